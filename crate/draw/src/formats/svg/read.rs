//! The board of a drawing.

use super::fit::Fit;
use super::shapes::{self, Drawing, Round};
use crate::formats::error::{FormatError, FormatProblem, LeftOut};
use crate::formats::imported::{Format, Imported, on_board};
use gospace::boards::disks::DisksError;
use gospace::boards::plane::PlaneError;
use gospace::boards::setup::{BoardSetup, Disk, DisksSetup, PlaneSetup, RegionSetup, Wrap};
use gospace::boards::{Board, BoardError};
use gospace::document::words::WRAPS;
use gospace::geometry::Spot;
use gospace::geometry::region::{Region, RegionError, RingError};
use gospace::limits::{DEFAULT_RADIUS, DEFAULT_TOLERANCE, MAX_CORNERS};

/// Reads a drawing. Cost: O(length), for each pair of rings the corners of one, and that of checking
/// the board.
pub(in crate::formats) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut drawing = shapes::read(text)?;
    let fit = Fit::of(&drawing).ok_or(FormatProblem::NothingDrawn)?;
    let outlines = drawing.outlines.first().map(|outline| outline.line);
    let line = outlines.or_else(|| drawing.circles.first().map(|round| round.line));
    let at_drawing = |problem: FormatProblem| FormatError { line, problem };
    let region = region(&mut drawing, fit)?;
    let disks = disks(&mut drawing, fit, region.as_ref());
    let is_of_disks = drawing.attributes.is_of_disks || !disks.is_empty();
    let board: BoardSetup = match region {
        region if is_of_disks => DisksSetup { region, disks }.into(),
        Some(region) => PlaneSetup {
            region,
            radius: drawing.attributes.radius.unwrap_or(DEFAULT_RADIUS),
            tolerance: drawing.attributes.tolerance.unwrap_or(DEFAULT_TOLERANCE),
            reach: drawing.attributes.reach,
        }
        .into(),
        None => return Err(at_drawing(FormatProblem::NothingDrawn)),
    };
    Board::new(board.clone()).map_err(|error| at_drawing(drawing_problem(error)))?;
    let notices = drawing.omissions.notices();
    Ok(Imported { format: Format::Svg, document: on_board(board), placed: true, notices })
}

/// The error of a board, with an outline that crosses itself reported as a fault of the drawing.
fn drawing_problem(error: BoardError) -> FormatProblem {
    let (BoardError::Plane(PlaneError::Region(region))
    | BoardError::Disks(DisksError::Region(region))) = &error
    else {
        return error.into();
    };
    match region {
        RegionError::Rings(RingError::EdgesMeet { .. } | RingError::CornerTwice { .. }) => {
            FormatProblem::OutlinesMeet
        }
        _ => error.into(),
    }
}

/// The region that the outlines bound. Without an outline it is the circle marked as the region, or
/// a single circle; that circle is taken from the others then.
fn region(drawing: &mut Drawing, fit: Fit) -> Result<Option<RegionSetup>, FormatError> {
    let mut rings = rings(drawing, fit)?.into_iter();
    let wrap = drawing
        .attributes
        .wrap
        .as_deref()
        .and_then(|word| WRAPS.iter().find(|(known, _)| *known == word).map(|(_, wrap)| *wrap));
    let wrap = wrap.unwrap_or(Wrap::None);
    if let Some(outer) = rings.next() {
        let holes = rings.collect();
        return Ok(Some(RegionSetup::Polygon { outer, holes, wrap }));
    }
    let marked = drawing.circles.iter().position(|round| round.is_region);
    let is_alone = drawing.circles.len() == 1 && !drawing.attributes.is_of_disks;
    let Some(place) = marked.or(is_alone.then_some(0)) else { return Ok(None) };
    let Round { circle, line, .. } = drawing.circles.remove(place);
    let disk = fit.disk(circle, None).ok_or_else(|| FormatProblem::TooFarOut.on(line))?;
    Ok(Some(RegionSetup::Circle { centre: disk.centre, radius: disk.core }))
}

