//! The pages: what `web/dist` held when the program was built.
//!
//! A file is served as it is, compressed for those who take it so; everything else that is no part of
//! the API gets the one page that finds its way by the address, with a head that tells those without
//! scripts what it is (`head`). A program that was built without the pages says so.
//!
//! The modules by which pages play without a network may be inside as well, or lie in folders (`modules`).

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};

mod compression;
mod head;
mod modules;
mod subject;

use self::compression::{Compressed, accepts};
use self::head::{Asked, Heads, robots};
use self::modules::{Folders, MODULES, Module};
use self::subject::subject;
use crate::fronts::shared::AppState;
use crate::fronts::shared::protection::framed_policy;

#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

/// The page that is served for every address of the pages.
const INDEX: &str = "index.html";
/// What the pages say of themselves where no script runs.
const HEADS: &str = "heads.json";
/// Which version of the pages an answer is of: the service worker drops the files of older ones.
const SHELL: HeaderName = HeaderName::from_static("galds-shell");
/// Files under this folder are pictures that other sites show beside a link.
const SHOWN_ELSEWHERE: &str = "social/";
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
/// Files under this folder are named after what is in them and never change.
const NAMED_BY_CONTENT: &str = "assets/";

/// The encoding of pages that are made for a request: all browsers take it, and pages are short.
const GZIP: &str = "gzip";

const NOT_BUILT: &str = "This program was built without its pages. Build them (npm ci && npm run build \
                         in the folder web), then build the program again; `make run` does both.\n\
                         The API is there: /api describes it.\n";

static PAGE_HEADS: LazyLock<Option<Heads>> =
    LazyLock::new(|| Heads::read(&Files::get(HEADS)?.data));

/// Pages that were made and compressed before.
static COMPRESSED: LazyLock<Compressed> = LazyLock::new(Compressed::default);

/// Whether the pages are in this program.
pub fn are_built() -> bool {
    Files::get(INDEX).is_some()
}

/// The page or file at an address.
pub(crate) async fn page(
    app: &AppState,
    method: &Method,
    uri: &Uri,
    headers: &HeaderMap,
) -> Response {
    if let Some(folders) = Folders::of(app)
        && let Some(name) = uri.path().strip_prefix(MODULES)
        && is_read(method)
    {
        let (name, accepted) = (name.to_owned(), encodings(headers));
        let read = move || folders.find(&name, &accepted);
        match tokio::task::spawn_blocking(read).await {
            Ok(Some(Module::File(found))) => return found.response(headers),
            Ok(Some(Module::List(text))) => return made(uri.path(), text, headers),
            Ok(None) | Err(_) => {}
        }
    }
    let subject = if is_read(method) { subject(app, uri.path()).await } else { None };
    answer(method, uri, headers, &Asked::new(&app.protection, uri, headers, subject))
}

fn answer(method: &Method, uri: &Uri, headers: &HeaderMap, asked: &Asked<'_>) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !is_read(method) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    match (path, &*PAGE_HEADS) {
        ("robots.txt", _) => return made(path, robots(asked), headers),
        ("sitemap.xml", Some(heads)) => return made(path, heads.sitemap(asked), headers),
        _ => {}
    }
    let is_own = !["", INDEX, HEADS].contains(&path);
    match is_own.then(|| found(path, &encodings(headers), Files::get)).flatten() {
        Some(found) => found.response(headers),
        // An address with a dot in its last part is that of a file: it is not there.
        None if path != INDEX && last_part(path).contains('.') => {
            StatusCode::NOT_FOUND.into_response()
        }
        None => match Files::get(INDEX) {
            Some(index) => {
                let mut page = with_head(&index, headers, asked);
                if is_framed_elsewhere(uri.path()) {
                    allow_frames(page.headers_mut());
                }
                page
            }
            None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
        },
    }
}

/// Whether a page is one of those that other sites may put into a frame: nobody is signed in there, and nothing can be
/// done but to look. All links of theirs open a window of their own.
fn is_framed_elsewhere(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    matches!(parts.as_slice(), ["embed", _] | ["embed", "match", _])
}

fn allow_frames(headers: &mut HeaderMap) {
    if let Ok(policy) = HeaderValue::from_str(&framed_policy()) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
}

