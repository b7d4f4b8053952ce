//! Hyperbolic tilings against their tiles and the known growth of their layers.

use std::collections::BTreeMap;

use gospace::boards::families::{self, FamilyError, Parameter, TILINGS, Tiling};
use gospace::boards::setup::GraphSetup;
use gospace::ids::Placement;

use super::super::checks::graphs::{distances, graph};
use super::super::checks::plane::{distance, nearest};
use super::{counted, face_counts};

/// Tiles around a tile of {5, 4} by steps over their sides, which are the points around a point of {4, 5}
/// (OEIS A054888), and points around a point of {3, 7}, which are the tiles around a tile of {7, 3} (A001354;
/// O'Keeffe, "Coordination sequences for hyperbolic tilings" (1998)).
const FIVE: [usize; 5] = [1, 5, 15, 40, 105];
const SEVEN: [usize; 5] = [1, 7, 21, 56, 147];

fn made(tiling: Tiling, layers: u32) -> GraphSetup {
    families::hyperbolic(tiling, layers).expect("layers in range")
}

fn growth(sides: u32) -> [usize; 5] {
    if sides == 4 || sides == 5 { FIVE } else { SEVEN }
}

#[test]
fn all_tiles_have_their_sides_and_inner_points_their_number_of_tiles() {
    for tiling in TILINGS {
        let drawn = made(tiling, 3);
        let faces = face_counts(&drawn);
        assert_eq!(faces.keys().copied().collect::<Vec<_>>(), [tiling.sides as usize]);
        let tiles: usize = faces.values().sum();
        assert_eq!(drawn.points.len() + tiles, drawn.edges.len() + 1, "Euler's formula");
        let graph = graph(&drawn);
        let most = graph.degrees().max();
        assert_eq!(most, Some(tiling.around), "{tiling:?}");
        assert!(graph.degrees().all(|degree| degree >= 2));
    }
}

#[test]
fn layers_of_points_grow_as_is_known() {
    for tiling in TILINGS.into_iter().filter(|tiling| tiling.around > tiling.sides) {
        for layers in 1..=4 {
            let found = distances(&graph(&made(tiling, layers)), Placement(0));
            let counts = counted(found.into_iter().flatten());
            let wanted = growth(tiling.sides).into_iter().enumerate();
            for (step, count) in wanted.take(layers as usize + 1) {
                assert_eq!(counts[&step], count, "{tiling:?}, step {step}");
            }
        }
    }
}

#[test]
fn layers_of_tiles_grow_as_is_known() {
    for tiling in TILINGS.into_iter().filter(|tiling| tiling.around < tiling.sides) {
        for layers in 1..=4 {
            let tiles = growth(tiling.sides)[..=layers as usize].iter().sum();
            let wanted = BTreeMap::from([(tiling.sides as usize, tiles)]);
            assert_eq!(face_counts(&made(tiling, layers)), wanted);
        }
    }
}

#[test]
fn lines_are_drawn_as_arcs_that_bend_towards_the_middle() {
    for tiling in TILINGS {
        let drawn = made(tiling, 3);
        assert!((0.95..1.05).contains(&nearest(&drawn.points)));
        // The patch has the rotations of its middle.
        let count = drawn.points.len() as f64;
        let middle = [0, 1].map(|i| drawn.points.iter().map(|p| p[i]).sum::<f64>() / count);
        let bends = drawn.bends.as_ref().expect("bends");
        assert!(2 * bends.len() > drawn.edges.len());
        for bend in bends {
            let ends = drawn.edges[bend.link as usize].map(|end| drawn.points[end as usize]);
            let chord = [0, 1].map(|i| (ends[0][i] + ends[1][i]) / 2.0);
            assert!(distance(bend.at, middle) < distance(chord, middle));
            // The middle of an arc is as far from both ends; places are rounded to hundredths.
            let [a, b] = ends.map(|end| distance(bend.at, end));
            assert!((a - b).abs() < 0.03, "{a} and {b}");
        }
    }
}

#[test]
fn a_number_of_layers_out_of_range_is_refused() {
    let refused = families::hyperbolic(TILINGS[0], 0);
    let wanted = FamilyError::TooSmall { parameter: Parameter::Levels, given: 0, least: 1 };
    assert_eq!(refused, Err(wanted));
    assert!(families::hyperbolic(TILINGS[3], 7).is_err());
}
