//! Names of drawn points: by rings round their middle, or by rows from the bottom.

use super::letters::coordinate;
use crate::order;

/// Distances from the middle differ by more than this share of the greatest one, or are equal.
const SAME: f64 = 0.02;

/// The greatest number of rings.
const MOST_RINGS: usize = 9;

/// The number of points of a ring.
const RING_SIZES: std::ops::RangeInclusive<usize> = 3..=99;

/// Names of points in the order of the drawing: row after row from the bottom, each from the left.
pub struct Named {
    /// In that order.
    pub names: Vec<String>,
    /// By point: its place in that order.
    pub ranks: Vec<u32>,
}

impl Named {
    /// By point.
    pub fn by_point(&self) -> Vec<String> {
        self.ranks.iter().map(|&rank| self.names[rank as usize].clone()).collect()
    }
}

/// By rings where the drawing has some, otherwise by rows.
pub fn by_place(places: &[[f64; 2]]) -> Vec<String> {
    by_rings(places).unwrap_or_else(|| by_rows(places)).by_point()
}

/// "D4": the fourth point of the fourth row. A row holds what lies up to half a step above its
/// lowest point; the step is the side of a square as large as each point's share of the drawing.
pub fn by_rows(places: &[[f64; 2]]) -> Named {
    let x = along(places, 0, 1.0);
    let up = along(places, 1, -1.0);
    let half_step = 0.5 * (width(&x) * width(&up) / places.len() as f64).sqrt();
    let rows = Groups::new(&up, half_step, &x);
    rows.named(&|row, column, _| coordinate(column as u32, row as u32 + 1))
}

/// "ring 2, 3 of 5": rings from the middle, points clockwise from the top. Nothing if a ring is too
/// small or too large, or if there are too many for the heights at which points are drawn.
fn by_rings(places: &[[f64; 2]]) -> Option<Named> {
    let [x, y] = [0, 1].map(|axis| from_mean(along(places, axis, 1.0)));
    let mut distances = Vec::new();
    let mut turns = Vec::new();
    let mut farthest = 0.0;
    for (&x, &y) in x.iter().zip(&y) {
        let distance = (x * x + y * y).sqrt();
        farthest = f64::max(farthest, distance);
        distances.push(distance);
        turns.push(turn(x, y));
    }
    let same = SAME * farthest;
    let rings = Groups::new(&distances, same, &turns);
    let first = *rings.sorted.first()? as usize;
    let centres = usize::from(rings.sizes[0] == 1 && distances[first] <= same);
    let sizes = &rings.sizes[centres..];
    if sizes.len() > MOST_RINGS || !sizes.iter().all(|size| RING_SIZES.contains(size)) {
        return None;
    }
    let heights = Groups::new(&y, same, &y).sizes.len();
    let fits = heights > 2 && (1..=heights / 2).contains(&sizes.len());
    fits.then(|| {
        rings.named(&|ring, place, size| match ring + 1 - centres {
            0 => "centre".into(),
            ring => format!("ring {ring}, {} of {size}", place + 1),
        })
    })
}

/// Points in groups of nearly equal values.
struct Groups {
    /// Group after group.
    sorted: Vec<u32>,
    /// The number of points of each group.
    sizes: Vec<usize>,
}

impl Groups {
    /// A group ends before a value that is more than `width` above its least; in a group points are
    /// in the order of `inside`, equal ones in that of `values`.
    fn new(values: &[f64], width: f64, inside: &[f64]) -> Groups {
        let mut sorted: Vec<u32> = (0..values.len() as u32).collect();
        sort(&mut sorted, values);
        let mut sizes = Vec::new();
        let mut start = 0;
        for end in 1..=sorted.len() {
            let value = |at: usize| values[sorted[at] as usize];
            if end == sorted.len() || value(end) - value(start) > width {
                if end - start > 1 {
                    sort(&mut sorted[start..end], inside);
                }
                sizes.push(end - start);
                start = end;
            }
        }
        Groups { sorted, sizes }
    }

