//! What the network sees of Shatra: which man stands where, and whether a reserve is the first one, all of it anew for
//! each part of the board that the viewer's own biy may be in.
//!
//! ```text
//!   for each place of the own biy:
//!     0 …    own biy, batyr, turas, yalkyns and shatras, then the enemy's: 62 fields each, as the viewer sits
//!     620    the own reserve has stood there since the start; 621 the enemy's
//! ```

use galds_games::core::bits::Ones;
use galds_games::core::{Game, Side};
use galds_games::shatra::{FieldSet, Kind, Position, Reserve, Shatra};

use crate::networks::{Changes, Network, NetworkInputs, OwnNetwork};

const FIELDS: usize = FieldSet::ALL.len() as usize;
const KINDS: usize = Kind::ALL.len();
const RESERVES: usize = 2 * KINDS * FIELDS;
/// The inputs for one place of the biy.
const INPUTS: usize = RESERVES + 2;
/// How many places of the biy are told apart.
const PLACES: usize = 6;

/// All that the inputs depend on.
#[derive(Clone, Copy, Debug)]
pub struct Sketch {
    men: [[u64; KINDS]; 2],
    is_first_reserve: [bool; 2],
    /// For each side the place of its biy.
    places: [usize; 2],
}

/// The place of a biy: at home, on the left, the middle or the right of its own half, beyond the ditch, in the enemy's
/// home.
fn place(biy: FieldSet, side: Side) -> usize {
    let biy = match side {
        Side::First => biy,
        Side::Second => biy.turned(),
    };
    let Some(field) = biy.first() else { return 0 };
    match (field.number(), field.file()) {
        (53.., _) => 0,
        (32.., 0..=2) => 1,
        (32.., 3) => 2,
        (32.., _) => 3,
        (11.., _) => 4,
        _ => 5,
    }
}

static NETWORK: OwnNetwork<Shatra> = OwnNetwork::new(include_bytes!("network.net"));

impl NetworkInputs for Shatra {
    const DESIGN: u32 = 201;
    const INPUTS: usize = PLACES * INPUTS;
    const MOST_SET: usize = 36;
    const KINDS: usize = 4;

    type Sketch = Sketch;

    fn sketch(position: &Position) -> Sketch {
        Sketch {
            men: Side::BOTH.map(|side| Kind::ALL.map(|kind| position.men_of(side, kind).bits())),
            is_first_reserve: Side::BOTH.map(|side| position.reserve(side) == Reserve::Initial),
            places: Side::BOTH.map(|side| place(position.men_of(side, Kind::Biy), side)),
        }
    }

    fn changed(old: Option<&Sketch>, new: &Sketch, changes: &mut Changes) {
        for viewer in Side::BOTH {
            let view = changes.of_mut(viewer);
            let here = new.places[viewer as usize];
            // Where the own biy has come to another place, all inputs are others.
            let old = old.filter(|old| old.places[viewer as usize] == here);
            view.is_anew = old.is_none();
            let offset = here * INPUTS;
            for side in Side::BOTH {
                let enemy = usize::from(viewer != side);
                for kind in 0..KINDS {
                    let before = old.map_or(0, |old| old.men[side as usize][kind]);
                    let now = new.men[side as usize][kind];
                    if before == now {
                        continue;
                    }
                    let input = |field: u8| {
                        let field = usize::from(field);
                        let field = match viewer {
                            Side::First => field,
                            Side::Second => FIELDS - 1 - field,
                        };
                        (offset + (enemy * KINDS + kind) * FIELDS + field) as u16
                    };
                    view.added.extend(Ones(now & !before).map(input));
                    view.removed.extend(Ones(before & !now).map(input));
                }
                let before = old.is_some_and(|old| old.is_first_reserve[side as usize]);
                let reserve = (offset + RESERVES + enemy) as u16;
                match (before, new.is_first_reserve[side as usize]) {
                    (false, true) => view.added.push(reserve),
                    (true, false) => view.removed.push(reserve),
                    _ => {}
                }
            }
        }
    }

    /// By how many men there are: fewer than 10, 18, 26, or more.
    fn kind_for(position: &Position, _: Side) -> usize {
        let men = !position.empty();
        (men.len().saturating_sub(2) as usize / 8).min(<Self as NetworkInputs>::KINDS - 1)
    }

    fn own_network() -> Option<&'static OwnNetwork<Shatra>> {
        Some(&NETWORK)
    }

    /// It has seen no game in which the biy may be dropped.
    fn network(&self) -> Option<&'static Network> {
        if self.rules().biy_drop { None } else { NETWORK.get() }
    }
}
