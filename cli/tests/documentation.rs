//! Every public item of the workspace has a sentence of documentation, and every file says what is in it.
//!
//! The compiler's lint `missing_docs` asks the same of every field and variant, where a good name says
//! enough and a comment only repeats it. It cannot be told to ask of items alone, so this test does. It
//! reads the sources as `cargo fmt` writes them, and `unreachable_pub` sees to it that what is `pub` is public.

mod sources;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The keywords of items, behind `pub` or in a trait.
const ITEMS: &[&str] =
    &["const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union"];

/// What may stand before the keyword of an item.
const QUALIFIERS: &[&str] = &["async", "const", "extern", "unsafe", "\"C\""];

/// The lines, counted from 1, on which a public item without documentation starts.
fn undocumented(source: &str) -> Vec<usize> {
    let lines: Vec<&str> = source.lines().take_while(|line| *line != "#[cfg(test)]").collect();
    let mut found = Vec::new();
    let mut trait_indent = None;
    for (place, line) in lines.iter().enumerate() {
        let (indent, text) = (indent(line), line.trim_start());
        if trait_indent == Some(indent) && text == "}" {
            trait_indent = None;
        }
        let in_trait = trait_indent.is_some_and(|outer| indent == outer + 4);
        let public = text.strip_prefix("pub ").or(in_trait.then_some(text));
        let Some(keyword) = public.and_then(keyword) else { continue };
        if keyword == "trait" && !text.ends_with('}') {
            trait_indent = Some(indent);
        }
        // A module in a file of its own is documented there.
        let is_elsewhere = keyword == "mod" && text.ends_with(';');
        if !is_elsewhere && !has_comment(&lines[..place], indent) {
            found.push(place + 1);
        }
    }
    found
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The keyword of an item without what stands before it: `fn` of `const unsafe fn`.
fn keyword(text: &str) -> Option<&'static str> {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '"');
    let mut word = words.next()?;
    while QUALIFIERS.contains(&word) {
        let next = words.next()?;
        if !QUALIFIERS.contains(&next) && !ITEMS.contains(&next) {
            break;
        }
        word = next;
    }
    ITEMS.iter().copied().find(|item| *item == word)
}

/// Whether documentation stands above an item, attributes between them not counted.
fn has_comment(above: &[&str], item_indent: usize) -> bool {
    let is_attribute = |line: &&&str| {
        let text = line.trim_start();
        indent(line) > item_indent || text.starts_with("#[") || text.ends_with(")]")
    };
    let comment = above.iter().rev().find(|line| !is_attribute(line));
    comment.is_some_and(|line| line.trim_start().starts_with("///"))
}

/// The folders with the sources of the workspace's crates.
fn source_folders() -> Vec<PathBuf> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    let folder = |package: &Value| {
        let manifest = package["manifest_path"].as_str().expect("a path");
        Path::new(manifest).with_file_name("src")
    };
    packages.iter().map(folder).collect()
}

#[test]
fn every_public_item_is_documented() {
    let files: Vec<PathBuf> =
        source_folders().iter().flat_map(|folder| sources::rust_files(folder)).collect();
    assert!(files.len() > 100, "only {} files were found", files.len());
    let mut missing = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a file that can be read");
        if !source.starts_with("//!") {
            missing.push(format!("{}: what is in this file?", file.display()));
        }
        let lines = undocumented(&source);
        missing.extend(lines.iter().map(|line| format!("{}:{line}", file.display())));
    }
    assert!(missing.is_empty(), "without documentation:\n{}", missing.join("\n"));
}

#[test]
fn items_without_a_comment_are_found() {
    let source = "\
//! A file.

pub struct Bare {
    pub field: u8,
}

/// Documented.
#[derive(
    Clone,
)]
#[must_use]
pub enum Kind {
    Variant,
}

impl Kind {
    #[inline]
    pub const fn bare(self) -> u8 {
        0
    }

    /// Documented.
    pub const ALL: u8 = 1;
    pub const BARE: u8 = 2;
    pub(crate) fn inside(self) {}
    fn private(self) {}
}

/// Documented.
pub trait Shape {
    /// Documented.
    fn area(&self) -> u32 {
        let kind = 1;
        kind
    }
    type Bare;
}

fn private() {}
pub unsafe fn bare() {}
pub mod elsewhere;
pub use elsewhere::Thing;

#[cfg(test)]
mod tests {
    pub fn helper() {}
}
";
    assert_eq!(undocumented(source), [3, 18, 24, 36, 40]);
}
