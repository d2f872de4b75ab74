//! People who play at whichever server answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use galds_games::core::AnyTable;
use rand::RngExt as _;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use crate::serving::{Caller, Trouble};

/// The games in turn. One thread plays both sides, so what a side may not know is not needed.
const GAMES: [&str; 4] = ["rotary", "nardi", "shatra", "lautari"];
/// How long somebody waits for an answer before asking another server.
const PATIENCE: Duration = Duration::from_secs(5);
/// After how long in vain somebody gives up.
const GIVES_UP: Duration = Duration::from_mins(1);
/// How long somebody who waits for the computer leaves it alone.
const LOOKS_AGAIN: Duration = Duration::from_secs(2);
/// How long a person thinks, in milliseconds.
const THINKS: std::ops::Range<u64> = 12_000..24_000;

/// Against whom somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Person,
    Computer,
}

/// What was acknowledged in one match.
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) opponent: Opponent,
    /// Number and action.
    pub(crate) acknowledged: Vec<(u64, String)>,
    /// How long each action took from the first try to its acknowledgement.
    pub(crate) waits: Vec<Duration>,
    /// When something was last acknowledged.
    pub(crate) last: Instant,
    pub(crate) is_over: bool,
}

/// One person, known to every server.
#[derive(Clone)]
pub(crate) struct Visitor {
    at: Vec<Caller>,
}

impl Visitor {
    pub(crate) fn new(bases: &[String]) -> Visitor {
        let key = Caller::guest(&bases[0]).key;
        let at = bases.iter().map(|base| Caller::with_patience(base, &key, PATIENCE)).collect();
        Visitor { at }
    }

    /// Asks one server after the other, beginning with any, until one answers.
    fn insist(
        &self,
        random: &mut StdRng,
        ask: impl Fn(&Caller) -> Result<Value, Trouble>,
    ) -> Result<Value, (u16, Value)> {
        let (began, first) = (Instant::now(), random.random_range(0..self.at.len()));
        for caller in self.at.iter().cycle().skip(first) {
            match ask(caller) {
                Ok(answer) => return Ok(answer),
                Err(Trouble::Refused(status, answer)) => return Err((status, answer)),
                Err(Trouble::Away) => std::thread::sleep(Duration::from_millis(50)),
            }
            assert!(began.elapsed() < GIVES_UP, "no server answers");
        }
        unreachable!("there are servers")
    }

    fn post(&self, random: &mut StdRng, path: &str, body: &Value) -> Result<Value, (u16, Value)> {
        self.insist(random, |caller| caller.post(path, body))
    }

    fn events(&self, random: &mut StdRng, id: &str) -> Vec<Value> {
        let looked = self.insist(random, |caller| caller.get(&format!("/api/matches/{id}")));
        let looked = looked.unwrap_or_else(|refused| panic!("match {id}: {refused:?}"));
        looked["events"].as_array().expect("a list").clone()
    }
}

/// The table as the log of the match has it.
pub(crate) fn table(events: &[Value], game: &str) -> Box<dyn AnyTable> {
    let mut table = galds_games::open(game, game).expect("the game");
    for token in events.iter().filter_map(played_token) {
        table.play_text(token).expect("the log has legal actions only");
    }
    table
}

/// What an event plays on the table, if it does.
pub(crate) fn played_token(event: &Value) -> Option<&str> {
    matches!(event["type"].as_str(), Some("acted" | "threw")).then(|| event["token"].as_str())?
}

/// A match and those who play it.
pub(crate) struct Game {
    players: [Visitor; 2],
    random: StdRng,
    played: Played,
    /// The board as far as it is known.
    table: Box<dyn AnyTable>,
    /// The last number that is known.
    version: u64,
    /// How long making the match took, without faults.
    pub(crate) made_in: Duration,
}

impl Game {
    /// Makes the match.
    pub(crate) fn begin(
        players: [Visitor; 2],
        number: usize,
        opponent: Opponent,
        mut random: StdRng,
    ) -> Game {
        let (game, began) = (GAMES[number % GAMES.len()], Instant::now());
        let id = begin(&players, game, opponent, &mut random);
        let made_in = began.elapsed();
        let played = Played {
            id,
            game,
            opponent,
            acknowledged: Vec::new(),
            waits: Vec::new(),
            last: Instant::now(),
            is_over: false,
        };
        let table = table(&[], game);
        Game { players, random, played, table, version: 0, made_in }
    }

    /// Plays until told to stop, sending every command until it is answered.
    pub(crate) fn play(mut self, stop: &AtomicBool) -> Played {
        std::thread::sleep(Duration::from_millis(self.random.random_range(0..THINKS.end)));
        self.look();
        while !stop.load(Ordering::Relaxed) && !self.played.is_over {
            let side = self.table.turn().side().expect("it is not over").index();
            if self.played.opponent == Opponent::Computer && side == 1 {
                std::thread::sleep(LOOKS_AGAIN);
                self.look();
                continue;
            }
            self.act(side);
            std::thread::sleep(Duration::from_millis(self.random.random_range(THINKS)));
        }
        self.played
    }

    /// Brings the board up to date.
    fn look(&mut self) {
        let events = self.players[0].events(&mut self.random, &self.played.id);
        let count = events.len() as u64;
        assert!(count >= self.version, "{} is shown without {}", self.played.id, self.version);
        if let Some(ended) = events.iter().find(|event| event["type"] == "ended") {
            assert_eq!(ended["ending"]["kind"], "rules", "{}: {ended}", self.played.id);
            self.played.is_over = true;
        }
        (self.table, self.version) = (table(&events, self.played.game), count);
    }

    /// Makes any action for a side.
    fn act(&mut self, side: usize) {
        let mut tokens = self.table.legal().1;
        let action = tokens.swap_remove(self.random.random_range(0..tokens.len()));
        let client = format!("c{}", self.played.acknowledged.len());
        let command = json!({ "do": "act", "action": action, "client": client });
        let path = format!("/api/matches/{}/commands", self.played.id);
        let asked = Instant::now();
        let done = self.players[side].post(&mut self.random, &path, &command);
        let done =
            done.unwrap_or_else(|refused| panic!("{}: {action}: {refused:?}", self.played.id));
        self.played.last = Instant::now();
        self.played.waits.push(asked.elapsed());
        let [number, version] =
            ["number", "version"].map(|name| done[name].as_u64().expect("a number"));
        let is_next = number == self.version + 1 && version == number;
        self.table.play_text(&action).expect("it was legal");
        self.played.acknowledged.push((number, action));
        self.version = version.max(self.version);
        if !is_next {
            // Something else happened too, such as a roll or the end.
            self.look();
        }
    }
}

/// Makes a match and has the opponent join.
fn begin(players: &[Visitor; 2], game: &str, opponent: Opponent, random: &mut StdRng) -> String {
    let mut wanted = json!({ "game": game, "side": "first" });
    match opponent {
        Opponent::Computer => wanted["opponent"] = json!({ "computer": 1 }),
        // Whoever is not given back what an outage took loses on time.
        Opponent::Person => {
            wanted["control"] =
                json!({ "type": "increment", "initial": 120_000, "increment": 2_000 });
        }
    }
    let made = players[0].post(random, "/api/matches", &wanted).expect("a match");
    let id = made["id"].as_str().expect("an id").to_owned();
    if opponent == Opponent::Person {
        let join = json!({ "do": "join", "client": "join" });
        players[1].post(random, &format!("/api/matches/{id}/commands"), &join).expect("a seat");
    }
    id
}
