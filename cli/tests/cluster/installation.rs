//! Three servers, two workers, NATS and PostgreSQL, with a proxy on every way that can be cut.

use std::net::SocketAddr;

use crate::serving::nats::Nats;
use crate::serving::ports::free_port;
use crate::serving::proxy::Proxy;
use crate::serving::worker::Worker;
use crate::serving::{Folder, Serving, postgres};

pub(crate) const SERVERS: usize = 3;
pub(crate) const WORKERS: usize = 2;

/// One server, and the ways from it to the database and to NATS.
pub(crate) struct Node {
    folder: Folder,
    address: SocketAddr,
    pub(crate) to_database: Proxy,
    pub(crate) to_bus: Proxy,
    database: String,
    pub(crate) server: Option<Serving>,
    /// What servers that were killed had said.
    said: String,
}

impl Node {
    fn start(&mut self) {
        let bus = format!("nats://{}", self.to_bus.address);
        let more = ["--database", &self.database, "--bus", &bus, "--log", "warn"];
        self.server = Some(Serving::start(&self.folder, self.address, &more));
    }

    /// Ends the server in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        if let Some(server) = self.server.take() {
            self.said += &server.errors();
            server.kill();
        }
    }

    /// Starts a server again after [`Node::kill`].
    pub(crate) fn start_again(&mut self) {
        if self.server.is_none() {
            self.start();
        }
    }
}

/// Everything that runs.
pub(crate) struct Installation {
    pub(crate) nodes: Vec<Node>,
    pub(crate) workers: Vec<Worker>,
    pub(crate) nats: Nats,
    /// The way from the workers to NATS.
    pub(crate) workers_to_bus: Proxy,
    /// The address of the database, without a proxy.
    pub(crate) database: String,
    /// The proxies run here.
    _runtime: tokio::runtime::Runtime,
}

impl Installation {
    /// Starts everything, or says what is not installed on this machine.
    pub(crate) fn start() -> Option<Installation> {
        let database = postgres::database()?;
        let nats = Nats::start()?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let port = postgres::port().expect("it runs");
        let before = |host| runtime.block_on(Proxy::before(host));
        let mut nodes = Vec::new();
        for _ in 0..SERVERS {
            let to_database = before(SocketAddr::from(([127, 0, 0, 1], port)));
            let proxied = to_database.address.to_string();
            let database = database.replace(&format!("127.0.0.1:{port}"), &proxied);
            let mut node = Node {
                folder: Folder::new(),
                address: SocketAddr::from(([127, 0, 0, 1], free_port())),
                to_bus: before(nats.host()),
                to_database,
                database,
                server: None,
                said: String::new(),
            };
            node.start();
            nodes.push(node);
        }
        let workers_to_bus = before(nats.host());
        let mut installation = Installation {
            nodes,
            workers: Vec::new(),
            nats,
            workers_to_bus,
            database,
            _runtime: runtime,
        };
        for _ in 0..WORKERS {
            installation.start_worker();
        }
        Some(installation)
    }

    /// Starts a further worker.
    pub(crate) fn start_worker(&mut self) {
        let bus = format!("nats://{}", self.workers_to_bus.address);
        self.workers.push(Worker::start(&bus));
    }

    /// Where the servers listen, whether or not they run.
    pub(crate) fn bases(&self) -> Vec<String> {
        self.nodes.iter().map(|node| format!("http://{}", node.address)).collect()
    }

    /// Stops the servers; answers with all that they ever said.
    pub(crate) fn stop(self) -> String {
        let mut said = String::new();
        for mut node in self.nodes {
            node.kill();
            said += &node.said;
        }
        said
    }
}
