//! A proxy between a server and its database, which can be cut and can swallow what is sent.

use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the proxy does with connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// It carries them.
    Carry,
    /// It closes them.
    Cut,
    /// It keeps those up to this number open and carries nothing on them any more, as a firewall does
    /// that has forgotten them.
    Swallow(u64),
}

impl Mode {
    fn carries(self, number: u64) -> bool {
        match self {
            Mode::Carry => true,
            Mode::Cut => false,
            Mode::Swallow(last) => number > last,
        }
    }
}

/// Stands between a server and its database.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    mode: watch::Sender<Mode>,
    accepted: watch::Receiver<u64>,
}

impl Proxy {
    pub(crate) async fn before(database: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let (mode, modes) = watch::channel(Mode::Carry);
        let (counter, accepted) = watch::channel(0);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let number = *counter.borrow() + 1;
                counter.send_replace(number);
                if *modes.borrow() != Mode::Cut {
                    tokio::spawn(carry(near, database, number, modes.clone()));
                }
            }
        });
        Proxy { address, mode, accepted }
    }

    /// Closes all connections, and takes no more.
    pub(crate) fn cut(&self) {
        self.mode.send_replace(Mode::Cut);
    }

    /// Takes connections again.
    pub(crate) fn join(&self) {
        self.mode.send_replace(Mode::Carry);
    }

    /// Carries nothing any more on the connections that are open; new ones are carried.
    pub(crate) fn swallow(&self) {
        self.mode.send_replace(Mode::Swallow(*self.accepted.borrow()));
    }

    /// Carries nothing any more, on new connections neither.
    pub(crate) fn swallow_all(&self) {
        self.mode.send_replace(Mode::Swallow(u64::MAX));
    }
}

async fn carry(
    mut near: TcpStream,
    database: SocketAddr,
    number: u64,
    mut modes: watch::Receiver<Mode>,
) {
    let Ok(mut far) = TcpStream::connect(database).await else { return };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => return,
        _ = modes.wait_for(|mode| !mode.carries(number)) => {}
    }
    // Swallowed connections stay open at both ends.
    let _cut_or_gone = modes.wait_for(|mode| *mode == Mode::Cut).await;
}
