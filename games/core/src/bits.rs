//! Iterating over the bits of a set: how every game walks its fields.

/// The places of the set bits of a `u64`, lowest first.
#[derive(Clone, Debug)]
pub struct Ones64(pub u64);

impl Iterator for Ones64 {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// The places of the set bits of a `u128`, lowest first.
#[derive(Clone, Debug)]
pub struct Ones128(pub u128);

impl Iterator for Ones128 {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_lowest_first() {
        assert_eq!(Ones64(0b1010_0001).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(Ones128(1 << 127 | 4).collect::<Vec<_>>(), [2, 127]);
        assert_eq!(Ones64(0).next(), None);
    }
}
