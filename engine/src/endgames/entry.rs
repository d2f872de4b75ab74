//! The endgame table of a game whose type is not known where it is used.

use galds_games::core::{AnyTable, RuleSet, Turn, Workers};

use super::{EndgameError, EndgameTable, EndgameValue, Endgames, Progress, Summary, solve};

/// How the endgame table of a game is made, brought and probed.
#[derive(Clone, Copy, Debug)]
pub struct EndgamesOf {
    /// Works out the table.
    pub build: fn(&dyn Workers, &mut dyn FnMut(Progress)) -> EndgameTable,
    /// What is in a table that was built.
    pub summary: fn(&EndgameTable) -> Summary,
    /// Takes the file of a table from the host, for all players of the game in this program.
    pub bring: fn(&[u8]) -> Result<(), EndgameError>,
    /// What a position is worth to the side to act, if the table was brought and has the position.
    pub probe: fn(&dyn AnyTable) -> Option<EndgameValue>,
    /// Whether the table, if it were brought, would help to judge a position: a host that fetches it from afar need not do so
    /// earlier.
    pub is_near: fn(&dyn AnyTable) -> bool,
}

impl EndgamesOf {
    /// The endgame table of a game.
    pub const fn of<G: Endgames>() -> EndgamesOf {
        EndgamesOf {
            build: |workers, report| solve(&standard::<G>(), workers, report),
            summary: |table| table.summary(&standard::<G>()),
            bring: |file| G::own_endgames().bring::<G>(file),
            probe: |table| {
                let (game, position) = in_play::<G>(table)?;
                G::own_endgames().probe(&game, &position)
            },
            is_near: |table| {
                in_play::<G>(table)
                    .is_some_and(|(game, position)| game.has_endgames() && game.is_near(&position))
            },
        }
    }
}

/// The game and the position of a table at which a side has to act.
fn in_play<G: Endgames>(table: &dyn AnyTable) -> Option<(G, G::Position)> {
    let Turn::Side(_) = table.turn() else { return None };
    let game = G::new(G::Rules::read(&table.rules_text()).ok()?);
    let position = game.read_position(&table.position_text()).ok()?;
    Some((game, position))
}

/// The game under its usual rules.
fn standard<G: Endgames>() -> G {
    G::new(G::Rules::standard())
}
