//! The two sides of a game and those who look on.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two sides; what it is called is the game's own affair ([`SideName`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Side {
    /// The side that acts first.
    First,
    /// The side that acts second.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: an index into tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerSide<T>(pub [T; 2]);

impl<T> Index<Side> for PerSide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

/// What a game calls a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideName {
    /// The name that players use, such as `Light`.
    pub name: &'static str,
    /// The letter in position texts, such as `w`.
    pub letter: char,
}

/// Somebody who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// One of the two players.
    Side(Side),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Every kind of viewer.
    pub const ALL: [Viewer; 3] =
        [Viewer::Side(Side::First), Viewer::Side(Side::Second), Viewer::Spectator];
}

impl fmt::Display for SideName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::*;

    #[test]
    fn sides_in_json_are_first_and_second() {
        let written = serde_json::to_string(&Side::BOTH).unwrap();
        assert_eq!(written, r#"["first","second"]"#);
        assert_eq!(serde_json::from_str::<[Side; 2]>(&written).unwrap(), Side::BOTH);
        assert!(serde_json::from_str::<Side>("\"third\"").is_err());
    }
}
