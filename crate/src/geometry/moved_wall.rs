//! Walls moved inwards, and their crossings with circles and each other.
//!
//! Units and bounds are those of `circle.rs`. Contact of a moved wall with a circle is decided
//! exactly, and a crossing is right to 2^-23 tick even where they nearly touch, or where two walls
//! are nearly parallel.

use super::circle::{Circle, Crossings, NONE, difference, either_side};
use super::clamp::clamped;
use super::root::{ROOT_BITS, Root};
use super::segment::Segment;

/// The segment beside a wall, on its positive side.
#[derive(Clone, Copy, Debug)]
pub(super) struct MovedWall {
    /// The beginning of the wall itself.
    from: [i64; 2],
    /// The wall's vector v, its components at most 2^26.
    along: [i64; 2],
    /// |v|
    length: Root,
    /// |v|² ≤ 2^53
    length_squared: i64,
    /// The distance by which it was moved, at most 2^26.
    offset: i64,
    /// The box in which it lies, in ticks, and a tick more.
    bounds: [[f64; 2]; 2],
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

    /// Its common points with a circle. With h the height of the circle's centre over the moved
    /// line, half the chord is √((r − h)·(r + h)).
    pub fn crossings(&self, circle: &Circle) -> Crossings {
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
    pub fn crossing(&self, other: &MovedWall) -> Option<[f64; 2]> {
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

    /// Its point nearest to p.
    pub fn nearest(&self, p: [f64; 2]) -> [f64; 2] {
        let [[ax, ay], [bx, by]] = self.ends();
        let [dx, dy] = [bx - ax, by - ay];
        let part = ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy);
        let part = clamped(part, 1.0);
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

fn boxes_meet([a, b]: [[f64; 2]; 2], [c, d]: [[f64; 2]; 2]) -> bool {
    a[0] <= d[0] && c[0] <= b[0] && a[1] <= d[1] && c[1] <= b[1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::spot::Spot;

    /// The error bound of a crossing, in ticks.
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
        let beyond = Circle { centre: [2 * 410, 2 * 320], radius: 2 * 17 };
        assert_eq!(slanted.crossings(&beyond), NONE, "it meets the box, and the line beyond it");
    }

    #[test]
    fn walls_whose_lines_cross_beyond_one_of_them_do_not_cross() {
        let level = wall([0, 0], [100, 0], 20);
        let slanted = wall([90, -50], [190, 50], 20);
        assert_eq!((level.crossing(&slanted), slanted.crossing(&level)), (None, None));
        assert!(wall([0, 0], [200, 0], 20).crossing(&slanted).is_some());
    }

    #[test]
    fn boxes_meet_unless_one_is_beside_above_or_below_the_other() {
        let unit = [[0.0, 0.0], [1.0, 1.0]];
        for dx in -2..=2 {
            for dy in -2..=2 {
                let other = unit.map(|[x, y]| [x + f64::from(dx), y + f64::from(dy)]);
                assert_eq!(boxes_meet(unit, other), i32::abs(dx).max(i32::abs(dy)) < 2);
            }
        }
    }

    #[test]
    fn a_circle_around_a_walls_end_touches_the_moved_wall_at_its_joint() {
        let slanted = wall([3, 5], [3 + 400, 5 + 300], 20);
        let corner = Circle { centre: [6, 10], radius: 20 };
        assert_eq!(slanted.crossings(&corner), [Some([3.0 - 6.0, 5.0 + 8.0]); 2]);
    }

    #[test]
    fn a_circle_all_but_touching_an_irrational_wall_crosses_it_where_it_must() {
        // The wall along (1, 1) is moved 2^23, and a circle of radius r whose centre is h/√2 from it
        // reaches over it by f = r + 2^23 − h/√2: half a chord of √(f·(2r − f)).
        let long = 1 << 24;
        let slanted = wall([-long, -long], [long, long], i64::from(long));
        for r in (0..100).map(|i| (5 << 22) + 12_345 * i) {
            // h, odd, is the largest below (r + 2^23)·√2.
            let reach = r + i64::from(long / 2);
            let h = ((2 * reach * reach).isqrt() - 1) | 1;
            let over = (2 * reach * reach - h * h) as f64 / (reach as f64 * 2f64.sqrt() + h as f64);
            let f = over / 2f64.sqrt();
            let half = (f * (2.0 * r as f64 - f)).sqrt() / 2f64.sqrt();
            let down = (r as f64 - f) / 2f64.sqrt();
            let foot = [0.5 * (1 - h) as f64 + down, 0.5 * (1 + h) as f64 - down];
            let circle = Circle { centre: [1 - h, 1 + h], radius: 2 * r };
            let [p, q] = slanted.crossings(&circle);
            assert_at(p, [foot[0] + half, foot[1] + half]);
            assert_at(q, [foot[0] - half, foot[1] - half]);
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

    #[test]
    fn walls_at_an_angle_of_2_to_the_minus_49_cross_where_they_must() {
        // v and w with v × w = 1, and the second wall as far from the first as a whole number k of
        // |v|-ths of a tick allows: next to c, so that the moved walls cross between their ends.
        let f = (1i64 << 24) - 3;
        let [v, w] = [[f + 1, f], [f + 2, f + 1]];
        let mut crossed = 0;
        for c in (0..200).map(|i| 1_000_003 + 7919 * i) {
            let v_squared = v[0] * v[0] + v[1] * v[1];
            let twice = (4 * i128::from(c * c) * i128::from(v_squared)).isqrt() as i64;
            let k = (twice + 1) / 2;
            let back = k / (f + 1);
            let begin = [k - back * v[0], k - back * v[1]];
            let end = [begin[0] + w[0], begin[1] + w[1]];
            let spot = |p: [i64; 2]| [p[0] as i32, p[1] as i32];
            let lower = wall([0, 0], spot(v), c);
            let upper = wall(spot(end), spot(begin), c);
            let Some([x, y]) = lower.crossing(&upper) else { continue };
            crossed += 1;
            let [exact_x, exact_y] = exact_crossing(v, begin, w, c);
            assert!((x - exact_x).abs() < BOUND && (y - exact_y).abs() < BOUND, "c = {c}");
        }
        assert!(crossed > 20, "{crossed}");
    }

    /// The crossing of the line along v through (0, 0) and the one along w through a point, at v × w = 1,
    /// after both are moved c/2 towards each other, from whole roots to 2^-60 tick.
    fn exact_crossing(v: [i64; 2], through: [i64; 2], w: [i64; 2], c: i64) -> [f64; 2] {
        use num_bigint::BigInt;
        use num_traits::ToPrimitive;
        const BITS: u32 = 200;
        let length = |[x, y]: [i64; 2]| (BigInt::from(x * x + y * y) << (2 * BITS)).sqrt();
        // v × p = c·|v|/2 and w × p = w × a − c·|w|/2.
        let lower = length(v) * c;
        let cross =
            i128::from(w[0]) * i128::from(through[1]) - i128::from(w[1]) * i128::from(through[0]);
        let upper = (BigInt::from(2 * cross) << BITS) - length(w) * c;
        let solved = |i: usize| {
            // p = (v × p)·w' + …: with v × w = 1, p = (v × p)·w − (w × p)·v.
            let twice: BigInt = &lower * w[i] - &upper * v[i];
            let parts: BigInt = twice >> (BITS - 60);
            parts.to_f64().unwrap_or(f64::NAN) / (1u64 << 61) as f64
        };
        [solved(0), solved(1)]
    }
}
