//! The score of a move by a plan.

use galds_games::luzhanqi::board::CAMPS;
use galds_games::luzhanqi::{Kind, KindSet, Node, NodeSet};

use super::known_board::{KnownBoard, Target, approach};

/// A wing of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wing {
    Left,
    Right,
}

impl Wing {
    /// Its railway.
    const fn file(self) -> u8 {
        match self {
            Wing::Left => 0,
            Wing::Right => 4,
        }
    }
}

/// A plan that is followed from the first move to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    Rush(Wing),
    Charge(Wing),
    LateCharge(Wing),
    SapperRush,
    BombTrader,
    Turtle,
    Fortress,
    Hunter,
}

/// Up to this ply a late charge waits.
const LATE: u32 = 62;
/// More than any plan brings: what is certain comes first.
const CERTAIN: f64 = 2000.0;
/// Taking the flag.
const FLAG: f64 = 1e6;

impl Plan {
    pub(super) const LEFT_RUSH: Plan = Plan::Rush(Wing::Left);
    pub(super) const RIGHT_RUSH: Plan = Plan::Rush(Wing::Right);
    pub(super) const ALL: [Plan; 11] = [
        Plan::LEFT_RUSH,
        Plan::RIGHT_RUSH,
        Plan::Charge(Wing::Left),
        Plan::Charge(Wing::Right),
        Plan::LateCharge(Wing::Left),
        Plan::LateCharge(Wing::Right),
        Plan::SapperRush,
        Plan::BombTrader,
        Plan::Turtle,
        Plan::Fortress,
        Plan::Hunter,
    ];

    /// The higher the better; moves of equal score are drawn among.
    pub(super) fn score(self, board: &KnownBoard<'_>, from: Node, to: Node) -> f64 {
        let own = board.own(from);
        if let Some(target) = board.target(to) {
            if target.may_be == Kind::Flag.into() {
                return FLAG;
            }
            // What is certain to gain is taken by everybody.
            let attack = board.attack(own, target);
            if target.may_be.len() == 1 && attack.gain > 0.0 {
                return CERTAIN + attack.gain;
            }
        }
        match self {
            Plan::Rush(wing) => rush(board, wing, own, from, to),
            Plan::LateCharge(_) if board.ply() < LATE => turtle(board, own, from, to),
            Plan::Charge(wing) | Plan::LateCharge(wing) => charge(board, wing, own, from, to),
            Plan::SapperRush => sapper_rush(board, own, from, to),
            Plan::BombTrader => bomb_trader(board, own, from, to),
            Plan::Turtle => turtle(board, own, from, to),
            Plan::Fortress => fortress(board, own, from, to),
            Plan::Hunter => hunter(board, own, from, to),
        }
    }
}

/// Whether an attack is worth the risk: the highest ranks leave to others what is likely a mine or a bomb.
fn is_open(board: &KnownBoard<'_>, own: Kind, target: &Target) -> bool {
    let attack = board.attack(own, target);
    let least = if own <= Kind::General { 0.5 } else { 0.1 };
    attack.wins >= least && attack.loses < 0.9
}

/// Whether this untouched piece before a headquarters may be a mine.
fn is_gate(board: &KnownBoard<'_>, target: &Target) -> bool {
    let before = board.goals().nodes().any(|goal| goal.steps().has(target.node));
    before && !target.moved() && target.may_be.has(Kind::Mine)
}

/// The high ranks go along the wing, whatever stands there, and the sappers behind them.
fn rush(board: &KnownBoard<'_>, wing: Wing, own: Kind, from: Node, to: Node) -> f64 {
    let Some(goal) = board.goal(wing.file()) else { return board.plain(from, to) };
    if board.is_trap(to) {
        return -500.0;
    }
    let nearer = nearer_by_wing(board, wing, goal, from, to);
    let eager = match own {
        Kind::Marshal => 300.0,
        Kind::General => 290.0,
        Kind::LieutenantGeneral => 260.0,
        Kind::Sapper => 240.0,
        Kind::Brigadier => 220.0,
        Kind::Colonel => 200.0,
        _ => return board.plain(from, to),
    };
    match board.target(to) {
        Some(target) if target.node == goal => eager + 400.0,
        Some(target) if own == Kind::Sapper && is_gate(board, target) => eager + 100.0,
        Some(_) if own == Kind::Sapper => -200.0,
        Some(target) if !is_open(board, own, target) => -400.0,
        // A man in the way is attacked; one that may be a mine is left to the sappers while there are others.
        Some(target) if is_gate(board, target) && own <= Kind::General => eager - 60.0 + nearer,
        Some(_) if nearer > 0.0 => eager + 20.0 + nearer,
        Some(_) => board.plain(from, to),
        None if nearer > 0.0 => eager + nearer.min(6.0),
        None => nearer - 10.0,
    }
}

/// How much nearer a move comes to the goal. On the way the wing is kept to; in the last rows of the enemy the goal alone
/// counts.
fn nearer_by_wing(board: &KnownBoard<'_>, wing: Wing, goal: Node, from: Node, to: Node) -> f64 {
    let far = |node: Node| {
        let there = node.half() != board.side && node.row() <= 2;
        let beside = if there { 0 } else { node.file().abs_diff(wing.file()) };
        -approach(goal.into(), goal, node) + 1.5 * f64::from(beside)
    };
    far(from) - far(to)
}

