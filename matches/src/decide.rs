//! Which events follow from a command, or why it is refused. Nothing here does anything.

use galds_games::core::{PerSide, Side, Turn};

use crate::chance::{self, FairChance};
use crate::clock::{Awaited, Millis, Moment, TimeControl};
use crate::follow::{follow, forfeit, roll};
use crate::plan::{plan, with_answers};
use crate::{
    Command, Ending, EndingKind, Event, MatchState, Offer, Phase, Player, PlayerId, Rated, Refusal,
    Score, Visibility, takeback,
};

/// What a side says that leaves it to chance.
pub const THROW: &str = "throw";
/// How long an opponent must be away before the win can be claimed.
const AWAY: Millis = Millis::seconds(60);
/// The same where there is no clock.
const AWAY_WITHOUT_CLOCK: Millis = Millis::days(3);

/// What is known beside the state when a command is judged.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// When the command came.
    pub at: Moment,
    /// The lag that was measured for the sender's connection.
    pub lag: Millis,
    /// How long the sender's opponent has been away.
    pub opponent_away: Millis,
    /// The side of the match's maker, if it falls to a coin to settle the sides now.
    pub coin: Side,
}

/// What becomes of a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// These events follow.
    Accept(Vec<Event>),
    /// The sender's time was over: this event follows, and the command is refused.
    TooLate(Box<Event>),
    /// Both agreed to play again: a new match is to be made.
    Rematch,
    /// It is so already: nothing is written.
    NothingNew,
}

/// What follows from a command of this player.
pub fn decide(
    state: &MatchState,
    player: &Player,
    command: &Command,
    now: Circumstances,
) -> Result<Decision, Refusal> {
    if let Command::Join { seed } = command {
        return join(state, player, seed, now.coin).map(Decision::Accept);
    }
    if state.phase == Phase::Open {
        return before_the_start(state, player, command).map(Decision::Accept);
    }
    let side = state.side_of(&player.id).ok_or(Refusal::NotAPlayer)?;
    let offer_of_rematch = match command {
        Command::Offer { offer } | Command::Accept { offer } | Command::Decline { offer } => {
            *offer == Offer::Rematch
        }
        _ => false,
    };
    match (state.phase, command) {
        (Phase::Playing, Command::Chat { chat }) if state.chat(side) == *chat => {
            Ok(Decision::NothingNew)
        }
        (Phase::Playing, Command::Chat { chat }) => {
            Ok(accept(Event::ChatSwitched { side: side.into(), chat: *chat }))
        }
        (Phase::Over, _) if offer_of_rematch => negotiate(state, side, command),
        (Phase::Over, _) => Err(Refusal::Over),
        (_, _) if offer_of_rematch => Err(Refusal::StillPlaying),
        (_, Command::Act { action }) => {
            act(state, side, action, now).map(|decision| with_answers(state, decision, now))
        }
        (_, Command::Plan { played, lines }) => plan(state, side, *played, lines),
        (_, Command::Resign) => Ok(accept(forfeit(state, EndingKind::Resigned, side))),
        (_, Command::Abort) => abort(state, side),
        (_, Command::Claim) => claim(state, side, now),
        (_, _) => negotiate(state, side, command),
    }
}

fn accept(event: Event) -> Decision {
    Decision::Accept(vec![event])
}

fn join(
    state: &MatchState,
    player: &Player,
    seed: &str,
    coin: Side,
) -> Result<Vec<Event>, Refusal> {
    if state.phase != Phase::Open {
        return Err(Refusal::NotOpen);
    }
    if !state.may_join(&player.id) {
        return Err(Refusal::NotInvited);
    }
    if state.terms.rated == Rated::Rated && !matches!(player.id, PlayerId::Person(_)) {
        return Err(Refusal::NeedsAccount);
    }
    if !chance::is_seed(seed) {
        return Err(Refusal::Seed);
    }
    Ok(seated(state, player, seed, coin))
}

