//! A page and its module, without a browser: whole games against the computer, and what the page is told.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use galds_browser::messages::Tell;
use galds_browser::{Module, Worker};
use galds_engine::host::{Clock, StoppedClock};
use galds_engine::puzzles::{Puzzle, shipped};
use galds_matches::clock::Moment;
use galds_matches::{NotPlayed, Played, PlayedRow, Player};
use serde_json::{Value, json};

/// A page with its worker: it keeps what is to be kept, and thinks in a module of its own.
struct Page {
    module: Module,
    thinker: Module,
    now: i64,
    drawn: u64,
    /// The logs that were kept, by match.
    kept: Vec<Value>,
    /// Everything that reached the page, as text.
    heard: Vec<String>,
    /// The last state and board that the page was told.
    latest: Value,
    answers: Vec<Value>,
    /// What computer players chose.
    chosen: Vec<String>,
    /// What they are made to choose instead of what they think, the next first.
    dictated: VecDeque<String>,
}

impl Page {
    fn new() -> Page {
        let mut page = Page {
            module: Module::new(),
            thinker: Module::new(),
            now: 1_790_000_000_000,
            drawn: 0,
            kept: Vec::new(),
            heard: Vec::new(),
            latest: Value::Null,
            answers: Vec::new(),
            chosen: Vec::new(),
            dictated: VecDeque::new(),
        };
        page.connect();
        page
    }

    fn connect(&mut self) {
        self.ask(json!({"type": "connect", "player": {"id": "guest:here", "name": "Guest here"}}));
    }

    /// The page is loaded anew: all that is left is what was kept.
    fn reload(&mut self, id: &str) {
        (self.module, self.latest) = (Module::new(), Value::Null);
        self.connect();
        let rows: Vec<&Value> = self.kept.iter().filter(|keep| keep["id"] == id).collect();
        let rows: Vec<&Value> =
            rows.iter().flat_map(|keep| keep["rows"].as_array().unwrap()).collect();
        self.ask(json!({"type": "restore", "id": id, "rows": rows}));
        self.watch(id);
    }

    fn watch(&mut self, id: &str) {
        self.live(json!({"type": "watch", "id": id, "since": 0, "chat_since": 0, "detail": "board", "drawing": {}}));
    }

    fn live(&mut self, message: Value) {
        self.ask(json!({"type": "live", "message": message}));
    }

    fn command(&mut self, id: &str, client: &str, command: Value) {
        self.live(json!({"type": "command", "id": id, "client": client, "command": command}));
    }

    fn ask(&mut self, ask: Value) {
        for tell in self.told(ask) {
            match tell["type"].as_str().unwrap() {
                "keep" => self.kept.push(tell),
                "page" => {
                    let message = &tell["message"];
                    self.heard.push(message.to_string());
                    if message["type"] == "match" {
                        self.latest = message.clone();
                    } else {
                        self.answers.push(message.clone());
                    }
                }
                "think" => {
                    let text = self.envelope(json!({"type": "think", "job": tell["job"]}));
                    let answer = self.thinker.receive(&text, &StoppedClock);
                    let answer: Vec<Value> = serde_json::from_str(&answer).unwrap();
                    let mut chosen = answer[0].clone();
                    if let Some(action) = self.dictated.pop_front() {
                        chosen["action"] = json!(action);
                    }
                    self.chosen.push(chosen["action"].as_str().expect("a choice").to_owned());
                    self.ask(chosen);
                }
                "timer" => {
                    if tell["due"].as_i64().is_some_and(|due| due <= self.now) {
                        self.ask(json!({"type": "tick"}));
                    }
                }
                _ => self.answers.push(tell),
            }
        }
    }

    fn told(&mut self, ask: Value) -> Vec<Value> {
        let text = self.envelope(ask);
        serde_json::from_str(&self.module.receive(&text, &StoppedClock)).unwrap()
    }

    fn envelope(&mut self, ask: Value) -> String {
        self.now += 100;
        self.drawn += 1;
        json!({"now": self.now, "random": format!("{:064x}", self.drawn), "ask": ask}).to_string()
    }

    /// Asks for advice: what the adviser gets to think about, and what the page is told.
    fn advised(&mut self, id: &str, asked: &Value) -> (Value, Value) {
        let mut ask = asked.clone();
        (ask["type"], ask["id"]) = (json!("advise"), json!(id));
        self.ask(ask);
        let consider = self.answers.pop().unwrap();
        if consider["type"] == "failed" {
            return (Value::Null, consider);
        }
        let text = self.envelope(consider.clone());
        let thought = self.thinker.receive(&text, &Ticking::default());
        let thought: Vec<Value> = serde_json::from_str(&thought).unwrap();
        self.ask(thought[0].clone());
        (consider["job"].clone(), self.answers.pop().unwrap())
    }

