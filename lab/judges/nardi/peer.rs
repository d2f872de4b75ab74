//! Our side of the comparisons with other programs of backgammon; `README.md` beside it says how they
//! are run.
//!
//! ```text
//!   nardi_peer games NETWORKS PLIES GAMES SEED        games against itself, as a match file
//!   nardi_peer duel NETWORKS PLIES PORT PAIRS SEED    one-point games against gnubg, which listens
//!   nardi_peer equities NETWORKS PLIES                equities of positions on the input
//!   nardi_peer positions NETWORKS COUNT SEED          positions of games with random starts
//!   nardi_peer decisions NETWORKS COUNT SEED          decisions of games against itself, for the next two
//!   nardi_peer decide NETWORKS PLIES                  the processor time of the decisions on the input
//!   nardi_peer ask PORT                               asks gnubg, which listens, for the same
//! ```
//!
//! NETWORKS is a folder, or `-` for those of the program. Positions are written as 52 counts: the
//! mover's from off to the bar, then the other side's; decisions as those and the two dice.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use galds_engine::nardi::bearoff::{one_sided, two_sided};
use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::Payoffs;
use galds_engine::nardi::evaluation::NetworkEvaluation;
use galds_engine::nardi::expectation::{Expectation, Plies};
use galds_games::core::Rng;
use galds_games::core::{Game, RuleSet, Side, Table};
use galds_games::nardi::formats::{Match, mat, read_play};
use galds_games::nardi::{Action, Checkers, Die, Nardi, Opening, Phase, Point, Roll, Rules};
use galds_lab::nardi::labelling::{Labeller, Method};
use galds_lab::nardi::networks::read_folder;

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
            duel(&evaluation, read_plies(plies)?, &mut gnubg, pairs.parse()?, seed.parse()?)
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
        _ => Err("usage: nardi_peer games|duel|equities|positions|decisions|decide|ask …, see the source"
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

/// GNU Backgammon behind its socket: a board goes out as FIBS writes it, a play comes back.
struct Gnubg {
    reader: BufReader<TcpStream>,
    game: Nardi,
}

impl Gnubg {
    fn connect(port: u16) -> Outcome<Gnubg> {
        let stream = TcpStream::connect(("localhost", port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_mins(1)))?;
        Ok(Gnubg {
            reader: BufReader::new(stream),
            game: Nardi::new(Rules::read("backgammon,cube=no")?),
        })
    }

    fn ask(&mut self, board: Board, roll: Roll) -> Outcome<String> {
        self.reader.get_mut().write_all(fibs_board(board, roll).as_bytes())?;
        let mut line = String::new();
        self.reader.read_line(&mut line)?;
        Ok(line.trim().to_owned())
    }

    fn choose(&mut self, board: Board, roll: Roll) -> Outcome<Action> {
        let mut actions = Vec::new();
        board.list(roll, &mut actions);
        if actions.len() == 1 {
            return Ok(actions[0]);
        }
        let answer = self.ask(board, roll)?;
        let position = self.game.read_position(&position_text(board, roll))?;
        Ok(Action::Play(read_play(&self.game, &position, &answer)?))
    }
}

/// The position in our own text, White to play.
fn position_text(board: Board, roll: Roll) -> String {
    let side = |checkers: Checkers| {
        let places = checkers.counts().map(|(point, count)| format!("{point}:{count}"));
        places.collect::<Vec<_>>().join(",")
    };
    format!("w {roll} {} {} - -", side(board.mover), side(board.other))
}

/// A one-point game in which the mover, going from 24 to 1, has rolled.
fn fibs_board(board: Board, roll: Roll) -> String {
    let on = |checkers: Checkers, point: u8| {
        Point::numbered(point).map_or(0, |point| i32::from(checkers.on(point)))
    };
    let mut line = "board:Galds:GNU:1:0:0".to_owned();
    for point in 0..=25 {
        let own = if point > 0 { on(board.mover, point) } else { 0 };
        let theirs = if point < 25 { on(board.other, 25 - point) } else { 0 };
        let _ = write!(line, ":{}", own - theirs);
    }
    let (high, low) = (roll.high().pips(), roll.low().pips());
    let _ = writeln!(
        line,
        ":1:{high}:{low}:0:0:1:1:1:0:1:-1:0:25:{}:{}:{}:{}:2:0:0:0",
        on(board.mover, 0),
        on(board.other, 0),
        on(board.mover, 25),
        on(board.other, 25),
    );
    line
}

/// Pairs of one-point games with the same dice and the sides exchanged.
fn duel(
    evaluation: &NetworkEvaluation,
    plies: Plies,
    gnubg: &mut Gnubg,
    pairs: u32,
    seed: u64,
) -> Outcome<()> {
    let mut search = Expectation::new(evaluation, Payoffs::PLAIN);
    let (mut won, mut squares) = (0_u32, 0.0);
    for pair in 0..pairs {
        let mut of_pair = 0;
        for first in [Side::First, Side::Second] {
            let mut rng = Rng::seeded(seed.wrapping_mul(1 << 32) + u64::from(pair));
            let mut board = Board::START;
            let mut turn = first;
            let mut roll = rolled(&mut rng);
            while roll.is_double() {
                roll = rolled(&mut rng);
            }
            while board.kind() != Kind::Over {
                let action = match turn {
                    Side::First => choose(&mut search, board, roll, plies)?,
                    Side::Second => gnubg.choose(board, roll)?,
                };
                let Action::Play(play) = action else { return Err("no play".into()) };
                board = board.after(&play);
                turn = turn.other();
                roll = rolled(&mut rng);
            }
            // The side to roll has lost.
            of_pair += u32::from(turn == Side::Second);
        }
        won += of_pair;
        squares += f64::from(of_pair) * f64::from(of_pair);
    }
    let pairs = f64::from(pairs);
    let mean = f64::from(won) / pairs;
    let error = ((squares / pairs - mean * mean) / pairs).sqrt();
    println!("{} games: {won} won, {:.2} ± {:.2} %", 2.0 * pairs, 50.0 * mean, 50.0 * error);
    Ok(())
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
        let list = chances.list().map(|chance| format!("{chance:.5}")).join(" ");
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
