//! Reads boards of disks and planes. Each field's name appears here once.

use super::error::Problem;
use super::fields::{Object, Read, choice, list, list_of, spot, tick};
use super::json::Value;
use super::model::Spelling;
use super::words::WRAPS;
use crate::boards::disks::DisksError;
use crate::boards::plane::PlanePart;
use crate::boards::setup::{Disk, DisksSetup, PlaneSetup, RegionSetup};
use crate::geometry::Spot;
use crate::geometry::region::{Corner, RegionPart};
use crate::limits::{DEFAULT_RADIUS, DEFAULT_TOLERANCE, MAX_CORNERS, MAX_PLACEMENTS};

pub(super) const DISKS: [&str; 4] = ["kind", "region", "disks", "start"];
pub(super) const PLANE: [&str; 6] = ["kind", "region", "radius", "tolerance", "reach", "start"];
pub(super) const POLYGON: [&str; 3] = ["outer", "holes", "wrap"];
pub(super) const ROUND: [&str; 1] = ["circle"];
/// A region may be either.
const REGION: [&str; 4] = ["outer", "holes", "wrap", "circle"];

pub(super) fn disks(fields: &Object<'_>, spelling: &mut Spelling) -> Read<DisksSetup> {
    let region = fields.optional("region", |value| region(value, spelling))?;
    let read = |value| list_of(value, "disks", MAX_PLACEMENTS, disk);
    let read = fields.required("disks", read)?;
    for (index, (disk, names_reach)) in read.iter().enumerate() {
        if *names_reach && disk.reach == disk.core {
            spelling.reaches.push(index as u32);
        }
    }
    Ok(DisksSetup { region, disks: read.into_iter().map(|(disk, _)| disk).collect() })
}

pub(super) fn plane(fields: &Object<'_>, spelling: &mut Spelling) -> Read<PlaneSetup> {
    spelling.radius = fields.has("radius");
    spelling.tolerance = fields.has("tolerance");
    spelling.reach = fields.has("reach");
    let reach = |value| match value {
        Value::Null => Ok(None),
        other => tick(other).map(Some),
    };
    Ok(PlaneSetup {
        region: fields.required("region", |value| region(value, spelling))?,
        radius: fields.optional("radius", tick)?.unwrap_or(DEFAULT_RADIUS),
        tolerance: fields.optional("tolerance", tick)?.unwrap_or(DEFAULT_TOLERANCE),
        reach: fields.optional("reach", reach)?.flatten(),
    })
}

fn region(value: Value<'_>, spelling: &mut Spelling) -> Read<RegionSetup> {
    let fields = Object::read(value, &REGION)?;
    if fields.has("circle") {
        let fields = Object::read(value, &ROUND)?;
        let [x, y, radius] = fields.required("circle", |value| ticks(value, "x, y and radius"))?;
        return Ok(RegionSetup::Circle { centre: Spot { x, y }, radius });
    }
    spelling.wrap = fields.has("wrap");
    spelling.holes = fields.has("holes");
    let corners = |value| list_of(value, "corners", MAX_CORNERS, spot);
    let holes = |value| list_of(value, "holes", MAX_CORNERS, corners);
    Ok(RegionSetup::Polygon {
        outer: fields.required("outer", corners)?,
        holes: fields.optional("holes", holes)?.unwrap_or_default(),
        wrap: fields.optional("wrap", |value| choice(value, &WRAPS))?.unwrap_or_default(),
    })
}

/// A disk, and true if it names its reach.
fn disk(value: Value<'_>) -> Read<(Disk, bool)> {
    let names_reach = list(value)?.len() == 4;
    let [x, y, core, reach] = if names_reach {
        ticks(value, "x, y, core and reach")?
    } else {
        let [x, y, core] = ticks(value, "x, y and core")?;
        [x, y, core, core]
    };
    Ok((Disk { centre: Spot { x, y }, core, reach }, names_reach))
}

/// A list of exactly so many ticks.
fn ticks<const N: usize>(value: Value<'_>, expected: &'static str) -> Read<[i32; N]> {
    let items = list(value)?;
    if items.len() != N {
        return Err(Problem::Type { expected, found: "a list of another length" }.into());
    }
    let mut all = [0; N];
    for (index, (place, item)) in all.iter_mut().zip(items).enumerate() {
        *place = tick(item).map_err(|error| error.in_item(index))?;
    }
    Ok(all)
}

/// The document path of a fault of disks.
pub(super) fn disks_path(error: &DisksError) -> String {
    match (error, error.disk()) {
        (DisksError::Region(error), _) => region_path(error.part()),
        (_, Some(disk)) => format!("board.disks[{disk}]"),
        (_, None) => "board.disks".to_owned(),
    }
}

/// The document path of a part of a plane.
pub(super) fn plane_path(part: PlanePart) -> String {
    match part {
        PlanePart::Region(part) => region_path(part),
        PlanePart::Radius => "board.radius".to_owned(),
        PlanePart::Tolerance => "board.tolerance".to_owned(),
        PlanePart::Reach => "board.reach".to_owned(),
    }
}

fn region_path(part: RegionPart) -> String {
    let ring_path = |ring: usize| match ring.checked_sub(1) {
        None => "board.region.outer".to_owned(),
        Some(hole) => format!("board.region.holes[{hole}]"),
    };
    match part {
        RegionPart::Whole => "board.region".to_owned(),
        RegionPart::Circle => "board.region.circle".to_owned(),
        RegionPart::Wrap => "board.region.wrap".to_owned(),
        RegionPart::Ring(ring) => ring_path(ring),
        RegionPart::Corner(Corner { ring, corner }) => format!("{}[{corner}]", ring_path(ring)),
    }
}
