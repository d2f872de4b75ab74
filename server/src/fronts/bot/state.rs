//! The state of a match in the words of the Bot API.

use galds_matches::clock::{Millis, Moment, Speed, TimeControl};
use galds_matches::secrecy::{Choices, SeenEvent, SeenState, SeenWhat};
use galds_matches::{MatchId, Offer, Rated, Score, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::shapes::{Colour, Perf, Somebody, Variant, clock_millis, status, winner};

/// How a set-up is written that the recipient may not know.
const UNKNOWN_SET_UP: &str = "@";

/// What a recipient gets of a match: all that the objects here are made from.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) state: SeenState,
    pub(super) events: Vec<SeenEvent>,
    pub(super) choices: Choices,
}

/// The first line of a match's stream.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename = "gameFull", rename_all = "camelCase")]
pub(super) struct GameFull {
    id: MatchId,
    variant: Variant,
    speed: Speed,
    perf: Perf,
    rated: bool,
    created_at: Moment,
    white: Option<Somebody>,
    black: Option<Somebody>,
    /// A position text, or `startpos` where the match begins at the start of its game.
    initial_fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<InitialClock>,
    #[serde(skip_serializing_if = "Option::is_none")]
    days_per_turn: Option<u32>,
    state: GameState,
    galds: FullExtra,
}

/// The clock at the start, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct InitialClock {
    initial: Millis,
    increment: Millis,
}

/// What Lichess has no field for, once.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct FullExtra {
    /// The rules text.
    rules: String,
    /// The time control in our own words.
    control: String,
    /// The recipient's side; none for spectators.
    you: Option<Colour>,
    /// What the server committed to before the first roll, for games with dice.
    commitment: Option<String>,
}

/// What a match is like now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename = "gameState")]
#[expect(clippy::struct_excessive_bools, reason = "Lichess's fields")]
pub(super) struct GameState {
    /// The tokens so far with blanks between them, rolls of the dice among them.
    moves: String,
    wtime: u64,
    btime: u64,
    winc: u64,
    binc: u64,
    wdraw: bool,
    bdraw: bool,
    wtakeback: bool,
    btakeback: bool,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<MatchId>,
    galds: StateExtra,
}

/// What Lichess has no field for, each time.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct StateExtra {
    /// The number of the match's last event.
    version: u32,
    /// The sides that have to act: one, both while armies are laid out, or none.
    turn: Vec<Colour>,
    /// What the recipient sees of the board, as text.
    view: String,
    /// The actions so far in book notation, as far as the recipient may know them.
    record: Vec<String>,
    /// What the recipient can do now, as tokens, `throw` among them; empty unless it has to act.
    legal: Vec<String>,
    /// Whether these are all; of set-ups only examples are given.
    legal_complete: bool,
    /// The points as they are written in records; `*` while it is played.
    result: String,
    /// The points.
    score: Option<Score>,
    /// The secret of the dice, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    /// The whole truth as position text, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    truth: Option<String>,
}

impl GameFull {
    pub(super) fn of(seen: &Seen) -> GameFull {
        let state = &seen.state;
        let control = state.terms.control;
        let increment = increment(control);
        let days_per_turn = match control {
            TimeControl::Days { days } => Some(days),
            _ => None,
        };
        let initial = control.initial().filter(|_| days_per_turn.is_none());
        GameFull {
            id: state.id.clone(),
            variant: Variant::of(&state.terms),
            speed: state.speed,
            perf: Perf::of(&state.terms),
            rated: state.terms.rated == Rated::Rated,
            created_at: seen.events.first().map_or(Moment::default(), |event| event.at),
            white: state.first.as_ref().map(Somebody::from),
            black: state.second.as_ref().map(Somebody::from),
            initial_fen: state.terms.position.clone().unwrap_or_else(|| "startpos".to_owned()),
            clock: initial.map(|initial| InitialClock { initial, increment }),
            days_per_turn,
            state: GameState::of(seen),
            galds: FullExtra {
                rules: state.terms.rules.clone(),
                control: control.to_string(),
                you: state.you.map(Colour::from),
                commitment: state.commitment.clone(),
            },
        }
    }
}

