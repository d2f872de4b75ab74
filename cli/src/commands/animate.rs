//! `galds animate`: a game record as one picture that plays move after move.

use std::path::PathBuf;

use galds_games::core::{AnyTable, Record, Side, Viewer};
use galds_pictures::{
    Animation, Picture, PictureOptions, moments, picture, revealed_picture, to_animated_png,
};

use super::replay::read_text;
use super::show::{NamesArg, NotesArg, write_file};
use crate::failure::Failure;
use crate::table::{open, side, viewer};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The record (- for stdin)
    record: PathBuf,
    /// The animated PNG file (- for stdout)
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Rules [default: those of the record, or the preset named like the game]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// Whose view to draw: the letter of a side, or spectator [default: everything, also hidden pieces]
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
    /// The side that sits at the bottom [default: the viewer's, or the first]
    #[arg(long, value_name = "SIDE")]
    bottom: Option<String>,
    /// Width in pixels
    #[arg(long, value_name = "PIXELS", default_value = "480", value_parser = clap::value_parser!(u32).range(16..=2000))]
    width: u32,
    /// Milliseconds for which every position is shown; the last one stays four times as long
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = clap::value_parser!(u16).range(20..=10_000))]
    pause: u16,
    /// At most so many positions: of a longer game every second, third … is left out
    #[arg(long, value_name = "COUNT", default_value = "1000", value_parser = clap::value_parser!(u32).range(2..=5000))]
    frames: u32,
    /// The names of fields
    #[arg(long, value_enum, default_value = "shown")]
    names: NamesArg,
    /// The lines of text under the board
    #[arg(long, value_enum, default_value = "shown")]
    notes: NotesArg,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = args.played()?;
    let viewer = args.side.as_deref().map(|text| viewer(&*table, text)).transpose()?;
    let options = args.options(&*table, viewer)?;
    let draw = |table: &dyn AnyTable| -> Picture {
        let mut drawn = match viewer {
            Some(viewer) => picture(table, viewer, &options),
            None => revealed_picture(table, Viewer::Spectator, &options),
        };
        if args.notes == NotesArg::Hidden {
            drawn.notes.clear();
        }
        drawn
    };
    let pictures = moments(&*table, args.frames as usize, draw);
    let (width, pause) = (args.width, args.pause);
    let animation = Animation { width, pause, last_pause: pause.saturating_mul(4) };
    write_file(&args.out, &to_animated_png(&pictures, &animation)?)
}

impl Args {
    /// The table at the end of the record.
    fn played(&self) -> Result<Box<dyn AnyTable>, Failure> {
        let refused = |error| Failure::Record { path: self.record.clone(), error };
        let record = Record::read(&read_text(&self.record)?).map_err(refused)?;
        let mut table = open(&self.game, self.rules.as_deref().or(record.tag("Rules")))?;
        record.replay(&mut *table, |_| {}).map_err(refused)?;
        Ok(table)
    }

    fn options(
        &self,
        table: &dyn AnyTable,
        viewer: Option<Viewer>,
    ) -> Result<PictureOptions, Failure> {
        let bottom = match (&self.bottom, viewer) {
            (Some(letter), _) => side(table, letter)?,
            (None, Some(Viewer::Side(side))) => side,
            (None, _) => Side::First,
        };
        Ok(PictureOptions { bottom, names: self.names.into() })
    }
}
