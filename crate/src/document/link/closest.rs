//! The shortest distance of two points.

use crate::order;

/// The square of the shortest distance of two points; 0 for fewer than two. Cost: O(n log n).
pub(super) fn closest_squared(points: &[[f64; 2]]) -> f64 {
    let mut across = points.to_vec();
    order::by(&mut across, |p, q| p[0].total_cmp(&q[0]));
    let mut closest = f64::INFINITY;
    halve(&mut across, &mut closest);
    if points.len() < 2 { 0.0 } else { closest }
}

/// Takes points from left to right, leaves them from top to bottom, and lowers `closest` to the
/// square of their shortest distance.
fn halve(points: &mut [[f64; 2]], closest: &mut f64) {
    let middle = points.len() / 2;
    if middle == 0 {
        return;
    }
    let border = points[middle][0];
    let (left, right) = points.split_at_mut(middle);
    halve(left, closest);
    halve(right, closest);
    order::by(points, |p, q| p[1].total_cmp(&q[1]));
    let mut strip: Vec<[f64; 2]> = Vec::new();
    for &point in points.iter() {
        if (point[0] - border) * (point[0] - border) >= *closest {
            continue;
        }
        let above = strip.iter().rev();
        let near = above.take_while(|other| squared(point[1] - other[1]) < *closest);
        // Looked for first: what is near shrinks with what is found.
        let found = near.map(|other| squared(point[0] - other[0]) + squared(point[1] - other[1]));
        let found = found.fold(f64::INFINITY, f64::min);
        *closest = closest.min(found);
        strip.push(point);
    }
}

fn squared(x: f64) -> f64 {
    x * x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_that_of_all_pairs() {
        let mut state = 7_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 40) as f64 / 1024.0
        };
        for count in [2, 3, 5, 17, 200] {
            let mut points: Vec<[f64; 2]> = (0..count).map(|_| [random(), random()]).collect();
            for _ in 0..2 {
                let pairs = points.iter().enumerate().flat_map(|(i, p)| {
                    points[..i].iter().map(move |q| squared(p[0] - q[0]) + squared(p[1] - q[1]))
                });
                assert_eq!(closest_squared(&points), pairs.fold(f64::INFINITY, f64::min));
                // The same on one upright line.
                points.iter_mut().for_each(|point| point[0] = 3.0);
            }
        }
        assert_eq!(closest_squared(&[[1.0, 2.0], [5.0, 5.0], [1.0, 2.0]]), 0.0);
        assert_eq!([closest_squared(&[]), closest_squared(&[[1.0, 2.0]])], [0.0, 0.0]);
    }
}
