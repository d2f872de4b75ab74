//! `galds print`: boards, score sheets and pieces to print and cut out.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use galds_pictures::{Sheet, print};

use super::show::write_file;
use crate::failure::Failure;
use crate::table::open;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, by the name that `galds games` lists
    game: String,
    /// What to print
    #[arg(long, value_enum, default_value = "board")]
    sheet: SheetArg,
    /// Rules: a preset, or preset,key=value,… [default: the preset named like the game]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// The language of the words: en, lv, ru, hu or zh
    #[arg(long, value_name = "CODE", default_value = "en")]
    language: String,
    /// The SVG file (- for stdout). Several pages become several files: board.svg becomes board-1.svg, board-2.svg …
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SheetArg {
    /// The board, empty, in parts if it is larger than a page
    Board,
    /// A score sheet
    Score,
    /// All pieces, to be cut out
    Pieces,
}

impl From<SheetArg> for Sheet {
    fn from(sheet: SheetArg) -> Sheet {
        match sheet {
            SheetArg::Board => Sheet::Board,
            SheetArg::Score => Sheet::Score,
            SheetArg::Pieces => Sheet::Pieces,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = open(&args.game, args.rules.as_deref())?;
    let pages = print(&*table, args.sheet.into(), &args.language);
    if let [page] = &pages[..] {
        return write_file(&args.out, page.as_bytes());
    }
    for (number, page) in (1..).zip(&pages) {
        write_file(&numbered(&args.out, number), page.as_bytes())?;
    }
    Ok(())
}

/// The name of the file for one of several pages; all go to the output one after the other.
fn numbered(path: &Path, number: usize) -> PathBuf {
    if path == Path::new("-") {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending =
        path.extension().map_or_else(String::new, |end| format!(".{}", end.to_string_lossy()));
    path.with_file_name(format!("{stem}-{number}{ending}"))
}
