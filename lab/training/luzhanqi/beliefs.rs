//! Counting what features say: games of many different players, and at some plies of each the features of every piece with
//! what it really is. The same games, with other seeds, say how far chances can be relied on.

use std::error::Error;
use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use galds_engine::luzhanqi::beliefs::{PIECE_FEATURES, PieceBelief, piece_beliefs};
use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player};
use galds_engine::registry;
use galds_engine::search::Limits;
use galds_games::core::{AnyTable, Rng, Side, Turn};
use galds_games::luzhanqi::Kind;
use galds_games::luzhanqi::pieces::KINDS;
use galds_host::machine;
use galds_lab::external::read_spec;

/// Whose games are counted.
const PLAYERS: [&str; 12] = [
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
];
/// Every so many plies the pieces are looked at.
const EVERY: usize = 7;
/// How many positions those who search look at for a move.
const NODES: u64 = 400;
/// Added to every count, in games.
const SMOOTHING: f64 = 8.0;
/// Where each group of features begins and ends; of one group a piece has at most one.
const GROUPS: [(usize, usize); 6] =
    [(0, 15), (15, 29), (29, 33), (33, 37), (37, 39), (39, PIECE_FEATURES)];

/// What was believed of a piece at some ply, and what it was.
pub(crate) struct Example {
    belief: PieceBelief,
    kind: Kind,
}

/// Plays games under both presets for so long and looks at their pieces. What is certain teaches nothing and is left out.
pub(crate) fn play(time: Duration, seed: u64) -> Result<Vec<Example>, Box<dyn Error>> {
    let mut rng = Rng::seeded(seed);
    let mut pieces = Vec::new();
    let start = Instant::now();
    for number in 0_usize.. {
        if start.elapsed() > time {
            eprintln!("{number} games, {} pieces", pieces.len());
            break;
        }
        let rules = ["luzhanqi", "caai"][number % 2];
        let mut table = galds_games::open("luzhanqi", rules)?;
        let mut player = || -> Result<Box<dyn Player>, Box<dyn Error>> {
            let spec = read_spec(rng.pick(&PLAYERS))?;
            Ok(registry::player("luzhanqi", &spec, rng.bits())?)
        };
        let mut players = [player()?, player()?];
        let budget = Budget::within(Limits { nodes: Some(NODES), ..Limits::default() });
        let never = AtomicBool::new(false);
        let mut ply = 0;
        while let Turn::Side(side) = table.turn() {
            let observation = Observation::of(&*table, side);
            if ply % EVERY == 0 {
                add_examples(&*table, side, &observation, &mut pieces)?;
            }
            let player = &mut players[side.index()];
            let found = player.choose(&observation, &budget, &machine(&never), &mut |_| {})?;
            let choice = found.choice().ok_or("somebody has nothing to play")?.to_owned();
            table.play_text(&choice)?;
            ply += 1;
        }
    }
    Ok(pieces)
}

fn add_examples(
    table: &dyn AnyTable,
    side: Side,
    observation: &Observation,
    examples: &mut Vec<Example>,
) -> Result<(), Box<dyn Error>> {
    let truth = table.position_text();
    let army = truth.split_whitespace().nth(1 + side.other().index()).unwrap_or_default();
    for belief in piece_beliefs(observation)? {
        let place = format!("{}:", belief.node);
        let letter = army.split(',').find_map(|piece| piece.strip_prefix(place.as_str()));
        let kind = letter.and_then(|text| text.chars().next()).and_then(Kind::lettered);
        if let Some(kind) = kind.filter(|_| belief.may_be.len() > 1) {
            examples.push(Example { belief, kind });
        }
    }
    Ok(())
}

/// The tables: for each feature a line with a number for each kind, hundredths of logarithms.
pub(crate) fn tables(examples: &[Example]) -> String {
    let mut counts = vec![[0.0; KINDS]; PIECE_FEATURES];
    for piece in examples {
        for feature in piece.belief.features.all() {
            counts[feature][piece.kind.index()] += 1.0;
        }
    }
    let mut lines = String::new();
    for (first, end) in GROUPS {
        let of_kind = |kind: usize| (first..end).map(|feature| counts[feature][kind]).sum::<f64>();
        let all: f64 = (0..KINDS).map(of_kind).sum();
        for row in &counts[first..end] {
            let together: f64 = row.iter().sum();
            let usual = (together + 1.0) / (all + 1.0);
            let number = |kind: usize| {
                let share = (row[kind] + SMOOTHING * usual) / (of_kind(kind) + SMOOTHING);
                (100.0 * (share / usual).ln()).round().clamp(-400.0, 400.0) as i32
            };
            let numbers: Vec<String> = (0..KINDS).map(|kind| number(kind).to_string()).collect();
            lines += &(numbers.join(" ") + "\n");
        }
    }
    lines
}

/// How often a piece is what it was said to be with a chance, as a table.
pub(crate) fn reliability(examples: &[Example]) -> String {
    const EDGES: [f64; 10] = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1.01];
    let mut rows = vec![(0.0, 0.0, 0.0); EDGES.len()];
    let mut loss = 0.0;
    for piece in examples {
        loss -= piece.belief.chance(piece.kind).max(1e-6).ln();
        for kind in Kind::ALL.into_iter().filter(|&kind| piece.belief.may_be.has(kind)) {
            let chance = piece.belief.chance(kind);
            let row = &mut rows[EDGES.iter().position(|&edge| chance < edge).unwrap_or(9)];
            row.0 += 1.0;
            row.1 += chance;
            row.2 += f64::from(u8::from(kind == piece.kind));
        }
    }
    let mut text =
        format!("{} pieces, log loss {:.4}\n", examples.len(), loss / examples.len() as f64);
    for ((count, said, was), edge) in rows.into_iter().zip(EDGES) {
        // Writing to a text never fails.
        let _ = writeln!(
            text,
            "| up to {:.0} % | {:.1} % | {:.1} % | {count} |",
            100.0 * edge.min(1.0),
            100.0 * said / count,
            100.0 * was / count
        );
    }
    text
}
