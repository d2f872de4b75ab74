//! The time of this process, and the stretches of it for which nobody can be charged.

mod outages;
mod process;

use galds_matches::clock::Moment;

pub use outages::Outages;

/// The moment now, by the time of this process: it does not follow when somebody changes the machine's
/// clock.
pub fn now() -> Moment {
    process::now()
}