    fn create(&mut self, game: &str, more: Value) -> String {
        let mut wanted = json!({"game": game, "side": "first", "opponent": {"computer": 1}});
        for (name, value) in more.as_object().unwrap() {
            wanted[name] = value.clone();
        }
        self.ask(json!({"type": "create", "wanted": wanted}));
        let created = self.answers.pop().unwrap();
        assert_eq!(created["type"], "created", "{created}");
        created["id"].as_str().unwrap().to_owned()
    }

    fn phase(&self) -> &str {
        self.latest["state"]["phase"].as_str().unwrap()
    }

    /// Does something that the board offers.
    fn act(&mut self, id: &str, turn: usize) {
        let board = &self.latest["board"];
        let choices = board["choices"].as_array().unwrap();
        let action = if board["may_throw"] == true {
            "throw".to_owned()
        } else {
            let choice =
                choices.get(turn * 7 % choices.len().max(1)).expect("something can be done");
            choice["token"].as_str().unwrap().to_owned()
        };
        let version = self.latest["state"]["version"].as_u64();
        self.command(id, &format!("c{turn}"), json!({"do": "act", "action": action}));
        assert!(self.latest["state"]["version"].as_u64() > version, "{:?}", self.answers.last());
    }
}

/// A worker whose clock goes on by a few milliseconds whenever somebody looks at it.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(10, Ordering::Relaxed))
    }
}

impl Worker for Ticking {
    fn report(&self, _: &Tell) {}
}

#[test]
fn whole_games_of_all_five_are_played_and_go_on_after_the_page_was_loaded_anew() {
    for game in ["lautari", "luzhanqi", "nardi", "rotary", "shatra"] {
        let mut page = Page::new();
        let id = page.create(game, json!({}));
        page.watch(&id);
        for turn in 0..30 {
            if page.phase() == "over" {
                break;
            }
            if turn == 5 {
                let before = (
                    page.latest["state"]["record"].clone(),
                    page.latest["board"]["choices"].clone(),
                );
                page.reload(&id);
                let after = (
                    page.latest["state"]["record"].clone(),
                    page.latest["board"]["choices"].clone(),
                );
                assert_eq!(before, after, "{game}");
            }
            page.act(&id, turn);
        }
        if page.phase() != "over" {
            page.command(&id, "resigned", json!({"do": "resign"}));
        }
        assert_eq!(page.phase(), "over", "{game}");
        assert!(page.latest["state"]["record"].as_array().unwrap().len() > 8, "{game}");
    }
}

#[test]
fn the_page_does_not_get_the_army_of_the_computer_before_the_end() {
    let mut page = Page::new();
    let id = page.create("luzhanqi", json!({}));
    page.watch(&id);
    page.act(&id, 0);
    let army = page.chosen[0].clone();
    assert!(army.len() > 20, "{army}");
    for turn in 1..6 {
        page.act(&id, turn);
    }
    assert!(page.heard.iter().all(|text| !text.contains(&army)));
    page.command(&id, "resigned", json!({"do": "resign"}));
    page.watch(&id);
    assert!(page.heard.iter().any(|text| text.contains(&army)), "after the end all is shown");
}

#[test]
fn before_the_first_contact_the_page_hears_the_same_whatever_army_the_computer_has() {
    // Another flag, other mines and other pieces behind the same front.
    let armies = ["@MF8MM97B93B98642775163854", "@98MFM97BM3B98642775163854"];
    let [mut one, mut other] = armies.map(|army| {
        let mut page = Page::new();
        page.dictated = [army, "b7-b8", "d7-d8", "b8-b7"].map(str::to_owned).into();
        let id = page.create("luzhanqi", json!({}));
        page.watch(&id);
        for (turn, action) in [armies[0], "b6-b5", "d6-d5", "b5-b6"].into_iter().enumerate() {
            page.command(&id, &format!("c{turn}"), json!({"do": "act", "action": action}));
        }
        assert!(page.dictated.is_empty(), "{:?}", page.answers.last());
        page.reload(&id);
        for ply in 0..=8 {
            page.ask(json!({"type": "look", "id": id, "ply": ply, "since": 0}));
        }
        (page, id)
    });
    assert_eq!(one.0.latest["state"]["record"].as_array().unwrap().len(), 8);
    assert_ne!(one.0.kept, other.0.kept, "the logs differ, which do not leave the worker");
    assert_eq!(one.0.heard, other.0.heard);
    assert_eq!(one.0.answers, other.0.answers);
    for (page, id) in [&mut one, &mut other] {
        page.command(id, "resigned", json!({"do": "resign"}));
    }
    assert_ne!(one.0.heard, other.0.heard, "after the end all is shown");
}

