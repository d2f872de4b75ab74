//! From the text of an observation to what a player knows.
//!
//! A record that begins with the set-ups is replayed as the player saw it; one that does not (a
//! composed position) leaves only the view and what the moves since then show.

use galds_games::core::{Game, PerSide, Side, Viewer};
use galds_games::luzhanqi::belief::armies::Armies;
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::view::Fight;
use galds_games::luzhanqi::{
    Belief, Clash, Kind, KindSet, Luzhanqi, Node, NodeSet, Report, SetUp, View,
};

use super::tracks::Tracks;
use crate::observation::{Observation, ObservationError, Seen};

/// What is due, and what the player knows for it.
pub(super) enum Reading {
    /// An army has to be laid out.
    SetUpDue(Rules),
    /// A move has to be chosen.
    MoveDue(Box<Knowledge>),
}

/// What a player knows when it has to move.
pub(super) struct Knowledge {
    pub(super) game: Luzhanqi,
    pub(super) side: Side,
    pub(super) view: View,
    pub(super) belief: Belief,
    pub(super) tracks: Tracks,
}

/// A move of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Noted {
    from: Node,
    to: Node,
    fight: Option<Fight>,
}

impl Reading {
    pub(super) fn of(observation: &Observation) -> Result<Reading, ObservationError> {
        let game: Luzhanqi = observation.read_rules()?;
        let Seen::Hidden { view, record } = &observation.seen else {
            return Err(ObservationError::OtherGame(format!(
                "{} with open armies",
                observation.game
            )));
        };
        let due = view.chars().next().unwrap_or_default();
        if matches!(due, 'R' | 'B') {
            return Ok(Reading::SetUpDue(game.rules().clone()));
        }
        let knowledge = match record.as_slice() {
            [red, black, moves @ ..] if red.starts_with('@') && black.starts_with('@') => {
                let own = if observation.side == Side::First { red } else { black };
                from_the_start(game, observation.side, own, moves, view)?
            }
            moves => from_the_view(game, observation.side, moves, view)?,
        };
        Ok(Reading::MoveDue(Box::new(knowledge)))
    }
}

/// The nodes of pieces that have met an enemy, or of which it is certain what they are: those of either side
/// that count as known to the other.
pub(super) fn shown_pieces(belief: &Belief, tracks: &Tracks, may_be: &[KindSet; POSTS]) -> NodeSet {
    let met = (0..POSTS).filter(|&which| tracks.enemies[which].met || may_be[which].len() == 1);
    met.filter_map(|which| belief.suspects()[which].node).collect::<NodeSet>() | tracks.shown
}

fn unreadable(error: impl ToString) -> ObservationError {
    ObservationError::Unreadable(error.to_string())
}

/// Replays the whole record as the player saw it.
fn from_the_start(
    game: Luzhanqi,
    side: Side,
    own: &str,
    moves: &[String],
    view_text: &str,
) -> Result<Knowledge, ObservationError> {
    let set_up = SetUp::read(own).map_err(unreadable)?;
    let moves = moves.iter().map(|text| read_move(text)).collect::<Result<Vec<_>, _>>()?;
    let shown_flag = seen_pieces(view_text, side.other())?
        .into_iter()
        .find_map(|(node, kind)| (kind == Some(Kind::Flag)).then_some(node));
    let mut view = View::at_the_start(side, set_up);
    // When the marshal fell the record does not say; what follows from a flag shown is supposed
    // at the end instead.
    let unsaid = Rules { marshal_reveals_flag: false, ..game.rules().clone() };
    let mut belief = Belief::new(&Luzhanqi::new(unsaid), &view)
        .ok_or_else(|| unreadable("nothing can be said of the enemy's army"))?;
    let mut tracks = Tracks::new(side);
    for (number, noted) in moves.iter().enumerate() {
        let mut flags = PerSide([None; 2]);
        if number + 1 == moves.len() {
            flags[side.other()] = shown_flag;
        }
        let Noted { from, to, fight } = *noted;
        let report = Report { side: view.side(), from, to, fight, flags };
        tracks.follow(&view, &belief, &report);
        belief.follow(&view, &report);
        view.follow(&report);
    }
    if game.view_text(&view) != view_text.trim() {
        return Err(unreadable("the record does not lead to the view"));
    }
    if game.rules().marshal_reveals_flag {
        suppose_marshal(&mut belief, shown_flag);
    }
    Ok(Knowledge { game, side, view, belief, tracks })
}

