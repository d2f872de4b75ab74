//! How many connections there are, in all and from each address.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::fronts::shared::protection::{Client, TrustedProxies};

/// Files that are kept for the database, the log and everything else that is no connection.
const SPARE_FILES: usize = 64;
/// The most connections where the machine does not say how many files there may be.
const USUAL: usize = 10_000;
/// The most connections of one address: a school sits behind one.
const OF_ONE_ADDRESS: usize = 1_000;

/// How many connections there may be, and how long they may keep silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// How long the head of a request may take, and how long a connection may be kept for the next one.
    pub head: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// The most connections.
    pub total: usize,
    /// The most connections from one address that is no trusted proxy.
    pub each_address: usize,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits::of_total(files().map_or(USUAL, without_spare))
    }
}

impl ConnectionLimits {
    /// The usual limits for so many connections: nobody can have more than half of them alone.
    pub fn of_total(total: usize) -> ConnectionLimits {
        ConnectionLimits {
            head: Duration::from_secs(20),
            body: Duration::from_secs(20),
            total,
            each_address: OF_ONE_ADDRESS.min(total.div_ceil(2)),
        }
    }
}

/// Leaves a tenth of the files, and not too few, to everything else.
fn without_spare(files: usize) -> usize {
    files.saturating_sub(SPARE_FILES.max(files / 10)).max(1)
}

/// How many files this process may have open.
#[cfg(unix)]
fn files() -> Option<usize> {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).current.and_then(|files| usize::try_from(files).ok())
}

#[cfg(not(unix))]
fn files() -> Option<usize> {
    None
}

/// Why a connection is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooMany {
    /// There are as many as there may be.
    #[error("all {0} connections are in use")]
    Total(usize),
    /// The address has as many as one may have.
    #[error("this address has {0} connections")]
    OfAddress(usize),
}

/// Counts the connections that are open. Clones count the same ones.
#[derive(Clone, Debug)]
pub struct Connections {
    limits: ConnectionLimits,
    proxies: TrustedProxies,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    total: usize,
    of_address: HashMap<String, usize>,
}

impl Connections {
    /// None are open yet.
    pub fn new(limits: ConnectionLimits, proxies: TrustedProxies) -> Connections {
        Connections { limits, proxies, open: Arc::default() }
    }

    /// What they are limited to.
    pub fn limits(&self) -> ConnectionLimits {
        self.limits
    }

    /// Counts a connection as long as it is open, or gives it back with the reason.
    pub(super) fn admit(
        &self,
        stream: TcpStream,
        peer: IpAddr,
    ) -> Result<Counted, (TcpStream, TooMany)> {
        match self.enter(peer) {
            Ok(place) => {
                // Messages are small and somebody waits for each.
                let _as_it_was = stream.set_nodelay(true);
                Ok(Counted { stream, _place: place })
            }
            Err(reason) => Err((stream, reason)),
        }
    }

    fn enter(&self, peer: IpAddr) -> Result<Place, TooMany> {
        let address = (!self.proxies.trusts(peer)).then(|| Client(peer.to_canonical()).to_string());
        let mut open = self.locked();
        if open.total >= self.limits.total {
            return Err(TooMany::Total(self.limits.total));
        }
        if let Some(address) = &address {
            let count = open.of_address.get(address).copied().unwrap_or(0);
            if count >= self.limits.each_address {
                return Err(TooMany::OfAddress(count));
            }
            open.of_address.insert(address.clone(), count + 1);
        }
        open.total += 1;
        drop(open);
        Ok(Place { connections: self.clone(), address })
    }

    /// Nothing that is done under this lock can leave the counts half changed.
    fn locked(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection among those that are counted.
#[derive(Debug)]
struct Place {
    connections: Connections,
    address: Option<String>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.locked();
        open.total -= 1;
        let Some(address) = self.address.take() else { return };
        if let Some(count) = open.of_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                open.of_address.remove(&address);
            }
        }
    }
}

/// A stream that is counted until it is closed, also when it has become a WebSocket.
#[derive(Debug)]
pub(super) struct Counted {
    stream: TcpStream,
    _place: Place,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(total: usize, each_address: usize) -> ConnectionLimits {
        ConnectionLimits { total, each_address, ..ConnectionLimits::of_total(100) }
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn an_address_has_so_many_and_all_together_have_so_many() {
        let connections = Connections::new(limits(3, 2), TrustedProxies::default());
        let first = connections.enter(address(1)).unwrap();
        let _second = connections.enter(address(1)).unwrap();
        assert_eq!(connections.enter(address(1)).unwrap_err(), TooMany::OfAddress(2));
        let _third = connections.enter(address(2)).unwrap();
        assert_eq!(connections.enter(address(3)).unwrap_err(), TooMany::Total(3));
        drop(first);
        let _again = connections.enter(address(1)).unwrap();
    }

    #[test]
    fn a_trusted_proxy_speaks_for_many() {
        let proxies = TrustedProxies::new(vec!["10.0.0.1".parse().unwrap()]);
        let connections = Connections::new(limits(9, 1), proxies);
        let _open: Vec<_> = (0..5).map(|_| connections.enter(address(1)).unwrap()).collect();
        assert!(connections.locked().of_address.is_empty());
    }

    #[test]
    fn files_are_left_for_everything_else() {
        assert_eq!(without_spare(1024), 922);
        assert_eq!(without_spare(256), 192);
        assert_eq!(without_spare(10), 1);
        assert_eq!(ConnectionLimits::of_total(922).each_address, 461);
    }
}
