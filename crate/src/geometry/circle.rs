//! Circles around stones and corners, and their crossings.
//!
//! Whole numbers are halves of a tick here, as a centre stays c/2 away from walls, and relative to
//! an origin near by: at most 2^28. Points come back in ticks. Contact is decided exactly, and half
//! a chord comes from factors that are exact, so that a crossing is right to 2^-23 tick even where
//! circles nearly touch.

/// Up to two points, in ticks.
pub(super) type Crossings = [Option<[f64; 2]>; 2];

pub(super) const NONE: Crossings = [None, None];

/// A circle with a radius of at most 2^27.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circle {
    pub centre: [i64; 2],
    pub radius: i64,
}

impl Circle {
    /// The points to the right, below, to the left and above of its centre.
    pub fn extremes(&self) -> [[f64; 2]; 4] {
        let Circle { centre: [x, y], radius: r } = *self;
        [[x + r, y], [x, y + r], [x - r, y], [x, y - r]].map(|p| p.map(|x| x as f64 * 0.5))
    }

    /// The points at which two circles cross or touch; none if they are the same. With d the vector
    /// of the centres, D = |d|² and N = D + r² − s², the points are (N·d ± √H·d⊥) / 2D from this
    /// centre, where H = ((r + s)² − D)·(D − (r − s)²).
    pub fn crossings(&self, other: &Circle) -> Crossings {
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

    /// Its point nearest to p; nothing for its centre.
    pub fn nearest(&self, p: [f64; 2]) -> Option<[f64; 2]> {
        let [x, y] = self.centre.map(|x| x as f64 * 0.5);
        let [dx, dy] = [p[0] - x, p[1] - y];
        let distance = (dx * dx + dy * dy).sqrt();
        let part = self.radius as f64 * 0.5 / distance;
        (distance > 0.0).then_some([x + dx * part, y + dy * part])
    }
}

/// Halves of p + d and p − d.
pub(super) fn either_side([x, y]: [f64; 2], [dx, dy]: [f64; 2]) -> Crossings {
    [Some([(x + dx) * 0.5, (y + dy) * 0.5]), Some([(x - dx) * 0.5, (y - dy) * 0.5])]
}

pub(super) fn difference(from: [i64; 2], to: [i64; 2]) -> [i64; 2] {
    [to[0] - from[0], to[1] - from[1]]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The error bound of a crossing, in ticks.
    const BOUND: f64 = 1.0 / (1u64 << 23) as f64;

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
    fn extremes_are_a_radius_away_along_the_axes() {
        let circle = Circle { centre: [2 * 3, 2 * 4], radius: 2 * 5 };
        assert_eq!(circle.extremes(), [[8.0, 4.0], [3.0, 9.0], [-2.0, 4.0], [3.0, -1.0]]);
    }
}
