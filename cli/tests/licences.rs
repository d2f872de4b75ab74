//! Every crate that is built into the program has a licence that fits ours: one that `deny.toml` allows.

mod deny;

use std::process::Command;

use serde_json::Value;

/// Whether a choice of allowed licences fulfils an SPDX expression (`A OR B`, `A AND B`, brackets).
fn fits(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let expression = expression.trim();
    if let Some(inside) = expression.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'))
        && !inside.contains(['(', ')'])
    {
        return fits(inside);
    }
    let mut depth = 0;
    let mut parts = vec![String::new()];
    let mut operators = Vec::new();
    for word in expression.split_whitespace() {
        let outside = depth == 0;
        depth += word.matches('(').count();
        depth -= word.matches(')').count().min(depth);
        match word {
            "AND" | "OR" if outside => {
                operators.push(word);
                parts.push(String::new());
            }
            word => {
                let part = parts.last_mut().expect("there is a part");
                if !part.is_empty() {
                    part.push(' ');
                }
                part.push_str(word);
            }
        }
    }
    if operators.is_empty() {
        return deny::list("allow").contains(&expression);
    }
    if operators.contains(&"AND") {
        assert!(!operators.contains(&"OR"), "write brackets into {expression}");
        return parts.iter().all(|part| fits(part));
    }
    parts.iter().any(|part| fits(part))
}

#[test]
fn expressions_are_judged_by_what_may_be_chosen() {
    assert!(fits("MIT OR Apache-2.0") && fits("MIT/Apache-2.0") && fits("GPL-3.0 OR MIT"));
    assert!(fits("(MIT OR GPL-3.0) AND Unicode-3.0"));
    assert!(!fits("GPL-3.0") && !fits("MIT AND GPL-3.0") && !fits(""));
}

#[test]
fn every_dependency_may_be_passed_on_under_our_licence() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--all-features"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    assert!(packages.len() > 20);
    let unfit: Vec<String> = packages
        .iter()
        .filter(|package| !fits(package["license"].as_str().unwrap_or_default()))
        .map(|package| format!("{} {}", package["name"], package["license"]))
        .collect();
    assert_eq!(unfit, Vec::<String>::new());
}
