//! The floors of the server: every module uses only those on its own floor and below, and no front knows
//! another front.

use std::path::{Path, PathBuf};

/// The floors from the ground up, each with the modules on it.
const FLOORS: [&[&str]; 5] = [
    &["identity", "limits", "problem", "random", "time", "words"],
    &["bus", "storage"],
    &["services"],
    &["fronts"],
    &["app"],
];

/// What the fronts have in common.
const SHARED: &str = "shared";
/// The one store there is: `app` picks it, nobody else above it knows it.
const STORE: &str = "SqlStore";

/// A path in a source file that leads where it must not.
#[derive(Debug, PartialEq, Eq)]
struct Forbidden {
    line: usize,
    path: String,
}

fn floor(module: &str) -> Option<usize> {
    FLOORS.iter().position(|modules| modules.contains(&module))
}

/// The module of a file below `src`, as segments.
fn module_of(file: &Path) -> Vec<String> {
    let mut segments: Vec<String> =
        file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if segments.last().is_some_and(|last| last == "mod" || last == "lib") {
        segments.pop();
    }
    segments
}

/// Source text without comments and strings, so that only code is left.
fn code(line: &str) -> String {
    let line = line.split("//").next().unwrap_or_default();
    line.split('"').step_by(2).collect()
}

/// Every `crate::…` and `super::…` in a line, as segments from the root of the crate. Groups in braces are
/// opened by [`opened`] before.
fn paths(line: &str, module: &[String]) -> Vec<Vec<String>> {
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let words = line.split(|c: char| !is_path(c)).filter(|word| word.contains("::"));
    let absolute = |word: &str| {
        let mut segments = word.split("::").peekable();
        let mut at: Vec<String> = match segments.next_if(|&first| first == "crate") {
            Some(_) => Vec::new(),
            None if segments.peek() == Some(&"super") => module.to_vec(),
            None => return None,
        };
        while segments.next_if(|&next| next == "super").is_some() {
            at.pop();
        }
        at.extend(segments.filter(|segment| !segment.is_empty()).map(str::to_owned));
        Some(at)
    };
    words.filter_map(absolute).collect()
}

/// The text with every `use a::{b, c::d};` written as `use a::b; use a::c::d;`, line numbers kept.
fn opened(text: &str) -> String {
    let text: Vec<String> = text.lines().map(code).collect();
    let mut text = text.join("\n");
    // From the inside out, until no path ends in a brace.
    while let Some(brace) = text.rfind("::{") {
        let Some(length) = text[brace..].find('}') else { break };
        let start = text[..brace]
            .rfind(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
            .map_or(0, |at| at + 1);
        let prefix = text[start..brace].to_owned();
        let inner = text[brace + 3..brace + length].to_owned();
        let parts: Vec<String> = inner
            .split(',')
            .map(|part| {
                let name = part.trim();
                if name.is_empty() {
                    part.to_owned()
                } else {
                    part.replace(name, &format!("{prefix}::{name}"))
                }
            })
            .collect();
        text.replace_range(start..=brace + length, &parts.join(","));
    }
    text
}

/// Everything in a file that leads upwards, or from one front to another.
fn forbidden(file: &Path, text: &str) -> Vec<Forbidden> {
    let module = module_of(file);
    let Some(own) = module.first().and_then(|first| floor(first)) else { return Vec::new() };
    let front = |path: &[String]| match path {
        [first, front, ..] if first == "fronts" => Some(front.clone()),
        _ => None,
    };
    let may = |path: &[String]| {
        let Some(used) = path.first().and_then(|first| floor(first)) else { return true };
        let other_front = match (front(&module), front(path)) {
            (Some(own), Some(used)) => used != own && used != SHARED,
            _ => false,
        };
        let knows_store = path.iter().any(|segment| segment == STORE)
            && !["storage", "app"].contains(&&*module[0]);
        used <= own && !other_front && !knows_store
    };
    let lines = opened(text);
    let found = lines.lines().enumerate().flat_map(|(number, line)| {
        let paths = paths(line, &module).into_iter().filter(|path| !may(path));
        paths.map(move |path| Forbidden { line: number + 1, path: path.join("::") })
    });
    found.collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_module_uses_only_its_own_floor_and_those_below() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 100, "only {} files were found", files.len());
    let mut wrong = Vec::new();
    for file in &files {
        let name = file.strip_prefix(&root).unwrap();
        if name == Path::new("lib.rs") {
            continue;
        }
        let on_a_floor = module_of(name).first().is_some_and(|first| floor(first).is_some());
        assert!(on_a_floor, "{} is on no floor", name.display());
        let text = std::fs::read_to_string(file).unwrap();
        for Forbidden { line, path } in forbidden(name, &text) {
            wrong.push(format!("{}:{line} uses {path}", name.display()));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_line_that_leads_upwards_is_seen() {
    for (file, text, path) in [
        ("storage/sql/chat.rs", "use crate::services::chat::Chat;", "services::chat::Chat"),
        (
            "services/chat.rs",
            "    let app = crate::fronts::shared::AppState;",
            "fronts::shared::AppState",
        ),
        ("services/chat.rs", "use super::super::fronts::http;", "fronts::http"),
        ("services/chat.rs", "use crate::{\n    app::Server, time};", "app::Server"),
        ("identity/guest.rs", "use crate::storage::{Store, StoreError};", "storage::Store"),
        ("fronts/live/socket.rs", "use crate::fronts::http::lists;", "fronts::http::lists"),
        ("services/chat.rs", "use crate::storage::{Store, SqlStore};", "storage::SqlStore"),
    ] {
        let found = forbidden(Path::new(file), text);
        assert!(found.iter().any(|found| found.path == path), "{file}: {found:?}");
    }
}

#[test]
fn what_leads_downwards_is_let_be() {
    for (file, text) in [
        ("services/chat.rs", "use crate::storage::{ChatLine, Store};"),
        ("services/chat.rs", "use super::matches::Matches;"),
        ("fronts/live/socket.rs", "use crate::fronts::shared::{AppState, Detail};"),
        ("storage/mod.rs", "//! [`crate::services::matches`] uses it."),
        ("storage/mod.rs", "let text = \"crate::app::Server\";"),
        ("app/mod.rs", "use crate::storage::SqlStore;"),
    ] {
        assert_eq!(forbidden(Path::new(file), text), [], "{file}: {text}");
    }
}
