//! A deterministic executor: one thread, virtual time, one seed.
//!
//! Tasks belong to processes. Of the tasks that are ready, the seed decides which is polled next; when none
//! is, time jumps to the next sleeper. A process that is killed loses its tasks wherever they are, as after
//! `kill -9`; one that is paused is not polled for a while, as when a machine stalls.

use std::collections::{BTreeMap, HashMap};
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Wake, Waker};

use galds_games::core::Rng;

/// The process of everybody who is no server: never killed.
pub(crate) const OUTSIDE: ProcessId = ProcessId(0);

/// One run of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ProcessId(pub(crate) u32);

/// Milliseconds of true time since the start of the run.
pub(crate) type Tick = u64;

/// Clones are the same.
#[derive(Clone)]
pub(crate) struct Executor {
    shared: Arc<Mutex<Shared>>,
}

struct Shared {
    now: Tick,
    random: Rng,
    tasks: HashMap<u64, Task>,
    ready: Vec<u64>,
    sleepers: BTreeMap<(Tick, u64), Waker>,
    paused: HashMap<ProcessId, Tick>,
    /// Numbers tasks and sleepers.
    count: u64,
}

struct Task {
    process: ProcessId,
    /// Taken out while it is polled.
    future: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
    is_ready: bool,
}

struct TaskWaker {
    task: u64,
    shared: Arc<Mutex<Shared>>,
}

impl Wake for TaskWaker {
    fn wake(self: Arc<Self>) {
        let mut shared = locked(&self.shared);
        if let Some(task) = shared.tasks.get_mut(&self.task)
            && !std::mem::replace(&mut task.is_ready, true)
        {
            shared.ready.push(self.task);
        }
    }
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("one thread runs a simulation, and a panic ends it")
}

impl Executor {
    pub(crate) fn new(seed: u64) -> Executor {
        let shared = Shared {
            now: 0,
            random: Rng::seeded(seed),
            tasks: HashMap::new(),
            ready: Vec::new(),
            sleepers: BTreeMap::new(),
            paused: HashMap::new(),
            count: 0,
        };
        Executor { shared: Arc::new(Mutex::new(shared)) }
    }

    pub(crate) fn now(&self) -> Tick {
        locked(&self.shared).now
    }

    /// Uses the random numbers of the run.
    pub(crate) fn random<T>(&self, draw: impl FnOnce(&mut Rng) -> T) -> T {
        draw(&mut locked(&self.shared).random)
    }

    pub(crate) fn between(&self, least: u64, most: u64) -> u64 {
        self.random(|random| least + random.below((most - least + 1) as usize) as u64)
    }

    /// Whether something happens that does so this often in a thousand.
    pub(crate) fn happens(&self, in_a_thousand: u32) -> bool {
        in_a_thousand > 0 && self.random(|random| random.below(1_000) < in_a_thousand as usize)
    }

    pub(crate) fn spawn(
        &self,
        process: ProcessId,
        future: impl Future<Output = ()> + Send + 'static,
    ) {
        let mut shared = locked(&self.shared);
        shared.count += 1;
        let task = shared.count;
        let future: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(future);
        shared.tasks.insert(task, Task { process, future: Some(future), is_ready: true });
        shared.ready.push(task);
    }

    /// Ends a process: none of its tasks goes on.
    pub(crate) fn kill(&self, process: ProcessId) {
        let mut shared = locked(&self.shared);
        let of_process = |(id, task): (&u64, &Task)| (task.process == process).then_some(*id);
        let mut ids: Vec<u64> = shared.tasks.iter().filter_map(of_process).collect();
        ids.sort_unstable();
        shared.ready.retain(|task| !ids.contains(task));
        let ended: Vec<Task> = ids.iter().filter_map(|id| shared.tasks.remove(id)).collect();
        // What is dropped may wake others.
        drop(shared);
        drop(ended);
    }

    /// Polls no task of a process until then.
    pub(crate) fn pause(&self, process: ProcessId, until: Tick) {
        locked(&self.shared).paused.insert(process, until);
    }

    pub(crate) fn sleep(&self, milliseconds: u64) -> Sleep {
        Sleep { executor: self.clone(), until: self.now() + milliseconds, is_noted: false }
    }

    /// What a future gives within this time; none if it takes longer.
    pub(crate) async fn within<T>(
        &self,
        milliseconds: u64,
        future: impl Future<Output = T> + Send,
    ) -> Option<T> {
        let (mut future, mut sleep) = (Box::pin(future), self.sleep(milliseconds));
        poll_fn(move |context| {
            if let Poll::Ready(value) = future.as_mut().poll(context) {
                return Poll::Ready(Some(value));
            }
            Pin::new(&mut sleep).poll(context).map(|()| None)
        })
        .await
    }

    /// Runs until nothing is left to be done, `is_done` says so after a task was polled, or time is up.
    pub(crate) fn run(&self, end: Tick, is_done: impl Fn() -> bool) {
        while self.poll_next() || self.advance(end) {
            if is_done() {
                return;
            }
        }
    }

    /// Polls one of the tasks that are ready; whether there was any.
    fn poll_next(&self) -> bool {
        let mut shared = locked(&self.shared);
        if shared.ready.is_empty() {
            return false;
        }
        let count = shared.ready.len();
        let place = shared.random.below(count);
        let id = shared.ready.swap_remove(place);
        let waker = Waker::from(Arc::new(TaskWaker { task: id, shared: Arc::clone(&self.shared) }));
        let now = shared.now;
        let Some(task) = shared.tasks.get_mut(&id) else { return true };
        task.is_ready = false;
        let process = task.process;
        if let Some(until) = shared.paused.get(&process).copied().filter(|&until| until > now) {
            shared.count += 1;
            let key = (until, shared.count);
            shared.sleepers.insert(key, waker);
            return true;
        }
        let Some(mut future) = shared.tasks.get_mut(&id).and_then(|task| task.future.take()) else {
            return true;
        };
        drop(shared);
        let is_pending = future.as_mut().poll(&mut Context::from_waker(&waker)).is_pending();
        let mut shared = locked(&self.shared);
        // A task may have killed its own process.
        let mut ended = None;
        match shared.tasks.get_mut(&id) {
            Some(task) if is_pending => task.future = Some(future),
            _ => {
                ended = shared.tasks.remove(&id);
                drop(shared);
                drop(future);
            }
        }
        drop(ended);
        true
    }

    /// Goes to the moment of the next sleeper; whether there is one in time.
    fn advance(&self, end: Tick) -> bool {
        let mut shared = locked(&self.shared);
        let Some(&(at, _)) = shared.sleepers.keys().next() else { return false };
        if at > end {
            return false;
        }
        shared.now = shared.now.max(at);
        let later = shared.sleepers.split_off(&(at + 1, 0));
        let woken = std::mem::replace(&mut shared.sleepers, later);
        drop(shared);
        for waker in woken.into_values() {
            waker.wake();
        }
        true
    }
}

/// Waits until a moment.
pub(crate) struct Sleep {
    executor: Executor,
    until: Tick,
    is_noted: bool,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let executor = self.executor.clone();
        let mut shared = locked(&executor.shared);
        if shared.now >= self.until {
            return Poll::Ready(());
        }
        if !std::mem::replace(&mut self.is_noted, true) {
            shared.count += 1;
            let key = (self.until, shared.count);
            shared.sleepers.insert(key, context.waker().clone());
        }
        Poll::Pending
    }
}
