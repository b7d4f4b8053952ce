//! The part of the plane, or of a glued rectangle, that stones must lie in. Exact; knows nothing of
//! stones.

mod error;
mod rings;
mod setup;

pub use error::{RegionError, RegionPart};
pub use rings::{Corner, RingError};
pub use setup::RegionSetup;

use super::segment::Segment;
use super::segment_tree::SegmentTree;
use super::spot::Spot;
use super::surface::Surface;
use super::wrap::Wrap;
use crate::limits::MAX_TICK;
use crate::order;

/// A simple polygon or a glued rectangle, less simple holes, or a disk.
#[derive(Clone, Debug)]
pub struct Region {
    bounds: [Spot; 2],
    surface: Surface,
    boundary: Boundary,
}

/// The boundary of a region.
#[derive(Clone, Debug)]
enum Boundary {
    /// All edges that are not glued.
    SegmentTree(SegmentTree),
    /// A circle.
    Circle { centre: Spot, radius: i64 },
}

impl Region {
    /// Checks a description. Cost: O(n log n) for n corners plus the pairs of edges of which one
    /// is above the other, and the pairs of holes.
    pub fn new(setup: &RegionSetup) -> Result<Region, RegionError> {
        match setup {
            RegionSetup::Polygon { outer, holes, wrap } => Region::of_polygon(outer, holes, *wrap),
            RegionSetup::Circle { centre, radius } => Region::of_circle(*centre, *radius),
        }
    }

    fn of_circle(centre: Spot, radius: i32) -> Result<Region, RegionError> {
        let is_within = |x: i32| i64::from(x).abs() + i64::from(radius) <= i64::from(MAX_TICK);
        if radius < 1 || !is_within(centre.x) || !is_within(centre.y) {
            return Err(RegionError::Circle { centre, radius });
        }
        let least = Spot::new(centre.x - radius, centre.y - radius);
        let greatest = Spot::new(centre.x + radius, centre.y + radius);
        Ok(Region {
            bounds: [least, greatest],
            surface: Surface::PLANE,
            boundary: Boundary::Circle { centre, radius: radius.into() },
        })
    }

    fn of_polygon(outer: &[Spot], holes: &[Vec<Spot>], wrap: Wrap) -> Result<Region, RegionError> {
        let corners: Vec<&[Spot]> =
            std::iter::once(outer).chain(holes.iter().map(Vec::as_slice)).collect();
        let edges = rings::checked(&corners)?;
        let bounds = bounds_of(outer);
        let surface = match wrap {
            Wrap::None => Surface::PLANE,
            Wrap::Projective => return Err(RegionError::Projective),
            _ if is_upright_rectangle(&edges[0]) => Surface::glued(wrap, bounds),
            _ => return Err(RegionError::NotARectangle),
        };
        let is_glued = |edge: &Segment| match edge.vector() {
            [0, _] => surface.is_glued_sideways(),
            [_, 0] => surface.is_glued_upright(),
            _ => false,
        };
        let walls = edges[0].iter().filter(|edge| !is_glued(edge));
        let walls = walls.chain(edges[1..].iter().flatten()).copied().collect();
        Ok(Region { bounds, surface, boundary: Boundary::SegmentTree(SegmentTree::new(walls)) })
    }

    /// The surface of which it is a part.
    pub fn surface(&self) -> &Surface {
        &self.surface
    }

    /// Its least and its greatest coordinates.
    pub fn bounds(&self) -> [Spot; 2] {
        self.bounds
    }

    /// True if the open disk of this diameter around a spot is inside (RULES.md, D5): the spot is,
    /// and 4·dist(spot, boundary)² ≥ diameter². Exact. Glued sides are no boundary, and any image
    /// of the centre may be given. Assumes 1 ≤ diameter ≤ 2^26. Cost: O(log n) where few edges are
    /// near and few are left of the spot.
    pub fn holds_disk(&self, centre: Spot, diameter: i64) -> bool {
        match &self.boundary {
            Boundary::SegmentTree(walls) => {
                let centre = self.surface.canonical(centre);
                self.is_apart(walls, centre, diameter) && self.is_inside(walls, centre)
            }
            Boundary::Circle { centre: middle, radius } => {
                let room = 2 * radius - diameter;
                room >= 0 && 4 * centre.distance_squared(*middle) <= room * room
            }
        }
    }

