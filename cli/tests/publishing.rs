//! The crates can be published: nothing is missing that a registry asks for, and nothing depends on what is not published.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
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

/// The files of a crate's package.
fn packaged(package: &Value) -> BTreeSet<PathBuf> {
    let output = Command::new(env!("CARGO"))
        .args(["package", "--list", "--offline", "--allow-dirty", "--package", name(package)])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo package runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(PathBuf::from).collect()
}

/// The files that a source text has inside, as it names them.
fn included(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for call in ["include_str!(\"", "include_bytes!(\""] {
        let paths = source.split(call).skip(1);
        found.extend(paths.filter_map(|rest| rest.split('"').next()));
    }
    found
}

/// A path without `..`; `None` if it leads out of the package.
fn inside(path: &Path) -> Option<PathBuf> {
    let mut clean = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => clean.pop().then_some(())?,
            other => clean.push(other),
        }
    }
    Some(clean)
}

#[test]
fn every_package_has_its_licences_and_all_that_its_code_includes() {
    for package in published() {
        let (name, files) = (name(&package), packaged(&package));
        let folder = Path::new(package["manifest_path"].as_str().unwrap_or_default()).parent();
        let folder = folder.expect("a manifest lies in a folder");
        for needed in ["LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
            assert!(files.contains(Path::new(needed)), "{name} lacks {needed}");
        }
        // Tests may read what lies elsewhere in the repository; they are not built from a package.
        let sources = files.iter().filter(|file| {
            file.starts_with("src") && file.extension().is_some_and(|extension| extension == "rs")
        });
        for source in sources {
            let text =
                std::fs::read_to_string(folder.join(source)).expect("a listed file is there");
            for path in included(&text) {
                let file = inside(&source.with_file_name(path));
                let is_there = file.is_some_and(|file| files.contains(&file));
                assert!(is_there, "{name}: {} includes {path}", source.display());
            }
        }
    }
}

#[test]
fn the_includes_of_a_source_are_found() {
    let source = "a(include_str!(\"../x.txt\")), include_bytes!(\"y.net\")";
    assert_eq!(included(source), ["../x.txt", "y.net"]);
    assert_eq!(inside(Path::new("src/a/../x.txt")), Some(PathBuf::from("src/x.txt")));
    assert_eq!(inside(Path::new("src/../../x.txt")), None);
}
