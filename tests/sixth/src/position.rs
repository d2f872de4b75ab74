//! The state of a game, what an action does to it, and what a viewer may know.

use galds_games::core::{
    Outcome, PerSide, Preset, RuleOption, RuleSet, Side, Turn, Viewer, explained,
};
use thiserror::Error;

/// How many fields there are.
pub(crate) const FIELDS: u8 = 8;
/// After so many actions of sides nobody has won.
pub(crate) const LONGEST: u16 = 60;
/// The sides of the die, with how many there are of each.
pub(crate) const DIE: [(u8, u32); 3] = [(1, 3), (2, 2), (3, 1)];

/// There is nothing to agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules;

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] =
        &[Preset { name: "chiefs", about: "There is nothing to agree on.", rules: || Rules }];
    const OPTIONS: &'static [RuleOption<Rules>] = &[];
}

/// One of the two men of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Man {
    /// On the outermost field at the start.
    Back,
    Front,
}

impl Man {
    /// Both.
    pub const BOTH: [Man; 2] = [Man::Back, Man::Front];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// An action of a side or of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Says in secret which man is the chief.
    Choose(Man),
    /// The die shows so many.
    Roll(u8),
    /// A man goes from a field to another.
    Go { from: u8, to: u8 },
    /// No man can go.
    Pass,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    Choose,
    Roll,
    /// A man goes as many fields as the die shows.
    Go(u8),
}

/// The truth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    /// The fields of both men of each side; a captured man has none.
    pub(crate) men: PerSide<[Option<u8>; 2]>,
    pub(crate) chiefs: PerSide<Option<Man>>,
    pub(crate) plies: u16,
}

/// Of the truth nothing is said by accident.
impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position").finish_non_exhaustive()
    }
}

/// What a viewer may know: a position in which the chief of another side is nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) known: Known,
    /// Whose men the viewer knows.
    pub(crate) knows: PerSide<bool>,
    /// Which sides have chosen, whether this viewer knows their chief or not.
    pub(crate) chosen: PerSide<Choice>,
    pub(crate) over: Option<Outcome>,
}

/// A position as somebody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) men: PerSide<[Option<u8>; 2]>,
    pub(crate) chiefs: PerSide<Option<Man>>,
    pub(crate) plies: u16,
}

/// Whether a side has chosen its chief.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Due,
    Made,
}

/// Why a text or an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// It is not written as it should be.
    #[error("`{0}` is not written as Chiefs writes it")]
    Unreadable(String),
    /// It is not legal now.
    #[error("`{0}` is not possible now")]
    NotNow(String),
}

explained! { Error in "chiefs" { Unreadable(text), NotNow(action) } }

impl Position {
    pub(crate) const START: Position = Position {
        side: Side::First,
        phase: Phase::Choose,
        men: PerSide([[Some(0), Some(1)], [Some(FIELDS - 1), Some(FIELDS - 2)]]),
        chiefs: PerSide([None, None]),
        plies: 0,
    };

    /// The winner, if a chief is captured or has arrived.
    pub(crate) fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| {
            let field = |side: Side| self.chiefs[side].map(|man| self.men[side][man.index()]);
            field(side) == Some(Some(last_field(side))) || field(side.other()) == Some(None)
        })
    }

    pub(crate) fn turn(&self) -> Turn {
        if let Some(winner) = self.winner() {
            return Turn::Over(Outcome::win(winner, 1));
        }
        match self.phase {
            _ if self.plies >= LONGEST => Turn::Over(Outcome::DRAW),
            Phase::Roll => Turn::Chance,
            Phase::Choose | Phase::Go(_) => Turn::Side(self.side),
        }
    }

    pub(crate) fn actions(&self) -> Vec<Action> {
        match (self.turn(), self.phase) {
            (Turn::Over(_), _) => Vec::new(),
            (_, Phase::Choose) => Man::BOTH.map(Action::Choose).to_vec(),
            (_, Phase::Roll) => DIE.map(|(pips, _)| Action::Roll(pips)).to_vec(),
            (_, Phase::Go(pips)) => moves(&self.men, self.side, pips),
        }
    }

    pub(crate) fn make(&mut self, action: Action) {
        match action {
            Action::Choose(man) => {
                self.chiefs[self.side] = Some(man);
                let chosen = self.chiefs[self.side.other()].is_some();
                self.phase = if chosen { Phase::Roll } else { Phase::Choose };
                self.side = self.side.other();
            }
            Action::Roll(pips) => self.phase = Phase::Go(pips),
            Action::Go { from, to } => {
                for place in self.men.0.iter_mut().flatten() {
                    if *place == Some(to) {
                        *place = None;
                    } else if *place == Some(from) {
                        *place = Some(to);
                    }
                }
                self.go_on();
            }
            Action::Pass => self.go_on(),
        }
    }

    fn go_on(&mut self) {
        self.phase = Phase::Roll;
        self.side = self.side.other();
        self.plies += 1;
    }

    /// The same with the sides changed.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let [first, second] = self.men.0;
        let turned = |men: [Option<u8>; 2]| men.map(|man| man.map(|field| FIELDS - 1 - field));
        let [chief, other] = self.chiefs.0;
        Position {
            side: self.side.other(),
            men: PerSide([turned(second), turned(first)]),
            chiefs: PerSide([other, chief]),
            ..*self
        }
    }

    pub(crate) fn seen_by(&self, knows: impl Fn(Side) -> bool) -> View {
        let chief = |side: Side| self.chiefs[side].filter(|_| knows(side));
        let chosen = |side: Side| match self.chiefs[side] {
            Some(_) => Choice::Made,
            None => Choice::Due,
        };
        View {
            known: Known {
                side: self.side,
                phase: self.phase,
                men: self.men,
                chiefs: PerSide(Side::BOTH.map(chief)),
                plies: self.plies,
            },
            knows: PerSide(Side::BOTH.map(&knows)),
            chosen: PerSide(Side::BOTH.map(chosen)),
            over: self.turn().outcome(),
        }
    }

    /// What a viewer may know.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.seen_by(|side| viewer == Viewer::Side(side))
    }
}

/// The field that a side's chief has to reach.
pub(crate) const fn last_field(side: Side) -> u8 {
    match side {
        Side::First => FIELDS - 1,
        Side::Second => 0,
    }
}

/// Where men of a side can go by the die, which everybody can see.
pub(crate) fn moves(men: &PerSide<[Option<u8>; 2]>, side: Side, pips: u8) -> Vec<Action> {
    let target = |from: u8| match side {
        Side::First => from.checked_add(pips).filter(|&to| to < FIELDS),
        Side::Second => from.checked_sub(pips),
    };
    let own = men[side];
    let go = |from: u8| {
        let to = target(from).filter(|&to| !own.contains(&Some(to)))?;
        Some(Action::Go { from, to })
    };
    let mut moves: Vec<Action> = own.into_iter().flatten().filter_map(go).collect();
    if moves.is_empty() {
        moves.push(Action::Pass);
    }
    moves
}
