//! The state of a match as a recipient gets it.

use galds_games::core::{Side, Viewer};
use serde::Serialize;

use super::plan::{PlannedAction, planned};
use crate::clock::{Millis, Moment, Speed};
use crate::{
    ChatSwitch, Ending, EndingKind, MatchId, MatchState, Offer, Phase, Player, Score, Seat,
    Summary, Terms, Visibility,
};

/// Everything about a match but its board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenState {
    /// The match.
    pub id: MatchId,
    /// The number of the last event that the recipient may have.
    pub version: u32,
    /// How far it has come.
    pub phase: Phase,
    /// What was agreed on.
    pub terms: Terms,
    /// The speed by which it is rated.
    pub speed: Speed,
    /// Who made it.
    pub creator: Player,
    /// Who can see it while it waits.
    pub visibility: Visibility,
    /// Who is invited.
    pub invited: Option<Player>,
    /// Who acts first, once there are two players.
    pub first: Option<Player>,
    /// Who acts second.
    pub second: Option<Player>,
    /// The recipient's side; none for spectators.
    pub you: Option<Seat>,
    /// The sides that have to act: one, both while armies are laid out, or none.
    pub to_act: Vec<Seat>,
    /// The sides that have laid out their armies, in games where they do.
    pub set_up: Option<Vec<Seat>>,
    /// The recipient's own set-up while it waits for the other's.
    pub your_set_up: Option<String>,
    /// What the recipient sees of the board, as text.
    pub view: String,
    /// The actions so far in book notation, as far as the recipient may know them.
    pub record: Vec<String>,
    /// The clocks, where there are any.
    pub clocks: Option<SeenClocks>,
    /// Until when the first action has to be made, before the clocks run.
    pub first_action_due: Option<Moment>,
    /// What the first side offers.
    pub first_offers: Option<Offer>,
    /// What the second side offers.
    pub second_offers: Option<Offer>,
    /// Whether the recipient may ask to take its last action back: not after a roll, and never in a
    /// game that hides something.
    pub may_take_back: bool,
    /// Whether the recipient may save conditional moves now: in correspondence games between people without chance
    /// and hidden pieces, while the other side has to act.
    pub may_plan: bool,
    /// What is left of the recipient's conditional moves, each line from the present position on.
    pub your_plan: Vec<Vec<PlannedAction>>,
    /// Whether the first side wants chat.
    pub first_chat: ChatSwitch,
    /// Whether the second side wants chat.
    pub second_chat: ChatSwitch,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The points.
    pub score: Option<Score>,
    /// The score as it is written in records; `*` while it is played.
    pub result: String,
    /// What the server committed to before the first roll, for games with dice.
    pub commitment: Option<String>,
    /// The secret of the dice, after the end.
    pub secret: Option<String>,
    /// The whole truth as position text, after the end; not of a hidden match that was broken off.
    pub truth: Option<String>,
    /// The rematch.
    pub next: Option<MatchId>,
    /// The match of which this is the rematch.
    pub rematch_of: Option<MatchId>,
}

/// Both clocks as they stood at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenClocks {
    /// The moment.
    pub at: Moment,
    /// What the first side had left, in milliseconds.
    pub first: Millis,
    /// What the second side had left.
    pub second: Millis,
    /// Whose clock runs: what it shows now is less by what passed since that moment.
    pub running: Option<Seat>,
}

/// A match as `viewer` may see it at this moment.
pub fn state(state: &MatchState, viewer: Viewer, now: Moment) -> SeenState {
    let table = state.table();
    let (over, revealed) = (state.is_over(), state.is_revealed());
    let player = |side: Side| state.players().map(|players| players[side].clone());
    let own = match viewer {
        Viewer::Side(side) => Some(side),
        Viewer::Spectator => None,
    };
    let record = if revealed {
        table.past().into_iter().map(|(_, played)| played.book).collect()
    } else {
        table.past_for(viewer)
    };
    let score = state.ending().and_then(|(_, score)| score);
    let set_up = state.is_hidden().then(|| {
        Side::BOTH.into_iter().filter(|&side| state.has_acted(side)).map(Seat::from).collect()
    });
    SeenState {
        id: state.id().clone(),
        version: super::version(state, viewer),
        phase: state.phase(),
        terms: state.terms().clone(),
        speed: state.terms().speed(),
        creator: state.creator().clone(),
        visibility: state.opponent().visibility,
        invited: state.opponent().invited.clone(),
        first: player(Side::First),
        second: player(Side::Second),
        you: own.map(Seat::from),
        to_act: state.to_act().into_iter().map(Seat::from).collect(),
        set_up,
        your_set_up: own.and_then(|side| state.laid_out(side)).map(str::to_owned),
        view: table.view_text(viewer),
        record,
        clocks: clocks(state, now),
        first_action_due: state.first_action_due(),
        first_offers: state.offer(Side::First),
        second_offers: state.offer(Side::Second),
        may_take_back: own.is_some_and(|side| state.may_take_back(side)),
        may_plan: own.is_some_and(|side| state.may_plan(side)),
        your_plan: own.map(|side| planned(state, side)).unwrap_or_default(),
        first_chat: state.chat(Side::First),
        second_chat: state.chat(Side::Second),
        ending: state.ending().map(|(ending, _)| ending),
        score,
        result: score.map_or_else(|| "*".to_owned(), |score| score.text()),
        commitment: state.commitment(),
        secret: state.secret().filter(|_| over).map(str::to_owned),
        truth: revealed.then(|| table.position_text()),
        next: state.next().cloned(),
        rematch_of: state.rematch_of().cloned(),
    }
}

/// Both clocks at this moment, where there are any.
pub fn clocks(state: &MatchState, at: Moment) -> Option<SeenClocks> {
    let clock = state.clock();
    Some(SeenClocks {
        at,
        first: clock.remaining(Side::First, at)?,
        second: clock.remaining(Side::Second, at)?,
        running: Side::BOTH.into_iter().find(|&side| clock.runs(side)).map(Seat::from),
    })
}

/// An entry in a list of matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenSummary {
    /// The match.
    pub id: MatchId,
    /// What was agreed on.
    pub terms: Terms,
    /// The speed by which it is rated.
    pub speed: Speed,
    /// How far it has come.
    pub phase: Phase,
    /// Who can see it while it waits.
    pub visibility: Visibility,
    /// Who acts first; while it waits, whoever made it, whatever the side.
    pub first: Option<Player>,
    /// Who acts second.
    pub second: Option<Player>,
    /// How it ended.
    pub ending: Option<EndingKind>,
    /// The score as it is written in records; `*` while it is played.
    pub result: String,
    /// When it was made.
    pub created: Moment,
    /// When it was made, began or ended, whichever was last.
    pub changed: Moment,
}

/// The entry as everybody may have it: a list hides nothing, because it holds nothing hidden.
pub fn summary(summary: Summary) -> SeenSummary {
    let [first, second] = summary.players.0;
    SeenSummary {
        id: summary.id,
        speed: summary.terms.speed(),
        terms: summary.terms,
        phase: summary.phase,
        visibility: summary.visibility,
        first,
        second,
        ending: summary.ending,
        result: summary.score.map_or_else(|| "*".to_owned(), |score| score.text()),
        created: summary.created,
        changed: summary.changed,
    }
}
