//! The curves on which a centre lies that can go no further (circles around stones and corners,
//! walls moved inwards), and where they cross.
//!
//! Whole numbers are halves of a tick here, as a centre stays c/2 away from walls, and relative to
//! an origin near by: at most 2^28. Points come back in ticks. Whether curves cross is decided
//! exactly, and half a chord comes from factors that are exact, so that a crossing is right to
//! 2^-23 tick even where curves all but touch.

use super::root::{ROOT_BITS, Root};
use super::segment::Segment;

/// Up to two points, in ticks.
pub(super) type Crossings = [Option<[f64; 2]>; 2];

const NONE: Crossings = [None, None];

/// A circle, or a wall that was moved.
#[derive(Clone, Copy, Debug)]
pub(super) enum Curve {
    Circle(Circle),
    Wall(MovedWall),
}

/// A circle with a radius of at most 2^27.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circle {
    pub centre: [i64; 2],
    pub radius: i64,
}

/// The segment beside a wall, on its positive side.
#[derive(Clone, Copy, Debug)]
pub(super) struct MovedWall {
    /// Where the wall itself begins.
    from: [i64; 2],
    /// The wall's vector v, its components at most 2^26.
    along: [i64; 2],
    /// |v|
    length: Root,
    /// |v|² ≤ 2^53
    length_squared: i64,
    /// How far it was moved, at most 2^26.
    offset: i64,
    /// The box in which it lies, in ticks, and a tick more.
    bounds: [[f64; 2]; 2],
}

impl Curve {
    /// Where two curves cross or touch; nothing where they are one. Moved walls are no longer than
    /// their boxes.
    pub fn crossings(&self, other: &Curve) -> Crossings {
        match (self, other) {
            (Curve::Circle(a), Curve::Circle(b)) => a.crossings(b),
            (Curve::Circle(circle), Curve::Wall(wall))
            | (Curve::Wall(wall), Curve::Circle(circle)) => wall.crossings(circle),
            (Curve::Wall(a), Curve::Wall(b)) => [a.crossing(b), None],
        }
    }

    /// The point of the curve that is nearest to p, in ticks; nothing at a circle's centre.
    pub fn nearest(&self, p: [f64; 2]) -> Option<[f64; 2]> {
        match self {
            Curve::Circle(circle) => circle.nearest(p),
            Curve::Wall(wall) => Some(wall.nearest(p)),
        }
    }
}

impl Circle {
    /// The points to the right, below, to the left and above of its centre.
    pub fn extremes(&self) -> [[f64; 2]; 4] {
        let Circle { centre: [x, y], radius: r } = *self;
        [[x + r, y], [x, y + r], [x - r, y], [x, y - r]].map(|p| p.map(|x| x as f64 * 0.5))
    }

    /// With d the vector of the centres, D = |d|² and N = D + r² − s², the points are
    /// (N·d ± √H·d⊥) / 2D from this centre, where H = ((r + s)² − D)·(D − (r − s)²).
    fn crossings(&self, other: &Circle) -> Crossings {
        let [dx, dy] = difference(self.centre, other.centre);
        let squared = dx * dx + dy * dy;
        let [sum, less] = [self.radius + other.radius, self.radius - other.radius];
        let [outside, inside] = [sum * sum - squared, squared - less * less];
        if outside < 0 || inside < 0 || squared == 0 {
            return NONE;
        }
        let foot = (squared + sum * less) as f64 / (2 * squared) as f64;
        let chord = (outside as f64 * inside as f64).sqrt() / (2 * squared) as f64;
        let [x, y] = self.centre.map(|x| x as f64);
        let [dx, dy] = [dx as f64, dy as f64];
        let [x, y] = [x + dx * foot, y + dy * foot];
        either_side([x, y], [dy * chord, -dx * chord])
    }

    fn nearest(&self, p: [f64; 2]) -> Option<[f64; 2]> {
        let [x, y] = self.centre.map(|x| x as f64 * 0.5);
        let [dx, dy] = [p[0] - x, p[1] - y];
        let distance = (dx * dx + dy * dy).sqrt();
        let part = self.radius as f64 * 0.5 / distance;
        (distance > 0.0).then_some([x + dx * part, y + dy * part])
    }
}

