//! The options of Nardi: the plain game of the original, and the tournament game.

use galds_core::{
    Preset, RuleOption, RuleSet, Takes, Unfit, Word, read_number, set_word, word, words,
};

/// What the winner of the opening roll plays first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningRoll {
    /// It rolls both dice anew.
    Reroll,
    /// It plays the two dice of the opening.
    Keep,
}

impl Word for OpeningRoll {
    const WORDS: &'static [(&'static str, OpeningRoll)] =
        &[("reroll", OpeningRoll::Reroll), ("keep", OpeningRoll::Keep)];
}

/// The longest match.
pub const LONGEST_MATCH: u16 = 32767;

/// The rules of a game or match of Nardi.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What the winner of the opening roll plays.
    pub opening: OpeningRoll,
    /// Whether a win counts double or treble against a loser who has borne off nothing.
    pub gammons: bool,
    /// Whether the stakes can be doubled.
    pub cube: bool,
    /// To how many points a match goes; 0 for a single game.
    pub match_length: u16,
}

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] = &[
        Preset {
            name: "nardi",
            about: "The plain game of the original: one kind of win, no cube, the starting player rolls again.",
            rules: || Rules {
                opening: OpeningRoll::Reroll,
                gammons: false,
                cube: false,
                match_length: 0,
            },
        },
        Preset {
            name: "backgammon",
            about: "The tournament game: gammons, the doubling cube, matches of any length.",
            rules: || Rules {
                opening: OpeningRoll::Keep,
                gammons: true,
                cube: true,
                match_length: 0,
            },
        },
    ];

    const OPTIONS: &'static [RuleOption<Rules>] = &[
        RuleOption {
            key: "opening",
            takes: words::<OpeningRoll>,
            values: "reroll, keep",
            about: "Whether the starting player rolls both dice again or plays the two of the opening.",
            get: |r| word(r.opening),
            set: |r, v| set_word(&mut r.opening, v),
        },
        RuleOption {
            key: "gammons",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether a win counts 2 if the loser has borne off none, and 3 if it is also far from home.",
            get: |r| word(r.gammons),
            set: |r, v| set_word(&mut r.gammons, v),
        },
        RuleOption {
            key: "cube",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether a side may double the stakes before it rolls.",
            get: |r| word(r.cube),
            set: |r, v| set_word(&mut r.cube, v),
        },
        RuleOption {
            key: "match",
            takes: || Takes::Number { least: 1, most: Some(u32::from(LONGEST_MATCH)), none: "0" },
            values: "a number of points up to 32767, 0 for a single game",
            about: "To how many points the match goes.",
            get: |r| r.match_length.to_string(),
            set: |r, v| read_length(v).map(|length| r.match_length = length),
        },
    ];
}

fn read_length(text: &str) -> Result<u16, Unfit> {
    read_number(text).filter(|&length| length <= LONGEST_MATCH).ok_or(Unfit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_texts_choose_the_nearest_preset() {
        for text in ["nardi", "backgammon", "backgammon,match=7", "nardi,opening=keep"] {
            assert_eq!(Rules::read(text).unwrap().text(), text);
        }
        let text = |text| Rules::read(text).unwrap().text();
        assert_eq!(text("nardi,opening=keep,gammons=yes,cube=yes"), "backgammon");
        assert_eq!(text("nardi,opening=keep,gammons=yes"), "backgammon,cube=no");
    }

    #[test]
    fn the_length_of_a_match_is_a_plain_number() {
        for wrong in ["-1", "+5", "", "32768", "7.5", "five", "99999999999"] {
            let error = Rules::read(&format!("backgammon,match={wrong}")).unwrap_err().to_string();
            assert!(error.contains("up to 32767"), "{wrong}: {error}");
        }
    }
}
