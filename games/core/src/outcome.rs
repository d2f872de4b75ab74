//! Whose turn it is, and how a game ended.

use std::fmt;

use crate::Side;

/// Points in halves, so that a drawn game's ½ is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points {
    halves: u32,
}

impl Points {
    /// No points.
    pub const NONE: Points = Points { halves: 0 };
    /// Half a point, a player's share of a draw.
    pub const HALF: Points = Points { halves: 1 };

    /// Whole points.
    pub const fn whole(points: u32) -> Points {
        Points { halves: points * 2 }
    }

    /// So many half points.
    pub const fn of_halves(halves: u32) -> Points {
        Points { halves }
    }

    /// The number of half points.
    pub const fn halves(self) -> u32 {
        self.halves
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

/// The points of both sides at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// What the first side gets.
    pub first: Points,
    /// What the second side gets.
    pub second: Points,
}

impl Outcome {
    /// Half a point each.
    pub const DRAW: Outcome = Outcome { first: Points::HALF, second: Points::HALF };

    /// `points` for the winner, nothing for the loser.
    pub const fn win(winner: Side, points: u32) -> Outcome {
        let won = Points::whole(points);
        match winner {
            Side::First => Outcome { first: won, second: Points::NONE },
            Side::Second => Outcome { first: Points::NONE, second: won },
        }
    }

    /// The final score of a match.
    pub const fn score(first: u32, second: u32) -> Outcome {
        Outcome { first: Points::whole(first), second: Points::whole(second) }
    }

    /// The side with more points, if there is one.
    pub fn winner(self) -> Option<Side> {
        match self.first.cmp(&self.second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The points of one side.
    pub const fn points(self, side: Side) -> Points {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.second)
    }
}

/// Who has to act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// This side has to act.
    Side(Side),
    /// Chance acts: the legal actions are the results, with weights.
    Chance,
    /// This side may act before chance does (double before rolling the dice).
    SideOrChance(Side),
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Turn {
    /// The side that may decide something now.
    pub const fn side(self) -> Option<Side> {
        match self {
            Turn::Side(side) | Turn::SideOrChance(side) => Some(side),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// How the game ended, if it did.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The outcome text: points, or `*` while the game is on.
    pub fn outcome_text(self) -> String {
        self.outcome().map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_written_as_points_of_first_and_second_side() {
        assert_eq!(Outcome::DRAW.to_string(), "½-½");
        assert_eq!(Outcome::win(Side::Second, 2).to_string(), "0-2");
        assert_eq!(Outcome::score(9, 6).to_string(), "9-6");
        assert_eq!(Turn::Chance.outcome_text(), "*");
        assert_eq!(Points::of_halves(5).to_string(), "2½");
    }
}