    /// The edges of a boundary of edges at most this far from a spot, as they are seen from there
    /// across glued sides, each with `side` above 0 inside the region. Cost: O(log n + found) for
    /// each motion of the surface that can bring an edge so near.
    pub fn walls_near(&self, spot: Spot, distance: i64) -> Vec<Segment> {
        let Boundary::SegmentTree(walls) = &self.boundary else { return Vec::new() };
        if self.surface.wrap() == Wrap::None {
            return walls.near(spot, distance).collect();
        }
        let home = self.surface.to_canonical(spot);
        if walls.is_empty() {
            return Vec::new();
        }
        let motions = self.surface.motions(distance).into_iter();
        let seen = motions.flat_map(|motion| {
            let there = motion.apply(home.apply(spot));
            let image = move |wall| home.inverse().image_of(motion.inverse().image_of(wall));
            walls.near(there, distance).map(image)
        });
        seen.collect()
    }

    /// The number of directions in which an open disk of this diameter around a spot meets the
    /// boundary: 0, 1 at a wall, 2 in a corner. Same assumptions and cost as
    /// [`holds_disk`](Self::holds_disk).
    pub fn walls_met(&self, centre: Spot, diameter: i64) -> usize {
        if self.circle().is_some() {
            return usize::from(!self.holds_disk(centre, diameter));
        }
        let near = self.walls_near(centre, diameter / 2 + 1).into_iter();
        let mut directions: Vec<[i64; 2]> = Vec::new();
        for [x, y] in near.filter(|wall| wall.meets_disk(centre, diameter)).map(Segment::vector) {
            if !directions.iter().any(|[a, b]| a * y == b * x) {
                directions.push([x, y]);
            }
        }
        directions.len()
    }

    /// The number of places in which a closed disk of this radius around a spot comes to the
    /// boundary: places on it that are nearer to the spot than those beside them, and within the
    /// radius. 1 at a wall or at a corner that sticks in, 2 in a corner. Exact; assumes that the
    /// spot is inside and 1 ≤ radius ≤ 2^25. Cost: as of [`walls_near`](Self::walls_near).
    pub fn walls_touched(&self, centre: Spot, radius: i64) -> usize {
        if let Some((middle, round)) = self.circle() {
            let room = (round - radius).max(0);
            return usize::from(centre.distance_squared(middle) >= room * room);
        }
        let near = self.walls_near(centre, radius).into_iter();
        let touched = near.filter(|wall| wall.comes_within(centre, radius));
        let (ends, sides): (Vec<_>, Vec<_>) = touched
            .map(|wall| (wall, wall.nearest_end(centre)))
            .partition(|(_, end)| end.is_some());
        let mut ends: Vec<Spot> = ends.into_iter().filter_map(|(_, end)| end).collect();
        order::ascending(&mut ends);
        ends.dedup();
        ends.retain(|&end| sides.iter().all(|(side, _)| side.from != end && side.to != end));
        sides.len() + ends.len()
    }

    /// Centre and radius of a round region.
    pub fn circle(&self) -> Option<(Spot, i64)> {
        match self.boundary {
            Boundary::SegmentTree(_) => None,
            Boundary::Circle { centre, radius } => Some((centre, radius)),
        }
    }

    /// True if a spot is inside, or not farther than `distance` ≥ 0 from the boundary; it may be
    /// true half a tick farther away. Glued sides are no boundary, and any image of the spot may be
    /// given. Cost: as of [`holds_disk`](Self::holds_disk).
    pub fn comes_near(&self, spot: Spot, distance: i64) -> bool {
        match &self.boundary {
            Boundary::SegmentTree(walls) => {
                let spot = self.surface.canonical(spot);
                !self.is_apart(walls, spot, 2 * distance + 1) || self.is_inside(walls, spot)
            }
            Boundary::Circle { centre, radius } => {
                spot.distance_squared(*centre) <= (radius + distance) * (radius + distance)
            }
        }
    }

