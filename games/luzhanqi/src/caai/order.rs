//! The lines of the protocol: what the judge says, and how nodes, results and set-ups are written.

use std::fmt;

use galds_core::{Side, read_number};
use thiserror::Error;

use crate::board::{Node, POSTS, SET_UP_ORDER};
use crate::pieces::{Clash, Kind};
use crate::setup::SetUp;
use crate::view::Fight;

/// What the judge says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The version of the protocol; the player gives its name.
    Info,
    /// A game starts; the player gives its set-up.
    Start {
        /// Red if the player moves first.
        side: Side,
        /// Seconds for the whole game.
        seconds: u32,
        /// So many plies without contact lose the game.
        quiet: u32,
    },
    /// The player has to move.
    Go {
        /// The enemy's move before, unless the player begins.
        answer_to: Option<(Spot, Spot, Met)>,
        /// Where the enemy's flag stands, if it has to be shown.
        flag: Option<Spot>,
    },
    /// How the player's move ended.
    Result {
        met: Met,
        /// Where the enemy's flag stands, if it has to be shown.
        flag: Option<Spot>,
    },
    /// The game is over.
    End(End),
}

/// What a move met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// An enemy, who stays.
    Lost,
    /// An enemy, who goes.
    Won,
    /// An enemy; both go.
    Both,
    Nobody,
}

impl Met {
    pub(super) fn fight(self) -> Option<Fight> {
        let clash = match self {
            Met::Lost => Clash::DefenderStays,
            Met::Won => Clash::AttackerStays,
            Met::Both => Clash::BothGo,
            Met::Nobody => return None,
        };
        Some(Fight { clash, kinds: None })
    }
}

/// How a game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Lost,
    Won,
    /// It was broken off, or drawn.
    Other,
}

/// A node as the player sees it: row from the top, column from the left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    row: u8,
    column: u8,
}

impl Spot {
    /// A row letter and a column digit.
    fn read(text: &str) -> Option<Spot> {
        match text.as_bytes() {
            [row @ b'A'..=b'L', column @ b'0'..=b'4'] => {
                Some(Spot { row: row - b'A', column: column - b'0' })
            }
            _ => None,
        }
    }

    /// The spot at which a player of this side sees a node.
    pub fn of(node: Node, seen_by: Side) -> Spot {
        let node = if seen_by == Side::First { node } else { node.turned() };
        Spot { row: 12 - node.rank(), column: node.file() }
    }

    /// The node that a player of this side sees here.
    pub fn node(self, seen_by: Side) -> Option<Node> {
        let node = Node::at(self.column, 12 - self.row)?;
        Some(if seen_by == Side::First { node } else { node.turned() })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.row) as char, self.column)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Why a line of the judge was not understood, or does not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OrderError {
    /// The line is no order.
    #[error(
        "`{0}` isn't an order; orders are INFO 1.0, START first seconds steps, GO move result flag, RESULT result flag, END win"
    )]
    Form(String),
    /// A move or result before the start of a game.
    #[error("no game has started: START comes first")]
    NotStarted,
    /// The enemy moves from where it has nothing, or to where it cannot be.
    #[error("there is no enemy piece on {0} that could have moved")]
    NoEnemy(Spot),
    /// A result that fits no meeting on that spot.
    #[error("the result does not fit the piece on {0}")]
    Unfit(Spot),
    /// A result without a move of the player before.
    #[error("there is no move of mine that this could be the result of")]
    NoMove,
    /// The player has no move left.
    #[error("I have no move left")]
    Stuck,
}

impl Order {
    /// Reads a line of the judge.
    pub fn read(line: &str) -> Result<Order, OrderError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let wrong = || OrderError::Form(line.trim().to_owned());
        let order = match words[..] {
            ["INFO", _] => Some(Order::Info),
            ["START", first, seconds, quiet] => read_start(first, seconds, quiet),
            ["GO", "0000", _, flag] if is_flag(flag) => {
                Some(Order::Go { answer_to: None, flag: Spot::read(flag) })
            }
            ["GO", moved, met, flag] if is_flag(flag) => read_answer(moved, met)
                .map(|answer_to| Order::Go { answer_to: Some(answer_to), flag: Spot::read(flag) }),
            ["RESULT", met, flag] if is_flag(flag) => {
                read_met(met).map(|met| Order::Result { met, flag: Spot::read(flag) })
            }
            ["END", "0"] => Some(Order::End(End::Lost)),
            ["END", "1"] => Some(Order::End(End::Won)),
            ["END", "2"] => Some(Order::End(End::Other)),
            _ => None,
        };
        order.ok_or_else(wrong)
    }
}

