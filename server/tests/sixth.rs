//! A game that is in no list of the program (`tests/sixth`) is put on the shelf while it runs: it is listed, served, drawn
//! and played to its end, against the computer and between two people, without a line about it anywhere else.

use std::time::Duration;

use crate::common::{Client, Picker, TestServer, pair};
use serde_json::{Value, json};

const GAME: &str = "chiefs";

async fn server() -> TestServer {
    galds_sixth::join();
    TestServer::start().await
}

/// One of the choices that a board offers.
fn chosen(board: &Value, picker: &mut Picker) -> Option<String> {
    let choices = board["choices"].as_array()?;
    choices.get(picker.below(choices.len()))?["token"].as_str().map(str::to_owned)
}

/// The kinds that a scene shows of a side's men, `?` for those that are hidden.
fn kinds(board: &Value, side: &str) -> Vec<String> {
    let pieces = board["scene"]["pieces"].as_array().expect("pieces").iter();
    let own = pieces.filter(|piece| piece["side"] == side);
    own.map(|piece| piece["identity"]["kind"].as_str().unwrap_or("?").to_owned()).collect()
}

/// Acts whenever it is this player's turn, until the match is over.
async fn play_to_the_end(player: &Client, id: &str, seed: u64) -> Value {
    let mut picker = Picker(seed);
    for _ in 0..4_000 {
        let looked = player.look(id).await;
        if looked["state"]["phase"] == "over" {
            return looked;
        }
        match chosen(&looked["board"], &mut picker) {
            Some(action) => {
                assert!(kinds(&looked["board"], "second").iter().all(|kind| kind == "?"));
                player.act(id, &action).await.ok();
            }
            None => tokio::time::sleep(Duration::from_millis(25)).await,
        }
    }
    panic!("the match did not end: {}", player.state(id).await);
}

#[tokio::test]
async fn a_game_in_no_list_is_listed_with_its_board() {
    let server = server().await;
    let stranger = server.stranger();
    let games = stranger.get("/api/games").await.ok();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().filter_map(|game| game["name"].as_str()).collect();
    assert_eq!(names.last(), Some(&GAME));
    assert_eq!(names.len(), galds_games::SHELF.len() + 1);
    let about = stranger.get("/api/games/chiefs").await.ok();
    assert_eq!((&about["hidden"], &about["dice"]), (&json!(true), &json!(true)));
    assert_eq!(about["geometry"]["fields"].as_array().unwrap().len(), 8);
}

#[tokio::test]
async fn the_computer_plays_a_game_in_no_list_to_its_end() {
    let server = server().await;
    let guest = server.guest().await;
    let terms = json!({ "game": GAME, "side": "first", "opponent": { "computer": 3 } });
    let id = guest.create(&terms).await;
    let looked = play_to_the_end(&guest, &id, 7).await;
    assert_ne!(looked["state"]["result"], "*");
    // Its layout is the plain one: eight squares, and a disc for every kind of men.
    let (board, layout) = (&looked["board"], &looked["board"]["layout"]["drawn"]);
    assert_eq!(layout["fields"].as_array().unwrap().len(), 8);
    let glyphs = layout["glyphs"].as_array().unwrap();
    for piece in board["scene"]["pieces"].as_array().unwrap() {
        let draws = |glyph: &&Value| {
            let look = &glyph["look"];
            look["side"] == piece["side"] && look["kind"] == piece["identity"]["kind"]
        };
        assert_eq!(glyphs.iter().filter(draws).count(), 1, "{piece}");
    }
    // After the end nothing is hidden.
    let all: Vec<String> = ["first", "second"].iter().flat_map(|side| kinds(board, side)).collect();
    assert!(all.iter().all(|kind| kind != "?"), "{all:?}");
    let why = board["scene"]["ended"]["why"]["key"].as_str().unwrap_or_default();
    assert!(["chief-decided", "too-long"].contains(&why), "{why}");
    // The server rolled the game's own die once before every move or pass; how many that are is luck.
    let record = guest.get(&format!("/api/matches/{id}/record")).await.text;
    let moves_text = record.rsplit("\n\n").next().unwrap_or_default();
    let is_roll = |word: &&str| ["d1", "d2", "d3"].contains(word);
    let is_move = |word: &&str| {
        *word == "pass" || word.len() == 2 && word.bytes().all(|b| (b'a'..=b'h').contains(&b))
    };
    let rolls = moves_text.split_whitespace().filter(is_roll).count();
    let moves = moves_text.split_whitespace().filter(is_move).count();
    assert!(rolls > 0, "{record}");
    assert_eq!(rolls, moves, "{record}");
}

#[tokio::test]
async fn both_sides_set_up_in_secret_and_in_any_order_and_then_the_die_is_rolled() {
    let server = server().await;
    let (first, second, id) = pair(&server, GAME, json!({})).await;
    second.act(&id, "@front").await.ok();
    let before = first.look(&id).await;
    assert_eq!(kinds(&before["board"], "second"), ["?", "?"]);
    assert!(before["board"]["scene"]["dice"].as_array().unwrap().is_empty());
    first.act(&id, "@back").await.ok();
    let after = first.look(&id).await;
    assert_eq!(kinds(&after["board"], "first"), ["chief", "man"]);
    assert_eq!(kinds(&after["board"], "second"), ["?", "?"]);
    assert_eq!(kinds(&second.look(&id).await["board"], "second"), ["chief", "man"]);
    let dice = after["board"]["scene"]["dice"].as_array().unwrap().clone();
    assert_eq!(dice.len(), 1, "the die was not rolled: {}", after["state"]);
    assert!(!after["board"]["choices"].as_array().unwrap().is_empty());
}
