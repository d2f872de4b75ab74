//! How a game changes the ratings of its players.
//!
//! The winner gains what the loser loses: the weight of the win, times a factor for the difference
//! of the ratings (an expected win counts little), times one for the difference of the position
//! values (so does an easy one).

use galds_core::{Outcome, Points, Side};

use crate::board::{Field, Part};
use crate::position::{Position, Role};
use crate::rules::Rating;

/// The rating of a new player.
pub const NEW_PLAYER: f64 = 1500.0;

/// How a game ended, as far as ratings are concerned. Resignation and loss on time are two-point
/// wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nobody won.
    Draw,
    /// One point: numeric superiority, even where the winning position was formed by it.
    Superiority,
    /// Two points: the winning position.
    Position,
    /// Three points: the special winning position.
    SpecialPosition,
}

impl Ending {
    /// The ending that gives the winner so many points; 0 for a draw.
    pub const fn with_points(points: u32) -> Option<Ending> {
        match points {
            0 => Some(Ending::Draw),
            1 => Some(Ending::Superiority),
            2 => Some(Ending::Position),
            3 => Some(Ending::SpecialPosition),
            _ => None,
        }
    }

    /// The ending of a game by its outcome.
    pub fn of(outcome: Outcome) -> Option<Ending> {
        let Some(winner) = outcome.winner() else { return Some(Ending::Draw) };
        let points = outcome.points(winner);
        (1..=3).find(|&whole| Points::whole(whole) == points).and_then(Ending::with_points)
    }

    /// Its weight in the formula.
    const fn weight(self) -> f64 {
        match self {
            Ending::Draw => 0.0,
            Ending::Superiority => 2.0,
            Ending::Position => 12.0,
            Ending::SpecialPosition => 18.0,
        }
    }
}

/// What a player brings into the formula.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedPosition {
    /// The rating before the game.
    pub rating: f64,
    /// The value of the position at the end of the game.
    pub value: f64,
}

/// What the winner gains and the loser loses.
pub fn change(
    coefficients: Rating,
    ending: Ending,
    winner: RatedPosition,
    loser: RatedPosition,
) -> f64 {
    let (by_rating, by_value) = match coefficients {
        Rating::Formula => (0.002, 0.01),
        Rating::Example => (0.005, 0.03),
    };
    let falling =
        |height: f64, slope: f64, difference: f64| height / (1.0 + (slope * difference).exp());
    let expected = falling(1.998, by_rating, winner.rating - loser.rating) + 0.001;
    let easy = falling(1.6, by_value, winner.value - loser.value) + 0.2;
    ending.weight() * expected * easy
}

/// The value of a side's position: its pieces by role and field.
pub fn position_value(position: &Position, side: Side) -> u32 {
    let value = |field| role_value(position.role(field)) + field_value(field);
    position.pieces(side).fields().map(value).sum()
}

const fn role_value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Scout => 3,
        Role::Rider => 6,
        Role::Guard => 10,
    }
}

const fn field_value(field: Field) -> u32 {
    let row = field.row() as u32;
    match field.part() {
        Part::Home(Side::First) => row - 1,
        Part::Home(Side::Second) => 14 - row,
        Part::Arc(_) | Part::RiderField | Part::GuardField => 3,
        Part::OuterRing => 4,
        Part::MiddleRing => 5,
        Part::InnerRing => 6,
        Part::Centre => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(coefficients: Rating) -> String {
        let winner = RatedPosition { rating: 1100.0, value: 34.0 };
        let loser = RatedPosition { rating: 1200.0, value: 28.0 };
        format!("{:.2}", change(coefficients, Ending::Position, winner, loser))
    }

    #[test]
    fn the_worked_example_comes_out_with_both_sets_of_coefficients() {
        assert_eq!(example(Rating::Formula), "12.88");
        assert_eq!(example(Rating::Example), "13.86");
    }

    #[test]
    fn equal_players_in_equal_positions_exchange_the_weight_of_the_win() {
        let equal = RatedPosition { rating: NEW_PLAYER, value: 30.0 };
        for (points, weight) in [(0, 0.0), (1, 2.0), (2, 12.0), (3, 18.0)] {
            let ending = Ending::with_points(points).unwrap();
            let gain = change(Rating::Formula, ending, equal, equal);
            assert!((gain - weight).abs() < 1e-9, "{points} points: {gain}");
        }
        assert_eq!(Ending::with_points(4), None);
    }

    #[test]
    fn outcomes_have_their_endings() {
        assert_eq!(Ending::of(Outcome::DRAW), Some(Ending::Draw));
        assert_eq!(Ending::of(Outcome::win(Side::Second, 1)), Some(Ending::Superiority));
        assert_eq!(Ending::of(Outcome::win(Side::First, 3)), Some(Ending::SpecialPosition));
        assert_eq!(Ending::of(Outcome::win(Side::First, 5)), None);
    }

    #[test]
    fn values_are_those_of_the_book() {
        for side in Side::BOTH {
            assert_eq!(position_value(&Position::START, side), 30);
        }
        let named = |name| field_value(Field::named(name).unwrap());
        let fields = "e1 i14 f2 g13 h3 i12 e4 i11 r4 s11 r5 s10 b6 l9 g7 g8 a";
        let values: Vec<u32> = fields.split(' ').map(named).collect();
        assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 8]);
        let position = Position::read("w Ig7,Ra,Sr4,e1 e12 - - - 0").unwrap();
        assert_eq!(position_value(&position, Side::First), 9 + 14 + 13 + 1);
    }
}