/// One high rank after the other goes along the wing and takes whatever stands there, until it falls. Sappers go first where
/// they reach what may be a mine before the flag.
fn charge(board: &KnownBoard<'_>, wing: Wing, own: Kind, from: Node, to: Node) -> f64 {
    let Some(goal) = board.goal(wing.file()) else { return board.plain(from, to) };
    if board.is_trap(to) {
        return -500.0;
    }
    let nearer = nearer_by_wing(board, wing, goal, from, to);
    let eager = match own {
        Kind::Marshal => 400.0,
        Kind::General => 360.0,
        Kind::LieutenantGeneral => 320.0,
        Kind::Bomb => 280.0,
        Kind::Brigadier => 240.0,
        Kind::Colonel => 200.0,
        Kind::Sapper => {
            return match board.target(to) {
                Some(target) if target.node == goal => 900.0,
                Some(target) if is_gate(board, target) && board.has_gone(Kind::Marshal) => 800.0,
                Some(_) => -300.0,
                None => nearer - 20.0,
            };
        }
        _ => return board.plain(from, to),
    };
    match board.target(to) {
        Some(target) if target.node == goal => eager + 400.0,
        Some(target) if board.attack(own, target).loses >= 1.0 => -400.0,
        Some(_) if nearer > 0.0 => eager + 20.0 + nearer,
        None if nearer > 0.0 => eager + nearer.min(6.0),
        _ => board.plain(from, to) - 10.0,
    }
}

/// The sappers ride to the mines before the flag; then the high ranks come.
fn sapper_rush(board: &KnownBoard<'_>, own: Kind, from: Node, to: Node) -> f64 {
    let gates: NodeSet =
        board.targets().iter().filter(|target| is_gate(board, target)).map(|t| t.node).collect();
    match (own, board.target(to)) {
        (Kind::Sapper, Some(target)) if is_gate(board, target) => 900.0,
        (Kind::Sapper, Some(target)) if !target.moved() && target.node.row() <= 2 => 300.0,
        (Kind::Sapper, Some(_)) => -300.0,
        (Kind::Sapper, None) if !gates.is_empty() && !board.is_trap(to) => {
            let nearer = approach(gates, from, to);
            if nearer > 0.0 { 250.0 + nearer } else { -5.0 }
        }
        (kind, Some(target)) if kind <= Kind::Colonel && board.goals().has(target.node) => 800.0,
        (kind, None) if kind <= Kind::Colonel && !board.is_trap(to) => {
            let nearer = approach(board.goals(), from, to);
            if nearer > 0.0 { 40.0 + nearer } else { nearer - 5.0 }
        }
        _ => board.plain(from, to),
    }
}

/// How strong a piece looks to somebody who has a bomb for it.
fn looks_strong(target: &Target) -> f64 {
    let strong: KindSet =
        [Kind::Marshal, Kind::General, Kind::LieutenantGeneral].into_iter().collect();
    if (target.may_be - strong).is_empty() {
        return 3.0;
    }
    if !target.may_be.meets(strong) || !target.moved() {
        return 0.0;
    }
    f64::from(u8::from(target.track.met))
        + f64::from(u8::from(target.track.crossed.is_some()))
        + 0.2
}

/// Bombs for what looks strong; the others keep their high ranks back.
fn bomb_trader(board: &KnownBoard<'_>, own: Kind, from: Node, to: Node) -> f64 {
    if own == Kind::Bomb {
        if let Some(target) = board.target(to) {
            let strong = looks_strong(target);
            return if strong > 0.0 { 300.0 + 200.0 * strong } else { -300.0 };
        }
        let prey = board.targets().iter().filter(|target| looks_strong(target) >= 1.0);
        let prey: NodeSet = prey.map(|target| target.node).collect();
        let nearer = approach(prey, from, to);
        return if nearer > 0.0 { 60.0 + nearer } else { -2.0 };
    }
    let unknown = board.target(to).is_some_and(|target| target.may_be.len() > 1);
    if unknown && own <= Kind::General {
        return -200.0;
    }
    board.plain(from, to)
}

/// Stays at home, in camps if it can, and takes only what it knows it beats, or what stands at its door.
fn turtle(board: &KnownBoard<'_>, own: Kind, from: Node, to: Node) -> f64 {
    if let Some(target) = board.target(to) {
        let attack = board.attack(own, target);
        let intruder = to.half() == board.side;
        return if intruder && attack.gain > 0.0 { 500.0 + attack.gain } else { -900.0 };
    }
    if to.half() != board.side {
        return -500.0;
    }
    let guards_flag = from.row() <= 2;
    match (CAMPS.has(from), CAMPS.has(to)) {
        (false, true) => 20.0,
        (true, _) => -20.0,
        _ if guards_flag => -10.0,
        _ => 0.0,
    }
}

/// Stays at home and attacks only who has come into the last two rows.
fn fortress(board: &KnownBoard<'_>, own: Kind, from: Node, to: Node) -> f64 {
    let attacks = board.target(to).is_some();
    let at_the_door = to.half() == board.side && to.row() <= 2;
    if attacks && !at_the_door { -900.0 } else { turtle(board, own, from, to) }
}

/// High ranks go after what has moved: no mine and no flag.
fn hunter(board: &KnownBoard<'_>, own: Kind, from: Node, to: Node) -> f64 {
    if own > Kind::Brigadier {
        return board.plain(from, to);
    }
    if let Some(target) = board.target(to) {
        let attack = board.attack(own, target);
        return if target.moved() && attack.wins >= 0.5 {
            400.0 + 100.0 * attack.wins + attack.gain / 10.0
        } else {
            board.plain(from, to) - 50.0
        };
    }
    if board.is_trap(to) {
        return -500.0;
    }
    let prey = board.targets().iter().filter(|target| {
        target.moved() && !CAMPS.has(target.node) && board.attack(own, target).wins >= 0.5
    });
    let prey: NodeSet = prey.map(|target| target.node).collect();
    let nearer = approach(prey, from, to);
    if nearer > 0.0 { 50.0 + nearer } else { board.plain(from, to) }
}
