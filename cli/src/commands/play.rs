//! `galds play`: a game in the terminal.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::ValueEnum;
use galds_engine::levels::LevelNumber;
use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player, PlayerError, THROW};
use galds_engine::registry;
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_games::core::{AnyTable, Information, Listing, Record, Side, Turn, Viewer};
use galds_host::machine;
use galds_pictures::{PictureOptions, picture};

use super::endgames::EndgameFiles;
use super::replay::read_text;
use crate::failure::Failure;
use crate::random::Random;
use crate::table::{TableArgs, open, side};
use crate::terminal::{Colours, draw};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the other side [default: the computer, where it plays the game]
    #[arg(long, value_enum)]
    against: Option<Opponent>,
    /// How well the computer plays, 1 to 10 (see `galds levels`) [default: 3]
    #[arg(long, value_name = "N", value_parser = read_level)]
    level: Option<LevelNumber>,
    /// Your side, by its letter [default: the first to move]
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
    /// Continue from a saved game record
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Seed of the opponent and of the dice, to repeat a game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Colours in the terminal
    #[arg(long, value_enum, default_value = "auto")]
    colour: Colours,
    #[command(flatten)]
    endgames: EndgameFiles,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Opponent {
    /// The computer
    Computer,
    /// Random moves
    Random,
    /// A second person at the same terminal
    Person,
}

const HELP: &str = "\
Type a move, or:
  legal [START]  list the legal moves (that start like this)
  hint           what the computer would play here, at full strength
  undo           take back the last move
  show           draw the board again
  record         the game so far
  save FILE      save the game record
  load FILE      continue from a saved game record
  help           this text
  quit           leave";

fn read_level(text: &str) -> Result<LevelNumber, String> {
    let number = text.parse().ok().and_then(LevelNumber::new);
    number.ok_or_else(|| "levels are 1 to 10".to_owned())
}

impl Args {
    /// Who plays the other side, from what was said about it.
    fn opponent(&self, game: &str) -> Result<Opponent, Failure> {
        match (self.against, self.level) {
            (Some(Opponent::Random | Opponent::Person), Some(_)) => {
                Err(Failure::Input("only the computer has levels: leave out --against".to_owned()))
            }
            (Some(opponent), _) => Ok(opponent),
            (None, Some(_)) => Ok(Opponent::Computer),
            (None, None) if registry::find(game).is_ok() => Ok(Opponent::Computer),
            (None, None) => Ok(Opponent::Random),
        }
    }

