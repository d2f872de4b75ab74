//! Random games in which the contract is checked at every position.

use std::collections::HashSet;

use super::coverage::Coverage;
use super::scenes::Scenes;
use super::{Suite, read_rules};
use crate::{AnyTable, Game, Listing, PerftRole, Record, Rng, RuleSet, Table, Turn, Viewer, perft};

/// Plays the suite's random games.
///
/// # Panics
/// At the first position where the contract is broken.
pub fn random_games<G: Game>(suite: &Suite<G>) {
    let mut coverage = Coverage::default();
    for (number, text) in suite.rules.iter().enumerate() {
        let game = G::new(read_rules::<G>(text));
        mirror_of_the_start(suite, &game);
        for seed in 0..suite.games {
            let mut rng = Rng::seeded((number * 1_000_003 + seed) as u64);
            random_game(suite, &game, &mut rng, &mut coverage);
        }
    }
    coverage.assert_complete(suite);
}

fn mirror_of_the_start<G: Game>(suite: &Suite<G>, game: &G) {
    let Some(mirror) = suite.mirror else { return };
    let start = game.start();
    let Some(image) = mirror(game, &start) else { return };
    for depth in 1..=2 {
        let (own, mirrored) = (perft(game, &start, depth), perft(game, &image, depth));
        assert_eq!(own, mirrored, "perft {depth} of the start and of its mirror image");
    }
}

fn random_game<G: Game>(suite: &Suite<G>, game: &G, rng: &mut Rng, coverage: &mut Coverage<G>) {
    let mut table = Table::new(game.clone());
    let mut earlier: Vec<G::Action> = Vec::new();
    let mut scenes = Scenes::of(game);
    for number in 0.. {
        let rules = game.rules().text();
        assert!(number < suite.longest, "a random game under {rules} does not end");
        let position = *table.position();
        let actions = check_lists(game, &position);
        coverage.meet(game, &position);
        check_texts(game, &position);
        scenes.check(&table, coverage);
        if number % 8 == 0 {
            check_actions(game, &position, &actions, rng, coverage);
            check_unlisted(game, &position, &actions, &earlier, coverage);
            check_mirror(suite, game, &position, &actions, coverage);
            check_garbage(game, &position, &actions, rng);
            scenes.check_forms(&table, &actions);
        }
        if let Turn::Over(_) = AnyTable::turn(&table) {
            break;
        }
        assert!(!actions.is_empty(), "nothing is legal in {}", game.position_text(&position));
        let action = choose(game, &position, &actions, rng);
        table.play(action).unwrap_or_else(|error| panic!("{action}: {error}"));
        earlier.push(action);
    }
    check_history(&table);
    check_record(&table);
}

/// The list is complete or said not to be, without repeats, and agrees with turn and count.
fn check_lists<G: Game>(game: &G, position: &G::Position) -> Vec<G::Action> {
    let text = game.position_text(position);
    let mut actions = Vec::new();
    let listing = game.legal(position, &mut actions);
    let distinct: HashSet<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(distinct.len(), actions.len(), "two actions with one token in {text}");
    let over = matches!(game.turn(position), Turn::Over(_));
    assert_eq!(over, actions.is_empty(), "over, but with actions (or the reverse): {text}");
    let mut results = Vec::new();
    game.chances(position, &mut results);
    let chance = matches!(game.turn(position), Turn::Chance | Turn::SideOrChance(_));
    assert_eq!(chance, !results.is_empty(), "results of chance in {text}");
    for result in &results {
        assert!(result.weight > 0 && actions.contains(&result.action), "{result:?} in {text}");
    }
    if let Some(count) = game.count(position, &mut Vec::new()) {
        let levels = actions.iter().filter(|&&a| game.perft_role(a) == PerftRole::Level).count();
        assert_eq!(count, levels as u64, "bulk count of {text}");
        assert_eq!(listing, Listing::Complete);
    }
    actions
}

fn check_texts<G: Game>(game: &G, position: &G::Position) {
    let text = game.position_text(position);
    let read = game.read_position(&text);
    assert_eq!(read.as_ref(), Ok(position), "{text} is not read back as it was");
    let read_hash = read.map(|read| game.hash(&read));
    assert_eq!(read_hash, Ok(game.hash(position)), "the hash of {text} after reading it back");
    let plain = game.without_counters(position);
    assert_eq!(game.hash(position), game.hash(&plain), "the hash of {text} sees counters");
    assert_eq!(game.without_counters(&plain), plain);
    for viewer in Viewer::ALL {
        let view = game.view_text(&game.view(position, viewer));
        assert!(!view.is_empty() && !view.contains('\n'), "view of {text}");
    }
}

/// Every listed action is applicable, keeps its token and book form, and its picks are its own.
fn check_actions<G: Game>(
    game: &G,
    position: &G::Position,
    actions: &[G::Action],
    rng: &mut Rng,
    coverage: &mut Coverage<G>,
) {
    let text = game.position_text(position);
    for &action in actions {
        let (mut played, mut applied) = (*position, *position);
        game.play(&mut played, action);
        assert_eq!(game.apply(&mut applied, action), Ok(()), "{action} in {text}");
        assert_eq!(played, applied, "{action} in {text}");
        coverage.meet(game, &played);
    }
    // Reading may search the whole list, so a sample is enough.
    for _ in 0..actions.len().min(12) {
        let action = rng.pick(actions);
        let (token, book) = (action.to_string(), game.book(position, action));
        assert!(!token.contains([' ', '/']) && !token.is_empty(), "token {token}");
        assert_eq!(game.read_action(position, &token), Ok(action), "token {token} in {text}");
        assert_eq!(game.read_action(position, &book), Ok(action), "book {book} in {text}");
        let words: Vec<&str> = book.split_whitespace().collect();
        assert_eq!(G::words_in_action(&words), words.len(), "words of {book}");
    }
    let mut picks: Vec<_> = actions.iter().map(|&action| game.picks(position, action)).collect();
    picks.sort();
    for pair in picks.windows(2) {
        assert!(!pair[1].starts_with(&pair[0]), "picks {pair:?} in {text}");
    }
}

