//! `galds solve`: shortest solutions of Intarzia, and forced wins in Rotary.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Subcommand, ValueEnum};
use galds_games::core::{Game, RuleSet};
use galds_games::rotary::intarzia::{Board, Colouring, Progress, Solution, solve};
use galds_games::rotary::problems::winning_firsts;
use galds_games::rotary::{Rotary, Rules};
use galds_pictures::intarzia::picture;
use galds_pictures::{Picture, to_png, to_svg};
use indicatif::ProgressBar;

use crate::commands::show::write_file;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: SolvableGame,
}

#[derive(Debug, Subcommand)]
enum SolvableGame {
    /// Intarzia (--from and --to) or a forced win (--position and --turns)
    Rotary(RotaryArgs),
}

#[derive(Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("task").required(true).args(["from", "position"])))]
struct RotaryArgs {
    /// Intarzia: the board
    #[arg(long, value_enum, default_value = "lid")]
    board: BoardArg,
    /// Intarzia: the first colouring, "LIGHT DARK", such as "22,24 33,35"
    #[arg(long, value_name = "COLOURING", requires = "to")]
    from: Option<String>,
    /// Intarzia: the last colouring
    #[arg(long, value_name = "COLOURING", requires = "from")]
    to: Option<String>,
    /// Intarzia: give up when so many million colourings are held (16 bytes each)
    #[arg(long, value_name = "MILLIONS", default_value = "200")]
    most: usize,
    /// Intarzia: draw the task as SVG to this file (- for stdout) instead of solving it
    #[arg(long, value_name = "FILE", requires = "from")]
    svg: Option<PathBuf>,
    /// Intarzia: draw the task as PNG to this file (- for stdout) instead of solving it
    #[arg(long, value_name = "FILE", requires = "from")]
    png: Option<PathBuf>,
    /// Forced win: the position
    #[arg(long, value_name = "TEXT", requires = "turns")]
    position: Option<String>,
    /// Forced win: within so many own turns
    #[arg(long, value_name = "N", requires = "position", value_parser = clap::value_parser!(u32).range(1..=20))]
    turns: Option<u32>,
    /// Forced win: the rules
    #[arg(long, value_name = "RULES", default_value = "rotary")]
    rules: String,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum BoardArg {
    /// The 19 points of the small board in the lid
    Lid,
    /// The 60 points of the full board
    Full,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let SolvableGame::Rotary(rotary) = &args.game;
    match (&rotary.from, &rotary.to, &rotary.position, rotary.turns) {
        (Some(from), Some(to), _, _) => rotary.intarzia(from, to),
        (_, _, Some(position), Some(turns)) => rotary.forced_win(position, turns),
        _ => Err(Failure::Input("give --from and --to, or --position and --turns".to_owned())),
    }
}

impl RotaryArgs {
    fn intarzia(&self, from: &str, to: &str) -> Result<(), Failure> {
        let board = match self.board {
            BoardArg::Lid => Board::Lid,
            BoardArg::Full => Board::Full,
        };
        let read = |name: &str, text: &str| {
            Colouring::read(board, text)
                .map_err(|error| Failure::Input(format!("--{name}: {error}")))
        };
        let (from, to) = (read("from", from)?, read("to", to)?);
        if self.svg.is_some() || self.png.is_some() {
            return self.draw(&picture(board, from, to));
        }
        let bar = spinner();
        let mut say = |progress: Progress| {
            let Progress { excluded, reached } = progress;
            bar.set_message(format!("no way in {excluded} turns; {reached} colourings reached"));
        };
        let solution = solve(board, from, to, self.most.saturating_mul(1_000_000), &mut say);
        bar.finish_and_clear();
        let mut out = std::io::stdout().lock();
        match solution.map_err(|error| Failure::Input(error.to_string()))? {
            Solution::Shortest(turns) => {
                let words: Vec<String> = turns.iter().map(ToString::to_string).collect();
                writeln!(out, "{}", words.join(" "))?;
                writeln!(out, "{}, proven shortest", in_turns(turns.len()))?;
            }
            Solution::None => {
                writeln!(out, "no solution, proven: one cannot be reached from the other")?;
            }
        }
        Ok(())
    }

    fn draw(&self, task: &Picture) -> Result<(), Failure> {
        const WIDTH: u32 = 1300;
        if let Some(path) = &self.svg {
            write_file(path, to_svg(task).as_bytes())?;
        }
        if let Some(path) = &self.png {
            write_file(path, &to_png(task, WIDTH)?)?;
        }
        Ok(())
    }

    fn forced_win(&self, position: &str, turns: u32) -> Result<(), Failure> {
        let game = Rotary::new(Rules::read(&self.rules)?);
        let position = game
            .read_position(position)
            .map_err(|error| Failure::Input(format!("--position: {error}")))?;
        let bar = spinner();
        bar.set_message(format!("trying everything {turns} turns deep"));
        let mut firsts: Vec<String> =
            winning_firsts(&game, &position, turns).iter().map(ToString::to_string).collect();
        bar.finish_and_clear();
        firsts.sort_unstable();
        let mut out = std::io::stdout().lock();
        for first in &firsts {
            writeln!(out, "{first}")?;
        }
        if firsts.is_empty() {
            let within = in_turns(turns as usize);
            eprintln!("galds: no first turn forces a win within {within} (all were tried)");
        }
        Ok(())
    }
}

/// `1 turn`, `2 turns`.
fn in_turns(count: usize) -> String {
    format!("{count} {}", if count == 1 { "turn" } else { "turns" })
}

/// A sign of life on stderr, shown only on a terminal.
pub(crate) fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}
