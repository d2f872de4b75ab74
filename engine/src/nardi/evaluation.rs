//! How positions are judged.
//!
//! ```text
//!   over ──► exact      both at home ──► bear-off tables      passed ──► race network
//!                                                             else   ──► contact network
//! ```
//!
//! [`Evaluation`] is all that search, cube and player know of it, so that better networks can take
//! the place of these. It judges many positions at once: what comes after each play of a throw.

use std::sync::OnceLock;

use super::bearoff::{Home, one_sided, two_sided};
use super::chances::Chances;
use super::inputs::Inputs;
use super::network::Network;
use super::stand::{Kind, Stand};

/// Judges positions from the side that is about to throw.
pub trait Evaluation: Send + Sync {
    /// Puts the chances of each position into `chances`, which is emptied first.
    fn judge(&self, stands: &[Stand], chances: &mut Vec<Chances>);

    /// The chances of one position.
    fn judge_one(&self, stand: Stand) -> Chances {
        let mut chances = Vec::with_capacity(1);
        self.judge(&[stand], &mut chances);
        chances.first().copied().unwrap_or_default()
    }
}

/// Two networks and the bear-off tables.
#[derive(Clone, Debug)]
pub struct Judge {
    /// For positions in which the sides can still hit or block each other.
    pub contact: Network,
    /// For positions in which they have passed.
    pub race: Network,
}

/// The networks of the program, made by
/// `cargo run --release -p galds-engine --example nardi_training -- 200000 1`.
static CONTACT: &[u8] = include_bytes!("networks/contact.net");
static RACE: &[u8] = include_bytes!("networks/race.net");

impl Judge {
    /// The judge with the networks of the program.
    ///
    /// # Panics
    ///
    /// If the program was built with damaged networks, which a test rules out.
    pub fn built_in() -> &'static Judge {
        static JUDGE: OnceLock<Judge> = OnceLock::new();
        let read = |bytes| Network::read(bytes).expect("the built-in networks are whole");
        JUDGE.get_or_init(|| Judge { contact: read(CONTACT), race: read(RACE) })
    }

    /// The chances of one position.
    #[inline]
    pub fn chances(&self, stand: Stand) -> Chances {
        match stand.kind() {
            Kind::Over => Chances::lost(stand),
            Kind::BearOff => bear_off(stand),
            Kind::Race => self.race.chances(&Inputs::of(stand)),
            Kind::Contact => self.contact.chances(&Inputs::of(stand)),
        }
    }
}

impl Evaluation for Judge {
    fn judge(&self, stands: &[Stand], chances: &mut Vec<Chances>) {
        chances.clear();
        chances.extend(stands.iter().map(|&stand| self.chances(stand)));
    }
}

/// The chances when both sides bear off.
fn bear_off(stand: Stand) -> Chances {
    let (mover, other) = (Home::of(stand.mover), Home::of(stand.other));
    match two_sided().equities(mover, other) {
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
/// What the right to throw is worth: half a mean throw.
const HALF_A_THROW: f32 = 4.0;

impl Evaluation for PipCount {
    fn judge(&self, stands: &[Stand], chances: &mut Vec<Chances>) {
        chances.clear();
        chances.extend(stands.iter().map(|stand| {
            if stand.kind() == Kind::Over {
                return Chances::lost(*stand);
            }
            let lead = stand.other.pips() as f32 - stand.mover.pips() as f32 + HALF_A_THROW;
            Chances { win: 1.0 / (1.0 + (-lead / PIPS_A_FACTOR).exp()), ..Chances::default() }
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::chances::Worth;
    use crate::nardi::expectation::{Expectation, Plies};
    use galds_games::nardi::{Checkers, Point};

    fn checkers(counts: &[(u8, u8)]) -> Checkers {
        let on = |&(point, count): &(u8, u8)| (Point::numbered(point).unwrap(), count);
        Checkers::counted(counts.iter().map(on)).unwrap()
    }

    fn race(mover: &[(u8, u8)], other: &[(u8, u8)]) -> Stand {
        let stand = Stand { mover: checkers(mover), other: checkers(other) };
        assert_eq!(stand.kind(), Kind::Race);
        stand
    }

    #[test]
    fn the_network_of_races_agrees_with_its_own_look_ahead() {
        let judge = Judge::built_in();
        let near = [(8, 2), (6, 4), (5, 3), (4, 3), (3, 3)];
        let far = [(11, 2), (8, 2), (6, 4), (5, 3), (4, 2), (3, 2)];
        let farther = [(12, 4), (8, 3), (6, 4), (5, 2), (4, 2)];
        let mut search = Expectation::new(judge, Worth::PLAIN);
        for (mover, other) in [(&near[..], &far[..]), (&far, &near), (&far, &far), (&far, &farther)]
        {
            let stand = race(mover, other);
            let ahead = search.expect_own(stand, Plies::ONE).unwrap();
            assert!((judge.chances(stand).win - ahead.win).abs() < 0.03, "{mover:?} {other:?}");
        }
        let win = |mover: &[(u8, u8)], other: &[(u8, u8)]| judge.chances(race(mover, other)).win;
        assert!(win(&far, &farther) > win(&far, &far));
        assert!(win(&far, &far) > 0.5 && win(&far, &far) > win(&far, &near));
    }

    #[test]
    fn a_side_far_from_home_loses_a_gammon_and_a_backgammon() {
        let judge = Judge::built_in();
        let ready = checkers(&[(1, 2), (0, 13)]);
        let far = Stand { mover: ready, other: checkers(&[(12, 8), (7, 7)]) };
        assert!(judge.chances(far).win_gammon > 0.9);
        let over = Stand { mover: checkers(&[(20, 1), (5, 14)]), other: checkers(&[(0, 15)]) };
        let lost = Chances { lose_gammon: 1.0, lose_backgammon: 1.0, ..Chances::default() };
        assert_eq!(judge.chances(over), lost);
    }
}
