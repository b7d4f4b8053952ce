//! The boards discussed in "My rules of Go, on arbitrary directed graphs" (Digraph Go).

use super::layout::{Place, drawn, undirected};
use super::size::{FamilyError, Parameter, at_least, grid_within_limits, within_limits};
use crate::boards::setup::{GraphSetup, GridSetup, Start, Wrap};
use crate::ids::Placement;
use crate::site::Site;

/// Room from the end of one small graph to the next.
const GAP: f64 = 1.4;

/// Copies ≥ 1 of two points joined by an edge (Digraph Go, "Unstable components").
pub fn isolated_pairs(copies: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Copies, copies, 1)?;
    within_limits(2 * u64::from(copies), 2 * u64::from(copies))?;
    let edges = (0..copies).map(|i| [2 * i, 2 * i + 1]).collect();
    Ok(undirected(rows_of(2, copies), edges))
}

/// Copies ≥ 1 of a row of three points, which starts with white stones at the ends and an
/// empty point in the middle (Digraph Go, note 2).
pub fn rows_of_three(copies: u32) -> Result<(GraphSetup, Start), FamilyError> {
    at_least(Parameter::Copies, copies, 1)?;
    within_limits(3 * u64::from(copies), 4 * u64::from(copies))?;
    let firsts = || (0..copies).map(|i| 3 * i);
    let edges = firsts().flat_map(|i| [[i, i + 1], [i + 1, i + 2]]);
    let start = Start {
        black: Vec::new(),
        white: firsts().flat_map(|i| [Placement(i), Placement(i + 2)]).map(Site::from).collect(),
    };
    Ok((undirected(rows_of(3, copies), edges.collect()), start))
}

/// Rows of `length` points, as many as there are copies, arranged about as wide as high.
fn rows_of(length: u32, copies: u32) -> Vec<Place> {
    let width = f64::from(length - 1) + GAP;
    let abreast = (f64::from(copies) * GAP / width).sqrt().ceil().max(1.0) as u32;
    let row = |copy: u32| {
        let left = f64::from(copy % abreast) * width;
        let y = f64::from(copy / abreast) * GAP;
        (0..length).map(move |i| [left + f64::from(i), y])
    };
    (0..copies).flat_map(row).collect()
}

/// A grid, and ≥ 1 more points each of which has only an arc to the grid's bottom left corner
/// (Digraph Go, note 2, with finitely many of them). The owner of the corner keeps stones on all of
/// them.
pub fn corner_with_satellites(
    columns: u32,
    rows: u32,
    satellites: u32,
) -> Result<GraphSetup, FamilyError> {
    grid_within_limits(columns, rows, 4)?;
    at_least(Parameter::Satellites, satellites, 1)?;
    let grid = GridSetup { columns, rows, wrap: Wrap::None };
    let points = grid.point_count() + u64::from(satellites);
    within_limits(points, 4 * grid.point_count() + u64::from(satellites))?;
    let on_grid = (0..rows).flat_map(|y| (0..columns).map(move |x| [f64::from(x), f64::from(y)]));
    let mut places: Vec<Place> = on_grid.collect();
    let corner = (rows - 1) * columns;
    places.extend(fan(places[corner as usize], satellites));
    let first = columns * rows;
    let arcs = (first..first + satellites).map(|s| [s, corner]).collect();
    Ok(drawn(places, grid.edges(), arcs))
}

/// Places on a quarter circle to the left of and below a corner, one unit apart.
fn fan([x, y]: Place, count: u32) -> impl Iterator<Item = Place> {
    const QUARTER: f64 = std::f64::consts::FRAC_PI_2;
    let steps = f64::from(count.max(2) - 1);
    let radius = (0.5 / (QUARTER / steps / 2.0).sin()).max(1.6);
    (0..count).map(move |i| {
        let angle = match count {
            1 => QUARTER / 2.0,
            _ => QUARTER * f64::from(i) / steps,
        };
        [x - radius * angle.cos(), y + radius * angle.sin()]
    })
}
