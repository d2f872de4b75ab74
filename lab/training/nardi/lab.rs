//! The workbench of the networks of Nardi; `README.md` beside it says how it is used.
//!
//! ```text
//!   nardi_lab label NETWORKS OUT SECONDS CHUNK_SECONDS PLIES LAMBDA SEED
//!   nardi_lab plays NETWORKS OUT SECONDS SEED
//!   nardi_lab sieve NETWORKS GAMES
//!   nardi_lab speed NETWORKS
//! ```
//!
//! `label` writes a chunk of labelled positions for each kind of network every few seconds, with all
//! processors, and reads the networks anew before each chunk. A `quick.net` in NETWORKS chooses which plays are worth a
//! look. `plays` writes all plays of games for `quick.py`, and `sieve` measures what a quick network costs and loses.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use galds_engine::nardi::bearoff::{one_sided, two_sided};
use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::{Evaluation, NetworkEvaluation};
use galds_engine::nardi::expectation::Plies;
use galds_engine::nardi::inputs::{INPUTS, Inputs, MOST_PLACES, PLACES};
use galds_engine::nardi::network::OUTPUTS;
use galds_engine::nardi::sieve::{Sieve, Strength};
use galds_games::core::Rng;
use galds_games::nardi::Roll;
use galds_lab::nardi::labelling::{Labelled, Labeller, Method};
use galds_lab::nardi::networks::read_folder;
use galds_lab::nardi::plays::{JudgedPlays, play_game};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["label", networks, out, seconds, chunk, plies, lambda, seed] => {
            let job = Job {
                networks: PathBuf::from(networks),
                out: PathBuf::from(out),
                chunk: Duration::from_secs_f64(chunk.parse()?),
                method: Method { plies: Plies::up_to(plies.parse()?), lambda: lambda.parse()? },
                seed: seed.parse()?,
            };
            job.run(Duration::from_secs_f64(seconds.parse()?))
        }
        ["plays", networks, out, seconds, seed] => {
            let time = Duration::from_secs_f64(seconds.parse()?);
            write_plays(Path::new(networks), Path::new(out), time, seed.parse()?)
        }
        ["sieve", networks, games] => measure_sieve(Path::new(networks), games.parse()?),
        ["speed", networks] => speed(Path::new(networks)),
        _ => Err("usage: nardi_lab label NETWORKS OUT SECONDS CHUNK_SECONDS PLIES LAMBDA SEED | plays NETWORKS OUT SECONDS SEED | sieve NETWORKS GAMES | speed NETWORKS".into()),
    }
}

struct Job {
    networks: PathBuf,
    out: PathBuf,
    chunk: Duration,
    method: Method,
    seed: u64,
}

/// What a thread has labelled: rows of contact and of race.
type Rows = [Vec<u8>; 2];

const NAMES: [&str; 2] = ["contact", "race"];
const ROW: usize = 2 * (INPUTS + OUTPUTS);

impl Job {
    fn run(&self, time: Duration) -> Result<(), Box<dyn Error>> {
        std::fs::create_dir_all(&self.out)?;
        one_sided();
        two_sided();
        let started = Instant::now();
        let threads = std::thread::available_parallelism()?.get();
        for chunk in 0_u64.. {
            let left = time.saturating_sub(started.elapsed());
            if left.is_zero() {
                break;
            }
            let evaluation = NetworkEvaluation::new(&read_folder(&self.networks)?);
            let until = Instant::now() + left.min(self.chunk);
            let rows = std::thread::scope(|scope| {
                let label = |thread: u64| {
                    let evaluation = &evaluation;
                    let seed = self.seed + chunk * 1000 + thread;
                    scope.spawn(move || self.label(evaluation, seed, until))
                };
                let threads: Vec<_> = (0..threads as u64).map(label).collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect::<Vec<_>>()
            });
            self.write(chunk, &rows)?;
            let labels =
                |kind: usize| rows.iter().map(|rows| rows[kind].len() / ROW).sum::<usize>();
            println!(
                "{:>6.0} s, chunk {chunk}: {} contact, {} race",
                started.elapsed().as_secs_f64(),
                labels(0),
                labels(1)
            );
        }
        Ok(())
    }