/// The outline, if there is one, and then its holes. In a drawing of Gospace the first ring is the
/// outline; else it is the largest ring, and its holes are those of an even-odd fill.
fn rings(drawing: &mut Drawing, fit: Fit) -> Result<Vec<Vec<Spot>>, FormatError> {
    let mut left = MAX_CORNERS;
    let mut rings = Vec::new();
    for outline in &drawing.outlines {
        let more = fit.rings(&outline.path, &mut left);
        rings.extend(more.map_err(|problem| problem.on(outline.line))?);
    }
    if !drawing.attributes.is_in_ticks {
        let count = rings.len();
        rings.retain(|ring| ring.len() > 2);
        rings = bounding(rings);
        for _ in rings.len()..count {
            drawing.omissions.add(LeftOut::Shapes);
        }
    }
    Ok(rings)
}

/// The largest ring, then those in it that are in no other: its holes.
fn bounding(rings: Vec<Vec<Spot>>) -> Vec<Vec<Spot>> {
    let largest = rings.iter().enumerate().max_by_key(|(place, ring)| {
        // Of two of one size the one that is drawn first.
        (doubled_area(ring), std::cmp::Reverse(*place))
    });
    let Some((largest, _)) = largest else { return rings };
    let holders = |ring: &Vec<Spot>| -> Vec<usize> {
        let holds = |other: &Vec<Spot>| !std::ptr::eq(other, ring) && holds(other, ring[0]);
        rings.iter().enumerate().filter(|(_, other)| holds(other)).map(|(i, _)| i).collect()
    };
    let is_hole: Vec<bool> = rings.iter().map(|ring| holders(ring) == [largest]).collect();
    let (outer, holes): (Vec<_>, Vec<_>) = rings
        .into_iter()
        .enumerate()
        .filter(|(place, _)| *place == largest || is_hole[*place])
        .partition(|(place, _)| *place == largest);
    outer.into_iter().chain(holes).map(|(_, ring)| ring).collect()
}

/// The sides of a ring as pairs of corners.
fn sides(ring: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Twice the area, as the sum of oriented triangles: below 2^64 for 2^14 corners below 2^24.
fn doubled_area(ring: &[Spot]) -> i128 {
    let cross = |(a, b): (Spot, Spot)| {
        i128::from(a.x) * i128::from(b.y) - i128::from(a.y) * i128::from(b.x)
    };
    sides(ring).map(cross).sum::<i128>().abs()
}

/// True if a ring holds a spot: a ray from it crosses the ring an odd number of times. Exact.
fn holds(ring: &[Spot], spot: Spot) -> bool {
    let crossed = sides(ring).filter(|&(a, b)| {
        let [low, high] = if a.y < b.y { [a, b] } else { [b, a] };
        let [dx, dy] = [high.x - low.x, high.y - low.y].map(i64::from);
        let [px, py] = [spot.x - low.x, spot.y - low.y].map(i64::from);
        low.y <= spot.y && spot.y < high.y && px * dy < dx * py
    });
    crossed.count() % 2 == 1
}

/// The disks. Drawings of other programs lose the disks that are repeated or not inside the region.
fn disks(drawing: &mut Drawing, fit: Fit, region: Option<&RegionSetup>) -> Vec<Disk> {
    let region = region.and_then(|region| Region::new(region).ok());
    let mut seen = std::collections::BTreeSet::new();
    let mut disks = Vec::new();
    for round in &drawing.circles {
        let disk = fit.disk(round.circle, round.reach);
        let mut fits = |disk: &Disk| {
            let is_inside =
                |region: &Region| region.holds_disk(disk.centre, 2 * i64::from(disk.core));
            region.as_ref().is_none_or(is_inside) && seen.insert((disk.centre, disk.core))
        };
        match disk {
            Some(disk) if drawing.attributes.is_in_ticks => disks.push(disk),
            Some(disk) if fits(&disk) => disks.push(disk),
            _ => drawing.omissions.add(LeftOut::Shapes),
        }
    }
    disks
}
