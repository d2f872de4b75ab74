//! What the server does, whoever asks and however it is kept: matches, accounts, chat, ratings, tournaments.
//!
//! A service uses the store through its traits and tells others through the bus. It knows no front; what it
//! refuses it says as a [`crate::problem::Problem`] or as an error that becomes one.

pub mod accounts;
pub mod after_match;
pub mod calls;
pub mod chat;
pub mod compositions;
pub mod engine_pool;
pub mod leases;
pub mod matches;
pub mod notices;
pub mod puzzles;
pub mod ratings;
pub mod reports;
pub mod revocations;
pub mod shared_limits;
pub mod tournaments;
