//! How many of the 36 rolls hit, and how many let a checker escape.

/// The 21 rolls as bits, doubles in the lowest six.
const fn roll_bit(one: u8, other: u8) -> u32 {
    let (high, low) = if one > other { (one, other) } else { (other, one) };
    if high == low {
        return 1 << (high - 1);
    }
    1 << (6 + (high - 1) * (high - 2) / 2 + low - 1)
}

const DOUBLES: u32 = 63;

/// In how many of the 36 ways two dice can fall one of these rolls comes.
#[inline]
fn ways(rolls: u32) -> u32 {
    2 * rolls.count_ones() - (rolls & DOUBLES).count_ones()
}

/// A way to hit from some distance with several steps.
#[derive(Clone, Copy)]
struct Way {
    roll: u32,
    /// The distances at which the checker lands before: bit n for n points.
    landings: u32,
}

/// The ways to cover one distance.
#[derive(Clone, Copy)]
struct Ways {
    /// The rolls with a die that covers it alone.
    direct: u32,
    joined: [Way; MOST_WAYS],
    len: usize,
}

const MOST_WAYS: usize = 8;
const FARTHEST: usize = 24;

const WAYS: [Ways; FARTHEST + 1] = {
    let none = Ways { direct: 0, joined: [Way { roll: 0, landings: 0 }; MOST_WAYS], len: 0 };
    let mut table = [none; FARTHEST + 1];
    let mut one = 1;
    while one <= 6 {
        let mut other = 1;
        while other <= 6 {
            table[one].direct |= roll_bit(one as u8, other as u8);
            if one != other {
                let sum = &mut table[one + other];
                sum.joined[sum.len] =
                    Way { roll: roll_bit(one as u8, other as u8), landings: 1 << one };
                sum.len += 1;
            }
            other += 1;
        }
        let mut steps = 2;
        let mut landings = 0;
        while steps <= 4 {
            landings |= 1 << (one * (steps - 1));
            let sum = &mut table[one * steps];
            sum.joined[sum.len] = Way { roll: roll_bit(one as u8, one as u8), landings };
            sum.len += 1;
            steps += 1;
        }
        one += 1;
    }
    table
};

/// Points as bits: bit p for point p.
pub(super) type PointBits = u32;

/// The points as the other side counts them.
#[inline]
pub(super) const fn turned(points: PointBits) -> PointBits {
    points.reverse_bits() >> 6
}

/// What the hits on some lone checkers amount to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hits {
    /// How many of the 36 rolls hit at least one.
    pub(super) rolls: u32,
    /// The pips that the hits cost over all 36 rolls, the dearest checker hit by each.
    pub(super) pips: u32,
    /// How many rolls can hit more than one, as if each were hit alone.
    pub(super) twice: u32,
}

/// The hits on the `blots`, all as the hitting side counts. While one of its checkers waits on the
/// bar, only that one is taken to hit.
#[inline]
pub(super) fn hits_on(hitters: PointBits, closed: PointBits, blots: PointBits) -> Hits {
    const BAR: PointBits = 1 << 25;
    let hitters = if hitters & BAR != 0 { BAR } else { hitters };
    let closed = turned(closed);
    let (mut once, mut twice, mut pips) = (0, 0, 0);
    let mut blots = blots;
    while blots != 0 {
        // The dearest first: it has come farthest, to the hitter's high points.
        let blot = blots.ilog2();
        blots ^= 1 << blot;
        let rolls = rolls_at(blot, hitters, closed);
        pips += blot * ways(rolls & !once);
        twice |= once & rolls;
        once |= rolls;
    }
    Hits { rolls: ways(once), pips, twice: ways(twice) }
}