impl MovedWall {
    /// A wall, given in ticks relative to the origin, moved by so many halves of a tick.
    pub fn new(wall: Segment, offset: i64) -> MovedWall {
        let from = [2 * i64::from(wall.from.x), 2 * i64::from(wall.from.y)];
        let along = wall.vector().map(|x| 2 * x);
        let length_squared = along[0] * along[0] + along[1] * along[1];
        let length = Root::of(length_squared);
        let mut moved =
            MovedWall { from, along, length, length_squared, offset, bounds: [[0.0; 2]; 2] };
        let [a, b] = moved.ends();
        let least = [a[0].min(b[0]) - 1.0, a[1].min(b[1]) - 1.0];
        let greatest = [a[0].max(b[0]) + 1.0, a[1].max(b[1]) + 1.0];
        moved.bounds = [least, greatest];
        moved
    }

    /// Its ends, in ticks: where it meets the circles around the wall's ends.
    fn ends(&self) -> [[f64; 2]; 2] {
        let shift = self.offset as f64 / self.length.value();
        let [nx, ny] = self.normal().map(|x| x as f64 * shift);
        let [x, y] = self.from.map(|x| x as f64);
        let [dx, dy] = self.along.map(|x| x as f64);
        [[x + nx, y + ny], [x + dx + nx, y + dy + ny]].map(|p| p.map(|x| x * 0.5))
    }

    /// The normal to the positive side, as long as the wall.
    fn normal(&self) -> [i64; 2] {
        [-self.along[1], self.along[0]]
    }

    /// |v| times the distance of a spot from the wall's line.
    fn height(&self, spot: [i64; 2]) -> i64 {
        let [[nx, ny], [dx, dy]] = [self.normal(), difference(self.from, spot)];
        nx * dx + ny * dy
    }

    /// k·|v| − x with the sign it has, and an error of 2^-50 of itself.
    fn lengths_less(&self, k: i64, x: i64) -> f64 {
        let [large, small] = [k as f64 * self.length.value(), x as f64];
        if k.signum() != x.signum() {
            return large - small;
        }
        let [k, x, squared] = [k, x, self.length_squared].map(i128::from);
        if k == 0 { 0.0 } else { (k * k * squared - x * x) as f64 / (large + small) }
    }

    /// With h the height of the circle's centre over the moved line, half the chord is
    /// √((r − h)·(r + h)).
    fn crossings(&self, circle: &Circle) -> Crossings {
        let Circle { centre, radius } = *circle;
        if !self.may_meet(circle) {
            return NONE;
        }
        let height = self.height(centre);
        let below = self.lengths_less(radius + self.offset, height);
        let above = self.lengths_less(radius - self.offset, -height);
        if below < 0.0 || above < 0.0 {
            return NONE;
        }
        let length = self.length.value();
        let down = (height as f64 / length - self.offset as f64) / length;
        let chord = (below * above).sqrt() / self.length_squared as f64;
        let [x, y] = centre.map(|x| x as f64);
        let [nx, ny] = self.normal().map(|x| x as f64);
        let points = either_side([x - nx * down, y - ny * down], [ny * chord, -nx * chord]);
        points.map(|p| p.filter(|&p| self.is_in_bounds(p)))
    }

    /// The one solution p of n·p = n·a + offset·|n| for both walls, from whole numbers and their
    /// roots added exactly: nearly parallel walls lose nothing.
    fn crossing(&self, other: &MovedWall) -> Option<[f64; 2]> {
        let [[ax, ay], [bx, by]] = [self.normal(), other.normal()];
        let determinant = ax * by - ay * bx;
        if determinant == 0 || !boxes_meet(self.bounds, other.bounds) {
            return None;
        }
        let [a, b] = [self, other].map(|wall| i128::from(-wall.height([0, 0])));
        let solved = |ka: i64, kb: i64| {
            let whole = i128::from(ka) * a + i128::from(kb) * b;
            let roots = self.length.times(ka * self.offset) + other.length.times(kb * other.offset);
            let parts = (whole << ROOT_BITS) + roots;
            parts as f64 / (determinant as f64 * (2.0 * (1u64 << ROOT_BITS) as f64))
        };
        let p = [solved(by, -ay), solved(-bx, ax)];
        (self.is_in_bounds(p) && other.is_in_bounds(p)).then_some(p)
    }

