//! The twelve kinds of pieces, sets of them, and what happens when two meet.

use std::fmt;

use galds_core::bit_set;

use crate::rules::Rules;

/// A kind of piece. The numbers are the ranks, 1 the highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// 司令, rank 1.
    Marshal = 1,
    /// 军长, rank 2.
    General = 2,
    /// 师长, rank 3.
    LieutenantGeneral = 3,
    /// 旅长, rank 4.
    Brigadier = 4,
    /// 团长, rank 5.
    Colonel = 5,
    /// 营长, rank 6.
    Major = 6,
    /// 连长, rank 7.
    Captain = 7,
    /// 排长, rank 8.
    PlatoonCommander = 8,
    /// 工兵, rank 9.
    Sapper = 9,
    /// 炸弹.
    Bomb = 10,
    /// 地雷.
    Mine = 11,
    /// 军旗.
    Flag = 12,
}

/// How many kinds there are.
pub const KINDS: usize = 12;

impl Kind {
    /// Every kind, by rank, then bomb, mine and flag.
    pub const ALL: [Kind; KINDS] = [
        Kind::Marshal,
        Kind::General,
        Kind::LieutenantGeneral,
        Kind::Brigadier,
        Kind::Colonel,
        Kind::Major,
        Kind::Captain,
        Kind::PlatoonCommander,
        Kind::Sapper,
        Kind::Bomb,
        Kind::Mine,
        Kind::Flag,
    ];

    /// The kind with this code: 1 to 9 for the ranks, then bomb, mine and flag.
    #[inline]
    pub const fn coded(code: u8) -> Option<Kind> {
        match code {
            1..=12 => Some(Kind::ALL[code as usize - 1]),
            _ => None,
        }
    }

    /// Its place in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    fn at(index: u8) -> Kind {
        Kind::ALL[index as usize]
    }

    /// Its letter in texts.
    pub const fn letter(self) -> char {
        (*b"123456789BMF")[self.index()] as char
    }

    /// The kind with this letter.
    pub fn lettered(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// How many of it each side has at the start.
    pub const fn count(self) -> u8 {
        [1, 1, 2, 2, 2, 2, 3, 3, 3, 2, 3, 1][self.index()]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Marshal => "field marshal",
            Kind::General => "general",
            Kind::LieutenantGeneral => "lieutenant general",
            Kind::Brigadier => "brigadier",
            Kind::Colonel => "colonel",
            Kind::Major => "major",
            Kind::Captain => "captain",
            Kind::PlatoonCommander => "platoon commander",
            Kind::Sapper => "sapper",
            Kind::Bomb => "bomb",
            Kind::Mine => "mine",
            Kind::Flag => "flag",
        }
    }

    /// Its key in scenes: the name with hyphens.
    pub fn key(self) -> String {
        self.name().replace(' ', "-")
    }

    /// What is written on it.
    pub const fn chinese(self) -> &'static str {
        match self {
            Kind::Marshal => "司令",
            Kind::General => "军长",
            Kind::LieutenantGeneral => "师长",
            Kind::Brigadier => "旅长",
            Kind::Colonel => "团长",
            Kind::Major => "营长",
            Kind::Captain => "连长",
            Kind::PlatoonCommander => "排长",
            Kind::Sapper => "工兵",
            Kind::Bomb => "炸弹",
            Kind::Mine => "地雷",
            Kind::Flag => "军旗",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

bit_set! {
    /// A set of kinds: what a piece may be.
    pub struct KindSet(u16) {
        item: Kind,
        count: KINDS,
        at: Kind::at,
        list: kinds,
    }
}

impl KindSet {
    /// The kinds that move.
    pub const MOBILE: KindSet =
        KindSet(KindSet::ALL.0 & !(1 << Kind::Mine.index() | 1 << Kind::Flag.index()));

    /// The kind, if there is exactly one.
    pub fn only(self) -> Option<Kind> {
        self.kinds().next().filter(|_| self.len() == 1)
    }
}

/// Ranks in a row are written together, three and more as `3-7`, with commas between the rows; then
/// the letters of the others.
impl fmt::Display for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks: Vec<u8> =
            self.kinds().map(|kind| kind as u8).filter(|&rank| rank <= 9).collect();
        for (place, row) in ranks.chunk_by(|one, next| one + 1 == *next).enumerate() {
            let comma = if place == 0 { "" } else { "," };
            match *row {
                [first, .., last] if row.len() > 2 => write!(f, "{comma}{first}-{last}")?,
                [first, last] => write!(f, "{comma}{first}{last}")?,
                [only] => write!(f, "{comma}{only}")?,
                _ => {}
            }
        }
        self.kinds().filter(|&kind| kind > Kind::Sapper).try_for_each(|kind| write!(f, "{kind}"))
    }
}

/// How a contact ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clash {
    /// The defender goes; the attacker stands on its node.
    AttackerStays,
    /// The attacker goes.
    DefenderStays,
    BothGo,
    /// The attacker takes the flag, which ends the game.
    FlagTaken,
}

impl Clash {
    /// What happens when a piece of one kind attacks one of another.
    #[inline]
    pub fn between(attacker: Kind, defender: Kind, rules: &Rules) -> Clash {
        match (attacker, defender) {
            (_, Kind::Flag) => Clash::FlagTaken,
            (Kind::Bomb, _) | (_, Kind::Bomb) => Clash::BothGo,
            (Kind::Sapper, Kind::Mine) => Clash::AttackerStays,
            (_, Kind::Mine) if rules.mine_survives => Clash::DefenderStays,
            (_, Kind::Mine) => Clash::BothGo,
            _ => match attacker.cmp(&defender) {
                std::cmp::Ordering::Less => Clash::AttackerStays,
                std::cmp::Ordering::Equal => Clash::BothGo,
                std::cmp::Ordering::Greater => Clash::DefenderStays,
            },
        }
    }

    /// Whether the attacker is still on the board.
    pub const fn attacker_stays(self) -> bool {
        matches!(self, Clash::AttackerStays | Clash::FlagTaken)
    }

    /// Whether the defender is still on the board.
    pub const fn defender_stays(self) -> bool {
        matches!(self, Clash::DefenderStays)
    }

    /// The sign in book notation.
    pub const fn sign(self) -> char {
        match self {
            Clash::AttackerStays | Clash::FlagTaken => '>',
            Clash::DefenderStays => '<',
            Clash::BothGo => '=',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_has_25_pieces() {
        assert_eq!(Kind::ALL.into_iter().map(Kind::count).sum::<u8>(), 25);
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind.index(), place);
            assert_eq!(Kind::coded(kind as u8), Some(kind));
            assert_eq!(Kind::lettered(kind.letter()), Some(kind));
        }
        assert_eq!(Kind::coded(0), None);
        assert_eq!(Kind::coded(13), None);
    }

    #[test]
    fn sets_of_kinds_are_written_briefly() {
        let text = |letters: &str| letters.chars().filter_map(Kind::lettered).collect::<KindSet>();
        for (letters, written) in [
            ("123456789BMF", "1-9BMF"),
            ("12", "12"),
            ("2349", "2-4,9"),
            ("13B", "1,3B"),
            ("", ""),
            ("9M", "9M"),
        ] {
            assert_eq!(text(letters).to_string(), written);
        }
    }
}
