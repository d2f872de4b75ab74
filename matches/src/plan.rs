//! Conditional moves: what a side answers without being there, prepared while the other side has to act.
//!
//! ```text
//!   lines of a side                  the other side acts: X          what is left
//!   X  Y  V  W     ───────────────►  Y is answered at once  ──────►  V  W
//!   Z  U           ───────────────►  does not fit           ──────►  –
//! ```
//!
//! A plan is an event of the log like everything else, so it is there after a restart and on every server, and whoever
//! acts at the same moment as it is saved decides again. An answer is written in one append with the action that it
//! answers: there is no moment at which the one stands without the other, nobody is called to a turn that is over, and
//! nothing has to be caught up. What is left of the lines follows from the actions, and is never written.

use std::collections::HashMap;

use galds_games::core::{AnyTable, Chance, Information, Side, Turn};

use crate::clock::{Millis, Moment, Speed};
use crate::decide::act;
use crate::{Circumstances, Decision, Event, Logged, MatchState, Offer, Phase, Refusal};

/// The most lines of one side.
pub(crate) const MOST_LINES: usize = 20;
/// The most actions of one line, those of both sides together.
pub(crate) const LONGEST_LINE: usize = 20;

/// Actions of both sides in order, as tokens.
type Line = Vec<String>;

/// What is left of the lines of one side. None is the beginning of another, and where the side itself has to act
/// after the same actions, all of them go on with the same one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    lines: Vec<Line>,
}

impl Plan {
    /// The plan of these lines, which have been read at the table.
    pub(crate) const fn of(lines: Vec<Line>) -> Plan {
        Plan { lines }
    }

    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Keeps what fits an action of either side.
    pub(crate) fn advance(&mut self, token: &str) {
        self.lines.retain_mut(|line| {
            let fits = line.first().is_some_and(|next| next == token);
            if fits {
                line.remove(0);
            }
            fits && !line.is_empty()
        });
    }

    fn expects(&self, token: &str) -> bool {
        self.lines.iter().any(|line| line.first().is_some_and(|next| next == token))
    }

    /// The action of the side itself, where it has to act.
    fn answer(&self) -> Option<&str> {
        self.lines.first()?.first().map(String::as_str)
    }
}

impl MatchState {
    /// Whether `side` may save conditional moves now.
    pub fn may_plan(&self, side: Side) -> bool {
        self.phase == Phase::Playing
            && self.allows_plans()
            && self.table.turn() == Turn::Side(side.other())
    }

    /// Lines can be foreseen only where nothing is hidden or left to chance, and are worth the trouble only where people
    /// have days to answer.
    fn allows_plans(&self) -> bool {
        let about = self.table.about();
        let is_foreseeable = about.information == Information::Open && about.chance == Chance::None;
        let has_computer = |players: &[_; 2]| players.iter().any(is_computer);
        is_foreseeable
            && self.terms.speed() == Speed::Correspondence
            && self.players.as_ref().is_some_and(|players| !has_computer(&players.0))
    }

    /// The answer that is due by a plan. It waits for its player where it would decline a draw unread.
    fn due_answer(&self) -> Option<(Side, String)> {
        let Turn::Side(side) = self.table.turn() else { return None };
        if self.phase != Phase::Playing || self.offers[side.other()] == Some(Offer::Draw) {
            return None;
        }
        self.plans[side].answer().map(|token| (side, token.to_owned()))
    }

    /// Carries the state on by events that are not written yet; whether that was possible.
    fn carry_on_by(&mut self, events: &[Event], at: Moment) -> bool {
        events.iter().all(|event| {
            let number = self.version() + 1;
            self.apply(Logged { number, at, event: event.clone(), client: None }).is_ok()
        })
    }
}

fn is_computer(player: &crate::Player) -> bool {
    player.level().is_some()
}

/// What becomes of the wish of `side` to have these lines in the place of those before.
pub(crate) fn plan(
    state: &MatchState,
    side: Side,
    played: u32,
    lines: &[Line],
) -> Result<Decision, Refusal> {
    if !state.allows_plans() {
        return Err(Refusal::NoPlans);
    }
    if state.table.turn().side() == Some(side) {
        return Err(Refusal::PlanInOwnTurn);
    }
    if state.table.past().len() != played as usize {
        return Err(Refusal::PlanOutdated);
    }
    let lines = read(state.table(), side, lines)?;
    if state.plans[side].lines() == lines {
        return Ok(Decision::NothingNew);
    }
    Ok(Decision::Accept(vec![Event::Planned { side: side.into(), lines }]))
}

/// Reads the lines of `side` by playing them at a copy of the table.
fn read(table: &dyn AnyTable, side: Side, lines: &[Line]) -> Result<Vec<Line>, Refusal> {
    if lines.len() > MOST_LINES {
        return Err(Refusal::TooManyLines);
    }
    let mut answers = HashMap::new();
    let mut kept: Vec<Line> = Vec::new();
    for (number, line) in (1..).zip(lines) {
        let line = read_line(table, side, line, number)?;
        for (before, token) in line.answers {
            if answers.entry(before).or_insert_with(|| token.clone()) != &token {
                return Err(Refusal::TwoAnswers { line: number });
            }
        }
        // A longer line says all that its beginning says.
        if !kept.iter().any(|other| other.starts_with(&line.tokens)) {
            kept.retain(|other| !line.tokens.starts_with(other));
            kept.push(line.tokens);
        }
    }
    Ok(kept)
}

struct ReadLine {
    tokens: Line,
    /// The side's own actions, each with those before it.
    answers: Vec<(Line, String)>,
}

fn read_line(
    table: &dyn AnyTable,
    side: Side,
    line: &[String],
    number: u32,
) -> Result<ReadLine, Refusal> {
    if line.len() > LONGEST_LINE {
        return Err(Refusal::LineTooLong { line: number });
    }
    let mut table = table.boxed_clone();
    let mut read = ReadLine { tokens: Vec::new(), answers: Vec::new() };
    let mut last = None;
    for action in line {
        let impossible = || Refusal::PlannedAction { line: number, action: action.clone() };
        let acting = table.turn().side().ok_or_else(impossible)?;
        let played = table.play_text(action).map_err(|_| impossible())?;
        if acting == side {
            read.answers.push((read.tokens.clone(), played.token.clone()));
        }
        read.tokens.push(played.token);
        last = Some(acting);
    }
    if last != Some(side) {
        return Err(Refusal::NoAnswer { line: number });
    }
    Ok(read)
}

/// A decision about an action, with the answers that were prepared for it: those of the other side, and where both have
/// a plan, each in its turn.
pub(crate) fn with_answers(state: &MatchState, decision: Decision, now: Circumstances) -> Decision {
    let Decision::Accept(mut events) = decision else { return decision };
    let Some(Event::Acted { side, token, .. }) = events.first() else {
        return Decision::Accept(events);
    };
    // Hardly any action is foreseen, and a state is not copied for nothing.
    if !state.plans[Side::from(*side).other()].expects(token) {
        return Decision::Accept(events);
    }
    let mut after = state.clone();
    let mut latest = events.clone();
    while after.carry_on_by(&latest, now.at)
        && let Some((side, token)) = after.due_answer()
        && let Ok(Decision::Accept(answer)) =
            act(&after, side, &token, Circumstances { lag: Millis::ZERO, ..now })
    {
        events.extend(answer.iter().cloned());
        latest = answer;
    }
    Decision::Accept(events)
}
