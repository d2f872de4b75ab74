//! From which page a request comes.
//!
//! Browsers send cookies along wherever a request comes from, so a page of somebody else could act
//! in a player's name. They also say where it comes from, in headers that no page can forge. A
//! request that could change something, and every handshake of a live connection, must come from
//! our own pages; who sends neither header is no browser and has no cookies of anybody else.

use axum::http::{HeaderMap, Method, header};

const FETCH_SITE: &str = "sec-fetch-site";

/// The request comes from a page of somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignOrigin;

/// The origins under which our own pages are reached.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// As `https://play.example.org`; without any, the request's own host is what must match.
    named: Vec<String>,
}

impl Origins {
    /// These origins alone.
    pub fn named(origins: impl IntoIterator<Item = String>) -> Origins {
        let trimmed = origins.into_iter().map(|origin| origin.trim_end_matches('/').to_lowercase());
        Origins { named: trimmed.collect() }
    }

    /// The origin by which the pages are to be known, if the host has named one.
    pub fn first(&self) -> Option<&str> {
        self.named.first().map(String::as_str)
    }

    /// Refuses a request that comes from elsewhere and could do harm.
    pub fn check(&self, method: &Method, headers: &HeaderMap) -> Result<(), ForeignOrigin> {
        if method.is_safe() && !is_handshake(headers) {
            return Ok(());
        }
        if let Some(site) = headers.get(FETCH_SITE)
            && !matches!(site.as_bytes(), b"same-origin" | b"none")
        {
            return Err(ForeignOrigin);
        }
        match headers.get(header::ORIGIN) {
            None => Ok(()),
            Some(origin) => {
                let origin = origin.to_str().map_err(|_| ForeignOrigin)?.to_lowercase();
                self.is_ours(&origin, headers).then_some(()).ok_or(ForeignOrigin)
            }
        }
    }

    fn is_ours(&self, origin: &str, headers: &HeaderMap) -> bool {
        if !self.named.is_empty() {
            return self.named.iter().any(|named| named == origin);
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let named = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        match (host, named) {
            (Some(host), Some(named)) => host.eq_ignore_ascii_case(named),
            _ => false,
        }
    }
}

fn is_handshake(headers: &HeaderMap) -> bool {
    headers.get(header::UPGRADE).is_some_and(|upgrade| {
        upgrade.to_str().is_ok_and(|text| text.to_ascii_lowercase().contains("websocket"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origins: &Origins, method: Method, headers: &[(&str, &str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let name: axum::http::HeaderName = name.parse().unwrap();
            map.append(name, value.parse().unwrap());
        }
        origins.check(&method, &map).is_ok()
    }

    const HOST: (&str, &str) = ("host", "galds.example:8080");
    const OURS: (&str, &str) = ("origin", "http://galds.example:8080");
    const FOREIGN: (&str, &str) = ("origin", "https://evil.example");
    const SOCKET: (&str, &str) = ("upgrade", "WebSocket");

    #[test]
    fn our_own_pages_may_do_everything() {
        let any = Origins::default();
        assert!(check(&any, Method::POST, &[HOST, OURS, ("sec-fetch-site", "same-origin")]));
        assert!(check(&any, Method::DELETE, &[HOST, OURS]));
        assert!(check(&any, Method::GET, &[HOST, OURS, SOCKET]));
    }

    #[test]
    fn pages_of_others_may_only_look() {
        let any = Origins::default();
        for method in [Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            assert!(!check(&any, method.clone(), &[HOST, FOREIGN]));
            assert!(!check(&any, method.clone(), &[HOST, ("sec-fetch-site", "cross-site")]));
            assert!(!check(&any, method.clone(), &[HOST, OURS, ("sec-fetch-site", "same-site")]));
            assert!(!check(&any, method, &[HOST, ("origin", "null")]));
        }
        assert!(check(&any, Method::GET, &[HOST, FOREIGN]));
        assert!(!check(&any, Method::GET, &[HOST, FOREIGN, SOCKET]));
        assert!(!check(&any, Method::GET, &[HOST, SOCKET, ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn programs_that_are_no_browsers_need_no_origin() {
        assert!(check(&Origins::default(), Method::POST, &[HOST]));
        assert!(check(&Origins::default(), Method::GET, &[HOST, SOCKET]));
    }

    #[test]
    fn named_origins_are_the_only_ones() {
        let named = Origins::named(["https://Play.Example/".to_owned()]);
        assert!(check(&named, Method::POST, &[HOST, ("origin", "https://play.example")]));
        assert!(!check(&named, Method::POST, &[HOST, OURS]));
        assert!(!check(&named, Method::POST, &[HOST, ("origin", "http://play.example")]));
    }
}