    /// True if a disk around the canonical centre meets no wall, seen from all its images.
    fn is_apart(&self, walls: &SegmentTree, centre: Spot, diameter: i64) -> bool {
        if self.surface.wrap() == Wrap::None {
            return walls.are_clear_of(centre, diameter);
        }
        // Both lie in the rectangle, so that no image is nearer than those one step away.
        let motions = self.surface.motions(0);
        motions.iter().all(|motion| walls.are_clear_of(motion.apply(centre), diameter))
    }

    /// True if a canonical spot that is on no wall is inside: left of it are an odd number of walls,
    /// or an even number where the sides are glued, as only holes count there.
    fn is_inside(&self, walls: &SegmentTree, spot: Spot) -> bool {
        let [least, greatest] = self.bounds;
        let is_level = least.y <= spot.y && spot.y <= greatest.y;
        let is_odd = walls.left_of(spot).count() % 2 == 1;
        is_level && is_odd != self.surface.is_glued_sideways()
    }
}

fn bounds_of(corners: &[Spot]) -> [Spot; 2] {
    corners.iter().fold([corners[0]; 2], |[a, b], p| {
        [Spot::new(a.x.min(p.x), a.y.min(p.y)), Spot::new(b.x.max(p.x), b.y.max(p.y))]
    })
}