    fn label(&self, evaluation: &NetworkEvaluation, seed: u64, until: Instant) -> Rows {
        let mut rows = Rows::default();
        let mut labeller = Labeller::new(evaluation, self.method, seed);
        while Instant::now() < until {
            labeller.game(&mut |labelled| {
                let contact = labelled.board.kind() == Kind::Contact;
                add_row(&mut rows[usize::from(!contact)], &labelled);
            });
        }
        rows
    }

    /// A reader never sees a file that is still being written.
    fn write(&self, chunk: u64, rows: &[Rows]) -> Result<(), Box<dyn Error>> {
        for (kind, name) in NAMES.iter().enumerate() {
            let part = self.out.join(format!("{name}-{chunk:05}.part"));
            let all: Vec<u8> = rows.iter().flat_map(|rows| &rows[kind]).copied().collect();
            std::fs::write(&part, all)?;
            std::fs::rename(&part, part.with_extension("rows"))?;
        }
        Ok(())
    }
}

/// A row: the inputs as half floats, the chances as parts of 65535.
fn add_row(rows: &mut Vec<u8>, labelled: &Labelled) {
    let mut inputs = [0.0; INPUTS];
    for (number, value) in Inputs::of(labelled.board).set() {
        inputs[number] = value;
    }
    for value in inputs {
        rows.extend(half(value).to_le_bytes());
    }
    for chance in labelled.chances.list() {
        rows.extend(((chance * 65535.0).round() as u16).to_le_bytes());
    }
}

/// Writes the plays of games, a file for each processor, for `quick.py`.
fn write_plays(
    networks: &Path,
    out: &Path,
    time: Duration,
    seed: u64,
) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(out)?;
    one_sided();
    two_sided();
    let evaluation = NetworkEvaluation::new(&read_folder(networks)?);
    let until = Instant::now() + time;
    let threads = std::thread::available_parallelism()?.get() as u64;
    std::thread::scope(|scope| {
        let write = |thread: u64| {
            let evaluation = &evaluation;
            scope.spawn(move || -> std::io::Result<()> {
                let mut rng = Rng::seeded(seed * 1000 + thread);
                let mut rows = Vec::new();
                while Instant::now() < until {
                    play_game(evaluation, &mut rng, &mut |plays| add_plays(&mut rows, &plays));
                }
                std::fs::write(out.join(format!("plays-{thread:03}.rows")), rows)
            })
        };
        let threads: Vec<_> = (0..threads).map(write).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().map_err(|_| "a thread ended")?.map_err(Into::into))
    })
}

/// A row for each play that leaves contact: its places, filled up; how far behind is the best play of the same roll, or
/// before (below 0); its chances as parts of 65535.
fn add_plays(rows: &mut Vec<u8>, plays: &JudgedPlays<'_>) {
    if plays.boards.iter().any(|board| board.kind() != Kind::Contact) {
        return;
    }
    for (place, (board, chances)) in plays.boards.iter().zip(plays.chances).enumerate() {
        let mut places = [PLACES as u16; MOST_PLACES];
        let inputs = Inputs::of(*board);
        places[..inputs.places().len()].copy_from_slice(inputs.places());
        for number in places {
            rows.extend(number.to_le_bytes());
        }
        rows.extend((plays.best as i16 - place as i16).to_le_bytes());
        for chance in chances.list() {
            rows.extend(((chance * 65535.0).round() as u16).to_le_bytes());
        }
    }
}

