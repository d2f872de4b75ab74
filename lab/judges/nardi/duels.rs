//! Games and matches against gnubg in pairs: the same dice, the sides exchanged.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use galds_engine::control::Limits;
use galds_engine::host::Host;
use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::Payoffs;
use galds_engine::nardi::evaluation::NetworkEvaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_engine::nardi::player::NardiPlayer;
use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player, THROW};
use galds_games::core::{Game, Rng, RuleSet, Side, Table, Turn};
use galds_games::nardi::{Action, Die, Nardi, Opening, Phase, Rules};

use super::gnubg::Gnubg;
use super::{Outcome, choose, rolled};

/// How many games or matches of pairs were won.
#[derive(Default)]
struct Tally {
    pairs: u32,
    won: u32,
    squares: u32,
}

impl Tally {
    /// Adds a pair, and says what the pairs so far come to: a long duel may be ended at any time.
    fn add(&mut self, won: u32, what: &str) {
        self.pairs += 1;
        self.won += won;
        self.squares += won * won;
        let pairs = f64::from(self.pairs);
        let mean = f64::from(self.won) / pairs;
        let error = ((f64::from(self.squares) / pairs - mean * mean) / pairs).sqrt();
        let (count, won) = (2 * self.pairs, self.won);
        println!("{count} {what}: {won} won, {:.2} ± {:.2} %", 50.0 * mean, 50.0 * error);
    }
}

fn rng_of(seed: u64, pair: u32) -> Rng {
    Rng::seeded(seed.wrapping_mul(1 << 32) + u64::from(pair))
}

/// Games to one point.
pub(crate) fn games(
    evaluation: &NetworkEvaluation,
    plies: Plies,
    gnubg: &mut Gnubg,
    pairs: u32,
    seed: u64,
) -> Outcome<()> {
    let mut search = Expectation::new(evaluation, Payoffs::PLAIN);
    let mut tally = Tally::default();
    for pair in 0..pairs {
        let mut won = 0;
        for first in [Side::First, Side::Second] {
            won += u32::from(is_game_won(&mut search, plies, gnubg, first, rng_of(seed, pair))?);
        }
        tally.add(won, "games");
    }
    Ok(())
}

/// Plays a game in which we are the first side.
fn is_game_won(
    search: &mut Expectation<'_>,
    plies: Plies,
    gnubg: &mut Gnubg,
    first: Side,
    mut rng: Rng,
) -> Outcome<bool> {
    let mut board = Board::START;
    let mut turn = first;
    let mut roll = rolled(&mut rng);
    while roll.is_double() {
        roll = rolled(&mut rng);
    }
    while board.kind() != Kind::Over {
        let action = match turn {
            Side::First => choose(search, board, roll, plies)?,
            Side::Second => gnubg.choose(board, roll)?,
        };
        let Action::Play(play) = action else { return Err("no play".into()) };
        board = board.after(&play);
        turn = turn.other();
        roll = rolled(&mut rng);
    }
    // The side to roll has lost.
    Ok(turn == Side::Second)
}

/// Matches to so many points, with the cube.
pub(crate) fn matches(
    evaluation: NetworkEvaluation,
    plies: Plies,
    gnubg: &mut Gnubg,
    length: u32,
    pairs: u32,
    seed: u64,
) -> Outcome<()> {
    let rules = Rules::read(&format!("backgammon,match={length}"))?;
    let player = NardiPlayer::with_evaluation("galds", Arc::new(evaluation), Plies::MOST);
    let limits = Limits { depth: Some(plies.number() + 1), ..Limits::default() };
    let mut we = We { player, budget: Budget::within(limits) };
    let mut tally = Tally::default();
    for pair in 0..pairs {
        let mut won = 0;
        for ours in [Side::First, Side::Second] {
            let winner = winner_of_match(&rules, &mut we, ours, gnubg, &rng_of(seed, pair))?;
            won += u32::from(winner == ours);
        }
        tally.add(won, "matches");
    }
    Ok(())
}

/// Our player.
struct We {
    player: NardiPlayer,
    budget: Budget,
}

impl We {
    /// What it does when it has something to decide: nothing if it rolls without a double.
    fn decide(&mut self, table: &Table<Nardi>, side: Side) -> Outcome<Option<Action>> {
        let stop = AtomicBool::new(false);
        let seen = Observation::of(table, side);
        let found = self.player.choose(&seen, &self.budget, &Host::bare(&stop), &mut |_| {})?;
        let token = found.choice().ok_or("no choice")?;
        Ok(if token == THROW { None } else { Some(table.read_action(token)?) })
    }
}

/// Plays a match. Each game begins with dice of its own, so that those of a pair are alike however the games before ended.
fn winner_of_match(
    rules: &Rules,
    we: &mut We,
    ours: Side,
    gnubg: &mut Gnubg,
    dice: &Rng,
) -> Outcome<Side> {
    let mut table = Table::new(Nardi::new(rules.clone()));
    let mut of_games = dice.clone();
    let mut rng = dice.clone();
    loop {
        if table.position().phase() == Phase::Open {
            rng = Rng::seeded(of_games.bits());
        }
        let turn = table.turn();
        if let Turn::Over(outcome) = turn {
            return outcome.winner().ok_or_else(|| "a match without a winner".into());
        }
        let decided = match turn.side() {
            Some(side) if side == ours => we.decide(&table, side)?,
            Some(_) => gnubg.decide(table.game(), table.position())?,
            None => None,
        };
        let action = decided.unwrap_or_else(|| chance(table.position().phase(), &mut rng));
        table.play(action)?;
    }
}

/// What the dice say. Equal dice do not open a game and are rolled again.
fn chance(phase: Phase, rng: &mut Rng) -> Action {
    if phase != Phase::Open {
        return Action::Roll(rolled(rng));
    }
    loop {
        if let Some(opening) = Opening::of(Die::ALL[rng.below(6)], Die::ALL[rng.below(6)]) {
            return Action::Opening(opening);
        }
    }
}
