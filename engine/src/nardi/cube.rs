//! Doubling: what a position is worth with the cube, and what to do about it.
//!
//! ```text
//!   value        ┌───── (1, all wins)      A live cube: the value runs straight between the ends
//!            cash┤                         and the points at which one side would cash. A dead cube:
//!               ╱│                         straight from end to end.
//!        ─────╱──┴── chance to win         The value lies between, two thirds of the way to the
//!         take                             live one.
//! ```
//!
//! That is the model of Rick Janowski, "Take-Points in Money Games" (1993), with his cube efficiency.
//! In a match the same lines are drawn between chances to win the match, from the highest cube that
//! still counts down to the present one.

use super::chances::{Chances, Payoffs};
use super::met::{LONGEST, MatchEquity, Stage};

pub use super::bearoff::CubeOwner;

/// How much of the way from a dead to a live cube a real one goes.
const EFFICIENCY: f64 = 0.68;

/// How a game may end: the chance to win, and which part of the wins and of the losses are gammons
/// (backgammons included) and backgammons.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// The chance to win.
    pub win: f64,
    /// The part of gammons in the wins and in the losses.
    pub gammons: [f64; 2],
    /// The part of backgammons.
    pub backgammons: [f64; 2],
}

impl Rates {
    /// The rates of some chances.
    pub fn of(chances: &Chances) -> Rates {
        let win = f64::from(chances.win).clamp(0.0, 1.0);
        let part = |some: f32, of: f64| (f64::from(some) / of.max(1e-6)).clamp(0.0, 1.0);
        Rates {
            win,
            gammons: [part(chances.win_gammon, win), part(chances.lose_gammon, 1.0 - win)],
            backgammons: [
                part(chances.win_backgammon, win),
                part(chances.lose_backgammon, 1.0 - win),
            ],
        }
    }

    /// The mean of something that depends on how often the stake is paid.
    fn mean(&self, side: usize, value: impl Fn(u32) -> f64) -> f64 {
        let (gammons, backgammons) = (self.gammons[side], self.backgammons[side]);
        (1.0 - gammons) * value(1) + (gammons - backgammons) * value(2) + backgammons * value(3)
    }
}

/// A score in a match, from the side about to roll.
#[derive(Clone, Copy, Debug)]
pub struct Scored<'a> {
    /// The table that knows what scores are worth.
    pub table: &'a MatchEquity,
    /// How many points the side and the other one have to go.
    pub away: [u32; 2],
    /// Where the game stands in the match.
    pub stage: Stage,
}

/// What the points are good for.
#[derive(Clone, Copy, Debug)]
pub enum Stakes<'a> {
    /// Every game is a plain one: gammons do not count.
    Plain,
    /// Points are points.
    Money,
    /// Points win a match.
    Match(Scored<'a>),
    /// The same where gammons do not count.
    PlainMatch(Scored<'a>),
}

/// Whether there is a cube, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubeState {
    /// What a plain win is worth.
    pub value: u32,
    /// Who may double.
    pub owner: CubeOwner,
}

impl CubeState {
    /// The same cube as the other side sees it.
    #[must_use]
    pub const fn turned(self) -> CubeState {
        let owner = match self.owner {
            CubeOwner::Nobody => CubeOwner::Nobody,
            CubeOwner::Mover => CubeOwner::Other,
            CubeOwner::Other => CubeOwner::Mover,
        };
        CubeState { owner, ..self }
    }
}

/// What the side about to roll can do about the cube, in points at the present stake: a plain win is
/// 1, also in a match, where everything is put between the scores after a plain win and a plain loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// It rolls without doubling.
    pub roll: f64,
    /// It doubles and the other side takes.
    pub taken: f64,
    /// It doubles and the other side drops.
    pub dropped: f64,
}

impl Options {
    /// What a double is worth if the other side answers well.
    pub fn doubled(&self) -> f64 {
        self.taken.min(self.dropped)
    }

    /// Whether to double.
    pub fn is_double(&self) -> bool {
        self.doubled() > self.roll
    }

    /// Whether to take a double.
    pub fn is_take(&self) -> bool {
        self.taken <= self.dropped
    }

    /// Whether it is better to play on for a gammon than to win at once by doubling.
    pub fn is_too_good(&self) -> bool {
        !self.is_double() && self.roll > self.dropped
    }
}

