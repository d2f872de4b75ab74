//! Pairing everybody: perfect matchings in a graph (Edmonds' blossoms).
//!
//! [`Matching`] keeps everybody paired while pairs are fixed one after the other. To fix a pair is
//! to ask whether the rest can still be paired, which takes one search for an alternating path; so a
//! pairing can be built by preference without ever running into a dead end.

/// Who may be paired with whom.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    size: usize,
    edges: Vec<bool>,
}

impl Graph {
    /// The graph in which `allowed` pairs are joined.
    pub(super) fn new(size: usize, allowed: impl Fn(usize, usize) -> bool) -> Graph {
        let mut edges = vec![false; size * size];
        for one in 0..size {
            for other in 0..one {
                let joined = allowed(one, other);
                edges[one * size + other] = joined;
                edges[other * size + one] = joined;
            }
        }
        Graph { size, edges }
    }

    /// Whether the two may be paired.
    pub(super) fn joins(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.size + other]
    }

    /// Takes somebody out of the graph.
    fn remove(&mut self, vertex: usize) {
        for other in 0..self.size {
            self.edges[vertex * self.size + other] = false;
            self.edges[other * self.size + vertex] = false;
        }
    }
}

/// A perfect matching of those who are not fixed yet.
#[derive(Clone, Debug)]
pub(super) struct Matching {
    graph: Graph,
    mate: Vec<Option<usize>>,
}

impl Matching {
    /// A perfect matching, if there is one.
    pub(super) fn perfect(graph: Graph) -> Option<Matching> {
        let size = graph.size;
        let mut matching = Matching { graph, mate: vec![None; size] };
        (0..size)
            .all(|vertex| matching.mate[vertex].is_some() || matching.augment(vertex))
            .then_some(matching)
    }

    /// Fixes a pair and takes both out, if the rest can still be paired; otherwise changes nothing.
    pub(super) fn fix(&mut self, one: usize, other: usize) -> bool {
        if !self.graph.joins(one, other) {
            return false;
        }
        let before = self.clone();
        let left_over = (self.mate[one].take(), self.mate[other].take());
        self.graph.remove(one);
        self.graph.remove(other);
        if let (Some(lonely), Some(abandoned)) = left_over
            && lonely != other
        {
            self.mate[lonely] = None;
            self.mate[abandoned] = None;
            if !self.augment(lonely) {
                *self = before;
                return false;
            }
        }
        true
    }

    /// Finds an alternating path from a free vertex to another and turns it over.
    fn augment(&mut self, root: usize) -> bool {
        let Some((mut end, parent)) = Search::new(self, root).run() else { return false };
        loop {
            let previous = parent[end].expect("every vertex on the path has a parent");
            let next = self.mate[previous];
            self.mate[end] = Some(previous);
            self.mate[previous] = Some(end);
            match next {
                Some(next) => end = next,
                None => return true,
            }
        }
    }
}

