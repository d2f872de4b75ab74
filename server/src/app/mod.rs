//! The server as a whole: how it starts and how it stops.

mod router;
pub mod serving;
mod worker_status;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, LocalBoxFuture};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use self::serving::{ConnectionLimits, Connections};
use crate::bus::nats::{NatsConnection, NatsSettings};
use crate::bus::{Bus, BusError, DatabaseBus, InProcess, NatsBus};
use crate::fronts::metrics;
use crate::fronts::shared::protection::{Guards, Protection};
use crate::fronts::shared::{AppState, MetricsAccess};
use crate::limits::Limits;
use crate::services::accounts::{Accounts, load_guest_keys};
use crate::services::after_match;
use crate::services::calls::{Calls, Push, PushSettings};
use crate::services::chat::Chat;
use crate::services::engine_pool::{EnginePool, EngineQueue, LocalEngines, Think, Workers};
use crate::services::leases;
use crate::services::matches::{MatchError, Matches};
use crate::services::notices::NoticeBoard;
use crate::services::revocations::Revocations;
use crate::services::tournaments::TournamentService;
use crate::storage::{Location, SqlStore, Store, StoreError};

pub use router::{api_document, router};
pub use worker_status::serve_status;

/// How often a server looks for what others wrote and did not say, unless it is said otherwise.
pub const POLLING: Duration = Duration::from_secs(5);

/// How a server is set up. The command line has one option for each, with an environment variable of
/// the same name in capitals behind `GALDS_`.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the database is.
    pub location: Location,
    /// The NATS over which several servers hear of each other; without one the database is used where several
    /// can share it.
    pub bus: Option<NatsSettings>,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// How many threads the computer may think with.
    pub thinking: usize,
    /// Who thinks where there is a NATS.
    pub think: Think,
    /// How long connections may take to end when the server stops.
    pub patience: Duration,
    /// How often the server looks for itself whether others on the same database wrote something, in case a
    /// notice was lost.
    pub polling: Duration,
    /// How it is protected.
    pub guards: Guards,
    /// How many connections there may be, and how long they may keep silent.
    pub connections: ConnectionLimits,
    /// Who gets the metrics at `/metrics`.
    pub metrics: MetricsAccess,
    /// How browsers are called in which no page is open.
    pub push: PushSettings,
    /// A folder with the modules of the pages, where the program does not carry them.
    pub modules: Option<PathBuf>,
    /// A folder with endgame tables, which browsers get for their own analysis.
    pub endgames: Option<PathBuf>,
}

impl Settings {
    /// A server for tests and trials: a folder, any free port of this machine.
    pub fn local(folder: impl Into<std::path::PathBuf>) -> Settings {
        Settings {
            location: Location::Folder(folder.into()),
            bus: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            thinking: 1,
            think: Think::Auto,
            patience: Duration::from_secs(2),
            polling: POLLING,
            guards: Guards::default(),
            connections: ConnectionLimits::default(),
            metrics: MetricsAccess::Local,
            push: PushSettings::default(),
            modules: None,
            endgames: None,
        }
    }
}

/// Why a server did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The matches cannot be recovered.
    #[error(transparent)]
    Matches(#[from] MatchError),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {reason}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        reason: std::io::Error,
    },
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its fronts share.
    pub app: AppState,
    stop: watch::Sender<bool>,
    serving: tokio::task::JoinHandle<()>,
    /// What is done beside serving, for ever.
    duties: Vec<tokio::task::JoinHandle<()>>,
    patience: Duration,
    bus: Arc<dyn Bus>,
}

