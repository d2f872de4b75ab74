//! What the network sees of Lautari: who stands where as what, and which home fields nobody has left yet.
//!
//! ```text
//!   0 …     own Pawns, Scouts, Riders and Guard, then the enemy's: 103 fields each, as the viewer sits
//!   824 …   own home fields that no piece has left, 15; then the enemy's
//! ```

use std::sync::LazyLock;

use galds_games::core::Side;
use galds_games::core::bits::Ones;
use galds_games::lautari::{Field, FieldSet, Lautari, Position, Role};

use crate::networks::{Changes, Network, NetworkInputs, OwnNetwork};

const FIELDS: usize = FieldSet::ALL.len() as usize;
const ROLES: usize = Role::ALL.len();
/// Fields of a home, which are the first ones of the own side and, from the last home on, those of the enemy.
const HOME: usize = 15;
const ENEMY_HOME: usize = 86;
const UNMOVED: usize = 2 * ROLES * FIELDS;

/// The fields as the second side sees them from its seat.
static MIRRORED: LazyLock<[u8; FIELDS]> = LazyLock::new(|| {
    let mut table = [0; FIELDS];
    for field in Field::all() {
        table[field.index()] = field.mirrored().index() as u8;
    }
    table
});

static NETWORK: OwnNetwork<Lautari> = OwnNetwork::new(include_bytes!("network.net"));

impl NetworkInputs for Lautari {
    const DESIGN: u32 = 101;
    const INPUTS: usize = UNMOVED + 2 * HOME;
    const MOST_SET: usize = 4 * HOME;
    const KINDS: usize = 4;

    /// For each side its roles and the home fields that nobody has left.
    type Sketch = [[u128; ROLES + 1]; 2];

    fn sketch(position: &Position) -> Self::Sketch {
        Side::BOTH.map(|side| {
            let mut sets = [0; ROLES + 1];
            for (set, role) in sets.iter_mut().zip(Role::ALL) {
                *set = position.role_set(side, role).bits();
            }
            sets[ROLES] = (position.unmoved() & FieldSet::home(side)).bits();
            sets
        })
    }

    fn changed(old: Option<&Self::Sketch>, new: &Self::Sketch, changes: &mut Changes) {
        let mirrored: &[u8; FIELDS] = &MIRRORED;
        for viewer in Side::BOTH {
            let view = changes.of_mut(viewer);
            view.is_anew = old.is_none();
            for side in Side::BOTH {
                for plane in 0..=ROLES {
                    let before = old.map_or(0, |old| old[side as usize][plane]);
                    let now = new[side as usize][plane];
                    if before == now {
                        continue;
                    }
                    let input = |field: u8| {
                        let seen = match viewer {
                            Side::First => field,
                            Side::Second => mirrored[usize::from(field)],
                        };
                        input(viewer != side, plane, seen.into())
                    };
                    view.added.extend(Ones(now & !before).map(input));
                    view.removed.extend(Ones(before & !now).map(input));
                }
            }
        }
    }

    /// By how many pieces there are: fewer than 9, 17, 25, or more.
    fn kind_for(position: &Position, _: Side) -> usize {
        let pieces = !position.empty();
        (pieces.len().saturating_sub(1) as usize / 8).min(Self::KINDS - 1)
    }

    fn own_network() -> Option<&'static OwnNetwork<Lautari>> {
        Some(&NETWORK)
    }

    /// Options of the rules only say when long play is a draw.
    fn network(&self) -> Option<&'static Network> {
        NETWORK.get()
    }
}

/// The input for a field, as the viewer sees it, of a set: one of the roles of a side, or what nobody has left of its
/// home.
#[inline]
fn input(is_enemy: bool, plane: usize, field: usize) -> u16 {
    let enemy = usize::from(is_enemy);
    let input = if plane < ROLES {
        (enemy * ROLES + plane) * FIELDS + field
    } else {
        UNMOVED + enemy * HOME + field - enemy * ENEMY_HOME
    };
    input as u16
}
