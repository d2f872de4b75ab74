//! What follows from commands, at moments of the test's own making.

mod bench;

use bench::{Bench, id};
use galds_games::core::{Side, Viewer};
use galds_matches::clock::{Millis, Moment, TimeControl};
use galds_matches::{
    ChatSwitch, Command, Decision, Ending, EndingKind, Event, MatchState, Offer, Phase, Rated,
    Refusal, Row, Seat, overdue,
};

fn offer(offer: Offer) -> Command {
    Command::Offer { offer }
}

fn accept(offer: Offer) -> Command {
    Command::Accept { offer }
}

fn ended(events: &[Event]) -> (EndingKind, Option<Seat>, Option<String>) {
    match events.last() {
        Some(Event::Ended { ending: Ending { kind, side }, score }) => {
            (*kind, *side, score.map(|score| score.text()))
        }
        other => panic!("{other:?}"),
    }
}

const ARMY: &str = "@MF8MM97B93B98642775163854";

#[test]
fn a_takeback_undoes_the_last_action_of_the_one_who_asks_and_what_came_after() {
    let mut bench = Bench::new("rotary", "none");
    assert_eq!(bench.refused(Side::First, &offer(Offer::Takeback)), Refusal::NothingToTakeBack);
    bench.act(Side::First, "53 3");
    bench.act(Side::Second, "24 1");
    bench.done(Side::First, &offer(Offer::Takeback));
    assert_eq!(bench.refused(Side::First, &accept(Offer::Takeback)), Refusal::NoOffer);
    let events = bench.done(Side::Second, &accept(Offer::Takeback));
    assert_eq!(events, [Event::TookBack { side: Seat::First, actions: 2 }]);
    assert_eq!(bench.state.to_act(), [Side::First]);
    bench.act(Side::First, "53 2");
}

#[test]
fn an_offer_of_a_takeback_lapses_with_the_next_action() {
    let mut bench = Bench::new("rotary", "none");
    bench.act(Side::First, "53 3");
    bench.done(Side::First, &offer(Offer::Takeback));
    bench.act(Side::Second, "24 1");
    assert_eq!(bench.refused(Side::Second, &accept(Offer::Takeback)), Refusal::NoOffer);
}

#[test]
fn nothing_is_taken_back_across_dice() {
    let mut bench = Bench::new("nardi", "none");
    let first = bench.state.to_act()[0];
    let play = |bench: &Bench, side: Side| {
        let command = |action: &str| Command::Act { action: action.to_owned() };
        // Any legal play: the tokens of a table with the same actions.
        let text = galds_matches::secrecy::board(&bench.state, Viewer::Side(side));
        command(&text.choices[0].token)
    };
    let action = play(&bench, first);
    bench.done(first, &action);
    match bench.decide(first, &offer(Offer::Takeback)) {
        // Before the opponent throws there are no dice in between.
        Ok(Decision::Accept(_)) => {
            bench.act(first.other(), "throw");
            assert_eq!(bench.refused(first, &offer(Offer::Takeback)), Refusal::Revealed);
        }
        refused => assert_eq!(refused, Err(Refusal::Revealed)),
    }
    let action = play(&bench, first.other());
    bench.done(first.other(), &action);
    assert_eq!(bench.refused(first, &offer(Offer::Takeback)), Refusal::Revealed);
}

#[test]
fn nothing_is_taken_back_in_a_hidden_game() {
    let mut bench = Bench::new("luzhanqi", "none");
    bench.act(Side::First, ARMY);
    bench.act(Side::Second, ARMY);
    let choices = galds_matches::secrecy::board(&bench.state, Viewer::Side(Side::First)).choices;
    bench.act(Side::First, &choices[0].token.clone());
    assert_eq!(bench.refused(Side::First, &offer(Offer::Takeback)), Refusal::Revealed);
}

#[test]
fn armies_are_laid_out_in_either_order_and_once() {
    for order in [[Side::First, Side::Second], [Side::Second, Side::First]] {
        let mut bench = Bench::new("luzhanqi", "5+0");
        assert_eq!(bench.state.to_act(), Side::BOTH);
        bench.act(order[0], ARMY);
        assert_eq!(bench.state.to_act(), [order[1]]);
        let again = Command::Act { action: ARMY.to_owned() };
        assert_eq!(bench.refused(order[0], &again), Refusal::AlreadySetUp);
        bench.act(order[1], ARMY);
        assert_eq!(bench.state.to_act(), [Side::First]);
    }
}

