//! What a player can do at a match, and why it is refused.

use galds_games::core::{Explain, Explained, explained};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{ChatSwitch, Offer};

/// Something that a player wants to do, the same over HTTP and WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes the free seat.
    Join {
        /// What the player adds to the dice.
        #[serde(default)]
        seed: String,
    },
    /// Makes an action, as a token or in book notation; `throw` throws the dice; a set-up is an
    /// action too and may be sent in either order.
    Act {
        /// The action.
        #[cfg_attr(feature = "openapi", schema(example = "53 3"))]
        action: String,
    },
    /// Offers something; the same offer by both is an agreement.
    Offer {
        /// What.
        offer: Offer,
    },
    /// Accepts what the other side offers.
    Accept {
        /// What.
        offer: Offer,
    },
    /// Declines what the other side offers, or takes back an own offer.
    Decline {
        /// What.
        offer: Offer,
    },
    /// Gives up.
    Resign,
    /// Breaks the match off before each side has acted (a rated one with dice before the first throw), or
    /// withdraws it before it began. Also declines an invitation.
    Abort,
    /// Claims the win when the opponent has left.
    Claim,
    /// Switches chat on or off for oneself.
    Chat {
        /// To what.
        chat: ChatSwitch,
    },
}

/// Why a command was refused. Messages say what would be allowed, and nothing that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Spectators do nothing.
    #[error("you do not play in this match")]
    NotAPlayer,
    /// The seat is not for this player.
    #[error("this match does not wait for you")]
    NotInvited,
    /// A guest cannot play a match that counts.
    #[error("a rated match is played by two people with accounts")]
    NeedsAccount,
    /// There is no opponent yet.
    #[error("the match has not begun: it waits for an opponent")]
    NotStarted,
    /// It has begun or ended.
    #[error("the match no longer waits for an opponent")]
    NotOpen,
    /// Whoever offered it in the lobby is gone.
    #[error("whoever made this offer has left")]
    OwnerLeft,
    /// It has ended.
    #[error("the match is over")]
    Over,
    /// It has not ended.
    #[error("the match is still being played")]
    StillPlaying,
    /// The other side has to act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The action is not legal; in the words of the game.
    #[error(transparent)]
    Action(Explained),
    /// The player named the dice.
    #[error("the dice are thrown by the server: write `throw`")]
    ThrownByServer,
    /// The army is laid out already.
    #[error("your army is laid out")]
    AlreadySetUp,
    /// The time was over when the action came.
    #[error("your time had run out")]
    TooLate,
    /// There is no such offer.
    #[error("there is no offer of that kind to answer")]
    NoOffer,
    /// The offer has been made.
    #[error("you have offered that already")]
    AlreadyOffered,
    /// Nothing can be taken back.
    #[error("you have made no action that could be taken back")]
    NothingToTakeBack,
    /// Something was revealed since.
    #[error("an action cannot be taken back once dice were thrown or something hidden was shown")]
    Revealed,
    /// Too late to break off.
    #[error("each side has acted: a match that is under way can be resigned, not broken off")]
    UnderWay,
    /// The dice of a rated match have been thrown.
    #[error("the dice have been thrown: a rated match can be resigned, not broken off")]
    DiceThrown,
    /// The opponent is there, or has not been away for long enough.
    #[error("your opponent has not been away for long enough")]
    StillThere,
    /// The text cannot be added to the dice.
    #[error("a seed is one line of at most 64 bytes without spaces around it")]
    Seed,
}

explained! {
    Refusal in "match" {
        NotAPlayer,
        NotInvited,
        NeedsAccount,
        NotStarted,
        NotOpen,
        OwnerLeft,
        Over,
        StillPlaying,
        NotYourTurn,
        Action(explained) => explained as Explained,
        ThrownByServer,
        AlreadySetUp,
        TooLate,
        NoOffer,
        AlreadyOffered,
        NothingToTakeBack,
        Revealed,
        UnderWay,
        DiceThrown,
        StillThere,
        Seed,
    }
}

impl Refusal {
    /// A game's own refusal of an action.
    pub(crate) fn of_game(error: &dyn Explain) -> Refusal {
        Refusal::Action(Explained::of(error))
    }

    /// The refusal in one word, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NotAPlayer => "not_a_player",
            Refusal::NotInvited => "not_invited",
            Refusal::NeedsAccount => "needs_account",
            Refusal::NotStarted => "not_started",
            Refusal::NotOpen => "not_open",
            Refusal::OwnerLeft => "owner_left",
            Refusal::Over => "over",
            Refusal::StillPlaying => "still_playing",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::Action(_) | Refusal::ThrownByServer => "illegal_action",
            Refusal::AlreadySetUp => "already_set_up",
            Refusal::TooLate => "too_late",
            Refusal::NoOffer => "no_offer",
            Refusal::AlreadyOffered => "already_offered",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::Revealed => "revealed",
            Refusal::UnderWay | Refusal::DiceThrown => "under_way",
            Refusal::StillThere => "still_there",
            Refusal::Seed => "seed",
        }
    }
}
