//! A game is a plug-in: what it is to the house stands in folders of its own and is found through one row in each list.
//!
//! No other source file names a game, neither of the program nor of the pages. Comments of the program may, as an example;
//! tests do; documents and language files have to. In the pages no file but a game's own may, not even in a comment:
//! they find games by their folders, so there are no lists.

use std::path::{Path, PathBuf};

/// Sources that have to do without the names of games.
struct Root {
    /// The folder, from the root of the workspace.
    folder: &'static str,
    /// How its files end.
    endings: &'static [&'static str],
    /// The files in which games have rows, from the folder on.
    registries: &'static [&'static str],
    /// What is not read, from the folder on.
    exempt: &'static [&'static str],
}

const fn rust(folder: &'static str, registries: &'static [&'static str]) -> Root {
    Root { folder, endings: &["rs"], registries, exempt: &[] }
}

const ROOTS: &[Root] = &[
    rust("games/core/src", &[]),
    rust("games/fair/src", &[]),
    rust("games/shelf/src", &["learning.rs", "lib.rs"]),
    rust("pictures/src", &["lib.rs", "registry.rs"]),
    rust("engine/src", &["lib.rs", "registry.rs"]),
    rust("engine/host/src", &[]),
    rust("matches/src", &[]),
    rust("browser/src", &[]),
    rust("server/src", &[]),
    rust("lab/src", &["lib.rs"]),
    rust("cli/src", &["commands/mod.rs"]),
    Root {
        folder: "web/src",
        endings: &["ts", "mjs", "svelte", "css", "json"],
        registries: &[],
        // What the server says of its API: made from the program, with names of games as examples.
        exempt: &["wire/api.ts", "wire/openapi.json"],
    },
    Root { folder: "web/public", endings: &["js", "webmanifest"], registries: &[], exempt: &[] },
];

/// How rows begin.
const ROWS: &[&str] = &[
    "#[cfg(feature = \"",
    "mod ",
    "pub mod ",
    "use ",
    "pub use ",
    "crate::",
    "BoxedGame::of::<",
    "Maker::of::<",
    "galds_games::",
];

fn names() -> Vec<&'static str> {
    galds_games::SHELF.iter().map(|game| game.about.name).collect()
}

/// All files of a root that belong to no game: no folder on their way is named like one.
fn files(root: &Root) -> Vec<PathBuf> {
    fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder that can be read") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() {
                if !names().contains(&name) {
                    collect(&path, endings, found);
                }
            } else if name != "tests.rs"
                && !name.contains(".test.")
                && path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one))
            {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&folder(root), root.endings, &mut found);
    found
}

fn folder(root: &Root) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(root.folder)
}

/// A source text without comments and without the tests at its end; lines stay where they were.
fn code(source: &str) -> String {
    let end = source.find("#[cfg(test)]\nmod tests {").unwrap_or(source.len());
    let mut code = String::new();
    let mut rest = &source[..end];
    let mut in_text = false;
    while let Some(letter) = rest.chars().next() {
        let length = match letter {
            '\\' if in_text => 1 + rest[1..].chars().next().map_or(0, char::len_utf8),
            '"' => {
                in_text = !in_text;
                1
            }
            // A letter, not the beginning of a text.
            '\'' if !in_text && rest.starts_with("'\"'") => 3,
            '/' if !in_text && rest.starts_with("//") => {
                rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
                continue;
            }
            other => other.len_utf8(),
        };
        code.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    code
}

/// The lines of a text that name a game, with their numbers.
fn naming_lines(code: &str) -> Vec<(usize, String)> {
    let names_a_game = |line: &str| {
        let line = line.to_lowercase();
        names().iter().any(|name| line.contains(name))
    };
    let lines = (1..).zip(code.lines()).filter(|(_, line)| names_a_game(line));
    lines.map(|(number, line)| (number, line.trim().to_owned())).collect()
}

#[test]
fn no_file_outside_the_folders_of_a_game_names_it_but_for_rows_in_lists() {
    let mut wrong = Vec::new();
    for root in ROOTS {
        let files = files(root);
        assert!(!files.is_empty(), "{} has no sources", root.folder);
        for named in root.registries.iter().chain(root.exempt) {
            assert!(folder(root).join(named).is_file(), "there is no {named} any more");
        }
        for file in files {
            let mut source = std::fs::read_to_string(&file).expect("a file that can be read");
            if root.endings == ["rs"] {
                source = code(&source);
            }
            let place = file.strip_prefix(folder(root)).expect("a file of the folder");
            if root.exempt.iter().any(|exempt| place == Path::new(exempt)) {
                continue;
            }
            let is_registry = root.registries.iter().any(|registry| place == Path::new(registry));
            for (number, line) in naming_lines(&source) {
                let is_row = ROWS.iter().any(|row| line.starts_with(row));
                if !(is_registry && is_row) {
                    wrong.push(format!("{}/{}:{number}: {line}", root.folder, place.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "games are named outside their folders:\n{}", wrong.join("\n"));
}

#[test]
fn a_name_is_seen_in_code_and_texts_and_not_in_comments_or_tests() {
    let [first, second, ..] = names()[..] else { panic!("two games at least") };
    let numbers =
        |source: &str| naming_lines(&code(source)).iter().map(|line| line.0).collect::<Vec<_>>();
    let source = format!(
        "//! {first}\nlet a = \"// {second}\"; // {first}\nuse {first}::X;\nlet b = '\"'; // {second}\n\
         let c = \"\\\"{first}\";\n#[cfg(test)]\nmod tests {{\n    fn {second}() {{}}\n}}\n"
    );
    assert_eq!(numbers(&source), [2, 3, 5]);
    assert_eq!(numbers(&format!("struct {}Thing;", first.to_uppercase())), [1]);
}
