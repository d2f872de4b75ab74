//! Our side of the comparisons with other programs of backgammon; `README.md` beside it says how they
//! are run.
//!
//! ```text
//!   nardi_peer games NETWORKS PLIES GAMES SEED        games against itself, as a match file
//!   nardi_peer duel NETWORKS PLIES PORT PAIRS SEED    one-point games against gnubg, which listens
//!   nardi_peer matches NETWORKS PLIES PORT LENGTH PAIRS SEED    matches with the cube against gnubg
//!   nardi_peer equities NETWORKS PLIES                equities of positions on the input
//!   nardi_peer positions NETWORKS COUNT SEED          positions of games with random starts
//!   nardi_peer decisions NETWORKS COUNT SEED          decisions of games against itself, for the next two
//!   nardi_peer decide NETWORKS PLIES                  the processor time of the decisions on the input
//!   nardi_peer ask PORT                               asks gnubg, which listens, for the same
//! ```
//!
//! NETWORKS is a folder, or `-` for those of the program. Positions are written as 52 counts: the
//! mover's from off to the bar, then the other side's; decisions as those and the two dice.

mod duels;
mod gnubg;

use std::error::Error;
use std::path::Path;

use galds_engine::nardi::bearoff::{one_sided, two_sided};
use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::Payoffs;
use galds_engine::nardi::evaluation::NetworkEvaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_games::core::Rng;
use galds_games::core::{Game, RuleSet, Table};
use galds_games::nardi::formats::{Match, mat};
use galds_games::nardi::{Action, Checkers, Die, Nardi, Opening, Phase, Point, Roll, Rules};
use galds_lab::nardi::labelling::{Labeller, Method};
use galds_lab::nardi::networks::read_folder;

use gnubg::Gnubg;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    one_sided();
    two_sided();
    match words.as_slice() {
        ["games", networks, plies, games, seed] => {
            let evaluation = evaluation(networks)?;
            let text = games_as_match(&evaluation, read_plies(plies)?, games.parse()?, seed.parse()?)?;
            print!("{text}");
            Ok(())
        }
        ["duel", networks, plies, port, pairs, seed] => {
            let evaluation = evaluation(networks)?;
            let mut gnubg = Gnubg::connect(port.parse()?)?;
            let plies = read_plies(plies)?;
            duels::games(&evaluation, plies, &mut gnubg, pairs.parse()?, seed.parse()?)
        }
        ["matches", networks, plies, port, length, pairs, seed] => {
            let evaluation = evaluation(networks)?;
            let mut gnubg = Gnubg::connect(port.parse()?)?;
            let (plies, length) = (read_plies(plies)?, length.parse()?);
            duels::matches(evaluation, plies, &mut gnubg, length, pairs.parse()?, seed.parse()?)
        }
        ["equities", networks, plies] => equities(&evaluation(networks)?, read_plies(plies)?),
        ["positions", networks, count, seed] => {
            positions(&evaluation(networks)?, count.parse()?, seed.parse()?);
            Ok(())
        }
        ["decisions", networks, count, seed] => {
            decisions(&evaluation(networks)?, count.parse()?, seed.parse()?)
        }
        ["decide", networks, plies] => decide(&evaluation(networks)?, read_plies(plies)?),
        ["ask", port] => ask(&mut Gnubg::connect(port.parse()?)?),
        _ => Err("usage: nardi_peer games|duel|matches|equities|positions|decisions|decide|ask …, see the source"
            .into()),
    }
}

fn evaluation(networks: &str) -> Outcome<NetworkEvaluation> {
    Ok(match networks {
        "-" => NetworkEvaluation::built_in().clone(),
        folder => NetworkEvaluation::new(&read_folder(Path::new(folder))?),
    })
}

fn read_plies(text: &str) -> Outcome<Plies> {
    Ok(Plies::up_to(text.parse()?))
}

fn rolled(rng: &mut Rng) -> Roll {
    Roll::of(Die::ALL[rng.below(6)], Die::ALL[rng.below(6)])
}

/// The best play by our judgement.
fn choose(search: &mut Expectation<'_>, board: Board, roll: Roll, plies: Plies) -> Outcome<Action> {
    Ok(search.best(board, roll, plies).ok_or("no play")?.action)
}

/// Single games without cube, gammons counting, as one session.
fn games_as_match(
    evaluation: &NetworkEvaluation,
    plies: Plies,
    games: u32,
    seed: u64,
) -> Outcome<String> {
    let rules = Rules::read("backgammon,cube=no")?;
    let mut session = Match::new(rules.clone());
    let mut search = Expectation::new(evaluation, Payoffs::MONEY);
    for number in 0..games {
        let mut rng = Rng::seeded(seed.wrapping_mul(1 << 32) + u64::from(number));
        let mut table = Table::new(Nardi::new(rules.clone()));
        loop {
            let position = *table.position();
            let action = match position.phase() {
                Phase::Open => {
                    let (white, black) = (Die::ALL[rng.below(6)], Die::ALL[rng.below(6)]);
                    match Opening::of(white, black) {
                        Some(opening) => Action::Opening(opening),
                        None => continue,
                    }
                }
                Phase::Roll => Action::Roll(rolled(&mut rng)),
                Phase::Dice(roll) => {
                    let side = position.side();
                    let (mover, other) = (position.checkers(side), position.checkers(side.other()));
                    choose(&mut search, Board { mover, other }, roll, plies)?
                }
                Phase::Double | Phase::Over => break,
            };
            table.play(action)?;
        }
        session.games.extend(Match::of_table(&table)?.games);
    }
    Ok(mat::write(&session))
}

