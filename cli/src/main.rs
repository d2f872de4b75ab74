//! `galds`: see the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    galds_cli::run()
}
