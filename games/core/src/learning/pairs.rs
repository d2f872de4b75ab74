//! Numbers for moves from one field to another, of those that any piece can ever make.

use super::Number;

/// The moves of a board in order: by the field they start from, then by the one they end on.
#[derive(Clone, Debug)]
pub struct Pairs {
    fields: usize,
    numbers: Vec<Option<Number>>,
    moves: Vec<(u8, u8)>,
}

impl Pairs {
    /// All moves from each field to those that `reach` says.
    pub fn new<I: Iterator<Item = usize>>(fields: usize, reach: impl Fn(usize) -> I) -> Pairs {
        let mut pairs = Pairs { fields, numbers: vec![None; fields * fields], moves: Vec::new() };
        for from in 0..fields {
            let mut ends: Vec<usize> = reach(from).filter(|&to| to < fields).collect();
            ends.sort_unstable();
            ends.dedup();
            for to in ends {
                pairs.numbers[from * fields + to] = Some(pairs.moves.len() as Number);
                pairs.moves.push((from as u8, to as u8));
            }
        }
        pairs
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there is no move at all.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The number of a move; `None` if nothing can ever move so.
    #[inline]
    pub fn number(&self, from: usize, to: usize) -> Option<Number> {
        self.numbers.get(from * self.fields + to).copied().flatten()
    }

    /// The move with a number.
    pub fn get(&self, number: Number) -> Option<(usize, usize)> {
        self.moves.get(number as usize).map(|&(from, to)| (from.into(), to.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_numbered_in_order_without_gaps() {
        let pairs = Pairs::new(3, |from| [from + 1, 0].into_iter());
        assert_eq!(pairs.len(), 5);
        assert_eq!(pairs.number(1, 0), Some(2));
        assert_eq!(pairs.number(0, 2), None);
        assert!((0..5).all(|n| pairs.get(n).and_then(|(a, b)| pairs.number(a, b)) == Some(n)));
        assert_eq!(pairs.get(5), None);
    }
}
