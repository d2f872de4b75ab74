//! The server of Galds, in floors. Each uses only those below it; a test reads the `use` lines.
//!
//! ```text
//!   app        picks store and bus, starts the services, puts the fronts together, takes connections
//!   fronts     HTTP, live (WebSocket), Bot API, pages, metrics: requests in, answers out
//!   services   matches, accounts, chat, ratings, tournaments: what the server does
//!   storage    traits, one a concern; one store for SQLite and PostgreSQL
//!   bus        beside storage: what processes tell each other; in process, over PostgreSQL or NATS
//!   ground     problem, identity, limits, time, random, words: what everybody speaks of
//! ```
//!
//! What a match is, and who may see what of it, is computed in the crate `galds-matches`. `docs/server.md`
//! describes the whole.

pub mod app;
pub mod bus;
pub mod fronts;
pub mod identity;
pub mod limits;
pub mod problem;
pub mod random;
pub mod services;
pub mod storage;
pub mod time;
mod words;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