/// Prints how many plays of contact positions a sieve of some strengths leaves, and what is lost when the best of them by
/// the full networks is played instead of the best of all.
fn measure_sieve(networks: &Path, games: u32) -> Result<(), Box<dyn Error>> {
    let networks = read_folder(networks)?;
    let quick = networks.quick.clone().ok_or("there is no quick.net")?;
    let evaluation = NetworkEvaluation::new(&networks);
    let strengths = [3, 4, 5, 6, 8]
        .into_iter()
        .flat_map(|most| [0.08, 0.12, 0.16, 0.24].map(|margin| Strength { most, margin }));
    let mut strengths: Vec<_> = strengths.map(|strength| (strength, 0, 0.0, 0)).collect();
    let mut sieve = Sieve::default();
    let (mut rng, mut decisions, mut all) = (Rng::seeded(1), 0, 0);
    for _ in 0..games {
        play_game(&evaluation, &mut rng, &mut |plays| {
            if plays.before.kind() != Kind::Contact {
                return;
            }
            decisions += 1;
            all += plays.boards.len();
            let equity = |chances: &Chances| f64::from(Payoffs::MONEY.equity(chances));
            for (strength, left, lost, missed) in &mut strengths {
                let passed =
                    sieve.passing(&quick, *strength, plays.before, &Payoffs::MONEY, plays.boards);
                let equities = passed.iter().map(|&place| equity(&plays.chances[place]));
                let loss =
                    equities.fold(f64::INFINITY, f64::min) - equity(&plays.chances[plays.best]);
                *left += passed.len();
                *lost += loss;
                *missed += usize::from(loss > 0.0);
            }
        });
    }
    let mean = |count: usize| count as f64 / f64::from(decisions);
    println!("{decisions} decisions, {:.1} plays each", mean(all));
    for (Strength { most, margin }, left, lost, missed) in strengths {
        println!(
            "at most {most} within {margin:.2}: {:.2} plays left, {:.4} thousandths lost, best missed in {:.3} %",
            mean(left),
            1000.0 * lost / f64::from(decisions),
            100.0 * mean(missed)
        );
    }
    Ok(())
}

/// The bits of a half float; what is too small for one becomes zero. Inputs are far below its limit.
fn half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let rounded = (bits & 0x7fff_ffff) + 0x1000;
    let exponent = (rounded >> 23) as i32 - 127 + 15;
    if exponent <= 0 {
        sign
    } else {
        sign | (exponent as u16) << 10 | (rounded >> 13) as u16 & 0x3ff
    }
}

/// Measures how long a judgement and a whole choice take.
fn speed(networks: &Path) -> Result<(), Box<dyn Error>> {
    let evaluation = NetworkEvaluation::new(&read_folder(networks)?);
    let mut boards = Vec::new();
    let method = Method { plies: Plies::ONE, lambda: 0.0 };
    let mut labeller = Labeller::new(&evaluation, method, 1);
    while boards.len() < 2000 {
        labeller.game(&mut |labelled| {
            if labelled.board.kind() == Kind::Contact {
                boards.push(labelled.board);
            }
        });
    }
    let started = Instant::now();
    let mut sum = 0.0;
    for board in &boards {
        sum += Inputs::of(*board).measures.iter().sum::<f32>();
    }
    println!("inputs: {:.2} µs ({sum:.0})", micros(started, boards.len()));
    let mut chances = Vec::new();
    let started = Instant::now();
    evaluation.evaluate(&boards, &mut chances);
    println!("judgement: {:.2} µs", micros(started, boards.len()));
    let rolls: Vec<Roll> = Roll::all().collect();
    let (mut actions, mut after, mut judged) = (Vec::new(), Vec::<Board>::new(), 0);
    let started = Instant::now();
    for (board, roll) in boards.iter().zip(rolls.iter().cycle()) {
        board.list(*roll, &mut actions);
        after.clear();
        after.extend(board.after_each(&actions));
        evaluation.evaluate(&after, &mut chances);
        judged += after.len();
    }
    let time = micros(started, boards.len());
    println!("choice: {time:.1} µs, {:.1} plays each", judged as f64 / boards.len() as f64);
    Ok(())
}

fn micros(started: Instant, count: usize) -> f64 {
    started.elapsed().as_secs_f64() * 1e6 / count as f64
}
