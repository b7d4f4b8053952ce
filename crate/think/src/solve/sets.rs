//! Sets of points as bits, and what of them arcs reach.

use gospace::boards::graph::Graph;
use gospace::ids::Placement;

/// A set of points of a board of at most 63, one bit for each.
pub type Points = u64;

/// The set of one point.
pub fn point(at: Placement) -> Points {
    1 << at.index()
}

/// The points of a set, ascending.
pub fn points(set: Points) -> impl Iterator<Item = Placement> {
    let rest = |set: &Points| Some(set & (set - 1)).filter(|&rest| rest != 0);
    let all = std::iter::successors(Some(set).filter(|&set| set != 0), rest);
    all.map(|rest| Placement::at(rest.trailing_zeros() as usize))
}

/// The arcs of a graph, for questions about sets of its points.
pub struct Arcs {
    /// By point, those from which an arc leads to it.
    into: Vec<Points>,
}

impl Arcs {
    /// The arcs of a graph of at most 63 points.
    pub fn new(graph: &Graph) -> Arcs {
        let before = |v| graph.predecessors(v).iter().fold(0, |set, &u| set | point(u));
        Arcs { into: graph.vertices().map(before).collect() }
    }

    /// All points.
    pub fn all(&self) -> Points {
        (1 << self.into.len()) - 1
    }

    /// The points with an arc into a set; they may be in it.
    pub fn before(&self, set: Points) -> Points {
        points(set).fold(0, |before, at| before | self.into[at.index()])
    }

    /// The points of a set that reach another set through it.
    pub fn reaching(&self, set: Points, goal: Points) -> Points {
        let mut reaching = set & self.before(goal);
        let mut last = reaching;
        while last != 0 {
            last = self.before(last) & set & !reaching;
            reaching |= last;
        }
        reaching
    }

    /// The connected pieces of a set, of an undirected graph.
    pub fn pieces(&self, mut set: Points) -> Vec<Points> {
        let mut pieces = Vec::new();
        while set != 0 {
            let first = set & set.wrapping_neg();
            let piece = first | self.reaching(set, first);
            set &= !piece;
            pieces.push(piece);
        }
        pieces
    }
}
