//! `galds serve`: the server.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::time::Duration;

use galds_server::app::{POLLING, Server, Settings};
use galds_server::figures::FiguresFor;
use galds_server::people::Cookies;
use galds_server::protection::{Guards, Limits, Network};
use galds_server::serving::ConnectionLimits;
use galds_server::storage::{Location, backup};
use tracing_subscriber::EnvFilter;

use super::database::Database;
use crate::failure::Failure;

/// Every setting is an option and an environment variable; the option wins.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: Database,
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", env = "GALDS_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// How many threads the computer uses for thinking [default: one less than the machine has]
    #[arg(long, value_name = "N", env = "GALDS_THINKING")]
    thinking: Option<NonZeroUsize>,
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
    metrics: FiguresFor,
    /// What is logged, such as `info` or `galds_server=debug`
    #[arg(long, value_name = "FILTER", env = "GALDS_LOG", default_value = "info")]
    log: String,
    /// The format of log lines
    #[arg(long, value_name = "FORM", env = "GALDS_LOG_FORM", default_value = "text")]
    log_form: LogForm,
}

/// The form of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// Lines for people.
    Text,
    /// One JSON object per line.
    Json,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    start_log(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(settings(args)?));
    // Whatever still runs, such as a write to a disk that does not answer, is not waited for.
    runtime.shutdown_background();
    served
}

fn settings(args: &Args) -> Result<Settings, Failure> {
    let location = args.database.location()?;
    let machine = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let thinking =
        args.thinking.map_or_else(|| machine().saturating_sub(1).max(1), NonZeroUsize::get);
    let patience = Duration::from_secs(args.patience);
    Ok(Settings {
        location,
        listen: args.listen,
        thinking,
        patience,
        polling: POLLING,
        guards: guards(args),
        connections: args
            .connections
            .map_or_else(ConnectionLimits::default, |most| ConnectionLimits::of_total(most.get())),
        figures: args.metrics,
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

fn start_log(args: &Args) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&args.log)
        .map_err(|error| Failure::Input(format!("--log {}: {error}", args.log)))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Colours are for people who look on, not for files.
    let lines = lines.with_ansi(std::io::stderr().is_terminal());
    match args.log_form {
        LogForm::Text => lines.init(),
        LogForm::Json => lines.json().init(),
    }
    Ok(())
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
            () = signals.heard() => false,
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

/// Ctrl-C, and the signal by which service managers stop programs. They are heard from the moment this exists,
/// not only when somebody waits for them: a server that has said where it is may be told to stop at once.
struct StopSignals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
}

impl StopSignals {
    #[cfg(unix)]
    fn listen() -> std::io::Result<StopSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(StopSignals { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    #[cfg(windows)]
    fn listen() -> std::io::Result<StopSignals> {
        Ok(StopSignals { interrupt: tokio::signal::windows::ctrl_c()? })
    }

    #[cfg(unix)]
    async fn heard(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(windows)]
    async fn heard(&mut self) {
        self.interrupt.recv().await;
    }
}
