//! Sets of places as bits: how every game walks its fields, and the operators of its own types of sets.

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

/// Gives a type around bits the operators of a set: union `|`, what both have `&`, difference `-`, each with
/// its assignment, and for a type with a whole, `set_operators!(Set within Set::ALL)`, the rest `!`.
#[macro_export]
macro_rules! set_operators {
    ($set:ident within $all:expr) => {
        $crate::set_operators!($set);

        impl ::std::ops::Not for $set {
            type Output = $set;
            #[inline]
            fn not(self) -> $set {
                $set(!self.0 & $all.0)
            }
        }
    };
    ($set:ident) => {
        $crate::set_operators!($set: BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
        $crate::set_operators!($set: BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
        $crate::set_operators!($set: Sub sub, SubAssign sub_assign, |a, b| a & !b);
    };
    ($set:ident: $operator:ident $call:ident, $assign:ident $call_assign:ident, |$a:ident, $b:ident| $bits:expr) => {
        impl ::std::ops::$operator for $set {
            type Output = $set;
            #[inline]
            fn $call(self, other: $set) -> $set {
                let ($a, $b) = (self.0, other.0);
                $set($bits)
            }
        }

        impl ::std::ops::$assign for $set {
            #[inline]
            fn $call_assign(&mut self, other: $set) {
                *self = ::std::ops::$operator::$call(*self, other);
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Three(u8);

    impl Three {
        const ALL: Three = Three(0b111);
    }

    set_operators!(Three within Three::ALL);

    #[test]
    fn operators_are_those_of_sets() {
        let (one, other) = (Three(0b011), Three(0b110));
        assert_eq!(one | other, Three::ALL);
        assert_eq!(one & other, Three(0b010));
        assert_eq!(one - other, Three(0b001));
        assert_eq!(!one, Three(0b100));
        let mut set = one;
        set |= other;
        set -= one;
        assert_eq!(set, Three(0b100));
        set &= one;
        assert_eq!(set, Three(0));
    }

    #[test]
    fn bits_come_lowest_first() {
        assert_eq!(Ones64(0b1010_0001).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(Ones128(1 << 127 | 4).collect::<Vec<_>>(), [2, 127]);
        assert_eq!(Ones64(0).next(), None);
    }
}
