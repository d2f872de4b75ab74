//! Tasks of the solitaire that people make themselves, on the lid or on the full board. A task is data that fits into a link: two
//! arrangements that somebody has laid out, or a shuffle by so many turns.

use galds_games::core::Rng;
use galds_games::core::scene::Scene;
use galds_games::intarzia::{self, Colouring, Solution, SolveError};
use galds_pictures::intarzia::layout;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{IntarziaError, choice, played};
use crate::puzzles::SeenVerdict;
use crate::secrecy::{Choice, SeenLayout};

/// The prover gives up when it holds so many arrangements: 16 bytes each, and some more while they are sorted.
const MOST_HELD: usize = 1_000_000;
/// How many turns a shuffle may have.
pub const MOST_SHUFFLED: u32 = 30;
/// The longest text of an arrangement: every point of the full board, with commas.
const LONGEST: usize = 200;

/// A board of the solitaire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = SolitaireBoard))]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// The 19 points in the lid of the box.
    Lid,
    /// All points of the board.
    Full,
}

impl Board {
    const fn is(self) -> intarzia::Board {
        match self {
            Board::Lid => intarzia::Board::Lid,
            Board::Full => intarzia::Board::Full,
        }
    }

    /// How many balls of each colour there may be in a shuffle, so that there is room to turn.
    pub const fn most_balls(self) -> u32 {
        match self {
            Board::Lid => 6,
            Board::Full => 15,
        }
    }
}

/// A task of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnTask {
    /// The board.
    pub board: Board,
    /// The arrangement at the beginning, `LIGHT DARK` with commas between points, such as `22,24 33,35`; left out in a shuffle.
    #[serde(default)]
    pub from: Option<String>,
    /// The arrangement that is wanted; left out in a shuffle.
    #[serde(default)]
    pub to: Option<String>,
    /// How it was shuffled instead: the beginning is drawn by the seed, and so are the turns that lead from it to what is wanted.
    #[serde(default)]
    pub shuffle: Option<Shuffle>,
}

/// A task by chance. The same numbers are the same task for ever: links hold nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// How many balls of each colour, 1 to 6 on the lid and 1 to 15 on the full board.
    pub balls: u32,
    /// How many turns, 1 to 30.
    pub turns: u32,
    /// The seed.
    pub seed: u32,
}

/// What is wanted of such a task.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTurns {
    /// The task.
    pub task: OwnTask,
    /// The turns made so far, each `PIVOT-K`.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Whether a way is wanted.
    #[serde(default)]
    pub give_up: bool,
    /// Whether only the number of turns is wanted, as whoever makes the task wants it.
    #[serde(default)]
    pub prove: bool,
    /// Whether it is being laid out: nothing has to fit yet, and nothing is proven.
    #[serde(default)]
    pub draft: bool,
}

impl OwnTurns {
    /// Whether the prover is needed, which takes a while: for whoever makes the task, gives up, or has just solved it.
    pub fn needs_proof(&self) -> bool {
        let is_solved = || {
            let Begun { from, to, .. } = self.task.begun(self.draft).ok()?;
            let (now, _) = played(self.task.board.is(), from, &self.actions).ok()?;
            Some(now == to)
        };
        !self.draft && (self.prove || self.give_up || is_solved() == Some(true))
    }
}

/// What is known about the fewest turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Minimum {
    /// The fewest turns, proven.
    pub proven: Option<usize>,
    /// So many are enough, by how it was shuffled, where nothing is proven.
    pub at_most: Option<usize>,
    /// So many are not enough, where nothing is proven.
    pub more_than: Option<usize>,
}

/// A task of somebody's own as it stands after some turns.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenOwnTask {
    /// What stood on the board at the beginning, `LIGHT DARK`.
    pub from: String,
    /// What stands there now.
    pub now: String,
    /// What is wanted.
    pub to: String,
    /// Where both lie, side by side: fields `from N` and `to N`.
    pub layout: SeenLayout,
    /// What is on both boards, with the last turn.
    pub scene: Scene,
    /// The turns that change something.
    pub choices: Vec<Choice>,
    /// Whether it is solved, or given up.
    pub verdict: SeenVerdict,
    /// How few turns are enough; present once it is solved or given up, and for whoever makes it.
    pub minimum: Option<Minimum>,
    /// A way, the shortest if it is proven; present once it is solved or given up, if one is known.
    pub way: Option<String>,
}

/// Why a task is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OwnTaskError {
    /// Neither two arrangements nor a shuffle, or both.
    #[error("a task has two arrangements, or how it was shuffled")]
    Form,
    /// An arrangement cannot be read.
    #[error("{0}")]
    Colouring(String),
    /// A shuffle with numbers that are not allowed.
    #[error("a shuffle has 1 to {0} balls of each colour and 1 to {1} turns")]
    Shuffle(u32, u32),
    /// Nothing has to be done, or there is nothing to be done it with.
    #[error("both boards look the same: there is nothing to do")]
    Same,
    /// The boards have other numbers of balls.
    #[error("both boards need the same number of light and of dark balls: turns change no numbers")]
    DifferentBalls,
    /// Nothing leads there.
    #[error("no turns lead from the first board to the second")]
    NoWay,
    /// Turns that cannot be made.
    #[error(transparent)]
    Turns(#[from] IntarziaError),
}

