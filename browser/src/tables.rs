//! The tables of a page: what its messages do to the matches, and what it is told of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use galds_games::core::Viewer;
use galds_matches::advice::{AdviceAsked, AdvisedMoment};
use galds_matches::clock::{Millis, Moment};
use galds_matches::ports::Cache as _;
use galds_matches::secrecy::{self, Drawing};
use galds_matches::{
    Agreed, Append, Asked, Command, Duty, Handler, HandlerError, LEVELS, MatchId, MatchState,
    NewMatch, Opponent, Phase, Player, Rated, Recovery, TermsError, Visibility, Wanted, duties,
};

use crate::advice::{self, AdviceJob, FoundLine};
use crate::host::{Fault, Host, at_once};
use crate::jobs::Job;
use crate::live::{ClientMessage, SeenProblem, ServerMessage};
use crate::messages::{KeptRow, Tell};

/// What the page wants of a match, and up to where it has it.
#[derive(Debug)]
struct Watched {
    since: u32,
    drawing: Drawing,
    /// The empty board that the page has, by its id.
    board: Option<String>,
}

/// The tables of one page.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    host: Host,
    player: Option<Player>,
    watched: BTreeMap<MatchId, Watched>,
    /// Boards about which somebody thinks, and for whom.
    thinking: BTreeMap<(MatchId, u32), Player>,
    timer: Option<Moment>,
    tells: Vec<Tell>,
    /// What is to be thought about, which is told last: a thought may be there at once.
    thoughts: Vec<Tell>,
}

type Done<T> = Result<T, SeenProblem>;

/// What came of a call of the command loop.
fn done<T>(result: Result<Result<T, HandlerError<Fault>>, Fault>) -> Done<T> {
    match result {
        Ok(result) => result.map_err(SeenProblem::from),
        Err(fault) => Err(SeenProblem::damaged(fault)),
    }
}

impl Tables {
    /// A new text has come.
    pub(crate) fn begin(&mut self, now: Moment, random: [u8; 32]) {
        self.host.begin(now, random);
    }

    /// What is to be said after a text: what came of it, and of what the computer does without thinking.
    pub(crate) fn end(&mut self) -> Vec<Tell> {
        self.do_duties();
        let appended = std::mem::take(&mut self.host.data().appended);
        let mut tells: Vec<Tell> = appended.into_iter().map(keep).collect();
        tells.append(&mut self.tells);
        let news = std::mem::take(&mut self.host.data().news);
        for id in news {
            tells.extend(self.news_of(&id).map(|message| Tell::Page { message }));
        }
        tells.append(&mut self.thoughts);
        let due = self.host.data().due.values().min().copied();
        if due != self.timer {
            self.timer = due;
            tells.push(Tell::Timer { due });
        }
        tells
    }

    /// A page is there.
    pub(crate) fn connect(&mut self, player: Player) {
        let now = self.host.data().now;
        self.player = Some(player.clone());
        self.watched.clear();
        self.tell_page(ServerMessage::Welcome { you: Some(player), now });
    }

