//! What tells a program that runs for long to stop.

/// Ctrl-C, and the signal by which service managers stop programs. They are received from the moment this exists,
/// not only when somebody waits for them: a program that has said that it is there may be told to stop at once.
pub(super) struct StopSignals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
}

impl StopSignals {
    /// Listens from now on.
    #[cfg(unix)]
    pub(super) fn listen() -> std::io::Result<StopSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(StopSignals { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    /// Listens from now on.
    #[cfg(windows)]
    pub(super) fn listen() -> std::io::Result<StopSignals> {
        Ok(StopSignals { interrupt: tokio::signal::windows::ctrl_c()? })
    }

    /// Waits until one comes.
    #[cfg(unix)]
    pub(super) async fn received(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    /// Waits until one comes.
    #[cfg(windows)]
    pub(super) async fn received(&mut self) {
        self.interrupt.recv().await;
    }
}
