//! The options of Shatra.

use galds_core::{Limit, Preset, RuleOption, RuleSet, set_word, word, words};

/// The rules of a game of Shatra.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whether the biy may be dropped from its own gate, as if the gate were reserve.
    pub biy_drop: bool,
    /// At which occurrence a position is a draw.
    pub repetition: Limit,
    /// After how many plies without progress the game is a draw.
    pub quiet: Limit,
}

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] = &[Preset {
        name: "shatra",
        about: "The game of the original: the gate is no reserve, so the biy walks.",
        rules: || Rules { biy_drop: false, repetition: Limit::at(3), quiet: Limit::at(100) },
    }];

    const OPTIONS: &'static [RuleOption<Rules>] = &[
        RuleOption {
            key: "biy_drop",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether the biy may be dropped from its own gate onto its half.",
            get: |r| word(r.biy_drop),
            set: |r, v| set_word(&mut r.biy_drop, v),
        },
        RuleOption {
            key: "repetition",
            takes: || Limit::takes(2),
            values: "a number from 2, off",
            about: "At which occurrence of a position the game is a draw.",
            get: |r| r.repetition.text(),
            set: |r, v| r.repetition.set(v, 2),
        },
        RuleOption {
            key: "quiet",
            takes: || Limit::takes(1),
            values: "a number from 1, off",
            about: "After how many plies without capture, drop, shatra move or promotion the game is a draw.",
            get: |r| r.quiet.text(),
            set: |r, v| r.quiet.set(v, 1),
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_is_the_books() {
        let rules = Rules::standard();
        assert_eq!(rules.text(), "shatra");
        assert_eq!(Rules::read("shatra,biy_drop=no,repetition=3,quiet=100").as_ref(), Ok(&rules));
    }

    #[test]
    fn every_option_has_a_text_and_refuses_others() {
        for text in ["shatra,biy_drop=yes", "shatra,repetition=off,quiet=1"] {
            assert_eq!(Rules::read(text).unwrap().text(), text);
        }
        let message = |text| Rules::read(text).unwrap_err().to_string();
        assert_eq!(
            message("shatra,biy_drop=maybe"),
            "`biy_drop` cannot be `maybe`; it takes: yes, no"
        );
        assert!(message("shatra,repetition=1").ends_with("a number from 2, off"));
        assert!(message("shatra,drop=yes").ends_with("biy_drop, repetition, quiet"));
        assert!(message("classic").ends_with("the presets are: shatra"));
    }
}
