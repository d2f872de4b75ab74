//! The server as a whole: how it starts and how it stops.

mod router;
pub mod serving;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, LocalBoxFuture};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use self::serving::{ConnectionLimits, Connections};
use crate::fronts::metrics;
use crate::fronts::shared::protection::{Guards, Protection};
use crate::fronts::shared::{AppState, MetricsAccess};
use crate::limits::Limits;
use crate::services::accounts::{Accounts, load_guest_keys};
use crate::services::after_match;
use crate::services::chat::Chat;
use crate::services::engine_pool::EnginePool;
use crate::services::matches::{MatchError, Matches};
use crate::services::notices::{Bus, LocalBus, SharedBus};
use crate::services::revocations::Revocations;
use crate::services::tournaments::TournamentService;
use crate::storage::{Location, SqlStore, Store, StoreError};

pub use router::router;

/// How often connections look for what other servers wrote, unless it is said otherwise.
pub const POLLING: Duration = Duration::from_secs(5);

/// How a server is set up. The command line has one option for each, with an environment variable of
/// the same name in capitals behind `GALDS_`.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the database is.
    pub location: Location,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// How many threads the computer may think with.
    pub thinking: usize,
    /// How long connections may take to end when the server stops.
    pub patience: Duration,
    /// How often connections look for themselves whether other servers on the same database wrote
    /// something, in case a notice was lost.
    pub polling: Duration,
    /// How it is protected.
    pub guards: Guards,
    /// How many connections there may be, and how long they may keep silent.
    pub connections: ConnectionLimits,
    /// Who gets the metrics at `/metrics`.
    pub metrics: MetricsAccess,
}

impl Settings {
    /// A server for tests and trials: a folder, any free port of this machine.
    pub fn local(folder: impl Into<std::path::PathBuf>) -> Settings {
        Settings {
            location: Location::Folder(folder.into()),
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            thinking: 1,
            patience: Duration::from_secs(2),
            polling: POLLING,
            guards: Guards::default(),
            connections: ConnectionLimits::default(),
            metrics: MetricsAccess::Local,
        }
    }
}

/// Why a server did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
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
        let bus: Arc<dyn Bus> = match store.listener() {
            Some(listener) => Arc::new(SharedBus::start(Arc::clone(&store), listener)),
            None => Arc::new(LocalBus::default()),
        };
        let engine_pool = EnginePool::new(settings.thinking);
        let matches = Matches::start(Arc::clone(&store), Arc::clone(&bus), engine_pool);
        let recovered = matches.recover().await?;
        let (stop, stopping) = watch::channel(false);
        let mut connection_limits = settings.connections;
        if settings.guards.limits == Limits::Off {
            connection_limits.each_address = usize::MAX;
        }
        let protection = Arc::new(Protection::new(settings.guards));
        let limiter = Arc::clone(&protection.limiter);
        let after = after_match::attend(Arc::clone(&store), Arc::clone(&bus), matches.clone());
        let app = AppState {
            matches: matches.clone(),
            accounts: Accounts::new(Arc::clone(&store)),
            guests: load_guest_keys(&store).await?,
            revocations: Revocations::new(Arc::clone(&store)),
            tournaments: TournamentService::new(Arc::clone(&store), matches.clone()),
            chat: Chat::new(Arc::clone(&store), Arc::clone(&bus), matches.clone(), limiter),
            store,
            bus,
            protection,
            metrics: settings.metrics,
            polling: settings.polling,
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
        let duties = vec![
            counting,
            tokio::spawn(async move { matches.pulse().await }),
            tokio::spawn(after),
            tokio::spawn(async move { sharing.share_presence().await }),
            tokio::spawn(async move { revocations.enforce().await }),
        ];
        Ok(Server { address, app, stop, serving, duties, patience: settings.patience })
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
        match tokio::time::timeout(left() / 2, self.app.matches.take_leave()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the end of the server was not noted"),
            Err(_) => tracing::warn!("the end of the server was not noted in time"),
        }
        self.app.store.close_within(left()).await;
    }
}

/// What is kept of the patience for writing what is left and closing the store.
fn closing_time(patience: Duration) -> Duration {
    const ENOUGH: Duration = Duration::from_secs(2);
    (patience / 2).min(ENOUGH)
}