impl OwnTurns {
    /// The task after these turns.
    pub fn seen(self) -> Result<SeenOwnTask, OwnTaskError> {
        let board = self.task.board.is();
        let Begun { from, to, way } = self.task.begun(self.draft)?;
        let (now, last) = played(board, from, &self.actions)?;
        let is_solved = now == to && !self.draft;
        let is_told = is_solved || self.give_up;
        let verdict = match (is_solved, self.give_up) {
            (true, _) => SeenVerdict::Solved,
            (false, true) => SeenVerdict::GivenUp,
            (false, false) => SeenVerdict::Right,
        };
        let is_known = (is_told || self.prove) && !self.draft;
        let known = is_known.then(|| known(board, from, to, way)).transpose()?;
        let (minimum, way) = known.unzip();
        Ok(SeenOwnTask {
            from: from.to_string(),
            now: now.to_string(),
            to: to.to_string(),
            layout: SeenLayout::of(&layout(board)),
            scene: intarzia::scene(now, to, last),
            choices: intarzia::turns(board, now)
                .into_iter()
                .map(|(turn, _)| choice(turn))
                .collect(),
            verdict,
            minimum,
            way: way.flatten().filter(|_| is_told).map(|way| way.join(" ")),
        })
    }
}

/// Both ends of a task, and a way between them if one is known.
struct Begun {
    from: Colouring,
    to: Colouring,
    way: Option<Vec<String>>,
}

impl OwnTask {
    fn begun(&self, is_draft: bool) -> Result<Begun, OwnTaskError> {
        match (&self.from, &self.to, self.shuffle) {
            (Some(from), Some(to), None) => {
                let (from, to) = (self.read(from)?, self.read(to)?);
                if is_draft {
                    return Ok(Begun { from, to, way: None });
                }
                if from == to {
                    return Err(OwnTaskError::Same);
                }
                let balls = |one: Colouring| (one.light().len(), one.dark().len());
                if balls(from) != balls(to) {
                    return Err(OwnTaskError::DifferentBalls);
                }
                Ok(Begun { from, to, way: None })
            }
            (None, None, Some(shuffle)) => self.shuffled(shuffle),
            _ => Err(OwnTaskError::Form),
        }
    }

    fn read(&self, text: &str) -> Result<Colouring, OwnTaskError> {
        if text.len() > LONGEST {
            return Err(OwnTaskError::Form);
        }
        let read = Colouring::read(self.board.is(), text);
        read.map_err(|error| OwnTaskError::Colouring(error.to_string()))
    }

    /// Draws an arrangement and turns it about, never back to where it was.
    fn shuffled(&self, Shuffle { balls, turns, seed }: Shuffle) -> Result<Begun, OwnTaskError> {
        let most = self.board.most_balls();
        let wrong = OwnTaskError::Shuffle(most, MOST_SHUFFLED);
        if !(1..=most).contains(&balls) || !(1..=MOST_SHUFFLED).contains(&turns) {
            return Err(wrong);
        }
        let board = self.board.is();
        let mut rng = Rng::seeded(u64::from(seed));
        let mut points: Vec<String> = board.points().points().map(|p| p.to_string()).collect();
        let mut draw = || -> String {
            let drawn: Vec<String> =
                (0..balls).map(|_| points.swap_remove(rng.below(points.len()))).collect();
            drawn.join(",")
        };
        let from = self.read(&format!("{} {}", draw(), draw()))?;
        let (mut seen, mut way) = (vec![from], Vec::new());
        for _ in 0..turns {
            let mut next = intarzia::turns(board, seen[seen.len() - 1]);
            next.retain(|(_, reached)| !seen.contains(reached));
            if next.is_empty() {
                break;
            }
            let (turn, reached) = next.swap_remove(rng.below(next.len()));
            way.push(turn.to_string());
            seen.push(reached);
        }
        let to = seen[seen.len() - 1];
        if to == from { Err(OwnTaskError::NoWay) } else { Ok(Begun { from, to, way: Some(way) }) }
    }
}

