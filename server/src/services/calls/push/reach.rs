//! Which addresses messages are sent to. Browsers name them, so anybody may name any: only those in public networks
//! are good, and the name is looked up once, by whoever connects.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// Where push services may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// In public networks, by HTTPS.
    #[default]
    Public,
    /// Anywhere, without encryption too: for tests.
    Anywhere,
}

impl Reach {
    /// The address without its path, if messages may be sent there.
    pub(super) fn origin(self, endpoint: &str) -> Option<String> {
        let uri: Uri = endpoint.parse().ok()?;
        let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
        let is_good = match self {
            Reach::Public => scheme == "https" && !authority.as_str().contains('@'),
            Reach::Anywhere => matches!(scheme, "https" | "http"),
        };
        is_good.then(|| format!("{scheme}://{authority}"))
    }

    fn allows(self, address: IpAddr) -> bool {
        self == Reach::Anywhere || is_public(address)
    }
}

/// Looks names up and leaves out what is not to be reached.
#[derive(Debug)]
pub(super) struct FilteringResolver {
    pub(super) reach: Reach,
    pub(super) names: DefaultResolver,
}

impl Resolver for FilteringResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut good = self.empty();
        for address in &self.names.resolve(uri, config, timeout)? {
            if self.reach.allows(address.ip()) {
                good.push(*address);
            }
        }
        if good.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(good) }
    }
}

/// Whether an address is one of the public network.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_for_protocols = (first, second, third) == (192, 0, 0);
    let is_for_benchmarks = first == 198 && (18..20).contains(&second);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || address.is_broadcast()
        || first == 0
        || first >= 240
        || is_shared
        || is_for_protocols
        || is_for_benchmarks)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_tunnel = first == 0x2002 || (first, second) == (0x2001, 0);
    // What stands for an address of the old kind is judged by it.
    if let Some(old) = address.to_ipv4_mapped() {
        return is_public_v4(old);
    }
    // Only these are given out as public ones.
    (0x2000..0x4000).contains(&first) && !is_tunnel && (first, second) != (0x2001, 0xdb8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_reached() {
        for good in ["142.250.74.1", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(good.parse().unwrap()), "{good}");
        }
        for bad in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(bad.parse().unwrap()), "{bad}");
        }
    }

    #[test]
    fn push_services_are_named_by_https_addresses_without_users() {
        let origin = |text: &str| Reach::Public.origin(text);
        assert_eq!(
            origin("https://push.example:8443/send/a?b=c").as_deref(),
            Some("https://push.example:8443")
        );
        for bad in ["http://push.example/a", "https://a@push.example/", "file:///a", "push", ""] {
            assert_eq!(origin(bad), None, "{bad}");
        }
        assert!(Reach::Anywhere.origin("http://127.0.0.1:9/a").is_some());
    }
}
