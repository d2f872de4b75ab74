//! What the two benches measure: positions whose perft counts, and the most instructions a leaf may
//! cost there.

/// A position to count leaves from.
pub(crate) struct Case {
    /// Its name in reports.
    pub(crate) name: &'static str,
    /// The game.
    pub(crate) game: &'static str,
    /// The rules.
    pub(crate) rules: &'static str,
    /// The position text, or nothing for the start.
    pub(crate) position: Option<&'static str>,
    /// How deep to count.
    pub(crate) depth: u32,
    /// The most instructions per leaf.
    pub(crate) most_instructions: u64,
}

/// The cases of all games.
pub(crate) const CASES: &[Case] = &[
    Case {
        name: "rotary start",
        game: "rotary",
        rules: "rotary",
        position: None,
        depth: 4,
        most_instructions: 100,
    },
    Case {
        name: "rotary middle game",
        game: "rotary",
        rules: "rotary",
        position: Some(
            "b - 24,31,32,41,42,43,63,68,73,76,83,94,95 14,25,47,57,66,67,69,79,85,86,97,98,99 39",
        ),
        depth: 3,
        most_instructions: 100,
    },
    Case {
        name: "rotary with captures on the way",
        game: "rotary",
        rules: "rotary,capture=during,traps=outside",
        position: Some(
            "w - 11,12,21,31,32,61,63,72,83,87,94,95,96 13,14,25,34,36,47,67,68,78,89,97,98,99 10",
        ),
        depth: 3,
        most_instructions: 100,
    },
];

impl Case {
    /// A table with the case's position.
    ///
    /// # Panics
    /// When the case is not one of its game.
    pub(crate) fn table(&self) -> Box<dyn galds_games::core::AnyTable> {
        let mut table = galds_games::open(self.game, self.rules).expect("the rules of the case");
        if let Some(position) = self.position {
            table.set_position(position).expect("the position of the case");
        }
        table
    }
}
