//! What a player can do at a match, and why it is refused.

use galds_games::core::{Explain, Explained, Value, explained};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::plan::{LONGEST_LINE, MOST_LINES};
use crate::{ChatSwitch, Offer};

/// Something that a player wants to do, the same over HTTP and WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Joins as the second player.
    Join {
        /// What the player adds to the dice.
        #[serde(default)]
        seed: String,
    },
    /// Makes an action, as a token or in book notation; `throw` rolls the dice; a set-up is an
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
    /// Breaks the match off before each side has acted (a rated one with dice before the first roll), or
    /// withdraws it before it began. Also declines an invitation.
    Abort,
    /// Claims the win when the opponent has left.
    Claim,
    /// Saves conditional moves in the place of those before: what to answer to which actions of the opponent, in
    /// correspondence games without chance and hidden pieces. Nobody else gets to know them. No lines take them back.
    Plan {
        /// How many actions had been made when the lines begin: they are refused if the game has gone on.
        #[cfg_attr(feature = "openapi", schema(example = 4))]
        played: u32,
        /// The lines: actions of both sides in turn, from the opponent's next one to an answer of one's own.
        lines: Vec<Vec<String>>,
    },
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
    #[error("the server rolls the dice: write `throw`")]
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
    /// It is no game for conditional moves.
    #[error(
        "conditional moves are for correspondence games between people in which nothing is hidden or left to chance"
    )]
    NoPlans,
    /// The side that plans has to act itself.
    #[error("it is your turn: conditional moves are saved while your opponent has to move")]
    PlanInOwnTurn,
    /// There were further actions since the lines were made.
    #[error("the game has gone on since these conditional moves were made")]
    PlanOutdated,
    /// There are too many lines.
    #[error("conditional moves have at most {MOST_LINES} lines")]
    TooManyLines,
    /// A line has too many actions.
    #[error(
        "line {line} of the conditional moves is too long: a line has at most {LONGEST_LINE} moves"
    )]
    LineTooLong {
        /// The number of the line, from 1.
        line: u32,
    },
    /// An action is not legal where the line has it.
    #[error("line {line} of the conditional moves: {action} is not possible there")]
    PlannedAction {
        /// The number of the line, from 1.
        line: u32,
        /// The action.
        action: String,
    },
    /// The last action is the opponent's.
    #[error("line {line} of the conditional moves has to end with a move of your own")]
    NoAnswer {
        /// The number of the line, from 1.
        line: u32,
    },
    /// After the same actions another line has another answer.
    #[error("line {line} of the conditional moves has another answer than a line before it")]
    TwoAnswers {
        /// The number of the line, from 1.
        line: u32,
    },
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
        NoPlans,
        PlanInOwnTurn,
        PlanOutdated,
        TooManyLines with { most: Value::from(MOST_LINES) },
        LineTooLong { line: Value::from(*line) } with { most: Value::from(LONGEST_LINE) },
        PlannedAction { line: Value::from(*line), action },
        NoAnswer { line: Value::from(*line) },
        TwoAnswers { line: Value::from(*line) },
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
            Refusal::Action(_) | Refusal::ThrownByServer | Refusal::PlannedAction { .. } => {
                "illegal_action"
            }
            Refusal::AlreadySetUp => "already_set_up",
            Refusal::TooLate => "too_late",
            Refusal::NoOffer => "no_offer",
            Refusal::AlreadyOffered => "already_offered",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::Revealed => "revealed",
            Refusal::UnderWay | Refusal::DiceThrown => "under_way",
            Refusal::StillThere => "still_there",
            Refusal::NoPlans => "no_plans",
            Refusal::PlanInOwnTurn => "your_turn",
            Refusal::PlanOutdated => "outdated",
            Refusal::TooManyLines | Refusal::LineTooLong { .. } => "too_long",
            Refusal::NoAnswer { .. } => "no_answer",
            Refusal::TwoAnswers { .. } => "two_answers",
            Refusal::Seed => "seed",
        }
    }
}
