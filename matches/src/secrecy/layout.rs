//! Boards without what stands on them, in JSON: where fields lie and what pieces look like, for whoever draws scenes.
//!
//! A layout hardly ever changes during a match and is by far larger than a scene. It has an id, and whoever has it need not
//! be sent it again.

use galds_games::core::Side;
use galds_games::core::scene::Zone;
use galds_pictures::{
    FieldNames, Glyph, Ink, LastMarks, Layout, Look, Mark, Paint, Point, Shape, Sign,
};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The layout of a board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenLayout {
    /// Its name: equal names are equal layouts.
    pub id: String,
    /// The layout itself; left out for those who said that they have it.
    pub drawn: Option<DrawnLayout>,
}

/// A board without anything on it. Lengths are in units of which a field is about 100 wide; `y` grows downwards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DrawnLayout {
    /// Width in units.
    pub width: f64,
    /// Height in units.
    pub height: f64,
    /// The colours of the inks; a skin may give them others.
    pub inks: Vec<SeenInk>,
    /// What lies under the fields.
    pub under: Vec<SeenMark>,
    /// The fields.
    pub fields: Vec<SeenField>,
    /// The shapes of pieces, drawn around the point (0, 0).
    pub glyphs: Vec<SeenGlyph>,
    /// The names of fields that are written over them.
    pub names: Option<SeenNames>,
    /// What fields show as long as nothing stands on them.
    pub signs: Vec<SeenSign>,
    /// How the last action is marked.
    pub last: SeenLastMarks,
}

/// How the last action is marked: outlines around the point (0, 0).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenLastMarks {
    /// On a field that a piece has left.
    pub left: SeenShape,
    /// On a field where something has come or was done.
    pub reached: SeenShape,
    /// The line of both.
    pub line: SeenLine,
}

/// A colour by its task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenInk {
    /// The task, such as `board` or `light`.
    pub name: &'static str,
    /// The colour as `#rrggbb`.
    pub colour: String,
}

/// A field.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenField {
    /// Its name, as in picks.
    pub name: String,
    /// Its outline.
    pub shape: SeenShape,
    /// How it is filled.
    pub fill: SeenPaint,
    /// Where pieces stand on it; the first place is its middle.
    pub places: Vec<SeenPoint>,
}

/// The shape of a kind of piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenGlyph {
    /// The pieces that it draws.
    pub look: SeenLook,
    /// The drawing.
    pub marks: Vec<SeenMark>,
}

/// What decides how a piece looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenLook {
    /// Whose it is.
    pub side: Side,
    /// Its kind; a piece without one is hidden.
    pub kind: Option<String>,
    /// `off` where a piece that has reached its goal looks different.
    pub zone: Zone,
}

/// How the names of fields are written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenNames {
    /// What is written on each field, in their order.
    pub texts: Vec<String>,
    /// Where, from the middle of the field.
    pub at: SeenPoint,
    /// Height of the letters.
    pub size: f64,
    /// The ink on an empty field.
    pub empty: &'static str,
    /// The ink on a piece of the first side.
    pub first: &'static str,
    /// The ink on a piece of the second side.
    pub second: &'static str,
}

/// What a field shows as long as nothing stands on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenSign {
    /// Index of the field.
    pub field: usize,
    /// The drawing.
    pub marks: Vec<SeenMark>,
}

/// A point.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPoint {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// An outline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenShape {
    /// A circle.
    Circle {
        /// Its middle.
        at: SeenPoint,
        /// Its radius.
        radius: f64,
    },
    /// A rectangle.
    Rectangle {
        /// The upper left corner.
        at: SeenPoint,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
        /// Radius of its corners.
        round: f64,
    },
    /// A closed polygon.
    Polygon {
        /// Its corners.
        points: Vec<SeenPoint>,
    },
    /// Any other outline.
    Path {
        /// The data for an SVG `d` attribute.
        data: String,
    },
}

/// How the inside of a shape is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPaint {
    /// `flat`, `glossy`, `hollow` or `sheen`.
    pub finish: &'static str,
    /// The ink.
    pub ink: &'static str,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenMark {
    /// A shape.
    Shape {
        /// The outline.
        shape: SeenShape,
        /// The inside.
        fill: Option<SeenPaint>,
        /// The outline's ink and width.
        line: Option<SeenLine>,
    },
    /// Words, centred on a point.
    Text {
        /// The middle of the words.
        at: SeenPoint,
        /// The words.
        text: String,
        /// Height of the letters.
        size: f64,
        /// The ink.
        ink: &'static str,
    },
}

/// The line around a shape.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenLine {
    /// The ink.
    pub ink: &'static str,
    /// Its width.
    pub width: f64,
}

