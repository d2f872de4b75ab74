//! The contest protocol of Luzhanqi.

use std::io::{BufRead, Write};

use galds_games::core::{Game, Side};
use galds_games::luzhanqi::caai::{Dialogue, Player};
use galds_games::luzhanqi::{Belief, Luzhanqi, Node, SetUp, View};

use crate::failure::Failure;
use crate::random::Random;

/// One line in, at most one line out; what is not understood is told on stderr and passed over.
pub(super) fn speak(name: &str, seed: Option<u64>) -> Result<(), Failure> {
    let mut dialogue = Dialogue::new(name.to_owned(), RandomPlayer(Random::new(seed)));
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
