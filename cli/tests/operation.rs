//! Running a server: metrics, stopping, looking after its data, bots and load.

mod serving;

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use galds_server::storage::{
    CompositionStore, Location, NewComposition, Publication, PuzzleName, PuzzleReport, SqlStore,
};
use galds_server::time;
use serde_json::json;
use serving::{Caller, Folder, Serving, Trouble, free_address};

fn galds(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_galds")).args(arguments).output();
    let output = output.expect("the program runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("text"))
}

fn admin(folder: &Folder, task: &[&str]) -> (bool, String) {
    galds(&[&["admin", "--data", &folder.text()], task].concat())
}

fn until(what: &str, mut reached: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_mins(2);
    while !reached() {
        assert!(Instant::now() < end, "{what} did not come");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn metrics_are_counted_and_a_server_that_is_told_to_stop_ends_well() {
    let folder = Folder::new();
    let server = Serving::start(&folder, free_address(), &["--log", "info", "--log-form", "json"]);
    let caller = Caller::guest(&server.base());
    assert_eq!(caller.get("/health").expect("well")["status"], "well");
    let made = caller.post("/api/matches", &json!({"game": "rotary"})).expect("a match");
    let metrics = caller.get("/metrics").expect("metrics");
    let metrics = metrics.as_str().expect("text");
    for line in [
        "galds_matches_created_total 1",
        "galds_outages_total ",
        "galds_requests_total{route=\"/api/matches\",method=\"POST\",status=\"201\"} 1",
        "galds_commit_seconds_count",
        "galds_request_seconds_bucket{route=\"/health\",le=\"0.001\"}",
    ] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
    let line = server.errors();
    let line = line.lines().find(|line| line.contains("listening")).expect("a line of the log");
    assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line}");
    let base = server.base();
    let address = server.address;
    assert!(server.terminate());
    assert!(matches!(caller.get("/health"), Err(Trouble::Away)), "nobody is at {base}");
    let again = Serving::start(&folder, address, &[]);
    let id = made["id"].as_str().expect("an id");
    let looked = caller.get(&format!("/api/matches/{id}")).expect("the match is there");
    assert_eq!(looked["state"]["phase"], "open");
    assert!(again.terminate());
}

#[test]
fn a_second_server_on_one_folder_is_told_why_it_does_not_start() {
    let folder = Folder::new();
    let first = Serving::start(&folder, free_address(), &[]);
    let (started, text) = galds(&["serve", "--data", &folder.text(), "--listen", "127.0.0.1:0"]);
    assert!(!started && text.contains("another server is using the data folder"), "{text}");
    let (listed, text) = admin(&folder, &["users", "list"]);
    assert!(listed, "{text}");
    assert!(first.terminate());
}

#[test]
fn metrics_can_be_kept_from_everybody() {
    let folder = Folder::new();
    let server = Serving::start(&folder, free_address(), &["--metrics", "nobody"]);
    let answer = Caller::guest(&server.base()).get("/metrics");
    assert!(matches!(answer, Err(Trouble::Refused(404, _))), "{answer:?}");
}

#[test]
fn every_setting_is_an_option_and_an_environment_variable() {
    let (_, help) = galds(&["serve", "--help"]);
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/operations.md"));
    let page = page.expect("the page of operations");
    let mut settings = 0;
    for name in help.split("[env: ").skip(1).filter_map(|rest| rest.split(['=', ']']).next()) {
        settings += 1;
        assert!(name.starts_with("GALDS_"), "{name}");
        assert!(page.contains(&format!("`{name}`")), "{name} is not in docs/operations.md");
    }
    assert!(settings >= 10, "{help}");
}

#[test]
fn accounts_are_listed_locked_out_and_given_a_new_password() {
    let folder = Folder::new();
    let server = Serving::start(&folder, free_address(), &[]);
    let anna = Caller::register(&server.base(), "Anna", &["bot:play"]);
    assert_eq!(anna.get("/api/account").expect("known")["username"], "Anna");
    let (_, list) = admin(&folder, &["users", "list"]);
    assert!(list.contains("Anna") && list.contains("human"), "{list}");
    assert!(admin(&folder, &["users", "ban", "anna", "--reason", "tests end here"]).0);
    assert!(matches!(anna.get("/api/account"), Err(Trouble::Refused(401, _))));
    let login = |password: &str| {
        let body = json!({"name": "Anna", "password": password});
        Caller::with_key(&server.base(), "").post("/api/login", &body)
    };
    let refused = login("a long enough pass phrase");
    assert!(format!("{refused:?}").contains("tests end here"), "{refused:?}");
    assert!(admin(&folder, &["users", "list"]).1.contains("locked out: tests end here"));
    assert!(admin(&folder, &["users", "unban", "Anna"]).0);
    let (_, said) = admin(&folder, &["users", "reset-password", "Anna"]);
    let password = said.trim().rsplit(' ').next().expect("a word");
    assert!(matches!(login("a long enough pass phrase"), Err(Trouble::Refused(401, _))));
    login(password).expect("the new password fits");
    let (done, said) = admin(&folder, &["users", "ban", "Nobody_here"]);
    assert!(!done && said.contains("there is no account called `Nobody_here`"), "{said}");
}

#[test]
fn published_problems_are_listed_and_withdrawn_while_the_server_runs() {
    let folder = Folder::new();
    let server = Serving::start(&folder, free_address(), &[]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let location = Location::Folder(folder.0.clone());
        let store = SqlStore::open_beside(&location).await.expect("the database opens");
        let problem = NewComposition {
            game: "rotary".to_owned(),
            rules: "rotary".to_owned(),
            title: "The last ball".to_owned(),
            position: "some position".to_owned(),
            actions: 2,
            key: "53-3".to_owned(),
            author: "a".to_owned(),
            at: time::now(),
        };
        let published = store.publish(problem, 1).await.expect("it is kept");
        assert_eq!(published, Publication::Published(1));
        let report = PuzzleReport {
            puzzle: PuzzleName { game: "rotary".to_owned(), number: 1 },
            player: "guest:b".to_owned(),
            why: "unclear".to_owned(),
            at: time::now(),
        };
        store.report_composition(report).await.expect("it is kept");
        store.close().await;
    });
    let (_, list) = admin(&folder, &["problems", "list", "rotary"]);
    assert!(list.contains("rotary 1") && list.contains("The last ball"), "{list}");
    let (_, reports) = admin(&folder, &["problems", "reports"]);
    assert!(reports.contains("unclear") && reports.contains("guest:b"), "{reports}");
    let caller = Caller::guest(&server.base());
    let listed = || caller.get("/api/problems/rotary").expect("a list")["problems"].clone();
    assert_eq!(listed()[0]["title"], "The last ball");
    assert!(admin(&folder, &["problems", "withdraw", "rotary", "1"]).0);
    assert_eq!(listed(), json!([]));
    let (done, said) = admin(&folder, &["problems", "withdraw", "rotary", "1"]);
    assert!(!done && said.contains("there is no published problem 1 of `rotary`"), "{said}");
}

#[test]
fn a_backup_is_made_and_put_back_while_the_server_runs() {
    let folder = Folder::new();
    let server = Serving::start(&folder, free_address(), &[]);
    let caller = Caller::guest(&server.base());
    let make = || {
        let made = caller.post("/api/matches", &json!({"game": "shatra"})).expect("a match");
        made["id"].as_str().expect("an id").to_owned()
    };
    let looked = |id: &str| caller.get(&format!("/api/matches/{id}"));
    let before = make();
    let copy = folder.0.join("copy.sqlite").display().to_string();
    let (done, said) = admin(&folder, &["backup", &copy]);
    assert!(done, "{said}");
    let after = make();
    assert!(!admin(&folder, &["backup", &copy]).0, "a copy is not written over");
    let (done, said) = admin(&folder, &["restore", &copy]);
    assert!(done, "{said}");
    until("the restored database", || matches!(looked(&after), Err(Trouble::Refused(404, _))));
    assert!(looked(&before).is_ok(), "what was copied is there");
    let joined = Caller::guest(&server.base());
    let joined = joined.post(&format!("/api/matches/{before}/commands"), &json!({"do": "join"}));
    assert!(joined.is_ok(), "and goes on: {joined:?}");
    let kept = std::fs::read_dir(&folder.0).expect("a folder").filter_map(Result::ok);
    let kept =
        kept.filter(|entry| entry.file_name().to_string_lossy().starts_with("galds-before-"));
    assert_eq!(kept.count(), 1, "the old database is kept");
    let nonsense = folder.0.join("nonsense");
    std::fs::write(&nonsense, "no database").expect("a file");
    assert!(!admin(&folder, &["restore", &nonsense.display().to_string()]).0);
    let (_, steps) = admin(&folder, &["migrations"]);
    assert!(steps.contains("matches") && !steps.contains("waits"), "{steps}");
}

#[test]
fn a_bot_accepts_challenges_and_plays_them_to_the_end_also_when_the_server_restarts() {
    let (folder, address) = (Folder::new(), free_address());
    let server = Serving::start(&folder, address, &[]);
    let base = server.base();
    let bot = Caller::register(&base, "Botty", &["bot:play", "challenge:write"]);
    let mut program = Command::new(env!("CARGO_BIN_EXE_galds"))
        .args(["bot", "--server", &base, "--game", "rotary,nardi", "--level", "1", "--upgrade"])
        .env("GALDS_TOKEN", &bot.key)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the bot starts");
    let mut said = BufReader::new(program.stderr.take().expect("its errors are a pipe"));
    let mut first = String::new();
    said.read_line(&mut first).expect("it says who it is");
    assert!(first.contains("Botty plays rotary, nardi"), "{first}");
    std::thread::spawn(move || said.lines().map_while(Result::ok).for_each(drop));

    let caller = Caller::guest(&base);
    let challenge = |game: &str| {
        let wanted = json!({"variant": game, "color": "white"});
        let made = caller.post("/api/challenge/botty", &wanted).expect("a challenge");
        made["id"].as_str().expect("an id").to_owned()
    };
    let state = |id: &str| match caller.get(&format!("/api/matches/{id}?detail=board")) {
        Ok(looked) => Some(looked),
        Err(Trouble::Away) => None,
        Err(trouble) => panic!("{trouble:?}"),
    };
    let phase = |id: &str| state(id).map(|looked| looked["state"]["phase"].clone());
    let declined = challenge("shatra");
    let ids = [challenge("rotary"), challenge("nardi")];
    until("the answer", || phase(&declined) == Some(json!("over")));
    until("the matches", || ids.iter().all(|id| phase(id) == Some(json!("playing"))));
    server.kill();
    let server = Serving::start(&folder, address, &[]);
    for id in &ids {
        let mut actions = 0;
        until("the end", || {
            while let Some(looked) = state(id) {
                let choices = looked["board"]["choices"].as_array().expect("a list");
                let Some(choice) = choices.get(actions % choices.len().max(1)) else {
                    return looked["state"]["phase"] == "over";
                };
                actions += 1;
                let command = json!({"do": "act", "action": choice["token"]});
                let _late = caller.post(&format!("/api/matches/{id}/commands"), &command);
            }
            false
        });
        // How long a game lasts is luck; that it went on until the rules ended it is not.
        let ended = state(id).expect("the server answers");
        assert!(actions > 0, "{id}");
        assert_eq!(ended["state"]["ending"]["kind"], "rules", "{id}");
    }
    program.kill().expect("the bot can be ended");
    program.wait().expect("it ends");
    assert!(!server.errors().contains("panicked"), "{}", server.errors());
}

#[test]
fn load_plays_matches_of_all_games_and_says_how_it_went() {
    let (done, said) =
        galds(&["load", "--matches", "10", "--seconds", "2", "--rate", "50", "--idle", "5"]);
    assert!(done, "{said}");
    for words in ["10 matches of lautari, luzhanqi, nardi, rotary, shatra", "committed: ", "p99 "] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let count = said.split("committed: ").nth(1).and_then(|rest| rest.split(' ').next());
    let count: u32 = count.and_then(|count| count.parse().ok()).expect("a number");
    assert!((20..=200).contains(&count), "{said}");
}

#[test]
fn a_server_may_be_told_to_stop_as_soon_as_it_has_said_where_it_is() {
    for _ in 0..10 {
        let folder = Folder::new();
        assert!(Serving::start(&folder, free_address(), &[]).terminate());
    }
}
