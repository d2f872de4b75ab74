//! The table in a page's own worker: rules, players and matches, as one WebAssembly module a game.
//!
//! ```text
//!   page ◄──live messages──► worker (TypeScript) ◄──JSON──► Module ─┬─ tables    matches over ports in memory
//!                               │      ▲                            └─ thinking  the engine, lent the worker's clock
//!                           IndexedDB  └──jobs, answers──► further workers with the same module, which think
//! ```
//!
//! A [`Module`] is a computation: one text in, some texts out ([`messages`]). What time it is and what was drawn by
//! lot comes with every text; what is to be kept, thought about or looked at again goes out as data. So the whole of
//! it is tested on any machine. What only exists in a browser (workers, `IndexedDB`, the loading of files) is about 1,800 lines
//! of TypeScript (`web/src/local`).
//!
//! To a page a local table is a server: [`live`] has the messages of the server's live connection, and everything
//! about a match goes out through `galds_matches::secrecy`, so that a page never gets what its player must not know.
//!
//! The interface in C (`interface.rs`) exists on wasm32 alone.

mod advice;
pub mod analysis;
#[cfg(feature = "endgames")]
mod endgames;
mod host;
#[cfg(target_arch = "wasm32")]
mod interface;
mod jobs;
pub mod live;
pub mod messages;
mod module;
mod puzzles;
pub mod rollouts;
mod tables;
mod thinking;

#[cfg(feature = "endgames")]
pub use endgames::load_endgames;
pub use module::{Module, Worker};
