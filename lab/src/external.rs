//! A player that is another program, asked through the engine protocol.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::LazyLock;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use galds_engine::host::Host;
use galds_engine::observation::{Observation, Seen};
use galds_engine::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use galds_engine::registry::{self, Bounds, Kind, Resources};
use galds_engine::search::Limits;
use galds_engine::spec::{PlayerSpec, SpecError};

use crate::networks::NETWORK;
use crate::protocol::read_info;

/// How long a program may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(20);

/// How much longer than asked for a program may think.
const GRACE: Duration = Duration::from_secs(10);

/// How long it may think where no time was asked for.
const LONGEST: Duration = Duration::from_mins(10);

/// How often it is seen whether the thinking was stopped.
const GLANCE: Duration = Duration::from_millis(5);

/// A player that is another program: `engine:./other --fast`.
pub static ENGINE: Kind = Kind {
    name: "engine",
    form: "engine:PROGRAM ARGUMENTS",
    bounds: Bounds::None,
    argument: Some(|text| text.parse().map(|program: Program| program.to_string())),
    make: |_, spec, resources| {
        let program: Program = spec.argument().parse()?;
        match External::start(&program, resources) {
            Ok(player) => Ok(Box::new(player)),
            Err(error) => {
                let (player, reason) = (program.to_string(), error.to_string());
                Err(SpecError::NotMade { player, reason })
            }
        }
    },
};

/// The kinds of the engine, other programs, and networks from files.
static KINDS: LazyLock<Vec<&'static Kind>> =
    LazyLock::new(|| registry::KINDS.iter().copied().chain([&ENGINE, &NETWORK]).collect());

/// How players of all kinds are written, for help texts.
pub fn forms() -> String {
    KINDS.iter().map(|kind| kind.form).collect::<Vec<_>>().join(", ")
}

/// Reads a spec of any kind, other programs included.
pub fn read_spec(text: &str) -> Result<PlayerSpec, SpecError> {
    PlayerSpec::read(text, &KINDS)
}

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Its path, or its name if the system knows where it is.
    pub path: String,
    /// The arguments.
    pub arguments: Vec<String>,
}

impl FromStr for Program {
    type Err = SpecError;

    fn from_str(command: &str) -> Result<Program, SpecError> {
        let mut words = command.split_whitespace().map(str::to_owned);
        let missing =
            || SpecError::Argument("engine: needs a program, as in engine:./other".to_owned());
        let path = words.next().ok_or_else(missing)?;
        Ok(Program { path, arguments: words.collect() })
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

/// Another program as a player.
pub struct External {
    name: String,
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The options it named, and what they were last set to.
    options: BTreeMap<String, Option<String>>,
}

impl External {
    /// Starts a program and asks who it is.
    pub fn start(program: &Program, resources: &Resources) -> Result<External, PlayerError> {
        let failed = |error: &dyn std::fmt::Display| PlayerError::Failed(error.to_string());
        let mut process = Command::new(&program.path)
            .args(&program.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error))?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(failed(&"it has no input and output"));
        };
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.map_while(|line| sender.send(line).ok()).for_each(drop);
        });
        let (name, options) = (program.to_string(), BTreeMap::new());
        let mut external = External { name, process, input, lines, options };
        external.introduce()?;
        external.set("Seed", &resources.seed.to_string())?;
        external.set("Memory", &resources.mebibytes.to_string())?;
        external.wait_until_ready()?;
        Ok(external)
    }

    fn introduce(&mut self) -> Result<(), PlayerError> {
        self.send("ugi")?;
        let until = Instant::now() + PATIENCE;
        loop {
            let line = self.receive(until)?;
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["ugiok", ..] => return Ok(()),
                ["id", "name", ref name @ ..] => self.name = name.join(" "),
                ["option", "name", name, ..] => {
                    self.options.insert(name.to_owned(), None);
                }
                _ => {}
            }
        }
    }

    /// Sets an option that the program has, if it is not set so already.
    fn set(&mut self, name: &str, value: &str) -> Result<(), PlayerError> {
        match self.options.get_mut(name) {
            Some(set) if set.as_deref() != Some(value) => *set = Some(value.to_owned()),
            _ => return Ok(()),
        }
        self.send(&format!("setoption name {name} value {value}"))
    }

    fn wait_until_ready(&mut self) -> Result<(), PlayerError> {
        self.send("isready")?;
        let until = Instant::now() + PATIENCE;
        loop {
            let line = self.receive(until)?;
            if line.trim() == "readyok" {
                return Ok(());
            }
            refuse_errors(&line)?;
        }
    }

    fn send(&mut self, line: &str) -> Result<(), PlayerError> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|error| PlayerError::Failed(format!("{}: {error}", self.name)))
    }

    fn receive(&self, until: Instant) -> Result<String, PlayerError> {
        let left = until.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => self.failure("it does not answer"),
            RecvTimeoutError::Disconnected => self.failure("it has ended"),
        })
    }

    fn failure(&self, what: &str) -> PlayerError {
        PlayerError::Failed(format!("{}: {what}", self.name))
    }

    fn set_up(&mut self, observation: &Observation, budget: &Budget) -> Result<(), PlayerError> {
        self.set("Game", observation.game)?;
        self.set("Rules", &observation.rules)?;
        self.set("Threads", &budget.threads.to_string())?;
        self.set("Lines", &budget.lines.to_string())?;
        let position = match &observation.seen {
            Seen::Open { start, actions } => {
                listed(format!("position text {start}"), "moves", actions)
            }
            Seen::Hidden { view, record } => {
                listed(format!("position view {view}"), "record", record)
            }
        };
        self.send(&position)
    }

    /// Reads analyses until the choice comes.
    fn listen(
        &mut self,
        limits: &Limits,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let mut until = Instant::now() + limits.time.map_or(LONGEST, |time| time + GRACE);
        let mut stopped = false;
        let mut analysis = Analysis::default();
        loop {
            if !stopped && host.is_stopped() {
                stopped = true;
                until = Instant::now() + GRACE;
                self.send("stop")?;
            }
            let line = match self.lines.recv_timeout(GLANCE) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) if Instant::now() < until => continue,
                Err(RecvTimeoutError::Timeout) => return Err(self.failure("it does not answer")),
                Err(RecvTimeoutError::Disconnected) => return Err(self.failure("it has ended")),
            };
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => {
                    read_info(&line, &mut analysis);
                    report(&analysis);
                }
                Some("bestmove") => {
                    let token =
                        words.next().ok_or_else(|| self.failure("its bestmove is empty"))?;
                    return Ok(with_choice(analysis, token));
                }
                _ => refuse_errors(&line)?,
            }
        }
    }
}

