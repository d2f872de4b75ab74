//! An engine in conversation: what it has been told, and its thinking.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use galds_games::core::{AnyTable, Information, Turn};

use super::command::{Command, GivenPosition, Query};
use super::info::info;
use super::options::{Change, Options};
use galds_engine::observation::{Observation, Seen};
use galds_engine::player::{Analysis, Budget, Player, PlayerError, THROW};
use galds_engine::search::{Aim, Limits};
use galds_host::machine;

/// Where lines go; called from several threads.
pub type Out = Arc<dyn Fn(&str) + Send + Sync>;

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It does.
    GoOn,
    /// It is over.
    Leave,
}

/// An engine in conversation.
pub struct Session {
    out: Out,
    options: Options,
    place: Place,
    player: Option<Box<dyn Player>>,
    thinking: Option<Thinking>,
}

/// What the engine looks at.
enum Place {
    /// An open game with its history.
    Table(Box<dyn AnyTable>),
    /// A hidden game as one side sees it; none until it is given.
    View(Option<Observation>),
}

/// The thread that thinks. It gives the player back, unless that crashed.
struct Thinking {
    thread: JoinHandle<Option<Box<dyn Player>>>,
    stop: Arc<AtomicBool>,
    /// Set before the answer is sent: whoever receives it may go on at once.
    answered: Arc<AtomicBool>,
    endless: bool,
}

impl Session {
    /// An engine that sends its lines to `out`.
    pub fn new(out: Out) -> Session {
        let options = Options::usual();
        let place = Place::at_start(&options);
        Session { out, options, place, player: None, thinking: None }
    }

    /// Does what a line says. Whatever is wrong with it is answered by a line `error …`.
    pub fn receive(&mut self, line: &str) -> Next {
        self.greet_thinker();
        match Command::read(line) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                self.stop();
                return Next::Leave;
            }
            Ok(Some(command)) => {
                if let Err(error) = self.obey(command) {
                    self.send(&format!("error {error}"));
                }
            }
            Err(error) => self.send(&format!("error {error}")),
        }
        Next::GoOn
    }

    /// Waits for thinking that ends by itself, and ends any other.
    pub fn finish(&mut self) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.endless) {
            self.stop();
        }
        self.join();
    }

    fn send(&self, line: &str) {
        (self.out)(line);
    }

    fn obey(&mut self, command: Command) -> Result<(), String> {
        let busy = self.thinking.is_some();
        match command {
            Command::Ugi => {
                self.introduce();
                Ok(())
            }
            Command::IsReady => {
                self.send("readyok");
                Ok(())
            }
            Command::Stop if busy => {
                self.stop();
                Ok(())
            }
            Command::Stop => Err("nothing is being thought about".to_owned()),
            Command::Query(query) => {
                let answer = self.place.answer(query)?;
                self.send(&answer);
                Ok(())
            }
            _ if busy => Err("first stop: thinking goes on".to_owned()),
            Command::NewGame => {
                if let Some(player) = &mut self.player {
                    player.new_game();
                }
                self.place = Place::at_start(&self.options);
                Ok(())
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position(given) => {
                self.place = Place::given(given, &self.options)?;
                Ok(())
            }
            Command::Go { limits, endless } => self.go(limits, endless),
            Command::Quit => Ok(()),
        }
    }

    fn introduce(&self) {
        self.send(concat!("id name Galds ", env!("CARGO_PKG_VERSION")));
        self.send("id author the authors of Galds");
        for line in Options::lines() {
            self.send(&line);
        }
        self.send("ugiok");
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let change = self.options.set(name, value).map_err(|error| error.to_string())?;
        if change != Change::Budget {
            self.player = None;
        }
        if change == Change::Game {
            self.place = Place::at_start(&self.options);
        }
        Ok(())
    }

    fn go(&mut self, limits: Limits, endless: bool) -> Result<(), String> {
        let observation = self.place.observation()?;
        let player = self.take_player()?;
        let Options { threads, lines, .. } = self.options;
        // Who lets it think without end wants to know, not to win.
        let aim = if endless { Aim::Truth } else { Aim::Win };
        let budget = Budget { limits, threads, lines, aim };
        let ends = limits != Limits::default() || self.options.has_level();
        let stop = Arc::new(AtomicBool::new(false));
        let answered = Arc::new(AtomicBool::new(false));
        let flags = (Arc::clone(&stop), Arc::clone(&answered));
        let thinker =
            Thinker { player, observation, budget, stop: flags.0, answered: flags.1, endless };
        let out = Arc::clone(&self.out);
        let thread = std::thread::spawn(move || thinker.run(&*out));
        self.thinking = Some(Thinking { thread, stop, answered, endless: endless || !ends });
        Ok(())
    }

    fn take_player(&mut self) -> Result<Box<dyn Player>, String> {
        if let Some(player) = self.player.take() {
            return Ok(player);
        }
        let (spec, resources) = self.options.player();
        self.options.entry.player(&spec, &resources).map_err(|error| error.to_string())
    }

    /// Ends the thinking; its `bestmove` has been said when this returns.
    fn stop(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
            thinking.thread.thread().unpark();
        }
        self.join();
    }

    /// Takes the player back from a thread that has answered.
    fn greet_thinker(&mut self) {
        let answered = |thinking: &Thinking| thinking.answered.load(Ordering::Acquire);
        if self.thinking.as_ref().is_some_and(answered) {
            self.join();
        }
    }

    fn join(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.player = thinking.thread.join().ok().flatten();
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stop();
    }
}

