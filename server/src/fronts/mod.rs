//! How the server is reached. Each front turns requests into calls of services and what they answer into
//! answers; no front knows another, and what they have in common is in [`shared`].

pub(crate) mod bot;
pub mod http;
pub mod live;
pub mod metrics;
pub mod pages;
pub mod shared;
