//! A game from its beginning, picture after picture.

use galds_games::core::AnyTable;

use crate::Picture;

/// Draws the positions of a game from its beginning to where a table stands now, at most `most` of them: of a longer
/// game every second, third … is left out, never the first nor the last.
pub fn moments(
    table: &dyn AnyTable,
    most: usize,
    mut draw: impl FnMut(&dyn AnyTable) -> Picture,
) -> Vec<Picture> {
    let mut table = table.boxed_clone();
    let last = table.past().len();
    let apart = last.div_ceil(most.saturating_sub(1).max(1)).max(1);
    let mut pictures = vec![draw(&*table)];
    for ply in (0..last).rev() {
        table.undo();
        if ply % apart == 0 {
            pictures.push(draw(&*table));
        }
    }
    pictures.reverse();
    pictures
}
