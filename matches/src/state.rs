//! The state of a match: a replay of its log.
//!
//! A state holds the truth and has no serialisation; what leaves it goes through [`crate::secrecy`].

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::ops::{Deref, DerefMut};

use galds_games::core::hosting::SetUp;
use galds_games::core::{AnyTable, Information, PerSide, Side, Turn, Viewer};
use galds_games::fair::Secret;
use thiserror::Error;

use crate::chance::FairChance;
use crate::clock::{Awaited, Clock, Millis, Moment};
use crate::first_action::CALL;
use crate::plan::Plan;
use crate::{
    ChatSwitch, Ending, EndingKind, Event, Logged, MatchId, Offer, Opponent, Phase, Player,
    PlayerId, Row, Score, Seat, Terms, Visibility,
};

/// Why a log cannot be replayed. The program never writes such a log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the log of match {id} cannot be replayed at number {number}: {reason}")]
pub struct ReplayError {
    /// The match.
    pub id: MatchId,
    /// The number of the event.
    pub number: u32,
    /// What is wrong with it.
    pub reason: String,
}

/// The book notation of an action as the two sides and spectators may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BookFor {
    open: String,
    hidden: Option<[String; 2]>,
}

impl BookFor {
    /// As a viewer may read it.
    pub(crate) fn for_viewer(&self, viewer: Viewer) -> &str {
        match (viewer, &self.hidden) {
            (Viewer::Side(side), Some(hidden)) => &hidden[side.index()],
            _ => &self.open,
        }
    }
}

/// A table that can be copied with everything else.
pub(crate) struct OwnTable(Box<dyn AnyTable>);

impl Clone for OwnTable {
    fn clone(&self) -> OwnTable {
        OwnTable(self.0.boxed_clone())
    }
}

impl Deref for OwnTable {
    type Target = dyn AnyTable;

    fn deref(&self) -> &(dyn AnyTable + 'static) {
        &*self.0
    }
}

impl DerefMut for OwnTable {
    fn deref_mut(&mut self) -> &mut (dyn AnyTable + 'static) {
        &mut *self.0
    }
}

/// A match at one moment, with all that is hidden in it.
#[derive(Clone)]
pub struct MatchState {
    pub(crate) id: MatchId,
    pub(crate) log: Vec<Logged>,
    pub(crate) clients: HashMap<String, u32>,
    pub(crate) terms: Terms,
    pub(crate) creator: Player,
    pub(crate) creator_seed: String,
    pub(crate) opponent: Opponent,
    pub(crate) rematch_of: Option<MatchId>,
    /// How long players are called to the board.
    pub(crate) call: Millis,
    pub(crate) next: Option<MatchId>,
    pub(crate) phase: Phase,
    pub(crate) players: Option<PerSide<Player>>,
    pub(crate) started: Option<Moment>,
    pub(crate) secret: Option<String>,
    pub(crate) chance: Option<FairChance>,
    /// How many results of chance there were.
    pub(crate) rolls: u64,
    pub(crate) table: OwnTable,
    /// Set-ups that were sent and wait for the other side's.
    pub(crate) laid_out: PerSide<Option<String>>,
    /// The book notation of actions, by the numbers of their events.
    pub(crate) books: HashMap<u32, BookFor>,
    pub(crate) clock: Clock,
    pub(crate) acted: PerSide<u32>,
    /// When each side was first at the board, as far as that was before each had acted.
    pub(crate) arrived: PerSide<Option<Moment>>,
    pub(crate) offers: PerSide<Option<Offer>>,
    pub(crate) plans: PerSide<Plan>,
    pub(crate) chat: PerSide<ChatSwitch>,
    pub(crate) ending: Option<(Ending, Option<Score>)>,
    /// Grows with everything that changes the board.
    pub(crate) tick: u32,
}

/// Says nothing of what is hidden: debug output ends up in logs.
impl fmt::Debug for MatchState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MatchState({}, {} events)", self.id, self.log.len())
    }
}

impl MatchState {
    /// The state that a log leads to.
    pub fn replay(id: &MatchId, rows: Vec<Row>) -> Result<MatchState, ReplayError> {
        let mut rows = rows.into_iter();
        let first = rows.next().ok_or_else(|| ReplayError {
            id: id.clone(),
            number: 1,
            reason: "the log is empty".to_owned(),
        })?;
        let mut state = MatchState::first(id, Logged::read(id, first)?)?;
        for row in rows {
            state.apply(Logged::read(id, row)?)?;
        }
        Ok(state)
    }