/// A line with a list behind it, if there is something in the list.
fn listed(line: String, word: &str, items: &[String]) -> String {
    if items.is_empty() { line } else { format!("{line} {word} {}", items.join(" ")) }
}

fn refuse_errors(line: &str) -> Result<(), PlayerError> {
    match line.strip_prefix("error ") {
        Some(error) => Err(PlayerError::Failed(format!("it says: {error}"))),
        None => Ok(()),
    }
}

/// The choice comes first, whatever was reported before.
fn with_choice(mut analysis: Analysis, token: &str) -> Analysis {
    let starts_so = |line: &TextLine| line.tokens.first().is_some_and(|first| first == token);
    if let Some(place) = analysis.lines.iter().position(starts_so) {
        analysis.lines[..=place].rotate_right(1);
    } else {
        let tokens = vec![token.to_owned()];
        analysis.lines.insert(0, TextLine { tokens, value: Value::Hundredths(0) });
    }
    analysis
}

impl Player for External {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        self.set_up(observation, budget)?;
        let Limits { depth, nodes, time } = budget.limits;
        let mut go = "go".to_owned();
        let millis = time.map(|time| time.as_millis().max(1) as u64);
        for (name, limit) in
            [("depth", depth.map(u64::from)), ("nodes", nodes), ("movetime", millis)]
        {
            if let Some(limit) = limit {
                go = format!("{go} {name} {limit}");
            }
        }
        self.send(&go)?;
        self.listen(&budget.limits, host, report)
    }

    fn new_game(&mut self) {
        // A program that has gone is noticed when it is asked to choose.
        let _gone_is_seen_later = self.send("uginewgame").and_then(|()| self.wait_until_ready());
    }
}

impl Drop for External {
    fn drop(&mut self) {
        let _gone = self.send("quit");
        let until = Instant::now() + Duration::from_secs(1);
        while Instant::now() < until {
            if let Ok(Some(_)) = self.process.try_wait() {
                return;
            }
            std::thread::sleep(GLANCE);
        }
        let _gone = self.process.kill();
        let _gone = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_written_as_they_are_read() {
        assert_eq!(read_spec("engine: ./a  b -c").unwrap().to_string(), "engine:./a b -c");
        assert_eq!(read_spec("level:3").unwrap().to_string(), "level:3");
        let message = |text| read_spec(text).unwrap_err().to_string();
        assert!(message("engine: ").starts_with("engine: needs a program"));
        assert!(message("best").ends_with(", engine:PROGRAM ARGUMENTS, network:FILE"));
    }
}