impl SeenLayout {
    /// A layout with its id.
    pub fn of(layout: &Layout) -> SeenLayout {
        let drawn = DrawnLayout::of(layout);
        SeenLayout { id: id_of(&drawn), drawn: Some(drawn) }
    }

    /// The same for somebody who has the layout with this id: it is not sent again.
    #[must_use]
    pub fn for_recipient(&self, known: Option<&str>) -> SeenLayout {
        let is_known = known == Some(self.id.as_str());
        let drawn = if is_known { None } else { self.drawn.clone() };
        SeenLayout { id: self.id.clone(), drawn }
    }
}

impl DrawnLayout {
    fn of(layout: &Layout) -> DrawnLayout {
        let ink = |(ink, colour): &(Ink, galds_pictures::Colour)| SeenInk {
            name: ink.0,
            colour: colour.css(),
        };
        let field = |field: &galds_pictures::Field| SeenField {
            name: field.name.clone(),
            shape: shape(&field.shape),
            fill: paint(field.fill),
            places: field.places.iter().map(|place| point(place.at)).collect(),
        };
        let glyph =
            |glyph: &Glyph| SeenGlyph { look: look(&glyph.look), marks: marks(&glyph.marks) };
        let sign = |sign: &Sign| SeenSign { field: sign.field, marks: marks(&sign.marks) };
        DrawnLayout {
            width: number(layout.width),
            height: number(layout.height),
            inks: layout.inks.iter().map(ink).collect(),
            under: marks(&layout.under),
            fields: layout.fields.iter().map(field).collect(),
            glyphs: layout.glyphs.iter().map(glyph).collect(),
            names: layout.names.as_ref().map(names),
            signs: layout.signs.iter().map(sign).collect(),
            last: last(&layout.last),
        }
    }
}

fn look(look: &Look) -> SeenLook {
    SeenLook { side: look.side, kind: look.kind.clone(), zone: look.zone }
}

fn last(last: &LastMarks) -> SeenLastMarks {
    SeenLastMarks {
        left: shape(&last.left),
        reached: shape(&last.reached),
        line: SeenLine { ink: last.ink.0, width: number(last.width) },
    }
}

fn names(names: &FieldNames) -> SeenNames {
    let [empty, first, second] = names.inks.map(|ink| ink.0);
    let (texts, at, size) = (names.texts.clone(), point(names.at), number(names.size));
    SeenNames { texts, at, size, empty, first, second }
}

/// Sixteen hexadecimal digits that stand for a layout.
fn id_of(layout: &DrawnLayout) -> String {
    let text = serde_json::to_vec(layout).unwrap_or_default();
    let hash = Sha256::digest(text);
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hash[..8]);
    format!("{:016x}", u64::from_be_bytes(bytes))
}

fn marks(marks: &[Mark]) -> Vec<SeenMark> {
    marks.iter().filter_map(mark).collect()
}

fn mark(mark: &Mark) -> Option<SeenMark> {
    match mark {
        Mark::Shape { shape: outline, fill, line } => Some(SeenMark::Shape {
            shape: shape(outline),
            fill: fill.map(paint),
            line: line.map(|(ink, width)| SeenLine { ink: ink.0, width: number(width) }),
        }),
        Mark::Text { at, text, size, ink, .. } => Some(SeenMark::Text {
            at: point(*at),
            text: text.clone(),
            size: number(*size),
            ink: ink.0,
        }),
        Mark::Letters { .. } => None,
    }
}

fn shape(shape: &Shape) -> SeenShape {
    match shape {
        Shape::Circle { at, radius } => {
            SeenShape::Circle { at: point(*at), radius: number(*radius) }
        }
        Shape::Rectangle { at, width, height, round } => SeenShape::Rectangle {
            at: point(*at),
            width: number(*width),
            height: number(*height),
            round: number(*round),
        },
        Shape::Polygon(points) => {
            SeenShape::Polygon { points: points.iter().map(|p| point(*p)).collect() }
        }
        Shape::Path(path) => SeenShape::Path { data: path.data().to_owned() },
    }
}

fn paint(paint: Paint) -> SeenPaint {
    let finish = match paint {
        Paint::Flat(_) => "flat",
        Paint::Glossy(_) => "glossy",
        Paint::Hollow(_) => "hollow",
        Paint::Sheen(_) => "sheen",
    };
    SeenPaint { finish, ink: paint.ink().0 }
}

fn point(at: Point) -> SeenPoint {
    SeenPoint { x: number(at.x), y: number(at.y) }
}

/// Two decimals are finer than any screen.
fn number(value: f32) -> f64 {
    (f64::from(value) * 100.0).round() / 100.0
}
