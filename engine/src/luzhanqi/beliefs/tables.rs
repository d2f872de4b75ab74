//! What features say for and against kinds, as fitted to games.

use std::sync::LazyLock;

use galds_games::luzhanqi::pieces::KINDS;

use super::features::{PIECE_FEATURES, PieceFeatures};

/// By feature and kind: how much likelier such a piece is of the kind, as a logarithm.
#[derive(Clone, Debug, PartialEq)]
pub struct Tables(pub [[f64; KINDS]; PIECE_FEATURES]);

impl Tables {
    /// Those that players use.
    pub fn built_in() -> &'static Tables {
        static BUILT_IN: LazyLock<Tables> = LazyLock::new(|| {
            // A test reads the same text.
            Tables::read(include_str!("tables.txt")).unwrap_or_else(Tables::uniform)
        });
        &BUILT_IN
    }

    /// Tables by which all armies that fit are equally likely: every number is zero.
    pub fn uniform() -> Tables {
        Tables([[0.0; KINDS]; PIECE_FEATURES])
    }

    /// A line for each feature with a number for each kind, in hundredths; `None` if there are too many of either, or too few.
    pub fn read(text: &str) -> Option<Tables> {
        let line = |line: &str| -> Option<[f64; KINDS]> {
            let hundredths = line.split_whitespace().map(|text| text.parse::<i32>().ok());
            let numbers: Vec<f64> =
                hundredths.map(|it| Some(f64::from(it?) / 100.0)).collect::<Option<_>>()?;
            numbers.try_into().ok()
        };
        let rows: Vec<[f64; KINDS]> = text.lines().map(line).collect::<Option<_>>()?;
        Some(Tables(rows.try_into().ok()?))
    }

    /// As [`Tables::read`] reads them.
    pub fn text(&self) -> String {
        let line = |row: &[f64; KINDS]| {
            let numbers = row.map(|it| ((100.0 * it).round() as i32).to_string());
            numbers.join(" ") + "\n"
        };
        self.0.iter().map(line).collect()
    }

    /// What all features of a piece say together.
    pub(super) fn weights(&self, features: PieceFeatures) -> [f64; KINDS] {
        let mut weights = [0.0; KINDS];
        for feature in features.all() {
            weights.iter_mut().zip(self.0[feature]).for_each(|(sum, it)| *sum += it);
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_in_use_have_a_row_for_every_feature() {
        assert_eq!(Tables::built_in().text(), include_str!("tables.txt"));
    }

    #[test]
    fn tables_of_another_size_are_not_read() {
        let text = Tables::uniform().text();
        assert_eq!(Tables::read(&text), Some(Tables::uniform()));
        assert_eq!(Tables::read(&text.replacen("0 ", "", 1)), None);
        assert_eq!(Tables::read(&text.replacen("0 ", "x ", 1)), None);
        assert_eq!(Tables::read(text.split_once('\n').unwrap().1), None);
    }
}
