//! How long to think about one action of a game with clocks.

use std::time::Duration;

/// A game is taken to last for so many more actions of a side.
const ACTIONS_LEFT: u32 = 30;

/// Nobody thinks for less: a clock that is about to run out does not make an action any faster.
const LEAST: Duration = Duration::from_millis(20);

/// The time for one action: a thirtieth of what is left on the clock, and half of what a turn gives back
/// as increment or delay.
pub fn time_for_action(left: Duration, given_back: Duration) -> Duration {
    (left / ACTIONS_LEFT + given_back / 2).max(LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_out_over_the_game_and_never_runs_down_to_nothing() {
        let seconds = Duration::from_secs;
        assert_eq!(time_for_action(seconds(60), seconds(2)), seconds(3));
        assert_eq!(time_for_action(seconds(60), Duration::ZERO), seconds(2));
        assert_eq!(time_for_action(Duration::from_millis(5), Duration::ZERO), LEAST);
    }
}
