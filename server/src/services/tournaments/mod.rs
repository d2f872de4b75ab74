//! Tournaments: takes entries, pairs rounds, arranges their matches, collects the points.
//!
//! What has happened is in the store; [`TournamentService::advance`] looks at it and does what is due. Doing it
//! twice, or on two servers at once, comes to the same: boards are kept once for each round, matches
//! have their names before they are made, points are noted once.

mod boards;
mod ready;

use std::sync::Arc;

use galds_games::core::{PerSide, Value, explained};
use galds_matches::clock::{AskedControl, Millis, Speed, TimeControl};
use galds_matches::pairing::Record;
use galds_matches::ports::Topic;
use galds_matches::{
    CALL, Command, MatchId, Player, PlayerId, Rated, SideChoice, Terms, TermsError,
};
use serde::Deserialize;
use thiserror::Error;
use utoipa::ToSchema;

use self::boards::{boards_of, next_round, points_of, record_of, scoring};
use crate::problem::{Forbidden, Problem};
use crate::services::calls::Calls;
use crate::services::matches::{Asked, MatchError, Matches};
use crate::services::notices::NoticeBoard;
use crate::storage::{
    Board, Entrant, LateEntry, Paired, Person, Pool, Store, StoreError, Tournament,
    TournamentFilter, TournamentKind, TournamentPhase,
};
use crate::words::{Lines, tidied};
use crate::{random, time};

const LONGEST_TITLE: usize = 80;
const MOST_ENTRANTS: usize = 300;
/// Everybody against everybody is long enough with fewer.
const MOST_IN_ROUND_ROBIN: usize = 32;
const MOST_CYCLES: u32 = 4;
const MOST_ROUNDS: u32 = 30;
/// How long players are asked whether they are there before the first round.
pub const READY_CHECK: Millis = Millis::minutes(3);
/// How many seconds players may be called to their boards.
const CALL_SECONDS: std::ops::RangeInclusive<u32> = 30..=900;
/// How many tournaments are looked at in one go.
const AT_ONCE: u32 = 1_000;

/// A tournament that somebody wants.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// Its name, in 1 to 80 characters.
    #[schema(example = "Autumn cup")]
    pub title: String,
    /// How it is paired.
    pub kind: TournamentKind,
    /// Swiss: how many rounds; round robin: how often everybody meets everybody.
    pub length: u32,
    /// The game's name.
    #[schema(example = json!(galds_games::SHELF[0].about.name))]
    pub game: String,
    /// The rules text; the game's usual rules if it is left out.
    #[serde(default)]
    pub rules: String,
    /// The clock.
    #[schema(value_type = TimeControl)]
    pub control: AskedControl,
    /// Whether its matches count for ratings.
    pub rated: Rated,
    /// Whether people may join after the start; only a Swiss tournament can take them.
    #[serde(default = "no_late_entry")]
    pub late_entry: LateEntry,
    /// How many seconds players are called to their boards, from 30 to 900, before the time for the first action runs
    /// although they have not come; 90 if it is left out.
    #[serde(default)]
    pub call_seconds: Option<u32>,
}

const fn no_late_entry() -> LateEntry {
    LateEntry::Closed
}

/// Why a tournament does not do what was asked.
#[derive(Clone, Debug, Error)]
pub enum TournamentError {
    /// There is no such tournament.
    #[error("there is no tournament of that name")]
    Unknown,
    /// The title is empty or too long.
    #[error("a title has from 1 to {LONGEST_TITLE} characters, none of them control characters")]
    Title,
    /// Too few or too many rounds.
    #[error(
        "a Swiss tournament has 1 to {MOST_ROUNDS} rounds, a round robin 1 to {MOST_CYCLES} cycles"
    )]
    Length,
    /// Players are called for too short or too long a time.
    #[error(
        "players are called to their boards for {} to {} seconds",
        CALL_SECONDS.start(),
        CALL_SECONDS.end()
    )]
    Call,
    /// Everybody against everybody has no room for those who come later.
    #[error("only a Swiss tournament takes players after the start")]
    LateEntry,
    /// A tournament has to come to an end.
    #[error("a tournament needs a clock")]
    Clock,
    /// The game or its rules.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// It has begun.
    #[error("the tournament is no longer open")]
    NotOpen,
    /// Nobody asks whether the players are there, or not this one.
    #[error("you are not being asked whether you are ready")]
    NotAsked,
    /// It is not being played, or rests already, or does not rest.
    #[error("that is possible while the tournament is running")]
    NotRunning,
    /// Nobody else fits in.
    #[error("the tournament is full")]
    Full,
    /// Too few have come.
    #[error("a tournament needs at least {0} players")]
    TooFew(usize),
    /// Only whoever made it may do this.
    #[error("only whoever made the tournament may do that")]
    NotYours,
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A match could not be arranged.
    #[error(transparent)]
    Match(#[from] MatchError),
}

