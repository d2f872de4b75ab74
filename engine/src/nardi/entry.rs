//! Nardi among the players: its levels, its puzzles, who plays it.

use galds_games::nardi::Nardi;

use super::evaluation::NetworkEvaluation;
use super::player::NardiPlayer;
use crate::levels::{Level, LevelTable, misjudging};
use crate::networks::Brought;
use crate::players::open_choices;
use crate::registry::{Entry, FULL, GREEDY, Makers};

pub(crate) const ENTRY: Entry = Entry::own::<Nardi>(&LEVELS, open_choices, PLAYERS)
    .with_puzzles(include_str!("../../puzzles/nardi.txt"))
    .with_themes(super::themes::themes)
    .with_rollouts(super::rollout::roll_out_choice)
    .with_networks(Brought {
        is_there: NetworkEvaluation::is_there,
        bring: NetworkEvaluation::bring,
    });

const PLAYERS: Makers =
    &[(&FULL, |_| Box::new(NardiPlayer::new())), (&GREEDY, |_| Box::new(NardiPlayer::greedy()))];

/// Errors are thousandths of a point. The last level looks two rolls ahead, which is as far as about a
/// second allows.
const LEVELS: LevelTable = LevelTable::of([
    misjudging(750, 65),
    misjudging(500, 40),
    misjudging(380, 28),
    misjudging(300, 20),
    misjudging(230, 11),
    misjudging(190, 7),
    misjudging(140, 4),
    misjudging(95, 2),
    misjudging(50, 1),
    Level { depth: Some(3), ..Level::UNLIMITED },
]);
