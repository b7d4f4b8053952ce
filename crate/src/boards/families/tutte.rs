//! Planar drawings: one face becomes the outline, the other points settle inside it.
//!
//! Assumes a 3-connected planar graph, a face of it and at least one more point.

use std::f64::consts::TAU;

use super::layout::{Place, distance, nearest_distance, nearest_on_line, polar, with_unit_spacing};

/// The number of rounds of weights, and of relaxations in between.
const ROUNDS: usize = 60;
const SWEEPS: usize = 40;

/// A drawing with straight edges, none of which cross, whatever the weights are (Tutte 1963,
/// "How to draw a graph"; Floater 1997 for weights): every point but those of the face is at
/// the weighted mean of its neighbours. Longer edges pull more and more, which evens them out;
/// the roomiest drawing on the way is kept.
pub(super) fn planar(neighbours: &[Vec<u32>], face: &[u32]) -> Vec<Place> {
    let mut places = vec![[0.0, 0.0]; neighbours.len()];
    for (&v, place) in face.iter().zip(outline(face.len() as u32)) {
        places[v as usize] = place;
    }
    let inside: Vec<usize> =
        (0..neighbours.len()).filter(|&v| !face.contains(&(v as u32))).collect();
    let mut weights: Vec<Vec<f64>> = neighbours.iter().map(|n| vec![1.0; n.len()]).collect();
    let mut roomiest = (0.0, places.clone());
    for _ in 0..ROUNDS {
        for _ in 0..SWEEPS {
            for &v in &inside {
                places[v] = mean(&neighbours[v], &weights[v], &places);
            }
        }
        let room = room(neighbours, &places);
        if room > roomiest.0 {
            roomiest = (room, places.clone());
        }
        for (v, row) in weights.iter_mut().enumerate() {
            for (weight, &u) in row.iter_mut().zip(&neighbours[v]) {
                *weight *= distance(places[v], places[u as usize]).sqrt();
            }
        }
    }
    with_unit_spacing(roomiest.1)
}

/// A regular polygon, one side of which is the lowest.
fn outline(corners: u32) -> Vec<Place> {
    let half_a_side = TAU / 2.0 / f64::from(corners);
    let lowest = TAU / 2.0 + half_a_side;
    (0..corners).map(|i| polar(lowest + 2.0 * half_a_side * f64::from(i), 1.0)).collect()
}

/// The distance of the two nearest points, or more than twice that of a point and a line
/// which does not end there, where that is less.
fn room(neighbours: &[Vec<u32>], places: &[Place]) -> f64 {
    const BESIDE_LINES: f64 = 2.5;
    let mut room = nearest_distance(places);
    for (v, row) in neighbours.iter().enumerate() {
        for &u in row.iter().filter(|&&u| v < u as usize) {
            let ends = [places[v], places[u as usize]];
            let others = places.iter().filter(|place| !ends.contains(place));
            let beside = others.map(|&p| distance(p, nearest_on_line(p, ends)));
            room = beside.map(|d| d * BESIDE_LINES).fold(room, f64::min);
        }
    }
    room
}

fn mean(neighbours: &[u32], weights: &[f64], places: &[Place]) -> Place {
    let total: f64 = weights.iter().sum();
    let sum = neighbours.iter().zip(weights).fold([0.0, 0.0], |sum, (&u, w)| {
        let [x, y] = places[u as usize];
        [sum[0] + w * x, sum[1] + w * y]
    });
    sum.map(|c| c / total)
}
