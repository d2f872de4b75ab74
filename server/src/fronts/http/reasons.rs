//! Every reason that an answer can have, for those who say reasons in other languages.

use galds_games::core::{Explain, ReasonForm};

use crate::problem::{Problem, Unprocessable};
use crate::services::accounts::{LoginError, RegisterError};
use crate::services::chat::ChatRefusal;
use crate::services::matches::MatchError;
use crate::services::tournaments::TournamentError;

/// Every reason that an answer of the server can have, those of the games among them.
pub fn reasons() -> Vec<ReasonForm> {
    [
        galds_games::reasons(),
        Problem::reasons(),
        Unprocessable::reasons(),
        MatchError::reasons(),
        RegisterError::reasons(),
        LoginError::reasons(),
        ChatRefusal::reasons(),
        TournamentError::reasons(),
    ]
    .concat()
}