/// Who is due to do what by the scene that everybody gets.
fn due(state: &MatchState) -> Vec<(Option<Side>, String)> {
    let scene = galds_matches::secrecy::board(state, Viewer::Spectator).scene;
    scene.due.into_iter().map(|due| (due.side, due.what.key)).collect()
}

#[test]
fn scenes_tell_who_has_to_act_in_the_match_and_nobody_after_its_end() {
    let lay_out = |side| (Some(side), "lay-out".to_owned());
    let mut bench = Bench::new("luzhanqi", "none");
    assert_eq!(due(&bench.state), Side::BOTH.map(lay_out));
    bench.act(Side::Second, ARMY);
    assert_eq!(due(&bench.state), [lay_out(Side::First)]);
    bench.act(Side::First, ARMY);
    assert_eq!(due(&bench.state), [(Some(Side::First), "move".to_owned())]);
    bench.done(Side::First, &Command::Resign);
    assert_eq!(due(&bench.state), []);
}

#[test]
fn a_wrong_set_up_is_refused_in_words_that_do_not_depend_on_the_other_side() {
    let wrong = Command::Act { action: "@MF8".to_owned() };
    let mut bench = Bench::new("luzhanqi", "none");
    let before = bench.refused(Side::Second, &wrong);
    bench.act(Side::First, ARMY);
    assert_eq!(bench.refused(Side::Second, &wrong), before);
}

#[test]
fn dice_are_thrown_by_the_server_alone() {
    let mut bench = Bench::new("nardi", "none");
    let first = bench.state.to_act()[0];
    let board = galds_matches::secrecy::board(&bench.state, Viewer::Side(first));
    bench.act(first, &board.choices[0].token.clone());
    let own_throw = Command::Act { action: "66".to_owned() };
    assert!(matches!(bench.refused(first.other(), &own_throw), Refusal::Action(_)));
}

#[test]
fn the_same_offer_by_both_is_an_agreement() {
    let mut bench = Bench::new("rotary", "none");
    bench.done(Side::First, &offer(Offer::Draw));
    assert_eq!(bench.refused(Side::First, &offer(Offer::Draw)), Refusal::AlreadyOffered);
    let events = bench.done(Side::Second, &offer(Offer::Draw));
    assert_eq!(ended(&events), (EndingKind::Agreed, None, Some("½-½".to_owned())));
    assert_eq!(bench.refused(Side::First, &Command::Resign), Refusal::Over);
}

#[test]
fn an_offer_can_be_declined_and_taken_back() {
    let mut bench = Bench::new("rotary", "none");
    for decliner in Side::BOTH {
        bench.done(Side::First, &offer(Offer::Draw));
        bench.done(decliner, &Command::Decline { offer: Offer::Draw });
        assert_eq!(bench.refused(Side::Second, &accept(Offer::Draw)), Refusal::NoOffer);
    }
}

#[test]
fn resignation_counts_as_the_book_says() {
    for (game, score) in [("lautari", "0-2"), ("shatra", "0-1"), ("nardi", "0-1")] {
        let mut bench = Bench::new(game, "none");
        let events = bench.done(Side::First, &Command::Resign);
        let expected = (EndingKind::Resigned, Some(Seat::First), Some(score.to_owned()));
        assert_eq!(ended(&events), expected, "{game}");
    }
}

#[test]
fn a_match_is_broken_off_only_before_each_side_has_acted() {
    let mut bench = Bench::new("rotary", "none");
    bench.act(Side::First, "53 3");
    assert!(bench.decide(Side::First, &Command::Abort).is_ok());
    bench.act(Side::Second, "24 1");
    assert_eq!(bench.refused(Side::First, &Command::Abort), Refusal::UnderWay);
}

