//! Digraphs, random graphs and the boards that Digraph Go speaks of.

use gospace::Site;
use gospace::boards::families::{self, FamilyError};
use gospace::boards::names::name;
use gospace::boards::setup::{BoardSetup, Wrap};
use gospace::ids::Placement;

use super::super::checks::graphs::{diameter, graph, is_bipartite};
use super::{grid, points_edges_degrees};

#[test]
fn even_one_way_streets_lead_everywhere_and_no_street_both_ways() {
    for (columns, rows) in [(2, 2), (4, 6), (8, 8)] {
        let drawn = families::one_way_streets(columns, rows).expect("a small town");
        let streets = graph(&drawn);
        assert_eq!(streets.arc_count(), grid(columns, rows, Wrap::None).edges().len());
        assert!(diameter(&streets).is_some(), "{columns}×{rows}");
        for v in streets.vertices() {
            assert!(streets.successors(v).iter().all(|&u| !streets.has_arc(u, v)));
        }
    }
}

#[test]
fn a_directed_cycle_leads_around_one_way() {
    let cycle = graph(&families::directed_cycle(7).expect("7 points"));
    assert_eq!((cycle.arc_count(), diameter(&cycle)), (7, Some(6)));
    assert!(!cycle.is_undirected());
}

#[test]
fn random_digraphs_have_the_arcs_asked_for_and_follow_their_seed() {
    for arcs in [0, 1, 40, 132] {
        let drawn = families::random_digraph(12, arcs, 5).expect("12 points");
        assert_eq!(graph(&drawn).arc_count(), arcs as usize);
        assert_eq!(drawn, families::random_digraph(12, arcs, 5).expect("12 points"));
    }
    let [a, b] = [1, 2].map(|seed| families::random_digraph(12, 40, seed).expect("12 points"));
    assert_ne!(a.arcs, b.arcs);
}

#[test]
fn random_cubic_graphs_have_three_edges_at_each_point() {
    for (points, seed) in [(4, 1), (6, 2), (100, 3), (362, 4), (10_000, 5)] {
        let drawn = families::random_cubic(points, seed).expect("an even number");
        let edges = points as usize * 3 / 2;
        assert_eq!(points_edges_degrees(&drawn), (points as usize, edges, vec![3]));
    }
    let tried = families::random_cubic(361, 1);
    assert_eq!(tried, Err(FamilyError::OddPoints { points: 361 }));
}

#[test]
fn both_cubic_graphs_on_six_points_are_drawn_as_often_as_they_should() {
    // Of the 70 cubic graphs on six numbered points (OEIS A002829) 10 are K3,3, 60 are prisms.
    let made = (0..700).map(|seed| families::random_cubic(6, seed).expect("six points"));
    let bipartite = made.filter(|drawn| is_bipartite(&graph(drawn))).count();
    assert!((60..=145).contains(&bipartite), "{bipartite} of 700, and 100 are expected");
}

#[test]
fn isolated_pairs_touch_nothing_but_one_another() {
    let drawn = families::isolated_pairs(5).expect("five pairs");
    assert_eq!(points_edges_degrees(&drawn), (10, 5, vec![1]));
    assert_eq!(graph(&drawn).component_count(), 5);
}

#[test]
fn rows_of_three_start_white_at_the_ends_and_empty_in_the_middle() {
    let (drawn, start) = families::rows_of_three(4).expect("four rows");
    let rows = graph(&drawn);
    assert_eq!(rows.component_count(), 4);
    let ends = rows.vertices().filter(|&v| rows.successors(v).len() == 1);
    let ends: Vec<Site> = ends.map(Site::from).collect();
    assert_eq!((start.white, start.black), (ends, Vec::new()));
}

#[test]
fn satellites_have_one_arc_to_the_bottom_left_corner_and_none_back() {
    let drawn = families::corner_with_satellites(5, 4, 6).expect("a small board");
    let board = graph(&drawn);
    let setup = BoardSetup::Grid(grid(5, 4, Wrap::None));
    let corner = Placement(15);
    assert_eq!(name(&setup, corner), "A1");
    for satellite in (20..26).map(Placement) {
        assert_eq!(board.successors(satellite), [corner]);
        assert!(board.predecessors(satellite).is_empty());
    }
    assert_eq!(board.successors(corner).len(), 2);
}
