//! What all fronts have in common: the state they share, who calls, problems as answers, protection.

mod answer;
mod archive;
mod caller;
mod calls;
mod cookie;
mod detail;
mod json;
pub mod protection;
pub(crate) mod requests;
mod state;

pub(crate) use archive::stream_archive;
pub(crate) use caller::guest_of;
pub use caller::{Access, Caller, Known, Shown, Signed, SomeCaller};
pub use calls::{SeenCall, SeenCalls};
pub use cookie::{Cookies, Keeps};
pub use detail::Detail;
pub use json::Json;
pub use state::{AppState, MetricsAccess};
