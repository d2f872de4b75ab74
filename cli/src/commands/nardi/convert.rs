//! `galds convert`: between the formats of backgammon programs and our own.

use std::io::Write;
use std::path::Path;

use clap::ValueEnum;
use galds_games::core::{Game, Record, RuleSet, Table};
use galds_games::nardi::formats::{Match, gnuid, mat, sgf, xgid};
use galds_games::nardi::{Nardi, Position, Rules};

use super::match_files::{self, Kind};
use crate::commands::replay::read_text;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
FROM is a match file (.mat, .sgf, any other file is a record of ours), a position text, \
a GNU Backgammon ID (4HPwATDgc/ABMA:cAkAAAAAAAAE) or an XGID.\n\
TO is a file (.mat, .sgf, anything else for a record of ours) or one of: position, gnuid, xgid, \
mat, sgf, record, which is then printed. A match turned into a position gives its last one.")]
pub(crate) struct Args {
    /// A file, a position text or an ID
    #[arg(allow_hyphen_values = true)]
    from: String,
    /// A file, or the name of a format to be printed
    to: String,
    /// Rules of a position text [default: those that its cube and score suggest]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
}

/// A format by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Position,
    Gnuid,
    Xgid,
    Mat,
    Sgf,
    Record,
}

/// What was read: a single position, or everything that led to it.
enum Read {
    Position(Nardi, Position),
    Match(Match),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let read = read(args)?;
    if let Ok(format) = Format::from_str(&args.to, false) {
        let text = write(read, format)?;
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        return Ok(());
    }
    let path = Path::new(&args.to);
    if path.extension().is_none() {
        let names: Vec<String> = Format::value_variants()
            .iter()
            .filter_map(|format| Some(format.to_possible_value()?.get_name().to_owned()))
            .collect();
        return Err(Failure::Input(format!(
            "`{}` is neither a file with an extension nor a format: {}",
            args.to,
            names.join(", ")
        )));
    }
    let format = match Kind::of_path(path) {
        Some(Kind::Mat) => Format::Mat,
        Some(Kind::Sgf) => Format::Sgf,
        None => Format::Record,
    };
    std::fs::write(path, write(read, format)?).map_err(Failure::file(path))
}

fn read(args: &Args) -> Result<Read, Failure> {
    let path = Path::new(&args.from);
    if let Some(kind) = Kind::of_path(path) {
        return match_files::read(path, kind).map(Read::Match);
    }
    if args.from == "-" || path.is_file() {
        return read_record(path).map(Read::Match);
    }
    let (game, position) = read_position(&args.from, args.rules.as_deref())?;
    Ok(Read::Position(game, position))
}

fn read_record(path: &Path) -> Result<Match, Failure> {
    let refused = |error| Failure::Record { path: path.to_owned(), error };
    let record = Record::read(&read_text(path)?).map_err(refused)?;
    let rules = Rules::read(record.tag("Rules").unwrap_or("nardi"))?;
    let mut table = Table::new(Nardi::new(rules));
    record.replay(&mut table, |_| {}).map_err(refused)?;
    Match::of_table(&table).map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}

/// IDs are told apart by their look; anything with spaces is a position text.
fn read_position(text: &str, rules: Option<&str>) -> Result<(Nardi, Position), Failure> {
    let refused = |error: galds_games::nardi::formats::IdError| Failure::Input(error.to_string());
    if text.contains(' ') {
        let rules = match rules {
            Some(rules) => Rules::read(rules)?,
            None => suggested_rules(text)?,
        };
        let game = Nardi::new(rules);
        let position =
            game.read_position(text).map_err(|error| Failure::Input(error.to_string()))?;
        return Ok((game, position));
    }
    if text.starts_with("XGID=") || text.matches(':').count() > 1 {
        return xgid::read(text).map_err(refused);
    }
    if text.contains('.') {
        return Err(Failure::Input(format!("there is no file `{text}`")));
    }
    gnuid::read(text).map_err(refused)
}

/// A position with a cube is of the tournament game, and its score names the length of the match.
fn suggested_rules(text: &str) -> Result<Rules, Failure> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let field = |place: usize| fields.get(place).copied().unwrap_or("-");
    let preset = if field(4) == "-" { "nardi" } else { "backgammon" };
    let length = field(5).trim_end_matches('C').rsplit(',').next().unwrap_or_default();
    if field(5) == "-" {
        return Ok(Rules::read(preset)?);
    }
    Ok(Rules::read(&format!("{preset},match={length}"))?)
}

fn write(read: Read, format: Format) -> Result<String, Failure> {
    let refused =
        |error: galds_games::nardi::formats::MatchError| Failure::Input(error.to_string());
    match (read, format) {
        (Read::Match(played), Format::Mat) => Ok(mat::write(&played)),
        (Read::Match(played), Format::Sgf) => Ok(sgf::write(&played)),
        (Read::Match(played), Format::Record) => {
            Ok(Record::write(&played.table().map_err(refused)?, &[]))
        }
        (Read::Match(played), format) => {
            let game = Nardi::new(played.rules.clone());
            let last = played.games.last().and_then(|last| last.positions(&game).pop());
            let last = last.unwrap_or_else(|| game.start());
            write_position(&game, &last, format)
        }
        (Read::Position(game, position), format) => write_position(&game, &position, format),
    }
}

fn write_position(game: &Nardi, position: &Position, format: Format) -> Result<String, Failure> {
    let refused = |error: galds_games::nardi::formats::IdError| Failure::Input(error.to_string());
    let text = match format {
        Format::Position => {
            eprintln!("rules: {}", game.rules().text());
            game.position_text(position)
        }
        Format::Gnuid => gnuid::write(game, position).map_err(refused)?,
        Format::Xgid => xgid::write(game, position).map_err(refused)?,
        Format::Mat | Format::Sgf | Format::Record => {
            return Err(Failure::Input(
                "a single position is not a match: it can become position, gnuid or xgid"
                    .to_owned(),
            ));
        }
    };
    Ok(format!("{text}\n"))
}
