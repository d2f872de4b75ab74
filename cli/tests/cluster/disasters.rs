//! What befalls an installation.

use std::time::{Duration, Instant};

use rand::RngExt as _;
use rand::rngs::StdRng;

use super::installation::{Installation, SERVERS, WORKERS};
use crate::serving::postgres;

/// Something that breaks, and is mended after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disaster {
    /// A server is killed.
    ServerKilled,
    /// A server stands still.
    ServerStopped,
    /// A worker is killed.
    WorkerKilled,
    /// NATS is killed, and forgets everything.
    NatsKilled,
    /// PostgreSQL is killed with all its processes.
    PostgresKilled,
    /// A server cannot reach the database.
    DatabaseCut,
    /// The connections of a server to the database fall silent; new ones can be opened.
    DatabaseSilent,
    /// A server cannot reach NATS.
    BusCut,
    /// The connections of a server to NATS fall silent.
    BusSilent,
    /// No worker can reach NATS.
    WorkersCut,
}

impl Disaster {
    pub(crate) const ALL: [Disaster; 10] = [
        Disaster::ServerKilled,
        Disaster::ServerStopped,
        Disaster::WorkerKilled,
        Disaster::NatsKilled,
        Disaster::PostgresKilled,
        Disaster::DatabaseCut,
        Disaster::DatabaseSilent,
        Disaster::BusCut,
        Disaster::BusSilent,
        Disaster::WorkersCut,
    ];
}

/// Breaks something and mends it.
pub(crate) fn befall(disaster: Disaster, installation: &mut Installation, random: &mut StdRng) {
    let began = Instant::now();
    let (server, worker) = (random.random_range(0..SERVERS), random.random_range(0..WORKERS));
    let lasting = Duration::from_millis(random.random_range(500..4_000));
    let wait = || std::thread::sleep(lasting);
    let node = &mut installation.nodes[server];
    match disaster {
        Disaster::ServerKilled => {
            node.kill();
            wait();
            node.start_again();
        }
        Disaster::ServerStopped => {
            if let Some(server) = &node.server {
                server.signal("STOP");
                wait();
                server.signal("CONT");
            }
        }
        Disaster::WorkerKilled => {
            installation.workers.remove(worker).kill();
            wait();
            installation.start_worker();
        }
        Disaster::NatsKilled => {
            installation.nats.kill();
            wait();
            installation.nats.start_again();
        }
        Disaster::PostgresKilled => {
            postgres::kill();
            std::thread::sleep(lasting / 4);
            postgres::start_again();
        }
        Disaster::DatabaseCut => {
            node.to_database.cut();
            wait();
            node.to_database.join();
        }
        Disaster::DatabaseSilent => {
            node.to_database.swallow();
            wait();
        }
        Disaster::BusCut => {
            node.to_bus.cut();
            wait();
            node.to_bus.join();
        }
        Disaster::BusSilent => {
            node.to_bus.swallow();
            wait();
        }
        Disaster::WorkersCut => {
            installation.workers_to_bus.cut();
            wait();
            installation.workers_to_bus.join();
        }
    }
    println!("{disaster:?} at server {server} or worker {worker}: {:?}", began.elapsed());
}
