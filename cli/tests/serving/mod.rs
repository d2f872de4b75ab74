//! The real program as a server on loopback, and a client for it.
#![allow(dead_code, reason = "not every test file needs everything")]

#[path = "../../../server/tests/common/nats.rs"]
pub(crate) mod nats;
#[path = "../../../server/tests/common/ports.rs"]
pub(crate) mod ports;
#[path = "../../../server/tests/common/postgres.rs"]
pub(crate) mod postgres;
#[path = "../../../server/tests/common/proxy.rs"]
pub(crate) mod proxy;
pub(crate) mod worker;

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder that goes away with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("galds-cli-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub(crate) fn text(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _may_be_gone = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in a process of its own.
pub(crate) struct Serving {
    child: Child,
    pub(crate) address: SocketAddr,
    errors: Arc<Mutex<String>>,
}

/// An address of this machine that nobody uses.
pub(crate) fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its address")
}

impl Serving {
    /// Starts a server with this data on this address and waits until it listens.
    pub(crate) fn start(folder: &Folder, address: SocketAddr, more: &[&str]) -> Serving {
        Serving::start_with(folder, address, more, &[])
    }

    /// Starts a server that has these variables in its environment.
    pub(crate) fn start_with(
        folder: &Folder,
        address: SocketAddr,
        more: &[&str],
        environment: &[(&str, String)],
    ) -> Serving {
        let program = Path::new(env!("CARGO_BIN_EXE_galds"));
        Serving::start_program(program, folder, address, more, environment)
    }

    /// Starts a server that is another copy of the program.
    pub(crate) fn start_program(
        program: &Path,
        folder: &Folder,
        address: SocketAddr,
        more: &[&str],
        environment: &[(&str, String)],
    ) -> Serving {
        let mut child = Command::new(program)
            .args(["serve", "--no-limits", "--thinking", "1", "--listen", &address.to_string()])
            .args(["--data", &folder.text()])
            .args(more)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is a pipe");
        BufReader::new(output).read_line(&mut line).expect("it says where it is");
        let mut said = child.stderr.take().expect("its errors are a pipe");
        let errors = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&errors);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = said.read(&mut bytes) {
                heard
                    .lock()
                    .expect("unpoisoned")
                    .push_str(&String::from_utf8_lossy(&bytes[..count]));
            }
        });
        let serving = Serving { child, address, errors };
        assert!(line.contains("http://"), "the server did not start: {}", serving.errors());
        serving
    }

    /// What it has said on stderr.
    pub(crate) fn errors(&self) -> String {
        self.errors.lock().expect("unpoisoned").clone()
    }

    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Asks it to stop and waits; answers whether it ended well.
    pub(crate) fn terminate(mut self) -> bool {
        self.signal("TERM");
        let until = Instant::now() + Duration::from_mins(2);
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                return status.success();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").arg(format!("-{name}")).arg(id).status();
        assert!(sent.expect("kill runs").success());
    }

    /// The kibibytes of memory that it has.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("the system tells");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a line");
        line.split_whitespace().nth(1).expect("a number").parse().expect("a number")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _waited = self.child.wait();
    }
}

/// Somebody who talks to a server over HTTP.
#[derive(Clone)]
pub(crate) struct Caller {
    agent: ureq::Agent,
    pub(crate) base: String,
    pub(crate) key: String,
}

/// Why there was no good answer.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// No answer at all, or one that says to come back later.
    Away,
    /// Refused, with status and body.
    Refused(u16, Value),
}

impl Caller {
    /// A new guest, asked for until the server answers: some tests kill it at any moment.
    pub(crate) fn guest(base: &str) -> Caller {
        let made = Caller::with_key(base, "").insist("/api/guests", &json!({}));
        let made = made.expect("a new guest");
        Caller::with_key(base, made["key"].as_str().expect("a key"))
    }

    pub(crate) fn with_key(base: &str, key: &str) -> Caller {
        Caller::with_patience(base, key, Duration::from_secs(10))
    }

    /// One who waits for an answer no longer than this.
    pub(crate) fn with_patience(base: &str, key: &str, patience: Duration) -> Caller {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(patience))
            .build();
        Caller { agent: config.into(), base: base.to_owned(), key: key.to_owned() }
    }

    pub(crate) fn get(&self, path: &str) -> Result<Value, Trouble> {
        let request = self.agent.get(format!("{}{path}", self.base));
        read(request.header("authorization", format!("Bearer {}", self.key)).call())
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let request = self.agent.post(format!("{}{path}", self.base));
        let request = request.header("authorization", format!("Bearer {}", self.key));
        read(request.header("content-type", "application/json").send(body.to_string()))
    }

    /// Asks again and again until the server answers.
    pub(crate) fn insist(&self, path: &str, body: &Value) -> Result<Value, (u16, Value)> {
        let until = Instant::now() + Duration::from_mins(1);
        while Instant::now() < until {
            match self.post(path, body) {
                Ok(answer) => return Ok(answer),
                Err(Trouble::Refused(status, answer)) => return Err((status, answer)),
                Err(Trouble::Away) => std::thread::sleep(Duration::from_millis(20)),
            }
        }
        panic!("the server did not come back");
    }

    /// Makes an account and a token for it with these scopes.
    pub(crate) fn register(base: &str, name: &str, scopes: &[&str]) -> Caller {
        let nobody = Caller::with_key(base, "");
        let body = json!({"name": name, "password": "a long enough pass phrase"});
        let request = nobody.agent.post(format!("{base}/api/people"));
        let response = request.header("content-type", "application/json").send(body.to_string());
        let response = response.expect("an answer");
        assert!(response.status().is_success(), "{}", response.status());
        let cookie = response.headers()["set-cookie"].to_str().expect("text").to_owned();
        let cookie = cookie.split(';').next().expect("a value").to_owned();
        let body = json!({"label": "test", "scopes": scopes});
        let request = nobody.agent.post(format!("{base}/api/tokens"));
        let request = request.header("content-type", "application/json").header("cookie", cookie);
        let token = read(request.send(body.to_string())).expect("a token");
        Caller::with_key(base, token["secret"].as_str().expect("a secret"))
    }
}

type Answer = Result<ureq::http::Response<ureq::Body>, ureq::Error>;

fn read(answer: Answer) -> Result<Value, Trouble> {
    let mut answer = answer.map_err(|_| Trouble::Away)?;
    let status = answer.status().as_u16();
    let text = answer.body_mut().read_to_string().map_err(|_| Trouble::Away)?;
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    match status {
        200..300 => Ok(value),
        503 => Err(Trouble::Away),
        _ => Err(Trouble::Refused(status, value)),
    }
}
