//! Endgame tables agree with the rules and with the search, and the search uses them.
//!
//! A table takes seconds to work out, so all that is asked of one is in one test.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use galds_engine::endgames::{
    EndgameError, EndgameTable, EndgameValue, Endgames, LONGEST, solve, solve_below,
};
use galds_engine::puzzles::{Task, shipped};
use galds_engine::search::{Found, Limits, Searched, Settings, TranspositionTable, score, think};
use galds_games::core::{Game, Rng, RuleSet, Side, Table, Turn};
use galds_games::rotary::Rotary;
use galds_games::shatra::{Position, Shatra};
use galds_host::{Threads, machine};

fn standard<G: Game>() -> G {
    G::new(G::Rules::standard())
}

fn threads() -> Threads {
    Threads::up_to(NonZeroUsize::new(2).unwrap())
}

/// Some positions in which a side has to act, with their numbers.
fn some_positions<G: Endgames>(game: &G, count: usize, seed: u64) -> Vec<(usize, G::Position)> {
    let mut rng = Rng::seeded(seed);
    let numbers = std::iter::repeat_with(|| rng.below(G::COUNT));
    let positions = numbers.filter_map(|number| Some((number, game.numbered(number)?)));
    let in_play = positions.filter(|(_, at)| matches!(game.turn(at), Turn::Side(_)));
    in_play.take(count).collect()
}

/// Some positions of a table.
fn some_in<G: Endgames>(
    game: &G,
    table: &EndgameTable,
    count: usize,
    seed: u64,
) -> Vec<G::Position> {
    let mut rng = Rng::seeded(seed);
    let positions = std::iter::repeat_with(|| game.numbered(rng.below(G::COUNT))).flatten();
    positions.filter(|position| table.probe(game, position).is_some()).take(count).collect()
}

fn assert_numbers_are_found_again<G: Endgames>() {
    let game: G = standard();
    for (number, position) in some_positions(&game, 2000, 1) {
        let text = game.position_text(&position);
        assert_eq!(game.number_of(&position), Some(number), "{text}");
        assert_eq!(game.turn(&position), Turn::Side(game.side_to_act(&position)), "{text}");
    }
    assert_eq!(game.number_of(&game.start()), None);
}

#[test]
fn every_number_stands_for_one_position() {
    assert_numbers_are_found_again::<Shatra>();
    assert_numbers_are_found_again::<Rotary>();
}

#[test]
fn the_table_of_shatra_is_right_and_the_search_uses_it() {
    let game: Shatra = standard();
    let table = solve(&game, &threads(), &mut |_| {});
    let summary = table.summary(&game);
    let counts = (summary.won, summary.drawn, summary.lost, summary.longest);
    assert_eq!(counts, (460_551, 1_079_133, 246_396, 63), "as docs/endgames.md says");
    assert_values_follow_from_each_other(&game, &table);
    assert_short_ends_are_those_of_a_plain_search(&game, &table, 300);
    assert_searched_wins_are_wins(&game, &table);
    assert_file_is_read_as_written(&table);
    assert_counters_and_rules_count(&table);
    Shatra::own_endgames().bring::<Shatra>(&table.file()).unwrap();
    assert_wins_are_played_to_their_end(&game, &table);
    assert_a_repeated_win_is_still_won(&game, &table);
    assert_puzzles_agree(&game);
}

/// The whole table takes minutes; the positions with up to three balls stand at its beginning, and balls are never captured.
#[test]
fn the_beginning_of_the_table_of_rotary_is_right() {
    let game: Rotary = standard();
    let with_four = game.read_position("w - 11,12 21,22 0").unwrap();
    let table = solve_below(&game, 216_000, &threads(), &mut |_| {});
    assert_eq!(table.probe(&game, &with_four), None);
    let summary = table.summary(&game);
    assert_eq!(summary.longest, 27, "as docs/endgames.md says");
    assert!(summary.longest < LONGEST);
    assert_values_follow_from_each_other(&game, &table);
    assert_short_ends_are_those_of_a_plain_search(&game, &table, 60);
    Rotary::own_endgames().bring::<Rotary>(&table.file()).unwrap();
    assert_wins_are_played_to_their_end(&game, &table);
    let under = |rules: &str| Rotary::new(RuleSet::read(rules).unwrap());
    let longest = game.read_position(&summary.example.unwrap()).unwrap();
    assert_eq!(table.probe(&under("rotary,cap=26"), &longest), None);
    assert_eq!(table.probe(&under("rotary,cap=27"), &longest), Some(EndgameValue::Win(27)));
    assert_eq!(table.probe(&under("rotary,goal=paralysis"), &longest), None);
}