/// One of the two sides, as the one about to roll sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Mover,
    Other,
}

impl Who {
    const fn index(self) -> usize {
        self as usize
    }
}

impl<'a> Stakes<'a> {
    /// The stakes of a match at this score. Where a side has further to go than the table knows,
    /// points count as points.
    pub fn of_match(away: [u32; 2], stage: Stage) -> Stakes<'static> {
        if away.iter().any(|&away| away > LONGEST) {
            return Stakes::Money;
        }
        Stakes::Match(Scored { table: MatchEquity::table(), away, stage })
    }

    /// The same where gammons do not count.
    #[must_use]
    pub fn without_gammons(self) -> Stakes<'a> {
        match self {
            Stakes::Plain | Stakes::Money => Stakes::Plain,
            Stakes::Match(scored) | Stakes::PlainMatch(scored) => Stakes::PlainMatch(scored),
        }
    }

    fn scored(&self) -> Option<&Scored<'a>> {
        match self {
            Stakes::Plain | Stakes::Money => None,
            Stakes::Match(scored) | Stakes::PlainMatch(scored) => Some(scored),
        }
    }

    /// How often the stake is paid for what would be `times`.
    fn times(&self, times: u32) -> u32 {
        match self {
            Stakes::Plain | Stakes::PlainMatch(_) => 1,
            Stakes::Money | Stakes::Match(_) => times,
        }
    }

    /// What the ends of a game are worth if the cube stays where it is.
    pub fn worth(&self, cube: u32) -> Payoffs {
        let scale = Scale::of(self, cube);
        let worth = |who, times| scale.points(self.value(who, self.times(times) * cube)) as f32;
        Payoffs {
            win: [1, 2, 3].map(|times| worth(Who::Mover, times)),
            lose: [1, 2, 3].map(|times| worth(Who::Other, times)),
        }
    }

    /// What can be done about the cube. The owner must not be the other side.
    pub fn options(&self, chances: &Chances, cube: CubeState) -> Options {
        let rates = Rates::of(chances);
        let scale = Scale::of(self, cube.value);
        let doubled = CubeState { value: 2 * cube.value, owner: CubeOwner::Other };
        Options {
            roll: scale.points(self.with_cube(&rates, cube)),
            taken: scale.points(self.with_cube(&rates, doubled)),
            dropped: scale.points(self.value(Who::Mover, cube.value)),
        }
    }

    /// What the chances are worth with the cube where it is, in points at the present stake.
    pub fn equity(&self, chances: &Chances, cube: CubeState) -> f64 {
        Scale::of(self, cube.value).points(self.with_cube(&Rates::of(chances), cube))
    }

    /// The same before it is put in points: points, or the chance to win the match.
    pub(super) fn value_with_cube(&self, chances: &Chances, cube: CubeState) -> f64 {
        self.with_cube(&Rates::of(chances), cube)
    }

    /// Such a value in points at the stake of a cube.
    pub(super) fn points(&self, value: f64, cube: u32) -> f64 {
        Scale::of(self, cube).points(value)
    }

    /// Such a value as the other side sees it.
    pub(super) fn turned_value(&self, value: f64) -> f64 {
        if self.scored().is_some() { 1.0 - value } else { -value }
    }

    /// The value if the other side drops a double of this cube.
    pub(super) fn cash(&self, cube: u32) -> f64 {
        self.value(Who::Mover, cube)
    }

    /// Whether the side about to roll may double this cube, and would have something from it.
    pub(super) fn may_double(&self, cube: u32) -> bool {
        self.counts(Who::Mover, cube)
    }

    /// The chance to win the match before a game; after the Crawford game, in which the one behind
    /// has nothing to lose by doubling at once, that of the one behind.
    pub(super) fn chance_before_game(&self, rates: &Rates) -> f64 {
        let middle = CubeState { value: 1, owner: CubeOwner::Nobody };
        let undoubled = self.with_cube(rates, middle);
        if self.scored().is_none_or(|scored| scored.stage != Stage::After) {
            return undoubled;
        }
        let doubled = CubeState { value: 2, owner: CubeOwner::Other };
        let taken = self.with_cube(rates, doubled);
        undoubled.max(taken.min(self.value(Who::Mover, 1)))
    }

    /// What it is worth that one side wins so many points: points of the mover, or its chance to win
    /// the match.
    fn value(&self, who: Who, points: u32) -> f64 {
        let Some(scored) = self.scored() else {
            let points = f64::from(points);
            return if who == Who::Mover { points } else { -points };
        };
        let mut away = scored.away;
        away[who.index()] = away[who.index()].saturating_sub(points);
        let next = match scored.stage {
            Stage::Before => Stage::Before,
            Stage::Crawford | Stage::After => Stage::After,
        };
        scored.table.chance(away[0], away[1], next)
    }

    /// Whether a double of this side at this cube would count.
    fn counts(&self, who: Who, cube: u32) -> bool {
        self.scored()
            .is_none_or(|scored| scored.stage != Stage::Crawford && scored.away[who.index()] > cube)
    }

    /// The value of a position between a dead and a live cube.
    fn with_cube(&self, rates: &Rates, cube: CubeState) -> f64 {
        let dead = self.dead(rates, cube.value).at(rates.win);
        let live = self.live(rates, cube).at(rates.win);
        dead + EFFICIENCY * (live - dead)
    }

    /// The value by the chance to win if the cube is never turned again.
    fn dead(&self, rates: &Rates, cube: u32) -> Line {
        let end =
            |who: Who| rates.mean(who.index(), |times| self.value(who, self.times(times) * cube));
        Line::between(end(Who::Other), end(Who::Mover))
    }

    /// The value by the chance to win if both sides double at the very moment when the other one
    /// does not mind whether it takes or drops.
    fn live(&self, rates: &Rates, cube: CubeState) -> Line {
        let mut line = self.dead(rates, cube.value);
        if cube.owner != CubeOwner::Mover && self.counts(Who::Other, cube.value) {
            line.bend(self.cash_point(rates, Who::Other, cube.value));
        }
        if cube.owner != CubeOwner::Other && self.counts(Who::Mover, cube.value) {
            line.bend(self.cash_point(rates, Who::Mover, cube.value));
        }
        line
    }

    /// The chance to win at which a double of one side wins the stake at once, and its value.
    fn cash_point(&self, rates: &Rates, who: Who, cube: u32) -> (f64, f64) {
        let cash = self.value(who, cube);
        if self.scored().is_none() {
            // For money all cubes are alike, so the line after the double is this one, twice as high.
            let dead = self.dead(rates, 1);
            let (won, lost) = (dead.at(1.0), -dead.at(0.0));
            let all = won + lost + 0.5;
            let win = match who {
                Who::Mover => (lost + 1.0) / all,
                Who::Other => (lost - 0.5) / all,
            };
            return (win, cash);
        }
        let taker = match who {
            Who::Mover => CubeOwner::Other,
            Who::Other => CubeOwner::Mover,
        };
        let after = self.live(rates, CubeState { value: 2 * cube, owner: taker });
        (after.solve(cash), cash)
    }
}