explained! {
    TournamentError in "tournament" {
        Unknown as "server-not-found",
        Title with { most: Value::from(LONGEST_TITLE) },
        Length with { rounds: Value::from(MOST_ROUNDS), cycles: Value::from(MOST_CYCLES) },
        Call with { least: Value::from(*CALL_SECONDS.start()), most: Value::from(*CALL_SECONDS.end()) },
        LateEntry,
        Clock,
        Terms(error) => error as TermsError,
        NotOpen,
        NotAsked,
        NotRunning,
        Full,
        TooFew(least: Value::from(*least)),
        NotYours as "forbidden-not-your-tournament",
        Store(error) => error as StoreError,
        Match(error) => error as MatchError,
    }
}

impl From<TournamentError> for Problem {
    fn from(error: TournamentError) -> Problem {
        let code = match error {
            TournamentError::Unknown => return Problem::NotFound,
            TournamentError::Store(error) => return error.into(),
            TournamentError::Match(error) => return error.into(),
            TournamentError::NotYours => {
                return Problem::Forbidden(Forbidden::NotYourTournament);
            }
            TournamentError::Title => "title",
            TournamentError::Length => "length",
            TournamentError::Call => "call",
            TournamentError::LateEntry => "late_entry",
            TournamentError::Clock => "clock",
            TournamentError::Terms(error @ TermsError::Control(_)) => {
                return MatchError::from(error).into();
            }
            TournamentError::Terms(_) => "terms",
            TournamentError::NotOpen => "not_open",
            TournamentError::NotAsked => "not_asked",
            TournamentError::NotRunning => "not_running",
            TournamentError::Full => "full",
            TournamentError::TooFew(_) => "too_few",
        };
        Problem::unprocessable(code, &error)
    }
}

/// Runs the tournaments of a server. Clones are the same.
#[derive(Clone)]
pub struct TournamentService {
    store: Arc<dyn Store>,
    matches: Matches,
    notices: NoticeBoard,
    calls: Calls,
}

impl TournamentService {
    /// The tournaments in this store.
    pub fn new(
        store: Arc<dyn Store>,
        matches: Matches,
        notices: NoticeBoard,
        calls: Calls,
    ) -> TournamentService {
        TournamentService { store, matches, notices, calls }
    }

    /// Tells those who look at a tournament that something is new.
    fn changed(&self, id: &str) {
        self.notices.publish(Topic::Tournament(id.to_owned()));
    }

    /// Makes a tournament that waits for entries.
    pub async fn create(
        &self,
        asked: NewTournament,
        creator: &Person,
    ) -> Result<Tournament, TournamentError> {
        let title = tidied(&asked.title, Lines::One);
        let length = title.chars().count();
        let is_odd = asked.title.trim().contains(char::is_control);
        if !(1..=LONGEST_TITLE).contains(&length) || is_odd {
            return Err(TournamentError::Title);
        }
        let most = match asked.kind {
            TournamentKind::Swiss => MOST_ROUNDS,
            TournamentKind::RoundRobin => MOST_CYCLES,
        };
        if !(1..=most).contains(&asked.length) {
            return Err(TournamentError::Length);
        }
        if asked.kind == TournamentKind::RoundRobin && asked.late_entry == LateEntry::Open {
            return Err(TournamentError::LateEntry);
        }
        let call = match asked.call_seconds {
            None => CALL,
            Some(seconds) if CALL_SECONDS.contains(&seconds) => Millis::seconds(seconds.into()),
            Some(_) => return Err(TournamentError::Call),
        };
        let control = asked.control.checked().map_err(TermsError::from)?;
        if control == TimeControl::None {
            return Err(TournamentError::Clock);
        }
        let terms = Terms {
            game: asked.game,
            rules: asked.rules,
            control,
            rated: asked.rated,
            side: SideChoice::First,
            position: None,
        };
        let terms = terms.checked()?;
        let now = time::now();
        let tournament = Tournament {
            id: random::id(),
            title,
            creator: creator.id.clone(),
            kind: asked.kind,
            length: asked.length,
            game: terms.game,
            rules: terms.rules,
            control: terms.control,
            rated: terms.rated,
            late_entry: asked.late_entry,
            call,
            phase: TournamentPhase::Open,
            created: now,
            changed: now,
            check_until: None,
            paused: None,
        };
        self.store.add_tournament(tournament.clone()).await?;
        Ok(tournament)
    }

