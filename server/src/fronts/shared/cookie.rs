//! Cookies: of the session of a person, and of the key of a guest.
//!
//! Their names begin with `__Host-`: browsers then take them only over an encrypted connection, for
//! exactly this host, and no page of another host can set them. They make an exception for the machine
//! itself (`localhost`). A server that is reached without encryption, such as a school's own network,
//! has to say so, and gets plain cookies.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use galds_matches::clock::Millis;

use crate::services::accounts::SESSION_LONGEST;

/// Which cookies the server sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cookies {
    /// For encrypted connections and the machine itself.
    #[default]
    Secure,
    /// For a network without encryption.
    Plain,
}

/// What a cookie keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// The session of a person.
    Session,
    /// The key of a guest.
    Guest,
}

impl Keeps {
    /// How long browsers keep it.
    const fn longest(self) -> Millis {
        match self {
            Keeps::Session => SESSION_LONGEST,
            Keeps::Guest => Millis::days(365),
        }
    }
}

impl Cookies {
    /// The name of the cookie.
    pub const fn name(self, keeps: Keeps) -> &'static str {
        match (self, keeps) {
            (Cookies::Secure, Keeps::Session) => "__Host-galds",
            (Cookies::Secure, Keeps::Guest) => "__Host-galds-guest",
            (Cookies::Plain, Keeps::Session) => "galds",
            (Cookies::Plain, Keeps::Guest) => "galds-guest",
        }
    }

    /// The header value that gives a secret to the browser.
    pub fn set(self, keeps: Keeps, value: &str) -> HeaderValue {
        self.header(keeps, value, keeps.longest())
    }

    /// The header value that takes it back.
    pub fn clear(self, keeps: Keeps) -> HeaderValue {
        self.header(keeps, "", Millis::ZERO)
    }

    fn header(self, keeps: Keeps, value: &str, age: Millis) -> HeaderValue {
        let secure = match self {
            Cookies::Secure => "; Secure",
            Cookies::Plain => "",
        };
        let (name, age) = (self.name(keeps), age.whole_seconds());
        let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        // Secrets are written in letters, digits, `-` and `_`: there is always such a header.
        HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
    }

    /// The value of a cookie that a browser sent.
    pub fn find(self, keeps: Keeps, headers: &HeaderMap) -> Option<&str> {
        let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
        let pairs = lines.flat_map(|line| line.split(';'));
        pairs
            .filter_map(|pair| pair.trim().split_once('='))
            .find_map(|(name, value)| (name == self.name(keeps)).then_some(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_bound_to_the_host_and_out_of_reach_of_scripts() {
        let header = Cookies::Secure.set(Keeps::Session, "abc");
        assert_eq!(
            header,
            "__Host-galds=abc; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure"
        );
        let cleared = Cookies::Secure.clear(Keeps::Guest);
        assert!(cleared.to_str().unwrap().starts_with("__Host-galds-guest=; Path=/; Max-Age=0;"));
        let plain = Cookies::Plain.set(Keeps::Session, "abc");
        assert_eq!(plain, "galds=abc; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax");
    }

    #[test]
    fn the_cookie_is_found_among_others_by_its_whole_name() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("theme=dark; x__Host-galds=1"));
        headers.append(
            COOKIE,
            HeaderValue::from_static("__Host-galds=abc ; galds=d; __Host-galds-guest=g"),
        );
        assert_eq!(Cookies::Secure.find(Keeps::Session, &headers), Some("abc"));
        assert_eq!(Cookies::Secure.find(Keeps::Guest, &headers), Some("g"));
        assert_eq!(Cookies::Plain.find(Keeps::Session, &headers), Some("d"));
        assert_eq!(Cookies::Plain.find(Keeps::Guest, &headers), None);
    }
}
