//! What is known of the board: what an attack would bring, and how far it is to a goal.

use galds_games::core::{Game, Rng, Side};
use galds_games::luzhanqi::board::{HEADQUARTERS, POSTS};
use galds_games::luzhanqi::rules::Rules;
use galds_games::luzhanqi::{Clash, Kind, KindSet, Node, NodeSet};

use super::super::evaluation::{gain, steps_between};
use super::super::guesses::Guesses;
use super::super::reading::Knowledge;
use super::super::tracks::Track;

/// How many armies stand for all that fit.
const ARMIES: usize = 24;

/// An enemy piece that could be attacked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) node: Node,
    /// What it may be.
    pub(super) may_be: KindSet,
    pub(super) track: Track,
    which: usize,
}

impl Target {
    /// Whether it has moved.
    pub(super) fn moved(&self) -> bool {
        self.track.moves > 0
    }
}

/// What an attack would bring, over the armies that fit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Attack {
    /// How likely the attacker stays.
    pub(super) wins: f64,
    /// How likely it goes and the defender stays.
    pub(super) loses: f64,
    /// The mean gain.
    pub(super) gain: f64,
}

/// What is known of the board and of armies that fit.
pub(super) struct KnownBoard<'a> {
    pub(super) known: &'a Knowledge,
    pub(super) side: Side,
    armies: Vec<[Kind; POSTS]>,
    targets: Vec<Target>,
    /// The headquarters in which the enemy's flag may stand.
    goals: NodeSet,
}

impl<'a> KnownBoard<'a> {
    /// `None` if no army fits.
    pub(super) fn new(known: &'a Knowledge, rng: &mut Rng) -> Option<KnownBoard<'a>> {
        let armies = known.belief.armies()?;
        let mut guesses = Guesses::new(&known.belief, &known.tracks, known.view.ply())?;
        let drawn = (0..ARMIES).map(|_| guesses.army(rng)).collect::<Option<_>>()?;
        let pieces = known.belief.suspects().iter().zip(armies.may_be()).enumerate();
        let target = |(which, (suspect, &may_be)): (
            usize,
            (&galds_games::luzhanqi::belief::Suspect, &KindSet),
        )| {
            let track = known.tracks.enemies[which];
            Some(Target { node: suspect.node?, may_be, track, which })
        };
        let targets: Vec<Target> = pieces.filter_map(target).collect();
        let may_be_flag = targets.iter().filter(|target| target.may_be.has(Kind::Flag));
        let goals = may_be_flag.map(|target| target.node).collect();
        Some(KnownBoard { known, side: known.side, armies: drawn, targets, goals })
    }

    pub(super) fn rules(&self) -> &Rules {
        self.known.game.rules()
    }

    /// How many plies have been played.
    pub(super) fn ply(&self) -> u32 {
        self.known.view.ply()
    }

    /// The kind of an own piece.
    pub(super) fn own(&self, node: Node) -> Kind {
        self.known.view.kind(node).unwrap_or(Kind::PlatoonCommander)
    }

    /// Whether the own piece of a kind is in the other half, or lost.
    pub(super) fn has_gone(&self, kind: Kind) -> bool {
        let view = &self.known.view;
        let mut men = view.men(self.side).nodes();
        !men.any(|node| view.kind(node) == Some(kind) && node.half() == self.side)
    }

    /// The enemy pieces on the board.
    pub(super) fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// The enemy piece on a node.
    pub(super) fn target(&self, node: Node) -> Option<&Target> {
        self.targets.iter().find(|target| target.node == node)
    }

    /// What an attack by such a piece would bring.
    pub(super) fn attack(&self, own: Kind, target: &Target) -> Attack {
        let mut attack = Attack::default();
        let share = 1.0 / self.armies.len() as f64;
        for army in &self.armies {
            let other = army[target.which];
            match Clash::between(own, other, self.rules()) {
                Clash::AttackerStays | Clash::FlagTaken => attack.wins += share,
                Clash::DefenderStays => attack.loses += share,
                Clash::BothGo => {}
            }
            attack.gain += share * f64::from(gain(own, other, self.rules()));
        }
        attack
    }

    /// The headquarters to go for: the only one that is left, or the one nearer to a file.
    pub(super) fn goal(&self, file: u8) -> Option<Node> {
        self.goals.nodes().min_by_key(|goal| goal.file().abs_diff(file))
    }

    /// The headquarters in which the enemy's flag may stand.
    pub(super) fn goals(&self) -> NodeSet {
        self.goals
    }

    /// Whether a piece that goes there never comes out again.
    pub(super) fn is_trap(&self, to: Node) -> bool {
        self.rules().hq_locked && HEADQUARTERS.has(to) && self.target(to).is_none()
    }

    /// What the move of somebody without a plan is worth: take what is expected to gain, else advance.
    pub(super) fn plain(&self, from: Node, to: Node) -> f64 {
        if let Some(target) = self.target(to) {
            let gain = self.attack(self.own(from), target).gain;
            return if gain > 0.0 { 100.0 + gain / 10.0 } else { gain / 10.0 - 100.0 };
        }
        if self.is_trap(to) {
            return -50.0;
        }
        approach(self.goals, from, to)
    }
}

/// How many steps a move brings a piece nearer to the closest of some nodes.
pub(super) fn approach(nodes: NodeSet, from: Node, to: Node) -> f64 {
    let distance =
        |node| nodes.nodes().map(|goal| steps_between(goal, node)).min().map_or(0.0, f64::from);
    distance(from) - distance(to)
}
