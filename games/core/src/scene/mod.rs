//! What is on the board, what has just happened and what is due, as meaning: the data from which pages, terminals,
//! drawings and spoken words are made.
//!
//! ```text
//!   Game::geometry ──► Geometry: fields with ids, neighbours, rows, areas      once for each kind of board
//!   Game::scene ─────► Scene: pieces, dice, counters, what is due or why it ended
//!   Game::last_action ─► LastAction: its steps in order
//! ```
//!
//! Replayed on the pieces of the scene before ([`replay`]), the steps of an action give the pieces of the scene after it.
//!
//! A scene has no colour, no length and no sentence. Kinds, areas, counters and whatever is said ([`Phrase`]) are keys,
//! which each game keeps to for ever, since pages, translations and programs know them; fields are named as in
//! picks.

mod geometry;
mod piece;
mod step;
mod text;

pub use geometry::{Area, FieldId, GeometricField, Geometry};
pub use piece::{Identity, Men, Piece, Place, Zone};
pub use step::{Carried, LastAction, Step, StepError, replay};

use std::collections::BTreeMap;

use crate::{Limit, Outcome, Side, Turn, Value, Viewer};

/// How much of a position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// What this viewer may know.
    Of(Viewer),
    /// Everything, as after the end of a match.
    Everything,
}

/// A moment of a game as somebody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scene {
    /// The id of the [`Geometry`] on which everything lies.
    pub geometry: String,
    /// Fields to which the rules that were agreed on, or this moment, give a meaning. Those that always have one are
    /// areas of the geometry.
    pub areas: Vec<Area>,
    /// The pieces on fields, side by side in the order of fields, stacks from below.
    pub pieces: Vec<Piece>,
    /// The men that are still to be placed.
    pub hand: Vec<Men>,
    /// The men that have left the board for good.
    pub captured: Vec<Men>,
    /// The dice that are to be played now.
    pub dice: Vec<Die>,
    pub cube: Option<Cube>,
    pub counters: Vec<Counter>,
    /// The last action, if one was made.
    pub last: Option<LastAction>,
    /// Who may do what; nobody when the game is over.
    pub due: Vec<Due>,
    /// Why the game is over, if it is.
    pub ended: Option<Ended>,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Die {
    /// Whose it is.
    pub side: Side,
    pub pips: u8,
    /// How often it has been used.
    pub used: u8,
    /// How often it can still be used, or could have been: more than once where a double counts twice.
    pub left: u8,
}

/// A cube that says what a game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Cube {
    pub value: u32,
    /// Who may double next; both if nobody owns it.
    pub owner: Option<Side>,
    /// Who has been offered a double and has not answered.
    pub offered_to: Option<Side>,
}

/// Something that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Counter {
    /// What is counted, such as `pips` or `quiet-plies`.
    pub key: String,
    /// For whom, if it is counted for each side.
    pub side: Option<Side>,
    pub value: u32,
    /// The number at which something happens.
    pub limit: Option<u32>,
}

/// What somebody may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Due {
    /// The side; chance if it is nobody.
    pub side: Option<Side>,
    pub what: Phrase,
    /// The fields that it is about, where it is not about the whole board.
    pub fields: Vec<FieldId>,
}

/// Why a game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ended {
    /// The side with more points, if there is one.
    pub winner: Option<Side>,
    /// The outcome text, such as `1-0` or `½-½`.
    pub outcome: String,
    pub why: Phrase,
    /// The fields that show it.
    pub fields: Vec<FieldId>,
}

/// Something to be said in the reader's language: a key, and what to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Phrase {
    /// The name of the sentence among those of the game, such as `place-ball`.
    pub key: String,
    /// What to fill in, by name.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, FilledIn>))]
    pub values: BTreeMap<String, Value>,
}

/// [`Value`] under a name that descriptions of an API do not take for any JSON value.
#[cfg(feature = "openapi")]
type FilledIn = Value;

/// A sentence that has to exist in every language: when it is said, its key and the names of what is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhraseForm {
    pub occasion: Occasion,
    pub key: &'static str,
    /// In alphabetical order.
    pub values: &'static [&'static str],
}

/// When something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// Somebody has to do something.
    Due,
    /// The game is over.
    Ended,
}

impl Occasion {
    /// Its name, with which the keys of translations begin.
    pub const fn name(self) -> &'static str {
        match self {
            Occasion::Due => "due",
            Occasion::Ended => "ended",
        }
    }
}

impl PhraseForm {
    /// Why any game may end: its position has occurred too often.
    pub const REPETITION: PhraseForm = PhraseForm::ended("repetition", &["times"]);

    /// Something that is due, with what is filled in.
    pub const fn due(key: &'static str, values: &'static [&'static str]) -> PhraseForm {
        PhraseForm { occasion: Occasion::Due, key, values }
    }

    /// Why a game is over, with what is filled in.
    pub const fn ended(key: &'static str, values: &'static [&'static str]) -> PhraseForm {
        PhraseForm { occasion: Occasion::Ended, key, values }
    }

    /// Whether this is what is said on an occasion.
    pub fn fits(&self, occasion: Occasion, phrase: &Phrase) -> bool {
        self.occasion == occasion && phrase.key == self.key && phrase.values.keys().eq(self.values)
    }
}

impl Phrase {
    /// A sentence with nothing to fill in.
    pub fn plain(key: &str) -> Phrase {
        Phrase { key: key.to_owned(), values: BTreeMap::new() }
    }

    /// The same with one more thing to fill in.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Phrase {
        self.values.insert(name.to_owned(), value.into());
        self
    }
}

impl Counter {
    /// A count without a limit.
    pub fn of(key: &str, value: u32) -> Counter {
        Counter { key: key.to_owned(), side: None, value, limit: None }
    }

