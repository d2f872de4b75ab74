//! Conditional moves: what may be planned, what is answered, and what is left of it.

mod bench;

use std::ops::{Deref, DerefMut};

use bench::Bench;
use galds_games::core::{Side, Viewer};
use galds_matches::clock::Moment;
use galds_matches::secrecy::{self, SeenWhat};
use galds_matches::{Command, Decision, MatchState, Offer, Refusal};

/// A game by correspondence in which nothing is hidden.
struct Slow(Bench);

impl Slow {
    fn new() -> Slow {
        Slow(Bench::new("lautari", "3days"))
    }

    fn plan(&mut self, side: Side, lines: &[&[&str]]) {
        let planning = self.planning(lines);
        self.done(side, &planning);
    }

    fn planning(&self, lines: &[&[&str]]) -> Command {
        let line = |line: &&[&str]| line.iter().map(ToString::to_string).collect();
        let played = u32::try_from(self.state.table().past().len()).unwrap();
        Command::Plan { played, lines: lines.iter().map(line).collect() }
    }

    fn record(&self) -> Vec<String> {
        self.state.table().past().into_iter().map(|(_, played)| played.token).collect()
    }

    /// What is left of the lines of a side.
    fn left(&self, side: Side) -> Vec<Vec<String>> {
        let seen = secrecy::state(&self.state, Viewer::Side(side), Moment(0));
        let tokens = |line: Vec<secrecy::PlannedAction>| line.into_iter().map(|one| one.token);
        seen.your_plan.into_iter().map(|line| tokens(line).collect()).collect()
    }
}

impl Deref for Slow {
    type Target = Bench;

    fn deref(&self) -> &Bench {
        &self.0
    }
}

impl DerefMut for Slow {
    fn deref_mut(&mut self) -> &mut Bench {
        &mut self.0
    }
}

const LONG: &[&str] = &["e3-e4", "h12-h11", "g3-g4", "g12-g11"];

#[test]
fn the_answer_follows_in_the_same_decision_and_the_rest_stays() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[LONG, &["f3-f4", "i12-i11"]]);
    bench.act(Side::First, "e3-e4");
    assert_eq!(bench.record(), ["e3-e4", "h12-h11"]);
    assert_eq!(bench.left(Side::Second), [["g3-g4", "g12-g11"]]);
    assert!(bench.state.may_plan(Side::Second), "the other side has to act again");
    bench.act(Side::First, "g3-g4");
    assert_eq!(bench.record(), LONG);
    assert!(bench.left(Side::Second).is_empty());
}

#[test]
fn lines_that_do_not_fit_are_dropped_and_nothing_is_answered() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[LONG]);
    bench.act(Side::First, "i3-i4");
    assert_eq!(bench.record(), ["i3-i4"]);
    assert!(bench.left(Side::Second).is_empty());
    bench.act(Side::Second, "h12-h11");
    bench.act(Side::First, "e3-e4");
    assert_eq!(bench.record().len(), 3, "a line is for one position alone");
}

#[test]
fn two_plans_answer_each_other_as_far_as_both_go() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[LONG]);
    bench.done(Side::First, &Command::Offer { offer: Offer::Draw });
    bench.act(Side::First, "e3-e4");
    // The answer waits because of the draw, and the first side plans meanwhile.
    bench.plan(Side::First, &[&["h12-h11", "g3-g4"]]);
    bench.act(Side::Second, "h12-h11");
    assert_eq!(bench.record(), LONG);
    assert!(bench.state.may_plan(Side::Second));
}

#[test]
fn a_plan_survives_in_the_log() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[LONG]);
    let rows = bench.state.log().iter().map(|logged| logged.row().unwrap()).collect();
    bench.state = MatchState::replay(bench.state.id(), rows).unwrap();
    bench.act(Side::First, "e3-e4");
    assert_eq!(bench.record(), ["e3-e4", "h12-h11"]);
}

#[test]
fn a_draw_that_is_offered_with_the_move_is_not_declined_unread() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[LONG]);
    bench.done(Side::First, &Command::Offer { offer: Offer::Draw });
    bench.act(Side::First, "e3-e4");
    assert_eq!(bench.record(), ["e3-e4"]);
    assert_eq!(bench.state.offer(Side::First), Some(Offer::Draw));
    bench.act(Side::Second, "h12-h11");
    assert_eq!(bench.left(Side::Second), [["g3-g4", "g12-g11"]], "made by hand, it goes on");
}

