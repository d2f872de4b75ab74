//! `galds engine`: a player for programs, over standard input and output.

use std::io::{BufRead, Write};

use clap::ValueEnum;
use galds_games::core::{Game, Side};
use galds_games::luzhanqi::caai::{Dialogue, Player};
use galds_games::luzhanqi::{Belief, Luzhanqi, Node, SetUp, View};

use crate::failure::Failure;
use crate::random::Random;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The language that is spoken
    #[arg(long, value_enum)]
    protocol: Protocol,
    /// The name that is given
    #[arg(long, value_name = "NAME", default_value = "Galds")]
    name: String,
    /// Seed of the random player, to repeat a game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Protocol {
    /// Luzhanqi: the Chinese computer-games contests, version 1.0 of 2012
    Caai,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let player = RandomPlayer(Random::new(args.seed));
    match args.protocol {
        Protocol::Caai => speak_caai(Dialogue::new(args.name.clone(), player)),
    }
}

/// One line in, at most one line out; what is not understood is told on stderr and passed over.
fn speak_caai(mut dialogue: Dialogue<RandomPlayer>) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        match dialogue.answer(&line) {
            Ok(Some(reply)) => {
                writeln!(out, "{reply}")?;
                out.flush()?;
            }
            Ok(None) => {}
            Err(error) => eprintln!("galds: {error}"),
        }
    }
    Ok(())
}

/// Any legal set-up, then any legal move; it looks at nothing else.
struct RandomPlayer(Random);

impl Player for RandomPlayer {
    fn set_up(&mut self, game: &Luzhanqi, _side: Side) -> SetUp {
        SetUp::random(game.rules(), &mut || self.0.bits())
    }

    fn choose(
        &mut self,
        _game: &Luzhanqi,
        _view: &View,
        _belief: &Belief,
        moves: &[(Node, Node)],
    ) -> (Node, Node) {
        moves[self.0.below(moves.len())]
    }
}
