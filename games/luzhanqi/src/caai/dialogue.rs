//! The player's side of the protocol: who decides, and what is answered.

use galds_core::{Game, Limit, RuleSet, Side};

use super::known::Known;
use super::order::{Met, Order, OrderError, Spot, array};
use crate::board::Node;
use crate::setup::SetUp;
use crate::view::{Report, View};
use crate::{Belief, Luzhanqi, Rules};

/// Who decides: it sees what a player may see and nothing else.
pub trait Player {
    /// The set-up for a game in which it has so many seconds.
    fn set_up(&mut self, game: &Luzhanqi, side: Side, seconds: u32) -> SetUp;

    /// Hears of a move of either side; `view` and `belief` are those before it.
    fn see(&mut self, view: &View, belief: &Belief, report: &Report) {
        let _ = (view, belief, report);
    }

    /// One of these moves (there is at least one).
    fn choose(
        &mut self,
        game: &Luzhanqi,
        view: &View,
        belief: &Belief,
        moves: &[(Node, Node)],
    ) -> (Node, Node);
}

/// The player's side of the dialogue.
#[derive(Debug)]
pub struct Dialogue<P> {
    name: String,
    player: P,
    known: Option<Known>,
}

impl<P: Player> Dialogue<P> {
    /// A dialogue in which `player` decides.
    pub fn new(name: impl Into<String>, player: P) -> Dialogue<P> {
        Dialogue { name: name.into(), player, known: None }
    }

    /// What the player knows of the game that is on, if one is.
    pub fn view(&self) -> Option<&View> {
        self.known.as_ref().map(|known| &known.view)
    }

    /// What it can work out.
    pub fn belief(&self) -> Option<&Belief> {
        self.known.as_ref().map(|known| &known.belief)
    }

    /// Answers a line of the judge; some lines want no answer.
    pub fn answer(&mut self, line: &str) -> Result<Option<String>, OrderError> {
        match Order::read(line)? {
            Order::Info => Ok(Some(format!("NAME {}", self.name))),
            Order::Start { side, seconds, quiet } => Ok(Some(self.start(side, seconds, quiet))),
            Order::Go { answer_to, flag } => self.go(answer_to, flag),
            Order::Result { met, flag } => self.result(met, flag),
            Order::End(_) => {
                self.known = None;
                Ok(None)
            }
        }
    }

    fn start(&mut self, side: Side, seconds: u32, quiet: u32) -> String {
        let mut rules = Rules::read("caai").unwrap_or_else(|_| Rules::standard());
        rules.quiet = Limit::at(quiet);
        let game = Luzhanqi::new(rules);
        let set_up = self.player.set_up(&game, side, seconds);
        self.known = Known::at_the_start(game, side, set_up);
        format!("ARRAY {}", array(set_up, side))
    }

    fn go(
        &mut self,
        answer_to: Option<(Spot, Spot, Met)>,
        flag: Option<Spot>,
    ) -> Result<Option<String>, OrderError> {
        let known = self.known.as_mut().ok_or(OrderError::NotStarted)?;
        if let Some((from, to, met)) = answer_to {
            let report = known.enemy_moved(from, to, met, flag)?;
            self.player.see(&known.view, &known.belief, &report);
            known.follow(&report);
        }
        let moves = known.view.moves(&known.game);
        if moves.is_empty() {
            return Err(OrderError::Stuck);
        }
        let (from, to) = self.player.choose(&known.game, &known.view, &known.belief, &moves);
        known.moved = Some((from, to));
        let (from, to) = (Spot::of(from, known.side), Spot::of(to, known.side));
        Ok(Some(format!("BESTMOVE {from}{to}")))
    }

    fn result(&mut self, met: Met, flag: Option<Spot>) -> Result<Option<String>, OrderError> {
        let known = self.known.as_mut().ok_or(OrderError::NotStarted)?;
        let (from, to) = known.moved.ok_or(OrderError::NoMove)?;
        let report = known.report(known.side, from, to, met, flag)?;
        self.player.see(&known.view, &known.belief, &report);
        known.follow(&report);
        known.moved = None;
        Ok(None)
    }
}
