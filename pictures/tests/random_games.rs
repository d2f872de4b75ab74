//! Pictures along random games of every game under every preset: whole, with the last action marked and without, for
//! every viewer and both orientations.

use galds_games::core::scene::{Identity, Sight, Zone};
use galds_games::core::{AnyTable, Information, Pick, Rng, Side, Turn, Viewer};
use galds_games::{BoxedGame, SHELF};
use galds_pictures::{
    Colouring, Names, Picture, PictureOptions, Subject, draw, layout, marked_picture, picture,
    revealed_picture, to_svg, to_text,
};

/// Longer random games show nothing new.
const LONGEST: usize = 150;

fn random_action(table: &dyn AnyTable, rng: &mut Rng) -> Option<String> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Chance => rng.weighted(&table.chances()).cloned(),
        Turn::Side(_) | Turn::SideOrChance(_) => {
            let mut legal = table.legal().1;
            Some(legal.swap_remove(rng.below(legal.len())))
        }
    }
}

fn random_options(rng: &mut Rng) -> PictureOptions {
    PictureOptions {
        bottom: rng.pick(&Side::BOTH),
        names: rng.pick(&[Names::Shown, Names::Hidden, Names::Other]),
    }
}

fn assert_whole(picture: &Picture, text: &str) {
    assert_eq!(picture.faults(), Vec::<String>::new(), "picture of {text}");
    assert!(to_svg(picture).ends_with("</svg>\n"), "drawing of {text}");
    let rows = usize::from(picture.grid.row) + picture.notes.len();
    assert_eq!(to_text(picture, Colouring::Plain).lines().count(), rows, "letters of {text}");
}

/// The same moment drawn without its last action.
fn unmarked(table: &dyn AnyTable, viewer: Viewer, options: &PictureOptions) -> Picture {
    let mut scene = table.scene(Sight::Of(viewer));
    scene.last = None;
    let (about, geometry, text) = (table.about(), table.geometry(), table.view_text(viewer));
    draw(&Subject { about, geometry: &geometry, scene: &scene, text: &text, viewer }, options)
}

/// Whoever draws the scene on the layout alone draws the same: board, fields, every piece and every name.
fn assert_layout_fits(
    drawn: &Picture,
    table: &dyn AnyTable,
    viewer: Viewer,
    options: &PictureOptions,
) {
    let scene = table.scene(Sight::Of(viewer));
    let alone = layout(table, &scene, options);
    assert_eq!(alone.fields, drawn.fields);
    assert_eq!((alone.width, alone.height, &alone.inks), (drawn.width, drawn.height, &drawn.inks));
    for piece in &scene.pieces {
        let field = drawn.field(piece.at.field.name()).expect("a field of the drawing");
        let place = usize::from(piece.at.height).min(drawn.fields[field].places.len() - 1);
        let there = drawn.pieces.iter().find(|one| (one.field, one.place) == (field, place));
        let kind = match &piece.identity {
            Identity::Known { kind } => Some(kind),
            Identity::OneOf { .. } | Identity::Hidden => None,
        };
        let looks_so = |zone: Zone| {
            let glyphs = alone.glyphs.iter();
            glyphs.clone().find(|glyph| {
                let look = &glyph.look;
                (look.side, look.kind.as_ref(), look.zone) == (piece.side, kind, zone)
            })
        };
        let off = (piece.at.zone == Zone::Off).then(|| looks_so(Zone::Off)).flatten();
        let glyph = off.or_else(|| looks_so(Zone::Board));
        let shown = there.map(|there| &drawn.glyphs[there.glyph]);
        assert!(glyph.is_some() && glyph == shown, "{piece:?}");
    }
    if let Some(names) = &alone.names {
        assert_eq!(names.texts.len(), alone.fields.len());
    }
    assert!(alone.signs.iter().all(|sign| sign.field < alone.fields.len()));
}

/// Draws every position of a random game, and says in how many the last action was marked.
fn draw_random_game(game: &BoxedGame, preset: &str, seed: u64) -> usize {
    let mut rng = Rng::seeded(seed);
    let mut table = game.open(preset).expect("a preset");
    let mut marked = 0;
    for _ in 0..LONGEST {
        let (viewer, options) = (rng.pick(&Viewer::ALL), random_options(&mut rng));
        let text = table.position_text();
        let drawn = picture(&*table, viewer, &options);
        assert_whole(&drawn, &text);
        assert_layout_fits(&drawn, &*table, viewer, &options);
        let plain = unmarked(&*table, viewer, &options);
        assert_whole(&plain, &text);
        let men = |picture: &Picture| (picture.pieces.clone(), picture.notes.clone());
        assert_eq!(men(&drawn), men(&plain), "marking the last action changed {text}");
        marked += usize::from(drawn != plain);
        assert_eq!(
            drawn.pieces.len() + hidden_in_stacks(&drawn, &*table, viewer),
            table.scene(Sight::Of(viewer)).pieces.len(),
            "a piece is missing on the picture of {text}"
        );
        for field in table.geometry().fields {
            assert!(drawn.field(field.id.name()).is_some(), "{} is not drawn", field.id);
        }
        for choice in table.choices().into_iter().take(2) {
            for pick in choice.picks {
                if let Pick::Field(name) = pick {
                    assert!(drawn.field(&name).is_some(), "{} picks {name}", choice.token);
                }
            }
        }
        let Some(action) = random_action(&*table, &mut rng) else { break };
        table.play_text(&action).expect("a listed action is legal");
    }
    marked
}

