//! Lattices and textbook graphs against the numbers of the literature.

use std::collections::BTreeSet;

use gospace::boards::families;

use super::super::checks::graphs::{degrees, diameter, edge_count, girth, graph, is_bipartite};
use super::points_edges_degrees;

#[test]
fn triangular_boards_have_centred_hexagonal_numbers_of_points() {
    // OEIS A003215: 1, 7, 19, 37, 61, 91.
    for (side, points) in (1..).zip([1, 7, 19, 37, 61, 91]) {
        let drawn = families::triangular(side).expect("a small board");
        let (n, edges, _) = points_edges_degrees(&drawn);
        let s = side as usize;
        assert_eq!((n, edges), (points, 3 * (s - 1) * (3 * s).saturating_sub(2)));
    }
    let drawn = families::triangular(4).expect("a small board");
    assert_eq!(points_edges_degrees(&drawn).2, [3, 4, 6]);
    assert_eq!(girth(&graph(&drawn)), Some(3));
}

#[test]
fn honeycombs_are_benzene_coronene_and_so_on() {
    // Stojmenović 1997: 6s² points, 9s² − 3s edges, diameter 4s − 1. Coronene is C24, 30 bonds.
    for side in 1..=5 {
        let drawn = families::honeycomb(side).expect("a small board");
        let graph = graph(&drawn);
        let s = side as usize;
        assert_eq!(graph.vertex_count(), 6 * s * s);
        assert_eq!(edge_count(&graph), 9 * s * s - 3 * s);
        assert_eq!(diameter(&graph), Some(4 * s - 1));
        assert_eq!(girth(&graph), Some(6));
        assert!(is_bipartite(&graph));
    }
}

#[test]
fn points_of_lattices_are_numbered_row_by_row() {
    let made = [families::triangular(4), families::honeycomb(3), families::rhombille(3)];
    for drawn in made.map(|made| made.expect("a small board")) {
        let rows: Vec<[f64; 2]> = drawn.points.iter().map(|&[x, y]| [y, x]).collect();
        assert!(rows.is_sorted(), "{rows:?}");
    }
}

#[test]
fn a_kings_move_board_has_the_king_graphs_edges() {
    // Mathworld, "King Graph": 4mn − 3(m + n) + 2 edges; on 8×8, 420 moves either way.
    let drawn = families::kings(8, 8).expect("a chess board");
    assert_eq!(points_edges_degrees(&drawn), (64, 210, vec![3, 5, 8]));
    assert_eq!(diameter(&graph(&drawn)), Some(7));
}

#[test]
fn paths_cycles_and_stars_are_what_they_are_called() {
    let path = graph(&families::path(9).expect("P9"));
    assert_eq!((edge_count(&path), diameter(&path), girth(&path)), (8, Some(8), None));
    let cycle = graph(&families::cycle(9).expect("C9"));
    assert_eq!((edge_count(&cycle), diameter(&cycle), girth(&cycle)), (9, Some(4), Some(9)));
    let star = graph(&families::star(9).expect("K1,9"));
    assert_eq!((edge_count(&star), diameter(&star), girth(&star)), (9, Some(2), None));
    assert_eq!(degrees(&star), BTreeSet::from([1, 9]));
}

#[test]
fn complete_graphs_have_every_edge() {
    for n in 1..=9 {
        let drawn = families::complete(n).expect("K_n");
        let n = n as usize;
        assert_eq!(points_edges_degrees(&drawn), (n, n * (n - 1) / 2, vec![n - 1]));
    }
    let drawn = families::complete_bipartite(3, 5).expect("K3,5");
    assert_eq!(points_edges_degrees(&drawn), (8, 15, vec![3, 5]));
    assert!(is_bipartite(&graph(&drawn)));
    assert_eq!(girth(&graph(&drawn)), Some(4));
}

#[test]
fn hypercubes_are_regular_bipartite_and_d_across() {
    // Harary, Hayes, Wu 1988, "A survey of the theory of hypercube graphs".
    for d in 0..=7 {
        let drawn = families::hypercube(d).expect("Q_d");
        let d = d as usize;
        assert_eq!(points_edges_degrees(&drawn), (1 << d, d << d >> 1, vec![d]));
        assert!(is_bipartite(&graph(&drawn)));
        assert_eq!(diameter(&graph(&drawn)), Some(d));
    }
    let largest = families::hypercube(16).expect("Q16");
    assert_eq!((largest.points.len(), largest.edges.len()), (65_536, 524_288));
}

#[test]
fn trees_are_connected_without_cycles() {
    let complete = families::complete_tree(3, 4).expect("121 points");
    assert_eq!(points_edges_degrees(&complete), (121, 120, vec![1, 3, 4]));
    for seed in 0..20 {
        let tree = graph(&families::random_tree(200, seed).expect("200 points"));
        assert_eq!((edge_count(&tree), tree.component_count()), (199, 1));
    }
}

#[test]
fn the_petersen_graph_is_the_moore_graph_of_degree_three() {
    // Hoffman and Singleton 1960: 10 points, degree 3, diameter 2, girth 5.
    let drawn = families::petersen();
    assert_eq!(points_edges_degrees(&drawn), (10, 15, vec![3]));
    assert_eq!(girth(&graph(&drawn)), Some(5));
    assert_eq!(diameter(&graph(&drawn)), Some(2));
}
