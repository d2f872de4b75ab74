//! Players that think. The interpreter's lock is released meanwhile, and Ctrl-C ends the thinking.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use galds_engine::observation::Observation;
use galds_engine::player::{self, Budget, PlayerError, THROW, TextLine, Value};
use galds_engine::registry::{self, Bounds, ENTRIES, KINDS, Resources};
use galds_engine::search::{Aim, Limits};
use galds_engine::spec::PlayerSpec;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::errors;
use crate::rollouts::{Rollouts, roll_out};
use crate::table::Table;

/// How long a player without limits of its own thinks where none are given.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// How often a waiting caller looks for Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(50);

/// A player of one game, named by a text such as `full`, `level:3` or `random` (`player_forms` lists them).
#[pyclass(frozen, module = "galds")]
pub(crate) struct Player {
    inner: Mutex<Box<dyn player::Player>>,
    /// The game that it plays.
    #[pyo3(get)]
    game: &'static str,
    /// The text that names it.
    #[pyo3(get)]
    spec: String,
    bounds: Bounds,
}

/// What a player has found out.
#[pyclass(frozen, module = "galds", get_all)]
pub(crate) struct Analysis {
    /// The best lines, the best first.
    lines: Vec<Line>,
    /// How deep they were searched.
    depth: u32,
    /// How many positions were looked at.
    nodes: u64,
    /// How many seconds it took.
    seconds: f64,
}

/// A line of play and what it is worth to the side that has to act.
#[pyclass(frozen, module = "galds", get_all)]
#[derive(Clone)]
pub(crate) struct Line {
    /// The tokens of its actions, the next one first; `throw` leaves it to chance.
    tokens: Vec<String>,
    /// What `value` counts: `hundredths` (of the game's small unit), `win` or `loss` (in so many actions), `equity`
    /// (expected points) or `chance` (of winning).
    kind: &'static str,
    /// The value for the side that has to act.
    value: f64,
}

#[pymethods]
impl Analysis {
    /// The token of the action that it would choose; `throw` leaves it to chance.
    #[getter]
    fn choice(&self) -> Option<&str> {
        self.lines.first()?.tokens.first().map(String::as_str)
    }

    fn __repr__(&self) -> String {
        let choice = self.choice().unwrap_or("nothing");
        format!("<galds.Analysis {choice}, depth {}, {} nodes>", self.depth, self.nodes)
    }
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("<galds.Line {} {} {}>", self.kind, self.value, self.tokens.join(" "))
    }
}

#[pymethods]
impl Player {
    /// A player of a game. What it leaves to chance depends on the seed; `memory` is in mebibytes.
    #[new]
    #[pyo3(signature = (game, spec="full", *, seed=0, memory=16))]
    fn new(game: &str, spec: &str, seed: u64, memory: usize) -> PyResult<Player> {
        let entry = registry::find(game).map_err(errors::of_spec)?;
        let spec: PlayerSpec = spec.parse().map_err(errors::of_spec)?;
        let resources = Resources { mebibytes: memory, ..Resources::seeded(seed) };
        let inner = entry.player(&spec, &resources).map_err(errors::of_spec)?;
        let bounds = spec.kind().bounds;
        Ok(Player {
            inner: Mutex::new(inner),
            game: entry.about.name,
            spec: spec.to_string(),
            bounds,
        })
    }

    /// Chooses an action for the side to act and returns its token; `None` leaves it to chance, where the side may
    /// act before the dice are rolled. Without limits a player thinks as long as its level says, or a second.
    #[pyo3(signature = (table, *, seconds=None, nodes=None, depth=None, threads=1))]
    fn choose(
        &self,
        py: Python<'_>,
        table: &Table,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        threads: usize,
    ) -> PyResult<Option<String>> {
        let limits = self.limits(seconds, nodes, depth)?;
        let budget = Budget { limits, threads: threads.max(1), lines: 1, aim: Aim::Win };
        let analysis = self.think(py, table, &budget)?;
        match analysis.choice() {
            Some(THROW) => Ok(None),
            Some(token) => Ok(Some(token.to_owned())),
            None => Err(errors::of_player(PlayerError::NothingToChoose)),
        }
    }

