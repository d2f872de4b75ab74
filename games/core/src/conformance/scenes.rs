//! What every scene of a random game has to be: whole, on its geometry, what follows from the one before it by its
//! steps, and no more than its viewer may know.

use super::coverage::Coverage;
use crate::scene::{Geometry, PhraseForm, Piece, Scene, Sight, replay};
use crate::{AnyTable, Game, Information, Pick, Table, Viewer};

/// Positions in which scenes are compared with those of other games; the first ones are met again most often.
const COMPARED: usize = 40;

/// The scenes of one game, as different sights show them.
pub(super) struct Scenes {
    geometry: Geometry,
    /// What is looked through, with the scene before.
    sights: Vec<(Sight, Option<Scene>)>,
}

impl Scenes {
    pub(super) fn of<G: Game>(game: &G) -> Scenes {
        let geometry = game.geometry();
        assert_eq!(geometry.faults(), Vec::<String>::new(), "geometry {}", geometry.id);
        let spectator = Sight::Of(Viewer::Spectator);
        let sights = match G::ABOUT.information {
            Information::Open => vec![spectator],
            Information::Hidden => {
                let mut sights = Viewer::ALL.map(Sight::Of).to_vec();
                sights.push(Sight::Everything);
                sights
            }
        };
        Scenes { geometry, sights: sights.into_iter().map(|sight| (sight, None)).collect() }
    }

    /// Looks at a table after one more action.
    pub(super) fn check<G: Game>(&mut self, table: &Table<G>, coverage: &mut Coverage<G>) {
        let text = table.position_text();
        for (sight, earlier) in &mut self.sights {
            let scene = table.scene(*sight);
            let faults = scene.faults(&self.geometry, table.turn());
            assert_eq!(faults, Vec::<String>::new(), "scene of {text} for {sight:?}");
            for (occasion, phrase) in scene.phrases() {
                let mut forms = G::PHRASES.iter().chain([&PhraseForm::REPETITION]);
                assert!(
                    forms.any(|form| form.fits(occasion, phrase)),
                    "{phrase:?} is not in Game::PHRASES"
                );
            }
            if let Some(earlier) = earlier {
                coverage.changed += usize::from(earlier.pieces != scene.pieces);
                check_steps(earlier, &scene, &text);
            }
            if let Sight::Of(viewer) = *sight {
                check_secrecy(table, viewer, &scene, coverage);
            }
            *earlier = Some(scene);
        }
    }

    /// What is written as JSON is read as it was, and what can be touched is on the board.
    pub(super) fn check_forms<G: Game>(&self, table: &Table<G>, actions: &[G::Action]) {
        for scene in self.sights.iter().filter_map(|(_, scene)| scene.as_ref()) {
            let json = serde_json::to_string(scene).expect("a scene is written");
            let read: Scene = serde_json::from_str(&json).expect("a scene is read");
            assert_eq!(read, *scene, "{json}");
        }
        for &action in actions.iter().take(2) {
            for pick in table.game().picks(table.position(), action) {
                if let Pick::Field(name) = pick {
                    let known = self.geometry.fields.iter().any(|field| field.id.name() == name);
                    assert!(known, "{action} picks {name}, not in the geometry");
                }
            }
        }
    }
}

/// The steps of the last action lead from the pieces of the former scene to those of the new one.
fn check_steps(earlier: &Scene, scene: &Scene, text: &str) {
    let last = scene.last.as_ref().unwrap_or_else(|| panic!("no last action in {text}"));
    let mut replayed = earlier.pieces.clone();
    replay(&mut replayed, &last.steps).unwrap_or_else(|error| {
        panic!("{error}, but the steps before {text} are {:?}", last.steps);
    });
    let sorted = |mut pieces: Vec<Piece>| {
        pieces.sort();
        pieces
    };
    let (replayed, shown) = (sorted(replayed), sorted(scene.pieces.clone()));
    assert_eq!(replayed, shown, "the steps to {text} lead elsewhere: {:?}", last.steps);
}

/// Whoever saw the same has the same scene, whatever the truth is.
fn check_secrecy<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    scene: &Scene,
    coverage: &mut Coverage<G>,
) {
    let number = table.moments().len();
    if number > COMPARED {
        return;
    }
    let game = table.game();
    let last = table.moments().last();
    let before = last.map(|(before, _)| game.view(before, viewer));
    let heard = last.map(|(before, action)| game.book_for(before, action, viewer));
    let heard = format!("{} {viewer:?} {heard:?} {:?}", table.rules_text(), table.turn());
    coverage.see(heard, (before, game.view(table.position(), viewer)), scene);
}
