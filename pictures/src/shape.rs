//! Outlines.

use std::fmt::Write;

/// A point of a picture; `y` grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A point by its coordinates.
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// An outline.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Circle {
        /// Its middle.
        at: Point,
        radius: f32,
    },
    /// A rectangle, its corners rounded if `round` is above 0.
    Rectangle {
        /// The upper left corner.
        at: Point,
        width: f32,
        height: f32,
        /// Radius of the corners.
        round: f32,
    },
    /// A closed polygon.
    Polygon(Vec<Point>),
    /// Any other outline, in SVG's path language.
    Path(Path),
}

impl Shape {
    /// A circle.
    pub const fn circle(at: Point, radius: f32) -> Shape {
        Shape::Circle { at, radius }
    }

    /// A rectangle around its middle, with sharp corners.
    pub fn square(middle: Point, side: f32) -> Shape {
        let at = point(middle.x - side / 2.0, middle.y - side / 2.0);
        Shape::Rectangle { at, width: side, height: side, round: 0.0 }
    }
}

/// An outline of lines, curves and arcs, kept as the data of an SVG path.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    data: String,
}

impl Path {
    /// An empty path.
    pub fn new() -> Path {
        Path::default()
    }

    /// The data for an SVG `d` attribute.
    pub fn data(&self) -> &str {
        &self.data
    }

    /// Starts a new part at a point.
    #[must_use]
    pub fn move_to(mut self, to: Point) -> Path {
        self.command('M', &[to]);
        self
    }

    /// A straight line.
    #[must_use]
    pub fn line_to(mut self, to: Point) -> Path {
        self.command('L', &[to]);
        self
    }

    /// A cubic curve with two handles.
    #[must_use]
    pub fn curve_to(mut self, first: Point, second: Point, to: Point) -> Path {
        self.command('C', &[first, second, to]);
        self
    }

    /// A circular arc of less than half a circle.
    #[must_use]
    pub fn arc_to(mut self, radius: f32, sweep: Sweep, to: Point) -> Path {
        let radius = number(radius);
        let sweep = u8::from(sweep == Sweep::Clockwise);
        let _ =
            write!(self.data, "A{radius} {radius} 0 0 {sweep} {} {}", number(to.x), number(to.y));
        self
    }

    /// Back to where the part started.
    #[must_use]
    pub fn close(mut self) -> Path {
        self.data.push('Z');
        self
    }

    fn command(&mut self, letter: char, points: &[Point]) {
        self.data.push(letter);
        for (i, p) in points.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            let _ = write!(self.data, "{space}{} {}", number(p.x), number(p.y));
        }
    }
}

/// Which way round an arc goes, as seen on the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sweep {
    Clockwise,
    Counterclockwise,
}

/// A coordinate with at most two decimals, so that pictures come out the same everywhere.
pub(super) fn number(value: f32) -> String {
    let rounded = (f64::from(value) * 100.0).round() / 100.0;
    // Adding zero turns -0 into 0.
    format!("{}", rounded + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_written_in_svg_words() {
        let path = Path::new()
            .move_to(point(0.0, 1.5))
            .line_to(point(-0.001, 2.0))
            .arc_to(5.0, Sweep::Clockwise, point(3.333_33, 4.0))
            .close();
        assert_eq!(path.data(), "M0 1.5L0 2A5 5 0 0 1 3.33 4Z");
    }
}
