//! Graphs as spaces (TopoGo, example 2 and result 1; Sensei, "a normal board").

use std::collections::BTreeSet;

use gospace::boards::graph::Graph;
use gospace::boards::setup::{GridSetup, SpaceSetup, Wrap};
use gospace::boards::space::{OneWayArc, Space};
use gospace::ids::{Placement, Point};
use proptest::collection::vec;
use proptest::prelude::*;

const WRAPS: [Wrap; 6] =
    [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];

fn graph(vertices: usize, edges: &[[u32; 2]]) -> Graph {
    Graph::new(vertices, edges, &[]).expect("a small graph").0
}

fn places(count: usize) -> Vec<[f64; 2]> {
    (0..count).map(|i| [i as f64, (i * i) as f64]).collect()
}

/// The statements of the seeds on the space of a graph.
fn check(graph: &Graph) {
    let setup = SpaceSetup::of_graph(&places(graph.vertex_count()), graph).expect("two-way edges");
    let space = Space::new(&setup).expect("the space of a graph");
    let vertices = graph.vertex_count();
    assert_eq!(space.point_count(), vertices + graph.arc_count() / 2);
    assert_eq!(space.placement_count(), vertices);
    assert!(space.all_connected());
    for u in graph.vertices() {
        assert_eq!(space.points_of(u), [Point(u.0)]);
        let closure = space.closure_of_point(Point(u.0));
        assert_eq!(closure.len(), 1 + graph.successors(u).len());
        assert!(closure[1..].iter().all(|line| line.index() >= vertices));
        for &line in &closure[1..] {
            assert_eq!(space.closure_of_point(line), [line]);
            let ends = space.neighbourhood(line);
            assert!(ends.len() == 3 && ends.contains(&Point(u.0)) && ends.contains(&line));
        }
        for v in graph.vertices().filter(|&v| v != u) {
            let both = space.closure(&[Point(u.0), Point(v.0)]);
            assert_eq!(space.is_connected(&both), graph.has_arc(u, v), "{u} {v}");
        }
    }
}

#[test]
fn two_stones_on_a_grid_are_go_connected_iff_they_are_neighbours() {
    for wrap in WRAPS {
        let grid = GridSetup { columns: 5, rows: 4, wrap };
        check(&graph(20, &grid.edges()));
    }
}

proptest! {
    #[test]
    fn two_stones_on_a_graph_are_go_connected_iff_they_are_neighbours(
        edges in vec([0u32..9, 0u32..9], 0..25)
    ) {
        check(&graph(9, &edges));
    }
}

#[test]
fn edges_stand_after_the_vertices_in_the_order_of_their_ends_and_halfway() {
    let graph = graph(3, &[[2, 1], [1, 0]]);
    let setup = SpaceSetup::of_graph(&[[0.0, 0.0], [2.0, 0.0], [2.0, 6.0]], &graph);
    let wanted = SpaceSetup {
        points: vec![[0.0, 0.0], [2.0, 0.0], [2.0, 6.0], [1.0, 0.0], [2.0, 3.0]],
        open: vec![vec![0], vec![1], vec![2], vec![0, 3, 1], vec![1, 4, 2]],
        placements: vec![vec![0], vec![1], vec![2]],
    };
    assert_eq!(setup, Ok(wanted));
}

#[test]
fn a_one_way_arc_is_named() {
    let (graph, _) = Graph::new(3, &[[0, 1]], &[[2, 1]]).expect("a small graph");
    let [from, to] = [Placement(2), Placement(1)];
    assert_eq!(SpaceSetup::of_graph(&places(3), &graph), Err(OneWayArc { from, to }));
}

#[test]
fn a_grids_space_is_that_of_its_graph_and_no_two_points_are_drawn_at_one_place() {
    for wrap in WRAPS {
        for (columns, rows) in [(1, 1), (1, 3), (2, 2), (3, 3), (4, 3), (5, 5)] {
            let grid = GridSetup { columns, rows, wrap };
            let graph = graph((columns * rows) as usize, &grid.edges());
            let of_grid = SpaceSetup::of_grid(&grid);
            let of_graph = SpaceSetup::of_graph(&of_grid.points, &graph).expect("two-way edges");
            assert_eq!(
                (&of_grid.open, &of_grid.placements),
                (&of_graph.open, &of_graph.placements)
            );
            let drawn: BTreeSet<_> = of_grid.points.iter().map(|p| p.map(|c| c as i64)).collect();
            assert_eq!(drawn.len(), of_grid.points.len(), "{wrap:?} {columns}×{rows}");
        }
    }
}
