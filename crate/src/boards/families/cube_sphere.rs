//! The cube with its faces divided into squares and blown up to a sphere.

use std::collections::HashMap;
use std::f64::consts::FRAC_PI_4;

use super::bodies;
use super::geodesic::{azimuthal, unit, with_rim_outside};
use super::layout::{undirected, with_unit_spacing};
use super::size::{FamilyError, Parameter, at_least, at_most, within_limits};
use crate::boards::setup::GraphSetup;

/// The cube sphere of a frequency ≥ 1: each face of the cube in f² squares; 6f² + 2 points, 12f² edges, three
/// at the eight corners and four elsewhere. Drawn as the geodesic sphere is, from the middle of a square.
pub fn cube_sphere(frequency: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Frequency, frequency, 1)?;
    at_most(Parameter::Frequency, frequency, 1_000)?;
    let f = u64::from(frequency);
    within_limits(6 * f * f + 2, 24 * f * f)?;
    let f = frequency as i32;
    let is_outside = |at: &[i32; 3]| at.iter().any(|&x| x == 0 || x == f);
    let block = (0..=f).flat_map(|x| (0..=f).flat_map(move |y| (0..=f).map(move |z| [x, y, z])));
    let points: Vec<[i32; 3]> = block.filter(is_outside).collect();
    let numbers: HashMap<[i32; 3], u32> = points.iter().copied().zip(0..).collect();
    let mut edges = Vec::new();
    for (&at, v) in points.iter().zip(0u32..) {
        for axis in 0..3 {
            let mut next = at;
            next[axis] += 1;
            let on_a_face = (0..3).any(|other| other != axis && (at[other] == 0 || at[other] == f));
            edges.extend(numbers.get(&next).filter(|_| on_a_face).map(|&u| [v, u]));
        }
    }
    // Tangents of even angles: the squares come out nearly of one size.
    let blown_up = |at: &[i32; 3]| {
        unit(at.map(|x| (FRAC_PI_4 * (2.0 * f64::from(x) / f64::from(f) - 1.0)).tan()))
    };
    let sphere: Vec<[f64; 3]> = points.iter().map(blown_up).collect();
    let middle = middle_of_a_square(f, blown_up);
    let mesh = 2.0 * FRAC_PI_4 / f64::from(f);
    let places = sphere.iter().map(|&at| azimuthal(at, middle, mesh)).collect();
    let graph = undirected(with_unit_spacing(with_rim_outside(places, 4)), edges);
    Ok(bodies::solid(graph, sphere))
}

/// The middle of a square near the middle of a face; behind it is the middle of another.
fn middle_of_a_square(f: i32, blown_up: impl Fn(&[i32; 3]) -> [f64; 3]) -> [f64; 3] {
    let low = (f - 1) / 2;
    let corners = [[0, 0], [0, 1], [1, 0], [1, 1]].map(|[x, y]| blown_up(&[low + x, low + y, f]));
    unit([0, 1, 2].map(|axis| corners.iter().map(|corner| corner[axis]).sum()))
}
