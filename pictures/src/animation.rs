//! A game as one picture that plays move after move: an animated PNG.
//!
//! ```text
//!   Table ──► moments ──► a Picture for each ──► pixels ──► first frame whole, then only what has changed
//! ```
//!
//! It is PNG and not GIF because pieces have shades, and the 256 colours of a GIF would show as bands. Every browser
//! plays it, and a program that does not know animations shows the first position.

use resvg::tiny_skia::Pixmap;

use crate::png::{paint, tree};
use crate::svg::size;
use crate::{Picture, PngError, to_svg};

/// How a game is played in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Animation {
    /// Width in pixels.
    pub width: u32,
    /// How long every position is shown, in milliseconds.
    pub pause: u16,
    /// How long the last one is shown before the game begins anew.
    pub last_pause: u16,
}

impl Default for Animation {
    fn default() -> Animation {
        Animation { width: 480, pause: 1_000, last_pause: 4_000 }
    }
}

/// Pictures of the same board as an animated PNG that begins anew after the last.
pub fn to_animated_png(pictures: &[Picture], animation: &Animation) -> Result<Vec<u8>, PngError> {
    let canvas = Canvas::of(pictures, animation.width)?;
    let frames = u32::try_from(pictures.len()).map_err(|_| canvas.too_much())?;
    let mut file = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut file, canvas.width, canvas.height);
    encoder.set_color(::png::ColorType::Rgba);
    encoder.set_depth(::png::BitDepth::Eight);
    encoder.set_animated(frames, 0)?;
    encoder.set_dispose_op(::png::DisposeOp::None)?;
    let mut writer = encoder.write_header()?;
    let mut before: Option<Pixmap> = None;
    for (place, picture) in pictures.iter().enumerate() {
        let is_last = place + 1 == pictures.len();
        let pause = if is_last { animation.last_pause } else { animation.pause };
        writer.set_frame_delay(pause, 1_000)?;
        let now = canvas.painted(picture)?;
        match &before {
            None => writer.write_image_data(now.data())?,
            Some(before) => {
                let change = Change::between(before, &now);
                writer.reset_frame_position()?;
                writer.set_frame_dimension(change.width, change.height)?;
                writer.set_frame_position(change.x, change.y)?;
                // Pixels that stay as they were are transparent in the frame.
                writer.set_blend_op(::png::BlendOp::Over)?;
                writer.write_image_data(&change.pixels)?;
            }
        }
        before = Some(now);
    }
    writer.finish()?;
    Ok(file)
}

impl From<::png::EncodingError> for PngError {
    fn from(error: ::png::EncodingError) -> PngError {
        PngError::Encoding(error.to_string())
    }
}

/// What all frames are painted on: as wide and as high as the largest.
struct Canvas {
    width: u32,
    height: u32,
    /// Pixels for a unit of the pictures.
    scale: f32,
}

impl Canvas {
    fn of(pictures: &[Picture], width: u32) -> Result<Canvas, PngError> {
        let sizes = pictures.iter().map(size);
        let largest = sizes.reduce(|one, other| (one.0.max(other.0), one.1.max(other.1)));
        let (widest, highest) = largest.ok_or(PngError::NoFrames)?;
        let scale = width as f32 / widest;
        let height = (highest * scale).ceil() as u32;
        // The file's header would refuse it with fewer words.
        if width == 0 || height == 0 {
            return Err(PngError::Size { width, height });
        }
        Ok(Canvas { width, height, scale })
    }

    fn painted(&self, picture: &Picture) -> Result<Pixmap, PngError> {
        let mut pixels = Pixmap::new(self.width, self.height).ok_or_else(|| self.too_much())?;
        paint(&tree(&to_svg(picture))?, self.scale, &mut pixels);
        Ok(pixels)
    }

    const fn too_much(&self) -> PngError {
        PngError::Size { width: self.width, height: self.height }
    }
}

/// The smallest part of a canvas that has everything in which a frame differs from the one before.
struct Change {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
    /// Its pixels; those that did not change are transparent.
    pixels: Vec<u8>,
}

/// Red, green, blue and how opaque it is.
const PIXEL: usize = 4;

impl Change {
    fn between(before: &Pixmap, now: &Pixmap) -> Change {
        let row = now.width() as usize * PIXEL;
        let rows = || before.data().chunks_exact(row).zip(now.data().chunks_exact(row));
        // A frame has an area even if nothing has changed.
        let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
        for (y, (old, new)) in rows().enumerate().filter(|(_, (old, new))| old != new) {
            (top, bottom) = (top.min(y), y);
            let mut changed = pixels(old).zip(pixels(new)).map(|(old, new)| old != new);
            left = left.min(changed.clone().position(|differs| differs).unwrap_or(left));
            right = right.max(changed.rposition(|differs| differs).unwrap_or(right));
        }
        let (left, top) = (left.min(right), top.min(bottom));
        let mut kept = Vec::with_capacity((right + 1 - left) * (bottom + 1 - top) * PIXEL);
        for (old, new) in rows().skip(top).take(bottom + 1 - top) {
            let part = left * PIXEL..(right + 1) * PIXEL;
            for (old, new) in pixels(&old[part.clone()]).zip(pixels(&new[part])) {
                kept.extend_from_slice(if old == new { &[0; PIXEL] } else { new });
            }
        }
        Change {
            x: left as u32,
            y: top as u32,
            width: (right + 1 - left) as u32,
            height: (bottom + 1 - top) as u32,
            pixels: kept,
        }
    }
}

fn pixels(row: &[u8]) -> std::slice::ChunksExact<'_, u8> {
    row.chunks_exact(PIXEL)
}
