//! The games on the shelf.

use axum::extract::{Path, Query};
use galds_games::core::scene::Geometry;
use galds_games::core::{About, Chance, Information, RulesAbout, Takes};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::{AppState, Json};
use crate::problem::Problem;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(game)).routes(routes!(rules))
}

/// A game, its sides and its rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct GameAbout {
    /// The name in commands and addresses.
    #[schema(example = json!(galds_games::SHELF[0].about.name))]
    name: &'static str,
    /// The name for people.
    title: &'static str,
    /// One sentence about it.
    summary: &'static str,
    /// The sides, the first to act first.
    sides: Vec<SideAbout>,
    /// Whether each side hides something from the other.
    hidden: bool,
    /// Whether dice are thrown.
    dice: bool,
    /// Ready-made rules, the usual ones first.
    presets: Vec<PresetAbout>,
    /// The rules that can be chosen, written `preset,key=value,…`.
    options: Vec<OptionAbout>,
}

/// A game with its board.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct GameWithBoard {
    #[serde(flatten)]
    about: GameAbout,
    /// The board on which its scenes lie.
    geometry: Geometry,
}

/// A side.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct SideAbout {
    /// What players call it.
    name: &'static str,
    /// Its letter in position texts.
    letter: char,
}

/// Ready-made rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct PresetAbout {
    /// The name in rules texts.
    name: &'static str,
    /// One sentence about them.
    about: &'static str,
}

/// A rule that can be chosen.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct OptionAbout {
    /// Its key in rules texts.
    key: &'static str,
    /// The key of its words: `MESSAGE` is its name, `MESSAGE-VALUE` a value of it, `MESSAGE-number` a number and
    /// `MESSAGE-places` places.
    message: String,
    /// The values it takes.
    takes: Takes,
    /// The same in words.
    values: &'static str,
    /// What it decides.
    about: &'static str,
    /// Its value in each preset.
    in_presets: Vec<String>,
}

fn about(about: &About, rules: RulesAbout) -> GameAbout {
    let preset = |preset: galds_games::core::PresetAbout| PresetAbout {
        name: preset.name,
        about: preset.about,
    };
    let option = |option: galds_games::core::OptionAbout| OptionAbout {
        key: option.key,
        message: format!("rule-{}-{}", about.name, option.key),
        takes: option.takes,
        values: option.values,
        about: option.about,
        in_presets: option.in_presets,
    };
    GameAbout {
        name: about.name,
        title: about.title,
        summary: about.summary,
        sides: about.sides.iter().map(|s| SideAbout { name: s.name, letter: s.letter }).collect(),
        hidden: about.information == Information::Hidden,
        dice: about.chance == Chance::Dice,
        presets: rules.presets.into_iter().map(preset).collect(),
        options: rules.options.into_iter().map(option).collect(),
    }
}

/// The games with their rules, in alphabetical order.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameAbout>)))]
async fn games() -> Json<Vec<GameAbout>> {
    Json(galds_games::all().into_iter().map(|game| about(&game.about, game.rules())).collect())
}

/// One game with its rules and its board.
#[utoipa::path(
    get,
    path = "/api/games/{game}",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, body = GameWithBoard),
        (status = 404, body = crate::problem::SeenProblem),
    )
)]
async fn game(Path(name): Path<String>) -> Result<Json<GameWithBoard>, Problem> {
    let game = galds_games::find(&name).map_err(|_| Problem::NotFound)?;
    // The usual rules are read on every shelf.
    let table = game.open(game.about.name).map_err(|_| Problem::NotFound)?;
    let about = about(&game.about, game.rules());
    Ok(Json(GameWithBoard { about, geometry: table.geometry() }))
}

/// Rules that somebody chooses.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct RulesAsked {
    /// The rules text.
    rules: String,
}

/// Rules that were read.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct RulesSeen {
    /// The rules text in the one form in which equal rules are equal texts.
    rules: String,
    /// The value of each option, in the order of the game's options.
    values: Vec<String>,
}

/// Reads a rules text: says what it means for every option, or why it means nothing.
#[utoipa::path(
    get,
    path = "/api/games/{game}/rules",
    params(("game" = String, Path, description = "The game's name"), RulesAsked),
    responses(
        (status = 200, body = RulesSeen),
        (status = 404, body = crate::problem::SeenProblem),
        (status = 422, body = crate::problem::SeenProblem),
    )
)]
async fn rules(
    Path(name): Path<String>,
    Query(asked): Query<RulesAsked>,
) -> Result<Json<RulesSeen>, Problem> {
    let game = galds_games::find(&name).map_err(|_| Problem::NotFound)?;
    let read = game.read_rules(&asked.rules);
    let read = read.map_err(|error| Problem::unprocessable("rules", &error))?;
    Ok(Json(RulesSeen { rules: read.text, values: read.values }))
}