/// From values to points at the present stake.
#[derive(Clone, Copy)]
struct Scale {
    middle: f64,
    half: f64,
}

impl Scale {
    fn of(stakes: &Stakes<'_>, cube: u32) -> Scale {
        let (won, lost) = (stakes.value(Who::Mover, cube), stakes.value(Who::Other, cube));
        Scale { middle: f64::midpoint(won, lost), half: ((won - lost) / 2.0).max(1e-9) }
    }

    fn points(self, value: f64) -> f64 {
        (value - self.middle) / self.half
    }
}

/// A line through at most four points over the chances 0 to 1.
#[derive(Clone, Copy, Debug)]
struct Line {
    points: [(f64, f64); 4],
    len: usize,
}

impl Line {
    fn between(low: f64, high: f64) -> Line {
        Line { points: [(0.0, low), (1.0, high), (1.0, high), (1.0, high)], len: 2 }
    }

    /// Leads the line through one more point if it lies inside, right of the others but the last.
    fn bend(&mut self, point: (f64, f64)) {
        let left = self.points[self.len - 2].0;
        if self.len < 4 && point.0 > left && point.0 < 1.0 {
            self.points[self.len] = self.points[self.len - 1];
            self.points[self.len - 1] = point;
            self.len += 1;
        }
    }

    fn at(&self, chance: f64) -> f64 {
        let points = &self.points[..self.len];
        let right =
            points.iter().position(|point| point.0 >= chance).unwrap_or(self.len - 1).max(1);
        let ((x0, y0), (x1, y1)) = (points[right - 1], points[right]);
        y0 + (y1 - y0) * ((chance - x0) / (x1 - x0).max(1e-12)).clamp(0.0, 1.0)
    }

