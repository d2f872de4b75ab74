//! GNU Backgammon behind its socket: a board goes out as FIBS writes it, and what gnubg would do comes back.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use galds_engine::nardi::board::Board;
use galds_games::core::{Game, RuleSet, Side, Turn};
use galds_games::nardi::formats::read_play;
use galds_games::nardi::{Action, Checkers, Cube, Nardi, Phase, Point, Position, Roll, Rules};

use super::Outcome;

/// The connection.
pub(crate) struct Gnubg {
    reader: BufReader<TcpStream>,
    game: Nardi,
}

/// What gnubg is asked, as the side sees it that is about to roll or has rolled: its things stand before those of the other
/// side. A double is put to gnubg from the side of the one who doubles, too: so gnubg 1.07 reads it.
struct Question {
    board: Board,
    /// What to play; without it gnubg says whether it doubles, or takes.
    roll: Option<Roll>,
    length: u32,
    points: [u32; 2],
    is_after_crawford: bool,
    cube: u32,
    may_double: [bool; 2],
    /// Whether it has doubled, so that the other side answers.
    is_doubled: bool,
}

impl Gnubg {
    pub(crate) fn connect(port: u16) -> Outcome<Gnubg> {
        let stream = TcpStream::connect(("localhost", port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_mins(5)))?;
        Ok(Gnubg {
            reader: BufReader::new(stream),
            game: Nardi::new(Rules::read("backgammon,cube=no")?),
        })
    }

    fn answer(&mut self, question: &Question) -> Outcome<String> {
        self.reader.get_mut().write_all(question.line().as_bytes())?;
        let mut line = String::new();
        self.reader.read_line(&mut line)?;
        Ok(line.trim().to_owned())
    }

    /// What it says about a roll in a game to one point.
    pub(crate) fn ask(&mut self, board: Board, roll: Roll) -> Outcome<String> {
        self.answer(&Question {
            board,
            roll: Some(roll),
            length: 1,
            points: [0; 2],
            is_after_crawford: false,
            cube: 1,
            may_double: [true; 2],
            is_doubled: false,
        })
    }

    /// Its play in a game to one point.
    pub(crate) fn choose(&mut self, board: Board, roll: Roll) -> Outcome<Action> {
        let mut actions = Vec::new();
        board.list(roll, &mut actions);
        if actions.len() == 1 {
            return Ok(actions[0]);
        }
        let answer = self.ask(board, roll)?;
        let position = self.game.read_position(&position_text(board, roll))?;
        Ok(Action::Play(read_play(&self.game, &position, &answer)?))
    }

    /// What it does in a match when it has something to decide: nothing if it rolls without a double.
    pub(crate) fn decide(&mut self, game: &Nardi, position: &Position) -> Outcome<Option<Action>> {
        let mut actions = Vec::new();
        game.legal(position, &mut actions);
        if let (Turn::Side(_), [only]) = (game.turn(position), actions.as_slice()) {
            return Ok(Some(*only));
        }
        let answer = self.answer(&Question::of(game, position))?;
        Ok(Some(match (position.phase(), answer.as_str()) {
            (Phase::Roll, "roll") => return Ok(None),
            (Phase::Roll, "double") => Action::Double,
            (Phase::Double, "take") => Action::Take,
            (Phase::Double, "drop") => Action::Drop,
            (Phase::Dice(_), play) => Action::Play(read_play(game, position, play)?),
            (_, other) => return Err(format!("gnubg answered {other:?}").into()),
        }))
    }
}

impl Question {
    /// What the side to act has to decide in a match.
    fn of(game: &Nardi, position: &Position) -> Question {
        let is_doubled = position.phase() == Phase::Double;
        let roller = if is_doubled { position.side().other() } else { position.side() };
        let sides = [roller, roller.other()];
        let length = u32::from(game.rules().match_length);
        let points = sides.map(|side| position.score().points[side]);
        let [mover, other] = sides.map(|side| position.checkers(side));
        let owner = position.cube().and_then(Cube::owner);
        Question {
            board: Board { mover, other },
            roll: match position.phase() {
                Phase::Dice(roll) => Some(roll),
                _ => None,
            },
            length,
            points,
            is_after_crawford: !position.score().crawford && points.contains(&(length - 1)),
            cube: position.stake(),
            may_double: sides.map(|side: Side| owner.is_none_or(|owner| owner == side)),
            is_doubled,
        }
    }

    /// The line of FIBS. The side goes from 24 to 1, and it is its turn.
    fn line(&self) -> String {
        let Board { mover, other } = self.board;
        let on = |checkers: Checkers, point: u8| {
            Point::numbered(point).map_or(0, |point| i32::from(checkers.on(point)))
        };
        let [points, others] = self.points;
        let mut line = format!("board:GNU:Galds:{}:{points}:{others}", self.length);
        for point in 0..=25 {
            let own = if point > 0 { on(mover, point) } else { 0 };
            let theirs = if point < 25 { on(other, 25 - point) } else { 0 };
            let _ = write!(line, ":{}", own - theirs);
        }
        let (high, low) = self.roll.map_or((0, 0), |roll| (roll.high().pips(), roll.low().pips()));
        let [own_cube, their_cube] = self.may_double.map(u8::from);
        let _ = writeln!(
            line,
            ":1:{high}:{low}:0:0:{}:{own_cube}:{their_cube}:{}:1:-1:0:25:{}:{}:{}:{}:2:0:0:{}",
            self.cube,
            u8::from(self.is_doubled),
            on(mover, 0),
            on(other, 0),
            on(mover, 25),
            on(other, 25),
            u8::from(self.is_after_crawford),
        );
        line
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
