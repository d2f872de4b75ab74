//! Any position of any game: its scene, what can be done there, and what comes of it. Nothing is
//! stored; this is for analysis boards, editors and puzzles, which hold the whole truth themselves.

use galds_games::core::scene::{Scene, Sight, Step};
use galds_games::core::{AnyTable, Explain, Explained, Turn, Viewer, Weighted};
use galds_pictures::{Names, Picture, PictureOptions, moments, picture, revealed_picture};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::secrecy::{Choice, Drawing, Extent, SeenLayout, Shown, choices, may_throw};
use crate::{Score, Seat};

/// The most actions that one request may have played.
const MOST_ACTIONS: usize = 2000;

/// A position and what leads there.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionAsked {
    /// The game's name.
    #[cfg_attr(feature = "openapi", schema(example = json!(galds_games::SHELF[0].about.name)))]
    pub game: String,
    /// The rules text; the usual rules if it is left out.
    #[serde(default)]
    pub rules: String,
    /// The position text at the start; the game's start if it is left out.
    pub position: Option<String>,
    /// Actions to play from there, as tokens or in book notation.
    #[serde(default)]
    pub actions: Vec<String>,
    /// From whose seat the board is seen; the spectator's if it is left out.
    pub viewer: Option<Seat>,
    /// The side at the bottom of the board; the viewer's, or the first.
    pub bottom: Option<Seat>,
    /// Whether the names of fields are drawn; they are if it is left out.
    pub names: Option<Shown>,
    /// Whether pieces are drawn that the viewer does not know; they are not if it is left out.
    pub hidden: Option<Shown>,
    /// The id of a layout that the caller has, and that need not be sent again.
    pub layout: Option<String>,
}

/// Why a position cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// There is no such game, or its rules cannot be read.
    #[error("{0}")]
    Game(Explained),
    /// The position cannot be read.
    #[error("{0}")]
    Position(Explained),
    /// More actions than anybody plays.
    #[error("at most {0} actions are played at once")]
    TooManyActions(usize),
    /// An action is not legal where it is played.
    #[error("{0}")]
    Action(Explained),
}

/// A position that was reached.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionReached {
    /// The rules text, complete.
    pub rules: String,
    /// The position text.
    pub position: String,
    /// Who has to act: a side, `chance`, or nobody.
    pub to_act: Option<Seat>,
    /// Whether chance has to act, or may act if the side leaves it to chance.
    pub chance: bool,
    /// The points, if the game is over.
    pub score: Option<Score>,
    /// The result as it is written in records; `*` while the game is on.
    pub result: String,
    /// The tokens of the actions that were played.
    pub tokens: Vec<String>,
    /// The same in book notation.
    pub record: Vec<String>,
    /// What can be done now.
    pub choices: Vec<Choice>,
    /// Whether these are all choices; of secret set-ups only examples are given.
    pub complete: bool,
    /// The results of chance with their weights.
    pub chances: Vec<ChanceResult>,
    /// Where everything lies, and how it looks.
    pub layout: SeenLayout,
    /// What is on the board.
    pub scene: Scene,
}

/// A result of chance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChanceResult {
    /// Its token.
    pub token: String,
    /// How often it comes, relative to the others.
    pub weight: u32,
    /// What the dice show then; empty if it is no roll.
    pub dice: Vec<u8>,
}

/// The results of chance at a table, with what the dice show.
fn chance_results(table: &dyn AnyTable) -> Vec<ChanceResult> {
    let mut tried = table.boxed_clone();
    let results = table.chances().into_iter();
    results
        .map(|Weighted { action: token, weight }| {
            let mut dice = Vec::new();
            if tried.play_text(&token).is_ok() {
                dice = rolled(&tried.scene(Sight::Of(Viewer::Spectator)));
                tried.undo();
            }
            ChanceResult { token, weight, dice }
        })
        .collect()
}

/// What dice show that were the last thing to happen.
fn rolled(scene: &Scene) -> Vec<u8> {
    let steps = scene.last.iter().flat_map(|last| &last.steps);
    let dice = steps.filter_map(|step| match step {
        Step::Rolled { dice } => Some(dice),
        _ => None,
    });
    dice.flatten().map(|die| die.pips).collect()
}

impl PositionAsked {
    /// The table with everything played.
    pub fn table(&self) -> Result<Box<dyn AnyTable>, PositionError> {
        table_after(&self.game, &self.rules, self.position.as_deref(), &self.actions)
    }

    /// The positions on the way to a table of this position as they are seen, at most `most` of them, without words.
    pub fn pictures(&self, table: &dyn AnyTable, most: usize) -> Vec<Picture> {
        let viewer = self.viewer.map_or(Viewer::Spectator, Viewer::from);
        let bottom = self.bottom.or(self.viewer).unwrap_or(Seat::First).into();
        let names = match self.names {
            Some(Shown::Hidden) => Names::Hidden,
            Some(Shown::Shown) | None => Names::Shown,
        };
        let options = PictureOptions { bottom, names };
        moments(table, most, |table| {
            let mut drawn = match self.hidden {
                Some(Shown::Shown) => revealed_picture(table, viewer, &options),
                Some(Shown::Hidden) | None => picture(table, viewer, &options),
            };
            // They would be in one language only.
            drawn.notes.clear();
            drawn
        })
    }

    /// What is there on a table of this position.
    pub fn reached(&self, table: &dyn AnyTable) -> PositionReached {
        let viewer = self.viewer.map_or(Viewer::Spectator, Viewer::from);
        let turn = table.turn();
        let (choices, listing) = choices(table);
        let played = table.past().into_iter().map(|(_, played)| (played.token, played.book));
        let (tokens, record) = played.unzip();
        let names = self.names.unwrap_or(Shown::Shown);
        let drawing = Drawing { bottom: self.bottom.or(self.viewer), names, ..Drawing::default() };
        let sight = match self.hidden {
            Some(Shown::Shown) => Extent::Revealed,
            Some(Shown::Hidden) | None => Extent::OwnOnly,
        };
        let scene = drawing.scene(table, viewer, sight);
        PositionReached {
            rules: table.rules_text(),
            position: table.position_text(),
            to_act: turn.side().map(Seat::from),
            chance: turn == Turn::Chance || may_throw(table),
            score: turn.outcome().map(Score::from),
            result: turn.outcome_text(),
            tokens,
            record,
            choices,
            complete: listing == galds_games::core::Listing::Complete,
            chances: chance_results(table),
            layout: drawing.layout(table, viewer, &scene).for_recipient(self.layout.as_deref()),
            scene,
        }
    }
}

/// The table of a game after these actions, from a position or from the start. Without rules the usual ones hold.
pub fn table_after(
    game: &str,
    rules: &str,
    position: Option<&str>,
    actions: &[String],
) -> Result<Box<dyn AnyTable>, PositionError> {
    let rules = if rules.trim().is_empty() { game } else { rules };
    let mut table = galds_games::open(game, rules)
        .map_err(|error| PositionError::Game(Explained::of(&error)))?;
    if let Some(position) = position {
        table
            .set_position(position)
            .map_err(|error| PositionError::Position(Explained::of(&error)))?;
    }
    if actions.len() > MOST_ACTIONS {
        return Err(PositionError::TooManyActions(MOST_ACTIONS));
    }
    for (number, action) in (1..).zip(actions) {
        table.play_text(action).map_err(|error| {
            PositionError::Action(Explained {
                message: format!("action {number}: {error}"),
                reason: error.reason(),
            })
        })?;
    }
    Ok(table)
}
