//! Drawn coordinates: which are kept, and how far others move.

use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
use gospace::document::Document;

use super::documents::of_board;
use super::random::Random;

fn drawn(points: &[[f64; 2]]) -> Document {
    let points = points.to_vec();
    of_board(BoardSetup::Graph(GraphSetup { points, ..GraphSetup::default() }), Start::default())
}

/// The points of a drawing after a link, which is the same again.
fn linked(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let link = drawn(points).link().expect("a link");
    let read = Document::of_link(&link).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.link(), Ok(link), "{points:?}");
    let BoardSetup::Graph(graph) = read.board else { panic!("a graph") };
    graph.points
}

fn distance([x, y]: [f64; 2], [u, v]: [f64; 2]) -> f64 {
    (x - u).hypot(y - v)
}

fn shortest(points: &[[f64; 2]]) -> f64 {
    let others = |i: usize| points[..i].iter().map(move |&q| distance(points[i], q));
    (0..points.len()).flat_map(others).fold(f64::INFINITY, f64::min)
}

#[test]
fn no_point_moves_by_more_than_a_256th_of_the_shortest_distance() {
    let random = &mut Random(3);
    let mut moved = 0;
    for round in 0..600 {
        let scale = random.pick(&[1e-6, 0.01, 1.0, 37.0, 4e3, 1e8]);
        let shift = random.pick(&[0.0, 0.0, 1e3, -1e5]);
        let count = random.pick(&[2, 3, 10, 60]);
        let place = |random: &mut Random| (random.share() - 0.5) * scale + shift;
        let points: Vec<_> = (0..count).map(|_| [place(random), place(random)]).collect();
        let bound = shortest(&points) / 256.0;
        let read = linked(&points);
        for (&p, &q) in points.iter().zip(&read) {
            assert!(distance(p, q) <= bound * (1.0 + 1e-9), "round {round}: {p:?} to {q:?}");
            moved += usize::from(p != q);
        }
        // Nor does a board whose points are one unit apart lose its whole coordinates.
        let lattice = points.iter().map(|p| p.map(|x| x.floor())).collect::<Vec<_>>();
        assert_eq!(linked(&lattice), lattice, "round {round}");
    }
    assert!(moved > 1_000, "{moved} were rounded at all");
}

#[test]
fn whole_coordinates_beside_others_stay_as_they_are() {
    let random = &mut Random(4);
    for _ in 0..200 {
        let mut points: Vec<[f64; 2]> = Vec::new();
        for i in 0..20_u32 {
            let whole = [random.below(900) as f64, f64::from(i * 50)];
            let any = [random.share() * 900.0, f64::from(i * 50) + 20.0 + random.share()];
            points.extend([whole, any]);
        }
        for (p, q) in points.iter().zip(linked(&points)).step_by(2) {
            assert_eq!(*p, q);
        }
    }
}

#[test]
fn few_decimals_stay_as_they_are() {
    let points = [[312.4, 87.1], [290.0, 114.9], [405.3, 98.7], [350.6, 20.2]];
    assert_eq!(linked(&points), points);
    let points = [[0.125, 0.5], [2.0, 0.25], [1.0, 3.75]];
    assert_eq!(linked(&points), points);
}

#[test]
fn odd_drawings_stay_as_they_are() {
    let third = 1.0 / 3.0;
    for points in [
        vec![],
        vec![[third, -third]],
        vec![[third, third], [2.0 * third, 0.1], [third, third]],
        vec![[1e9, -1e9], [-1e9, 1e9]],
        vec![[1e9, 5e-324], [1e9, 0.0]],
        vec![[999_999_999.9, 0.1], [999_999_999.9, 0.100_000_001]],
    ] {
        assert_eq!(linked(&points), points);
    }
}

#[test]
fn no_coordinate_is_minus_nothing() {
    for [x, y] in [[-0.0, 0.5], [-0.001, 1.0 / 3.0], [-0.0, f64::MIN_POSITIVE], [-0.0, 1.0]] {
        assert_eq!(linked(&[[x, 0.0], [100.3, 70.77], [-50.125, y]])[0][0].to_bits(), 0);
    }
}
