//! The variants of Rotary, all free to combine.

use galds_core::{
    Conflict, Limit, Preset, RuleOption, RuleSet, RulesError, Takes, Unfit, Word, set_word, word,
    words,
};

use crate::board::PointSet;
use crate::text::point;

/// Which three points are the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Centre {
    /// 44, 54, 55, as the original's text says.
    Text,
    /// 54, 55, 65, the middle of the board by symmetry.
    Geometric,
}

impl Centre {
    /// The three points.
    pub const fn points(self) -> PointSet {
        const TEXT: PointSet = PointSet::of(&[44, 54, 55]);
        const GEOMETRIC: PointSet = PointSet::of(&[54, 55, 65]);
        match self {
            Centre::Text => TEXT,
            Centre::Geometric => GEOMETRIC,
        }
    }
}

impl Word for Centre {
    const WORDS: &'static [(&'static str, Centre)] =
        &[("text", Centre::Text), ("geometric", Centre::Geometric)];
}

/// How the balls lie at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Along the rim.
    Rim,
    /// In two rows on each flank.
    Rows,
    /// Nowhere: the players place them in turn.
    Empty,
}

impl Word for Start {
    const WORDS: &'static [(&'static str, Start)] =
        &[("rim", Start::Rim), ("rows", Start::Rows), ("empty", Start::Empty)];
}

/// What wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Filling the centre; an opponent without a majority pivot loses too.
    Centre,
    /// Only leaving the opponent without a majority pivot.
    Paralysis,
}

impl Word for Goal {
    const WORDS: &'static [(&'static str, Goal)] =
        &[("centre", Goal::Centre), ("paralysis", Goal::Paralysis)];
}

/// When balls on traps are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// Never: there are no traps.
    None,
    /// When the turn is complete.
    After,
    /// After every step of 60°.
    During,
}

impl Word for Capture {
    const WORDS: &'static [(&'static str, Capture)] =
        &[("none", Capture::None), ("after", Capture::After), ("during", Capture::During)];
}

/// Which places are traps: any of these together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traps {
    /// The places outside the board: balls may be turned off it.
    pub outside: bool,
    /// The three points of the centre, whichever centre it is.
    pub centre: bool,
    /// Single points.
    pub points: PointSet,
}

impl Traps {
    /// No traps at all.
    pub const NONE: Traps = Traps { outside: false, centre: false, points: PointSet::EMPTY };

    /// The points of the board that are traps if these are the centre.
    pub(crate) fn on_board(self, centre: PointSet) -> PointSet {
        if self.centre { self.points | centre } else { self.points }
    }

    /// Its parts joined by `+`: the outside, the centre, then the points by number.
    fn text(self) -> String {
        let words = [("outside", self.outside), ("centre", self.centre)];
        let named = words.into_iter().filter(|(_, is_trap)| *is_trap).map(|(word, _)| word.into());
        let points = self.points.points().map(|point| point.to_string());
        let parts: Vec<String> = named.chain(points).collect();
        if parts.is_empty() { "none".to_owned() } else { parts.join("+") }
    }

    /// Reads the parts in any order, none of them twice.
    fn read(text: &str) -> Result<Traps, Unfit> {
        let mut traps = Traps::NONE;
        if text == "none" {
            return Ok(traps);
        }
        for part in text.split('+') {
            let already = match part {
                "outside" => std::mem::replace(&mut traps.outside, true),
                "centre" => std::mem::replace(&mut traps.centre, true),
                number => {
                    let point = point(number).ok_or(Unfit)?;
                    let already = traps.points.has(point);
                    traps.points |= point.into();
                    already
                }
            };
            if already {
                return Err(Unfit);
            }
        }
        Ok(traps)
    }
}

