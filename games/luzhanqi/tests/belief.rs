//! What a side works out is exactly what follows: compared with trying out every army.

mod common;

use common::{RULES, game, public, random_game, replayed};
use galds_core::{Game, Rng, Side, Table, Viewer};
use galds_luzhanqi::board::SET_UP_ORDER;
use galds_luzhanqi::{Action, Belief, Kind, KindSet, Luzhanqi, Node, SetUp};

/// A small case is one in which all but so many pieces of the enemy are supposed to be known; the
/// kinds of the others can be tried in every order (7! = 5040 at most).
const HIDDEN: usize = 7;

#[test]
fn marks_are_what_the_armies_of_all_games_that_sound_the_same_have() {
    let mut rng = Rng::seeded(8);
    for rules in RULES {
        let game = game(rules);
        for _ in 0..3 {
            let actions = random_game(&game, &mut rng);
            let upto = 2 + rng.below(actions.len() - 1);
            for side in Side::BOTH {
                small_case(&game, &actions[..upto], side, &mut rng);
            }
        }
    }
}

fn small_case(game: &Luzhanqi, actions: &[Action], side: Side, rng: &mut Rng) {
    let table = replayed(game, actions).unwrap();
    let truth = army(actions, side.other());
    let hidden: Vec<usize> = (0..HIDDEN).map(|_| rng.below(25)).collect();
    let mut belief = Belief::of(&table, side).unwrap();
    for piece in (0..25).filter(|piece| !hidden.contains(piece)) {
        belief.suppose(piece, truth[piece].into());
    }
    let expected = armies_that_sound_the_same(&table, actions, side.other(), &hidden);
    let armies = belief.armies().expect("the truth fits");
    for piece in 0..25 {
        let kinds: KindSet = expected.iter().map(|army| army[piece]).collect();
        assert_eq!(armies.may_be()[piece], kinds, "piece {piece} under {:?}", game.rules());
    }
    let sampler = armies.sampler();
    assert_eq!(sampler.armies(), expected.len() as u128);
    for _ in 0..20 {
        assert!(expected.contains(sampler.draw(&mut || rng.bits()).kinds()));
    }
}

/// The armies with which the same moves are legal and everybody hears the same, found by giving the
/// hidden pieces' kinds out in every order.
fn armies_that_sound_the_same(
    table: &Table<Luzhanqi>,
    actions: &[Action],
    owner: Side,
    hidden: &[usize],
) -> Vec<[Kind; 25]> {
    let game = table.game();
    let reports = |table: &Table<Luzhanqi>| -> Vec<_> {
        public(table).into_iter().map(|(report, _)| report).collect()
    };
    let heard = reports(table);
    let mut places = hidden.to_vec();
    places.sort_unstable();
    places.dedup();
    let truth = army(actions, owner);
    let mut kinds: Vec<Kind> = places.iter().map(|&place| truth[place]).collect();
    kinds.sort_unstable();
    let mut found = Vec::new();
    each_order(&mut kinds, 0, &mut |order| {
        let mut army = truth;
        places.iter().zip(order).for_each(|(&place, &kind)| army[place] = kind);
        let mut actions = actions.to_vec();
        actions[owner.index()] = Action::SetUp(SetUp::new(army));
        if replayed(game, &actions).is_some_and(|other| reports(&other) == heard) {
            found.push(army);
        }
    });
    found.sort_unstable();
    found.dedup();
    found
}

/// Every distinct order of a list.
fn each_order(list: &mut Vec<Kind>, from: usize, visit: &mut impl FnMut(&[Kind])) {
    if from == list.len() {
        visit(list);
        return;
    }
    let mut tried = KindSet::EMPTY;
    for i in from..list.len() {
        if !tried.has(list[i]) {
            tried |= list[i].into();
            list.swap(from, i);
            each_order(list, from + 1, visit);
            list.swap(from, i);
        }
    }
}

fn army(actions: &[Action], owner: Side) -> [Kind; 25] {
    let Action::SetUp(set_up) = actions[owner.index()] else { panic!("a set-up comes first") };
    std::array::from_fn(|place| set_up.kind(place))
}

