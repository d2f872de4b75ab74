//! `galds analyse-match`: every decision of a backgammon match, and how well both played.

use std::io::Write;
use std::path::PathBuf;

use galds_engine::nardi::evaluation::NetworkEvaluation;
use galds_engine::nardi::expectation::Plies;
use galds_engine::nardi::review::{Choice, Decision, Kind, Reviewer, Sums};
use galds_games::core::{Game, PerSide, Side};
use galds_games::nardi::formats::Match;
use galds_games::nardi::{Action, Nardi};
use serde_json::{Value, json};

use super::match_files;
use crate::commands::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The match: a .mat or .sgf file
    file: PathBuf,
    /// How many rolls to look ahead, 0 to 3
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(0..=3))]
    plies: u32,
    /// List only decisions that lost at least this many points
    #[arg(long, value_name = "POINTS", default_value = "0")]
    least: f64,
    /// How many choices to list for a decision that lost something
    #[arg(long, value_name = "N", default_value = "3")]
    lines: usize,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let kind = match_files::Kind::of_path(&args.file).ok_or_else(|| {
        Failure::Input(format!("{}: a match is a .mat or .sgf file", args.file.display()))
    })?;
    let played = match_files::read(&args.file, kind)?;
    let game = Nardi::new(played.rules.clone());
    let reviewer = Reviewer::new(NetworkEvaluation::built_in(), Plies::up_to(args.plies));
    let actions: usize = played.games.iter().map(|record| record.actions.len()).sum();
    let bar = progress::bar(actions as u64, "actions");
    let mut games = Vec::new();
    for record in &played.games {
        let done = bar.position();
        games.push(reviewer.review(&game, record, &mut |_| bar.inc(1)));
        bar.set_position(done + record.actions.len() as u64);
    }
    bar.finish_and_clear();
    if args.json {
        print_json(args, &game, &played, &games)
    } else {
        print(args, &game, &played, &games)
    }
}

fn print(
    args: &Args,
    game: &Nardi,
    played: &Match,
    games: &[Vec<Decision>],
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for (number, (record, decisions)) in (1..).zip(played.games.iter().zip(games)) {
        let [white, black] = record.start.score().points.0;
        let [first, second] = &played.names.0;
        writeln!(out, "Game {number}: {first} {white}, {second} {black}")?;
        for (number, decision) in (1..).zip(decisions) {
            if decision.loss() < args.least || (!decision.counts && is_double(decision)) {
                continue;
            }
            writeln!(out, "{}", line(game, played, number, decision))?;
            if decision.loss() > 0.0005 {
                for (place, choice) in (1..).zip(decision.choices.iter().take(args.lines)) {
                    let text = choice_text(game, decision, choice);
                    writeln!(out, "          {place}. {:+.3}  {text}", choice.equity)?;
                }
            }
        }
        writeln!(out)?;
    }
    print_sums(&mut out, played, &Sums::of(games.iter().flatten()), args.plies)
}

fn is_double(decision: &Decision) -> bool {
    decision.kind == Kind::Double
}

fn line(game: &Nardi, played: &Match, number: usize, decision: &Decision) -> String {
    let name = &played.names[decision.side];
    let what = match decision.kind {
        Kind::Play(roll) => format!("{roll}:"),
        Kind::Double | Kind::Answer => "cube".to_owned(),
    };
    let made = choice_text(game, decision, &decision.made);
    let loss = if decision.loss() > 0.0005 {
        format!("loses {:.3}", decision.loss())
    } else {
        "best".to_owned()
    };
    let luck = decision.luck.map(|luck| format!("luck {luck:+.3}")).unwrap_or_default();
    let line = format!("{number:>4}. {name:<12} {what:<5} {made:<26} {loss:<12} {luck}");
    line.trim_end().to_owned()
}

/// A choice as books write it.
fn choice_text(game: &Nardi, decision: &Decision, choice: &Choice) -> String {
    match choice.action {
        Some(Action::Double) => "double".to_owned(),
        Some(action) => game.book(&decision.position, action),
        None => "no double".to_owned(),
    }
}

/// A line of the table of sums: what it is called, its key in JSON, and its value.
type Row = (&'static str, &'static str, fn(&Sums) -> f64);