/// Whether a method only reads.
fn is_read(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD
}

/// The page with the head of what was asked for.
fn with_head(index: &EmbeddedFile, headers: &HeaderMap, asked: &Asked<'_>) -> Response {
    let index_text = String::from_utf8_lossy(&index.data);
    let text = match &*PAGE_HEADS {
        Some(heads) => heads.put_into(&index_text, asked),
        None => index_text.into_owned(),
    };
    let mut response = made(INDEX, text, headers);
    if let Ok(version) = HeaderValue::from_str(&tag(&index.metadata.sha256_hash())) {
        response.headers_mut().insert(SHELL, version);
    }
    response
}

/// A text that was made for this request, compressed for those who take it so.
fn made(path: &str, text: String, asked: &HeaderMap) -> Response {
    let hash = Sha256::digest(text.as_bytes());
    let mut tag = tag(&hash);
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind_of(path)));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    let compressed = accepts(asked, GZIP).then(|| COMPRESSED.gzip(&tag, &text)).flatten();
    if compressed.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(GZIP));
        tag = tag_of(&hash, GZIP);
    }
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let is_known = asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    if is_known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    match compressed {
        Some(bytes) => (headers, bytes).into_response(),
        None => (headers, text).into_response(),
    }
}

/// The first bytes of a hash as a tag.
fn tag(hash: &[u8]) -> String {
    format!("\"{}\"", BASE64_URL_SAFE_NO_PAD.encode(&hash[..12]))
}

/// The tag of an encoding of something: each has its own.
fn tag_of(hash: &[u8], encoding: &str) -> String {
    format!("\"{}-{encoding}\"", BASE64_URL_SAFE_NO_PAD.encode(&hash[..12]))
}

/// A file in the form that suits the caller.
struct Found {
    path: String,
    file: EmbeddedFile,
    encoding: Option<&'static str>,
}

/// The encodings that the caller takes, the best first, with the endings of files that are encoded so.
fn encodings(headers: &HeaderMap) -> Vec<(&'static str, &'static str)> {
    let all = [("br", "br"), (GZIP, "gz")].into_iter();
    all.filter(|(encoding, _)| accepts(headers, encoding)).collect()
}

/// A file that `get` gives, encoded if there is one of the accepted encodings.
fn found(
    path: &str,
    accepted: &[(&'static str, &'static str)],
    get: impl Fn(&str) -> Option<EmbeddedFile>,
) -> Option<Found> {
    let path = path.to_owned();
    for (encoding, ending) in accepted {
        if let Some(file) = get(&format!("{path}.{ending}")) {
            return Some(Found { path, file, encoding: Some(encoding) });
        }
    }
    get(&path).map(|file| Found { path, file, encoding: None })
}

impl Found {
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
        put(CONTENT_TYPE, kind_of(&self.path));
        put(ETAG, &tag);
        put(VARY, "accept-encoding");
        if self.path.starts_with(SHOWN_ELSEWHERE) {
            put(RESOURCE_POLICY, "cross-origin");
        }
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
        tag(&self.file.metadata.sha256_hash())
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
        Some("jpg") => "image/jpeg",
        Some("xml") => "application/xml; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::http::header::ACCEPT_ENCODING;

    use super::*;
    use crate::fronts::shared::protection::Protection;

    fn answered(method: &Method, path: &str) -> Response {
        let (uri, headers) = (path.parse().unwrap(), HeaderMap::new());
        answered_to(method, &uri, &headers)
    }

    fn answered_to(method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
        answer(method, uri, headers, &Asked::new(&Protection::default(), uri, headers, None))
    }

    fn status(method: &Method, path: &str) -> StatusCode {
        answered(method, path).status()
    }

    async fn text(answer: Response) -> String {
        let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(body.to_vec()).unwrap()
    }

