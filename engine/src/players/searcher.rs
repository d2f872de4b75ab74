//! The player that searches.

use galds_games::core::Table;

use crate::host::Host;
use crate::player::{Effort, Player, PlayerError, TextLine, Thought, Value};
use crate::search::{Found, Memory, Searched, Settings, think};
use crate::sight::Sight;

/// A player of one open game that searches as deep as its effort allows.
#[derive(Debug)]
pub struct Searcher<G> {
    memory: Memory,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Searched> Searcher<G> {
    /// A player with a memory of about this many mebibytes.
    pub fn with_mebibytes(mebibytes: usize) -> Searcher<G> {
        Searcher { memory: Memory::with_mebibytes(mebibytes), game: std::marker::PhantomData }
    }
}

impl<G: Searched> Player for Searcher<G> {
    fn name(&self) -> String {
        format!("galds {}", G::ABOUT.name)
    }

    fn choose(
        &mut self,
        sight: &Sight,
        effort: &Effort,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let table: Table<G> = sight.set_up()?;
        let Effort { limits, threads, lines, aim } = *effort;
        let settings = Settings { limits, threads, lines, aim };
        let mut as_text = |found: &Found<G::Action>| report(&in_words(found));
        let found = think(&table, &settings, &self.memory, host, &mut as_text);
        if found.lines.is_empty() {
            return Err(PlayerError::NothingToChoose);
        }
        Ok(in_words(&found))
    }

    fn new_game(&mut self) {
        self.memory.clear();
    }
}

/// What was found, as text.
fn in_words<A: std::fmt::Display>(found: &Found<A>) -> Thought {
    let lines = found.lines.iter().map(|line| TextLine {
        tokens: line.actions.iter().map(ToString::to_string).collect(),
        value: Value::of_score(line.score),
    });
    Thought { lines: lines.collect(), depth: found.depth, nodes: found.nodes, time: found.time }
}
