//! A match with two players and a clock of the test's own.
#![allow(dead_code, reason = "each test file uses a part of this")]

use galds_games::core::Side;
use galds_matches::clock::{Millis, Moment};
use galds_matches::{
    Circumstances, Command, Decision, Event, Logged, MatchId, MatchState, Opponent, Player,
    PlayerId, Rated, Refusal, Row, SideChoice, Terms, Visibility, decide,
};

pub(crate) fn id() -> MatchId {
    MatchId::from_hash(b"twelve bytes")
}

/// A match with a clock of its own.
pub(crate) struct Bench {
    pub(crate) state: MatchState,
    pub(crate) now: i64,
    pub(crate) lag: Millis,
    pub(crate) away: Millis,
}

pub(crate) fn player(side: Side) -> Player {
    let name = match side {
        Side::First => "first",
        Side::Second => "second",
    };
    Player { id: PlayerId::Person(name.to_owned()), name: name.to_owned() }
}

impl Bench {
    pub(crate) fn new(game: &str, control: &str) -> Bench {
        Bench::with_rating(game, control, Rated::Casual)
    }

    pub(crate) fn with_rating(game: &str, control: &str, rated: Rated) -> Bench {
        let terms = Terms {
            game: game.to_owned(),
            rules: String::new(),
            control: control.parse().unwrap(),
            rated,
            side: SideChoice::First,
            position: None,
        };
        let created = Event::Created {
            terms: terms.checked().unwrap(),
            creator: player(Side::First),
            opponent: Opponent { visibility: Visibility::Link, invited: None },
            secret: (game == "nardi").then(|| "07".repeat(32)),
            seed: String::new(),
            rematch_of: None,
            call: None,
        };
        let what = serde_json::to_string(&created).unwrap();
        let row = Row { number: 1, what, at: Moment(0), client: None };
        let state = MatchState::replay(&id(), vec![row]).unwrap();
        let mut bench = Bench { state, now: 0, lag: Millis::ZERO, away: Millis::ZERO };
        let join = Command::Join { seed: String::new() };
        bench.done(Side::Second, &join);
        bench
    }

    pub(crate) fn decide(&self, side: Side, command: &Command) -> Result<Decision, Refusal> {
        let now = Circumstances {
            at: Moment(self.now),
            lag: self.lag,
            opponent_away: self.away,
            coin: Side::First,
        };
        decide(&self.state, &player(side), command, now)
    }

    /// The side's page is at the board.
    pub(crate) fn arrive(&mut self, side: Side) -> &mut Bench {
        assert!(self.state.awaits_arrival(side));
        self.apply(Event::Arrived { side: side.into() });
        self
    }

    pub(crate) fn apply(&mut self, event: Event) {
        let number = self.state.version() + 1;
        let logged = Logged { number, at: Moment(self.now), event, client: None };
        self.state.apply(logged).unwrap();
    }

    /// Has a command done and answers with its events.
    pub(crate) fn done(&mut self, side: Side, command: &Command) -> Vec<Event> {
        match self.decide(side, command) {
            Ok(Decision::Accept(events)) => {
                for event in &events {
                    self.apply(event.clone());
                }
                events
            }
            other => panic!("{command:?}: {other:?}"),
        }
    }

    pub(crate) fn act(&mut self, side: Side, action: &str) -> Vec<Event> {
        self.done(side, &Command::Act { action: action.to_owned() })
    }

    pub(crate) fn refused(&self, side: Side, command: &Command) -> Refusal {
        self.decide(side, command).expect_err("a refusal")
    }

    pub(crate) fn after(&mut self, millis: i64) -> &mut Bench {
        self.now += millis;
        self
    }
}
