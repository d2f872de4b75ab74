//! Routes to a flag, through defenders too: how likely each piece takes it within so many moves if nobody else moves.
//!
//! ```text
//!   flag: 1 ◄── one move ── a free node: what the flag is worth from there
//!             ◄── one move ── a defended node: that, times the chance to beat who stands there
//! ```
//!
//! For known pieces that is exact; for hidden ones each node counts by itself, as if the kinds of neighbours said nothing about
//! each other.

use galds_games::core::Side;
use galds_games::luzhanqi::board::{CAMPS, HEADQUARTERS, NODES, RAILWAY, railway_reach};
use galds_games::luzhanqi::pieces::KINDS;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Clash, Kind, KindSet, Node, NodeSet};

use super::likely_board::LikelyBoard;

/// How many moves of one piece are looked at.
pub(super) const HORIZON: usize = 3;

/// By kind and node: how likely a piece of the kind takes the flag from there.
type Values = [[f64; NODES]; KINDS];

/// How likely one side takes the other's flag within one move, two and three, with the piece for which that is likeliest.
pub(super) fn flag_chances(board: &LikelyBoard, attacker: Side, rules: &Rules) -> [f64; HORIZON] {
    let routes = Routes::new(board, attacker, rules);
    let mut values: Values = [[0.0; NODES]; KINDS];
    std::array::from_fn(|_| {
        values = routes.one_move_more(&values);
        let chance = |node: Node| {
            let kinds = board.chances(node).iter().zip(&values);
            kinds.map(|(chance, values)| chance * values[node.index()]).sum()
        };
        board.men(attacker).nodes().map(chance).fold(0.0, f64::max)
    })
}

/// Where the pieces of one side can go, and what that brings.
struct Routes {
    /// Where a piece can go from a node; sappers apart.
    plain: [NodeSet; NODES],
    sappers: [NodeSet; NODES],
    /// By kind and node: how likely a piece of the kind stands there after going there.
    passes: Values,
    /// How likely the flag is on a node.
    flag: [f64; NODES],
    /// Which kinds the pieces may be of.
    kinds: KindSet,
}

impl Routes {
    fn new(board: &LikelyBoard, attacker: Side, rules: &Rules) -> Routes {
        let (own, enemies) = (board.men(attacker), board.men(attacker.other()));
        let occupied = own | enemies;
        let dead_ends = if rules.hq_locked { HEADQUARTERS } else { NodeSet::EMPTY };
        let ends = !occupied | (enemies - CAMPS);
        let mut routes = Routes {
            plain: [NodeSet::EMPTY; NODES],
            sappers: [NodeSet::EMPTY; NODES],
            passes: [[0.0; NODES]; KINDS],
            flag: [0.0; NODES],
            kinds: mobile_kinds(board, own),
        };
        for node in Node::all().filter(|&node| !dead_ends.has(node)) {
            let reached = node.reach(occupied) & ends;
            routes.plain[node.index()] = reached;
            let ridden = if RAILWAY.has(node) { railway_reach(node, !occupied) } else { reached };
            routes.sappers[node.index()] = reached | ridden & ends;
        }
        for node in ends.nodes() {
            routes.flag[node.index()] =
                if enemies.has(node) { board.chances(node)[Kind::Flag.index()] } else { 0.0 };
            for kind in routes.kinds.kinds() {
                let beaten =
                    |other: Kind| Clash::between(kind, other, rules) == Clash::AttackerStays;
                let chances = Kind::ALL.into_iter().zip(board.chances(node));
                routes.passes[kind.index()][node.index()] = if enemies.has(node) {
                    chances.map(|(other, chance)| if beaten(other) { *chance } else { 0.0 }).sum()
                } else {
                    1.0
                };
            }
        }
        routes
    }

    /// The chances with one move more than `values` has.
    fn one_move_more(&self, values: &Values) -> Values {
        let mut more: Values = [[0.0; NODES]; KINDS];
        for kind in self.kinds.kinds() {
            let reach = if kind == Kind::Sapper { &self.sappers } else { &self.plain };
            let (passes, values) = (&self.passes[kind.index()], &values[kind.index()]);
            let to: [f64; NODES] =
                std::array::from_fn(|node| self.flag[node] + passes[node] * values[node]);
            for (from, best) in more[kind.index()].iter_mut().enumerate() {
                *best = reach[from].nodes().map(|node| to[node.index()]).fold(0.0, f64::max);
            }
        }
        more
    }
}

