//! What was good and what was not in a match that has been played.
//!
//! ```text
//!   every play, double, answer ──► the best choice, what the one made loses
//!   every roll ──► luck: how much better it is than the mean of all rolls
//!   both together ──► sums, error rate and PR of each player
//! ```
//!
//! Equities are points at the present stake (EMG): in a match everything is put between the scores
//! after a plain win and a plain loss. The error rate is the loss of a mean decision in thousandths of a
//! point (mEMG), PR half of that. Decisions are the plays that were not forced, the doubles that were
//! made or nearly so, and the answers to doubles.

use galds_games::core::{Game, PerSide, Side, Turn};
use galds_games::nardi::formats::GameRecord;
use galds_games::nardi::{Action, Nardi, Phase, Position, Roll};

use super::chances::Chances;
use super::evaluation::Evaluation;
use super::expectation::{Expectation, Judged, Plies, Ranked};
use super::situation::Situation;

/// A double counts as a decision when making and not making it are no further apart than this.
const CLOSE: f64 = 0.16;

/// What kind of decision it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A play of this roll.
    Play(Roll),
    /// To double or not.
    Double,
    /// To take or to drop.
    Answer,
}

/// Something that could have been done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The action; none for rolling without a double.
    pub action: Option<Action>,
    /// What it is worth to the side that chooses.
    pub equity: f64,
}

/// A decision and what became of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Who decided.
    pub side: Side,
    /// What about.
    pub kind: Kind,
    /// The position in which it was made.
    pub position: Position,
    /// What was chosen.
    pub made: Choice,
    /// What could have been chosen, the best first.
    pub choices: Vec<Choice>,
    /// The chances of the side that decided, with the best play or before the roll.
    pub chances: Chances,
    /// How much better the roll was than the mean one; plays only.
    pub luck: Option<f64>,
    /// Whether it counts in the error rate.
    pub counts: bool,
}

impl Decision {
    /// The best choice.
    pub fn best(&self) -> &Choice {
        self.choices.first().unwrap_or(&self.made)
    }

    /// What the choice that was made loses; never negative.
    pub fn loss(&self) -> f64 {
        (self.best().equity - self.made.equity).max(0.0)
    }
}

/// Which rolls can come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PossibleRolls {
    /// All of them.
    All,
    /// Those of the opening, in which both sides roll one die and equal ones are rolled again.
    NoDoubles,
}

/// The sums over the decisions of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// Plays, with the forced ones.
    pub plays: u32,
    /// Plays that were not forced.
    pub unforced: u32,
    /// What plays lost.
    pub play_loss: f64,
    /// Doubles that were made or close to it, and answers.
    pub cube_decisions: u32,
    /// What they lost.
    pub cube_loss: f64,
    /// Decisions that lost at least 0.04, 0.08 and 0.16: doubtful, bad, very bad.
    pub marked: [u32; 3],
    /// The luck of all rolls.
    pub luck: f64,
}

/// From where on an error is doubtful, bad, very bad.
const MARKS: [f64; 3] = [0.04, 0.08, 0.16];

impl Sums {
    /// Adds a decision.
    pub fn add(&mut self, decision: &Decision) {
        let loss = decision.loss();
        self.luck += decision.luck.unwrap_or(0.0);
        match decision.kind {
            Kind::Play(_) => {
                self.plays += 1;
                self.unforced += u32::from(decision.counts);
                self.play_loss += loss;
            }
            Kind::Double | Kind::Answer => {
                self.cube_decisions += u32::from(decision.counts);
                self.cube_loss += if decision.counts { loss } else { 0.0 };
            }
        }
        if let Some(mark) = MARKS.iter().rposition(|&mark| loss >= mark) {
            self.marked[mark] += 1;
        }
    }

    /// The sums over some decisions, side by side.
    pub fn of<'a>(decisions: impl IntoIterator<Item = &'a Decision>) -> PerSide<Sums> {
        let mut sums = PerSide([Sums::default(); 2]);
        for decision in decisions {
            sums[decision.side].add(decision);
        }
        sums
    }

    /// The loss of a mean unforced play in thousandths of a point.
    pub fn play_error(&self) -> f64 {
        thousandths(self.play_loss, self.unforced)
    }

    /// The loss of a mean decision about the cube in thousandths of a point.
    pub fn cube_error(&self) -> f64 {
        thousandths(self.cube_loss, self.cube_decisions)
    }

    /// The loss of a mean decision in thousandths of a point (mEMG).
    pub fn error_rate(&self) -> f64 {
        thousandths(self.play_loss + self.cube_loss, self.unforced + self.cube_decisions)
    }

    /// The performance rating: half the error rate.
    pub fn performance(&self) -> f64 {
        self.error_rate() / 2.0
    }
}

