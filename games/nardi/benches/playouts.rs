//! Random playouts per second beside those of the crate `bkgm`, in one run.
//!
//! Both play whole games from the start with the same source of random numbers: dice that fall
//! evenly, and any legal play with equal chance. Rounds alternate, so that a busy machine slows both.
//! The bench fails below 1.5 times the peer.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bkgm::{
    ClassicRules, Dice, GameState, Position as PeerPosition, State, Variant, VariantPosition,
    legal_positions_with,
};
use galds_core::{Game, RuleSet, Turn, mix};
use galds_nardi::{Action, Die, Nardi, Phase, Roll, Rules};

const ROUNDS: usize = 7;
const ROUND: Duration = Duration::from_millis(700);
const LEAST_RATIO: f64 = 1.5;

fn main() -> ExitCode {
    let mut own = Own::new();
    let peer = Peer::new();
    let mut rates = [Vec::new(), Vec::new()];
    for round in 0..ROUNDS {
        let seed = round as u64 * 1_000_003;
        rates[0].push(rate(seed, |random| own.playout(random)));
        rates[1].push(rate(seed, |random| peer.playout(random)));
    }
    let [own, peer] = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[ROUNDS / 2]
    });
    let ratio = own / peer;
    println!("random playouts per second: galds-nardi {own:.0}, bkgm {peer:.0}, ratio {ratio:.2}");
    if ratio >= LEAST_RATIO { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Playouts per second in one round.
fn rate(seed: u64, mut playout: impl FnMut(&mut Random) -> u32) -> f64 {
    let mut random = Random(mix(seed));
    let start = Instant::now();
    let mut games = 0_u32;
    let mut plays = 0_u64;
    while start.elapsed() < ROUND {
        plays += u64::from(playout(&mut random));
        games += 1;
    }
    // Random games take about a hundred plays; anything else is no game of backgammon.
    assert!((40..200).contains(&(plays / u64::from(games))), "{plays} plays in {games} games");
    f64::from(games) / start.elapsed().as_secs_f64()
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = mix(self.0);
        ((u128::from(self.0) * end as u128) >> 64) as usize
    }

    fn die(&mut self) -> usize {
        self.below(6) + 1
    }

    fn pair(&mut self) -> (usize, usize) {
        (self.die(), self.die())
    }

    fn different_pair(&mut self) -> (usize, usize) {
        loop {
            let (one, other) = self.pair();
            if one != other {
                return (one, other);
            }
        }
    }
}

struct Own {
    game: Nardi,
    actions: Vec<Action>,
}

impl Own {
    fn new() -> Own {
        let rules = Rules::read("backgammon,cube=no").expect("rules");
        Own { game: Nardi::new(rules), actions: Vec::new() }
    }

    fn playout(&mut self, random: &mut Random) -> u32 {
        let die = |pips: usize| Die::ALL[pips - 1];
        let mut position = self.game.start();
        let (white, black) = random.different_pair();
        let opening = galds_nardi::Opening::of(die(white), die(black)).expect("different dice");
        self.game.play(&mut position, Action::Opening(opening));
        let mut plays = 0;
        loop {
            match position.phase() {
                Phase::Roll => {
                    let (one, other) = random.pair();
                    self.game.play(&mut position, Action::Roll(Roll::of(die(one), die(other))));
                }
                Phase::Dice(_) => {
                    self.game.legal(&position, &mut self.actions);
                    let action = self.actions[random.below(self.actions.len())];
                    self.game.play(&mut position, action);
                    plays += 1;
                }
                _ => {
                    assert!(matches!(self.game.turn(&position), Turn::Over(_)));
                    return plays;
                }
            }
        }
    }
}

struct Peer {
    start: PeerPosition<15>,
}

impl Peer {
    fn new() -> Peer {
        let VariantPosition::Backgammon(start) = Variant::Backgammon.start_position() else {
            panic!("the peer has no backgammon");
        };
        Peer { start }
    }

    fn playout(&self, random: &mut Random) -> u32 {
        let mut position = self.start;
        let (mut one, mut other) = random.different_pair();
        let mut plays = 0;
        loop {
            let dice = Dice::new(one, other);
            let positions = legal_positions_with::<ClassicRules, 15>(position, &dice);
            position = positions[random.below(positions.len())];
            plays += 1;
            if let GameState::GameOver(_) = position.game_state() {
                return plays;
            }
            (one, other) = random.pair();
        }
    }
}
