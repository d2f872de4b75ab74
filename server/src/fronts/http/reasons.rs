//! Every reason that an answer can have, for those who say reasons in other languages.

use galds_games::core::{Explain, ReasonForm};
use galds_matches::NotPlayed;

use crate::problem::{Problem, Unprocessable};
use crate::services::accounts::{LoginError, RecoverError, RegisterError};
use crate::services::calls::PushError;
use crate::services::chat::ChatRefusal;
use crate::services::compositions::CompositionError;
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
        RecoverError::reasons(),
        ChatRefusal::reasons(),
        CompositionError::reasons(),
        TournamentError::reasons(),
        PushError::reasons(),
        NotPlayed::reasons(),
    ]
    .concat()
}
