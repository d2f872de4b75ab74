//! The contest protocol of Luzhanqi.

use std::io::{BufRead, Write};

use galds_engine::luzhanqi::Contestant;
use galds_games::luzhanqi::caai::Dialogue;
use galds_host::MachineClock;

use crate::failure::Failure;
use crate::random::Random;

/// One line in, at most one line out; what is not understood is told on stderr and passed over.
pub(crate) fn speak(name: &str, seed: Option<u64>) -> Result<(), Failure> {
    let contestant = Contestant::seeded(Random::new(seed).bits(), &MachineClock);
    let mut dialogue = Dialogue::new(name.to_owned(), contestant);
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
