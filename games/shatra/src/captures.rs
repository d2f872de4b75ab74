//! Captures: jumps over single enemies, strung into series.
//!
//! A man on its way is lifted off the board, so its first field is empty; the men it has jumped stay
//! where they are until the series ends: they are no prey any more, only obstacles. So the empty
//! fields never change during a series, and the prey is all that has to be remembered.

use crate::board::{Direction, Field, FieldSet, open_way};
use crate::men::Kind;
use crate::move_gen::MoveGen;
use crate::position::Reserve;
use crate::series::Series;

/// One man's captures.
#[derive(Clone, Copy, Debug)]
struct Hunt<'a> {
    generator: &'a MoveGen<'a>,
    /// The empty fields, the man's own first field among them.
    empty: FieldSet,
    /// Where the man may not land from outside: the own fortress while others stand there.
    occupied_fortress: FieldSet,
}

/// The man as it stands between two jumps.
#[derive(Clone, Copy, Debug)]
struct Hunter {
    kind: Kind,
    at: Field,
    /// The enemies that it may jump now.
    prey: FieldSet,
}

impl Kind {
    /// The directions in which a kind captures.
    #[inline]
    const fn jumps(self) -> &'static [Direction] {
        match self {
            Kind::Biy | Kind::Batyr | Kind::Shatra => &Direction::ALL,
            Kind::Tura => &Direction::ORTHOGONAL,
            Kind::Yalkyn => &Direction::DIAGONAL,
        }
    }
}

impl MoveGen<'_> {
    /// The own men that can capture.
    #[inline]
    pub(crate) fn hunters(&self) -> FieldSet {
        let mut hunters = FieldSet::EMPTY;
        for kind in Kind::ALL {
            let able = self.men(kind).fields().filter(|&from| self.can_capture(from, kind));
            hunters |= able.collect();
        }
        hunters
    }

    /// Whether a man can capture.
    #[inline]
    pub(crate) fn can_capture(&self, from: Field, kind: Kind) -> bool {
        match kind {
            Kind::Shatra if self.capture_in_passing(from).is_some() => true,
            Kind::Shatra | Kind::Biy if !from.neighbours().meets(self.enemy) => false,
            _ => {
                let prey = self.first_prey(from, kind);
                Hunt::of(self, from).can_jump(Hunter { kind, at: from, prey })
            }
        }
    }

    /// Calls `each` with every series of a man.
    pub(crate) fn each_series(&self, from: Field, each: &mut impl FnMut(Series)) {
        let (hunt, kind) = (Hunt::of(self, from), self.position.kind(from));
        let hunter = Hunter { kind, at: from, prey: self.first_prey(from, kind) };
        hunt.jump_on(hunter, self.enemy, Series::starting(from), each);
        if kind != Kind::Shatra {
            return;
        }
        if let Some((to, man)) = self.capture_in_passing(from) {
            let prey = self.enemy - FieldSet::from(man);
            hunt.land(Hunter { kind, at: to, prey }, Series::starting(from).jumping(to), each);
        }
    }
}

impl MoveGen<'_> {
    /// The enemies over which a man may begin a capture. Shatras and yalkyns of the initial reserve
    /// take only intruders; the gate counts as part of the fortress.
    #[inline]
    pub(crate) fn first_prey(&self, from: Field, kind: Kind) -> FieldSet {
        if self.begins_at_home(from, kind) {
            self.enemy & (self.land.fortress | self.land.gate)
        } else {
            self.enemy
        }
    }

    /// Whether a man may begin a capture only inside its own fortress and gate.
    #[inline]
    pub(crate) fn begins_at_home(&self, from: Field, kind: Kind) -> bool {
        matches!(kind, Kind::Shatra | Kind::Yalkyn)
            && self.reserve == Reserve::Initial
            && self.land.fortress.has(from)
    }
}