/// What the thread that thinks needs.
struct Thinker {
    player: Box<dyn Player>,
    observation: Observation,
    budget: Budget,
    stop: Arc<AtomicBool>,
    answered: Arc<AtomicBool>,
    /// Whether the answer is held back until it is asked for.
    endless: bool,
}

impl Thinker {
    fn run(mut self, out: &dyn Fn(&str)) -> Option<Box<dyn Player>> {
        let answer = catch_unwind(AssertUnwindSafe(|| self.think(out)));
        while self.endless && !self.stop.load(Ordering::Relaxed) {
            std::thread::park_timeout(Duration::from_millis(50));
        }
        self.answered.store(true, Ordering::Release);
        if let Ok(answer) = answer {
            out(&answer);
            Some(self.player)
        } else {
            out("error the player crashed");
            None
        }
    }

    /// Thinks aloud; gives the last line.
    fn think(&mut self, out: &dyn Fn(&str)) -> String {
        let aloud = |analysis: &Analysis| {
            for line in info(analysis) {
                out(&line);
            }
        };
        let mut reported = false;
        let mut report = |analysis: &Analysis| {
            aloud(analysis);
            reported = true;
        };
        let analysis =
            self.player.choose(&self.observation, &self.budget, &machine(&self.stop), &mut report);
        match analysis {
            Ok(analysis) => {
                if !reported {
                    aloud(&analysis);
                }
                let choice = analysis.choice().map(|token| format!("bestmove {token}"));
                choice.unwrap_or_else(|| "error the player chose nothing".to_owned())
            }
            Err(PlayerError::NothingToChoose) => format!("bestmove {THROW}"),
            Err(error) => format!("error {error}"),
        }
    }
}

impl Place {
    fn at_start(options: &Options) -> Place {
        match options.entry.about.information {
            Information::Hidden => Place::View(None),
            // The rules were read when they were set.
            Information::Open => {
                match galds_games::open(options.entry.about.name, &options.rules) {
                    Ok(table) => Place::Table(table),
                    Err(_) => Place::View(None),
                }
            }
        }
    }

    fn given(given: GivenPosition, options: &Options) -> Result<Place, String> {
        let about = options.entry.about;
        let mut table = galds_games::open(about.name, &options.rules).map_err(|e| e.to_string())?;
        let moves = match (given, about.information) {
            (GivenPosition::Start { moves }, Information::Open) => moves,
            (GivenPosition::Text { text, moves }, Information::Open) => {
                table.set_position(&text).map_err(|error| error.to_string())?;
                moves
            }
            (GivenPosition::View { view, record }, Information::Hidden) => {
                let record = actions(&*table, &record);
                return Place::view(options, view, record);
            }
            (GivenPosition::View { .. }, Information::Open) => {
                return Err(format!("{} is open: give startpos or a text", about.title));
            }
            (_, Information::Hidden) => {
                return Err(format!("{} is hidden: give a view", about.title));
            }
        };
        for (number, text) in (1..).zip(actions(&*table, &moves)) {
            let played = table.play_text(&text);
            played.map_err(|error| format!("action {number}, `{text}`: {error}"))?;
        }
        Ok(Place::Table(table))
    }

    /// A view starts with the letter of the side to act, whose view it is.
    fn view(options: &Options, view: String, record: Vec<String>) -> Result<Place, String> {
        let about = options.entry.about;
        let letter = view.chars().next().map(|letter| letter.to_ascii_lowercase());
        let side = letter.and_then(|letter| about.side_by_letter(letter));
        let side =
            side.ok_or_else(|| "a view starts with the letter of the side to act".to_owned())?;
        let seen = Seen::Hidden { view, record };
        let rules = options.rules.clone();
        Ok(Place::View(Some(Observation { game: about.name, rules, side, seen })))
    }

    /// What the side to act sees.
    fn observation(&self) -> Result<Observation, String> {
        match self {
            Place::View(observation) => {
                observation.clone().ok_or_else(|| "first give a view".to_owned())
            }
            Place::Table(table) => match table.turn() {
                Turn::Over(outcome) => Err(format!("the game is over: {outcome}")),
                Turn::Chance => Err("chance is to act: add the roll to the moves".to_owned()),
                Turn::Side(side) | Turn::SideOrChance(side) => Ok(Observation::of(&**table, side)),
            },
        }
    }

    fn answer(&self, query: Query) -> Result<String, String> {
        let Place::Table(table) = self else {
            return Err("a view does not answer queries".to_owned());
        };
        let about = table.about();
        Ok(match query {
            Query::Turn => {
                let turn = match table.turn() {
                    Turn::Side(side) => about.side(side).letter.to_string(),
                    Turn::SideOrChance(side) => format!("{} or chance", about.side(side).letter),
                    Turn::Chance => "chance".to_owned(),
                    Turn::Over(_) => "over".to_owned(),
                };
                format!("response turn {turn}")
            }
            Query::Result => format!("response result {}", table.turn().outcome_text()),
            Query::Legal => list("response legal", table.legal().1),
            Query::Chances => {
                let chances = table.chances().into_iter();
                list("response chances", chances.map(|c| format!("{}:{}", c.action, c.weight)))
            }
            Query::Position => format!("response position {}", table.position_text()),
        })
    }
}

fn list(head: &str, items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().fold(head.to_owned(), |text, item| text + " " + &item)
}

/// Words joined to actions: book forms may have several.
fn actions(table: &dyn AnyTable, words: &[String]) -> Vec<String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut rest = &words[..];
    let mut actions = Vec::new();
    while !rest.is_empty() {
        let (action, later) = rest.split_at(table.words_in_action(rest));
        actions.push(action.join(" "));
        rest = later;
    }
    actions
}
