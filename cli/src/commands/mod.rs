//! The commands, one file each; those for one game alone are in a folder named like it.

mod admin;
mod analyse;
mod animate;
mod arena;
mod arrow;
mod bench;
mod bot;
mod bus;
mod database;
mod endgames;
mod engine;
mod games;
mod ladder;
mod lautari;
mod legal;
mod levels;
mod load;
mod log;
mod luzhanqi;
mod manual;
mod nardi;
mod oversights;
mod perft;
mod play;
mod players_memory;
mod position;
mod print;
mod progress;
mod puzzles;
mod replay;
mod rotary;
mod selfplay;
mod serve;
mod show;
mod stop_signals;
mod tune;
mod view;
mod worker;

use clap::Subcommand;

use crate::failure::Failure;
use lautari::rate;
use luzhanqi::caai;
use nardi::{analyse_match, convert, dice, rollout};
use rotary::{problems, solve};

/// What `galds` can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games with their presets and options
    Games(games::Args),
    /// List the legal moves, one per line
    Legal(legal::Args),
    /// Print the position and the result as text
    Position(position::Args),
    /// Print what one player or spectator may know, as text
    View(view::Args),
    /// Count the leaves of the game tree to a given depth
    Perft(perft::Args),
    /// Draw the board in the terminal, as SVG or as PNG
    Show(show::Args),
    /// Write a board, a score sheet or paper pieces at true size, as pages of A4 in SVG
    Print(print::Args),
    /// Read a game record and print every position, or the first illegal move
    Replay(replay::Args),
    /// Draw a game record as an animated PNG that plays move after move
    Animate(animate::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Let two computer players play each other and report which is stronger
    Arena(arena::Args),
    /// Let many players meet and print one rating list
    Ladder(ladder::Args),
    /// Count how often a player overlooks a forced win
    Oversights(oversights::Args),
    /// Analyse a position: the best lines with their evaluation
    Analyse(analyse::Args),
    /// Review a backgammon match: best moves, errors, luck and rating of both players
    AnalyseMatch(analyse_match::Args),
    /// Play a backgammon position out many times to learn what it is worth
    Rollout(rollout::Args),
    /// Run the engine for another program, over stdin and stdout
    Engine(engine::Args),
    /// Search a fixed set of positions: the node total is a checksum
    Bench(bench::Args),
    /// Tune the weights of a game's evaluation by self-play
    Tune(tune::Args),
    /// Let the program play itself, for networks to learn from the games
    Selfplay(selfplay::Args),
    /// Print the limits of a game's ten computer levels
    Levels(levels::Args),
    /// Solve the solitaire Intarzia, or find forced wins
    Solve(solve::Args),
    /// Find positions with a single winning first turn
    Problems(problems::Args),
    /// Find positions with one right move in games of the computer
    Puzzles(puzzles::Args),
    /// Work out positions with few pieces exactly, or look one up
    Endgames(endgames::Args),
    /// Compute how a game changes the ratings of its players
    Rate(rate::Args),
    /// Convert a backgammon position or match to another format
    Convert(convert::Args),
    /// Check the dice of a published game
    Dice(dice::Args),
    /// Run the server: the site, live play and the API
    Serve(serve::Args),
    /// Think for servers: compute moves and analyses that they hand out over NATS
    Worker(worker::Args),
    /// Play on a server as a bot, with this engine or another program
    Bot(bot::Args),
    /// Manage a server's data: accounts, backups, migrations
    Admin(admin::Args),
    /// Play many games at once and report how a server handles the load
    Load(load::Args),
    /// Print shell completions
    Completions(manual::CompletionArgs),
    /// Print the man page
    Man,
}

impl Command {
    /// Runs the command.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        match self {
            Command::Games(args) => games::run(args),
            Command::Legal(args) => legal::run(args),
            Command::Position(args) => position::run(args),
            Command::View(args) => view::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Show(args) => show::run(args),
            Command::Print(args) => print::run(args),
            Command::Replay(args) => replay::run(args),
            Command::Animate(args) => animate::run(args),
            Command::Play(args) => play::run(args),
            Command::Arena(args) => arena::run(args),
            Command::Ladder(args) => ladder::run(args),
            Command::Oversights(args) => oversights::run(args),
            Command::Analyse(args) => analyse::run(args),
            Command::AnalyseMatch(args) => analyse_match::run(args),
            Command::Rollout(args) => rollout::run(args),
            Command::Engine(args) => engine::run(args),
            Command::Bench(args) => bench::run(args),
            Command::Tune(args) => tune::run(args),
            Command::Selfplay(args) => selfplay::run(args),
            Command::Levels(args) => levels::run(args),
            Command::Solve(args) => solve::run(args),
            Command::Problems(args) => problems::run(args),
            Command::Puzzles(args) => puzzles::run(args),
            Command::Endgames(args) => endgames::run(args),
            Command::Rate(args) => rate::run(args),
            Command::Convert(args) => convert::run(args),
            Command::Dice(args) => dice::run(args),
            Command::Serve(args) => serve::run(args),
            Command::Worker(args) => worker::run(args),
            Command::Bot(args) => bot::run(args),
            Command::Admin(args) => admin::run(args),
            Command::Load(args) => load::run(args),
            Command::Completions(args) => manual::completions(args),
            Command::Man => manual::man(),
        }
    }
}