/// The events by which this opponent sits down: play begins, with a result of chance where that is first.
/// The coin is the side of the match's maker, where the maker left it open.
pub fn seated(state: &MatchState, opponent: &Player, seed: &str, coin: Side) -> Vec<Event> {
    let (creator, opponent) = (state.creator.clone(), opponent.clone());
    let (own, other) = (state.creator_seed.clone(), seed.to_owned());
    let (first, second, seeds) = match state.terms.side.settle(coin) {
        Side::First => (creator, opponent, [own, other]),
        Side::Second => (opponent, creator, [other, own]),
    };
    let secret = state.secret.as_deref();
    let game = &state.terms.game;
    let chance = secret.and_then(|secret| FairChance::new(game, &state.id, secret, &seeds));
    let mut events = vec![Event::Started { first, second, seeds }];
    events.extend(follow(chance.as_ref(), &mut *state.table.boxed_clone(), 0));
    events
}

fn before_the_start(
    state: &MatchState,
    player: &Player,
    command: &Command,
) -> Result<Vec<Event>, Refusal> {
    let is_creator = state.creator.id == player.id;
    let invited = state.opponent.invited.as_ref();
    let is_invited = state.opponent.visibility == Visibility::Invited
        && invited.is_some_and(|invited| invited.id == player.id);
    match command {
        Command::Abort if is_creator || is_invited => {
            let ending = Ending::of(EndingKind::Cancelled);
            Ok(vec![Event::Ended { ending, score: None }])
        }
        _ if is_creator => Err(Refusal::NotStarted),
        _ => Err(Refusal::NotAPlayer),
    }
}

pub(crate) fn act(
    state: &MatchState,
    side: Side,
    action: &str,
    now: Circumstances,
) -> Result<Decision, Refusal> {
    if state.is_setting_up() {
        return set_up(state, side, action);
    }
    let turn = state.table.turn();
    if turn.side() != Some(side) {
        return Err(Refusal::NotYourTurn);
    }
    let mut table = state.table.boxed_clone();
    let mut rolls = state.rolls;
    let mut events = Vec::new();
    if action.trim() == THROW && turn == Turn::SideOrChance(side) {
        rolls += 1;
        let token = roll(state.chance.as_ref(), &mut *table, rolls);
        events.push(Event::Threw { token: token.ok_or(Refusal::NotYourTurn)? });
    } else {
        let chances = table.chances();
        let played = table.play_text(action).map_err(|error| Refusal::of_game(&error))?;
        if chances.iter().any(|result| result.action == played.token) {
            return Err(Refusal::ThrownByServer);
        }
        events.push(Event::Acted { side: side.into(), token: played.token, lag: now.lag });
    }
    // Whether it came in time does not depend on who is awaited next.
    let mut clock = state.clock.clone();
    if clock.after_action(side, now.at, now.lag, Awaited::Nobody).is_err() {
        return Ok(Decision::TooLate(Box::new(forfeit(state, EndingKind::Flag, side))));
    }
    events.extend(follow(state.chance.as_ref(), &mut *table, rolls));
    Ok(Decision::Accept(events))
}

/// A set-up may come before its turn: it is judged at a table where the other side has laid out an
/// example, so that nothing depends on what the other side really did.
fn set_up(state: &MatchState, side: Side, action: &str) -> Result<Decision, Refusal> {
    if state.acted[side] > 0 {
        return Err(Refusal::AlreadySetUp);
    }
    let mut table = state.terms.open().map_err(|error| Refusal::of_game(&error))?;
    if side == Side::Second
        && let Some(example) = table.legal().1.first()
    {
        table.play_text(example).map_err(|error| Refusal::of_game(&error))?;
    }
    let played = table.play_text(action).map_err(|error| Refusal::of_game(&error))?;
    let mut events = vec![Event::SetUp { side: side.into(), token: played.token.clone() }];
    if state.acted[side.other()] > 0 {
        events.extend(after_both_set_ups(state, side, &played.token)?);
    }
    Ok(Decision::Accept(events))
}

/// What follows by itself when the second of the two set-ups has come: chance may have to act now.
fn after_both_set_ups(state: &MatchState, side: Side, token: &str) -> Result<Vec<Event>, Refusal> {
    let mut table = state.table.boxed_clone();
    // The first side's may be at the table already; the second side's waits for it.
    let mut waiting = PerSide([None, None]);
    waiting[side] = Some(token);
    waiting[side.other()] = state.laid_out(side.other());
    while let Turn::Side(due) = table.turn()
        && let Some(token) = waiting[due].take()
    {
        table.play_text(token).map_err(|error| Refusal::of_game(&error))?;
    }
    Ok(follow(state.chance.as_ref(), &mut *table, state.rolls))
}

