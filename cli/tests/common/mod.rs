//! Running the program as a user does.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program with these arguments and this input.
pub(crate) fn galds_with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_galds"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    // A program that refuses its arguments may close its input first.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// What the program prints; it must succeed.
pub(crate) fn galds(arguments: &[&str]) -> String {
    let output = galds_with_input(arguments, "");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "galds {arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

/// What the program says when it refuses wrong input with exit code 2, printing nothing else.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn refusal(arguments: &[&str]) -> String {
    let output = galds_with_input(arguments, "");
    assert_eq!(output.status.code(), Some(2), "galds {arguments:?}");
    assert!(output.stdout.is_empty(), "galds {arguments:?} printed something before refusing");
    String::from_utf8(output.stderr).expect("it prints UTF-8")
}