/// Actions from elsewhere are refused unless they are listed here, and change nothing.
fn check_unlisted<G: Game>(
    game: &G,
    position: &G::Position,
    actions: &[G::Action],
    earlier: &[G::Action],
    coverage: &mut Coverage<G>,
) {
    let listed: HashSet<&G::Action> = actions.iter().collect();
    let complete = game.legal(position, &mut Vec::new()) == Listing::Complete;
    for action in earlier.iter().filter(|action| complete && !listed.contains(action)) {
        let mut copy = *position;
        let refused = game.apply(&mut copy, *action);
        let text = game.position_text(position);
        let error = refused.expect_err(&format!("{action} is not listed but applied in {text}"));
        assert!(error.to_string().len() > 10, "a message that helps nobody: {error}");
        assert_eq!(copy, *position, "a refused {action} changed {text}");
        coverage.refused += 1;
    }
}

fn check_mirror<G: Game>(
    suite: &Suite<G>,
    game: &G,
    position: &G::Position,
    actions: &[G::Action],
    coverage: &mut Coverage<G>,
) {
    let Some(mirror) = suite.mirror else { return };
    let Some(mirrored) = mirror(game, position) else { return };
    coverage.mirrored += 1;
    let mut mirrored_actions = Vec::new();
    game.legal(&mirrored, &mut mirrored_actions);
    let text = game.position_text(position);
    assert_eq!(mirrored_actions.len(), actions.len(), "{text} and its mirror image");
    let play = |from: &G::Position, action: G::Action| {
        let mut next = *from;
        game.play(&mut next, action);
        next
    };
    let after: Vec<G::Position> =
        actions.iter().filter_map(|&a| mirror(game, &play(position, a))).collect();
    for &action in &mirrored_actions {
        let image = play(&mirrored, action);
        let known = after.len() < actions.len() || after.contains(&image);
        assert!(known, "{action} in the mirror image of {text} has no counterpart");
    }
}

/// Readers give an error or something sensible for any text, and never panic.
fn check_garbage<G: Game>(game: &G, position: &G::Position, actions: &[G::Action], rng: &mut Rng) {
    let mut sources = vec![game.position_text(position), game.rules().text()];
    sources.extend(actions.iter().take(3).map(ToString::to_string));
    for source in sources {
        let mut letters: Vec<char> = source.chars().collect();
        for _ in 0..=rng.below(3) {
            let place = rng.below(letters.len() + 1);
            match rng.below(3) {
                0 => {
                    letters.insert(place, rng.pick(&['0', '9', ',', ':', '-', ' ', 'x', '½', '@']));
                }
                1 if place < letters.len() => drop(letters.remove(place)),
                _ => letters.truncate(place),
            }
        }
        let broken: String = letters.into_iter().collect();
        if let Ok(read) = game.read_position(&broken) {
            assert_eq!(
                game.read_position(&game.position_text(&read)).as_ref(),
                Ok(&read),
                "{broken}"
            );
            game.legal(&read, &mut Vec::new());
        }
        if let Ok(action) = game.read_action(position, &broken) {
            assert_eq!(game.apply(&mut position.clone(), action), Ok(()), "{broken}");
        }
        let _ = G::Rules::read(&broken);
    }
}

/// Chance falls by its weights; a side chooses evenly.
fn choose<G: Game>(
    game: &G,
    position: &G::Position,
    actions: &[G::Action],
    rng: &mut Rng,
) -> G::Action {
    if game.turn(position) != Turn::Chance {
        return rng.pick(actions);
    }
    let mut results = Vec::new();
    game.chances(position, &mut results);
    *rng.weighted(&results).expect("chance acts, so it has results")
}

/// The history replayed from the start, and taken back, meets the same positions.
fn check_history<G: Game>(table: &Table<G>) {
    let mut replayed = Table::at(table.game().clone(), *table.start());
    for (before, action) in table.moments() {
        assert_eq!(replayed.position(), before);
        replayed.play(action).unwrap_or_else(|error| panic!("replaying {action}: {error}"));
    }
    assert_eq!(replayed.position(), table.position());
    assert_eq!(AnyTable::turn(&replayed), AnyTable::turn(table));
    while Table::undo(&mut replayed).is_some() {}
    assert_eq!(replayed.position(), table.start());
}

/// A record is read back whether it is written in book notation or in tokens.
fn check_record<G: Game>(table: &Table<G>) {
    let in_book_notation = Record::write(table, &[]);
    let tags: Vec<&str> =
        in_book_notation.lines().take_while(|line| line.starts_with('[')).collect();
    let tokens: Vec<String> = table.moments().map(|(_, action)| action.to_string()).collect();
    let in_tokens = format!("{}\n\n{}\n", tags.join("\n"), tokens.join(" "));
    for text in [in_book_notation, in_tokens] {
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        let mut replayed = Table::new(table.game().clone());
        let done = record.replay(&mut replayed, |_| {});
        done.unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(replayed.position(), table.position(), "the record\n{text}");
        assert_eq!(replayed.moments().len(), table.moments().len(), "the record\n{text}");
    }
}
