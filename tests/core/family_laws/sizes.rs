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
