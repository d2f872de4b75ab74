//! Pages that were made for a request, compressed once and kept.
//!
//! Files of the pages were compressed when they were built. A page with its own head is made when it is asked
//! for, but the same few are asked for again and again: what was compressed is kept by its tag.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::Compression;
use flate2::write::GzEncoder;

/// How many pages are kept; all listed ones in all languages are fewer.
const MOST: usize = 1_000;
/// Shorter texts fit into one packet anyway.
const SHORTEST: usize = 1_000;

/// Whether the caller takes an encoding.
pub(super) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok());
        is_named && weight.is_none_or(|weight: f32| weight > 0.0)
    })
}

/// Compressed texts by their tags.
#[derive(Debug, Default)]
pub(super) struct Compressed {
    kept: Mutex<HashMap<String, Bytes>>,
}

impl Compressed {
    /// A text as gzip, from what is kept if it has been asked for before; nothing if that is not worth it.
    pub(super) fn gzip(&self, tag: &str, text: &str) -> Option<Bytes> {
        if text.len() < SHORTEST {
            return None;
        }
        // Nothing can be half-done in the map, whoever panicked.
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = kept().get(tag) {
            return Some(bytes.clone());
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text.as_bytes()).ok()?;
        let bytes = Bytes::from(encoder.finish().ok()?);
        let mut kept = kept();
        // Rarely reached: by somebody who asks for addresses that nobody else does.
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(tag.to_owned(), bytes.clone());
        Some(bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn asking(accepted: &'static str) -> HeaderMap {
        [(ACCEPT_ENCODING, accepted.parse().unwrap())].into_iter().collect()
    }

    #[test]
    fn an_encoding_is_used_only_for_those_who_take_it() {
        for accepted in ["gzip", "br, gzip", "br;q=1.0, GZIP;q=0.5"] {
            assert!(accepts(&asking(accepted), "gzip"), "{accepted}");
        }
        for accepted in ["", "br", "gzip;q=0", "x-gzip2", "identity"] {
            assert!(!accepts(&asking(accepted), "gzip"), "{accepted}");
        }
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn a_text_is_compressed_once_and_reads_the_same() {
        let (compressed, text) = (Compressed::default(), "every page has its head ".repeat(200));
        let first = compressed.gzip("\"tag\"", &text).unwrap();
        assert!(first.len() * 5 < text.len());
        let mut read = String::new();
        flate2::read::GzDecoder::new(&*first).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        let second = compressed.gzip("\"tag\"", &text).unwrap();
        assert_eq!(first.as_ptr(), second.as_ptr(), "it is the same piece of memory");
    }

    #[test]
    fn what_is_kept_does_not_grow_for_ever() {
        let (compressed, text) = (Compressed::default(), "text ".repeat(SHORTEST));
        for number in 0..=MOST {
            compressed.gzip(&number.to_string(), &text).unwrap();
        }
        assert!(compressed.kept.lock().unwrap().len() <= MOST);
        assert_eq!(compressed.gzip("short", "text"), None);
    }
}
