//! The slow literal oracle of regions and glued sides: RULES.md 4 and 5 and API.md's table, word for
//! word, on whole ticks.
//!
//! Of the core it takes only how a board is described. Images are found by trying all gluings, a
//! boundary is walked side by side. The quoted lines are RULES.md's where nothing else is said.

// Each test that takes this module in asks it for something else.
#![allow(dead_code)]

use gospace::boards::setup::{RegionSetup, Wrap};

/// x to the right and y down, in ticks; an image may lie far outside its rectangle.
pub type Spot = [i64; 2];

/// Where stones lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Region {
    /// The whole plane.
    Whole,
    /// A polygon with holes, the outline first.
    Polygon { rings: Vec<Vec<Spot>> },
    /// A disk.
    Circle { centre: Spot, radius: i64 },
    /// A rectangle with glued sides: its lower corner, its width and height.
    Glued { corner: Spot, size: [i64; 2], wrap: Wrap },
}

impl Region {
    /// The region that is described. Assumes that the description is right.
    pub fn new(setup: &RegionSetup) -> Region {
        let spot = |s: &gospace::geometry::Spot| [i64::from(s.x), i64::from(s.y)];
        match setup {
            RegionSetup::Circle { centre, radius } => {
                Region::Circle { centre: spot(centre), radius: i64::from(*radius) }
            }
            RegionSetup::Polygon { outer, holes, wrap: Wrap::None } => {
                let rings = std::iter::once(outer).chain(holes);
                Region::Polygon { rings: rings.map(|r| r.iter().map(spot).collect()).collect() }
            }
            RegionSetup::Polygon { outer, wrap, .. } => {
                let side = |axis: usize| outer.iter().map(move |s| spot(s)[axis]);
                let [x0, y0] = [0, 1].map(|axis| side(axis).min().expect("corners"));
                let [x1, y1] = [0, 1].map(|axis| side(axis).max().expect("corners"));
                Region::Glued { corner: [x0, y0], size: [x1 - x0, y1 - y0], wrap: *wrap }
            }
        }
    }

    /// Every image of a spot no farther than that from another; where nothing is glued, itself.
    pub fn images(&self, q: Spot, near: Spot, within: i64) -> Vec<Spot> {
        let close = |&p: &Spot| squared(p, near) <= i128::from(within) * i128::from(within);
        let Region::Glued { corner: [_, y0], size: [w, h], wrap } = *self else {
            return [q].into_iter().filter(close).collect();
        };
        let is_twisted = matches!(wrap, Wrap::Mobius | Wrap::Klein);
        let is_upright = matches!(wrap, Wrap::Torus | Wrap::Klein);
        let far = |a: i64, b: i64, side: i64| ((a - b).abs() + within) / side + 2;
        let across = far(q[0], near[0], w);
        let mirrored = 2 * y0 + h - q[1];
        let down = far(q[1], near[1], h).max(far(mirrored, near[1], h));
        let down = if is_upright { down } else { 0 };
        let image = |i: i64, j: i64| {
            let y = if is_twisted && i % 2 != 0 { mirrored } else { q[1] };
            [q[0] + i * w, y + j * h]
        };
        let all = (-across..=across).flat_map(|i| (-down..=down).map(move |j| image(i, j)));
        all.filter(close).collect()
    }

    /// "distance is the shortest over the images", squared.
    pub fn distance_squared(&self, p: Spot, q: Spot) -> i128 {
        let Region::Glued { size: [w, h], .. } = self else { return squared(p, q) };
        let images = self.images(q, p, w + h + (p[1] - q[1]).abs()).into_iter();
        images.map(|image| squared(image, p)).min().expect("one image is the nearest")
    }

    /// The one image in [x0, x0 + W) × [y0, y0 + H), along the glued directions.
    pub fn canonical(&self, q: Spot) -> Spot {
        let Region::Glued { corner: [x0, y0], size: [w, h], wrap } = *self else { return q };
        let is_upright = matches!(wrap, Wrap::Torus | Wrap::Klein);
        let is_there = |p: &Spot| {
            let [x, y] = [p[0] - x0, p[1] - y0];
            (0..w).contains(&x) && (!is_upright || (0..h).contains(&y))
        };
        let within = (q[0] - x0).abs() + (q[1] - y0).abs() + 2 * (w + h);
        self.images(q, q, within).into_iter().find(is_there).expect("some image lies there")
    }

    /// The shortest distance from a spot to an image of itself that is not itself, squared.
    pub fn loop_squared(&self, q: Spot) -> Option<i128> {
        let Region::Glued { size: [w, h], .. } = *self else { return None };
        let images = self.images(q, q, 2 * (w + h)).into_iter();
        images.filter(|&image| image != q).map(|image| squared(image, q)).min()
    }

    /// The sides of the boundary, both ends of each. A glued region has them where nothing is glued:
    /// long enough to pass every spot within that distance.
    pub fn walls(&self, near: Spot, within: i64) -> Vec<[Spot; 2]> {
        match self {
            Region::Whole | Region::Circle { .. } => Vec::new(),
            Region::Polygon { rings } => rings.iter().flat_map(|ring| sides(ring)).collect(),
            Region::Glued { wrap: Wrap::Torus | Wrap::Klein, .. } => Vec::new(),
            Region::Glued { corner: [_, y0], size: [_, h], .. } => {
                let [x0, x1] = [near[0] - 2 * within, near[0] + 2 * within];
                [*y0, y0 + h].map(|y| [[x0, y], [x1, y]]).to_vec()
            }
        }
    }

    /// Whether a point lies inside, in units so many of which are a tick. Not asked on the boundary.
    pub fn surrounds(&self, [x, y]: [i128; 2], unit: i128) -> bool {
        match self {
            Region::Whole => true,
            Region::Circle { centre, radius } => {
                let [dx, dy] = [x - i128::from(centre[0]) * unit, y - i128::from(centre[1]) * unit];
                let radius = i128::from(*radius) * unit;
                dx * dx + dy * dy <= radius * radius
            }
            Region::Glued { wrap: Wrap::Torus | Wrap::Klein, .. } => true,
            Region::Glued { corner: [_, y0], size: [_, h], .. } => {
                let y = y - i128::from(*y0) * unit;
                0 <= y && y <= i128::from(*h) * unit
            }
            Region::Polygon { rings } => {
                let crosses = |side: &[Spot; 2]| crosses_ray(*side, [x, y], unit);
                let crossed = rings.iter().flat_map(|ring| sides(ring)).filter(crosses).count();
                crossed % 2 == 1
            }
        }
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

/// The square of the distance of two spots.
pub fn squared(p: Spot, q: Spot) -> i128 {
    let [dx, dy] = [i128::from(p[0] - q[0]), i128::from(p[1] - q[1])];
    dx * dx + dy * dy
}

fn sides(ring: &[Spot]) -> impl Iterator<Item = [Spot; 2]> + '_ {
    (0..ring.len()).map(|i| [ring[i], ring[(i + 1) % ring.len()]])
}

/// Whether a side crosses the ray from the point to the right.
fn crosses_ray(side: [Spot; 2], [x, y]: [i128; 2], unit: i128) -> bool {
    let [[ax, ay], [bx, by]] = side.map(|s| s.map(|v| i128::from(v) * unit));
    if (ay > y) == (by > y) {
        return false;
    }
    // The crossing lies at ax + (y − ay)·(bx − ax)/(by − ay).
    let right = (y - ay) * (bx - ax) - (x - ax) * (by - ay);
    if by > ay { right > 0 } else { right < 0 }
}

/// Whether twice the distance from a spot to a side, ends included, is below the diameter.
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
