//! Nardi among matches: dice that published files hold, matches to a number of points, and the files of other
//! backgammon programs.

use galds_core::hosting::{Export, FinishedMatch, Hosting, Import, Retold};
use galds_core::{Game, PerSide, RuleSet};

use crate::formats::{FileError, Match, Won, mat, sgf};
use crate::{Nardi, Position, Rules, dice};

pub(crate) const HOSTING: Hosting = Hosting {
    is_match: |rules| Rules::read(rules).is_ok_and(|rules| rules.match_length > 0),
    chance: Some(dice::OWN_CHANCE),
    exports: &[Export { name: "mat", about: "backgammon programs", write: mat_file }],
    imports: &[
        Import { name: "mat", read: |text| Ok(retold(&mat::read(text).map_err(said)?)) },
        Import { name: "sgf", read: |text| Ok(retold(&sgf::read(text).map_err(said)?)) },
    ],
    recognise: crate::formats::recognise,
    ..Hosting::USUAL
};

fn said(error: FileError) -> String {
    error.to_string()
}

/// Every position of every game.
fn retold(played: &Match) -> Retold {
    let game = Nardi::new(played.rules.clone());
    let positions = played.games.iter().flat_map(|record| record.positions(&game));
    let mut positions: Vec<Position> = positions.collect();
    // The end of a game inside a match is the start of the next one.
    positions.dedup();
    let text = |position: &Position| game.position_text(position);
    Retold { positions: positions.iter().map(text).collect(), outcome: played.outcome_text() }
}

/// A match as a `.mat` file, which other backgammon programs read.
fn mat_file(finished: &FinishedMatch<'_>) -> Option<String> {
    let table = Nardi::retold(finished.table)?;
    let mut found = Match::of_table(&table).ok()?;
    found.names = PerSide(finished.names.0.map(str::to_owned));
    if let (Some((loser, score)), Some(game)) = (finished.given_away, found.games.last_mut())
        && game.won.is_none()
    {
        let side = loser.other();
        let before = table.position().score().points[side];
        let points = (score[side].halves() / 2).saturating_sub(before);
        game.won = Some(Won { side, points, resigned: true });
    }
    Some(mat::write(&found))
}
