//! Problems that people compose: what may be published, and who may withdraw it.

use galds_engine::puzzles::{Puzzle, shipped};
use galds_games::core::scene::{Scene, Sight};
use galds_games::core::{AnyTable, Value, explained};
use galds_matches::PlayerId;
use galds_matches::clock::Moment;
use galds_matches::puzzles::SeenVerdict;
use thiserror::Error;

use super::engine_pool::FoundKeys;
use crate::problem::{Forbidden, Problem};
use crate::storage::{
    Composition, NewComposition, Person, Publication, PuzzleName, SolutionMark, Store, StoreError,
};
use crate::words::{Lines, tidied};

/// The longest title, in characters.
pub const LONGEST_TITLE: usize = 80;
/// How many problems of one person are published at a time.
pub const MOST_PROBLEMS: u32 = 200;

/// Why a problem is not published or not withdrawn.
#[derive(Clone, Debug, Error)]
pub enum CompositionError {
    /// The title is empty or too long.
    #[error("a title has 1 to {LONGEST_TITLE} characters")]
    Title,
    /// Nothing wins by force.
    #[error("no forced win in four moves was found; a problem needs one")]
    NoKey,
    /// Several first actions win equally fast.
    #[error("several first moves win equally fast; a problem needs a single key")]
    SeveralKeys,
    /// The prover could not settle whether something else wins, too.
    #[error("another move seems to win, too, and the prover could not settle it")]
    Unproven,
    /// The position is that of a puzzle of the program.
    #[error(
        "this is the position of puzzle {0}, which comes with the program; a problem needs a position of its own"
    )]
    Puzzle(u32),
    /// The position was published before.
    #[error("this position is published already")]
    Known,
    /// The author has published as many as one may.
    #[error("you can publish at most {MOST_PROBLEMS} problems; please withdraw one first")]
    Full,
    /// Only its author may withdraw it.
    #[error("only the author of a problem may withdraw it")]
    NotYours,
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

explained! {
    CompositionError in "composition" {
        Title with { most: Value::from(LONGEST_TITLE) },
        NoKey,
        SeveralKeys,
        Unproven,
        Puzzle(number: Value::from(*number)),
        Known,
        Full with { most: Value::from(MOST_PROBLEMS) },
        NotYours as "forbidden-not-your-problem",
        Store(error) => error as StoreError,
    }
}

impl From<CompositionError> for Problem {
    fn from(error: CompositionError) -> Problem {
        let code = match error {
            CompositionError::Store(error) => return error.into(),
            CompositionError::NotYours => return Problem::Forbidden(Forbidden::NotYourProblem),
            CompositionError::Title => "title",
            CompositionError::NoKey => "no_key",
            CompositionError::SeveralKeys => "several_keys",
            CompositionError::Unproven => "unproven",
            CompositionError::Puzzle(_) => "puzzle",
            CompositionError::Known => "known",
            CompositionError::Full => "full",
        };
        Problem::unprocessable(code, &error)
    }
}

/// A position with its title, as its author wants it published.
#[derive(Clone, Debug)]
pub struct Draft {
    pub game: String,
    pub rules: String,
    pub position: String,
    /// As [`title`] has made it.
    pub title: String,
}

/// A title as it is kept: one line, without what cannot be seen.
pub fn title(written: &str) -> Result<String, CompositionError> {
    let title = tidied(written, Lines::One);
    let length = title.chars().take(LONGEST_TITLE + 1).count();
    if (1..=LONGEST_TITLE).contains(&length) { Ok(title) } else { Err(CompositionError::Title) }
}

/// The only key of a position with the number of own actions it needs, or why there is none.
pub fn only_key(found: &FoundKeys) -> Result<(&str, u32), CompositionError> {
    match &found.keys[..] {
        [] if found.is_open => Err(CompositionError::Unproven),
        [] => Err(CompositionError::NoKey),
        [(_, first), (_, second), ..] if first == second => Err(CompositionError::SeveralKeys),
        _ if found.is_open => Err(CompositionError::Unproven),
        [(token, actions), ..] => Ok((token, *actions)),
    }
}

