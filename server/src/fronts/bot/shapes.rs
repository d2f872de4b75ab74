//! The objects of the Bot API, as Lichess shapes them.

use std::collections::BTreeMap;

use galds_matches::clock::{Millis, Moment, Speed, TimeControl};
use galds_matches::ratings;
use galds_matches::secrecy::SeenState;
use galds_matches::{EndingKind, MatchId, Phase, Player, Rated, Score, Seat, SideChoice, Terms};
use serde::Serialize;
use utoipa::ToSchema;

use crate::storage::{Person, PersonKind};

/// What is written for a clock that there is not.
const NO_CLOCK: u64 = i32::MAX as u64;

/// A side's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Colour {
    White,
    Black,
    Random,
}

impl From<Seat> for Colour {
    fn from(seat: Seat) -> Colour {
        match seat {
            Seat::First => Colour::White,
            Seat::Second => Colour::Black,
        }
    }
}

impl From<SideChoice> for Colour {
    fn from(side: SideChoice) -> Colour {
        match side {
            SideChoice::First => Colour::White,
            SideChoice::Second => Colour::Black,
            SideChoice::Random => Colour::Random,
        }
    }
}

/// Answers that say no more than that it was done.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Done {
    ok: bool,
}

impl Done {
    pub(super) const OK: Done = Done { ok: true };
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(super) struct Variant {
    /// Its name in addresses and fields.
    #[schema(example = json!(galds_games::SHELF[0].about.name))]
    key: String,
    /// Its title.
    name: String,
    /// The same.
    short: String,
}

impl Variant {
    pub(super) fn of(terms: &Terms) -> Variant {
        let title = galds_games::find(&terms.game).map(|game| game.about.title.to_owned());
        let title = title.unwrap_or_else(|_| terms.game.clone());
        Variant { key: terms.game.clone(), name: title.clone(), short: title }
    }
}

/// Somebody, in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(super) struct Somebody {
    /// Who it is.
    pub(super) id: String,
    /// The name that everybody sees.
    pub(super) name: String,
    /// The level, if this is the computer.
    #[serde(rename = "aiLevel", skip_serializing_if = "Option::is_none")]
    pub(super) ai_level: Option<u8>,
}

impl From<&Player> for Somebody {
    fn from(player: &Player) -> Somebody {
        Somebody { id: player.id.to_string(), name: player.name.clone(), ai_level: player.level() }
    }
}

/// The clock of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum Control {
    /// Seconds at the start and for each turn.
    Clock { limit: u64, increment: u64, show: String },
    /// Days for each turn.
    #[serde(rename_all = "camelCase")]
    Correspondence { days_per_turn: u32 },
    /// None.
    Unlimited,
}

impl From<TimeControl> for Control {
    fn from(control: TimeControl) -> Control {
        let show = control.to_string();
        match control {
            TimeControl::None => Control::Unlimited,
            TimeControl::Days { days } => Control::Correspondence { days_per_turn: days },
            TimeControl::Increment { initial, increment: extra }
            | TimeControl::Delay { initial, delay: extra } => Control::Clock {
                limit: initial.whole_seconds(),
                increment: extra.whole_seconds(),
                show,
            },
        }
    }
}

/// A match that waits for an answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Challenge {
    /// The match.
    id: MatchId,
    /// Where it can be looked at.
    url: String,
    /// `created`, `accepted` or `canceled`.
    status: &'static str,
    /// Who wants to play.
    challenger: Somebody,
    /// Who is asked.
    dest_user: Option<Somebody>,
    /// The game.
    variant: Variant,
    /// Whether it counts.
    rated: bool,
    /// How fast it is.
    speed: Speed,
    /// Its clock.
    time_control: Control,
    /// The side that the challenger wants.
    color: Colour,
    /// What it is rated as.
    perf: Perf,
    /// Whether it comes from the recipient or to it.
    direction: Direction,
    /// What Lichess has no field for.
    galds: ChallengeExtra,
}

/// The way of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Direction {
    In,
    Out,
}

/// What Lichess has no field for.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct ChallengeExtra {
    /// The rules text.
    rules: String,
    /// The time control in our own words: delays are no increments.
    control: String,
}

/// What a match is rated as.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct Perf {
    /// The game and the speed.
    name: String,
}

impl Perf {
    pub(super) fn of(terms: &Terms) -> Perf {
        Perf { name: format!("{} {}", Variant::of(terms).name, terms.speed()) }
    }
}

impl Challenge {
    /// A match that waits, as the player `me` gets it.
    pub(super) fn of(state: &SeenState, me: &Player) -> Challenge {
        let direction = if state.creator.id == me.id { Direction::Out } else { Direction::In };
        Challenge {
            url: format!("/match/{}", state.id),
            status: match state.phase {
                Phase::Open => "created",
                Phase::Playing => "accepted",
                Phase::Over => "canceled",
            },
            challenger: Somebody::from(&state.creator),
            dest_user: state.invited.as_ref().map(Somebody::from),
            variant: Variant::of(&state.terms),
            rated: state.terms.rated == Rated::Rated,
            speed: state.speed,
            time_control: state.terms.control.into(),
            color: state.terms.side.into(),
            perf: Perf::of(&state.terms),
            direction,
            galds: ChallengeExtra {
                rules: state.terms.rules.clone(),
                control: state.terms.control.to_string(),
            },
            id: state.id.clone(),
        }
    }

