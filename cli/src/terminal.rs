//! Whether pictures in the terminal have colours.

use std::io::IsTerminal;

use clap::ValueEnum;
use galds_pictures::{Colouring, Picture, to_text};

/// Whether to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colours {
    /// If the output is a terminal and `NO_COLOR` is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl Colours {
    fn wanted(self) -> Colouring {
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match self {
            Colours::Auto if std::io::stdout().is_terminal() && !forbidden => Colouring::Coloured,
            Colours::Always => Colouring::Coloured,
            Colours::Auto | Colours::Never => Colouring::Plain,
        }
    }
}

/// The picture as lines of text.
pub(crate) fn draw(picture: &Picture, colours: Colours) -> String {
    to_text(picture, colours.wanted())
}