#[test]
fn advice_where_pieces_are_hidden_is_thought_from_what_the_player_sees() {
    // The same game against computers whose armies differ, which the player cannot know.
    let [one, other] = [0, 1_000].map(|drawn| {
        let mut page = Page { drawn, ..Page::new() };
        let id = page.create("luzhanqi", json!({}));
        page.watch(&id);
        let army = page.latest["board"]["choices"][0]["token"].clone();
        page.command(&id, "army", json!({"do": "act", "action": army}));
        (page, id)
    });
    assert_ne!(one.0.chosen, other.0.chosen, "the armies differ");
    let [one, other] = [one, other].map(|(mut page, id)| {
        let (job, advice) = page.advised(&id, &json!({"ply": 2}));
        assert!(!job.to_string().contains(&page.chosen[0]), "{job}");
        (page, id, job["seen"].clone(), advice)
    });
    assert_eq!(one.2, other.2, "what is thought about is the same");
    assert_eq!(one.3, other.3, "and so is what is said");

    let (mut page, id, _, advice) = one;
    assert_eq!((&advice["type"], &advice["side"]), (&json!("advice"), &json!("first")));
    let lines = advice["lines"].as_array().unwrap();
    assert!(lines.len() > 1, "{advice}");
    for line in lines {
        assert_eq!(line["book"], line["tokens"], "the book says how an attack ends");
        assert_eq!(line["captures"], json!([]));
    }
    let best = &lines[0]["tokens"][0];
    let choices = page.latest["board"]["choices"].as_array().unwrap();
    assert!(choices.iter().any(|choice| choice["token"] == *best), "{best}");
    page.command(&id, "best", json!({"do": "act", "action": best}));
    // One's own move is judged by the moment before it; what the other side thinks is its own.
    let (_, judged) = page.advised(&id, &json!({"ply": 2}));
    assert_eq!(judged["lines"][0]["tokens"][0], *best);
    let refused = |page: &mut Page, asked: &Value| {
        page.advised(&id, asked).1["reason"]["key"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(refused(&mut page, &json!({"ply": 3})), "match-not-your-turn");
    assert_eq!(refused(&mut page, &json!({"ply": 2, "action": best})), "impossible-no-hint");
    page.command(&id, "resigned", json!({"do": "resign"}));
    assert_eq!(refused(&mut page, &json!({"ply": 2})), "match-over");
}

#[test]
fn advice_in_open_games_also_says_what_the_other_side_would_answer() {
    let mut page = Page::new();
    let id = page.create("shatra", json!({}));
    page.watch(&id);
    let (job, advice) = page.advised(&id, &json!({"ply": 0, "action": "46-32"}));
    assert_eq!((&advice["side"], &job["near_endgames"]), (&json!("second"), &json!(false)));
    assert!(advice["lines"][0]["motifs"].is_array(), "{advice}");
    let endgame = json!({"position": "w K11,57 K48 - - 0"});
    let id = page.create("shatra", endgame);
    assert_eq!(page.advised(&id, &json!({})).0["near_endgames"], true);
}

#[test]
fn the_secret_of_the_dice_is_told_after_the_end() {
    let mut page = Page::new();
    let id = page.create("nardi", json!({}));
    page.watch(&id);
    assert!(page.latest["state"]["commitment"].is_string());
    assert!(page.latest["state"]["secret"].is_null());
    page.command(&id, "resigned", json!({"do": "resign"}));
    assert!(page.latest["state"]["secret"].is_string());
}

#[test]
fn a_command_that_is_sent_again_is_done_once() {
    let mut page = Page::new();
    let id = page.create("rotary", json!({}));
    page.watch(&id);
    page.act(&id, 0);
    let (version, kept) = (page.latest["state"]["version"].clone(), page.kept.len());
    page.command(&id, "c0", json!({"do": "act", "action": "anything"}));
    let ack = page.answers.pop().unwrap();
    assert_eq!((&ack["type"], &ack["version"]), (&json!("ack"), &version));
    assert_eq!(page.kept.len(), kept);
}

#[test]
fn what_the_rules_refuse_is_refused_with_a_reason() {
    let mut page = Page::new();
    let id = page.create("rotary", json!({}));
    page.watch(&id);
    page.command(&id, "wrong", json!({"do": "act", "action": "99 9"}));
    let refused = page.answers.pop().unwrap();
    assert_eq!((&refused["type"], &refused["client"]), (&json!("refused"), &json!("wrong")));
    assert_eq!(refused["code"], "illegal_action");
    assert!(refused["reason"]["key"].as_str().unwrap().starts_with("rotary-"), "{refused}");
    page.watch("aaaaaaaaaaaa");
    assert_eq!(page.answers.pop().unwrap()["code"], "not_found");
}

#[test]
fn a_match_can_be_played_again_and_an_action_taken_back() {
    let mut page = Page::new();
    let id = page.create("shatra", json!({}));
    page.watch(&id);
    page.act(&id, 0);
    let record = page.latest["state"]["record"].as_array().unwrap().len();
    page.command(&id, "back", json!({"do": "offer", "offer": "takeback"}));
    assert!(page.latest["state"]["record"].as_array().unwrap().len() < record);
    page.command(&id, "resigned", json!({"do": "resign"}));
    page.command(&id, "again", json!({"do": "offer", "offer": "rematch"}));
    let next = page.latest["state"]["next"].as_str().expect("another match").to_owned();
    page.watch(&next);
    assert_eq!(page.latest["state"]["rematch_of"], json!(id));
    assert_eq!(page.phase(), "playing");
}

#[test]
fn clocks_get_back_what_passed_while_the_page_was_closed_and_run_out_otherwise() {
    let mut page = Page::new();
    let control = json!({"type": "increment", "initial": 60_000, "increment": 0});
    let id = page.create("rotary", json!({"control": control}));
    page.watch(&id);
    page.act(&id, 0);
    page.act(&id, 1);
    page.now += 3_600_000;
    page.reload(&id);
    assert_eq!(page.phase(), "playing");
    assert!(page.latest["state"]["clocks"]["first"].as_u64().unwrap() > 50_000);
    page.now += 70_000;
    page.ask(json!({"type": "tick"}));
    assert_eq!((page.phase(), &page.latest["state"]["ending"]["kind"]), ("over", &json!("flag")));
}

#[test]
fn a_board_is_looked_at_as_it_was() {
    let mut page = Page::new();
    let id = page.create("lautari", json!({}));
    page.watch(&id);
    page.act(&id, 0);
    page.ask(json!({"type": "look", "id": id, "ply": 0, "since": 0}));
    let looked = page.answers.pop().unwrap();
    assert_eq!(looked["board"]["choices"], json!([]));
    assert_ne!(looked["board"]["scene"]["pieces"], page.latest["board"]["scene"]["pieces"]);
}

#[test]
fn a_match_that_was_played_here_can_join_those_at_a_server() {
    for game in ["lautari", "luzhanqi", "nardi", "rotary", "shatra"] {
        let mut page = Page::new();
        let id = page.create(game, json!({}));
        page.watch(&id);
        for turn in 0..4 {
            page.act(&id, turn);
        }
        page.command(&id, "resigned", json!({"do": "resign"}));
        let rows: Vec<&Value> =
            page.kept.iter().flat_map(|keep| keep["rows"].as_array().unwrap()).collect();
        let rows: Vec<PlayedRow> = serde_json::from_value(json!(rows)).unwrap();
        let guest = Player::guest("somebody");
        let played = Played::replay(&id.parse().unwrap(), &rows, &guest, Moment(i64::MAX));
        assert!(played.is_ok(), "{game}: {played:?}");
        // A log that was cut off is not over.
        let cut = Played::replay(&id.parse().unwrap(), &rows[..rows.len() - 1], &guest, Moment(0));
        assert_eq!(cut.unwrap_err(), NotPlayed::Unfinished, "{game}");
    }
}

/// The text of the file that is shipped beside a module.
fn puzzles_of(game: &str) -> String {
    let lines: Vec<String> = shipped(game).iter().map(Puzzle::to_string).collect();
    lines.join("\n")
}

#[test]
fn a_module_has_the_puzzles_that_its_worker_loads_and_no_others() {
    let mut page = Page::new();
    let question = json!({"type": "puzzle", "game": "rotary", "number": 1});
    page.ask(question.clone());
    assert_eq!(page.answers.pop().unwrap()["code"], "not_found");
    page.ask(json!({"type": "load_puzzles", "file": "# a remark\nno puzzle\n"}));
    page.ask(question);
    assert_eq!(page.answers.pop().unwrap()["code"], "not_found");
}

#[test]
fn a_puzzle_is_solved_and_its_solution_told_only_then() {
    for game in ["lautari", "luzhanqi", "nardi", "rotary", "shatra"] {
        let mut page = Page::new();
        let ask = |page: &mut Page, ask: Value| {
            page.ask(ask);
            page.answers.pop().unwrap()
        };
        page.ask(json!({"type": "load_puzzles", "file": puzzles_of(game)}));
        let all = ask(&mut page, json!({"type": "puzzles", "game": game}));
        assert_eq!(all["count"].as_u64(), u64::try_from(shipped(game).len()).ok());
        let puzzle = json!({"type": "puzzle", "game": game, "number": 1});
        let puzzle = ask(&mut page, puzzle)["puzzle"].clone();
        assert_eq!(puzzle["number"], 1);
        let answer =
            |answer: Value| json!({"type": "answer", "game": game, "number": 1, "answer": answer});
        let given_up = ask(&mut page, answer(json!({"give_up": true})))["judged"].clone();
        let key = given_up["key"].as_str().unwrap();
        let right = ask(&mut page, answer(json!({"actions": [key]})))["judged"].clone();
        assert!(["solved", "right"].contains(&right["verdict"].as_str().unwrap()), "{right}");
        let choices = puzzle["board"]["choices"].as_array().unwrap();
        let other = choices.iter().find(|choice| choice["token"] != key).unwrap();
        let wrong = ask(&mut page, answer(json!({"actions": [other["token"]]})))["judged"].clone();
        assert_eq!((&wrong["verdict"], &wrong["key"]), (&json!("wrong"), &Value::Null));
    }
    let mut page = Page::new();
    page.ask(json!({"type": "puzzle", "game": "rotary", "number": 0}));
    assert_eq!(page.answers.pop().unwrap()["code"], "not_found");
}

#[test]
fn a_task_of_the_solitaire_is_solved_by_its_shortest_way() {
    let mut page = Page::new();
    let mut after = |turns: Value| {
        page.ask(json!({"type": "arrangement", "number": 1, "turns": turns}));
        page.answers.pop().unwrap()["arrangement"].clone()
    };
    let begun = after(json!({}));
    assert_eq!((&begun["verdict"], &begun["way"]), (&json!("right"), &Value::Null));
    let given_up = after(json!({"give_up": true}));
    let way: Vec<&str> = given_up["way"].as_str().unwrap().split(' ').collect();
    assert_eq!(after(json!({"actions": way}))["verdict"], "solved");
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    let mut page = Page::new();
    for text in ["", "{", "[]", r#"{"now":1,"random":"","ask":{"type":"tick"}}"#] {
        let answer = page.module.receive(text, &StoppedClock);
        assert!(answer.contains(r#""type":"failed""#) && answer.contains("unreadable"), "{answer}");
    }
    for wanted in [
        json!({"game": "go", "opponent": {"computer": 1}}),
        json!({"game": "rotary", "opponent": "lobby"}),
        json!({"game": "rotary", "opponent": {"computer": 11}}),
        json!({"game": "rotary", "opponent": {"computer": 1}, "rated": "rated"}),
    ] {
        page.ask(json!({"type": "create", "wanted": wanted}));
        assert_eq!(page.answers.pop().unwrap()["type"], "failed");
    }
    let rows = json!([{"number": 1, "what": "{}", "at": 1, "client": null}]);
    page.ask(json!({"type": "restore", "id": "aaaaaaaaaaaa", "rows": rows}));
    let failed = page.answers.pop().unwrap();
    assert_eq!(
        (&failed["code"], &failed["reason"]["key"]),
        (&json!("internal"), &json!("here-unreadable"))
    );
    assert!(page.kept.is_empty());
}

#[test]
fn the_fixed_work_is_that_of_the_program() {
    let mut page = Page::new();
    page.ask(json!({"type": "bench", "nodes": 300}));
    let benched = page.answers.pop().unwrap();
    assert_eq!(benched["type"], "benched", "{benched}");
    assert!(benched["work"].as_array().unwrap().len() > 30);
    assert!(benched["nodes"].as_u64().unwrap() > 3_000);
}
