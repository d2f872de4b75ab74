//! What a game is to those who hold matches of it, beyond its rules: how it is rated and scored, whether it begins with a
//! secret set-up, where its chance comes from, and which files other programs read.
//!
//! Most games are [`Hosting::USUAL`]; a game says otherwise by [`crate::Game::HOSTING`], and nobody else has to know which
//! game that is.

use crate::{AnyTable, Outcome, PerSide, Points, Side};

/// What hosts of matches have to know of a game.
#[derive(Clone, Copy, Debug)]
pub struct Hosting {
    pub rating: RatingSystem,
    /// What a win is worth that was not played, in points: the usual win.
    pub usual_win: u32,
    /// Whether a game under these rules is a match to a number of points: one contest, whatever its score.
    pub is_match: fn(rules: &str) -> bool,
    pub set_up: SetUp,
    /// A derivation of the game's own; usually results are drawn by their weights.
    pub chance: Option<OwnChance>,
    /// Files of other programs in which a finished match can be written.
    pub exports: &'static [Export],
    /// Files of other programs that can be read.
    pub imports: &'static [Import],
    /// Reads a text of another program, a file or the name of a position; nothing if it does not look like one.
    pub recognise: fn(&str) -> Recognised,
}

impl Hosting {
    /// What fits most games.
    pub const USUAL: Hosting = Hosting {
        rating: RatingSystem::Usual,
        usual_win: 1,
        is_match: |_| false,
        set_up: SetUp::InTurn,
        chance: None,
        exports: &[],
        imports: &[],
        recognise: |_| None,
    };
}

/// How finished games change ratings.
#[derive(Clone, Copy, Debug)]
pub enum RatingSystem {
    /// As those who hold the matches usually do.
    Usual,
    /// By the formula of the game's book: what the winner gains and the loser loses; nothing if nobody won.
    Book(fn(&RatedGame<'_>) -> Option<f64>),
}

/// A finished game, as far as ratings are concerned.
#[derive(Clone, Copy, Debug)]
pub struct RatedGame<'g> {
    /// The rules text.
    pub rules: &'g str,
    /// The text of the last position.
    pub position: &'g str,
    pub outcome: Outcome,
    pub manner: Manner,
    /// The ratings before.
    pub ratings: PerSide<f64>,
}

/// How a game was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// On the board, or by agreement.
    Played,
    /// One side gave up, ran out of time or left.
    Conceded,
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUp {
    /// The sides act in turn from the first action on.
    InTurn,
    /// The first action of each side is a set-up that the other side does not see: both may make it at the same time.
    Secret,
}

/// A derivation of chance from a secret that was committed to before.
#[derive(Clone, Copy, Debug)]
pub struct OwnChance {
    /// The token of what chance does at a table as the result with this number, counted from 1.
    pub result: fn(&ChanceKey<'_>, &dyn AnyTable, u64) -> Option<String>,
    /// The file by which anybody can check what chance did at a table whose match is over: the secret is in it.
    pub publish: fn(&ChanceKey<'_>, &dyn AnyTable) -> Option<String>,
}

/// On what the chance of a match depends.
#[derive(Clone, Copy)]
pub struct ChanceKey<'k> {
    pub secret: &'k [u8; 32],
    pub match_name: &'k str,
    /// What the players added.
    pub seeds: PerSide<&'k str>,
}

/// A kind of file that other programs read.
#[derive(Clone, Copy, Debug)]
pub struct Export {
    /// Its name in addresses and the ending of its files: lower case letters.
    pub name: &'static str,
    /// What it is, in a few words.
    pub about: &'static str,
    /// A finished match as such a file, where it can be one.
    pub write: fn(&FinishedMatch<'_>) -> Option<String>,
}

/// A kind of file of other programs that can be read.
#[derive(Clone, Copy, Debug)]
pub struct Import {
    /// The ending of its files: lower case letters.
    pub name: &'static str,
    /// What was played, or why the file cannot be read.
    pub read: fn(&str) -> Result<Retold, String>,
}

/// What a file of another program tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retold {
    /// The texts of all positions, from the first to the last.
    pub positions: Vec<String>,
    /// The outcome text.
    pub outcome: String,
}

/// A game that was recognised in a text of another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecognisedGame {
    /// The rules text.
    pub rules: String,
    /// The names of the players, where the text has them.
    pub names: Option<PerSide<String>>,
    /// The text of the position at which it starts.
    pub position: String,
    /// The tokens of everything that was done.
    pub actions: Vec<String>,
}

/// The games of a text in a form that the game knows, or what is wrong with it; `None` for any other text.
pub type Recognised = Option<Result<Vec<RecognisedGame>, UnreadableText>>;

/// Why such a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableText {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, in an English sentence.
    pub message: String,
}

/// A match that is over, as far as its file is concerned.
#[derive(Clone, Copy)]
pub struct FinishedMatch<'m> {
    pub table: &'m dyn AnyTable,
    /// The names of the players.
    pub names: PerSide<&'m str>,
    /// Who gave the match away, if it was not decided on the board, and what both sides have.
    pub given_away: Option<(Side, PerSide<Points>)>,
}
