//! `galds analyse`: what the best player thinks of a position.

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::observation::Observation;
use galds_engine::player::{Analysis, Budget, TextLine, Value};
use galds_engine::registry::{self, Resources};
use galds_engine::search::{Aim, Limits};
use galds_engine::spec::PlayerSpec;
use galds_games::core::{AnyTable, Side, Turn};
use galds_host::machine;
use serde_json::{Map, json};

use super::endgames::EndgameFiles;
use super::solve::spinner;
use crate::failure::Failure;
use crate::table::{TableArgs, value_line};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Milliseconds to think [default: 2000, unless there is another limit]
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// How many moves deep
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// How many positions
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many best lines
    #[arg(long, value_name = "N", default_value = "3")]
    lines: NonZeroUsize,
    /// How many threads think
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Memory in mebibytes
    #[arg(long, value_name = "MIB", default_value = "64")]
    memory: usize,
    #[command(flatten)]
    endgames: EndgameFiles,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    let table = args.table.set_up()?;
    let side = match table.turn() {
        Turn::Side(side) | Turn::SideOrChance(side) => side,
        Turn::Over(outcome) => {
            return Err(Failure::Input(format!("the game is over: {outcome}")));
        }
        Turn::Chance => {
            return Err(Failure::Input("roll the dice first: add the roll to the moves".into()));
        }
    };
    let resources = Resources { mebibytes: args.memory, ..Resources::seeded(1) };
    let mut player = registry::find(table.about().name)?.player(&PlayerSpec::full(), &resources)?;
    let bar = spinner();
    let mut report = |analysis: &Analysis| {
        let best = analysis.lines.first().map(|line| line.value.in_numbers()).unwrap_or_default();
        bar.set_message(format!("depth {}, {best}", analysis.depth));
    };
    let observation = Observation::of(&*table, side);
    let analysis =
        player.choose(&observation, &budget(args), &machine(&AtomicBool::new(false)), &mut report);
    bar.finish_and_clear();
    let analysis = analysis.map_err(|error| Failure::Input(error.to_string()))?;
    if args.json { print_json(&*table, side, &analysis) } else { print(&*table, side, &analysis) }
}

fn budget(args: &Args) -> Budget {
    let other = args.depth.is_some() || args.nodes.is_some();
    let time = args.time.or((!other).then_some(2000)).map(Duration::from_millis);
    let limits = Limits { depth: args.depth, nodes: args.nodes, time };
    Budget { limits, threads: args.threads.get(), lines: args.lines.get(), aim: Aim::Truth }
}

/// Positions looked at in a second.
fn speed(analysis: &Analysis) -> f64 {
    analysis.nodes as f64 / analysis.time.as_secs_f64().max(1e-6)
}

/// A line in book notation, as far as the rules follow it.
fn in_book(table: &dyn AnyTable, line: &TextLine) -> Vec<String> {
    let mut table = table.boxed_clone();
    let played = |token: &String| {
        let played = table.play_text(token);
        played.map_or_else(|_| token.clone(), |played| played.book)
    };
    line.tokens.iter().map(played).collect()
}

fn print(table: &dyn AnyTable, side: Side, analysis: &Analysis) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let about = table.about();
    for (number, line) in (1..).zip(&analysis.lines) {
        let (words, numbers) = (line.value.in_words(&about, side), line.value.in_numbers());
        writeln!(out, "{number}. {numbers} ({words}): {}", in_book(table, line).join(", "))?;
    }
    let seconds = analysis.time.as_secs_f64();
    writeln!(
        out,
        "{} to move; depth {}, {} positions in {seconds:.2} s, {:.0} a second",
        about.side(side),
        analysis.depth,
        analysis.nodes,
        speed(analysis)
    )?;
    if let Some(values) = value_line(table) {
        writeln!(out, "{values}")?;
    }
    Ok(())
}

fn print_json(table: &dyn AnyTable, side: Side, analysis: &Analysis) -> Result<(), Failure> {
    let about = table.about();
    let lines = analysis.lines.iter().map(|line| {
        let mut object = Map::new();
        object.insert("value".into(), value(line.value));
        object.insert("words".into(), line.value.in_words(&about, side).into());
        object.insert("tokens".into(), line.tokens.clone().into());
        object.insert("book".into(), in_book(table, line).into());
        serde_json::Value::Object(object)
    });
    let mut all = json!({
        "game": about.name,
        "rules": table.rules_text(),
        "side": about.side(side).letter.to_string(),
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "seconds": analysis.time.as_secs_f64(),
        "nodes_per_second": speed(analysis).round(),
        "lines": lines.collect::<Vec<_>>(),
    });
    if let Some(values) = table.position_values() {
        all["position_values"] = json!(values.0);
    }
    writeln!(std::io::stdout().lock(), "{all:#}")?;
    Ok(())
}

fn value(value: Value) -> serde_json::Value {
    match value {
        Value::Hundredths(score) => json!({ "hundredths": score }),
        Value::WinIn(actions) => json!({ "win_in": actions }),
        Value::LossIn(actions) => json!({ "loss_in": actions }),
        Value::Equity(points) => json!({ "equity": points }),
        Value::Chance(chance) => json!({ "chance": chance }),
    }
}
