//! What is hidden stays hidden: two matches that differ only in what one side hides look the same to
//! everybody else, byte for byte, until the end.

use std::collections::BTreeMap;

use crate::common::socket::Page;
use crate::common::{Client, Picker, TestServer, pair};
use galds_games::core::{AnyTable, Side, Turn, Viewer};
use galds_server::services::engine_pool::Job;
use galds_server::services::matches::move_question;
use serde_json::{Value, json};

const RULES: &str = "luzhanqi,cap=40";
const ARMY: &str = "@MF8MM97B93B98642775163854";

/// A game: both armies and the moves.
#[derive(Clone, Debug)]
struct Script {
    armies: [String; 2],
    moves: Vec<String>,
}

/// A random game with random legal armies.
fn random_game(picker: &mut Picker) -> Script {
    let mut armies = Vec::new();
    let mut table = galds_games::open("luzhanqi", RULES).unwrap();
    for _ in Side::BOTH {
        let army = random_army(&*table, picker);
        table.play_text(&army).unwrap();
        armies.push(army);
    }
    let mut moves = Vec::new();
    while let Turn::Side(_) = table.turn() {
        let (_, legal) = table.legal();
        let token = legal[picker.below(legal.len())].clone();
        table.play_text(&token).unwrap();
        moves.push(token);
    }
    Script { armies: armies.try_into().unwrap(), moves }
}

/// The example with many random swaps that leave it legal.
fn random_army(table: &dyn AnyTable, picker: &mut Picker) -> String {
    let mut army = ARMY.to_owned();
    for _ in 0..200 {
        let swapped = swap(&army, picker);
        if table.boxed_clone().play_text(&swapped).is_ok() {
            army = swapped;
        }
    }
    army
}

fn swap(army: &str, picker: &mut Picker) -> String {
    let mut letters: Vec<char> = army.chars().collect();
    let (a, b) = (1 + picker.below(25), 1 + picker.below(25));
    letters.swap(a, b);
    letters.into_iter().collect()
}

/// What everybody but `side` sees of a game at each step; nothing if it is not legal to the end.
fn seen(script: &Script, side: Side) -> Option<Vec<[String; 2]>> {
    let mut table = galds_games::open("luzhanqi", RULES).unwrap();
    let mut seen = Vec::new();
    for token in script.armies.iter().chain(&script.moves) {
        table.play_text(token).ok()?;
        let viewers = [Viewer::Side(side.other()), Viewer::Spectator];
        seen.push(viewers.map(|viewer| {
            let said = table.last_for(viewer).unwrap_or_default();
            format!("{} {said}", table.view_text(viewer))
        }));
    }
    matches!(table.turn(), Turn::Over(_)).then_some(seen)
}

/// The same game with the army of `side` shuffled so that nobody else can tell.
fn shuffled(script: &Script, side: Side, picker: &mut Picker) -> (Script, usize) {
    let original = seen(script, side).unwrap();
    let mut other = script.clone();
    for _ in 0..300 {
        let mut tried = other.clone();
        tried.armies[side.index()] = swap(&tried.armies[side.index()], picker);
        if seen(&tried, side).as_ref() == Some(&original) {
            other = tried;
        }
    }
    let armies = [script, &other].map(|script| script.armies[side.index()].clone());
    let differing = armies[0].chars().zip(armies[1].chars()).filter(|(a, b)| a != b).count();
    (other, differing)
}

/// Everything that a player and a spectator can ask for, as bytes.
struct Witness {
    watcher: Client,
    page: Page,
    heard: Vec<String>,
    names: BTreeMap<String, &'static str>,
}

impl Witness {
    async fn new(watcher: Client, id: &str, names: BTreeMap<String, &'static str>) -> Witness {
        let mut page = Page::open(&watcher).await;
        page.send(&json!({ "type": "watch", "id": id })).await;
        Witness { watcher, page, heard: Vec::new(), names }
    }