    /// The same count for one side.
    #[must_use]
    pub fn for_side(self, side: Side) -> Counter {
        Counter { side: Some(side), ..self }
    }

    /// The same with the number at which something happens, if there is one.
    #[must_use]
    pub fn up_to(self, limit: Limit) -> Counter {
        Counter { limit: limit.number(), ..self }
    }
}

impl Due {
    /// What a side may do.
    pub fn of(side: Side, what: Phrase) -> Due {
        Due { side: Some(side), what, fields: Vec::new() }
    }

    /// What chance does.
    pub fn of_chance(what: Phrase) -> Due {
        Due { side: None, what, fields: Vec::new() }
    }

    /// The same about these fields.
    #[must_use]
    pub fn about<T: Into<FieldId>>(self, fields: impl IntoIterator<Item = T>) -> Due {
        Due { fields: fields.into_iter().map(Into::into).collect(), ..self }
    }
}

impl Ended {
    /// An end with this outcome.
    pub fn with(outcome: Outcome, why: Phrase) -> Ended {
        let winner = outcome.winner();
        Ended { winner, outcome: outcome.to_string(), why, fields: Vec::new() }
    }

    /// The same, shown by these fields.
    #[must_use]
    pub fn shown_by<T: Into<FieldId>>(self, fields: impl IntoIterator<Item = T>) -> Ended {
        Ended { fields: fields.into_iter().map(Into::into).collect(), ..self }
    }
}

impl Scene {
    /// Ends the scene of a game that its history alone has ended: by repetition.
    pub(crate) fn end_by_repetition(&mut self, outcome: Outcome, occurrences: u32) {
        let why = Phrase::plain(PhraseForm::REPETITION.key).with("times", occurrences);
        self.due.clear();
        self.ended = Some(Ended::with(outcome, why));
    }

    /// Finds what no scene on this geometry may have: fields that do not exist, two pieces in one place, something
    /// due after the end, words where keys belong. Used by the conformance suite.
    pub fn faults(&self, geometry: &Geometry, turn: Turn) -> Vec<String> {
        let mut faults = Vec::new();
        if self.geometry != geometry.id {
            faults.push(format!("it lies on {}, not on {}", self.geometry, geometry.id));
        }
        for field in self.named_fields() {
            if geometry.field(field).is_none() {
                faults.push(format!("there is no field {field}"));
            }
        }
        let is_key = |key: &&str| {
            let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            !key.is_empty() && key.chars().all(plain)
        };
        for key in self.keys().iter().filter(|key| !is_key(key)) {
            faults.push(format!("`{key}` is no key: lower case letters and hyphens"));
        }
        for (i, piece) in self.pieces.iter().enumerate() {
            if self.pieces[..i].iter().any(|other| other.at == piece.at) {
                faults.push(format!("two pieces are in one place: {}", piece.at));
            }
        }
        let over = matches!(turn, Turn::Over(_));
        if self.due.is_empty() != over {
            faults.push(format!("due is {:?}, but the turn is {turn:?}", self.due));
        }
        match (&self.ended, turn) {
            (Some(ended), Turn::Over(outcome)) if ended.outcome == outcome.to_string() => {}
            (None, Turn::Side(_) | Turn::Chance | Turn::SideOrChance(_)) => {}
            (ended, _) => faults.push(format!("the end is {ended:?}, but the turn is {turn:?}")),
        }
        let due: Vec<Option<Side>> = self.due.iter().map(|due| due.side).collect();
        let right = match turn {
            Turn::Side(side) => due.iter().all(|&who| who == Some(side)),
            Turn::Chance => due.iter().all(Option::is_none),
            Turn::SideOrChance(side) => due.contains(&Some(side)) && due.contains(&None),
            Turn::Over(_) => true,
        };
        if !right {
            faults.push(format!("due is {:?}, but the turn is {turn:?}", self.due));
        }
        faults
    }

    /// Everything that is said in it.
    pub fn phrases(&self) -> impl Iterator<Item = (Occasion, &Phrase)> {
        let due = self.due.iter().map(|due| (Occasion::Due, &due.what));
        due.chain(self.ended.iter().map(|ended| (Occasion::Ended, &ended.why)))
    }

    /// Every key in it.
    fn keys(&self) -> Vec<&str> {
        let steps = || self.last.iter().flat_map(|last| &last.steps);
        let mut keys: Vec<&str> = Vec::new();
        keys.extend(self.pieces.iter().flat_map(|piece| piece.identity.kinds()));
        keys.extend(steps().filter_map(Step::kind));
        keys.extend(self.hand.iter().chain(&self.captured).filter_map(|men| men.kind.as_deref()));
        keys.extend(self.areas.iter().map(|area| area.key.as_str()));
        keys.extend(self.counters.iter().map(|counter| counter.key.as_str()));
        for (_, phrase) in self.phrases() {
            keys.push(&phrase.key);
            keys.extend(phrase.values.keys().map(String::as_str));
        }
        keys
    }

    fn named_fields(&self) -> Vec<&FieldId> {
        let mut fields: Vec<&FieldId> = self.pieces.iter().map(|piece| &piece.at.field).collect();
        fields.extend(self.areas.iter().flat_map(|area| &area.fields));
        fields.extend(self.due.iter().flat_map(|due| &due.fields));
        fields.extend(self.ended.iter().flat_map(|ended| &ended.fields));
        fields.extend(self.last.iter().flat_map(|last| &last.steps).flat_map(Step::fields));
        fields
    }
}