    /// Enters somebody: before the start, or for the rounds to come where late entries are taken.
    pub async fn join(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.find(id).await?;
        let entrants = self.store.entrants(tournament.id.clone()).await?;
        let most = match tournament.kind {
            TournamentKind::Swiss => MOST_ENTRANTS,
            TournamentKind::RoundRobin => MOST_IN_ROUND_ROBIN,
        };
        if entrants.len() >= most {
            return Err(TournamentError::Full);
        }
        let entrant = Entrant {
            person: person.id.clone(),
            name: person.name.clone(),
            seat: None,
            joined: time::now(),
            withdrawn: None,
            ready: None,
        };
        let entered = self.store.enter(tournament.id, entrant).await?;
        self.changed(id);
        entered.then_some(()).ok_or(TournamentError::NotOpen)
    }

    /// Takes somebody out: before the start as if they had never come, afterwards from the rounds to
    /// come, and the game they are in is resigned.
    pub async fn withdraw(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.find(id).await?;
        match tournament.phase {
            TournamentPhase::Open | TournamentPhase::Checking => {
                self.store.leave(tournament.id.clone(), person.id.clone()).await?;
                self.changed(id);
                self.conclude_check(&tournament).await
            }
            TournamentPhase::Running => {
                let now = time::now();
                self.store.withdraw(tournament.id.clone(), person.id.clone(), now).await?;
                self.changed(id);
                self.advance(&tournament).await
            }
            TournamentPhase::Over | TournamentPhase::Cancelled => Err(TournamentError::NotOpen),
        }
    }

    /// Calls it off before it began.
    pub async fn cancel(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.own(id, person).await?;
        let (phase, cancelled) = (tournament.phase, TournamentPhase::Cancelled);
        if !matches!(phase, TournamentPhase::Open | TournamentPhase::Checking) {
            return Err(TournamentError::NotOpen);
        }
        let moved = self.store.move_on(tournament.id, phase, cancelled, time::now()).await?;
        self.changed(id);
        moved.then_some(()).ok_or(TournamentError::NotOpen)
    }

    /// Does what is due in every tournament that is about to begin or being played.
    pub async fn advance_all(&self) -> Result<(), TournamentError> {
        for phase in [TournamentPhase::Checking, TournamentPhase::Running] {
            let phase = Some(phase);
            let filter = TournamentFilter { phase, limit: AT_ONCE, ..TournamentFilter::default() };
            for tournament in self.store.tournaments(filter).await? {
                // One that cannot go on keeps no other from going on.
                if let Err(error) = self.advance(&tournament).await {
                    tracing::error!(tournament = tournament.id, %error, "a tournament cannot go on");
                }
            }
        }
        Ok(())
    }

    /// The tournament of this name.
    pub async fn find(&self, id: &str) -> Result<Tournament, TournamentError> {
        self.store.tournament(id.to_owned()).await?.ok_or(TournamentError::Unknown)
    }

    /// What has happened so far, with those who take part.
    pub async fn record(
        &self,
        tournament: &Tournament,
    ) -> Result<(Record, Vec<Entrant>, Vec<Board>), TournamentError> {
        let entrants = self.store.entrants(tournament.id.clone()).await?;
        let boards = self.store.boards(tournament.id.clone()).await?;
        Ok((record_of(&entrants, &boards), entrants, boards))
    }

    /// The tournament of this name, if this person made it.
    async fn own(&self, id: &str, person: &Person) -> Result<Tournament, TournamentError> {
        let tournament = self.find(id).await?;
        let is_own = tournament.creator == person.id;
        is_own.then_some(tournament).ok_or(TournamentError::NotYours)
    }

    async fn by_rating(
        &self,
        tournament: &Tournament,
        entrants: Vec<Entrant>,
    ) -> Result<Vec<String>, TournamentError> {
        let speed = Speed::of(tournament.control);
        let pool = Pool { game: tournament.game.clone(), speed };
        let mut rated = Vec::with_capacity(entrants.len());
        for entrant in entrants {
            let known = self.store.rating(entrant.person.clone(), pool.clone()).await?;
            let rating = known
                .unwrap_or_else(|| galds_matches::ratings::Rating::newcomer(&tournament.game))
                .rating;
            rated.push((rating, entrant));
        }
        rated.sort_by(|(one, a), (other, b)| {
            other.total_cmp(one).then_with(|| (a.joined, &a.person).cmp(&(b.joined, &b.person)))
        });
        Ok(rated.into_iter().map(|(_, entrant)| entrant.person).collect())
    }

