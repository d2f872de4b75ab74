//! The endgame table: two biys and one more man.
//!
//! Seen from the side to act, the third man is one of four kinds and belongs to one side or the other; each of the three stands
//! on one of 62 fields. They take 1.9 MB; with a fourth man they would take more than 400 MB. Positions in which a side still
//! has men of its first reserve are not in the table. A shatra that may be taken in passing is like any other here, since the
//! enemy has no shatra to take it.

use galds_games::core::{Game, Side};
use galds_games::shatra::{Field, Kind, Position, Reserve, Shatra};

use crate::endgames::{Endgames, OwnEndgames};

static OWN: OwnEndgames = OwnEndgames::new();

const FIELDS: usize = 62;
/// What the third man may be.
const THIRD: [Kind; 4] = [Kind::Shatra, Kind::Batyr, Kind::Tura, Kind::Yalkyn];

/// With so many men on the board a few captures lead into the table.
const NEAR: u32 = 6;

impl Endgames for Shatra {
    const DESIGN: u32 = 1;
    const COUNT: usize = 2 * THIRD.len() * FIELDS * FIELDS * FIELDS;

    fn numbered(&self, number: usize) -> Option<Position> {
        let (rest, third) = (number / FIELDS, field(number % FIELDS)?);
        let (rest, enemy) = (rest / FIELDS, field(rest % FIELDS)?);
        let (class, own) = (rest / FIELDS, field(rest % FIELDS)?);
        let kind = THIRD[class / 2];
        let letter = kind.letter().map_or_else(String::new, String::from);
        let third = format!(",{letter}{third}");
        let [of_white, of_black] = if class % 2 == 0 { [&*third, ""] } else { ["", &*third] };
        let (white, black) = (format!("K{own}{of_white}"), format!("K{enemy}{of_black}"));
        // Texts of positions refuse what cannot be, such as two men on a field.
        self.read_position(&format!("w {white} {black} - - 0")).ok()
    }

    fn number_of(&self, position: &Position) -> Option<usize> {
        let men = |side| position.men(side);
        if men(Side::First).len() + men(Side::Second).len() != 3 {
            return None;
        }
        if Side::BOTH.into_iter().any(|side| position.reserve(side) == Reserve::Initial) {
            return None;
        }
        let position = if position.side() == Side::First { *position } else { position.turned() };
        let biy = |side| position.men_of(side, Kind::Biy).first();
        let (own, enemy) = (biy(Side::First)?, biy(Side::Second)?);
        let owner = if position.men(Side::First).len() == 2 { Side::First } else { Side::Second };
        let third = (position.men(owner) - position.men_of(owner, Kind::Biy)).first()?;
        let kind = THIRD.iter().position(|&kind| kind == position.kind(third))?;
        let class = 2 * kind + owner.index();
        Some(((class * FIELDS + own.index()) * FIELDS + enemy.index()) * FIELDS + third.index())
    }

    fn side_to_act(&self, position: &Position) -> Side {
        position.side()
    }

    fn is_near(&self, position: &Position) -> bool {
        Side::BOTH.into_iter().map(|side| position.men(side).len()).sum::<u32>() <= NEAR
    }

    fn own_endgames() -> &'static OwnEndgames {
        &OWN
    }

    fn has_endgames(&self) -> bool {
        !self.rules().biy_drop
    }

    fn plies_left(&self, position: &Position) -> u32 {
        let limit = self.rules().quiet.number();
        limit.map_or(u32::MAX, |limit| limit.saturating_sub(position.quiet()))
    }
}

fn field(index: usize) -> Option<Field> {
    Field::numbered(u8::try_from(index).ok()? + 1)
}
