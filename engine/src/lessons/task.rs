//! What a lesson asks for, as conditions that the rules can check.

use std::str::FromStr;

use galds_games::core::scene::{Sight, Step};
use galds_games::core::{AnyTable, Pick, Points, Side, TableChoice, Turn};

use crate::player::Player;
use crate::puzzles::proof::wins_after;

/// All conditions, as they are written.
pub(super) const NAMES: &str = "any, wins, wins by N, wins in N, safe, captures, captures nothing, converts, revives, drops, \
                                bears off, passes, from FIELD, to FIELD, holds FIELD, only TOKEN, and several of them \
                                joined by `and`";

/// What an action has to do: all of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task(pub Vec<Condition>);

/// One thing that an action has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Nothing in particular.
    Any,
    /// It wins at once.
    Wins,
    /// It wins at once with so many points.
    WinsBy(u32),
    /// It forces the win within so many own actions, itself included.
    WinsIn(u32),
    /// The opponent cannot win at once after it.
    Safe,
    /// It captures something.
    Captures,
    /// It captures nothing.
    CapturesNothing,
    /// A piece becomes another kind.
    Converts,
    /// A piece comes back.
    Revives,
    /// A piece is dropped.
    Drops,
    /// A piece of one's own leaves the board.
    BearsOff,
    /// Nothing changes on the board.
    Passes,
    /// Its first pick is this field.
    From(String),
    /// Its last picked field is this one.
    To(String),
    /// Two pieces or more of one's own are on this field after it.
    Holds(String),
    /// It is this one, because the lesson shows it.
    Only(String),
}

impl FromStr for Task {
    type Err = ();

    fn from_str(text: &str) -> Result<Task, ()> {
        text.split(" and ").map(|part| part.trim().parse()).collect::<Result<_, _>>().map(Task)
    }
}

impl FromStr for Condition {
    type Err = ();

    fn from_str(text: &str) -> Result<Condition, ()> {
        let number = |words: &str| words.parse().map_err(|_| ());
        Ok(match text {
            "any" => Condition::Any,
            "wins" => Condition::Wins,
            "safe" => Condition::Safe,
            "captures" => Condition::Captures,
            "captures nothing" => Condition::CapturesNothing,
            "converts" => Condition::Converts,
            "revives" => Condition::Revives,
            "drops" => Condition::Drops,
            "bears off" => Condition::BearsOff,
            "passes" => Condition::Passes,
            _ => {
                let (keyword, rest) = text.rsplit_once(' ').ok_or(())?;
                match keyword {
                    "wins by" => Condition::WinsBy(number(rest)?),
                    "wins in" => Condition::WinsIn(number(rest)?),
                    "from" => Condition::From(rest.to_owned()),
                    "to" => Condition::To(rest.to_owned()),
                    "holds" => Condition::Holds(rest.to_owned()),
                    "only" => Condition::Only(rest.to_owned()),
                    _ => return Err(()),
                }
            }
        })
    }
}

/// The legal actions that do what is asked, sorted by token. `player` looks for forced wins.
pub fn answers(table: &dyn AnyTable, task: &Task, player: &mut dyn Player) -> Vec<String> {
    let mut table = table.boxed_clone();
    let Some(side) = table.turn().side() else { return Vec::new() };
    let mut tokens: Vec<String> = table
        .choices()
        .into_iter()
        .filter(|choice| task.0.iter().all(|one| meets(&mut *table, side, choice, one, player)))
        .map(|choice| choice.token)
        .collect();
    tokens.sort_unstable();
    tokens
}

fn meets(
    table: &mut dyn AnyTable,
    side: Side,
    choice: &TableChoice,
    condition: &Condition,
    player: &mut dyn Player,
) -> bool {
    let fields = || {
        choice.picks.iter().filter_map(|pick| match pick {
            Pick::Field(name) => Some(name.as_str()),
            Pick::Button(_) => None,
        })
    };
    match condition {
        Condition::Any => return true,
        Condition::From(field) => return fields().next() == Some(field.as_str()),
        Condition::To(field) => return fields().next_back() == Some(field.as_str()),
        Condition::Only(token) => return choice.token == *token,
        Condition::WinsIn(actions) => {
            return wins_after(table, player, side, actions.saturating_sub(1), &choice.token);
        }
        _ => {}
    }
    if table.play_text(&choice.token).is_err() {
        return false;
    }
    let met = holds_after(table, side, condition);
    table.undo();
    met
}

/// Whether the position on the table is what the condition asks for, with the action just made.
fn holds_after(table: &mut dyn AnyTable, side: Side, condition: &Condition) -> bool {
    let scene = table.scene(Sight::Everything);
    let steps = scene.last.as_ref().map(|last| last.steps.as_slice()).unwrap_or_default();
    let has = |wanted: fn(&Step) -> bool| steps.iter().any(wanted);
    let captures = || {
        has(|step| match step {
            Step::Captured { .. } => true,
            Step::TurnedAround { carried, .. } => carried.iter().any(|one| one.to.is_none()),
            _ => false,
        })
    };
    match condition {
        Condition::Wins => winner(table) == Some(side),
        Condition::WinsBy(points) => match table.turn() {
            Turn::Over(outcome) => {
                outcome.winner() == Some(side) && outcome.points(side) == Points::whole(*points)
            }
            _ => false,
        },
        Condition::Safe => !can_win(table, side.other()),
        Condition::Captures => captures(),
        Condition::CapturesNothing => !captures(),
        Condition::Converts => has(|step| matches!(step, Step::Converted { .. })),
        Condition::Revives => has(|step| matches!(step, Step::Revived { .. })),
        Condition::Drops => has(|step| matches!(step, Step::Dropped { .. })),
        Condition::BearsOff => {
            has(|step| matches!(step, Step::Moved { to, .. } if to.field.name().ends_with("off")))
        }
        Condition::Passes => steps.iter().all(|step| match step {
            Step::TurnedAround { sixths, .. } => *sixths == 0,
            Step::Passed => true,
            _ => false,
        }),
        Condition::Holds(field) => {
            let own = |piece: &&galds_games::core::scene::Piece| {
                piece.side == side && piece.at.field.name() == field
            };
            scene.pieces.iter().filter(own).count() >= 2
        }
        Condition::Any
        | Condition::From(_)
        | Condition::To(_)
        | Condition::Only(_)
        | Condition::WinsIn(_) => true,
    }
}

fn winner(table: &dyn AnyTable) -> Option<Side> {
    match table.turn() {
        Turn::Over(outcome) => outcome.winner(),
        _ => None,
    }
}

/// Whether a side can win with its next action, or has won.
fn can_win(table: &mut dyn AnyTable, side: Side) -> bool {
    if table.turn().side() != Some(side) {
        return winner(table) == Some(side);
    }
    let (_, tokens) = table.legal();
    tokens.iter().any(|token| {
        if table.play_text(token).is_err() {
            return false;
        }
        let wins = winner(table) == Some(side);
        table.undo();
        wins
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_conditions_joined_by_and() {
        let task: Task = "from e5 and captures and wins in 2".parse().unwrap();
        let expected =
            vec![Condition::From("e5".to_owned()), Condition::Captures, Condition::WinsIn(2)];
        assert_eq!(task.0, expected);
        assert!("from".parse::<Task>().is_err());
        assert!("wins in two".parse::<Task>().is_err());
    }
}
