//! What the engine thinks of a position, in the reports of the server's analysis.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::hindsight;
use galds_engine::motifs::{Explanation, explain};
use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget, TextLine, Value};
use galds_engine::registry::{Resources, find};
use galds_engine::search::Aim;
use galds_engine::spec::PlayerSpec;
use galds_games::core::AnyTable;
use galds_matches::positions::PositionAsked;
use serde::{Deserialize, Serialize};

use crate::live::SeenProblem;
use crate::messages::Tell;
use crate::module::Worker;
use crate::thinking::{can_think, host};

/// Mebibytes for one analysis.
const FOR_AN_ANALYSIS: usize = 32;
/// The most lines that are looked at together: a judgement of a move wants to find it among them.
const MOST_LINES: usize = 40;

/// What the engine has thought so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How deep.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// For how many milliseconds.
    pub time: u64,
    /// The best lines, the best first.
    pub lines: Vec<Line>,
    /// Whether this is the last report.
    pub done: bool,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// What it is worth for the side to act.
    pub value: LineValue,
    /// The tokens, the next action first.
    pub tokens: Vec<String>,
    /// The same in book notation, as far as the rules follow it.
    pub book: Vec<String>,
    /// What its first action does, by name; in the last report only.
    pub motifs: Vec<&'static str>,
    /// The fields on which its first action captures; in the last report only.
    pub captures: Vec<String>,
}

/// What a line is worth for the side to act.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineValue {
    /// In hundredths of the game's small unit.
    Hundredths(i32),
    /// A win in so many actions.
    WinIn(u32),
    /// A loss in so many actions.
    LossIn(u32),
    /// Expected points.
    Equity(f64),
    /// The chance to win, 0 to 1.
    Chance(f64),
}

impl From<Value> for LineValue {
    fn from(value: Value) -> LineValue {
        match value {
            Value::Hundredths(score) => LineValue::Hundredths(score),
            Value::WinIn(actions) => LineValue::WinIn(actions),
            Value::LossIn(actions) => LineValue::LossIn(actions),
            Value::Equity(points) => LineValue::Equity(points),
            Value::Chance(chance) => LineValue::Chance(chance),
        }
    }
}

/// What could be known at a moment of a hidden game.
pub(crate) fn look_back(asked: &PositionAsked) -> Result<Tell, SeenProblem> {
    Ok(Tell::Hindsight { hindsight: hindsight::look_back(&*asked.table()?) })
}

/// Thinks about a position for so many milliseconds. Reports on the way go to the worker, the last one is the answer.
pub(crate) fn analyse(
    asked: &PositionAsked,
    lines: usize,
    time: u64,
    worker: &dyn Worker,
) -> Result<Tell, SeenProblem> {
    let table = asked.table()?;
    let side = table.turn().side().ok_or_else(SeenProblem::nothing_to_choose)?;
    let mut report = |analysis: &Analysis| {
        worker.report(&Tell::Report { report: described(&*table, analysis, false) });
    };
    let (observation, time) = (Observation::of(&*table, side), Duration::from_millis(time));
    let found = think(&observation, lines, time, worker, &mut report)?;
    Ok(Tell::Report { report: described(&*table, &found, true) })
}

/// What the full player thinks of what a side sees.
pub(crate) fn think(
    observation: &Observation,
    lines: usize,
    time: Duration,
    worker: &dyn Worker,
    report: &mut dyn FnMut(&Analysis),
) -> Result<Analysis, SeenProblem> {
    if !can_think() {
        return Err(SeenProblem::damaged("the networks have not come"));
    }
    let budget =
        Budget { lines: lines.clamp(1, MOST_LINES), aim: Aim::Truth, ..Budget::of_time(time) };
    // The same analysis has the same result each time.
    let resources = Resources { mebibytes: FOR_AN_ANALYSIS, ..Resources::seeded(1) };
    let player =
        find(observation.game).and_then(|entry| entry.player(&PlayerSpec::full(), &resources));
    let mut player = player.map_err(SeenProblem::damaged)?;
    let stop = AtomicBool::new(false);
    let found = player.choose(observation, &budget, &host(&stop, worker), report);
    found.map_err(SeenProblem::damaged)
}

fn described(table: &dyn AnyTable, analysis: &Analysis, done: bool) -> Report {
    // Explaining takes time, which the reports on the way do without.
    let describe = if done { explained_line } else { plain_line };
    let line = |line: &TextLine| describe(table, line.value.into(), line.tokens.clone());
    Report {
        depth: analysis.depth,
        nodes: analysis.nodes,
        time: analysis.time.as_millis() as u64,
        lines: analysis.lines.iter().map(line).collect(),
        done,
    }
}

/// A line at a table.
fn plain_line(table: &dyn AnyTable, value: LineValue, tokens: Vec<String>) -> Line {
    Line { value, book: in_book(table, &tokens), tokens, motifs: Vec::new(), captures: Vec::new() }
}

/// A line at a table, with what its first action does.
pub(crate) fn explained_line(table: &dyn AnyTable, value: LineValue, tokens: Vec<String>) -> Line {
    let first = tokens.first();
    let Explanation { motifs, captures } =
        first.map(|token| explain(table, token)).unwrap_or_default();
    Line { motifs, captures, ..plain_line(table, value, tokens) }
}

fn in_book(table: &dyn AnyTable, tokens: &[String]) -> Vec<String> {
    let mut table = table.boxed_clone();
    let book = |token: &String| {
        table.play_text(token).map_or_else(|_| token.clone(), |played| played.book)
    };
    tokens.iter().map(book).collect()
}
