//! Writes a continuous board as a drawing whose unit is a tick.

use std::fmt::Write;

use gospace::boards::setup::{Disk, PlaneSetup, RegionSetup, Wrap};
use gospace::document::words::{WRAPS, word};
use gospace::geometry::Spot;

const GROUND: &str = "#e3b977";
const LINE: &str = "#4a3212";

/// Writes disks in a region or a plane, without stones and turns. Cost: O(corners and disks).
pub(in crate::formats) fn write(
    region: Option<&RegionSetup>,
    disks: &[Disk],
    plane: Option<&PlaneSetup>,
) -> String {
    let [x, y, width, height] = bounds(region, disks);
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg""#);
    let _ = write!(out, r#" viewBox="{x} {y} {width} {height}" data-unit="tick""#);
    match plane {
        Some(plane) => plane_attributes(&mut out, plane),
        None => out.push_str(r#" data-board="disks""#),
    }
    if let Some(RegionSetup::Polygon { wrap, .. }) = region
        && *wrap != Wrap::None
    {
        let _ = write!(out, r#" data-wrap="{}""#, word(&WRAPS, *wrap));
    }
    out.push_str(">\n");
    if let Some(region) = region {
        ground(&mut out, region);
    }
    circles(&mut out, disks);
    out.push_str("</svg>\n");
    out
}

fn plane_attributes(out: &mut String, plane: &PlaneSetup) {
    let PlaneSetup { region: _, radius, tolerance, reach } = plane;
    let _ = write!(out, r#" data-board="plane" data-radius="{radius}""#);
    let _ = write!(out, r#" data-tolerance="{tolerance}""#);
    if let Some(reach) = reach {
        let _ = write!(out, r#" data-reach="{reach}""#);
    }
}

fn ground(out: &mut String, region: &RegionSetup) {
    match region {
        RegionSetup::Circle { centre: Spot { x, y }, radius } => {
            let _ = write!(out, r#"<circle data-role="region" cx="{x}" cy="{y}" r="{radius}""#);
        }
        RegionSetup::Polygon { outer, holes, wrap: _ } => {
            out.push_str("<path d=\"");
            for ring in std::iter::once(outer).chain(holes) {
                for (place, Spot { x, y }) in ring.iter().enumerate() {
                    let _ = write!(out, "{}{x} {y}", if place == 0 { 'M' } else { 'L' });
                }
                out.push('Z');
            }
            out.push_str("\" fill-rule=\"evenodd\"");
        }
    }
    let _ = writeln!(out, r#" fill="{GROUND}"/>"#);
}

fn circles(out: &mut String, disks: &[Disk]) {
    if disks.is_empty() {
        return;
    }
    let _ = writeln!(out, r#"<g fill="none" stroke="{LINE}">"#);
    for &Disk { centre: Spot { x, y }, core, reach } in disks {
        let _ = write!(out, r#"<circle vector-effect="non-scaling-stroke""#);
        let _ = write!(out, r#" cx="{x}" cy="{y}" r="{core}""#);
        if reach != core {
            let _ = write!(out, r#" data-reach="{reach}""#);
        }
        out.push_str("/>\n");
    }
    out.push_str("</g>\n");
}

/// Left, top, width and height of the drawing.
fn bounds(region: Option<&RegionSetup>, disks: &[Disk]) -> [i64; 4] {
    let around = |centre: &Spot, radius: i32| {
        let [x, y, radius] = [centre.x, centre.y, radius].map(i64::from);
        [x - radius, y - radius, x + radius, y + radius]
    };
    let ground: Vec<[i64; 4]> = match region {
        None => Vec::new(),
        Some(RegionSetup::Circle { centre, radius }) => vec![around(centre, *radius)],
        Some(RegionSetup::Polygon { outer, .. }) => outer.iter().map(|at| around(at, 0)).collect(),
    };
    let disks = disks.iter().map(|disk| around(&disk.centre, disk.core));
    let all = ground
        .into_iter()
        .chain(disks)
        .reduce(|[a, b, c, d], [e, f, g, h]| [a.min(e), b.min(f), c.max(g), d.max(h)]);
    let [left, top, right, bottom] = all.unwrap_or_default();
    [left, top, right - left, bottom - top]
}