/// Positions of games of many kinds in which the sides are in contact or racing.
fn positions(evaluation: &NetworkEvaluation, count: usize, seed: u64) {
    let method = Method { plies: Plies::ONE, lambda: 0.0 };
    let mut labeller = Labeller::new(evaluation, method, seed);
    let mut pick = Rng::seeded(seed);
    let mut left = count;
    while left > 0 {
        labeller.game(&mut |labelled| {
            // One of a game's many positions in twenty, so that they do not hang together.
            if left > 0 && pick.below(20) == 0 {
                println!("{}", counts_text(labelled.board));
                left -= 1;
            }
        });
    }
}

fn counts_text(board: Board) -> String {
    let of = |checkers: Checkers| {
        (0..=25).filter_map(Point::numbered).map(move |p| checkers.on(p).to_string())
    };
    of(board.mover).chain(of(board.other)).collect::<Vec<_>>().join(" ")
}

fn read_counts(line: &str) -> Outcome<Board> {
    let counts = line.split_whitespace().map(str::parse).collect::<Result<Vec<u8>, _>>()?;
    let side = |counts: &[u8]| {
        let places = (0..).zip(counts).filter_map(|(p, &n)| Some((Point::numbered(p)?, n)));
        Checkers::counted(places)
    };
    if counts.len() != 52 {
        return Err("a position is 52 counts".into());
    }
    let (mover, other) = (side(&counts[..26]), side(&counts[26..]));
    Ok(Board { mover: mover.ok_or("fifteen checkers")?, other: other.ok_or("fifteen checkers")? })
}

/// For each position on the input: the equity of the side about to roll, then its five chances.
fn equities(evaluation: &NetworkEvaluation, plies: Plies) -> Outcome<()> {
    let mut search = Expectation::new(evaluation, Payoffs::MONEY);
    for line in std::io::stdin().lines() {
        let chances = search.expect_own(read_counts(&line?)?, plies).map_err(|_| "stopped")?;
        // All digits: golden files are compared to the last bit.
        let list = chances.list().map(|chance| chance.to_string()).join(" ");
        println!("{:.5} {list}", Payoffs::MONEY.equity(&chances));
    }
    Ok(())
}

/// Prints decisions between at least two plays, from games of ours at 0 plies.
fn decisions(evaluation: &NetworkEvaluation, count: usize, seed: u64) -> Outcome<()> {
    let mut search = Expectation::new(evaluation, Payoffs::PLAIN);
    let mut rng = Rng::seeded(seed);
    let mut actions = Vec::new();
    let (mut board, mut left) = (Board::START, count);
    while left > 0 {
        let roll = rolled(&mut rng);
        board.list(roll, &mut actions);
        if actions.len() > 1 {
            println!("{} {} {}", counts_text(board), roll.high().pips(), roll.low().pips());
            left -= 1;
        }
        let Action::Play(play) = choose(&mut search, board, roll, Plies::ZERO)? else { continue };
        board = board.after(&play);
        if board.kind() == Kind::Over {
            board = Board::START;
        }
    }
    Ok(())
}

fn read_decision(line: &str) -> Outcome<(Board, Roll)> {
    let (rest, low) = line.rsplit_once(' ').ok_or("a decision ends in two dice")?;
    let (counts, high) = rest.rsplit_once(' ').ok_or("a decision ends in two dice")?;
    let die = |text: &str| -> Outcome<Die> {
        let pips: u8 = text.parse()?;
        Ok(Die::ALL.into_iter().find(|die| die.pips() == pips).ok_or("a die has 1 to 6 pips")?)
    };
    Ok((read_counts(counts)?, Roll::of(die(high)?, die(low)?)))
}

/// Takes the decisions on the input and prints the processor time that they took, in seconds.
fn decide(evaluation: &NetworkEvaluation, plies: Plies) -> Outcome<()> {
    let mut search = Expectation::new(evaluation, Payoffs::PLAIN);
    let lines = std::io::stdin().lines().collect::<Result<Vec<_>, _>>()?;
    let decisions = lines.iter().map(|line| read_decision(line)).collect::<Outcome<Vec<_>>>()?;
    let before = processor_seconds()?;
    for (board, roll) in decisions {
        choose(&mut search, board, roll, plies)?;
    }
    println!("{}", processor_seconds()? - before);
    Ok(())
}

/// What the kernel has charged to this thread so far; all decisions are taken on it.
fn processor_seconds() -> Outcome<f64> {
    let charged = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanoseconds: f64 = charged.split(' ').next().ok_or("three numbers")?.parse()?;
    Ok(nanoseconds / 1e9)
}

/// Asks gnubg for the decisions on the input.
fn ask(gnubg: &mut Gnubg) -> Outcome<()> {
    for line in std::io::stdin().lines() {
        let (board, roll) = read_decision(&line?)?;
        if gnubg.ask(board, roll)?.is_empty() {
            return Err("gnubg gave no play".into());
        }
    }
    Ok(())
}
