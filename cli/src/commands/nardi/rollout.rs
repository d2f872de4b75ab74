//! `galds rollout`: what a backgammon position or its best plays are worth, by playing them out many times.

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::control::{Control, Limits};
use galds_engine::nardi::cube::Options;
use galds_engine::nardi::evaluation::NetworkEvaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_engine::nardi::rollout::{
    Estimate, Rollout, Settings, Start, VarianceReduction, roll_out,
};
use galds_engine::observation::Observation;
use galds_games::core::{AnyTable, Game, Side, Table};
use galds_games::nardi::{Action, Nardi, Phase, Roll};
use galds_host::machine;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::commands::progress;
use crate::failure::Failure;
use crate::table::TableArgs;

/// How far plays are looked ahead at to find those that are worth a rollout.
const CANDIDATE_PLIES: Plies = Plies::ONE;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many games to play of each candidate
    #[arg(long, value_name = "N", default_value = "1296", value_parser = clap::value_parser!(u32).range(2..))]
    trials: u32,
    /// After how many rolls the evaluation stands for the rest of the game [default: play to the end]
    #[arg(long, value_name = "ROLLS", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: Option<u32>,
    /// How many rolls the players look ahead, 0 to 3
    #[arg(long, value_name = "N", default_value = "0", value_parser = clap::value_parser!(u32).range(0..=3))]
    plies: u32,
    /// How many of the best plays to roll out
    #[arg(long, value_name = "N", default_value = "3")]
    candidates: NonZeroUsize,
    /// Seconds after which to stop with the trials that are done
    #[arg(long, value_name = "S")]
    time: Option<u64>,
    /// How many threads play
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The number that makes the dice
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Leave the luck of the dice in the results
    #[arg(long)]
    with_luck: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One thing that was rolled out, with its result for the side that decides.
struct Line {
    name: String,
    rollout: Rollout,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let nardi = open(&*args.table.set_up()?)?;
    let (game, position) = (nardi.game(), nardi.position());
    let refuse = |why: &str| Err(Failure::Input(why.to_owned()));
    match position.phase() {
        Phase::Open => refuse("the opening roll comes first: add it to the moves"),
        Phase::Over => refuse("the game is over"),
        Phase::Dice(roll) => {
            let start = Start::of(game, position, position.side());
            let book = |action| game.book(position, action);
            print(args, &roll_out_plays(args, book, &start, roll)?, None)
        }
        Phase::Roll => roll_out_cube(args, &Start::of(game, position, position.side())),
        // Whoever has doubled is the one about to roll.
        Phase::Double => roll_out_cube(args, &Start::of(game, position, position.side().other())),
    }
}

/// The table as one of Nardi.
fn open(table: &dyn AnyTable) -> Result<Table<Nardi>, Failure> {
    if table.about().name != Nardi::ABOUT.name {
        return Err(Failure::Input("only nardi has dice to roll out".to_owned()));
    }
    let opened = Observation::of(table, Side::First).set_up::<Nardi>();
    opened.map_err(|error| Failure::Input(error.to_string()))
}

/// Rolls out what the best plays of a roll leave, the best first.
fn roll_out_plays(
    args: &Args,
    book: impl Fn(Action) -> String,
    start: &Start,
    roll: Roll,
) -> Result<Vec<Line>, Failure> {
    let evaluation = NetworkEvaluation::built_in();
    let stake = start.cube.map_or(1, |cube| cube.value);
    let mut search = Expectation::new(evaluation, start.stakes[0].worth(stake));
    let ranked = search.rank(start.board, roll, CANDIDATE_PLIES);
    let candidates = &ranked[..args.candidates.get().min(ranked.len())];
    let bar = progress::bar(candidates.len() as u64 * u64::from(args.trials), "games");
    let mut lines = Vec::new();
    for play in candidates {
        let rollout = one(args, &start.after(play.board), &bar)?;
        lines.push(Line { name: book(play.action), rollout: rollout.turned() });
    }
    bar.finish_and_clear();
    lines.sort_by(|one, other| other.rollout.equity.mean.total_cmp(&one.rollout.equity.mean));
    Ok(lines)
}

