//! Area on the sites of a plane (RULES.md 6, D6), on a sample of its ground.

use gospace::boards::plane::Plane;
use gospace::colour::Colour;
use gospace::geometry::Spot;
use gospace::ids::Point;
use gospace::rules::capture::spot_index::SpotIndex;

/// The number of points of ground on a stone's radius, if the region is not too large.
const ON_RADIUS: i64 = 2;
/// The approximate limit on points of ground: each random game ends with a count.
const MOST_POINTS: i64 = 3_000;

/// Sample points of ground, and the sites whose stones would hold them.
pub struct PlaneArea {
    /// By point, the nearest first.
    holders: Vec<Vec<u32>>,
    /// The value of a point in units of one stone.
    cell_area: f64,
}

impl PlaneArea {
    /// The ground of a plane. Cost: O(points · sites on a stone).
    pub fn new(plane: &Plane, spots: &[Spot]) -> PlaneArea {
        let radius = i64::from(plane.radius());
        let pitch = pitch(plane, radius / ON_RADIUS, MOST_POINTS);
        let mut index = SpotIndex::new(plane.region().surface(), radius, radius);
        for (place, &spot) in spots.iter().enumerate() {
            index.insert(Point::at(place), spot);
        }
        let points = lattice_points(plane, pitch, MOST_POINTS);
        let holders = points.map(|point| {
            index.near(point, radius).into_iter().map(|image| image.of.index() as u32).collect()
        });
        let holders = holders.filter(|sites: &Vec<u32>| !sites.is_empty()).collect();
        let cell_area = (pitch * pitch) as f64 / (radius * radius) as f64 / std::f64::consts::PI;
        PlaneArea { holders, cell_area }
    }

    /// The greatest value of the ground in stones.
    pub fn most(&self) -> f64 {
        self.holders.len() as f64 * self.cell_area
    }

    /// The value of the ground held by open sites of each player and by no stone. `owner` returns
    /// the owner of an open site, and nothing for others; `is_stone` is true for stones.
    pub fn ground(
        &self,
        owner: impl Fn(usize) -> Option<Colour>,
        is_stone: impl Fn(usize) -> bool,
    ) -> [f64; 2] {
        let mut points = [0usize; 2];
        for holders in &self.holders {
            if holders.iter().any(|&site| is_stone(site as usize)) {
                continue;
            }
            // Open sites here overlap one another, so they have one owner.
            match holders.iter().find_map(|&site| owner(site as usize)) {
                Some(Colour::Black) => points[0] += 1,
                Some(Colour::White) => points[1] += 1,
                _ => {}
            }
        }
        points.map(|points| points as f64 * self.cell_area)
    }
}

/// A step at which a lattice over the region's bounds has no more points than this, about, and not a
/// smaller one than is asked for.
fn pitch(plane: &Plane, least: i64, most: i64) -> i64 {
    let [from, to] = plane.region().bounds();
    let [width, height] = [to.x - from.x, to.y - from.y].map(i64::from);
    let mut pitch = least.max(1);
    while (width / pitch) * (height / pitch) > most {
        pitch += pitch / 4 + 1;
    }
    pitch
}

/// The points of a square lattice over the region's bounds, half a step from its least corner, as
/// fine as this where they are not more than `most`, about.
pub fn lattice_points(plane: &Plane, pitch: i64, most: i64) -> impl Iterator<Item = Spot> + use<> {
    let [from, to] = plane.region().bounds();
    let pitch = self::pitch(plane, pitch, most);
    let steps =
        move |from: i32, to: i32| (i64::from(from) + pitch / 2..to.into()).step_by(pitch as usize);
    steps(from.y, to.y)
        .flat_map(move |y| steps(from.x, to.x).map(move |x| Spot::new(x as i32, y as i32)))
}
