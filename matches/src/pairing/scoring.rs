//! Points, as the book of each game counts them.
//!
//! A game gives what its outcome says, which may be more than 1 where the rules have it, and ½ to each for a draw. A match to a number of points is
//! one contest, whatever its score: 1 to the winner.

use galds_games::core::{Outcome, PerSide, Points, Side};

/// How the points of one tournament are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// The points of the outcome; a win that was not played is worth this many.
    Outcome {
        /// The usual win of the game.
        usual: u32,
    },
    /// One point for winning a match.
    Match,
}

impl Scoring {
    /// How a game under these rules is counted.
    pub fn of(game: &str, rules: &str) -> Scoring {
        let hosting = galds_games::hosting(game);
        if (hosting.is_match)(rules) {
            Scoring::Match
        } else {
            Scoring::Outcome { usual: hosting.usual_win }
        }
    }

    /// The points of both sides.
    pub fn points(self, outcome: Outcome) -> PerSide<Points> {
        let counted = match (self, outcome.winner()) {
            (Scoring::Outcome { .. }, _) => outcome,
            (Scoring::Match, Some(winner)) => Outcome::win(winner, 1),
            (Scoring::Match, None) => Outcome::DRAW,
        };
        PerSide(Side::BOTH.map(|side| counted.points(side)))
    }

    /// What a bye gives, and a win against somebody who is not there: the usual win.
    pub fn bye(self) -> Points {
        match self {
            Scoring::Outcome { usual } => Points::whole(usual),
            Scoring::Match => Points::whole(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lautari_counts_three_two_one_and_a_half() {
        let scoring = Scoring::of("lautari", "lautari");
        for points in 1..=3 {
            let counted = scoring.points(Outcome::win(Side::Second, points));
            assert_eq!(counted[Side::Second], Points::whole(points));
            assert_eq!(counted[Side::First], Points::NONE);
        }
        assert_eq!(scoring.points(Outcome::DRAW).0, [Points::HALF; 2]);
        assert_eq!(scoring.bye(), Points::whole(2));
    }

    #[test]
    fn a_match_of_backgammon_is_one_contest_and_a_single_game_counts_its_points() {
        let match_to_five = Scoring::of("nardi", "backgammon,match=5");
        assert_eq!(match_to_five.points(Outcome::score(5, 3)).0, [Points::whole(1), Points::NONE]);
        let single = Scoring::of("nardi", "backgammon");
        assert_eq!(single.points(Outcome::win(Side::First, 3))[Side::First], Points::whole(3));
        assert_eq!(single.bye(), Points::whole(1));
    }
}
