//! Planar drawings: one face becomes the outline, the other points settle inside it.
//!
//! Assumes a 3-connected planar graph, a face of it and at least one more point.

use super::layout::{Place, distance, ring, with_unit_spacing};

/// How often the weights are adjusted, and how often points settle in between.
const ROUNDS: usize = 60;
const SWEEPS: usize = 40;

/// A drawing with straight edges, none of which cross, whatever the weights are (Tutte 1963,
/// "How to draw a graph"; Floater 1997 for weights): every point but those of the face is at
/// the weighted mean of its neighbours. Longer edges pull more and more, which evens them out.
pub(super) fn planar(neighbours: &[Vec<u32>], face: &[u32]) -> Vec<Place> {
    let mut places = vec![[0.0, 0.0]; neighbours.len()];
    for (&v, place) in face.iter().zip(ring(face.len() as u32, 1.0)) {
        places[v as usize] = place;
    }
    let inside: Vec<usize> =
        (0..neighbours.len()).filter(|&v| !face.contains(&(v as u32))).collect();
    let mut weights: Vec<Vec<f64>> = neighbours.iter().map(|n| vec![1.0; n.len()]).collect();
    for _ in 0..ROUNDS {
        for _ in 0..SWEEPS {
            for &v in &inside {
                places[v] = mean(&neighbours[v], &weights[v], &places);
            }
        }
        for (v, row) in weights.iter_mut().enumerate() {
            for (weight, &u) in row.iter_mut().zip(&neighbours[v]) {
                *weight *= distance(places[v], places[u as usize]).sqrt();
            }
        }
    }
    with_unit_spacing(places)
}

fn mean(neighbours: &[u32], weights: &[f64], places: &[Place]) -> Place {
    let total: f64 = weights.iter().sum();
    let sum = neighbours.iter().zip(weights).fold([0.0, 0.0], |sum, (&u, w)| {
        let [x, y] = places[u as usize];
        [sum[0] + w * x, sum[1] + w * y]
    });
    sum.map(|c| c / total)
}
