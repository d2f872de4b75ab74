//! Sets of fields, points or kinds as bits of one word.

/// The places of the set bits of a word, lowest first.
#[derive(Clone, Debug)]
pub struct Ones<W>(pub W);

macro_rules! ones {
    ($($word:ty),+) => {$(
        impl Iterator for Ones<$word> {
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
    )+};
}

ones!(u8, u16, u32, u64, u128);

/// Declares a type of sets whose items are bits of one word.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub struct Field(u8);
///
/// impl Field {
///     pub const fn index(self) -> usize {
///         self.0 as usize
///     }
/// }
///
/// galds_core::bit_set! {
///     /// A set of fields.
///     pub struct FieldSet(u64) {
///         item: Field,
///         count: 40,
///         at: Field,
///         list: fields,
///     }
/// }
///
/// let corners: FieldSet = [Field(0), Field(39)].into_iter().collect();
/// assert!(corners.has(Field(39)) && !corners.has(Field(20)));
/// assert_eq!((!corners).len(), 38);
/// assert_eq!(corners.fields().next(), Some(Field(0)));
/// ```
///
/// An `item` is `Copy` and has a `const fn index(self) -> usize`, which is below `count`; `at` makes the item
/// with an index of it, and `list` is the name of the method that lists the items of a set. The set gets
/// `EMPTY`, `ALL`, `has`, `meets`, `len`, `is_empty`, `bits`, `from_bits`, the conversions from an item and
/// from an iterator, and the operators of sets: union `|`, what both have `&`, difference `-`, each with its
/// assignment, and the rest `!`.
///
/// Where a table is faster than a shift, `only: TABLE` (before the closing brace) names the words of the sets
/// that have one item, by its index.
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $set:ident($word:ty) {
            item: $item:ty,
            count: $count:expr,
            at: $at:expr,
            list: $list:ident,
            $(only: $table:expr,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $visibility struct $set($word);

        #[allow(dead_code, reason = "a private set need not use them all")]
        impl $set {
            /// The set without any.
            $visibility const EMPTY: $set = $set(0);
            /// The set with all that there are.
            $visibility const ALL: $set = $set(<$word>::MAX >> (<$word>::BITS - ($count) as u32));

            /// Whether this one is in it.
            #[inline]
            $visibility const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Whether it shares something with another set.
            #[inline]
            $visibility const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// How many are in it.
            #[inline]
            $visibility const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether none is in it.
            #[inline]
            $visibility const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set as bits, by index.
            #[inline]
            $visibility const fn bits(self) -> $word {
                self.0
            }

            /// The set with these bits, by index; bits that stand for nothing are dropped.
            #[inline]
            $visibility const fn from_bits(bits: $word) -> $set {
                $set(bits & $set::ALL.0)
            }

            /// All that are in it, by index.
            #[inline]
            $visibility fn $list(self) -> impl Iterator<Item = $item> + Clone {
                $crate::bits::Ones(self.0).map($at)
            }
        }

        impl From<$item> for $set {
            #[inline]
            fn from(item: $item) -> $set {
                $set($crate::bit_set!(@only $word, item $(, $table)?))
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, |set, item| set | $set::from(item))
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.$list()).finish()
            }
        }

        impl ::std::ops::Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                $set(!self.0 & $set::ALL.0)
            }
        }

        $crate::bit_set!(@operator $set: BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
        $crate::bit_set!(@operator $set: BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
        $crate::bit_set!(@operator $set: Sub sub, SubAssign sub_assign, |a, b| a & !b);
    };
    (@only $word:ty, $item:ident) => {
        1 << $item.index()
    };
    (@only $word:ty, $item:ident, $table:expr) => {
        $table[$item.index()]
    };
    (
        @operator $set:ident: $operator:ident $call:ident, $assign:ident $call_assign:ident,
        |$a:ident, $b:ident| $bits:expr
    ) => {
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
    struct Digit(u8);

    impl Digit {
        const fn index(self) -> usize {
            self.0 as usize
        }
    }

    bit_set! {
        struct Digits(u16) {
            item: Digit,
            count: 10,
            at: Digit,
            list: digits,
        }
    }

    const TABLE: [u8; 3] = [1, 2, 4];

    bit_set! {
        struct FewDigits(u8) {
            item: Digit,
            count: 3,
            at: Digit,
            list: digits,
            only: TABLE,
        }
    }

    fn set(digits: &str) -> Digits {
        digits.bytes().map(|digit| Digit(digit - b'0')).collect()
    }

    #[test]
    fn a_set_has_what_was_put_into_it() {
        let odd = set("97531");
        assert_eq!(odd.digits().map(|digit| digit.0).collect::<Vec<_>>(), [1, 3, 5, 7, 9]);
        assert_eq!((odd.len(), Digits::EMPTY.len(), Digits::ALL.len()), (5, 0, 10));
        assert!(odd.has(Digit(9)) && !odd.has(Digit(8)));
        assert!(Digits::EMPTY.is_empty() && !odd.is_empty());
        assert!(odd.meets(set("12")) && !odd.meets(set("2468")));
        assert_eq!(format!("{:?}", set("21")), "{Digit(1), Digit(2)}");
    }

    #[test]
    fn bits_beyond_the_last_item_are_dropped() {
        assert_eq!(Digits::from_bits(u16::MAX), Digits::ALL);
        assert_eq!(Digits::from_bits(set("05").bits()), set("05"));
        assert_eq!(!Digits::EMPTY, Digits::ALL);
    }

    #[test]
    fn operators_are_those_of_sets() {
        let (one, other) = (set("012"), set("23"));
        assert_eq!(one | other, set("0123"));
        assert_eq!(one & other, set("2"));
        assert_eq!(one - other, set("01"));
        assert_eq!(!one, set("3456789"));
        let mut changed = one;
        changed |= other;
        changed -= one;
        assert_eq!(changed, set("3"));
        changed &= one;
        assert_eq!(changed, Digits::EMPTY);
    }

    #[test]
    fn a_table_of_single_items_gives_the_same_sets() {
        for digit in [0, 1, 2] {
            assert_eq!(FewDigits::from(Digit(digit)), FewDigits::from_bits(1 << digit));
        }
        assert_eq!((FewDigits::ALL - FewDigits::from(Digit(1))).bits(), 0b101);
    }

    #[test]
    fn bits_come_lowest_first() {
        assert_eq!(Ones(0b1010_0001_u64).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(Ones(1_u128 << 127 | 4).collect::<Vec<_>>(), [2, 127]);
        assert_eq!(Ones(0_u8).next(), None);
    }
}
