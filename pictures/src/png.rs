//! Pictures as PNG, drawn by resvg with a font of our own so that they look the same everywhere.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

use crate::{Picture, to_svg};

/// A part of the font `DejaVu Sans` (its licence stands beside it) with Latin, Cyrillic, arrows and digits.
const FONT: &[u8] = include_bytes!("../assets/DejaVuSans-subset.ttf");

/// Why a picture could not be made into a PNG file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PngError {
    /// Its SVG is none.
    #[error("its SVG cannot be read: {0}")]
    Svg(String),
    /// It has no area, or too much.
    #[error("{width} by {height} pixels cannot be drawn on")]
    Size { width: u32, height: u32 },
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
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError::Svg(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(PngError::Size { width, height })?;
    pixels.fill(resvg::tiny_skia::Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Encoding(error.to_string()))
}
