//! Where the crates come from that are built into the program, and in what state they are.
//!
//! A test must not depend on the network, so known vulnerabilities are looked up in a dated extract of
//! their database (RustSec), which `.ci/advisories` writes anew. `make audit` asks the database itself. What is asked is in `deny.toml`.

mod deny;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use semver::{Version, VersionReq};
use serde_json::Value;

/// The only registry.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

struct Package {
    name: String,
    version: String,
    source: Option<String>,
}

fn packages() -> Vec<Package> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let package = |package: &Value| Package {
        name: text(&package["name"]).expect("a name"),
        version: text(&package["version"]).expect("a version"),
        source: text(&package["source"]),
    };
    let packages = metadata["packages"].as_array().expect("a list of packages");
    packages.iter().map(package).collect()
}

#[test]
fn every_crate_is_ours_or_comes_from_the_registry() {
    let packages = packages();
    assert!(packages.len() > 100);
    let foreign: Vec<_> = packages
        .iter()
        .filter(|package| package.source.as_deref().is_some_and(|source| source != REGISTRY))
        .map(|package| (&package.name, &package.source))
        .collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    let ours = packages.iter().filter(|package| package.source.is_none());
    for package in ours {
        assert!(package.name.starts_with("galds"), "{} comes from nowhere", package.name);
    }
}

#[test]
fn every_crate_of_the_registry_is_pinned_by_its_checksum() {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
    let lock = std::fs::read_to_string(lock).expect("there is a lock file");
    for entry in lock.split("[[package]]").skip(1) {
        if entry.contains(REGISTRY) {
            let sum = entry.lines().find_map(|line| line.strip_prefix("checksum = \""));
            assert!(sum.is_some_and(|sum| sum.trim_end_matches('"').len() == 64), "{entry}");
        }
    }
}

/// Those of the named crates that are not there exactly once, with their versions.
fn not_once(packages: &[Package], names: &[&str]) -> BTreeMap<String, Vec<String>> {
    let versions = |name: &str| {
        let found = packages.iter().filter(|package| package.name == name);
        found.map(|package| package.version.clone()).collect::<Vec<_>>()
    };
    let all = names.iter().map(|name| ((*name).to_owned(), versions(name)));
    all.filter(|(_, versions)| versions.len() != 1).collect()
}

/// Two versions of a crate that guards the door would be two doors to keep shut.
#[test]
fn what_guards_the_door_is_there_once() {
    assert_eq!(not_once(&packages(), &deny::list("deny")), BTreeMap::new());
}

#[test]
fn a_second_version_is_seen() {
    let package = |version: &str| Package {
        name: "axum".to_owned(),
        version: version.to_owned(),
        source: None,
    };
    let two = [package("0.7.9"), package("0.8.4")];
    assert_eq!(not_once(&two, &["axum"])["axum"], ["0.7.9", "0.8.4"]);
    assert!(not_once(&two[..1], &["axum"]).is_empty());
    assert!(deny::list("deny").contains(&"rustls") && deny::list("allow").contains(&"MIT"));
}

/// Known vulnerabilities: crate, advisory, versions that are not affected.
const ADVISORIES: &str = include_str!("data/advisories.txt");

/// The advisories that concern this version of a crate.
fn advisories_for(name: &str, version: &str) -> Vec<&'static str> {
    let version = Version::parse(version).expect("a version");
    let lines = ADVISORIES.lines().filter(|line| !line.starts_with('#'));
    let entries = lines.map(|line| {
        let mut parts = line.split('|').map(str::trim);
        [(); 3].map(|()| parts.next().unwrap_or_else(|| panic!("three parts: {line}")))
    });
    let is_fine = |fine: &str| {
        let ranges = fine.split(';').filter(|range| !range.is_empty());
        ranges
            .into_iter()
            .any(|range| VersionReq::parse(range.trim()).is_ok_and(|range| range.matches(&version)))
    };
    let concerning = entries.filter(|[concerned, _, fine]| *concerned == name && !is_fine(fine));
    concerning.map(|[_, advisory, _]| advisory).collect()
}

#[test]
fn an_advisory_concerns_the_versions_before_its_repair() {
    assert_eq!(advisories_for("regex", "1.5.4"), ["RUSTSEC-2022-0013"]);
    assert!(advisories_for("regex", "1.5.5").is_empty());
    assert_eq!(advisories_for("abomonation", "0.7.3"), ["RUSTSEC-2021-0120"], "never repaired");
    assert!(advisories_for("galds", "0.1.0").is_empty());
}