/// What can be found out about the fewest turns, and a way if one is known.
fn known(
    board: intarzia::Board,
    from: Colouring,
    to: Colouring,
    way: Option<Vec<String>>,
) -> Result<(Minimum, Option<Vec<String>>), OwnTaskError> {
    match intarzia::solve(board, from, to, MOST_HELD, &mut |_| {}) {
        Ok(Solution::Shortest(turns)) => {
            let minimum = Minimum { proven: Some(turns.len()), ..Minimum::default() };
            Ok((minimum, Some(turns.iter().map(ToString::to_string).collect())))
        }
        Ok(Solution::None) => Err(OwnTaskError::NoWay),
        Err(SolveError::DifferentBalls { .. }) => Err(OwnTaskError::DifferentBalls),
        Err(SolveError::TooLarge { excluded, .. }) => {
            let at_most = way.as_ref().map(Vec::len);
            Ok((Minimum { proven: None, at_most, more_than: Some(excluded) }, way))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(task: OwnTask, actions: &[&str]) -> OwnTurns {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        OwnTurns { task, actions, give_up: false, prove: false, draft: false }
    }

    fn laid_out(board: Board, from: &str, to: &str) -> OwnTask {
        OwnTask { board, from: Some(from.to_owned()), to: Some(to.to_owned()), shuffle: None }
    }

    fn shuffled(board: Board, balls: u32, turns: u32, seed: u32) -> OwnTask {
        let shuffle = Some(Shuffle { balls, turns, seed });
        OwnTask { board, from: None, to: None, shuffle }
    }

    fn way_of(task: OwnTask) -> (Minimum, Vec<String>) {
        let seen = OwnTurns { give_up: true, ..asked(task, &[]) }.seen().unwrap();
        let way = seen.way.unwrap();
        (seen.minimum.unwrap(), way.split(' ').map(str::to_owned).collect())
    }

    #[test]
    fn a_task_that_is_laid_out_is_solved_by_its_proven_way_and_not_by_less() {
        let task = laid_out(Board::Lid, "32,45 11,31", "24,35 23,55");
        let (minimum, way) = way_of(task.clone());
        assert_eq!(minimum, Minimum { proven: Some(4), ..Minimum::default() });
        let turns: Vec<&str> = way.iter().map(String::as_str).collect();
        let before = asked(task.clone(), &turns[..3]).seen().unwrap();
        assert_eq!((before.verdict, before.minimum, before.way), (SeenVerdict::Right, None, None));
        let solved = asked(task.clone(), &turns).seen().unwrap();
        assert_eq!((solved.verdict, solved.minimum), (SeenVerdict::Solved, Some(minimum)));
        let made = OwnTurns { prove: true, ..asked(task, &[]) }.seen().unwrap();
        assert_eq!((made.minimum, made.way), (Some(minimum), None), "the way is not told");
    }

    #[test]
    fn a_shuffle_is_the_same_for_ever_and_needs_no_more_turns_than_it_has() {
        for board in [Board::Lid, Board::Full] {
            let task = shuffled(board, 3, 3, 7);
            let (minimum, way) = way_of(task.clone());
            assert!((1..=3).contains(&minimum.proven.unwrap()), "{minimum:?}");
            assert_eq!(way.len(), minimum.proven.unwrap());
            let [one, again] = [0, 1].map(|_| asked(task.clone(), &[]).seen().unwrap());
            assert_eq!((&one.from, &one.to), (&again.from, &again.to));
            let other = asked(shuffled(board, 3, 3, 8), &[]).seen().unwrap();
            assert_ne!((one.from, one.to), (other.from, other.to));
        }
        // Links of all times mean what they meant.
        let kept = asked(shuffled(Board::Lid, 3, 3, 7), &[]).seen().unwrap();
        assert_eq!(
            (kept.from.as_str(), kept.to.as_str()),
            ("42,54,55 13,24,44", "33,34,54 23,24,35")
        );
    }

    #[test]
    fn what_cannot_be_proven_has_bounds() {
        let (minimum, way) = way_of(shuffled(Board::Full, 12, 20, 1));
        assert_eq!((minimum.proven, minimum.at_most), (None, Some(20)));
        assert!(minimum.more_than.unwrap() >= 1, "{minimum:?}");
        assert_eq!(way.len(), 20, "the way of the shuffle");
    }

    #[test]
    fn what_is_no_task_is_refused_with_why() {
        let why = |task: OwnTask| asked(task, &[]).seen().unwrap_err();
        assert_eq!(why(laid_out(Board::Lid, "22 33", "22 33")), OwnTaskError::Same);
        assert_eq!(why(laid_out(Board::Lid, "22 33", "22,23 33")), OwnTaskError::DifferentBalls);
        let off = why(laid_out(Board::Lid, "22 91", "22 33"));
        assert!(off.to_string().contains("91"), "{off}");
        assert!(matches!(why(shuffled(Board::Lid, 7, 3, 1)), OwnTaskError::Shuffle(6, 30)));
        assert!(matches!(why(shuffled(Board::Full, 3, 31, 1)), OwnTaskError::Shuffle(15, 30)));
        let both = OwnTask { from: Some("22 33".to_owned()), ..shuffled(Board::Lid, 2, 2, 1) };
        assert_eq!(why(both), OwnTaskError::Form);
        let no_turn = asked(laid_out(Board::Lid, "22 33", "23 33"), &["99-1"]).seen().unwrap_err();
        assert_eq!(no_turn, IntarziaError::NoTurn("99-1".to_owned()).into());
        let draft = OwnTurns { draft: true, ..asked(laid_out(Board::Lid, "22 -", "22 33"), &[]) };
        assert!(draft.seen().is_ok(), "while it is laid out nothing has to fit");
    }
}
