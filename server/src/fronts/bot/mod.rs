//! The Bot API of Lichess, for programs that play: the same addresses, fields and streams.
//!
//! ```text
//!   program ──POST──► account, challenge, play ──► Matches
//!      ▲
//!      └──ndjson──── events (mine), game (one match) ◄── secrecy ◄── Matches
//! ```
//!
//! The first side is `white`, the second is `black`, the game is the `variant`, a move is our token.
//! What Lichess has no field for is in an object called `galds`. Everything about a match is made from
//! what [`galds_matches::secrecy`] gives to its recipient; nothing here sees a truth. `docs/bot-api.md` describes
//! the fields.

mod account;
mod challenge;
mod error;
mod events;
mod export;
mod fields;
mod game;
mod lines;
mod play;
mod program;
mod seek;
mod shapes;
mod state;
mod tokens;
mod unknown;
mod users;

use utoipa_axum::router::OpenApiRouter;

use crate::fronts::shared::AppState;

pub(crate) use unknown::{error_for, is_bot_address, wrong_method};

/// All routes of the Bot API.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .merge(account::routes())
        .merge(challenge::routes())
        .merge(events::routes())
        .merge(game::routes())
        .merge(play::routes())
        .merge(seek::routes())
        .merge(tokens::routes())
        .merge(users::routes())
        .merge(export::routes())
}
