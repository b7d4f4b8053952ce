//! Bodies: the places in space against the lengths and radii of the solids that they are of.

use gospace::boards::families::{self, gallery};
use gospace::boards::setup::{BoardSetup, Body, GraphSetup};

/// Coordinates are rounded to 1/100; a length is off by both ends.
const ROUNDED: f64 = 0.02;

fn places(drawn: &GraphSetup) -> (usize, Vec<Vec<f64>>) {
    let body = drawn.body.as_ref().expect("a body");
    let axes = match body {
        Body::Solid(_) => 3,
        Body::Four(_) => 4,
    };
    let places: Vec<_> = body.coordinates().chunks_exact(axes).map(<[f64]>::to_vec).collect();
    assert_eq!(places.len(), drawn.points.len());
    (axes, places)
}

fn distance(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

fn lengths(drawn: &GraphSetup) -> Vec<f64> {
    let (_, places) = places(drawn);
    drawn.edges.iter().map(|&[a, b]| distance(&places[a as usize], &places[b as usize])).collect()
}

fn radii(drawn: &GraphSetup) -> Vec<f64> {
    let (axes, places) = places(drawn);
    places.iter().map(|place| distance(place, &vec![0.0; axes])).collect()
}

/// Solids with their circumradius in edges (Cromwell, "Polyhedra" (1997); Coxeter, "Regular Polytopes", table I).
fn regular() -> Vec<(GraphSetup, f64)> {
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let made = |made: Result<GraphSetup, _>| made.expect("a size in range");
    vec![
        (families::tetrahedron(), (3.0 / 8.0f64).sqrt()),
        (families::cube(), 0.75f64.sqrt()),
        (families::octahedron(), 0.5f64.sqrt()),
        (families::dodecahedron(), golden * 0.75f64.sqrt()),
        (families::icosahedron(), (golden * 5f64.sqrt()).sqrt() / 2.0),
        (families::cuboctahedron(), 1.0),
        (families::truncated_tetrahedron(), 22f64.sqrt() / 4.0),
        (families::truncated_cube(), (7.0 + 4.0 * 2f64.sqrt()).sqrt() / 2.0),
        (families::truncated_octahedron(), 2.5f64.sqrt()),
        (families::icosidodecahedron(), golden),
        (families::truncated_dodecahedron(), (74.0 + 30.0 * 5f64.sqrt()).sqrt() / 4.0),
        (families::football(), (58.0 + 18.0 * 5f64.sqrt()).sqrt() / 4.0),
        (made(families::hypercube(3)), 0.75f64.sqrt()),
        (made(families::hypercube(4)), 1.0),
        (families::twenty_four_cell(), 1.0),
    ]
}

#[test]
fn all_edges_of_a_regular_body_have_one_length_and_all_its_points_one_radius() {
    for (drawn, radius) in regular() {
        let points = drawn.points.len();
        let is_near = |found: &f64, wanted: f64| (found - wanted).abs() < ROUNDED;
        assert!(lengths(&drawn).iter().all(|length| is_near(length, 1.0)), "{points}");
        assert!(radii(&drawn).iter().all(|found| is_near(found, radius)), "{points}: {radius}");
    }
}

#[test]
fn spheres_are_round_and_their_edges_nearly_of_one_length() {
    let made = [families::geodesic(1), families::geodesic(4), families::cube_sphere(6)];
    for drawn in made.map(|made| made.expect("a size in range")) {
        let radii = radii(&drawn);
        assert!(radii.iter().all(|radius| (radius - radii[0]).abs() < ROUNDED));
        assert!(lengths(&drawn).iter().all(|length| (0.98..1.5).contains(length)));
    }
}

/// The angle between bonds is that from the middle of a tetrahedron to two of its corners, with the cosine −1/3.
#[test]
fn bonds_of_the_diamond_are_of_one_length_and_at_one_angle() {
    let drawn = families::diamond(3).expect("a small patch");
    let (_, places) = places(&drawn);
    assert!(lengths(&drawn).iter().all(|length| (length - 1.0).abs() < ROUNDED));
    let mut bonds = vec![Vec::new(); places.len()];
    for &[a, b] in &drawn.edges {
        bonds[a as usize].push(b as usize);
        bonds[b as usize].push(a as usize);
    }
    let step = |v: usize, u: usize, axis: usize| places[u][axis] - places[v][axis];
    for (v, beside) in bonds.iter().enumerate() {
        for (i, &a) in beside.iter().enumerate() {
            for &b in &beside[..i] {
                let cosine: f64 = (0..3).map(|axis| step(v, a, axis) * step(v, b, axis)).sum();
                assert!((cosine + 1.0 / 3.0).abs() < 2.0 * ROUNDED, "{cosine}");
            }
        }
    }
}

#[test]
fn lattices_in_space_turn_about_their_middle() {
    for made in [families::cubic_lattice(4), families::diamond(3)] {
        let (_, places) = places(&made.expect("a small lattice"));
        for axis in 0..3 {
            let sum: f64 = places.iter().map(|place| place[axis]).sum();
            assert!((sum / places.len() as f64).abs() < ROUNDED, "{sum}");
        }
    }
}

#[test]
fn edges_of_a_cubic_lattice_are_of_one_length() {
    let drawn = families::cubic_lattice(4).expect("a small block");
    assert!(lengths(&drawn).iter().all(|length| (length - 1.0).abs() < ROUNDED));
}

#[test]
fn only_the_tesseract_and_the_24_cell_have_four_coordinates() {
    for family in gallery() {
        let (BoardSetup::Graph(drawn), _) = family.setup() else { continue };
        let axes = drawn.body.is_some().then(|| places(&drawn).0);
        match family.id {
            "hypercube" | "twenty-four-cell" => assert_eq!(axes, Some(4)),
            "cube" | "tetrahedron" | "octahedron" | "dodecahedron" | "icosahedron" | "football"
            | "cube-sphere" | "cubic-lattice" | "diamond" => {
                assert_eq!(axes, Some(3), "{}", family.id);
            }
            other => assert_eq!(axes, None, "{other}"),
        }
    }
}
