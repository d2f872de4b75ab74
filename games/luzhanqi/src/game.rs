//! Luzhanqi as a game of the shelf.

use galds_core::hosting::{Hosting, SetUp};
use galds_core::scene::{FieldId, Geometry, LastAction, PhraseForm, Scene, Sight};
use galds_core::{About, Chance, Game, Information, Listing, Pick, SideName, Table, Turn, Viewer};

use crate::board::{Node, NodeSet};
use crate::move_gen::locked_nodes;
use crate::pieces::KindSet;
use crate::rules::Rules;
use crate::{
    Action, ActionError, Belief, Position, PositionError, View, position_text, scene, text,
};

/// Luzhanqi under the rules that its players agreed on.
#[derive(Clone, Debug)]
pub struct Luzhanqi {
    pub(crate) rules: Rules,
    /// The nodes that nothing leaves.
    pub(crate) locked: NodeSet,
}

impl Game for Luzhanqi {
    const ABOUT: About = About {
        name: "luzhanqi",
        title: "Luzhanqi",
        summary: "Two hidden armies on roads and railways: find the enemy flag and take it.",
        sides: [SideName { name: "Red", letter: 'r' }, SideName { name: "Black", letter: 'b' }],
        information: Information::Hidden,
        chance: Chance::None,
    };

    const HOSTING: Hosting = Hosting { set_up: SetUp::Secret, ..Hosting::USUAL };
    const PHRASES: &'static [PhraseForm] = scene::PHRASES;

    type Rules = Rules;
    type Position = Position;
    type Action = Action;
    type View = View;
    type ActionError = ActionError;
    type PositionError = PositionError;

    fn new(rules: Rules) -> Luzhanqi {
        let locked = locked_nodes(rules.hq_locked);
        Luzhanqi { rules, locked }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn start(&self) -> Position {
        Position::EMPTY
    }

    fn turn(&self, position: &Position) -> Turn {
        self.turn_of(position)
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) -> Listing {
        self.list(position, actions)
    }

    fn count(&self, position: &Position, _scratch: &mut Vec<Action>) -> Option<u64> {
        self.count_actions(position)
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

    fn book(&self, before: &Position, action: Action) -> String {
        self.book_of(before, action)
    }

    fn book_for(&self, before: &Position, action: Action, viewer: Viewer) -> String {
        self.book_seen(before, action, viewer)
    }

    fn parse_action(&self, _position: &Position, text: &str) -> Result<Action, ActionError> {
        text::read_action(text)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn without_counters(&self, position: &Position) -> Position {
        Position { quiet: 0, ply: 0, ..*position }
    }

    fn picks(&self, position: &Position, action: Action) -> Vec<Pick> {
        match action {
            Action::SetUp(set_up) => set_up
                .nodes(position.side)
                .flat_map(|(node, kind)| [Pick::button(kind.letter()), Pick::field(node)])
                .collect(),
            Action::Move { from, to } => vec![Pick::field(from), Pick::field(to)],
        }
    }

    fn geometry(&self) -> Geometry {
        scene::geometry()
    }

    fn scene(&self, view: &View) -> Scene {
        scene::scene(self, view)
    }

    fn last_action(&self, before: &Position, action: Action, sight: Sight) -> LastAction {
        scene::last_action(self, before, action, sight)
    }

    fn decided_on(&self, before: &Position, action: Action) -> Vec<FieldId> {
        scene::decided_on(self, before, action)
    }

    fn possible_kinds(
        &self,
        table: &Table<Luzhanqi>,
        viewer: Viewer,
    ) -> Vec<(FieldId, Vec<String>)> {
        scene::possible_kinds(&marks(table, viewer))
    }
}

/// What a viewer can work out about the enemy's pieces.
fn marks(table: &Table<Luzhanqi>, viewer: Viewer) -> Vec<(Node, KindSet)> {
    let belief = match viewer {
        Viewer::Side(side) => Belief::of(table, side),
        Viewer::Spectator => None,
    };
    belief.map(|belief| belief.marks()).unwrap_or_default()
}
