//! A PostgreSQL server of the tests' own, on loopback.
//!
//! It is started once for a test program, under a user of its own where the tests run as root (it
//! refuses root), and every test gets a database. Without PostgreSQL on the machine the tests that
//! need it say so and pass, but fail where `CI` is set.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};

use super::ports::free_port;

static SERVER: OnceLock<Option<Postgres>> = OnceLock::new();
static DATABASES: AtomicU32 = AtomicU32::new(0);
static ALONE: Mutex<()> = Mutex::new(());

struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// The address of a fresh database, or nothing where PostgreSQL is not installed.
pub(crate) fn database() -> Option<String> {
    // Databases are copied from a template, one at a time.
    let _alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let server = SERVER.get_or_init(start).as_ref();
    let Some(server) = server else {
        assert!(std::env::var_os("CI").is_none(), "PostgreSQL is not installed; see .ci/packages");
        eprintln!("skipped: PostgreSQL is not installed");
        return None;
    };
    let number = DATABASES.fetch_add(1, Ordering::Relaxed);
    let name = format!("galds_test_{number}");
    server.run(
        "createdb",
        &["-h", "127.0.0.1", "-p", &server.port.to_string(), "-U", "galds", &name],
    );
    Some(format!("postgres://galds@127.0.0.1:{}/{name}", server.port))
}

/// Stops and starts the server in between, as when a database goes away for a while.
pub(crate) fn stop() {
    if let Some(Some(server)) = SERVER.get() {
        server.run("pg_ctl", &["-D", &server.data(), "-m", "immediate", "-w", "stop"]);
    }
}

/// Ends the server and everything that it has started at once, as a machine does that loses its power.
pub(crate) fn kill() {
    let Some(Some(server)) = SERVER.get() else { return };
    let note = server.folder.join("data/postmaster.pid");
    let text = std::fs::read_to_string(&note).expect("PostgreSQL notes its number");
    let main = text.lines().next().unwrap_or_default().to_owned();
    let signal = |name: &str, processes: &[String]| {
        let sent = Command::new("kill").arg(name).args(processes).stderr(Stdio::null()).status();
        sent.expect("kill runs");
    };
    // From now on it starts no more.
    signal("-STOP", std::slice::from_ref(&main));
    let mut all = children(&main);
    all.push(main);
    signal("-KILL", &all);
    while all.iter().any(|process| is_running(process)) {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // Whoever should have noticed that the process has ended may not have done so yet: then its number seems to be
    // that of a server that runs.
    let of_socket = server.folder.join(format!(".s.PGSQL.{}.lock", server.port));
    for note in [note, of_socket] {
        std::fs::remove_file(note).expect("its notes can be removed");
    }
}

/// The processes that a process has started.
fn children(of: &str) -> Vec<String> {
    let all = std::fs::read_dir("/proc").expect("the system tells").flatten();
    let names = all.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|process| status_of(process).is_some_and(|(_, parent)| parent == of)).collect()
}

/// Whether a process is there and has not ended.
fn is_running(process: &str) -> bool {
    status_of(process).is_some_and(|(state, _)| state != "Z")
}

/// The state of a process, and the process that started it.
fn status_of(process: &str) -> Option<(String, String)> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().map(str::to_owned);
    Some((fields.next()?, fields.next()?))
}

/// What a question to a database is answered with, a line a row.
pub(crate) fn ask(address: &str, question: &str) -> Vec<String> {
    let Some(Some(server)) = SERVER.get() else { return Vec::new() };
    let answer = Command::new(server.programs.join("psql"))
        .args(["--no-psqlrc", "--tuples-only", "--no-align", "--command", question, address])
        .output()
        .expect("psql runs");
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    String::from_utf8_lossy(&answer.stdout).lines().map(str::to_owned).collect()
}

/// The port of the server.
pub(crate) fn port() -> Option<u16> {
    SERVER.get()?.as_ref().map(|server| server.port)
}

/// Starts the server again after [`stop`] or [`kill`].
pub(crate) fn start_again() {
    if let Some(Some(server)) = SERVER.get() {
        server.launch();
    }
}

fn start() -> Option<Postgres> {
    let programs = programs()?;
    let folder = std::env::temp_dir().join(format!("galds-postgres-{}", std::process::id()));
    std::fs::create_dir_all(&folder).ok()?;
    if is_root() {
        let owned = Command::new("chown").arg("nobody").arg(&folder).status().ok()?;
        assert!(owned.success(), "the folder of PostgreSQL cannot be given to its user");
    }
    let port = free_port();
    let server = Postgres { programs, folder, port };
    server.run("initdb", &["-A", "trust", "-U", "galds", "-N", "-D", &server.data()]);
    server.launch();
    stop_with_the_tests(&server);
    Some(server)
}

impl Postgres {
    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn launch(&self) {
        let folder = self.folder.display();
        let options =
            format!("-p {} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}", self.port);
        let log = self.folder.join("log").display().to_string();
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-l", &log, "-o", &options, "start"]);
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = as_its_user(&self.programs.join(program), arguments);
        // A server that is started keeps what it inherits: it must not keep a pipe of ours open.
        let log = std::fs::File::create(self.folder.join("last")).expect("a file for messages");
        command.current_dir(&self.folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let status = command.status().unwrap_or_else(|error| panic!("{program}: {error}"));
        let mut said = std::fs::read_to_string(self.folder.join("last")).unwrap_or_default();
        if !status.success() {
            said += &std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        }
        assert!(status.success(), "{program} {arguments:?} failed: {said}");
    }
}

/// PostgreSQL refuses to run as root.
fn as_its_user(program: &Path, arguments: &[&str]) -> Command {
    if !is_root() {
        let mut command = Command::new(program);
        command.args(arguments);
        return command;
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]);
    command.arg(program).args(arguments);
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<_> = versions.flatten().map(|entry| entry.path().join("bin")).collect();
    folders.retain(|folder| folder.join("initdb").is_file());
    folders.sort();
    folders.pop()
}

/// A shell that waits for the tests to end, however they end, then stops the server and clears up.
fn stop_with_the_tests(server: &Postgres) {
    let script = format!(
        "while [ -d /proc/{} ]; do sleep 1; done; '{}' -D '{}' -m immediate stop; rm -rf '{}'",
        std::process::id(),
        server.programs.join("pg_ctl").display(),
        server.data(),
        server.folder.display()
    );
    let mut command = as_its_user(Path::new("/bin/sh"), &["-c", &script]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let _waits_by_itself = command.spawn();
}
