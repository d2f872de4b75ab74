//! A picture as an SVG document.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::shape::number;
use crate::{Field, Mark, Paint, Picture, Shape};

/// Height of one line of notes.
const NOTE_HEIGHT: f32 = 44.0;

/// Writes a picture as SVG: the board, and its notes underneath.
pub fn to_svg(picture: &Picture) -> String {
    let (width, height) = size(picture);
    let (width, height) = (number(width), number(height));
    let title = escaped(&picture.title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"{FONTS}\">\n<title>{title}</title>\n{}</svg>\n",
        inside(picture)
    )
}

/// Width and height of a picture with its notes, in units.
pub(crate) fn size(picture: &Picture) -> (f32, f32) {
    (picture.width, picture.height + NOTE_HEIGHT * picture.notes.len() as f32)
}

/// What stands between the tags of a picture's document.
pub(crate) fn inside(picture: &Picture) -> String {
    let mut paints = Paints::default();
    let mut body = String::new();
    for mark in &picture.under {
        write_mark(mark, picture, &mut paints, &mut body);
    }
    for field in &picture.fields {
        write_field(field, picture, &mut paints, &mut body);
    }
    let mut glyphs = String::new();
    let used = |glyph| picture.pieces.iter().any(|piece| piece.glyph == glyph);
    for (i, glyph) in picture.glyphs.iter().enumerate().filter(|(i, _)| used(*i)) {
        let _ = writeln!(glyphs, "<g id=\"glyph{i}\">");
        for mark in &glyph.marks {
            write_mark(mark, picture, &mut paints, &mut glyphs);
        }
        glyphs.push_str("</g>\n");
    }
    for piece in &picture.pieces {
        let at = picture.fields[piece.field].places[piece.place].at;
        let (x, y) = (number(at.x), number(at.y));
        let title = escaped(&picture.glyphs[piece.glyph].name);
        let field = escaped(&picture.fields[piece.field].name);
        let glyph = piece.glyph;
        let _ = writeln!(
            body,
            "<use href=\"#glyph{glyph}\" x=\"{x}\" y=\"{y}\"><title>{title}, {field}</title></use>"
        );
    }
    for mark in &picture.over {
        write_mark(mark, picture, &mut paints, &mut body);
    }
    for (i, note) in picture.notes.iter().enumerate() {
        let y = picture.height + NOTE_HEIGHT * (i as f32 + 0.6);
        let (x, y, note) = (number(picture.width / 2.0), number(y), escaped(note));
        let _ = writeln!(
            body,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"28\" fill=\"#40362c\" {TEXT}>{note}</text>"
        );
    }
    format!("<defs>\n{}{glyphs}</defs>\n{body}", paints.definitions)
}

/// The letters of every drawing.
pub(crate) const FONTS: &str = "DejaVu Sans, Verdana, sans-serif";
pub(crate) const TEXT: &str = "text-anchor=\"middle\" dominant-baseline=\"central\"";

/// Gradients that were used, each defined once.
#[derive(Default)]
struct Paints {
    names: BTreeMap<String, usize>,
    definitions: String,
}

impl Paints {
    fn fill(&mut self, paint: Paint, picture: &Picture) -> String {
        let colour = picture.colour(paint.ink());
        let (kind, from, to) = match paint {
            Paint::Flat(_) => return colour.css(),
            Paint::Glossy(_) => (
                "radialGradient cx=\"0.36\" cy=\"0.3\" r=\"0.75\"",
                colour.shaded(0.65),
                colour.shaded(-0.35),
            ),
            Paint::Hollow(_) => (
                "linearGradient x1=\"0.2\" y1=\"0.1\" x2=\"0.8\" y2=\"0.9\"",
                colour.shaded(-0.3),
                colour.shaded(0.18),
            ),
            Paint::Sheen(_) => (
                "linearGradient x1=\"0\" y1=\"0\" x2=\"0.25\" y2=\"1\"",
                colour.shaded(0.1),
                colour.shaded(-0.08),
            ),
        };
        let count = self.names.len();
        let id = *self.names.entry(format!("{paint:?}")).or_insert(count);
        if id == count {
            let tag = kind.split(' ').next().unwrap_or_default();
            let _ = writeln!(
                self.definitions,
                "<{kind} id=\"paint{id}\"><stop offset=\"0\" stop-color=\"{}\"/>\
                 <stop offset=\"0.35\" stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></{tag}>",
                from.css(),
                if matches!(paint, Paint::Glossy(_)) { colour } else { from.between(to) }.css(),
                to.css()
            );
        }
        format!("url(#paint{id})")
    }
}

fn write_field(field: &Field, picture: &Picture, paints: &mut Paints, out: &mut String) {
    let fill = paints.fill(field.fill, picture);
    let name = escaped(&field.name);
    let outline = outline(&field.shape);
    let _ = writeln!(out, "<{outline} data-field=\"{name}\" fill=\"{fill}\"/>");
}

fn write_mark(mark: &Mark, picture: &Picture, paints: &mut Paints, out: &mut String) {
    match mark {
        Mark::Letters { .. } => {}
        Mark::Shape { shape, fill, line } => {
            let fill = fill.map_or_else(|| "none".to_owned(), |fill| paints.fill(fill, picture));
            let _ = write!(out, "<{} fill=\"{fill}\"", outline(shape));
            if let Some((ink, width)) = line {
                let (colour, width) = (picture.colour(*ink).css(), number(*width));
                let _ = write!(
                    out,
                    " stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" \
                     stroke-linecap=\"round\""
                );
            }
            out.push_str("/>\n");
        }
        Mark::Text { at, text, size, ink, .. } => {
            let (x, y, size) = (number(at.x), number(at.y), number(*size));
            let (colour, text) = (picture.colour(*ink).css(), escaped(text));
            let _ = writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\" {TEXT}>{text}</text>"
            );
        }
    }
}

/// The element and its geometry, without brackets.
fn outline(shape: &Shape) -> String {
    match shape {
        Shape::Circle { at, radius } => {
            format!(
                "circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
                number(at.x),
                number(at.y),
                number(*radius)
            )
        }
        Shape::Rectangle { at, width, height, round } => format!(
            "rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"",
            number(at.x),
            number(at.y),
            number(*width),
            number(*height),
            number(*round)
        ),
        Shape::Polygon(points) => {
            let points: Vec<_> =
                points.iter().map(|p| format!("{},{}", number(p.x), number(p.y))).collect();
            format!("polygon points=\"{}\"", points.join(" "))
        }
        Shape::Path(path) => format!("path d=\"{}\"", path.data()),
    }
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_break_out_of_the_document() {
        assert_eq!(escaped("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }
}
