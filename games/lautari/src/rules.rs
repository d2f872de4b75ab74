//! What can be agreed on before a game: when long play is a draw, and how ratings change.

use galds_core::{Limit, Preset, RuleOption, RuleSet, Word, set_word, word, words};

/// Which coefficients the rating formula has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rating {
    /// Those of the formula as printed.
    Formula,
    /// Those that give the result of the original's worked example.
    Example,
}

impl Word for Rating {
    const WORDS: &'static [(&'static str, Rating)] =
        &[("formula", Rating::Formula), ("example", Rating::Example)];
}

/// The rules of a game of Lautari.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// At which occurrence a position is a draw.
    pub repetition: Limit,
    /// After how many plies without capture, change of role or revival the game is a draw.
    pub quiet: Limit,
    /// Which coefficients the rating formula has; the game itself is the same.
    pub rating: Rating,
}

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] = &[Preset {
        name: "lautari",
        about: "The rules of version 1.02, with draws by repetition and long quiet play.",
        rules: || Rules {
            repetition: Limit::at(3),
            quiet: Limit::at(100),
            rating: Rating::Formula,
        },
    }];

    const OPTIONS: &'static [RuleOption<Rules>] = &[
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
            about: "After how many plies without capture, change of role or revival the game is a draw.",
            get: |r| r.quiet.text(),
            set: |r, v| r.quiet.set(v, 1),
        },
        RuleOption {
            key: "rating",
            takes: words::<Rating>,
            values: "formula, example",
            about: "How ratings change after a game: as the formula is printed, or as its worked example comes out.",
            get: |r| word(r.rating),
            set: |r, v| set_word(&mut r.rating, v),
        },
    ];
}
