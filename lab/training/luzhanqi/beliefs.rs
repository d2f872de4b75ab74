//! What one side knew in games of many different players, with what the pieces really were. From such games the beliefs are
//! fitted (`belief_fit`), and others say how far they can be relied on.

use std::error::Error;
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use galds_engine::luzhanqi::beliefs::{Evidence, Tables};
use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player};
use galds_engine::registry;
use galds_engine::search::Limits;
use galds_games::core::{Rng, Side, Turn};
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::{Kind, Node};
use galds_host::machine;
use galds_lab::external::read_spec;

/// Whose games are looked at.
const PLAYERS: [&str; 20] = [
    "rival:charge",
    "rival:charge",
    "rival:left-rush",
    "rival:right-rush",
    "rival:sapper-rush",
    "rival:bomb-trader",
    "rival:turtle",
    "rival:hunter",
    "rival:mixture",
    "rival:mixture",
    "greedy",
    "rival:full-2026",
    "full",
    "full",
    "full",
    "full",
    "full",
    "level:8",
    "level:7",
    "level:6",
];
/// Every so many plies the pieces are looked at.
const EVERY: usize = 7;
/// How many positions those who search look at for a move.
const NODES: u64 = 400;

/// What one side knew at some ply, and the army that the other one had laid out.
pub(crate) struct Example {
    pub(crate) evidence: Evidence,
    pub(crate) army: [Kind; POSTS],
}

/// Plays games under both presets for so long, each between two of these players, all of whom play if none is named.
pub(crate) fn play(
    players: &[&str],
    time: Duration,
    seed: u64,
) -> Result<Vec<Example>, Box<dyn Error>> {
    let players = if players.is_empty() { &PLAYERS } else { players };
    let mut rng = Rng::seeded(seed);
    let mut examples = Vec::new();
    let start = Instant::now();
    for number in 0_usize.. {
        if start.elapsed() > time {
            eprintln!("{number} games, {} examples", examples.len());
            break;
        }
        let rules = ["luzhanqi", "caai"][number % 2];
        examples.extend(play_game(players, rules, &mut rng)?);
    }
    Ok(examples)
}

/// What came up in one game between two of these players.
pub(crate) fn play_game(
    players: &[&str],
    rules: &str,
    rng: &mut Rng,
) -> Result<Vec<Example>, Box<dyn Error>> {
    let mut table = galds_games::open("luzhanqi", rules)?;
    let mut player = || -> Result<Box<dyn Player>, Box<dyn Error>> {
        let spec = read_spec(rng.pick(players))?;
        Ok(registry::player("luzhanqi", &spec, rng.bits())?)
    };
    let mut players = [player()?, player()?];
    let budget = Budget::within(Limits { nodes: Some(NODES), ..Limits::default() });
    let never = AtomicBool::new(false);
    let mut examples = Vec::new();
    let mut ply = 0;
    let mut laid_out = String::new();
    while let Turn::Side(side) = table.turn() {
        let observation = Observation::of(&*table, side);
        if ply == 2 {
            laid_out = table.position_text();
        }
        if ply % EVERY == 0
            && let Some(evidence) = Evidence::of(&observation)?
        {
            let army = army(&laid_out, side.other(), &evidence);
            examples.push(Example { evidence, army: army.ok_or("an army is not known")? });
        }
        let player = &mut players[side.index()];
        let found = player.choose(&observation, &budget, &machine(&never), &mut |_| {})?;
        let choice = found.choice().ok_or("somebody has nothing to play")?.to_owned();
        table.play_text(&choice)?;
        ply += 1;
    }
    Ok(examples)
}

/// The kind of each piece, by a position in which all stand where they were laid out.
fn army(position: &str, side: Side, evidence: &Evidence) -> Option<[Kind; POSTS]> {
    let pieces = position.split_whitespace().nth(1 + side.index())?;
    let kind_on = |node: Node| {
        let place = format!("{node}:");
        let letter = pieces.split(',').find_map(|piece| piece.strip_prefix(place.as_str()))?;
        Kind::lettered(letter.chars().next()?)
    };
    let kinds: Vec<Kind> =
        evidence.starts.iter().map(|start| kind_on((*start)?)).collect::<Option<_>>()?;
    kinds.try_into().ok()
}

/// How often a piece on the board is what these tables say with a chance: of all kinds together, then of flags and of
/// mines alone, which the page of a finished game names.
pub(crate) fn reliability(examples: &[Example], tables: &Tables) -> String {
    let (mut all, mut flags, mut mines) =
        (Calibration::default(), Calibration::default(), Calibration::default());
    let (mut loss, mut pieces) = (0.0, 0.0);
    for Example { evidence, army } in examples {
        let Some(chances) = evidence.chances(tables) else { continue };
        for which in 0..POSTS {
            let may_be = evidence.may_be[which];
            // What is certain says nothing.
            if evidence.nodes[which].is_none() || may_be.len() == 1 {
                continue;
            }
            loss -= chances[which][army[which].index()].max(1e-6).ln();
            pieces += 1.0;
            for kind in Kind::ALL.into_iter().filter(|&kind| may_be.has(kind)) {
                let (chance, was) = (chances[which][kind.index()], kind == army[which]);
                all.add(chance, was);
                match kind {
                    Kind::Flag => flags.add(chance, was),
                    Kind::Mine => mines.add(chance, was),
                    _ => {}
                }
            }
        }
    }
    format!("{pieces} pieces, log loss {:.4}\n{all}\nflags\n{flags}\nmines\n{mines}", loss / pieces)
}

/// Cases sorted by the chance they were given.
#[derive(Default)]
struct Calibration {
    /// For each range of chances: how many cases, the sum of their chances, and how many came true.
    rows: [(f64, f64, f64); Calibration::EDGES.len()],
}

impl Calibration {
    /// Where ranges end.
    const EDGES: [f64; 10] = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1.01];

    fn add(&mut self, chance: f64, was: bool) {
        let last = Calibration::EDGES.len() - 1;
        let place = Calibration::EDGES.iter().position(|&edge| chance < edge).unwrap_or(last);
        let row = &mut self.rows[place];
        row.0 += 1.0;
        row.1 += chance;
        row.2 += f64::from(u8::from(was));
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((count, said, was), edge) in self.rows.into_iter().zip(Calibration::EDGES) {
            if count > 0.0 {
                writeln!(
                    f,
                    "| up to {:.0} % | {:.1} % | {:.1} % | {count} |",
                    100.0 * edge.min(1.0),
                    100.0 * said / count,
                    100.0 * was / count
                )?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_sorted_by_their_chance_and_empty_ranges_are_left_out() {
        let mut calibration = Calibration::default();
        for (chance, was) in [(0.45, true), (0.55, false), (0.9, true), (1.0, true)] {
            calibration.add(chance, was);
        }
        assert_eq!(
            calibration.to_string(),
            "| up to 60 % | 50.0 % | 50.0 % | 2 |\n| up to 100 % | 95.0 % | 100.0 % | 2 |\n"
        );
    }
}
