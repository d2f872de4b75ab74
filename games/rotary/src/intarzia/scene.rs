//! A task as a scene: the balls of both boards, on fields named `from N` and `to N`, and the last turn.

use galds_core::Side;
use galds_core::scene::{Carried, FieldId, LastAction, Piece, Place, Scene, Step};

use super::board::Colouring;
use super::search::Turn;
use crate::board::Point;
use crate::scene::BALL;

const GEOMETRY: &str = "intarzia";

/// What a task shows: what stands on the board now, what is wanted, and the last turn with what stood there before it.
/// Light balls are the first side's.
pub fn scene(now: Colouring, to: Colouring, last: Option<(Colouring, Turn)>) -> Scene {
    let boards = [(now, On::From), (to, On::To)];
    let pieces = boards.into_iter().flat_map(|(colouring, on)| balls(colouring, on));
    Scene {
        geometry: GEOMETRY.to_owned(),
        pieces: pieces.collect(),
        last: last.map(|(before, turn)| LastAction::by(Side::First, vec![turned(before, turn)])),
        ..Scene::default()
    }
}

/// One of the two boards.
#[derive(Clone, Copy)]
enum On {
    From,
    To,
}

impl On {
    fn place(self, point: Point) -> Place {
        let name = match self {
            On::From => "from",
            On::To => "to",
        };
        Place::on(FieldId::of(format_args!("{name} {point}")))
    }
}

fn balls(colouring: Colouring, on: On) -> impl Iterator<Item = Piece> {
    let sides = [(Side::First, colouring.light()), (Side::Second, colouring.dark())];
    sides.into_iter().flat_map(move |(side, balls)| {
        balls.points().map(move |point| Piece::new(side, BALL, on.place(point)))
    })
}

/// The ring that went round the pivot. Nothing is captured in the solitaire.
fn turned(before: Colouring, turn: Turn) -> Step {
    let balls = (before.light() | before.dark()) & turn.pivot.ring();
    let place_of = |place: usize| turn.pivot.neighbour(place);
    let carried = (0..6).filter_map(|start| {
        let from = place_of(start).filter(|&point| balls.has(point))?;
        let to = place_of((start + usize::from(turn.k)) % 6)?;
        Some(Carried { from: On::From.place(from), to: Some(On::From.place(to)), sixths: turn.k })
    });
    Step::TurnedAround {
        pivot: On::From.place(turn.pivot).field,
        sixths: turn.k,
        carried: carried.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intarzia::{Board, turns};
    use galds_core::scene::replay;

    #[test]
    fn the_steps_of_a_turn_lead_from_the_scene_before_it_to_the_one_after() {
        let read = |text| Colouring::read(Board::Lid, text).expect("a colouring");
        let (from, to) = (read("22,24,45 33,35"), read("22,33 24"));
        let mut compared = 0;
        for (turn, after) in turns(Board::Lid, from) {
            let mut pieces = scene(from, to, None).pieces;
            let next = scene(after, to, Some((from, turn)));
            let steps = next.last.expect("a turn was made").steps;
            assert_eq!(replay(&mut pieces, &steps), Ok(()), "{turn}");
            let mut expected = next.pieces;
            pieces.sort();
            expected.sort();
            assert_eq!(pieces, expected, "{turn}");
            compared += 1;
        }
        assert!(compared > 10, "{compared}");
    }
}
