//! A bounded number of permits for costly work, handed out fairly.
//!
//! ```text
//!   address A: Anna ▪▪▪▪▪▪   Bob ▪          each free permit goes to the next address in turn,
//!   address B: Carl ▪                       and there to the next player in turn: A (Anna),
//!   address C: Dora ▪▪                      B (Carl), C (Dora), A (Bob), C (Dora), A (Anna), …
//! ```
//!
//! However much one of them asks for, the others wait for one piece of its work at most. Players without
//! an account are cheap to make, addresses are not; hence both.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use thiserror::Error;
use tokio::sync::oneshot;

/// For whom work is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requester {
    /// The address, or whatever else several players may share.
    pub group: String,
    /// The player.
    pub member: String,
}

impl Requester {
    /// Somebody of whom only this is known.
    pub fn alone(name: impl ToString) -> Requester {
        let name = name.to_string();
        Requester { group: name.clone(), member: name }
    }
}

/// Too many are waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too many are waiting for a permit")]
pub struct QueueFull;

/// How many may wait. Those that have a permit are not counted.
#[derive(Clone, Copy, Debug)]
pub struct WaitingRoom {
    /// In all.
    pub total: usize,
    /// Of one group, so that nobody can fill the room alone.
    pub each_group: usize,
}

impl WaitingRoom {
    /// A room that is never full.
    pub const UNBOUNDED: WaitingRoom = WaitingRoom { total: usize::MAX, each_group: usize::MAX };
}

/// The queue. Clones are the same queue.
#[derive(Clone, Debug)]
pub struct FairQueue {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Debug)]
struct Inner {
    permits: usize,
    /// How many are held. More than there are for a while after a [`FairQueue::resize`].
    held: usize,
    room: WaitingRoom,
    waiting: usize,
    tickets: u64,
    /// Those with somebody waiting; the first one is next.
    groups: VecDeque<Group>,
}

#[derive(Debug)]
struct Group {
    name: String,
    members: VecDeque<Member>,
}

#[derive(Debug)]
struct Member {
    name: String,
    waiting: VecDeque<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    ticket: u64,
    permit: oneshot::Sender<Permit>,
}

/// A permit, which goes to the next in turn when it is dropped.
#[derive(Debug)]
pub struct Permit {
    /// Where it goes back to.
    queue: Option<FairQueue>,
}

/// Somebody in the waiting room; when it is dropped nobody waits there any more.
struct InLine<'a> {
    queue: &'a FairQueue,
    ticket: u64,
}

impl FairQueue {
    /// A queue for so many permits.
    pub fn new(permits: usize, room: WaitingRoom) -> FairQueue {
        let inner =
            Inner { permits, held: 0, room, waiting: 0, tickets: 0, groups: VecDeque::new() };
        FairQueue { inner: Arc::new(Mutex::new(inner)) }
    }

    /// Waits for a permit. Whoever finds the waiting room full is turned away at once.
    pub async fn enter(&self, requester: Requester) -> Result<Permit, QueueFull> {
        let (ticket, permit) = {
            let mut inner = self.locked();
            if inner.held < inner.permits {
                inner.held += 1;
                return Ok(Permit { queue: Some(self.clone()) });
            }
            inner.wait(requester)?
        };
        let _in_line = InLine { queue: self, ticket };
        permit.await.map_err(|_| QueueFull)
    }

    /// How many are waiting.
    pub fn waiting(&self) -> usize {
        self.locked().waiting
    }

    /// Has so many permits from now on. Those that are held stay valid.
    pub fn resize(&self, permits: usize) {
        let mut inner = self.locked();
        inner.permits = permits;
        self.hand_out(&mut inner);
    }

    /// Gives a permit that has become free to the next in turn.
    fn pass_on(&self) {
        let mut inner = self.locked();
        inner.held -= 1;
        self.hand_out(&mut inner);
    }

    /// Gives free permits to those who wait.
    fn hand_out(&self, inner: &mut Inner) {
        while inner.held < inner.permits {
            let Some(next) = inner.next() else { return };
            match next.permit.send(Permit { queue: Some(self.clone()) }) {
                Ok(()) => inner.held += 1,
                // Whoever was next has just gone.
                Err(mut permit) => permit.queue = None,
            }
        }
    }

    /// Nothing that is done under this lock can leave the queue half changed.
    fn locked(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn wait(
        &mut self,
        requester: Requester,
    ) -> Result<(u64, oneshot::Receiver<Permit>), QueueFull> {
        let group = self.groups.iter_mut().find(|group| group.name == requester.group);
        let of_group = group.as_ref().map_or(0, |group| group.waiting());
        if self.waiting >= self.room.total || of_group >= self.room.each_group {
            return Err(QueueFull);
        }
        let (sender, receiver) = oneshot::channel();
        let ticket = self.tickets;
        self.tickets += 1;
        self.waiting += 1;
        let waiting = Waiting { ticket, permit: sender };
        if let Some(group) = group {
            group.add(requester.member, waiting);
        } else {
            let mut group = Group { name: requester.group, members: VecDeque::new() };
            group.add(requester.member, waiting);
            self.groups.push_back(group);
        }
        Ok((ticket, receiver))
    }

    fn next(&mut self) -> Option<Waiting> {
        let mut group = self.groups.pop_front()?;
        let mut member = group.members.pop_front()?;
        let next = member.waiting.pop_front()?;
        self.waiting -= 1;
        if !member.waiting.is_empty() {
            group.members.push_back(member);
        }
        if !group.members.is_empty() {
            self.groups.push_back(group);
        }
        Some(next)
    }

    fn forget(&mut self, ticket: u64) {
        for group in &mut self.groups {
            for member in &mut group.members {
                let before = member.waiting.len();
                member.waiting.retain(|waiting| waiting.ticket != ticket);
                self.waiting -= before - member.waiting.len();
            }
            group.members.retain(|member| !member.waiting.is_empty());
        }
        self.groups.retain(|group| !group.members.is_empty());
    }
}

impl Group {
    fn waiting(&self) -> usize {
        self.members.iter().map(|member| member.waiting.len()).sum()
    }