    /// Asks for everything, after the page has been told of this version.
    async fn look(&mut self, id: &str, version: u64) {
        loop {
            let message = self.page.receive_kind("match").await;
            let reached = message["state"]["version"].as_u64();
            self.heard.push(message.to_string());
            if reached >= Some(version) {
                break;
            }
        }
        for path in [
            format!("/api/matches/{id}?detail=board"),
            format!("/api/matches/{id}?since={}", version.saturating_sub(1)),
            format!("/api/matches/{id}/record"),
            format!("/game/export/{id}"),
            format!("/api/matches/{id}/chat"),
            "/api/matches/mine".to_owned(),
            "/api/matches?phase=playing".to_owned(),
            "/api/matches?phase=over".to_owned(),
            "/api/lobby".to_owned(),
        ] {
            let answer = self.watcher.get(&path).await;
            self.heard.push(format!("{} {}", answer.status, answer.text));
        }
        // Refusals: moves of either side's pieces that no piece can make, and nonsense.
        for action in ["b12-d12", "b1-d1", "c12-c10", "c1-c3", "@MF8", "flag?"] {
            let answer = self.watcher.act(id, action).await;
            assert!(!answer.status.is_success(), "{action} was done");
            self.heard.push(format!("{} {}", answer.status, answer.text));
        }
        for wanted in ["draw", "takeback"] {
            let command = json!({ "do": "accept", "offer": wanted });
            let answer = self.watcher.command(id, &command).await;
            self.heard.push(format!("{} {}", answer.status, answer.text));
        }
    }

    /// Names and moments differ between any two matches; nothing else may.
    fn scrubbed(&self) -> Vec<String> {
        self.heard.iter().map(|text| scrub(text, &self.names)).collect()
    }
}

fn scrub(text: &str, names: &BTreeMap<String, &'static str>) -> String {
    let mut text = text.to_owned();
    for (name, role) in names {
        text = text.replace(name, role);
    }
    // Records write moments as dates and times.
    for tag in ["[Started \"", "[Date \""] {
        if let Some((before, rest)) = text.split_once(tag) {
            let after = rest.split_once('"').map_or("", |(_, after)| after);
            text = format!("{before}{tag}MOMENT\"{after}");
        }
    }
    let mut scrubbed = String::new();
    let mut digits = String::new();
    for letter in text.chars().chain(['\n']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        scrubbed.push_str(if digits.len() >= 13 { "MOMENT" } else { &digits });
        digits.clear();
        scrubbed.push(letter);
    }
    scrubbed
}

/// Plays a script on a server of its own and answers with what the other player and a spectator got
/// until the end, and after it.
async fn witnessed(script: &Script, hider: Side) -> (Vec<Vec<String>>, Value) {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "luzhanqi", json!({ "rules": RULES })).await;
    let spectator = server.guest().await;
    let players = [first, second];
    let mut names = BTreeMap::from([(id.clone(), "MATCH")]);
    let roles = ["FIRST", "SECOND", "SPECTATOR"];
    for (client, role) in players.iter().chain([&spectator]).zip(roles) {
        let short = client.id.trim_start_matches("guest:").to_owned();
        names.insert(format!("Guest {}", &short[..4]), role);
        names.insert(short, role);
    }
    let other = players[hider.other().index()].clone();
    let mut witnesses =
        [Witness::new(other, &id, names.clone()).await, Witness::new(spectator, &id, names).await];
    let mut version = 2;
    for witness in &mut witnesses {
        witness.look(&id, version).await;
    }
    // The hider lays out first, whoever begins: in either order it is a secret.
    for side in [hider, hider.other()] {
        players[side.index()].act(&id, &script.armies[side.index()]).await.ok();
        version += 1;
        for witness in &mut witnesses {
            witness.look(&id, version).await;
        }
    }
    let (last, moves) = script.moves.split_last().unwrap();
    let mut side = Side::First;
    for token in moves {
        players[side.index()].act(&id, token).await.ok();
        side = side.other();
        version += 1;
        for witness in &mut witnesses {
            witness.look(&id, version).await;
        }
    }
    let seen = witnesses.iter().map(Witness::scrubbed).collect();
    players[side.index()].act(&id, last).await.ok();
    let end = server.stranger().look(&id).await;
    (seen, end)
}