const ROWS: [Row; 12] = [
    ("Plays", "plays", |sums| f64::from(sums.plays)),
    ("Unforced plays", "unforced_plays", |sums| f64::from(sums.unforced)),
    ("Loss of plays", "play_loss", |sums| sums.play_loss),
    ("Error of plays, mEMG", "play_error_memg", Sums::play_error),
    ("Cube decisions", "cube_decisions", |sums| f64::from(sums.cube_decisions)),
    ("Loss by the cube", "cube_loss", |sums| sums.cube_loss),
    ("Error by the cube, mEMG", "cube_error_memg", Sums::cube_error),
    ("Doubtful (0.04 and more)", "doubtful", |sums| f64::from(sums.marked[0])),
    ("Bad (0.08 and more)", "bad", |sums| f64::from(sums.marked[1])),
    ("Very bad (0.16 and more)", "very_bad", |sums| f64::from(sums.marked[2])),
    ("Luck", "luck", |sums| sums.luck),
    ("Error rate, mEMG", "error_rate_memg", Sums::error_rate),
];

fn print_sums(
    out: &mut impl Write,
    played: &Match,
    sums: &PerSide<Sums>,
    plies: u32,
) -> Result<(), Failure> {
    let [first, second] = &played.names.0;
    let depth = if plies == 1 { "At 1 ply".to_owned() } else { format!("At {plies} plies") };
    writeln!(out, "{depth:<28}{first:>14}{second:>14}")?;
    let sides = [Side::First, Side::Second];
    for (name, _, value) in ROWS {
        let values = sides.map(|side| value(&sums[side]));
        let [first, second] = values.map(|value| {
            if value.fract() == 0.0 && !name.contains("oss") && !name.contains("rror") {
                format!("{value:.0}")
            } else {
                format!("{value:.3}")
            }
        });
        writeln!(out, "{name:<28}{first:>14}{second:>14}")?;
    }
    let [first, second] = sides.map(|side| sums[side].performance());
    writeln!(out, "{:<28}{first:>14.2}{second:>14.2}", "PR")?;
    Ok(())
}

fn print_json(
    args: &Args,
    game: &Nardi,
    played: &Match,
    games: &[Vec<Decision>],
) -> Result<(), Failure> {
    let [white, black] = &played.names.0;
    let all = json!({
        "players": [white, black],
        "match_length": played.rules.match_length,
        "plies": args.plies,
        "games": played.games.iter().zip(games).map(|(record, decisions)| json!({
            "score": record.start.score().points.0,
            "decisions": decisions.iter().map(|decision| decision_json(args, game, decision)).collect::<Vec<_>>(),
            "sums": sums_json(&Sums::of(decisions)),
        })).collect::<Vec<_>>(),
        "sums": sums_json(&Sums::of(games.iter().flatten())),
    });
    writeln!(std::io::stdout().lock(), "{all:#}")?;
    Ok(())
}

fn decision_json(args: &Args, game: &Nardi, decision: &Decision) -> Value {
    let (kind, roll) = match decision.kind {
        Kind::Play(roll) => ("play", Some(roll.to_string())),
        Kind::Double => ("double", None),
        Kind::Answer => ("answer", None),
    };
    let choice = |choice: &Choice| json!({ "choice": choice_text(game, decision, choice), "equity": choice.equity });
    json!({
        "player": decision.side as usize,
        "kind": kind,
        "throw": roll,
        "position": game.position_text(&decision.position),
        "made": choice(&decision.made),
        "best": choice(decision.best()),
        "choices": decision.choices.iter().take(args.lines.max(1)).map(choice).collect::<Vec<_>>(),
        "chances": decision.chances.list(),
        "loss": decision.loss(),
        "luck": decision.luck,
        "counts": decision.counts,
    })
}

fn sums_json(sums: &PerSide<Sums>) -> Value {
    let side = |side: Side| {
        let sums = &sums[side];
        let mut object: serde_json::Map<String, Value> =
            ROWS.iter().map(|(_, key, value)| ((*key).to_owned(), json!(value(sums)))).collect();
        object.insert("pr".to_owned(), json!(sums.performance()));
        Value::Object(object)
    };
    json!([side(Side::First), side(Side::Second)])
}
