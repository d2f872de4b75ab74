//! Rules, pictures, engine and matches are pure: they read no clock, file, network, environment or random source, start no
//! thread and print nothing. What they need of that is handed in by their hosts, so that they run in a server, in
//! a browser and in a simulation alike, and the same input always gives the same result.
//!
//! The compiler does not know this rule, and wasm32 has all of `std`, though half of it panics there. So the
//! sources are read: as tokens, without comments, texts and tests.

mod sources;

use std::path::{Path, PathBuf};

/// Modules of `std` that reach out of the program.
const MODULES: &[&str] = &["env", "fs", "io", "net", "os", "process", "thread"];

/// Types and functions that read a clock or a random source, wherever they come from.
const NAMES: &[&str] =
    &["Instant", "SystemTime", "UNIX_EPOCH", "OsRng", "RandomState", "ThreadRng", "thread_rng"];

/// Crates that do.
const CRATES: &[&str] = &["chrono", "getrandom", "rand", "tokio", "web_time"];

/// Macros that print.
const MACROS: &[&str] = &["dbg", "eprint", "eprintln", "print", "println"];

/// A word or a sign of a source text, and its line counted from 1.
#[derive(Clone, Debug)]
struct Token {
    text: String,
    line: usize,
}

/// The tokens of a source text. Comments and letters are left out, texts are left empty.
fn tokens(source: &str) -> Vec<Token> {
    let mut rest = source;
    let mut line = 1;
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        let length = token_length(rest);
        let text = &rest[..length];
        let is_left_out = first.is_whitespace()
            || text.starts_with("//")
            || text.starts_with("/*")
            || (first == '\'' && text.ends_with('\'') && length > 1);
        if !is_left_out {
            let is_text = text.ends_with(['"', '#']) && text.contains('"');
            let text = if is_text { "\"\"" } else { text };
            tokens.push(Token { text: text.to_owned(), line });
        }
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// How many bytes the token, comment or blank has with which a text begins.
fn token_length(text: &str) -> usize {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let until = |end: &str, from: usize| {
        text[from..].find(end).map_or(text.len(), |place| from + place + end.len())
    };
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return until("*/", 2);
    }
    // Texts, also raw ones and those of bytes.
    let prefix = text.find(|c| !matches!(c, 'b' | 'c' | 'r')).unwrap_or(0);
    let (is_raw, body) = (text[..prefix].contains('r'), &text[prefix..]);
    let fences = body.len() - body.trim_start_matches('#').len();
    if is_raw && body[fences..].starts_with('"') {
        return until(&format!("\"{}", "#".repeat(fences)), prefix + fences + 1);
    }
    if let Some(inside) = body.strip_prefix('"') {
        return prefix + 1 + quoted(inside, '"').unwrap_or(inside.len());
    }
    // A letter, unless it is the name of a lifetime: `'a'`, not `'a`.
    if let Some(inside) = text.strip_prefix('\'') {
        let is_letter = inside.starts_with('\\') || inside.chars().nth(1) == Some('\'');
        return if is_letter { 1 + quoted(inside, '\'').unwrap_or(inside.len()) } else { 1 };
    }
    if text.starts_with("::") {
        return 2;
    }
    let word = text.find(|c| !is_word(c)).unwrap_or(text.len());
    word.max(text.chars().next().map_or(0, char::len_utf8))
}

/// The length of what stands before a closing quotation mark, and of the mark.
fn quoted(text: &str, mark: char) -> Option<usize> {
    let mut is_escaped = false;
    let end = text.char_indices().find(|&(_, c)| {
        let ends = c == mark && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.map(|(place, _)| place + mark.len_utf8())
}

/// The tokens without the items behind `#[cfg(test)]`.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    const ATTRIBUTE: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let is_test = tokens[at..].iter().map(|token| &*token.text).take(7).eq(ATTRIBUTE);
        if !is_test {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        at += ATTRIBUTE.len();
        let mut depth = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            depth += i32::from(token.text == "{") - i32::from(token.text == "}");
            if depth == 0 && matches!(&*token.text, ";" | "}") {
                break;
            }
        }
    }
    kept
}

/// The paths that begin with the first token, groups in braces opened: `std::{fs, time::Instant}` is two. Whatever
/// is renamed ends in `as`.
fn paths(tokens: &[Token], prefix: &str, found: &mut Vec<(String, usize)>) -> usize {
    let text = |place: usize| tokens.get(place).map_or("", |token| &*token.text);
    if text(0) == "{" {
        let mut at = 1;
        while at < tokens.len() && text(at) != "}" {
            at += if text(at) == "," { 1 } else { paths(&tokens[at..], prefix, found) };
        }
        return at + 1;
    }
    let path = format!("{prefix}{}", text(0));
    match text(1) {
        "::" => 2 + paths(&tokens[2..], &format!("{path}::"), found),
        "as" => {
            found.push((format!("{path} as"), tokens[0].line));
            3
        }
        _ => {
            found.extend(tokens.first().map(|token| (path, token.line)));
            1
        }
    }
}

/// Whether a path that begins with `std` leads out of the program, or hides where it leads.
fn is_impure(path: &str) -> bool {
    let mut segments = path.split([' ', ':']).filter(|segment| !segment.is_empty()).skip(1);
    match segments.next() {
        Some("as" | "self" | "*") => true,
        Some(module) => MODULES.contains(&module),
        None => false,
    }
}