/// The flag is shown exactly when the marshal is gone.
fn suppose_marshal(belief: &mut Belief, shown_flag: Option<Node>) {
    let others = KindSet::ALL - Kind::Marshal.into();
    for which in 0..POSTS {
        let node = belief.suspects()[which].node;
        if node.is_some() == shown_flag.is_some() {
            belief.suppose(which, others);
        }
        if node.is_some() && node == shown_flag {
            belief.suppose(which, Kind::Flag.into());
        }
    }
}

/// Takes the board as it is, and of the moves only who has moved.
fn from_the_view(
    game: Luzhanqi,
    side: Side,
    moves: &[String],
    view_text: &str,
) -> Result<Knowledge, ObservationError> {
    let view = read_view(&game, side, view_text)?;
    let mut belief = Belief::new(&game, &view)
        .ok_or_else(|| unreadable("nothing can be said of the enemy's army"))?;
    // A game may begin at a position in which only one side had set up.
    let moves = moves.iter().filter(|text| !text.starts_with('@'));
    let moves = moves.map(|text| read_move(text)).collect::<Result<Vec<_>, _>>()?;
    // The enemy moved last, so its moves are every second one from the end. No piece moves onto one
    // of its own, so whoever stands where an enemy move ended has moved.
    let arrived: NodeSet = moves.iter().rev().step_by(2).map(|noted| noted.to).collect();
    for which in 0..POSTS {
        if belief.suspects()[which].node.is_some_and(|node| arrived.has(node)) {
            belief.suppose(which, KindSet::MOBILE);
        }
    }
    let tracks = Tracks::standing(side, &belief, arrived);
    Ok(Knowledge { game, side, view, belief, tracks })
}

/// Reads a move in book notation with its result.
fn read_move(text: &str) -> Result<Noted, ObservationError> {
    let unknown = || unreadable(format!("`{text}` is no move of a record"));
    let (from, rest) = text.split_once(['-', 'x']).ok_or_else(unknown)?;
    let (to, result) = match rest.split_once('(') {
        None => (rest, None),
        Some((to, result)) => (to, Some(result.strip_suffix(')').ok_or_else(unknown)?)),
    };
    let node = |name: &str| Node::named(name).ok_or_else(unknown);
    let fight = result.map(|result| read_fight(result).ok_or_else(unknown)).transpose()?;
    Ok(Noted { from: node(from)?, to: node(to)?, fight })
}

/// Reads `7>8` or `>`.
fn read_fight(text: &str) -> Option<Fight> {
    let (attacker, defender) = text.split_once(['>', '<', '='])?;
    let kind = |text: &str| {
        let mut letters = text.chars();
        letters.next().and_then(Kind::lettered).filter(|_| letters.next().is_none())
    };
    let kinds = kind(attacker).zip(kind(defender));
    let clash = match text.as_bytes().get(attacker.len())? {
        b'<' => Clash::DefenderStays,
        b'=' => Clash::BothGo,
        _ if kinds.is_some_and(|(_, defender)| defender == Kind::Flag) => Clash::FlagTaken,
        _ => Clash::AttackerStays,
    };
    let written = attacker.is_empty() && defender.is_empty() || kinds.is_some();
    written.then_some(Fight { clash, kinds })
}

/// The pieces of one side in a view text, with the kinds that it shows.
fn seen_pieces(text: &str, side: Side) -> Result<Vec<(Node, Option<Kind>)>, ObservationError> {
    let wrong = || unreadable(format!("`{text}` is no view"));
    let field = text.split_whitespace().nth(1 + side.index()).ok_or_else(wrong)?;
    if field == "-" {
        return Ok(Vec::new());
    }
    let piece = |piece: &str| {
        let (name, letter) = piece.split_once(':')?;
        let mut letters = letter.chars();
        let kind = match letters.next()? {
            '?' => None,
            letter => Some(Kind::lettered(letter)?),
        };
        let node = Node::named(name).filter(|_| letters.next().is_none())?;
        Some((node, kind))
    };
    field.split(',').map(|text| piece(text).ok_or_else(wrong)).collect()
}

