//! The slow literal oracle of regions and glued sides: RULES.md 4 and 5 and API.md's table, word for
//! word, on whole ticks.
//!
//! Of the core it takes only how a board is described. Images are sought among all gluings that can bring a
//! spot so near, a boundary is walked side by side. The quoted lines are RULES.md's where nothing else is said.

use std::ops::RangeInclusive;

use gospace::boards::setup::{RegionSetup, Wrap};

/// x to the right and y down, in ticks; an image may lie far outside its rectangle.
pub type Spot = [i64; 2];

/// The ground on which stones lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Region {
    /// The whole plane.
    Whole,
    /// A polygon with holes, the outline first.
    Polygon { rings: Vec<Vec<Spot>> },
    /// A disk.
    Circle { centre: Spot, radius: i64 },
    /// A rectangle with glued sides: its lower corner, its width and height; and holes in it.
    Glued { corner: Spot, size: [i64; 2], wrap: Wrap, holes: Vec<Vec<Spot>> },
}

impl Region {
    /// The region that is described. Assumes that the description is right.
    pub fn new(setup: &RegionSetup) -> Region {
        let spot = |s: &gospace::geometry::Spot| [i64::from(s.x), i64::from(s.y)];
        match setup {
            RegionSetup::Circle { centre, radius } => {
                Region::Circle { centre: spot(centre), radius: i64::from(*radius) }
            }
            RegionSetup::Polygon { outer, holes, wrap } => {
                let ring = |ring: &Vec<gospace::geometry::Spot>| ring.iter().map(spot).collect();
                let [outer, holes]: [Vec<Vec<Spot>>; 2] =
                    [vec![ring(outer)], holes.iter().map(ring).collect()];
                if *wrap == Wrap::None {
                    return Region::Polygon { rings: [outer, holes].concat() };
                }
                let side = |axis: usize| outer[0].iter().map(move |s| s[axis]);
                let [x0, y0] = [0, 1].map(|axis| side(axis).min().expect("corners"));
                let [x1, y1] = [0, 1].map(|axis| side(axis).max().expect("corners"));
                let size = [x1 - x0, y1 - y0];
                Region::Glued { corner: [x0, y0], size, wrap: *wrap, holes }
            }
        }
    }

    /// Every image of a spot no farther than that from another; where nothing is glued, itself.
    pub fn images(&self, q: Spot, near: Spot, within: i64) -> Vec<Spot> {
        let close = |&p: &Spot| squared(p, near) <= i128::from(within) * i128::from(within);
        if let Region::Glued { .. } = self {
            let moves = self.moves(q, near, within);
            moves.into_iter().map(|by| self.moved(q, by)).filter(close).collect()
        } else {
            [q].into_iter().filter(close).collect()
        }
    }

    /// API.md's table: (x + W, y) or (x + W, H − y) is (x, y), so many times over; then (x, y + H).
    fn moved(&self, q: Spot, [i, j]: [i64; 2]) -> Spot {
        let Region::Glued { corner: [_, y0], size: [w, h], wrap, .. } = self else { return q };
        let is_twisted = matches!(wrap, Wrap::Mobius | Wrap::Klein);
        let y = if is_twisted && i % 2 != 0 { 2 * y0 + h - q[1] } else { q[1] };
        [q[0] + i * w, y + j * h]
    }

    /// The steps across and down that can bring a spot within that distance of another along each axis; on
    /// a twisted surface a few more.
    fn moves(&self, q: Spot, near: Spot, within: i64) -> Vec<[i64; 2]> {
        let Region::Glued { size: [w, h], wrap, .. } = self else { return vec![[0, 0]] };
        let [x, y] = near;
        let across = counts_between(*w, x - within - q[0], x + within - q[0]);
        let down = match wrap {
            Wrap::Torus | Wrap::Klein => {
                let [upright, other] = [q[1], self.moved(q, [1, 0])[1]];
                let [least, most] = [upright.min(other), upright.max(other)];
                counts_between(*h, y - within - most, y + within - least)
            }
            _ => 0..=0,
        };
        across.flat_map(|i| down.clone().map(move |j| [i, j])).collect()
    }

    /// "distance is the shortest over the images", squared.
    pub fn distance_squared(&self, p: Spot, q: Spot) -> i128 {
        // A spot is an image of itself, so that the nearest is not farther than it.
        let direct = squared(p, q);
        let within = i64::try_from(direct.isqrt()).expect("a distance") + 1;
        let images = self.images(q, p, within).into_iter();
        images.map(|image| squared(image, p)).min().expect("one image is the nearest")
    }

    /// The one image in [x0, x0 + W) × [y0, y0 + H), along the glued directions.
    pub fn canonical(&self, q: Spot) -> Spot {
        let Region::Glued { corner: [x0, y0], size: [w, h], wrap, .. } = *self else { return q };
        let is_upright = matches!(wrap, Wrap::Torus | Wrap::Klein);
        let is_there = |p: &Spot| {
            let [x, y] = [p[0] - x0, p[1] - y0];
            (0..w).contains(&x) && (!is_upright || (0..h).contains(&y))
        };
        let within = 2 * ((q[0] - x0).abs() + (q[1] - y0).abs() + w + h);
        self.images(q, q, within).into_iter().find(is_there).expect("some image lies there")
    }

    /// The shortest distance from a spot to an image of itself that is not itself, squared.
    pub fn loop_squared(&self, q: Spot) -> Option<i128> {
        let Region::Glued { size: [w, h], .. } = *self else { return None };
        let images = self.images(q, q, 2 * (w + h)).into_iter();
        images.filter(|&image| image != q).map(|image| squared(image, q)).min()
    }

