//! The evaluation of positions.
//!
//! ```text
//!   over ──► exact      both at home ──► bear-off tables      passed ──► race network
//!                                                             else   ──► contact network
//! ```
//!
//! Beside them the [quick network](super::quick) says which plays are worth a judgement.
//!
//! [`Evaluation`] is all that search, cube and player know of it, so that better networks can take
//! the place of these. It evaluates many positions at once: what comes after each play of a roll.

use std::sync::OnceLock;

use super::bearoff::{Home, exact, one_sided};
use super::board::{Board, Kind};
use super::chances::Chances;
use super::inference::{Buffers, Inference};
use super::inputs::Inputs;
use super::network::{Network, NetworkError};
use super::quick::QuickNetwork;
use crate::simd::pairs::BLOCK;

/// Evaluates positions from the side that is about to roll.
pub trait Evaluation: Send + Sync {
    /// Puts the chances of each position into `chances`, which is emptied first.
    fn evaluate(&self, boards: &[Board], chances: &mut Vec<Chances>);

    /// The network that says which plays are worth a judgement, if there is one.
    fn quick(&self) -> Option<&QuickNetwork> {
        None
    }

    /// The chances of one position.
    fn evaluate_one(&self, board: Board) -> Chances {
        let mut chances = Vec::with_capacity(1);
        self.evaluate(&[board], &mut chances);
        chances.first().copied().unwrap_or_default()
    }
}

impl<E: Evaluation + ?Sized> Evaluation for &E {
    fn evaluate(&self, boards: &[Board], chances: &mut Vec<Chances>) {
        (**self).evaluate(boards, chances);
    }

    fn quick(&self) -> Option<&QuickNetwork> {
        (**self).quick()
    }
}

/// The networks in their plain form, one for each kind of position that needs one.
#[derive(Clone, Debug, PartialEq)]
pub struct Networks {
    /// For positions in which the sides can still hit or block each other.
    pub contact: Network,
    /// For positions in which they have passed.
    pub race: Network,
    /// Says which plays are worth a judgement; without it all are judged.
    pub quick: Option<QuickNetwork>,
}

/// The networks of the program; `lab/training/nardi` says how they were made.
#[cfg(feature = "networks")]
static CONTACT: &[u8] = include_bytes!("networks/contact.net");
#[cfg(feature = "networks")]
static RACE: &[u8] = include_bytes!("networks/race.net");
#[cfg(feature = "networks")]
static QUICK: &[u8] = include_bytes!("networks/quick.net");

/// The networks by which the program's own players judge.
static EVALUATION: OnceLock<NetworkEvaluation> = OnceLock::new();

impl Networks {
    /// Reads the three files.
    pub fn read(contact: &[u8], race: &[u8], quick: &[u8]) -> Result<Networks, NetworkError> {
        let quick = Some(QuickNetwork::read(quick)?);
        Ok(Networks { contact: Network::read(contact)?, race: Network::read(race)?, quick })
    }

    /// The networks of the program.
    ///
    /// # Panics
    ///
    /// If the program was built with damaged networks, which a test rules out.
    #[cfg(feature = "networks")]
    pub fn built_in() -> Networks {
        Networks::read(CONTACT, RACE, QUICK).expect("the built-in networks are whole")
    }
}

/// Networks ready for use, and the bear-off tables.
#[derive(Clone, Debug)]
pub struct NetworkEvaluation {
    contact: Inference,
    race: Inference,
    quick: Option<QuickNetwork>,
}

impl NetworkEvaluation {
    /// Makes networks ready.
    pub fn new(networks: &Networks) -> NetworkEvaluation {
        NetworkEvaluation {
            contact: Inference::new(&networks.contact),
            race: Inference::new(&networks.race),
            quick: networks.quick.clone(),
        }
    }

    /// Has the program's own players judge by the networks in this file, for a program that was built without any: the
    /// contact, the race and the quick network, before each its number of bytes as four bytes. Whether they can be used, and
    /// there were none before.
    pub fn bring(mut file: &[u8]) -> bool {
        let mut next = || {
            let (length, rest) = file.split_first_chunk::<4>()?;
            let (network, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            file = rest;
            Some(network)
        };
        let (Some(contact), Some(race), Some(quick)) = (next(), next(), next()) else {
            return false;
        };
        let networks = Networks::read(contact, race, quick);
        file.is_empty()
            && networks
                .is_ok_and(|networks| EVALUATION.set(NetworkEvaluation::new(&networks)).is_ok())
    }

    /// Whether the program's own players can judge.
    pub fn is_there() -> bool {
        cfg!(feature = "networks") || EVALUATION.get().is_some()
    }

    /// The evaluation with the networks of the program.
    ///
    /// # Panics
    ///
    /// If the program was built without networks and none were brought.
    pub fn built_in() -> &'static NetworkEvaluation {
        #[cfg(feature = "networks")]
        let evaluation = EVALUATION.get_or_init(|| NetworkEvaluation::new(&Networks::built_in()));
        #[cfg(not(feature = "networks"))]
        let evaluation = EVALUATION.get().expect("the host has brought networks");
        evaluation
    }

    /// The chances of one position.
    #[inline]
    pub fn chances(&self, board: Board) -> Chances {
        self.evaluate_one(board)
    }
}

