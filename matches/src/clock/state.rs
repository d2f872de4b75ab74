//! The two clocks of a match.
//!
//! # Whose clock runs
//!
//! A clock runs while its side is awaited. Usually that is one side; when secret set-ups are sent in
//! either order it is both; before the first action and after the end it is nobody. A turn may take
//! several actions (roll, then play): the clock of a side that is still awaited after its own
//! action runs on, and the turn ends when it no longer is. The end of a turn settles it: the time it
//! took is taken off, the increment added, the days given anew.
//!
//! # Lag
//!
//! What the network took is not the player's thinking time. An action comes with the round trip
//! measured for its player, and that much is given back, but never more than
//! [`LAG_PER_ACTION`], nor more than the player's quota. The quota starts at [`LAG_QUOTA`], pays for
//! what is given back, and regains [`LAG_REGAINED`] with every turn, up to where it started. So a
//! usual connection is made good in full, a bad stretch is helped over, and somebody who pretends to
//! be far away gains a fifth of a second a turn. Days are long enough without it.
//!
//! The flag falls when the time is gone together with all lag that could still be given back: an
//! action on its way is waited for. One that arrives then without lag to show is too late.
//!
//! # Downtime
//!
//! A server that was away, or whose store was, gives back what passed in between ([`Clock::refund`]).

use galds_games::core::{PerSide, Side};
use thiserror::Error;

use super::{Millis, Moment, TimeControl};

/// The most that one action gets back for lag.
pub const LAG_PER_ACTION: Millis = Millis(500);
/// The quota of lag at the start, and the most it can be.
pub const LAG_QUOTA: Millis = Millis(1_000);
/// What a turn adds to the quota of lag.
pub const LAG_REGAINED: Millis = Millis(200);

/// Who has to act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// Nobody: the match has not begun or is over.
    Nobody,
    /// One side.
    One(Side),
    /// Both, in either order.
    Both,
}

impl Awaited {
    /// Whether this side has to act.
    pub fn includes(self, side: Side) -> bool {
        match self {
            Awaited::Nobody => false,
            Awaited::One(one) => one == side,
            Awaited::Both => true,
        }
    }
}

/// The time of this side ran out before it acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the time has run out")]
pub struct FlagFallen(pub Side);

/// The clocks of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    clocks: PerSide<SideClock>,
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SideClock {
    /// What was left when the turn began.
    left: Millis,
    /// When the turn began, while it lasts.
    since: Option<Moment>,
    /// The lag that may still be given back.
    quota: Millis,
}

impl Clock {
    /// Both clocks full and standing still.
    pub fn new(control: TimeControl) -> Clock {
        let left = control.initial().unwrap_or(Millis::ZERO);
        let clock = SideClock { left, since: None, quota: LAG_QUOTA };
        Clock { control, clocks: PerSide([clock; 2]) }
    }

    /// What was agreed on.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whether the clock of this side runs.
    pub fn runs(&self, side: Side) -> bool {
        self.clocks[side].since.is_some()
    }

    /// Has the clocks run for those who are awaited from now on, without ending a turn: when play
    /// begins, after a takeback, at the end of the match. Time used so far is taken off.
    pub fn await_from(&mut self, at: Moment, awaited: Awaited) {
        for side in Side::BOTH {
            match (self.runs(side), awaited.includes(side)) {
                (false, true) => self.clocks[side].since = Some(at),
                (true, false) => self.halt(side, at),
                _ => {}
            }
        }
    }

    /// Notes that `side` acted at that moment, with the lag measured for it, and who is awaited now.
    ///
    /// Nothing changes if its time had run out.
    pub fn after_action(
        &mut self,
        side: Side,
        at: Moment,
        lag: Millis,
        awaited: Awaited,
    ) -> Result<(), FlagFallen> {
        if let Some(since) = self.clocks[side].since {
            let took = at.since(since);
            let used = self.used(took.minus(self.lag_given_back(side, lag)));
            if self.has_clock() && used > self.clocks[side].left {
                return Err(FlagFallen(side));
            }
            if !awaited.includes(side) {
                // The quota pays only for what made a difference: within a delay nothing does.
                let lag_paid = self.used(took).minus(used);
                self.end_turn(side, used, lag_paid);
            }
        }
        self.await_from(at, awaited);
        Ok(())
    }

