//! `galds load`: plays many matches at once over WebSockets and says how a server bears it, or several that share
//! a database: then the players of each match are at different servers.
//!
//! Every match has two guests with a connection each. They choose random legal actions, a player acts
//! after it has received what the opponent did, and a match that ends is followed by the next one. The
//! time of an acknowledgement is counted from the moment at which the action was due, so a server that
//! falls behind cannot hide it.

mod connection;
mod costs;
mod idle;
mod own_server;
mod pair;
mod spectators;
mod tally;

use std::io::Write;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use self::costs::{Costs, Meter};
use self::own_server::OwnServer;
use self::pair::{Course, Pair};
use self::tally::Tally;
use super::progress;
use crate::failure::Failure;

/// How many matches are set up at a time.
const AT_A_TIME: usize = 32;

#[derive(Debug, clap::Args)]
#[command(
    after_help = "A server that is not started by this command must run with --no-limits, because all \
                  players come from one address.\n\
                  Example: galds load --matches 2000 --rate 1000 --seconds 60"
)]
pub(crate) struct Args {
    /// The server, as http://host:port, or several on one database, separated by commas [default: one is
    /// started for the purpose]
    #[arg(long, value_name = "URL", value_delimiter = ',')]
    server: Vec<String>,
    /// A PostgreSQL database for the servers that are started [default: a SQLite file]; with --server, the one that
    /// they use, whose costs are counted
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// How many servers are started on that database
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        requires = "database",
        conflicts_with = "server"
    )]
    servers: NonZeroUsize,
    /// A NATS for the servers that are started [default: the database]
    #[arg(long, value_name = "ADDRESS", requires = "database", conflicts_with = "server")]
    bus: Option<String>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "100")]
    matches: NonZeroUsize,
    /// The games, separated by commas [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    games: Vec<String>,
    /// For how many seconds to measure
    #[arg(long, value_name = "S", default_value = "20")]
    seconds: NonZeroU32,
    /// Moves per second of all games together [default: as fast as they are acknowledged]
    #[arg(long, value_name = "N")]
    rate: Option<NonZeroU32>,
    /// Further idle connections that only watch
    #[arg(long, value_name = "N", default_value = "0")]
    idle: usize,
    /// How many look on at each match
    #[arg(long, value_name = "N", default_value = "0")]
    spectators: usize,
    /// The process of a server given by --server whose processor time is counted; several separated by commas
    #[arg(long, value_name = "PID", value_delimiter = ',', requires = "server")]
    process: Vec<u32>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for game in &args.games {
        galds_games::find(game)?;
    }
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(args))
}

/// Every connection is an open file: as many as the system allows are wanted.
fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // What the system refuses shows when a connection cannot be opened.
    let _refused = setrlimit(Resource::Nofile, limit);
}

async fn measure(args: &Args) -> Result<(), Failure> {
    let number = if args.server.is_empty() { args.servers.get() } else { 0 };
    let database = (args.database.as_deref(), args.bus.as_deref());
    let own = (0..number).map(|number| OwnServer::start(number, database.0, database.1));
    let own = own.collect::<Result<Vec<OwnServer>, Failure>>()?;
    let mut servers = args.server.clone();
    servers.extend(own.iter().map(|own| own.address().to_owned()));
    // Of each of them, on average.
    let memory = || {
        let sum = own.iter().map(OwnServer::memory).sum::<Option<u64>>()?;
        sum.checked_div(own.len() as u64)
    };
    let at_rest = memory();
    let idle = idle::connect(&servers[0], args.idle).await?;
    let with_idle = memory();
    let mut processes = args.process.clone();
    processes.extend(own.iter().map(OwnServer::process));
    let meter = Meter { servers: servers.clone(), processes, database: args.database.clone() };
    let (tally, costs) = play(args, servers, &meter).await?;
    print(args, &tally)?;
    let mut out = std::io::stdout().lock();
    write!(out, "{costs}")?;
    if let (Some(at_rest), Some(with_idle), true) = (at_rest, with_idle, args.idle > 0) {
        // All of them are at the first server.
        let all = with_idle.saturating_sub(at_rest) * own.len() as u64;
        let each = all as f64 / args.idle as f64;
        writeln!(out, "memory of an idle connection: {:.1} kB", each / 1_000.0)?;
    }
    if let Some(after) = memory() {
        writeln!(out, "memory of the server: {:.0} MB", after as f64 / 1e6)?;
    }
    drop(idle);
    for own in own {
        own.stop()?;
    }
    Ok(())
}

