//! Who sends a request.
//!
//! Behind a proxy every connection comes from the proxy, which writes the client's address into
//! `X-Forwarded-For`. Anybody can write that header, so it is believed only as far as proxies that
//! the host named have written it: from the right, as long as the address is one of theirs.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;
use thiserror::Error;

const FORWARDED: &str = "x-forwarded-for";

/// A range of addresses, as `10.0.0.0/8` or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// The text is no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no network; write an address (`10.0.0.7`) or a range (`10.0.0.0/8`)")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;
    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let error = || NetworkError(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| error())?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| error())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(error()) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                same_start(own.to_bits().into(), other.to_bits().into(), 32 - self.bits)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                same_start(own.to_bits(), other.to_bits(), 128 - self.bits)
            }
            _ => false,
        }
    }
}

fn same_start(one: u128, other: u128, ignored: u8) -> bool {
    let shift = |bits: u128| bits.checked_shr(ignored.into()).unwrap_or(0);
    shift(one) == shift(other)
}

/// The proxies whose word about the client is taken.
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

/// The address of a client, in the form in which it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(pub IpAddr);

impl fmt::Display for Client {
    /// One household has a whole network of version 6: its first 64 bits are what is counted.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => {
                let network = Ipv6Addr::from_bits(address.to_bits() >> 64 << 64);
                write!(f, "{network}/64")
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
    fn networks_are_read_or_refused() {
        for text in ["10.0.0.0/8", "::/0", "127.0.0.1", "0.0.0.0/0"] {
            assert!(text.parse::<Network>().is_ok(), "{text}");
        }
        for text in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "x", "1.2.3.4/-1"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        assert!("0.0.0.0/0".parse::<Network>().unwrap().contains("8.8.8.8".parse().unwrap()));
    }
}