    /// What is left for a side at that moment; nothing is known of it without a clock.
    pub fn remaining(&self, side: Side, at: Moment) -> Option<Millis> {
        self.has_clock().then(|| {
            let clock = self.clocks[side];
            let used = clock.since.map_or(Millis::ZERO, |since| self.used(at.since(since)));
            clock.left.minus(used)
        })
    }

    /// When the next flag falls, and whose, if nobody acts.
    pub fn next_flag(&self) -> Option<(Side, Moment)> {
        let falls = |side| self.flag_moment(side).map(|at| (side, at));
        Side::BOTH.into_iter().filter_map(falls).min_by_key(|&(_, at)| at)
    }

    /// The side whose flag has fallen by that moment; the earlier one, if both have.
    pub fn flag(&self, at: Moment) -> Option<Side> {
        self.next_flag().filter(|&(_, falls)| falls <= at).map(|(side, _)| side)
    }

    /// Gives back what running clocks lost while the server was away. If it was back before it went, the
    /// machine's clock was put back in between, and what was used so far stays used.
    pub fn refund(&mut self, away: Moment, back: Moment) {
        for side in Side::BOTH {
            if let Some(since) = &mut self.clocks[side].since {
                let lost = back.since(away.max(*since));
                *since = since.after(lost).before(away.since(back));
            }
        }
    }

    fn has_clock(&self) -> bool {
        self.control != TimeControl::None
    }

    /// What a turn costs that took this long.
    fn used(&self, took: Millis) -> Millis {
        match self.control {
            TimeControl::None => Millis::ZERO,
            TimeControl::Delay { delay, .. } => took.minus(delay),
            TimeControl::Increment { .. } | TimeControl::Days { .. } => took,
        }
    }

    fn lag_given_back(&self, side: Side, lag: Millis) -> Millis {
        match self.control {
            TimeControl::Increment { .. } | TimeControl::Delay { .. } => {
                lag.min(LAG_PER_ACTION).min(self.clocks[side].quota)
            }
            TimeControl::None | TimeControl::Days { .. } => Millis::ZERO,
        }
    }

    fn end_turn(&mut self, side: Side, used: Millis, lag_paid: Millis) {
        let control = self.control;
        let clock = &mut self.clocks[side];
        clock.since = None;
        clock.quota = clock.quota.minus(lag_paid).plus(LAG_REGAINED).min(LAG_QUOTA);
        clock.left = match control {
            TimeControl::None => Millis::ZERO,
            TimeControl::Increment { increment, .. } => clock.left.minus(used).plus(increment),
            TimeControl::Delay { .. } => clock.left.minus(used),
            TimeControl::Days { days } => Millis::days(days.into()),
        };
    }

    /// Stops a clock in the middle of a turn; days are for a whole turn, so the next has them anew.
    fn halt(&mut self, side: Side, at: Moment) {
        let left = match self.control {
            TimeControl::Days { days } => Millis::days(days.into()),
            _ => self.remaining(side, at).unwrap_or(Millis::ZERO),
        };
        let clock = &mut self.clocks[side];
        clock.left = left;
        clock.since = None;
    }