/// What is found with these limits, with the table or without.
fn search<G: Searched>(table: &Table<G>, limits: Limits, endgames: bool) -> Found<G::Action> {
    let settings = Settings { limits, endgames, ..Settings::default() };
    let memory = TranspositionTable::with_mebibytes(4);
    think(table, &settings, &memory, &machine(&AtomicBool::new(false)), &mut |_| {})
}

fn to_depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Whether the side to act wins and in how many plies it is over, by the first line of a search.
fn end_of<A>(found: &Found<A>) -> Option<(bool, u32)> {
    let value = found.lines.first()?.score;
    score::actions_to_end(value).map(|plies| (value > 0, plies))
}

/// The value of a position for `me` by trying everything, if the end is within so many plies.
fn by_trying_all<G: Game>(
    game: &G,
    position: &G::Position,
    me: Side,
    plies: u8,
) -> Option<EndgameValue> {
    let side = match game.turn(position) {
        Turn::Over(outcome) => {
            let won =
                |winner| if winner == me { EndgameValue::Win(0) } else { EndgameValue::Loss(0) };
            return outcome.winner().map(won);
        }
        Turn::Side(side) if plies > 0 => side,
        _ => return None,
    };
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    let values = actions.iter().map(|&action| {
        let mut next = *position;
        game.play(&mut next, action);
        by_trying_all(game, &next, side, plies - 1)
    });
    let best = values.max_by_key(|value| value.map_or(0, worth))??;
    let value = match best {
        EndgameValue::Win(plies) => EndgameValue::Win(plies + 1),
        EndgameValue::Draw => EndgameValue::Draw,
        EndgameValue::Loss(plies) => EndgameValue::Loss(plies + 1),
    };
    Some(if side == me { value } else { value.turned() })
}

fn assert_short_ends_are_those_of_a_plain_search<G: Endgames>(
    game: &G,
    table: &EndgameTable,
    count: usize,
) {
    const PLIES: u8 = 3;
    let mut decided = 0;
    for position in some_in(game, table, count, 2) {
        let is_short = |value: &EndgameValue| value.plies().is_some_and(|plies| plies <= PLIES);
        let expected = table.probe(game, &position).filter(is_short);
        let found = by_trying_all(game, &position, game.side_to_act(&position), PLIES);
        assert_eq!(found, expected, "{}", game.position_text(&position));
        decided += usize::from(found.is_some());
    }
    assert!(decided > 0 && decided < count, "{decided}");
}

/// What the search of the players proves without the table is true, though perhaps not the shortest win.
fn assert_searched_wins_are_wins<G: Endgames + Searched>(game: &G, table: &EndgameTable) {
    let limits = Limits { nodes: Some(2000), ..Limits::default() };
    let mut won = 0;
    for position in some_in(game, table, 200, 5) {
        let found = end_of(&search(&Table::at(game.clone(), position), limits, false));
        let Some((true, plies)) = found else { continue };
        let value = table.probe(game, &position);
        let is_win = matches!(value, Some(EndgameValue::Win(n)) if u32::from(n) <= plies);
        assert!(is_win, "{value:?} is no win in {plies}: {}", game.position_text(&position));
        won += 1;
    }
    assert!(won > 0, "{won}");
}