#[test]
fn a_rated_match_whose_dice_have_been_thrown_is_not_broken_off_for_nothing() {
    let mut bench = Bench::with_rating("nardi", "5+0", Rated::Rated);
    let [idle] = bench.state.to_act()[..] else { panic!("one side has to act") };
    for side in Side::BOTH {
        assert_eq!(bench.refused(side, &Command::Abort), Refusal::DiceThrown);
    }
    // Whoever left has been there.
    bench.arrive(idle).away = Millis::seconds(61);
    let seat = Some(Seat::from(idle));
    let lost = match idle {
        Side::First => "0-1",
        Side::Second => "1-0",
    };
    let events = bench.done(idle.other(), &Command::Claim);
    assert_eq!(ended(&events), (EndingKind::Left, seat, Some(lost.to_owned())));

    let casual = Bench::new("nardi", "5+0");
    assert!(casual.decide(Side::First, &Command::Abort).is_ok());
    let without_dice = Bench::with_rating("luzhanqi", "5+0", Rated::Rated);
    assert!(without_dice.decide(Side::First, &Command::Abort).is_ok());
}

#[test]
fn switching_chat_to_what_it_is_or_after_the_end_writes_nothing() {
    let mut bench = Bench::new("rotary", "none");
    let switch = |chat| Command::Chat { chat };
    assert_eq!(bench.decide(Side::First, &switch(ChatSwitch::On)), Ok(Decision::NothingNew));
    bench.done(Side::First, &switch(ChatSwitch::Off));
    assert_eq!(bench.decide(Side::First, &switch(ChatSwitch::Off)), Ok(Decision::NothingNew));
    bench.done(Side::First, &Command::Resign);
    assert_eq!(bench.refused(Side::First, &switch(ChatSwitch::On)), Refusal::Over);
}

#[test]
fn clocks_run_once_each_side_has_acted() {
    let mut bench = Bench::new("rotary", "1+0");
    bench.after(30_000).act(Side::First, "53 3");
    bench.after(30_000).act(Side::Second, "24 1");
    bench.after(59_000);
    let legal = galds_matches::secrecy::board(&bench.state, Viewer::Side(Side::First)).choices;
    bench.act(Side::First, &legal[0].token.clone());
    assert_eq!(bench.state.phase(), Phase::Playing);
    assert_eq!(bench.state.due(), Some(Moment(bench.now + 60_000 + 500 + 1)));
}

#[test]
fn a_flag_falls_unless_lag_explains_it() {
    let late = |lag: u64, took: i64| {
        let mut bench = Bench::new("rotary", "1+0");
        bench.act(Side::First, "53 3");
        bench.act(Side::Second, "24 1");
        bench.lag = Millis(lag);
        bench.after(took);
        let choices =
            galds_matches::secrecy::board(&bench.state, Viewer::Side(Side::First)).choices;
        let action = choices[0].token.clone();
        bench.decide(Side::First, &Command::Act { action }).unwrap()
    };
    assert!(matches!(late(0, 60_000), Decision::Accept(_)));
    assert!(matches!(late(300, 60_200), Decision::Accept(_)));
    let Decision::TooLate(event) = late(100, 60_200) else { panic!("it was too late") };
    let expected = (EndingKind::Flag, Some(Seat::First), Some("0-1".to_owned()));
    assert_eq!(ended(&[*event]), expected);
    assert!(matches!(late(10_000, 60_600), Decision::TooLate(_)), "there is a limit to lag");
}

#[test]
fn who_has_left_for_long_enough_while_it_was_its_turn_can_be_claimed_against() {
    let mut bench = Bench::new("rotary", "5+0");
    bench.act(Side::First, "53 3");
    bench.act(Side::Second, "24 1");
    bench.away = Millis::seconds(59);
    assert_eq!(bench.refused(Side::Second, &Command::Claim), Refusal::StillThere);
    bench.away = Millis::seconds(61);
    assert_eq!(bench.refused(Side::First, &Command::Claim), Refusal::StillThere, "its own turn");
    let events = bench.done(Side::Second, &Command::Claim);
    let expected = (EndingKind::Left, Some(Seat::First), Some("0-1".to_owned()));
    assert_eq!(ended(&events), expected);
}

#[test]
fn with_days_for_a_turn_nobody_has_left() {
    let mut bench = Bench::new("rotary", "3days");
    bench.act(Side::First, "53 3");
    bench.away = Millis::days(2);
    assert_eq!(bench.refused(Side::First, &Command::Claim), Refusal::StillThere);
    assert!(matches!(bench.state.terms().control, TimeControl::Days { days: 3 }));
}