    /// Where it reaches a value: 0 or 1 if it lies above or below it everywhere.
    fn solve(&self, value: f64) -> f64 {
        let points = &self.points[..self.len];
        if points[0].1 >= value {
            return 0.0;
        }
        let reached = points.windows(2).find(|pair| pair[1].1 >= value);
        reached.map_or(1.0, |pair| {
            let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
            x0 + (x1 - x0) * (value - y0) / (y1 - y0).max(1e-12)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: CubeState = CubeState { value: 1, owner: CubeOwner::Nobody };

    fn winning(win: f32) -> Chances {
        Chances { win, ..Chances::default() }
    }

    #[test]
    fn money_takes_lie_between_the_dead_and_the_live_point() {
        let stakes = Stakes::Plain;
        let take = |win| stakes.options(&winning(1.0 - win), MIDDLE).is_take();
        assert!(!take(0.19));
        assert!(take(0.25));
        let point = (0..1000).map(|n| n as f32 / 1000.0).find(|&win| take(win)).unwrap();
        assert!((0.2..0.25).contains(&point), "{point}");
    }

    #[test]
    fn doubles_have_a_window() {
        let options = |win| Stakes::Money.options(&winning(win), MIDDLE);
        assert!(!options(0.5).is_double());
        assert!(!options(0.65).is_double());
        assert!(options(0.75).is_double() && options(0.75).is_take());
        assert!(options(0.85).is_double() && !options(0.85).is_take());
        let gammonish = Chances { win: 0.9, win_gammon: 0.7, ..Chances::default() };
        assert!(Stakes::Money.options(&gammonish, MIDDLE).is_too_good());
        assert!(!Stakes::Plain.options(&gammonish, MIDDLE).is_too_good());
    }

    #[test]
    fn an_owned_cube_is_worth_more_than_one_in_the_middle() {
        for percent in [20, 40, 50, 60, 75] {
            let chances = winning(percent as f32 / 100.0);
            let value = |owner| Stakes::Money.equity(&chances, CubeState { value: 2, owner });
            assert!(value(CubeOwner::Mover) >= value(CubeOwner::Nobody));
            assert!(value(CubeOwner::Nobody) >= value(CubeOwner::Other));
        }
    }

    #[test]
    fn a_match_far_from_its_end_is_like_money() {
        let stakes = Stakes::of_match([50, 50], Stage::Before);
        for percent in [30, 50, 65, 72, 80, 90] {
            let chances = Chances { win_gammon: 0.1, ..winning(percent as f32 / 100.0) };
            let (long, money) =
                (stakes.options(&chances, MIDDLE), Stakes::Money.options(&chances, MIDDLE));
            assert!((long.roll - money.roll).abs() < 0.05, "{long:?} {money:?}");
            assert!((long.taken - money.taken).abs() < 0.08, "{long:?} {money:?}");
        }
    }

    #[test]
    fn the_one_behind_doubles_at_once_after_the_crawford_game() {
        let stakes = Stakes::of_match([4, 1], Stage::After);
        let options = stakes.options(&winning(0.5), MIDDLE);
        assert!(options.is_double() && options.is_take());
    }

    #[test]
    fn at_two_to_go_each_a_take_needs_a_quarter_or_more() {
        // The taker has nothing to win by another double: the cube is dead, the match at stake.
        let stakes = Stakes::of_match([2, 2], Stage::Before);
        let takes = |win: f32| stakes.options(&winning(1.0 - win), MIDDLE).is_take();
        assert!(takes(0.35) && !takes(0.25));
    }

    #[test]
    fn gammons_count_double_only_where_they_win_something() {
        assert_eq!(Stakes::Money.worth(4), Payoffs::MONEY);
        assert_eq!(Stakes::Plain.worth(4), Payoffs::PLAIN);
        let dead = Stakes::of_match([1, 1], Stage::After).worth(1);
        assert_eq!(dead, Payoffs::PLAIN);
        let leader = Stakes::of_match([1, 4], Stage::Crawford).worth(1);
        assert!(leader.win.iter().all(|win| (win - 1.0).abs() < 1e-6));
        assert!(leader.lose[1] < -1.0);
    }
}
