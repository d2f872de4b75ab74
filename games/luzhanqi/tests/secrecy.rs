//! Nothing that is hidden reaches a viewer: not in views, scenes, lists, errors or records. Pictures are
//! drawn from scenes.
//!
//! Each random game is played twice: as it was, and with the hidden pieces of somebody else shuffled
//! (two exchanged, or a whole army drawn anew from what the viewer believes). If everybody heard the
//! same of both games (every move, contact and end), then the viewer cannot tell them apart, and
//! everything it is given must be the same to the last byte.

mod common;

use common::{RULES, game, public, random_game, replayed};
use galds_core::scene::{Identity, Sight};
use galds_core::{AnyTable, Game, Rng, Side, Table, TableChoice, Turn, Viewer};
use galds_luzhanqi::{Action, Belief, Kind, Luzhanqi, Node, SetUp};

#[test]
fn a_viewer_is_given_the_same_in_games_that_it_cannot_tell_apart() {
    let mut rng = Rng::seeded(6);
    for rules in RULES {
        let game = game(rules);
        let mut compared = 0;
        for _ in 0..2 {
            let actions = random_game(&game, &mut rng);
            for viewer in Viewer::ALL {
                for side in Side::BOTH.into_iter().filter(|&side| viewer != Viewer::Side(side)) {
                    // Short games leave more hidden, long ones show more.
                    for upto in [2 + rng.below(40), 2 + rng.below(200), usize::MAX] {
                        let actions = &actions[..upto.min(actions.len())];
                        for other in shuffled(&game, actions, viewer, side, &mut rng) {
                            compare(&game, actions, &other, viewer, &mut rng);
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 50, "only {compared} games were compared under {rules}");
    }
}

/// The same game with other armies for `side`, as long as everybody hears the same.
fn shuffled(
    game: &Luzhanqi,
    actions: &[Action],
    viewer: Viewer,
    side: Side,
    rng: &mut Rng,
) -> Vec<Vec<Action>> {
    let truth = replayed(game, actions).unwrap();
    let heard = public(&truth);
    let mut armies: Vec<SetUp> = Vec::new();
    let Action::SetUp(set_up) = actions[side.index()] else { panic!("a set-up comes first") };
    for _ in 0..30 {
        let mut kinds: [Kind; 25] = std::array::from_fn(|place| set_up.kind(place));
        kinds.swap(rng.below(25), rng.below(25));
        armies.push(SetUp::new(kinds));
    }
    if let Viewer::Side(own) = viewer {
        let sampler = Belief::of(&truth, own).and_then(|b| b.armies()).unwrap().sampler();
        let drawn = (0..5).map(|_| SetUp::new(*sampler.draw(&mut || rng.bits()).kinds()));
        armies.extend(drawn);
    }
    armies.retain(|&army| army != set_up);
    let with = |army: SetUp| {
        let mut actions = actions.to_vec();
        actions[side.index()] = Action::SetUp(army);
        actions
    };
    let mut games: Vec<_> = armies.into_iter().map(with).collect();
    games.retain(|actions| replayed(game, actions).is_some_and(|other| public(&other) == heard));
    games.truncate(4);
    games
}

/// Plays two games side by side and compares all that the viewer is given.
fn compare(
    game: &Luzhanqi,
    actions: &[Action],
    other_actions: &[Action],
    viewer: Viewer,
    rng: &mut Rng,
) {
    let mut tables = [Table::new(game.clone()), Table::new(game.clone())];
    for (number, (&action, &other)) in actions.iter().zip(other_actions).enumerate() {
        tables[0].play(action).unwrap();
        tables[1].play(other).unwrap();
        let same = |given: &dyn Fn(&Table<Luzhanqi>) -> String| {
            assert_eq!(given(&tables[0]), given(&tables[1]), "{viewer:?}, after {number}");
        };
        same(&|table| table.view_text(viewer));
        same(&|table| format!("{:?}", table.scene(Sight::Of(viewer))));
        same(&|table| format!("{:?}", game.view(table.position(), viewer)));
        same(&|table| format!("{:?} {:?}", AnyTable::turn(table), table.position()));
        let (before, last) = tables[0].moments().last().unwrap();
        let book = game.book_for(before, last, viewer);
        let (before, last) = tables[1].moments().last().unwrap();
        assert_eq!(book, game.book_for(before, last, viewer));
        if number % 64 == 0 || number + 1 == actions.len() {
            same(&|table| table.past_for(viewer).join(" "));
        }
        if let Viewer::Side(own) = viewer {
            if number % 64 == 2 {
                same(&|table| format!("{:?}", Belief::of(table, own)));
                same(&|table| format!("{:?}", table.marked_scene(viewer)));
            }
            if AnyTable::turn(&tables[0]) == Turn::Side(own) {
                same(&|table| format!("{:?}", AnyTable::legal(table)));
                let picks = |choice: TableChoice| (choice.token, choice.picks);
                same(&|table| {
                    format!("{:?}", table.choices().into_iter().map(picks).collect::<Vec<_>>())
                });
                for attempt in attempts(rng) {
                    same(&|table| answer(table, &attempt));
                }
            }
        }
    }
}

/// Moves that are mostly not legal, and guesses at results.
fn attempts(rng: &mut Rng) -> Vec<String> {
    let nodes: Vec<Node> = Node::all().collect();
    let mut texts = vec!["@MF8MM97B93B98642775163854".to_owned(), "a1".to_owned()];
    for _ in 0..6 {
        let (from, to) = (rng.pick(&nodes), rng.pick(&nodes));
        let guess = rng.pick(&["", "(7>8)", "(1=1)", "(<)", "(9>M)"]);
        texts.push(format!("{from}x{to}{guess}"));
    }
    texts
}

fn answer(table: &Table<Luzhanqi>, attempt: &str) -> String {
    match table.read_action(attempt) {
        Ok(action) => action.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_revealed_is_every_piece_and_the_same_for_everybody() {
    let game = game("luzhanqi");
    let table = replayed(&game, &[ready("example"), ready("storm")]).unwrap();
    for viewer in Viewer::ALL {
        let revealed = game.revealed_view(table.position(), viewer);
        for side in Side::BOTH {
            assert_eq!(revealed.men(side).nodes().count(), 25);
            assert!(revealed.men(side).nodes().all(|node| revealed.kind(node).is_some()));
        }
        let scene = table.scene(Sight::Everything);
        assert!(scene.pieces.iter().all(|piece| piece.identity != Identity::Hidden));
        assert!(
            table
                .scene(Sight::Of(viewer))
                .pieces
                .iter()
                .any(|piece| piece.identity == Identity::Hidden)
        );
    }
}

#[test]
fn a_guess_at_a_result_is_never_judged() {
    let game = game("luzhanqi");
    let table = replayed(&game, &[ready("example"), ready("storm")]).unwrap();
    for guess in ["(6>7)", "(6<1)", "(6=6)", "(>)", "(1>1)", ""] {
        assert_eq!(answer(&table, &format!("a6xa7{guess}")), "a6-a7", "{guess}");
    }
}

#[test]
fn debug_output_of_the_truth_says_nothing() {
    let game = game("luzhanqi");
    let table = replayed(&game, &[ready("example"), ready("storm")]).unwrap();
    assert_eq!(format!("{:?}", table.position()), "Position(hidden)");
    let whole = format!("{table:?}");
    assert!(!whole.contains("MF8MM"), "{whole}");
}

#[test]
fn the_set_up_of_the_other_side_is_blank_in_records() {
    let game = game("luzhanqi");
    let table = replayed(&game, &[ready("example"), ready("storm")]).unwrap();
    let blank = format!("@{}", "?".repeat(25));
    let past = |viewer| table.past_for(viewer);
    assert_eq!(past(Viewer::Spectator), [blank.clone(), blank.clone()]);
    let red = past(Viewer::Side(Side::First));
    assert_eq!(red, ["@MF8MM97B93B98642775163854".to_owned(), blank.clone()]);
    assert_eq!(past(Viewer::Side(Side::Second))[0], blank);
}

#[test]
fn a_view_can_be_kept_from_what_everybody_hears() {
    let mut rng = Rng::seeded(7);
    for rules in RULES {
        let game = game(rules);
        let actions = random_game(&game, &mut rng);
        let table = replayed(&game, &actions).unwrap();
        for viewer in Viewer::ALL {
            let mut kept = None;
            for (before, action) in table.moments() {
                let Action::Move { from, to } = action else { continue };
                let seen = game.view(before, viewer);
                let kept = kept.get_or_insert_with(|| seen.clone());
                assert_eq!(game.view_text(kept), game.view_text(&seen), "{viewer:?}");
                assert_eq!(kept.moves(&game), seen.moves(&game));
                kept.follow(&game.report(before, from, to));
            }
        }
    }
}

fn ready(name: &str) -> Action {
    Action::SetUp(galds_luzhanqi::ready::ready(name).unwrap().set_up)
}
