//! Luzhanqi among the players: its levels, its puzzles, who plays it.

use galds_games::luzhanqi::Luzhanqi;

use super::{LuzhanqiGreedy, LuzhanqiPlayer, RIVALS, alert_choices, choices};
use crate::levels::{Level, LevelTable, absent_minded, misjudging};
use crate::registry::{Entry, FULL, GREEDY, Makers};

pub(crate) const ENTRY: Entry = Entry::own::<Luzhanqi>(&LEVELS, choices, PLAYERS)
    .with_alert_choices(alert_choices)
    .with_rivals(RIVALS)
    .with_puzzles(include_str!("../../puzzles/luzhanqi.txt"))
    .with_themes(super::themes::themes)
    .with_hindsight(super::hindsight::hindsight);

const PLAYERS: Makers = &[
    (&FULL, |resources| Box::new(LuzhanqiPlayer::seeded(resources.seed))),
    (&GREEDY, |resources| Box::new(LuzhanqiGreedy::seeded(resources.seed))),
];

/// Errors are thousandths of the chance to win. From level 8 on positions are played on, without which nobody
/// holds out against a rush. The last level needs no limit: its thinking comes to an end by itself.
const LEVELS: LevelTable = LevelTable::of([
    misjudging(205, 24),
    misjudging(115, 11),
    misjudging(80, 8),
    misjudging(54, 6),
    misjudging(34, 4),
    misjudging(21, 2),
    misjudging(12, 1),
    absent_minded(51),
    absent_minded(35),
    Level::UNLIMITED,
]);
