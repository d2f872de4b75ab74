//! Set-ups: 25 kinds on 25 posts, and which rules an arrangement breaks.
//!
//! A [`SetUp`] is a full arrangement that nobody has judged yet; [`faults`] judges any arrangement,
//! also one that is only half laid out, and names every broken rule with the nodes concerned.

use std::fmt;

use galds_core::{Side, Value, explained, word};
use thiserror::Error;

use crate::board::{HEADQUARTERS, Node, POSTS, SET_UP_ORDER};
use crate::pieces::{Kind, KindSet};
use crate::rules::{BombRow, Rules};

/// A kind for each post and headquarters of one side, rows from the back to the front, files from a
/// to e, camps left out. Its `Display` is its token.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SetUp {
    /// Two kinds a byte, the earlier in the lower half: an action is copied often.
    packed: [u8; POSTS.div_ceil(2)],
}

/// An arrangement in the making: what stands on each post, in the order of a set-up.
pub type Draft = [Option<Kind>; POSTS];

impl SetUp {
    /// The set-up with these kinds.
    pub const fn new(kinds: [Kind; POSTS]) -> SetUp {
        let mut packed = [0; POSTS.div_ceil(2)];
        let mut place = 0;
        while place < POSTS {
            packed[place / 2] |= (kinds[place] as u8) << (place % 2 * 4);
            place += 1;
        }
        SetUp { packed }
    }

    /// The kind at a place of the order.
    pub const fn kind(self, place: usize) -> Kind {
        match Kind::coded(self.packed[place / 2] >> (place % 2 * 4) & 0xf) {
            Some(kind) => kind,
            // Every set-up is made from kinds.
            None => unreachable!(),
        }
    }

    /// The kinds in their order.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        (0..POSTS).map(move |place| self.kind(place))
    }

    /// Where the pieces stand when `side` lays them out.
    pub fn nodes(self, side: Side) -> impl Iterator<Item = (Node, Kind)> {
        SET_UP_ORDER[side.index()].into_iter().zip(self.kinds())
    }

    /// As a draft that can be edited.
    pub fn draft(self) -> Draft {
        std::array::from_fn(|place| Some(self.kind(place)))
    }

    /// Says what is wrong with it for `side`, if anything is.
    pub fn check(self, side: Side, rules: &Rules) -> Result<(), Fault> {
        faults(&self.draft(), side, rules).into_iter().next().map_or(Ok(()), Err)
    }

    /// Reads a token: `@` and 25 letters.
    pub fn read(text: &str) -> Result<SetUp, Fault> {
        let letters = text.strip_prefix('@').unwrap_or(text);
        if let Some(wrong) = letters.chars().find(|&letter| Kind::lettered(letter).is_none()) {
            return Err(Fault::Letter(wrong));
        }
        let kinds: Vec<Kind> = letters.chars().filter_map(Kind::lettered).collect();
        match <[Kind; POSTS]>::try_from(kinds) {
            Ok(kinds) => Ok(SetUp::new(kinds)),
            Err(kinds) => Err(Fault::Length(kinds.len())),
        }
    }
}

impl fmt::Display for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@")?;
        self.kinds().try_for_each(|kind| write!(f, "{kind}"))
    }
}

/// Says nothing: a set-up is a secret, and debug output ends up in logs.
impl fmt::Debug for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SetUp(hidden)")
    }
}

/// A rule that an arrangement breaks, with the nodes concerned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The text has not 25 letters.
    #[error("a setup is @ and 25 letters (rows from the back, a to e, without camps), not {0}")]
    Length(usize),
    /// The text has a letter that is no piece.
    #[error("`{0}` isn't a piece; a piece is one of 1-9, B, M, F")]
    Letter(char),
    /// Posts on which nothing stands yet.
    #[error("all 25 pieces must be set up; still empty: {}", names(.0))]
    Empty(Vec<Node>),
    /// Too many or too few of a kind.
    #[error(
        "an army has {} × {} ({kind}), not {}{}",
        .kind.count(), .kind.name(), .nodes.len(), listed(.nodes)
    )]
    Count { kind: Kind, nodes: Vec<Node> },
    /// The flag is not in a headquarters.
    #[error("the flag must be in a headquarters (b or d in the back row), not on {}", names(.0))]
    Flag(Vec<Node>),
    /// Mines beyond the second row.
    #[error("mines must be in the two rows nearest their owner, not on {}", names(.0))]
    Mine(Vec<Node>),
    /// Bombs in the row that is closed to them.
    #[error("bombs may not be in the {}, as on {}", row_name(*.row), names(.nodes))]
    Bomb {
        /// The closed row.
        row: BombRow,
        nodes: Vec<Node>,
    },
}

explained! {
    Fault in "luzhanqi-set-up" {
        Length(count: Value::from(*count)),
        Letter(letter),
        Empty(nodes: Value::list(nodes)),
        Count { kind: Value::word(kind.name()), nodes: Value::list(nodes) } with {
            letter: Value::text(kind),
            right: Value::from(kind.count()),
            count: Value::from(nodes.len()),
        },
        Flag(nodes: Value::list(nodes)),
        Mine(nodes: Value::list(nodes)),
        Bomb { row: Value::text(word(*row)), nodes: Value::list(nodes) },
    }
}