    fn first(id: &MatchId, logged: Logged) -> Result<MatchState, ReplayError> {
        let refused =
            |reason: String| ReplayError { id: id.clone(), number: logged.number, reason };
        let Event::Created { terms, creator, opponent, secret, seed, rematch_of, call } =
            &logged.event
        else {
            return Err(refused("a log starts with the making of its match".to_owned()));
        };
        let table = terms.open().map_err(|error| refused(error.to_string()))?;
        let mut state = MatchState {
            id: id.clone(),
            clients: HashMap::new(),
            creator: creator.clone(),
            creator_seed: seed.clone(),
            opponent: opponent.clone(),
            rematch_of: rematch_of.clone(),
            call: call.unwrap_or(CALL),
            next: None,
            phase: Phase::Open,
            players: None,
            started: None,
            secret: secret.clone(),
            chance: None,
            rolls: 0,
            table: OwnTable(table),
            laid_out: PerSide([None, None]),
            books: HashMap::new(),
            clock: Clock::new(terms.control),
            acted: PerSide([0; 2]),
            arrived: PerSide([None; 2]),
            offers: PerSide([None; 2]),
            plans: PerSide::default(),
            chat: PerSide([ChatSwitch::On; 2]),
            ending: None,
            tick: 0,
            terms: terms.clone(),
            log: Vec::new(),
        };
        state.note(logged);
        Ok(state)
    }

    fn note(&mut self, logged: Logged) {
        if let Some(client) = &logged.client {
            self.clients.insert(client.clone(), logged.number);
        }
        self.log.push(logged);
    }

    /// Carries the state on by the next event of the log.
    pub fn apply(&mut self, logged: Logged) -> Result<(), ReplayError> {
        let result = if logged.number == self.version() + 1 {
            self.carry_on(&logged)
        } else {
            Err(format!("number {} was expected", self.version() + 1))
        };
        let number = logged.number;
        result.map_err(|reason| ReplayError { id: self.id.clone(), number, reason })?;
        self.note(logged);
        Ok(())
    }

    fn carry_on(&mut self, logged: &Logged) -> Result<(), String> {
        let at = logged.at;
        match &logged.event {
            Event::Created { .. } => return Err("the match was made before".to_owned()),
            Event::Started { first, second, seeds } => {
                self.players = Some(PerSide([first.clone(), second.clone()]));
                self.phase = Phase::Playing;
                self.started = Some(at);
                let secret = self.secret.as_deref();
                let game = &self.terms.game;
                self.chance =
                    secret.and_then(|secret| FairChance::new(game, &self.id, secret, seeds));
            }
            Event::Arrived { side } => self.arrived[(*side).into()] = Some(at),
            Event::SetUp { side, token } => self.lay_out((*side).into(), token, at)?,
            Event::Acted { side, token, lag } => {
                self.act((*side).into(), token, *lag, logged.number, at)?;
            }
            Event::Threw { token } => {
                self.play(token, logged.number)?;
                self.rolls += 1;
                self.clock.await_from(at, self.awaited());
            }
            Event::Offered { side, offer } => self.offers[(*side).into()] = Some(*offer),
            Event::Declined { offer, .. } => {
                for side in Side::BOTH {
                    self.offers[side] = self.offers[side].filter(|open| open != offer);
                }
            }
            Event::TookBack { actions, .. } => {
                for _ in 0..*actions {
                    if !self.table.undo() {
                        return Err("there is nothing to take back".to_owned());
                    }
                }
                self.tick += 1;
                // Whoever takes an answer back does not want it made again.
                self.plans = PerSide::default();
                self.offers = PerSide([None; 2]);
                self.clock.await_from(at, self.awaited());
            }
            Event::Planned { side, lines } => {
                self.plans[(*side).into()] = Plan::of(lines.clone());
            }
            Event::ChatSwitched { side, chat } => self.chat[(*side).into()] = *chat,
            Event::Refunded { away, back } => self.clock.refund(*away, *back),
            Event::Ended { ending, score } => {
                self.phase = Phase::Over;
                self.ending = Some((*ending, *score));
                self.plans = PerSide::default();
                self.offers = PerSide([None; 2]);
                self.clock.await_from(at, Awaited::Nobody);
            }
            Event::GuestBecame { guest, player } => self.replace_guest(guest, player),
            Event::Rematched { next } => {
                self.next = Some(next.clone());
                self.offers = PerSide([None; 2]);
            }
        }
        Ok(())
    }