    /// The page says something.
    pub(crate) fn live(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Watch { id, since, drawing } => {
                if let Err(problem) = self.watch(&id, since, drawing) {
                    self.refuse(Some(id), None, problem);
                }
            }
            ClientMessage::Leave { id } => {
                self.watched.remove(&id);
            }
            ClientMessage::Command { id, client, command } => {
                let asked = self.asked(&id, client.clone(), command);
                match asked.and_then(|asked| done(at_once(self.handler().command(asked)))) {
                    Ok(done) => self.tell_page(ServerMessage::Ack { id, client, done }),
                    Err(problem) => self.refuse(Some(id), client, problem),
                }
            }
            ClientMessage::WatchLobby => {
                self.tell_page(ServerMessage::Lobby { waiting: Vec::new() });
            }
            ClientMessage::WatchMine => {
                let matches = self.playing();
                self.tell_page(ServerMessage::Mine { matches });
            }
            ClientMessage::Ping { id } => {
                let now = self.host.data().now;
                self.tell_page(ServerMessage::Pong { id, now, lag: 0 });
            }
            ClientMessage::Say {} | ClientMessage::LeaveLobby => {}
        }
    }

    /// Makes a match against the computer.
    pub(crate) fn create(&mut self, wanted: &NewMatch) -> Done<MatchId> {
        let creator = self.known_player()?;
        let terms = wanted.terms().map_err(|error| SeenProblem::of("terms", &error))?;
        let level = match wanted.opponent {
            Wanted::Computer(level) if LEVELS.contains(&level) => level,
            Wanted::Computer(_) => return Err(SeenProblem::of("terms", &TermsError::Level)),
            Wanted::Link | Wanted::Lobby | Wanted::Name(_) => {
                return Err(SeenProblem::unreadable("only the computer plays at this table"));
            }
        };
        if terms.rated == Rated::Rated {
            return Err(SeenProblem::of("rated", &TermsError::Rated));
        }
        let id = MatchId::from_hash(&self.host.draw());
        let opponent = Opponent { visibility: Visibility::Computer, invited: None };
        let seed = wanted.seed.clone();
        let agreed = Agreed { terms, creator, opponent, seed, rematch_of: None, call: None };
        let computer = Player::computer(level);
        done(at_once(self.handler().create(&id, agreed, Some(&computer))))?;
        Ok(id)
    }

    /// Brings back the log of a match. Its clocks get back what passed meanwhile.
    pub(crate) fn restore(&mut self, id: MatchId, rows: Vec<KeptRow>) -> Done<()> {
        if self.host.data().logs.contains_key(&id) {
            return Ok(());
        }
        {
            let mut data = self.host.data();
            data.logs.insert(id.clone(), rows.into_iter().map(KeptRow::into).collect());
            data.returning = Some(id.clone());
        }
        let recovered = at_once(self.handler().recover());
        self.host.data().returning = None;
        let recovered = recovered.and_then(|recovered| recovered).map_err(SeenProblem::damaged)?;
        // There is no other host that could have recovered it.
        let Recovery::Done(recovered) = recovered else { return Ok(()) };
        match recovered.failed.into_iter().next() {
            Some((_, error)) => {
                self.host.data().logs.remove(&id);
                Err(SeenProblem::unreadable_log(error))
            }
            None => Ok(()),
        }
    }

    /// A match as it is, or its board after so many actions.
    pub(crate) fn look(
        &mut self,
        id: &MatchId,
        since: u32,
        drawing: Drawing,
        ply: Option<usize>,
    ) -> Done<Tell> {
        let state = self.state(id)?;
        let (viewer, now) = (self.viewer(&state), self.host.data().now);
        let board = match ply {
            Some(ply) => secrecy::board_at(&state, viewer, drawing, ply),
            None => secrecy::drawn_board(&state, viewer, drawing),
        };
        Ok(Tell::Looked {
            events: secrecy::events(&state, viewer, since),
            state: Box::new(secrecy::state(&state, viewer, now)),
            board: Box::new(board),
            now,
        })
    }

    /// What is to be thought about so that the page's player can be advised: no more than that player may know.
    pub(crate) fn advise(&self, id: MatchId, asked: AdviceAsked) -> Done<Tell> {
        let moment = self.moment(&id, &asked)?;
        Ok(Tell::Consider { job: AdviceJob::new(id, asked, &moment) })
    }

    /// What was thought, as the player sees it.
    pub(crate) fn considered(
        &self,
        id: &MatchId,
        asked: &AdviceAsked,
        lines: Vec<FoundLine>,
    ) -> Done<Tell> {
        Ok(advice::told(&self.moment(id, asked)?, lines))
    }

    fn moment(&self, id: &MatchId, asked: &AdviceAsked) -> Done<AdvisedMoment> {
        let (state, player) = (self.state(id)?, self.known_player()?);
        Ok(asked.moment(&state, &player.id)?)
    }

    /// Looks at the matches that are due.
    pub(crate) fn tick(&mut self) {
        let due: Vec<MatchId> = {
            let mut data = self.host.data();
            let now = data.now;
            let is_due = |&(_, &due): &(&MatchId, &Moment)| due <= now;
            let due: Vec<_> = data.due.iter().filter(is_due).map(|(id, _)| id.clone()).collect();
            data.due.retain(|_, &mut due| due > now);
            due
        };
        for id in due {
            // What cannot be looked at now has set its timer anew.
            let _later = at_once(self.handler().look_at(&id));
        }
        // The moment has passed: the next one is told even if it is the same.
        self.timer = None;
    }

    /// A computer player has chosen, or failed to.
    pub(crate) fn chosen(&mut self, id: MatchId, tick: u32, action: Option<String>) -> Done<()> {
        let Some(player) = self.thinking.remove(&(id.clone(), tick)) else { return Ok(()) };
        let Some(action) = action else {
            return Err(SeenProblem::damaged("the computer player failed"));
        };
        let command = Command::Act { action };
        let asked = Asked { id, player, client: None, command, lag: Millis::ZERO };
        match at_once(self.handler().computer_command(asked, tick)) {
            // The board has changed in between: another duty is on its way.
            Ok(Ok(_) | Err(HandlerError::Refused(_))) => Ok(()),
            Ok(Err(error)) => Err(error.into()),
            Err(fault) => Err(SeenProblem::damaged(fault)),
        }
    }

    /// Has computer players answer what needs no thinking, and asks for thoughts about the rest.
    fn do_duties(&mut self) {
        loop {
            let Some(id) = self.host.data().woken.pop_first() else { return };
            let Some(state) = self.host.state(&id) else { continue };
            for (player, duty) in duties(&state) {
                self.do_duty(&state, player, duty);
            }
        }
    }

    fn do_duty(&mut self, state: &MatchState, player: Player, duty: Duty) {
        let (id, tick) = (state.id().clone(), state.tick());
        match duty {
            Duty::Answer(command) => {
                let asked = Asked { id, player, client: None, command, lag: Millis::ZERO };
                // What is refused was settled in between.
                let _settled = at_once(self.handler().computer_command(asked, tick));
            }
            Duty::Think { side, level } => {
                let key = (id, tick);
                if self.thinking.contains_key(&key) {
                    return;
                }
                self.thinking.insert(key, player);
                let [a, b, c, d, ..] = self.host.draw();
                let seed = u32::from_be_bytes([a, b, c, d]);
                let now = self.host.data().now;
                self.thoughts.push(Tell::Think { job: Job::new(state, side, level, seed, now) });
            }
        }
    }

    fn watch(&mut self, id: &MatchId, since: u32, drawing: Drawing) -> Done<()> {
        let state = self.state(id)?;
        let board = self.watched.remove(id).and_then(|watched| watched.board);
        // Whoever begins anew has nothing.
        let board = board.filter(|_| since > 0);
        self.watched.insert(id.clone(), Watched { since, drawing, board });
        let message = self.message(&state);
        self.tells.extend(message.map(|message| Tell::Page { message }));
        Ok(())
    }

    /// What is new at a match, if the page looks at it and does not have it.
    fn news_of(&mut self, id: &MatchId) -> Option<ServerMessage> {
        let state = self.state(id).ok()?;
        let is_new = self.watched.get(id)?.since < state.version();
        is_new.then(|| self.message(&state)).flatten()
    }

    fn message(&mut self, state: &MatchState) -> Option<ServerMessage> {
        let (viewer, now) = (self.viewer(state), self.host.data().now);
        let watched = self.watched.get_mut(state.id())?;
        let board = secrecy::drawn_board(state, viewer, watched.drawing);
        let board = board.for_recipient(watched.board.as_deref());
        watched.board = Some(board.layout.id.clone());
        let events = secrecy::events(state, viewer, watched.since);
        watched.since = state.version();
        Some(ServerMessage::Match {
            id: state.id().clone(),
            events,
            state: Box::new(secrecy::state(state, viewer, now)),
            board: Box::new(board),
        })
    }

    fn playing(&self) -> Vec<secrecy::SeenSummary> {
        let data = self.host.data();
        let playing = data.summaries.values().filter(|one| one.phase == Phase::Playing);
        playing.cloned().map(secrecy::summary).collect()
    }

    fn asked(&self, id: &MatchId, client: Option<String>, command: Command) -> Done<Asked> {
        let player = self.known_player()?;
        Ok(Asked { id: id.clone(), player, client, command, lag: Millis::ZERO })
    }

    fn known_player(&self) -> Done<Player> {
        self.player.clone().ok_or_else(|| SeenProblem::unreadable("nobody is at these tables"))
    }

    fn viewer(&self, state: &MatchState) -> Viewer {
        state.viewer(self.player.as_ref().map(|player| &player.id))
    }

    fn state(&self, id: &MatchId) -> Done<Arc<MatchState>> {
        done(at_once(async {
            let mut held = self.host.lock(id).await;
            self.handler().current(id, &mut held).await
        }))
    }

    const fn handler(&self) -> Handler<'_, Host> {
        Handler::new(&self.host)
    }

    fn tell_page(&mut self, message: ServerMessage) {
        self.tells.push(Tell::Page { message });
    }

    fn refuse(&mut self, id: Option<MatchId>, client: Option<String>, problem: SeenProblem) {
        self.tell_page(ServerMessage::Refused { id, client, problem });
    }
}

fn keep(Append { id, rows, summary }: Append) -> Tell {
    Tell::Keep {
        id,
        rows: rows.into_iter().map(KeptRow::from).collect(),
        summary: summary.map(secrecy::summary),
    }
}
