//! The golden playthroughs are what the games say today.
//!
//! With `GALDS_WRITE_PLAYTHROUGHS=1` (or `make playthroughs`) the files are written instead of compared.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use galds_games::{BoxedGame, SHELF, playthrough};

fn folder(game: &BoxedGame) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game.about.name).join("playthroughs")
}

fn file_name(preset: &str) -> String {
    format!("{preset}.txt")
}

#[test]
fn there_is_a_playthrough_for_every_preset_as_the_games_play_today_and_no_other() {
    let write = std::env::var_os("GALDS_WRITE_PLAYTHROUGHS").is_some();
    for game in SHELF {
        let folder = folder(game);
        for preset in game.rules().presets {
            let played = playthrough(game, preset.name).expect("a preset is read");
            let file = folder.join(file_name(preset.name));
            if write {
                std::fs::create_dir_all(&folder).expect("the folder can be made");
                std::fs::write(&file, played).expect("the playthrough can be written");
                continue;
            }
            let kept = std::fs::read_to_string(&file).unwrap_or_default();
            let changed = kept.lines().zip(played.lines()).position(|(old, new)| old != new);
            assert!(
                kept == played,
                "{} is stale from line {}: run `make playthroughs` and look at the difference",
                file.display(),
                changed.map_or_else(|| kept.lines().count(), |line| line + 1)
            );
        }
        let files: BTreeSet<String> = std::fs::read_dir(&folder)
            .expect("the folder of playthroughs")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        let presets: BTreeSet<String> =
            game.rules().presets.iter().map(|preset| file_name(preset.name)).collect();
        assert_eq!(files, presets, "{}", game.about.name);
    }
}
