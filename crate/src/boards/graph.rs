//! Directed graphs in compressed sparse row form, both directions.
//!
//! Knows nothing of colours, turns or rules.

use super::around::{Around, Relation, holds};
use super::names::{drawn, tell_apart};
use super::rows::{Rows, component_count};
use super::setup::GraphSetup;
use crate::ids::Placement;
use crate::limits::{MAX_ARCS, MAX_PLACEMENTS};

/// A finite directed graph without loops or parallel arcs. An edge is two opposite arcs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Row v is successors and predecessors where every arc has its opposite; elsewhere row 2v is the successors of v
    /// and row 2v + 1 its predecessors, since who looks at one soon looks at the other.
    rows: Rows<Placement>,
    is_directed: bool,
}

/// The loops and parallel arcs dropped while a graph was made (no error, by RULES.md).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Arcs and edges from a vertex to itself.
    pub loops: usize,
    /// Arcs that were there already, an edge counting as two.
    pub repeats: usize,
}

/// Ways in which a graph can be invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum GraphError {
    /// More vertices than [`MAX_PLACEMENTS`].
    #[error("{count} points are more than the limit of {MAX_PLACEMENTS}")]
    TooManyVertices {
        /// The number of vertices.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        count: u64,
    },
    /// More arcs than [`MAX_ARCS`], an edge counting as two.
    #[error("{count} arcs are more than the limit of {MAX_ARCS} (an edge is two arcs)")]
    TooManyArcs {
        /// The number of arcs.
        count: usize,
    },
    /// An edge names a vertex that is not there.
    #[error("there is no point {vertex}")]
    EdgeOutOfRange {
        /// The place in the list of edges.
        edge: usize,
        /// The vertex that it names.
        vertex: u32,
    },
    /// An arc names a vertex that is not there.
    #[error("there is no point {vertex}")]
    ArcOutOfRange {
        /// The place in the list of arcs.
        arc: usize,
        /// The vertex that it names.
        vertex: u32,
    },
}

impl Graph {
    /// The graph on `vertices` vertices with these two-way edges and one-way arcs (from, to).
    /// Cost: O(vertices + arcs). Loops and repeats are dropped and counted.
    pub fn new(
        vertices: usize,
        edges: &[[u32; 2]],
        arcs: &[[u32; 2]],
    ) -> Result<(Graph, Dropped), GraphError> {
        check_counts(vertices, edges.len(), arcs.len())?;
        check_ends(vertices, edges)
            .map_err(|(edge, vertex)| GraphError::EdgeOutOfRange { edge, vertex })?;
        check_ends(vertices, arcs)
            .map_err(|(arc, vertex)| GraphError::ArcOutOfRange { arc, vertex })?;
        let is_loop = |[a, b]: &&[u32; 2]| a == b;
        let edge_loops = edges.iter().filter(is_loop).count();
        let arc_loops = arcs.iter().filter(is_loop).count();
        let both_ways = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
        let all = both_ways.chain(arcs.iter().copied());
        let mut out = Rows::of_pairs(vertices, all.filter(|[a, b]| a != b));
        out.dedup();
        let proper = 2 * (edges.len() - edge_loops) + arcs.len() - arc_loops;
        let dropped = Dropped { loops: edge_loops + arc_loops, repeats: proper - out.item_count() };
        if arcs.is_empty() {
            return Ok((Graph { rows: out, is_directed: false }, dropped));
        }
        let into = out.reversed();
        let is_directed = into != out;
        let rows = if is_directed { out.alternating(&into) } else { out };
        Ok((Graph { rows, is_directed }, dropped))
    }

    /// The graph whose vertices have these neighbours, ascending; each is a neighbour of its own neighbours.
    pub(super) fn of_neighbours(rows: Rows<Placement>) -> Graph {
        Graph { rows, is_directed: false }
    }

    /// The number of vertices.
    #[inline]
    pub fn vertex_count(&self) -> usize {
        self.rows.len() >> u32::from(self.is_directed)
    }

    /// The number of arcs, an edge counting as two.
    pub fn arc_count(&self) -> usize {
        self.rows.item_count() >> u32::from(self.is_directed)
    }

    #[inline]
    fn first_row(&self, v: Placement) -> usize {
        v.index() << u32::from(self.is_directed)
    }

    /// Every vertex, in order.
    pub fn vertices(&self) -> impl DoubleEndedIterator<Item = Placement> + ExactSizeIterator {
        (0..self.vertex_count()).map(Placement::at)
    }