    fn lay_out(&mut self, side: Side, token: &str, at: Moment) -> Result<(), String> {
        self.laid_out[side] = Some(token.to_owned());
        self.tick += 1;
        self.acted[side] += 1;
        while let Turn::Side(due) = self.table.turn()
            && let Some(token) = self.laid_out[due].take()
        {
            self.table.play_text(&token).map_err(|error| error.to_string())?;
        }
        self.clock.await_from(at, self.awaited());
        Ok(())
    }

    fn act(
        &mut self,
        side: Side,
        token: &str,
        lag: Millis,
        number: u32,
        at: Moment,
    ) -> Result<(), String> {
        self.play(token, number)?;
        self.acted[side] += 1;
        self.offers[side] = self.offers[side].filter(|offer| *offer != Offer::Takeback);
        self.offers[side.other()] = None;
        let awaited = self.awaited();
        self.clock.after_action(side, at, lag, awaited).map_err(|error| error.to_string())
    }

    fn play(&mut self, token: &str, number: u32) -> Result<(), String> {
        let played = self.table.play_text(token).map_err(|error| error.to_string())?;
        self.tick += 1;
        for side in Side::BOTH {
            self.plans[side].advance(&played.token);
        }
        let hidden = self.is_hidden().then(|| {
            let seen = |side| self.table.last_for(Viewer::Side(side)).unwrap_or_default();
            Side::BOTH.map(seen)
        });
        let open = match hidden {
            Some(_) => self.table.last_for(Viewer::Spectator).unwrap_or_default(),
            None => played.book,
        };
        self.books.insert(number, BookFor { open, hidden });
        Ok(())
    }
}

