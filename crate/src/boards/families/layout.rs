//! Places on rings and the last steps of every drawing: scale, move, round.

use std::f64::consts::{PI, TAU};

use crate::boards::setup::GraphSetup;
use crate::order;

/// A place, x to the right and y down.
pub type Place = [f64; 2];

/// The distance of two places.
pub fn distance([ax, ay]: Place, [bx, by]: Place) -> f64 {
    (ax - bx).hypot(ay - by)
}

/// The way from `b` to `a`.
pub fn difference([ax, ay]: Place, [bx, by]: Place) -> Place {
    [ax - bx, ay - by]
}

/// The place of the line between two others that is nearest to one.
pub fn nearest_on_line(place: Place, [a, b]: [Place; 2]) -> Place {
    let [lx, ly] = difference(b, a);
    let [px, py] = difference(place, a);
    let along = (px * lx + py * ly) / (lx * lx + ly * ly).max(1e-9);
    let along = along.clamp(0.0, 1.0);
    [a[0] + along * lx, a[1] + along * ly]
}

/// The place at an angle (clockwise from the top) and a distance from the origin.
pub fn polar(angle: f64, radius: f64) -> Place {
    [radius * angle.sin(), -radius * angle.cos()]
}

/// `count` places evenly on a circle, the first at the top, then clockwise.
pub fn ring(count: u32, radius: f64) -> Vec<Place> {
    let step = TAU / f64::from(count);
    (0..count).map(|i| polar(f64::from(i) * step, radius)).collect()
}

/// The radius of the circle on which `count ≥ 2` even places are one unit from the next.
pub fn unit_ring_radius(count: u32) -> f64 {
    0.5 / (PI / f64::from(count)).sin()
}

/// `count` places that fill a disk evenly, in the order of their distance from the middle,
/// the nearest two about one unit apart (Vogel 1979, a model of the sunflower's head).
pub fn sunflower(count: u32) -> Vec<Place> {
    const GOLDEN_ANGLE: f64 = 2.399_963_229_728_653;
    /// Nearest neighbours are about 1.7 of Vogel's unit apart.
    const UNIT: f64 = 1.0 / 1.7;
    (0..count)
        .map(|i| {
            let i = f64::from(i);
            polar(i * GOLDEN_ANGLE, UNIT * (i + 0.5).sqrt())
        })
        .collect()
}

/// The distance of the nearest two places, infinite if there are fewer. Sweeps by x, so that
/// only pairs within the best distance so far are examined.
pub fn nearest_distance(places: &[Place]) -> f64 {
    let mut sorted = places.to_vec();
    order::by(&mut sorted, |a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let mut nearest = f64::INFINITY;
    for (i, &a) in sorted.iter().enumerate() {
        let mut later = sorted[i + 1..].iter();
        while let Some(&b) = later.next().filter(|b| b[0] - a[0] < nearest) {
            nearest = nearest.min(distance(a, b));
        }
    }
    nearest
}

/// The same drawing, scaled so that its nearest two places are one unit apart.
pub fn with_unit_spacing(mut places: Vec<Place>) -> Vec<Place> {
    let nearest = nearest_distance(&places);
    if nearest.is_finite() && nearest > 0.0 {
        for place in &mut places {
            *place = place.map(|c| c / nearest);
        }
    }
    places
}

/// A two-way graph with this drawing.
pub fn undirected(places: Vec<Place>, edges: Vec<[u32; 2]>) -> GraphSetup {
    drawn(places, edges, Vec::new())
}

/// A graph with this drawing, moved to where its smallest x and y are 0, and rounded.
pub fn drawn(places: Vec<Place>, edges: Vec<[u32; 2]>, arcs: Vec<[u32; 2]>) -> GraphSetup {
    GraphSetup { points: normalised(places), edges, arcs, ..GraphSetup::default() }
}

/// The same drawing, moved to where its smallest x and y are 0, and rounded.
pub fn normalised(mut places: Vec<Place>) -> Vec<Place> {
    let least = |i: usize| places.iter().map(|p| p[i]).fold(f64::INFINITY, f64::min);
    let [left, top] = [least(0), least(1)];
    for place in &mut places {
        *place = [rounded(place[0] - left), rounded(place[1] - top)];
    }
    places
}

/// The nearest multiple of 1/256, which JSON writes in at most eight decimals.
fn rounded(coordinate: f64) -> f64 {
    (coordinate * 256.0).round() / 256.0
}
