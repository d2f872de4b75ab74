//! `galds` with a sixth game on the shelf (`tests/sixth`): every command knows it, the server serves it.
//!
//! ```text
//! cargo run --package galds --example sixth -- serve --listen 127.0.0.1:8081
//! ```

use std::process::ExitCode;

fn main() -> ExitCode {
    galds_sixth::join();
    galds_cli::run()
}
