//! A graph as a go-space (TopoGo, example 2).

use std::collections::BTreeMap;

use crate::boards::graph::Graph;
use crate::boards::setup::{GridSetup, SpaceSetup};
use crate::ids::Placement;
use crate::order;

/// A one-way arc, for which a go-space has no point: topologies have no directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is an arc from {from} to {to} but none back")]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct OneWayArc {
    /// Its beginning.
    pub from: Placement,
    /// Its end.
    pub to: Placement,
}

impl SpaceSetup {
    /// The space of an undirected graph whose vertices are drawn at `points`, one place each. X is
    /// the vertices and then the edges, each drawn halfway, in the order of their ends; the
    /// subbase is {v} for each vertex and {u, uv, v} for each edge; S is {v} for each vertex, so
    /// that a placement has its vertex's number. Errors: the first arc that has no opposite. Cost:
    /// O(points + arcs · log degree). Panics if there are fewer points than vertices.
    pub fn of_graph(points: &[[f64; 2]], graph: &Graph) -> Result<SpaceSetup, OneWayArc> {
        let arcs =
            || graph.vertices().flat_map(|u| graph.successors(u).iter().map(move |&v| (u, v)));
        if let Some((from, to)) = arcs().find(|&(u, v)| !graph.has_arc(v, u)) {
            return Err(OneWayArc { from, to });
        }
        let edges: Vec<_> = arcs().filter(|(u, v)| u < v).map(|(u, v)| [u.0, v.0]).collect();
        let halfway = |[u, v]: [u32; 2]| middle(points[u as usize], points[v as usize]);
        Ok(joined(points[..graph.vertex_count()].to_vec(), &edges, halfway))
    }

    /// The space of a grid's graph, as [`of_graph`](Self::of_graph) makes it, but that its points
    /// are two units apart and that an edge across a glued side is drawn beyond the side by which
    /// it leaves one of its ends. Cost: O(points · log points). Assumes that the number of points
    /// has been checked.
    pub fn of_grid(grid: &GridSetup) -> SpaceSetup {
        let place = |p: u32| [p % grid.columns, p / grid.columns].map(|c| 2.0 * f64::from(c));
        let glued = grid.glued_steps().into_iter().rev().map(|glued| {
            let [[x, y], [dx, dy]] = [place(glued.from), glued.step.vector().map(f64::from)];
            ([glued.from.min(glued.to), glued.from.max(glued.to)], [x + dx, y + dy])
        });
        let mut places = BTreeMap::new();
        places.extend(glued);
        let mut edges = grid.edges();
        order::ascending(&mut edges);
        let points = (0..grid.columns * grid.rows).map(place).collect();
        joined(points, &edges, |ends| {
            places.get(&ends).copied().unwrap_or_else(|| middle(place(ends[0]), place(ends[1])))
        })
    }
}

fn middle([ax, ay]: [f64; 2], [bx, by]: [f64; 2]) -> [f64; 2] {
    [(ax + bx) / 2.0, (ay + by) / 2.0]
}

/// The space of these vertices and edges, each edge drawn at a place of its own.
fn joined(
    mut points: Vec<[f64; 2]>,
    edges: &[[u32; 2]],
    place: impl Fn([u32; 2]) -> [f64; 2],
) -> SpaceSetup {
    let vertices = points.len() as u32;
    let placements: Vec<_> = (0..vertices).map(|v| vec![v]).collect();
    let mut open = placements.clone();
    open.extend((vertices..).zip(edges).map(|(edge, &[u, v])| vec![u, edge, v]));
    points.extend(edges.iter().copied().map(place));
    SpaceSetup { points, open, placements }
}