    /// Finds the best lines for the side to act and what they are worth.
    #[pyo3(signature = (table, *, seconds=None, nodes=None, depth=None, lines=1, threads=1))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn analyse(
        &self,
        py: Python<'_>,
        table: &Table,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        lines: usize,
        threads: usize,
    ) -> PyResult<Analysis> {
        let limits = self.limits(seconds, nodes, depth)?;
        let budget =
            Budget { limits, threads: threads.max(1), lines: lines.max(1), aim: Aim::Truth };
        let found = self.think(py, table, &budget)?;
        Ok(Analysis {
            lines: found.lines.into_iter().map(Line::of).collect(),
            depth: found.depth,
            nodes: found.nodes,
            seconds: found.time.as_secs_f64(),
        })
    }

    /// Plays the game at the table on to its end so many times, both sides by this player, and returns what it came to.
    /// Chance falls by the seed. In a hidden game each side knows what it may know, and the truth is that of the table.
    #[pyo3(signature = (table, games=100, *, seed=0, seconds=None, nodes=None, depth=None))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn rollouts(
        &self,
        py: Python<'_>,
        table: &Table,
        games: u32,
        seed: u64,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
    ) -> PyResult<Rollouts> {
        let budget = Budget::within(self.limits(seconds, nodes, depth)?);
        let table = table.inner.as_ref();
        let stop = AtomicBool::new(false);
        let play = || {
            let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            roll_out(&mut **inner, table, games, &budget, seed, &stop)
        };
        interruptible(py, &stop, play)?.map_err(errors::of_player)
    }

    /// Forgets earlier games.
    fn new_game(&self) {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).new_game();
    }

    fn __repr__(&self) -> String {
        format!("<galds.Player {} of {}>", self.spec, self.game)
    }
}

impl Player {
    fn limits(
        &self,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
    ) -> PyResult<Limits> {
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time = time.map_err(|error| PyValueError::new_err(format!("seconds: {error}")))?;
        let limits = Limits { depth, nodes, time };
        Ok(match self.bounds {
            Bounds::None if limits == Limits::default() => {
                Limits { time: Some(USUAL_TIME), ..limits }
            }
            _ => limits,
        })
    }

    fn think(&self, py: Python<'_>, table: &Table, budget: &Budget) -> PyResult<player::Analysis> {
        let table = table.inner.as_ref();
        let side = table.turn().side();
        let side = side.ok_or_else(|| errors::of_player(PlayerError::NothingToChoose))?;
        let observation = Observation::of(table, side);
        let stop = AtomicBool::new(false);
        let think = || {
            let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            inner.choose(&observation, budget, &galds_host::machine(&stop), &mut |_| {})
        };
        interruptible(py, &stop, think)?.map_err(errors::of_player)
    }
}

/// Does something on another thread without the interpreter's lock; Ctrl-C sets the stop flag.
fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    std::thread::scope(|scope| {
        let (done, mut waiting) = mpsc::channel();
        // Whoever waits has not gone away: it waits in this scope.
        let worker = scope.spawn(move || {
            let result = work();
            let _ = done.send(());
            result
        });
        let mut interrupted = Ok(());
        loop {
            let receiver = &mut waiting;
            let waited = py.detach(move || receiver.recv_timeout(PATIENCE));
            if waited != Err(RecvTimeoutError::Timeout) {
                break;
            }
            if interrupted.is_ok() {
                interrupted = py.check_signals();
                stop.store(interrupted.is_err(), Ordering::Relaxed);
            }
        }
        let result = py.detach(|| worker.join());
        interrupted?;
        result
            .map_err(|_| errors::of_player(PlayerError::Failed("the player broke down".to_owned())))
    })
}

impl Line {
    fn of(line: TextLine) -> Line {
        let (kind, value) = match line.value {
            Value::Hundredths(score) => ("hundredths", f64::from(score)),
            Value::WinIn(actions) => ("win", f64::from(actions)),
            Value::LossIn(actions) => ("loss", f64::from(actions)),
            Value::Equity(points) => ("equity", points),
            Value::Chance(chance) => ("chance", chance),
        };
        Line { tokens: line.tokens, kind, value }
    }
}

/// How players are named: one form for each kind.
#[pyfunction]
fn player_forms() -> Vec<&'static str> {
    KINDS.iter().map(|kind| kind.form).collect()
}

/// The games with players.
#[pyfunction]
fn games_with_players() -> Vec<&'static str> {
    ENTRIES.iter().map(|entry| entry.about.name).collect()
}

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Player>()?;
    module.add_class::<Analysis>()?;
    module.add_class::<Line>()?;
    module.add_class::<Rollouts>()?;
    module.add_function(wrap_pyfunction!(player_forms, module)?)?;
    module.add_function(wrap_pyfunction!(games_with_players, module)?)
}
