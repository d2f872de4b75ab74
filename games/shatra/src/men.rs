//! The kinds of men.

use std::fmt;

use galds_core::bit_set;

/// A kind of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The chief, whose capture ends the game.
    Biy,
    /// Goes any distance in all directions.
    Batyr,
    /// Goes any distance along files and ranks.
    Tura,
    /// Goes any distance along diagonals.
    Yalkyn,
    /// The foot soldier.
    Shatra,
}

impl Kind {
    /// All kinds, in the order of their worth.
    pub const ALL: [Kind; 5] = [Kind::Biy, Kind::Batyr, Kind::Tura, Kind::Yalkyn, Kind::Shatra];

    /// The letter in position texts; a shatra has none.
    pub const fn letter(self) -> Option<char> {
        match self {
            Kind::Biy => Some('K'),
            Kind::Batyr => Some('B'),
            Kind::Tura => Some('T'),
            Kind::Yalkyn => Some('Y'),
            Kind::Shatra => None,
        }
    }

    /// How many of this kind a side has at the start, and at most.
    pub const fn most(self) -> u32 {
        match self {
            Kind::Biy | Kind::Batyr => 1,
            Kind::Tura | Kind::Yalkyn => 2,
            Kind::Shatra => 11,
        }
    }

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Biy => "biy",
            Kind::Batyr => "batyr",
            Kind::Tura => "tura",
            Kind::Yalkyn => "yalkyn",
            Kind::Shatra => "shatra",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a shatra can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Figure {
    Batyr,
    Tura,
    Yalkyn,
}

impl Figure {
    /// All figures.
    pub const ALL: [Figure; 3] = [Figure::Batyr, Figure::Tura, Figure::Yalkyn];

    /// The kind of man it is.
    pub const fn kind(self) -> Kind {
        match self {
            Figure::Batyr => Kind::Batyr,
            Figure::Tura => Kind::Tura,
            Figure::Yalkyn => Kind::Yalkyn,
        }
    }

    /// Its place in [`Figure::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    fn at(index: u8) -> Figure {
        Figure::ALL[index as usize]
    }

    /// The letter in tokens.
    pub const fn letter(self) -> char {
        match self {
            Figure::Batyr => 'B',
            Figure::Tura => 'T',
            Figure::Yalkyn => 'Y',
        }
    }

    /// The figure with a letter, large or small.
    pub fn lettered(letter: char) -> Option<Figure> {
        let letter = letter.to_ascii_uppercase();
        Figure::ALL.into_iter().find(|figure| figure.letter() == letter)
    }
}

bit_set! {
    /// Some of the three figures: those that a side misses.
    pub struct FigureSet(u8) {
        item: Figure,
        count: Figure::ALL.len(),
        at: Figure::at,
        list: figures,
    }
}