#[test]
fn a_first_action_that_does_not_come_is_waited_for_only_so_long() {
    let mut bench = Bench::new("rotary", "5+0");
    bench.arrive(Side::First).arrive(Side::Second);
    assert_eq!(bench.state.due(), Some(Moment(60_000)));
    bench.after(10_000).act(Side::First, "53 3");
    assert_eq!(bench.state.due(), Some(Moment(70_000)));
    let mut set_up = Bench::new("luzhanqi", "5+0");
    set_up.arrive(Side::First).arrive(Side::Second);
    assert_eq!(set_up.state.due(), Some(Moment(300_000)));
    assert_eq!(Bench::new("rotary", "3days").state.due(), Some(Moment(3 * 86_400_000)));
    assert_eq!(Bench::new("rotary", "none").state.due(), None);
}

#[test]
fn nobodys_first_action_is_due_before_they_could_have_seen_the_board() {
    let mut bench = Bench::new("rotary", "5+0");
    assert_eq!(bench.state.due(), Some(Moment(150_000)), "called, then as long as anybody");
    bench.after(40_000).arrive(Side::First);
    assert_eq!(bench.state.due(), Some(Moment(100_000)), "a minute from when they came");
    bench.act(Side::First, "53 3");
    assert_eq!(bench.state.due(), Some(Moment(150_000)), "the other is still called");
    bench.after(70_000).arrive(Side::Second);
    assert_eq!(bench.state.due(), Some(Moment(150_000)), "who comes late has what was left");
    assert!(!bench.state.awaits_arrival(Side::Second), "once is enough");
    let idle = overdue(&bench.state, Moment(150_000)).expect("the match is broken off");
    let expected = (EndingKind::Aborted, Some(Seat::Second), None);
    assert_eq!(ended(&[idle]), expected);
}

#[test]
fn of_two_who_lay_out_their_armies_the_one_who_came_first_is_due_first() {
    let mut bench = Bench::new("luzhanqi", "5+0");
    bench.after(20_000).arrive(Side::Second);
    assert_eq!(bench.state.due(), Some(Moment(320_000)));
    let idle = overdue(&bench.state, Moment(320_000)).expect("the match is broken off");
    assert_eq!(ended(&[idle]).1, Some(Seat::Second));
}

#[test]
fn who_is_still_called_to_the_board_cannot_be_claimed_against() {
    let mut bench = Bench::new("rotary", "5+0");
    bench.away = Millis::seconds(80);
    bench.after(80_000);
    assert_eq!(bench.refused(Side::Second, &Command::Claim), Refusal::StillThere);
    bench.away = Millis::seconds(90);
    bench.after(10_000);
    assert_eq!(ended(&bench.done(Side::Second, &Command::Claim)).0, EndingKind::Aborted);
}

#[test]
fn a_rematch_is_agreed_on_after_the_end() {
    let mut bench = Bench::new("rotary", "none");
    assert_eq!(bench.refused(Side::First, &offer(Offer::Rematch)), Refusal::StillPlaying);
    bench.done(Side::First, &Command::Resign);
    bench.done(Side::First, &offer(Offer::Rematch));
    assert_eq!(bench.decide(Side::Second, &accept(Offer::Rematch)), Ok(Decision::Rematch));
}

#[test]
fn a_seat_is_for_those_it_waits_for() {
    let bench = Bench::new("rotary", "none");
    let join = Command::Join { seed: String::new() };
    assert_eq!(bench.refused(Side::Second, &join), Refusal::NotOpen);
}

#[test]
fn a_log_that_does_not_fit_is_refused_with_its_number() {
    let id = id();
    let row =
        |number, what: &str| Row { number, what: what.to_owned(), at: Moment(0), client: None };
    let message = |rows| MatchState::replay(&id, rows).unwrap_err().to_string();
    assert!(message(vec![]).ends_with("at number 1: the log is empty"));
    assert!(message(vec![row(1, "{}")]).contains("at number 1: missing field"));
    let ended = r#"{"type":"ended","ending":{"kind":"aborted","side":null},"score":null}"#;
    assert!(message(vec![row(1, ended)]).contains("a log starts with the making of its match"));
}
