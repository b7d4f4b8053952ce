//! Straight lines between two spots, and exact questions about them. Assumes coordinates below
//! 2^28; a segment's own are within the limit on ticks.

use super::clamp::clamped;
use super::spot::Spot;
use crate::order;

/// The closed segment between two different spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// Its beginning.
    pub from: Spot,
    /// Its end.
    pub to: Spot,
}

impl Segment {
    /// The segment between two spots.
    pub const fn new(from: Spot, to: Spot) -> Segment {
        Segment { from, to }
    }

    /// From `from` to `to`.
    #[inline]
    pub fn vector(self) -> [i64; 2] {
        difference(self.from, self.to)
    }

    /// Its least and its greatest coordinates.
    #[inline]
    pub fn bounds(self) -> [Spot; 2] {
        let [a, b] = [self.from, self.to];
        [Spot::new(a.x.min(b.x), a.y.min(b.y)), Spot::new(a.x.max(b.x), a.y.max(b.y))]
    }

    /// Twice the area of the triangle `from`, `to`, p: on which side of the line p is. 0 on it.
    #[inline]
    pub fn side(self, p: Spot) -> i64 {
        let [dx, dy] = self.vector();
        let [px, py] = difference(self.from, p);
        dx * py - dy * px
    }

    /// The same the other way round.
    pub fn reversed(self) -> Segment {
        Segment::new(self.to, self.from)
    }

    /// True if the two share a point.
    pub fn meets(self, other: Segment) -> bool {
        let sides = [self.side(other.from).signum(), self.side(other.to).signum()];
        let others = [other.side(self.from).signum(), other.side(self.to).signum()];
        if sides == [0, 0] {
            return boxes_meet(self.bounds(), other.bounds());
        }
        sides[0] * sides[1] <= 0 && others[0] * others[1] <= 0
    }

    /// True if two segments that share the end `self.to == next.from` share more than that.
    pub fn folds_back(self, next: Segment) -> bool {
        let [[ax, ay], [bx, by]] = [self.vector(), next.vector()];
        self.side(next.to) == 0 && ax * bx + ay * by < 0
    }

    /// True if a point of the segment is at most this far from p: dist² ≤ distance².
    pub fn comes_within(self, p: Spot, distance: i64) -> bool {
        if let Some(end) = self.nearest_end(p) {
            return p.distance_squared(end) <= distance * distance;
        }
        let [dx, dy] = self.vector();
        let (cross, length_squared) = (i128::from(self.side(p)), i128::from(dx * dx + dy * dy));
        cross * cross <= i128::from(distance * distance) * length_squared
    }

    /// The end that is the nearest point to p, if one is.
    pub fn nearest_end(self, p: Spot) -> Option<Spot> {
        let [dx, dy] = self.vector();
        let [px, py] = difference(self.from, p);
        let along = dx * px + dy * py;
        if along <= 0 {
            return Some(self.from);
        }
        (along >= dx * dx + dy * dy).then_some(self.to)
    }

    /// The distance of a real point from the segment.
    pub fn distance(self, [x, y]: [f64; 2]) -> f64 {
        let [dx, dy] = self.vector().map(|d| d as f64);
        let [px, py] = [x - f64::from(self.from.x), y - f64::from(self.from.y)];
        let part = clamped((px * dx + py * dy) / (dx * dx + dy * dy), 1.0);
        let [ox, oy] = [px - part * dx, py - part * dy];
        (ox * ox + oy * oy).sqrt()
    }

    /// True if an open disk of this diameter around p meets the segment: 4·dist² < diameter².
    #[inline]
    pub fn meets_disk(self, p: Spot, diameter: i64) -> bool {
        let [dx, dy] = self.vector();
        let [px, py] = difference(self.from, p);
        let along = dx * px + dy * py;
        let length_squared = dx * dx + dy * dy;
        if along <= 0 {
            return 4 * (px * px + py * py) < diameter * diameter;
        }
        if along >= length_squared {
            return 4 * p.distance_squared(self.to) < diameter * diameter;
        }
        let cross = i128::from(2 * (dx * py - dy * px));
        cross * cross < i128::from(diameter * diameter) * i128::from(length_squared)
    }
}

