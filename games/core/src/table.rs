//! A table at which one game is being played: its rules, its start and all actions so far.

use thiserror::Error;

use crate::scene::{Geometry, Identity, Scene, Sight};
use crate::{
    About, Explain, Game, Limit, Listing, Outcome, PerSide, Pick, Reason, ReasonForm, RuleSet,
    RulesAbout, Side, TooManyActions, Turn, Value, Viewer, Weighted, Workers, divide, perft,
};

/// The reason for which nothing is done after the end.
const OVER: &str = "table-over";

/// Why a table did not do what it was asked.
#[derive(Debug, Error)]
pub enum TableError {
    /// The position text cannot be read under these rules.
    #[error("{0}")]
    Position(Box<dyn Explain + Send + Sync>),
    /// The action text cannot be read, or the action is not legal.
    #[error("{0}")]
    Action(Box<dyn Explain + Send + Sync>),
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Outcome),
}

impl Explain for TableError {
    fn reason(&self) -> Reason {
        match self {
            TableError::Position(error) | TableError::Action(error) => error.reason(),
            TableError::Over(outcome) => {
                Reason::named(OVER, vec![("outcome", Value::text(outcome))])
            }
        }
    }

    /// Those of the table alone; each game lists its own.
    fn reasons() -> Vec<ReasonForm> {
        vec![ReasonForm::named(OVER, &["outcome"])]
    }
}

/// An action that was made, as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub token: String,
    /// Its book notation.
    pub book: String,
}

/// A game with its history. It sees the draw by repetition, which a position alone cannot.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    position: G::Position,
    past: Vec<Moment<G>>,
}

#[derive(Clone, Copy, Debug)]
struct Moment<G: Game> {
    before: G::Position,
    hash: u64,
    action: G::Action,
}

impl<G: Game> Table<G> {
    /// A table with the game at its start.
    pub fn new(game: G) -> Table<G> {
        let start = game.start();
        Table::at(game, start)
    }

    /// A table with the game at some position, which counts as its start.
    pub fn at(game: G, position: G::Position) -> Table<G> {
        Table { game, position, past: Vec::new() }
    }

    /// The game and its rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The position at which the table started.
    pub fn start(&self) -> &G::Position {
        self.past.first().map_or(&self.position, |moment| &moment.before)
    }

    /// Every action so far with the position before it.
    pub fn moments(&self) -> impl ExactSizeIterator<Item = (&G::Position, G::Action)> {
        self.past.iter().map(|moment| (&moment.before, moment.action))
    }

    /// Who has to act, with draws by repetition.
    pub fn turn(&self) -> Turn {
        let turn = self.game.turn(&self.position);
        // Without such draws nobody looks through the past.
        if matches!(turn, Turn::Over(_)) || self.game.repetition() == Limit::Off {
            return turn;
        }
        let is_drawn = self.game.repetition().reached(self.occurrences());
        if is_drawn { Turn::Over(Outcome::DRAW) } else { turn }
    }

    /// How often the present position has occurred, itself included.
    pub fn occurrences(&self) -> u32 {
        let hash = self.game.hash(&self.position);
        let now = self.game.without_counters(&self.position);
        let same = |moment: &&Moment<G>| {
            moment.hash == hash && self.game.without_counters(&moment.before) == now
        };
        1 + self.past.iter().filter(same).count() as u32
    }

    /// Makes an action if the game is on and it is legal.
    pub fn play(&mut self, action: G::Action) -> Result<(), TableError> {
        if let Turn::Over(outcome) = self.turn() {
            return Err(TableError::Over(outcome));
        }
        let before = self.position;
        let refused = |error| TableError::Action(Box::new(error));
        self.game.apply(&mut self.position, action).map_err(refused)?;
        self.past.push(Moment { before, hash: self.game.hash(&before), action });
        Ok(())
    }

    /// Makes an action that is known to be legal: it came from a list of those that are.
    #[cfg(feature = "learning")]
    pub(crate) fn play_listed(&mut self, action: G::Action) {
        let before = self.position;
        self.game.play(&mut self.position, action);
        self.past.push(Moment { before, hash: self.game.hash(&before), action });
    }

    /// Reads an action, as a token or in book notation.
    pub fn read_action(&self, text: &str) -> Result<G::Action, TableError> {
        if let Turn::Over(outcome) = self.turn() {
            return Err(TableError::Over(outcome));
        }
        self.game
            .read_action(&self.position, text)
            .map_err(|error| TableError::Action(Box::new(error)))
    }