    /// The sides of the boundary, both ends of each. A glued region has them where nothing is glued,
    /// long enough to pass every spot within that distance, and around the images of its holes.
    pub fn walls(&self, near: Spot, within: i64) -> Vec<[Spot; 2]> {
        match self {
            Region::Whole | Region::Circle { .. } => Vec::new(),
            Region::Polygon { rings } => rings.iter().flat_map(|ring| sides(ring)).collect(),
            Region::Glued { corner: [_, y0], size: [w, h], wrap, holes } => {
                let mut walls = Vec::new();
                if let Wrap::Cylinder | Wrap::Mobius = wrap {
                    let [x0, x1] = [near[0] - 2 * within, near[0] + 2 * within];
                    walls.extend([*y0, y0 + h].map(|y| [[x0, y], [x1, y]]));
                }
                for side in holes.iter().flat_map(|hole| sides(hole)) {
                    let moves = self.moves(side[0], near, within + w + h).into_iter();
                    walls.extend(moves.map(|by| side.map(|end| self.moved(end, by))));
                }
                walls
            }
        }
    }

    /// True if a point lies inside, in units so many of which are a tick. Not asked on the boundary.
    pub fn surrounds(&self, [x, y]: [i128; 2], unit: i128) -> bool {
        match self {
            Region::Whole => true,
            Region::Circle { centre, radius } => {
                let [dx, dy] = [x - i128::from(centre[0]) * unit, y - i128::from(centre[1]) * unit];
                let radius = i128::from(*radius) * unit;
                dx * dx + dy * dy <= radius * radius
            }
            Region::Glued { .. } => self.surrounds_glued([x, y], unit),
            Region::Polygon { rings } => crossed(rings, [x, y], unit) % 2 == 1,
        }
    }

    /// True if it is between the walls and, seen in the rectangle itself, in no hole.
    fn surrounds_glued(&self, [x, y]: [i128; 2], unit: i128) -> bool {
        let Region::Glued { corner, size, wrap, holes } = self else { return false };
        let [x0, y0, w, h] = [corner[0], corner[1], size[0], size[1]].map(|v| i128::from(v) * unit);
        let around = (x - x0).div_euclid(w);
        let is_twisted = matches!(wrap, Wrap::Mobius | Wrap::Klein) && around % 2 != 0;
        let x = x - around * w;
        let y = if is_twisted { 2 * y0 + h - y } else { y };
        let y = match wrap {
            Wrap::Torus | Wrap::Klein => y - (y - y0).div_euclid(h) * h,
            _ => y,
        };
        (y0..=y0 + h).contains(&y) && crossed(holes, [x, y], unit).is_multiple_of(2)
    }

    /// "dist(centre, boundary) ≥ a, exactly: 4·dist² ≥ (2R − t)²" and the centre inside; with 2a for
    /// the diameter, also whether a disk of a disk board "is inside the region".
    pub fn holds_disk(&self, centre: Spot, diameter: i64) -> bool {
        let d = i128::from(diameter);
        if let Region::Circle { centre: middle, radius } = *self {
            let room = 2 * i128::from(radius) - d;
            return room >= 0 && 4 * squared(centre, middle) <= room * room;
        }
        let far = |wall: &[Spot; 2]| !is_nearer(centre, *wall, diameter);
        self.surrounds(centre.map(i128::from), 1) && self.walls(centre, diameter).iter().all(far)
    }
}

/// The whole numbers n for which n sides are from `least` to `most`, ends included.
fn counts_between(side: i64, least: i64, most: i64) -> RangeInclusive<i64> {
    -(-least).div_euclid(side)..=most.div_euclid(side)
}

/// The square of the distance of two spots.
pub fn squared(p: Spot, q: Spot) -> i128 {
    let [dx, dy] = [i128::from(p[0] - q[0]), i128::from(p[1] - q[1])];
    dx * dx + dy * dy
}

fn sides(ring: &[Spot]) -> impl Iterator<Item = [Spot; 2]> + '_ {
    (0..ring.len()).map(|i| [ring[i], ring[(i + 1) % ring.len()]])
}

/// The number of sides that the ray from the point to the right crosses.
fn crossed(rings: &[Vec<Spot>], p: [i128; 2], unit: i128) -> usize {
    let all = rings.iter().flat_map(|ring| sides(ring));
    all.filter(|side| crosses_ray(*side, p, unit)).count()
}

/// True if a side crosses the ray from the point to the right.
fn crosses_ray(side: [Spot; 2], [x, y]: [i128; 2], unit: i128) -> bool {
    let [[ax, ay], [bx, by]] = side.map(|s| s.map(|v| i128::from(v) * unit));
    if (ay > y) == (by > y) {
        return false;
    }
    // The crossing lies at ax + (y − ay)·(bx − ax)/(by − ay).
    let right = (y - ay) * (bx - ax) - (x - ax) * (by - ay);
    if by > ay { right > 0 } else { right < 0 }
}

/// True if twice the distance from a spot to a side, ends included, is below the diameter.
fn is_nearer(p: Spot, [a, b]: [Spot; 2], diameter: i64) -> bool {
    let wide = |v: i64| i128::from(v);
    let d2 = wide(diameter) * wide(diameter);
    let [dx, dy] = [wide(b[0] - a[0]), wide(b[1] - a[1])];
    let [px, py] = [wide(p[0] - a[0]), wide(p[1] - a[1])];
    let along = px * dx + py * dy;
    let length2 = dx * dx + dy * dy;
    let to_line = px * dy - py * dx;
    let beside = along > 0 && along < length2 && 4 * to_line * to_line < d2 * length2;
    beside || 4 * squared(p, a) < d2 || 4 * squared(p, b) < d2
}
