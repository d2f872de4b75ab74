//! A match as a list of games: what the files have in common.
//!
//! Files know more endings than the rules do: a player may give up. So each game keeps its own start
//! and who won it; a match in which every game was played to its end can be put on a table.

use galds_core::{Game, Outcome, PerSide, Side, Table};

use super::{Fault, MatchError};
use crate::notation::Stars;
use crate::position::{Phase, Position};
use crate::roll::{Opening, Roll};
use crate::rules::OpeningRoll;
use crate::{Action, ActionError, Nardi, Play, Rules};

/// A match, or a session of single games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The rules, with the length of the match.
    pub rules: Rules,
    /// Who plays White and Black.
    pub names: PerSide<String>,
    /// The games in their order; the last may be unfinished.
    pub games: Vec<GameRecord>,
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The position before the opening roll, with the score.
    pub start: Position,
    /// Everything that happened.
    pub actions: Vec<Action>,
    /// Who won how much; nobody yet in an unfinished game.
    pub won: Option<Won>,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// The winner.
    pub side: Side,
    /// What the winner got, the cube counted.
    pub points: u32,
    /// Whether the rules ended the game, or the loser gave up.
    pub resigned: bool,
}

impl Match {
    /// A match without games between White and Black.
    pub fn new(rules: Rules) -> Match {
        let names = PerSide(["White".to_owned(), "Black".to_owned()]);
        Match { rules, names, games: Vec::new() }
    }

    /// What both sides have won in all games.
    pub fn points(&self) -> PerSide<u32> {
        let mut points =
            self.games.first().map_or(PerSide([0; 2]), |game| game.start.score().points);
        for won in self.games.iter().filter_map(|game| game.won) {
            points[won.side] += won.points;
        }
        points
    }

    /// The outcome text: the points of both sides, or `*` while the match is on.
    pub fn outcome_text(&self) -> String {
        let points = self.points();
        let [white, black] = points.0;
        let length = u32::from(self.rules.match_length);
        let unfinished = self.games.last().is_none_or(|game| game.won.is_none());
        if unfinished || (length > 0 && white.max(black) < length) {
            return "*".to_owned();
        }
        Outcome::score(white, black).to_string()
    }

    /// What was played at a table, which must have started at an opening roll.
    pub fn of_table(table: &Table<Nardi>) -> Result<Match, MatchError> {
        let game = table.game();
        let mut found = Match::new(game.rules().clone());
        if table.start().phase() != Phase::Open || table.start().checkers != game.start().checkers {
            return Err(MatchError::Start(1));
        }
        let mut builder = MatchBuilder::new(game.clone(), *table.start());
        builder.begin();
        for (_, action) in table.moments() {
            if builder.is_between_games() {
                builder.begin();
            }
            builder.make(action)?;
        }
        found.games = builder.finish();
        Ok(found)
    }

    /// A table on which the whole match has been played.
    pub fn table(&self) -> Result<Table<Nardi>, MatchError> {
        let game = Nardi::new(self.rules.clone());
        if self.rules.match_length == 0 && self.games.len() > 1 {
            return Err(MatchError::Session(self.games.len()));
        }
        let start = self.games.first().map_or_else(|| game.start(), |first| first.start);
        let mut table = Table::at(game, start);
        for (i, record) in self.games.iter().enumerate() {
            let resigned = record.won.is_some_and(|won| won.resigned);
            if resigned && i + 1 < self.games.len() {
                return Err(MatchError::Resigned(i + 1));
            }
            for &action in &record.actions {
                let applied = table.game().clone().apply(&mut table.position().clone(), action);
                applied?;
                let _ = table.play(action);
            }
        }
        Ok(table)
    }
}

impl GameRecord {
    /// The positions of the game, the start first.
    pub fn positions(&self, game: &Nardi) -> Vec<Position> {
        let mut positions = vec![self.start];
        let mut position = self.start;
        for &action in &self.actions {
            game.play(&mut position, action);
            positions.push(position);
        }
        positions
    }
}

/// Writes down a match while it is read from a file or a table, and watches over the rules.
pub(super) struct MatchBuilder {
    game: Nardi,
    position: Position,
    games: Vec<GameRecord>,
    /// Whether the last game has ended or none has begun.
    between: bool,
}

impl MatchBuilder {
    pub(super) fn new(game: Nardi, position: Position) -> MatchBuilder {
        MatchBuilder { game, position, games: Vec::new(), between: true }
    }

    pub(super) fn finish(self) -> Vec<GameRecord> {
        self.games
    }

    pub(super) fn is_between_games(&self) -> bool {
        self.between
    }

