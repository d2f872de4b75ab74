//! Everything around the servers: the machines, the network, the database, and the truth about them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use galds_matches::MatchId;
use galds_matches::clock::Moment;

use crate::channels::{Signal, reply};
use crate::database::Database;
use crate::executor::{Executor, OUTSIDE, ProcessId, Tick, locked};
use crate::faults::{Bug, Faults};
use crate::server::Server;

/// The true time at the start of a run.
const START: i64 = 1_800_000_000_000;

pub(crate) fn true_moment(tick: Tick) -> Moment {
    Moment(START + tick as i64)
}

/// A machine, with the server that runs on it or none.
#[derive(Default)]
struct Machine {
    server: Option<Server>,
    is_serving: bool,
    /// No server is started there any more.
    is_lost: bool,
    paused_until: Tick,
}

pub(crate) struct World {
    pub(crate) executor: Executor,
    pub(crate) database: Mutex<Database>,
    pub(crate) bug: Option<Bug>,
    faults: Faults,
    machines: Mutex<Vec<Machine>>,
    processes: Mutex<u32>,
    /// Clients that look at a match, by the machine that they are connected to.
    subscriptions: Mutex<BTreeMap<(usize, MatchId), Vec<Signal>>>,
    /// Since when it was, and was not, possible to act, in turn; possible at first.
    availability: Mutex<Vec<(Tick, bool)>>,
    violations: Mutex<Vec<String>>,
    /// What befell the servers, to be read when a seed is replayed.
    journal: Mutex<Vec<String>>,
}

impl World {
    pub(crate) fn new(seed: u64, bug: Option<Bug>) -> Arc<World> {
        let executor = Executor::new(seed);
        let faults = executor.random(Faults::drawn);
        let count = executor.between(2, 5) as usize;
        let machines = (0..count).map(|_| Machine::default()).collect();
        Arc::new(World {
            executor,
            database: Mutex::default(),
            bug,
            faults,
            machines: Mutex::new(machines),
            processes: Mutex::new(OUTSIDE.0),
            subscriptions: Mutex::default(),
            availability: Mutex::new(vec![(0, true)]),
            violations: Mutex::default(),
            journal: Mutex::default(),
        })
    }

    /// The faults at this moment.
    pub(crate) fn faults(&self) -> Faults {
        self.faults.at(self.executor.now())
    }

    pub(crate) fn has(&self, bug: Bug) -> bool {
        self.bug == Some(bug)
    }

    pub(crate) fn machine_count(&self) -> usize {
        locked(&self.machines).len()
    }

    /// Notes that something is wrong. The run ends.
    pub(crate) fn violated(&self, what: String) {
        locked(&self.violations).push(format!("at {} ms: {what}", self.executor.now()));
    }

    pub(crate) fn violation(&self) -> Option<String> {
        locked(&self.violations).first().cloned()
    }

    /// Writes into the journal.
    fn note(&self, what: String) {
        locked(&self.journal).push(format!("{} {what}", self.executor.now()));
    }

    pub(crate) fn journal(&self) -> String {
        locked(&self.journal).join("\n")
    }

    /// Starts a server on a machine.
    pub(crate) fn start(self: &Arc<World>, machine: usize) {
        let process = {
            let mut processes = locked(&self.processes);
            *processes += 1;
            ProcessId(*processes)
        };
        self.note(format!("machine {machine} starts"));
        let server = Server::new(Arc::clone(self), machine, process);
        let started = Machine { server: Some(server.clone()), ..Machine::default() };
        locked(&self.machines)[machine] = started;
        self.executor.spawn(process, async move { server.run().await });
    }

    /// A server has recovered and takes requests from now on.
    pub(crate) fn serving(&self, machine: usize) {
        self.note(format!("machine {machine} serves"));
        locked(&self.machines)[machine].is_serving = true;
        self.note_availability();
    }

    /// From now on no server is started on this machine, unless it is the last one.
    pub(crate) fn lose(&self, machine: usize) {
        let mut machines = locked(&self.machines);
        let others = machines.iter().filter(|machine| !machine.is_lost).count() - 1;
        machines[machine].is_lost |= others > 0;
    }

    /// Ends the server on a machine, and starts another one there after a while.
    pub(crate) fn restart(self: &Arc<World>, machine: usize) {
        self.kill(machine);
        let world = Arc::clone(self);
        self.executor.spawn(OUTSIDE, async move {
            world.executor.sleep(world.executor.between(500, 20_000)).await;
            // Another restart may have been quicker.
            world.kill(machine);
            if !locked(&world.machines)[machine].is_lost {
                world.start(machine);
            }
        });
    }

