//! An arrow on a picture, from field to field: which way pieces go.

use galds_pictures::{Colour, Ink, Mark, Path, Picture, Point, Shape, point};

use crate::failure::Failure;

/// The ink of the arrow, and of its edge, by which it is seen on light boards, too.
const INK: Ink = Ink("arrow");
const COLOUR: Colour = Colour::hex(0xf2b632);
const EDGE: Ink = Ink("edge of the arrow");
const EDGE_COLOUR: Colour = Colour::hex(0x3a2409);

const WIDTH: f32 = 16.0;
const EDGE_WIDTH: f32 = 4.0;
/// From the tip to where the head begins, and from there to each side.
const HEAD: f32 = 52.0;

/// Draws an arrow along fields. Where a field has room for a stack the arrow goes over the end of it, where it
/// hides least.
pub(super) fn draw_arrow(picture: &mut Picture, fields: &[String]) -> Result<(), Failure> {
    let place = |name: &String| {
        let places = picture.field(name).map(|field| &picture.fields[field].places);
        let place = places.and_then(|places| places.last()).map(|place| place.at);
        place.ok_or_else(|| Failure::Input(format!("--arrow: there is no field `{name}`")))
    };
    let mut corners = fields.iter().map(place).collect::<Result<Vec<Point>, Failure>>()?;
    let (Some(tip), Some(before)) = (corners.pop(), corners.last().copied()) else {
        let reason = "--arrow needs the fields of its two ends at least, such as --arrow 24,13";
        return Err(Failure::Input(reason.to_owned()));
    };
    let length = (tip.x - before.x).hypot(tip.y - before.y).max(1.0);
    let (right, down) = ((tip.x - before.x) / length, (tip.y - before.y) / length);
    let from_tip = |back: f32, aside: f32| {
        point(tip.x - back * right - aside * down, tip.y - back * down + aside * right)
    };
    corners.push(from_tip(HEAD, 0.0));
    let head = Shape::Polygon(vec![tip, from_tip(HEAD, HEAD / 2.0), from_tip(HEAD, -HEAD / 2.0)]);
    let start = Path::new().move_to(corners[0]);
    let shaft = corners[1..].iter().fold(start, |path, corner| path.line_to(*corner));
    let shaft = Shape::Path(shaft);
    picture.inks.extend([(INK, COLOUR), (EDGE, EDGE_COLOUR)]);
    picture.over.extend([
        Mark::outlined(shaft.clone(), EDGE, WIDTH + 2.0 * EDGE_WIDTH),
        Mark::framed(head, INK, EDGE, EDGE_WIDTH),
        Mark::outlined(shaft, INK, WIDTH),
    ]);
    Ok(())
}
