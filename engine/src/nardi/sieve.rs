//! Which plays of a roll are worth a judgement.
//!
//! ```text
//!   all plays ──► quick network ──► the few that look best ──► contact network ──► the best
//! ```
//!
//! A roll has about twenty plays, most of them hopeless. The [quick network](super::quick) costs a fraction of a judgement
//! and finds them, so that the full network is asked about a few plays only.

use galds_games::nardi::Action;

use super::board::{Board, Kind};
use super::chances::Payoffs;
use super::quick::{QuickNetwork, QuickSums};

/// How many plays a sieve lets pass: at most `most`, and those within `margin` of the one that looks best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// How many.
    pub most: usize,
    /// By how much worse they may look.
    pub margin: f32,
}

impl Strength {
    /// For a play that will be made: a ten-thousandth of a point is lost by it on average.
    pub const CHOICE: Strength = Strength { most: 8, margin: 0.16 };
    /// For an answer inside a tree, where much depends on speed and little on a single answer.
    pub const ANSWER: Strength = Strength { most: 5, margin: 0.12 };
}

/// A sieve with its buffers.
#[derive(Clone, Debug, Default)]
pub struct Sieve {
    sums: QuickSums,
    equities: Vec<f32>,
    ordered: Vec<f32>,
    passing: Vec<usize>,
}

impl Sieve {
    /// Leaves in `actions` and `boards`, in their order, the plays of `board` that are worth a judgement; `worth` is what the
    /// ends of the game are worth to the side that rolls after them.
    pub fn sift(
        &mut self,
        network: &QuickNetwork,
        strength: Strength,
        board: Board,
        worth: &Payoffs,
        actions: &mut Vec<Action>,
        boards: &mut Vec<Board>,
    ) {
        if board.kind() != Kind::Contact || actions.len() != boards.len() {
            return;
        }
        let passing = self.passing(network, strength, board, worth, boards);
        for (kept, &place) in passing.iter().enumerate() {
            boards[kept] = boards[place];
            actions[kept] = actions[place];
        }
        boards.truncate(passing.len());
        actions.truncate(passing.len());
    }

    /// The places of the boards, left by plays of `board`, that are worth a judgement. Where the contact has ended all are: the
    /// quick network has not learnt them.
    pub fn passing(
        &mut self,
        network: &QuickNetwork,
        strength: Strength,
        board: Board,
        worth: &Payoffs,
        boards: &[Board],
    ) -> &[usize] {
        self.passing.clear();
        if boards.len() <= 2 {
            self.passing.extend(0..boards.len());
            return &self.passing;
        }
        self.sums.judge(network, board, boards, worth, &mut self.equities);
        let limit = self.limit(strength);
        let passes =
            |&place: &usize| self.equities[place] <= limit || boards[place].kind() != Kind::Contact;
        self.passing.extend((0..boards.len()).filter(passes));
        &self.passing
    }

    /// What a position may be worth to the other side for the play that leaves it to pass.
    fn limit(&mut self, strength: Strength) -> f32 {
        self.ordered.clear();
        self.ordered.extend_from_slice(&self.equities);
        let last = strength.most.saturating_sub(1).min(self.ordered.len() - 1);
        let (better, last, _) = self.ordered.select_nth_unstable_by(last, f32::total_cmp);
        let best = better.iter().copied().fold(*last, f32::min);
        last.min(best + strength.margin)
    }
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::*;
    use crate::nardi::evaluation::{Evaluation, NetworkEvaluation};
    use galds_games::core::Rng;
    use galds_games::nardi::{Die, Roll};

    /// Plays a game and says by how much the best play that passes is worse than the best of all on average, and how many
    /// plays of how many pass.
    fn loss(strength: Strength) -> (f32, usize, usize) {
        let evaluation = NetworkEvaluation::built_in();
        let quick = evaluation.quick().unwrap();
        let (mut sieve, mut rng) = (Sieve::default(), Rng::seeded(2));
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        let (mut lost, mut passed, mut all, mut decisions) = (0.0, 0, 0, 0.0);
        let mut board = Board::START;
        while decisions < 400.0 {
            let roll = Roll::of(Die::ALL[rng.below(6)], Die::ALL[rng.below(6)]);
            board.list(roll, &mut actions);
            let boards: Vec<Board> = board.after_each(&actions).collect();
            evaluation.evaluate(&boards, &mut chances);
            let equity = |place: usize| Payoffs::MONEY.equity(&chances[place]);
            let best = |places: &mut dyn Iterator<Item = usize>| {
                places.min_by(|&a, &b| equity(a).total_cmp(&equity(b))).unwrap()
            };
            let of_all = best(&mut (0..boards.len()));
            if board.kind() == Kind::Contact {
                let passing = sieve.passing(quick, strength, board, &Payoffs::MONEY, &boards);
                lost += equity(best(&mut passing.iter().copied())) - equity(of_all);
                passed += passing.len();
                all += boards.len();
                decisions += 1.0;
            }
            board = boards[of_all];
            if board.kind() == Kind::Over {
                board = Board::START;
            }
        }
        (lost / decisions, passed, all)
    }

    #[test]
    fn few_plays_pass_and_hardly_anything_is_lost() {
        let (lost, passed, all) = loss(Strength::CHOICE);
        assert!(lost < 0.0005, "{lost}");
        assert!(3 * passed < all, "{passed} of {all}");
        let (lost, passed, all) = loss(Strength::ANSWER);
        assert!(lost < 0.001, "{lost}");
        assert!(5 * passed < all, "{passed} of {all}");
    }

    #[test]
    fn plays_keep_their_order_and_their_actions() {
        let quick = NetworkEvaluation::built_in().quick().unwrap();
        let mut sieve = Sieve::default();
        for roll in Roll::all() {
            let mut actions = Vec::new();
            Board::START.list(roll, &mut actions);
            let mut boards: Vec<Board> = Board::START.after_each(&actions).collect();
            let before = boards.clone();
            let strength = Strength::ANSWER;
            let worth = Payoffs::MONEY;
            sieve.sift(quick, strength, Board::START, &worth, &mut actions, &mut boards);
            assert!(boards.len() <= strength.most && boards.len() < before.len());
            assert!(boards.iter().eq(Board::START.after_each(&actions).collect::<Vec<_>>().iter()));
            let places = boards.iter().map(|board| before.iter().position(|one| one == board));
            assert!(places.collect::<Vec<_>>().is_sorted());
        }
    }
}
