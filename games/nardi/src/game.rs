//! Nardi as a game of the shelf.

use galds_core::hosting::Hosting;
use galds_core::scene::{Geometry, LastAction, PhraseForm, Scene, Sight};
use galds_core::{
    About, Chance, Game, Information, Listing, Outcome, PerftRole, Pick, Side, SideName, Turn,
    Weighted,
};

use crate::plays::MoveGen;
use crate::position::Phase;
use crate::roll::{Opening, Roll};
use crate::{Action, ActionError, Position, PositionError, Rules, hosting, picks, scene, text};

/// Nardi under the rules that its players agreed on.
#[derive(Clone, Debug)]
pub struct Nardi {
    pub(crate) rules: Rules,
}

impl Game for Nardi {
    const ABOUT: About = About {
        name: "nardi",
        title: "Nardi",
        summary: "Race fifteen checkers home with two dice, hit those that stand alone, and bear off first.",
        sides: [SideName { name: "White", letter: 'w' }, SideName { name: "Black", letter: 'b' }],
        information: Information::Open,
        chance: Chance::Dice,
    };

    const HOSTING: Hosting = hosting::HOSTING;
    const PHRASES: &'static [PhraseForm] = scene::PHRASES;

    type Rules = Rules;
    type Position = Position;
    type Action = Action;
    type View = Position;
    type ActionError = ActionError;
    type PositionError = PositionError;

    fn new(rules: Rules) -> Nardi {
        Nardi { rules }
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
        match position.phase {
            Phase::Open | Phase::Roll => None,
            Phase::Dice(roll) => Some(MoveGen::at(position).count(roll)),
            Phase::Double | Phase::Over => Some(0),
        }
    }

    fn play(&self, position: &mut Position, action: Action) {
        self.make(position, action);
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), ActionError> {
        self.check_action(position, action)
    }

    fn chances(&self, position: &Position, results: &mut Vec<Weighted<Action>>) {
        results.clear();
        match position.phase {
            Phase::Open => results.extend(
                Opening::all()
                    .map(|opening| Weighted { action: Action::Opening(opening), weight: 1 }),
            ),
            Phase::Roll => results.extend(
                Roll::all()
                    .map(|roll| Weighted { action: Action::Roll(roll), weight: roll.weight() }),
            ),
            Phase::Double | Phase::Dice(_) | Phase::Over => {}
        }
    }

    fn position_text(&self, position: &Position) -> String {
        self.text_of(position)
    }

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        self.position_from(text)
    }

    fn book(&self, before: &Position, action: Action) -> String {
        text::book(before, action)
    }

    fn parse_action(&self, position: &Position, text: &str) -> Result<Action, ActionError> {
        self.action_from(position, text)
    }

    fn words_in_action(words: &[&str]) -> usize {
        text::words_in_action(words)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn without_counters(&self, position: &Position) -> Position {
        *position
    }

    /// A single game is lost plainly, at what the cube stands at; a match is lost as a whole.
    fn given_away(&self, position: &Position, loser: Side) -> Outcome {
        let mut points = position.score().points;
        points[loser.other()] = match self.rules.match_length {
            0 => position.stake(),
            length => u32::from(length),
        };
        let [white, black] = points.0;
        Outcome::score(white, black)
    }

    fn perft_role(&self, action: Action) -> PerftRole {
        match action {
            Action::Opening(_) | Action::Roll(_) => PerftRole::Free,
            Action::Play(_) => PerftRole::Level,
            Action::Double | Action::Take | Action::Drop => PerftRole::LeftOut,
        }
    }

    fn picks(&self, position: &Position, action: Action) -> Vec<Pick> {
        picks::picks(position, action)
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
