//! Whom the events of a match concern who may be looking elsewhere. Nothing here does anything.

use galds_games::core::Side;
use galds_matches::{
    Ending, EndingKind, Event, MatchId, MatchState, Offer, Phase, Player, PlayerId, Score,
    Visibility,
};

use crate::storage::{CallAbout, CallKind};

/// Something that follows from an event for somebody's calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Somebody is called.
    Call(PlayerId, CallKind, Box<CallAbout>),
    /// A call no longer means anything.
    TakeBack(PlayerId, CallKind),
    /// Whatever somebody was called for here is over.
    Over(PlayerId),
    /// Somebody made the action that they may have been called for.
    Acted(PlayerId),
    /// It is somebody's turn now.
    Turn,
}

/// What follows from the events with numbers from `first` on.
pub(super) fn steps(state: &MatchState, first: u32) -> Vec<Step> {
    let from = (first.saturating_sub(1) as usize).min(state.log().len());
    let mut steps = Vec::new();
    for logged in &state.log()[from..] {
        follow(state, first, &logged.event, &mut steps);
    }
    steps
}

fn follow(state: &MatchState, first: u32, event: &Event, steps: &mut Vec<Step>) {
    match event {
        Event::Created { creator, opponent, .. } => {
            let invited = opponent.invited.as_ref();
            if let (Visibility::Invited, Phase::Open, Some(invited)) =
                (opponent.visibility, state.phase(), invited)
            {
                let about = about(state, Some(creator));
                steps.push(Step::Call(invited.id.clone(), CallKind::Challenge, about.into()));
            }
        }
        Event::Started { .. } => started(state, first, steps),
        Event::Offered { side, offer } => {
            let (by, kind) = (Side::from(*side), kind_of(*offer));
            if let Some(asked) = player(state, by.other()) {
                let about = about(state, player(state, by));
                steps.push(Step::Call(asked.id.clone(), kind, about.into()));
            }
        }
        Event::Declined { offer, .. } => answered(state, *offer, steps),
        Event::TookBack { .. } => {
            answered(state, Offer::Takeback, steps);
            steps.push(Step::Turn);
        }
        Event::Rematched { .. } => answered(state, Offer::Rematch, steps),
        Event::Ended { ending, score } => ended(state, first, *ending, *score, steps),
        Event::Acted { side, .. } | Event::SetUp { side, .. } => {
            let by = player(state, (*side).into());
            steps.extend(by.map(|player| Step::Acted(player.id.clone())));
            steps.push(Step::Turn);
        }
        Event::Threw { .. } => steps.push(Step::Turn),
        Event::Arrived { .. }
        | Event::Planned { .. }
        | Event::ChatSwitched { .. }
        | Event::Refunded { .. }
        | Event::GuestBecame { .. } => {}
    }
}

/// A match that begins as soon as it is made is against the computer, a board of a tournament, or a rematch.
/// The first was asked for by whoever looks at it, and tournaments call their players themselves.
fn started(state: &MatchState, first: u32, steps: &mut Vec<Step>) {
    let kind = match (state.rematch_of(), first) {
        (Some(_), _) => CallKind::Rematched,
        (None, 1) => return,
        (None, _) => CallKind::Started,
    };
    let invited = state.opponent().invited.as_ref();
    steps.extend(invited.map(|player| Step::TakeBack(player.id.clone(), CallKind::Challenge)));
    for side in Side::BOTH {
        if let Some(called) = player(state, side) {
            let about = about(state, player(state, side.other()));
            steps.push(Step::Call(called.id.clone(), kind, about.into()));
        }
    }
}

/// Whoever did not end the match themselves hears how it ended. A challenge that was withdrawn or declined is none any
/// more; whoever made it hears that from whoever declined.
fn ended(
    state: &MatchState,
    first: u32,
    ending: Ending,
    score: Option<Score>,
    steps: &mut Vec<Step>,
) {
    if let Some(players) = state.players() {
        steps.extend(players.0.iter().map(|player| Step::Over(player.id.clone())));
        let by = ended_by(state, first, ending);
        for side in Side::BOTH.into_iter().filter(|&side| Some(side) != by) {
            let about = CallAbout {
                ending: Some(ending.kind),
                ..about(state, Some(&players[side.other()]))
            };
            let kind = result_for(side, score);
            steps.push(Step::Call(players[side].id.clone(), kind, about.into()));
        }
    } else {
        let invited = state.opponent().invited.as_ref();
        let take_back = |player: &Player| Step::TakeBack(player.id.clone(), CallKind::Challenge);
        steps.extend(invited.map(take_back));
    }
}

/// The side whose own doing ended a match, where that is certain: whoever runs out of time or does not come does
/// nothing, and a match is also broken off when somebody does not come. Whoever had prepared the last answer was perhaps
/// not there, and whoever got it did not make it.
fn ended_by(state: &MatchState, first: u32, ending: Ending) -> Option<Side> {
    match ending.kind {
        EndingKind::Resigned => ending.side.map(Side::from),
        EndingKind::Rules => {
            let acted = state.log().iter().rev().filter_map(|logged| match logged.event {
                Event::Acted { side, .. } => Some((logged.number, Side::from(side))),
                _ => None,
            });
            let mut acted = acted.map_while(|(number, side)| (number >= first).then_some(side));
            let last = acted.next()?;
            acted.all(|side| side == last).then_some(last)
        }
        EndingKind::Agreed
        | EndingKind::Flag
        | EndingKind::Left
        | EndingKind::Aborted
        | EndingKind::Cancelled => None,
    }
}

/// What a result is for one side.
fn result_for(side: Side, score: Option<Score>) -> CallKind {
    let Some(Score { first, second }) = score else {
        return CallKind::Aborted;
    };
    let (own, others) = match side {
        Side::First => (first, second),
        Side::Second => (second, first),
    };
    if own > others {
        CallKind::Won
    } else if own < others {
        CallKind::Lost
    } else {
        CallKind::Drawn
    }
}

fn answered(state: &MatchState, offer: Offer, steps: &mut Vec<Step>) {
    let players = Side::BOTH.into_iter().filter_map(|side| player(state, side));
    steps.extend(players.map(|player| Step::TakeBack(player.id.clone(), kind_of(offer))));
}

const fn kind_of(offer: Offer) -> CallKind {
    match offer {
        Offer::Draw => CallKind::Draw,
        Offer::Takeback => CallKind::Takeback,
        Offer::Rematch => CallKind::Rematch,
    }
}

fn player(state: &MatchState, side: Side) -> Option<&Player> {
    state.players().map(|players| &players[side])
}

/// Who has to act and is to be called: nobody before the first action, because they were called to the board.
pub(super) fn awaited(state: &MatchState) -> Vec<(PlayerId, CallAbout)> {
    if !Side::BOTH.into_iter().any(|side| state.has_acted(side)) {
        return Vec::new();
    }
    let call = |side: Side| {
        let about = about(state, player(state, side.other()));
        player(state, side).map(|player| (player.id.clone(), about))
    };
    state.to_act().into_iter().filter_map(call).collect()
}

/// What a call says of a match.
pub(super) fn about(state: &MatchState, from: Option<&Player>) -> CallAbout {
    let terms = state.terms();
    CallAbout {
        from: from.cloned(),
        match_id: Some(MatchId::clone(state.id())),
        game: Some(terms.game.clone()),
        rules: Some(terms.rules.clone()),
        control: Some(terms.control),
        rated: Some(terms.rated),
        ..CallAbout::default()
    }
}
