//! The unmodified Python client `berserk`, as its package index has it, plays whole games of all five.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::TestServer;
use galds_server::identity::{Scope, Scopes};
use galds_server::services::accounts::Typed;

/// The version that is installed: a newer one is tried by changing this line.
const BERSERK: &str = "berserk==0.14.0";

/// Installs the client into a folder of its own, once for all runs.
fn python() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(BERSERK.replace("==", "-"));
    let python = folder.join("bin/python");
    if folder.join("installed").exists() {
        return python;
    }
    // A folder that was left half made is made anew.
    let _none = std::fs::remove_dir_all(&folder);
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder));
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", BERSERK]));
    std::fs::write(folder.join("installed"), BERSERK).expect("the folder can be written");
    python
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (said, errors) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{command:?}\n{said}\n{errors}");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

async fn token(server: &TestServer, name: &str) -> String {
    let accounts = &server.server.app.accounts;
    let person = accounts.register(name, Typed::new("a long enough pass phrase")).await;
    let person = person.expect("the name is free");
    let scopes = Scopes::new([Scope::BotPlay, Scope::BoardPlay, Scope::ChallengeWrite]);
    let (secret, _) = accounts.make_token(&person, "test", scopes).await.expect("a token");
    secret.token_text()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_unmodified_client_plays_whole_games_of_all_five() {
    let server = TestServer::start().await;
    let (first, second) = (token(&server, "Berta").await, token(&server, "Konrad").await);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/berserk/play.py");
    let base = server.base();
    let playing = tokio::task::spawn_blocking(move || {
        run(Command::new(python()).arg(script).args([base, first, second]))
    });
    let output = playing.await.expect("the client ran");
    let said = text(&output.stdout);
    assert!(said.ends_with("done\n"), "{said}");
    assert_eq!(said.lines().filter(|line| line.contains(" moves, ")).count(), 5, "{said}");
}