fn thousandths(loss: f64, decisions: u32) -> f64 {
    1000.0 * loss / f64::from(decisions.max(1))
}

/// Reviews games.
pub struct Reviewer<'a> {
    evaluation: &'a dyn Evaluation,
    plies: Plies,
}

impl<'a> Reviewer<'a> {
    /// A reviewer that looks so many plies ahead.
    pub fn new(evaluation: &'a dyn Evaluation, plies: Plies) -> Reviewer<'a> {
        Reviewer { evaluation, plies }
    }

    /// Every decision of a game; `each` is called after each of them.
    pub fn review(
        &self,
        game: &Nardi,
        record: &GameRecord,
        each: &mut dyn FnMut(&Decision),
    ) -> Vec<Decision> {
        let mut decisions = Vec::new();
        let mut position = record.start;
        let mut possible = PossibleRolls::All;
        for &action in &record.actions {
            if let Some(decision) = self.decision(game, &position, action, possible) {
                each(&decision);
                decisions.push(decision);
            }
            game.play(&mut position, action);
            // Where the starting player rolls again, a double may come.
            let plays_the_opening =
                matches!(action, Action::Opening(_)) && matches!(position.phase(), Phase::Dice(_));
            possible =
                if plays_the_opening { PossibleRolls::NoDoubles } else { PossibleRolls::All };
        }
        decisions
    }

    /// The decision that an action is, if it is one.
    fn decision(
        &self,
        game: &Nardi,
        position: &Position,
        action: Action,
        possible: PossibleRolls,
    ) -> Option<Decision> {
        let situation = Situation::at(game, position);
        match (action, position.phase()) {
            (Action::Play(_), Phase::Dice(roll)) => {
                Some(self.play(game, position, &situation, roll, action, possible))
            }
            (Action::Double | Action::Roll(_), Phase::Roll) => {
                let may = matches!(game.turn(position), Turn::SideOrChance(_));
                may.then(|| self.double(position, &situation, action))
            }
            (Action::Take | Action::Drop, Phase::Double) => {
                Some(self.answer(position, &situation, action))
            }
            _ => None,
        }
    }

    fn search(&self, game: &Nardi, position: &Position, situation: &Situation) -> Expectation<'a> {
        Expectation::new(self.evaluation, situation.stakes.worth(position.stake()))
            .with_cube(&Situation::of(game, position, position.side().other()))
    }

    fn play(
        &self,
        game: &Nardi,
        position: &Position,
        situation: &Situation,
        roll: Roll,
        action: Action,
        possible: PossibleRolls,
    ) -> Decision {
        let mut search = self.search(game, position, situation);
        let ranked = self.ranked_with(&mut search, situation, roll, action);
        let choice =
            |play: &Ranked| Choice { action: Some(play.action), equity: f64::from(play.equity) };
        let made = ranked.iter().find(|play| play.action == action).or(ranked.first());
        let luck = luck(&mut search, situation, roll, possible);
        Decision {
            side: position.side(),
            kind: Kind::Play(roll),
            position: *position,
            made: made.map_or(Choice { action: Some(action), equity: 0.0 }, choice),
            choices: ranked.iter().map(choice).collect(),
            chances: ranked.first().map(|best| best.chances).unwrap_or_default(),
            luck: Some(luck),
            counts: ranked.len() > 1,
        }
    }

    /// The plays, the best first; the one that was made is looked at as deeply as the best.
    fn ranked_with(
        &self,
        search: &mut Expectation<'a>,
        situation: &Situation,
        roll: Roll,
        made: Action,
    ) -> Vec<Ranked> {
        let mut ranked = search.rank(situation.board, roll, self.plies);
        let (Some(deepest), Some(place)) = (
            ranked.first().map(|best| best.plies),
            ranked.iter().position(|play| play.action == made),
        ) else {
            return ranked;
        };
        if ranked[place].plies < deepest
            && let Ok(deeper) = search.looked_at(ranked[place], deepest)
        {
            ranked[place] = deeper;
            ranked.sort_by(|one, other| other.equity.total_cmp(&one.equity));
        }
        ranked
    }

    fn double(&self, position: &Position, situation: &Situation, action: Action) -> Decision {
        let chances = self.chances(position, situation);
        let options = situation.options(&chances);
        let double = Choice { action: Some(Action::Double), equity: options.doubled() };
        let roll = Choice { action: None, equity: options.roll };
        let is_double = action == Action::Double;
        let near = (options.doubled() - options.roll).abs() < CLOSE;
        Decision {
            side: position.side(),
            kind: Kind::Double,
            position: *position,
            made: if is_double { double } else { roll },
            choices: if options.is_double() { vec![double, roll] } else { vec![roll, double] },
            chances,
            luck: None,
            counts: is_double || options.is_double() || near,
        }
    }

