//! A game small enough to be wrong on purpose: a row of stones of which each side takes one to three;
//! whoever takes the last one wins. An option of its rules plants one fault.

use std::fmt;

use galds_core::picture::{
    Colour, Field, Glyph, Ink, Mark, Picture, PictureOptions, Piece, Place, Shape, cell, point,
};
use galds_core::{
    About, Chance, Game, Information, Listing, Outcome, Pick, Preset, RuleOption, RuleSet, Side,
    SideName, Turn, Word, explained, mix_all, read_number, set_word, split_words, word,
};

const STONES: u8 = 21;
const MOST: u8 = 3;

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    ConstantHash,
    HashWithoutSide,
    HashWithCounter,
    TextWithoutCounter,
    ListedTwice,
    Miscounted,
    UnlistedIsApplied,
    RefusalChanges,
    PicksWithPrefix,
    LastUnmarked,
    LastWithoutColour,
    LastMovesPieces,
    SecondSideTakesFewer,
    Endless,
}

impl Word for Fault {
    const WORDS: &'static [(&'static str, Fault)] = &[
        ("none", Fault::None),
        ("constant-hash", Fault::ConstantHash),
        ("hash-without-side", Fault::HashWithoutSide),
        ("hash-with-counter", Fault::HashWithCounter),
        ("text-without-counter", Fault::TextWithoutCounter),
        ("listed-twice", Fault::ListedTwice),
        ("miscounted", Fault::Miscounted),
        ("unlisted-is-applied", Fault::UnlistedIsApplied),
        ("refusal-changes", Fault::RefusalChanges),
        ("picks-with-prefix", Fault::PicksWithPrefix),
        ("last-unmarked", Fault::LastUnmarked),
        ("last-without-colour", Fault::LastWithoutColour),
        ("last-moves-pieces", Fault::LastMovesPieces),
        ("second-side-takes-fewer", Fault::SecondSideTakesFewer),
        ("endless", Fault::Endless),
    ];
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    fault: Fault,
}

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] =
        &[Preset { name: "nim", about: "", rules: || Rules { fault: Fault::None } }];
    const OPTIONS: &'static [RuleOption<Rules>] = &[RuleOption {
        key: "fault",
        values: "a fault",
        about: "",
        get: |rules| word(rules.fault),
        set: |rules, text| set_word(&mut rules.fault, text),
    }];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    stones: u8,
    side: Side,
    ply: u16,
}

impl Position {
    pub(crate) fn mirrored(&self) -> Position {
        Position { side: self.side.other(), ..*self }
    }
}

/// Taking so many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take{}", self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NimError {
    #[error("`{0}` is not written as it should be")]
    Unreadable(String),
    #[error("so many stones cannot be taken: {0}")]
    TooMany(u8),
}

explained! { NimError in "nim" { Unreadable(text), TooMany(stones) } }

#[derive(Clone, Debug)]
pub(crate) struct Nim {
    rules: Rules,
}

impl Nim {
    fn has(&self, fault: Fault) -> bool {
        self.rules.fault == fault
    }

    fn most(&self, position: &Position) -> u8 {
        let fewer = self.has(Fault::SecondSideTakesFewer) && position.side == Side::Second;
        position.stones.min(if fewer { MOST - 1 } else { MOST })
    }
}

impl Game for Nim {
    const ABOUT: About = About {
        name: "nim",
        title: "Nim",
        summary: "Take the last stone.",
        sides: [SideName { name: "White", letter: 'w' }, SideName { name: "Black", letter: 'b' }],
        information: Information::Open,
        chance: Chance::None,
    };

    type Rules = Rules;
    type Position = Position;
    type Action = Take;
    type View = Position;
    type ActionError = NimError;
    type PositionError = NimError;

