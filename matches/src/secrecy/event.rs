//! Events as a recipient gets them.

use galds_games::core::Viewer;
use serde::Serialize;

use crate::clock::Moment;
use crate::{
    ChatSwitch, Ending, Event, Logged, MatchId, MatchState, Offer, Player, PlayerId, Score, Seat,
    Terms, Visibility,
};

/// An event of a match with its number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenEvent {
    /// Its number, from 1.
    pub number: u32,
    /// When it happened.
    pub at: Moment,
    /// What happened.
    #[serde(flatten)]
    pub what: SeenWhat,
}

/// What happened, as far as the recipient may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenWhat {
    /// The match was made and waits for its opponent.
    Created {
        /// What it is about.
        terms: Terms,
        /// Who made it.
        creator: Player,
        /// Who can see it while it waits.
        visibility: Visibility,
        /// Who is invited.
        invited: Option<Player>,
        /// What the server committed to before the first roll, for games with dice.
        commitment: Option<String>,
        /// The match of which this is the rematch.
        rematch_of: Option<MatchId>,
    },
    /// Both players are there, and play begins.
    Started {
        /// Who acts first.
        first: Player,
        /// Who acts second.
        second: Player,
        /// What the players added to the dice.
        seeds: [String; 2],
    },
    /// A side was at the board for the first time: the time for its first action runs from here.
    Arrived {
        /// Who.
        side: Seat,
    },
    /// A side laid out its army.
    SetUp {
        /// Who.
        side: Seat,
        /// How; only for the side itself until the end.
        token: Option<String>,
    },
    /// A side acted.
    Acted {
        /// Who.
        side: Seat,
        /// The token.
        token: String,
        /// In book notation.
        book: String,
    },
    /// The dice were thrown.
    Threw {
        /// The token.
        token: String,
        /// In book notation.
        book: String,
    },
    /// A side offers something.
    Offered {
        /// Who.
        side: Seat,
        /// What.
        offer: Offer,
    },
    /// An offer was declined or taken back.
    Declined {
        /// By whom.
        side: Seat,
        /// What.
        offer: Offer,
    },
    /// Actions were taken back.
    TookBack {
        /// Who had asked for it.
        side: Seat,
        /// How many.
        actions: u32,
    },
    /// The recipient saved conditional moves; nobody else gets this event.
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
    /// Running clocks got back the time in which no server was there.
    Refunded {
        /// From when.
        away: Moment,
        /// Until when.
        back: Moment,
    },
    /// The match ended.
    Ended {
        /// How.
        ending: Ending,
        /// The points; none where it counts for nothing.
        score: Option<Score>,
        /// The secret of the dice, by which every roll can be checked.
        secret: Option<String>,
    },
    /// A guest has an account now: whatever the guest was in this match, the player is.
    GuestBecame {
        /// The guest.
        guest: PlayerId,
        /// The player with the account.
        player: Player,
    },
    /// There is a rematch.
    Rematched {
        /// The new match.
        next: MatchId,
    },
}

/// The events of a match with numbers above `after`, as `viewer` may have them.
pub fn events(state: &MatchState, viewer: Viewer, after: u32) -> Vec<SeenEvent> {
    let from = (after as usize).min(state.log().len());
    let seen_by = |logged: &&Logged| is_seen(viewer, logged);
    state.log()[from..].iter().filter(seen_by).map(|logged| seen(state, viewer, logged)).collect()
}

/// The number of the last event that `viewer` may have.
pub fn version(state: &MatchState, viewer: Viewer) -> u32 {
    let last = state.log().iter().rev().find(|logged| is_seen(viewer, logged));
    last.map_or(0, |logged| logged.number)
}

/// Conditional moves are their side's alone, after the end too: they were never played.
fn is_seen(viewer: Viewer, logged: &Logged) -> bool {
    match logged.event {
        Event::Planned { side, .. } => viewer == side.into(),
        _ => true,
    }
}

fn seen(state: &MatchState, viewer: Viewer, logged: &Logged) -> SeenEvent {
    let book = |token: &str| {
        state.book(logged.number).map_or(token, |book| book.for_viewer(viewer)).to_owned()
    };
    let what = match logged.event.clone() {
        Event::Created { terms, creator, opponent, rematch_of, .. } => SeenWhat::Created {
            terms,
            creator,
            visibility: opponent.visibility,
            invited: opponent.invited,
            commitment: state.commitment(),
            rematch_of,
        },
        Event::Started { first, second, seeds } => SeenWhat::Started { first, second, seeds },
        Event::Arrived { side } => SeenWhat::Arrived { side },
        Event::SetUp { side, token } => {
            let may_know = state.is_revealed() || viewer == side.into();
            SeenWhat::SetUp { side, token: may_know.then_some(token) }
        }
        Event::Acted { side, token, .. } => SeenWhat::Acted { side, book: book(&token), token },
        Event::Threw { token } => SeenWhat::Threw { book: book(&token), token },
        Event::Offered { side, offer } => SeenWhat::Offered { side, offer },
        Event::Declined { side, offer } => SeenWhat::Declined { side, offer },
        Event::TookBack { side, actions } => SeenWhat::TookBack { side, actions },
        Event::Planned { side, lines } => SeenWhat::Planned { side, lines },
        Event::ChatSwitched { side, chat } => SeenWhat::ChatSwitched { side, chat },
        Event::Refunded { away, back } => SeenWhat::Refunded { away, back },
        Event::Ended { ending, score } => {
            SeenWhat::Ended { ending, score, secret: state.secret().map(str::to_owned) }
        }
        Event::GuestBecame { guest, player } => SeenWhat::GuestBecame { guest, player },
        Event::Rematched { next } => SeenWhat::Rematched { next },
    };
    SeenEvent { number: logged.number, at: logged.at, what }
}