async fn play(args: &Args, servers: Vec<String>, meter: &Meter) -> Result<(Tally, Costs), Failure> {
    let games = games(args);
    let course = Arc::new(Course {
        servers,
        spectators: args.spectators,
        pace: args.rate.map(|rate| pace(args.matches, rate)),
        started: AtomicBool::new(false),
        measured: AtomicBool::new(false),
        tally: Tally::default(),
    });
    let failed = |error: String| Failure::Server(error);
    let bar = progress::bar(args.matches.get() as u64, "matches set up");
    let places = Arc::new(tokio::sync::Semaphore::new(AT_A_TIME));
    let mut setting_up = tokio::task::JoinSet::new();
    for number in 0..args.matches.get() {
        let (course, places) = (Arc::clone(&course), Arc::clone(&places));
        let game = games[number % games.len()].clone();
        setting_up.spawn(async move {
            let _place = places.acquire_owned().await;
            Pair::set_up(course, number, game).await
        });
    }
    let mut playing = tokio::task::JoinSet::new();
    while let Some(pair) = setting_up.join_next().await {
        let pair = pair.map_err(|error| failed(error.to_string()))?.map_err(failed)?;
        playing.spawn(pair.play());
        bar.inc(1);
    }
    bar.finish_and_clear();
    course.started.store(true, Ordering::Relaxed);
    // The first actions of all matches at once say nothing about how it is later.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = meter.read().await?;
    watch(args, &course, &mut playing).await?;
    let after = meter.read().await?;
    let costs = Costs { before, after, actions: course.tally.committed() };
    playing.shutdown().await;
    let course = Arc::into_inner(course).ok_or_else(|| failed("matches did not end".to_owned()))?;
    Ok((course.tally, costs))
}

/// Lets the matches go on for the time that was asked for, with a bar for whoever waits.
async fn watch(
    args: &Args,
    course: &Course,
    playing: &mut tokio::task::JoinSet<Result<std::convert::Infallible, String>>,
) -> Result<(), Failure> {
    let seconds = u64::from(args.seconds.get());
    let bar = progress::bar(seconds, "seconds");
    let began = Instant::now();
    course.measured.store(true, Ordering::Relaxed);
    let mut ticks = tokio::time::interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                let passed = began.elapsed().as_secs();
                if passed >= seconds {
                    break;
                }
                bar.set_position(passed);
                bar.set_message(course.tally.in_short(began.elapsed()));
            }
            Some(ended) = playing.join_next() => {
                let reason = match ended {
                    Ok(Err(reason)) => reason,
                    Ok(Ok(never)) => match never {},
                    Err(error) => error.to_string(),
                };
                bar.finish_and_clear();
                return Err(Failure::Server(format!("a game failed: {reason}")));
            }
        }
    }
    course.measured.store(false, Ordering::Relaxed);
    course.tally.note_duration(began.elapsed());
    bar.finish_and_clear();
    Ok(())
}

fn games(args: &Args) -> Vec<String> {
    if args.games.is_empty() {
        return galds_games::all().iter().map(|game| game.about.name.to_owned()).collect();
    }
    args.games.clone()
}

/// How long after one action of a match the next is due.
fn pace(matches: NonZeroUsize, rate: NonZeroU32) -> Duration {
    Duration::from_secs_f64(matches.get() as f64 / f64::from(rate.get()))
}

fn print(args: &Args, tally: &Tally) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let pace = args.rate.map_or_else(
        || "as fast as they are acknowledged".to_owned(),
        |rate| format!("{rate} actions a second wanted"),
    );
    writeln!(
        out,
        "{} matches of {} for {} s, {pace}",
        args.matches,
        games(args).join(", "),
        args.seconds
    )?;
    write!(out, "{tally}")?;
    Ok(())
}