impl<'a> Hunt<'a> {
    #[inline]
    fn of(generator: &'a MoveGen<'a>, from: Field) -> Hunt<'a> {
        let man = FieldSet::from(from);
        let fortress = generator.land.fortress;
        let is_occupied = (generator.own - man).meets(fortress);
        let occupied_fortress = if is_occupied { fortress } else { FieldSet::EMPTY };
        Hunt { generator, empty: generator.empty | man, occupied_fortress }
    }

    /// The enemy that is jumped in a direction, and the fields on which the jump may end.
    #[inline]
    fn jump(&self, hunter: Hunter, direction: Direction) -> Option<(Field, FieldSet)> {
        let (man, behind) = match hunter.kind {
            Kind::Biy | Kind::Shatra => {
                let man = (hunter.at.next(direction) & hunter.prey).first()?;
                (man, man.next(direction) & self.empty)
            }
            Kind::Batyr | Kind::Tura | Kind::Yalkyn => {
                let man = (hunter.at.ray(direction) - self.empty).nearest(direction)?;
                if !hunter.prey.has(man) {
                    return None;
                }
                (man, open_way(man, direction, self.empty))
            }
        };
        let landings = behind - self.closed_to(hunter);
        (!landings.is_empty()).then_some((man, landings))
    }

    /// The fields on which a man may not land where it stands now.
    #[inline]
    fn closed_to(&self, hunter: Hunter) -> FieldSet {
        let gate =
            if hunter.kind == Kind::Biy { FieldSet::EMPTY } else { self.generator.land.gate };
        if self.occupied_fortress.has(hunter.at) { gate } else { gate | self.occupied_fortress }
    }

    #[inline]
    fn can_jump(&self, hunter: Hunter) -> bool {
        hunter.kind.jumps().iter().any(|&direction| self.jump(hunter, direction).is_some())
    }

    /// Goes on with every jump that the hunter can make now. Afterwards it may take any of the
    /// `rest`, which is more than its prey where a series has to begin at home.
    fn jump_on(
        &self,
        hunter: Hunter,
        rest: FieldSet,
        series: Series,
        each: &mut impl FnMut(Series),
    ) {
        for &direction in hunter.kind.jumps() {
            let Some((man, landings)) = self.jump(hunter, direction) else { continue };
            let prey = rest - FieldSet::from(man);
            let goes_on = |&at: &Field| self.can_jump(Hunter { at, prey, ..hunter });
            let going_on: FieldSet = landings.fields().filter(goes_on).collect();
            // Where some landings lead to further captures, one of those must be chosen.
            let chosen = if going_on.is_empty() { landings } else { going_on };
            for at in chosen.fields() {
                self.land(Hunter { at, prey, ..hunter }, series.jumping(at), each);
            }
        }
    }

    /// A shatra becomes a figure as soon as it lands on a promotion field and can.
    fn land(&self, hunter: Hunter, series: Series, each: &mut impl FnMut(Series)) {
        if hunter.kind == Kind::Shatra && self.generator.land.promotion.has(hunter.at) {
            let missing = self.generator.missing();
            for figure in missing.figures() {
                let promoted = Hunter { kind: figure.kind(), ..hunter };
                self.end_or_jump_on(promoted, series.promoting(figure), each);
            }
            if !missing.is_empty() {
                return;
            }
        }
        self.end_or_jump_on(hunter, series, each);
    }

    fn end_or_jump_on(&self, hunter: Hunter, series: Series, each: &mut impl FnMut(Series)) {
        let goes_on = self.can_jump(hunter);
        if !goes_on || self.may_stop(hunter) {
            each(series);
        }
        if goes_on {
            self.jump_on(hunter, hunter.prey, series, each);
        }
    }

    fn may_stop(&self, hunter: Hunter) -> bool {
        match hunter.kind {
            Kind::Biy => true,
            Kind::Shatra => self.generator.land.enemy_gate.has(hunter.at),
            Kind::Batyr | Kind::Tura | Kind::Yalkyn => false,
        }
    }
}
