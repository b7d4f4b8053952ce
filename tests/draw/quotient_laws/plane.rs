//! Signatures of points of the plane, by their definition and in floats. The numbers are so small
//! that floats suffice: a number that is not 0 is far from it.

use std::collections::BTreeSet;
use std::f64::consts::TAU;

use gospace::boards::setup::{Disk, DisksSetup, RegionSetup, Wrap};

use super::families::{HEIGHT, WIDTH};

/// With coordinates and radii below 32, the power of a crossing of two circles in regard to a third
/// is (a + b√k)/n with |a| < 2^22 and n < 2^12: 0, or more than 1/(2·|a|·n) > 2^-35.
const ZERO: f64 = 1.0 / (1u64 << 36) as f64;

/// Angles that are nearer are one: crossings that differ are farther apart.
const ONE: f64 = 1e-7;

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Signature {
    /// The open disks that hold a point.
    pub open: BTreeSet<u32>,
    /// The closed ones.
    pub closed: BTreeSet<u32>,
}

/// An image of a disk.
#[derive(Clone, Copy)]
struct Image {
    index: u32,
    middle: [f64; 2],
    radius: f64,
}

impl Image {
    /// The power of a point: |p − m|² − r², negative inside.
    fn power(&self, [x, y]: [f64; 2]) -> f64 {
        let [dx, dy] = [x - self.middle[0], y - self.middle[1]];
        dx * dx + dy * dy - self.radius * self.radius
    }

    fn at(&self, angle: f64, distance: f64) -> [f64; 2] {
        let [x, y] = self.middle;
        [x + distance * angle.cos(), y + distance * angle.sin()]
    }

    /// The angles at which a circle has points in common with this one.
    fn meetings(&self, other: &Image) -> Vec<f64> {
        let [dx, dy] = [0, 1].map(|axis| other.middle[axis] - self.middle[axis]);
        let squared = dx * dx + dy * dy;
        let along = squared + self.radius * self.radius - other.radius * other.radius;
        let root = 4.0 * squared * self.radius * self.radius - along * along;
        let towards = dy.atan2(dx);
        // Whole numbers below 2^53: exact.
        if squared == 0.0 || root < 0.0 {
            return vec![];
        }
        let aside = root.sqrt().atan2(along);
        if root == 0.0 { vec![towards + aside] } else { vec![towards - aside, towards + aside] }
    }
}

/// All images of the disks that reach the rectangle, or those that touch one that does.
fn images(setup: &DisksSetup) -> Vec<Image> {
    let wrap = match &setup.region {
        Some(RegionSetup::Polygon { wrap, .. }) => *wrap,
        _ => Wrap::None,
    };
    let far = [wrap != Wrap::None, matches!(wrap, Wrap::Torus | Wrap::Klein)];
    let [sideways, upright] = far.map(|far| if far { 3 } else { 0 });
    let twisted = matches!(wrap, Wrap::Mobius | Wrap::Klein);
    let mut images = Vec::new();
    for (index, &Disk { centre, core, .. }) in setup.disks.iter().enumerate() {
        for i in -sideways..=sideways {
            for j in -upright..=upright {
                let y = if twisted && i % 2 != 0 { HEIGHT - centre.y } else { centre.y };
                let middle = [centre.x + i * WIDTH, y + j * HEIGHT].map(f64::from);
                images.push(Image { index: index as u32, middle, radius: f64::from(core) });
            }
        }
    }
    images
}

/// The signature of a point whose powers are 0 where they are at most `zero`.
fn signature(images: &[Image], p: [f64; 2], zero: f64) -> Signature {
    let mut signature = Signature::default();
    for image in images {
        let power = image.power(p);
        if power < -zero {
            signature.open.insert(image.index);
        }
        if power <= zero {
            signature.closed.insert(image.index);
        }
    }
    signature
}

/// The signatures of all crossings, of the middle of each arc between two, and of the faces beside
/// it.
pub fn signatures(setup: &DisksSetup) -> BTreeSet<Signature> {
    let images = images(setup);
    let mut found = BTreeSet::new();
    if setup.disks.is_empty() {
        found.insert(Signature::default());
    }
    // The others are images of these.
    for circle in images.iter().filter(|image| is_first(setup, image)) {
        let meetings = images.iter().flat_map(|other| circle.meetings(other));
        let mut angles: Vec<f64> = meetings.map(|angle| angle.rem_euclid(TAU)).collect();
        angles.sort_by(f64::total_cmp);
        for &angle in &angles {
            found.insert(signature(&images, circle.at(angle, circle.radius), ZERO));
        }
        let before = [angles.last().map_or(0.0, |angle| angle - TAU)];
        let ends = before.iter().chain(&angles).zip(&angles);
        let arcs = ends.filter(|(from, to)| *to - *from > ONE);
        found.extend(arcs.flat_map(|(from, to)| beside(&images, circle, (from + to) / 2.0)));
        if angles.is_empty() {
            found.extend(beside(&images, circle, 0.0));
        }
    }
    found
}

/// The signature of a point on one circle only, and those of the faces on both sides of it.
fn beside(images: &[Image], circle: &Image, angle: f64) -> [Signature; 3] {
    let others: Vec<Image> = images
        .iter()
        .filter(|other| other.middle != circle.middle || other.radius != circle.radius)
        .copied()
        .collect();
    let outer = signature(&others, circle.at(angle, circle.radius), 0.0);
    let mut inner = outer.clone();
    inner.open.insert(circle.index);
    inner.closed.insert(circle.index);
    let on = Signature { open: outer.open.clone(), closed: inner.closed.clone() };
    [outer, on, inner]
}

fn is_first(setup: &DisksSetup, image: &Image) -> bool {
    let centre = setup.disks[image.index as usize].centre;
    image.middle == [f64::from(centre.x), f64::from(centre.y)]
}

/// The signatures of all whole points in and around the family, exactly.
pub fn whole_points(setup: &DisksSetup) -> BTreeSet<Signature> {
    let images = images(setup);
    let side = -18..=26;
    let all = side.clone().flat_map(|x| side.clone().map(move |y| [f64::from(x), f64::from(y)]));
    let inside = all.filter(|_| !setup.disks.is_empty());
    inside.map(|p| signature(&images, p, 0.0)).collect()
}

/// True if a point of the plane has a signature, up to the rounding of its coordinates.
pub fn is_at(setup: &DisksSetup, wanted: &Signature, p: [f64; 2]) -> bool {
    const ROUNDING: f64 = 1e-9;
    let images = images(setup);
    let [least, most] = [-ROUNDING, ROUNDING].map(|by| {
        let mut closed = BTreeSet::new();
        let mut open = BTreeSet::new();
        for image in &images {
            let power = image.power(p);
            if power <= by {
                closed.insert(image.index);
            }
            if power < by {
                open.insert(image.index);
            }
        }
        Signature { open, closed }
    });
    // Clearly inside means in the open disk, clearly outside means not in the closed one.
    least.open.is_subset(&wanted.open)
        && wanted.closed.is_subset(&most.closed)
        && wanted.open.is_subset(&most.open)
        && least.closed.is_subset(&wanted.closed)
        && wanted.open == signature(&images, p, ROUNDING).open
}