    /// What a sight shows of the board, of the last action and of what is due.
    pub fn scene(&self, sight: Sight) -> Scene {
        let mut scene = self.game.scene(&self.game.view_by(&self.position, sight));
        let last = self.past.last();
        scene.last = last.map(|last| self.game.last_action(&last.before, last.action, sight));
        if let (Some(ended), Some(last)) = (&mut scene.ended, last)
            && ended.fields.is_empty()
        {
            ended.fields = self.game.decided_on(&last.before, last.action);
        }
        match (self.game.turn(&self.position), self.turn()) {
            (Turn::Over(_), _) => {}
            (_, Turn::Over(outcome)) => scene.end_by_repetition(outcome, self.occurrences()),
            _ => {}
        }
        scene
    }

    /// The scene of a viewer with what hidden pieces may be, as far as it can be worked out.
    pub fn marked_scene(&self, viewer: Viewer) -> Scene {
        let mut scene = self.scene(Sight::Of(viewer));
        for (field, kinds) in self.game.possible_kinds(self, viewer) {
            let hidden = |piece: &crate::scene::Piece| {
                piece.at.field == field && piece.identity == Identity::Hidden
            };
            if let Some(piece) = scene.pieces.iter_mut().find(|piece| hidden(piece)) {
                piece.identity = Identity::OneOf { kinds };
            }
        }
        scene
    }

    /// Takes back the last action and returns it.
    pub fn undo(&mut self) -> Option<G::Action> {
        let moment = self.past.pop()?;
        self.position = moment.before;
        Some(moment.action)
    }
}

/// A legal action as a player is shown it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableChoice {
    pub token: String,
    /// In book notation: the truth, which in hidden games is not for everybody.
    pub book: String,
    /// What is picked to make it, in order.
    pub picks: Vec<Pick>,
}

/// Any table, whatever the game: what the command line and the server hold.
///
/// [`Table`] is the only implementation; there is nothing to write for a new game.
pub trait AnyTable: Send + Sync {
    /// The game in a few words.
    fn about(&self) -> About;
    /// Its presets and options.
    fn rules_about(&self) -> RulesAbout;
    /// The rules text.
    fn rules_text(&self) -> String;
    /// Who has to act, with draws by repetition.
    fn turn(&self) -> Turn;
    /// How often the present position has occurred, itself included.
    fn occurrences(&self) -> u32;
    /// Starts anew from a position text.
    fn set_position(&mut self, text: &str) -> Result<(), TableError>;
    /// The position text: the truth.
    fn position_text(&self) -> String;
    /// The text of the position at which the table started.
    fn start_text(&self) -> String;
    /// What a viewer may know, as text.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The text of the view in which nothing is hidden ([`Sight::Everything`]).
    fn revealed_text(&self) -> String;
    /// The tokens of the legal actions, sorted bytewise.
    fn legal(&self) -> (Listing, Vec<String>);
    /// The results of chance by token, with weights.
    fn chances(&self) -> Vec<Weighted<String>>;
    /// The legal actions with everything by which a player knows and makes them.
    fn choices(&self) -> Vec<TableChoice>;
    /// Reads an action in any form and makes it.
    fn play_text(&mut self, text: &str) -> Result<Played, TableError>;
    /// How the game counts if `loser` gives it away now.
    fn given_away(&self, loser: Side) -> Outcome;
    /// What each side's position is worth by the book's own count, where the book has one.
    fn position_values(&self) -> Option<PerSide<u32>>;
    /// How many of these words the first action takes up.
    fn words_in_action(&self, words: &[&str]) -> usize;
    /// Takes back the last action; false if there is none.
    fn undo(&mut self) -> bool;
    /// Every action so far in book notation, as far as `viewer` may know it.
    fn past_for(&self, viewer: Viewer) -> Vec<String>;
    /// The last action in book notation, as far as `viewer` may know it.
    fn last_for(&self, viewer: Viewer) -> Option<String>;
    /// Every action so far with the turn before it: the truth.
    fn past(&self) -> Vec<(Turn, Played)>;
    /// The number of leaves `depth` levels below.
    fn perft(&self, depth: u32) -> Result<u64, TooManyActions>;
    /// The leaves below each action by token, sorted bytewise.
    fn divide(
        &self,
        depth: u32,
        workers: &dyn Workers,
    ) -> Result<Vec<(String, u64)>, TooManyActions>;
    /// The board without anything on it.
    fn geometry(&self) -> Geometry;
    /// What a sight shows ([`Table::scene`]).
    fn scene(&self, sight: Sight) -> Scene;
    /// The same for a viewer, with what hidden pieces may be ([`Table::marked_scene`]).
    fn marked_scene(&self, viewer: Viewer) -> Scene;
    /// A copy of the table.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
}

