//! Colours and how shapes are filled with them.

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    pub red: u8,
    pub green: u8,
    pub blue: u8,
}

impl Colour {
    /// Black.
    pub const BLACK: Colour = Colour::hex(0x000000);

    /// A colour written as `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Colour {
        Colour { red: (rgb >> 16) as u8, green: (rgb >> 8) as u8, blue: rgb as u8 }
    }

    /// Lighter (towards white, `amount` above 0) or darker (towards black, below 0).
    #[must_use]
    pub fn shaded(self, amount: f32) -> Colour {
        let target = if amount > 0.0 { 255.0 } else { 0.0 };
        let share = amount.abs().min(1.0);
        let part = |c: u8| (c as f32 + (target - c as f32) * share).round() as u8;
        Colour { red: part(self.red), green: part(self.green), blue: part(self.blue) }
    }

    /// The colour halfway to another.
    #[must_use]
    pub fn between(self, other: Colour) -> Colour {
        let part = |a: u8, b: u8| a.midpoint(b);
        Colour {
            red: part(self.red, other.red),
            green: part(self.green, other.green),
            blue: part(self.blue, other.blue),
        }
    }

    /// `#rrggbb`.
    pub fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

/// A colour by its task, such as `board` or `light`. A skin may give it another colour than the
/// picture's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ink(pub &'static str);

/// How the inside of a shape is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// One colour all over.
    Flat(Ink),
    /// A round thing with a light on it: a ball.
    Glossy(Ink),
    /// A hollow: darker at the upper left, lighter at the lower right.
    Hollow(Ink),
    /// A broad surface, a little lighter at the top.
    Sheen(Ink),
}

impl Paint {
    /// The ink it is mixed from.
    pub const fn ink(self) -> Ink {
        match self {
            Paint::Flat(ink) | Paint::Glossy(ink) | Paint::Hollow(ink) | Paint::Sheen(ink) => ink,
        }
    }
}

impl From<Ink> for Paint {
    fn from(ink: Ink) -> Paint {
        Paint::Flat(ink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shading_goes_to_white_and_to_black() {
        assert_eq!(Colour::hex(0x808080).shaded(1.0).css(), "#ffffff");
        assert_eq!(Colour::hex(0x808080).shaded(-0.5).css(), "#404040");
        assert_eq!(Colour::hex(0x123456).shaded(0.0).css(), "#123456");
    }
}
