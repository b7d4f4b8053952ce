//! Flat surfaces: the plane, and rectangles with glued sides. Images of points, and distances.
//! Knows nothing of stones.

use super::segment::Segment;
use super::spot::Spot;
use super::wrap::Wrap;

/// The plane, or a rectangle whose sides are glued as API.md's table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surface {
    wrap: Wrap,
    /// The rectangle's least corner.
    least: Spot,
    /// W, at least 1 where something is glued.
    width: i32,
    /// H, at least 1 where something is glued.
    height: i32,
}

/// A motion of the plane under which a glued surface looks the same: a shift, or one after a mirror
/// image with top and bottom changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Motion {
    /// 1, or −1 where top and bottom change places.
    flip: i32,
    shift: [i32; 2],
}

impl Motion {
    /// The identity.
    pub const IDENTITY: Motion = Motion { flip: 1, shift: [0, 0] };

    /// The image of a spot.
    #[inline]
    pub fn apply(self, p: Spot) -> Spot {
        Spot::new(p.x + self.shift[0], self.flip * p.y + self.shift[1])
    }

    /// The image of a segment; its positive side stays its positive side.
    pub fn image_of(self, segment: Segment) -> Segment {
        let image = Segment::new(self.apply(segment.from), self.apply(segment.to));
        if self.flip < 0 { image.reversed() } else { image }
    }

    /// The image of a real point.
    #[inline]
    pub fn apply_to_point(self, [x, y]: [f64; 2]) -> [f64; 2] {
        [x + f64::from(self.shift[0]), f64::from(self.flip) * y + f64::from(self.shift[1])]
    }

    /// The inverse motion.
    pub fn inverse(self) -> Motion {
        let [dx, dy] = self.shift;
        Motion { flip: self.flip, shift: [-dx, -self.flip * dy] }
    }

    /// a, b, dx and dy of (x, y) → (a·x + dx, b·y + dy).
    pub fn coefficients(self) -> [i32; 4] {
        [1, self.flip, self.shift[0], self.shift[1]]
    }
}

impl Surface {
    /// The plane: nothing is glued.
    pub const PLANE: Surface =
        Surface { wrap: Wrap::None, least: Spot::new(0, 0), width: 0, height: 0 };

    /// A rectangle between two corners, glued in one of the ways that a rectangle of the plane can
    /// be. Assumes that both sides are longer than 0, and `wrap` neither none nor projective.
    pub(super) fn glued(wrap: Wrap, [least, greatest]: [Spot; 2]) -> Surface {
        Surface { wrap, least, width: greatest.x - least.x, height: greatest.y - least.y }
    }

    /// Its gluing.
    pub fn wrap(&self) -> Wrap {
        self.wrap
    }

    /// True if left and right are glued.
    pub fn is_glued_sideways(&self) -> bool {
        self.wrap != Wrap::None
    }

    /// True if top and bottom are glued.
    pub fn is_glued_upright(&self) -> bool {
        matches!(self.wrap, Wrap::Torus | Wrap::Klein)
    }

    fn is_twisted(&self) -> bool {
        matches!(self.wrap, Wrap::Mobius | Wrap::Klein)
    }

    /// (x, y) → (x + right·W, y + down·H), twisted as often as a twisted side is crossed.
    fn motion(&self, right: i32, down: i32) -> Motion {
        let dx = right * self.width;
        let dy = down * self.height;
        if self.is_twisted() && right % 2 != 0 {
            return Motion { flip: -1, shift: [dx, 2 * self.least.y + self.height + dy] };
        }
        Motion { flip: 1, shift: [dx, dy] }
    }

    /// The image of a spot in [x0, x0 + W) × [y0, y0 + H), as far as sides are glued; equal for two
    /// spots iff they are the same point of the surface.
    pub fn canonical(&self, p: Spot) -> Spot {
        self.to_canonical(p).apply(p)
    }

