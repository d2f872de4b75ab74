//! What a page is about that only the database knows: who plays whom, whose profile, which tournament.
//!
//! A preview of a link is for anyone, so it says what a spectator without an account may see.

use galds_games::core::Viewer;
use galds_matches::{Player, secrecy};
use percent_encoding::percent_decode_str;

use crate::fronts::shared::AppState;
use crate::fronts::shared::requests::match_id;
use crate::time;

/// What a page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A match: who has a seat, or who waits for an opponent.
    Match {
        /// The game's name.
        game: String,
        players: Vec<Player>,
    },
    Person {
        name: String,
    },
    Tournament {
        title: String,
        /// The game's name.
        game: String,
    },
}

/// The subject of the page at a path. Nothing if there is none, or if the database cannot be asked: the page
/// itself will say so.
pub(super) async fn subject(app: &AppState, path: &str) -> Option<Subject> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts.as_slice() {
        ["match", id] | ["analysis", "match", id] => of_match(app, id).await,
        ["people", name] => {
            let name = percent_decode_str(name).decode_utf8().ok()?;
            let person = app.store.person_named(name.into_owned()).await.ok()??;
            Some(Subject::Person { name: person.player().name })
        }
        ["tournaments", id] => {
            let tournament = app.tournaments.find(id).await.ok()?;
            Some(Subject::Tournament { title: tournament.title, game: tournament.game })
        }
        _ => None,
    }
}

async fn of_match(app: &AppState, id: &str) -> Option<Subject> {
    let state = app.matches.snapshot(&match_id(id).ok()?).await.ok()?;
    let seen = secrecy::state(&state, Viewer::Spectator, time::now());
    let players = match (seen.first, seen.second) {
        (Some(first), Some(second)) => vec![first, second],
        _ => vec![seen.creator],
    };
    Some(Subject::Match { game: seen.terms.game, players })
}
