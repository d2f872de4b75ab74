//! Rates matches that have ended, each once.

use std::collections::HashSet;
use std::sync::Arc;

use galds_games::core::{Outcome, PerSide, Points, Side};
use galds_matches::clock::{Moment, Speed};
use galds_matches::ratings::{Finish, Manner, Rating, rate};
use galds_matches::{EndingKind, MatchId, MatchState, PlayerId, Terms};

use crate::services::matches::{MatchError, Matches};
use crate::storage::{Pool, RatedMatch, RatingWrite, Store, StoreError};

/// How many matches are taken up at once.
const AT_ONCE: u32 = 100;
/// How often a rating is computed anew when others write to it at the same moment.
const TRIES: u32 = 20;

/// What a rating needs to know of a match.
struct Finished {
    people: Option<PerSide<String>>,
    terms: Terms,
    outcome: Outcome,
    manner: Manner,
    position: String,
    at: Moment,
}

impl Finished {
    fn of(state: &MatchState) -> Option<Finished> {
        let (ending, score) = state.ending()?;
        let score = score?;
        let [first, second] = state.players()?.0.clone().map(|player| match player.id {
            PlayerId::Person(id) => Some(id),
            PlayerId::Guest(_) | PlayerId::Computer(_) => None,
        });
        let manner = match ending.kind {
            EndingKind::Resigned | EndingKind::Flag | EndingKind::Left => Manner::Conceded,
            _ => Manner::Played,
        };
        Some(Finished {
            people: first.zip(second).map(|(first, second)| PerSide([first, second])),
            terms: state.terms().clone(),
            outcome: Outcome {
                first: Points::of_halves(score.first_halves()),
                second: Points::of_halves(score.second_halves()),
            },
            manner,
            position: state.table().position_text(),
            at: state.changed(),
        })
    }
}

/// Rates everything that has ended and is not rated yet. A match that cannot be read waits for the host
/// and keeps no other from being rated.
pub async fn rate_all(store: &Arc<dyn Store>, matches: &Matches) -> Result<(), MatchError> {
    let mut unreadable: HashSet<MatchId> = HashSet::new();
    loop {
        // Those that failed come first again, being the oldest.
        let ended = store.unrated(AT_ONCE + unreadable.len() as u32).await?;
        let ended: Vec<MatchId> = ended.into_iter().filter(|id| !unreadable.contains(id)).collect();
        for id in &ended {
            match rate_match(store, matches, id).await {
                Ok(()) => {}
                Err(MatchError::Store(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::error!(%id, %error, "a match cannot be rated");
                    unreadable.insert(id.clone());
                }
            }
        }
        if ended.len() < AT_ONCE as usize {
            return Ok(());
        }
    }
}

async fn rate_match(
    store: &Arc<dyn Store>,
    matches: &Matches,
    id: &MatchId,
) -> Result<(), MatchError> {
    let finished = matches.with(id, Finished::of).await?;
    let Some((finished, people)) = finished.and_then(|mut finished| {
        let people = finished.people.take()?;
        Some((finished, people))
    }) else {
        return Ok(store.note_unrateable(id.clone()).await?);
    };
    for side in Side::BOTH {
        if store.person(people[side].clone()).await?.is_none() {
            return Ok(store.note_unrateable(id.clone()).await?);
        }
    }
    for _ in 0..TRIES {
        if note(store, id, &finished, &people).await? != RatingWrite::Outdated {
            return Ok(());
        }
    }
    Err(MatchError::Busy)
}

async fn note(
    store: &Arc<dyn Store>,
    id: &MatchId,
    finished: &Finished,
    people: &PerSide<String>,
) -> Result<RatingWrite, StoreError> {
    let game = &finished.terms.game;
    let pool = Pool { game: game.clone(), speed: Speed::of(finished.terms.control) };
    let mut before = PerSide([Rating::newcomer(game); 2]);
    for side in Side::BOTH {
        if let Some(rating) = store.rating(people[side].clone(), pool.clone()).await? {
            before[side] = rating;
        }
    }
    let finish = Finish {
        game,
        rules: &finished.terms.rules,
        outcome: finished.outcome,
        manner: finished.manner,
        position: &finished.position,
        at: finished.at,
    };
    let after = rate(before, &finish);
    let (people, at) = (people.clone(), finished.at);
    store.note_rating(RatedMatch { id: id.clone(), pool, people, before, after, at }).await
}
