//! The arcs around stones on the sites of a plane that other stones close; liberties lie on the
//! rest.
//!
//! Contact and overlap of sites are decided by whole ticks. A stone's liberties are sought on the
//! circles around it at the greatest and at the least distance at which stones touch, and where
//! these are far apart on some between: a free centre that is on none of them is missed. Knows
//! nothing of colours.

use std::f64::consts::TAU;

use gospace::boards::plane::Plane;
use gospace::geometry::Spot;
use gospace::geometry::free::Near;
use gospace::order;

/// A whole turn, in the units of angles.
const TURN: f64 = 4_294_967_296.0;
/// The length by which a closed arc counts as shorter at either end, in radians, so that a liberty
/// of a single point is one in spite of rounding.
const ARC_SLACK: f64 = 1e-6;
/// Images beside sites, at the most: 24 bytes each and 8 for each circle. There are more where a reach
/// goes around a glued surface many times.
const MOST_BESIDE: usize = 1 << 21;
/// Circles around a site for each least distance of two stones, at least.
const STEPS_PER_DISTANCE: i64 = 8;

/// An arc of angles in growing order, in parts of a turn of which 2^32 are whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc {
    from: u32,
    /// 0 for no arc.
    length: u32,
}

impl Arc {
    const NONE: Arc = Arc { from: 0, length: 0 };

    /// From one angle in radians to another, of which the second is not less.
    fn new(from: f64, to: f64) -> Arc {
        let length = ((to - from - 2.0 * ARC_SLACK) / TAU * TURN).clamp(0.0, TURN - 1.0) as u32;
        let from = ((from + ARC_SLACK) / TAU).rem_euclid(1.0) * TURN;
        Arc { from: from as u64 as u32, length }
    }

    /// True if an angle is within, and not its end.
    #[inline]
    pub fn holds(self, angle: u32) -> bool {
        angle.wrapping_sub(self.from) < self.length
    }

    /// The angle at which it ends.
    #[inline]
    pub fn end(self) -> u32 {
        self.from.wrapping_add(self.length)
    }
}

/// An image of a site as it is seen from a site to which it matters.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// The site.
    pub of: u32,
    /// True if stones on both would overlap.
    pub overlaps: bool,
    /// True if stones on both would touch.
    pub touches: bool,
    away: [i32; 2],
}

/// The sites of a plane.
pub struct PlaneArcs {
    plane: Plane,
    spots: Vec<Spot>,
    /// The radii of the circles around each.
    radii: Vec<i64>,
    /// By site: the images that matter to it, by site ascending.
    beside: Vec<Vec<Beside>>,
    /// By site: the sites of those images that overlap it.
    overlapping: Vec<Vec<u32>>,
    /// By site, then by image and circle: the arc that a stone there closes; computed on demand.
    closed: Vec<Vec<Arc>>,
    /// By site and circle: the arcs that the boundary closes; computed on demand.
    walls: Vec<Option<Vec<Arc>>>,
}

impl PlaneArcs {
    /// The arcs of these sites, canonical and each on the plane; nothing where too many matter to one
    /// another. Cost: O(pairs at most c + b apart).
    pub fn new(plane: &Plane, spots: Vec<Spot>) -> Option<PlaneArcs> {
        let [least, most] = [plane.clearance(), plane.contact()];
        let steps = (STEPS_PER_DISTANCE * (most - least) / least).max(i64::from(most > least));
        let radii: Vec<i64> =
            (0..=steps).map(|step| most - step * (most - least) / steps.max(1)).collect();
        let beside = all_beside(plane, &spots)?;
        let overlapping = |images: &Vec<Beside>| {
            images.iter().filter(|image| image.overlaps).map(|image| image.of).collect()
        };
        Some(PlaneArcs {
            overlapping: beside.iter().map(overlapping).collect(),
            beside,
            closed: vec![Vec::new(); spots.len()],
            walls: vec![None; spots.len() * radii.len()],
            plane: plane.clone(),
            spots,
            radii,
        })
    }

    /// The greatest number of sites, all of which can matter to one another through all their
    /// images.
    pub fn most_sites(plane: &Plane) -> usize {
        let images = plane.region().surface().motion_count(plane.clearance() + plane.contact());
        (MOST_BESIDE / images as usize).isqrt()
    }

    /// The images that matter to a site, by site ascending.
    #[inline]
    pub fn beside(&self, site: usize) -> &[Beside] {
        &self.beside[site]
    }

    /// The sites whose images overlap a site, each once for every image.
    #[inline]
    pub fn overlapping(&self, site: usize) -> &[u32] {
        &self.overlapping[site]
    }

