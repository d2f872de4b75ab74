//! A game as one player of it knows it, carried on by what the judge says.

use galds_core::{PerSide, Side};

use super::order::{Met, OrderError, Spot};
use crate::board::Node;
use crate::setup::SetUp;
use crate::view::{Report, View};
use crate::{Belief, Luzhanqi};

/// One game as the player knows it.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) game: Luzhanqi,
    pub(super) side: Side,
    pub(super) view: View,
    pub(super) belief: Belief,
    /// The player's own move, of which the result is not yet known.
    pub(super) moved: Option<(Node, Node)>,
    /// Where the enemy's flag stands, once it has been shown.
    flag: Option<Node>,
}

impl Known {
    /// A game that starts; there is none to know if the view has no enemy.
    pub(super) fn at_the_start(game: Luzhanqi, side: Side, set_up: SetUp) -> Option<Known> {
        let view = View::at_the_start(side, set_up);
        let belief = Belief::new(&game, &view)?;
        Some(Known { game, side, view, belief, moved: None, flag: None })
    }

    /// What a move of the enemy says, if it could have been made.
    pub(super) fn enemy_moved(
        &self,
        from: Spot,
        to: Spot,
        met: Met,
        flag: Option<Spot>,
    ) -> Result<Report, OrderError> {
        let enemy = self.side.other();
        let start = from.node(self.side).filter(|&node| self.view.men(enemy).has(node));
        let start = start.ok_or(OrderError::NoEnemy(from))?;
        let end = to.node(self.side).filter(|&node| !self.view.men(enemy).has(node));
        let end = end.ok_or(OrderError::Unfit(to))?;
        self.report(enemy, start, end, met, flag)
    }

    /// What a move of either side says.
    pub(super) fn report(
        &self,
        side: Side,
        from: Node,
        to: Node,
        met: Met,
        flag: Option<Spot>,
    ) -> Result<Report, OrderError> {
        let fight = met.fight();
        if fight.is_some() != self.view.men(side.other()).has(to) || self.view.side() != side {
            return Err(OrderError::Unfit(Spot::of(to, self.side)));
        }
        let shown = flag.and_then(|spot| spot.node(self.side)).filter(|_| self.flag.is_none());
        let mut flags = PerSide([None; 2]);
        flags[self.side.other()] = shown;
        Ok(Report { side, from, to, fight, flags })
    }

    pub(super) fn follow(&mut self, report: &Report) {
        self.belief.follow(&self.view, report);
        self.view.follow(report);
        self.flag = self.flag.or(report.flags[self.side.other()]);
    }
}
