//! What lists say of a match. There is nothing hidden in it.

use galds_games::core::PerSide;

use crate::clock::{Moment, Speed};
use crate::{
    EndingKind, Event, Logged, MatchId, MatchState, Phase, Player, PlayerId, Rated, Score, Terms,
    Visibility,
};

/// An entry in the list of matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The match.
    pub id: MatchId,
    /// What was agreed on.
    pub terms: Terms,
    /// How far it has come.
    pub phase: Phase,
    /// Who can see it while it waits.
    pub visibility: Visibility,
    /// Who made it.
    pub creator: PlayerId,
    /// Who is invited.
    pub invited: Option<PlayerId>,
    /// The players; while it waits, only the creator where its side is settled.
    pub players: PerSide<Option<Player>>,
    /// How it ended.
    pub ending: Option<EndingKind>,
    /// The points.
    pub score: Option<Score>,
    /// When it was made.
    pub created: Moment,
    /// When it was made, began or ended, whichever was last.
    pub changed: Moment,
}

impl Summary {
    /// The entry of a match.
    pub fn of(state: &MatchState) -> Summary {
        let players = match state.players() {
            Some(players) => PerSide(players.0.clone().map(Some)),
            // Whoever waits is shown in the first place until the sides are settled.
            None => PerSide([Some(state.creator().clone()), None]),
        };
        Summary {
            id: state.id().clone(),
            terms: state.terms().clone(),
            phase: state.phase(),
            visibility: state.opponent().visibility,
            creator: state.creator().id.clone(),
            invited: state.opponent().invited.as_ref().map(|player| player.id.clone()),
            players,
            ending: state.ending().map(|(ending, _)| ending.kind),
            score: state.ending().and_then(|(_, score)| score),
            created: state.created(),
            changed: state.listed(),
        }
    }

    /// The entry that a match will have after these further events.
    pub fn after(state: &MatchState, events: &[Logged]) -> Summary {
        let mut summary = Summary::of(state);
        for logged in events {
            match &logged.event {
                Event::Started { first, second, .. } => {
                    summary.changed = logged.at;
                    summary.phase = Phase::Playing;
                    summary.players.0 = [Some(first.clone()), Some(second.clone())];
                }
                Event::Ended { ending, score } => {
                    summary.changed = logged.at;
                    summary.phase = Phase::Over;
                    summary.ending = Some(ending.kind);
                    summary.score = *score;
                }
                Event::GuestBecame { guest, player } => summary.replace_guest(guest, player),
                _ => {}
            }
        }
        summary
    }

    /// Puts the player where the guest was.
    fn replace_guest(&mut self, guest: &PlayerId, player: &Player) {
        if self.creator == *guest {
            self.creator = player.id.clone();
        }
        for place in self.players.0.iter_mut().flatten() {
            if place.id == *guest {
                place.clone_from(player);
            }
        }
    }
}

/// Which matches are wanted. Empty places take everything.
#[derive(Clone, Debug)]
pub struct SummaryFilter {
    /// How far they have come.
    pub phase: Phase,
    /// The game.
    pub game: Option<String>,
    /// Somebody who plays in them, waits in them or is invited to them.
    pub player: Option<PlayerId>,
    /// Who can see them.
    pub visibility: Option<Visibility>,
    /// Whether they count.
    pub rated: Option<Rated>,
    /// How fast they are.
    pub speed: Option<Speed>,
    /// Not before this moment.
    pub since: Option<Moment>,
    /// After this entry of the list, by moment and name: for the next page.
    pub before: Option<(Moment, Option<MatchId>)>,
    /// At most so many.
    pub limit: u32,
}

impl SummaryFilter {
    /// The matches of one phase, at most so many.
    pub const fn of(phase: Phase, limit: u32) -> SummaryFilter {
        SummaryFilter {
            phase,
            game: None,
            player: None,
            visibility: None,
            rated: None,
            speed: None,
            since: None,
            before: None,
            limit,
        }
    }
}

/// Which offers of the lobby somebody could join who wants to play on these terms.
#[derive(Clone, Debug)]
pub struct FittingOffers {
    /// The terms; an offer fits if everything is the same and the sides go together.
    pub terms: Terms,
    /// Whose own offers do not fit.
    pub player: PlayerId,
    /// After this offer, by moment and name: for the next page.
    pub after: Option<(Moment, MatchId)>,
    /// At most so many.
    pub limit: u32,
}
