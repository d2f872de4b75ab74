//! Why an action is good: what is said of it, and that nothing hidden is given away.

use galds_engine::motifs::{Explanation, MOTIFS, explain};
use galds_engine::puzzles::shipped;
use galds_engine::puzzles::themes::THEMES;
use galds_games::core::{AnyTable, Viewer};

fn at(game: &str, position: &str) -> Box<dyn AnyTable> {
    let mut table = galds_games::open(game, game).unwrap();
    table.set_position(position).unwrap();
    table
}

#[test]
fn a_capture_says_where_and_that_it_captures() {
    // The only legal actions of this position are captures.
    let table = at("shatra", "w T42,K62 23,35,38,44,K1 - - 0");
    let (_, legal) = table.legal();
    let explained = explain(&*table, &legal[0]);
    assert!(!explained.captures.is_empty(), "{legal:?} {explained:?}");
    assert!(
        explained.motifs.contains(&"capture") || explained.motifs.contains(&"series"),
        "{explained:?}"
    );
}

#[test]
fn nothing_is_said_of_an_action_that_cannot_be_played() {
    let table = galds_games::open("rotary", "rotary").unwrap();
    assert_eq!(explain(&*table, "nonsense"), Explanation::default());
}

#[test]
fn most_keys_of_puzzles_are_explained() {
    for game in ["lautari", "rotary", "shatra"] {
        let puzzles = shipped(game);
        let said = puzzles.iter().take(60).filter(|puzzle| {
            let table = at(game, &puzzle.position);
            !explain(&*table, &puzzle.key).motifs.is_empty()
        });
        let count = said.count();
        assert!(count >= 30, "{game}: {count} of 60");
    }
}

#[test]
fn an_attack_on_a_hidden_piece_says_nothing_of_how_it_ends() {
    for puzzle in shipped("luzhanqi").iter().take(40) {
        let table = at("luzhanqi", &puzzle.position);
        let explained = explain(&*table, &puzzle.key);
        assert!(explained.captures.is_empty());
        // A flag is named only where the side to act knows which piece it is.
        if explained.motifs.contains(&"flag") {
            let side = table.turn().side().unwrap();
            let seen = table.marked_scene(Viewer::Side(side));
            let known = seen
                .pieces
                .iter()
                .any(|piece| piece.side != side && piece.identity.kinds() == ["flag"]);
            assert!(known, "{}", puzzle.key);
        }
    }
}

#[test]
fn moves_of_random_games_capture_threaten_and_save() {
    // Random games meet everything that can be said of captures.
    let mut said = Vec::new();
    for seed in 0..4usize {
        let mut table = galds_games::open("shatra", "shatra").unwrap();
        for ply in 0..60 {
            let (_, legal) = table.legal();
            let Some(token) = legal.get((seed * 7919 + ply * 31) % legal.len().max(1)) else {
                break;
            };
            said.extend(explain(&*table, token).motifs);
            table.play_text(token).unwrap();
        }
    }
    for motif in ["saves", "threat-capture", "capture"] {
        assert!(said.contains(&motif), "{motif}: {said:?}");
    }
}

#[test]
fn every_motif_has_words_in_every_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/languages");
    for language in ["en", "lv", "ru", "hu", "zh"] {
        let words = std::fs::read_to_string(format!("{folder}/{language}.ftl")).unwrap();
        let has_words = |motif: &&str| words.contains(&format!("\nmotif-{motif} = "));
        assert!(MOTIFS.iter().all(has_words), "{language}");
    }
}

#[test]
fn every_theme_that_says_what_an_action_does_is_a_motif() {
    let others = ["win-in-2", "win-in-3", "win-in-4", "quiet", "endgame", "edge"];
    for theme in THEMES {
        assert!(MOTIFS.contains(&theme) != others.contains(&theme), "{theme}");
    }
}