/// Pieces of high stacks that are counted and not drawn.
fn hidden_in_stacks(picture: &Picture, table: &dyn AnyTable, viewer: Viewer) -> usize {
    let scene = table.scene(Sight::Of(viewer));
    let is_hidden = |piece: &&galds_games::core::scene::Piece| {
        let field = picture.field(piece.at.field.name()).expect("a field");
        usize::from(piece.at.height) >= picture.fields[field].places.len()
    };
    scene.pieces.iter().filter(is_hidden).count()
}

#[test]
fn every_position_of_a_random_game_is_drawn_whole() {
    for game in SHELF {
        for (number, preset) in (0..).zip(game.rules().presets) {
            let marked = draw_random_game(game, preset.name, number);
            assert!(marked > 0, "{}: the last action is never marked", preset.name);
        }
    }
}

#[test]
fn a_game_without_a_drawing_of_its_own_is_drawn_in_rows() {
    for game in SHELF {
        let mut table = game.open(game.about.name).expect("a preset");
        let mut rng = Rng::seeded(1);
        for _ in 0..12 {
            let Some(action) = random_action(&*table, &mut rng) else { break };
            table.play_text(&action).expect("a listed action is legal");
        }
        let mut about = table.about();
        about.name = "unknown";
        let viewer = Viewer::Side(Side::First);
        let (scene, geometry) = (table.scene(Sight::Of(viewer)), table.geometry());
        let text = table.view_text(viewer);
        let subject = Subject { about, geometry: &geometry, scene: &scene, text: &text, viewer };
        for bottom in Side::BOTH {
            let options = PictureOptions { bottom, ..PictureOptions::default() };
            let plain = draw(&subject, &options);
            assert_whole(&plain, &text);
            assert_eq!(plain.pieces.len(), scene.pieces.len());
            assert_eq!(plain.fields.len(), geometry.fields.len());
            assert!(plain.notes.iter().any(|note| note.contains(": ")), "{:?}", plain.notes);
        }
    }
}

#[test]
fn what_is_hidden_is_drawn_only_when_it_is_revealed_and_marks_say_what_can_be_worked_out() {
    let hidden = SHELF.iter().filter(|game| game.about.information == Information::Hidden);
    let mut games = 0;
    for game in hidden {
        let mut table = game.open(game.about.name).expect("a preset");
        let mut rng = Rng::seeded(7);
        for _ in 0..30 {
            let Some(action) = random_action(&*table, &mut rng) else { break };
            table.play_text(&action).expect("a listed action is legal");
        }
        let options = PictureOptions::default();
        let has_hidden = |picture: &Picture| {
            let is_used = |glyph| picture.pieces.iter().any(|piece| piece.glyph == glyph);
            let mut glyphs = picture.glyphs.iter().enumerate();
            glyphs.any(|(i, glyph)| is_used(i) && glyph.name.contains("hidden"))
        };
        for viewer in Viewer::ALL {
            assert!(has_hidden(&picture(&*table, viewer, &options)));
            assert!(!has_hidden(&revealed_picture(&*table, viewer, &options)));
        }
        let viewer = Viewer::Side(Side::First);
        let (drawn, marked) =
            (picture(&*table, viewer, &options), marked_picture(&*table, viewer, &options));
        assert_eq!(drawn.pieces, marked.pieces);
        assert!(marked.over.len() > drawn.over.len(), "nothing is noted on hidden pieces");
        games += 1;
    }
    assert!(games > 0, "no game hides anything");
}

#[test]
fn names_of_fields_are_left_out_where_that_is_asked() {
    for game in SHELF {
        let table = game.open(game.about.name).expect("a preset");
        let words = |names: Names| {
            let options = PictureOptions { names, ..PictureOptions::default() };
            let drawn = picture(&*table, Viewer::Spectator, &options);
            drawn.under.len() + drawn.over.len()
        };
        assert!(words(Names::Hidden) < words(Names::Shown), "{}", game.about.name);
        assert!(words(Names::Hidden) < words(Names::Other), "{}", game.about.name);
    }
}