/// The rolls that hit the lone checker on `blot`; `closed` is turned.
#[inline]
fn rolls_at(blot: u32, hitters: PointBits, closed: PointBits) -> u32 {
    let mut rolls = 0;
    let mut from = hitters & (u32::MAX << (blot + 1));
    while from != 0 {
        let hitter = from.trailing_zeros();
        from &= from - 1;
        // Closed points by their distance from the hitter.
        let closed = closed >> (25 - hitter);
        let ways = &WAYS[(hitter - blot) as usize];
        rolls |= ways.direct;
        for way in &ways.joined[..ways.len] {
            if way.landings & closed == 0 {
                rolls |= way.roll;
            }
        }
    }
    rolls
}

/// For each set of closed points up to twelve ahead: how many of the 36 rolls can be played whole by
/// one checker.
static ESCAPES: [u8; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let mut closed = 0;
    while closed < table.len() {
        let mut count = 0;
        let mut one = 1;
        while one <= 6 {
            let mut other = 1;
            while other <= 6 {
                let landing = closed >> (one - 1) & 1 == 0 || closed >> (other - 1) & 1 == 0;
                if landing && closed >> (one + other - 1) & 1 == 0 {
                    count += 1;
                }
                other += 1;
            }
            one += 1;
        }
        table[closed] = count;
        closed += 1;
    }
    table
};

/// How many of the 36 rolls the checker on point `from` can play whole; points as its side counts.
#[inline]
pub(super) fn escaping(from: u32, closed: PointBits) -> u32 {
    let ahead = turned(closed) >> (26 - from.max(1));
    u32::from(ESCAPES[(ahead & 0xfff) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn bits(points: &[u32]) -> PointBits {
        let mut bits = 0;
        let mut i = 0;
        while i < points.len() {
            bits |= 1 << points[i];
            i += 1;
        }
        bits
    }

    fn hitting(hitters: PointBits, closed: PointBits, blots: PointBits) -> u32 {
        hits_on(hitters, closed, blots).rolls
    }

    /// The well-known numbers of shots at a lone checker with nothing between.
    #[test]
    fn open_shots_are_counted_as_everybody_counts_them() {
        for (distance, shots) in
            [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5)]
                .into_iter()
                .chain([(10, 3), (11, 2), (12, 3), (15, 1), (16, 1), (18, 1), (20, 1), (24, 1)])
                .chain([(13, 0), (14, 0)])
        {
            assert_eq!(hitting(1 << 24, 0, 1 << (24 - distance)), shots, "{distance}");
        }
    }

    #[test]
    fn closed_points_and_the_bar_take_shots_away() {
        // 6 away with 3 and 2, 4 closed between: no 33, 22, 42; 51 lands on 5 or 1.
        assert_eq!(hitting(bits(&[12]), bits(&[9, 10, 8]), bits(&[6])), 17 - 1 - 1 - 2);
        assert_eq!(hitting(bits(&[25, 12]), 0, bits(&[6])), 0);
        assert_eq!(hitting(bits(&[25, 12]), 0, bits(&[20, 6])), 15);
    }

    #[test]
    fn two_lone_checkers_cost_more_and_can_both_be_hit() {
        // 3 and 5 away: 14 and 15 rolls, both with 53, and 41 … and 21, 33 hit the one further off.
        let hits = hits_on(bits(&[12]), 0, bits(&[9, 7]));
        let (near, far) =
            (hits_on(bits(&[12]), 0, bits(&[9])), hits_on(bits(&[12]), 0, bits(&[7])));
        assert_eq!((near.rolls, far.rolls), (14, 15));
        assert_eq!(hits.rolls + hits.twice, near.rolls + far.rolls);
        assert_eq!(hits.pips, 14 * 9 + (hits.rolls - 14) * 7);
    }

    #[test]
    fn nothing_escapes_from_behind_six_closed_points() {
        assert_eq!(escaping(24, bits(&[23, 22, 21, 20, 19, 18])), 0);
        assert_eq!(escaping(24, 0), 36);
        // Behind five points only sixes get out.
        assert_eq!(escaping(24, bits(&[23, 22, 21, 20, 19])), 11);
    }
}