impl Fault {
    /// The broken rule in one word.
    pub const fn rule(&self) -> &'static str {
        match self {
            Fault::Length(_) => "length",
            Fault::Letter(_) => "letter",
            Fault::Empty(_) | Fault::Count { .. } => "count",
            Fault::Flag(_) => "flag",
            Fault::Mine(_) => "mine",
            Fault::Bomb { .. } => "bomb",
        }
    }
}

fn names(nodes: &[Node]) -> String {
    nodes.iter().map(Node::to_string).collect::<Vec<_>>().join(", ")
}

fn listed(nodes: &[Node]) -> String {
    if nodes.is_empty() { String::new() } else { format!(" (on {})", names(nodes)) }
}

const fn row_name(row: BombRow) -> &'static str {
    match row {
        BombRow::Back => "row nearest their owner",
        BombRow::Front => "front row",
        BombRow::None => "closed row",
    }
}

/// Every rule that an arrangement of `side` breaks; none, if it is a legal set-up.
pub fn faults(draft: &Draft, side: Side, rules: &Rules) -> Vec<Fault> {
    let order = SET_UP_ORDER[side.index()];
    let holding = |wanted: Option<Kind>| -> Vec<Node> {
        order.into_iter().zip(draft).filter(|(_, kind)| **kind == wanted).map(|(n, _)| n).collect()
    };
    let misplaced = |kind: Kind, allowed: &dyn Fn(Node) -> bool| -> Option<Vec<Node>> {
        let mut nodes = holding(Some(kind));
        nodes.retain(|&node| !allowed(node));
        (!nodes.is_empty()).then_some(nodes)
    };
    let mut faults = Vec::new();
    let empty = holding(None);
    let complete = empty.is_empty();
    if !complete {
        faults.push(Fault::Empty(empty));
    }
    for kind in Kind::ALL {
        let nodes = holding(Some(kind));
        let (has, needs) = (nodes.len(), usize::from(kind.count()));
        // What is still missing from a half finished arrangement is no fault yet.
        if has > needs || complete && has < needs {
            faults.push(Fault::Count { kind, nodes });
        }
    }
    faults.extend(misplaced(Kind::Flag, &may_hold_flag).map(Fault::Flag));
    faults.extend(misplaced(Kind::Mine, &may_hold_mine).map(Fault::Mine));
    let row = rules.bomb_row;
    let bombs = misplaced(Kind::Bomb, &|node| row.allows(node));
    faults.extend(bombs.map(|nodes| Fault::Bomb { row, nodes }));
    faults
}

/// Whether a flag may stand here in its owner's half.
pub(crate) fn may_hold_flag(node: Node) -> bool {
    HEADQUARTERS.has(node)
}

/// Whether a mine may stand here in its owner's half.
pub(crate) fn may_hold_mine(node: Node) -> bool {
    node.row() <= 2
}

/// What may be laid out on a post.
pub(crate) fn may_hold(node: Node, rules: &Rules) -> KindSet {
    let allowed = |&kind: &Kind| match kind {
        Kind::Flag => may_hold_flag(node),
        Kind::Mine => may_hold_mine(node),
        Kind::Bomb => rules.bomb_row.allows(node),
        _ => true,
    };
    Kind::ALL.into_iter().filter(allowed).collect()
}

#[cfg(test)]
mod tests {
    use galds_core::RuleSet;

    use super::*;

    const EXAMPLE: &str = "@MF8MM97B93B98642775163854";

    fn message(text: &str) -> String {
        let rules = Rules::standard();
        let judged = SetUp::read(text).and_then(|set_up| set_up.check(Side::Second, &rules));
        judged.unwrap_err().to_string()
    }

    #[test]
    fn a_token_is_read_as_it_is_written() {
        let set_up = SetUp::read(EXAMPLE).unwrap();
        assert_eq!(set_up.to_string(), EXAMPLE);
        assert_eq!(set_up.check(Side::First, &Rules::standard()), Ok(()));
        assert_eq!(format!("{set_up:?}"), "SetUp(hidden)");
    }

    #[test]
    fn faults_name_the_rule_and_the_nodes() {
        assert_eq!(
            message("@MF8MM97B93B98642775163853"),
            "an army has 2 × lieutenant general (3), not 3 (on e11, b7, e7)"
        );
        assert_eq!(
            message("@M8FMM97B93B98642775163854"),
            "the flag must be in a headquarters (b or d in the back row), not on c12"
        );
        assert_eq!(
            message("@9F8MM97B93BM8642775163854"),
            "mines must be in the two rows nearest their owner, not on c10"
        );
        assert_eq!(
            message("@MFBMM97893B98642775163854"),
            "bombs may not be in the row nearest their owner, as on c12"
        );
        assert!(message("@MF8").ends_with("not 3"));
        assert!(message("@MF8Ä").starts_with("`Ä` isn't a piece"));
    }

    #[test]
    fn an_editor_hears_of_every_fault_and_not_of_what_is_still_missing() {
        let mut draft: Draft = [None; POSTS];
        draft[0] = Some(Kind::Flag);
        draft[1] = Some(Kind::Marshal);
        draft[12] = Some(Kind::Marshal);
        draft[24] = Some(Kind::Mine);
        let rules: Vec<_> =
            faults(&draft, Side::First, &Rules::standard()).iter().map(Fault::rule).collect();
        assert_eq!(rules, ["count", "count", "flag", "mine"]);
    }
}
