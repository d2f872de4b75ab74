//! Which actions are legal: the duties first, then captures, then quiet moves.

use crate::Shatra;
use crate::board::{Field, FieldSet};
use crate::men::{Figure, FigureSet, Kind};
use crate::move_gen::MoveGen;
use crate::position::{Position, Reserve};
use crate::series::Series;

/// One thing that a side does. Its `Display` is its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// A quiet move, a road exit or a drop.
    Move {
        from: Field,
        to: Field,
        /// What a shatra becomes there.
        promotion: Option<Figure>,
    },
    /// A capture with all its jumps.
    Capture(Series),
    /// A shatra that waited on a promotion field becomes a figure; the turn is not passed.
    Promotion { on: Field, figure: Figure },
}

/// What the side to act is bound to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// One of these shatras must become one of these figures.
    Promote(FieldSet, FigureSet),
    /// One of these men must capture.
    Capture(FieldSet),
    /// The biy on this field must capture or make a step of its own.
    BiyActs(Field),
    /// Nothing: any quiet move or drop will do.
    Free,
}

impl MoveGen<'_> {
    #[inline]
    pub(crate) fn duty(&self) -> Duty {
        let waiting = self.waiting_shatras();
        if !waiting.is_empty() {
            return Duty::Promote(waiting, self.missing());
        }
        let hunters = self.hunters();
        let biys = self.men(Kind::Biy);
        match hunters.first() {
            None => Duty::Free,
            Some(biy) if hunters == biys => Duty::BiyActs(biy),
            Some(_) => Duty::Capture(hunters),
        }
    }

    /// Calls `each` with a man's move to every target, in every promotion it has there.
    fn each_move(&self, from: Field, kind: Kind, each: &mut impl FnMut(Action)) {
        for to in self.quiet_targets(from, kind).fields() {
            let promotions = self.promotions(kind, to);
            for figure in promotions.figures() {
                each(Action::Move { from, to, promotion: Some(figure) });
            }
            if promotions.is_empty() {
                each(Action::Move { from, to, promotion: None });
            }
        }
    }

    /// What a man of this kind must become when it comes to a field; nothing if it stays.
    #[inline]
    pub(crate) fn promotions(&self, kind: Kind, to: Field) -> FigureSet {
        if kind == Kind::Shatra && self.land.promotion.has(to) {
            self.missing()
        } else {
            FigureSet::EMPTY
        }
    }

    /// How many quiet moves and drops there are.
    fn count_quiet(&self) -> u64 {
        let mut count = 0;
        let mut counted_singly = FieldSet::ALL;
        if self.position.reserve(self.position.side) == Reserve::Initial {
            // All men of the initial reserve have the same drops, and a few have road exits.
            let fortress = self.land.fortress;
            let drops = (self.empty & self.land.half).len();
            count += ((self.own & fortress).len() * drops) as u64;
            for kind in [Kind::Batyr, Kind::Tura] {
                for from in (self.men(kind) & fortress).fields() {
                    count += (self.road_exits(from, kind) - self.land.half).len() as u64;
                }
            }
            counted_singly = !fortress;
        }
        for kind in Kind::ALL {
            for from in (self.men(kind) & counted_singly).fields() {
                let targets = self.quiet_targets(from, kind);
                count += targets.len() as u64 + self.further_promotions(kind, targets);
            }
        }
        count
    }

    /// How many more moves there are than targets, since a shatra may become several figures.
    #[inline]
    fn further_promotions(&self, kind: Kind, targets: FieldSet) -> u64 {
        let promoting = targets & self.land.promotion;
        if kind != Kind::Shatra || promoting.is_empty() {
            return 0;
        }
        (promoting.len() * self.missing().len().saturating_sub(1)) as u64
    }

    fn has_quiet(&self) -> bool {
        Kind::ALL.into_iter().any(|kind| {
            self.men(kind).fields().any(|from| !self.quiet_targets(from, kind).is_empty())
        })
    }
}

impl Shatra {
    pub(crate) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        if self.is_decided(position) {
            return;
        }
        let generator = MoveGen::new(self, position);
        match generator.duty() {
            Duty::Promote(shatras, figures) => {
                for on in shatras.fields() {
                    actions
                        .extend(figures.figures().map(|figure| Action::Promotion { on, figure }));
                }
            }
            Duty::Capture(hunters) => {
                for from in hunters.fields() {
                    generator
                        .each_series(from, &mut |series| actions.push(Action::Capture(series)));
                }
            }
            Duty::BiyActs(biy) => {
                generator.each_series(biy, &mut |series| actions.push(Action::Capture(series)));
                let steps = generator.steps(biy, Kind::Biy).fields();
                actions.extend(steps.map(|to| Action::Move { from: biy, to, promotion: None }));
            }
            Duty::Free => {
                for kind in Kind::ALL {
                    for from in generator.men(kind).fields() {
                        generator.each_move(from, kind, &mut |action| actions.push(action));
                    }
                }
            }
        }
    }

    /// How many actions are legal, without listing them.
    pub(crate) fn count_actions(&self, position: &Position) -> u64 {
        if self.is_decided(position) {
            return 0;
        }
        let generator = MoveGen::new(self, position);
        let count_series = |from: Field| {
            let mut count = 0;
            generator.each_series(from, &mut |_| count += 1);
            count
        };
        match generator.duty() {
            Duty::Promote(shatras, figures) => (shatras.len() * figures.len()) as u64,
            Duty::Capture(hunters) => hunters.fields().map(count_series).sum(),
            Duty::BiyActs(biy) => count_series(biy) + generator.steps(biy, Kind::Biy).len() as u64,
            Duty::Free => generator.count_quiet(),
        }
    }

    /// Whether the side to act is bound to nothing: it has neither to capture nor to promote first.
    pub fn is_free(&self, position: &Position) -> bool {
        MoveGen::new(self, position).duty() == Duty::Free
    }

    /// Whether the side to act has an action, if the game is not otherwise over. A quiet move
    /// stands for one: where a duty forbids it, it demands something that can be done.
    pub(crate) fn can_act(&self, position: &Position) -> bool {
        let generator = MoveGen::new(self, position);
        generator.has_quiet() || generator.duty() != Duty::Free
    }
}