    /// The number of the game that is being written down, from 1.
    pub(super) fn number(&self) -> usize {
        self.games.len()
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// Who won the last game, if the rules ended it.
    pub(super) fn winner_if_over(&self) -> Option<Side> {
        self.games.last().and_then(|record| record.won).map(|won| won.side)
    }

    /// Starts the next game.
    fn begin(&mut self) {
        if self.game.rules.match_length == 0 {
            self.position = self.game.start();
        }
        self.games.push(GameRecord { start: self.position, actions: Vec::new(), won: None });
        self.between = false;
    }

    /// Starts the next game, which a file says to be at this score.
    pub(super) fn begin_at(&mut self, score: Option<PerSide<u32>>) -> Result<(), Fault> {
        let game = self.games.len() + 1;
        if self.game.rules.match_length > 0 {
            if self.position.phase() == Phase::Over {
                return Err(Fault::Over { game });
            }
            let reached = self.position.score().points;
            let text = |score: PerSide<u32>| format!("{}-{}", score.0[0], score.0[1]);
            if let Some(given) = score.filter(|&given| given != reached) {
                let (given, reached) = (text(given), text(reached));
                return Err(Fault::Score { game, given, reached });
            }
        }
        if !self.between {
            return Err(Fault::Form(format!("game {} has no end", self.number())));
        }
        self.begin();
        Ok(())
    }

    fn make(&mut self, action: Action) -> Result<(), ActionError> {
        let before = self.position;
        self.game.apply(&mut self.position, action)?;
        if let Some(record) = self.games.last_mut() {
            record.actions.push(action);
            record.won = self.game.won(&before, action, &self.position);
            self.between = record.won.is_some();
        }
        Ok(())
    }

    fn refused(&self, text: &str) -> impl FnOnce(ActionError) -> Fault + use<> {
        let (game, text) = (self.number(), text.to_owned());
        move |reason| Fault::Action { game, text, reason }
    }

    /// Makes an action of a side; the text is for messages.
    fn act(&mut self, side: Side, action: Action, text: &str) -> Result<(), Fault> {
        if self.between {
            return Err(Fault::Form(format!("`{text}` stands behind the end of a game")));
        }
        if side != self.position.side() && self.position.phase() != Phase::Open {
            return Err(Fault::Turn { game: self.number(), text: text.to_owned(), side });
        }
        let refused = self.refused(text);
        self.make(action).map_err(refused)
    }

    /// A side's roll; the first one of a game implies the opening roll, unless `opening` says it.
    pub(super) fn roll(
        &mut self,
        side: Side,
        roll: Roll,
        opening: Option<Opening>,
    ) -> Result<(), Fault> {
        let text = roll.to_string();
        if self.position.phase() == Phase::Open {
            let keep = self.game.rules.opening == OpeningRoll::Keep;
            let kept = Opening::begun_by(side, roll);
            let opening = if keep { kept } else { opening.or_else(|| Opening::any_for(side)) };
            self.open(side, opening, &text)?;
            if keep {
                return Ok(());
            }
        }
        self.act(side, Action::Roll(roll), &text)
    }

    /// The opening roll; the text is for messages.
    fn open(&mut self, side: Side, opening: Option<Opening>, text: &str) -> Result<(), Fault> {
        let refused = self.refused(text);
        let opening = opening.ok_or(ActionError::EqualOpening).map_err(refused)?;
        self.act(side, Action::Opening(opening), text)
    }

    /// A side's play as a file writes it.
    pub(super) fn play(&mut self, side: Side, text: &str) -> Result<(), Fault> {
        let refused = self.refused(text);
        let play = self.game.read_play(&self.position, text, Stars::AsWritten).map_err(refused)?;
        self.act(side, Action::Play(play), text)
    }

    /// A roll without a play: the turn is lost if nothing can be played, and otherwise the file
    /// stops there.
    pub(super) fn no_play(&mut self, side: Side) -> Result<(), Fault> {
        let mut legal = Vec::new();
        self.game.legal(&self.position, &mut legal);
        if legal[..] == [Action::Play(Play::PASS)] {
            return self.act(side, Action::Play(Play::PASS), "pass");
        }
        Ok(())
    }

    /// A double, a take or a drop. Where the dice of the opening are not played, its winner may double before
    /// rolling, which implies the opening roll, unless `opening` says it.
    pub(super) fn cube(
        &mut self,
        side: Side,
        action: Action,
        opening: Option<Opening>,
    ) -> Result<(), Fault> {
        let text = action.to_string();
        let reroll = self.game.rules.opening == OpeningRoll::Reroll;
        if self.position.phase() == Phase::Open && action == Action::Double && reroll {
            self.open(side, opening.or_else(|| Opening::any_for(side)), &text)?;
        }
        self.act(side, action, &text)
    }

    /// The end of a game as a file states it: what the rules have reached, or a resignation.
    pub(super) fn win(&mut self, side: Side, points: u32) -> Result<(), Fault> {
        let game = self.number();
        let Some(record) = self.games.last_mut() else {
            return Err(Fault::Form("a win before the first game".to_owned()));
        };
        let text = |side, points: u32| format!("{} with {points}", super::name(side));
        if let Some(won) = record.won {
            if (won.side, won.points) == (side, points) {
                return Ok(());
            }
            let (given, reached) = (text(side, points), text(won.side, won.points));
            return Err(Fault::Result { game, given, reached });
        }
        let stake = self.position.stake();
        if points == 0 || !points.is_multiple_of(stake) || points / stake > 3 {
            let given = text(side, points);
            let reached = format!("1, 2 or 3 times the cube at {stake}");
            return Err(Fault::Result { game, given, reached });
        }
        record.won = Some(Won { side, points, resigned: true });
        self.game.end_game(&mut self.position, side, points);
        self.between = true;
        Ok(())
    }
}
