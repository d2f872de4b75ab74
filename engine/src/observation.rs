//! What a player sees: text, and no more of it than its side may know.
//!
//! Every player, ours or somebody else's behind the engine protocol, gets a [`Observation`] and answers
//! with a token. A referee makes it from the table; nothing leads back from an observation to the truth of a
//! hidden game, because the truth is not in it.

use galds_games::core::{AnyTable, Game, Information, RuleSet, Side, Table, Viewer};
use thiserror::Error;

/// A game as one side may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The game's name.
    pub game: &'static str,
    /// The rules text.
    pub rules: String,
    /// The side that sees it so.
    pub side: Side,
    /// What can be seen from there.
    pub seen: Seen,
}

/// What a side can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Everything: the position at the start and all actions since, as tokens.
    Open {
        /// The position text at the start.
        start: String,
        /// The tokens of the actions so far.
        actions: Vec<String>,
    },
    /// A view, and the record as far as this side may know it.
    Hidden {
        /// The view text.
        view: String,
        /// The actions so far in book notation, with what is secret left out.
        record: Vec<String>,
    },
}

/// Why an observation could not be understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ObservationError {
    /// It is of another game, or of another kind of game.
    #[error("this player does not play {0}")]
    OtherGame(String),
    /// Something in it cannot be read.
    #[error("{0}")]
    Unreadable(String),
}

impl Observation {
    /// What `side` sees of a table.
    pub fn of(table: &dyn AnyTable, side: Side) -> Observation {
        let about = table.about();
        let seen = match about.information {
            Information::Open => Seen::Open {
                start: table.start_text(),
                actions: table.past().into_iter().map(|(_, played)| played.token).collect(),
            },
            Information::Hidden => Seen::Hidden {
                view: table.view_text(Viewer::Side(side)),
                record: table.past_for(Viewer::Side(side)),
            },
        };
        Observation { game: about.name, rules: table.rules_text(), side, seen }
    }

    /// The rules, if this is a game of type `G`.
    pub fn read_rules<G: Game>(&self) -> Result<G, ObservationError> {
        if self.game != G::ABOUT.name {
            return Err(ObservationError::OtherGame(self.game.to_owned()));
        }
        let rules = G::Rules::read(&self.rules);
        rules.map(G::new).map_err(|error| ObservationError::Unreadable(error.to_string()))
    }

    /// The table of an open game with all its history, whatever the game.
    pub fn open(&self) -> Result<Box<dyn AnyTable>, ObservationError> {
        let Seen::Open { start, actions } = &self.seen else {
            return Err(ObservationError::OtherGame(self.game.to_owned()));
        };
        let mut table = galds_games::open(self.game, &self.rules)
            .map_err(|error| ObservationError::Unreadable(error.to_string()))?;
        table
            .set_position(start)
            .map_err(|error| ObservationError::Unreadable(error.to_string()))?;
        for token in actions {
            let played = table.play_text(token);
            played.map_err(|error| ObservationError::Unreadable(format!("{token}: {error}")))?;
        }
        Ok(table)
    }

    /// The table of an open game of type `G` with all its history.
    pub fn set_up<G: Game>(&self) -> Result<Table<G>, ObservationError> {
        let game: G = self.read_rules()?;
        let Seen::Open { start, actions } = &self.seen else {
            return Err(ObservationError::OtherGame(self.game.to_owned()));
        };
        let unreadable = |error: String| ObservationError::Unreadable(error);
        let start = game.read_position(start).map_err(|error| unreadable(error.to_string()))?;
        let mut table = Table::at(game, start);
        for token in actions {
            let played = table.read_action(token).and_then(|action| table.play(action));
            played.map_err(|error| unreadable(format!("{token}: {error}")))?;
        }
        Ok(table)
    }
}