impl<G: Game> AnyTable for Table<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn rules_about(&self) -> RulesAbout {
        RulesAbout::of::<G::Rules>()
    }

    fn rules_text(&self) -> String {
        self.game.rules().text()
    }

    fn turn(&self) -> Turn {
        Table::turn(self)
    }

    fn occurrences(&self) -> u32 {
        Table::occurrences(self)
    }

    fn set_position(&mut self, text: &str) -> Result<(), TableError> {
        let unread = |error| TableError::Position(Box::new(error));
        self.position = self.game.read_position(text).map_err(unread)?;
        self.past.clear();
        Ok(())
    }

    fn position_text(&self) -> String {
        self.game.position_text(&self.position)
    }

    fn start_text(&self) -> String {
        self.game.position_text(self.start())
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.game.view_text(&self.game.view(&self.position, viewer))
    }

    fn revealed_text(&self) -> String {
        self.game.view_text(&self.game.view_by(&self.position, Sight::Everything))
    }

    fn legal(&self) -> (Listing, Vec<String>) {
        let (listing, actions) = self.legal_actions();
        let mut tokens: Vec<_> = actions.iter().map(ToString::to_string).collect();
        tokens.sort_unstable();
        (listing, tokens)
    }

    fn chances(&self) -> Vec<Weighted<String>> {
        let mut results = Vec::new();
        if !matches!(self.turn(), Turn::Over(_)) {
            self.game.chances(&self.position, &mut results);
        }
        let text =
            |w: &Weighted<G::Action>| Weighted { action: w.action.to_string(), weight: w.weight };
        results.iter().map(text).collect()
    }

    fn choices(&self) -> Vec<TableChoice> {
        let (_, actions) = self.legal_actions();
        let choice = |action: G::Action| TableChoice {
            token: action.to_string(),
            book: self.game.book(&self.position, action),
            picks: self.game.picks(&self.position, action),
        };
        actions.into_iter().map(choice).collect()
    }

    fn play_text(&mut self, text: &str) -> Result<Played, TableError> {
        let action = self.read_action(text)?;
        let before = self.position;
        self.play(action)?;
        Ok(Played { token: action.to_string(), book: self.game.book(&before, action) })
    }

    fn given_away(&self, loser: Side) -> Outcome {
        self.game.given_away(&self.position, loser)
    }

    fn position_values(&self) -> Option<PerSide<u32>> {
        self.game.position_values(&self.position)
    }

    fn words_in_action(&self, words: &[&str]) -> usize {
        G::words_in_action(words).clamp(1, words.len().max(1))
    }

    fn undo(&mut self) -> bool {
        Table::undo(self).is_some()
    }

    fn past_for(&self, viewer: Viewer) -> Vec<String> {
        let book = |moment: &Moment<G>| self.game.book_for(&moment.before, moment.action, viewer);
        self.past.iter().map(book).collect()
    }

    fn last_for(&self, viewer: Viewer) -> Option<String> {
        let moment = self.past.last()?;
        Some(self.game.book_for(&moment.before, moment.action, viewer))
    }

    fn past(&self) -> Vec<(Turn, Played)> {
        let played = |moment: &Moment<G>| {
            let book = self.game.book(&moment.before, moment.action);
            let played = Played { token: moment.action.to_string(), book };
            (self.game.turn(&moment.before), played)
        };
        self.past.iter().map(played).collect()
    }

    fn perft(&self, depth: u32) -> Result<u64, TooManyActions> {
        perft(&self.game, &self.position, depth)
    }

    fn divide(
        &self,
        depth: u32,
        workers: &dyn Workers,
    ) -> Result<Vec<(String, u64)>, TooManyActions> {
        let counts = divide(&self.game, &self.position, depth, workers)?;
        let mut texts: Vec<_> = counts.into_iter().map(|(a, n)| (a.to_string(), n)).collect();
        texts.sort_unstable();
        Ok(texts)
    }

    fn geometry(&self) -> Geometry {
        self.game.geometry()
    }

    fn scene(&self, sight: Sight) -> Scene {
        Table::scene(self, sight)
    }

    fn marked_scene(&self, viewer: Viewer) -> Scene {
        Table::marked_scene(self, viewer)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

impl<G: Game> Table<G> {
    fn legal_actions(&self) -> (Listing, Vec<G::Action>) {
        let mut actions = Vec::new();
        if let Turn::Over(_) = self.turn() {
            return (Listing::Complete, actions);
        }
        let listing = self.game.legal(&self.position, &mut actions);
        (listing, actions)
    }
}