    /// The vertices that arcs from `v` lead to, ascending. Panics if `v` is out of range.
    #[inline]
    pub fn successors(&self, v: Placement) -> &[Placement] {
        self.rows.row(self.first_row(v))
    }

    /// The out-degree of `v`. Panics if `v` is out of range.
    #[inline]
    pub fn degree(&self, v: Placement) -> u32 {
        self.successors(v).len() as u32
    }

    /// The out-degree of each vertex, in order.
    pub fn degrees(&self) -> impl Iterator<Item = u32> {
        self.vertices().map(|v| self.degree(v))
    }

    /// The vertices that arcs to `v` come from, ascending. Panics if `v` is out of range.
    #[inline]
    pub fn predecessors(&self, v: Placement) -> &[Placement] {
        self.rows.row(self.first_row(v) + usize::from(self.is_directed))
    }

    /// True if every arc has its opposite.
    #[inline]
    pub fn is_undirected(&self) -> bool {
        !self.is_directed
    }

    /// True if there is an arc from `from` to `to`. Cost: O(log degree).
    pub fn has_arc(&self, from: Placement, to: Placement) -> bool {
        self.successors(from).binary_search(&to).is_ok()
    }

    /// The number of weakly connected components. Cost: O(vertices + arcs).
    pub fn component_count(&self) -> usize {
        let into = |v| if self.is_directed { self.predecessors(v) } else { &[] };
        let beside = |v| self.successors(v).iter().chain(into(v)).copied();
        component_count(self.vertex_count(), beside)
    }

    /// The surroundings of a vertex.
    pub(super) fn around(&self, at: Placement) -> Around {
        let mut around = Around::default();
        let [out, into] = [self.successors(at), self.predecessors(at)];
        for &p in out {
            around.add(if holds(into, p) { Relation::Next } else { Relation::To }, p.0);
        }
        for &p in into.iter().filter(|&&p| !holds(out, p)) {
            around.add(Relation::From, p.0);
        }
        around
    }

    /// Every arc, as a kind of relation.
    pub(super) fn relations(&self) -> Vec<[u32; 3]> {
        let arcs = self.vertices().map(|v| (v, self.successors(v)));
        arcs.flat_map(|(v, all)| all.iter().map(move |u| [v.0, u.0, 1])).collect()
    }
}

impl GraphSetup {
    /// Labels, and for points without one their names by place.
    pub(super) fn names(&self) -> Vec<String> {
        let mut names = drawn::by_place(&self.points);
        let Some(labels) = &self.labels else { return names };
        let is_labelled = |p: usize| labels.get(p).is_some_and(|label| !label.is_empty());
        for (p, name) in names.iter_mut().enumerate().filter(|(p, _)| is_labelled(*p)) {
            name.clone_from(&labels[p]);
        }
        tell_apart(&mut names, &is_labelled);
        names
    }
}

fn check_counts(vertices: usize, edges: usize, arcs: usize) -> Result<(), GraphError> {
    if vertices > MAX_PLACEMENTS {
        return Err(GraphError::TooManyVertices { count: vertices as u64 });
    }
    let count = edges.saturating_mul(2).saturating_add(arcs);
    if count > MAX_ARCS {
        return Err(GraphError::TooManyArcs { count });
    }
    Ok(())
}

/// The first pair that names a vertex out of range, and that vertex.
fn check_ends(vertices: usize, pairs: &[[u32; 2]]) -> Result<(), (usize, u32)> {
    for (place, pair) in pairs.iter().enumerate() {
        if let Some(&vertex) = pair.iter().find(|&&v| v as usize >= vertices) {
            return Err((place, vertex));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::setup::{GridSetup, Wrap};

    #[test]
    fn the_graph_of_a_grid_is_that_of_its_edges() {
        let wraps =
            [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];
        for (columns, rows, wrap) in (1..6)
            .flat_map(|columns| (1..6).map(move |rows| (columns, rows)))
            .flat_map(|(columns, rows)| wraps.map(|wrap| (columns, rows, wrap)))
        {
            let grid = GridSetup { columns, rows, wrap };
            let by_edges = Graph::new((columns * rows) as usize, &grid.edges(), &[]);
            let of_neighbours = Graph::of_neighbours(grid.neighbours());
            assert_eq!(by_edges, Ok((of_neighbours, Dropped::default())), "{grid:?}");
        }
    }
}
