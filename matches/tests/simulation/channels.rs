//! How tasks wait for each other: signals, replies and locks.

use std::future::poll_fn;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex};
use std::task::{Poll, Waker};

use galds_matches::MatchState;

use crate::executor::locked;

/// Something has happened, once or several times, since it was last waited for. One task waits for it.
#[derive(Clone, Default)]
pub(crate) struct Signal(Arc<Mutex<(bool, Option<Waker>)>>);

impl Signal {
    pub(crate) fn raise(&self) {
        let waker = {
            let mut inner = locked(&self.0);
            inner.0 = true;
            inner.1.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    pub(crate) async fn wait(&self) {
        poll_fn(|context| {
            let mut inner = locked(&self.0);
            if std::mem::take(&mut inner.0) {
                return Poll::Ready(());
            }
            inner.1 = Some(context.waker().clone());
            Poll::Pending
        })
        .await;
    }
}

/// The answer to one call; none if whoever should have given it is gone.
pub(crate) struct Reply<T>(Arc<Mutex<Answer<T>>>, Signal);

/// Gives one answer, or none when it is dropped.
pub(crate) struct Replier<T>(Arc<Mutex<Answer<T>>>, Signal);

enum Answer<T> {
    Awaited,
    Given(T),
    Gone,
}

pub(crate) fn reply<T>() -> (Replier<T>, Reply<T>) {
    let (answer, signal) = (Arc::new(Mutex::new(Answer::Awaited)), Signal::default());
    (Replier(Arc::clone(&answer), signal.clone()), Reply(answer, signal))
}

impl<T> Replier<T> {
    pub(crate) fn give(self, value: T) {
        *locked(&self.0) = Answer::Given(value);
    }
}

impl<T> Drop for Replier<T> {
    fn drop(&mut self) {
        let mut answer = locked(&self.0);
        if matches!(*answer, Answer::Awaited) {
            *answer = Answer::Gone;
        }
        drop(answer);
        self.1.raise();
    }
}

impl<T> Reply<T> {
    pub(crate) async fn take(self) -> Option<T> {
        self.1.wait().await;
        match std::mem::replace(&mut *locked(&self.0), Answer::Gone) {
            Answer::Given(value) => Some(value),
            Answer::Awaited | Answer::Gone => None,
        }
    }
}

/// The cached state of one match, for one task at a time.
#[derive(Default)]
pub(crate) struct Place(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    is_locked: bool,
    waiting: Vec<Waker>,
    state: Option<Arc<MatchState>>,
}

/// A place that is locked until this is dropped.
pub(crate) struct Locked {
    place: Arc<Place>,
    state: Option<Arc<MatchState>>,
}

impl Place {
    pub(crate) async fn lock(self: Arc<Place>) -> Locked {
        let state = poll_fn(|context| {
            let mut inner = locked(&self.0);
            if inner.is_locked {
                inner.waiting.push(context.waker().clone());
                return Poll::Pending;
            }
            inner.is_locked = true;
            Poll::Ready(inner.state.take())
        })
        .await;
        Locked { place: self, state }
    }
}

impl Deref for Locked {
    type Target = Option<Arc<MatchState>>;

    fn deref(&self) -> &Option<Arc<MatchState>> {
        &self.state
    }
}

impl DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut Option<Arc<MatchState>> {
        &mut self.state
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        let mut inner = locked(&self.place.0);
        inner.is_locked = false;
        inner.state = self.state.take();
        let waiting = std::mem::take(&mut inner.waiting);
        drop(inner);
        for waker in waiting {
            waker.wake();
        }
    }
}
