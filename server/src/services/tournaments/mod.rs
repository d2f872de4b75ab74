//! Tournaments: takes entries, pairs rounds, arranges their matches, collects the points.
//!
//! What has happened is in the store; [`TournamentService::advance`] looks at it and does what is due. Doing it
//! twice, or on two servers at once, comes to the same: boards are kept once for each round, matches
//! have their names before they are made, points are noted once.

mod boards;

use std::sync::Arc;

use galds_games::core::{PerSide, Value, explained};
use galds_matches::clock::{AskedControl, Millis, Speed, TimeControl};
use galds_matches::pairing::Record;
use galds_matches::{Command, MatchId, Player, PlayerId, Rated, SideChoice, Terms, TermsError};
use serde::Deserialize;
use thiserror::Error;
use utoipa::ToSchema;

use self::boards::{boards_of, next_round, points_of, record_of, scoring};
use crate::problem::{Forbidden, Problem};
use crate::services::matches::{Asked, MatchError, Matches};
use crate::storage::{
    Board, Entrant, Paired, Person, Pool, Store, StoreError, Tournament, TournamentFilter,
    TournamentKind, TournamentPhase,
};
use crate::words::{Lines, tidied};
use crate::{random, time};

const LONGEST_TITLE: usize = 80;
const MOST_ENTRANTS: usize = 300;
/// Everybody against everybody is long enough with fewer.
const MOST_IN_ROUND_ROBIN: usize = 32;
const MOST_CYCLES: u32 = 4;
const MOST_ROUNDS: u32 = 30;
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
    #[schema(example = "lautari")]
    pub game: String,
    /// The rules text; the game's usual rules if it is left out.
    #[serde(default)]
    pub rules: String,
    /// The clock.
    #[schema(value_type = TimeControl)]
    pub control: AskedControl,
    /// Whether its matches count for ratings.
    pub rated: Rated,
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
    /// A tournament has to come to an end.
    #[error("a tournament needs a clock")]
    Clock,
    /// The game or its rules.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// It has begun.
    #[error("the tournament is no longer open")]
    NotOpen,
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
        Clock,
        Terms(error) => error as TermsError,
        NotOpen,
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
            TournamentError::Clock => "clock",
            TournamentError::Terms(error @ TermsError::Control(_)) => {
                return MatchError::from(error).into();
            }
            TournamentError::Terms(_) => "terms",
            TournamentError::NotOpen => "not_open",
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
}

impl TournamentService {
    /// A tournaments of the tournaments in this store.
    pub fn new(store: Arc<dyn Store>, matches: Matches) -> TournamentService {
        TournamentService { store, matches }
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
            phase: TournamentPhase::Open,
            created: now,
            changed: now,
        };
        self.store.add_tournament(tournament.clone()).await?;
        Ok(tournament)
    }

    /// Enters somebody.
    pub async fn join(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.open_tournament(id).await?;
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
        };
        let entered = self.store.enter(tournament.id, entrant).await?;
        entered.then_some(()).ok_or(TournamentError::NotOpen)
    }

    /// Takes somebody out: before the start as if they had never come, afterwards from the rounds to
    /// come, and the game they are in is resigned.
    pub async fn withdraw(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.find(id).await?;
        match tournament.phase {
            TournamentPhase::Open => Ok(self.store.leave(tournament.id, person.id.clone()).await?),
            TournamentPhase::Running => {
                let now = time::now();
                self.store.withdraw(tournament.id.clone(), person.id.clone(), now).await?;
                self.advance(&tournament).await
            }
            TournamentPhase::Over | TournamentPhase::Cancelled => Err(TournamentError::NotOpen),
        }
    }

    /// Starts it: the entrants are seated by their ratings and the first round is paired.
    pub async fn start(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.open_tournament(id).await?;
        if tournament.creator != person.id {
            return Err(TournamentError::NotYours);
        }
        let entrants = self.store.entrants(tournament.id.clone()).await?;
        let least = match tournament.kind {
            TournamentKind::Swiss => 4,
            TournamentKind::RoundRobin => 2,
        };
        if entrants.len() < least {
            return Err(TournamentError::TooFew(least));
        }
        let order = self.by_rating(&tournament, entrants).await?;
        let now = time::now();
        if !self.store.start_tournament(tournament.id.clone(), order, now).await? {
            return Err(TournamentError::NotOpen);
        }
        self.advance(&self.find(id).await?).await
    }

    /// Calls it off before it began.
    pub async fn cancel(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.open_tournament(id).await?;
        if tournament.creator != person.id {
            return Err(TournamentError::NotYours);
        }
        let (open, cancelled) = (TournamentPhase::Open, TournamentPhase::Cancelled);
        let moved = self.store.move_on(tournament.id, open, cancelled, time::now()).await?;
        moved.then_some(()).ok_or(TournamentError::NotOpen)
    }

    /// Does what is due in every running tournament.
    pub async fn advance_all(&self) -> Result<(), TournamentError> {
        let phase = Some(TournamentPhase::Running);
        let filter = TournamentFilter { phase, limit: AT_ONCE, ..TournamentFilter::default() };
        for tournament in self.store.tournaments(filter).await? {
            // One that cannot go on keeps no other from going on.
            if let Err(error) = self.advance(&tournament).await {
                tracing::error!(tournament = tournament.id, %error, "a tournament cannot go on");
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

    async fn open_tournament(&self, id: &str) -> Result<Tournament, TournamentError> {
        let tournament = self.find(id).await?;
        let is_open = tournament.phase == TournamentPhase::Open;
        is_open.then_some(tournament).ok_or(TournamentError::NotOpen)
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
            let standing = self.store.standing(entrant.person.clone(), pool.clone()).await?;
            let rating = standing
                .unwrap_or_else(|| galds_matches::ratings::Standing::newcomer(&tournament.game))
                .rating;
            rated.push((rating, entrant));
        }
        rated.sort_by(|(one, a), (other, b)| {
            other.total_cmp(one).then_with(|| (a.joined, &a.person).cmp(&(b.joined, &b.person)))
        });
        Ok(rated.into_iter().map(|(_, entrant)| entrant.person).collect())
    }

    /// Collects points, and pairs the next round when all are in.
    pub async fn advance(&self, tournament: &Tournament) -> Result<(), TournamentError> {
        if tournament.phase != TournamentPhase::Running {
            return Ok(());
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
                return Ok(());
            };
            let number = record.rounds.len() as u32;
            let boards = boards_of(number, &round, &entrants, scoring(tournament));
            let paired = self.store.add_boards(tournament.id.clone(), boards).await?;
            if paired == Paired::Kept {
                tracing::info!(tournament = tournament.id, round = number + 1, "paired a round");
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
        };
        let players = PerSide([player(board.first)?, player(second)?]);
        Ok(self.matches.arrange(id, terms, players).await?)
    }
}

fn player_of(entrant: &Entrant) -> Player {
    Player { id: PlayerId::Person(entrant.person.clone()), name: entrant.name.clone() }
}