fn abort(state: &MatchState, side: Side) -> Result<Decision, Refusal> {
    if state.is_under_way() {
        return Err(Refusal::UnderWay);
    }
    if counts_from_the_start(state) {
        return Err(Refusal::DiceThrown);
    }
    Ok(accept(Event::Ended { ending: Ending::through(EndingKind::Aborted, side), score: None }))
}

/// Whether a match counts before each side has acted: a rated one whose dice have been thrown.
/// Otherwise whoever does not like the first roll could have another one for nothing.
fn counts_from_the_start(state: &MatchState) -> bool {
    state.terms.rated == Rated::Rated && state.rolls > 0
}

/// The end of a match through a side that has not come or does not act.
fn walked_out(state: &MatchState, leaver: Side) -> Event {
    if state.is_under_way() || counts_from_the_start(state) {
        return forfeit(state, EndingKind::Left, leaver);
    }
    Event::Ended { ending: Ending::through(EndingKind::Aborted, leaver), score: None }
}

/// After how long an absence the win can be claimed, if ever.
pub const fn claim_after(control: TimeControl) -> Option<Millis> {
    match control {
        TimeControl::Increment { .. } | TimeControl::Delay { .. } => Some(AWAY),
        TimeControl::None => Some(AWAY_WITHOUT_CLOCK),
        // Days for each turn are the time that a player may be away.
        TimeControl::Days { .. } => None,
    }
}

fn claim(state: &MatchState, side: Side, now: Circumstances) -> Result<Decision, Refusal> {
    let needed = claim_after(state.terms.control).ok_or(Refusal::StillThere)?;
    let leaver = side.other();
    let is_still_called =
        !state.has_acted(leaver) && state.called_until(leaver).is_some_and(|until| now.at < until);
    if now.opponent_away < needed || is_still_called || !state.to_act().contains(&leaver) {
        return Err(Refusal::StillThere);
    }
    Ok(accept(walked_out(state, leaver)))
}

fn negotiate(state: &MatchState, side: Side, command: &Command) -> Result<Decision, Refusal> {
    let is_offered = |by: Side, offer: Offer| state.offers[by] == Some(offer);
    match command {
        Command::Offer { offer } => {
            if is_offered(side.other(), *offer) {
                return agree(state, side, *offer);
            }
            if is_offered(side, *offer) {
                return Err(Refusal::AlreadyOffered);
            }
            if *offer == Offer::Takeback {
                takeback::actions_to_undo(state, side)?;
            }
            Ok(accept(Event::Offered { side: side.into(), offer: *offer }))
        }
        Command::Accept { offer } if is_offered(side.other(), *offer) => agree(state, side, *offer),
        Command::Decline { offer }
            if is_offered(side.other(), *offer) || is_offered(side, *offer) =>
        {
            Ok(accept(Event::Declined { side: side.into(), offer: *offer }))
        }
        _ => Err(Refusal::NoOffer),
    }
}

/// What follows when `side` agrees to the other side's offer.
fn agree(state: &MatchState, side: Side, offer: Offer) -> Result<Decision, Refusal> {
    match offer {
        Offer::Draw => {
            let score = Some(Score::of_halves(1, 1));
            Ok(accept(Event::Ended { ending: Ending::of(EndingKind::Agreed), score }))
        }
        Offer::Takeback => {
            let asked = side.other();
            let actions = takeback::actions_to_undo(state, asked)?;
            Ok(accept(Event::TookBack { side: asked.into(), actions }))
        }
        Offer::Rematch => Ok(Decision::Rematch),
    }
}

/// The end of a match whose time has run out by this moment, if it has.
pub fn overdue(state: &MatchState, at: Moment) -> Option<Event> {
    if state.phase != Phase::Playing {
        return None;
    }
    if let Some(side) = state.clock.flag(at) {
        return Some(forfeit(state, EndingKind::Flag, side));
    }
    let (idle, due) = state.next_first_action()?;
    (due <= at).then(|| walked_out(state, idle))
}