/// The spots at which one wall ends, the next begins and the positive side takes more than half of
/// what is around: a centre that rolls along the walls turns there. Cost: O(n log n).
pub(super) fn reflex_corners(walls: &[Segment]) -> Vec<Spot> {
    let mut by_end: Vec<&Segment> = walls.iter().collect();
    order::by_key(&mut by_end, |wall| wall.to);
    let is_reflex = |wall: &&Segment| {
        let before = by_end.binary_search_by_key(&wall.from, |before| before.to);
        before.is_ok_and(|i| by_end[i].side(wall.to) < 0)
    };
    walls.iter().filter(is_reflex).map(|wall| wall.from).collect()
}

/// True if two boxes, given by their least and greatest corners, share a point.
#[inline]
pub(super) fn boxes_meet([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> bool {
    a.x <= d.x && c.x <= b.x && a.y <= d.y && c.y <= b.y
}

#[inline]
fn difference(from: Spot, to: Spot) -> [i64; 2] {
    [i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(a: [i32; 2], b: [i32; 2]) -> Segment {
        Segment::new(Spot::new(a[0], a[1]), Spot::new(b[0], b[1]))
    }

    #[test]
    fn segments_meet_when_they_cross_touch_or_overlap() {
        let base = segment([0, 0], [10, 0]);
        for (other, meets) in [
            (segment([5, -5], [5, 5]), true),
            (segment([5, 0], [5, 5]), true),
            (segment([10, 0], [20, 7]), true),
            (segment([8, 0], [20, 0]), true),
            (segment([11, 0], [20, 0]), false),
            (segment([5, 1], [5, 5]), false),
            (segment([0, 1], [10, 1]), false),
            (segment([12, -2], [8, 3]), false),
        ] {
            assert_eq!(base.meets(other), meets, "{other:?}");
            assert_eq!(other.meets(base), meets, "{other:?}");
        }
    }

    #[test]
    fn a_disk_that_only_touches_a_segment_does_not_meet_it() {
        // From (0, 0) to (40, 30), whose unit normal is (−3, 4)/5.
        let slanted = segment([0, 0], [40, 30]);
        assert!(!slanted.meets_disk(Spot::new(20 - 3, 15 + 4), 10));
        assert!(slanted.meets_disk(Spot::new(20 - 3, 15 + 4), 11));
        // Past an end the end counts.
        assert!(!slanted.meets_disk(Spot::new(43, 34), 10));
        assert!(slanted.meets_disk(Spot::new(43, 34), 11));
        assert!(!slanted.meets_disk(Spot::new(-3, -4), 10));
    }

    #[test]
    fn the_distance_of_a_point_is_that_of_the_nearest_point_of_the_segment() {
        // From (7, 2) to (47, 32), whose unit normal is (−3, 4)/5.
        let slanted = segment([7, 2], [47, 32]);
        for (point, distance) in [
            ([27.0 - 3.0, 17.0 + 4.0], 5.0),
            ([15.0 + 6.0, 8.0 - 8.0], 10.0),
            ([27.0, 17.0], 0.0),
            ([47.0 + 6.0, 32.0 + 8.0], 10.0),
            ([7.0 - 5.0, 2.0 - 12.0], 13.0),
        ] {
            assert!((slanted.distance(point) - distance).abs() < 1e-12, "{point:?}");
            assert!((slanted.reversed().distance(point) - distance).abs() < 1e-12, "{point:?}");
        }
    }

    #[test]
    fn only_a_turn_by_half_a_circle_folds_back() {
        let first = segment([0, 0], [4, 2]);
        assert!(first.folds_back(segment([4, 2], [2, 1])));
        assert!(first.folds_back(segment([4, 2], [-4, -2])));
        assert!(!first.folds_back(segment([4, 2], [6, 3])));
        assert!(!first.folds_back(segment([4, 2], [0, 1])));
    }

    #[test]
    fn a_corner_is_reflex_where_the_inside_takes_more_than_half() {
        // An L, its inside on the positive side, from which one wall is left out.
        let corners = [[0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20], [0, 10]];
        let mut walls: Vec<_> = (0..7).map(|i| segment(corners[i], corners[(i + 1) % 7])).collect();
        assert_eq!(reflex_corners(&walls), [Spot::new(10, 10)]);
        walls.remove(2);
        assert_eq!(reflex_corners(&walls), []);
    }
}
