//! Chiefs as a game of the shelf.

use galds_games::core::hosting::{Hosting, SetUp};
use galds_games::core::scene::{Geometry, LastAction, PhraseForm, Scene, Sight};
use galds_games::core::{
    About, Chance, Game, Information, Listing, Pick, SideName, Turn, ViewOf, Viewer, Weighted,
    mix_all,
};

use crate::position::{Action, DIE, Error, Phase, Position, Rules, View};
use crate::{scene, text};

/// The game; there is nothing to agree on.
#[derive(Clone, Debug)]
pub struct Chiefs;

impl Game for Chiefs {
    const ABOUT: About = About {
        name: "chiefs",
        title: "Chiefs",
        summary: "Bring your chief, whom only you know, to the other end.",
        sides: [SideName { name: "White", letter: 'w' }, SideName { name: "Black", letter: 'b' }],
        information: Information::Hidden,
        chance: Chance::Dice,
    };
    const HOSTING: Hosting = Hosting { set_up: SetUp::Secret, ..Hosting::USUAL };
    const PHRASES: &'static [PhraseForm] = scene::PHRASES;

    type Rules = Rules;
    type Position = Position;
    type Action = Action;
    type View = View;
    type ActionError = Error;
    type PositionError = Error;

    fn new(_rules: Rules) -> Chiefs {
        Chiefs
    }

    fn rules(&self) -> &Rules {
        &Rules
    }

    fn start(&self) -> Position {
        Position::START
    }

    fn turn(&self, position: &Position) -> Turn {
        position.turn()
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) -> Listing {
        *actions = position.actions();
        Listing::Complete
    }

    fn play(&self, position: &mut Position, action: Action) {
        position.make(action);
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Error> {
        let is_legal = position.actions().contains(&action);
        is_legal.then_some(()).ok_or_else(|| Error::NotNow(action.to_string()))
    }

    fn chances(&self, position: &Position, results: &mut Vec<Weighted<Action>>) {
        results.clear();
        if position.turn() == Turn::Chance {
            let sides = DIE.map(|(pips, weight)| Weighted { action: Action::Roll(pips), weight });
            results.extend(sides);
        }
    }

    fn position_text(&self, position: &Position) -> String {
        text::position_text(position)
    }

    fn read_position(&self, text: &str) -> Result<Position, Error> {
        text::read_position(text)
    }

    fn book(&self, _before: &Position, action: Action) -> String {
        action.to_string()
    }

    fn book_for(&self, before: &Position, action: Action, viewer: Viewer) -> String {
        match action {
            Action::Choose(_) if viewer != Viewer::Side(before.side) => "@".to_owned(),
            _ => action.to_string(),
        }
    }

    fn parse_action(&self, _position: &Position, text: &str) -> Result<Action, Error> {
        text::read_action(text)
    }

    fn hash(&self, position: &Position) -> u64 {
        let phase = match position.phase {
            Phase::Choose => 9,
            Phase::Roll => 0,
            Phase::Go(pips) => u64::from(pips),
        };
        let men = position.men.0.iter().flatten().map(|man| man.map_or(15, u64::from));
        let chiefs = position.chiefs.0.iter().map(|chief| chief.map_or(2, |man| man as u64));
        let whole = men.chain(chiefs).fold(0, |whole, part| whole << 4 | part);
        mix_all([position.side as u64, phase, whole])
    }

    fn without_counters(&self, position: &Position) -> Position {
        Position { plies: 0, ..*position }
    }

    fn picks(&self, position: &Position, action: Action) -> Vec<Pick> {
        match action {
            Action::Choose(man) => {
                let field = position.men[position.side][man.index()];
                field.map(|field| Pick::field(scene::field_id(field))).into_iter().collect()
            }
            Action::Roll(pips) => vec![Pick::button(pips.to_string())],
            Action::Go { from, to } => [from, to].map(scene::field_id).map(Pick::field).to_vec(),
            Action::Pass => vec![Pick::button("pass")],
        }
    }

    fn geometry(&self) -> Geometry {
        scene::geometry()
    }

    fn scene(&self, view: &View) -> Scene {
        scene::scene(view)
    }

    fn last_action(&self, before: &Position, action: Action, sight: Sight) -> LastAction {
        scene::last_action(before, action, sight)
    }
}

impl ViewOf<Chiefs> for View {
    fn of(_game: &Chiefs, position: &Position, viewer: Viewer) -> View {
        position.view(viewer)
    }

    fn revealed(_game: &Chiefs, position: &Position, _viewer: Viewer) -> View {
        position.seen_by(|_| true)
    }

    fn text(&self, _game: &Chiefs) -> String {
        text::view_text(self)
    }
}

/// The image of a position; while chiefs are chosen the sides do different things.
pub fn mirror(_game: &Chiefs, position: &Position) -> Option<Position> {
    (position.phase != Phase::Choose).then(|| position.mirrored())
}
