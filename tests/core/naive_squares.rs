//! A second literal oracle for free centres: squares cut into squares, until one's middle is free
//! or no point of any can be. It shares nothing with the first but regions and their images, needs
//! no theory, and is undecided where the free set has no inner point.

use super::naive_plane::Plane;
use super::naive_region::{Region, Spot};

/// A tick, in the units of the squares.
const TICK: i128 = 1 << 12;
/// The greatest number of squares examined.
const PATIENCE: usize = 20_000;

/// Its lower corner and its side.
#[derive(Clone, Copy, Debug)]
struct Square {
    corner: [i128; 2],
    side: i128,
}

impl Square {
    fn corners(self) -> [[i128; 2]; 4] {
        let Square { corner: [x, y], side } = self;
        [[x, y], [x + side, y], [x, y + side], [x + side, y + side]]
    }

    fn quarters(self) -> [Square; 4] {
        let half = Square { side: self.side / 2, ..self };
        half.corners().map(|corner| Square { corner, ..half })
    }

    fn middle(self) -> [i128; 2] {
        self.corner.map(|v| v + self.side / 2)
    }

    fn nearest(self, p: [i128; 2]) -> i128 {
        let off = |axis: usize| {
            let [low, high] = [self.corner[axis], self.corner[axis] + self.side];
            (low - p[axis]).max(p[axis] - high).max(0)
        };
        off(0) * off(0) + off(1) * off(1)
    }

    fn farthest(self, p: [i128; 2]) -> i128 {
        self.corners().into_iter().map(|corner| squared(corner, p)).max().expect("four corners")
    }
}

/// The surroundings of the stone, in the units of the squares.
struct Around {
    stone: [i128; 2],
    stones: Vec<[i128; 2]>,
    walls: Vec<[[i128; 2]; 2]>,
    plane: Plane,
}

impl Plane {
    /// True if a free centre beside the stone exists; nothing if squares do not decide it.
    pub fn free_centre_by_squares(&self, stone: Spot, stones: &[Spot]) -> Option<bool> {
        let [c, b] = [self.clearance, self.contact];
        let scaled = |p: Spot| p.map(|v| i128::from(v) * TICK);
        let images = stones.iter().flat_map(|&q| self.region.images(q, stone, b + c));
        let walls = self.region.walls(stone, b + c).into_iter();
        let around = Around {
            stone: scaled(stone),
            stones: images.map(scaled).collect(),
            walls: walls.map(|wall| wall.map(scaled)).collect(),
            plane: self.clone(),
        };
        around.search()
    }
}

impl Around {
    fn search(&self) -> Option<bool> {
        let mut half = 1;
        while half < self.contact() {
            half *= 2;
        }
        let whole = Square { corner: self.stone.map(|v| v - half), side: 2 * half };
        let mut squares = std::collections::VecDeque::from([whole]);
        let mut looked_at = 0;
        while let Some(square) = squares.pop_front() {
            looked_at += 1;
            if self.is_closed(square) {
                continue;
            }
            if self.is_free(square.middle()) {
                return Some(true);
            }
            if looked_at > PATIENCE || square.side < 2 {
                return None;
            }
            squares.extend(square.quarters());
        }
        Some(false)
    }

    fn contact(&self) -> i128 {
        i128::from(self.plane.contact) * TICK
    }

    fn clearance(&self) -> i128 {
        i128::from(self.plane.clearance) * TICK
    }

    /// True if some inequality fails in every point of the square.
    fn is_closed(&self, square: Square) -> bool {
        let [b, c] = [self.contact(), self.clearance()];
        let near = |wall: &[[i128; 2]; 2]| {
            // The distance to a side is convex, so greatest in a corner.
            square.corners().into_iter().all(|corner| is_nearer(corner, *wall, c))
        };
        square.nearest(self.stone) > b * b
            || self.stones.iter().any(|&q| square.farthest(q) < c * c)
            || self.walls.iter().any(near)
            || self.is_out_of_the_circle(square)
            || self.is_beyond_the_walls(square)
    }

    fn is_out_of_the_circle(&self, square: Square) -> bool {
        let Region::Circle { centre, radius } = self.plane.region else { return false };
        let room = 2 * i128::from(radius) * TICK - self.clearance();
        let centre = centre.map(|v| i128::from(v) * TICK);
        room < 0 || 4 * square.nearest(centre) > room * room
    }

    /// True if no wall comes near the square, and its middle lies outside.
    fn is_beyond_the_walls(&self, square: Square) -> bool {
        let middle = square.middle();
        let is_far = |wall: &[[i128; 2]; 2]| !is_nearer(middle, *wall, 2 * square.side);
        let is_round = matches!(self.plane.region, Region::Circle { .. });
        !is_round && self.walls.iter().all(is_far) && !self.plane.region.surrounds(middle, TICK)
    }

    fn is_free(&self, p: [i128; 2]) -> bool {
        let [b, c] = [self.contact(), self.clearance()];
        let in_circle = match self.plane.region {
            Region::Circle { .. } => !self.is_out_of_the_circle(Square { corner: p, side: 0 }),
            _ => true,
        };
        squared(p, self.stone) <= b * b
            && self.stones.iter().all(|&q| squared(p, q) >= c * c)
            && !self.walls.iter().any(|wall| is_nearer(p, *wall, c))
            && self.plane.region.surrounds(p, TICK)
            && in_circle
    }
}

fn squared(p: [i128; 2], q: [i128; 2]) -> i128 {
    let [dx, dy] = [p[0] - q[0], p[1] - q[1]];
    dx * dx + dy * dy
}

/// True if twice the distance from a point to a side is below the diameter.
fn is_nearer(p: [i128; 2], [a, b]: [[i128; 2]; 2], diameter: i128) -> bool {
    let d2 = diameter * diameter;
    let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    let [px, py] = [p[0] - a[0], p[1] - a[1]];
    let [along, length2] = [px * dx + py * dy, dx * dx + dy * dy];
    let to_line = px * dy - py * dx;
    let beside = along > 0 && along < length2 && 4 * to_line * to_line < d2 * length2;
    beside || 4 * squared(p, a) < d2 || 4 * squared(p, b) < d2
}
