//! The pictures in the documents are what the program draws.
//!
//! `docs/rules/pictures/GAME.txt` lists them, a line each: `name: arguments of galds show`, or
//! `name: solve arguments of galds solve` for a task of Intarzia. With `GALDS_WRITE_PICTURES=1` (or
//! `make pictures`) the files are written instead of compared.

mod common;

use std::path::{Path, PathBuf};

use common::galds;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules/pictures")
}

#[test]
fn pictures_in_the_documents_are_drawn_by_the_program() {
    let write = std::env::var_os("GALDS_WRITE_PICTURES").is_some();
    let mut lists: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the folder of pictures")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    lists.sort();
    assert!(!lists.is_empty());
    for list in lists {
        let game = list.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        let text = std::fs::read_to_string(&list).expect("a list of pictures");
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let (name, arguments) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
            let file = folder().join(format!("{game}-{name}.svg"));
            let mut words = split(arguments);
            if words.first().is_none_or(|word| word != "solve") {
                words.insert(0, "show".to_owned());
            }
            words.extend(["--svg".to_owned(), "-".to_owned()]);
            let drawn = galds(&words.iter().map(String::as_str).collect::<Vec<_>>());
            if write {
                std::fs::write(&file, drawn).expect("the picture can be written");
            } else {
                let kept = std::fs::read_to_string(&file).unwrap_or_default();
                assert!(kept == drawn, "{} differs: run `make pictures`", file.display());
            }
        }
    }
}

/// Words as a shell splits them, with double quotes only.
fn split(arguments: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (place, part) in arguments.split('"').enumerate() {
        if place % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
