//! Perft leaves and random playouts per second, game by game.
//!
//! The machine's load changes these numbers; `instructions` gives ones that repeat.

#[allow(dead_code, reason = "the limits are for the other bench")]
mod cases;

use cases::CASES;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use galds_games::core::{Game, RuleSet, Turn, mix};
use galds_games::lautari::Lautari;
use galds_games::luzhanqi::Luzhanqi;
use galds_games::nardi::Nardi;
use galds_games::rotary::Rotary;
use galds_games::shatra::Shatra;

criterion_group!(speed, perft, playouts);
criterion_main!(speed);

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft leaves");
    group.sample_size(10);
    for case in CASES {
        let table = case.table();
        let leaves = table.perft(case.depth).expect("the case can be counted");
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(case.name, |bencher| bencher.iter(|| table.perft(case.depth)));
    }
}

fn playouts(criterion: &mut Criterion) {
    playouts_of::<Lautari>(criterion, "lautari");
    playouts_of::<Luzhanqi>(criterion, "luzhanqi");
    playouts_of::<Luzhanqi>(criterion, "caai");
    playouts_of::<Nardi>(criterion, "nardi");
    playouts_of::<Rotary>(criterion, "rotary");
    playouts_of::<Shatra>(criterion, "shatra");
}

/// One element is one whole game from the start, every action chosen evenly (chance by weight).
fn playouts_of<G: Game>(criterion: &mut Criterion, rules: &str) {
    let game = G::new(G::Rules::read(rules).expect("rules"));
    let mut group = criterion.benchmark_group("random playouts");
    group.throughput(Throughput::Elements(1));
    let mut seed = 0;
    let mut buffers = Buffers { actions: Vec::new(), results: Vec::new() };
    group.bench_function(rules, |bencher| {
        bencher.iter(|| {
            seed += 1;
            playout(&game, seed, &mut buffers)
        });
    });
}

struct Buffers<G: Game> {
    actions: Vec<G::Action>,
    results: Vec<galds_games::core::Weighted<G::Action>>,
}

fn playout<G: Game>(game: &G, seed: u64, buffers: &mut Buffers<G>) -> u32 {
    let mut position = game.start();
    let mut random = mix(seed);
    for length in 0.. {
        random = mix(random);
        let below = |end: u64| ((u128::from(random) * u128::from(end)) >> 64) as u64;
        let action = match game.turn(&position) {
            Turn::Over(_) => return length,
            Turn::Chance => {
                game.chances(&position, &mut buffers.results);
                let total: u32 = buffers.results.iter().map(|result| result.weight).sum();
                let mut number = below(total.into()) as u32;
                let fallen = buffers.results.iter().find(|result| {
                    let here = number < result.weight;
                    number = number.saturating_sub(result.weight);
                    here
                });
                fallen.expect("chance has results").action
            }
            Turn::Side(_) | Turn::SideOrChance(_) => {
                game.legal(&position, &mut buffers.actions);
                buffers.actions[below(buffers.actions.len() as u64) as usize]
            }
        };
        game.play(&mut position, action);
    }
    0
}
