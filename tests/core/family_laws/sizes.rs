//! Sizes out of range.

use gospace::boards::families::{self, FamilyError, Parameter};

#[test]
fn sizes_out_of_range_are_refused_with_what_was_asked_for() {
    let too_small = FamilyError::TooSmall { parameter: Parameter::Points, given: 2, least: 3 };
    assert_eq!(families::cycle(2), Err(too_small));
    let too_many = FamilyError::TooManyPoints { count: 1_000_001 };
    assert_eq!(families::path(1_000_001), Err(too_many));
    let too_large = FamilyError::TooLarge { parameter: Parameter::Arcs, given: 7, most: 6 };
    assert_eq!(families::random_digraph(3, 7, 0), Err(too_large));
}

/// By the formulas of the families' descriptions.
#[test]
fn too_many_points_and_arcs_are_counted() {
    let points = |count| Some(FamilyError::TooManyPoints { count });
    let arcs = |count| Some(FamilyError::TooManyArcs { count });
    assert_eq!(families::kings(2_000, 1_000).err(), points(2_000_000));
    assert_eq!(families::kings(1_001, 1_000).err(), points(1_001_000));
    assert_eq!(families::triangular(1_000).err(), points(3 * 1_000 * 999 + 1));
    assert_eq!(families::honeycomb(500).err(), points(6 * 500 * 500));
    assert_eq!(families::truncated_square(600, 500).err(), points(4 * 600 * 500));
    assert_eq!(families::cube_sphere(1_000).err(), points(6_000_002));
    assert_eq!(families::isolated_pairs(600_000).err(), points(1_200_000));
    let threes = families::rows_of_three(400_000).map(|(graph, _)| graph);
    assert_eq!(threes.err(), points(1_200_000));
    assert_eq!(families::corner_with_satellites(1_000, 999, 1_001).err(), points(1_000_001));
    assert_eq!(families::complete_bipartite(600_000, 500_000).err(), points(1_100_000));
    assert_eq!(families::complete_tree(2, 20).err(), points((1 << 20) - 1));
    assert_eq!(families::complete(3_000).err(), arcs(3_000 * 2_999));
    assert_eq!(families::complete_bipartite(3_000, 2_000).err(), arcs(12_000_000));
    assert_eq!(families::star(1_000_000).err(), points(1_000_001));
}

#[test]
fn a_size_out_of_range_is_named_in_words() {
    let said = |error: FamilyError| error.to_string();
    let small = families::cycle(2).expect_err("two points");
    assert_eq!(said(small), "the number of points is 2, but at least 3 is needed");
    let large = families::hypercube(17).expect_err("17 dimensions");
    assert_eq!(said(large), "the dimension is 17, but at most 16 is possible");
}

#[test]
fn no_absurd_size_panics_or_is_made() {
    for huge in [2_000_000, u32::MAX - 1, u32::MAX] {
        let made = [
            families::triangular(huge),
            families::honeycomb(huge),
            families::kings(huge, huge),
            families::path(huge),
            families::cycle(huge),
            families::star(huge),
            families::complete(huge),
            families::complete_bipartite(huge, huge),
            families::hypercube(huge),
            families::complete_tree(huge, huge),
            families::complete_tree(2, huge),
            families::random_tree(huge, 0),
            families::one_way_streets(huge, 1),
            families::directed_cycle(huge),
            families::random_digraph(huge, huge, 0),
            families::random_cubic(huge, 0),
            families::isolated_pairs(huge),
            families::rows_of_three(huge).map(|(graph, _)| graph),
            families::corner_with_satellites(huge, huge, huge),
            families::corner_with_satellites(1, 1, huge),
        ];
        assert!(made.iter().all(Result::is_err), "{huge}");
    }
}

#[test]
fn no_empty_size_panics() {
    let made = [
        families::triangular(0),
        families::honeycomb(0),
        families::kings(0, 3),
        families::path(0),
        families::star(0),
        families::complete(0),
        families::complete_bipartite(0, 1),
        families::complete_tree(0, 3),
        families::random_tree(0, 0),
        families::one_way_streets(3, 0),
        families::random_digraph(0, 0, 0),
        families::random_cubic(0, 0),
        families::isolated_pairs(0),
        families::corner_with_satellites(2, 2, 0),
    ];
    assert!(made.iter().all(Result::is_err));
}
