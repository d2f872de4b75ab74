//! What can happen in a match: the sealed list of events, as they stand in the log.
//!
//! The log holds the truth: secret set-ups and the secret of the dice are in it. Nobody gets an event
//! but through [`crate::secrecy`].

use galds_games::core::Side;
use serde::{Deserialize, Serialize};

use crate::clock::{Millis, Moment};
use crate::{
    ChatSwitch, EndingKind, MatchId, Player, PlayerId, Score, Seat, Terms, Visibility, named,
};

/// An event with its place in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    /// Its number, from 1.
    pub number: u32,
    /// When it happened.
    pub at: Moment,
    /// What happened.
    pub event: Event,
    /// The sender's own name for the command that led to it.
    pub client: Option<String>,
}

/// Who is wanted as an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponent {
    /// Who can see the match while it waits.
    pub visibility: Visibility,
    /// The one who is invited, where it is one.
    pub invited: Option<Player>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The match was made and waits for its opponent.
    Created {
        /// What it is about.
        terms: Terms,
        /// Who made it.
        creator: Player,
        /// Who is wanted.
        opponent: Opponent,
        /// The secret of the dice, for games with dice.
        secret: Option<String>,
        /// What the creator adds to the dice.
        seed: String,
        /// The match of which this is the rematch.
        rematch_of: Option<MatchId>,
        /// How long players are called to the board, where it is not as long as usual.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        call: Option<Millis>,
    },
    /// Both players are there, and play begins.
    Started {
        /// Who acts first.
        first: Player,
        /// Who acts second.
        second: Player,
        /// What the players add to the dice.
        seeds: [String; 2],
    },
    /// A side was at the board for the first time: the time for its first action runs from here.
    Arrived {
        /// Who.
        side: Seat,
    },
    /// A side laid out its army in secret.
    SetUp {
        /// Who.
        side: Seat,
        /// How: the token.
        token: String,
    },
    /// A side acted.
    Acted {
        /// Who.
        side: Seat,
        /// The token.
        token: String,
        /// The lag that was measured for its connection.
        lag: Millis,
    },
    /// The dice were thrown.
    Threw {
        /// The token.
        token: String,
    },
    /// A side offers something.
    Offered {
        /// Who.
        side: Seat,
        /// What.
        offer: Offer,
    },
    /// An offer was declined, or taken back by whoever made it.
    Declined {
        /// Who declines.
        side: Seat,
        /// What.
        offer: Offer,
    },
    /// Actions were taken back by agreement.
    TookBack {
        /// Who had asked for it.
        side: Seat,
        /// How many actions.
        actions: u32,
    },
    /// A side saved conditional moves in the place of those before.
    Planned {
        /// Who.
        side: Seat,
        /// Tokens of both sides in turn, from the other side's next action on.
        lines: Vec<Vec<String>>,
    },
    /// A side switched chat on or off for itself.
    ChatSwitched {
        /// Who.
        side: Seat,
        /// To what.
        chat: ChatSwitch,
    },
    /// No server was there for a while; running clocks got the time back.
    Refunded {
        /// When it was last there.
        away: Moment,
        /// When it was there again.
        back: Moment,
    },
    /// The match ended.
    Ended {
        /// How.
        ending: Ending,
        /// The points; none where it counts for nothing.
        score: Option<Score>,
    },
    /// A guest has an account now: whatever the guest is in this match, the player is.
    GuestBecame {
        /// The guest.
        guest: PlayerId,
        /// The player with the account.
        player: Player,
    },
    /// Both agreed to play again.
    Rematched {
        /// The new match.
        next: MatchId,
    },
}

impl Event {
    /// Whether the entry of the match in lists changes with it.
    pub const fn changes_lists(&self) -> bool {
        matches!(self, Event::Started { .. } | Event::Ended { .. } | Event::GuestBecame { .. })
    }

    /// Whether it shows that this side was there.
    pub fn is_sign_of(&self, side: Side) -> bool {
        match self {
            Event::Started { .. } => true,
            Event::Arrived { side: by }
            | Event::SetUp { side: by, .. }
            | Event::Acted { side: by, .. }
            | Event::Offered { side: by, .. }
            | Event::Declined { side: by, .. }
            | Event::Planned { side: by, .. }
            | Event::ChatSwitched { side: by, .. } => Side::from(*by) == side,
            _ => false,
        }
    }
}

named! {
    /// What a side can offer.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Offer {
        /// Half a point each.
        Draw = "draw",
        /// To take back the last action of the one who asks.
        Takeback = "takeback",
        /// To play again with sides changed, after the end.
        Rematch = "rematch",
    }
}

/// How a match ended, and through whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// How.
    pub kind: EndingKind,
    /// The side that resigned, ran out of time, left or broke off.
    pub side: Option<Seat>,
}

impl Ending {
    /// An ending without anybody who caused it.
    pub const fn of(kind: EndingKind) -> Ending {
        Ending { kind, side: None }
    }

    /// An ending through one side.
    pub fn through(kind: EndingKind, side: Side) -> Ending {
        Ending { kind, side: Some(side.into()) }
    }
}
