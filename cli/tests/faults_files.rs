//! A server that runs out of files.
#![cfg(unix)]

mod serving;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serving::{Folder, free_address};

/// A server that may have so few files that its limit of connections does not help.
struct Starved {
    child: Child,
    address: SocketAddr,
    log: std::path::PathBuf,
}

impl Starved {
    fn start(folder: &Folder) -> Starved {
        let (address, log) = (free_address(), folder.0.join("log"));
        let script =
            "ulimit -n 64; exec \"$0\" serve --connections 1000 --listen \"$1\" --data \"$2\"";
        let mut child = Command::new("/bin/sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_galds"), &address.to_string()])
            .arg(folder.0.join("data"))
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(&log).expect("a file for its log"))
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is a pipe");
        BufReader::new(output).read_line(&mut line).expect("it says where it is");
        Starved { child, address, log }
    }

    fn log(&self) -> String {
        std::fs::read_to_string(&self.log).expect("its log")
    }

    fn is_well(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(self.address) else { return false };
        let patience = Some(Duration::from_secs(5));
        stream.set_read_timeout(patience).expect("a limit");
        let request = b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
        let mut answer = String::new();
        let read = stream.write_all(request).and_then(|()| stream.read_to_string(&mut answer));
        read.is_ok() && answer.starts_with("HTTP/1.1 200")
    }
}

impl Drop for Starved {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _waited = self.child.wait();
    }
}

fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..600 {
        if holds() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("{what}");
}

#[test]
fn a_server_without_files_says_so_and_serves_again_when_there_are_some() {
    let folder = Folder::new();
    let server = Starved::start(&folder);
    assert!(server.is_well());
    let silent: Vec<TcpStream> = (0..100)
        .map(|_| TcpStream::connect(server.address).expect("a place in the queue"))
        .collect();
    eventually("the log tells nothing", || server.log().contains("no connection can be taken"));
    drop(silent);
    eventually("the server stays deaf", || server.is_well());
    // A file is no terminal: there are no colours in it.
    assert!(!server.log().contains('\u{1b}'), "{}", server.log());
}
