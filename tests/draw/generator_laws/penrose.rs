//! The Penrose tiling: rhombs of two shapes in the golden ratio, which fill a disk.

use gospace::boards::families;
use gospace::boards::setup::GraphSetup;

use super::super::checks::graphs::graph;
use super::super::checks::plane::{distance, nearest};
use super::{counted, face_counts, size};

const GOLDEN: f64 = 1.618_033_988_749_895;

fn penrose(levels: u32) -> GraphSetup {
    families::penrose(levels).expect("a small board")
}

/// The angles between neighbouring lines, in tenths of a turn; those outside the rim included.
fn angles(drawn: &GraphSetup) -> Vec<f64> {
    let graph = graph(drawn);
    let mut angles = Vec::new();
    for v in graph.vertices() {
        let [x, y] = drawn.points[v.index()];
        let direction = |u: usize| {
            let [ux, uy] = drawn.points[u];
            (uy - y).atan2(ux - x) * 10.0 / std::f64::consts::TAU
        };
        let mut around: Vec<_> = graph.successors(v).iter().map(|u| direction(u.index())).collect();
        around.sort_by(f64::total_cmp);
        angles.extend(around.windows(2).map(|two| two[1] - two[0]));
    }
    angles
}

#[test]
fn all_sides_are_of_one_length_and_all_angles_multiples_of_a_tenth_of_a_turn() {
    for levels in 1..=5 {
        let drawn = penrose(levels);
        // A thin rhomb's short diagonal is a unit, and 1/φ of its sides.
        assert!((nearest(&drawn.points) - 1.0).abs() < 0.02);
        for ends in &drawn.edges {
            let [a, b] = ends.map(|end| drawn.points[end as usize]);
            assert!((distance(a, b) - GOLDEN).abs() < 0.01);
        }
        assert!(angles(&drawn).iter().all(|angle| (angle - angle.round()).abs() < 0.02));
    }
}

#[test]
fn the_rhombs_fill_a_disk_without_a_gap() {
    for levels in 1..=5 {
        let drawn = penrose(levels);
        let [points, edges] = size(&drawn);
        let faces = face_counts(&drawn);
        assert_eq!(faces.keys().copied().collect::<Vec<_>>(), [4], "level {levels}");
        assert_eq!(points + faces[&4], edges + 1, "level {levels}");
    }
}

#[test]
fn no_point_has_fewer_than_two_lines_or_more_than_seven() {
    let graph = graph(&penrose(6));
    let degrees = counted(graph.vertices().map(|v| graph.successors(v).len()));
    assert_eq!(degrees.keys().copied().collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
}

#[test]
fn there_are_golden_as_many_thick_rhombs_as_thin_ones() {
    // Two points of a thin rhomb are a unit apart, and no other two: distances in a tiling by
    // rhombs of side φ are 1 for the short diagonal of a thin one only.
    let drawn = penrose(7);
    let [points, edges] = size(&drawn);
    let rhombs = edges + 1 - points;
    let mut sorted = drawn.points.clone();
    sorted.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let thin = (0..sorted.len()).map(|i| {
        let near = sorted[i + 1..].iter().take_while(|p| p[0] - sorted[i][0] < 1.1);
        near.filter(|&&p| distance(p, sorted[i]) < 1.1).count()
    });
    let thin: usize = thin.sum();
    let ratio = (rhombs - thin) as f64 / thin as f64;
    assert!((ratio - GOLDEN).abs() < 0.05, "{ratio}");
}
