//! Grids, flat and glued, against API.md's table.

use std::collections::BTreeSet;

use gospace::boards::setup::{BoardSetup, Wrap};
use gospace::limits::MAX_PLACEMENTS;

use super::super::checks::graphs::{degrees, diameter, edge_count, graph_of, is_bipartite};
use super::{WRAPS, grid, reduced};
use gospace::boards::setup::GridSetup;

fn literal_arcs(grid: &GridSetup) -> BTreeSet<[u32; 2]> {
    let [w, h] = [grid.columns, grid.rows].map(i64::from);
    let mut arcs = BTreeSet::new();
    for (y, x) in (0..h).flat_map(|y| (0..w).map(move |x| (y, x))) {
        for [dx, dy] in [[1, 0], [0, 1], [-1, 0], [0, -1]] {
            let [to_x, to_y] = [x + dx, y + dy];
            let leaves_sideways = !(0..w).contains(&to_x);
            let leaves_upright = !(0..h).contains(&to_y);
            let is_open = (leaves_sideways && grid.wrap == Wrap::None)
                || (leaves_upright
                    && matches!(grid.wrap, Wrap::None | Wrap::Cylinder | Wrap::Mobius));
            if !is_open {
                arcs.insert([(y * w + x) as u32, reduced(grid, to_x, to_y)]);
            }
        }
    }
    arcs.into_iter().filter(|[a, b]| a != b).collect()
}

#[test]
fn neighbours_on_a_glued_grid_are_those_of_the_table() {
    for wrap in WRAPS {
        for (columns, rows) in (1..=6).flat_map(|w| (1..=6).map(move |h| (w, h))) {
            let grid = grid(columns, rows, wrap);
            let edges = grid.edges();
            let arcs: BTreeSet<_> = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
            assert_eq!(arcs, literal_arcs(&grid), "{grid:?}");
            assert_eq!(arcs.len(), 2 * edges.len(), "an edge twice on {grid:?}");
        }
    }
}

#[test]
fn every_point_of_a_torus_or_klein_bottle_has_four_neighbours() {
    for wrap in [Wrap::Torus, Wrap::Klein] {
        let graph = graph_of(&BoardSetup::Grid(grid(7, 5, wrap)));
        assert_eq!(degrees(&graph), BTreeSet::from([4]), "{wrap:?}");
        assert_eq!(edge_count(&graph), 2 * 7 * 5);
    }
}

#[test]
fn a_grid_has_2wh_minus_w_minus_h_edges_and_two_colours() {
    let graph = graph_of(&BoardSetup::Grid(grid(19, 19, Wrap::None)));
    assert_eq!(edge_count(&graph), 2 * 361 - 38);
    assert!(is_bipartite(&graph));
    assert_eq!(diameter(&graph), Some(36));
}

#[test]
fn a_torus_has_two_colours_only_if_both_sides_are_even() {
    for (columns, rows) in [(4, 6), (5, 6), (4, 5), (5, 5)] {
        let torus = graph_of(&BoardSetup::Grid(grid(columns, rows, Wrap::Torus)));
        assert_eq!(is_bipartite(&torus), (columns * rows) % 2 == 0 && columns % 2 == rows % 2);
    }
}

#[test]
fn the_largest_grid_is_made_and_the_number_of_points_never_overflows() {
    let line = grid(1, MAX_PLACEMENTS as u32, Wrap::Projective);
    assert!(line.edges().len() >= MAX_PLACEMENTS - 1);
    assert_eq!(grid(1000, 1000, Wrap::Torus).edges().len(), 2_000_000);
    let absurd = grid(u32::MAX, u32::MAX, Wrap::Klein);
    assert_eq!(absurd.point_count(), u64::from(u32::MAX).pow(2));
    assert_eq!(grid(0, 7, Wrap::Torus).edges(), Vec::<[u32; 2]>::new());
}