    pub(super) fn direction(&self) -> Direction {
        self.direction
    }
}

/// A status with its number at Lichess.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Status {
    id: u8,
    name: &'static str,
}

/// The status of a match in the words of Lichess.
pub(super) fn status(state: &SeenState) -> Status {
    let is_draw = winner(state.score.as_ref()).is_none();
    let (id, name) = match (state.phase, state.ending.map(|ending| ending.kind)) {
        (Phase::Open, _) => (10, "created"),
        (Phase::Playing, _) | (Phase::Over, None) => (20, "started"),
        (_, Some(EndingKind::Aborted | EndingKind::Cancelled)) => (25, "aborted"),
        (_, Some(EndingKind::Resigned)) => (31, "resign"),
        (_, Some(EndingKind::Left)) => (33, "timeout"),
        (_, Some(EndingKind::Agreed)) => (34, "draw"),
        (_, Some(EndingKind::Rules)) if is_draw => (34, "draw"),
        (_, Some(EndingKind::Flag)) => (35, "outoftime"),
        (_, Some(EndingKind::Rules)) => (60, "variantEnd"),
    };
    Status { id, name }
}

impl Status {
    pub(super) fn name(self) -> &'static str {
        self.name
    }
}

/// The side with more points.
pub(super) fn winner(score: Option<&Score>) -> Option<Colour> {
    let score = score?;
    if score.first > score.second {
        Some(Colour::White)
    } else {
        (score.second > score.first).then_some(Colour::Black)
    }
}

/// Milliseconds on a clock, or so many that it does not matter.
pub(super) fn clock_millis(remaining: Option<Millis>) -> u64 {
    remaining.map_or(NO_CLOCK, |remaining| remaining.0)
}

/// A match that is played, in a list or when it begins and ends.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameInfo {
    id: MatchId,
    game_id: MatchId,
    full_id: MatchId,
    /// What the recipient sees of the board.
    fen: String,
    /// The recipient's side.
    color: Option<Colour>,
    last_move: String,
    source: &'static str,
    status: Status,
    variant: Variant,
    speed: Speed,
    perf: Perf,
    rated: bool,
    has_moved: bool,
    opponent: Option<Opponent>,
    is_my_turn: bool,
    /// Seconds on the recipient's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds_left: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<Colour>,
    compat: Compat,
}

/// The other player.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Opponent {
    id: String,
    username: String,
    #[serde(rename = "ai", skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
}

/// Which kinds of programs may play it: all.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct Compat {
    bot: bool,
    board: bool,
}

impl GameInfo {
    /// A match as its recipient gets it.
    pub(super) fn of(state: &SeenState) -> GameInfo {
        let (own, other) = match state.you {
            Some(Seat::Second) => (Some(Seat::Second), &state.first),
            you => (you, &state.second),
        };
        let clock = state.clocks.as_ref().zip(own).map(|(clocks, seat)| match seat {
            Seat::First => clocks.first,
            Seat::Second => clocks.second,
        });
        GameInfo {
            game_id: state.id.clone(),
            full_id: state.id.clone(),
            fen: state.view.clone(),
            color: own.map(Colour::from),
            last_move: state.record.last().cloned().unwrap_or_default(),
            source: "friend",
            status: status(state),
            variant: Variant::of(&state.terms),
            speed: state.speed,
            perf: Perf::of(&state.terms),
            rated: state.terms.rated == Rated::Rated,
            has_moved: !state.record.is_empty(),
            opponent: other.as_ref().map(|player| Opponent {
                id: player.id.to_string(),
                username: player.name.clone(),
                level: player.level(),
            }),
            is_my_turn: own.is_some_and(|seat| state.to_act.contains(&seat)),
            seconds_left: clock.map(Millis::whole_seconds),
            winner: winner(state.score.as_ref()),
            compat: Compat { bot: true, board: true },
            id: state.id.clone(),
        }
    }
}

/// An account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Account {
    /// Who it is.
    pub(super) id: String,
    /// The name that everybody sees.
    pub(super) username: String,
    /// `BOT` for an account that only programs use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<&'static str>,
    /// Ratings by game and speed.
    pub(super) perfs: BTreeMap<String, Rating>,
    /// When it was made, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) created_at: Option<Moment>,
    /// Where it can be looked at.
    pub(super) url: String,
    /// Whether it is online, in the data of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) online: Option<bool>,
}

/// The title of an account that only programs use.
pub(super) fn title(person: &Person) -> Option<&'static str> {
    (person.kind == PersonKind::Bot).then_some("BOT")
}

/// A rating for one game and speed.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "Lichess's names")]
pub(super) struct Rating {
    games: u32,
    rating: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    rd: Option<i64>,
}

impl Rating {
    pub(super) fn of(rating: &ratings::Rating) -> Rating {
        Rating {
            games: rating.games,
            rating: rating.rating.round() as i64,
            rd: rating.spread.map(|spread| spread.deviation.round() as i64),
        }
    }
}