/// Refuses a position that a puzzle of the program has. How many actions were made before counts for nothing: what is on the board, and
/// whose turn it is, does.
pub fn is_new(game: &str, table: &dyn AnyTable) -> Result<(), CompositionError> {
    let Some(mut other) = galds_games::open(game, &table.rules_text()).ok() else { return Ok(()) };
    let own = table.scene(Sight::Everything);
    let mut is_same = |puzzle: &Puzzle| {
        let is_laid_out = other.set_position(&puzzle.position).is_ok();
        is_laid_out && table.turn() == other.turn() && alike(&own, &other.scene(Sight::Everything))
    };
    match shipped(game).iter().position(&mut is_same) {
        Some(place) => Err(CompositionError::Puzzle(u32::try_from(place).unwrap_or(0) + 1)),
        None => Ok(()),
    }
}

/// Whether two scenes have the same on their boards and beside them.
fn alike(one: &Scene, other: &Scene) -> bool {
    (&one.pieces, &one.hand, &one.areas) == (&other.pieces, &other.hand, &other.areas)
}

/// Publishes a position about which the prover has found this; answers with its number.
pub async fn publish(
    store: &dyn Store,
    author: &Person,
    draft: Draft,
    found: &FoundKeys,
    at: Moment,
) -> Result<u32, CompositionError> {
    let (key, actions) = only_key(found)?;
    let Draft { game, rules, position, title } = draft;
    let (key, author) = (key.to_owned(), author.id.clone());
    let problem = NewComposition { game, rules, title, position, actions, key, author, at };
    match store.publish(problem, MOST_PROBLEMS).await? {
        Publication::Published(number) => Ok(number),
        Publication::Known => Err(CompositionError::Known),
        Publication::Full => Err(CompositionError::Full),
    }
}

/// Withdraws a problem for its author; false if there is none.
pub async fn withdraw(
    store: &dyn Store,
    author: &Person,
    name: PuzzleName,
    at: Moment,
) -> Result<bool, CompositionError> {
    let Some(problem) = store.composition(name.clone()).await? else { return Ok(false) };
    if problem.author.is_none_or(|found| found.id != author.id) {
        return Err(CompositionError::NotYours);
    }
    Ok(store.withdraw_composition(name, at).await?)
}

/// Notes that somebody with an account has come to know the solution. Its author has always known it.
pub async fn note_verdict(
    store: &dyn Store,
    problem: &Composition,
    solver: Option<PlayerId>,
    verdict: SeenVerdict,
    at: Moment,
) -> Result<(), StoreError> {
    let Some(PlayerId::Person(person)) = solver else { return Ok(()) };
    let mark = match verdict {
        SeenVerdict::Solved => SolutionMark::Found,
        SeenVerdict::GivenUp => SolutionMark::Shown,
        SeenVerdict::Right | SeenVerdict::Wrong => return Ok(()),
    };
    if problem.author.as_ref().is_some_and(|author| author.id == person) {
        return Ok(());
    }
    store.mark_composition(problem.name.clone(), person, mark, at).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(keys: &[(&str, u32)], is_open: bool) -> FoundKeys {
        let keys = keys.iter().map(|(token, actions)| ((*token).to_owned(), *actions)).collect();
        FoundKeys { keys, is_open }
    }

    #[test]
    fn only_a_key_that_is_proven_to_be_the_only_one_is_taken() {
        let code = |keys: &[(&str, u32)], is_open| match only_key(&found(keys, is_open)) {
            Ok((token, actions)) => format!("{token} {actions}"),
            Err(error) => Problem::from(error).code().to_owned(),
        };
        assert_eq!(code(&[("a", 2)], false), "a 2");
        assert_eq!(code(&[("a", 2), ("b", 3)], false), "a 2");
        assert_eq!(code(&[("a", 2), ("b", 2)], false), "several_keys");
        assert_eq!(code(&[], false), "no_key");
        assert_eq!(code(&[("a", 2)], true), "unproven");
        assert_eq!(code(&[], true), "unproven");
    }

    #[test]
    fn titles_are_one_line_that_can_be_seen() {
        assert_eq!(title("  The\u{202e} last\nball ").unwrap(), "The lastball");
        for wrong in ["", " \u{200b} ", &"x".repeat(LONGEST_TITLE + 1)] {
            assert!(matches!(title(wrong), Err(CompositionError::Title)), "{wrong:?}");
        }
        assert!(title(&"ž".repeat(LONGEST_TITLE)).is_ok());
    }
}
