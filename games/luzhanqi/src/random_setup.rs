//! Set-ups drawn at random.

use galds_core::Side;

use crate::Rules;
use crate::belief::armies::Armies;
use crate::board::SET_UP_ORDER;
use crate::ready::READY;
use crate::setup::{SetUp, may_hold};

impl SetUp {
    /// Any legal set-up, each with the same chance. `bits` gives 64 random bits whenever it is asked.
    pub fn random(rules: &Rules, bits: &mut impl FnMut() -> u64) -> SetUp {
        let may_be = SET_UP_ORDER[Side::First.index()].map(|node| may_hold(node, rules));
        match Armies::new(may_be) {
            Some(armies) => SetUp::new(*armies.sampler().draw(bits).kinds()),
            // Every rule set has legal set-ups: the ready-made ones.
            None => READY[0].set_up,
        }
    }
}
