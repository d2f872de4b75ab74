//! GNU Backgammon as a peer: the same plays, the same IDs, the same matches.
//!
//! The tests run `gnubg` once each, with a script in its own Python. Where it is not installed they say
//! so and pass, but fail where `CI` is set.

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{game, random_action, random_table};
use galds_core::{Game, Rng, Side};
use galds_nardi::formats::{Match, gnuid, mat, read_play, sgf, xgid};
use galds_nardi::{Action, Nardi, Phase, Position};
use serde_json::Value;

const PREPARE: &str = r#"
import gnubg, json
def quiet(command):
    gnubg.command(command)
for command in ["set automatic game off", "set automatic roll off", "set automatic move off",
                "set automatic bearoff off", "set player 0 human", "set player 1 human",
                "set display off", "set confirm new off", "set confirm save off",
                "set evaluation chequerplay evaluation plies 0"]:
    quiet(command)
def tell(value):
    print("\nGALDS " + json.dumps(value))
"#;

fn gnubg() -> Option<PathBuf> {
    let places = ["gnubg", "/usr/games/gnubg"].map(PathBuf::from);
    let runs = |place: &PathBuf| {
        let version = Command::new(place).arg("--version").stdin(Stdio::null()).output();
        version.is_ok_and(|output| output.status.success())
    };
    let found = places.into_iter().find(runs);
    if found.is_none() {
        assert!(std::env::var_os("CI").is_none(), "gnubg is not installed; see .ci/packages");
        println!("skipped: GNU Backgammon (gnubg) is not installed");
    }
    found
}