/// Rolls a position out before a roll: without a double and, where that is possible, after a double that is taken.
fn roll_out_cube(args: &Args, start: &Start) -> Result<(), Failure> {
    let doubled = start.doubled();
    let count = 1 + u64::from(doubled.is_some());
    let bar = progress::bar(count * u64::from(args.trials), "games");
    let mut lines = vec![Line { name: "no double".to_owned(), rollout: one(args, start, &bar)? }];
    let mut options = None;
    if let Some(doubled) = doubled {
        let taken = one(args, &doubled, &bar)?;
        let [roll, taken_equity] = [lines[0].rollout, taken].map(|rollout| rollout.equity.mean);
        options = Some(Options { roll, taken: taken_equity, dropped: 1.0 });
        lines.push(Line { name: "double, take".to_owned(), rollout: taken });
    }
    bar.finish_and_clear();
    print(args, &lines, options)
}

fn one(args: &Args, start: &Start, bar: &ProgressBar) -> Result<Rollout, Failure> {
    let stop = AtomicBool::new(false);
    let limits = Limits { time: args.time.map(Duration::from_secs), ..Limits::default() };
    let control = Control::new(limits, machine(&stop));
    let variance_reduction =
        if args.with_luck { VarianceReduction::Off } else { VarianceReduction::Luck };
    let settings = Settings {
        trials: args.trials,
        truncate: args.truncate,
        plies: Plies::up_to(args.plies),
        seed: args.seed,
        variance_reduction,
    };
    let before = bar.position();
    let mut report = |rollout: &Rollout| {
        bar.set_position(before + u64::from(rollout.trials));
        bar.set_message(shown(&rollout.equity));
    };
    let evaluation = NetworkEvaluation::built_in();
    roll_out(evaluation, start, &settings, &control, args.threads.get(), &mut report)
        .ok_or_else(|| Failure::Input("the time was over before two games were played".to_owned()))
}

/// An estimate with its 95 % interval.
fn shown(estimate: &Estimate) -> String {
    format!("{:+.3} ± {:.3}", estimate.mean, estimate.margin())
}

/// Half of the last digit that is shown: what differs by less is the same.
const SHOWN: f64 = 0.0005;

fn verdict(options: &Options) -> &'static str {
    match (options.is_double(), options.is_take()) {
        (true, true) => "double, take",
        (false, true) => "no double, take",
        (false, false) if options.roll > options.dropped + SHOWN => "too good to double, drop",
        // Where playing on wins as much, doubling wins it at once.
        (_, false) => "double, drop",
    }
}

fn print(args: &Args, lines: &[Line], options: Option<Options>) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if args.json {
        let lines: Vec<Value> = lines.iter().map(json_line).collect();
        let verdict = options.as_ref().map(verdict);
        writeln!(out, "{:#}", json!({ "lines": lines, "cube": verdict }))?;
        return Ok(());
    }
    for (number, Line { name, rollout }) in (1..).zip(lines) {
        let chances = rollout.chances.list().map(|chance| format!("{:.1} %", 100.0 * chance));
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = chances;
        writeln!(out, "{number}. {}  {name}", shown(&rollout.equity))?;
        writeln!(
            out,
            "   wins {win}, gammons {gammon}, backgammons {backgammon}; loses gammons {lost_gammon}, backgammons \
             {lost_backgammon}; without the cube {}; {} games",
            shown(&rollout.cubeless),
            rollout.trials
        )?;
    }
    if let Some(options) = options {
        writeln!(out, "{}", verdict(&options))?;
    }
    Ok(())
}

fn json_line(Line { name, rollout }: &Line) -> Value {
    let estimate = |estimate: &Estimate| json!({ "mean": estimate.mean, "error": estimate.error, "margin_95": estimate.margin() });
    json!({
        "name": name,
        "trials": rollout.trials,
        "equity": estimate(&rollout.equity),
        "cubeless": estimate(&rollout.cubeless),
        "chances": rollout.chances.list(),
        "errors": rollout.errors.list(),
    })
}
