//! The interface in C, which a worker calls.
//!
//! ```text
//!   room(length) ─► where to write a text     receive() ─► the length of the answer     answer() ─► where it is
//! ```
//!
//! Beside the vectors of the engine (`engine/src/simd`) this is the only module with `unsafe` in it, and there
//! is no more of it than the language asks for: the functions that the worker calls are exported under their own names
//! (`no_mangle`), and two functions of the worker are imported, one that tells the time and one that takes reports. This side
//! follows no pointer. The worker writes its texts into a buffer of this module and reads the answers from another; it is told
//! where they are and how long. A text that cannot be read is answered with a refusal.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::time::Duration;

use galds_engine::host::Clock;
use galds_engine::registry::ENTRIES;

use crate::messages::Tell;
use crate::module::{Module, Worker};

#[link(wasm_import_module = "galds")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
    /// Reads a text of so many bytes from there before it returns.
    safe fn report(text: *const u8, length: usize);
}

/// The clock of the worker.
struct WorkerClock;

impl Clock for WorkerClock {
    fn now(&self) -> Duration {
        Duration::try_from_secs_f64(now() / 1e3).unwrap_or_default()
    }
}

impl Worker for WorkerClock {
    fn report(&self, tell: &Tell) {
        // Everything in a `Tell` has a form in JSON.
        let Ok(text) = serde_json::to_string(tell) else { return };
        report(text.as_ptr(), text.len());
    }
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::new(Module::new());
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a text of so many bytes, and says where it is. It stays there until the next call.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Takes the text that was written into the room, and says how long the answer is.
#[unsafe(no_mangle)]
extern "C" fn receive() -> usize {
    let text = INPUT.take();
    let text = String::from_utf8_lossy(&text);
    let told = MODULE.with_borrow_mut(|module| module.receive(&text, &WorkerClock));
    ANSWER.with_borrow_mut(|answer| {
        *answer = told.into_bytes();
        answer.len()
    })
}

/// Where the answer is, until the next text is taken.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// Takes the file of the networks by which the players of this module judge, which was written into the room. Says
/// whether they can be used.
#[unsafe(no_mangle)]
extern "C" fn networks() -> bool {
    let file = INPUT.take();
    ENTRIES.iter().filter_map(|entry| entry.networks).any(|networks| (networks.bring)(&file))
}

/// Takes the file of the endgame table of this module's game, which was written into the room. Says whether it can be used.
#[cfg(feature = "endgames")]
#[unsafe(no_mangle)]
extern "C" fn endgames() -> bool {
    crate::endgames::load_endgames(&INPUT.take())
}
