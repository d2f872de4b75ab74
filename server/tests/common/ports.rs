//! Ports for servers that are killed and started again in the same place.

use std::net::TcpListener;

use rand::RngExt as _;

/// Where systems take no ports from for connections that are opened: whoever tries to reach a server that is away must
/// not be given the server's own port.
const PORTS: std::ops::Range<u16> = 15_000..32_000;

/// A port of this machine that nobody uses.
pub(crate) fn free_port() -> u16 {
    loop {
        let port = rand::rng().random_range(PORTS);
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
