//! Ready-made set-ups, from careful to bold, for those who do not want to lay out 25 pieces.
//!
//! Their bombs stand neither in the back row nor in the front row, so that they are legal under
//! every rule set.

use crate::board::POSTS;
use crate::pieces::Kind;
use crate::setup::SetUp;

/// A set-up with a name.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    /// What it is called: lower case letters and hyphens.
    pub name: &'static str,
    /// Its idea in one sentence.
    pub about: &'static str,
    pub set_up: SetUp,
}

/// The ready-made set-up with this name.
pub fn ready(name: &str) -> Option<&'static Ready> {
    READY.iter().find(|ready| ready.name == name)
}

/// The ready-made set-ups, the most careful first.
pub const READY: [Ready; 14] = [
    of(
        "hedgehog",
        "Three mines close every way to the flag, the marshal and the general stand before them.",
        ["78MFM", "96BM4", "5B3", "7216", "895", "47389"],
    ),
    of(
        "fortress",
        "The flag behind three mines, with the strongest pieces along the file beside it.",
        ["MFM87", "3MB99", "1B4", "2568", "756", "48379"],
    ),
    of(
        "turtle",
        "The highest ranks wait in the second row until the enemy has spent its strength.",
        ["8M9FM", "932M1", "4BB", "7643", "867", "59785"],
    ),
    of(
        "decoy",
        "Mines guard the empty headquarters; the flag stands almost bare in the other one.",
        ["M8MF7", "9M748", "B93", "652B", "165", "48379"],
    ),
    of(
        "example",
        "The set-up of the rule book: mines on both wings, bombs behind the left.",
        ["MF8MM", "97B93", "B98", "6427", "751", "63854"],
    ),
    of(
        "lattice",
        "Every weak piece has a strong one behind it, everywhere.",
        ["MF8M9", "7M9B5", "84B", "3627", "516", "94738"],
    ),
    of(
        "two-lines",
        "High ranks along both outer railways, ready to answer on either wing.",
        ["MFM87", "98M79", "3B3", "2661", "4B4", "57985"],
    ),
    of(
        "left-hook",
        "The marshal, the general and a bomb go up the file a.",
        ["8M9FM", "978M7", "B56", "13B8", "267", "34954"],
    ),
    of(
        "right-hook",
        "The marshal, the general and a bomb go up the file e.",
        ["MF9M8", "7M879", "65B", "8B31", "762", "45943"],
    ),
    of(
        "sappers-ahead",
        "The sappers stand in front, to look at the enemy and to open the way.",
        ["M7MF8", "85BM6", "4B7", "3214", "959", "83976"],
    ),
    of(
        "hammer",
        "The marshal in the middle of the front row, lieutenant generals on the wings.",
        ["MF7M8", "9M879", "5B6", "7448", "6B5", "39123"],
    ),
    of(
        "cavalry",
        "All high ranks in the front row: take what can be taken before the bombs come.",
        ["9FM8M", "7M897", "6B8", "57B6", "494", "35123"],
    ),
    of(
        "gambit",
        "No mine touches the flag; the marshal and the general race on the two wings.",
        ["8F7M9", "M9M87", "675", "B4B6", "358", "24391"],
    ),
    of(
        "storm",
        "The marshal and the general lead from the first move, nothing but sappers stays behind.",
        ["MF98M", "87M98", "767", "5BB6", "454", "13932"],
    ),
];

/// A set-up by its rows from the back to the front. A wrong letter or row stops the compiler.
const fn of(name: &'static str, about: &'static str, rows: [&str; 6]) -> Ready {
    const LETTERS: &[u8; 12] = b"123456789BMF";
    let mut kinds = [Kind::Flag; POSTS];
    let mut place = 0;
    let mut row = 0;
    while row < rows.len() {
        let letters = rows[row].as_bytes();
        let mut i = 0;
        while i < letters.len() {
            let mut code = 0;
            while LETTERS[code] != letters[i] {
                code += 1;
            }
            kinds[place] = Kind::ALL[code];
            place += 1;
            i += 1;
        }
        row += 1;
    }
    assert!(place == POSTS);
    Ready { name, about, set_up: SetUp::new(kinds) }
}

#[cfg(test)]
mod tests {
    use galds_core::{RuleSet, Side};

    use super::*;
    use crate::rules::Rules;

    #[test]
    fn ready_made_set_ups_are_legal_under_every_rule_set() {
        for rules in ["luzhanqi", "caai", "junqi", "luzhanqi,bomb_row=none"] {
            let rules = Rules::read(rules).unwrap();
            for ready in &READY {
                for side in Side::BOTH {
                    assert_eq!(ready.set_up.check(side, &rules), Ok(()), "{}", ready.name);
                }
            }
        }
    }

    #[test]
    fn they_differ_and_are_found_by_name() {
        for (i, one) in READY.iter().enumerate() {
            assert_eq!(ready(one.name).map(|found| found.set_up), Some(one.set_up));
            assert!(READY[..i].iter().all(|other| other.set_up != one.set_up), "{}", one.name);
        }
    }
}
