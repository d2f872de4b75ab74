//! Rings turned the slow way: a map from row and column to a colour, with the outside as a place
//! like any other. It shares nothing with the crate and serves to check it.

use std::collections::BTreeMap;

/// Row and column, on the board or beside it.
pub(crate) type Spot = (i32, i32);

/// Where balls lie, and of which colour: `l` or `d`.
pub(crate) type Balls = BTreeMap<Spot, char>;

/// The ring places of a spot, clockwise from east.
pub(crate) fn ring((row, column): Spot) -> [Spot; 6] {
    [
        (row, column + 1),
        (row + 1, column + 1),
        (row + 1, column),
        (row, column - 1),
        (row - 1, column - 1),
        (row - 1, column),
    ]
}

/// The balls after the ring around `pivot` has gone one step of 60° clockwise.
pub(crate) fn step(balls: &Balls, pivot: Spot) -> Balls {
    let ring = ring(pivot);
    let mut next = balls.clone();
    next.retain(|spot, _| !ring.contains(spot));
    for (place, spot) in ring.iter().enumerate() {
        if let Some(&colour) = balls.get(spot) {
            next.insert(ring[(place + 1) % 6], colour);
        }
    }
    next
}

/// The balls named by two lists such as `22,24 33,35`.
pub(crate) fn balls(light: &str, dark: &str) -> Balls {
    let list = |text: &str, colour: char| -> Vec<(Spot, char)> {
        let numbers = text.split(',').filter(|number| *number != "-");
        numbers.map(|number| (spot(number), colour)).collect()
    };
    list(light, 'l').into_iter().chain(list(dark, 'd')).collect()
}

/// The spot with a two-digit number.
pub(crate) fn spot(number: &str) -> Spot {
    let number: i32 = number.parse().expect("a number");
    (number / 10, number % 10)
}

/// The two lists that name the balls.
pub(crate) fn lists(balls: &Balls) -> String {
    let list = |wanted: char| {
        let of_colour = balls.iter().filter(|(_, colour)| **colour == wanted);
        let numbers: Vec<String> =
            of_colour.map(|((row, column), _)| format!("{row}{column}")).collect();
        if numbers.is_empty() { "-".to_owned() } else { numbers.join(",") }
    };
    format!("{} {}", list('l'), list('d'))
}
