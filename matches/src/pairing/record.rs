//! What has happened in a tournament so far.

use std::collections::HashSet;

use galds_games::core::{PerSide, Points, Side};

/// The place of an entrant in the list of entrants, the strongest first: 0, 1, 2, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

/// Two entrants who meet, with their points once it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Who plays which side.
    pub seats: PerSide<Seat>,
    /// What each got, when it is over.
    pub points: Option<PerSide<Points>>,
    /// Whether it was played at all, or given to the one who was there.
    pub played: Played,
}

/// Whether a pairing came to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// It was, or is being, played.
    OnBoard,
    /// One of the two or both were not there.
    Walkover,
}

impl Pairing {
    /// A pairing that is still to be played.
    pub fn new(first: Seat, second: Seat) -> Pairing {
        Pairing { seats: PerSide([first, second]), points: None, played: Played::OnBoard }
    }

    /// The side that this entrant plays, if it is one of the two.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seats[side] == seat)
    }

    /// The opponent of this entrant, if it is one of the two.
    pub fn opponent_of(&self, seat: Seat) -> Option<Seat> {
        self.side_of(seat).map(|side| self.seats[side.other()])
    }
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// Who has it.
    pub seat: Seat,
    /// What it is worth.
    pub points: Points,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
    /// Who has no opponent.
    pub bye: Option<Bye>,
}

impl Round {
    /// Whether every pairing is decided.
    pub fn complete(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.points.is_some())
    }
}

/// All rounds so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How many entrants there are.
    pub entrants: usize,
    /// The rounds, the first one first.
    pub rounds: Vec<Round>,
}

impl Record {
    /// A tournament that has not begun.
    pub fn new(entrants: usize) -> Record {
        Record { entrants, rounds: Vec::new() }
    }

    /// Every seat, the strongest first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.entrants).map(Seat)
    }

    /// All pairings of an entrant with the side it played, in the order of the rounds.
    pub fn pairings_of(&self, seat: Seat) -> impl Iterator<Item = (&Pairing, Side)> {
        let pairings = self.rounds.iter().flat_map(|round| &round.pairings);
        pairings.filter_map(move |pairing| pairing.side_of(seat).map(|side| (pairing, side)))
    }

    /// The points of an entrant so far.
    pub fn score(&self, seat: Seat) -> u32 {
        let won = |(pairing, side): (&Pairing, Side)| pairing.points.map(|points| points[side]);
        let halves: u32 = self.pairings_of(seat).filter_map(won).map(Points::halves).sum();
        halves + self.byes_of(seat).map(|bye| bye.points.halves()).sum::<u32>()
    }

    /// The byes of an entrant.
    pub fn byes_of(&self, seat: Seat) -> impl Iterator<Item = &Bye> {
        self.rounds
            .iter()
            .filter_map(|round| round.bye.as_ref())
            .filter(move |bye| bye.seat == seat)
    }

    /// All pairs that have been paired already, in both orders.
    pub fn meetings(&self) -> HashSet<(Seat, Seat)> {
        let pairings = self.rounds.iter().flat_map(|round| &round.pairings);
        pairings.map(|pairing| pairing.seats.0).flat_map(|[a, b]| [(a, b), (b, a)]).collect()
    }
}
