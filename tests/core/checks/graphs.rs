//! Literal measures of a graph: distances, girth, colours, ways around.

use std::collections::{BTreeSet, VecDeque};

use gospace::boards::Board;
use gospace::boards::drawing::Drawing;
use gospace::boards::families::{Family, gallery};
use gospace::boards::graph::Graph;
use gospace::boards::setup::{BoardSetup, GraphSetup};
use gospace::ids::Placement;

/// The boards of the gallery that are graphs, grids included.
pub fn graphs_of_gallery() -> impl Iterator<Item = &'static Family> {
    gallery()
        .iter()
        .filter(|family| matches!(family.setup().0, BoardSetup::Grid(_) | BoardSetup::Graph(_)))
}

/// The drawing of a board.
pub fn drawing(setup: &BoardSetup) -> Drawing {
    Board::new(setup.clone()).expect("a board").drawing()
}

/// The graph of a board; none of its arcs may be a loop or come twice.
pub fn graph_of(setup: &BoardSetup) -> Graph {
    let (graph, dropped) = match setup {
        BoardSetup::Grid(grid) => {
            Graph::new(grid.point_count() as usize, &grid.edges(), &[]).expect("a grid's graph")
        }
        BoardSetup::Graph(drawn) => {
            Graph::new(drawn.points.len(), &drawn.edges, &drawn.arcs).expect("a family's graph")
        }
        _ => panic!("this board is no graph"),
    };
    assert_eq!((dropped.loops, dropped.repeats), (0, 0));
    graph
}

pub fn graph(drawn: &GraphSetup) -> Graph {
    graph_of(&BoardSetup::Graph(drawn.clone()))
}

pub fn edge_count(graph: &Graph) -> usize {
    assert!(graph.is_undirected());
    graph.arc_count() / 2
}

/// Every degree that occurs.
pub fn degrees(graph: &Graph) -> BTreeSet<usize> {
    graph.vertices().map(|v| graph.successors(v).len()).collect()
}

/// The distance of each point from `start` along arcs, if there is a way.
pub fn distances(graph: &Graph, start: Placement) -> Vec<Option<usize>> {
    let mut found = vec![None; graph.vertex_count()];
    found[start.index()] = Some(0);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((v, far)) = queue.pop_front() {
        for &u in graph.successors(v) {
            if found[u.index()].is_none() {
                found[u.index()] = Some(far + 1);
                queue.push_back((u, far + 1));
            }
        }
    }
    found
}

/// The greatest distance of two points; none if some point cannot be reached from some other.
pub fn diameter(graph: &Graph) -> Option<usize> {
    let all = graph.vertices().flat_map(|v| distances(graph, v));
    all.collect::<Option<Vec<usize>>>()?.into_iter().max()
}

/// The length of a shortest cycle of an undirected graph; none in a forest. For each edge, the
/// shortest way around it.
pub fn girth(graph: &Graph) -> Option<usize> {
    let edges = graph.vertices().flat_map(|v| graph.successors(v).iter().map(move |&u| (v, u)));
    edges.filter_map(|(v, u)| way_around(graph, v, u)).min()
}

fn way_around(graph: &Graph, from: Placement, to: Placement) -> Option<usize> {
    let mut far = vec![usize::MAX; graph.vertex_count()];
    far[from.index()] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(v) = queue.pop_front() {
        for &u in graph.successors(v) {
            let is_the_edge = v == from && u == to;
            if !is_the_edge && far[u.index()] == usize::MAX {
                far[u.index()] = far[v.index()] + 1;
                queue.push_back(u);
            }
        }
    }
    (far[to.index()] != usize::MAX).then(|| far[to.index()] + 1)
}

/// True if two colours are enough for no edge to join two points of one colour.
pub fn is_bipartite(graph: &Graph) -> bool {
    let mut side = vec![None; graph.vertex_count()];
    for start in graph.vertices() {
        if side[start.index()].is_some() {
            continue;
        }
        for (v, far) in graph.vertices().zip(distances(graph, start)) {
            side[v.index()] = side[v.index()].or(far.map(|d| d % 2));
        }
    }
    let mut arcs = graph.vertices().flat_map(|v| graph.successors(v).iter().map(move |&u| (v, u)));
    arcs.all(|(v, u)| side[v.index()] != side[u.index()])
}
