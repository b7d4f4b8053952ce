//! Relations on a few points, which stand for digraphs, graphs and topologies, and all of them up to
//! isomorphism. Knows nothing of boards.

/// The greatest number of points, whose orders are tried one by one.
pub const MOST_POINTS: usize = 6;

/// A relation without loops on the points 0, 1, …; one bit for each pair, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Relation {
    /// The number of points, [`MOST_POINTS`] at most.
    pub points: usize,
    bits: u64,
}

impl Relation {
    /// The relation of these pairs.
    pub fn new(points: usize, pairs: impl IntoIterator<Item = [usize; 2]>) -> Relation {
        assert!(points <= MOST_POINTS);
        let bits = pairs.into_iter().filter(|[a, b]| a != b);
        let bits = bits.fold(0, |bits, [a, b]| bits | 1 << (a * points + b));
        Relation { points, bits }
    }

    /// The relation that leads both ways along these pairs.
    pub fn symmetric(points: usize, pairs: &[[usize; 2]]) -> Relation {
        Relation::new(points, pairs.iter().flat_map(|&[a, b]| [[a, b], [b, a]]))
    }

    /// True if one point leads to another.
    pub fn leads(&self, from: usize, to: usize) -> bool {
        self.bits >> (from * self.points + to) & 1 == 1
    }

    /// All pairs, in order.
    pub fn pairs(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let all = (0..self.points).flat_map(|a| (0..self.points).map(move |b| [a, b]));
        all.filter(|&[a, b]| self.leads(a, b))
    }

    /// The pairs that lead both ways, each once, and those that lead one way.
    pub fn edges_and_arcs(&self) -> [Vec<[usize; 2]>; 2] {
        let (both, one): (Vec<_>, Vec<_>) = self.pairs().partition(|&[a, b]| self.leads(b, a));
        [both.into_iter().filter(|[a, b]| a < b).collect(), one]
    }

    /// The relation after a point `v` has become `order[v]`.
    pub fn permuted(&self, order: &[usize]) -> Relation {
        Relation::new(self.points, self.pairs().map(|[a, b]| [order[a], order[b]]))
    }

    /// The least isomorphic relation. Cost: O(points! × pairs).
    pub fn canonical(&self) -> Relation {
        let all = orders(self.points).into_iter().map(|order| self.permuted(&order));
        all.min().unwrap_or(*self)
    }

    /// True if each point is related to each other, directions apart.
    pub fn is_connected(&self) -> bool {
        let mut found = vec![0];
        for at in 0..self.points {
            let Some(&here) = found.get(at) else { return false };
            let beside = (0..self.points).filter(|&v| self.leads(here, v) || self.leads(v, here));
            let new: Vec<usize> = beside.filter(|v| !found.contains(v)).collect();
            found.extend(new);
        }
        true
    }

    fn is_transitive(&self) -> bool {
        self.pairs()
            .all(|[a, b]| (0..self.points).all(|c| c == a || !self.leads(b, c) || self.leads(a, c)))
    }

    /// The relation, if it is the least of those isomorphic to it.
    fn if_least(self, orders: &[Vec<usize>]) -> Option<Relation> {
        orders.iter().all(|order| self <= self.permuted(order)).then_some(self)
    }
}

/// All orders of so many points.
pub fn orders(points: usize) -> Vec<Vec<usize>> {
    let Some(last) = points.checked_sub(1) else { return vec![Vec::new()] };
    let shorter = orders(last).into_iter();
    let with_last = |order: Vec<usize>| {
        (0..points).map(move |place| {
            let mut order = order.clone();
            order.insert(place, last);
            order
        })
    };
    shorter.flat_map(with_last).collect()
}

/// Every connected graph of so many points up to isomorphism, by its edges (OEIS A001349).
pub fn connected_graphs(points: usize) -> Vec<Relation> {
    let pairs: Vec<[usize; 2]> = (0..points).flat_map(|a| (0..a).map(move |b| [b, a])).collect();
    let chosen = subsets(&pairs).map(|set| Relation::symmetric(points, &set));
    least(points, chosen.filter(Relation::is_connected))
}

/// Every digraph of so many points up to isomorphism, by its arcs (OEIS A000273).
pub fn digraphs(points: usize) -> Vec<Relation> {
    least(points, relations(points))
}

/// Every topology on so many points up to homeomorphism (OEIS A001930): x leads to the other points of
/// the least open set around it.
pub fn topologies(points: usize) -> Vec<Relation> {
    least(points, relations(points).filter(Relation::is_transitive))
}

fn relations(points: usize) -> impl Iterator<Item = Relation> {
    let pairs: Vec<[usize; 2]> = (0..points)
        .flat_map(|a| (0..points).map(move |b| [a, b]))
        .filter(|[a, b]| a != b)
        .collect();
    let all: Vec<Relation> = subsets(&pairs).map(|set| Relation::new(points, set)).collect();
    all.into_iter()
}

fn subsets(pairs: &[[usize; 2]]) -> impl Iterator<Item = Vec<[usize; 2]>> {
    (0..1_u64 << pairs.len()).map(|set| {
        let chosen = pairs.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        chosen.map(|(_, &pair)| pair).collect()
    })
}

/// One of each class, by the number of pairs.
fn least(points: usize, all: impl Iterator<Item = Relation>) -> Vec<Relation> {
    let orders = orders(points);
    let mut least: Vec<Relation> = all.filter_map(|each| each.if_least(&orders)).collect();
    least.sort_by_key(|each| (each.pairs().count(), *each));
    least
}
