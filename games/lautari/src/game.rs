//! Lautari as a game of the shelf.

use galds_core::hosting::Hosting;
use galds_core::scene::{Geometry, LastAction, PhraseForm, Scene, Sight};
use galds_core::{
    About, Chance, Game, Information, Limit, Listing, Outcome, PerSide, Pick, Side, SideName, Turn,
};

use crate::rating::position_value;
use crate::{Action, ActionError, Position, PositionError, Rules, hosting, scene, text};

/// Lautari under the rules that its players agreed on.
#[derive(Clone, Debug)]
pub struct Lautari {
    pub(crate) rules: Rules,
}

impl Lautari {
    /// The symmetry of the game: colours and seats exchanged.
    pub fn mirrored(&self, position: &Position) -> Option<Position> {
        Some(position.mirrored())
    }
}

impl Game for Lautari {
    const ABOUT: About = About {
        name: "lautari",
        title: "Lautari",
        summary: "Convert your pieces and take the centre of a round board.",
        sides: [SideName { name: "White", letter: 'w' }, SideName { name: "Black", letter: 'b' }],
        information: Information::Open,
        chance: Chance::None,
    };

    const HOSTING: Hosting = hosting::HOSTING;
    const PHRASES: &'static [PhraseForm] = scene::PHRASES;

    type Rules = Rules;
    type Position = Position;
    type Action = Action;
    type View = Position;
    type ActionError = ActionError;
    type PositionError = PositionError;

    fn new(rules: Rules) -> Lautari {
        Lautari { rules }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn start(&self) -> Position {
        Position::START
    }

    fn turn(&self, position: &Position) -> Turn {
        self.turn_of(position)
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) -> Listing {
        self.list(position, actions);
        Listing::Complete
    }

    fn count(&self, position: &Position, _scratch: &mut Vec<Action>) -> Option<u64> {
        Some(self.count_actions(position))
    }

    fn play(&self, position: &mut Position, action: Action) {
        position.make(action);
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), ActionError> {
        self.check_action(position, action)
    }

    fn position_text(&self, position: &Position) -> String {
        position.text()
    }

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        Position::read(text)
    }

    fn book(&self, _before: &Position, action: Action) -> String {
        action.book()
    }

    fn parse_action(&self, position: &Position, text: &str) -> Result<Action, ActionError> {
        text::read_action(position, text)
    }

    fn words_in_action(words: &[&str]) -> usize {
        text::words_in_action(words)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn without_counters(&self, position: &Position) -> Position {
        Position { quiet: 0, ..*position }
    }

    fn repetition(&self) -> Limit {
        self.rules.repetition
    }

    fn given_away(&self, _position: &Position, loser: Side) -> Outcome {
        Outcome::win(loser.other(), 2)
    }

    fn position_values(&self, position: &Position) -> Option<PerSide<u32>> {
        Some(PerSide(Side::BOTH.map(|side| position_value(position, side))))
    }

    fn picks(&self, _position: &Position, action: Action) -> Vec<Pick> {
        match action {
            Action::Move(step) => vec![Pick::field(step.from), Pick::field(step.to)],
            Action::Scout(field) => vec![Pick::field(field), Pick::button("Scout")],
            // The Guard may capture on the same field, so the field alone would not do.
            Action::Revive { guard, .. } => vec![Pick::field(guard), Pick::button("revive")],
        }
    }

    fn geometry(&self) -> Geometry {
        scene::geometry()
    }

    fn scene(&self, view: &Position) -> Scene {
        scene::scene(self, view)
    }

    fn last_action(&self, before: &Position, action: Action, _sight: Sight) -> LastAction {
        scene::last_action(before, action)
    }
}
