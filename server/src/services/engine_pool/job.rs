//! A job for the engine: everything that is needed to think about it, on this machine or on another one.
//!
//! A job is data. What a side may know is in it as text, the [`Observation`], and nothing else of the match:
//! whoever carries a job or does it cannot learn what is hidden. It says how long to think and not until
//! when, because the clocks of machines differ.
//!
//! ```text
//!   {"id": "k7RtmW3xQz9e-12", "seed": 17, "question": {"kind": "move", "of": {"id": "…", "tick": 12},
//!    "observation": {"game": "rotary", "rules": "rotary", "side": "second", "seen": {…}},
//!    "player": "level:3", "time": 10000}}
//! ```
//!
//! Texts are read by the readers of the games and of the engine: a job that cannot be done says why.

use std::time::Duration;

use galds_engine::observation::{Observation, Seen};
use galds_engine::puzzles::Puzzle;
use galds_engine::registry;
use galds_engine::spec::PlayerSpec;
use galds_matches::{MatchId, Seat};
use rand::RngExt as _;
use serde::{Deserialize, Serialize};

use super::answer::JobError;
use crate::random;

/// The longest that anybody thinks about one job.
pub const LONGEST: Duration = Duration::from_secs(10);

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "WrittenJob", into = "WrittenJob")]
pub struct Job {
    /// Its name, by which it is cancelled and answered.
    pub id: String,
    /// On what the chances of the player depend.
    pub seed: u64,
    /// What is asked.
    pub question: Question,
}

/// What is asked of the engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which action this player chooses.
    Move {
        /// For which turn of which match.
        of: TurnOf,
        /// What its side may know.
        observation: Observation,
        /// Who chooses.
        player: PlayerSpec,
        /// How long it may think, at most [`LONGEST`].
        time: Duration,
    },
    /// What the best lines are worth.
    Analysis {
        /// What the side to act may know.
        observation: Observation,
        /// How many lines.
        lines: usize,
        /// How long to think, at most [`LONGEST`].
        time: Duration,
    },
    /// Whether an answer to a puzzle is right.
    Puzzle {
        /// The game.
        game: String,
        /// The puzzle.
        puzzle: Puzzle,
        /// What the solver did, with the replies.
        actions: Vec<String>,
    },
    /// Whether a position is a sound problem.
    Problem {
        /// The game.
        game: String,
        /// The text of the position.
        position: String,
    },
}

/// A turn of a match. An action that was chosen for another turn is refused by the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnOf {
    /// The match.
    pub id: MatchId,
    /// Its board, as [`galds_matches::MatchState::tick`] counts them.
    pub tick: u32,
}

/// For what somebody thinks. Each has places of its own, so that analyses do not keep computer players from
/// acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A computer player has to act.
    Move,
    /// Somebody wants to know something.
    Analysis,
}

impl Purpose {
    /// All of them.
    pub const ALL: [Purpose; 2] = [Purpose::Move, Purpose::Analysis];

    /// Its name in metrics and subjects.
    pub const fn name(self) -> &'static str {
        match self {
            Purpose::Move => "move",
            Purpose::Analysis => "analysis",
        }
    }
}

impl Job {
    /// A job with a name that nothing has, but for a move, which is named after its turn: two servers that want it
    /// ask for the same job. The same analysis has the same result each time, a computer player does not always play
    /// the same game.
    pub fn new(question: Question) -> Job {
        let (id, seed) = match &question {
            Question::Move { of, .. } => (format!("{}-{}", of.id, of.tick), rand::rng().random()),
            Question::Analysis { .. } | Question::Puzzle { .. } | Question::Problem { .. } => {
                (random::id(), 1)
            }
        };
        Job { id, seed, question }
    }

    /// For what it is.
    pub const fn purpose(&self) -> Purpose {
        match self.question {
            Question::Move { .. } => Purpose::Move,
            Question::Analysis { .. } | Question::Puzzle { .. } | Question::Problem { .. } => {
                Purpose::Analysis
            }
        }
    }
}

/// A job as it travels.
#[derive(Debug, Serialize, Deserialize)]
struct WrittenJob {
    id: String,
    seed: u64,
    question: WrittenQuestion,
}

/// Times are milliseconds.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum WrittenQuestion {
    Move { of: TurnOf, observation: WrittenObservation, player: String, time: u64 },
    Analysis { observation: WrittenObservation, lines: usize, time: u64 },
    Puzzle { game: String, puzzle: String, actions: Vec<String> },
    Problem { game: String, position: String },
}