    fn flag_moment(&self, side: Side) -> Option<Moment> {
        let clock = self.clocks[side];
        let since = clock.since.filter(|_| self.has_clock())?;
        let free = match self.control {
            TimeControl::Delay { delay, .. } => delay,
            _ => Millis::ZERO,
        };
        let patience = self.lag_given_back(side, LAG_PER_ACTION);
        // One more millisecond: with exactly nothing left an action is still in time.
        Some(since.after(clock.left.plus(free).plus(patience).plus(Millis(1))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{First, Second};

    const START: Moment = Moment(1_000_000);

    /// A clock on which the first side's time runs since [`START`].
    fn running(control: &str) -> Clock {
        let mut clock = Clock::new(control.parse().unwrap());
        clock.await_from(START, Awaited::One(First));
        clock
    }

    fn later(seconds: u64) -> Moment {
        START.after(Millis::seconds(seconds))
    }

    fn left(clock: &Clock, side: Side, at: Moment) -> u64 {
        clock.remaining(side, at).unwrap().0
    }

    fn pass_turn(clock: &mut Clock, side: Side, at: Moment, lag: u64) -> Result<(), FlagFallen> {
        clock.after_action(side, at, Millis(lag), Awaited::One(side.other()))
    }

    #[test]
    fn an_increment_is_added_after_each_turn() {
        let mut clock = running("1+3");
        pass_turn(&mut clock, First, later(10), 0).unwrap();
        assert_eq!(left(&clock, First, later(40)), 53_000);
        assert_eq!(left(&clock, Second, later(40)), 30_000);
        pass_turn(&mut clock, Second, later(41), 0).unwrap();
        assert_eq!(left(&clock, Second, later(60)), 32_000);
        assert_eq!(left(&clock, First, later(60)), 34_000);
    }

    #[test]
    fn a_delay_costs_nothing_and_is_not_saved_up() {
        let mut clock = running("1d5");
        assert_eq!(left(&clock, First, later(5)), 60_000);
        pass_turn(&mut clock, First, later(4), 0).unwrap();
        assert_eq!(left(&clock, First, later(4)), 60_000);
        pass_turn(&mut clock, Second, later(16), 0).unwrap();
        assert_eq!(left(&clock, Second, later(16)), 53_000);
    }

    #[test]
    fn days_are_given_anew_for_each_turn() {
        let mut clock = running("2days");
        let day = Moment(START.0).after(Millis::days(1));
        assert_eq!(clock.remaining(First, day), Some(Millis::days(1)));
        pass_turn(&mut clock, First, day, 0).unwrap();
        assert_eq!(clock.remaining(First, day), Some(Millis::days(2)));
        assert_eq!(clock.flag(day.after(Millis::days(2))), None);
        assert_eq!(clock.flag(day.after(Millis::days(2)).after(Millis(1))), Some(Second));
    }

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clock = running("none");
        assert_eq!(clock.remaining(First, later(9)), None);
        assert_eq!(clock.flag(START.after(Millis::days(10_000))), None);
        assert_eq!(pass_turn(&mut clock, First, START.after(Millis::days(10_000)), 0), Ok(()));
        assert!(clock.runs(Second) && !clock.runs(First));
    }

    #[test]
    fn a_turn_of_several_actions_is_settled_once() {
        let mut clock = running("1+3");
        let roll = later(10);
        clock.after_action(First, roll, Millis(400), Awaited::One(First)).unwrap();
        assert_eq!(left(&clock, First, roll), 50_000);
        pass_turn(&mut clock, First, later(20), 0).unwrap();
        assert_eq!(left(&clock, First, later(20)), 43_000);
    }

    #[test]
    fn both_clocks_run_while_secret_set_ups_are_awaited() {
        let mut clock = Clock::new("1+3".parse().unwrap());
        clock.await_from(START, Awaited::Both);
        clock.after_action(Second, later(10), Millis::ZERO, Awaited::One(First)).unwrap();
        assert_eq!(left(&clock, Second, later(20)), 53_000);
        assert_eq!(left(&clock, First, later(20)), 40_000);
        clock.after_action(First, later(20), Millis::ZERO, Awaited::One(First)).unwrap();
        assert_eq!(left(&clock, First, later(21)), 39_000);
    }

    #[test]
    fn the_flag_falls_after_the_time_and_the_lag_that_could_be_given_back() {
        let mut clock = running("1+3");
        let out = later(60).after(LAG_PER_ACTION);
        assert_eq!(clock.flag(out), None);
        assert_eq!(clock.next_flag(), Some((First, out.after(Millis(1)))));
        assert_eq!(clock.flag(out.after(Millis(1))), Some(First));
        let before = clock.clone();
        assert_eq!(pass_turn(&mut clock, First, out, 499), Err(FlagFallen(First)));
        assert_eq!(clock, before);
        assert_eq!(pass_turn(&mut clock, First, out, 500), Ok(()));
        assert_eq!(left(&clock, First, out), 3_000);
    }

    #[test]
    fn lag_is_made_good_up_to_a_quota_that_grows_back() {
        let mut clock = running("1+0");
        let mut at = START;
        let mut given_back = Vec::new();
        for _ in 0..6 {
            let had = left(&clock, First, at);
            at = at.after(Millis(5_000));
            pass_turn(&mut clock, First, at, 60_000).unwrap();
            given_back.push(left(&clock, First, at) + 5_000 - had);
            pass_turn(&mut clock, Second, at, 0).unwrap();
        }
        assert_eq!(given_back, [500, 500, 400, 200, 200, 200]);
    }

    #[test]
    fn lag_within_a_delay_costs_no_quota() {
        let mut clock = running("1d5");
        let mut at = START;
        for _ in 0..20 {
            at = at.after(Millis::seconds(2));
            pass_turn(&mut clock, First, at, 500).unwrap();
            pass_turn(&mut clock, Second, at, 0).unwrap();
        }
        pass_turn(&mut clock, First, at.after(Millis::seconds(6)), 500).unwrap();
        assert_eq!(left(&clock, First, at), 59_500);
    }

    #[test]
    fn lag_never_gives_more_than_the_turn_took() {
        let mut clock = running("1+0");
        pass_turn(&mut clock, First, START.after(Millis(100)), 500).unwrap();
        assert_eq!(left(&clock, First, START), 60_000);
    }

    #[test]
    fn downtime_is_given_back_to_running_clocks_only() {
        let mut clock = running("1+0");
        clock.refund(later(10), later(500));
        assert_eq!(left(&clock, First, later(500)), 50_000);
        assert_eq!(left(&clock, Second, later(500)), 60_000);
        let mut begun_meanwhile = running("1+0");
        begun_meanwhile.refund(START.before(Millis(9_000)), later(20));
        assert_eq!(left(&begun_meanwhile, First, later(20)), 60_000);
    }

    #[test]
    fn a_clock_that_was_put_back_between_two_starts_is_no_free_time() {
        let mut clock = running("1+0");
        clock.refund(later(3_610), later(10));
        let began = START.before(Millis::seconds(3_600));
        assert_eq!(left(&clock, First, began.after(Millis::seconds(20))), 40_000);
        assert_eq!(left(&clock, Second, later(10)), 60_000);
    }

    #[test]
    fn a_takeback_moves_the_turn_without_an_increment() {
        let mut clock = running("1+3");
        clock.await_from(later(10), Awaited::One(Second));
        assert_eq!(left(&clock, First, later(15)), 50_000);
        assert_eq!(left(&clock, Second, later(15)), 55_000);
        clock.await_from(later(15), Awaited::Nobody);
        let mut days = running("2days");
        days.await_from(later(900), Awaited::One(Second));
        assert_eq!(days.remaining(First, later(999)), Some(Millis::days(2)));
        assert_eq!(left(&clock, Second, later(99)), 55_000);
        assert_eq!(clock.next_flag(), None);
    }

    #[test]
    fn a_machine_clock_that_is_put_back_takes_no_time_and_gives_none() {
        let mut clock = running("1+0");
        pass_turn(&mut clock, First, START.before(Millis(5_000)), 0).unwrap();
        assert_eq!(left(&clock, First, later(0)), 60_000);
    }
}