    fn new(rules: Rules) -> Nim {
        Nim { rules }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn start(&self) -> Position {
        Position { stones: STONES, side: Side::First, ply: 0 }
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.stones {
            0 => Turn::Over(Outcome::win(position.side.other(), 1)),
            _ => Turn::Side(position.side),
        }
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Take>) -> Listing {
        actions.clear();
        actions.extend((1..=self.most(position)).map(Take));
        if self.has(Fault::ListedTwice) {
            actions.extend(actions.first().copied());
        }
        Listing::Complete
    }

    fn count(&self, position: &Position, _scratch: &mut Vec<Take>) -> Option<u64> {
        Some(u64::from(self.most(position)) + u64::from(self.has(Fault::Miscounted)))
    }

    fn play(&self, position: &mut Position, action: Take) {
        if !self.has(Fault::Endless) {
            position.stones = position.stones.saturating_sub(action.0);
        }
        position.side = position.side.other();
        position.ply += 1;
    }

    fn check(&self, position: &Position, action: Take) -> Result<(), NimError> {
        let is_listed = action.0 <= self.most(position);
        if is_listed || self.has(Fault::UnlistedIsApplied) {
            Ok(())
        } else {
            Err(NimError::TooMany(action.0))
        }
    }

    fn apply(&self, position: &mut Position, action: Take) -> Result<(), NimError> {
        let checked = self.check(position, action);
        match checked {
            Ok(()) => self.play(position, action),
            Err(_) if self.has(Fault::RefusalChanges) => position.ply += 1,
            Err(_) => {}
        }
        checked
    }

    fn position_text(&self, position: &Position) -> String {
        let ply = if self.has(Fault::TextWithoutCounter) { 0 } else { position.ply };
        format!("{} {} {ply}", Nim::ABOUT.side(position.side).letter, position.stones)
    }

    fn read_position(&self, text: &str) -> Result<Position, NimError> {
        let unreadable = || NimError::Unreadable(text.to_owned());
        let [side, stones, ply] = split_words(text).map_err(|_| unreadable())?;
        let side = Nim::ABOUT.read_side(side).ok_or_else(unreadable)?;
        let stones = read_number(stones).filter(|&stones| stones <= STONES);
        let stones = stones.ok_or_else(unreadable)?;
        let ply = read_number(ply).ok_or_else(unreadable)?;
        Ok(Position { stones, side, ply })
    }

    fn book(&self, _before: &Position, action: Take) -> String {
        action.to_string()
    }

    fn parse_action(&self, _position: &Position, text: &str) -> Result<Take, NimError> {
        let unreadable = || NimError::Unreadable(text.to_owned());
        let number = text.strip_prefix("take").ok_or_else(unreadable)?;
        read_number(number).filter(|&taken| taken > 0).map(Take).ok_or_else(unreadable)
    }

    fn hash(&self, position: &Position) -> u64 {
        let side = position.side.index() as u64;
        match self.rules.fault {
            Fault::ConstantHash => 7,
            Fault::HashWithoutSide => mix_all([position.stones.into()]),
            Fault::HashWithCounter => mix_all([position.stones.into(), side, position.ply.into()]),
            _ => mix_all([position.stones.into(), side]),
        }
    }

    fn without_counters(&self, position: &Position) -> Position {
        Position { ply: 0, ..*position }
    }

    fn picks(&self, _position: &Position, action: Take) -> Vec<Pick> {
        let mut picks = vec![Pick::button(action.to_string())];
        if self.has(Fault::PicksWithPrefix) {
            picks = vec![Pick::button("take"); action.0.into()];
        }
        picks
    }

    fn picture(&self, view: &Position, options: &PictureOptions<Take>) -> Picture {
        const STONE: Ink = Ink("stone");
        let field = |number: u8| {
            let middle = point(f32::from(number) * 100.0 + 50.0, 50.0);
            Field {
                name: format!("s{number}"),
                shape: Shape::circle(middle, 40.0),
                fill: STONE.into(),
                places: vec![Place { at: middle, cell: cell(number.into(), 0) }],
            }
        };
        let piece = |number: u8| Piece { field: number.into(), place: 0, glyph: 0 };
        let mut pieces: Vec<Piece> = (0..view.stones).map(piece).collect();
        let mut over = Vec::new();
        if let Some(last) = options.last.filter(|_| !self.has(Fault::LastUnmarked)) {
            let ink = if self.has(Fault::LastWithoutColour) { Ink("nowhere") } else { STONE };
            let at = point(50.0, 50.0);
            over.push(Mark::Text { at, cell: None, text: last.to_string(), size: 30.0, ink });
            if self.has(Fault::LastMovesPieces) {
                pieces.clear();
            }
        }
        Picture {
            title: format!("{} stones", view.stones),
            width: f32::from(STONES) * 100.0,
            height: 100.0,
            grid: cell(STONES.into(), 1),
            cell_width: 1,
            inks: vec![(STONE, Colour::BLACK)],
            under: Vec::new(),
            fields: (0..STONES).map(field).collect(),
            glyphs: vec![Glyph {
                name: "stone".to_owned(),
                symbol: "o".to_owned(),
                ink: STONE,
                marks: Vec::new(),
            }],
            pieces,
            over,
            notes: Vec::new(),
        }
    }
}