    fn nearest(&self, p: [f64; 2]) -> [f64; 2] {
        let [[ax, ay], [bx, by]] = self.ends();
        let [dx, dy] = [bx - ax, by - ay];
        let part = ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy);
        let part = part.clamp(0.0, 1.0);
        [ax + dx * part, ay + dy * part]
    }

    fn may_meet(&self, circle: &Circle) -> bool {
        let [x, y] = circle.centre.map(|x| x as f64 * 0.5);
        let r = circle.radius as f64 * 0.5;
        boxes_meet(self.bounds, [[x - r, y - r], [x + r, y + r]])
    }

    fn is_in_bounds(&self, p: [f64; 2]) -> bool {
        boxes_meet(self.bounds, [p, p])
    }
}

/// Halves of p + d and p − d.
fn either_side([x, y]: [f64; 2], [dx, dy]: [f64; 2]) -> Crossings {
    [Some([(x + dx) * 0.5, (y + dy) * 0.5]), Some([(x - dx) * 0.5, (y - dy) * 0.5])]
}

fn boxes_meet([a, b]: [[f64; 2]; 2], [c, d]: [[f64; 2]; 2]) -> bool {
    a[0] <= d[0] && c[0] <= b[0] && a[1] <= d[1] && c[1] <= b[1]
}

