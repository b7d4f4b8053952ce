//! Boards of disks.

use super::size::{FamilyError, Parameter, at_least, at_most, grid_within_limits};
use crate::boards::setup::{Disk, DisksSetup, RegionSetup, Wrap};
use crate::geometry::Spot;
use crate::limits::MAX_PLACEMENTS;

/// Half the distance of two neighbours, in ticks.
const HALF_STEP: i32 = 512;

/// X = [1/2, columns + 1/2] × [1/2, rows + 1/2] with the open disks of radius 1/2 around its whole
/// points (TopoGo, example 1). Plays as the grid of so many columns and rows does.
pub fn disk_grid(columns: u32, rows: u32) -> Result<DisksSetup, FamilyError> {
    grid_within_limits(columns, rows, 4)?;
    at_most(Parameter::Columns, columns, MOST_IN_A_ROW)?;
    at_most(Parameter::Rows, rows, MOST_IN_A_ROW)?;
    let place = |step: u32| 2 * HALF_STEP * (step as i32 + 1);
    let spots = (0..rows).flat_map(|y| (0..columns).map(move |x| Spot::new(place(x), place(y))));
    let disks = spots.map(|centre| Disk { centre, core: HALF_STEP, reach: HALF_STEP }).collect();
    let greatest = [columns, rows].map(|count| place(count - 1) + HALF_STEP);
    Ok(DisksSetup { region: Some(rectangle([HALF_STEP; 2], greatest)), disks })
}

/// The greatest number of disks in a row within the limit on ticks.
const MOST_IN_A_ROW: u64 = 8_000;

/// Squares of the plane, each with four disks that touch and one around them all: tangent and nested
/// disks, `side` squares along a side. Each touches another, so that each can be played; needs a side of 2.
pub fn nested_disks(side: u32) -> Result<DisksSetup, FamilyError> {
    at_least(Parameter::Side, side, 2)?;
    at_most(Parameter::Side, side, (MAX_PLACEMENTS as f64 / 5.0).sqrt() as u64)?;
    let width = 6 * HALF_STEP;
    let cells = (0..side).flat_map(|y| (0..side).map(move |x| [x, y]));
    let middle = |step: u32| (step as i32) * width + width / 2;
    let disk = |x: i32, y: i32, core: i32| Disk { centre: Spot::new(x, y), core, reach: core };
    let mut disks = Vec::new();
    for [x, y] in cells {
        let [cx, cy] = [middle(x), middle(y)];
        disks.push(disk(cx, cy, width / 2));
        let around = [[-1, -1], [1, -1], [-1, 1], [1, 1]];
        disks.extend(
            around.map(|[dx, dy]| disk(cx + dx * HALF_STEP, cy + dy * HALF_STEP, HALF_STEP)),
        );
    }
    let greatest = side as i32 * width;
    Ok(DisksSetup { region: Some(rectangle([0; 2], [greatest; 2])), disks })
}

/// Disks in the manner of a sunflower, each turned on by the golden angle and `GROWTH` times as
/// large as the one before; each reaches a little further than it covers, so that it touches those
/// around it.
pub fn sunflower(points: u32) -> Result<DisksSetup, FamilyError> {
    at_least(Parameter::Points, points, 1)?;
    at_most(Parameter::Points, points, MOST_PETALS)?;
    // cos and sin of the golden angle, π (3 − √5).
    const TURN: [f64; 2] = [-0.737_368_878_078_319_7, 0.675_490_294_261_523_6];
    let mut place = [FIRST_DISTANCE, 0.0];
    let mut disks = Vec::new();
    for _ in 0..points {
        let [x, y] = place;
        let core = (x * x + y * y).sqrt() * SLIMNESS;
        disks.push(Disk {
            centre: Spot::new(x.round() as i32, y.round() as i32),
            core: core as i32,
            reach: (core * REACH) as i32,
        });
        let [cos, sin] = TURN;
        place = [GROWTH * (x * cos - y * sin), GROWTH * (x * sin + y * cos)];
    }
    Ok(DisksSetup { region: None, disks })
}

/// The factor by which each disk of a sunflower is farther out, and larger, than the one before.
const GROWTH: f64 = 1.03;
/// The distance of the first disk from the middle, in ticks.
const FIRST_DISTANCE: f64 = 2_000.0;
/// The radius of a disk over its distance.
const SLIMNESS: f64 = 0.2;
/// The reach of a disk over its radius.
const REACH: f64 = 1.25;
/// The greatest number of disks within the limit on ticks.
const MOST_PETALS: u64 = 300;

/// A rectangle between two corners.
pub(super) fn rectangle([left, top]: [i32; 2], [right, bottom]: [i32; 2]) -> RegionSetup {
    let corners = [[left, top], [right, top], [right, bottom], [left, bottom]];
    let outer = corners.map(|[x, y]| Spot::new(x, y)).to_vec();
    RegionSetup::Polygon { outer, holes: Vec::new(), wrap: Wrap::None }
}
