//! The contract that every game fulfils.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::hosting::Hosting;
use crate::scene::{FieldId, Geometry, LastAction, PhraseForm, Scene, Sight};
use crate::{
    About, Explain, Limit, Outcome, PerSide, Pick, RuleSet, Side, Table, Turn, Viewer,
    plain_notation,
};

/// Whether a list of legal actions is the whole list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Every legal action is in the list, each once.
    Complete,
    /// There are far too many to list (secret set-ups); the list holds legal examples.
    Examples,
}

/// A result of chance and how often it comes, relative to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighted<A> {
    pub action: A,
    pub weight: u32,
}

/// How an action counts in perft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerftRole {
    /// It uses up one level of depth.
    Level,
    /// It branches without using up depth (a roll of the dice).
    Free,
    /// It is not counted at all (the doubling cube).
    LeftOut,
}

/// A game under the rules that its players agreed on.
///
/// A value of the implementing type is such an agreement; positions are plain data read in its
/// light. All methods are pure. Positions are small and [`Copy`]: to take an action back, keep the
/// position from before.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The game in a few words.
    const ABOUT: About;

    /// What hosts of matches have to know of it beyond its rules.
    const HOSTING: Hosting = Hosting::USUAL;

    /// Everything that its scenes say: what is due and why it ended. That a position was repeated is said for every game
    /// ([`PhraseForm::REPETITION`]).
    const PHRASES: &'static [PhraseForm];

    /// The options that can be chosen before the game.
    type Rules: RuleSet;
    /// The whole truth about a moment of the game, less the history that only repetition needs.
    type Position: Copy + Eq + Debug + Send + Sync + 'static;
    /// One thing that a side or chance does. Its `Display` is its token.
    type Action: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;
    /// What one viewer may know. For open games it is the position itself; for hidden games it is
    /// the only thing that may leave the program.
    type View: ViewOf<Self>;
    /// Why an action was refused, or an action text not understood.
    type ActionError: Explain + Clone + Eq + Send + Sync + 'static;
    /// Why a position text was refused.
    type PositionError: Explain + Clone + Eq + Send + Sync + 'static;

    /// The game under these rules (which [`RuleSet::check`] has passed).
    fn new(rules: Self::Rules) -> Self;

    /// The rules it was made with.
    fn rules(&self) -> &Self::Rules;

    /// The position before the first action.
    fn start(&self) -> Self::Position;

    /// Who has to act. Draws by repetition are seen by [`crate::Table`], which knows the history.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// Puts the legal actions into `actions`, which is emptied first; none when the game is over.
    fn legal(&self, position: &Self::Position, actions: &mut Vec<Self::Action>) -> Listing;

    /// How many of the legal actions count as a level in perft; games override it to count in bulk.
    /// `None` when they cannot be listed, or when some branch without using up depth.
    fn count(&self, position: &Self::Position, scratch: &mut Vec<Self::Action>) -> Option<u64> {
        match self.legal(position, scratch) {
            Listing::Complete => Some(scratch.len() as u64),
            Listing::Examples => None,
        }
    }

    /// Makes an action that is known to be legal. With any other the result is unspecified (but
    /// there is no panic on release builds and never anything unsafe).
    fn play(&self, position: &mut Self::Position, action: Self::Action);

    /// Says why an action is not legal, if it is not.
    fn check(
        &self,
        position: &Self::Position,
        action: Self::Action,
    ) -> Result<(), Self::ActionError>;

    /// Makes an action if it is legal; otherwise leaves the position as it is and says why.
    fn apply(
        &self,
        position: &mut Self::Position,
        action: Self::Action,
    ) -> Result<(), Self::ActionError> {
        self.check(position, action)?;
        self.play(position, action);
        Ok(())
    }

    /// The results of chance with their weights, when the turn is chance's or may become so.
    fn chances(&self, position: &Self::Position, results: &mut Vec<Weighted<Self::Action>>) {
        let _ = position;
        results.clear();
    }

    /// What `viewer` may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View {
        Self::View::of(self, position, viewer)
    }

    /// What `viewer` sees when nothing is hidden any more, as after the end of a match. Where nothing is
    /// ever hidden this is [`Game::view`].
    fn revealed_view(&self, position: &Self::Position, viewer: Viewer) -> Self::View {
        Self::View::revealed(self, position, viewer)
    }

    /// What a sight shows: the view of a viewer, or everything.
    fn view_by(&self, position: &Self::Position, sight: Sight) -> Self::View {
        match sight {
            Sight::Of(viewer) => self.view(position, viewer),
            Sight::Everything => self.revealed_view(position, Viewer::Spectator),
        }
    }

    /// The text of a view.
    fn view_text(&self, view: &Self::View) -> String {
        view.text(self)
    }

    /// The text of a position: the truth, for records and tests.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Reads a position text under these rules.
    fn read_position(&self, text: &str) -> Result<Self::Position, Self::PositionError>;

    /// The book notation of an action that is legal in `before`.
    fn book(&self, before: &Self::Position, action: Self::Action) -> String;

    /// The book notation as far as `viewer` may know it.
    fn book_for(&self, before: &Self::Position, action: Self::Action, viewer: Viewer) -> String {
        let _ = viewer;
        self.book(before, action)
    }

    /// Reads a token or a book form of an action, which need not be legal. The text has been through
    /// [`plain_notation`]; the position says what is meant where a form is short.
    fn parse_action(
        &self,
        position: &Self::Position,
        text: &str,
    ) -> Result<Self::Action, Self::ActionError>;

    /// Reads a token or a book form of an action that is legal in `position`.
    fn read_action(
        &self,
        position: &Self::Position,
        text: &str,
    ) -> Result<Self::Action, Self::ActionError> {
        let action = self.parse_action(position, &plain_notation(text))?;
        self.check(position, action)?;
        Ok(action)
    }

    /// How many of these words (at least one is there) the first action takes up: book forms may
    /// contain spaces. Judged by the look of the words alone.
    fn words_in_action(words: &[&str]) -> usize {
        let _ = words;
        1
    }

    /// A 64-bit hash of everything but the counters: equal positions have equal hashes.
    fn hash(&self, position: &Self::Position) -> u64;

    /// The position with its counters at zero: two positions are the same for repetition when these
    /// are equal.
    #[must_use]
    fn without_counters(&self, position: &Self::Position) -> Self::Position;

    /// After how many occurrences of a position the game is drawn.
    fn repetition(&self) -> Limit {
        Limit::Off
    }

    /// How a game counts that `loser` gives away here: by resigning, by time, by leaving. That it can
    /// be given away is a matter of matches; what it is then worth stands in the books.
    fn given_away(&self, position: &Self::Position, loser: Side) -> Outcome {
        let _ = position;
        Outcome::win(loser.other(), 1)
    }

    /// What each side's position is worth by the book's own count, where the book has one.
    fn position_values(&self, position: &Self::Position) -> Option<PerSide<u32>> {
        let _ = position;
        None
    }

    /// How an action counts in perft.
    fn perft_role(&self, action: Self::Action) -> PerftRole {
        let _ = action;
        PerftRole::Level
    }

    /// What a person touches to make an action that is legal in `position`.
    fn picks(&self, position: &Self::Position, action: Self::Action) -> Vec<Pick>;

    /// The board without anything on it: one for all positions under these rules.
    fn geometry(&self) -> Geometry;

    /// What is on the board and what is due or why it ended, as `view` shows it. The last action is left out, and with it
    /// draws by repetition: [`Table::scene`] adds them.
    fn scene(&self, view: &Self::View) -> Scene;

    /// What a sight shows of an action that is legal in `before`, step by step.
    fn last_action(
        &self,
        before: &Self::Position,
        action: Self::Action,
        sight: Sight,
    ) -> LastAction;

    /// The fields on which an action, legal in `before`, has decided the game, where the position after it does not show
    /// them any more: what stood there is gone.
    fn decided_on(&self, before: &Self::Position, action: Self::Action) -> Vec<FieldId> {
        let _ = (before, action);
        Vec::new()
    }

    /// What the hidden pieces on fields may be, as far as `viewer` can work it out from all that it saw. Where nothing is
    /// hidden there is nothing to say.
    fn possible_kinds(&self, table: &Table<Self>, viewer: Viewer) -> Vec<(FieldId, Vec<String>)> {
        let _ = (table, viewer);
        Vec::new()
    }
}

/// What a viewer may know of a game `G`.
///
/// Of an open game everybody may know everything, so its position is its view: a game with
/// `type View = Position` has nothing more to say about views. A hidden game implements this for a type of
/// its own, which holds no more than its viewer may know.
pub trait ViewOf<G: Game>: Clone + Eq + Debug + Send + Sync + 'static {
    /// What `viewer` may know.
    fn of(game: &G, position: &G::Position, viewer: Viewer) -> Self;

    /// What `viewer` sees when nothing is hidden any more.
    fn revealed(game: &G, position: &G::Position, viewer: Viewer) -> Self;

    /// The text of the view.
    fn text(&self, game: &G) -> String;
}

impl<G: Game> ViewOf<G> for G::Position {
    fn of(_game: &G, position: &G::Position, _viewer: Viewer) -> G::Position {
        *position
    }

    fn revealed(_game: &G, position: &G::Position, _viewer: Viewer) -> G::Position {
        *position
    }

    fn text(&self, game: &G) -> String {
        game.position_text(self)
    }
}
