//! Before the first round and between rounds: who is there, who is called, and when it rests.
//!
//! ```text
//!   open ──start──► checking: everybody is called ──all there, the time is up, or the maker says so──► running
//!    ▲                         │
//!    └──── too few were there ─┘
//! ```

use galds_games::core::{PerSide, Side};
use galds_matches::{MatchId, Player, PlayerId};

use super::{READY_CHECK, TournamentError, TournamentService};
use crate::storage::{
    CallAbout, CallKind, Entrant, Person, PersonKind, Tournament, TournamentKind, TournamentPhase,
    WhichCalls,
};
use crate::time;

impl TournamentService {
    /// Has the players asked whether they are there; if they are being asked already, starts with those who are.
    pub async fn start(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.own(id, person).await?;
        let entrants = self.store.entrants(tournament.id.clone()).await?;
        match tournament.phase {
            TournamentPhase::Open => {
                enough(&tournament, &entrants)?;
                self.ask(tournament, &entrants).await
            }
            TournamentPhase::Checking => {
                let there: Vec<Entrant> = entrants.into_iter().filter(is_ready).collect();
                enough(&tournament, &there)?;
                self.begin(&tournament, there).await
            }
            _ => Err(TournamentError::NotOpen),
        }
    }

    /// Calls everybody to a tournament that is about to begin. Programs are always there, and so is its maker.
    async fn ask(
        &self,
        tournament: Tournament,
        entrants: &[Entrant],
    ) -> Result<(), TournamentError> {
        let (id, now) = (tournament.id.clone(), time::now());
        let until = now.after(READY_CHECK);
        if !self.store.check_tournament(id.clone(), until, now).await? {
            return Err(TournamentError::NotOpen);
        }
        for entrant in entrants {
            let person = self.store.person(entrant.person.clone()).await?;
            let is_bot = person.is_some_and(|person| person.kind == PersonKind::Bot);
            if is_bot || entrant.person == tournament.creator {
                self.store.note_ready(id.clone(), entrant.person.clone(), now).await?;
            } else {
                let about = CallAbout { until: Some(until), ..about(&tournament) };
                let player = PlayerId::Person(entrant.person.clone());
                self.calls.place(player, CallKind::Ready, id.clone(), about).await?;
            }
        }
        self.changed(&id);
        self.conclude_check(&self.find(&id).await?).await
    }

    /// Notes that somebody is there.
    pub async fn ready(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.find(id).await?;
        let noted = self.store.note_ready(tournament.id.clone(), person.id.clone(), time::now());
        if !noted.await? {
            return Err(TournamentError::NotAsked);
        }
        let (player, one) = (person.player().id, WhichCalls::One(CallKind::Ready, id.to_owned()));
        self.calls.read(&player, one).await?;
        self.changed(id);
        self.conclude_check(&tournament).await
    }

    /// Begins if everybody is there or the time is up. If too few were there it takes entries again, and its maker
    /// hears of that.
    pub(super) async fn conclude_check(
        &self,
        tournament: &Tournament,
    ) -> Result<(), TournamentError> {
        let tournament = self.find(&tournament.id).await?;
        let (TournamentPhase::Checking, Some(until)) = (tournament.phase, tournament.check_until)
        else {
            return Ok(());
        };
        let entrants = self.store.entrants(tournament.id.clone()).await?;
        let is_waited_for = time::now() < until && !entrants.iter().all(is_ready);
        if is_waited_for {
            return Ok(());
        }
        let there: Vec<Entrant> = entrants.into_iter().filter(is_ready).collect();
        if enough(&tournament, &there).is_ok() {
            return self.begin(&tournament, there).await;
        }
        let (checking, open) = (TournamentPhase::Checking, TournamentPhase::Open);
        let id = tournament.id.clone();
        if self.store.move_on(id.clone(), checking, open, time::now()).await? {
            let maker = PlayerId::Person(tournament.creator.clone());
            self.calls.place(maker, CallKind::Postponed, id.clone(), about(&tournament)).await?;
            self.changed(&id);
        }
        Ok(())
    }

    /// Seats those who are there by their ratings, and pairs the first round. Whoever was not there is not in it.
    async fn begin(
        &self,
        tournament: &Tournament,
        there: Vec<Entrant>,
    ) -> Result<(), TournamentError> {
        let order = self.by_rating(tournament, there).await?;
        let started = self.store.start_tournament(tournament.id.clone(), order, time::now());
        if started.await? {
            self.changed(&tournament.id);
        }
        // Another server may have started it and gone away.
        let started = self.find(&tournament.id).await?;
        Box::pin(self.advance(&started)).await
    }

    /// Has no further round paired until it goes on; games that are being played are.
    pub async fn pause(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.own(id, person).await?;
        let paused = self.store.pause_tournament(tournament.id, Some(time::now())).await?;
        self.changed(id);
        paused.then_some(()).ok_or(TournamentError::NotRunning)
    }

    /// Lets it go on.
    pub async fn resume(&self, id: &str, person: &Person) -> Result<(), TournamentError> {
        let tournament = self.own(id, person).await?;
        if !self.store.pause_tournament(tournament.id, None).await? {
            return Err(TournamentError::NotRunning);
        }
        self.changed(id);
        self.advance(&self.find(id).await?).await
    }

    /// Calls two players to their board.
    pub(super) async fn call_to_round(
        &self,
        tournament: &Tournament,
        round: u32,
        id: &MatchId,
        players: &PerSide<Player>,
    ) -> Result<(), TournamentError> {
        for side in Side::BOTH {
            let about = CallAbout {
                from: Some(players[side.other()].clone()),
                match_id: Some(id.clone()),
                round: Some(round + 1),
                until: Some(time::now().after(tournament.call)),
                ..about(tournament)
            };
            let player = players[side].id.clone();
            if !self.matches.is_at_board(id, &player).await? {
                self.calls.place(player, CallKind::Round, id.to_string(), about).await?;
            }
        }
        Ok(())
    }
}

fn is_ready(entrant: &Entrant) -> bool {
    entrant.ready.is_some()
}

fn enough(tournament: &Tournament, entrants: &[Entrant]) -> Result<(), TournamentError> {
    let least = match tournament.kind {
        TournamentKind::Swiss => 4,
        TournamentKind::RoundRobin => 2,
    };
    if entrants.len() < least { Err(TournamentError::TooFew(least)) } else { Ok(()) }
}

/// What a call says of a tournament.
fn about(tournament: &Tournament) -> CallAbout {
    CallAbout {
        game: Some(tournament.game.clone()),
        rules: Some(tournament.rules.clone()),
        control: Some(tournament.control),
        rated: Some(tournament.rated),
        tournament: Some(tournament.id.clone()),
        title: Some(tournament.title.clone()),
        ..CallAbout::default()
    }
}