/// The kinds that move and that one of these pieces may be of.
fn mobile_kinds(board: &LikelyBoard, pieces: NodeSet) -> KindSet {
    let may_be = |kind: &Kind| pieces.nodes().any(|node| board.chances(node)[kind.index()] > 0.0);
    KindSet::MOBILE.kinds().filter(may_be).collect()
}

#[cfg(test)]
mod tests {
    use galds_games::core::{Game, RuleSet};
    use galds_games::luzhanqi::Luzhanqi;

    use super::*;

    fn board(position: &str) -> LikelyBoard {
        let game = Luzhanqi::new(Rules::read("luzhanqi").unwrap());
        LikelyBoard::of_position(&game.read_position(position).unwrap())
    }

    /// How likely Black takes Red's flag within one, two and three moves, in thousandths.
    fn black(board: &LikelyBoard) -> [i32; HORIZON] {
        in_thousandths(flag_chances(board, Side::Second, &Rules::read("luzhanqi").unwrap()))
    }

    fn in_thousandths(chances: [f64; HORIZON]) -> [i32; HORIZON] {
        chances.map(|chance| (1000.0 * chance).round() as i32)
    }

    #[test]
    fn a_known_piece_takes_the_flag_in_as_many_moves_as_it_needs() {
        assert_eq!(black(&board("r b1:F,e6:7 a1:5,b12:F - 0 40")), [1000; 3]);
        assert_eq!(black(&board("r b1:F,e6:7 a7:5,b12:F - 0 40")), [0, 0, 1000]);
        assert_eq!(black(&board("r b1:F,e6:7 a2:5,b12:F - 0 40")), [0, 1000, 1000]);
    }

    #[test]
    fn who_stands_in_the_way_stops_those_that_it_beats() {
        let with = |guard: &str, by: &str| {
            let men = format!("r b1:F,a1:{guard},b2:M,c1:M,e6:7 a2:{by},b12:F - 0 40");
            black(&board(&men))[1]
        };
        assert_eq!(with("4", "5"), 0);
        assert_eq!(with("6", "5"), 1000);
        assert_eq!(with("5", "5"), 0);
        assert_eq!(with("M", "5"), 0);
        assert_eq!(with("M", "9"), 1000);
        assert_eq!(with("6", "B"), 0);
    }

    #[test]
    fn nobody_goes_through_a_camp_that_is_held() {
        let with = |camp: &str| {
            // From b4 the only way in three moves leads over the camp b3.
            black(&board(&format!("r b1:F{camp},e6:7 b4:5,b12:F - 0 40")))[2]
        };
        assert_eq!(with(""), 1000);
        assert_eq!(with(",b3:9"), 0);
    }

    #[test]
    fn of_hidden_pieces_the_chances_count() {
        let likely = board("r b1:F,a1:6,b2:M,c1:M,e6:7 a2:5,b12:F - 0 40")
            .supposing("a2", &[(Kind::Marshal, 0.25), (Kind::Sapper, 0.75)]);
        assert_eq!(black(&likely)[1], 1000, "the sapper goes through the mine");
        let likely = board("r b1:F,a1:6,b2:6,c1:5,e6:7 a2:5,b12:F - 0 40")
            .supposing("a2", &[(Kind::Marshal, 0.25), (Kind::Sapper, 0.75)]);
        assert_eq!(black(&likely)[1], 250);
    }

    #[test]
    fn a_flag_that_may_stand_elsewhere_is_worth_its_chance() {
        let likely = board("b b1:F,c12:7 b12:M,d12:F - 0 41")
            .supposing("b12", &[(Kind::Flag, 0.7), (Kind::Mine, 0.3)])
            .supposing("d12", &[(Kind::Flag, 0.3), (Kind::Mine, 0.7)]);
        let red = flag_chances(&likely, Side::First, &Rules::read("luzhanqi").unwrap());
        assert_eq!(in_thousandths(red)[0], 700);
    }
}