#[tokio::test]
async fn nobody_can_tell_how_a_hidden_army_is_laid_out_until_the_end() {
    let mut picker = Picker(20);
    for hider in Side::BOTH {
        let (script, other) = loop {
            let script = random_game(&mut picker);
            let (other, differing) = shuffled(&script, hider, &mut picker);
            if differing >= 6 {
                break (script, other);
            }
        };
        let (one, one_end) = witnessed(&script, hider).await;
        let (two, two_end) = witnessed(&other, hider).await;
        for (viewer, (one, two)) in ["the opponent", "a spectator"].iter().zip(one.iter().zip(&two))
        {
            assert_eq!(one.len(), two.len());
            assert!(one.len() > 500, "little was compared: {}", one.len());
            for (a, b) in one.iter().zip(two) {
                let differs = a.bytes().zip(b.bytes()).position(|(a, b)| a != b);
                let from = differs.unwrap_or(0).saturating_sub(100);
                let around = |text: &str| text.chars().skip(from).take(200).collect::<String>();
                assert_eq!(around(a), around(b), "{viewer} of {hider:?} can tell");
                assert_eq!(a.len(), b.len(), "{viewer} of {hider:?} can tell");
            }
        }
        assert_eq!(one_end["state"]["phase"], "over");
        assert_ne!(
            one_end["state"]["truth"], two_end["state"]["truth"],
            "the end shows everything"
        );
        let set_up = |end: &Value| {
            let events = end["events"].as_array().unwrap().clone();
            let own = |event: &&Value| event["type"] == "set_up" && event["token"].is_string();
            events.iter().filter(own).count()
        };
        assert_eq!(set_up(&one_end), 2);
    }
}

/// The jobs for a computer player at the seat across from the hider, one for each of its turns of a script, as
/// they would be handed to whoever thinks.
async fn jobs(server: &TestServer, script: &Script, hider: Side) -> Vec<String> {
    let (first, second, id) = pair(server, "luzhanqi", json!({ "rules": RULES })).await;
    let players = [first, second];
    let matches = &server.server.app.matches;
    let mut jobs = Vec::new();
    let mut side = Side::First;
    for token in script.armies.iter().chain(&script.moves) {
        if side == hider.other() {
            let state = matches.snapshot(&id.parse().unwrap()).await.unwrap();
            let question = move_question(&state, side, 10).expect("it is the computer's turn");
            // Names and seeds are drawn for each job.
            let job = Job { id: "job".to_owned(), seed: 1, question };
            jobs.push(serde_json::to_string(&job).unwrap().replace(&id, "MATCH"));
        }
        players[side.index()].act(&id, token).await.ok();
        side = side.other();
    }
    jobs
}

#[tokio::test]
async fn the_jobs_of_a_computer_player_are_the_same_for_two_armies_that_it_cannot_tell_apart() {
    let (server, mut picker) = (TestServer::start().await, Picker(21));
    for hider in Side::BOTH {
        let (script, other) = loop {
            let script = random_game(&mut picker);
            let (other, differing) = shuffled(&script, hider, &mut picker);
            if differing >= 6 {
                break (script, other);
            }
        };
        let one = jobs(&server, &script, hider).await;
        let two = jobs(&server, &other, hider).await;
        assert!(one.len() > 15, "only {} jobs were compared", one.len());
        assert_eq!(one, two, "the computer is told more than the player across from {hider:?}");
        // What it may know differs with its own army, so something is compared at all.
        let third = jobs(&server, &random_game(&mut picker), hider).await;
        assert_ne!(third, one);
    }
}

/// How many pieces a board shows face down.
fn face_down(looked: &Value) -> usize {
    let pieces = looked["board"]["scene"]["pieces"].as_array().unwrap().iter();
    pieces.filter(|piece| piece["identity"]["is"] != "known").count()
}

/// A match of Luzhanqi whose armies stand, after a move of each side.
async fn begun(server: &TestServer, rules: &str) -> (Client, Client, String) {
    let (first, second, id) = pair(server, "luzhanqi", json!({ "rules": rules })).await;
    for client in [&first, &second] {
        client.act(&id, ARMY).await.ok();
    }
    for client in [&first, &second] {
        let choices = client.look(&id).await["board"]["choices"].clone();
        client.act(&id, choices[0]["token"].as_str().unwrap()).await.ok();
    }
    (first, second, id)
}

