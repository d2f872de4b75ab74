//! What players may agree on before the game.

use galds_core::{Limit, Preset, RuleOption, RuleSet, Word, set_word, word, words};

use crate::board::Node;

/// Which row of its own half is closed to bombs at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BombRow {
    /// The row nearest the owner.
    Back,
    /// The row nearest the enemy.
    Front,
    None,
}

impl BombRow {
    /// Whether a bomb may start on this node of its own half.
    pub const fn allows(self, node: Node) -> bool {
        match self {
            BombRow::Back => node.row() != 1,
            BombRow::Front => node.row() != 6,
            BombRow::None => true,
        }
    }
}

impl Word for BombRow {
    const WORDS: &'static [(&'static str, BombRow)] =
        &[("back", BombRow::Back), ("front", BombRow::Front), ("none", BombRow::None)];
}

/// What the players learn from a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Both kinds.
    Reveal,
    /// Only which of the two stayed.
    Outcome,
}

impl Word for Contact {
    const WORDS: &'static [(&'static str, Contact)] =
        &[("reveal", Contact::Reveal), ("outcome", Contact::Outcome)];
}

/// What too many plies without contact mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stall {
    /// The game is drawn.
    Draw,
    /// The side to move after the last of them loses.
    Loss,
}

impl Word for Stall {
    const WORDS: &'static [(&'static str, Stall)] = &[("draw", Stall::Draw), ("loss", Stall::Loss)];
}

/// The rules of a game of Luzhanqi.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which row is closed to bombs at the start.
    pub bomb_row: BombRow,
    /// Whether what stands in a headquarters stays there.
    pub hq_locked: bool,
    /// Whether a mine survives an attack by the ranks 1 to 8.
    pub mine_survives: bool,
    /// What the players learn from a contact.
    pub contact: Contact,
    /// Whether a side's flag is shown when its marshal leaves the board.
    pub marshal_reveals_flag: bool,
    /// After how many plies without contact the game ends.
    pub quiet: Limit,
    /// And how it then ends.
    pub stall: Stall,
    /// After how many plies in all the game is a draw.
    pub cap: Limit,
}

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] = &[
        Preset {
            name: "luzhanqi",
            about: "The game of the original: contacts show both kinds, mines go off once.",
            rules: || Rules {
                bomb_row: BombRow::Back,
                hq_locked: false,
                mine_survives: false,
                contact: Contact::Reveal,
                marshal_reveals_flag: false,
                quiet: Limit::at(70),
                stall: Stall::Draw,
                cap: Limit::at(1000),
            },
        },
        Preset {
            name: "caai",
            about: "The Chinese computer-games contest of 2012: contacts show only who stayed, mines survive.",
            rules: || Rules {
                bomb_row: BombRow::Front,
                hq_locked: true,
                mine_survives: true,
                contact: Contact::Outcome,
                marshal_reveals_flag: true,
                quiet: Limit::at(31),
                stall: Stall::Loss,
                cap: Limit::at(1000),
            },
        },
        Preset {
            name: "junqi",
            about: "The usual rules in China: contacts show only who stayed, mines survive, a quiet game is drawn.",
            rules: || Rules {
                bomb_row: BombRow::Front,
                hq_locked: true,
                mine_survives: true,
                contact: Contact::Outcome,
                marshal_reveals_flag: true,
                quiet: Limit::at(70),
                stall: Stall::Draw,
                cap: Limit::at(1000),
            },
        },
    ];

    const OPTIONS: &'static [RuleOption<Rules>] = &[
        RuleOption {
            key: "bomb_row",
            takes: words::<BombRow>,
            values: "back, front, none",
            about: "Which row of the own half is closed to bombs in a set-up.",
            get: |r| word(r.bomb_row),
            set: |r, v| set_word(&mut r.bomb_row, v),
        },
        RuleOption {
            key: "hq_locked",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether a piece in a headquarters never moves again.",
            get: |r| word(r.hq_locked),
            set: |r, v| set_word(&mut r.hq_locked, v),
        },
        RuleOption {
            key: "mine_survives",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether a mine stays on the board when a piece of rank 1 to 8 runs into it.",
            get: |r| word(r.mine_survives),
            set: |r, v| set_word(&mut r.mine_survives, v),
        },
        RuleOption {
            key: "contact",
            takes: words::<Contact>,
            values: "reveal, outcome",
            about: "What both players learn from a contact: the two kinds, or only who stayed.",
            get: |r| word(r.contact),
            set: |r, v| set_word(&mut r.contact, v),
        },
        RuleOption {
            key: "marshal_reveals_flag",
            takes: words::<bool>,
            values: "yes, no",
            about: "Whether a side that loses its marshal must show its flag.",
            get: |r| word(r.marshal_reveals_flag),
            set: |r, v| set_word(&mut r.marshal_reveals_flag, v),
        },
        RuleOption {
            key: "quiet",
            takes: || Limit::takes(1),
            values: "a number from 1, off",
            about: "After how many plies without contact the game ends.",
            get: |r| r.quiet.text(),
            set: |r, v| r.quiet.set(v, 1),
        },
        RuleOption {
            key: "stall",
            takes: words::<Stall>,
            values: "draw, loss",
            about: "How it ends then: drawn, or lost for the side to move.",
            get: |r| word(r.stall),
            set: |r, v| set_word(&mut r.stall, v),
        },
        RuleOption {
            key: "cap",
            takes: || Limit::takes(1),
            values: "a number from 1, off",
            about: "After how many plies in all the game is a draw.",
            get: |r| r.cap.text(),
            set: |r, v| r.cap.set(v, 1),
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_no_repetition_key() {
        let error = Rules::read("luzhanqi,repetition=3").unwrap_err().to_string();
        assert!(
            error.ends_with(
                "bomb_row, hq_locked, mine_survives, contact, marshal_reveals_flag, quiet, stall, cap"
            ),
            "{error}"
        );
    }

    #[test]
    fn the_contest_rules_are_a_preset() {
        let text = "luzhanqi,bomb_row=front,hq_locked=yes,mine_survives=yes,contact=outcome,\
                    marshal_reveals_flag=yes,quiet=31,stall=loss";
        assert_eq!(Rules::read(text).unwrap().text(), "caai");
    }

    #[test]
    fn the_usual_chinese_rules_are_those_of_the_contest_with_a_draw_for_quiet_games() {
        assert_eq!(Rules::read("caai,quiet=70,stall=draw").unwrap().text(), "junqi");
        assert_eq!(Rules::read("junqi,mine_survives=no").unwrap().text(), "junqi,mine_survives=no");
    }

    #[test]
    fn headquarters_are_open_in_the_original_only() {
        assert!(!Rules::standard().hq_locked);
        assert!(Rules::read("junqi").unwrap().hq_locked);
        assert_eq!(Rules::read("luzhanqi,hq_locked=no").unwrap().text(), "luzhanqi");
        assert_eq!(Rules::read("caai,hq_locked=yes").unwrap().text(), "caai");
    }
}