fn read_start(first: &str, seconds: &str, quiet: &str) -> Option<Order> {
    let side = match first {
        "0" => Side::First,
        "1" => Side::Second,
        _ => return None,
    };
    Some(Order::Start { side, seconds: read_number(seconds)?, quiet: read_number(quiet)? })
}

fn read_answer(moved: &str, met: &str) -> Option<(Spot, Spot, Met)> {
    let (from, to) = moved.split_at_checked(2)?;
    Some((Spot::read(from)?, Spot::read(to)?, read_met(met)?))
}

fn read_met(text: &str) -> Option<Met> {
    match text {
        "0" => Some(Met::Lost),
        "1" => Some(Met::Won),
        "2" => Some(Met::Both),
        "3" => Some(Met::Nobody),
        _ => None,
    }
}

/// A flag is given by its spot, or as 00 while it is hidden.
fn is_flag(text: &str) -> bool {
    text == "00" || Spot::read(text).is_some()
}

/// The letter of a kind: ranks a to i, then mine, bomb, flag.
pub const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Mine => 'j',
        Kind::Bomb => 'k',
        Kind::Flag => 'l',
        rank => (b'a' + rank as u8 - 1) as char,
    }
}

/// A set-up as in `ARRAY`: rows from the front to the back, each from the player's left.
pub fn array(set_up: SetUp, side: Side) -> String {
    let mut placed: Vec<(Spot, Kind)> =
        set_up.nodes(side).map(|(node, kind)| (Spot::of(node, side), kind)).collect();
    placed.sort_by_key(|(spot, _)| (spot.row, spot.column));
    placed.into_iter().map(|(_, kind)| letter(kind)).collect()
}

/// The set-up that such an array of a player of this side describes.
pub fn read_array(text: &str, side: Side) -> Option<SetUp> {
    let mut order: Vec<(Spot, usize)> = SET_UP_ORDER[side.index()]
        .into_iter()
        .enumerate()
        .map(|(place, node)| (Spot::of(node, side), place))
        .collect();
    order.sort_by_key(|(spot, _)| (spot.row, spot.column));
    let mut kinds = [Kind::Flag; POSTS];
    let mut letters = text.chars();
    for (_, place) in order {
        let written = letters.next()?;
        kinds[place] = Kind::ALL.into_iter().find(|&kind| letter(kind) == written)?;
    }
    letters.next().is_none().then(|| SetUp::new(kinds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_seen_from_below_by_both_sides() {
        let node = |name| Node::named(name).unwrap();
        assert_eq!(Spot::of(node("a1"), Side::First).to_string(), "L0");
        assert_eq!(Spot::of(node("e12"), Side::Second).to_string(), "L0");
        assert_eq!(Spot::of(node("a7"), Side::First).to_string(), "F0");
        for side in Side::BOTH {
            for node in Node::all() {
                let spot = Spot::of(node, side);
                assert_eq!(Spot::read(&spot.to_string()), Some(spot));
                assert_eq!(spot.node(side), Some(node));
            }
        }
    }

    #[test]
    fn arrays_go_from_the_front_row_to_the_back_row() {
        let example = "abccddeeffggghhhiiijjkklj";
        for side in Side::BOTH {
            let set_up = read_array(example, side).unwrap();
            assert_eq!(array(set_up, side), example);
            let flag = set_up.nodes(side).find(|(_, kind)| *kind == Kind::Flag).unwrap().0;
            assert_eq!(Spot::of(flag, side).to_string(), "L3");
        }
        for wrong in ["", "abc", "abccddeeffggghhhiiijjkklm", "abccddeeffggghhhiiijjkkljj"] {
            assert_eq!(read_array(wrong, Side::First), None);
        }
    }

    #[test]
    fn orders_are_read_as_the_protocol_writes_them() {
        let spot = |text| Spot::read(text).unwrap();
        for (line, order) in [
            ("INFO 1.0", Order::Info),
            ("START 1 1800 31", Order::Start { side: Side::Second, seconds: 1800, quiet: 31 }),
            ("GO 0000 0 00", Order::Go { answer_to: None, flag: None }),
            (
                "GO F4G4 2 A3\r\n",
                Order::Go {
                    answer_to: Some((spot("F4"), spot("G4"), Met::Both)),
                    flag: Some(spot("A3")),
                },
            ),
            ("RESULT 1 A1", Order::Result { met: Met::Won, flag: Some(spot("A1")) }),
            ("END 2", Order::End(End::Other)),
        ] {
            assert_eq!(Order::read(line), Ok(order), "{line}");
        }
        for wrong in
            ["", "GO", "GO F4G5 2 A3", "GO F4 2 A3", "RESULT 4 00", "END 3", "go", "GO é0G0 1 00"]
        {
            assert!(Order::read(wrong).is_err(), "{wrong}");
        }
    }
}
