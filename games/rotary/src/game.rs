//! Rotary as a game of the shelf.

use galds_core::scene::{Geometry, LastAction, PhraseForm, Scene, Sight};
use galds_core::{About, Chance, Game, Information, Limit, Listing, Pick, SideName, Turn};

use crate::board::PointSet;
use crate::rules::Rules;
use crate::{Action, ActionError, Position, PositionError, position_text, scene, text};

/// Rotary under the rules that its players agreed on.
#[derive(Clone, Debug)]
pub struct Rotary {
    pub(crate) rules: Rules,
    pub(crate) centre: PointSet,
    /// The points one and two steps away from the centre.
    around_centre: [PointSet; 2],
    /// The points that are traps; the outside is not among them.
    pub(crate) traps: PointSet,
}

impl Rotary {
    /// The three points of the centre under these rules.
    pub fn centre(&self) -> PointSet {
        self.centre
    }

    /// The points one step and those two steps away from the centre.
    pub fn around_centre(&self) -> [PointSet; 2] {
        self.around_centre
    }
}

impl Game for Rotary {
    const ABOUT: About = About {
        name: "rotary",
        title: "Rotary",
        summary: "Turn whole rings of balls around empty points and fill the centre.",
        sides: [SideName { name: "Light", letter: 'w' }, SideName { name: "Dark", letter: 'b' }],
        information: Information::Open,
        chance: Chance::None,
    };

    const PHRASES: &'static [PhraseForm] = scene::PHRASES;

    type Rules = Rules;
    type Position = Position;
    type Action = Action;
    type View = Position;
    type ActionError = ActionError;
    type PositionError = PositionError;

    fn new(rules: Rules) -> Rotary {
        let centre = rules.centre.points();
        let traps = rules.traps.on_board(centre);
        let grown = |set: PointSet| set.points().fold(set, |grown, point| grown | point.ring());
        let (one, two) = (grown(centre), grown(grown(centre)));
        Rotary { rules, centre, around_centre: [one - centre, two - one], traps }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn start(&self) -> Position {
        self.start_position()
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
        self.make(position, action);
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), ActionError> {
        self.check_action(position, action)
    }

    fn position_text(&self, position: &Position) -> String {
        position_text::position_text(position)
    }

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        self.position_from(text)
    }

    fn book(&self, _before: &Position, action: Action) -> String {
        text::book(action)
    }

    fn parse_action(&self, position: &Position, text: &str) -> Result<Action, ActionError> {
        text::read_action(position.phase(), text)
    }

    fn words_in_action(words: &[&str]) -> usize {
        text::words_in_action(words)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn without_counters(&self, position: &Position) -> Position {
        Position { turns: 0, ..*position }
    }

    fn repetition(&self) -> Limit {
        self.rules.repetition
    }

    fn picks(&self, _position: &Position, action: Action) -> Vec<Pick> {
        match action {
            Action::Turn { pivot, k } => {
                vec![Pick::field(pivot), Pick::button(format!("turn {k}"))]
            }
            Action::Place(point) | Action::Choose(point) => vec![Pick::field(point)],
            Action::Offer(first, second) => vec![Pick::field(first), Pick::field(second)],
        }
    }

    fn geometry(&self) -> Geometry {
        scene::geometry()
    }

    fn scene(&self, view: &Position) -> Scene {
        scene::scene(self, view)
    }

    fn last_action(&self, before: &Position, action: Action, _sight: Sight) -> LastAction {
        scene::last_action(self, before, action)
    }
}
