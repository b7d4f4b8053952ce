//! Graphs of points against their definitions, literally, with whole numbers.

use std::collections::BTreeSet;

use gospace::boards::setup::GraphSetup;
use gospace_draw::generators::{Proximity, ProximityError, proximity, random_proximity};
use proptest::prelude::*;

use super::super::checks::plane::crossing;
use super::super::trials::cases;

type Spot = [i128; 2];
type Edges = BTreeSet<[usize; 2]>;

/// Different whole places, few enough of them on a small square that many lie on one line or one
/// circle, or many on a large one.
fn spots() -> impl Strategy<Value = Vec<Spot>> {
    let on = |side: i128| prop::collection::btree_set([0..side, 0..side], 1..14);
    prop_oneof![on(5), on(1_000_000)].prop_map(|spots| spots.into_iter().collect())
}

fn places(spots: &[Spot]) -> Vec<[f64; 2]> {
    spots.iter().map(|spot| spot.map(|c| c as f64)).collect()
}

fn made(spots: &[Spot], kind: Proximity) -> GraphSetup {
    proximity(&places(spots), kind).expect("different places")
}

fn edges(drawn: &GraphSetup) -> Edges {
    let edges: Edges = drawn.edges.iter().map(|ends| ends.map(|end| end as usize)).collect();
    assert_eq!(edges.len(), drawn.edges.len());
    assert!(edges.iter().all(|[a, b]| a < b));
    edges
}

fn all_pairs(count: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..count).flat_map(move |a| (a + 1..count).map(move |b| [a, b]))
}

/// The pairs to which no third point is as the definition forbids.
fn pairs_without(spots: &[Spot], forbidden: impl Fn([Spot; 3]) -> bool) -> Edges {
    let free = |&[a, b]: &[usize; 2]| {
        let others = (0..spots.len()).filter(|&c| c != a && c != b);
        !others.into_iter().any(|c| forbidden([spots[a], spots[b], spots[c]]))
    };
    all_pairs(spots.len()).filter(free).collect()
}

fn squared([ax, ay]: Spot, [bx, by]: Spot) -> i128 {
    (ax - bx).pow(2) + (ay - by).pow(2)
}

fn gabriel(spots: &[Spot]) -> Edges {
    // In or on the circle: twice the squared distance from the middle is at most half of ab's.
    pairs_without(spots, |[a, b, c]| {
        let middle_twice = [a[0] + b[0], a[1] + b[1]];
        squared(middle_twice, [2 * c[0], 2 * c[1]]) <= squared(a, b)
    })
}

/// Twice the signed area.
fn turn([a, b, c]: [Spot; 3]) -> i128 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Positive if d is inside the circle through a, b and c.
fn inside([a, b, c]: [Spot; 3], d: Spot) -> i128 {
    let row = |p: Spot| [p[0] - d[0], p[1] - d[1], squared(p, d)];
    let [a2, b2, c2] = [row(a), row(b), row(c)];
    let minor = |p: [i128; 3], q: [i128; 3]| p[0] * q[1] - p[1] * q[0];
    let determinant = a2[2] * minor(b2, c2) - b2[2] * minor(a2, c2) + c2[2] * minor(a2, b2);
    determinant * turn([a, b, c]).signum()
}

/// All triples with an empty circle.
fn empty_circles(spots: &[Spot]) -> Vec<[usize; 3]> {
    let n = spots.len();
    let triples = all_pairs(n).flat_map(|[a, b]| (b + 1..n).map(move |c| [a, b, c]));
    let is_empty = |triple: &[usize; 3]| {
        let corners = triple.map(|v| spots[v]);
        turn(corners) != 0 && spots.iter().all(|&d| inside(corners, d) <= 0)
    };
    triples.filter(is_empty).collect()
}

