//! What is drawn, and what every drawer asks of it.

use galds_games::core::scene::{Counter, FieldId, Geometry, LastAction, Scene, Step};
use galds_games::core::{About, Side, Viewer};

/// A moment of a game as somebody sees it.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'s> {
    /// The game, for the names of its sides.
    pub about: About,
    pub geometry: &'s Geometry,
    pub scene: &'s Scene,
    /// The same moment as the game writes it, for those who cannot see the picture.
    pub text: &'s str,
    /// Whose scene it is.
    pub viewer: Viewer,
}

#[allow(dead_code, reason = "what is asked depends on which games are drawn")]
impl<'s> Subject<'s> {
    /// What the picture shows, in words.
    pub(crate) fn title(&self) -> String {
        format!("{}: {}", self.about.title, self.text)
    }

    /// The name of a side.
    pub(crate) fn side_name(&self, side: Side) -> &'static str {
        self.about.side(side).name
    }

    /// Who has won, if the game is over.
    pub(crate) fn ended_note(&self) -> Option<String> {
        let ended = self.scene.ended.as_ref()?;
        Some(match ended.winner {
            Some(winner) => format!("{} has won, {}", self.side_name(winner), ended.outcome),
            None => format!("Drawn, {}", ended.outcome),
        })
    }

    /// The key of what is due first and whose it is; chance is nobody.
    pub(crate) fn due(&self) -> Option<(&'s str, Option<Side>)> {
        let due = self.scene.due.first()?;
        Some((&due.what.key, due.side))
    }

    /// The fields of all areas with this key: those of the moment and those of the board.
    pub(crate) fn area(&self, key: &str) -> impl Iterator<Item = &'s FieldId> {
        let areas = self.scene.areas.iter().chain(&self.geometry.areas);
        areas.filter(move |area| area.key == key).flat_map(|area| &area.fields)
    }

    /// Something that is counted, for a side or for the whole game.
    pub(crate) fn counter(&self, key: &str, side: Option<Side>) -> Option<&'s Counter> {
        self.scene.counters.iter().find(|counter| counter.key == key && counter.side == side)
    }

    /// The number of a counter; none is zero.
    pub(crate) fn count(&self, key: &str, side: Option<Side>) -> u32 {
        self.counter(key, side).map_or(0, |counter| counter.value)
    }

    /// The last action.
    pub(crate) fn last(&self) -> Option<&'s LastAction> {
        self.scene.last.as_ref()
    }

    /// The steps of the last action.
    pub(crate) fn steps(&self) -> &'s [Step] {
        self.last().map_or(&[], |last| &last.steps)
    }
}