/// Reads a view by way of any position that looks like it: every army that fits gives the same view.
fn read_view(game: &Luzhanqi, side: Side, text: &str) -> Result<View, ObservationError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let [turn, _, _, quiet, ply] = fields[..] else {
        return Err(unreadable("a view has 5 fields (side, red, black, quiet, ply)"));
    };
    let pieces = [seen_pieces(text, Side::First)?, seen_pieces(text, Side::Second)?];
    let enemy = &pieces[side.other().index()];
    let stand_ins = stand_ins(enemy, side.other())?;
    let mut known = Vec::new();
    let mut armies = Vec::new();
    for owner in Side::BOTH {
        let mut army = Vec::new();
        for (place, &(node, kind)) in pieces[owner.index()].iter().enumerate() {
            let stand_in = if owner == side { None } else { stand_ins.get(place).copied() };
            if owner != side && kind.is_some() {
                known.push(node.to_string());
            }
            let kind = kind.or(stand_in).ok_or_else(|| unreadable(format!("{node} is unknown")))?;
            army.push(format!("{node}:{kind}"));
        }
        armies.push(if army.is_empty() { "-".to_owned() } else { army.join(",") });
    }
    let known = if known.is_empty() { "-".to_owned() } else { known.join(",") };
    let text = format!("{turn} {} {} {known} {quiet} {ply}", armies[0], armies[1]);
    let position = game.read_position(&text).map_err(unreadable)?;
    Ok(game.view(&position, Viewer::Side(side)))
}

/// Kinds that the pieces may have.
fn stand_ins(enemy: &[(Node, Option<Kind>)], owner: Side) -> Result<Vec<Kind>, ObservationError> {
    let mut given = [KindSet::ALL - Kind::Flag.into(); POSTS];
    if enemy.len() > POSTS {
        return Err(unreadable("an army has 25 pieces"));
    }
    for (may_be, &(node, kind)) in given.iter_mut().zip(enemy) {
        let home = node.half() == owner;
        let fits = |&kind: &Kind| match kind {
            Kind::Flag => home && galds_games::luzhanqi::board::HEADQUARTERS.has(node),
            Kind::Mine => home && node.row() <= 2,
            _ => true,
        };
        *may_be = match kind {
            Some(kind) => kind.into(),
            None => Kind::ALL.into_iter().filter(fits).collect(),
        };
    }
    let armies =
        Armies::new(given).ok_or_else(|| unreadable("no army fits what is seen of the enemy"))?;
    Ok(armies.sampler().draw(&mut || 0).kinds()[..enemy.len()].to_vec())
}

#[cfg(test)]
mod tests {
    use galds_games::core::RuleSet;

    use super::*;

    #[test]
    fn results_are_read_with_and_without_kinds() {
        let shown = read_move("a6xa7(7>8)").unwrap().fight.unwrap();
        assert_eq!(shown.clash, Clash::AttackerStays);
        assert_eq!(shown.kinds, Some((Kind::Captain, Kind::PlatoonCommander)));
        let hidden = read_move("a6xa7(<)").unwrap().fight.unwrap();
        assert_eq!((hidden.clash, hidden.kinds), (Clash::DefenderStays, None));
        assert_eq!(read_move("a6-a7").unwrap().fight, None);
        for wrong in ["", "a6", "a6-z9", "a6xa7(7>", "a6xa7(7>)", "a6xa7(é>8)"] {
            assert!(read_move(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_view_text_is_read_back() {
        let game = Luzhanqi::new(Rules::standard());
        let text = "r b1:F,a6:1,c6:9 e7:4,a12:?,b12:F,c12:? 12 80";
        let view = read_view(&game, Side::First, text).unwrap();
        assert_eq!(game.view_text(&view), text);
    }
}
