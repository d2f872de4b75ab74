//! The server of Galds: matches that lose nothing, people, ratings, live play and the HTTP API.