/// What an action leads to, for the side that makes it.
fn after<G: Endgames>(
    game: &G,
    table: &EndgameTable,
    position: &G::Position,
    action: G::Action,
) -> EndgameValue {
    let Turn::Side(me) = game.turn(position) else { panic!("a side has to act") };
    let mut next = *position;
    game.play(&mut next, action);
    match game.turn(&next) {
        Turn::Over(outcome) => match outcome.winner() {
            Some(winner) if winner == me => EndgameValue::Win(0),
            Some(_) => EndgameValue::Loss(0),
            None => EndgameValue::Draw,
        },
        Turn::Side(side) => {
            let value = table.probe(game, &next).expect("no action leads out of the table");
            if side == me { value } else { value.turned() }
        }
        Turn::Chance | Turn::SideOrChance(_) => panic!("there is no chance"),
    }
}

/// Quick wins are best, slow losses better than quick ones.
fn worth(value: EndgameValue) -> i32 {
    match value {
        EndgameValue::Win(plies) => 1000 - i32::from(plies),
        EndgameValue::Draw => 0,
        EndgameValue::Loss(plies) => -1000 + i32::from(plies),
    }
}

fn assert_values_follow_from_each_other<G: Endgames>(game: &G, table: &EndgameTable) {
    let mut actions = Vec::new();
    for position in some_in(game, table, 5000, 3) {
        game.legal(&position, &mut actions);
        let values = actions.iter().map(|&action| after(game, table, &position, action));
        let expected = match values.max_by_key(|&value| worth(value)).unwrap() {
            EndgameValue::Win(plies) => EndgameValue::Win(plies + 1),
            EndgameValue::Draw => EndgameValue::Draw,
            EndgameValue::Loss(plies) => EndgameValue::Loss(plies + 1),
        };
        let text = game.position_text(&position);
        assert_eq!(table.probe(game, &position), Some(expected), "{text}");
    }
}

fn assert_file_is_read_as_written(table: &EndgameTable) {
    let file = table.file();
    assert_eq!(EndgameTable::read::<Shatra>(&file).as_ref(), Ok(table));
    let mut damaged = file.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert_eq!(EndgameTable::read::<Shatra>(&damaged), Err(EndgameError::Damaged));
    assert_eq!(EndgameTable::read::<Shatra>(&file[..1000]), Err(EndgameError::Damaged));
    assert_eq!(EndgameTable::read::<Shatra>(b"something else"), Err(EndgameError::Form));
    let other = EndgameTable::read::<Rotary>(&file).unwrap_err().to_string();
    assert_eq!(other, "this table is for `shatra 1`, not for `rotary 1`");
}

/// Positions that the side to act wins in so many plies at least.
fn long_wins<G: Endgames>(game: &G, table: &EndgameTable, plies: u8) -> Vec<(u8, G::Position)> {
    let wins = some_in(game, table, 20_000, 4).into_iter().filter_map(|position| {
        match table.probe(game, &position) {
            Some(EndgameValue::Win(n)) if n >= plies => Some((n, position)),
            _ => None,
        }
    });
    wins.collect()
}

/// A win that the counter leaves time for is answered, a longer one is not; rules under which it does not hold have no table.
fn assert_counters_and_rules_count(table: &EndgameTable) {
    let game: Shatra = standard();
    let (plies, position) = long_wins(&game, table, 5)[0];
    let text = game.position_text(&position);
    let with_quiet = |quiet: u32| {
        let text = format!("{} {quiet}", text.rsplit_once(' ').unwrap().0);
        game.read_position(&text).unwrap()
    };
    let last = 100 - u32::from(plies);
    assert_eq!(table.probe(&game, &with_quiet(last)), Some(EndgameValue::Win(plies)), "{text}");
    assert_eq!(table.probe(&game, &with_quiet(last + 1)), None, "{text}");
    let under = |rules: &str| Shatra::new(RuleSet::read(rules).unwrap());
    assert_eq!(table.probe(&under("shatra,biy_drop=yes"), &position), None);
    let endless = under("shatra,quiet=off,repetition=off");
    assert_eq!(table.probe(&endless, &with_quiet(5000)), Some(EndgameValue::Win(plies)));
}