fn difference(from: [i64; 2], to: [i64; 2]) -> [i64; 2] {
    [to[0] - from[0], to[1] - from[1]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::spot::Spot;

    /// As far as a crossing may be off, in ticks.
    const BOUND: f64 = 1.0 / (1u64 << 23) as f64;

    fn wall(from: [i32; 2], to: [i32; 2], offset: i64) -> MovedWall {
        let [from, to] = [from, to].map(|[x, y]| Spot::new(x, y));
        MovedWall::new(Segment::new(from, to), offset)
    }

    fn assert_at(found: Option<[f64; 2]>, [x, y]: [f64; 2]) {
        let [px, py] = found.expect("they cross");
        assert!((px - x).abs() < BOUND && (py - y).abs() < BOUND, "({px}, {py}) for ({x}, {y})");
    }

    #[test]
    fn circles_that_touch_cross_in_one_exact_place() {
        let a = Circle { centre: [0, 0], radius: 2 * 65 };
        let b = Circle { centre: [2 * 78, 2 * 104], radius: 2 * 65 };
        assert_eq!(a.crossings(&b), [Some([39.0, 52.0]); 2]);
        let inside = Circle { centre: [2 * 3, 2 * 4], radius: 2 * 60 };
        assert_eq!(a.crossings(&inside), [Some([39.0, 52.0]); 2]);
        assert_eq!(a.crossings(&Circle { centre: [2 * 79, 2 * 104], radius: 2 * 65 }), NONE);
        assert_eq!(a.crossings(&a), NONE);
    }

    #[test]
    fn circles_that_all_but_touch_cross_where_they_must() {
        // Radius c = 2^25 and centres 2c − 1 apart: the crossings are √(4c − 1)/2 beside the middle.
        let c = 1i64 << 25;
        let a = Circle { centre: [0, 0], radius: 2 * c };
        let b = Circle { centre: [2 * (2 * c - 1), 0], radius: 2 * c };
        let [p, q] = a.crossings(&b);
        let [x, y] = [c as f64 - 0.5, ((4 * c - 1) as f64).sqrt() / 2.0];
        assert_at(p, [x, -y]);
        assert_at(q, [x, y]);
    }

    #[test]
    fn a_wall_and_a_circle_cross_as_the_line_and_the_circle_do() {
        // Along (4, 3), 10 to the positive side (−3, 4)/5: through (−6, 8).
        let slanted = wall([0, 0], [400, 300], 20);
        let at = |x: i64, y: i64| Circle { centre: [2 * (x - 6), 2 * (y + 8)], radius: 2 * 25 };
        let on = slanted.crossings(&at(40, 30));
        assert_at(on[0], [-6.0 + 60.0, 8.0 + 45.0]);
        assert_at(on[1], [-6.0 + 20.0, 8.0 + 15.0]);
        // The circle's centre 25 beside it, on either side, and one tick further.
        assert_eq!(slanted.crossings(&at(40 - 15, 30 + 20)), [Some([34.0, 38.0]); 2]);
        assert_eq!(slanted.crossings(&at(40 + 15, 30 - 20)), [Some([34.0, 38.0]); 2]);
        assert_eq!(slanted.crossings(&at(40 - 16, 30 + 20)), NONE);
        // Past its ends there is nothing.
        assert_eq!(slanted.crossings(&at(440, 330)), NONE);
    }

    #[test]
    fn a_circle_around_a_walls_end_touches_the_moved_wall_at_its_joint() {
        let slanted = wall([3, 5], [3 + 400, 5 + 300], 20);
        let corner = Circle { centre: [6, 10], radius: 20 };
        assert_eq!(slanted.crossings(&corner), [Some([3.0 - 6.0, 5.0 + 8.0]); 2]);
    }

    #[test]
    fn a_circle_all_but_touching_an_irrational_wall_crosses_it_where_it_must() {
        // The wall along (1, 1) is moved 2^23, and a circle of radius r = 5·2^22 reaches over it by
        // f = r + 2^23 − h/√2, as h is its height times √2: half a chord of √(f·(2r − f)).
        let long = 1 << 24;
        let slanted = wall([-long, -long], [long, long], i64::from(long));
        let r = 5i64 << 22;
        let h = 41_521_491i64;
        let circle = Circle { centre: [1 - h, 1 + h], radius: 2 * r };
        // (r + 2^23)·√2 − h, with the difference of squares in whole numbers.
        let reach = r + i64::from(long / 2);
        let over = (2 * reach * reach - h * h) as f64 / (reach as f64 * 2f64.sqrt() + h as f64);
        assert!(over > 0.0 && over < 1.0, "{over}");
        let f = over / 2f64.sqrt();
        let half = (f * (2.0 * r as f64 - f)).sqrt() / 2f64.sqrt();
        // The foot of the centre on the moved line, r − f from the centre along (1, −1)/√2.
        let down = (r as f64 - f) / 2f64.sqrt();
        let foot = [0.5 * (1 - h) as f64 + down, 0.5 * (1 + h) as f64 - down];
        let [p, q] = slanted.crossings(&circle);
        let found = [p.expect("they cross"), q.expect("they cross")];
        let far = |p: [f64; 2], q: [f64; 2]| (p[0] - q[0]).abs() + (p[1] - q[1]).abs();
        for expected in [[foot[0] + half, foot[1] + half], [foot[0] - half, foot[1] - half]] {
            let nearest = far(found[0], expected).min(far(found[1], expected));
            assert!(nearest < 4.0 * BOUND, "{expected:?} is {nearest} from {found:?}");
        }
    }

    #[test]
    fn nearly_parallel_walls_lose_nothing() {
        // A corridor c wide at its end, and one tick wider at its beginning, 2^24 away: moved by
        // c/2 its walls cross c/(2L·(1 + √(1 + 1/L²))) before the end.
        let [length, c] = [1 << 24, 1 << 20];
        let lower = wall([0, 0], [length, 0], i64::from(c));
        let upper = wall([length, c], [0, c + 1], i64::from(c));
        let [l, c] = [f64::from(length), f64::from(c)];
        let before = c / (2.0 * l * (1.0 + (1.0 + 1.0 / (l * l)).sqrt()));
        assert_at(lower.crossing(&upper), [l - before, c / 2.0]);
        assert_at(upper.crossing(&lower), [l - before, c / 2.0]);
    }
}
