//! The cookie of a session.
//!
//! Its name begins with `__Host-`: browsers then take it only over an encrypted connection, for
//! exactly this host, and no page of another host can set it. They make an exception for the machine
//! itself (`localhost`). A house that is reached without encryption, such as a school's own network,
//! has to say so, and gets a plain cookie.

use super::Secret;
use crate::clock::Millis;

/// A session ends when it was not used for so long.
pub const SESSION_IDLE: Millis = Millis::days(30);
/// A session ends after so long, however much it was used.
pub const SESSION_LONGEST: Millis = Millis::days(180);

/// Which cookies the server sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cookies {
    /// For encrypted connections and the machine itself.
    #[default]
    Secure,
    /// For a network without encryption.
    Plain,
}

impl Cookies {
    /// The name of the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Cookies::Secure => "__Host-galds",
            Cookies::Plain => "galds",
        }
    }

    /// The header value that gives the session to the browser.
    pub fn set(self, secret: &Secret) -> String {
        let longest = SESSION_LONGEST.whole_seconds();
        self.header(&secret.cookie_text(), &format!("Max-Age={longest}"))
    }

    /// The header value that takes it back.
    pub fn clear(self) -> String {
        self.header("", "Max-Age=0")
    }

    fn header(self, value: &str, age: &str) -> String {
        let secure = match self {
            Cookies::Secure => "; Secure",
            Cookies::Plain => "",
        };
        format!("{}={value}; Path=/; {age}; HttpOnly; SameSite=Lax{secure}", self.name())
    }

    /// The value of the cookie in the header that a browser sent.
    pub fn find(self, header: &str) -> Option<&str> {
        header.split(';').find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == self.name()).then_some(value)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_bound_to_the_host_and_out_of_reach_of_scripts() {
        let secret = Secret::random();
        let header = Cookies::Secure.set(&secret);
        let text = secret.cookie_text();
        assert_eq!(
            header,
            format!(
                "__Host-galds={text}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure"
            )
        );
        assert!(!header.contains("Domain"));
        assert!(Cookies::Secure.clear().starts_with("__Host-galds=; Path=/; Max-Age=0;"));
        assert!(!Cookies::Plain.set(&secret).contains("Secure"));
    }

    #[test]
    fn the_cookie_is_found_among_others_by_its_whole_name() {
        let header = "theme=dark; x__Host-galds=1; __Host-galds=abc ; galds=d";
        assert_eq!(Cookies::Secure.find(header), Some("abc"));
        assert_eq!(Cookies::Plain.find(header), Some("d"));
        assert_eq!(Cookies::Secure.find("__Host-galds"), None);
    }
}