    /// Ends the server on a machine, wherever it is.
    fn kill(&self, machine: usize) {
        let server = {
            let mut machines = locked(&self.machines);
            machines[machine].is_serving = false;
            machines[machine].server.take()
        };
        if let Some(server) = server {
            self.note(format!("machine {machine} is killed"));
            self.executor.kill(server.process());
        }
        locked(&self.subscriptions).retain(|(at, _), signals| {
            if *at == machine {
                // A connection that breaks is noticed.
                signals.iter().for_each(Signal::raise);
            }
            *at != machine
        });
        self.note_availability();
    }

    /// The server on a machine stands still for a while.
    pub(crate) async fn pause(&self, machine: usize, milliseconds: u64) {
        self.note(format!("machine {machine} stands still for {milliseconds}"));
        let until = self.executor.now() + milliseconds;
        {
            let mut machines = locked(&self.machines);
            let Some(server) = &machines[machine].server else { return };
            server.stands_still();
            self.executor.pause(server.process(), until);
            machines[machine].paused_until = until;
        }
        self.note_availability();
        self.executor.sleep(milliseconds).await;
        self.note_availability();
    }

    /// The database cannot be reached for a while.
    pub(crate) async fn cut_database(&self, milliseconds: u64) {
        self.note(format!("the database is away for {milliseconds}"));
        locked(&self.database).away_until = self.executor.now() + milliseconds;
        self.note_availability();
        self.executor.sleep(milliseconds).await;
        self.note_availability();
    }

    fn note_availability(&self) {
        let now = self.executor.now();
        let is_up = |machine: &Machine| machine.is_serving && machine.paused_until <= now;
        let is_available =
            locked(&self.database).away_until <= now && locked(&self.machines).iter().any(is_up);
        let mut availability = locked(&self.availability);
        if availability.last().is_some_and(|(_, was)| *was != is_available) {
            availability.push((now, is_available));
        }
    }

    /// How much of this time nobody could act, and how many times.
    pub(crate) fn unavailable(&self, from: Tick, to: Tick) -> (u64, u64) {
        let availability = locked(&self.availability);
        let ends = availability.iter().skip(1).map(|(at, _)| *at).chain([Tick::MAX]);
        let stretches =
            availability.iter().zip(ends).filter(|((_, is_available), _)| !is_available);
        let overlaps =
            stretches.map(|((began, _), ended)| ended.min(to).saturating_sub(from.max(*began)));
        overlaps.filter(|lost| *lost > 0).fold((0, 0), |(sum, count), lost| (sum + lost, count + 1))
    }

    /// Carries a notice to the other servers, as well as it can.
    pub(crate) fn notify_others(self: &Arc<World>, from: usize, id: &MatchId) {
        let faults = self.faults();
        for machine in (0..self.machine_count()).filter(|machine| *machine != from) {
            if self.executor.happens(faults.notice_lost) {
                continue;
            }
            let copies = 1 + u64::from(self.executor.happens(faults.notice_doubled));
            for _ in 0..copies {
                let late = self.executor.happens(faults.notice_late);
                let delay = self.executor.between(1, if late { 8_000 } else { 20 });
                let (world, id) = (Arc::clone(self), id.clone());
                self.executor.spawn(OUTSIDE, async move {
                    world.executor.sleep(delay).await;
                    world.notify(machine, &id);
                });
            }
        }
    }

    /// Notifies the clients that look at a match by way of this machine.
    pub(crate) fn notify(&self, machine: usize, id: &MatchId) {
        if let Some(signals) = locked(&self.subscriptions).get(&(machine, id.clone())) {
            signals.iter().for_each(Signal::raise);
        }
    }

    pub(crate) fn subscribe(&self, machine: usize, id: &MatchId, signal: &Signal) {
        let mut subscriptions = locked(&self.subscriptions);
        subscriptions.entry((machine, id.clone())).or_default().push(signal.clone());
    }

    /// The server on a machine, if it takes requests.
    fn server_at(&self, machine: usize) -> Option<Server> {
        let machines = locked(&self.machines);
        let machine = &machines[machine];
        machine.server.clone().filter(|_| machine.is_serving)
    }

    /// Has a server do something for a client; none if no answer came.
    pub(crate) async fn call<T, F>(
        &self,
        machine: usize,
        work: impl FnOnce(Server) -> F,
    ) -> Option<T>
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        let executor = &self.executor;
        executor.sleep(executor.between(1, 40)).await;
        let server = self.server_at(machine)?;
        if executor.happens(self.faults().request_lost) {
            executor.sleep(3_000).await;
            return None;
        }
        let (replier, reply) = reply();
        let process = server.process();
        let work = work(server);
        executor.spawn(process, async move { replier.give(work.await) });
        let answer = executor.within(8_000, reply.take()).await??;
        if executor.happens(self.faults().answer_lost) {
            executor.sleep(3_000).await;
            return None;
        }
        executor.sleep(executor.between(1, 40)).await;
        Some(answer)
    }
}