/// Plays both sides by a search of one ply; the number of plies and the winner.
fn played_out<G: Searched>(mut table: Table<G>) -> (u32, Option<Side>) {
    for plies in 0..300 {
        if let Turn::Over(outcome) = table.turn() {
            return (plies, outcome.winner());
        }
        let found = search(&table, to_depth(1), true);
        table.play(found.lines[0].actions[0]).unwrap();
    }
    panic!("it does not end");
}

fn assert_wins_are_played_to_their_end<G: Endgames + Searched>(game: &G, table: &EndgameTable) {
    let longest = table.summary(game);
    let longest = game.read_position(&longest.example.unwrap()).unwrap();
    let wins = long_wins(game, table, 5);
    assert!(!wins.is_empty());
    let positions = wins.iter().take(20).map(|&(_, position)| position).chain([longest]);
    for position in positions {
        let Some(EndgameValue::Win(plies)) = table.probe(game, &position) else { panic!("no win") };
        let (side, plies) = (game.side_to_act(&position), u32::from(plies));
        let at = Table::at(game.clone(), position);
        let text = at.game().position_text(&position);
        let found = search(&at, to_depth(1), true);
        assert_eq!(end_of(&found), Some((true, plies)), "{text}");
        assert_eq!(
            found.lines[0].actions.len() as u32,
            plies,
            "the line is shown to its end: {text}"
        );
        assert_eq!(played_out(at), (plies, Some(side)), "{text}");
    }
}

/// Both sides have gone to and fro: the positions that have been there count as drawn, and the win is found beside them.
fn assert_a_repeated_win_is_still_won(game: &Shatra, table: &EndgameTable) {
    let mut repeated = 0;
    for (_, position) in long_wins(game, table, 9).into_iter().take(40) {
        let mut at = Table::at(game.clone(), position);
        let Some(actions) = to_and_fro(&at) else { continue };
        for action in actions {
            at.play(action).unwrap();
        }
        assert_eq!(at.game().hash(at.position()), game.hash(&position));
        if !matches!(table.probe(game, at.position()), Some(EndgameValue::Win(_))) {
            continue;
        }
        repeated += 1;
        let (_, winner) = played_out(at);
        assert_eq!(winner, Some(position.side()), "{}", game.position_text(&position));
    }
    assert!(repeated > 3, "{repeated}");
}

/// Four quiet actions after which the position is there again.
fn to_and_fro(table: &Table<Shatra>) -> Option<Vec<<Shatra as Game>::Action>> {
    let start: Position = *table.position();
    let game = table.game();
    let legal = |table: &Table<Shatra>| {
        let mut actions = Vec::new();
        if matches!(table.turn(), Turn::Side(_)) {
            game.legal(table.position(), &mut actions);
        }
        actions
    };
    for first in legal(table) {
        let mut one = table.clone();
        one.play(first).ok()?;
        for second in legal(&one) {
            let mut two = one.clone();
            two.play(second).ok()?;
            for third in legal(&two) {
                let mut three = two.clone();
                three.play(third).ok()?;
                if three.position().men(start.side()) != start.men(start.side()) {
                    continue;
                }
                for fourth in legal(&three) {
                    let mut four = three.clone();
                    four.play(fourth).ok()?;
                    if game.hash(four.position()) == game.hash(&start) {
                        return Some(vec![first, second, third, fourth]);
                    }
                }
            }
        }
    }
    None
}

/// No puzzle that comes with the program is small enough to be in the table; what those with few men lead to is.
fn assert_puzzles_agree(game: &Shatra) {
    let mut checked = 0;
    for puzzle in shipped("shatra") {
        let position = game.read_position(&puzzle.position).unwrap();
        let men = Side::BOTH.map(|side| position.men(side).len()).iter().sum::<u32>();
        assert!(men > 3, "{puzzle}");
        let Task::Win { actions } = puzzle.task else { continue };
        if men > 5 {
            continue;
        }
        let found = search(&Table::at(game.clone(), position), to_depth(2 * actions), true);
        assert_eq!(end_of(&found), Some((true, 2 * actions - 1)), "{puzzle}");
        assert_eq!(found.lines[0].actions[0].to_string(), puzzle.key, "{puzzle}");
        checked += 1;
    }
    assert!(checked > 3, "{checked}");
}
