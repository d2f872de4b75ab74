//! A game small enough to be wrong on purpose: a row of stones of which each side takes one to three;
//! whoever takes the last one wins. An option of its rules plants one fault.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};

use galds_core::scene::{
    Counter, Due, Ended, FieldId, GeometricField, Geometry, LastAction, Phrase, PhraseForm,
    Piece as Stone, Place as Lying, Scene, Sight, Step,
};
use galds_core::{
    About, Chance, Game, Information, Listing, Outcome, Pick, Preset, RuleOption, RuleSet, Side,
    SideName, Turn, Word, explained, mix_all, read_number, set_word, split_words, word, words,
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
    SecondSideTakesFewer,
    Endless,
    SceneOffTheBoard,
    StepsElsewhere,
    NothingDue,
    EndUntold,
    WordsForKeys,
    UnlistedPhrase,
    SceneWithSecret,
    LopsidedNeighbours,
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
        ("second-side-takes-fewer", Fault::SecondSideTakesFewer),
        ("endless", Fault::Endless),
        ("scene-off-the-board", Fault::SceneOffTheBoard),
        ("steps-elsewhere", Fault::StepsElsewhere),
        ("nothing-due", Fault::NothingDue),
        ("end-untold", Fault::EndUntold),
        ("words-for-keys", Fault::WordsForKeys),
        ("unlisted-phrase", Fault::UnlistedPhrase),
        ("scene-with-secret", Fault::SceneWithSecret),
        ("lopsided-neighbours", Fault::LopsidedNeighbours),
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
        takes: words::<Fault>,
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

fn field_id(number: u8) -> FieldId {
    FieldId::of(format_args!("s{number}"))
}

/// Stones are nobody's; a scene wants a side.
fn stone(number: u8) -> Stone {
    Stone::new(Side::First, "stone", Lying::on(field_id(number)))
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

    const PHRASES: &'static [PhraseForm] =
        &[PhraseForm::due("take", &[]), PhraseForm::ended("last-stone", &[])];

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

    fn geometry(&self) -> Geometry {
        let neighbours = |number: u8| {
            let back =
                if self.has(Fault::LopsidedNeighbours) { None } else { number.checked_sub(1) };
            let next = Some(number + 1).filter(|&next| next < STONES);
            back.into_iter().chain(next).map(field_id).collect()
        };
        let field =
            |number: u8| GeometricField { id: field_id(number), neighbours: neighbours(number) };
        Geometry {
            id: "nim-21".to_owned(),
            fields: (0..STONES).map(field).collect(),
            rows: vec![(0..STONES).map(field_id).collect()],
            areas: Vec::new(),
        }
    }

    fn scene(&self, view: &Position) -> Scene {
        /// What no position says.
        static SECRET: AtomicU32 = AtomicU32::new(0);
        let over = self.turn(view).outcome();
        let end = |outcome| Ended::with(outcome, Phrase::plain("last-stone"));
        let key = match self.rules.fault {
            Fault::WordsForKeys => "Take some stones!",
            Fault::UnlistedPhrase => "grab",
            _ => "take",
        };
        let due = Due::of(view.side, Phrase::plain(key));
        let mut pieces: Vec<Stone> = (0..view.stones).map(stone).collect();
        if self.has(Fault::SceneOffTheBoard) {
            pieces.push(stone(STONES));
        }
        let secret = if self.has(Fault::SceneWithSecret) {
            SECRET.fetch_add(1, Ordering::Relaxed)
        } else {
            0
        };
        Scene {
            geometry: "nim-21".to_owned(),
            pieces,
            counters: vec![Counter::of("secret", secret)],
            due: (over.is_none() && !self.has(Fault::NothingDue))
                .then_some(due)
                .into_iter()
                .collect(),
            ended: over.filter(|_| !self.has(Fault::EndUntold)).map(end),
            ..Scene::default()
        }
    }

    fn last_action(&self, before: &Position, action: Take, _sight: Sight) -> LastAction {
        let taken = if self.has(Fault::Endless) { 0 } else { action.0 };
        let end = if self.has(Fault::StepsElsewhere) { STONES } else { before.stones };
        let steps = (end - taken..end).map(|number| Step::captured(stone(number).at));
        LastAction::by(before.side, steps.collect())
    }
}
