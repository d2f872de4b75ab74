//! The board as a recipient sees it, and what it can do there.

use std::collections::HashSet;

use galds_games::core::scene::{Due, Scene, Sight};
use galds_games::core::{AnyTable, Information, Listing, Pick, Side, TableChoice, Viewer};
use galds_pictures::{Names, PictureOptions, layout};
use serde::{Deserialize, Serialize};

use super::SeenLayout;
use crate::{EndingKind, MatchState, Phase, Seat, named};

/// A scene on its board, with the actions that the recipient may choose from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    /// The side that sits at the bottom.
    pub bottom: Seat,
    /// Where everything lies, and how it looks.
    pub layout: SeenLayout,
    /// What is on the board: pieces, dice, counters, the last action, what is due, why it ended.
    pub scene: Scene,
    /// What the recipient can do now; empty unless it has to act.
    pub choices: Vec<Choice>,
    /// Whether these are all choices; secret set-ups are too many, and only examples are given.
    pub complete: bool,
    /// Whether the recipient may roll the dice instead.
    pub may_throw: bool,
}

impl Board {
    /// The board for somebody who has the layout with this id.
    #[must_use]
    pub fn for_recipient(&self, known: Option<&str>) -> Board {
        Board {
            layout: self.layout.for_recipient(known),
            scene: self.scene.clone(),
            choices: self.choices.clone(),
            ..*self
        }
    }
}

/// An action that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// Its token.
    pub token: String,
    /// In book notation; the token again where that would show something hidden.
    pub book: String,
    /// What is touched to make it, in order. No list of picks is the beginning of another.
    pub picks: Vec<SeenPick>,
}

/// One touch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeenPick {
    /// A field, by its name in the scene.
    Field(String),
    /// A button, by its caption.
    Button(String),
}

impl From<Pick> for SeenPick {
    fn from(pick: Pick) -> SeenPick {
        match pick {
            Pick::Field(name) => SeenPick::Field(name),
            Pick::Button(caption) => SeenPick::Button(caption),
        }
    }
}

named! {
    /// Whether something is drawn.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Shown {
        /// It is.
        Shown = "shown",
        /// It is not.
        Hidden = "hidden",
    }
}

/// How a recipient wants its board to be drawn. It changes nothing of what the board may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Drawing {
    /// The side at the bottom; the recipient's own, or the first.
    pub bottom: Option<Seat>,
    /// The names of fields.
    pub names: Shown,
    /// What hidden pieces can still be, as far as the recipient could work out itself.
    pub pencil: Shown,
}

impl Default for Drawing {
    fn default() -> Drawing {
        Drawing { bottom: None, names: Shown::Shown, pencil: Shown::Hidden }
    }
}

impl Drawing {
    /// The side at the bottom for a viewer.
    fn bottom(&self, viewer: Viewer) -> Side {
        match (self.bottom, viewer) {
            (Some(seat), _) => seat.into(),
            (None, Viewer::Side(side)) => side,
            (None, Viewer::Spectator) => Side::First,
        }
    }

    /// The layout on which a viewer sees a scene of a table.
    pub fn layout(&self, table: &dyn AnyTable, viewer: Viewer, scene: &Scene) -> SeenLayout {
        let names = match self.names {
            Shown::Shown => Names::Shown,
            Shown::Hidden => Names::Hidden,
        };
        let options = PictureOptions { bottom: self.bottom(viewer), names };
        SeenLayout::of(&layout(table, scene, &options))
    }

    /// The scene of a table as `viewer` may see it, or with all that was hidden.
    pub fn scene(&self, table: &dyn AnyTable, viewer: Viewer, extent: Extent) -> Scene {
        match (extent, self.pencil) {
            (Extent::Revealed, _) => table.scene(Sight::Everything),
            (Extent::OwnOnly, Shown::Shown) => table.marked_scene(viewer),
            (Extent::OwnOnly, Shown::Hidden) => table.scene(Sight::Of(viewer)),
        }
    }
}

/// The scene of a match as `viewer` may see it. While armies are set up it is both sides' turn, which a table does not
/// know of; before the match and after its end nobody has anything to do, whether the game itself has ended or not.
fn scene(state: &MatchState, viewer: Viewer, drawing: Drawing) -> Scene {
    let mut scene = drawing.scene(state.table(), viewer, Extent::of(state));
    if state.phase() != Phase::Playing {
        scene.due.clear();
    } else if let Some(due) = scene.due.first().filter(|_| state.is_setting_up()).cloned() {
        let of_side = |&side: &Side| Due { side: Some(side), ..due.clone() };
        scene.due = state.to_act().iter().map(of_side).collect();
    }
    scene
}

/// How much of a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What the viewer knows.
    OwnOnly,
    /// Everything, also what was hidden.
    Revealed,
}

impl Extent {
    /// How much of a match is drawn: everything once it was played to its end. A match that was broken
    /// off shows nothing more than it did before, so that nobody can look at an army for free.
    pub(super) fn of(state: &MatchState) -> Extent {
        match state.ending().map(|(ending, _)| ending.kind) {
            None | Some(EndingKind::Aborted | EndingKind::Cancelled) => Extent::OwnOnly,
            Some(_) => Extent::Revealed,
        }
    }
}

/// The board after the first `ply` actions as `viewer` may see it, to look back; nothing can be done
/// there. The present board if there were not so many.
pub fn board_at(state: &MatchState, viewer: Viewer, drawing: Drawing, ply: usize) -> Board {
    let mut table = state.table().boxed_clone();
    for _ in ply..table.past().len() {
        table.undo();
    }
    let scene = drawing.scene(&*table, viewer, Extent::of(state));
    Board {
        bottom: drawing.bottom(viewer).into(),
        layout: drawing.layout(&*table, viewer, &scene),
        scene,
        choices: Vec::new(),
        complete: true,
        may_throw: false,
    }
}

