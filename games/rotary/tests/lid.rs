//! Every colouring of the lid with six balls of each colour: which can be made from which.
//!
//! The search has its own tables and shares nothing with the crate. A colouring is the number of its
//! pattern (which 12 points hold balls) times 924 and the number of its colours (which 6 of the 12
//! are light).

type Set = u32;

const POINTS: usize = 19;

struct Lid {
    rings: Vec<[Option<usize>; 6]>,
    patterns: Vec<Set>,
    pattern_numbers: Vec<u32>,
    colours: Vec<Set>,
    colour_numbers: Vec<u32>,
}

/// All sets of `size` out of `places`, and the number of each.
fn sets(places: usize, size: u32) -> (Vec<Set>, Vec<u32>) {
    let sets: Vec<Set> = (0..1 << places).filter(|set: &Set| set.count_ones() == size).collect();
    let mut numbers = vec![u32::MAX; 1 << places];
    for (number, &set) in (0..).zip(&sets) {
        numbers[set as usize] = number;
    }
    (sets, numbers)
}

/// The members of a set, lowest first.
fn members(mut set: Set) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let member = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(member)
    })
}

/// The members of `set` as places among those of `within`.
fn packed(set: Set, within: Set) -> Set {
    (0..).zip(members(within)).fold(0, |packed, (bit, place)| packed | (set >> place & 1) << bit)
}

/// The opposite of [`packed`].
fn unpacked(set: Set, within: Set) -> Set {
    (0..).zip(members(within)).fold(0, |all, (bit, place)| all | (set >> bit & 1) << place)
}

impl Lid {
    fn new() -> Lid {
        let all = (1..=5i32).flat_map(|row| (1..=5i32).map(move |column| (row, column)));
        let points: Vec<(i32, i32)> =
            all.filter(|(row, column)| (row - column).abs() <= 2).collect();
        assert_eq!(points.len(), POINTS);
        let steps = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
        let ring = |&(row, column): &(i32, i32)| {
            steps
                .map(|(down, right)| points.iter().position(|&p| p == (row + down, column + right)))
        };
        let (patterns, pattern_numbers) = sets(POINTS, 12);
        let (colours, colour_numbers) = sets(12, 6);
        let rings = points.iter().map(ring).collect();
        Lid { rings, patterns, pattern_numbers, colours, colour_numbers }
    }

    fn count(&self) -> usize {
        self.patterns.len() * self.colours.len()
    }

    fn sets(&self, number: u32) -> (Set, Set) {
        let number = number as usize;
        let pattern = self.patterns[number / self.colours.len()];
        let light = unpacked(self.colours[number % self.colours.len()], pattern);
        (light, pattern & !light)
    }

    fn number(&self, light: Set, dark: Set) -> u32 {
        let pattern = light | dark;
        let colour = self.colour_numbers[packed(light, pattern) as usize];
        self.pattern_numbers[pattern as usize] * self.colours.len() as u32 + colour
    }

    fn each_turn(&self, number: u32, mut each: impl FnMut(u32)) {
        let (light, dark) = self.sets(number);
        for pivot in (0..POINTS).filter(|pivot| (light | dark) >> pivot & 1 == 0) {
            for k in 1..6 {
                if let (Some(light), Some(dark)) =
                    (self.turned(light, pivot, k), self.turned(dark, pivot, k))
                {
                    each(self.number(light, dark));
                }
            }
        }
    }

    /// The balls of one colour after a turn, or none if one would rest outside.
    fn turned(&self, balls: Set, pivot: usize, k: usize) -> Option<Set> {
        let ring = &self.rings[pivot];
        let mut turned = ring.iter().flatten().fold(balls, |balls, place| balls & !(1 << place));
        for (from, place) in ring.iter().enumerate() {
            if place.is_some_and(|place| balls >> place & 1 == 1) {
                turned |= 1 << ring[(from + k) % 6]?;
            }
        }
        Some(turned)
    }

    /// How many colourings there are at each distance.
    fn levels(&self, from: u32) -> Vec<usize> {
        let mut seen = vec![false; self.count()];
        seen[from as usize] = true;
        let mut last = vec![from];
        let mut levels = Vec::new();
        while !last.is_empty() {
            levels.push(last.len());
            let mut next = Vec::new();
            for &number in &last {
                self.each_turn(number, |reached| {
                    if !std::mem::replace(&mut seen[reached as usize], true) {
                        next.push(reached);
                    }
                });
            }
            last = next;
        }
        levels
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release -p galds-rotary --test lid -- --ignored"]
fn all_colourings_are_connected_but_those_of_two_locked_patterns() {
    let lid = Lid::new();
    assert_eq!(lid.count(), 46_558_512);
    let levels = lid.levels(0);
    assert_eq!(levels.iter().sum::<usize>(), 46_558_512 - 2 * 924);
    println!("levels from the first colouring: {levels:?}");
}

#[test]
fn each_locked_pattern_turns_only_around_the_middle() {
    let lid = Lid::new();
    let locked: Vec<u32> = (0..lid.patterns.len() as u32)
        .filter(|pattern| {
            // Any colours will do: what moves does not depend on them.
            let number = pattern * lid.colours.len() as u32;
            let mut free = false;
            lid.each_turn(number, |reached| free |= reached / lid.colours.len() as u32 != *pattern);
            !free
        })
        .collect();
    assert_eq!(locked.len(), 2);
    for pattern in locked {
        let levels = lid.levels(pattern * lid.colours.len() as u32);
        assert!(levels.iter().sum::<usize>() <= 6, "six positions of one ring");
    }
}
