//! A server that is started for a measurement, as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::failure::Failure;

/// The server and the folder of its data. Both are gone when this is dropped.
#[derive(Debug)]
pub(super) struct OwnServer {
    process: Child,
    folder: PathBuf,
    address: String,
}

impl OwnServer {
    /// Starts a server with a database of its own, or with this one and perhaps a bus.
    pub(super) fn start(
        number: usize,
        database: Option<&str>,
        bus: Option<&str>,
    ) -> Result<OwnServer, Failure> {
        let name = format!("galds-load-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-limits",
            "--log",
            "warn",
            "--data",
        ]);
        command.arg(&folder).stdout(Stdio::piped());
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        if let Some(bus) = bus {
            command.args(["--bus", bus]);
        }
        let mut process = command.spawn()?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.unwrap_or_default().to_owned();
        let server = OwnServer { process, folder, address };
        if server.address.is_empty() {
            return Err(Failure::Server("the server did not start".to_owned()));
        }
        Ok(server)
    }

    /// The number of its process.
    pub(super) fn process(&self) -> u32 {
        self.process.id()
    }

    /// Where it listens.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// The bytes of memory that it has, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kibibytes * 1_024)
    }

    /// Stops it.
    pub(super) fn stop(mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // After `stop` there is nothing left to end; what cannot be removed is in a temporary folder.
        let _ended = self.process.kill();
        let _waited = self.process.wait();
        let _removed = std::fs::remove_dir_all(&self.folder);
    }
}
