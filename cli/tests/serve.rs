//! `galds serve` as a host meets it.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server on a free port, with a folder of its own.
struct Served {
    child: Child,
    address: String,
    folder: std::path::PathBuf,
}

impl Served {
    fn start(name: &str) -> Served {
        let folder =
            std::env::temp_dir().join(format!("galds-serve-{}-{name}", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_galds"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Galds is at http://").unwrap().to_owned();
        Served { child, address, folder }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _ended = self.child.wait();
        let _may_be_gone = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn a_server_answers_and_stops_when_it_is_told_to() {
    let mut served = Served::start("stops");
    assert!(served.get("/health").starts_with("HTTP/1.1 200"), "{}", served.get("/health"));
    assert!(served.get("/api").contains("\"openapi\":\"3.1"));
    assert!(served.folder.join("galds.sqlite").is_file());
    let told = Command::new("kill").arg(served.child.id().to_string()).status().unwrap();
    assert!(told.success());
    assert!(served.child.wait().unwrap().success(), "a server that is told to stop ends well");
}

#[test]
fn settings_that_cannot_be_are_refused_before_anything_starts() {
    for (arguments, part) in [
        (vec!["--database", "mysql://host/name"], "postgres://"),
        (vec!["--log", "a=b=c"], "--log"),
        (vec!["--listen", "nowhere"], "--listen"),
    ] {
        let run = Command::new(env!("CARGO_BIN_EXE_galds")).arg("serve").args(&arguments).output();
        let output = run.unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
}
