//! What is in the repository: sources, and nothing that is built from them.

use std::path::Path;
use std::process::Command;

/// How compiled programs, libraries and modules begin.
const COMPILED: &[&[u8]] = &[
    b"\0asm",
    b"\x7fELF",
    b"!<arch>\n",
    b"MZ",
    b"\xfe\xed\xfa",
    b"\xce\xfa\xed\xfe",
    b"\xcf\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
];

/// Endings of what is built and packed, whatever is inside.
const PACKED: &[&str] =
    &[".br", ".crate", ".deb", ".pyc", ".tar", ".tgz", ".wasm.gz", ".whl", ".zip"];

fn is_built(name: &str, content: &[u8]) -> bool {
    COMPILED.iter().any(|start| content.starts_with(start))
        || PACKED.iter().any(|end| name.ends_with(end))
}

#[test]
fn what_is_built_is_known_by_its_beginning_or_its_name() {
    assert!(is_built("rotary", b"\0asm\x01\0\0\0") && is_built("galds", b"\x7fELF\x02"));
    assert!(is_built("rotary.wasm.br", b"") && is_built("galds.deb", b""));
    assert!(!is_built("network.net", b"\x01\0\0\0") && !is_built("shatra.gz", b"\x1f\x8b"));
    assert!(!is_built("README.md", b"# Galds\n") && !is_built("empty", b""));
}

#[test]
fn nothing_that_was_built_is_in_the_repository() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(&folder).output();
    let Some(listed) = listed.ok().filter(|output| output.status.success()) else {
        assert!(std::env::var_os("CI").is_none(), "git lists the files of the repository");
        println!("skipped: this is no repository, or git is not installed");
        return;
    };
    let names = String::from_utf8(listed.stdout).expect("names are UTF-8");
    let names: Vec<&str> = names.split_terminator('\0').collect();
    assert!(names.contains(&"Cargo.toml"), "{names:?}");
    let built: Vec<&str> = names
        .into_iter()
        // What is being deleted is listed, too.
        .filter(|name| {
            std::fs::read(folder.join(name)).is_ok_and(|content| is_built(name, &content))
        })
        .collect();
    assert_eq!(built, [""; 0], "built, so it does not belong into the repository");
}
