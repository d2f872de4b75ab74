//! `galds games`: the shelf.

use std::io::Write;

use galds_games::BoxedGame;
use galds_games::core::{Chance, Information};

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only this game
    game: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.game {
        Some(name) => print(galds_games::find(name)?),
        None => galds_games::all().into_iter().try_for_each(print),
    }
}

fn print(game: &BoxedGame) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let about = game.about;
    let [first, second] = about.sides;
    writeln!(out, "{} — {}", about.name, about.summary)?;
    let information = match about.information {
        Information::Open => "open",
        Information::Hidden => "hidden pieces",
    };
    let chance = match about.chance {
        Chance::None => "no chance",
        Chance::Dice => "dice",
    };
    writeln!(
        out,
        "  sides: {} ({}) and {} ({}); {information}, {chance}",
        first.name, first.letter, second.name, second.letter
    )?;
    let rules = game.rules();
    for preset in &rules.presets {
        writeln!(out, "  preset {}: {}", preset.name, preset.about)?;
    }
    for option in &rules.options {
        let mut in_presets = option.in_presets.clone();
        in_presets.dedup();
        writeln!(out, "  {} = {}", option.key, in_presets.join(" | "))?;
        writeln!(out, "      {} Values: {}.", option.about, option.values)?;
    }
    writeln!(out)?;
    Ok(())
}