    /// The number of circles around a site.
    pub fn circles(&self) -> usize {
        self.radii.len()
    }

    /// The arc of a circle around a site that a stone on an image beside it closes, the image by
    /// its place in the list.
    #[inline]
    pub fn closed_by(&mut self, site: usize, circle: usize, image: usize) -> Arc {
        if self.closed[site].is_empty() {
            self.closed[site] = self.all_closed(site);
        }
        self.closed[site][image * self.radii.len() + circle]
    }

    fn all_closed(&self, site: usize) -> Vec<Arc> {
        let clearance = self.plane.clearance() as f64;
        let all = self.beside[site].iter().flat_map(|image| {
            let [x, y] = image.away.map(f64::from);
            self.radii.iter().map(move |&radius| closed_arc([x, y], radius as f64, clearance))
        });
        all.collect()
    }

    /// The arcs of a circle around a site that the boundary closes.
    pub fn closed_by_walls(&mut self, site: usize, circle: usize) -> &[Arc] {
        let PlaneArcs { plane, spots, radii, .. } = self;
        self.walls[site * radii.len() + circle].get_or_insert_with(|| {
            let [least, most] = [plane.clearance(), plane.contact()];
            let near = Near::new(plane.region(), spots[site], [], least, most);
            let mut free: Vec<[f64; 2]> =
                near.arcs(radii[circle]).into_iter().map(|arc| [arc.from, arc.to]).collect();
            order::by(&mut free, |a, b| a[0].total_cmp(&b[0]));
            between(&free)
        })
    }
}

/// The arcs between free ones that are in order.
fn between(free: &[[f64; 2]]) -> Vec<Arc> {
    // Two that overlap close a circle without a seam.
    let Some(first) = free.first() else { return vec![Arc::new(0.0, 4.0), Arc::new(3.0, 7.0)] };
    let after = free[1..].iter().map(|next| next[0]).chain([first[0] + TAU]);
    let gaps = free.iter().zip(after).filter(|(arc, next)| arc[1] < *next);
    gaps.map(|(arc, next)| Arc::new(arc[1], next)).collect()
}

/// The angles at which a circle around the origin is nearer than `clearance` to a point.
fn closed_arc([x, y]: [f64; 2], radius: f64, clearance: f64) -> Arc {
    let squared = x * x + y * y;
    let distance = squared.sqrt();
    let cosine = (squared + radius * radius - clearance * clearance) / (2.0 * distance * radius);
    if distance == 0.0 || cosine >= 1.0 {
        return Arc::NONE;
    }
    let [middle, half] = [libm::atan2(y, x), libm::acos(cosine.max(-1.0))];
    Arc::new(middle - half, middle + half)
}

/// By site the images that matter to it. Sites in order of x need no index: few are as near.
fn all_beside(plane: &Plane, spots: &[Spot]) -> Option<Vec<Vec<Beside>>> {
    let within = plane.clearance() + plane.contact();
    let motions = plane.region().surface().motions(within);
    let mut order: Vec<(i64, usize)> =
        spots.iter().enumerate().map(|(place, spot)| (spot.x.into(), place)).collect();
    order::by_key(&mut order, |&entry| entry);
    let seen_from = |(place, &spot): (usize, &Spot)| {
        let mut beside = Vec::new();
        for (turn, motion) in motions.iter().enumerate() {
            let back = motion.inverse().apply(spot);
            let first = order.partition_point(|&(x, _)| x < i64::from(back.x) - within);
            let near = order[first..].iter().take_while(|&&(x, _)| x <= i64::from(back.x) + within);
            let others = near.filter(|&&(_, other)| turn > 0 || other != place);
            beside.extend(others.filter_map(|&(_, of)| {
                let image = motion.apply(spots[of]);
                Beside::new(plane, spot, of, image)
            }));
        }
        order::by_key(&mut beside, |beside| (beside.of, beside.away));
        beside
    };
    let mut count = 0;
    let all = spots.iter().enumerate().map(|site| {
        let beside = seen_from(site);
        count += beside.len();
        (count <= MOST_BESIDE).then_some(beside)
    });
    all.collect()
}

impl Beside {
    /// The image of a site that is somewhere, as it is seen from a spot, if it can matter there.
    fn new(plane: &Plane, from: Spot, of: usize, image: Spot) -> Option<Beside> {
        let [least, most] = [plane.clearance(), plane.contact()];
        let squared = from.distance_squared(image);
        (squared <= (least + most) * (least + most)).then(|| Beside {
            of: of as u32,
            overlaps: squared < least * least,
            touches: squared <= most * most,
            away: [image.x - from.x, image.y - from.y],
        })
    }
}
