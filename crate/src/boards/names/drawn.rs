//! Names of drawn points: by rings round their middle, or by rows from the bottom.

use super::letters::coordinate;
use crate::order;

/// Distances from the middle differ by more than this share of the greatest one, or are equal.
const SAME: f64 = 0.02;

/// The greatest number of rings.
const MOST_RINGS: usize = 9;

/// The number of points of a ring.
const RING_SIZES: std::ops::RangeInclusive<usize> = 3..=99;

/// Names by rows.
pub struct Rows {
    /// In the order of the rows from the bottom, each from the left.
    pub names: Vec<String>,
    /// By point: its place in that order.
    pub ranks: Vec<u32>,
}

impl Rows {
    /// By point.
    pub fn by_point(&self) -> Vec<String> {
        self.ranks.iter().map(|&rank| self.names[rank as usize].clone()).collect()
    }
}

/// By rings where the drawing has some, otherwise by rows.
pub fn by_place(places: &[[f64; 2]]) -> Vec<String> {
    by_rings(places).unwrap_or_else(|| by_rows(places).by_point())
}

/// "D4": the fourth point of the fourth row. A row holds what lies up to half a step above its
/// lowest point; the step is the side of a square as large as each point's share of the drawing.
pub fn by_rows(places: &[[f64; 2]]) -> Rows {
    let [x, height] = [0, 1].map(|axis| along(places, axis));
    let up: Vec<f64> = height.iter().map(|y| -y).collect();
    let half_step = 0.5 * (width(&x) * width(&up) / places.len() as f64).sqrt();
    let rows = Groups::new(&up, half_step, &x);
    let mut named = Rows { names: Vec::new(), ranks: vec![0; places.len()] };
    let mut start = 0;
    for (row, &end) in (1..).zip(&rows.ends) {
        for (column, &p) in (0..).zip(&rows.sorted[start..end]) {
            named.ranks[p as usize] = named.names.len() as u32;
            named.names.push(coordinate(column, row));
        }
        start = end;
    }
    named
}

/// "ring 2, 3 of 5": rings from the middle, points clockwise from the top. Nothing if a ring is too
/// small or too large, or if there are too many for the heights at which points are drawn.
fn by_rings(places: &[[f64; 2]]) -> Option<Vec<String>> {
    let heights = along(places, 1);
    let [x, y] = [0, 1].map(|axis| from_mean(along(places, axis)));
    let distances: Vec<f64> = x.iter().zip(&y).map(|(x, y)| (x * x + y * y).sqrt()).collect();
    let turns: Vec<f64> = x.iter().zip(&y).map(|(&x, &y)| turn(x, y)).collect();
    let same = SAME * distances.iter().fold(0.0, |most, &distance| f64::max(most, distance));
    let rings = Groups::new(&distances, same, &turns);
    let mut names = vec![String::new(); places.len()];
    let mut start = 0;
    let mut number = 0;
    for &end in &rings.ends {
        let ring = &rings.sorted[start..end];
        if start == 0 && end == 1 && distances[ring[0] as usize] <= same {
            names[ring[0] as usize] = "centre".into();
        } else if RING_SIZES.contains(&ring.len()) {
            number += 1;
            for (place, &p) in (1..).zip(ring) {
                names[p as usize] = format!("ring {number}, {place} of {}", ring.len());
            }
        } else {
            return None;
        }
        start = end;
    }
    let heights = Groups::new(&heights, same, &heights).ends.len();
    let fits = heights > 2 && number > 0 && number <= MOST_RINGS && 2 * number <= heights;
    fits.then_some(names)
}

/// Points in groups of nearly equal values.
struct Groups {
    /// Group after group.
    sorted: Vec<u32>,
    /// The end of each group in `sorted`.
    ends: Vec<usize>,
}

impl Groups {
    /// A group ends before a value that is more than `width` above its least; in a group points are
    /// in the order of `inside`, equal ones in that of `values`.
    fn new(values: &[f64], width: f64, inside: &[f64]) -> Groups {
        let mut sorted: Vec<u32> = (0..values.len() as u32).collect();
        sort(&mut sorted, values);
        let mut ends = Vec::new();
        let mut start = 0;
        for end in 1..=sorted.len() {
            let value = |at: usize| values[sorted[at] as usize];
            if end == sorted.len() || value(end) - value(start) > width {
                sort(&mut sorted[start..end], inside);
                ends.push(end);
                start = end;
            }
        }
        Groups { sorted, ends }
    }
}

#[inline(never)]
fn sort(points: &mut [u32], values: &[f64]) {
    order::by(points, |&a, &b| values[a as usize].total_cmp(&values[b as usize]));
}

#[inline(never)]
fn along(places: &[[f64; 2]], axis: usize) -> Vec<f64> {
    places.iter().map(|place| place[axis]).collect()
}

#[inline(never)]
fn from_mean(mut values: Vec<f64>) -> Vec<f64> {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    values.iter_mut().for_each(|value| *value -= mean);
    values
}

#[inline(never)]
fn width(values: &[f64]) -> f64 {
    let [mut least, mut most] = [f64::INFINITY, f64::NEG_INFINITY];
    for &value in values {
        least = least.min(value);
        most = most.max(value);
    }
    most - least
}

/// Grows clockwise from a hair before the top: 0 at the top, 1 at the right, 2 below, 3 at the left.
fn turn(x: f64, y: f64) -> f64 {
    let aside = x.abs() / (x.abs() + y.abs());
    match (x >= 0.0, y <= 0.0) {
        (true, true) => aside,
        (true, false) => 2.0 - aside,
        (false, false) => 2.0 + aside,
        (false, true) if aside < 0.5 * SAME => -aside,
        (false, true) => 4.0 - aside,
    }
}
