//! The player that searches.

use galds_games::core::Table;

use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::registry::Resources;
use crate::search::{Found, Parameters, Searched, Settings, TranspositionTable, ValuedBy, think};

/// A player of one open game that searches as deep as its budget allows.
#[derive(Debug)]
pub struct Searcher<G> {
    transpositions: TranspositionTable,
    parameters: Parameters,
    valued_by: ValuedBy,
    endgames: bool,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Searched> Searcher<G> {
    /// A player with this much memory whose search has these parameters.
    pub fn new(resources: &Resources) -> Searcher<G> {
        Searcher {
            transpositions: TranspositionTable::with_mebibytes(resources.mebibytes),
            parameters: resources.parameters,
            valued_by: ValuedBy::Best,
            endgames: resources.endgames,
            game: std::marker::PhantomData,
        }
    }

    /// The same player, with positions valued by something else.
    #[must_use]
    pub fn valuing(self, valued_by: ValuedBy) -> Searcher<G> {
        Searcher { valued_by, ..self }
    }
}

impl<G: Searched> Player for Searcher<G> {
    fn name(&self) -> String {
        format!("galds {}", G::ABOUT.name)
    }

    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let table: Table<G> = observation.set_up()?;
        let Budget { limits, threads, lines, aim } = *budget;
        let Searcher { parameters, valued_by, endgames, .. } = *self;
        let settings = Settings { limits, threads, lines, aim, parameters, valued_by, endgames };
        let mut as_text = |found: &Found<G::Action>| report(&in_words(found));
        let found = think(&table, &settings, &self.transpositions, host, &mut as_text);
        if found.lines.is_empty() {
            return Err(PlayerError::NothingToChoose);
        }
        Ok(in_words(&found))
    }

    fn new_game(&mut self) {
        self.transpositions.clear();
    }
}

/// What was found, as text.
fn in_words<A: std::fmt::Display>(found: &Found<A>) -> Analysis {
    let lines = found.lines.iter().map(|line| TextLine {
        tokens: line.actions.iter().map(ToString::to_string).collect(),
        value: Value::of_score(line.score),
    });
    Analysis { lines: lines.collect(), depth: found.depth, nodes: found.nodes, time: found.time }
}