impl Evaluation for NetworkEvaluation {
    fn evaluate(&self, boards: &[Board], chances: &mut Vec<Chances>) {
        chances.clear();
        chances.resize(boards.len(), Chances::default());
        let mut contact = Block::of(&self.contact);
        let mut race = Block::of(&self.race);
        for (place, &board) in boards.iter().enumerate() {
            match board.kind() {
                Kind::Over => chances[place] = Chances::lost(board),
                Kind::BearOff => chances[place] = bear_off(board),
                Kind::Race => race.add(place, board, chances),
                Kind::Contact => contact.add(place, board, chances),
            }
        }
        race.flush(chances);
        contact.flush(chances);
    }

    fn quick(&self) -> Option<&QuickNetwork> {
        self.quick.as_ref()
    }
}

/// Positions that wait until four can go through a network together.
struct Block<'a> {
    network: &'a Inference,
    /// Made when first needed: many lists have positions of one kind only.
    buffers: Option<Buffers>,
    inputs: Vec<Inputs>,
    places: [usize; BLOCK],
}

impl<'a> Block<'a> {
    fn of(network: &'a Inference) -> Block<'a> {
        Block { network, buffers: None, inputs: Vec::new(), places: [0; BLOCK] }
    }

    #[inline]
    fn add(&mut self, place: usize, board: Board, chances: &mut [Chances]) {
        if self.inputs.capacity() == 0 {
            self.inputs.reserve_exact(BLOCK);
        }
        self.places[self.inputs.len()] = place;
        self.inputs.push(Inputs::of(board));
        if self.inputs.len() == BLOCK {
            self.flush(chances);
        }
    }

    fn flush(&mut self, chances: &mut [Chances]) {
        if self.inputs.is_empty() {
            return;
        }
        let buffers = self.buffers.get_or_insert_with(|| self.network.buffers());
        let judged = self.network.block(&self.inputs, buffers);
        for (&place, judged) in self.places.iter().zip(&judged[..self.inputs.len()]) {
            chances[place] = *judged;
        }
        self.inputs.clear();
    }
}

/// The chances when both sides bear off.
fn bear_off(board: Board) -> Chances {
    let (mover, other) = (Home::of(board.mover), Home::of(board.other));
    match exact(mover, other) {
        Some(equities) => {
            Chances { win: f32::midpoint(equities.cubeless, 1.0), ..Chances::default() }
        }
        None => one_sided().race(mover, other),
    }
}

/// The plainest judge: it counts pips and nothing else. A baseline.
#[derive(Clone, Copy, Debug, Default)]
pub struct PipCount;

/// By how many pips a lead has to grow for its odds to grow by the factor e.
const PIPS_A_FACTOR: f32 = 12.0;
/// What the right to roll is worth: half a mean roll.
const HALF_A_ROLL: f32 = 4.0;

impl Evaluation for PipCount {
    fn evaluate(&self, boards: &[Board], chances: &mut Vec<Chances>) {
        chances.clear();
        chances.extend(boards.iter().map(|board| {
            if board.kind() == Kind::Over {
                return Chances::lost(*board);
            }
            let lead = board.other.pips() as f32 - board.mover.pips() as f32 + HALF_A_ROLL;
            Chances { win: 1.0 / (1.0 + libm::expf(-lead / PIPS_A_FACTOR)), ..Chances::default() }
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::chances::Payoffs;
    use crate::nardi::expectation::{Expectation, Plies};
    use galds_games::nardi::{Checkers, Point};

    fn checkers(counts: &[(u8, u8)]) -> Checkers {
        let on = |&(point, count): &(u8, u8)| (Point::numbered(point).unwrap(), count);
        Checkers::counted(counts.iter().map(on)).unwrap()
    }

    fn race(mover: &[(u8, u8)], other: &[(u8, u8)]) -> Board {
        let board = Board { mover: checkers(mover), other: checkers(other) };
        assert_eq!(board.kind(), Kind::Race);
        board
    }

    #[test]
    fn the_network_of_races_agrees_with_its_own_look_ahead() {
        let evaluation = NetworkEvaluation::built_in();
        let near = [(8, 2), (6, 4), (5, 3), (4, 3), (3, 3)];
        let far = [(11, 2), (8, 2), (6, 4), (5, 3), (4, 2), (3, 2)];
        let farther = [(12, 4), (8, 3), (6, 4), (5, 2), (4, 2)];
        let mut search = Expectation::new(evaluation, Payoffs::PLAIN);
        for (mover, other) in [(&near[..], &far[..]), (&far, &near), (&far, &far), (&far, &farther)]
        {
            let board = race(mover, other);
            let ahead = search.expect_own(board, Plies::ONE).unwrap();
            assert!(
                (evaluation.chances(board).win - ahead.win).abs() < 0.03,
                "{mover:?} {other:?}"
            );
        }
        let win =
            |mover: &[(u8, u8)], other: &[(u8, u8)]| evaluation.chances(race(mover, other)).win;
        assert!(win(&far, &farther) > win(&far, &far));
        assert!(win(&far, &far) > 0.5 && win(&far, &far) > win(&far, &near));
    }

    #[test]
    fn a_side_far_from_home_loses_a_gammon_and_a_backgammon() {
        let evaluation = NetworkEvaluation::built_in();
        let ready = checkers(&[(1, 2), (0, 13)]);
        let far = Board { mover: ready, other: checkers(&[(12, 8), (7, 7)]) };
        assert!(evaluation.chances(far).win_gammon > 0.9);
        let over = Board { mover: checkers(&[(20, 1), (5, 14)]), other: checkers(&[(0, 15)]) };
        let lost = Chances { lose_gammon: 1.0, lose_backgammon: 1.0, ..Chances::default() };
        assert_eq!(evaluation.chances(over), lost);
    }
}
