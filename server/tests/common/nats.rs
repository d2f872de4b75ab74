//! A NATS server of a test's own, on loopback.
//!
//! Without `nats-server` on the machine the tests that need it say so and pass, but fail where `CI` is set.

use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::Folder;
use super::ports::free_port;

/// Where Debian puts it: not in everybody's path.
const PLACES: [&str; 2] = ["nats-server", "/usr/sbin/nats-server"];

/// A NATS server, which ends with this.
pub(crate) struct Nats {
    program: PathBuf,
    arguments: Vec<String>,
    folder: Folder,
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts one, or says that there is none on this machine.
    pub(crate) fn start() -> Option<Nats> {
        Nats::with(&[])
    }

    /// The same with further arguments.
    pub(crate) fn with(arguments: &[&str]) -> Option<Nats> {
        let Some(program) = program() else {
            assert!(std::env::var_os("CI").is_none(), "nats-server is missing; see .ci/packages");
            eprintln!("skipped: nats-server is not installed");
            return None;
        };
        let port = free_port();
        let arguments = arguments.iter().map(ToString::to_string).collect();
        let mut nats = Nats { program, arguments, folder: Folder::new(), port, process: None };
        nats.start_again();
        Some(nats)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it listens.
    pub(crate) fn host(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Ends it at once, as a machine does that loses its power.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("it can be killed");
            process.wait().expect("it ends");
        }
    }

    /// Starts it, also after [`Nats::kill`].
    pub(crate) fn start_again(&mut self) {
        let mut command = Command::new(&self.program);
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"]);
        command.arg(&self.folder.0).args(&self.arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(command.spawn().expect("nats-server starts"));
        for _ in 0..600 {
            if TcpStream::connect(self.host()).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("nats-server does not answer");
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn program() -> Option<PathBuf> {
    let answers = |place: &&str| {
        let asked = Command::new(place).arg("--version").output();
        asked.is_ok_and(|output| output.status.success())
    };
    PLACES.into_iter().find(answers).map(PathBuf::from)
}
