//! Games that two people played at one screen.

use async_trait::async_trait;
use galds_matches::clock::Moment;

use super::StoreError;

/// A game that two people played at one screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneScreenGame {
    /// Its name among the games of its owner.
    pub id: String,
    /// The game.
    pub game: String,
    /// The rules text.
    pub rules: String,
    /// The tokens of the actions, of chance too.
    pub actions: Vec<String>,
    /// The result as it is written in records; `*` if it was not played to its end.
    pub result: String,
    /// When it was kept last.
    pub changed: Moment,
}

/// The games of one screen, each in the archive of the person who was signed in there.
#[async_trait]
pub trait OneScreenStore: Send + Sync {
    /// Keeps a game, in place of what was kept under its name. Of the games of this person, only this many
    /// that were kept last stay.
    async fn keep_one_screen(
        &self,
        person: String,
        game: OneScreenGame,
        most: u32,
    ) -> Result<(), StoreError>;
    /// The games of a person, the latest first.
    async fn one_screen_games(&self, person: String) -> Result<Vec<OneScreenGame>, StoreError>;
    /// Deletes a game; false if there is none of that name.
    async fn delete_one_screen(&self, person: String, id: String) -> Result<bool, StoreError>;
}