    fn add(&mut self, name: String, waiting: Waiting) {
        match self.members.iter_mut().find(|member| member.name == name) {
            Some(member) => member.waiting.push_back(waiting),
            None => self.members.push_back(Member { name, waiting: VecDeque::from([waiting]) }),
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(queue) = self.queue.take() {
            queue.pass_on();
        }
    }
}

impl Drop for InLine<'_> {
    fn drop(&mut self) {
        self.queue.locked().forget(self.ticket);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::task::JoinHandle;

    fn requester(group: &str, member: &str) -> Requester {
        Requester { group: group.to_owned(), member: member.to_owned() }
    }

    type Served = Arc<Mutex<Vec<String>>>;

    /// Waits in the queue, notes its turn and goes.
    async fn wait(queue: &FairQueue, served: &Served, group: &str, member: &str) -> JoinHandle<()> {
        let (queue, served) = (queue.clone(), Arc::clone(served));
        let before = queue.waiting();
        let (requester, waits_in) = (requester(group, member), queue.clone());
        let task = tokio::spawn(async move {
            let _permit = queue.enter(requester.clone()).await.unwrap();
            served.lock().unwrap().push(requester.member);
        });
        while waits_in.waiting() == before {
            tokio::task::yield_now().await;
        }
        task
    }

    #[tokio::test]
    async fn addresses_take_turns_and_players_of_one_address_do_too() {
        let queue = FairQueue::new(1, WaitingRoom::UNBOUNDED);
        let (served, mut tasks) = (Served::default(), Vec::new());
        let held = queue.enter(Requester::alone("somebody")).await.unwrap();
        for _ in 0..3 {
            tasks.push(wait(&queue, &served, "A", "Anna").await);
        }
        for (group, member) in [("A", "Bob"), ("B", "Carl"), ("C", "Dora"), ("C", "Dora")] {
            tasks.push(wait(&queue, &served, group, member).await);
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        let order = served.lock().unwrap().join(" ");
        assert_eq!(order, "Anna Carl Dora Bob Dora Anna Anna");
        assert_eq!(queue.waiting(), 0);
    }

    #[tokio::test]
    async fn two_hundred_pieces_of_work_of_one_player_delay_another_by_one() {
        let queue = FairQueue::new(1, WaitingRoom::UNBOUNDED);
        let (served, mut tasks) = (Served::default(), Vec::new());
        let held = queue.enter(requester("A", "greedy")).await.unwrap();
        for _ in 0..200 {
            tasks.push(wait(&queue, &served, "A", "greedy").await);
        }
        tasks.push(wait(&queue, &served, "A", "modest").await);
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        let place = served.lock().unwrap().iter().position(|member| member == "modest");
        assert_eq!(place, Some(1));
    }

    #[tokio::test]
    async fn whoever_finds_the_waiting_room_full_is_turned_away_at_once() {
        let queue = FairQueue::new(1, WaitingRoom { total: 3, each_group: 2 });
        let served = Served::default();
        let held = queue.enter(Requester::alone("somebody")).await.unwrap();
        let mut tasks = Vec::new();
        for _ in 0..2 {
            tasks.push(wait(&queue, &served, "A", "Anna").await);
        }
        assert_eq!(queue.enter(requester("A", "Bob")).await.unwrap_err(), QueueFull);
        tasks.push(wait(&queue, &served, "B", "Carl").await);
        assert_eq!(queue.enter(requester("C", "Dora")).await.unwrap_err(), QueueFull);
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        drop(queue.enter(requester("C", "Dora")).await.unwrap());
    }

    #[tokio::test]
    async fn permits_that_are_added_are_given_out_and_those_taken_away_are_waited_for() {
        let queue = FairQueue::new(1, WaitingRoom::UNBOUNDED);
        let (served, held) =
            (Served::default(), queue.enter(Requester::alone("Anna")).await.unwrap());
        let waiting = wait(&queue, &served, "B", "Bob").await;
        queue.resize(2);
        waiting.await.unwrap();
        let second = queue.enter(Requester::alone("Carl")).await.unwrap();
        queue.resize(1);
        let waiting = wait(&queue, &served, "D", "Dora").await;
        drop(second);
        tokio::task::yield_now().await;
        assert_eq!(queue.waiting(), 1, "one permit is still held, and there is but one");
        drop(held);
        waiting.await.unwrap();
        assert_eq!(*served.lock().unwrap(), ["Bob", "Dora"]);
    }

    #[tokio::test]
    async fn who_goes_away_while_waiting_leaves_no_gap() {
        let queue = FairQueue::new(1, WaitingRoom { total: 1, each_group: 1 });
        let served = Served::default();
        let held = queue.enter(Requester::alone("somebody")).await.unwrap();
        let gone = wait(&queue, &served, "A", "Anna").await;
        gone.abort();
        let _aborted = gone.await;
        assert_eq!(queue.waiting(), 0);
        let there = wait(&queue, &served, "A", "Bob").await;
        drop(held);
        there.await.unwrap();
        assert_eq!(*served.lock().unwrap(), ["Bob"]);
        // The permit is free again.
        drop(queue.enter(Requester::alone("somebody")).await.unwrap());
    }
}