/// Points on the sides of the hull, its corners included.
fn on_hull(spots: &[Spot]) -> usize {
    let is_side = |a: usize, b: usize| spots.iter().all(|&c| turn([spots[a], spots[b], c]) >= 0);
    let others = |a: usize| (0..spots.len()).filter(move |&b| b != a);
    (0..spots.len()).filter(|&a| others(a).any(|b| is_side(a, b))).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(300), ..ProptestConfig::default() })]

    #[test]
    fn every_edge_of_delaunay_lies_on_an_empty_circle_and_as_many_as_can_be_are_there(
        spots in spots()
    ) {
        let drawn = made(&spots, Proximity::Delaunay);
        prop_assert_eq!(&drawn.points, &places(&spots));
        prop_assert_eq!(crossing(&drawn.points, &drawn.edges), None);
        let triples = empty_circles(&spots);
        if triples.is_empty() {
            // All on a line.
            prop_assert_eq!(drawn.edges.len(), spots.len() - 1);
        } else {
            prop_assert_eq!(drawn.edges.len(), 3 * spots.len() - 3 - on_hull(&spots));
            for [a, b] in edges(&drawn) {
                let on = triples.iter().any(|t| t.contains(&a) && t.contains(&b));
                prop_assert!(on, "{:?} {:?}", spots[a], spots[b]);
            }
        }
    }

    #[test]
    fn gabriel_is_its_definition_and_a_part_of_delaunay(spots in spots()) {
        let drawn = made(&spots, Proximity::Gabriel);
        prop_assert_eq!(edges(&drawn), gabriel(&spots));
        prop_assert!(edges(&drawn).is_subset(&edges(&made(&spots, Proximity::Delaunay))));
    }

    #[test]
    fn relative_neighbours_are_their_definition_and_a_part_of_gabriel(spots in spots()) {
        let drawn = made(&spots, Proximity::RelativeNeighbourhood);
        let nearer_to_both =
            |[a, b, c]: [Spot; 3]| squared(a, c).max(squared(b, c)) < squared(a, b);
        let wanted = pairs_without(&spots, nearer_to_both);
        prop_assert_eq!(&edges(&drawn), &wanted);
        prop_assert!(wanted.is_subset(&gabriel(&spots)));
    }

    #[test]
    fn voronoi_has_the_middles_of_empty_circles_and_the_sides_between_them(spots in spots()) {
        let wanted = literal_voronoi(&spots);
        match proximity(&places(&spots), Proximity::Voronoi) {
            Err(error) => {
                prop_assert_eq!(error, ProximityError::NoCorners);
                prop_assert!(wanted.0.is_empty());
            }
            Ok(drawn) => {
                prop_assert_eq!(drawn.points.len(), wanted.0.len());
                prop_assert_eq!(drawn.edges.len(), wanted.1);
                for &[x, y] in &drawn.points {
                    let found = wanted.0.iter().any(|m| (m[0] - x).hypot(m[1] - y) < 1e-3);
                    prop_assert!(found, "{x} {y}");
                }
            }
        }
    }
}

/// The middles of all empty circles that lie in the rectangle of the points, each once, and how many
/// pairs of them share a side: their circles go through the same two points.
fn literal_voronoi(spots: &[Spot]) -> (Vec<[f64; 2]>, usize) {
    // Circles by the set of points on them.
    let circles: BTreeSet<Vec<usize>> = empty_circles(spots)
        .into_iter()
        .map(|triple| {
            let corners = triple.map(|v| spots[v]);
            (0..spots.len()).filter(|&d| inside(corners, spots[d]) == 0).collect()
        })
        .collect();
    let kept: Vec<_> = circles.iter().filter(|on| middle(spots, on).is_some()).collect();
    let hull_like = |shared: usize| shared == 2;
    let sides = all_pairs(kept.len())
        .filter(|&[i, j]| hull_like(kept[i].iter().filter(|v| kept[j].contains(v)).count()));
    let count = sides.count();
    (kept.iter().filter_map(|on| middle(spots, on)).collect(), count)
}

/// The middle of the circle through the first three, by Cramer's rule, if it lies in the rectangle.
fn middle(spots: &[Spot], on: &[usize]) -> Option<[f64; 2]> {
    let [a, b, c] = [on[0], on[1], on[2]].map(|v| spots[v]);
    let twice = 2 * turn([a, b, c]);
    let [u, v] = [b, c].map(|p| [p[0] - a[0], p[1] - a[1]]);
    let [uu, vv] = [u, v].map(|w| w[0] * w[0] + w[1] * w[1]);
    let over = [v[1] * uu - u[1] * vv, u[0] * vv - v[0] * uu];
    let within = (0..2).all(|axis| {
        let least = spots.iter().map(|s| s[axis]).min().unwrap_or(0);
        let greatest = spots.iter().map(|s| s[axis]).max().unwrap_or(0);
        let [low, here, high] = [least * twice, a[axis] * twice + over[axis], greatest * twice]
            .map(|n| n * twice.signum());
        (low..=high).contains(&here)
    });
    within.then(|| [0, 1].map(|axis| a[axis] as f64 + over[axis] as f64 / twice as f64))
}

#[test]
fn points_that_are_no_numbers_too_many_or_at_one_place_are_refused() {
    let same = [[0.0, 1.0], [2.0, 2.0], [0.0, 1.0]];
    let refused = |points: &[[f64; 2]]| proximity(points, Proximity::Gabriel).map(|_| ());
    assert_eq!(refused(&same), Err(ProximityError::SamePlace { first: 0, second: 2 }));
    for bad in [f64::NAN, f64::INFINITY, -2e9] {
        let points = [[0.0, 0.0], [1.0, bad]];
        assert_eq!(refused(&points), Err(ProximityError::Coordinate { point: 1 }));
    }
    let many = vec![[0.0, 0.0]; 10_001];
    assert_eq!(refused(&many), Err(ProximityError::TooManyPoints { count: 10_001 }));
    assert_eq!(refused(&[]), Ok(()));
    let line = [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0]];
    assert_eq!(proximity(&line, Proximity::Voronoi), Err(ProximityError::NoCorners));
}

#[test]
fn voronoi_boards_of_random_points_have_hardly_a_dead_end() {
    for seed in 0..5 {
        let drawn = random_proximity(200, Proximity::Voronoi, seed).expect("200 points");
        let degrees = super::degree_counts(&drawn);
        let three_or_more: usize = degrees.range(3..).map(|(_, count)| count).sum();
        assert!(10 * three_or_more > 7 * drawn.points.len(), "{degrees:?}");
        assert_eq!(crossing(&drawn.points, &drawn.edges), None);
    }
}