/// True if the edges of a simple polygon are those of an upright rectangle of four corners.
fn is_upright_rectangle(edges: &[Segment]) -> bool {
    edges.len() == 4 && edges.iter().all(|edge| edge.vector().contains(&0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(corners: &[[i32; 2]]) -> Vec<Spot> {
        corners.iter().map(|&[x, y]| Spot::new(x, y)).collect()
    }

    fn polygon(outer: &[[i32; 2]], holes: &[&[[i32; 2]]], wrap: Wrap) -> RegionSetup {
        let holes = holes.iter().map(|hole| ring(hole)).collect();
        RegionSetup::Polygon { outer: ring(outer), holes, wrap }
    }

    const SQUARE: [[i32; 2]; 4] = [[0, 0], [100, 0], [100, 100], [0, 100]];
    const HOLE: [[i32; 2]; 4] = [[40, 40], [60, 40], [60, 60], [40, 60]];

    fn error(outer: &[[i32; 2]], holes: &[&[[i32; 2]]]) -> Option<RegionError> {
        Region::new(&polygon(outer, holes, Wrap::None)).err()
    }

    fn corner(ring: usize, corner: usize) -> RegionPart {
        RegionPart::Corner(Corner { ring, corner })
    }

    #[test]
    fn rings_that_meet_themselves_or_each_other_are_refused_by_their_edge() {
        let refuses = |outer: &[[i32; 2]], holes: &[&[[i32; 2]]], parts: &[RegionPart]| {
            let part = error(outer, holes).map(|error| error.part());
            assert!(part.is_some_and(|part| parts.contains(&part)), "{outer:?} {holes:?} {part:?}");
        };
        refuses(&[[0, 0], [9, 0]], &[], &[RegionPart::Ring(0)]);
        refuses(&[[0, 0], [9, 0], [4, 0]], &[], &[corner(0, 1), corner(0, 2)]);
        refuses(&[[4, 0], [0, 0], [9, 0]], &[], &[corner(0, 1), corner(0, 2)]);
        refuses(&[[0, 0], [9, 9], [9, 0], [0, 9]], &[], &[corner(0, 2)]);
        refuses(&[[0, 0], [9, 0], [9, 9], [0, 0], [0, 9]], &[], &[corner(0, 3)]);
        let spike = [[0, 0], [9, 0], [9, 9], [4, 0], [0, 9]];
        refuses(&spike, &[], &[corner(0, 2), corner(0, 3)]);
        let fold = [[0, 0], [9, 0], [9, 9], [9, 20], [9, 5], [0, 9]];
        refuses(&fold, &[], &[corner(0, 3), corner(0, 4)]);
        refuses(&[[0, 0], [9, 0], [1 << 25, 9]], &[], &[corner(0, 2)]);
        refuses(&SQUARE, &[&[[40, 40], [60, 40], [50, 100]]], &[corner(1, 1), corner(1, 2)]);
        let crossing = [[50, 50], [80, 45], [80, 55]];
        refuses(&SQUARE, &[&HOLE, &crossing], &[corner(2, 0), corner(2, 2)]);
    }

    #[test]
    fn an_edge_that_is_met_is_named_in_its_ring() {
        let message = |holes: &[&[[i32; 2]]]| error(&SQUARE, holes).map(|error| error.to_string());
        let outline = message(&[&[[40, 40], [60, 40], [50, 120]]]);
        assert!(outline.is_some_and(|text| text.ends_with("meets edge 2 of the outline")));
        let hole = message(&[&HOLE, &[[45, 45], [50, 55], [70, 50]]]);
        assert!(hole.is_some_and(|text| text.ends_with("meets edge 1 of hole 0")));
    }

    #[test]
    fn holes_lie_inside_the_outline_and_apart() {
        assert_eq!(error(&SQUARE, &[&HOLE, &[[10, 10], [20, 10], [10, 20]]]), None);
        let outside = error(&SQUARE, &[&[[110, 40], [120, 40], [110, 60]]]);
        assert_eq!(outside, Some(RingError::HoleOutside { ring: 1 }.into()));
        let around = error(&SQUARE, &[&[[-9, -9], [200, -9], [200, 200], [-9, 200]]]);
        assert_eq!(around, Some(RingError::HoleOutside { ring: 1 }.into()));
        let inner = error(&SQUARE, &[&HOLE, &[[45, 45], [55, 45], [45, 55]]]);
        assert_eq!(inner, Some(RingError::HoleInHole { ring: 2, other: 1 }.into()));
    }

    #[test]
    fn only_upright_rectangles_are_glued_and_not_to_a_projective_plane() {
        let wrapped = |outer: &[[i32; 2]], wrap| Region::new(&polygon(outer, &[], wrap)).err();
        assert_eq!(wrapped(&SQUARE, Wrap::Klein), None);
        assert_eq!(wrapped(&SQUARE, Wrap::Projective), Some(RegionError::Projective));
        let slanted = [[0, 0], [100, 1], [100, 100], [0, 100]];
        assert_eq!(wrapped(&slanted, Wrap::Torus), Some(RegionError::NotARectangle));
        let five = [[0, 0], [50, 0], [100, 0], [100, 100], [0, 100]];
        assert_eq!(wrapped(&five, Wrap::Torus), Some(RegionError::NotARectangle));
    }

    #[test]
    fn a_round_region_has_a_radius_and_stays_within_the_limit() {
        let circle =
            |x, radius| Region::new(&RegionSetup::Circle { centre: Spot::new(x, 0), radius });
        assert!(circle(0, MAX_TICK).is_ok() && circle(MAX_TICK - 5, 5).is_ok());
        for wrong in [circle(0, 0), circle(0, -3), circle(1, MAX_TICK), circle(0, MAX_TICK + 1)] {
            assert_eq!(wrong.map_err(|e| e.part()).err(), Some(RegionPart::Circle));
        }
    }

    #[test]
    fn a_disk_that_touches_the_boundary_lies_inside() {
        let square = Region::new(&polygon(&SQUARE, &[&HOLE], Wrap::None)).unwrap();
        for (x, y, diameter, holds) in [
            (10, 10, 20, true),
            (10, 10, 21, false),
            (10, 9, 20, false),
            (90, 90, 20, true),
            (25, 50, 30, true),
            (26, 50, 30, false),
            // The corner (40, 40) of the hole is 5 away from (37, 36).
            (37, 36, 10, true),
            (37, 36, 11, false),
            (50, 50, 2, false),
            (-10, 50, 2, false),
            (110, 50, 2, false),
            (50, 40, 1, false),
        ] {
            assert_eq!(square.holds_disk(Spot::new(x, y), diameter), holds, "{x}, {y}, {diameter}");
        }
    }

    #[test]
    fn a_corner_level_with_a_spot_counts_once() {
        let bent = [[0, 0], [100, 0], [100, 100], [0, 100], [-10, 50]];
        let bent = Region::new(&polygon(&bent, &[], Wrap::None)).unwrap();
        assert!(bent.holds_disk(Spot::new(50, 50), 20) && !bent.holds_disk(Spot::new(150, 50), 20));
        let dented = [[0, 0], [100, 0], [100, 100], [0, 100], [10, 50]];
        let dented = Region::new(&polygon(&dented, &[], Wrap::None)).unwrap();
        assert!(dented.holds_disk(Spot::new(50, 50), 20));
        assert!(!dented.holds_disk(Spot::new(-20, 50), 20));
    }

    #[test]
    fn a_disk_in_a_round_region_reaches_its_circle_and_no_further() {
        let circle = RegionSetup::Circle { centre: Spot::new(1, 2), radius: 25 };
        let region = Region::new(&circle).unwrap();
        assert!(region.holds_disk(Spot::new(1 + 12, 2 - 16), 10));
        assert!(!region.holds_disk(Spot::new(1 + 12, 2 - 16), 11));
        assert!(!region.holds_disk(Spot::new(1 + 12, 2 - 17), 10));
        assert!(region.holds_disk(Spot::new(1, 2), 50) && !region.holds_disk(Spot::new(1, 2), 51));
    }

    #[test]
    fn glued_sides_are_no_boundary_but_holes_are_seen_across_them() {
        let hole = [[90, 40], [98, 40], [98, 60], [90, 60]];
        let region = |wrap| Region::new(&polygon(&SQUARE, &[&hole], wrap)).unwrap();
        let holds = |wrap, x, y, diameter| region(wrap).holds_disk(Spot::new(x, y), diameter);
        for wrap in [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein] {
            // The hole ends 2 left of the seam, and reaches as far below the middle as above.
            assert!(holds(wrap, 8, 50, 20) && !holds(wrap, 8, 50, 21), "{wrap:?}");
            assert!(holds(wrap, 108, 50, 20) && !holds(wrap, -192, 50, 21), "{wrap:?}");
            assert!(!holds(wrap, 94, 50, 2), "{wrap:?}");
            assert_eq!(holds(wrap, 30, 3, 8), region(wrap).surface().is_glued_upright());
        }
        let low = [[90, 10], [98, 10], [98, 20], [90, 20]];
        let region = |wrap| Region::new(&polygon(&SQUARE, &[&low], wrap)).unwrap();
        let near = |wrap, y| !region(wrap).holds_disk(Spot::new(5, y), 20);
        assert!(near(Wrap::Cylinder, 15) && !near(Wrap::Cylinder, 85));
        assert!(!near(Wrap::Mobius, 15) && near(Wrap::Mobius, 85));
        assert!(!near(Wrap::Klein, 15) && near(Wrap::Klein, 85));
    }

    #[test]
    fn spots_come_near_from_inside_and_from_outside() {
        let square = Region::new(&polygon(&SQUARE, &[&HOLE], Wrap::None)).unwrap();
        let circle = RegionSetup::Circle { centre: Spot::new(50, 50), radius: 50 };
        let circle = Region::new(&circle).unwrap();
        for (x, y, distance, near) in
            [(30, 20, 0, true), (-10, 50, 10, true), (-10, 50, 9, false), (97, 114, 14, true)]
        {
            assert_eq!(square.comes_near(Spot::new(x, y), distance), near, "{x}, {y}, {distance}");
        }
        assert!(
            square.comes_near(Spot::new(50, 50), 10) && !square.comes_near(Spot::new(50, 50), 9)
        );
        assert!(
            circle.comes_near(Spot::new(-10, 50), 10) && !circle.comes_near(Spot::new(-10, 50), 9)
        );
        let torus = Region::new(&polygon(&SQUARE, &[], Wrap::Torus)).unwrap();
        assert!(torus.comes_near(Spot::new(-7, 250), 0));
    }

    #[test]
    fn many_edges_are_distinguished_as_one_by_one() {
        // A comb with 500 teeth: inside a tooth, between two, on and under the back.
        let mut outer = vec![Spot::new(0, -20), Spot::new(0, 1000)];
        for tooth in 0..500 {
            let x = 40 * tooth;
            outer.extend([Spot::new(x + 20, 1000), Spot::new(x + 20, 0)]);
            outer.extend([Spot::new(x + 40, 0), Spot::new(x + 40, 1000)]);
        }
        outer.extend([Spot::new(20_020, 1000), Spot::new(20_020, -20)]);
        let region =
            Region::new(&RegionSetup::Polygon { outer, holes: vec![], wrap: Wrap::None }).unwrap();
        for tooth in 0..500 {
            let x = 40 * tooth;
            let holds = |x, y, diameter| region.holds_disk(Spot::new(x, y), diameter);
            assert!(holds(x + 10, 500, 20) && !holds(x + 10, 500, 21));
            assert!(!holds(x + 30, 500, 2) && holds(x + 30, -10, 20));
        }
    }

    #[test]
    fn a_disk_meets_no_wall_one_or_the_two_of_a_corner() {
        let square = Region::new(&polygon(&SQUARE, &[], Wrap::None)).expect("it is simple");
        // An open disk with the diameter 20 meets what is nearer than 10; parallel walls are one direction.
        for (centre, met) in
            [((50, 50), 0), ((10, 50), 0), ((9, 50), 1), ((9, 9), 2), ((91, 50), 1)]
        {
            assert_eq!(square.walls_met(Spot::new(centre.0, centre.1), 20), met, "{centre:?}");
        }
        assert_eq!(square.walls_met(Spot::new(9, 50), 19), 1);
        // The hole's corner is √85 away, less than 9½.
        let holed = Region::new(&polygon(&SQUARE, &[&HOLE], Wrap::None)).expect("it is simple");
        assert_eq!(holed.walls_met(Spot::new(31, 38), 19), 2);
        assert_eq!(holed.walls_met(Spot::new(31, 38), 18), 0);
        let strip = [[0, 0], [100, 0], [100, 10], [0, 10]];
        let strip = Region::new(&polygon(&strip, &[], Wrap::None)).expect("it is simple");
        assert_eq!(strip.walls_met(Spot::new(50, 5), 12), 1, "both long sides have one direction");
        // (3, 4) and (4, 3) are two directions.
        let kite = [[0, 0], [400, 300], [500, 500], [300, 400]];
        let kite = Region::new(&polygon(&kite, &[], Wrap::None)).expect("it is simple");
        assert_eq!(kite.walls_met(Spot::new(50, 50), 40), 2);
        let disk = RegionSetup::Circle { centre: Spot::new(0, 0), radius: 50 };
        let disk = Region::new(&disk).expect("it is small");
        assert_eq!(disk.walls_met(Spot::new(0, 0), 100), 0);
        assert_eq!(disk.walls_met(Spot::new(1, 0), 100), 1);
    }

    #[test]
    fn a_closed_disk_touches_walls_within_its_radius() {
        let square = Region::new(&polygon(&SQUARE, &[&HOLE], Wrap::None)).expect("it is simple");
        // At (10, 10) it reaches two walls, at (30, 50) a side of the hole, at (33, 33) less than 10 from its
        // corner: √98.
        let cases = [
            ((50, 20), 0),
            ((10, 50), 1),
            ((11, 50), 0),
            ((10, 10), 2),
            ((30, 50), 1),
            ((33, 33), 1),
        ];
        for (centre, touched) in cases {
            assert_eq!(
                square.walls_touched(Spot::new(centre.0, centre.1), 10),
                touched,
                "{centre:?}"
            );
        }
        assert_eq!(square.walls_touched(Spot::new(32, 32), 10), 0, "√128 from the corner");
        let disk = RegionSetup::Circle { centre: Spot::new(3, 4), radius: 50 };
        let disk = Region::new(&disk).expect("it is small");
        assert_eq!(disk.walls_touched(Spot::new(43, 4), 10), 1);
        assert_eq!(disk.walls_touched(Spot::new(42, 4), 10), 0);
        assert_eq!(disk.walls_touched(Spot::new(3, 4), 60), 1, "larger than the region");
    }

    #[test]
    fn a_round_region_is_bounded_by_its_extremes() {
        let disk =
            |x, y, radius| Region::new(&RegionSetup::Circle { centre: Spot::new(x, y), radius });
        let region = disk(30, -40, 7).expect("it is small");
        assert_eq!(region.bounds(), [Spot::new(23, -47), Spot::new(37, -33)]);
        assert!(disk(MAX_TICK - 7, 7 - MAX_TICK, 7).is_ok());
        assert!(disk(MAX_TICK - 6, 0, 7).is_err() && disk(0, 6 - MAX_TICK, 7).is_err());
        assert!(disk(0, 0, 0).is_err() && disk(0, 0, 1).is_ok());
    }
}
