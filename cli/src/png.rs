//! Pictures as PNG, drawn by resvg with a font of our own so that they look the same everywhere.

use std::sync::Arc;

use galds_games::core::picture::{Picture, to_svg};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::failure::Failure;

/// A part of the font `DejaVu Sans` (its licence stands beside it) with Latin, Cyrillic, arrows and digits.
const FONT: &[u8] = include_bytes!("../assets/DejaVuSans-subset.ttf");

/// The picture as a PNG file of this width in pixels, on white.
pub(crate) fn to_png(picture: &Picture, width: u32) -> Result<Vec<u8>, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Picture(error.to_string());
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(&to_svg(picture), &options).map_err(|error| failed(&error))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or_else(|| failed(&"it has no size"))?;
    pixels.fill(resvg::tiny_skia::Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error))
}
