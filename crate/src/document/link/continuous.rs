//! Boards of disks and planes.

use super::coder::{Coded, Coder, digits};
use super::error::LinkError;
use super::models::{Bit, Number};
use super::places::Path;
use super::spelled::{spelled, wrap};
use super::spots::{cell, charge, spot};
use crate::boards::setup::{Disk, DisksSetup, PlaneSetup, RegionSetup};
use crate::document::model::Spelling;
use crate::geometry::Spot;
use crate::limits::{DEFAULT_RADIUS, DEFAULT_TOLERANCE, MAX_CORNERS, MAX_PLACEMENTS, MAX_TICK};

pub(super) fn disks(
    coder: &mut Coder<'_>,
    given: Option<&DisksSetup>,
    given_spelling: Option<&Spelling>,
    spelling: &mut Spelling,
) -> Coded<DisksSetup> {
    const LEAST: usize = "[0,0,0],".len();
    let given_region = given.map(|disks| disks.region.as_ref());
    let region = match coder.bit(&mut Bit::even(), given_region.map(|region| region.is_some()))? {
        true => Some(region(coder, given_region.flatten(), given_spelling, spelling)?),
        false => None,
    };
    let given_disks = given.map(|given| given.disks.as_slice());
    let count = given_disks.map(<[_]>::len);
    let count = coder.count(&mut Number::new(), count, MAX_PLACEMENTS, LEAST)?;
    let mut model = DiskModel::new();
    let mut disks = Vec::with_capacity(count);
    for index in 0..count {
        let given = given_disks.map(|disks| {
            let names = given_spelling
                .is_some_and(|given| given.reaches.binary_search(&(index as u32)).is_ok());
            (disks[index], names || disks[index].core != disks[index].reach)
        });
        let (disk, names_reach) = model.disk(coder, given)?;
        if names_reach && disk.reach == disk.core {
            spelling.reaches.push(index as u32);
        }
        disks.push(disk);
    }
    Ok(DisksSetup { region, disks })
}

/// The models of disks.
struct DiskModel {
    centres: Path,
    /// Core and reach: first a bit that is set if it equals that of the disk before, else its
    /// value.
    same: [Bit; 2],
    radii: [Number; 2],
    last: [i32; 2],
    names_reach: Bit,
}

impl DiskModel {
    fn new() -> DiskModel {
        DiskModel {
            centres: Path::new(),
            same: [Bit::even(); 2],
            radii: [(); 2].map(|()| Number::new()),
            last: [0; 2],
            names_reach: Bit::even(),
        }
    }

    /// A disk, and true if it names its reach.
    fn disk(&mut self, coder: &mut Coder<'_>, given: Option<(Disk, bool)>) -> Coded<(Disk, bool)> {
        let centre = self.centres.next(coder, given.map(|(disk, _)| cell(disk.centre)))?;
        let centre = spot(centre)?;
        charge(coder, centre)?;
        let core = self.radius(coder, 0, given.map(|(disk, _)| disk.core))?;
        let names_reach = coder.bit(&mut self.names_reach, given.map(|(_, names)| names))?;
        let reach = match names_reach {
            true => self.radius(coder, 1, given.map(|(disk, _)| disk.reach))?,
            false => core,
        };
        Ok((Disk { centre, core, reach }, names_reach))
    }

    fn radius(&mut self, coder: &mut Coder<'_>, which: usize, given: Option<i32>) -> Coded<i32> {
        let last = self.last[which];
        let is_same = coder.bit(&mut self.same[which], given.map(|radius| radius == last))?;
        if !is_same {
            self.last[which] = tick(coder, &mut self.radii[which], given)?;
        }
        coder.charge(",-".len() + digits(self.last[which].unsigned_abs().into()))?;
        Ok(self.last[which])
    }
}

