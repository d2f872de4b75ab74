//! The player of Luzhanqi behind the contest protocol, which hands over views and beliefs instead of
//! text.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_games::core::{Game, Side, mix_all};
use galds_games::luzhanqi::caai::Player;
use galds_games::luzhanqi::{Belief, Luzhanqi, Node, Report, SetUp, View};

use super::player::LuzhanqiPlayer;
use super::reading::Knowledge;
use super::tracks::Tracks;
use crate::host::{Clock, Host};
use crate::player::Budget;
use crate::search::Limits;

/// More moves than a game has for one side, nearly always.
const MOVES: u32 = 400;

/// The longest it thinks about a move; more time makes it hardly better.
const LONGEST: Duration = Duration::from_secs(2);

/// A contestant: the full player with a share of the game's time for each move.
pub struct Contestant {
    seed: u64,
    games: u64,
    player: LuzhanqiPlayer,
    time: Duration,
    tracks: Tracks,
    clock: &'static dyn Clock,
}

impl Contestant {
    /// A contestant whose set-ups and guesses depend on the seed; its time is measured by the clock.
    pub fn seeded(seed: u64, clock: &'static dyn Clock) -> Contestant {
        let (player, tracks) = (LuzhanqiPlayer::seeded(seed), Tracks::new(Side::First));
        Contestant { seed, games: 0, player, time: LONGEST, tracks, clock }
    }
}

impl Player for Contestant {
    fn set_up(&mut self, game: &Luzhanqi, side: Side, seconds: u32) -> SetUp {
        self.time = (Duration::from_secs(seconds.into()) / MOVES).min(LONGEST);
        self.tracks = Tracks::new(side);
        // Who plays several games in a row must not lay out the same army again.
        self.games += 1;
        self.player = LuzhanqiPlayer::seeded(mix_all([self.seed, self.games]));
        self.player.lay_out(game.rules(), side)
    }

    fn see(&mut self, view: &View, belief: &Belief, report: &Report) {
        self.tracks.follow(view, belief, report);
    }

    fn choose(
        &mut self,
        game: &Luzhanqi,
        view: &View,
        belief: &Belief,
        moves: &[(Node, Node)],
    ) -> (Node, Node) {
        let known = Knowledge {
            game: game.clone(),
            side: view.side(),
            view: view.clone(),
            belief: belief.clone(),
            tracks: self.tracks.clone(),
        };
        let limits = Limits { time: Some(self.time), ..Limits::default() };
        let never = AtomicBool::new(false);
        let host = Host { clock: self.clock, ..Host::bare(&never) };
        let chosen = self.player.best_move(&known, &Budget::within(limits), &host);
        chosen.unwrap_or(moves[0])
    }
}
