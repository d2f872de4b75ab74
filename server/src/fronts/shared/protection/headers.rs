//! What every response tells the browser.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Pages load everything from here, nothing is written into them, nobody puts them into a frame.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; \
     manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// What the policy says of those who put a page into a frame.
const NOT_FRAMED: &str = "frame-ancestors 'none'";

/// The policy of the few pages that any other site may put into a frame.
pub fn framed_policy() -> String {
    CONTENT_SECURITY_POLICY.replace(NOT_FRAMED, "frame-ancestors *")
}

/// Headers of every response; a handler's own value for one of them wins.
const ALWAYS: &[(&str, &str)] = &[
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ("cache-control", "no-store"),
];

const STRICT_TRANSPORT: &str = "max-age=31536000";

/// Whether the server is reached over encrypted connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Transport {
    Encrypted,
    Plain,
}

/// Adds what is missing to the headers of a response.
pub(super) fn add(headers: &mut HeaderMap, transport: Transport) {
    for &(name, value) in ALWAYS {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    if transport == Transport::Encrypted {
        let value = HeaderValue::from_static(STRICT_TRANSPORT);
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_response_has_them_and_a_handler_may_choose_its_own() {
        let mut headers = HeaderMap::new();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("max-age=60"));
        add(&mut headers, Transport::Plain);
        assert_eq!(headers[header::CACHE_CONTROL], "max-age=60");
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert!(!headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
        add(&mut headers, Transport::Encrypted);
        assert!(headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
    }

    #[test]
    fn the_policy_lets_nothing_be_written_into_pages() {
        assert!(!CONTENT_SECURITY_POLICY.contains("unsafe-inline"));
        assert!(!CONTENT_SECURITY_POLICY.contains("'unsafe-eval'"));
        assert!(CONTENT_SECURITY_POLICY.contains(NOT_FRAMED));
        assert!(!CONTENT_SECURITY_POLICY.contains('*'));
    }

    #[test]
    fn a_page_that_may_be_framed_is_protected_as_all_others_are() {
        let framed = framed_policy();
        let others = |policy: &str| -> Vec<String> {
            let parts = policy.split(';').map(|part| part.trim().to_owned());
            parts.filter(|part| !part.starts_with("frame-ancestors")).collect()
        };
        assert_eq!(others(&framed), others(CONTENT_SECURITY_POLICY));
        assert!(framed.ends_with("frame-ancestors *"), "{framed}");
    }
}
