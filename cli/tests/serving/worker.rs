//! The real program as a worker.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// A worker in a process of its own.
pub(crate) struct Worker(Child);

impl Worker {
    pub(crate) fn start(bus: &str) -> Worker {
        let mut child = Command::new(env!("CARGO_BIN_EXE_galds"))
            .args(["worker", "--threads", "1", "--patience", "60", "--bus", bus])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the worker starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is a pipe");
        BufReader::new(output).read_line(&mut line).expect("it says that it is there");
        assert!(line.starts_with("Galds thinks"), "the worker did not start: {line}");
        Worker(child)
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        self.0.kill().expect("it can be killed");
        self.0.wait().expect("it ends");
    }

    /// Asks it to stop and waits; answers whether it ended well.
    pub(crate) fn terminate(mut self) -> bool {
        let sent = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
        self.0.wait().expect("it ends").success()
    }

    /// The time it has used a processor, in clock ticks of the system.
    pub(crate) fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id()));
        let stat = stat.expect("the system tells");
        let after_name = stat.rsplit_once(')').expect("a name").1;
        let fields: Vec<&str> = after_name.split_whitespace().collect();
        [11, 12].map(|field: usize| fields[field].parse::<u64>().expect("a number")).iter().sum()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ended = self.0.kill();
        let _waited = self.0.wait();
    }
}
