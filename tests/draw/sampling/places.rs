//! Rectangles and disks with their legal centres by definition, one spot after another.

use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;

pub const GLUED: [Wrap; 4] = [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];

/// A rectangle with its least corner at (0, 0), glued as API.md's table says.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    pub wrap: Wrap,
    pub width: i32,
    pub height: i32,
}

impl Surface {
    fn is_closed(self) -> bool {
        matches!(self.wrap, Wrap::Torus | Wrap::Klein)
    }

    /// The images of a spot of the rectangle, once round in each direction.
    fn images(self, p: Spot) -> impl Iterator<Item = [i64; 2]> + Clone {
        let [sideways, upright] = [self.wrap != Wrap::None, self.is_closed()].map(i64::from);
        let twisted = matches!(self.wrap, Wrap::Mobius | Wrap::Klein);
        let [w, h] = [self.width, self.height].map(i64::from);
        let steps =
            (-sideways..=sideways).flat_map(move |i| (-upright..=upright).map(move |j| [i, j]));
        steps.map(move |[i, j]| {
            let y = if twisted && i != 0 { h - i64::from(p.y) } else { i64::from(p.y) };
            [i64::from(p.x) + i * w, y + j * h]
        })
    }

    pub fn distance_squared(&self, p: Spot, q: Spot) -> i64 {
        let squared = |[x, y]: [i64; 2]| (x - i64::from(p.x)).pow(2) + (y - i64::from(p.y)).pow(2);
        self.images(q).map(squared).min().unwrap()
    }

    /// The square of the least distance of two spots.
    pub fn closest_pair(&self, spots: &[Spot]) -> i64 {
        let pairs = (0..spots.len()).flat_map(|i| (0..i).map(move |j| [spots[i], spots[j]]));
        pairs.map(|[p, q]| self.distance_squared(p, q)).min().unwrap_or(i64::MAX)
    }
}

fn ring(left: i32, top: i32, right: i32, bottom: i32) -> Vec<Spot> {
    [[left, top], [right, top], [right, bottom], [left, bottom]]
        .map(|[x, y]| Spot::new(x, y))
        .to_vec()
}

pub fn rectangle(width: i32, height: i32, wrap: Wrap) -> RegionSetup {
    RegionSetup::Polygon { outer: ring(0, 0, width, height), holes: vec![], wrap }
}

/// The hole takes a sixth of each side, in the middle.
pub fn with_hole(width: i32, height: i32, wrap: Wrap) -> RegionSetup {
    let [left, top] = [width / 2 - width / 12, height / 2 - height / 12];
    let hole = ring(left, top, left + width / 6, top + height / 6);
    RegionSetup::Polygon { outer: ring(0, 0, width, height), holes: vec![hole], wrap }
}

/// Every whole tick on which a stone of the plane may stand (RULES.md, D5), each once.
pub fn legal_spots(plane: &PlaneSetup, surface: &Surface) -> Vec<Spot> {
    let clearance = i64::from(2 * plane.radius - plane.tolerance);
    let is_far = |distance_squared: i64| 4 * distance_squared >= clearance * clearance;
    match &plane.region {
        RegionSetup::Circle { centre, radius } => {
            let room = 2 * i64::from(*radius) - clearance;
            let is_legal = |p: &Spot| room >= 0 && 4 * p.distance_squared(*centre) <= room * room;
            let side = -radius..=*radius;
            let all = side.clone().flat_map(|x| side.clone().map(move |y| Spot::new(x, y)));
            all.filter(is_legal).collect()
        }
        RegionSetup::Polygon { holes, .. } => {
            let Surface { wrap, width, height } = *surface;
            let is_inside = |p: &Spot| {
                let [left, top] = [p.x, p.y].map(i64::from);
                let [right, bottom] = [i64::from(width) - left, i64::from(height) - top];
                let sideways = wrap != Wrap::None || is_far(left.min(right).pow(2));
                let upright = surface.is_closed() || is_far(top.min(bottom).pow(2));
                sideways && upright && left < i64::from(width) && top < i64::from(height)
            };
            let is_apart = |p: &Spot| {
                let images = surface.images(*p);
                holes
                    .iter()
                    .all(|hole| images.clone().all(|image| is_far(outside_squared(hole, image))))
            };
            let all = (0..width).flat_map(|x| (0..height).map(move |y| Spot::new(x, y)));
            all.filter(|p| is_inside(p) && is_apart(p)).collect()
        }
    }
}

/// The square of the distance of a point from an upright rectangle with its least corner first and
/// the opposite one third; 0 inside.
fn outside_squared(hole: &[Spot], [x, y]: [i64; 2]) -> i64 {
    let gap = |least: i32, a: i64, greatest: i32| {
        (i64::from(least) - a).max(a - i64::from(greatest)).max(0)
    };
    let [dx, dy] = [gap(hole[0].x, x, hole[2].x), gap(hole[0].y, y, hole[2].y)];
    dx * dx + dy * dy
}
