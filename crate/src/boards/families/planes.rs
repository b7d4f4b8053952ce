//! Boards without lines.

use super::disk_families::rectangle;
use super::size::{FamilyError, Parameter, at_least, at_most};
use crate::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use crate::geometry::Spot;
use crate::limits::{DEFAULT_RADIUS, DEFAULT_TOLERANCE, MAX_TICK};

/// The greatest number of stones side by side within the limit on ticks.
const MOST_STONES: u64 = (MAX_TICK / (2 * DEFAULT_RADIUS)) as u64;

/// A square on which `side` stones fit side by side, its sides glued so.
pub fn square_plane(side: u32, wrap: Wrap) -> Result<PlaneSetup, FamilyError> {
    let width = width(side)?;
    let mut region = rectangle([0; 2], [width; 2]);
    if let RegionSetup::Polygon { wrap: sides, .. } = &mut region {
        *sides = wrap;
    }
    Ok(plane(region))
}

/// A disk on whose diameter `side` stones fit.
pub fn round_plane(side: u32) -> Result<PlaneSetup, FamilyError> {
    let radius = width(side)? / 2;
    Ok(plane(RegionSetup::Circle { centre: Spot::new(radius, radius), radius }))
}

/// A square with an eight-sided hole of a third of its width in the middle.
pub fn holed_plane(side: u32) -> Result<PlaneSetup, FamilyError> {
    let width = width(side)?;
    let [near, far] = [width / 12, width / 6];
    let corners = [
        [-near, -far],
        [near, -far],
        [far, -near],
        [far, near],
        [near, far],
        [-near, far],
        [-far, near],
        [-far, -near],
    ];
    let hole = corners.map(|[x, y]| Spot::new(width / 2 + x, width / 2 + y)).to_vec();
    let mut region = rectangle([0; 2], [width; 2]);
    if let RegionSetup::Polygon { holes, .. } = &mut region {
        holes.push(hole);
    }
    Ok(plane(region))
}

fn width(side: u32) -> Result<i32, FamilyError> {
    at_least(Parameter::Side, side, 1)?;
    at_most(Parameter::Side, side, MOST_STONES)?;
    Ok(side as i32 * 2 * DEFAULT_RADIUS)
}

fn plane(region: RegionSetup) -> PlaneSetup {
    PlaneSetup { region, radius: DEFAULT_RADIUS, tolerance: DEFAULT_TOLERANCE, reach: None }
}
