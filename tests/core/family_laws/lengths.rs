//! Pictures of families against the lengths and angles of the figures that they show.

use gospace::boards::families;
use gospace::boards::setup::GraphSetup;

use super::super::checks::plane::distance;

/// Coordinates are rounded to 1/256.
const ROUNDED: f64 = 0.01;

fn ends(drawn: &GraphSetup) -> impl Iterator<Item = [[f64; 2]; 2]> {
    drawn.edges.iter().map(|ends| ends.map(|end| drawn.points[end as usize]))
}

fn lengths(drawn: &GraphSetup) -> Vec<f64> {
    ends(drawn).map(|[a, b]| distance(a, b)).collect()
}

fn is_near(found: f64, wanted: f64) -> bool {
    (found - wanted).abs() < ROUNDED
}

#[test]
fn lines_of_lattices_paths_and_cycles_are_a_unit_long() {
    let made = [
        families::triangular(4),
        families::honeycomb(3),
        families::path(200),
        families::cycle(3),
        families::cycle(40),
        families::star(6),
    ];
    for drawn in made.map(|made| made.expect("a size in range")) {
        let lengths = lengths(&drawn);
        assert!(lengths.iter().all(|&length| is_near(length, 1.0)), "{lengths:?}");
    }
}

#[test]
fn kings_walk_a_unit_or_the_diagonal_of_a_square() {
    let drawn = families::kings(5, 4).expect("a small board");
    let lengths = lengths(&drawn);
    assert!(lengths.iter().all(|&length| is_near(length, 1.0) || is_near(length, 2f64.sqrt())));
}

#[test]
fn a_complete_graph_is_a_regular_polygon_of_unit_sides() {
    for points in [2, 3, 12] {
        let drawn = families::complete(points).expect("a small graph");
        let next = |i: usize| drawn.points[(i + 1) % drawn.points.len()];
        let middle = mean(&drawn.points);
        let radius = distance(drawn.points[0], middle);
        for (i, &place) in drawn.points.iter().enumerate() {
            assert!(is_near(distance(place, next(i)), 1.0), "{points}");
            assert!(is_near(distance(place, middle), radius), "{points}");
        }
    }
}

#[test]
fn a_bipartite_graph_is_two_rows_one_centred_above_the_other() {
    for [above, below] in [[5, 3], [2, 7], [4, 4]] {
        let drawn = families::complete_bipartite(above, below).expect("a small graph");
        let (top, bottom) = drawn.points.split_at(above as usize);
        for row in [top, bottom] {
            let steps = row.windows(2).map(|two| [two[1][0] - two[0][0], two[1][1] - two[0][1]]);
            assert!(steps.into_iter().all(|[x, y]| is_near(x, 1.0) && is_near(y, 0.0)));
        }
        assert!(is_near(mean(top)[0], mean(bottom)[0]));
        assert!(mean(top)[1] + 1.0 <= mean(bottom)[1]);
    }
}

#[test]
fn pairs_and_rows_of_three_stand_apart_in_rows() {
    let pairs = families::isolated_pairs(40).expect("a few pairs");
    let (threes, _) = families::rows_of_three(40).expect("a few rows");
    for (drawn, length) in [(pairs, 2), (threes, 3)] {
        assert!(lengths(&drawn).iter().all(|&length| is_near(length, 1.0)));
        let rows: Vec<&[[f64; 2]]> = drawn.points.chunks(length).collect();
        let others = |i: usize| rows.iter().enumerate().filter(move |(j, _)| *j != i);
        let apart = |i: usize| {
            let beside = others(i).flat_map(|(_, other)| other.iter());
            let all = beside.flat_map(|&b| rows[i].iter().map(move |&a| distance(a, b)));
            all.fold(f64::MAX, f64::min)
        };
        // 1.4 units to the next row, to the right or below.
        assert!((0..rows.len()).all(|i| is_near(apart(i), 1.4)));
        let [width, height] =
            [0, 1].map(|axis| drawn.points.iter().map(|place| place[axis]).fold(0.0, f64::max));
        assert!((0.5..=2.0).contains(&(width / height)), "{width} by {height}");
    }
}

/// The layers are squares of one size, each aside of the one below by less than a square in all.
#[test]
fn a_cubic_lattice_is_drawn_as_squares_each_a_little_aside() {
    let side = 4.0;
    let drawn = families::cubic_lattice(4).expect("a small block");
    let steps: Vec<[f64; 2]> = ends(&drawn).map(|[a, b]| [b[0] - a[0], b[1] - a[1]]).collect();
    let step = steps.iter().map(|[x, y]| x.hypot(*y)).fold(0.0, f64::max);
    let is_same = |a: [f64; 2], b: [f64; 2]| distance(a, b) < ROUNDED;
    let aside = steps.iter().copied().find(|step| step[0] != 0.0 && step[1] != 0.0);
    let aside = aside.expect("a step to the next layer");
    let kinds = [[step, 0.0], [0.0, step], aside];
    let counts = kinds.map(|kind| steps.iter().filter(|step| is_same(**step, kind)).count());
    assert_eq!(counts, [48; 3]);
    let [x, y] = aside.map(|part| part * side);
    assert!((0.0..step).contains(&x) && (-step..0.0).contains(&y), "{x} {y} {step}");
}

fn mean(places: &[[f64; 2]]) -> [f64; 2] {
    [0, 1].map(|axis| places.iter().map(|place| place[axis]).sum::<f64>() / places.len() as f64)
}
