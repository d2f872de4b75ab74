//! The people at the matches: they look, act, negotiate, leave, and send again what was not answered.

use std::sync::{Arc, Mutex};

use galds_games::core::{Rng, Side, Viewer};
use galds_matches::clock::{Millis, TimeControl};
use galds_matches::secrecy::choices_for;
use galds_matches::{
    Asked, ChatSwitch, Command, HandlerError, MatchId, MatchState, Offer, Phase, Player, PlayerId,
};

use crate::channels::Signal;
use crate::executor::locked;
use crate::leaks::leak;
use crate::services::Look;
use crate::world::World;

/// How long somebody waits for an opponent to join.
const PATIENCE: Millis = Millis::seconds(40);
/// After how long without anything happening somebody claims that the opponent has left.
const CLAIMS_AFTER: u64 = 65_000;
/// The most actions that somebody makes before giving up.
const LONGEST: u32 = 60;

/// A command that a server acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Ack {
    pub(crate) id: MatchId,
    /// The name of the command, as it stands in the log.
    pub(crate) client: String,
    pub(crate) number: u32,
    pub(crate) command: Command,
}

/// How somebody leaves a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    Resigns,
    OffersDraw,
    Vanishes,
    PlaysOn,
}

/// Who a client is at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// One who made it or is to join it.
    Player(Player),
    Spectator,
}

/// Somebody at a match.
pub(crate) struct Client {
    world: Arc<World>,
    acks: Arc<Mutex<Vec<Ack>>>,
    role: Role,
    random: Rng,
    machine: usize,
    notices: Signal,
    subscribed: Option<(usize, MatchId)>,
    sent: u32,
    acted: u32,
    actions: u32,
    farewell: Farewell,
    may_vanish: bool,
    /// The last number that was acknowledged at this match.
    known: u32,
    rematches: u32,
}

/// What somebody does next.
enum Step {
    Wait,
    Send(Command),
    /// On to the rematch.
    Follow(MatchId),
    Leave,
}

impl Client {
    pub(crate) fn new(
        world: &Arc<World>,
        acks: &Arc<Mutex<Vec<Ack>>>,
        role: Role,
        control: TimeControl,
    ) -> Client {
        let mut random = Rng::seeded(world.executor.random(Rng::bits));
        // Without a clock nobody is freed from an opponent who vanishes, and days are long.
        let may_vanish =
            matches!(control, TimeControl::Increment { .. } | TimeControl::Delay { .. });
        let farewell = match random.below(8) {
            0 | 1 => Farewell::Resigns,
            2 | 3 => Farewell::OffersDraw,
            4 => Farewell::PlaysOn,
            _ if may_vanish => Farewell::Vanishes,
            _ => Farewell::Resigns,
        };
        let actions = match random.below(10) {
            0 => 0,
            1 => LONGEST,
            _ => 1 + random.below(10) as u32,
        };
        Client {
            world: Arc::clone(world),
            acks: Arc::clone(acks),
            role,
            machine: random.below(world.machine_count()),
            random,
            notices: Signal::default(),
            subscribed: None,
            sent: 0,
            acted: 0,
            actions,
            farewell,
            may_vanish,
            known: 0,
            rematches: 0,
        }
    }

    fn happens(&mut self, in_a_hundred: usize) -> bool {
        self.random.below(100) < in_a_hundred
    }

    fn player(&self) -> Option<&Player> {
        match &self.role {
            Role::Player(player) => Some(player),
            Role::Spectator => None,
        }
    }

    /// Stays at a match until it is over, and perhaps at the next one.
    pub(crate) async fn attend(mut self, mut id: MatchId) {
        loop {
            let Some(state) = self.look(&id).await else {
                self.machine = self.random.below(self.world.machine_count());
                self.world.executor.sleep(300 + self.random.below(1_500) as u64).await;
                continue;
            };
            match self.step(&state) {
                Step::Wait => {
                    let most = 1_000 + self.random.below(3_000) as u64;
                    let _noticed = self.world.executor.within(most, self.notices.wait()).await;
                }
                Step::Send(command) => {
                    self.world.executor.sleep(20 + self.random.below(1_500) as u64).await;
                    self.send(&id, command).await;
                }
                Step::Follow(next) => {
                    (self.known, self.acted, id) = (0, 0, next);
                    self.rematches += 1;
                }
                Step::Leave => return,
            }
        }
    }

    async fn look(&mut self, id: &MatchId) -> Option<Arc<MatchState>> {
        let here = (self.machine, id.clone());
        if self.subscribed.as_ref() != Some(&here) {
            self.world.subscribe(self.machine, id, &self.notices);
            self.subscribed = Some(here);
        }
        let player: Option<PlayerId> = self.player().map(|player| player.id.clone());
        let (wanted, who) = (id.clone(), player.clone());
        let answer = self.world.call(self.machine, |server| server.look(wanted, who)).await;
        let Look { state, shown } = match answer? {
            Ok(look) => look,
            Err(HandlerError::Host(_)) => return None,
            // It is being made.
            Err(HandlerError::Unknown) if self.known == 0 => return None,
            Err(error) => {
                self.world.violated(format!("match {id} cannot be looked at: {error}"));
                return None;
            }
        };
        if state.version() < self.known {
            let (version, known) = (state.version(), self.known);
            self.world.violated(format!(
                "match {id} is shown at {version} after {known} was acknowledged"
            ));
        }
        let viewer = state.viewer(player.as_ref());
        if let Some(what) = shown.and_then(|shown| leak(&state, viewer, &shown)) {
            self.world.violated(format!("match {id} shows {what} to {viewer:?}"));
        }
        Some(state)
    }