    /// The computer at its level.
    fn computer(
        &self,
        game: &str,
        against: Opponent,
        random: &mut Random,
    ) -> Result<Option<Box<dyn Player>>, Failure> {
        if against != Opponent::Computer {
            return Ok(None);
        }
        let level = PlayerSpec::level(self.level.unwrap_or(LevelNumber::USUAL));
        let seed = random.below(usize::MAX) as u64;
        Ok(Some(registry::player(game, &level, seed)?))
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    let mut table = args.table.set_up()?;
    if let Some(path) = &args.load {
        load(&mut table, path)?;
    }
    let person = match &args.side {
        Some(letter) => side(&*table, letter)?,
        None => Side::First,
    };
    let game = table.about().name;
    let against = args.opponent(game)?;
    let mut random = Random::new(args.seed);
    let computer = args.computer(game, against, &mut random)?;
    let mut session =
        Session { table, person, against, computer, random, colour: args.colour, changed: true };
    println!("{} — type `help` for what you can do.\n", session.heading(args.level));
    session.run(&mut std::io::stdin().lock())
}

struct Session {
    table: Box<dyn AnyTable>,
    person: Side,
    against: Opponent,
    /// The one who thinks, if the opponent does.
    computer: Option<Box<dyn Player>>,
    random: Random,
    colour: Colours,
    /// Whether the board has to be drawn again before the next question.
    changed: bool,
}

/// Whether to go on after a line was answered.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

impl Session {
    fn run(&mut self, input: &mut dyn BufRead) -> Result<(), Failure> {
        loop {
            match self.table.turn() {
                Turn::Chance => self.let_chance_act()?,
                Turn::Side(side) | Turn::SideOrChance(side) if !self.is_person(side) => {
                    self.let_program_act()?;
                }
                turn => {
                    self.hand_over(turn, input)?;
                    if self.ask(turn, input)? == Next::Leave {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// The game, and who plays whom.
    fn heading(&self, level: Option<LevelNumber>) -> String {
        let about = self.table.about();
        let (title, you) = (about.title, about.side(self.person).name);
        match self.against {
            Opponent::Computer => {
                let level = level.unwrap_or(LevelNumber::USUAL);
                format!("{title}, you are {you}, the computer plays at level {level}")
            }
            Opponent::Random => format!("{title}, you are {you}, the computer moves at random"),
            Opponent::Person => format!("{title} for two people"),
        }
    }

    fn is_person(&self, side: Side) -> bool {
        side == self.person || self.against == Opponent::Person
    }

    fn let_chance_act(&mut self) -> Result<(), Failure> {
        if let Some(token) = self.random.roll(&*self.table) {
            let played = self.table.play_text(&token)?;
            println!("Dice: {}", played.book.trim_end_matches(':'));
            self.changed = true;
        }
        Ok(())
    }

    fn let_program_act(&mut self) -> Result<(), Failure> {
        let token = match self.table.turn().side().zip(self.computer.as_mut()) {
            Some((side, computer)) => think(&mut **computer, &*self.table, side)?,
            None => self.random.action(&*self.table),
        };
        if let Some(token) = token {
            if token == THROW {
                return self.let_chance_act();
            }
            self.table.play_text(&token)?;
            let seen = self.table.past_for(Viewer::Side(self.person)).pop().unwrap_or_default();
            println!("{}: {seen}", self.table.about().side(self.person.other()));
            self.changed = true;
        }
        Ok(())
    }

    /// Two people at one screen must not see each other's pieces.
    fn hand_over(&self, turn: Turn, input: &mut dyn BufRead) -> Result<(), Failure> {
        let hidden = self.table.about().information == Information::Hidden;
        let Turn::Side(side) = turn else { return Ok(()) };
        if !hidden || self.against != Opponent::Person || !self.changed {
            return Ok(());
        }
        if std::io::stdout().is_terminal() {
            print!("\x1b[2J\x1b[3J\x1b[H");
        }
        let name = self.table.about().side(side).name;
        print!("{name} to move. When only {name} sees the screen, press Enter. ");
        std::io::stdout().flush()?;
        input.read_line(&mut String::new())?;
        if let Some(last) = self.table.past_for(Viewer::Side(side)).pop() {
            println!("{}: {last}", self.table.about().side(side.other()));
        }
        Ok(())
    }

    /// The viewer whose eyes are on the screen.
    fn viewer(&self, turn: Turn) -> Viewer {
        match (self.against, turn.side()) {
            (Opponent::Computer | Opponent::Random, _) => Viewer::Side(self.person),
            (Opponent::Person, Some(side)) => Viewer::Side(side),
            (Opponent::Person, None) => Viewer::Spectator,
        }
    }

    fn show(&self, turn: Turn) {
        let viewer = self.viewer(turn);
        let bottom = match viewer {
            Viewer::Side(side) => side,
            Viewer::Spectator => Side::First,
        };
        let options = PictureOptions { bottom, ..PictureOptions::default() };
        let picture = picture(&*self.table, viewer, &options);
        println!("\n{}", draw(&picture, self.colour));
    }

    fn ask(&mut self, turn: Turn, input: &mut dyn BufRead) -> Result<Next, Failure> {
        if self.changed {
            self.show(turn);
            self.changed = false;
        }
        let prompt = match turn {
            Turn::Over(outcome) => format!("Game over: {outcome}. (undo, save FILE, quit)"),
            Turn::SideOrChance(side) => {
                format!("{} (Enter rolls the dice)", self.table.about().side(side))
            }
            _ => turn
                .side()
                .map_or_else(String::new, |side| self.table.about().side(side).to_string()),
        };
        print!("{prompt}> ");
        std::io::stdout().flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            println!();
            return Ok(Next::Leave);
        }
        Ok(self.answer(turn, line.trim()))
    }

    /// Does what a line asks for; what is wrong with it is said, and the question comes again.
    fn answer(&mut self, turn: Turn, line: &str) -> Next {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let done = match (word, rest.trim()) {
            ("", _) => match turn {
                Turn::SideOrChance(_) => self.let_chance_act(),
                _ => Ok(()),
            },
            ("quit" | "exit" | "q", "") => return Next::Leave,
            ("help" | "?", "") => {
                println!("{HELP}");
                Ok(())
            }
            ("hint", "") => self.hint(turn),
            ("legal", start) => {
                self.print_legal(start);
                Ok(())
            }
            ("undo", "") => {
                self.undo();
                Ok(())
            }
            ("show", "") => {
                self.changed = true;
                Ok(())
            }
            ("record", "") => {
                self.print_record(turn);
                Ok(())
            }
            ("save", path) if !path.is_empty() => self.save(Path::new(path)),
            ("load", path) if !path.is_empty() => self.load(Path::new(path)),
            ("save" | "load", _) => Err(Failure::Input(format!("{word} needs the name of a file"))),
            _ => self.play(line),
        };
        if let Err(failure) = done {
            println!("{failure}");
        }
        Next::GoOn
    }

    fn play(&mut self, line: &str) -> Result<(), Failure> {
        let results = self.table.chances();
        let played = self.table.play_text(line)?;
        if results.iter().any(|result| result.action == played.token) {
            self.table.undo();
            return Err(Failure::Input("press Enter to roll: nobody chooses the dice".to_owned()));
        }
        // What a hidden enemy turned out to be is not seen on the board when both pieces are gone.
        if self.table.about().information == Information::Hidden && played.book != played.token {
            println!("{}", played.book);
        }
        self.changed = true;
        Ok(())
    }

    /// What the computer would do, having seen no more than the one who asks.
    fn hint(&mut self, turn: Turn) -> Result<(), Failure> {
        let (Turn::Side(side) | Turn::SideOrChance(side)) = turn else {
            return Err(Failure::Input("the game is over".to_owned()));
        };
        let about = self.table.about();
        let seed = self.random.bits();
        let mut adviser = registry::player(about.name, &PlayerSpec::full(), seed)?;
        let observation = Observation::of(&*self.table, side);
        let budget = Budget::of_time(Duration::from_secs(1));
        let analysis =
            adviser.choose(&observation, &budget, &machine(&AtomicBool::new(false)), &mut |_| {});
        let analysis = analysis.map_err(|error| Failure::Input(error.to_string()))?;
        if let Some((line, token)) = analysis.lines.first().zip(analysis.choice()) {
            println!("{} ({})", self.in_book(token)?, line.value.in_words(&about, side));
        }
        Ok(())
    }

    /// An action that a hint names, as a person would write it before it is made.
    fn in_book(&self, token: &str) -> Result<String, Failure> {
        if token == THROW {
            return Ok("press Enter to roll the dice".to_owned());
        }
        let played = self.table.boxed_clone().play_text(token)?;
        Ok(match self.table.about().information {
            Information::Open => played.book,
            // Where something is hidden the book also says how a contact ends: that is too much.
            Information::Hidden => played.token,
        })
    }

    fn print_legal(&self, start: &str) {
        let (listing, tokens) = self.table.legal();
        let fitting: Vec<_> = tokens.iter().filter(|token| token.starts_with(start)).collect();
        for row in fitting.chunks(10) {
            println!("{}", row.iter().map(|token| token.as_str()).collect::<Vec<_>>().join("  "));
        }
        if listing == Listing::Examples {
            println!("(examples; far more are legal)");
        } else if fitting.is_empty() {
            println!("No legal move starts with `{start}`.");
        }
    }

    /// Takes back until a person is to act again.
    fn undo(&mut self) {
        let mut undone = false;
        while self.table.undo() {
            undone = true;
            if self.table.turn().side().is_some_and(|side| self.is_person(side)) {
                break;
            }
        }
        self.changed = undone;
        if !undone {
            println!("There is nothing to take back.");
        }
    }

    /// A hidden game is shown only as far as the one at the screen may know it.
    fn print_record(&self, turn: Turn) {
        if self.table.about().information == Information::Hidden && turn.outcome().is_none() {
            println!("{}", self.table.past_for(self.viewer(turn)).join("  "));
        } else {
            println!("{}", Record::write(&*self.table, &[]));
        }
    }

    fn save(&self, path: &Path) -> Result<(), Failure> {
        let text = Record::write(&*self.table, &[]);
        std::fs::write(path, text).map_err(Failure::file(path))?;
        println!("Saved to {}.", path.display());
        Ok(())
    }

    fn load(&mut self, path: &Path) -> Result<(), Failure> {
        load(&mut self.table, path)?;
        self.changed = true;
        Ok(())
    }
}

/// The computer's choice. It is shown its own observation of the table and nothing else.
fn think(
    computer: &mut dyn Player,
    table: &dyn AnyTable,
    side: Side,
) -> Result<Option<String>, Failure> {
    let budget = Budget::within(Limits::default());
    let observation = Observation::of(table, side);
    match computer.choose(&observation, &budget, &machine(&AtomicBool::new(false)), &mut |_| {}) {
        Ok(analysis) => Ok(analysis.choice().map(str::to_owned)),
        Err(PlayerError::NothingToChoose) => Ok(Some(THROW.to_owned())),
        Err(error) => Err(Failure::Input(error.to_string())),
    }
}

/// Replaces the table by the one of a record, if all of the record is in order.
fn load(table: &mut Box<dyn AnyTable>, path: &Path) -> Result<(), Failure> {
    let refused = |error| Failure::Record { path: path.to_owned(), error };
    let record = Record::read(&read_text(path)?).map_err(refused)?;
    let rules = record.tag("Rules").map_or_else(|| table.rules_text(), str::to_owned);
    let mut loaded = open(table.about().name, Some(&rules))?;
    record.replay(&mut *loaded, |_| {}).map_err(refused)?;
    *table = loaded;
    Ok(())
}
