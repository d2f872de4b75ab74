//! Plain UCT with random playouts: a baseline that knows nothing of a game but its rules.

use galds_games::core::{Game, Side, Table, Turn};

use crate::control::{Control, Limits};
use crate::host::Host;
use crate::player::{Effort, Player, PlayerError, TextLine, Thought, Value};
use crate::players::Dice;
use crate::search::score::result_for;
use crate::sight::Sight;

/// How much trying what was seldom tried counts against what did well.
const EXPLORATION: f64 = 1.4;

/// A playout that goes on for longer than this counts as a draw.
const LONGEST: usize = 400;

/// How many playouts are made where nothing else limits them.
const PLAYOUTS: u64 = 10_000;

/// The limits of the effort; playouts count as positions.
fn limits_of(effort: &Effort) -> Limits {
    let limits = effort.limits;
    if limits == Limits::default() { Limits { nodes: Some(PLAYOUTS), ..limits } } else { limits }
}

/// A player that grows a tree by random playouts.
#[derive(Debug)]
pub struct Uct<G> {
    dice: Dice,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game> Uct<G> {
    /// A player whose playouts depend on the seed.
    pub fn seeded(seed: u64) -> Uct<G> {
        Uct { dice: Dice::seeded(seed), game: std::marker::PhantomData }
    }
}

struct Node<A> {
    action: Option<A>,
    /// The side that made the action: the node's gains are its.
    by: Side,
    children: Vec<usize>,
    untried: Option<Vec<A>>,
    visits: f64,
    gains: f64,
}

impl<G: Game> Player for Uct<G> {
    fn name(&self) -> String {
        "uct".to_owned()
    }

    fn choose(
        &mut self,
        sight: &Sight,
        effort: &Effort,
        host: &Host<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, PlayerError> {
        let table: Table<G> = sight.set_up()?;
        let control = Control::new(limits_of(effort), *host);
        let mut grower = Grower {
            game: table.game(),
            dice: &mut self.dice,
            nodes: vec![Node::new(None, sight.side.other())],
            actions: Vec::new(),
        };
        loop {
            grower.grow(table.position());
            if control.add_nodes(1) {
                break;
            }
        }
        let best = grower.nodes[0].children.iter().map(|&child| &grower.nodes[child]);
        let best = best.max_by(|a, b| a.visits.total_cmp(&b.visits));
        let action = best.and_then(|node| Some((node.action?, node.gains / node.visits)));
        let (action, chance) = action.ok_or(PlayerError::NothingToChoose)?;
        let line = TextLine { tokens: vec![action.to_string()], value: Value::Chance(chance) };
        Ok(Thought { lines: vec![line], depth: 1, nodes: control.nodes(), time: control.elapsed() })
    }
}

impl<A> Node<A> {
    fn new(action: Option<A>, by: Side) -> Node<A> {
        Node { action, by, children: Vec::new(), untried: None, visits: 0.0, gains: 0.0 }
    }
}

struct Grower<'a, G: Game> {
    game: &'a G,
    dice: &'a mut Dice,
    nodes: Vec<Node<G::Action>>,
    actions: Vec<G::Action>,
}

impl<G: Game> Grower<'_, G> {
    /// Goes down the tree, adds a node, plays out at random and writes the result on the way back.
    fn grow(&mut self, root: &G::Position) {
        let mut position = *root;
        let mut way = vec![0];
        loop {
            let here = way[way.len() - 1];
            let Turn::Side(side) = self.game.turn(&position) else { break };
            if self.nodes[here].untried.is_none() {
                let mut actions = Vec::new();
                self.game.legal(&position, &mut actions);
                self.nodes[here].untried = Some(actions);
            }
            let number = self.nodes.len();
            if let Some(untried) = self.nodes[here].untried.as_mut().filter(|list| !list.is_empty())
            {
                let action = untried.swap_remove(self.dice.below(untried.len()));
                self.game.play(&mut position, action);
                self.nodes.push(Node::new(Some(action), side));
                self.nodes[here].children.push(number);
                way.push(number);
                break;
            }
            let Some(child) = self.most_promising(here) else { break };
            if let Some(action) = self.nodes[child].action {
                self.game.play(&mut position, action);
            }
            way.push(child);
        }
        let gain_of_first = self.play_out(position);
        for node in way {
            let node = &mut self.nodes[node];
            node.visits += 1.0;
            node.gains += if node.by == Side::First { gain_of_first } else { 1.0 - gain_of_first };
        }
    }

    fn most_promising(&self, node: usize) -> Option<usize> {
        let total = self.nodes[node].visits.ln();
        let promise = |child: &Node<G::Action>| {
            child.gains / child.visits + EXPLORATION * (total / child.visits).sqrt()
        };
        let children = self.nodes[node].children.iter().copied();
        children.max_by(|&a, &b| promise(&self.nodes[a]).total_cmp(&promise(&self.nodes[b])))
    }

    fn play_out(&mut self, mut position: G::Position) -> f64 {
        for _ in 0..LONGEST {
            if let Turn::Over(outcome) = self.game.turn(&position) {
                return result_for(outcome, Side::First);
            }
            self.game.legal(&position, &mut self.actions);
            let action = self.actions[self.dice.below(self.actions.len())];
            self.game.play(&mut position, action);
        }
        0.5
    }
}
