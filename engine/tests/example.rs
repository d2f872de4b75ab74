//! The example of the engine as a library runs.

#[allow(dead_code, reason = "the example is also a program with a `main` of its own")]
#[path = "../examples/best_lines.rs"]
mod example;

#[test]
fn the_best_lines_of_a_start_are_found() {
    for game in ["lautari", "rotary", "shatra"] {
        let lines = example::best_lines(game).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert!(lines[0].starts_with("depth "), "{game}: {lines:?}");
        assert_eq!(lines.len(), 4, "{game}: three lines were asked for: {lines:?}");
    }
    assert!(example::best_lines("nardi").is_err(), "chance begins");
}
