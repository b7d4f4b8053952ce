//! Boards whose lines go one way, by rule.

use super::classic::round_trip;
use super::layout::{drawn, ring, unit_ring_radius};
use super::size::{FamilyError, Parameter, at_least, grid_within_limits, within_limits};
use crate::boards::setup::GraphSetup;

/// A grid whose rows lead right and left in turn, the top one right, and whose columns lead
/// up and down in turn, the first one up. With even sizes of 2 or more one can go around the
/// whole, so that there is a way from every point to every other; with an odd size some
/// corner is a dead end.
pub fn one_way_streets(columns: u32, rows: u32) -> Result<GraphSetup, FamilyError> {
    grid_within_limits(columns, rows, 4)?;
    let mut points = Vec::new();
    let mut arcs = Vec::new();
    for y in 0..rows {
        for x in 0..columns {
            let here = y * columns + x;
            points.push([f64::from(x), f64::from(y)]);
            if x + 1 < columns {
                arcs.push(directed([here, here + 1], y % 2 == 0));
            }
            if y + 1 < rows {
                arcs.push(directed([here, here + columns], x % 2 == 1));
            }
        }
    }
    Ok(drawn(points, Vec::new(), arcs))
}

fn directed([from, to]: [u32; 2], onward: bool) -> [u32; 2] {
    if onward { [from, to] } else { [to, from] }
}

/// The directed cycle: n ≥ 3 points, each with one arc to the next.
pub fn directed_cycle(points: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 3)?;
    within_limits(points.into(), points.into())?;
    let places = ring(points, unit_ring_radius(points));
    Ok(drawn(places, Vec::new(), round_trip(points)))
}
