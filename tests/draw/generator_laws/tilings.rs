//! Tilings against their vertex configurations (Grünbaum and Shephard) and Euler's formula.

use std::collections::BTreeSet;

use gospace::boards::families;
use gospace::boards::setup::GraphSetup;

use super::super::checks::graphs::{diameter, graph, is_bipartite};
use super::super::checks::plane::{distance, nearest};
use super::{degree_counts, face_counts, size};

fn lengths_are_one(drawn: &GraphSetup) -> bool {
    drawn.edges.iter().all(|ends| {
        let [a, b] = ends.map(|end| drawn.points[end as usize]);
        (distance(a, b) - 1.0).abs() < 0.01
    })
}

/// Points that lie on no side of the outline: around each the angles of its faces fill a turn, as
/// there are as many faces as edges there.
fn degrees_inside(drawn: &GraphSetup, within: f64) -> BTreeSet<usize> {
    let all = || drawn.points.iter();
    let [left, top] = [0, 1].map(|i| all().map(|p| p[i]).fold(f64::MAX, f64::min) + within);
    let [right, bottom] = [0, 1].map(|i| all().map(|p| p[i]).fold(f64::MIN, f64::max) - within);
    let is_inside = |p: [f64; 2]| p[0] > left && p[0] < right && p[1] > top && p[1] < bottom;
    let graph = graph(drawn);
    let inside = graph.vertices().filter(|v| is_inside(drawn.points[v.index()]));
    inside.map(|v| graph.successors(v).len()).collect()
}

#[test]
fn squares_and_octagons_make_the_truncated_square_tiling() {
    for [w, h] in [[1, 1], [2, 3], [6, 5]] {
        let drawn = families::truncated_square(w, h).expect("a small board");
        let [w, h] = [w as usize, h as usize];
        assert_eq!(size(&drawn), [4 * w * h, 6 * w * h - w - h]);
        let faces = face_counts(&drawn);
        let octagons = (w - 1) * (h - 1);
        assert_eq!(faces.get(&4).copied().unwrap_or(0), if w * h == 1 { 1 } else { w * h });
        assert_eq!(faces.get(&8).copied().unwrap_or(0), octagons);
        assert_eq!(faces.values().sum::<usize>(), w * h + octagons);
        assert!(lengths_are_one(&drawn) && nearest(&drawn.points) > 0.99);
    }
    let drawn = families::truncated_square(6, 5).expect("a small board");
    assert_eq!(degrees_inside(&drawn, 1.0), BTreeSet::from([3]));
}

#[test]
fn the_kagome_has_a_triangle_at_each_inner_corner_of_the_honeycomb() {
    for side in 1..=4 {
        let drawn = families::kagome(side).expect("a small board");
        let s = side as usize;
        assert_eq!(size(&drawn), [9 * s * s - 3 * s, 18 * s * s - 12 * s]);
        let faces = face_counts(&drawn);
        assert_eq!(faces.get(&3).copied().unwrap_or(0), 6 * s * (s - 1));
        assert_eq!(faces[&6] + usize::from(s == 1), 3 * s * (s - 1) + 1 + usize::from(s == 1));
        assert!(lengths_are_one(&drawn) && nearest(&drawn.points) > 0.99);
    }
    let drawn = families::kagome(4).expect("a small board");
    assert_eq!(degrees_inside(&drawn, 2.5), BTreeSet::from([4]));
}

#[test]
fn the_rhombille_is_of_rhombs_that_meet_in_threes_and_sixes() {
    for side in 2..=4 {
        let drawn = families::rhombille(side).expect("a small board");
        let s = side as usize;
        let [points, edges] = [9 * s * s - 9 * s + 1, 18 * s * s - 24 * s + 6];
        assert_eq!(size(&drawn), [points, edges]);
        let faces = face_counts(&drawn);
        assert_eq!(faces.into_iter().collect::<Vec<_>>(), [(4, edges + 1 - points)]);
        assert!(lengths_are_one(&drawn) && nearest(&drawn.points) > 0.99);
        assert!(is_bipartite(&graph(&drawn)) && diameter(&graph(&drawn)).is_some());
        assert!(!degree_counts(&drawn).contains_key(&1));
    }
    let drawn = families::rhombille(4).expect("a small board");
    assert_eq!(degrees_inside(&drawn, 2.5), BTreeSet::from([3, 6]));
}
