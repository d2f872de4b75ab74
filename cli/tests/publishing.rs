//! The crates can be published: nothing is missing that a registry asks for, and nothing depends on what is not published.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The categories of the registry that fit; it refuses others.
const CATEGORIES: &[&str] = &[
    "algorithms",
    "command-line-utilities",
    "cryptography",
    "game-engines",
    "games",
    "rendering",
    "science",
    "web-programming::http-server",
];

/// What is for this repository alone.
const UNPUBLISHED: &[&str] = &["galds-browser", "galds-python", "galds-sixth"];

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let mut data: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    match data["packages"].take() {
        Value::Array(packages) => packages,
        other => panic!("a list of packages, not {other}"),
    }
}

fn published() -> Vec<Value> {
    packages().into_iter().filter(|package| !UNPUBLISHED.contains(&name(package))).collect()
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

fn list<'a>(package: &'a Value, key: &str) -> Vec<&'a str> {
    package[key].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

#[test]
fn what_is_for_the_repository_alone_cannot_be_published() {
    for package in packages() {
        let is_closed = package["publish"] == serde_json::json!([]);
        assert_eq!(is_closed, UNPUBLISHED.contains(&name(&package)), "{}", name(&package));
    }
}

#[test]
fn every_crate_says_what_it_is() {
    for package in published() {
        let name = name(&package);
        let description = package["description"].as_str().unwrap_or_default();
        assert!(description.len() > 20 && !description.ends_with('.'), "{name}: {description}");
        assert_eq!(package["license"], "MIT OR Apache-2.0", "{name}");
        assert!(package["rust_version"].is_string(), "{name}");
        let keywords = list(&package, "keywords");
        assert!((3..=5).contains(&keywords.len()), "{name}: {keywords:?}");
        assert!(keywords.iter().all(|word| word.len() <= 20), "{name}: {keywords:?}");
        let categories = list(&package, "categories");
        assert!(!categories.is_empty() && categories.len() <= 5, "{name}: {categories:?}");
        assert!(categories.iter().all(|one| CATEGORIES.contains(one)), "{name}: {categories:?}");
    }
}

#[test]
fn every_crate_has_a_readme_under_its_name() {
    for package in published() {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let readme = Path::new(manifest).with_file_name("README.md");
        let text = std::fs::read_to_string(&readme).unwrap_or_default();
        assert!(text.starts_with(&format!("# {}\n", name(&package))), "{}", readme.display());
        assert_eq!(package["readme"], "README.md", "{}", name(&package));
    }
}

#[test]
fn every_crate_names_the_versions_of_those_that_it_needs() {
    let version = env!("CARGO_PKG_VERSION");
    for package in published() {
        assert_eq!(package["version"], version, "all have one version: {}", name(&package));
        for needed in package["dependencies"].as_array().into_iter().flatten() {
            let (here, there) = (name(&package), name(needed));
            if needed["path"].is_null() {
                continue;
            }
            let wanted = needed["req"].as_str().unwrap_or_default();
            // A dependency of tests without a version is left out of the package.
            if needed["kind"] == "dev" && wanted == "*" {
                continue;
            }
            assert_eq!(wanted, format!("^{version}"), "{here} needs {there}");
            assert!(!UNPUBLISHED.contains(&there), "{here} needs {there}, which is not published");
        }
    }
}