#[tokio::test]
async fn everybody_sees_both_armies_after_the_end_and_nobody_before() {
    for (rules, resigns) in [("luzhanqi", true), ("luzhanqi,cap=3", false)] {
        let server = TestServer::start().await;
        let (first, second, id) = begun(&server, rules).await;
        let viewers = [&first, &second, &server.stranger()];
        for viewer in viewers {
            assert!(face_down(&viewer.look(&id).await) > 20);
        }
        if resigns {
            first.command(&id, &json!({ "do": "resign" })).await.ok();
        } else {
            let choices = first.look(&id).await["board"]["choices"].clone();
            first.act(&id, choices[0]["token"].as_str().unwrap()).await.ok();
        }
        for viewer in viewers {
            assert_eq!(viewer.state(&id).await["phase"], "over");
            assert_eq!(face_down(&viewer.look(&id).await), 0, "{rules}: at the end");
            let past = viewer.get(&format!("/api/matches/{id}?detail=board&ply=2")).await.ok();
            assert_eq!(face_down(&past), 0, "{rules}: looking back");
        }
    }
}

#[tokio::test]
async fn the_board_of_a_match_that_was_broken_off_shows_no_army() {
    let server = TestServer::start().await;
    let (first, second, id) = pair(&server, "luzhanqi", json!({})).await;
    first.act(&id, ARMY).await.ok();
    let before = second.look(&id).await["board"]["scene"]["pieces"].clone();
    second.command(&id, &json!({ "do": "abort" })).await.ok();
    for viewer in [&second, &server.stranger()] {
        assert_eq!(viewer.look(&id).await["board"]["scene"]["pieces"], before);
    }
}

#[tokio::test]
async fn a_side_is_told_whether_it_may_ask_to_take_back() {
    let server = TestServer::start().await;
    let (first, second, id) = begun(&server, "luzhanqi").await;
    for client in [&first, &second] {
        assert_eq!(client.state(&id).await["may_take_back"], false, "something was shown");
    }
    let (first, second, id) = pair(&server, "shatra", json!({})).await;
    assert_eq!(first.state(&id).await["may_take_back"], false, "nothing was done yet");
    let choices = first.look(&id).await["board"]["choices"].clone();
    first.act(&id, choices[0]["token"].as_str().unwrap()).await.ok();
    assert_eq!(first.state(&id).await["may_take_back"], true);
    assert_eq!(second.state(&id).await["may_take_back"], false);
    assert_eq!(server.stranger().state(&id).await["may_take_back"], false);
}

#[tokio::test]
async fn the_secret_of_the_dice_is_shown_at_the_end_and_fits_the_commitment() {
    let server = TestServer::start().await;
    let (first, _, id) = pair(&server, "nardi", json!({ "seed": "my own seed" })).await;
    let text = first.get(&format!("/api/matches/{id}?detail=board")).await.text;
    let playing: Value = serde_json::from_str(&text).unwrap();
    let commitment = playing["events"][0]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(playing["state"]["commitment"], commitment.as_str());
    assert_eq!(playing["state"]["secret"], Value::Null);
    first.command(&id, &json!({ "do": "resign" })).await.ok();
    let end = first.look(&id).await;
    let secret = end["state"]["secret"].as_str().unwrap();
    assert!(!text.contains(secret), "the secret was there before the end");
    let secret = galds_games::nardi::dice::Secret::read(secret).unwrap();
    assert_eq!(secret.commitment().to_string(), commitment);
    let seeds = end["events"][1]["seeds"].clone();
    assert_eq!(seeds, json!(["my own seed", ""]));
}

#[tokio::test]
async fn of_a_hidden_match_that_was_broken_off_everybody_knows_only_the_own_army() {
    for laid_out in 0..2 {
        let server = TestServer::start().await;
        let (first, second, id) = pair(&server, "luzhanqi", json!({})).await;
        let players = [&first, &second];
        players[laid_out].act(&id, ARMY).await.ok();
        players[1 - laid_out].command(&id, &json!({ "do": "abort" })).await.ok();
        let army = ARMY.trim_start_matches('@');
        let everything = async |client: &Client| {
            let mut all = String::new();
            for path in ["", "?detail=board", "?detail=board&pencil=shown&ply=1", "/record"] {
                all += &client.get(&format!("/api/matches/{id}{path}")).await.text;
            }
            let mut page = Page::open(client).await;
            all += &page.watch(&id, 0).await.to_string();
            all + &client.get("/api/matches/export?form=book").await.text
        };
        assert!(everything(players[laid_out]).await.contains(army), "it is its own army");
        for client in [players[1 - laid_out], &server.guest().await, &server.stranger()] {
            let seen = everything(client).await;
            assert!(!seen.contains(army), "{seen}");
            let truth = &client.state(&id).await["truth"];
            assert!(truth.is_null(), "{truth}");
        }
    }
}
