//! The server of Galds: matches that lose nothing, people, ratings, live play and the HTTP API.

pub mod clock;
pub mod people;
pub mod protection;
pub mod ratings;
pub mod tournaments;
