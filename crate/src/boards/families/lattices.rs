//! Patches of lattices: triangular and honeycomb in a hexagon, and the king's-move grid.

use super::layout::{Place, undirected};
use super::size::{FamilyError, Parameter, at_least, grid_within_limits, within_limits};
use crate::boards::setup::GraphSetup;
use crate::order;

/// Half the square root of 3: the height of a triangle whose sides are 1.
pub(super) const HEIGHT: f64 = 0.866_025_403_784_438_6;

/// The triangular lattice in a hexagon with `side` ≥ 1 points along each of its sides:
/// 3s(s − 1) + 1 points (the centred hexagonal numbers) and 3(s − 1)(3s − 2) edges, six at
/// each inner point.
pub fn triangular(side: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Side, side, 1)?;
    let s = u64::from(side);
    let points = 3 * u128::from(s) * u128::from(s - 1) + 1;
    let points = u64::try_from(points).unwrap_or(u64::MAX);
    within_limits(points, 6u64.saturating_mul(points))?;
    let far = side as i32 - 1;
    let row = |r: i32| (-far).max(-far - r)..=far.min(far - r);
    let cells: Vec<[i32; 2]> = (-far..=far).flat_map(|r| row(r).map(move |q| [q, r])).collect();
    let places = cells.iter().map(|&[q, r]| {
        let [q, r] = [f64::from(q), f64::from(r)];
        [q + r / 2.0, r * HEIGHT]
    });
    let edges = linked(&cells, |[q, r]| [[q + 1, r], [q - 1, r + 1], [q, r + 1]]);
    Ok(undirected(places.collect(), edges))
}

/// The honeycomb: hexagonal cells in a hexagon with `side` ≥ 1 cells along each of its sides;
/// 6s² points and 9s² − 3s edges, three at each inner point. The points are the integer
/// (a, b, c) with 1 − s ≤ a, b, c ≤ s and a + b + c = 1 or 2, as in Stojmenović, "Honeycomb
/// networks" (1997).
pub fn honeycomb(side: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Side, side, 1)?;
    let s = u64::from(side);
    let points = s.saturating_mul(s).saturating_mul(6);
    within_limits(points, points.saturating_mul(3))?;
    let corners = honeycomb_corners(side);
    let places = corners.iter().map(|&corner| seen_along_diagonal(corner));
    let edges = linked(&corners, steps);
    Ok(undirected(places.collect(), edges))
}

/// The points of the honeycomb, row by row.
pub(super) fn honeycomb_corners(side: u32) -> Vec<[i32; 3]> {
    let s = side as i32;
    let with_sum = move |a: i32, b: i32| [1 - a - b, 2 - a - b].map(|c| [a, b, c]);
    let mut corners: Vec<[i32; 3]> = (1 - s..=s)
        .flat_map(|a| (1 - s..=s).flat_map(move |b| with_sum(a, b)))
        .filter(|&[_, _, c]| (1 - s..=s).contains(&c))
        .collect();
    order::by_key(&mut corners, |&[a, b, c]| [b + c - 2 * a, c - b]);
    corners
}

/// The three points of whole coordinates one step onward.
pub(super) fn steps([a, b, c]: [i32; 3]) -> [[i32; 3]; 3] {
    [[a + 1, b, c], [a, b + 1, c], [a, b, c + 1]]
}

/// The projection of a point of whole coordinates along (1, 1, 1), a step being a unit long.
pub(super) fn seen_along_diagonal([a, b, c]: [i32; 3]) -> Place {
    [f64::from(c - b) * HEIGHT, f64::from(b + c - 2 * a) / 2.0]
}

/// The king's-move grid: a rectangular grid with both diagonals in every square, up to eight
/// edges at a point; 4WH − 3W − 3H + 2 edges.
pub fn kings(columns: u32, rows: u32) -> Result<GraphSetup, FamilyError> {
    grid_within_limits(columns, rows, 8)?;
    let [w, h] = [columns as i32, rows as i32];
    let cells: Vec<[i32; 2]> = (0..h).flat_map(|y| (0..w).map(move |x| [x, y])).collect();
    let places = cells.iter().map(|cell| cell.map(f64::from)).collect();
    let edges = linked(&cells, |[x, y]| [[x + 1, y], [x - 1, y + 1], [x, y + 1], [x + 1, y + 1]]);
    Ok(undirected(places, edges))
}

/// The edges from each cell to those of the cells `onward` that are there. `onward` names one
/// of every two opposite steps.
pub(super) fn linked<const D: usize, const N: usize>(
    cells: &[[i32; D]],
    onward: impl Fn([i32; D]) -> [[i32; D]; N],
) -> Vec<[u32; 2]> {
    let mut index: Vec<([i32; D], u32)> = cells.iter().copied().zip(0..).collect();
    index.sort_unstable();
    let find = |cell: &[i32; D]| index.binary_search_by(|(c, _)| c.cmp(cell)).ok();
    let edges = cells.iter().zip(0u32..).flat_map(|(&cell, from)| {
        let targets = onward(cell).into_iter();
        targets.filter_map(move |cell| find(&cell).map(|place| [from, place as u32]))
    });
    edges.map(|[from, place]| [from, index[place as usize].1]).collect()
}
