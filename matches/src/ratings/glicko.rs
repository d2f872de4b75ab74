//! Glicko-2 game by game: each game is a rating period of its own, and so is every five days
//! without one, in which the rating grows less certain.

use galds_games::core::{Outcome, PerSide, Side};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use super::{Rating, Spread};
use crate::clock::{Millis, Moment};

/// How long a period without games is: a settled rating becomes a guess again in about a year.
const PERIOD: Millis = Millis::days(5);
/// After so many periods without a game every deviation has reached its greatest value.
const MOST_PERIODS: u64 = 1_200;
/// No rating is ever so certain that it cannot move any more.
const LEAST_DEVIATION: f64 = 45.0;
/// No rating falls lower.
const LEAST_RATING: f64 = 100.0;

/// The ratings of both sides after a game; what else is counted stays as it was.
pub(super) fn after_game(before: PerSide<Rating>, outcome: Outcome, at: Moment) -> PerSide<Rating> {
    let result = match outcome.winner() {
        Some(Side::First) => Outcomes::WIN,
        Some(Side::Second) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let rested = Side::BOTH.map(|side| rested(&before[side], at));
    let (first, second) = glicko2(&rested[0], &rested[1], &result, &Glicko2Config::new());
    PerSide([with(before[Side::First], first), with(before[Side::Second], second)])
}

/// A rating after the time in which its player did not play.
fn rested(rating: &Rating, at: Moment) -> Glicko2Rating {
    let Spread { deviation, volatility } = rating.spread.unwrap_or(Spread::NEW);
    let glicko = Glicko2Rating { rating: rating.rating, deviation, volatility };
    let idle = rating.last.map_or(Millis::ZERO, |last| at.since(last));
    let periods = (idle.0 / PERIOD.0).min(MOST_PERIODS);
    (0..periods).fold(glicko, |glicko, _| decay_deviation(&glicko))
}

fn with(before: Rating, glicko: Glicko2Rating) -> Rating {
    let spread = Spread {
        deviation: glicko.deviation.clamp(LEAST_DEVIATION, Spread::NEW.deviation),
        volatility: glicko.volatility,
    };
    Rating { rating: glicko.rating.max(LEAST_RATING), spread: Some(spread), ..before }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(rating: f64, deviation: f64) -> Rating {
        let spread = Some(Spread { deviation, ..Spread::NEW });
        let new = Rating::newcomer("shatra");
        Rating { rating, spread, games: 30, last: Some(Moment(0)), ..new }
    }

    fn deviation(rating: Rating) -> f64 {
        rating.spread.unwrap().deviation
    }

    #[test]
    fn a_win_raises_the_winner_and_lowers_the_loser_and_both_grow_more_certain() {
        let new = PerSide([Rating::newcomer("shatra"); 2]);
        let after = after_game(new, Outcome::win(Side::Second, 1), Moment(0));
        let [loser, winner] = after.0;
        // The worked values of one decisive game between newcomers under Glicko-2.
        assert!((winner.rating - 1662.3).abs() < 0.1, "{}", winner.rating);
        assert!((loser.rating - 1337.7).abs() < 0.1, "{}", loser.rating);
        assert!((deviation(winner) - 290.3).abs() < 0.1);
    }

    #[test]
    fn a_draw_moves_the_favourite_down_and_the_outsider_up() {
        let before = PerSide([settled(1800.0, 60.0), settled(1500.0, 60.0)]);
        let after = after_game(before, Outcome::DRAW, Moment(0));
        assert!(after[Side::First].rating < 1800.0);
        assert!(after[Side::Second].rating > 1500.0);
    }

    #[test]
    fn ratings_grow_uncertain_while_nobody_plays_but_never_beyond_a_newcomers() {
        let year = Moment(0).after(Millis::days(365));
        let rated = |at| rested(&settled(1500.0, 60.0), at).deviation;
        assert!((rated(Moment(0)) - 60.0).abs() < 1e-9);
        assert!((100.0..130.0).contains(&rated(year)), "{}", rated(year));
        assert!((rated(Moment(i64::MAX)) - 350.0).abs() < 1e-9);
    }

    #[test]
    fn a_rating_stays_within_its_bounds_however_long_the_series() {
        let mut both = PerSide([Rating::newcomer("shatra"); 2]);
        for _ in 0..2_000 {
            both = after_game(both, Outcome::win(Side::First, 1), Moment(0));
        }
        for side in Side::BOTH {
            assert!(both[side].rating.is_finite() && both[side].rating >= LEAST_RATING);
            assert!(deviation(both[side]) >= LEAST_DEVIATION);
        }
    }
}
