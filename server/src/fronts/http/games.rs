//! The games on the shelf.

use axum::extract::Path;
use galds_games::SHELF;
use galds_games::core::{About, Chance, Information, RulesAbout};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::{AppState, Json};
use crate::problem::Problem;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(game))
}

/// A game, its sides and its rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct GameAbout {
    /// The name in commands and addresses.
    #[schema(example = "rotary")]
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
    /// The values it takes, in words.
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
    Json(SHELF.iter().map(|game| about(&game.about, game.rules())).collect())
}

/// One game with its rules.
#[utoipa::path(
    get,
    path = "/api/games/{game}",
    params(("game" = String, Path, description = "The game's name", example = "rotary")),
    responses((status = 200, body = GameAbout), (status = 404, body = crate::problem::SeenProblem))
)]
async fn game(Path(name): Path<String>) -> Result<Json<GameAbout>, Problem> {
    let game = galds_games::find(&name).map_err(|_| Problem::NotFound)?;
    Ok(Json(about(&game.about, game.rules())))
}
