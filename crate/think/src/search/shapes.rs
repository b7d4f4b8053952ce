//! Shapes around a point: the 3×3 patterns of MoGo (Gelly et al. 2006) carried over to
//! neighbourhoods of graphs.
//!
//! The surroundings of a point are its neighbours and diagonals, and where the diagonals do not link its neighbours, the
//! neighbours of its neighbours. Two of them are beside one another if they are joined, or have a
//! neighbour in common there.

use super::eyes::Eyes;
use gospace::boards::graph::Graph;
use gospace::colour::Colour;
use gospace::ids::Placement;
use gospace::rules::capture::chains::Chains;

/// Points with more neighbours have no shapes.
const MOST_NEIGHBOURS: usize = 12;

/// The surroundings of all points.
pub struct Shapes {
    /// By point: those of v are `around[starts[v]..starts[v + 1]]`, neighbours first.
    starts: Vec<u32>,
    around: Vec<Placement>,
    /// By arc of the graph, in order: the surroundings beside the neighbour, as bits.
    beside: Vec<u64>,
    arcs: Vec<u32>,
}

impl Shapes {
    /// Finds all surroundings. Cost: O(Σ degree³).
    pub fn new(graph: &Graph, eyes: &Eyes) -> Shapes {
        let mut shapes =
            Shapes { starts: vec![0], around: Vec::new(), beside: Vec::new(), arcs: vec![0] };
        for v in graph.vertices() {
            let near = surroundings(graph, eyes, v);
            let degree = graph.degree(v) as usize;
            if degree <= MOST_NEIGHBOURS {
                let beside = (0..degree).map(|place| beside(graph, v, &near, place));
                shapes.beside.extend(beside);
            }
            shapes.around.extend(near);
            shapes.starts.push(shapes.around.len() as u32);
            shapes.arcs.push(shapes.beside.len() as u32);
        }
        shapes
    }

    /// The neighbours of a point, and behind them its other surroundings.
    #[inline]
    pub fn around(&self, v: Placement) -> &[Placement] {
        let [start, end] = [self.starts[v.index()], self.starts[v.index() + 1]];
        &self.around[start as usize..end as usize]
    }

    /// True if an empty point is where stones touch or cut: beside a neighbour stone is one of the
    /// other colour, and at least half of the neighbours are empty; or two chains of one colour
    /// meet there with a stone of the other colour.
    #[inline]
    pub fn is_contact(&self, chains: &Chains, v: Placement) -> bool {
        let [start, end] = [self.arcs[v.index()] as usize, self.arcs[v.index() + 1] as usize];
        let beside = &self.beside[start..end];
        let around = self.around(v);
        let [mut black, mut white] = [0u64; 2];
        for (place, u) in around.iter().enumerate() {
            let colour = chains.colours()[u.index()];
            black |= u64::from(colour == Colour::Black) << place;
            white |= u64::from(colour == Colour::White) << place;
        }
        let neighbours = (1 << beside.len()) - 1;
        let [near_black, near_white] = [black, white].map(|stones| stones & neighbours);
        if black == 0 || white == 0 || near_black | near_white == 0 {
            return false;
        }
        let empty = beside.len() - (near_black | near_white).count_ones() as usize;
        let touches = |(place, beside): (usize, &u64)| {
            near_black >> place & 1 == 1 && beside & white != 0
                || near_white >> place & 1 == 1 && beside & black != 0
        };
        2 * empty + 1 >= beside.len() && beside.iter().enumerate().any(touches)
            || near_black.count_ones().max(near_white.count_ones()) > 1
                && are_apart(chains, &around[..beside.len()])
    }
}

/// True if two chains of one colour are among the points.
fn are_apart(chains: &Chains, points: &[Placement]) -> bool {
    let mut heads = [None; 2];
    points.iter().any(|&u| {
        chains.colours()[u.index()].player().is_some_and(|player| {
            let head = chains.head(u);
            *heads[player as usize].get_or_insert(head) != head
        })
    })
}

/// The neighbours of a point, and behind them its diagonals, and where these do not link its neighbours what lies behind
/// them; 64 at the most.
fn surroundings(graph: &Graph, eyes: &Eyes, v: Placement) -> Vec<Placement> {
    let mut near = graph.successors(v).to_vec();
    if near.len() > MOST_NEIGHBOURS {
        return near;
    }
    near.extend(eyes.diagonals(v));
    if !eyes.is_linked(v) {
        for place in 0..graph.degree(v) as usize {
            for &w in graph.successors(near[place]) {
                if w != v && !near.contains(&w) {
                    near.push(w);
                }
            }
        }
    }
    near.truncate(64);
    near
}

/// The surroundings of v beside its neighbour at a place.
fn beside(graph: &Graph, v: Placement, near: &[Placement], place: usize) -> u64 {
    let joined = |a: Placement| {
        let all = near.iter().enumerate();
        all.filter(|(_, b)| graph.has_arc(a, **b)).fold(0u64, |bits, (place, _)| bits | 1 << place)
    };
    let first = joined(near[place]);
    let degree = graph.degree(v) as usize;
    let second = (0..near.len()).filter(|other| first >> other & 1 == 1);
    let second = second.fold(0, |bits, other| bits | joined(near[other]));
    (first | second & ((1 << degree) - 1)) & !(1 << place)
}

#[cfg(test)]
mod tests {
    use super::{Eyes, Shapes};
    use gospace::boards::graph::Graph;
    use gospace::ids::Placement;

    fn around(points: usize, edges: &[[u32; 2]], v: u32) -> usize {
        let graph = Graph::new(points, edges, &[]).unwrap().0;
        Shapes::new(&graph, &Eyes::new(&graph)).around(Placement(v)).len()
    }

    #[test]
    fn the_middle_of_a_grid_is_among_its_neighbours_and_diagonals() {
        let rights = (0..25).filter(|v| v % 5 < 4).map(|v| [v, v + 1]);
        let downs = (0..20).map(|v| [v, v + 5]);
        assert_eq!(around(25, &rights.chain(downs).collect::<Vec<_>>(), 12), 4 + 4);
    }

    #[test]
    fn the_root_of_a_tree_which_has_no_diagonals_is_among_points_of_two_links() {
        let edges: Vec<[u32; 2]> = (1..10).map(|v| [(v - 1) / 3, v]).collect();
        assert_eq!(around(10, &edges, 0), 3 + 6);
    }
}
