//! Instructions per perft leaf, counted by valgrind's callgrind: the same on a busy machine.
//!
//! The bench runs itself once per case under callgrind, which counts only inside [`measured`]. It
//! fails when a case costs more than its limit, so that a slow change is seen. Where valgrind is
//! missing it says so and succeeds, but fails where `CI` is set.

mod cases;

use std::hint::black_box;
use std::process::{Command, ExitCode};

use cases::{CASES, Case};

/// The argument with which the bench calls itself.
const ONE: &str = "--one-case";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(place) = arguments.iter().position(|argument| argument == ONE) {
        let number: usize = arguments[place + 1].parse().expect("a number of a case");
        let case = &CASES[number];
        let leaves = measured(&*case.table(), case.depth);
        println!("{leaves}");
        return ExitCode::SUCCESS;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        if std::env::var_os("CI").is_some() {
            println!("instructions per leaf: valgrind is not installed; see .ci/packages");
            return ExitCode::FAILURE;
        }
        println!("instructions per leaf: skipped, valgrind is not installed");
        return ExitCode::SUCCESS;
    }
    let within = CASES.iter().enumerate().filter(|(number, case)| report(*number, case)).count();
    let over = CASES.len() - within;
    println!("{within} passed, {over} failed");
    if over == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The part that callgrind counts.
#[inline(never)]
fn measured(table: &dyn galds_games::core::AnyTable, depth: u32) -> u64 {
    black_box(table.perft(black_box(depth)).expect("the case can be counted"))
}

/// Prints the number of a case; false if it is over the limit.
fn report(number: usize, case: &Case) -> bool {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*measured*"])
        .arg(std::env::current_exe().expect("the bench knows its own path"))
        .args([ONE, &number.to_string()])
        .output()
        .expect("valgrind runs");
    let printed = String::from_utf8_lossy(&output.stdout);
    let leaves: u64 = printed.trim().parse().expect("the number of leaves");
    let messages = String::from_utf8_lossy(&output.stderr);
    let collected = messages.lines().find_map(|line| line.split("Collected : ").nth(1));
    let instructions: u64 =
        collected.and_then(|text| text.trim().parse().ok()).expect("callgrind's total");
    let per_leaf = instructions as f64 / leaves as f64;
    let fits = per_leaf <= case.most_instructions as f64;
    println!(
        "{:<32} {leaves:>12} leaves  {per_leaf:>7.1} instructions per leaf (at most {}){}",
        case.name,
        case.most_instructions,
        if fits { "" } else { "  TOO MANY" }
    );
    fits
}
