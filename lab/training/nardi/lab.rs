//! The workbench of the networks of Nardi; `README.md` beside it says how it is used.
//!
//! ```text
//!   nardi_lab label NETWORKS OUT SECONDS CHUNK_SECONDS PLIES LAMBDA SEED
//!   nardi_lab speed NETWORKS
//! ```
//!
//! `label` writes a chunk of labelled positions for each kind of network every few seconds, with all
//! processors, and reads the networks anew before each chunk. Networks in a folder `sieve` inside
//! NETWORKS choose which plays are worth a look.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use galds_engine::nardi::bearoff::{one_sided, two_sided};
use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::evaluation::{Evaluation, NetworkEvaluation};
use galds_engine::nardi::expectation::Plies;
use galds_engine::nardi::inputs::{INPUTS, Inputs};
use galds_engine::nardi::network::OUTPUTS;
use galds_games::nardi::Roll;
use galds_lab::nardi::labelling::{Labelled, Labeller, Method};
use galds_lab::nardi::networks::read_folder;

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
        ["speed", networks] => speed(Path::new(networks)),
        _ => Err("usage: nardi_lab label NETWORKS OUT SECONDS CHUNK_SECONDS PLIES LAMBDA SEED | speed NETWORKS".into()),
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
            let sieve = self.networks.join("sieve");
            let sieve = sieve.is_dir().then(|| read_folder(&sieve)).transpose()?;
            let sieve = sieve.map(|networks| NetworkEvaluation::new(&networks));
            let until = Instant::now() + left.min(self.chunk);
            let rows = std::thread::scope(|scope| {
                let label = |thread: u64| {
                    let (evaluation, sieve) = (&evaluation, sieve.as_ref());
                    let seed = self.seed + chunk * 1000 + thread;
                    scope.spawn(move || self.label(evaluation, sieve, seed, until))
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

    fn label(
        &self,
        evaluation: &NetworkEvaluation,
        sieve: Option<&NetworkEvaluation>,
        seed: u64,
        until: Instant,
    ) -> Rows {
        let mut rows = Rows::default();
        let mut labeller = Labeller::new(evaluation, self.method, seed);
        if let Some(sieve) = sieve {
            labeller = labeller.sieved(sieve);
        }
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
