//! `galds worker`: thinks for servers.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::time::Duration;

use galds_server::app::serve_status;
use galds_server::services::engine_pool::{Worker, WorkerStatus};
use tokio::net::TcpListener;

use super::bus::NatsOptions;
use super::endgames::EndgameFiles;
use super::log::Log;
use super::stop_signals::StopSignals;
use crate::failure::Failure;

/// Every setting is an option and an environment variable; the option wins.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    bus: NatsOptions,
    /// How many moves are thought about at a time, and half as many analyses beside them [default: one less
    /// than the machine has threads]
    #[arg(long, value_name = "N", env = "GALDS_THREADS")]
    threads: Option<NonZeroUsize>,
    /// Seconds that thoughts get to finish when the worker stops; what is left goes to other workers
    #[arg(long, value_name = "SECONDS", env = "GALDS_PATIENCE", default_value = "10")]
    patience: u64,
    /// Answer at this address to `/health` and `/metrics`, such as 127.0.0.1:9090 [default: at none]
    #[arg(long, value_name = "ADDRESS", env = "GALDS_WORKER_METRICS")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    endgames: EndgameFiles,
    #[command(flatten)]
    log: Log,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.log.start()?;
    args.endgames.load()?;
    let settings = args.bus.settings();
    let settings = settings.ok_or_else(|| {
        Failure::Input("a worker needs --bus, such as --bus nats://127.0.0.1:4222".to_owned())
    })?;
    let threads = args.threads.map_or_else(spare_threads, NonZeroUsize::get);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut signals = StopSignals::listen()?;
        let worker = Worker::connect(&settings, threads);
        let worker = worker.await.map_err(|error| Failure::Server(error.to_string()))?;
        let figures = match args.metrics {
            Some(address) => Some(serve_metrics(address, worker.status()).await?),
            None => None,
        };
        let place = figures.map(|at| format!(", figures at http://{at}/metrics"));
        println!("Galds thinks with {threads} threads{}", place.unwrap_or_default());
        signals.received().await;
        worker.stop(Duration::from_secs(args.patience)).await;
        Ok(())
    })
}

/// Says how the worker is to whoever asks at this address; answers with the address.
async fn serve_metrics(address: SocketAddr, status: WorkerStatus) -> Result<SocketAddr, Failure> {
    let refused =
        |error: std::io::Error| Failure::Server(format!("cannot listen on {address}: {error}"));
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let bound = listener.local_addr().map_err(refused)?;
    tokio::spawn(serve_status(listener, status));
    Ok(bound)
}

/// One thread less than the machine has, and one at least.
pub(super) fn spare_threads() -> usize {
    let machine = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    machine.saturating_sub(1).max(1)
}