/// What a source text uses that is not pure, with the line.
fn impurities(source: &str) -> Vec<(String, usize)> {
    let tokens = without_tests(&tokens(source));
    let mut found = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        let name = &*token.text;
        let next = tokens.get(place + 1).map(|next| &*next.text);
        let before = place.checked_sub(1).map(|before| &*tokens[before].text);
        let is_named = NAMES.contains(&name)
            || (CRATES.contains(&name) && (next == Some("::") || before == Some("use")))
            || (MACROS.contains(&name) && next == Some("!"));
        if is_named {
            found.push((name.to_owned(), token.line));
        } else if name == "std" {
            let mut used = Vec::new();
            paths(&tokens[place..], "", &mut used);
            found.extend(used.into_iter().filter(|(path, _)| is_impure(path)));
        }
    }
    found
}

/// The sources that have to be pure: every game, the pictures, the engine, the matches, the tables of a browser.
fn pure_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let games = std::fs::read_dir(root.join("games")).expect("the folder of the games");
    let games = games.map(|entry| entry.expect("an entry").path());
    let crates =
        games.chain(["pictures", "engine", "matches", "browser"].map(|name| root.join(name)));
    let files = crates.flat_map(|folder| sources::rust_files(&folder.join("src")));
    // A file of its own for the tests of a module.
    files.filter(|file| file.file_name().is_none_or(|name| name != "tests.rs")).collect()
}

#[test]
fn rules_pictures_engine_and_matches_read_no_clock_file_or_random_source() {
    let files = pure_files();
    for part in
        ["games/core", "games/shatra", "pictures/src", "engine/src/search", "matches/src/secrecy"]
    {
        let is_there = files.iter().any(|file| file.to_string_lossy().contains(part));
        assert!(is_there, "no file of {part} among {}", files.len());
    }
    let mut wrong = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a file that can be read");
        let found = impurities(&source).into_iter();
        wrong.extend(found.map(|(name, line)| format!("{}:{line} uses {name}", file.display())));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn two_modules_alone_may_be_unsafe() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["games", "engine", "matches", "browser", "lab", "server", "cli"];
    let files = folders.iter().flat_map(|folder| sources::rust_files(&root.join(folder)));
    let allows = |file: &PathBuf| {
        let source = std::fs::read_to_string(file).expect("a file that can be read");
        let words = tokens(&source);
        words.windows(3).any(|three| {
            let [allow, bracket, lint] = three else { return false };
            ["allow", "expect"].contains(&&*allow.text)
                && bracket.text == "("
                && lint.text == "unsafe_code"
        })
    };
    let found: Vec<PathBuf> = files.filter(allows).collect();
    let is_known = |file: &PathBuf| {
        file.ends_with("engine/src/simd/mod.rs") || file.ends_with("browser/src/interface.rs")
    };
    assert!(found.len() == 2 && found.iter().all(is_known), "{found:?}");
}

#[test]
fn whatever_reaches_out_of_the_program_is_seen() {
    for (source, name) in [
        ("use std::time::Instant;", "Instant"),
        ("use std::{fmt, time::{self, Duration}};\nlet began = time::Instant::now();", "Instant"),
        ("let now = std::time::SystemTime::now();", "SystemTime"),
        ("use std::{\n    collections::{BTreeMap, HashMap},\n    thread,\n};", "std::thread"),
        ("std::thread::spawn(|| 1);", "std::thread::spawn"),
        ("let text = ::std::fs::read(path);", "std::fs::read"),
        ("use std::{net::{IpAddr, TcpStream as Stream}, fmt};", "std::net::TcpStream as"),
        ("let home = std::env::var(\"HOME\");", "std::env::var"),
        ("use std::io::Write as _;", "std::io::Write as"),
        ("use std as system;", "std as"),
        ("use std::{self as system};", "std::self as"),
        ("use std::*;", "std::*"),
        ("let mut rng = rand::rng();", "rand"),
        ("use rand;", "rand"),
        ("getrandom::fill(&mut seed);", "getrandom"),
        ("let mut rng = thread_rng();", "thread_rng"),
        ("println!(\"{value}\");", "println"),
        ("let text = \"\\\"\"; dbg!(text);", "dbg"),
        ("let quote = '\"'; std::process::exit(1);", "std::process::exit"),
        ("fn of<'a>(text: &'a str) { std::process::abort(); }", "std::process::abort"),
        ("let raw = r#\"\"quoted\"\"#; eprintln!();", "eprintln"),
        ("#[cfg(test)]\nmod tests { fn a() {} }\nuse std::fs;", "std::fs"),
        ("#[cfg(test)]\nuse super::*;\nuse std::fs;", "std::fs"),
    ] {
        let found = impurities(source);
        assert!(found.iter().any(|(found, _)| found == name), "{source}: {found:?}");
    }
}

#[test]
fn the_line_is_that_of_the_name() {
    let source =
        "//! A\n/* b\n c */\nconst TEXT: &str = \"d\ne\";\nuse std::{\n    fmt,\n    fs,\n};\n";
    assert_eq!(impurities(source), [("std::fs".to_owned(), 8)]);
}

#[test]
fn what_is_pure_is_let_be() {
    for source in [
        "use std::{cmp::Ordering, fmt, time::Duration};",
        "// std::fs::read, println!()\n/// [`std::time::Instant`]\n/* std::thread */",
        "let text = \"std::fs println!() Instant\";",
        "let text = r##\"std::env \"# Instant\"##;",
        "let bytes = b\"rand::rng()\";",
        "const VERSION: &str = env!(\"CARGO_PKG_VERSION\");",
        "let rng = Rng::from_seed(1); let rand = 1; self.print(rand);",
        "#[cfg(test)]\nmod tests {\n    use std::time::Instant;\n    fn a() { println!(); }\n}",
        "#[cfg(test)]\nmod tests;\nfn instant() {}",
        "fn next<'r>(b: &'r str, c: char) -> bool { c == '\\'' || c == 'r' || b == \"\" }",
    ] {
        assert_eq!(impurities(source), [], "{source}");
    }
}