    #[test]
    fn pages_are_only_read() {
        assert_eq!(status(&Method::POST, "/games/rotary"), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn a_file_that_is_not_there_is_not_a_page_either() {
        assert_eq!(status(&Method::GET, "/assets/gone.js"), StatusCode::NOT_FOUND);
        assert_eq!(status(&Method::GET, "/heads.json"), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn every_other_address_gets_the_page_or_is_told_that_there_is_none() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/dist/index.html");
        let built = std::fs::read(file).ok();
        // `make test` builds the pages before it tests the server.
        assert!(built.is_some() || std::env::var_os("CI").is_none(), "the pages are not built");
        assert_eq!(are_built(), built.is_some());
        for path in ["/", "/games/rotary", "/match/abcdefghijkl"] {
            let answer = answered(&Method::GET, path);
            let status = answer.status();
            let shell = answer.headers().get(SHELL).cloned();
            let body = text(answer).await;
            match &built {
                Some(_) => {
                    assert_eq!(status, StatusCode::OK, "{path}");
                    assert!(
                        body.contains("<title>") && body.contains("og:image"),
                        "{path}: {body}"
                    );
                    // The version of the pages is that of the page, whatever its address.
                    assert_eq!(
                        shell,
                        answered(&Method::GET, "/about").headers().get(SHELL).cloned()
                    );
                    assert!(shell.is_some());
                }
                None => assert_eq!((status, &*body), (StatusCode::NOT_FOUND, NOT_BUILT), "{path}"),
            }
        }
    }

    #[tokio::test]
    async fn robots_are_told_where_the_list_of_pages_is() {
        let answer = answered(&Method::GET, "/robots.txt");
        assert_eq!(answer.headers()[CONTENT_TYPE], "text/plain; charset=utf-8");
        assert!(text(answer).await.contains("/sitemap.xml"));
        if are_built() {
            let list = text(answered(&Method::GET, "/sitemap.xml")).await;
            assert!(list.contains("/games/nardi/rules?lang=hu"), "{list}");
        }
    }

    #[tokio::test]
    async fn pages_that_are_made_are_compressed_for_those_who_take_it_so() {
        if !are_built() {
            return;
        }
        for path in ["/", "/match/abcdefghijkl", "/sitemap.xml"] {
            let uri: Uri = path.parse().unwrap();
            let plain = answered_to(&Method::GET, &uri, &HeaderMap::new());
            assert_eq!(plain.headers().get(CONTENT_ENCODING), None);
            let plain_tag = plain.headers()[ETAG].clone();
            let text = text(plain).await;

            let mut asking = HeaderMap::new();
            asking.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"));
            let packed = answered_to(&Method::GET, &uri, &asking);
            assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip", "{path}");
            assert_eq!(packed.headers()[VARY], "accept-encoding, accept-language");
            let tag = packed.headers()[ETAG].clone();
            assert_ne!(tag, plain_tag);
            let body = axum::body::to_bytes(packed.into_body(), usize::MAX).await.unwrap();
            assert!(body.len() * 2 < text.len(), "{path}: {} of {} bytes", body.len(), text.len());
            let mut read = String::new();
            flate2::read::GzDecoder::new(&*body).read_to_string(&mut read).unwrap();
            assert_eq!(read, text);

            asking.insert(IF_NONE_MATCH, tag);
            let known = answered_to(&Method::GET, &uri, &asking);
            assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
        }
    }

    #[test]
    fn only_boards_for_other_sites_may_be_put_into_a_frame() {
        for path in ["/embed/rotary", "/embed/match/abcdefghijkl", "/embed/match/abcdefghijkl/"] {
            assert!(is_framed_elsewhere(path), "{path}");
        }
        let others =
            ["/", "/embed", "/embed/", "/match/abcdefghijkl", "/analysis/embed", "/account"];
        for path in others.into_iter().chain(["/embed/match/a/b", "/embed/rotary/x", "//embed2/x"])
        {
            assert!(!is_framed_elsewhere(path), "{path}");
        }
        if !are_built() {
            return;
        }
        let framed = answered(&Method::GET, "/embed/rotary?theme=dark");
        let policy = framed.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("frame-ancestors *") && policy.contains("default-src 'none'"));
        assert!(!framed.headers().contains_key("set-cookie"));
        // The others get the policy of every response.
        for path in others {
            assert!(!answered(&Method::GET, path).headers().contains_key(CONTENT_SECURITY_POLICY));
        }
    }

    #[test]
    fn kinds_are_told_by_the_ending() {
        assert_eq!(kind_of("assets/index-1a.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind_of("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(kind_of("unknown"), "application/octet-stream");
    }
}