/// The rules of a game of Rotary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which points are the centre.
    pub centre: Centre,
    /// How the balls lie at the start.
    pub start: Start,
    /// What wins.
    pub goal: Goal,
    /// Whether a game from a fixed start opens with an offer of two pivots.
    pub offer: bool,
    /// When balls on traps are removed.
    pub capture: Capture,
    /// Which places are traps.
    pub traps: Traps,
    /// At which occurrence a position is a draw.
    pub repetition: Limit,
    /// After how many turns in all the game is a draw.
    pub cap: Limit,
}

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] = &[Preset {
        name: "rotary",
        about: "The game of the original: fill the centre from a fixed start, no captures.",
        rules: || Rules {
            centre: Centre::Text,
            start: Start::Rim,
            goal: Goal::Centre,
            offer: false,
            capture: Capture::None,
            traps: Traps::NONE,
            repetition: Limit::at(3),
            cap: Limit::at(400),
        },
    }];

    const OPTIONS: &'static [RuleOption<Rules>] = &[
        RuleOption {
            key: "centre",
            takes: words::<Centre>,
            values: "text (44, 54, 55), geometric (54, 55, 65)",
            about: "Which three points are the centre.",
            get: |r| word(r.centre),
            set: |r, v| set_word(&mut r.centre, v),
        },
        RuleOption {
            key: "start",
            takes: words::<Start>,
            values: "rim, rows, empty",
            about: "How the balls lie at the start; on an empty board the players place them in turn.",
            get: |r| word(r.start),
            set: |r, v| set_word(&mut r.start, v),
        },
        RuleOption {
            key: "goal",
            takes: words::<Goal>,
            values: "centre, paralysis",
            about: "What wins: the centre, or only leaving the opponent without a pivot.",
            get: |r| word(r.goal),
            set: |r, v| set_word(&mut r.goal, v),
        },
        RuleOption {
            key: "offer",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether a fixed start opens with Light offering two pivots, of which Dark chooses one.",
            get: |r| word(r.offer),
            set: |r, v| set_word(&mut r.offer, v),
        },
        RuleOption {
            key: "capture",
            takes: words::<Capture>,
            values: "none, after, during",
            about: "When balls on traps are removed: after the turn, or after each 60° of it.",
            get: |r| word(r.capture),
            set: |r, v| set_word(&mut r.capture, v),
        },
        RuleOption {
            key: "traps",
            takes: || Takes::Places { groups: vec!["outside", "centre"], none: "none" },
            values: "outside, centre, different points such as 33+77, or any of these joined by +, such as \
                     outside+centre+33; none without capture",
            about: "Where balls are captured; with `outside` they may be turned off the board.",
            get: |r| r.traps.text(),
            set: |r, v| Traps::read(v).map(|traps| r.traps = traps),
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
            key: "cap",
            takes: || Limit::takes(1),
            values: "a number from 1, off",
            about: "After how many turns in all the game is a draw.",
            get: |r| r.cap.text(),
            set: |r, v| r.cap.set(v, 1),
        },
    ];

    const CONFLICTS: &'static [Conflict] = &[TRAPS_WITHOUT_CAPTURES, CAPTURES_WITHOUT_TRAPS];

    /// A point of the centre beside `centre` adds nothing. Which points these are is known only when
    /// all options have been read.
    fn normalised(mut self) -> Rules {
        if self.traps.centre {
            self.traps.points -= self.centre.points();
        }
        self
    }

    fn check(&self) -> Result<(), RulesError> {
        match (self.capture, self.traps) {
            (Capture::None, Traps::NONE) => Ok(()),
            (Capture::None, _) => Err(RulesError::Conflict(&TRAPS_WITHOUT_CAPTURES)),
            (_, Traps::NONE) => Err(RulesError::Conflict(&CAPTURES_WITHOUT_TRAPS)),
            _ => Ok(()),
        }
    }
}

const TRAPS_WITHOUT_CAPTURES: Conflict = Conflict {
    key: "rotary-rules-traps-without-captures",
    text: "`traps` have no meaning without captures: add capture=after or capture=during",
};

const CAPTURES_WITHOUT_TRAPS: Conflict = Conflict {
    key: "rotary-rules-captures-without-traps",
    text: "captures need traps: add traps=outside, traps=centre, points such as traps=33+77, or several of these as traps=outside+centre+33",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_contradict_each_other_are_refused() {
        let message = |text| Rules::read(text).unwrap_err().to_string();
        assert!(message("rotary,traps=centre").contains("capture=after"));
        assert!(message("rotary,capture=during").contains("traps=outside"));
        assert!(message("rotary,capture=after,traps=none").contains("captures need traps"));
    }

    #[test]
    fn trap_lists_name_different_points_of_the_board() {
        let read = |traps: &str| Rules::read(&format!("rotary,capture=after,traps={traps}"));
        assert_eq!(read("77+33").unwrap().text(), "rotary,capture=after,traps=33+77");
        for wrong in ["15", "33+33", "33+", "+33", "033", "3", ""] {
            let error = read(wrong).unwrap_err().to_string();
            assert!(error.contains("points such as 33+77"), "{wrong}: {error}");
        }
    }

    #[test]
    fn traps_combine_freely_in_any_order_and_none_twice() {
        let read = |traps: &str| Rules::read(&format!("rotary,capture=after,traps={traps}"));
        for (given, written) in [
            ("outside", "outside"),
            ("centre", "centre"),
            ("33+outside", "outside+33"),
            ("centre+outside", "outside+centre"),
            ("77+centre+33", "centre+33+77"),
            ("33+centre+77+outside", "outside+centre+33+77"),
        ] {
            let rules = read(given).unwrap();
            assert_eq!(rules.text(), format!("rotary,capture=after,traps={written}"));
            assert_eq!(read(written), Ok(rules));
        }
        for wrong in [
            "outside+outside",
            "centre+33+centre",
            "33+outside+33",
            "none+33",
            "outside+none",
            "outside+",
            "+centre",
            "outside++33",
            "Outside",
            "outside,33",
            "outside+15",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_point_of_the_centre_beside_the_centre_adds_nothing() {
        let text = |rules: &str| Rules::read(rules).unwrap().text();
        let plain = "rotary,capture=after,traps=centre";
        assert_eq!(text("rotary,capture=after,traps=centre+44"), plain);
        assert_eq!(text("rotary,capture=after,traps=55+centre+44+54"), plain);
        assert_eq!(
            Rules::read("rotary,capture=after,traps=44+centre"),
            Rules::read(plain),
            "one agreement, one set of rules"
        );
        // Which points are the centre may be said before or after.
        let geometric = "rotary,centre=geometric,capture=after,traps=centre+44";
        assert_eq!(text("rotary,capture=after,traps=centre+44+65,centre=geometric"), geometric);
        assert_eq!(text("rotary,centre=geometric,capture=after,traps=centre+44+65"), geometric);
        // Alone the three points stay what was written.
        assert_eq!(text("rotary,capture=after,traps=44+54"), "rotary,capture=after,traps=44+54");
    }

    #[test]
    fn there_is_no_quiet_key() {
        let error = Rules::read("rotary,quiet=50").unwrap_err().to_string();
        assert!(error.ends_with("centre, start, goal, offer, capture, traps, repetition, cap"));
    }
}