    /// The motion that brings a spot to its canonical image.
    pub fn to_canonical(&self, p: Spot) -> Motion {
        let steps = |p: i32, least: i32, length: i32| (p - least).div_euclid(length);
        if !self.is_glued_sideways() {
            return Motion::IDENTITY;
        }
        let right = steps(p.x, self.least.x, self.width);
        if !self.is_glued_upright() {
            return self.motion(-right, 0);
        }
        let down = steps(self.motion(-right, 0).apply(p).y, self.least.y, self.height);
        self.motion(-right, -down)
    }

    /// The square of the distance of the two nearest images.
    pub fn distance_squared(&self, p: Spot, q: Spot) -> i64 {
        if !self.is_glued_sideways() {
            return p.distance_squared(q);
        }
        let [p, q] = [self.canonical(p), self.canonical(q)];
        // Both lie in the rectangle, so that no image is nearer than those one step away.
        let far = i32::from(self.is_glued_upright());
        let steps = (-1..=1).flat_map(|right| (-far..=far).map(move |down| [right, down]));
        let images = steps.map(|[right, down]| self.motion(right, down).apply(q));
        images.map(|image| p.distance_squared(image)).min().unwrap_or(i64::MAX)
    }

    /// The number of [`motions`](Self::motions).
    pub fn motion_count(&self, within: i64) -> u64 {
        let [right, down] = self.steps(within);
        (2 * right as u64 + 1) * (2 * down as u64 + 1)
    }

    /// All motions g, the identity first, for which g(q) can be as near as `within` ≥ 0 to p, for
    /// any p and q of the rectangle; some more may be among them. Assumes a
    /// [`motion_count`](Self::motion_count) that is kept small, and `within` ≤ 2^26.
    pub fn motions(&self, within: i64) -> Vec<Motion> {
        let [right, down] = self.steps(within).map(|steps| steps as i32);
        let mut motions = vec![Motion::IDENTITY];
        let all = (-right..=right).flat_map(|i| (-down..=down).map(move |j| [i, j]));
        motions.extend(all.filter(|&step| step != [0, 0]).map(|[i, j]| self.motion(i, j)));
        motions
    }

    /// The numbers of widths and heights by which an image can be away: those of p and q differ by
    /// one at most.
    fn steps(&self, within: i64) -> [i64; 2] {
        let right = if self.is_glued_sideways() { within / i64::from(self.width) + 1 } else { 0 };
        let down = if self.is_glued_upright() { within / i64::from(self.height) + 1 } else { 0 };
        [right, down]
    }