#[test]
fn armies_drawn_in_whole_games_sound_like_the_truth() {
    let mut rng = Rng::seeded(9);
    let mut compared = 0;
    for rules in RULES {
        let game = game(rules);
        let actions = random_game(&game, &mut rng);
        for side in Side::BOTH {
            for upto in [2, actions.len() / 3, actions.len() * 2 / 3] {
                let actions = &actions[..upto.max(2)];
                let table = replayed(&game, actions).unwrap();
                let sampler = Belief::of(&table, side).and_then(|b| b.armies()).unwrap().sampler();
                for _ in 0..5 {
                    let drawn = sampler.draw(&mut || rng.bits());
                    let mut other = actions.to_vec();
                    other[side.other().index()] = Action::SetUp(SetUp::new(*drawn.kinds()));
                    // That a side without a move loses is the one thing beliefs leave out.
                    let Some(other) = replayed(&game, &other) else { continue };
                    let view = |table: &Table<Luzhanqi>| {
                        game.view_text(&game.view(table.position(), Viewer::Side(side)))
                    };
                    assert_eq!(view(&other), view(&table));
                    for (own, others) in public(&table).iter().zip(public(&other)) {
                        assert_eq!(own.0, others.0);
                    }
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 20 * RULES.len(), "only {compared} armies were compared");
}

#[test]
fn a_guess_made_whole_looks_the_same_and_has_the_same_moves() {
    let mut rng = Rng::seeded(10);
    let game = game("luzhanqi");
    let actions = random_game(&game, &mut rng);
    let table = replayed(&game, &actions[..actions.len() / 2]).unwrap();
    for side in Side::BOTH {
        let view = game.view(table.position(), Viewer::Side(side));
        let belief = Belief::of(&table, side).unwrap();
        let army = belief.armies().unwrap().sampler().draw(&mut || rng.bits());
        let guessed = game.view(&belief.position(&view, &army), Viewer::Side(side));
        assert_eq!(game.view_text(&guessed), game.view_text(&view));
        assert_eq!(guessed.moves(&game), view.moves(&game));
    }
}

fn marks_after(game: &Luzhanqi, position: &str, moves: &str, side: Side) -> Vec<(Node, KindSet)> {
    let position = game.read_position(position).unwrap();
    let mut table = Table::at(game.clone(), position);
    for token in moves.split(' ').filter(|token| !token.is_empty()) {
        table.play(table.read_action(token).unwrap()).unwrap();
    }
    Belief::of(&table, side).unwrap().marks()
}

fn mark(marks: &[(Node, KindSet)], name: &str) -> String {
    let node = Node::named(name).unwrap();
    marks.iter().find(|(at, _)| *at == node).unwrap().1.to_string()
}

const BLACK: &str = "b b1:F,c1:M,c6:5,e6:4 a7:3,c8:9,e9:7,a11:M,b12:F,d12:8 - 0 40";

#[test]
fn a_piece_that_moved_is_no_mine_and_no_flag() {
    let game = game("luzhanqi");
    let start = "b b1:F,c1:M,c6:5,e6:4 a7:3,c8:9,e9:7,a11:6,b12:F,d12:8 - 0 40";
    let before = marks_after(&game, start, "", Side::First);
    assert_eq!(mark(&before, "a11"), "1-9BM");
    assert_eq!(mark(&before, "b12"), "1-9BMF");
    let after = marks_after(&game, start, "a11-b11", Side::First);
    assert_eq!(mark(&after, "b11"), "1-9B");
}

/// A game from laid-out armies, of which Black's is this one.
fn marks_of_game(rules: &str, black: &str, moves: &str, side: Side) -> Vec<(Node, KindSet)> {
    let mut table = Table::new(game(rules));
    for token in ["@MF8MM97B93B98642775163854", black].into_iter().chain(moves.split(' ')) {
        let action = table.read_action(token).unwrap_or_else(|error| panic!("{token}: {error}"));
        table.play(action).unwrap();
    }
    Belief::of(&table, side).unwrap().marks()
}

/// Black's flag on d12, a platoon commander on b12; its second row begins with a captain on b11.
const FLAG_ON_D: &str = "@98MFM97BM3B98642775163854";

#[test]
fn where_the_flag_is_follows_when_the_other_headquarters_is_left() {
    for rules in ["luzhanqi", "luzhanqi,contact=outcome", "caai,hq_locked=no"] {
        let before = "a6-b5 b11-b10 b5-a6";
        let marks = marks_of_game(rules, FLAG_ON_D, before, Side::First);
        assert_eq!(mark(&marks, "b12"), open_headquarters(rules));
        assert_eq!(mark(&marks, "d12"), open_headquarters(rules));
        let marks = marks_of_game(rules, FLAG_ON_D, &format!("{before} b12-b11"), Side::First);
        assert_eq!(mark(&marks, "d12"), "F");
        assert!(!mark(&marks, "b11").contains(['F', 'M']), "{}", mark(&marks, "b11"));
        // Who enters it afterwards is no flag either.
        let back = format!("{before} b12-b11 a6-b5 b11-b12");
        let marks = marks_of_game(rules, FLAG_ON_D, &back, Side::First);
        assert_eq!(mark(&marks, "d12"), "F");
        assert!(!mark(&marks, "b12").contains(['F', 'M']));
    }
}

/// What may be laid out in a headquarters.
fn open_headquarters(rules: &str) -> &'static str {
    if rules.starts_with("caai") { "1-9BMF" } else { "1-9MF" }
}

#[test]
fn where_the_flag_is_follows_when_a_piece_in_the_other_headquarters_is_attacked() {
    // Seen for the first time in the middle of a game: both headquarters may hold the flag. Red's
    // captain falls to the colonel in b12.
    let start = "r b1:F,c1:M,c4:1,b11:7 a7:3,b12:5,d12:F - 0 40";
    for rules in ["luzhanqi", "luzhanqi,contact=outcome", "luzhanqi,hq_locked=yes"] {
        let game = game(rules);
        let before = marks_after(&game, start, "", Side::First);
        assert_eq!(
            (mark(&before, "b12"), mark(&before, "d12")),
            ("1-9BMF".into(), "1-9BMF".into())
        );
        let after = marks_after(&game, start, "b11-b12", Side::First);
        assert_eq!(mark(&after, "d12"), "F", "{rules}");
        assert!(!mark(&after, "b12").contains('F'), "{rules}");
    }
}

#[test]
fn a_view_never_shows_what_only_follows() {
    let mut table = Table::new(game("luzhanqi"));
    let moves = "a6-b5 b11-b10 b5-a6 b12-b11";
    for token in ["example", FLAG_ON_D].into_iter().chain(moves.split(' ')) {
        table.play(table.read_action(token).unwrap()).unwrap();
    }
    for viewer in [Viewer::Side(Side::First), Viewer::Spectator] {
        let text = table.game().view_text(&table.game().view(table.position(), viewer));
        assert!(text.contains("d12:?"), "{text}");
    }
}

#[test]
fn a_piece_that_turned_on_the_railway_is_a_sapper() {
    let game = game("luzhanqi");
    let start = "b b1:F,c1:M,c6:5,e6:4 a7:9,c8:9,e9:7,a11:M,b12:F,d12:8 - 0 40";
    assert_eq!(mark(&marks_after(&game, start, "a7-a10", Side::First), "a10"), "1-9B");
    assert_eq!(mark(&marks_after(&game, start, "a7-e8", Side::First), "e8"), "9");
}

#[test]
fn a_contact_shows_the_kind_or_only_what_could_have_ended_it() {
    let reveal = marks_after(&game("luzhanqi"), BLACK, "a7-c7 c6-c7", Side::First);
    assert_eq!(mark(&reveal, "c7"), "3");
    let outcome = marks_after(&game("luzhanqi,contact=outcome"), BLACK, "a7-c7 c6-c7", Side::First);
    assert_eq!(mark(&outcome, "c7"), "1-4");
}

#[test]
fn a_marshal_that_falls_shows_its_flag_and_so_itself() {
    let game = game("caai");
    let start = "b b1:F,c1:M,c6:B,e6:4 c7:1,c8:9,e9:7,a11:M,b12:F,d12:8 - 0 20";
    let marks = marks_after(&game, start, "c8-d8 c6-c7", Side::First);
    assert_eq!(mark(&marks, "b12"), "F");
    assert_eq!(mark(&marks, "d8"), "2-9B");
    assert_eq!(mark(&marks, "d12"), "2-9BM");
}

#[test]
fn at_the_start_the_rules_of_laying_out_are_all_there_is_to_say() {
    let game = game("luzhanqi");
    let mut table = Table::new(game.clone());
    assert_eq!(Belief::of(&table, Side::First), None);
    for name in ["example", "storm"] {
        table.play(table.read_action(name).unwrap()).unwrap();
    }
    let belief = Belief::of(&table, Side::First).unwrap();
    let nodes: Vec<_> = belief.suspects().iter().filter_map(|suspect| suspect.node).collect();
    assert_eq!(nodes, SET_UP_ORDER[Side::Second.index()]);
    let marks = belief.marks();
    for (name, expected) in
        [("b12", "1-9MF"), ("a12", "1-9M"), ("c11", "1-9BM"), ("c10", "1-9B"), ("e7", "1-9B")]
    {
        assert_eq!(mark(&marks, name), expected, "{name}");
    }
}

#[test]
fn random_set_ups_are_legal_and_differ() {
    let mut rng = Rng::seeded(11);
    for rules in RULES {
        let game = game(rules);
        let mut draw = || SetUp::random(game.rules(), &mut || rng.bits());
        for _ in 0..50 {
            let (one, other) = (draw(), draw());
            assert_eq!(one.check(Side::First, game.rules()), Ok(()));
            assert_ne!(one, other);
        }
    }
}
