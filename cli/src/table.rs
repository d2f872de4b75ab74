//! The options with which a command sets up its table.

use clap::Args;
use galds_games::core::{AnyTable, Side, Viewer};

use crate::failure::Failure;

/// A game, its rules, a position, and actions from there.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    /// The game, by the name that `galds games` lists
    game: String,
    /// Rules: a preset, or preset,key=value,… [default: the preset named like the game]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// Position text to start from [default: the game's start]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
    /// Moves to make, as tokens or in book notation, separated by spaces
    #[arg(long, value_name = "ACTIONS", allow_hyphen_values = true)]
    moves: Option<String>,
}

impl TableArgs {
    /// The table after all actions.
    pub(crate) fn set_up(&self) -> Result<Box<dyn AnyTable>, Failure> {
        let mut table = self.start()?;
        self.play_moves(&mut *table, |_| Ok(()))?;
        Ok(table)
    }

    /// The table before the actions.
    pub(crate) fn start(&self) -> Result<Box<dyn AnyTable>, Failure> {
        let mut table = open(&self.game, self.rules.as_deref())?;
        if let Some(position) = &self.position {
            table.set_position(position)?;
        }
        Ok(table)
    }

    /// Makes the actions one by one; `each` is called after every one.
    pub(crate) fn play_moves(
        &self,
        table: &mut dyn AnyTable,
        mut each: impl FnMut(&dyn AnyTable) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let words: Vec<&str> = self.moves.iter().flat_map(|m| m.split_whitespace()).collect();
        let mut rest = &words[..];
        for number in 1.. {
            if rest.is_empty() {
                break;
            }
            let (action, later) = rest.split_at(table.words_in_action(rest));
            let text = action.join(" ");
            if let Err(reason) = table.play_text(&text) {
                return Err(Failure::Move { number, text, reason });
            }
            each(table)?;
            rest = later;
        }
        Ok(())
    }
}

/// A table by name of game and rules text.
pub(crate) fn open(game: &str, rules: Option<&str>) -> Result<Box<dyn AnyTable>, Failure> {
    let boxed = galds_games::find(game)?;
    Ok(boxed.open(rules.unwrap_or(boxed.about.name))?)
}

/// What the sides' positions are worth by the book's count, in a line; not every book has one.
pub(crate) fn value_line(table: &dyn AnyTable) -> Option<String> {
    let values = table.position_values()?;
    let about = table.about();
    let [first, second] =
        Side::BOTH.map(|side| format!("{} {}", about.side(side).name, values[side]));
    Some(format!("Position value: {first}, {second}"))
}

/// The side with this letter at a table.
pub(crate) fn side(table: &dyn AnyTable, letter: &str) -> Result<Side, Failure> {
    let about = table.about();
    let mut letters = letter.chars();
    let side = letters.next().and_then(|letter| about.side_by_letter(letter));
    side.filter(|_| letters.next().is_none()).ok_or_else(|| {
        let [first, second] = about.sides;
        Failure::Input(format!(
            "the sides of {} are {} ({}) and {} ({}), not `{letter}`",
            about.title, first.letter, first.name, second.letter, second.name
        ))
    })
}

/// A viewer by the letter of a side, or `spectator`.
pub(crate) fn viewer(table: &dyn AnyTable, text: &str) -> Result<Viewer, Failure> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        letter => side(table, letter).map(Viewer::Side).map_err(|failure| match failure {
            Failure::Input(text) => Failure::Input(format!("{text}; others are `spectator`")),
            other => other,
        }),
    }
}
