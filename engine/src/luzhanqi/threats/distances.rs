//! From where a flag can be taken in how many moves, over free nodes.
//!
//! ```text
//!   flag ◄── at once: its neighbours ◄── in two: whoever reaches a free one of these ◄── in three …
//! ```
//!
//! It goes backwards from the flag over free nodes, roads and straight railways alike, so every number is exact for a
//! piece that meets nobody on its way and is no sapper. A node that is taken by either side stops it. Sappers turn
//! corners on the railway, which [`sappers_in_two`] adds: rollouts and values do without it, since it is asked at every
//! position there and their weights were fitted to the distances of the others.

use galds_games::luzhanqi::board::{HEADQUARTERS, RAILWAY, railway_reach};
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Node, NodeSet};

/// From where a flag is attacked at once, in two moves and in three.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct FlagThreats {
    pub(in super::super) at_once: NodeSet,
    pub(in super::super) in_two: NodeSet,
    pub(in super::super) in_three: NodeSet,
}

impl FlagThreats {
    /// At once and in two moves.
    #[inline]
    pub(in super::super) fn within_two(
        flag: Node,
        occupied: NodeSet,
        rules: &Rules,
    ) -> FlagThreats {
        let at_once = flag.steps();
        let in_two = behind(at_once, occupied, rules) - at_once;
        FlagThreats { at_once, in_two, in_three: NodeSet::EMPTY }
    }

    /// At once, in two moves and in three.
    #[inline]
    pub(in super::super) fn within_three(
        flag: Node,
        occupied: NodeSet,
        rules: &Rules,
    ) -> FlagThreats {
        let FlagThreats { at_once, in_two, .. } = FlagThreats::within_two(flag, occupied, rules);
        let in_three = behind(in_two, occupied, rules) - in_two - at_once;
        FlagThreats { at_once, in_two, in_three }
    }
}

/// Which of these sappers can take a flag in two moves: by one along the railway, round its corners, to a free node beside
/// the flag, and then the flag.
pub(in super::super) fn sappers_in_two(
    flag: Node,
    sappers: NodeSet,
    occupied: NodeSet,
    rules: &Rules,
) -> NodeSet {
    let dead_ends = if rules.hq_locked { HEADQUARTERS } else { NodeSet::EMPTY };
    let doors = flag.steps() - occupied - dead_ends;
    let arrives = |sapper: &Node| !(railway_reach(*sapper, !occupied) & doors).is_empty();
    (sappers & RAILWAY).nodes().filter(arrives).collect()
}

/// From where one of these nodes is reached in a move, if it is free.
#[inline]
fn behind(nodes: NodeSet, occupied: NodeSet, rules: &Rules) -> NodeSet {
    // Nobody goes on from a locked headquarters.
    let dead_ends = if rules.hq_locked { HEADQUARTERS } else { NodeSet::EMPTY };
    let free = (nodes - occupied - dead_ends).nodes();
    free.fold(NodeSet::EMPTY, |found, node| found | node.reach(occupied))
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;

    use super::*;

    /// Whether a piece on e12 is three moves away from a flag on b12 to which it can only get over d12.
    fn is_three_moves_away(rules: &str) -> bool {
        let node = |name| Node::named(name).unwrap();
        let (start, flag) = (node("e12"), node("b12"));
        let occupied: NodeSet =
            ["b1", "e12", "c11", "d11", "e11", "b12"].map(node).into_iter().collect();
        let rules = Rules::read(rules).unwrap();
        FlagThreats::within_three(flag, occupied, &rules).in_three.has(start)
    }

    #[test]
    fn a_threat_leads_through_a_headquarters_that_can_be_left() {
        assert!(is_three_moves_away("luzhanqi"));
        assert!(!is_three_moves_away("luzhanqi,hq_locked=yes"));
    }

    #[test]
    fn a_sapper_threatens_a_flag_round_the_corner_of_a_railway_and_nobody_else_does() {
        let node = |name| Node::named(name).unwrap();
        let rules = Rules::read("luzhanqi").unwrap();
        // From e6 along the sixth row and down the first file to a2, next to a1.
        let (flag, sapper) = (node("b1"), node("e6"));
        let occupied: NodeSet = ["b1", "e6"].map(node).into_iter().collect();
        let threats = |occupied| sappers_in_two(flag, sapper.into(), occupied, &rules);
        assert_eq!(threats(occupied), sapper.into());
        assert!(!FlagThreats::within_two(flag, occupied, &rules).in_two.has(sapper));
        let barred = ["a3", "c2", "d3", "e3", "c6"].map(node).into_iter();
        assert!(threats(occupied | barred.collect::<NodeSet>()).is_empty());
    }
}
