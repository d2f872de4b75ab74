//! The server as a whole: what all routes share, how it starts and how it stops.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::aftermath;
use crate::figures::{self, FiguresFor};
use crate::http;
use crate::identity::GuestKeys;
use crate::live::{Bus, LocalBus, Revocations, SharedBus};
use crate::matches::{Keeper, MatchError, Thinkers};
use crate::people::Desk;
use crate::protection::{Guards, Limits, Protection};
use crate::serving::{ConnectionLimits, Connections};
use crate::storage::{Location, SqlStore, Store, StoreError};
use crate::tournaments::Director;

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
    /// Who gets the figures at `/metrics`.
    pub figures: FiguresFor,
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
            figures: FiguresFor::Local,
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

/// What all routes share. Clones are the same server.
#[derive(Clone)]
pub struct App {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Who hears of what.
    pub bus: Arc<dyn Bus>,
    /// The matches.
    pub keeper: Keeper,
    /// Where people register and log in.
    pub desk: Desk,
    /// Who issues the keys of guests.
    pub guests: GuestKeys,
    /// What ends live connections.
    pub revocations: Revocations,
    /// Who runs the tournaments.
    pub director: Director,
    /// What stands between the network and the routes.
    pub protection: Arc<Protection>,
    /// Who gets the figures.
    pub figures: FiguresFor,
    /// How often connections look for what other servers wrote.
    pub polling: Duration,
    /// Says when the server stops: long-lived connections end then.
    pub stopping: watch::Receiver<bool>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("App")
    }
}

impl App {
    /// Waits until the server stops.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        let _stopping_or_gone = stopping.wait_for(|stopping| *stopping).await;
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its routes share.
    pub app: App,
    store: Arc<SqlStore>,
    stop: watch::Sender<bool>,
    serving: tokio::task::JoinHandle<()>,
    /// What is done beside serving, for ever.
    duties: Vec<tokio::task::JoinHandle<()>>,
    patience: Duration,
}

impl Server {
    /// Opens the store, finds the matches that were being played, and listens.
    pub async fn start(settings: Settings) -> Result<Server, StartError> {
        let counting = tokio::spawn(figures::keep());
        let store = Arc::new(SqlStore::open(&settings.location).await?);
        let bus: Arc<dyn Bus> = match store.listener() {
            Some(listener) => Arc::new(SharedBus::start(Arc::clone(&store), listener)),
            None => Arc::new(LocalBus::default()),
        };
        let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
        let thinkers = Thinkers::new(settings.thinking);
        let keeper = Keeper::start(Arc::clone(&shared), Arc::clone(&bus), thinkers);
        let recovered = keeper.recover().await?;
        let (stop, stopping) = watch::channel(false);
        let desk = Desk::new(Arc::clone(&shared));
        let guests = GuestKeys::load(&*store).await?;
        let revocations = Revocations::new(Arc::clone(&shared));
        let mut connection_limits = settings.connections;
        if settings.guards.limits == Limits::Off {
            connection_limits.each_address = usize::MAX;
        }
        let protection = Arc::new(Protection::new(settings.guards));
        let director = Director::new(Arc::clone(&shared), keeper.clone());
        let after = aftermath::attend(Arc::clone(&shared), Arc::clone(&bus), keeper.clone());
        let app = App {
            store: shared,
            bus,
            keeper: keeper.clone(),
            desk,
            guests,
            revocations: revocations.clone(),
            director,
            protection,
            figures: settings.figures,
            polling: settings.polling,
            stopping,
        };
        let refused = |reason| StartError::Listen { address: settings.listen, reason };
        let listener = TcpListener::bind(settings.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        tracing::info!(%address, recovered, "listening");
        let router = http::router(app.clone());
        let proxies = app.protection.proxies.clone();
        let connections = Connections::new(connection_limits, proxies);
        let end = app.clone();
        let serving = tokio::spawn(async move {
            let stopped = async move { end.stopped().await };
            crate::serving::serve(listener, router, connections, stopped).await;
        });
        let sharing = keeper.clone();
        let presence = tokio::spawn(async move { sharing.share_presence().await });
        let revoking = tokio::spawn(async move { revocations.enforce().await });
        let pulse = tokio::spawn(async move { keeper.pulse().await });
        let aftermath = tokio::spawn(after);
        let patience = settings.patience;
        let duties = vec![pulse, aftermath, counting, presence, revoking];
        Ok(Server { address, app, store, stop, serving, duties, patience })
    }

    /// Takes no more connections, lets those that are open finish, writes what is left, and ends. All of
    /// it takes no longer than the server's patience.
    pub async fn stop(self) {
        let ends = Instant::now() + self.patience;
        let _nobody_listens = self.stop.send(true);
        self.app.keeper.thinkers().stop();
        let mut serving = self.serving;
        let finishing = self.patience.saturating_sub(closing_time(self.patience));
        if tokio::time::timeout(finishing, &mut serving).await.is_err() {
            serving.abort();
        }
        for duty in &self.duties {
            duty.abort();
        }
        let left = || ends.saturating_duration_since(Instant::now());
        match tokio::time::timeout(left() / 2, self.app.keeper.take_leave()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the end of the server was not noted"),
            Err(_) => tracing::warn!("the end of the server was not noted in time"),
        }
        self.store.close_within(left()).await;
    }
}

/// What is kept of the patience for writing what is left and closing the store.
fn closing_time(patience: Duration) -> Duration {
    const ENOUGH: Duration = Duration::from_secs(2);
    (patience / 2).min(ENOUGH)
}
