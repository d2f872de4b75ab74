//! What a simulated server does beside the command loop: computer players, looks at matches, ratings.

use std::sync::Arc;

use galds_games::core::{Outcome, PerSide, Points, Side, Viewer};
use galds_matches::clock::Millis;
use galds_matches::ports::{Cache as _, Thinking};
use galds_matches::ratings::{Finish, Manner, rate};
use galds_matches::secrecy::{self, choices_for};
use galds_matches::{
    Asked, Command, Duty, EndingKind, HandlerError, MatchId, MatchState, Player, PlayerId, Refusal,
    duties,
};

use crate::database::{RatingKey, RatingRow, RatingWrite};
use crate::executor::locked;
use crate::faults::Bug;
use crate::host::{Away, Statement};
use crate::server::Server;

/// How long a computer player that failed rests.
const REST: u64 = 5_000;
/// How long at most an ended match waits to be rated that no notice came of.
const RATE_AT_LEAST_EVERY: u64 = 10_000;

/// What a client gets who looks at a match.
pub(crate) struct Look {
    /// The truth, for those who check what is shown.
    pub(crate) state: Arc<MatchState>,
    /// All that is sent, as text, if it is to be checked.
    pub(crate) shown: Option<String>,
}

impl Thinking for Server {
    fn wake(&self, state: &MatchState) {
        for (player, duty) in duties(state) {
            let (id, tick) = (state.id().clone(), state.tick());
            let key = match duty {
                Duty::Answer(_) => (id, u32::MAX),
                Duty::Think { .. } => (id, tick),
            };
            if !locked(&self.0.thinking).insert(key.clone()) {
                continue;
            }
            let command = match duty {
                Duty::Answer(command) => command,
                Duty::Think { side, .. } => Command::Act { action: self.chosen(state, side) },
            };
            let server = self.clone();
            self.spawn(async move { server.think(key, player, command, tick).await });
        }
    }
}

impl Server {
    /// A trivial player: any legal action.
    fn chosen(&self, state: &MatchState, side: Side) -> String {
        let mut tokens = choices_for(state, Viewer::Side(side)).tokens;
        let place = self.world().executor.random(|random| random.below(tokens.len()));
        tokens.swap_remove(place)
    }

    async fn think(self, key: (MatchId, u32), player: Player, command: Command, tick: u32) {
        let executor = &self.world().executor;
        executor.sleep(executor.between(20, 2_000)).await;
        let id = key.0.clone();
        let asked = Asked { id, player, client: None, command, lag: Millis::ZERO };
        match self.handler().computer_command(asked, tick).await {
            Err(HandlerError::Refused(Refusal::Action(explained))) => {
                self.world().violated(format!("a legal action was refused: {}", explained.message));
            }
            Ok(_) | Err(HandlerError::Refused(_)) => {}
            Err(_) => executor.sleep(REST).await,
        }
        locked(&self.0.thinking).remove(&key);
        if let Ok(state) = self.current(&key.0).await {
            self.wake(&state);
        }
    }

    async fn current(&self, id: &MatchId) -> Result<Arc<MatchState>, HandlerError<Away>> {
        let mut place = self.lock(id).await;
        self.handler().current(id, &mut place).await
    }

    /// What somebody gets who looks at a match.
    pub(crate) async fn look(
        self,
        id: MatchId,
        player: Option<PlayerId>,
    ) -> Result<Look, HandlerError<Away>> {
        let state = self.current(&id).await?;
        let viewer = if self.has(Bug::OneRenderingForAll) {
            Viewer::Side(Side::First)
        } else {
            state.viewer(player.as_ref())
        };
        let has_secrets = state.is_hidden() || state.terms().game == "nardi";
        // To write everything down takes long: one look in three is checked.
        let is_checked = has_secrets && self.world().executor.happens(333);
        let shown = is_checked.then(|| self.shown(&state, viewer));
        Ok(Look { state, shown })
    }

    fn shown(&self, state: &MatchState, viewer: Viewer) -> String {
        let seen = secrecy::state(state, viewer, self.time());
        let mut text = serde_json::to_string(&seen).expect("what is shown can be written");
        for event in secrecy::events(state, viewer, 0) {
            text += &serde_json::to_string(&event).expect("what is shown can be written");
        }
        // Drawing takes long. While armies are laid out, examples of set-ups are offered with the board.
        if !state.is_setting_up() && self.world().executor.happens(20) {
            let board = secrecy::board(state, viewer);
            text += &serde_json::to_string(&board).expect("what is shown can be written");
        }
        text
    }

    /// Rates what has ended, for ever.
    pub(crate) async fn rate_for_ever(self) {
        loop {
            let _noticed = {
                let ended = self.0.ended.wait();
                self.world().executor.within(RATE_AT_LEAST_EVERY, ended).await
            };
            let unrated = self.statement(Statement::Reads, |database| database.unrated()).await;
            for id in unrated.unwrap_or_default() {
                let _later = self.rate(&id).await;
            }
        }
    }

    async fn rate(&self, id: &MatchId) -> Result<(), HandlerError<Away>> {
        let state = self.current(id).await?;
        let (Some((ending, Some(score))), Some(players)) = (state.ending(), state.players()) else {
            return Ok(());
        };
        let (terms, position) = (state.terms(), state.table().position_text());
        let finish = Finish {
            game: &terms.game,
            rules: &terms.rules,
            outcome: Outcome {
                first: Points::of_halves(score.first_halves()),
                second: Points::of_halves(score.second_halves()),
            },
            manner: match ending.kind {
                EndingKind::Resigned | EndingKind::Flag | EndingKind::Left => Manner::Conceded,
                _ => Manner::Played,
            },
            position: &position,
            at: state.changed(),
        };
        let key = |player: &Player| -> RatingKey {
            (player.id.clone(), terms.game.clone(), terms.speed())
        };
        let keys = PerSide([key(&players[Side::First]), key(&players[Side::Second])]);
        let bug = self.world().bug;
        loop {
            let mut before = [None; 2];
            for (place, key) in keys.0.iter().enumerate() {
                let rating = self.statement(Statement::Reads, |database| database.rating(key));
                before[place] = Some(rating.await.map_err(HandlerError::Host)?);
            }
            let [Some(first), Some(second)] = before else { return Ok(()) };
            let before = PerSide([first, second]);
            let (id, keys, after) = (id.clone(), keys.clone(), rate(before, &finish));
            let row = RatingRow { id, keys, before, after };
            let noted = self
                .statement(Statement::Writes, |database| database.note_rating(row, bug))
                .await
                .map_err(HandlerError::Host)?;
            if noted != RatingWrite::Outdated {
                return Ok(());
            }
        }
    }
}