/// A breadth-first search from one free vertex, in which odd cycles are shrunk to their base.
struct Search<'a> {
    graph: &'a Graph,
    mate: &'a [Option<usize>],
    root: usize,
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    reached: Vec<bool>,
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(matching: &'a Matching, root: usize) -> Search<'a> {
        let size = matching.graph.size;
        let mut reached = vec![false; size];
        reached[root] = true;
        Search {
            graph: &matching.graph,
            mate: &matching.mate,
            root,
            parent: vec![None; size],
            base: (0..size).collect(),
            reached,
            queue: vec![root],
        }
    }

    /// The free vertex at the other end of the path, and the way back.
    fn run(mut self) -> Option<(usize, Vec<Option<usize>>)> {
        let mut next = 0;
        while let Some(&vertex) = self.queue.get(next) {
            next += 1;
            for to in 0..self.graph.size {
                if !self.graph.joins(vertex, to)
                    || self.base[vertex] == self.base[to]
                    || self.mate[vertex] == Some(to)
                {
                    continue;
                }
                let outer = to == self.root
                    || self.mate[to].is_some_and(|mate| self.parent[mate].is_some());
                if outer {
                    self.shrink(vertex, to);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(vertex);
                    match self.mate[to] {
                        None => return Some((to, self.parent)),
                        Some(mate) => self.reach(mate),
                    }
                }
            }
        }
        None
    }

    fn reach(&mut self, vertex: usize) {
        if !self.reached[vertex] {
            self.reached[vertex] = true;
            self.queue.push(vertex);
        }
    }

    /// Makes one vertex of the odd cycle that the edge closes.
    fn shrink(&mut self, one: usize, other: usize) {
        let base = self.common_base(one, other);
        let mut inside = vec![false; self.graph.size];
        self.mark(one, base, other, &mut inside);
        self.mark(other, base, one, &mut inside);
        for vertex in 0..self.graph.size {
            if inside[self.base[vertex]] {
                self.base[vertex] = base;
                self.reach(vertex);
            }
        }
    }

    /// Where the ways of both back to the root meet.
    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut on_the_way = vec![false; self.graph.size];
        let mut vertex = self.base[one];
        loop {
            on_the_way[vertex] = true;
            match self.step_back(vertex) {
                Some(previous) => vertex = previous,
                None => break,
            }
        }
        let mut vertex = self.base[other];
        while !on_the_way[vertex] {
            vertex = self.step_back(vertex).expect("both ways lead to the root");
        }
        vertex
    }

    /// The base two steps nearer to the root.
    fn step_back(&self, vertex: usize) -> Option<usize> {
        self.mate[vertex].and_then(|mate| self.parent[mate]).map(|parent| self.base[parent])
    }

    fn mark(&mut self, from: usize, base: usize, child: usize, inside: &mut [bool]) {
        let (mut vertex, mut child) = (from, child);
        while self.base[vertex] != base {
            let mate = self.mate[vertex].expect("only the root of a search is free");
            inside[self.base[vertex]] = true;
            inside[self.base[mate]] = true;
            self.parent[vertex] = Some(child);
            child = mate;
            vertex = self.parent[mate].expect("a mate on the way has a parent");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::core::mix_all;

    /// Whether everybody can be paired, by trying everything.
    fn pairable(graph: &Graph, left: &[usize]) -> bool {
        let Some((&one, rest)) = left.split_first() else { return true };
        rest.iter().any(|&other| {
            let others: Vec<usize> = rest.iter().copied().filter(|&v| v != other).collect();
            graph.joins(one, other) && pairable(graph, &others)
        })
    }

    fn random_graph(seed: u64, size: usize, percent: u64) -> Graph {
        Graph::new(size, |a, b| mix_all([seed, a as u64, b as u64]) % 100 < percent)
    }

    #[test]
    fn a_perfect_matching_is_found_exactly_when_there_is_one() {
        let mut found = [0, 0];
        for seed in 0..3_000 {
            let graph = random_graph(seed, 10, 20 + seed % 30);
            let expected = pairable(&graph, &(0..10).collect::<Vec<_>>());
            let matching = Matching::perfect(graph.clone());
            assert_eq!(matching.is_some(), expected, "{seed}");
            found[usize::from(expected)] += 1;
            if let Some(matching) = matching {
                for (vertex, mate) in matching.mate.iter().enumerate() {
                    let mate = mate.unwrap();
                    assert!(graph.joins(vertex, mate) && matching.mate[mate] == Some(vertex));
                }
            }
        }
        assert!(found[0] > 300 && found[1] > 300, "{found:?}");
    }

    #[test]
    fn a_pair_is_fixed_exactly_when_the_rest_can_still_be_paired() {
        for seed in 0..600 {
            let graph = random_graph(seed, 10, 45);
            let Some(mut matching) = Matching::perfect(graph.clone()) else { continue };
            let mut left: Vec<usize> = (0..10).collect();
            while let Some(&one) = left.first() {
                let other = *left[1..]
                    .iter()
                    .rev()
                    .find(|&&other| {
                        let rest: Vec<_> =
                            left.iter().copied().filter(|&v| v != one && v != other).collect();
                        let possible = graph.joins(one, other) && pairable(&graph, &rest);
                        let before = matching.mate.clone();
                        let fixed = matching.fix(one, other);
                        assert_eq!(fixed, possible, "{seed}: {one} {other}");
                        assert!(fixed || before == matching.mate);
                        fixed
                    })
                    .expect("somebody can always be fixed");
                left.retain(|&v| v != one && v != other);
            }
        }
    }
}
