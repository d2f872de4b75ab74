//! Boards as they are kept, and what follows from them.

use galds_games::core::{Outcome, PerSide, Points, Side};
use galds_matches::MatchState;
use galds_matches::pairing::{
    Bye, Pairing, Played, Record, Round, Scoring, Seat, most_swiss_rounds, round_robin,
    rounds_of_round_robin, swiss_round,
};

use crate::random;
use crate::storage::{Board, Entrant, Tournament, TournamentKind};

/// How the points of a tournament are counted.
pub(super) fn scoring(tournament: &Tournament) -> Scoring {
    Scoring::of(&tournament.game, &tournament.rules)
}

/// The half points of both sides of a match that is over. Who broke it off has lost it.
pub(super) fn points_of(state: &MatchState, scoring: Scoring) -> Option<[u32; 2]> {
    let (ending, score) = state.ending()?;
    let points = match (score, ending.side) {
        (Some(score), _) => scoring.points(Outcome {
            first: Points::of_halves(score.first_halves()),
            second: Points::of_halves(score.second_halves()),
        }),
        (None, Some(side)) => {
            let mut points = PerSide([Points::NONE; 2]);
            points[Side::from(side).other()] = scoring.bye();
            points
        }
        (None, None) => PerSide([Points::NONE; 2]),
    };
    Some(points.0.map(Points::halves))
}

/// The boards so far as a record.
pub(super) fn record_of(entrants: &[Entrant], boards: &[Board]) -> Record {
    let mut record = Record::new(entrants.len());
    for board in boards {
        let round = board.round as usize;
        if record.rounds.len() <= round {
            record.rounds.resize(round + 1, Round::default());
        }
        let points = board.halves.map(|halves| PerSide(halves.map(Points::of_halves)));
        let first = Seat(board.first as usize);
        match board.second {
            None => {
                let points = points.map_or(Points::NONE, |points| points[Side::First]);
                record.rounds[round].bye = Some(Bye { seat: first, points });
            }
            Some(second) => record.rounds[round].pairings.push(Pairing {
                seats: PerSide([first, Seat(second as usize)]),
                points,
                played: match board.match_id {
                    Some(_) => Played::OnBoard,
                    None => Played::Walkover,
                },
            }),
        }
    }
    record
}

/// The round that comes next; none when it is over.
pub(super) fn next_round(
    tournament: &Tournament,
    record: &Record,
    entrants: &[Entrant],
) -> Option<Round> {
    let (number, people) = (record.rounds.len(), entrants.len());
    let is_present = |seat: Seat| entrants[seat.0].withdrawn.is_none();
    match tournament.kind {
        TournamentKind::RoundRobin => {
            let rounds = rounds_of_round_robin(people, tournament.length as usize);
            (number < rounds).then(|| round_robin(people, number))
        }
        TournamentKind::Swiss => {
            let rounds = (tournament.length as usize).min(most_swiss_rounds(people));
            let round =
                (number < rounds).then(|| swiss_round(record, is_present, scoring(tournament)))?;
            round.ok()
        }
    }
}

/// The boards of a round. Where somebody has withdrawn the other gets the points of a bye.
pub(super) fn boards_of(
    number: u32,
    round: &Round,
    entrants: &[Entrant],
    scoring: Scoring,
) -> Vec<Board> {
    let is_gone = |seat: Seat| entrants[seat.0].withdrawn.is_some();
    let mut boards: Vec<Board> = (0..)
        .zip(&round.pairings)
        .map(|(board, pairing)| {
            let [first, second] = pairing.seats.0;
            let share = |gone: bool| if gone { 0 } else { scoring.bye().halves() };
            let somebody_is_gone = is_gone(first) || is_gone(second);
            Board {
                round: number,
                board,
                first: first.0 as u32,
                second: Some(second.0 as u32),
                match_id: (!somebody_is_gone).then(random::match_id),
                halves: somebody_is_gone.then(|| [share(is_gone(first)), share(is_gone(second))]),
            }
        })
        .collect();
    if let Some(bye) = round.bye {
        boards.push(Board {
            round: number,
            board: boards.len() as u32,
            first: bye.seat.0 as u32,
            second: None,
            match_id: None,
            halves: Some([bye.points.halves(), 0]),
        });
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_matches::clock::Moment;

    const SCORING: Scoring = Scoring::Outcome { usual: 2 };

    fn entrants(withdrawn: &[usize]) -> Vec<Entrant> {
        let entrant = |seat: usize| Entrant {
            person: seat.to_string(),
            name: seat.to_string(),
            seat: Some(seat as u32),
            joined: Moment(0),
            withdrawn: withdrawn.contains(&seat).then_some(Moment(1)),
            ready: Some(Moment(0)),
        };
        (0..3).map(entrant).collect()
    }

    fn round() -> Round {
        let bye = Some(Bye { seat: Seat(2), points: SCORING.bye() });
        Round { pairings: vec![Pairing::new(Seat(1), Seat(0))], bye }
    }

    #[test]
    fn boards_are_read_back_as_the_round_they_were_made_of() {
        let entrants = entrants(&[]);
        let boards = boards_of(0, &round(), &entrants, SCORING);
        assert_eq!(record_of(&entrants, &boards).rounds, [round()]);
        assert!(boards[0].match_id.is_some() && boards[0].halves.is_none());
        assert_eq!(boards[1].halves, Some([4, 0]));
    }

    #[test]
    fn whoever_is_there_gets_the_usual_win_and_nobody_if_both_are_gone() {
        for (withdrawn, halves) in [(&[0][..], [4, 0]), (&[1], [0, 4]), (&[0, 1], [0, 0])] {
            let boards = boards_of(0, &round(), &entrants(withdrawn), SCORING);
            assert_eq!(boards[0].halves, Some(halves), "{withdrawn:?}");
            let record = record_of(&entrants(withdrawn), &boards);
            assert_eq!(record.rounds[0].pairings[0].played, Played::Walkover);
            assert!(record.rounds[0].complete());
        }
    }
}
