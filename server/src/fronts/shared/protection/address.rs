//! Who sends a request.
//!
//! Behind a proxy every connection comes from the proxy, which writes the client's address into
//! `X-Forwarded-For`. Anybody can write that header, so it is believed only as far as proxies that
//! the host named have written it: from the right, as long as the address is one of theirs.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::{IpNet, Ipv6Net};
use thiserror::Error;

const FORWARDED: &str = "x-forwarded-for";

/// A range of addresses, as `10.0.0.0/8` or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

/// The text is not a network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a network; write an address (`10.0.0.7`) or a range (`10.0.0.0/8`)")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;
    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let range = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        range.map(Network).map_err(|_| NetworkError(text.to_owned()))
    }
}

impl Network {
    /// Whether an address is in it; one of version 4 may be written as one of version 6.
    fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// The proxies that are trusted to name the client.
#[derive(Clone, Debug, Default)]
pub struct TrustedProxies(Vec<Network>);

impl TrustedProxies {
    /// These networks.
    pub fn new(networks: Vec<Network>) -> TrustedProxies {
        TrustedProxies(networks)
    }

    /// Whether this is the address of such a proxy.
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// The client of a request that came from `peer`.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Client {
        let written = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = written.flat_map(|value| value.split(',')).map(str::trim).collect();
        let mut client = peer;
        for hop in hops.into_iter().rev() {
            let Some(address) = self.trusts(client).then(|| hop.parse().ok()).flatten() else {
                break;
            };
            client = address;
        }
        Client(client.to_canonical())
    }
}

/// How many bits of an address of version 6 name a household.
const HOUSEHOLD: u8 = 64;

/// The address of a client, in the form in which it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(pub IpAddr);

impl fmt::Display for Client {
    /// One household has a whole network of version 6, which is counted as one client.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => {
                write!(f, "{}", Ipv6Net::new_assert(address, HOUSEHOLD).trunc())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(trusted: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let networks = trusted.iter().map(|network| network.parse().unwrap()).collect();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, value.parse().unwrap());
        }
        TrustedProxies::new(networks).client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn nobody_is_believed_who_was_not_named() {
        assert_eq!(client(&[], "1.2.3.4", &["9.9.9.9"]), "1.2.3.4");
        assert_eq!(client(&["10.0.0.0/8"], "1.2.3.4", &["9.9.9.9"]), "1.2.3.4");
    }

    #[test]
    fn the_client_is_the_first_from_the_right_that_is_no_proxy() {
        let trusted = &["10.0.0.0/8", "::1"];
        assert_eq!(client(trusted, "10.1.1.1", &["9.9.9.9"]), "9.9.9.9");
        assert_eq!(client(trusted, "::1", &["6.6.6.6, 9.9.9.9, 10.0.0.2"]), "9.9.9.9");
        assert_eq!(client(trusted, "10.1.1.1", &["6.6.6.6", "9.9.9.9"]), "9.9.9.9");
        assert_eq!(client(trusted, "10.1.1.1", &["nonsense"]), "10.1.1.1");
        assert_eq!(client(trusted, "10.1.1.1", &[]), "10.1.1.1");
        assert_eq!(client(trusted, "::ffff:10.1.1.1", &["9.9.9.9"]), "9.9.9.9");
    }

    #[test]
    fn a_household_of_version_six_is_counted_as_one() {
        assert_eq!(client(&[], "2001:db8:1:2:3:4:5:6", &[]), client(&[], "2001:db8:1:2::9", &[]));
        assert_ne!(client(&[], "2001:db8:1:3::9", &[]), client(&[], "2001:db8:1:2::9", &[]));
    }

    #[test]
    fn a_household_is_written_as_its_network() {
        assert_eq!(client(&[], "2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::/64");
        assert_eq!(client(&[], "::ffff:10.1.1.1", &[]), "10.1.1.1");
    }

    #[test]
    fn networks_are_read_or_refused() {
        for text in ["10.0.0.0/8", "10.1.2.3/8", "::/0", "127.0.0.1", "0.0.0.0/0", "fd00::/8"] {
            assert!(text.parse::<Network>().is_ok(), "{text}");
        }
        for text in
            ["", "10.0.0.0/33", "::/129", "10.0.0/8", "x", "1.2.3.4/-1", "1.2.3.4/", "/8", " ::1"]
        {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        let has = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().contains(address.parse().unwrap())
        };
        assert!(has("0.0.0.0/0", "8.8.8.8") && has("::/0", "2001:db8::1"));
        assert!(has("10.1.2.3/8", "10.200.0.1") && !has("10.1.2.3/8", "11.1.2.3"));
        assert!(has("10.0.0.7", "10.0.0.7") && !has("10.0.0.7", "10.0.0.6"));
        assert!(has("10.0.0.0/8", "::ffff:10.0.0.1"));
        assert!(!has("0.0.0.0/0", "2001:db8::1") && !has("::/0", "8.8.8.8"));
    }
}
