//! What `deny.toml` asks of dependencies, so that the tests ask the same as `make audit`.

const DENY: &str = include_str!("../../../deny.toml");

/// The list behind `key = [`: of each line the first text in quotation marks.
pub(crate) fn list(key: &str) -> Vec<&'static str> {
    let lines = DENY.lines().map(str::trim).skip_while(|line| *line != format!("{key} = ["));
    let entries = lines.skip(1).take_while(|line| *line != "]");
    let listed = entries.filter(|line| !line.starts_with('#'));
    let found: Vec<&str> = listed.filter_map(|line| line.split('"').nth(1)).collect();
    assert!(!found.is_empty(), "deny.toml has no list `{key}`");
    found
}
