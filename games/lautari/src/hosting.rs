//! Lautari among matches: the rating formula of its book, and the two-point win as the usual one.

use galds_core::hosting::{Hosting, Manner, RatedGame, RatingSystem};
use galds_core::{RuleSet, Side};

use crate::rating::{Ending, RatedPosition, change, position_value};
use crate::rules;
use crate::{Position, Rules};

pub(crate) const HOSTING: Hosting =
    Hosting { rating: RatingSystem::Book(gain), usual_win: 2, ..Hosting::USUAL };

/// What the winner gains and the loser loses.
fn gain(game: &RatedGame<'_>) -> Option<f64> {
    let (winner, ending) = (game.outcome.winner()?, ending(game)?);
    let coefficients = Rules::read(game.rules).map_or(rules::Rating::Formula, |rules| rules.rating);
    let position = Position::read(game.position).unwrap_or(Position::START);
    let rated = |side: Side| RatedPosition {
        rating: game.ratings[side],
        value: f64::from(position_value(&position, side)),
    };
    Some(change(coefficients, ending, rated(winner), rated(winner.other())))
}

/// Giving up and running out of time count as a two-point win, whatever was noted.
fn ending(game: &RatedGame<'_>) -> Option<Ending> {
    match game.manner {
        Manner::Conceded => Some(Ending::Position),
        Manner::Played => Ending::of(game.outcome),
    }
}
