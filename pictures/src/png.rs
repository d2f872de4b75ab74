//! Pictures as PNG, drawn by resvg with a font of our own so that they look the same everywhere.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

use crate::{Picture, to_svg};

/// A part of the font `DejaVu Sans` (its licence stands beside it) with Latin, Cyrillic, arrows and digits.
const FONT: &[u8] = include_bytes!("../assets/DejaVuSans-subset.ttf");

/// The fonts of every drawing, read once.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    Arc::new(fonts)
});

/// Why a picture could not be made into a PNG file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PngError {
    /// Its SVG is none.
    #[error("its SVG cannot be read: {0}")]
    Svg(String),
    /// It has no area, or too much.
    #[error("{width} by {height} pixels cannot be drawn on")]
    Size { width: u32, height: u32 },
    /// An animation of nothing.
    #[error("there is no position to draw")]
    NoFrames,
    /// The file cannot be encoded.
    #[error("it cannot be encoded: {0}")]
    Encoding(String),
}

/// The picture as a PNG file of this width in pixels, on white.
pub fn to_png(picture: &Picture, width: u32) -> Result<Vec<u8>, PngError> {
    svg_to_png(&to_svg(picture), width)
}

/// A drawing of ours as a PNG file of this width in pixels, on white.
pub fn svg_to_png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let tree = tree(svg)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(PngError::Size { width, height })?;
    paint(&tree, scale, &mut pixels);
    pixels.encode_png().map_err(|error| PngError::Encoding(error.to_string()))
}

/// A drawing of ours as resvg reads it.
pub(crate) fn tree(svg: &str) -> Result<Tree, PngError> {
    let options = Options { fontdb: Arc::clone(&FONTS), ..Options::default() };
    Tree::from_str(svg, &options).map_err(|error| PngError::Svg(error.to_string()))
}

/// Paints a drawing over everything that was there, on white.
pub(crate) fn paint(tree: &Tree, scale: f32, pixels: &mut Pixmap) {
    pixels.fill(Color::WHITE);
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
}