#[test]
fn no_crate_has_a_known_vulnerability() {
    for package in packages() {
        let known = advisories_for(&package.name, &package.version);
        assert!(known.is_empty(), "{} {}: {known:?}", package.name, package.version);
    }
}

/// The folders in which cargo keeps what the registry said of each crate.
fn index_folders() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let indices = home.map(|home| home.join("registry/index"));
    let entries = indices.and_then(|indices| std::fs::read_dir(indices).ok());
    let folders = entries.into_iter().flatten().filter_map(Result::ok);
    folders.map(|entry| entry.path().join(".cache")).collect()
}

/// The place of a crate in the index: by its length and first letters.
fn index_path(name: &str) -> PathBuf {
    let name = name.to_lowercase();
    match name.len() {
        1 | 2 => PathBuf::from(name.len().to_string()).join(&name),
        3 => PathBuf::from("3").join(&name[..1]).join(&name),
        _ => PathBuf::from(&name[..2]).join(&name[2..4]).join(&name),
    }
}

/// Whether the index says that this version was withdrawn; nothing where it says nothing. Cargo writes
/// each version, then what was said of it, with zero bytes between.
fn is_withdrawn(entry: &[u8], version: &str) -> Option<bool> {
    let mut parts = entry.split(|&byte| byte == 0);
    parts.find(|part| *part == version.as_bytes())?;
    let said: Value = serde_json::from_slice(parts.next()?).ok()?;
    said["yanked"].as_bool()
}

#[test]
fn the_index_is_read_as_cargo_writes_it() {
    let entry = b"\x03\x02\0\0\0Unknown\x001.0.0\0{\"vers\":\"1.0.0\",\"yanked\":true}\0\
                  1.0.1\0{\"vers\":\"1.0.1\",\"yanked\":false}\0";
    assert_eq!(is_withdrawn(entry, "1.0.0"), Some(true));
    assert_eq!(is_withdrawn(entry, "1.0.1"), Some(false));
    assert_eq!(is_withdrawn(entry, "2.0.0"), None);
    assert_eq!(index_path("axum"), Path::new("ax/um/axum"));
    assert_eq!(index_path("syn"), Path::new("3/s/syn"));
}

/// What the index says of the crates.
#[derive(Debug, Default, PartialEq, Eq)]
struct LookedUp {
    withdrawn: Vec<String>,
    /// Crates of which no index says anything.
    unknown: Vec<String>,
}

fn look_up(packages: &[Package], folders: &[PathBuf]) -> LookedUp {
    let mut looked_up = LookedUp::default();
    for package in packages.iter().filter(|package| package.source.is_some()) {
        let path = index_path(&package.name);
        let entries = folders.iter().filter_map(|folder| std::fs::read(folder.join(&path)).ok());
        let known = entries.filter_map(|entry| is_withdrawn(&entry, &package.version));
        let name = format!("{} {}", package.name, package.version);
        match known.reduce(|one, other| one || other) {
            Some(true) => looked_up.withdrawn.push(name),
            Some(false) => {}
            None => looked_up.unknown.push(name),
        }
    }
    looked_up
}

#[test]
fn withdrawn_crates_and_those_that_the_index_does_not_know_are_told_apart() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("index");
    let entry = b"\x03\x02\0\0\0Unknown\x001.0.0\0{\"vers\":\"1.0.0\",\"yanked\":true}\0";
    std::fs::create_dir_all(folder.join("ax/um")).expect("a folder");
    std::fs::write(folder.join("ax/um/axum"), entry).expect("a file");
    let package = |name: &str| Package {
        name: name.to_owned(),
        version: "1.0.0".to_owned(),
        source: Some(REGISTRY.to_owned()),
    };
    let looked_up = look_up(&[package("axum"), package("tokio")], &[folder]);
    let expected = LookedUp {
        withdrawn: vec!["axum 1.0.0".to_owned()],
        unknown: vec!["tokio 1.0.0".to_owned()],
    };
    assert_eq!(looked_up, expected);
}

/// Cargo looks up every crate of the lock file before it builds anything, so after a build its copy of
/// the index knows them all. Only where the crates come from elsewhere (a folder of vendored sources)
/// there is no such copy.
#[test]
fn no_crate_was_withdrawn_by_its_authors() {
    let folders = index_folders();
    if folders.is_empty() && std::env::var_os("CI").is_none() {
        println!("skipped: cargo has no copy of the registry's index here");
        return;
    }
    assert_eq!(look_up(&packages(), &folders), LookedUp::default());
}