/// Runs a script and gives what it tells, one value a line.
fn run(gnubg: &Path, folder: &Path, script: &str) -> Vec<Value> {
    let file = folder.join("script.py");
    fs::write(&file, format!("{PREPARE}{script}")).expect("the script can be written");
    let output = Command::new(gnubg)
        .args(["-t", "-q", "-r", "-p"])
        .arg(&file)
        .current_dir(folder)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .output()
        .expect("gnubg runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = text.lines().filter_map(|line| line.strip_prefix("GALDS "));
    told.map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Positions with rolled dice from random games, those with few plays among them.
fn positions(game: &Nardi, count: usize) -> Vec<Position> {
    let mut rng = Rng::seeded(20);
    let mut found = Vec::new();
    let mut now = game.start();
    while found.len() < count {
        if game.turn(&now).outcome().is_some() {
            now = game.start();
        }
        if matches!(now.phase(), Phase::Dice(_)) && rng.below(4) == 0 {
            found.push(now);
        }
        let action = random_action(game, &now, &mut rng);
        game.play(&mut now, action);
    }
    found
}

#[test]
fn gnubg_finds_the_same_plays_and_writes_the_same_ids() {
    let Some(gnubg) = gnubg() else { return };
    let folder = folder("gnubg-plays");
    let game = game("backgammon,match=9");
    let positions = positions(&game, 500);
    let ids: Vec<String> =
        positions.iter().map(|position| xgid::write(&game, position).expect("an XGID")).collect();
    fs::write(folder.join("ids.txt"), ids.join("\n")).expect("the positions can be written");
    let told = run(
        &gnubg,
        &folder,
        r#"
for line in open("ids.txt"):
    quiet("set xgid " + line.strip().replace("XGID=", ""))
    try:
        plays = [hint["move"] for hint in gnubg.hint(10000)["hint"]]
    except Exception:
        plays = []
    tell({"id": gnubg.gnubgid(), "plays": plays})
"#,
    );
    assert_eq!(told.len(), positions.len());
    let mut compared = 0;
    for (position, told) in positions.iter().zip(&told) {
        let text = game.position_text(position);
        // gnubg changes the chairs when the player at the top is on roll.
        let seen = match position.side() {
            Side::First => *position,
            Side::Second => position.mirrored().expect("no opening"),
        };
        assert_eq!(told["id"].as_str(), gnuid::write(&game, &seen).ok().as_deref(), "{text}");
        let mut legal = Vec::new();
        game.legal(position, &mut legal);
        let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        let read = |play: &Value| {
            let play = play.as_str().unwrap_or_default();
            let read = read_play(&game, position, play);
            read.unwrap_or_else(|error| panic!("{play} in {text}: {error}")).to_string()
        };
        let mut plays: BTreeSet<String> =
            told["plays"].as_array().into_iter().flatten().map(read).collect();
        if plays.is_empty() {
            plays.insert("pass".to_owned());
        }
        assert_eq!(plays, legal, "{text}");
        compared += legal.len();
    }
    assert!(compared > 5 * positions.len(), "only {compared} plays were compared");
}

/// Checks what gnubg says of a match against the match itself.
fn compare(played: &Match, told: &Value) {
    let game = Nardi::new(played.rules.clone());
    assert_eq!(told["match-info"]["match-length"].as_u64(), Some(played.rules.match_length.into()));
    let games = told["games"].as_array().expect("a list of games");
    assert_eq!(games.len(), played.games.len());
    for (record, told) in played.games.iter().zip(games) {
        // gnubg's Python calls the first player X.
        let won = record.won.expect("whole games");
        let winner = if won.side == Side::First { "X" } else { "O" };
        assert_eq!(told["info"]["winner"], winner);
        assert_eq!(told["info"]["points-won"].as_u64(), Some(won.points.into()));
        let boards: Vec<&str> = told["game"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|event| event["action"] == "move")
            .map(|event| event["board"].as_str().unwrap_or_default())
            .collect();
        let positions = record.positions(&game);
        let plays = positions.iter().zip(&record.actions);
        let own: Vec<String> = plays
            .filter(|(_, action)| matches!(action, Action::Play(_)))
            .map(|(before, _)| gnuid::position_id(before))
            .collect();
        assert_eq!(boards, own);
    }
}

#[test]
fn gnubg_reads_our_matches_and_we_read_what_it_makes_of_them() {
    let Some(gnubg) = gnubg() else { return };
    let folder = folder("gnubg-matches");
    let matches: Vec<Match> = (0..6)
        .map(|seed| {
            let rules = ["backgammon,match=5", "backgammon,match=3", "backgammon,match=1"];
            let mut played = Match::of_table(&random_table(rules[seed % 3], 500 + seed as u64))
                .expect("a match");
            played.names.0 = ["Anna".to_owned(), "Bert".to_owned()];
            played
        })
        .collect();
    let mut script = String::new();
    for (i, played) in matches.iter().enumerate() {
        fs::write(folder.join(format!("own{i}.mat")), mat::write(played)).expect("a file");
        fs::write(folder.join(format!("own{i}.sgf")), sgf::write(played)).expect("a file");
        let _ = write!(
            script,
            r#"
quiet("import mat own{i}.mat")
tell(gnubg.match(analysis=0, boards=1))
quiet("export match mat out{i}.mat")
quiet("save match out{i}.sgf")
quiet("load match own{i}.sgf")
tell(gnubg.match(analysis=0, boards=1))
"#
        );
    }
    let told = run(&gnubg, &folder, &script);
    assert_eq!(told.len(), 2 * matches.len());
    for (i, played) in matches.iter().enumerate() {
        compare(played, &told[2 * i]);
        compare(played, &told[2 * i + 1]);
        let text = |ext: &str| {
            fs::read_to_string(folder.join(format!("out{i}.{ext}"))).expect("gnubg's file")
        };
        let from_mat =
            mat::read(&text("mat")).unwrap_or_else(|error| panic!("out{i}.mat: {error}"));
        assert_eq!(&from_mat, played, "out{i}.mat");
        let from_sgf =
            sgf::read(&text("sgf")).unwrap_or_else(|error| panic!("out{i}.sgf: {error}"));
        assert_eq!(&from_sgf, played, "out{i}.sgf");
    }
}