    /// Sends a command until it is answered.
    async fn send(&mut self, id: &MatchId, command: Command) {
        let Some(player) = self.player().cloned() else { return };
        self.sent += 1;
        let asked = Asked {
            id: id.clone(),
            client: Some(format!("c{}", self.sent)),
            command: command.clone(),
            lag: Millis(self.random.below(300) as u64),
            player,
        };
        loop {
            let sent = asked.clone();
            let answer = self
                .world
                .call(self.machine, |server| async move { server.handler().command(sent).await })
                .await;
            match answer {
                Some(Ok(done)) => {
                    if matches!(command, Command::Act { .. }) {
                        self.acted += 1;
                    }
                    self.known = self.known.max(done.number);
                    let client = format!("{} c{}", asked.player.id, self.sent);
                    let (id, number) = (id.clone(), done.number);
                    locked(&self.acks).push(Ack { id, client, number, command });
                    return;
                }
                // The board may have changed since it was looked at.
                Some(Err(HandlerError::Refused(_))) => return,
                None | Some(Err(HandlerError::Host(_) | HandlerError::Busy)) => {
                    self.machine = self.random.below(self.world.machine_count());
                    self.world.executor.sleep(100 + self.random.below(1_000) as u64).await;
                }
                Some(Err(error)) => {
                    self.world.violated(format!("{command:?} at {id}: {error}"));
                    return;
                }
            }
        }
    }

    fn step(&mut self, state: &MatchState) -> Step {
        let Some(player) = self.player().cloned() else {
            return if state.is_over() || self.happens(2) { Step::Leave } else { Step::Wait };
        };
        match (state.phase(), state.side_of(&player.id)) {
            (Phase::Open, _) => self.before_the_start(state, &player),
            (_, None) => Step::Leave,
            (Phase::Playing, Some(side)) => self.while_playing(state, side),
            (Phase::Over, Some(side)) => self.after_the_end(state, side),
        }
    }

    fn before_the_start(&mut self, state: &MatchState, player: &Player) -> Step {
        if state.may_join(&player.id) {
            return Step::Send(Command::Join { seed: format!("seed {}", self.sent) });
        }
        let waited = crate::world::true_moment(self.world.executor.now()).since(state.created());
        if waited > PATIENCE { Step::Send(Command::Abort) } else { Step::Wait }
    }

    fn while_playing(&mut self, state: &MatchState, side: Side) -> Step {
        if self.acted >= self.actions {
            let offers = state.offer(side).is_none() && self.happens(70);
            match self.farewell {
                Farewell::Vanishes => return Step::Leave,
                Farewell::OffersDraw if offers => {
                    return Step::Send(Command::Offer { offer: Offer::Draw });
                }
                Farewell::PlaysOn if self.acted < LONGEST => {}
                Farewell::Resigns | Farewell::OffersDraw | Farewell::PlaysOn => {
                    return Step::Send(Command::Resign);
                }
            }
        }
        if let Some(offer) = state.offer(side.other()) {
            let accepts = match offer {
                Offer::Takeback => state.may_take_back(side.other()) && self.happens(60),
                Offer::Draw | Offer::Rematch => self.happens(40),
            };
            let command =
                if accepts { Command::Accept { offer } } else { Command::Decline { offer } };
            return Step::Send(command);
        }
        match self.random.below(100) {
            0 => return Step::Send(Command::Offer { offer: Offer::Draw }),
            1 if state.may_take_back(side) => {
                return Step::Send(Command::Offer { offer: Offer::Takeback });
            }
            2 => return Step::Send(Command::Chat { chat: ChatSwitch::Off }),
            3 if !state.is_under_way() => return Step::Send(Command::Abort),
            _ => {}
        }
        if state.to_act().contains(&side) {
            let mut tokens = choices_for(state, Viewer::Side(side)).tokens;
            let place = self.random.below(tokens.len());
            return Step::Send(Command::Act { action: tokens.swap_remove(place) });
        }
        let now = crate::world::true_moment(self.world.executor.now());
        if now.since(state.last_sign(side.other())).0 > CLAIMS_AFTER && self.happens(30) {
            return Step::Send(Command::Claim);
        }
        Step::Wait
    }

    fn after_the_end(&mut self, state: &MatchState, side: Side) -> Step {
        // Where nobody may vanish, nobody asks for more and is gone when it comes.
        if self.rematches > 0 || self.farewell == Farewell::Vanishes || !self.may_vanish {
            return Step::Leave;
        }
        if let Some(next) = state.next() {
            return Step::Follow(next.clone());
        }
        if state.offer(side.other()) == Some(Offer::Rematch) {
            return Step::Send(Command::Accept { offer: Offer::Rematch });
        }
        match self.random.below(10) {
            0 if state.offer(side).is_none() => {
                Step::Send(Command::Offer { offer: Offer::Rematch })
            }
            0..8 if state.offer(side).is_some() => Step::Wait,
            _ => Step::Leave,
        }
    }
}
