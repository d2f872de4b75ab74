//! `galds serve`: the server.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use galds_server::app::serving::ConnectionLimits;
use galds_server::app::{POLLING, Server, Settings};
use galds_server::fronts::shared::protection::{Guards, Network};
use galds_server::fronts::shared::{Cookies, MetricsAccess};
use galds_server::limits::Limits;
use galds_server::services::calls::PushSettings;
use galds_server::services::engine_pool::Think;
use galds_server::storage::{Location, backup};

use super::bus::NatsOptions;
use super::database::Database;
use super::endgames::EndgameFiles;
use super::log::Log;
use super::stop_signals::StopSignals;
use super::worker::spare_threads;
use crate::failure::Failure;

/// Every setting is an option and an environment variable; the option wins.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    bus: NatsOptions,
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", env = "GALDS_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// How many threads the computer uses for thinking [default: one less than the machine has]
    #[arg(long, value_name = "N", env = "GALDS_THINKING")]
    thinking: Option<NonZeroUsize>,
    /// Who thinks where there is a bus: `auto` for workers, and this server when there is none; `here` for
    /// this server; `workers` for nobody else
    #[arg(long, value_name = "WHO", env = "GALDS_THINK", default_value = "auto")]
    think: Think,
    /// Seconds that open connections get when the server stops
    #[arg(long, value_name = "SECONDS", env = "GALDS_PATIENCE", default_value = "10")]
    patience: u64,
    /// A trusted proxy (X-Forwarded-For), as an address or a range such as 10.0.0.0/8
    #[arg(long, value_name = "NETWORK", env = "GALDS_TRUSTED_PROXIES", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    /// The origin under which the site is reached, such as `https://play.example.org` [default: any
    /// host by which the server is reached]
    #[arg(long, value_name = "ORIGIN", env = "GALDS_ORIGINS", value_delimiter = ',')]
    origin: Vec<String>,
    /// Set cookies that also travel over unencrypted connections, for a private network
    #[arg(long, env = "GALDS_PLAIN_COOKIES")]
    plain_cookies: bool,
    /// Maximum number of connections [default: as many as the limit of open files allows]
    #[arg(long, value_name = "N", env = "GALDS_CONNECTIONS")]
    connections: Option<NonZeroUsize>,
    /// No rate limits, for measuring how much load a server handles
    #[arg(long, env = "GALDS_NO_LIMITS")]
    no_limits: bool,
    /// Who may read /metrics: `local` for programs on this machine, `all`, `nobody`
    #[arg(long, value_name = "WHO", env = "GALDS_METRICS", default_value = "local")]
    metrics: MetricsAccess,
    /// Where the services that call closed browsers (Web Push) can reach the host, as `mailto:` or `https:`
    /// address; some of them insist on it
    #[arg(long, value_name = "ADDRESS", env = "GALDS_CONTACT")]
    contact: Option<String>,
    /// A folder with the modules by which pages play without a network, as `make modules` builds them [default:
    /// those that the program carries]
    #[arg(long, value_name = "FOLDER", env = "GALDS_MODULES")]
    modules: Option<PathBuf>,
    #[command(flatten)]
    endgames: EndgameFiles,
    #[command(flatten)]
    log: Log,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.log.start()?;
    args.endgames.load()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(settings(args)?));
    // Whatever still runs, such as a write to a disk that does not answer, is not waited for.
    runtime.shutdown_background();
    served
}

fn settings(args: &Args) -> Result<Settings, Failure> {
    let location = args.database.location()?;
    let thinking = args.thinking.map_or_else(spare_threads, NonZeroUsize::get);
    let patience = Duration::from_secs(args.patience);
    Ok(Settings {
        location,
        bus: args.bus.settings(),
        listen: args.listen,
        thinking,
        think: args.think,
        patience,
        polling: POLLING,
        guards: guards(args),
        connections: args
            .connections
            .map_or_else(ConnectionLimits::default, |most| ConnectionLimits::of_total(most.get())),
        metrics: args.metrics,
        push: PushSettings { contact: args.contact.clone(), ..PushSettings::default() },
        modules: args.modules.clone(),
        endgames: args.endgames.folder().map(Path::to_owned),
    })
}

fn guards(args: &Args) -> Guards {
    Guards {
        trusted_proxies: args.trusted_proxy.clone(),
        origins: args.origin.clone(),
        cookies: if args.plain_cookies { Cookies::Plain } else { Cookies::Secure },
        limits: if args.no_limits { Limits::Off } else { Limits::On },
    }
}

/// Serves until it is told to stop. When a backup is to be put back the server starts anew with it.
async fn serve(settings: Settings) -> Result<(), Failure> {
    let mut settings = settings;
    let mut signals = StopSignals::listen()?;
    loop {
        let server = Server::start(settings.clone())
            .await
            .map_err(|error| Failure::Server(error.to_string()))?;
        // Whoever comes back after a restart finds the server where it was.
        settings.listen = server.address;
        println!("Galds is at http://{}", server.address);
        let restored = tokio::select! {
            () = signals.received() => false,
            () = restore_waits(&settings.location) => true,
        };
        server.stop().await;
        if !restored {
            return Ok(());
        }
    }
}

/// Waits until a backup lies beside the database.
async fn restore_waits(location: &Location) {
    const GLANCE: Duration = Duration::from_secs(1);
    loop {
        tokio::time::sleep(GLANCE).await;
        if matches!(location, Location::Folder(folder) if backup::is_staged(folder)) {
            return;
        }
    }
}
