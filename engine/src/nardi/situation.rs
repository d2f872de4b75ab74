//! A position of a game or match as the side sees it that rolls next or has rolled.

use galds_games::core::{Game, Side};
use galds_games::nardi::{Nardi, Phase, Position};

use super::bearoff::{self, Home};
use super::board::{Board, Kind};
use super::chances::Chances;
use super::cube::{CubeOwner, CubeState, Options, Stakes};
use super::met::Stage;

/// Where checkers, cube and score are.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// The checkers.
    pub board: Board,
    /// What points are good for.
    pub stakes: Stakes<'static>,
    /// The cube, if the game has one.
    pub cube: Option<CubeState>,
}

impl Situation {
    /// The situation of the side that rolls next or has rolled; while a double waits for its answer that
    /// is the one that doubled.
    pub fn at(game: &Nardi, position: &Position) -> Situation {
        let roller = match position.phase() {
            Phase::Double => position.side().other(),
            _ => position.side(),
        };
        Situation::of(game, position, roller)
    }

    /// The situation of one side.
    pub fn of(game: &Nardi, position: &Position, side: Side) -> Situation {
        let board =
            Board { mover: position.checkers(side), other: position.checkers(side.other()) };
        let owner = |owner: Option<Side>| match owner {
            None => CubeOwner::Nobody,
            Some(owner) if owner == side => CubeOwner::Mover,
            Some(_) => CubeOwner::Other,
        };
        let cube = position
            .cube()
            .map(|cube| CubeState { value: cube.value(), owner: owner(cube.owner()) });
        Situation { board, stakes: stakes(game, position, side), cube }
    }

    /// What can be done about the cube with these chances. For money with few checkers left the table
    /// knows what the cube is worth.
    pub fn options(&self, chances: &Chances) -> Options {
        let cube = self.cube.unwrap_or(CubeState { value: 1, owner: CubeOwner::Nobody });
        let Board { mover, other } = self.board;
        let exact = match (self.stakes, self.board.kind()) {
            (Stakes::Money | Stakes::Plain, Kind::BearOff) => {
                bearoff::exact(Home::of(mover), Home::of(other))
            }
            _ => None,
        };
        exact.map_or_else(
            || self.stakes.options(chances, cube),
            |equities| Options {
                roll: f64::from(equities.undoubled(cube.owner)),
                taken: f64::from(equities.taken()),
                dropped: 1.0,
            },
        )
    }
}

/// What the points of a game are good for, from one side.
fn stakes(game: &Nardi, position: &Position, side: Side) -> Stakes<'static> {
    let rules = game.rules();
    let length = u32::from(rules.match_length);
    let stakes = if length == 0 {
        Stakes::Money
    } else {
        let score = position.score();
        let away = [side, side.other()].map(|side| length.saturating_sub(score.points[side]));
        let stage = if score.crawford {
            Stage::Crawford
        } else if away.contains(&1) {
            Stage::After
        } else {
            Stage::Before
        };
        Stakes::of_match(away, stage)
    };
    if rules.gammons { stakes } else { stakes.without_gammons() }
}