    /// The least distance of a point from another image of itself, over all points: nothing on the
    /// plane. On a twisted surface the points halfway up are those that come back so soon.
    pub fn shortest_loop(&self) -> Option<i64> {
        match self.wrap {
            Wrap::None | Wrap::Projective => None,
            Wrap::Cylinder | Wrap::Mobius => Some(i64::from(self.width)),
            Wrap::Torus | Wrap::Klein => Some(i64::from(self.width.min(self.height))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUED: [Wrap; 4] = [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein];

    /// 10 wide and 6 high, its least corner at (−3, 2).
    fn surface(wrap: Wrap) -> Surface {
        Surface::glued(wrap, [Spot::new(-3, 2), Spot::new(7, 8)])
    }

    fn spots() -> impl Iterator<Item = Spot> {
        (-3..7).flat_map(|x| (2..8).map(move |y| Spot::new(x, y)))
    }

    #[test]
    fn motions_glue_as_the_table_says() {
        // The corner (x, y) = (0, 1) of the table, measured from the least corner, and its images.
        let p = Spot::new(-3, 3);
        let image = |wrap: Wrap, x, y| {
            surface(wrap).canonical(Spot::new(-3 + x, 2 + y)) == surface(wrap).canonical(p)
        };
        for wrap in [Wrap::Cylinder, Wrap::Torus] {
            assert!(image(wrap, 10, 1) && image(wrap, -20, 1) && !image(wrap, 10, 5));
        }
        for wrap in [Wrap::Mobius, Wrap::Klein] {
            assert!(image(wrap, 10, 5) && image(wrap, 20, 1) && !image(wrap, 10, 1));
        }
        assert!(image(Wrap::Torus, 0, 7) && image(Wrap::Klein, 0, 7) && image(Wrap::Klein, 10, -1));
        assert!(!image(Wrap::Cylinder, 0, 7) && !image(Wrap::Mobius, 0, 7));
    }

    #[test]
    fn canonical_spots_stand_for_themselves_and_their_images() {
        for wrap in GLUED {
            let surface = surface(wrap);
            let motions = surface.motions(25);
            assert_eq!(motions.len() as u64, surface.motion_count(25), "{wrap:?}");
            for p in spots() {
                assert_eq!(surface.canonical(p), p, "{wrap:?}");
                for &motion in &motions {
                    let image = motion.apply(p);
                    assert_eq!(surface.canonical(image), p, "{wrap:?}");
                    assert_eq!(motion.inverse().apply(image), p, "{wrap:?}");
                    let point = motion.apply_to_point([p.x.into(), p.y.into()]);
                    assert_eq!(point, [f64::from(image.x), f64::from(image.y)]);
                }
            }
        }
    }

    #[test]
    fn distance_is_the_least_over_all_images() {
        for wrap in GLUED {
            let surface = surface(wrap);
            let far = surface.motions(60);
            for (p, q) in spots().flat_map(|p| spots().step_by(7).map(move |q| (p, q))) {
                let nearest = far.iter().map(|g| p.distance_squared(g.apply(q))).min();
                assert_eq!(Some(surface.distance_squared(p, q)), nearest, "{wrap:?} {p} {q}");
                let moved = far[far.len() - 1].apply(q);
                assert_eq!(Some(surface.distance_squared(p, moved)), nearest, "{wrap:?} {p} {q}");
            }
        }
    }

    #[test]
    fn no_image_as_near_as_asked_is_left_out() {
        for wrap in GLUED {
            let surface = surface(wrap);
            let far = surface.motions(60);
            for within in [1, 5, 9, 17] {
                let near = surface.motions(within);
                assert_eq!(near[0], Motion::IDENTITY);
                for g in far.iter().filter(|g| !near.contains(g)) {
                    let comes_near = spots().any(|p| {
                        spots().any(|q| p.distance_squared(g.apply(q)) <= within * within)
                    });
                    assert!(!comes_near, "{wrap:?} {g:?} within {within}");
                }
            }
        }
    }

    #[test]
    fn the_shortest_loop_is_the_nearest_image_of_any_spot() {
        for wrap in GLUED {
            let surface = surface(wrap);
            let others = surface.motions(30).split_off(1);
            let nearest = spots()
                .flat_map(|p| others.iter().map(move |g| p.distance_squared(g.apply(p))))
                .min();
            let shortest = surface.shortest_loop();
            assert_eq!(shortest.map(|length| length * length), nearest, "{wrap:?}");
        }
        assert_eq!(Surface::PLANE.shortest_loop(), None);
    }

    #[test]
    fn coefficients_are_those_of_the_motion() {
        let p = Spot::new(5, -7);
        for motion in GLUED.into_iter().flat_map(|wrap| surface(wrap).motions(25)) {
            let [a, b, dx, dy] = motion.coefficients();
            assert_eq!(Spot::new(a * p.x + dx, b * p.y + dy), motion.apply(p));
        }
    }
    #[test]
    fn the_positive_side_of_a_segment_is_that_of_its_image() {
        let bottle = Surface::glued(Wrap::Klein, [Spot::new(-3, 2), Spot::new(27, 42)]);
        let segment = Segment::new(Spot::new(1, 5), Spot::new(9, 11));
        let beside = Spot::new(4, 10);
        for motion in bottle.motions(100) {
            let side = motion.image_of(segment).side(motion.apply(beside));
            assert_eq!(side, segment.side(beside), "{motion:?}");
        }
    }
}