/// What the rest of the program may ask.
impl MatchState {
    /// The match's name.
    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.log.last().map_or(0, |logged| logged.number)
    }

    /// What was agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who made it.
    pub fn creator(&self) -> &Player {
        &self.creator
    }

    /// Who can see it while it waits, and who is invited.
    pub fn opponent(&self) -> &Opponent {
        &self.opponent
    }

    /// Both players, once there are two.
    pub fn players(&self) -> Option<&PerSide<Player>> {
        self.players.as_ref()
    }

    /// The side of a player.
    pub fn side_of(&self, player: &PlayerId) -> Option<Side> {
        let players = self.players.as_ref()?;
        Side::BOTH.into_iter().find(|&side| players[side].id == *player)
    }

    /// How somebody looks at it: as a side or as a spectator.
    pub fn viewer(&self, player: Option<&PlayerId>) -> Viewer {
        player.and_then(|player| self.side_of(player)).map_or(Viewer::Spectator, Viewer::Side)
    }

    /// How it ended, and the points.
    pub fn ending(&self) -> Option<(Ending, Option<Score>)> {
        self.ending
    }

    /// The match that follows it.
    pub fn next(&self) -> Option<&MatchId> {
        self.next.as_ref()
    }

    /// The match that it follows.
    pub fn rematch_of(&self) -> Option<&MatchId> {
        self.rematch_of.as_ref()
    }

    /// When it was made.
    pub fn created(&self) -> Moment {
        self.log.first().map_or(Moment::default(), |logged| logged.at)
    }

    /// When something last happened.
    pub fn changed(&self) -> Moment {
        self.log.last().map_or(Moment::default(), |logged| logged.at)
    }

    /// When it was made, began or ended, whichever was last.
    pub fn listed(&self) -> Moment {
        let is_listed = |logged: &&Logged| {
            matches!(
                logged.event,
                Event::Created { .. } | Event::Started { .. } | Event::Ended { .. }
            )
        };
        self.log.iter().rev().find(is_listed).map_or(Moment::default(), |logged| logged.at)
    }

    /// When a side last did something, or when the match began.
    pub fn last_sign(&self, side: Side) -> Moment {
        let last = self.log.iter().rev().find(|logged| logged.event.is_sign_of(side));
        last.map_or_else(|| self.created(), |logged| logged.at)
    }

    /// Everybody who is concerned: its players, its maker, and whoever is invited.
    pub fn concerned(&self) -> HashSet<PlayerId> {
        let players = self.players.iter().flat_map(|players| &players.0);
        let invited = self.opponent.invited.iter();
        let all = players.chain([&self.creator]).chain(invited);
        all.map(|player| player.id.clone()).collect()
    }

    /// When both players were there.
    pub fn started(&self) -> Option<Moment> {
        self.started
    }

    /// The number under which a command was logged.
    pub fn number_of(&self, client: &str) -> Option<u32> {
        self.clients.get(client).copied()
    }

    /// Grows with everything that changes the board: what was thought about an older one is void.
    pub fn tick(&self) -> u32 {
        self.tick
    }

    /// Whether a player wants to see chat.
    pub fn chat(&self, side: Side) -> ChatSwitch {
        self.chat[side]
    }

    /// The sides that have to act, whether their clocks run or not.
    pub fn to_act(&self) -> Vec<Side> {
        if self.phase != Phase::Playing {
            return Vec::new();
        }
        if self.is_setting_up() {
            return Side::BOTH.into_iter().filter(|&side| self.acted[side] == 0).collect();
        }
        self.table.turn().side().into_iter().collect()
    }

    /// Whether armies are being laid out. Once each side has acted they are.
    pub fn is_setting_up(&self) -> bool {
        let set_up = galds_games::hosting(self.table.about().name).set_up;
        set_up == SetUp::Secret && !self.is_under_way()
    }

    /// Whether the game hides something from its players.
    pub fn is_hidden(&self) -> bool {
        self.table.about().information == Information::Hidden
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether everybody may know everything: after the end. A hidden match that was broken off was not
    /// played, and the armies stay with those who laid them out, who may use them again.
    pub fn is_revealed(&self) -> bool {
        let was_broken_off = self.ending.is_some_and(|(ending, _)| {
            matches!(ending.kind, EndingKind::Aborted | EndingKind::Cancelled)
        });
        self.is_over() && !(self.is_hidden() && was_broken_off)
    }

    /// Whether each side has acted, so that the match can no longer be broken off.
    pub fn is_under_way(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.acted[side] > 0)
    }

    /// Whether a side has acted.
    pub fn has_acted(&self, side: Side) -> bool {
        self.acted[side] > 0
    }

    /// The events so far: the truth, which nobody gets but through [`crate::secrecy`].
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// The table: the truth, which nobody gets but through [`crate::secrecy`] or as the observation of a
    /// side.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    pub(crate) fn book(&self, number: u32) -> Option<&BookFor> {
        self.books.get(&number)
    }

    /// Both clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What a side offers.
    pub fn offer(&self, side: Side) -> Option<Offer> {
        self.offers[side]
    }

    pub(crate) fn laid_out(&self, side: Side) -> Option<&str> {
        self.laid_out[side].as_deref()
    }

    pub(crate) fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    pub(crate) fn chance(&self) -> Option<&FairChance> {
        self.chance.as_ref()
    }

    pub(crate) fn commitment(&self) -> Option<String> {
        let secret = Secret::read(self.secret.as_deref()?)?;
        Some(secret.commitment().to_string())
    }

    /// Who is awaited by the clocks: they stand still until each side has acted once.
    pub(crate) fn awaited(&self) -> Awaited {
        if self.phase != Phase::Playing || !self.is_under_way() {
            return Awaited::Nobody;
        }
        self.table.turn().side().map_or(Awaited::Nobody, Awaited::One)
    }

    /// When the server has to look at the match again if nobody acts, because time runs out.
    pub fn due(&self) -> Option<Moment> {
        let flag = self.clock.next_flag().map(|(_, at)| at);
        flag.or_else(|| self.first_action_due())
    }

    /// Whether it waits for this player.
    pub fn may_join(&self, player: &PlayerId) -> bool {
        let invited = self.opponent.invited.as_ref();
        self.phase == Phase::Open
            && self.creator.id != *player
            && match self.opponent.visibility {
                Visibility::Invited => invited.is_some_and(|invited| invited.id == *player),
                Visibility::Lobby | Visibility::Link => true,
                Visibility::Computer => false,
            }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Side(seat.into())
    }
}
