//! A simulated server: it hosts the command loop as the real one does, with all ports in memory.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use galds_matches::clock::{Millis, Moment, OutageLog};
use galds_matches::{Handler, HandlerError, MatchId, PULSE, Pulse, Recovery, Schedule};

use crate::channels::{Place, Signal};
use crate::executor::{ProcessId, locked};
use crate::faults::Bug;
use crate::world::{World, true_moment};

/// An outage as long as this is refunded at once; a shorter one when somebody acts.
const SHOWN_AT_ONCE: Millis = Millis::seconds(5);
/// How often a server that starts looks whether another has recovered the matches, in milliseconds.
const RECOVERED_ELSEWHERE: u64 = 200;

/// Clones are the same.
#[derive(Clone)]
pub(crate) struct Server(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) world: Arc<World>,
    pub(crate) machine: usize,
    pub(crate) process: ProcessId,
    /// How far its clock is ahead of the true time.
    pub(crate) ahead: AtomicI64,
    pub(crate) since: Moment,
    pub(crate) outages: Mutex<OutageLog>,
    /// Since when it stood still, if it did and has not noticed yet.
    pub(crate) stood_still: Mutex<Option<Moment>>,
    pub(crate) holds_recovery: AtomicBool,
    pub(crate) schedule: Mutex<Schedule>,
    pub(crate) rescheduled: Signal,
    pub(crate) cache: Mutex<BTreeMap<MatchId, Arc<Place>>>,
    pub(crate) thinking: Mutex<BTreeSet<(MatchId, u32)>>,
    pub(crate) ended: Signal,
}

impl Server {
    pub(crate) fn new(world: Arc<World>, machine: usize, process: ProcessId) -> Server {
        let apart = world.faults().clocks_apart;
        let ahead = world.executor.between(0, 2 * apart) as i64 - apart as i64;
        let now = Moment(true_moment(world.executor.now()).0 + ahead);
        Server(Arc::new(Inner {
            world,
            machine,
            process,
            ahead: AtomicI64::new(ahead),
            since: now,
            outages: Mutex::new(OutageLog::starting(now)),
            stood_still: Mutex::default(),
            holds_recovery: AtomicBool::new(false),
            schedule: Mutex::default(),
            rescheduled: Signal::default(),
            cache: Mutex::default(),
            thinking: Mutex::default(),
            ended: Signal::default(),
        }))
    }

    pub(crate) fn process(&self) -> ProcessId {
        self.0.process
    }

    pub(crate) fn handler(&self) -> Handler<'_, Server> {
        Handler::new(self)
    }

    pub(crate) fn world(&self) -> &Arc<World> {
        &self.0.world
    }

    /// The time by this server's clock.
    pub(crate) fn time(&self) -> Moment {
        let ahead = self.0.ahead.load(Ordering::Relaxed);
        Moment(true_moment(self.world().executor.now()).0 + ahead)
    }

    /// From now on it does nothing until the executor goes on with it.
    pub(crate) fn stands_still(&self) {
        locked(&self.0.stood_still).get_or_insert(self.time());
    }

    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.world().executor.spawn(self.process(), task);
    }

    /// From its start to its end.
    pub(crate) async fn run(self) {
        let timer = self.clone();
        self.spawn(async move { timer.run_timer().await });
        loop {
            match self.handler().recover().await {
                Ok(Recovery::Done(_) | Recovery::NotNeeded) => break,
                Ok(Recovery::UnderWay) => self.world().executor.sleep(RECOVERED_ELSEWHERE).await,
                // As the real one: it ends, and whoever supervises it starts it again.
                Err(_) => return self.world().restart(self.0.machine),
            }
        }
        self.world().serving(self.0.machine);
        let raters = self.clone();
        self.spawn(async move { raters.rate_for_ever().await });
        self.run_pulse().await;
    }

    async fn run_timer(&self) {
        loop {
            let next = locked(&self.0.schedule).next();
            let wait = next.map_or(u64::from(u32::MAX), |at| at.since(self.time()).0);
            let changed = self.0.rescheduled.wait();
            if self.world().executor.within(wait, changed).await.is_some() {
                continue;
            }
            let Some(id) = locked(&self.0.schedule).take_due(self.time()) else { continue };
            let server = self.clone();
            self.spawn(async move {
                match server.handler().look_at(&id).await {
                    Ok(()) | Err(HandlerError::Host(_)) => {}
                    Err(error) => server.world().violated(format!("match {id} was due: {error}")),
                }
            });
        }
    }

    async fn run_pulse(&self) {
        let mut refunded = None;
        loop {
            self.world().executor.sleep(PULSE.0).await;
            let pulse = self.handler().pulse().await;
            if matches!(pulse, Ok(Pulse::HostGone)) && !self.has(Bug::NobodyTakesOver) {
                let server = self.clone();
                self.spawn(async move {
                    while server.handler().take_over().await.is_err() {
                        server.world().executor.sleep(PULSE.0).await;
                    }
                });
            }
            let last = locked(&self.0.outages).last();
            if last != refunded {
                refunded = last;
                if last.is_some_and(|outage| outage.back.since(outage.away) >= SHOWN_AT_ONCE) {
                    let server = self.clone();
                    self.spawn(async move {
                        while server.handler().refund_outage().await.is_err() {
                            server.world().executor.sleep(PULSE.0).await;
                        }
                    });
                }
            }
            if self.world().executor.happens(20) {
                self.evict_all();
            }
        }
    }

    /// Lets go of everything that nobody uses.
    fn evict_all(&self) {
        locked(&self.0.cache).retain(|_, place| Arc::strong_count(place) > 1);
    }

    pub(crate) fn has(&self, bug: Bug) -> bool {
        self.world().has(bug)
    }
}