    /// Names by the number of a point's group, its place there, and the group's size.
    fn named(&self, name: &dyn Fn(usize, usize, usize) -> String) -> Named {
        let mut named = Named { names: Vec::new(), ranks: vec![0; self.sorted.len()] };
        for (group, &size) in self.sizes.iter().enumerate() {
            for place in 0..size {
                let rank = named.names.len();
                named.ranks[self.sorted[rank] as usize] = rank as u32;
                named.names.push(name(group, place, size));
            }
        }
        named
    }
}

#[inline(never)]
fn sort(points: &mut [u32], values: &[f64]) {
    order::by(points, |&a, &b| values[a as usize].total_cmp(&values[b as usize]));
}

#[inline(never)]
fn along(places: &[[f64; 2]], axis: usize, sign: f64) -> Vec<f64> {
    places.iter().map(|place| sign * place[axis]).collect()
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

#[cfg(test)]
mod tests {
    use std::f64::consts::TAU;

    use super::*;

    /// `count` places on a circle, clockwise from the top.
    fn ring(count: usize, radius: f64, [x, y]: [f64; 2]) -> Vec<[f64; 2]> {
        let place = |i: usize| {
            let angle = TAU * i as f64 / count as f64;
            [x + radius * angle.sin(), y - radius * angle.cos()]
        };
        (0..count).map(place).collect()
    }

    #[test]
    fn rings_are_counted_from_the_middle_and_their_points_clockwise_from_the_top() {
        let middle = [300.0, -50.0];
        let places = [ring(16, 100.0, middle), vec![middle], ring(12, 40.0, middle)].concat();
        let mut expected: Vec<String> =
            (1..=16).map(|place| format!("ring 2, {place} of 16")).collect();
        expected.push("centre".into());
        expected.extend((1..=12).map(|place| format!("ring 1, {place} of 12")));
        assert_eq!(by_place(&places), expected);
    }

    #[test]
    fn points_whose_distances_differ_by_at_most_a_fiftieth_of_the_greatest_are_one_ring() {
        let wobbly = |share: f64| {
            let mut places = ring(12, 100.0, [0.0, 0.0]);
            for place in places.iter_mut().step_by(2) {
                *place = place.map(|x| x * (1.0 - share));
            }
            by_place(&places)
        };
        assert_eq!(wobbly(0.015)[3], "ring 1, 4 of 12");
        assert_eq!(wobbly(0.025)[3], "ring 2, 2 of 6");
    }

    #[test]
    fn a_point_a_hair_to_the_left_of_the_top_is_the_first() {
        let mut places = ring(8, 100.0, [0.0, 0.0]);
        places[0][0] = -0.5;
        assert_eq!(by_place(&places)[0], "ring 1, 1 of 8");
    }

    #[test]
    fn a_lone_point_aside_and_two_in_the_middle_are_no_centre() {
        for few in [vec![[5.0, 0.0]], vec![[1.0, 0.0], [-1.0, 0.0]]] {
            let names = by_place(&[ring(8, 100.0, [0.0, 0.0]), few].concat());
            assert!(names.iter().all(|name| !name.contains("centre")), "{names:?}");
            assert!(names.iter().all(|name| !name.contains("ring")), "{names:?}");
        }
    }

    #[test]
    fn there_are_at_most_nine_rings() {
        let rings = |count: usize| {
            let ring = |i: usize| ring(40, 10.0 * (i + 1) as f64, [0.0, 0.0]);
            by_place(&(0..count).flat_map(ring).collect::<Vec<_>>()).pop().expect("a name")
        };
        assert_eq!(rings(9), "ring 9, 40 of 40");
        assert!(!rings(10).contains("ring"));
    }

    #[test]
    fn a_square_is_named_by_rows() {
        let square = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]];
        assert_eq!(by_place(&square), ["A2", "B2", "B1", "A1"]);
    }
}