impl Server {
    /// Opens the store at the location of the settings, finds the matches that were being played, and
    /// listens.
    ///
    /// The future is boxed here so that the whole server is compiled in this crate, with its optimisation,
    /// and not once more in the crate that awaits it.
    pub fn start(settings: Settings) -> LocalBoxFuture<'static, Result<Server, StartError>> {
        async move {
            let store = SqlStore::open(&settings.location).await?;
            Server::start_with(Arc::new(store), settings).await
        }
        .boxed_local()
    }

    /// The same with any store, whatever the location of the settings.
    pub async fn start_with(
        store: Arc<dyn Store>,
        settings: Settings,
    ) -> Result<Server, StartError> {
        let counting = tokio::spawn(metrics::keep());
        let nats = match &settings.bus {
            Some(nats) => Some(NatsConnection::open(nats).await?),
            None => None,
        };
        let bus = open_bus(nats.as_ref(), &store).await?;
        let notices = NoticeBoard::new(Arc::clone(&bus));
        let engine_pool =
            EnginePool::new(open_queue(nats.as_ref(), &settings).await?, settings.thinking);
        let matches = Matches::start(Arc::clone(&store), notices.clone(), engine_pool);
        let recovered = matches.recover().await?;
        let (stop, stopping) = watch::channel(false);
        let mut connection_limits = settings.connections;
        if settings.guards.limits == Limits::Off {
            connection_limits.each_address = usize::MAX;
        }
        let protection = Arc::new(Protection::new(settings.guards));
        let limiter = Arc::clone(&protection.limiter);
        let (limits, sharing_bus) = (Arc::clone(&limiter), Arc::clone(&bus));
        let push = Push::load(Arc::clone(&store), settings.push).await?;
        let calls = Calls::new(Arc::clone(&store), notices.clone(), matches.clone(), push);
        let tournaments = TournamentService::new(
            Arc::clone(&store),
            matches.clone(),
            notices.clone(),
            calls.clone(),
        );
        let after = after_match::attend(
            Arc::clone(&store),
            Arc::clone(&bus),
            notices.clone(),
            matches.clone(),
            tournaments.clone(),
        );
        let app = AppState {
            matches: matches.clone(),
            accounts: Accounts::new(Arc::clone(&store)),
            guests: load_guest_keys(&store).await?,
            revocations: Revocations::new(Arc::clone(&store), notices.clone(), matches.clone()),
            tournaments,
            calls: calls.clone(),
            chat: Chat::new(Arc::clone(&store), notices.clone(), matches.clone(), limiter),
            store,
            bus: notices,
            protection,
            metrics: settings.metrics,
            modules: settings.modules.map(Arc::from),
            endgames: settings.endgames.map(Arc::from),
            stopping,
        };
        let refused = |reason| StartError::Listen { address: settings.listen, reason };
        let listener = TcpListener::bind(settings.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        tracing::info!(%address, recovered, "listening");
        let connections = Connections::new(connection_limits, app.protection.proxies.clone());
        let (routes, end) = (router(app.clone()), app.clone());
        let serving = tokio::spawn(async move {
            let stopped = async move { end.stopped().await };
            serving::serve(listener, routes, connections, stopped).await;
        });
        let (sharing, revocations) = (matches.clone(), app.revocations.clone());
        let (following, listener) = (matches.clone(), bus.listen());
        let written = matches.follow_written();
        let duties = vec![
            counting,
            tokio::spawn(async move { following.follow_others(listener, settings.polling).await }),
            tokio::spawn(async move { matches.pulse().await }),
            tokio::spawn(after),
            tokio::spawn(calls.attend(written)),
            tokio::spawn(async move { sharing.share_presence().await }),
            tokio::spawn(async move { revocations.enforce().await }),
            tokio::spawn(async move { limits.share(&*sharing_bus).await }),
        ];
        Ok(Server { address, app, stop, serving, duties, patience: settings.patience, bus })
    }

    /// Takes no more connections, lets those that are open finish, writes what is left, and ends. All of
    /// it takes no longer than the server's patience.
    pub fn stop(self) -> BoxFuture<'static, ()> {
        self.close().boxed()
    }

    async fn close(self) {
        let ends = Instant::now() + self.patience;
        let _nobody_listens = self.stop.send(true);
        self.app.matches.engine_pool().stop();
        let mut serving = self.serving;
        let finishing = self.patience.saturating_sub(closing_time(self.patience));
        if tokio::time::timeout(finishing, &mut serving).await.is_err() {
            serving.abort();
        }
        for duty in &self.duties {
            duty.abort();
        }
        let left = || ends.saturating_duration_since(Instant::now());
        let leave = self.app.matches.take_leave();
        let released = tokio::time::timeout(left() / 2, leases::release(&*self.bus));
        let (left_alone, _released_or_expiring) =
            tokio::join!(tokio::time::timeout(left() / 2, leave), released);
        match left_alone {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the end of the server was not noted"),
            Err(_) => tracing::warn!("the end of the server was not noted in time"),
        }
        self.app.store.close_within(left()).await;
    }
}

/// The bus over NATS, or the one that comes with the store.
async fn open_bus(
    nats: Option<&NatsConnection>,
    store: &Arc<dyn Store>,
) -> Result<Arc<dyn Bus>, BusError> {
    if let Some(nats) = nats {
        return Ok(Arc::new(NatsBus::start(nats.clone()).await?));
    }
    Ok(match store.listener() {
        Some(listener) => Arc::new(DatabaseBus::start(Arc::clone(store), listener)),
        None => Arc::new(InProcess::default()),
    })
}

/// Where jobs for the engine go.
async fn open_queue(
    nats: Option<&NatsConnection>,
    settings: &Settings,
) -> Result<Arc<dyn EngineQueue>, BusError> {
    let (local, threads) = (LocalEngines::new(settings.thinking), settings.thinking);
    Ok(match (nats, settings.think) {
        (None, _) | (Some(_), Think::Here) => Arc::new(local),
        (Some(nats), Think::Auto) => {
            Arc::new(Workers::start(nats.clone(), Some(local), threads).await?)
        }
        (Some(nats), Think::Workers) => {
            Arc::new(Workers::start(nats.clone(), None, threads).await?)
        }
    })
}

/// What is kept of the patience for writing what is left and closing the store.
fn closing_time(patience: Duration) -> Duration {
    const ENOUGH: Duration = Duration::from_secs(2);
    (patience / 2).min(ENOUGH)
}
