//! The chances of a game, and what its ends are worth.

use super::board::{Board, times_lost};

/// How a game may end, as chances of one side: to win at all, to win at least double, to win treble,
/// to lose at least double, to lose treble. What is left of 1 after `win` is to lose.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// To win, in any way.
    pub win: f32,
    /// To win a gammon or a backgammon.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or a backgammon.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl Chances {
    /// The chances as a list: the outputs of a network.
    pub const fn list(self) -> [f32; 5] {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = self;
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]
    }

    /// Chances from a list.
    pub const fn of_list(list: [f32; 5]) -> Chances {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = list;
        Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// The same game seen from the other side.
    #[inline]
    #[must_use]
    pub fn turned(self) -> Chances {
        Chances {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// The chances of the mover when the other side has just borne off everything.
    pub fn lost(board: Board) -> Chances {
        let times = times_lost(board.mover);
        let chance = |certain: bool| f32::from(u8::from(certain));
        Chances {
            lose_gammon: chance(times >= 2),
            lose_backgammon: chance(times == 3),
            ..Chances::default()
        }
    }

    /// The same with every chance within what the others allow.
    #[inline]
    #[must_use]
    pub fn in_order(self) -> Chances {
        let win = self.win.clamp(0.0, 1.0);
        let win_gammon = self.win_gammon.clamp(0.0, win);
        let lose_gammon = self.lose_gammon.clamp(0.0, 1.0 - win);
        Chances {
            win,
            win_gammon,
            win_backgammon: self.win_backgammon.clamp(0.0, win_gammon),
            lose_gammon,
            lose_backgammon: self.lose_backgammon.clamp(0.0, lose_gammon),
        }
    }

    /// Adds `weight` times other chances.
    #[inline]
    pub fn add(&mut self, other: Chances, weight: f32) {
        self.win += weight * other.win;
        self.win_gammon += weight * other.win_gammon;
        self.win_backgammon += weight * other.win_backgammon;
        self.lose_gammon += weight * other.lose_gammon;
        self.lose_backgammon += weight * other.lose_backgammon;
    }

    /// Every chance times `factor`.
    #[inline]
    #[must_use]
    pub fn times(self, factor: f32) -> Chances {
        Chances::of_list(self.list().map(|chance| chance * factor))
    }
}

/// What the ends of a game are worth to one side: a plain win 1, a plain loss −1, the others in
/// proportion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Payoffs {
    /// A plain win, a gammon, a backgammon.
    pub win: [f32; 3],
    /// A plain loss, a lost gammon, a lost backgammon; not positive.
    pub lose: [f32; 3],
}

impl Payoffs {
    /// Without gammons every win is one.
    pub const PLAIN: Payoffs = Payoffs { win: [1.0; 3], lose: [-1.0; 3] };
    /// For money a gammon counts two and a backgammon three.
    pub const MONEY: Payoffs = Payoffs { win: [1.0, 2.0, 3.0], lose: [-1.0, -2.0, -3.0] };

    /// What the chances are worth if the stake stays as it is.
    #[inline]
    pub fn equity(&self, chances: &Chances) -> f32 {
        let side = |all: f32, gammon: f32, backgammon: f32, worth: &[f32; 3]| {
            all * worth[0] + gammon * (worth[1] - worth[0]) + backgammon * (worth[2] - worth[1])
        };
        side(chances.win, chances.win_gammon, chances.win_backgammon, &self.win)
            + side(1.0 - chances.win, chances.lose_gammon, chances.lose_backgammon, &self.lose)
    }

    /// The same ends as the other side values them.
    #[inline]
    #[must_use]
    pub fn turned(&self) -> Payoffs {
        Payoffs { win: self.lose.map(|worth| -worth), lose: self.win.map(|worth| -worth) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_side_sees_the_opposite() {
        let chances = Chances {
            win: 0.6,
            win_gammon: 0.2,
            win_backgammon: 0.05,
            lose_gammon: 0.1,
            lose_backgammon: 0.01,
        };
        assert!((Payoffs::MONEY.equity(&chances) - (0.2 + 0.25 - 0.11)).abs() < 1e-6);
        let skew = Payoffs { win: [1.0, 1.5, 1.5], lose: [-1.0, -3.0, -4.0] };
        for worth in [Payoffs::PLAIN, Payoffs::MONEY, skew] {
            let there = worth.turned().equity(&chances.turned());
            assert!((worth.equity(&chances) + there).abs() < 1e-6);
        }
        assert!((chances.turned().lose_gammon - 0.2).abs() < 1e-6);
    }
}
