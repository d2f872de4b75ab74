//! What is kept of a player for one game and speed.

use galds_games::core::hosting::RatingSystem;
use galds_games::core::{Outcome, Side};
use serde::Serialize;

use crate::clock::Moment;

/// The rating of a new player.
const NEW_PLAYER: f64 = 1500.0;

/// From how many rated games on a player is on leaderboards.
pub const ESTABLISHED_GAMES: u32 = 5;

/// A Glicko-2 deviation above which a rating is a guess.
const UNCERTAIN: f64 = 110.0;

/// How sure a Glicko-2 rating is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Spread {
    /// How far the rating may be off.
    pub deviation: f64,
    /// How much the results vary.
    pub volatility: f64,
}

impl Spread {
    /// Nothing is known yet.
    pub const NEW: Spread = Spread { deviation: 350.0, volatility: 0.06 };
}

/// The rating of a player for one game and speed, and the games that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The rating; 1500 for a new player.
    pub rating: f64,
    /// How sure the rating is, in games that are rated by Glicko-2.
    pub spread: Option<Spread>,
    /// Rated games.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// The points of all games as the book counts them, in halves.
    pub half_points: u64,
    /// When the last rated game ended.
    pub last: Option<Moment>,
}

impl Rating {
    /// The rating of somebody who has not played this game yet.
    pub fn newcomer(game: &str) -> Rating {
        let spread = match galds_games::hosting(game).rating {
            RatingSystem::Usual => Some(Spread::NEW),
            RatingSystem::Book(_) => None,
        };
        Rating {
            rating: NEW_PLAYER,
            spread,
            games: 0,
            wins: 0,
            draws: 0,
            half_points: 0,
            last: None,
        }
    }

    /// The standing of somebody, or of a puzzle, of whom nothing is known and who is rated by Glicko-2 whatever the game.
    pub const fn by_glicko() -> Rating {
        Rating {
            rating: NEW_PLAYER,
            spread: Some(Spread::NEW),
            games: 0,
            wins: 0,
            draws: 0,
            half_points: 0,
            last: None,
        }
    }

    /// Games lost.
    pub fn losses(&self) -> u32 {
        self.games - self.wins - self.draws
    }

    /// Whether the rating is still a guess.
    pub fn provisional(&self) -> bool {
        self.games < ESTABLISHED_GAMES
            || self.spread.is_some_and(|spread| spread.deviation > UNCERTAIN)
    }

    /// Counts one more game, without a change of the rating.
    pub(super) fn count(&mut self, outcome: Outcome, side: Side, at: Moment) {
        self.games += 1;
        match outcome.winner() {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => {}
            None => self.draws += 1,
        }
        self.half_points += u64::from(outcome.points(side).halves());
        self.last = Some(at);
    }
}
