//! What a finished match does to the ratings of its players.

use galds_games::core::hosting::{Manner, RatedGame, RatingSystem};
use galds_games::core::{Outcome, PerSide, Side};

use super::{Rating, glicko};
use crate::clock::Moment;

/// A finished match, as far as ratings are concerned.
#[derive(Clone, Copy, Debug)]
pub struct Finish<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The rules text.
    pub rules: &'a str,
    /// The points of both sides.
    pub outcome: Outcome,
    /// How it was decided.
    pub manner: Manner,
    /// The text of the last position.
    pub position: &'a str,
    /// When it ended.
    pub at: Moment,
}

/// The ratings of both players after a match.
pub fn rate(before: PerSide<Rating>, finish: &Finish<'_>) -> PerSide<Rating> {
    let mut after = match galds_games::hosting(finish.game).rating {
        RatingSystem::Book(gain) => by_the_book(before, finish, gain),
        RatingSystem::Usual => glicko::after_game(before, finish.outcome, finish.at),
    };
    for side in Side::BOTH {
        after[side].count(finish.outcome, side, finish.at);
    }
    after
}

/// The standings of a solver and of a puzzle after an attempt, as after a game that one of them has won: by Glicko-2,
/// whatever the game.
pub fn rate_puzzle(before: PerSide<Rating>, outcome: Outcome, at: Moment) -> PerSide<Rating> {
    let mut after = glicko::after_game(before, outcome, at);
    for side in Side::BOTH {
        after[side].count(outcome, side, at);
    }
    after
}

/// By the game's own formula: the winner gains what the loser loses.
fn by_the_book(
    before: PerSide<Rating>,
    finish: &Finish<'_>,
    gain: fn(&RatedGame<'_>) -> Option<f64>,
) -> PerSide<Rating> {
    let mut after = before;
    let game = RatedGame {
        rules: finish.rules,
        position: finish.position,
        outcome: finish.outcome,
        manner: finish.manner,
        ratings: PerSide(Side::BOTH.map(|side| before[side].rating)),
    };
    if let (Some(winner), Some(gain)) = (finish.outcome.winner(), gain(&game)) {
        after[winner].rating += gain;
        after[winner.other()].rating -= gain;
    }
    after
}

#[cfg(test)]
mod tests {
    use galds_games::lautari::Position;
    use galds_games::lautari::rating::{self, Ending, change, position_value};
    use galds_games::lautari::rules::Rating as Coefficients;

    use super::*;
    use crate::ratings::Spread;

    fn lautari(outcome: Outcome, manner: Manner, position: &str) -> Finish<'_> {
        Finish { game: "lautari", rules: "lautari", outcome, manner, position, at: Moment(7) }
    }

    fn rated(rating: f64) -> Rating {
        Rating { rating, ..Rating::newcomer("lautari") }
    }

    #[test]
    fn lautari_follows_the_formula_of_its_book() {
        // The worked example: 1100 beats 1200, positions worth 34 and 28.
        let position = "w Ig7,Ra,Ih6,e3 Ie10,If10,Ig10,h10,e12 - - - 0";
        let read = Position::read(position).unwrap();
        let values = Side::BOTH.map(|side| position_value(&read, side));
        let before = PerSide([rated(1100.0), rated(1200.0)]);
        let after = rate(before, &lautari(Outcome::win(Side::First, 2), Manner::Played, position));
        let gain = after[Side::First].rating - 1100.0;
        let expected = change(
            Coefficients::Formula,
            Ending::Position,
            rating::RatedPosition { rating: 1100.0, value: f64::from(values[0]) },
            rating::RatedPosition { rating: 1200.0, value: f64::from(values[1]) },
        );
        assert!((gain - expected).abs() < 1e-9, "{gain} {expected} {values:?}");
        assert!((after[Side::Second].rating - (1200.0 - gain)).abs() < 1e-9);
    }

    #[test]
    fn a_resignation_in_lautari_is_a_two_point_win_with_the_position_as_it_stands() {
        let start = galds_games::open("lautari", "lautari").unwrap().position_text();
        let new = PerSide([Rating::newcomer("lautari"); 2]);
        let finish = lautari(Outcome::win(Side::Second, 2), Manner::Conceded, &start);
        let after = rate(new, &finish);
        assert!((after[Side::Second].rating - 1512.0).abs() < 1e-9);
        assert!((after[Side::First].rating - 1488.0).abs() < 1e-9);
        assert_eq!(after[Side::Second].half_points, 4);
        assert_eq!(after[Side::First].half_points, 0);
    }

    #[test]
    fn a_draw_in_lautari_changes_no_rating_but_gives_half_a_point() {
        let start = galds_games::open("lautari", "lautari").unwrap().position_text();
        let before = PerSide([rated(1100.0), rated(1900.0)]);
        let after = rate(before, &lautari(Outcome::DRAW, Manner::Played, &start));
        for side in Side::BOTH {
            assert!((after[side].rating - before[side].rating).abs() < 1e-9);
            assert_eq!((after[side].games, after[side].draws, after[side].half_points), (1, 1, 1));
        }
    }

    #[test]
    fn the_other_games_follow_glicko_and_count_wins_and_losses() {
        let finish = Finish {
            game: "shatra",
            rules: "shatra",
            outcome: Outcome::win(Side::First, 1),
            manner: Manner::Conceded,
            position: "",
            at: Moment(7),
        };
        let after = rate(PerSide([Rating::newcomer("shatra"); 2]), &finish);
        let [winner, loser] = after.0;
        assert!(winner.rating > 1600.0 && winner.spread.unwrap().deviation < 300.0);
        assert_eq!((winner.wins, winner.losses(), winner.last), (1, 0, Some(Moment(7))));
        assert_eq!((loser.wins, loser.losses(), loser.half_points), (0, 1, 0));
        assert!(winner.provisional());
    }

    #[test]
    fn ratings_settle_after_a_few_games() {
        let mut lautari_player = Rating { games: 5, ..Rating::newcomer("lautari") };
        assert!(!lautari_player.provisional());
        lautari_player.games = 4;
        assert!(lautari_player.provisional());
        let spread = |deviation| Some(Spread { deviation, ..Spread::NEW });
        let settled = Rating { games: 50, spread: spread(60.0), ..Rating::newcomer("shatra") };
        assert!(!settled.provisional());
        assert!(Rating { spread: spread(120.0), ..settled }.provisional());
    }
}