#[derive(Debug, Serialize, Deserialize)]
struct WrittenObservation {
    game: String,
    rules: String,
    side: Seat,
    seen: WrittenSeen,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenSeen {
    Open { start: String, actions: Vec<String> },
    Hidden { view: String, record: Vec<String> },
}

impl From<Job> for WrittenJob {
    fn from(job: Job) -> WrittenJob {
        let question = match job.question {
            Question::Move { of, observation, player, time } => WrittenQuestion::Move {
                of,
                observation: observation.into(),
                player: player.to_string(),
                time: written_time(time),
            },
            Question::Analysis { observation, lines, time } => WrittenQuestion::Analysis {
                observation: observation.into(),
                lines,
                time: written_time(time),
            },
            Question::Puzzle { game, puzzle, actions } => {
                WrittenQuestion::Puzzle { game, puzzle: puzzle.to_string(), actions }
            }
            Question::Problem { game, position } => WrittenQuestion::Problem { game, position },
        };
        WrittenJob { id: job.id, seed: job.seed, question }
    }
}

impl TryFrom<WrittenJob> for Job {
    type Error = JobError;

    fn try_from(written: WrittenJob) -> Result<Job, JobError> {
        let question = match written.question {
            WrittenQuestion::Move { of, observation, player, time } => Question::Move {
                of,
                observation: observation.read()?,
                player: player.parse().map_err(JobError::unreadable)?,
                time: read_time(time),
            },
            WrittenQuestion::Analysis { observation, lines, time } => Question::Analysis {
                observation: observation.read()?,
                lines,
                time: read_time(time),
            },
            WrittenQuestion::Puzzle { game, puzzle, actions } => Question::Puzzle {
                game,
                puzzle: puzzle.parse().map_err(JobError::unreadable)?,
                actions,
            },
            WrittenQuestion::Problem { game, position } => Question::Problem { game, position },
        };
        Ok(Job { id: written.id, seed: written.seed, question })
    }
}

impl From<Observation> for WrittenObservation {
    fn from(observation: Observation) -> WrittenObservation {
        let seen = match observation.seen {
            Seen::Open { start, actions } => WrittenSeen::Open { start, actions },
            Seen::Hidden { view, record } => WrittenSeen::Hidden { view, record },
        };
        WrittenObservation {
            game: observation.game.to_owned(),
            rules: observation.rules,
            side: observation.side.into(),
            seen,
        }
    }
}

impl WrittenObservation {
    fn read(self) -> Result<Observation, JobError> {
        let entry = registry::find(&self.game).map_err(JobError::unreadable)?;
        let seen = match self.seen {
            WrittenSeen::Open { start, actions } => Seen::Open { start, actions },
            WrittenSeen::Hidden { view, record } => Seen::Hidden { view, record },
        };
        let (game, side) = (entry.about.name, self.side.into());
        Ok(Observation { game, rules: self.rules, side, seen })
    }
}

fn written_time(time: Duration) -> u64 {
    time.min(LONGEST).as_millis() as u64
}

fn read_time(time: u64) -> Duration {
    Duration::from_millis(time).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::levels::LevelNumber;
    use galds_engine::puzzles::shipped;
    use galds_games::core::Side;

    fn observation(game: &str) -> Observation {
        let mut table = galds_games::open(game, game).unwrap();
        let (_, legal) = table.legal();
        if let Some(token) = legal.first() {
            table.play_text(token).unwrap();
        }
        Observation::of(&*table, Side::Second)
    }

    #[test]
    fn jobs_of_every_kind_and_game_are_read_as_they_are_written() {
        for game in galds_games::SHELF {
            let (game, time) = (game.about.name, Duration::from_millis(700));
            let of = TurnOf { id: random::match_id(), tick: 1 };
            let player = PlayerSpec::level(LevelNumber::USUAL);
            let puzzle = shipped(game).swap_remove(0);
            for question in [
                Question::Move { of, observation: observation(game), player, time },
                Question::Analysis { observation: observation(game), lines: 3, time },
                Question::Problem { game: game.to_owned(), position: puzzle.position.clone() },
                Question::Puzzle { game: game.to_owned(), puzzle, actions: vec!["a".to_owned()] },
            ] {
                let job = Job::new(question);
                let written = serde_json::to_vec(&job).unwrap();
                assert_eq!(serde_json::from_slice::<Job>(&written).unwrap(), job);
            }
        }
    }

    #[test]
    fn a_job_that_names_no_game_or_player_is_refused_with_what_there_is() {
        let of = TurnOf { id: random::match_id(), tick: 1 };
        let player = PlayerSpec::level(LevelNumber::USUAL);
        let (observation, time) = (observation("rotary"), LONGEST);
        let job = Job::new(Question::Move { of, observation, player, time });
        let written = serde_json::to_string(&job).unwrap();
        for (right, wrong, said) in [
            (r#""game":"rotary""#, r#""game":"go""#, "there are no players for `go`"),
            ("level:3", "level:11", "levels are 1 to 10"),
        ] {
            let changed = written.replace(right, wrong);
            let error = serde_json::from_str::<Job>(&changed).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn nobody_thinks_longer_than_the_longest_whatever_a_job_says() {
        let observation = observation("rotary");
        let job = Job::new(Question::Analysis { observation, lines: 1, time: LONGEST });
        let written = serde_json::to_string(&job).unwrap().replace("10000", "99999999");
        let Question::Analysis { time, .. } =
            serde_json::from_str::<Job>(&written).unwrap().question
        else {
            panic!("another question")
        };
        assert_eq!(time, LONGEST);
    }
}