impl GameState {
    pub(super) fn of(seen: &Seen) -> GameState {
        let state = &seen.state;
        let clocks = state.clocks.as_ref();
        let increment = increment(state.terms.control).0;
        let offers = |offer: Option<Offer>, wanted: Offer| offer == Some(wanted);
        GameState {
            moves: moves(&seen.events).join(" "),
            wtime: clock_millis(clocks.map(|clocks| clocks.first)),
            btime: clock_millis(clocks.map(|clocks| clocks.second)),
            winc: increment,
            binc: increment,
            wdraw: offers(state.first_offers, Offer::Draw),
            bdraw: offers(state.second_offers, Offer::Draw),
            wtakeback: offers(state.first_offers, Offer::Takeback),
            btakeback: offers(state.second_offers, Offer::Takeback),
            status: status(state).name(),
            winner: winner(state.score.as_ref()),
            rematch: state.next.clone(),
            galds: StateExtra {
                version: state.version,
                turn: state.to_act.iter().copied().map(Colour::from).collect(),
                view: state.view.clone(),
                record: state.record.clone(),
                legal: seen.choices.tokens.clone(),
                legal_complete: seen.choices.complete,
                result: state.result.clone(),
                score: state.score,
                secret: state.secret.clone(),
                truth: state.truth.clone(),
            },
        }
    }
}

/// What a turn adds to the clock.
pub(super) fn increment(control: TimeControl) -> Millis {
    match control {
        TimeControl::Increment { increment, .. } => increment,
        TimeControl::None | TimeControl::Delay { .. } | TimeControl::Days { .. } => Millis::ZERO,
    }
}

/// The tokens of the actions that stand, in the order of the game. Set-ups may come in either order;
/// in the list the first side's is first.
pub(super) fn moves(events: &[SeenEvent]) -> Vec<String> {
    let mut set_ups = [None, None];
    let mut moves: Vec<String> = Vec::new();
    for event in events {
        match &event.what {
            SeenWhat::SetUp { side, token } => {
                let token = token.clone().unwrap_or_else(|| UNKNOWN_SET_UP.to_owned());
                set_ups[usize::from(*side == Seat::Second)] = Some(token);
            }
            SeenWhat::Acted { token, .. } | SeenWhat::Threw { token, .. } => {
                moves.push(token.clone());
            }
            SeenWhat::TookBack { actions, .. } => {
                moves.truncate(moves.len().saturating_sub(*actions as usize));
            }
            _ => {}
        }
    }
    let [first, second] = set_ups;
    let second = second.filter(|_| first.is_some());
    first.into_iter().chain(second).chain(moves).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(what: SeenWhat) -> SeenEvent {
        SeenEvent { number: 1, at: Moment(0), what }
    }

    fn acted(token: &str) -> SeenEvent {
        event(SeenWhat::Acted { side: Seat::First, token: token.to_owned(), book: String::new() })
    }

    #[test]
    fn moves_that_were_taken_back_are_gone_from_the_list() {
        let back = event(SeenWhat::TookBack { side: Seat::First, actions: 2 });
        let events = [acted("a"), acted("b"), acted("c"), back, acted("d")];
        assert_eq!(moves(&events), ["a", "d"]);
    }

    #[test]
    fn set_ups_stand_in_the_order_of_the_game_and_unknown_ones_are_masked() {
        let set_up = |side, token: Option<&str>| {
            event(SeenWhat::SetUp { side, token: token.map(str::to_owned) })
        };
        let second = set_up(Seat::Second, Some("@own"));
        assert_eq!(moves(std::slice::from_ref(&second)), Vec::<String>::new());
        let events = [second, set_up(Seat::First, None), acted("d4-d3")];
        assert_eq!(moves(&events), ["@", "@own", "d4-d3"]);
    }
}
