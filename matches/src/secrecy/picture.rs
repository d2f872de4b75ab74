//! Pictures of boards in JSON. What only terminals need is left out.
//!
//! The board itself (outline, fields, shapes of pieces) hardly ever changes during a match and is by
//! far the larger part. It has an id, and whoever has it need not be sent it again.

use galds_games::core::picture::{Ink, Mark, Paint, Picture, Point, Shape};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// A board with everything on it. Lengths are in units of which a field is about 100 wide; `y` grows
/// downwards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPicture {
    /// What it shows, in words.
    pub title: String,
    /// The name of the board below: equal names are equal boards.
    pub board_id: String,
    /// The board; left out for those who said that they have it.
    pub board: Option<BoardPicture>,
    /// The pieces.
    pub pieces: Vec<SeenPiece>,
    /// What lies over the pieces: the last action, dice, the cube.
    pub over: Vec<SeenMark>,
    /// Lines of text under the board.
    pub notes: Vec<String>,
}

/// The part of a picture that stays the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardPicture {
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
    /// What it is called.
    pub name: String,
    /// One to three characters that stand for it.
    pub symbol: String,
    /// The drawing.
    pub marks: Vec<SeenMark>,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenPiece {
    /// Index of its field.
    pub field: usize,
    /// Index of its place on the field.
    pub place: usize,
    /// Index of its glyph.
    pub glyph: usize,
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

impl SeenPicture {
    /// A picture, which was drawn for its viewer.
    pub fn of(picture: &Picture) -> SeenPicture {
        let board = board(picture);
        let piece = |piece: &galds_games::core::picture::Piece| SeenPiece {
            field: piece.field,
            place: piece.place,
            glyph: piece.glyph,
        };
        SeenPicture {
            title: picture.title.clone(),
            board_id: name_of(&board),
            board: Some(board),
            pieces: picture.pieces.iter().map(piece).collect(),
            over: marks(&picture.over),
            notes: picture.notes.clone(),
        }
    }

    /// The same for somebody who has the board with this id: it is not sent again.
    #[must_use]
    pub fn for_recipient(&self, known: Option<&str>) -> SeenPicture {
        let is_known = known == Some(self.board_id.as_str());
        SeenPicture {
            title: self.title.clone(),
            board_id: self.board_id.clone(),
            board: if is_known { None } else { self.board.clone() },
            pieces: self.pieces.clone(),
            over: self.over.clone(),
            notes: self.notes.clone(),
        }
    }
}

fn board(picture: &Picture) -> BoardPicture {
    let ink = |(ink, colour): &(Ink, galds_games::core::picture::Colour)| SeenInk {
        name: ink.0,
        colour: colour.css(),
    };
    let field = |field: &galds_games::core::picture::Field| SeenField {
        name: field.name.clone(),
        shape: shape(&field.shape),
        fill: paint(field.fill),
        places: field.places.iter().map(|place| point(place.at)).collect(),
    };
    let glyph = |glyph: &galds_games::core::picture::Glyph| SeenGlyph {
        name: glyph.name.clone(),
        symbol: glyph.symbol.clone(),
        marks: marks(&glyph.marks),
    };
    BoardPicture {
        width: number(picture.width),
        height: number(picture.height),
        inks: picture.inks.iter().map(ink).collect(),
        under: marks(&picture.under),
        fields: picture.fields.iter().map(field).collect(),
        glyphs: picture.glyphs.iter().map(glyph).collect(),
    }
}

/// Sixteen hexadecimal digits that stand for a board.
fn name_of(board: &BoardPicture) -> String {
    let text = serde_json::to_vec(board).unwrap_or_default();
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
