//! The module as its worker meets it: one text in, texts out.

use galds_engine::host::{Clock, StoppedClock};
use galds_engine::puzzles::{Puzzle, read_file};

use crate::advice;
use crate::analysis::{analyse, look_back};
#[cfg(feature = "endgames")]
use crate::endgames;
use crate::live::SeenProblem;
use crate::messages::{Ask, Envelope, Tell};
use crate::puzzles;
use crate::rollouts;
use crate::tables::Tables;
use crate::thinking;

/// What a module needs of the worker in which it runs: a clock for thinking, and somebody who takes the reports on the way.
pub trait Worker: Clock {
    /// Takes a report while the module is still thinking, before its answer is there.
    fn report(&self, tell: &Tell);
}

/// Tests and thoughts without a worker: reports go nowhere.
impl Worker for StoppedClock {
    fn report(&self, _: &Tell) {}
}

/// The tables of one page, the engine, and the puzzles that it was given.
#[derive(Debug, Default)]
pub struct Module {
    tables: Tables,
    puzzles: Vec<Puzzle>,
}

impl Module {
    /// No match, and nobody at the tables.
    pub fn new() -> Module {
        Module::default()
    }

    /// Takes an [`Envelope`] and answers with a list of [`Tell`]s. Nothing that is sent makes it panic.
    pub fn receive(&mut self, text: &str, worker: &dyn Worker) -> String {
        let tells = match read(text) {
            Ok((envelope, random)) => {
                self.tables.begin(envelope.now, random);
                let asked = self.ask(envelope.ask, worker);
                let mut tells = self.tables.end();
                match asked {
                    Ok(told) => tells.extend(told),
                    Err(problem) => tells.push(Tell::Failed { problem }),
                }
                tells
            }
            Err(problem) => vec![Tell::Failed { problem }],
        };
        // Everything in a `Tell` has a form in JSON.
        serde_json::to_string(&tells).unwrap_or_else(|_| "[]".to_owned())
    }

    fn ask(&mut self, ask: Ask, worker: &dyn Worker) -> Result<Option<Tell>, SeenProblem> {
        match ask {
            Ask::Connect { player } => self.tables.connect(player),
            Ask::Live { message } => self.tables.live(message),
            Ask::Create { wanted } => {
                return self.tables.create(&wanted).map(|id| Some(Tell::Created { id }));
            }
            Ask::Restore { id, rows } => self.tables.restore(id, rows)?,
            Ask::Look { id, since, drawing, ply } => {
                return self.tables.look(&id, since, drawing, ply).map(Some);
            }
            Ask::Tick {} => self.tables.tick(),
            Ask::Think { job } => {
                let action = thinking::choose(&job, worker);
                return Ok(Some(Tell::Chosen { id: job.id, tick: job.tick, action }));
            }
            Ask::Chosen { id, tick, action } => self.tables.chosen(id, tick, action)?,
            Ask::Advise { id, asked } => return self.tables.advise(id, asked).map(Some),
            Ask::Consider { job } => return advice::consider(job, worker).map(Some),
            Ask::Considered { id, asked, lines } => {
                return self.tables.considered(&id, &asked, lines).map(Some);
            }
            Ask::Position { position } => {
                let reached = Box::new(position.reached(&*position.table()?));
                return Ok(Some(Tell::Position { position: reached }));
            }
            Ask::LookBack { position } => {
                return look_back(&position).map(Some);
            }
            Ask::Analyse { position, lines, time } => {
                return analyse(&position, lines, time, worker).map(Some);
            }
            Ask::RollOut { position, token, effort } => {
                return rollouts::roll_out(&position, &token, effort, worker).map(Some);
            }
            #[cfg(feature = "endgames")]
            Ask::WantsEndgames { position } => {
                let wanted = endgames::would_help(&*position.table()?);
                return Ok(Some(Tell::WantsEndgames { wanted }));
            }
            Ask::LoadPuzzles { file } => self.puzzles = read_file(&file),
            Ask::Puzzles { game } => {
                return Ok(Some(Tell::Puzzles(puzzles::all(&game, &self.puzzles))));
            }
            Ask::Puzzle { game, number } => {
                let puzzle = Box::new(puzzles::shown(game, &self.puzzles, number)?);
                return Ok(Some(Tell::Puzzle { puzzle }));
            }
            Ask::Answer { game, number, answer } => {
                let judged = Box::new(puzzles::judged(&game, &self.puzzles, number, &answer)?);
                return Ok(Some(Tell::Judged { judged }));
            }
            #[cfg(feature = "intarzia")]
            Ask::Arrangement { number, turns } => {
                let arrangement = Box::new(puzzles::arrangement(number, &turns)?);
                return Ok(Some(Tell::Arrangement { arrangement }));
            }
            Ask::Bench { nodes } => return thinking::bench(nodes, worker).map(Some),
        }
        Ok(None)
    }
}

fn read(text: &str) -> Result<(Envelope, [u8; 32]), SeenProblem> {
    let envelope: Envelope = serde_json::from_str(text).map_err(SeenProblem::unreadable)?;
    let random = read_bytes(&envelope.random);
    let random = random.ok_or_else(|| SeenProblem::unreadable("random has 64 digits"))?;
    Ok((envelope, random))
}

fn read_bytes(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (byte, place) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&digits[place..place + 2], 16).ok()?;
    }
    Some(bytes)
}