    fn answer(&self, position: &Position, situation: &Situation, action: Action) -> Decision {
        let chances = self.chances(position, situation);
        let options = situation.options(&chances);
        let take = Choice { action: Some(Action::Take), equity: -options.taken };
        let drop = Choice { action: Some(Action::Drop), equity: -options.dropped };
        Decision {
            side: position.side(),
            kind: Kind::Answer,
            position: *position,
            made: if action == Action::Take { take } else { drop },
            choices: if options.is_take() { vec![take, drop] } else { vec![drop, take] },
            chances: chances.turned(),
            luck: None,
            counts: true,
        }
    }

    /// The chances of the side about to roll.
    fn chances(&self, position: &Position, situation: &Situation) -> Chances {
        let worth = situation.stakes.worth(position.stake());
        let mut search = Expectation::new(self.evaluation, worth);
        search.expect_own(situation.board, self.plies).unwrap_or_default()
    }
}

/// How much better a roll is than the mean of those that could come, by the judgement after the best
/// play of each.
fn luck(
    search: &mut Expectation<'_>,
    situation: &Situation,
    rolled: Roll,
    possible: PossibleRolls,
) -> f64 {
    let (mut mean, mut weights, mut here) = (0.0, 0.0, 0.0);
    for roll in Roll::all().filter(|roll| possible == PossibleRolls::All || !roll.is_double()) {
        let best = search.first_look(situation.board, roll, Judged::All);
        let equity = best.first().map_or(0.0, |best| f64::from(best.equity));
        mean += equity * f64::from(roll.weight());
        weights += f64::from(roll.weight());
        if roll == rolled {
            here = equity;
        }
    }
    here - mean / weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::evaluation::NetworkEvaluation;
    use galds_games::nardi::formats::{Match, mat};

    const MATCH: &str = include_str!("../../tests/data/short.mat");

    /// Boris doubles behind, and Anna is afraid of it.
    const FOLLY: &str = " 3 point match

 Game 1
 Anna : 0                            Boris : 0
  1) 31: 8/5 6/5                       Doubles => 2
  2)  Drops                           
                                       Wins 1 point
";

    fn decisions() -> (Match, Vec<Decision>) {
        decisions_of(MATCH)
    }

    fn decisions_of(text: &str) -> (Match, Vec<Decision>) {
        let played = mat::read(text).unwrap();
        let game = Nardi::new(played.rules.clone());
        let reviewer = Reviewer::new(NetworkEvaluation::built_in(), Plies::ZERO);
        let all =
            played.games.iter().flat_map(|record| reviewer.review(&game, record, &mut |_| {}));
        let all = all.collect();
        (played, all)
    }

    #[test]
    fn what_everybody_plays_loses_little_and_what_nobody_plays_much() {
        let (_, decisions) = decisions();
        let plays: Vec<_> =
            decisions.iter().filter(|decision| matches!(decision.kind, Kind::Play(_))).collect();
        assert!(plays[0].loss() < 0.01, "31: 8/5 6/5 {}", plays[0].loss());
        assert!(plays[1].loss() > 0.03, "62: 13/5 {}", plays[1].loss());
        assert!(plays[0].luck.unwrap() > 0.05, "31 is a good roll");
    }

    #[test]
    fn the_sums_are_those_of_the_decisions() {
        let (_, decisions) = decisions();
        let sums = Sums::of(&decisions);
        for side in [Side::First, Side::Second] {
            let own = decisions.iter().filter(|decision| decision.side == side);
            let loss: f64 = own.filter(|decision| decision.counts).map(Decision::loss).sum();
            let sums = sums[side];
            assert!((sums.play_loss + sums.cube_loss - loss).abs() < 1e-9);
            let count = f64::from(sums.unforced + sums.cube_decisions);
            assert!((sums.performance() - 500.0 * loss / count).abs() < 1e-9);
        }
    }

    #[test]
    fn a_foolish_drop_is_an_error_and_a_double_counts() {
        let (_, decisions) = decisions();
        let answer = decisions.iter().find(|decision| decision.kind == Kind::Answer).unwrap();
        assert_eq!(answer.made.action, Some(Action::Drop));
        assert!(answer.loss() > 0.1, "{}", answer.loss());
        assert!(double_of(&decisions).counts);
    }

    #[test]
    fn to_double_behind_is_an_error_and_so_is_to_drop_it() {
        let (_, decisions) = decisions_of(FOLLY);
        let double = double_of(&decisions);
        assert!(double.counts && double.loss() > 0.1, "{}", double.loss());
        let drop = decisions.iter().find(|decision| decision.kind == Kind::Answer).unwrap();
        assert!(drop.loss() > 0.5, "{}", drop.loss());
    }

    fn double_of(decisions: &[Decision]) -> &Decision {
        decisions.iter().find(|decision| decision.made.action == Some(Action::Double)).unwrap()
    }
}
