//! The moves of the searching side after its first one: chosen by what they brought, not by the fast policy alone.
//!
//! ```text
//!   our move ──► the enemy's reply, by its policy ──► what we see now ──► our next move, by its results so far ──► …
//! ```
//!
//! What is remembered belongs to what everybody has seen since the position on the board, and to nothing else: in all guesses
//! that look alike to the side, it plays by the same memory (information sets). A search of each guess alone would plan with
//! what nobody knows.
//!
//! Moves enter the memory as the policy draws them, likely ones first and more of them the more often a moment comes up;
//! among those that are in it upper confidence bounds choose.

use std::collections::BTreeMap;

use galds_games::core::{Side, mix_all};
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::{Node, Report};

/// How much a move that was seldom tried may be better than its results say.
const CURIOSITY: f64 = 0.35;
/// So many moves are tried for each square root of how often a moment came up.
const WIDTH: f64 = 1.0;

/// A move with what came of it.
#[derive(Clone, Copy, Debug)]
struct Tried {
    from: Node,
    to: Node,
    times: u32,
    sum: f64,
}

impl Tried {
    /// The highest mean that is still likely after so many tries of all moves.
    fn bound(&self, all: f64) -> f64 {
        let times = f64::from(self.times.max(1));
        self.sum / times + CURIOSITY * (libm::log(all) / times).sqrt()
    }
}

/// What everybody has learnt since the position on the board: moves, what came of contacts, flags that had to be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Seen(u64);

impl Seen {
    /// And then what this report says of the next move.
    pub(super) fn then(self, report: &Report) -> Seen {
        let Report { from, to, fight, flags, .. } = report;
        let clash = fight.map_or(0, |fight| {
            1 + u64::from(fight.clash.attacker_stays())
                + 2 * u64::from(fight.clash.defender_stays())
        });
        let kinds = fight.and_then(|fight| fight.kinds);
        let kinds = kinds.map_or(0, |(one, other)| 1 + one.index() + KINDS * other.index());
        let flags = Side::BOTH.map(|side| flags[side].map_or(0, |node| 1 + node.index() as u64));
        let [first, second] = flags;
        let (from, to) = (from.index() as u64, to.index() as u64);
        Seen(mix_all([self.0, from, to, clash, kinds as u64, first, second]))
    }
}

/// What has been tried at each moment.
#[derive(Debug, Default)]
pub(super) struct FurtherMoves {
    moments: BTreeMap<Seen, Vec<Tried>>,
}

impl FurtherMoves {
    /// The move at a moment for which the policy has drawn this one.
    pub(super) fn choose(&mut self, seen: Seen, drawn: (Node, Node)) -> (Node, Node) {
        let tried = self.moments.entry(seen).or_default();
        let all: f64 = tried.iter().map(|it| f64::from(it.times)).sum();
        let is_new = tried.iter().all(|it| (it.from, it.to) != drawn);
        if is_new && (tried.len() as f64) <= WIDTH * all.sqrt() {
            tried.push(Tried { from: drawn.0, to: drawn.1, times: 0, sum: 0.0 });
            return drawn;
        }
        let best = tried.iter().max_by(|one, two| one.bound(all).total_cmp(&two.bound(all)));
        best.map_or(drawn, |it| (it.from, it.to))
    }

    /// What came of a move that was chosen at a moment.
    pub(super) fn learn(&mut self, seen: Seen, (from, to): (Node, Node), result: f64) {
        let Some(tried) = self.moments.get_mut(&seen) else { return };
        if let Some(it) = tried.iter_mut().find(|it| (it.from, it.to) == (from, to)) {
            it.times += 1;
            it.sum += result;
        }
    }
}

#[cfg(test)]
mod tests {
    use galds_games::core::{Game, Rng, RuleSet};
    use galds_games::luzhanqi::Luzhanqi;
    use galds_games::luzhanqi::rules::Rules;

    use super::*;

    fn node(name: &str) -> Node {
        Node::named(name).unwrap()
    }

    /// What is seen when c6 takes on c7, where a piece of this kind stands.
    fn seen(rules: &str, defender: &str) -> Seen {
        let game = Luzhanqi::new(Rules::read(rules).unwrap());
        let text = format!("r b1:F,c6:7 b12:F,c7:{defender} - 0 40");
        let position = game.read_position(&text).unwrap();
        Seen::default().then(&game.report(&position, node("c6"), node("c7")))
    }

    #[test]
    fn moments_differ_by_what_was_shown_and_by_nothing_else() {
        assert_eq!(seen("caai", "5"), seen("caai", "6"));
        assert_ne!(seen("caai", "5"), seen("caai", "8"));
        assert_ne!(seen("luzhanqi", "5"), seen("luzhanqi", "6"));
    }

    /// How often each of two moves is chosen at one moment, if they win so often and the policy likes both.
    fn chosen(chances: [f64; 2], times: usize) -> [usize; 2] {
        let moves = [(node("a6"), node("a7")), (node("c6"), node("c7"))];
        let (mut memory, mut rng) = (FurtherMoves::default(), Rng::seeded(3));
        let mut count = [0; 2];
        for _ in 0..times {
            let drawn = moves[rng.below(2)];
            let played = memory.choose(Seen::default(), drawn);
            let which = usize::from(played == moves[1]);
            count[which] += 1;
            let won = rng.fraction() < chances[which];
            memory.learn(Seen::default(), played, f64::from(u8::from(won)));
        }
        count
    }

    #[test]
    fn the_move_that_wins_more_often_is_chosen_more_and_more() {
        let [worse, better] = chosen([0.3, 0.7], 400);
        assert!(better > 5 * worse, "{worse} and {better}");
        let [one, other] = chosen([0.5, 0.5], 400);
        assert!(one.min(other) > 80, "{one} and {other}");
    }

    #[test]
    fn what_was_learnt_at_one_moment_is_not_used_at_another() {
        let mut memory = FurtherMoves::default();
        let (one, other) = ((node("a6"), node("a7")), (node("c6"), node("c7")));
        for _ in 0..50 {
            let played = memory.choose(Seen::default(), one);
            memory.learn(Seen::default(), played, 1.0);
        }
        assert_eq!(memory.choose(seen("caai", "5"), other), other);
    }
}