    /// Collects points, and pairs the next round when all are in and the tournament does not rest. One whose
    /// players are being asked begins when all are there or have been asked for long enough.
    pub async fn advance(&self, tournament: &Tournament) -> Result<(), TournamentError> {
        match tournament.phase {
            TournamentPhase::Running => {}
            TournamentPhase::Checking => return self.conclude_check(tournament).await,
            _ => return Ok(()),
        }
        loop {
            self.collect(tournament).await?;
            let (record, entrants, boards) = self.record(tournament).await?;
            if boards.iter().any(|board| board.halves.is_none()) {
                return Ok(());
            }
            let Some(round) = next_round(tournament, &record, &entrants) else {
                let (running, over) = (TournamentPhase::Running, TournamentPhase::Over);
                self.store.move_on(tournament.id.clone(), running, over, time::now()).await?;
                self.changed(&tournament.id);
                return Ok(());
            };
            if self.find(&tournament.id).await?.paused.is_some() {
                return Ok(());
            }
            let number = record.rounds.len() as u32;
            let boards = boards_of(number, &round, &entrants, scoring(tournament));
            let paired = self.store.add_boards(tournament.id.clone(), boards).await?;
            if paired == Paired::Kept {
                tracing::info!(tournament = tournament.id, round = number + 1, "paired a round");
                self.changed(&tournament.id);
            }
        }
    }

    /// Arranges matches that are not there yet, and notes the points of boards that are over.
    async fn collect(&self, tournament: &Tournament) -> Result<(), TournamentError> {
        let entrants = self.store.entrants(tournament.id.clone()).await?;
        let boards = self.store.boards(tournament.id.clone()).await?;
        for board in boards.into_iter().filter(|board| board.halves.is_none()) {
            let Some(id) = board.match_id.clone() else { continue };
            match self.collect_board(tournament, board, &id, &entrants).await {
                // The other boards get their points although this one waits for the host.
                Err(TournamentError::Match(error @ MatchError::Replay(_))) => {
                    tracing::error!(tournament = tournament.id, %id, %error, "a board is unreadable");
                }
                collected => collected?,
            }
        }
        Ok(())
    }

    async fn collect_board(
        &self,
        tournament: &Tournament,
        mut board: Board,
        id: &MatchId,
        entrants: &[Entrant],
    ) -> Result<(), TournamentError> {
        if let Err(MatchError::Unknown) = self.matches.with(id, |_| ()).await {
            self.arrange(tournament, &board, entrants).await?;
        }
        self.resign_for_withdrawn(id, &board, entrants).await;
        let points = self.matches.with(id, |state| points_of(state, scoring(tournament)));
        if let Some(halves) = points.await? {
            board.halves = Some(halves);
            self.store.decide_board(tournament.id.clone(), board).await?;
            self.changed(&tournament.id);
        }
        Ok(())
    }

    /// Gives up a game for whoever has withdrawn, also if the board was paired at the same moment.
    async fn resign_for_withdrawn(&self, id: &MatchId, board: &Board, entrants: &[Entrant]) {
        let seats = [Some(board.first), board.second].into_iter().flatten();
        let players = seats.filter_map(|seat| entrants.get(seat as usize));
        for entrant in players.filter(|entrant| entrant.withdrawn.is_some()) {
            for command in [Command::Abort, Command::Resign] {
                let asked = Asked {
                    id: id.clone(),
                    player: player_of(entrant),
                    client: None,
                    command,
                    lag: Millis::ZERO,
                };
                // A game that is under way is not broken off, and one that is over is not resigned.
                if self.matches.command(asked).await.is_ok() {
                    break;
                }
            }
        }
    }

    async fn arrange(
        &self,
        tournament: &Tournament,
        board: &Board,
        entrants: &[Entrant],
    ) -> Result<(), TournamentError> {
        let (Some(id), Some(second)) = (&board.match_id, board.second) else { return Ok(()) };
        let player =
            |seat: u32| entrants.get(seat as usize).map(player_of).ok_or(TournamentError::Unknown);
        let terms = Terms {
            game: tournament.game.clone(),
            rules: tournament.rules.clone(),
            control: tournament.control,
            rated: tournament.rated,
            side: SideChoice::First,
            position: None,
        };
        let players = PerSide([player(board.first)?, player(second)?]);
        self.matches.arrange(id, terms, players.clone(), tournament.call).await?;
        self.call_to_round(tournament, board.round, id, &players).await
    }
}

fn player_of(entrant: &Entrant) -> Player {
    Player { id: PlayerId::Person(entrant.person.clone()), name: entrant.name.clone() }
}