pub(super) fn plane(
    coder: &mut Coder<'_>,
    given: Option<&PlaneSetup>,
    given_spelling: Option<&Spelling>,
    spelling: &mut Spelling,
) -> Coded<PlaneSetup> {
    let region = region(coder, given.map(|plane| &plane.region), given_spelling, spelling)?;
    let radius = given.map(|plane| plane.radius);
    let radius_spelled = given_spelling.map(|given| given.radius);
    let (radius, radius_spelled) = with_default(coder, DEFAULT_RADIUS, radius, radius_spelled)?;
    let tolerance = given.map(|plane| plane.tolerance);
    let tolerance_spelled = given_spelling.map(|given| given.tolerance);
    let (tolerance, tolerance_spelled) =
        with_default(coder, DEFAULT_TOLERANCE, tolerance, tolerance_spelled)?;
    let reach = given.map(|plane| plane.reach);
    let reach = match coder.bit(&mut Bit::seldom(), reach.map(|reach| reach.is_some()))? {
        true => Some(tick(coder, &mut Number::new(), reach.flatten())?),
        false => None,
    };
    spelling.reach = reach.is_some() || spelled(coder, given_spelling.map(|given| given.reach))?;
    [spelling.radius, spelling.tolerance] = [radius_spelled, tolerance_spelled];
    Ok(PlaneSetup { region, radius, tolerance, reach })
}

/// A number that is left out where it is the usual one, or spelled out nevertheless.
fn with_default(
    coder: &mut Coder<'_>,
    default: i32,
    given: Option<i32>,
    given_spelled: Option<bool>,
) -> Coded<(i32, bool)> {
    if coder.bit(&mut Bit::seldom(), given.map(|value| value != default))? {
        return Ok((tick(coder, &mut Number::new(), given)?, true));
    }
    Ok((default, spelled(coder, given_spelled)?))
}

/// A whole number within the limit of ticks.
fn tick(coder: &mut Coder<'_>, model: &mut Number, given: Option<i32>) -> Coded<i32> {
    let value = coder.signed(model, given.map(i64::from))?;
    let value = i32::try_from(value).ok().filter(|value| (-MAX_TICK..=MAX_TICK).contains(value));
    value.ok_or(LinkError::Malformed)
}

fn region(
    coder: &mut Coder<'_>,
    given: Option<&RegionSetup>,
    given_spelling: Option<&Spelling>,
    spelling: &mut Spelling,
) -> Coded<RegionSetup> {
    let round = given.map(|region| match region {
        RegionSetup::Circle { centre, radius } => Some((*centre, *radius)),
        RegionSetup::Polygon { .. } => None,
    });
    if coder.bit(&mut Bit::even(), round.map(|round| round.is_some()))? {
        let round = round.flatten();
        let centre = Path::new().next(coder, round.map(|(centre, _)| cell(centre)))?;
        let radius = tick(coder, &mut Number::new(), round.map(|(_, radius)| radius))?;
        return Ok(RegionSetup::Circle { centre: spot(centre)?, radius });
    }
    let polygon = given.and_then(|region| match region {
        RegionSetup::Polygon { outer, holes, wrap } => Some((outer, holes, *wrap)),
        RegionSetup::Circle { .. } => None,
    });
    let mut path = Path::new();
    let mut counts = Number::new();
    let outer = ring(coder, &mut path, &mut counts, polygon.map(|polygon| polygon.0.as_slice()))?;
    let given_holes = polygon.map(|polygon| polygon.1.as_slice());
    let count = given_holes.map(<[_]>::len);
    let count = coder.count(&mut counts, count, MAX_CORNERS, "[],".len())?;
    let holes = coder.list(count, given_holes, |coder, hole| {
        ring(coder, &mut path, &mut counts, hole.map(Vec::as_slice))
    })?;
    spelling.holes = !holes.is_empty() || spelled(coder, given_spelling.map(|given| given.holes))?;
    let given_wrap = polygon.map(|polygon| polygon.2);
    let wrap = wrap(coder, given_wrap, given_spelling.map(|given| given.wrap), spelling)?;
    Ok(RegionSetup::Polygon { outer, holes, wrap })
}

/// The corners of a polygon.
fn ring(
    coder: &mut Coder<'_>,
    path: &mut Path,
    counts: &mut Number,
    given: Option<&[Spot]>,
) -> Coded<Vec<Spot>> {
    let count = coder.count(counts, given.map(<[_]>::len), MAX_CORNERS, ",".len())?;
    coder.list(count, given, |coder, corner| {
        let corner = spot(path.next(coder, corner.map(|&corner| cell(corner)))?)?;
        charge(coder, corner)?;
        Ok(corner)
    })
}
