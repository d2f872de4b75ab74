//! The games for programs that learn them, by name.

use galds_core::learning::{AnyBatch, AnyEpisode, Batch, Episode, Learning};
use galds_core::{AnyTable, Game, Rng, RuleSet, RulesError, Table, TableError, Turn};

use crate::{OpenError, find};

type OpenedEpisode = Result<Box<dyn AnyEpisode>, EpisodeOpenError>;
type OpenedBatch = Result<Box<dyn AnyBatch>, RulesError>;

/// How one game makes what learners need.
struct Maker {
    name: &'static str,
    episode: fn(&dyn AnyTable) -> OpenedEpisode,
    batch: fn(&str, usize, u64) -> OpenedBatch,
    playouts: fn(&str, u32, u64) -> Result<u64, RulesError>,
}

/// Why an episode could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum EpisodeOpenError {
    /// There is no such game, or not under these rules.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The position or an action was refused.
    #[error(transparent)]
    Table(#[from] TableError),
}

const MAKERS: &[Maker] = &[
    #[cfg(feature = "lautari")]
    Maker::of::<crate::lautari::Lautari>(),
    #[cfg(feature = "luzhanqi")]
    Maker::of::<crate::luzhanqi::Luzhanqi>(),
    #[cfg(feature = "nardi")]
    Maker::of::<crate::nardi::Nardi>(),
    #[cfg(feature = "rotary")]
    Maker::of::<crate::rotary::Rotary>(),
    #[cfg(feature = "shatra")]
    Maker::of::<crate::shatra::Shatra>(),
];

impl Maker {
    const fn of<G: Learning>() -> Maker {
        Maker {
            name: G::ABOUT.name,
            episode: episode_at::<G>,
            batch: batch_of::<G>,
            playouts: playouts_of::<G>,
        }
    }

    fn named(name: &str) -> Result<&'static Maker, OpenError> {
        let name = find(name)?.about.name;
        let maker = MAKERS.iter().find(|maker| maker.name == name);
        maker.ok_or_else(|| {
            let names: Vec<_> = MAKERS.iter().map(|maker| maker.name).collect();
            OpenError::Game { given: name.to_owned(), allowed: names.join(", ") }
        })
    }
}

fn episode_at<G: Learning>(table: &dyn AnyTable) -> OpenedEpisode {
    let rules = G::Rules::read(&table.rules_text()).map_err(OpenError::from)?;
    let mut typed = Table::new(G::new(rules));
    typed.set_position(&table.start_text())?;
    for (_, played) in table.past() {
        typed.play_text(&played.token)?;
    }
    Ok(Box::new(Episode::new(typed)))
}

fn batch_of<G: Learning>(rules: &str, lanes: usize, seed: u64) -> OpenedBatch {
    Ok(Box::new(Batch::new(G::new(G::Rules::read(rules)?), lanes, seed)))
}

fn playouts_of<G: Game>(rules: &str, games: u32, seed: u64) -> Result<u64, RulesError> {
    let game = G::new(G::Rules::read(rules)?);
    let mut rng = Rng::seeded(seed);
    let (mut actions, mut results) = (Vec::new(), Vec::new());
    let mut made = 0;
    for _ in 0..games {
        let mut position = game.start();
        loop {
            let action = match game.turn(&position) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    game.chances(&position, &mut results);
                    let Some(&result) = rng.weighted(&results) else { break };
                    result
                }
                Turn::Side(_) | Turn::SideOrChance(_) => {
                    game.legal(&position, &mut actions);
                    rng.pick(&actions)
                }
            };
            game.play(&mut position, action);
            made += 1;
        }
    }
    Ok(made)
}

/// Plays games at random from the start, by the rules alone, without numbers, arrays and draws by repetition: the
/// measure of everything that is built on the rules. The number of actions made.
pub fn playouts(name: &str, rules: &str, games: u32, seed: u64) -> Result<u64, OpenError> {
    Ok((Maker::named(name)?.playouts)(rules, games, seed)?)
}

/// The game at a table by numbers, with its history.
pub fn episode(table: &dyn AnyTable) -> Result<Box<dyn AnyEpisode>, EpisodeOpenError> {
    (Maker::named(table.about().name)?.episode)(table)
}

/// Many games at their starts.
pub fn batch(
    name: &str,
    rules: &str,
    lanes: usize,
    seed: u64,
) -> Result<Box<dyn AnyBatch>, OpenError> {
    Ok((Maker::named(name)?.batch)(rules, lanes, seed)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_shelf_can_be_learnt() {
        assert!(MAKERS.iter().map(|m| m.name).eq(crate::SHELF.iter().map(|game| game.about.name)));
        for game in crate::SHELF {
            let name = game.about.name;
            let table = game.open(name).unwrap();
            assert_eq!(episode(table.as_ref()).unwrap().table().about().name, name);
            assert_eq!(batch(name, name, 3, 1).unwrap().lanes(), 3);
            assert!(playouts(name, name, 2, 1).unwrap() > 20);
        }
        assert!(batch("go", "go", 1, 1).is_err() && batch("rotary", "x", 1, 1).is_err());
    }
}
