//! One run: machines, matches and people, and what befalls them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use galds_matches::clock::{Millis, TimeControl};
use galds_matches::{
    Agreed, HandlerError, MatchId, Opponent, Phase, Player, PlayerId, Rated, SideChoice, Terms,
    Visibility,
};

use crate::clients::{Ack, Client, Role};
use crate::executor::{OUTSIDE, Tick, locked};
use crate::faults::Bug;
use crate::invariants;
use crate::world::World;

/// The games, each as often as the others.
pub(crate) const GAMES: [&str; 5] = ["lautari", "luzhanqi", "nardi", "rotary", "shatra"];
/// How long after the last fault everything has to have come to its end: a call to the board, time for a set-up, and
/// both times again after a refund.
const SETTLED_WITHIN: Tick = 900_000;
/// How often it is looked whether everything has.
const LOOK_EVERY: Tick = 2_000;
/// For how long it has to stay so.
const SETTLING: Tick = 15_000;

/// What happened in a run.
pub(crate) struct Run {
    pub(crate) world: Arc<World>,
    pub(crate) acks: Vec<Ack>,
    /// The invariant that does not hold, if there is one.
    pub(crate) violation: Option<String>,
}

/// Runs one seed.
pub(crate) fn run(seed: u64, bug: Option<Bug>) -> Run {
    let world = World::new(seed, bug);
    let acks: Arc<Mutex<Vec<Ack>>> = Arc::default();
    for machine in 0..world.machine_count() {
        world.start(machine);
    }
    let matches = 1 + world.executor.random(|random| random.below(3));
    for _ in 0..matches {
        begin_match(&world, &acks);
    }
    let disasters = Arc::clone(&world);
    world.executor.spawn(OUTSIDE, async move { befall(disasters).await });
    let is_settled = Arc::new(AtomicBool::new(false));
    let (watched, settled) = (Arc::clone(&world), Arc::clone(&is_settled));
    world.executor.spawn(OUTSIDE, async move { watch(watched, matches, settled).await });
    let end = world.faults().calm_from + SETTLED_WITHIN;
    world.executor.run(end, || is_settled.load(Ordering::Relaxed) || world.violation().is_some());
    let acks = std::mem::take(&mut *locked(&acks));
    let violation = world.violation().or_else(|| invariants::check(&world, &acks).err());
    Run { world, acks, violation }
}

fn pick_control(world: &World) -> TimeControl {
    let seconds = |least: u64, most: u64| Millis::seconds(world.executor.between(least, most));
    match world.executor.between(0, 9) {
        0 => TimeControl::None,
        1 => TimeControl::Days { days: 1 },
        2 => TimeControl::Delay { initial: seconds(10, 30), delay: seconds(1, 3) },
        3 => TimeControl::Increment { initial: seconds(120, 180), increment: Millis::ZERO },
        _ => TimeControl::Increment { initial: seconds(15, 60), increment: seconds(0, 2) },
    }
}

/// Has people make a match and play it.
fn begin_match(world: &Arc<World>, acks: &Arc<Mutex<Vec<Ack>>>) {
    let random = |most: usize| world.executor.random(|random| random.below(most));
    let person = |name: usize| Player {
        id: PlayerId::Person(format!("p{name}")),
        name: format!("Person {name}"),
    };
    // A few people, so that the same ones meet several times and are rated several times.
    let creator = person(random(3));
    let other = person(3 + random(3));
    let (control, has_computer) = (pick_control(world), random(3) == 0);
    let rated = if !has_computer && random(2) == 0 { Rated::Rated } else { Rated::Casual };
    let terms = Terms {
        game: GAMES[random(GAMES.len())].to_owned(),
        rules: String::new(),
        control,
        rated,
        side: [SideChoice::First, SideChoice::Second, SideChoice::Random][random(3)],
        position: None,
    };
    let terms = terms.checked().expect("the usual rules of a game can be read");
    let visibility = if has_computer { Visibility::Computer } else { Visibility::Link };
    let agreed = Agreed {
        terms,
        creator: creator.clone(),
        opponent: Opponent { visibility, invited: None },
        seed: String::new(),
        rematch_of: None,
        call: None,
    };
    let id = MatchId::drawn(random);
    let computer = has_computer.then(|| Player::computer(1 + random(10) as u8));
    let maker = Client::new(world, acks, Role::Player(creator), control);
    let joiner = Client::new(world, acks, Role::Player(other), control);
    let spectator = Client::new(world, acks, Role::Spectator, control);
    let delay = random(10_000) as u64;
    let comes = random(10) > 0;
    let world = Arc::clone(world);
    let executor = world.executor.clone();
    executor.clone().spawn(OUTSIDE, async move {
        executor.sleep(delay).await;
        create(&world, &id, agreed, computer.clone()).await;
        let attend = |client: Client| {
            let id = id.clone();
            executor.spawn(OUTSIDE, async move { client.attend(id).await });
        };
        attend(maker);
        attend(spectator);
        if computer.is_none() && comes {
            attend(joiner);
        }
    });
}

/// Asks one server after the other to make a match until one has.
async fn create(world: &Arc<World>, id: &MatchId, agreed: Agreed, opponent: Option<Player>) {
    loop {
        let machine = world.executor.random(|random| random.below(world.machine_count()));
        let (id, agreed, opponent) = (id.clone(), agreed.clone(), opponent.clone());
        let made = world
            .call(machine, |server| async move {
                server.handler().create(&id, agreed, opponent.as_ref()).await
            })
            .await;
        match made {
            Some(Ok(())) => return,
            Some(Err(HandlerError::Host(_))) | None => world.executor.sleep(500).await,
            Some(Err(error)) => return world.violated(format!("a match cannot be made: {error}")),
        }
    }
}

/// Disasters, until it is calm.
async fn befall(world: Arc<World>) {
    let executor = &world.executor;
    loop {
        let faults = world.faults();
        executor.sleep(executor.between(500, 2 * faults.disaster_every)).await;
        if executor.now() >= faults.calm_from {
            return;
        }
        let machine = executor.random(|random| random.below(world.machine_count()));
        match executor.between(0, 9) {
            0..=2 => world.restart(machine),
            3 => {
                // A machine that does not come back, as long as there is another.
                world.lose(machine);
                world.restart(machine);
            }
            4 | 5 => world.pause(machine, executor.between(500, 15_000)).await,
            6 | 7 => world.cut_database(executor.between(500, 20_000)).await,
            8 => (0..world.machine_count()).for_each(|machine| world.restart(machine)),
            _ => {
                let leave = world
                    .call(machine, |server| async move { server.handler().take_leave().await });
                let _left = leave.await;
                world.restart(machine);
            }
        }
    }
}

/// How many matches there are, if all of them are over and rated.
fn over(world: &World, at_least: usize) -> Option<usize> {
    let database = locked(&world.database);
    let count = database.logs.len();
    let are_over = database.summaries.values().all(|summary| summary.phase == Phase::Over);
    (are_over && count >= at_least && database.unrated().is_empty()).then_some(count)
}

/// Sees when everything has come to its end.
async fn watch(world: Arc<World>, matches: usize, is_settled: Arc<AtomicBool>) {
    let mut settled_at = None;
    loop {
        world.executor.sleep(LOOK_EVERY).await;
        let Some(count) = over(&world, matches) else { continue };
        // A rematch may follow, and who has not been answered yet is answered now.
        if settled_at == Some(count) {
            is_settled.store(true, Ordering::Relaxed);
            return;
        }
        settled_at = Some(count);
        world.executor.sleep(SETTLING).await;
    }
}
