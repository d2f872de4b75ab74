//! Plain UCT with random playouts: a baseline that knows nothing of a game but its rules.

use galds_games::core::{Game, Side, Table, Turn};

use crate::control::{Control, Limits};
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::search::score::result_for;
use galds_games::core::Rng;

/// How much trying what was seldom tried counts against what did well.
const EXPLORATION: f64 = 1.4;

/// A playout that goes on for longer than this counts as a draw.
const LONGEST: usize = 400;

/// How many playouts are made where nothing else limits them.
const PLAYOUTS: u64 = 10_000;

/// The limits of the budget; playouts count as positions.
fn limits_of(budget: &Budget) -> Limits {
    let limits = budget.limits;
    if limits == Limits::default() { Limits { nodes: Some(PLAYOUTS), ..limits } } else { limits }
}

/// A player that grows a tree by random playouts.
#[derive(Debug)]
pub struct Uct<G> {
    rng: Rng,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game> Uct<G> {
    /// A player whose playouts depend on the seed.
    pub fn seeded(seed: u64) -> Uct<G> {
        Uct { rng: Rng::seeded(seed), game: std::marker::PhantomData }
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
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        _report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let table: Table<G> = observation.set_up()?;
        let control = Control::new(limits_of(budget), *host);
        let mut grower = TreeSearch {
            game: table.game(),
            rng: &mut self.rng,
            nodes: vec![Node::new(None, observation.side.other())],
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
        Ok(Analysis {
            lines: vec![line],
            depth: 1,
            nodes: control.nodes(),
            time: control.elapsed(),
        })
    }
}

impl<A> Node<A> {
    fn new(action: Option<A>, by: Side) -> Node<A> {
        Node { action, by, children: Vec::new(), untried: None, visits: 0.0, gains: 0.0 }
    }
}

struct TreeSearch<'a, G: Game> {
    game: &'a G,
    rng: &'a mut Rng,
    nodes: Vec<Node<G::Action>>,
    actions: Vec<G::Action>,
}

impl<G: Game> TreeSearch<'_, G> {
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
                let action = untried.swap_remove(self.rng.below(untried.len()));
                self.game.play(&mut position, action);
                self.nodes.push(Node::new(Some(action), side));
                self.nodes[here].children.push(number);
                way.push(number);
                break;
            }
            let Some(child) = self.best_child(here) else { break };
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

    fn best_child(&self, node: usize) -> Option<usize> {
        let total = libm::log(self.nodes[node].visits);
        let upper_bound = |child: &Node<G::Action>| {
            child.gains / child.visits + EXPLORATION * (total / child.visits).sqrt()
        };
        let children = self.nodes[node].children.iter().copied();
        children
            .max_by(|&a, &b| upper_bound(&self.nodes[a]).total_cmp(&upper_bound(&self.nodes[b])))
    }

    fn play_out(&mut self, mut position: G::Position) -> f64 {
        for _ in 0..LONGEST {
            if let Turn::Over(outcome) = self.game.turn(&position) {
                return result_for(outcome, Side::First);
            }
            self.game.legal(&position, &mut self.actions);
            let action = self.actions[self.rng.below(self.actions.len())];
            self.game.play(&mut position, action);
        }
        0.5
    }
}
