//! The engine protocol for all games.

use std::io::{BufRead, Write};
use std::sync::Arc;

use galds_lab::protocol::{Next, Session};

use crate::failure::Failure;

/// Lines are taken as they come; bytes that are no UTF-8 make a wrong command, not an end.
pub(super) fn speak(input: &mut dyn BufRead) -> Result<(), Failure> {
    let mut session = Session::new(Arc::new(|line: &str| {
        let mut out = std::io::stdout().lock();
        // Nobody is left to be told that nobody listens; the input ends too.
        let _nobody_listens = writeln!(out, "{line}").and_then(|()| out.flush());
    }));
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        if session.receive(&String::from_utf8_lossy(&bytes)) == Next::Leave {
            return Ok(());
        }
        bytes.clear();
    }
    session.finish();
    Ok(())
}