/// The board of a match as `viewer` may see it.
pub fn board(state: &MatchState, viewer: Viewer) -> Board {
    drawn_board(state, viewer, Drawing::default())
}

/// The board of a match as `viewer` may see it, drawn as it wishes.
pub fn drawn_board(state: &MatchState, viewer: Viewer, drawing: Drawing) -> Board {
    let nothing = || (Vec::new(), Listing::Complete, false);
    let (choices, listing, may_throw) = match acting(state, viewer) {
        None => nothing(),
        Some(side) if state.is_setting_up() => set_up_table(state, side)
            .map(|table| choices(&*table))
            .map_or_else(nothing, |(choices, listing)| (choices, listing, false)),
        Some(_) => {
            let (choices, listing) = choices(state.table());
            (choices, listing, may_throw(state.table()))
        }
    };
    let scene = scene(state, viewer, drawing);
    Board {
        bottom: drawing.bottom(viewer).into(),
        layout: drawing.layout(state.table(), viewer, &scene),
        scene,
        choices,
        complete: listing == Listing::Complete,
        may_throw,
    }
}

/// Whether the side to act may leave it to chance.
pub fn may_throw(table: &dyn AnyTable) -> bool {
    matches!(table.turn(), galds_games::core::Turn::SideOrChance(_))
}

/// What the side to act at a table can do. Results of chance are nobody's choice.
///
/// Where something is hidden, an action that was not made yet is written as its token: book notation
/// says how a contact ends, and so what stands there.
pub fn choices(table: &dyn AnyTable) -> (Vec<Choice>, Listing) {
    let is_open = table.about().information == Information::Open;
    let results: HashSet<String> =
        table.chances().into_iter().map(|result| result.action).collect();
    let (listing, _) = table.legal();
    let choice = |TableChoice { token, book, picks }: TableChoice| Choice {
        book: if is_open { book } else { token.clone() },
        token,
        picks: picks.into_iter().map(SeenPick::from).collect(),
    };
    let own = table.choices().into_iter().filter(|choice| !results.contains(&choice.token));
    (own.map(choice).collect(), listing)
}

/// What a recipient can do now, as tokens alone: for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The tokens, `throw` among them where the dice may be rolled; empty unless it has to act.
    pub tokens: Vec<String>,
    /// Whether these are all; of set-ups only examples are given.
    pub complete: bool,
}

/// What `viewer` can do now.
pub fn choices_for(state: &MatchState, viewer: Viewer) -> Choices {
    let nothing = || Choices { tokens: Vec::new(), complete: true };
    let listed = |table: &dyn AnyTable| {
        let results = table.chances();
        let (listing, mut tokens) = table.legal();
        tokens.retain(|token| results.iter().all(|result| result.action != *token));
        if may_throw(table) {
            tokens.push(crate::THROW.to_owned());
        }
        Choices { tokens, complete: listing == Listing::Complete }
    };
    match acting(state, viewer) {
        None => nothing(),
        Some(side) if state.is_setting_up() => {
            set_up_table(state, side).map_or_else(nothing, |table| listed(&*table))
        }
        Some(_) => listed(state.table()),
    }
}

/// The viewer's side, if it has to act.
fn acting(state: &MatchState, viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Side(side) if state.to_act().contains(&side) => Some(side),
        _ => None,
    }
}

/// A fresh table at which `side` has to lay out its army: nothing there depends on what the other side
/// has laid out.
fn set_up_table(state: &MatchState, side: Side) -> Option<Box<dyn AnyTable>> {
    let mut table = state.terms().open().ok()?;
    if side == Side::Second {
        let example = table.legal().1.into_iter().next()?;
        table.play_text(&example).ok()?;
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    /// A roll with as many plays as hardly any other.
    const MANY_PLAYS: &str = "w 11 24:1,23:1,21:1,20:1,17:1,16:1,14:1,13:1,12:1,10:1,9:1,8:1,7:1,6:1,2:1 \
                              off:14,24:1 - -";

    fn shortest(mut work: impl FnMut()) -> Duration {
        let mut took = || {
            let began = Instant::now();
            work();
            began.elapsed()
        };
        (0..5).map(|_| took()).min().unwrap()
    }

    #[test]
    fn two_thousand_choices_cost_little_more_than_finding_them() {
        let mut table = galds_games::open("nardi", "nardi").unwrap();
        table.set_position(MANY_PLAYS).unwrap();
        let (found, _) = choices(&*table);
        assert!(found.len() > 1_900, "{}", found.len());
        // Reading each of them again would cost as often as there are choices.
        let listed = shortest(|| drop(table.legal()));
        let described = shortest(|| drop(choices(&*table)));
        assert!(described < 100 * listed, "{described:?} against {listed:?}");
    }

    #[test]
    fn a_choice_is_written_as_the_action_will_be() {
        for game in ["lautari", "nardi", "rotary", "shatra"] {
            let mut table = galds_games::open(game, game).unwrap();
            if let Some(result) = table.chances().first() {
                table.play_text(&result.action).unwrap();
            }
            for choice in choices(&*table).0 {
                let played = table.play_text(&choice.token).unwrap();
                table.undo();
                assert_eq!(choice.book, played.book, "{game} {}", choice.token);
            }
        }
    }
}
