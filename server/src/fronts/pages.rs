//! The pages: what `web/dist` held when the program was built.
//!
//! A file is served as it is, compressed for those who take it so; everything else that is no part of
//! the API gets the one page that finds its way by the address. A program that was built without the
//! pages says so.

use std::borrow::Cow;

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

/// The page that is served for every address of the pages.
const INDEX: &str = "index.html";
/// Files under this folder are named after what is in them and never change.
const NAMED_BY_CONTENT: &str = "assets/";

const NOT_BUILT: &str = "This program was built without its pages. Build them (npm ci && npm run build \
                         in the folder web), then build the program again; `make run` does both.\n\
                         The API is there: /api describes it.\n";

/// Whether the pages are in this program.
pub fn are_built() -> bool {
    Files::get(INDEX).is_some()
}

/// The page or file at an address, given without its first slash.
pub(crate) fn page(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    match found(path, headers) {
        Some(found) => found.response(headers),
        // An address with a dot in its last part is that of a file: it is not there.
        None if last_part(path).contains('.') => StatusCode::NOT_FOUND.into_response(),
        None => match found(INDEX, headers) {
            Some(found) => found.response(headers),
            None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
        },
    }
}

/// A file in the form that suits the caller.
struct Found<'a> {
    path: &'a str,
    file: EmbeddedFile,
    encoding: Option<&'static str>,
}

fn found<'a>(path: &'a str, headers: &HeaderMap) -> Option<Found<'a>> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        let takes_it =
            accepted.split(',').any(|one| one.trim().split(';').next() == Some(encoding));
        if !takes_it {
            continue;
        }
        if let Some(file) = Files::get(&format!("{path}.{ending}")) {
            return Some(Found { path, file, encoding: Some(encoding) });
        }
    }
    Files::get(path).map(|file| Found { path, file, encoding: None })
}

impl Found<'_> {
    fn response(self, asked: &HeaderMap) -> Response {
        let tag = self.tag();
        let is_known =
            asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
        let mut headers = HeaderMap::new();
        let mut put = |name, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(name, value);
            }
        };
        put(CONTENT_TYPE, kind_of(self.path));
        put(ETAG, &tag);
        put(VARY, "accept-encoding");
        let never_changes = self.path.starts_with(NAMED_BY_CONTENT);
        let keep = if never_changes { "public, max-age=31536000, immutable" } else { "no-cache" };
        put(CACHE_CONTROL, keep);
        if let Some(encoding) = self.encoding {
            put(CONTENT_ENCODING, encoding);
        }
        if is_known {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let body = match self.file.data {
            Cow::Borrowed(bytes) => bytes.into(),
            Cow::Owned(bytes) => axum::body::Body::from(bytes),
        };
        (headers, body).into_response()
    }

    /// The first bytes of the content's hash; each encoding has its own.
    fn tag(&self) -> String {
        let hash = self.file.metadata.sha256_hash();
        format!("\"{}\"", BASE64_URL_SAFE_NO_PAD.encode(&hash[..12]))
    }
}

fn last_part(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn kind_of(path: &str) -> &'static str {
    match last_part(path).rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(method: &Method, path: &str) -> StatusCode {
        page(method, path, &HeaderMap::new()).status()
    }

    #[test]
    fn pages_are_only_read() {
        assert_eq!(status(&Method::POST, "games/rotary"), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn a_file_that_is_not_there_is_not_a_page_either() {
        assert_eq!(status(&Method::GET, "assets/gone.js"), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn every_other_address_gets_the_page_or_is_told_that_there_is_none() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/dist/index.html");
        let built = std::fs::read(file).ok();
        // `make test` builds the pages before it tests the server.
        assert!(built.is_some() || std::env::var_os("CI").is_none(), "the pages are not built");
        assert_eq!(are_built(), built.is_some());
        for path in ["", "games/rotary", "match/abcdefghijkl"] {
            let answer = page(&Method::GET, path, &HeaderMap::new());
            let status = answer.status();
            let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            let expected = match &built {
                Some(index) => (StatusCode::OK, &index[..]),
                None => (StatusCode::NOT_FOUND, NOT_BUILT.as_bytes()),
            };
            assert_eq!((status, &body[..]), expected, "{path}");
        }
    }

    #[test]
    fn kinds_are_told_by_the_ending() {
        assert_eq!(kind_of("assets/index-1a.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind_of("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(kind_of("unknown"), "application/octet-stream");
    }
}
