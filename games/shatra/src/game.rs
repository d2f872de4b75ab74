//! Shatra as a game of the shelf.

use galds_core::scene::{FieldId, Geometry, LastAction, PhraseForm, Scene, Sight};
use galds_core::{About, Chance, Game, Information, Limit, Listing, Pick, SideName, Turn};

use crate::men::Figure;
use crate::move_gen::MoveGen;
use crate::rules::Rules;
use crate::series::Series;
use crate::{Action, ActionError, Position, PositionError, position_text, scene, text};

/// Shatra under the rules that its players agreed on.
#[derive(Clone, Debug)]
pub struct Shatra {
    pub(crate) rules: Rules,
}

impl Game for Shatra {
    const ABOUT: About = About {
        name: "shatra",
        title: "Shatra",
        summary: "Drop your reserve from the fortress, capture as in draughts, and take the enemy's biy.",
        sides: [SideName { name: "White", letter: 'w' }, SideName { name: "Black", letter: 'b' }],
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

    fn new(rules: Rules) -> Shatra {
        Shatra { rules }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn start(&self) -> Position {
        Position::start()
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
        position_text::read_position(text)
    }

    fn book(&self, _before: &Position, action: Action) -> String {
        text::book(action)
    }

    fn parse_action(&self, _position: &Position, text: &str) -> Result<Action, ActionError> {
        text::read_action(text)
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

    fn picks(&self, position: &Position, action: Action) -> Vec<Pick> {
        match action {
            Action::Move { from, to, promotion } => {
                let mut picks = vec![Pick::field(from), Pick::field(to)];
                picks.extend(promotion.map(figure_button));
                picks
            }
            Action::Capture(series) => {
                let mut picks = vec![Pick::field(series.from())];
                for (to, promotion) in series.steps() {
                    picks.push(Pick::field(to));
                    picks.extend(promotion.map(figure_button));
                }
                if self.could_go_on(position, &series) {
                    picks.push(Pick::button("stop"));
                }
                picks
            }
            Action::Promotion { on, figure } => vec![Pick::field(on), figure_button(figure)],
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

    fn decided_on(&self, before: &Position, action: Action) -> Vec<FieldId> {
        scene::decided_on(self, before, action)
    }
}

fn figure_button(figure: Figure) -> Pick {
    Pick::button(figure.kind().name())
}

impl Shatra {
    /// Whether a series ends where the man could have captured on.
    fn could_go_on(&self, position: &Position, series: &Series) -> bool {
        let mut goes_on = false;
        let generator = MoveGen::new(self, position);
        generator.each_series(series.from(), &mut |longer| goes_on |= series.goes_on_in(&longer));
        goes_on
    }
}