#[test]
fn what_is_taken_back_is_not_answered_again() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[LONG]);
    bench.act(Side::First, "e3-e4");
    bench.done(Side::First, &Command::Offer { offer: Offer::Takeback });
    bench.done(Side::Second, &Command::Accept { offer: Offer::Takeback });
    assert!(bench.left(Side::Second).is_empty());
    bench.act(Side::First, "e3-e4");
    assert_eq!(bench.record(), ["e3-e4"]);
}

#[test]
fn lines_are_read_by_the_rules_and_refused_with_their_number() {
    let bench = Slow::new();
    let second = |lines: &[&[&str]]| bench.refused(Side::Second, &bench.planning(lines));
    let impossible =
        |line, action: &str| Refusal::PlannedAction { line, action: action.to_owned() };
    assert_eq!(second(&[LONG, &["e3-e4", "h12-h5"]]), impossible(2, "h12-h5"));
    assert_eq!(second(&[&["h12-h11"]]), impossible(1, "h12-h11"), "the other side is first");
    assert_eq!(second(&[&["e3-e4"]]), Refusal::NoAnswer { line: 1 });
    assert_eq!(second(&[&[]]), Refusal::NoAnswer { line: 1 });
    assert_eq!(second(&[LONG, &["e3-e4", "i12-i11"]]), Refusal::TwoAnswers { line: 2 });
    let many: Vec<&[&str]> = vec![LONG; 21];
    assert_eq!(second(&many), Refusal::TooManyLines);
    let long: Vec<&str> = vec!["e3-e4"; 22];
    assert_eq!(second(&[&long]), Refusal::LineTooLong { line: 1 });
    assert_eq!(bench.refused(Side::First, &bench.planning(&[LONG])), Refusal::PlanInOwnTurn);
    let old = Command::Plan { played: 7, lines: Vec::new() };
    assert_eq!(bench.decide(Side::Second, &old), Err(Refusal::PlanOutdated));
}

#[test]
fn the_beginning_of_another_line_is_not_kept_and_saving_the_same_writes_nothing() {
    let mut bench = Slow::new();
    bench.plan(Side::Second, &[&LONG[..2], LONG, LONG]);
    assert_eq!(bench.left(Side::Second), [LONG]);
    let again = bench.decide(Side::Second, &bench.planning(&[LONG]));
    assert_eq!(again, Ok(Decision::NothingNew));
    bench.plan(Side::Second, &[]);
    assert!(bench.left(Side::Second).is_empty(), "no lines take them back");
}

#[test]
fn only_open_games_by_correspondence_have_plans() {
    let nothing = Command::Plan { played: 0, lines: Vec::new() };
    for game in ["lautari", "rotary", "shatra"] {
        assert!(Bench::new(game, "3days").state.may_plan(Side::Second), "{game}");
        assert!(Bench::new(game, "none").state.may_plan(Side::Second), "{game}");
        let bench = Bench::new(game, "10+5");
        assert_eq!(bench.refused(Side::Second, &nothing), Refusal::NoPlans, "{game}");
    }
    for game in ["nardi", "luzhanqi"] {
        let bench = Bench::new(game, "3days");
        for side in Side::BOTH {
            assert_eq!(bench.refused(side, &nothing), Refusal::NoPlans, "{game}");
            assert!(!bench.state.may_plan(side), "{game}");
        }
    }
}

#[test]
fn nobody_else_hears_of_a_plan_even_after_the_end() {
    let mut bench = Slow::new();
    let before = bench.state.version();
    bench.plan(Side::Second, &[LONG]);
    let others = [Viewer::Side(Side::First), Viewer::Spectator];
    for viewer in others {
        assert_eq!(secrecy::version(&bench.state, viewer), before);
        assert!(secrecy::events(&bench.state, viewer, before).is_empty());
        let seen = secrecy::state(&bench.state, viewer, Moment(0));
        assert_eq!((seen.version, seen.your_plan), (before, Vec::new()));
    }
    let own = secrecy::events(&bench.state, Viewer::Side(Side::Second), before);
    assert!(matches!(own[0].what, SeenWhat::Planned { .. }));
    bench.done(Side::First, &Command::Resign);
    for viewer in others {
        let told = serde_json::to_string(&secrecy::events(&bench.state, viewer, 0)).unwrap();
        assert!(!told.contains("h12-h11"), "{told}");
    }
}
