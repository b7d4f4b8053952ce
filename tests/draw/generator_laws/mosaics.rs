//! Mosaics against their tiles, and the map against its borders.

use std::collections::BTreeMap;

use gospace::boards::families;

use super::super::checks::graphs::{diameter, graph};
use super::{degree_counts, face_counts, size};

#[test]
fn bricks_are_of_their_length_and_only_the_ends_of_courses_are_cut() {
    let drawn = families::bricks(9, 5, 2).expect("a small wall");
    // Four courses of eight cells: whole bricks in every other one, a half at both ends in the rest.
    assert_eq!(face_counts(&drawn), BTreeMap::from([(4, 4), (6, 2 * 4 + 2 * 3)]));
    let long = families::bricks(10, 3, 3).expect("a small wall");
    // Nine cells: three bricks; or, from the second cell on or before the last, two and the rest.
    assert_eq!(face_counts(&long).values().sum::<usize>(), 3 + 4);
    assert!(diameter(&graph(&drawn)).is_some());
}

#[test]
fn a_basket_weave_is_of_pairs_of_tiles_across_and_down() {
    let drawn = families::basket_weave(9, 9).expect("a small basket");
    // Sixteen squares of two tiles, each of two cells and six sides.
    assert_eq!(face_counts(&drawn), BTreeMap::from([(6, 32)]));
    assert_eq!(size(&drawn), [81, 144 - 32]);
    // The middles of squares have two lines.
    assert!(degree_counts(&drawn).keys().all(|degree| (2..=4).contains(degree)));
}

#[test]
fn the_united_states_have_the_borders_that_knuth_counts() {
    let drawn = families::united_states();
    assert_eq!(size(&drawn), [49, 107]);
    assert_eq!(size(&drawn)[0] + face_counts(&drawn).values().sum::<usize>(), 107 + 1);
    let labels = drawn.labels.as_ref().expect("names");
    let degree = |name: &str| {
        let v = labels.iter().position(|label| label == name).expect("a state") as u32;
        drawn.edges.iter().flatten().filter(|&&end| end == v).count()
    };
    let wanted =
        [("Maine", 1), ("Missouri", 8), ("Tennessee", 8), ("Kentucky", 7), ("California", 3)];
    for (name, borders) in wanted {
        assert_eq!(degree(name), borders, "{name}");
    }
    // Maine is farthest from Washington.
    assert_eq!(diameter(&graph(&drawn)), Some(11));
}
