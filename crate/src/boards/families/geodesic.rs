//! Meshes of the sphere: the icosahedron with its faces divided into triangles.

use std::collections::BTreeMap;
use std::f64::consts::PI;

use super::bodies;
use super::layout::{Place, undirected, with_unit_spacing};
use super::size::{FamilyError, Parameter, at_least, within_limits};
use crate::boards::setup::GraphSetup;
use crate::order;

/// A point of the mesh: how much it has of each of the icosahedron's corners, those of which it
/// has none left out; what it has adds up to the frequency.
type Mixture = Vec<(usize, u32)>;

type Vector = [f64; 3];

/// The geodesic sphere of a frequency ≥ 1: every edge of the icosahedron is divided into so many
/// parts and every face into f² triangles. 10f² + 2 points, 30f² edges, five at the twelve
/// corners and six elsewhere (Goldberg 1937). Drawn as seen from the middle of a triangle, distances
/// and directions from there being true; the corners of the triangle behind, which would lie on
/// the rim, are moved out so far that the lines between them go around all others.
pub fn geodesic(frequency: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Frequency, frequency, 1)?;
    let f = u64::from(frequency);
    let points = f.saturating_mul(f).saturating_mul(10).saturating_add(2);
    within_limits(points, points.saturating_mul(6))?;
    let corners = corners();
    let mut numbers = BTreeMap::new();
    let mut edges = Vec::new();
    for face in faces(&corners) {
        for ends in edges_of(face, frequency) {
            let ends = ends.map(|end| {
                let next = numbers.len() as u32;
                *numbers.entry(end).or_insert(next)
            });
            edges.push([ends[0].min(ends[1]), ends[0].max(ends[1])]);
        }
    }
    edges.sort_unstable();
    edges.dedup();
    let middle = middle_of_a_triangle(frequency, &corners);
    let mut sphere = vec![[0.0; 3]; numbers.len()];
    for (mixture, number) in &numbers {
        sphere[*number as usize] = unit(mixed(mixture, &corners));
    }
    let mesh = EDGE / f64::from(frequency);
    let places = sphere.iter().map(|&at| azimuthal(at, middle, mesh)).collect();
    let graph = undirected(with_unit_spacing(with_rim_outside(places, 3)), edges);
    Ok(bodies::solid(graph, sphere))
}

/// The corners of the icosahedron (Coxeter, "Regular Polytopes" (1973), §3.7).
fn corners() -> Vec<Vector> {
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let signs = [[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]];
    let rectangle = signs.map(|[s, t]| [0.0, s, t * golden]);
    rectangle.iter().flat_map(|&[x, y, z]| [[x, y, z], [y, z, x], [z, x, y]]).collect()
}

/// Its twenty faces: any three corners that are two apart.
fn faces(corners: &[Vector]) -> Vec<[usize; 3]> {
    let near = |a: usize, b: usize| {
        let squares = (0..3).map(|i| (corners[a][i] - corners[b][i]).powi(2));
        squares.sum::<f64>() < 5.0
    };
    let mut faces = Vec::new();
    for a in 0..corners.len() {
        for b in (a + 1..corners.len()).filter(|&b| near(a, b)) {
            let thirds = (b + 1..corners.len()).filter(|&c| near(a, c) && near(b, c));
            faces.extend(thirds.map(|c| [a, b, c]));
        }
    }
    faces
}

/// The edges of the triangles of a face.
fn edges_of(face: [usize; 3], frequency: u32) -> Vec<[Mixture; 2]> {
    let mixture = |parts: [u32; 3]| -> Mixture {
        face.into_iter().zip(parts).filter(|&(_, part)| part > 0).collect()
    };
    let mut edges = Vec::new();
    for i in 0..frequency {
        for j in 0..frequency - i {
            let k = frequency - 1 - i - j;
            let [a, b, c] = [[i + 1, j, k], [i, j + 1, k], [i, j, k + 1]].map(mixture);
            edges.extend([[a.clone(), b.clone()], [b, c.clone()], [c, a]]);
        }
    }
    edges
}

/// The middle of a triangle near the middle of a face. Behind it is the middle of another, as each
/// point of the mesh has its opposite.
fn middle_of_a_triangle(frequency: u32, corners: &[Vector]) -> Vector {
    let face = faces(corners)[0];
    let [i, j] = [(frequency - 1) / 3, frequency / 3];
    let parts = [i, j, frequency - 1 - i - j];
    let points = [0, 1, 2].map(|one_more| {
        let part = |c: usize| parts[c] + u32::from(c == one_more);
        unit(mixed(&[0, 1, 2].map(|c| (face[c], part(c))), corners))
    });
    unit([0, 1, 2].map(|axis| points.iter().map(|point| point[axis]).sum()))
}

fn mixed(mixture: &[(usize, u32)], corners: &[Vector]) -> Vector {
    mixture.iter().fold([0.0; 3], |sum, &(corner, part)| {
        [0, 1, 2].map(|i| sum[i] + f64::from(part) * corners[corner][i])
    })
}

pub(super) fn unit(vector: Vector) -> Vector {
    let length = dot(vector, vector).sqrt();
    vector.map(|c| c / length)
}

fn dot(a: Vector, b: Vector) -> f64 {
    (0..3).map(|i| a[i] * b[i]).sum()
}

fn cross(a: Vector, b: Vector) -> Vector {
    [0, 1, 2].map(|i| {
        let [j, k] = [(i + 1) % 3, (i + 2) % 3];
        a[j] * b[k] - a[k] * b[j]
    })
}

/// The angle at which the icosahedron's edges are seen from its middle.
const EDGE: f64 = 1.107_148_717_794_090_5;

/// The azimuthal equidistant projection, which takes no two places nearer than on the sphere, drawn
/// out towards the rim. The k-th ring of the mesh from the rim has about 6k points, and a line
/// between neighbours on it cuts off π² / 72k² of its radius. Rings that are farther apart than
/// that, which adds up to a factor of e^(0.14 / k), keep clear of each other's lines.
pub(super) fn azimuthal(point: Vector, middle: Vector, mesh: f64) -> Place {
    /// More than 0.14, as rings are no circles; found by trying all frequencies up to 31.
    const DRAWN_OUT: f64 = 0.4;
    let right = unit(cross(middle, [0.3, 0.5, 0.8]));
    let down = cross(right, middle);
    let [x, y] = [dot(point, right), dot(point, down)];
    let sine = x.hypot(y);
    let angle = sine.atan2(dot(point, middle));
    let radius = angle * (DRAWN_OUT * mesh / (PI - angle)).exp();
    let scale = if sine > 1e-9 { radius / sine } else { 1.0 };
    [x * scale, y * scale]
}

/// Moves the so many places nearest to the rim out, so that the triangle or square that they make goes
/// around all others with room to spare.
pub(super) fn with_rim_outside(mut places: Vec<Place>, corners: usize) -> Vec<Place> {
    /// A triangle's sides are half as far from its middle as its corners.
    const OUT: f64 = 2.5;
    let mut order: Vec<usize> = (0..places.len()).collect();
    let radius = |v: usize| places[v][0].hypot(places[v][1]);
    order::by(&mut order, |&a, &b| radius(b).total_cmp(&radius(a)));
    let rest = order.get(corners).map_or(PI, |&v| radius(v));
    for &v in &order[..corners] {
        let scale = OUT * rest / places[v][0].hypot(places[v][1]);
        places[v] = places[v].map(|c| c * scale);
    }
    places
}
