//! The server of Galds: matches that lose nothing, people, ratings, live play and the HTTP API.
//!
//! ```text
//!   http, live ──► matches (Keeper) ──► storage (log, commit)
//!        │              │                    │
//!        │              └──publish──► live (Bus) ──► every connection
//!        └──────── secrecy ◄── what each recipient may have
//! ```
//!
//! A match is a log. To act: replay (cached), check, insert the next number, and only after the commit
//! acknowledge and publish. `docs/server.md` describes the whole.

pub mod aftermath;
pub mod app;
mod bot;
pub mod chat;
pub mod clock;
pub mod figures;
pub mod http;
pub mod identity;
pub mod live;
pub mod matches;
mod named;
mod page_head;
pub mod pages;
pub mod people;
pub mod protection;
pub mod ratings;
pub mod secrecy;
pub mod serving;
pub mod storage;
pub mod tournaments;
mod words;

pub use named::UnknownName;
