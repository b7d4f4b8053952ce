//! Descriptions that are no space, and what is said of them.

use gospace::boards::setup::SpaceSetup;
use gospace::boards::space::{ListedSet, Space, SpaceError};
use gospace::ids::{Placement, Point};
use gospace::limits::{MAX_SPACE_LISTED, MAX_SPACE_PAIRS, MAX_SPACE_POINTS};

use super::oracle::{Topology, bits, points};
use super::setup;

fn refusal(points: usize, open: &[&[u32]], placements: &[&[u32]]) -> SpaceError {
    Space::new(&setup(points, open, placements)).expect_err("no space")
}

#[test]
fn a_set_may_name_only_points_that_are_there_and_each_once() {
    let [open, placement] = [ListedSet::Open(1), ListedSet::Placement(0)];
    let out_of_range = SpaceError::PointOutOfRange { set: open, index: 2, point: 3 };
    assert_eq!(refusal(3, &[&[0], &[1, 0, 3]], &[]), out_of_range);
    let out_of_range = SpaceError::PointOutOfRange { set: placement, index: 0, point: u32::MAX };
    assert_eq!(refusal(3, &[&[0]], &[&[u32::MAX]]), out_of_range);
    let twice = SpaceError::PointTwice { set: open, index: 2, point: Point(1) };
    assert_eq!(refusal(3, &[&[0], &[1, 0, 1]], &[]), twice);
    let twice = SpaceError::PointTwice { set: placement, index: 1, point: Point(0) };
    assert_eq!(refusal(3, &[&[0]], &[&[0, 0]]), twice);
}

#[test]
fn placements_are_not_empty_and_no_two_are_the_same_set() {
    let empty = SpaceError::EmptyPlacement { placement: Placement(1) };
    assert_eq!(refusal(2, &[&[0]], &[&[0], &[]]), empty);
    let [first, second] = [Placement(0), Placement(2)];
    let equal = SpaceError::EqualPlacements { first, second };
    let placements: [&[u32]; 4] = [&[0, 1], &[0], &[1, 0], &[0]];
    assert_eq!(refusal(2, &[&[0]], &placements), equal);
}

#[test]
fn a_placement_that_is_not_open_is_named_with_the_smallest_open_set_around_it() {
    let open: [&[u32]; 3] = [&[0], &[0, 1, 2], &[2]];
    let smallest_open = [0, 1, 2].map(Point).to_vec();
    let not_open = SpaceError::NotOpen { placement: Placement(1), smallest_open };
    assert_eq!(refusal(4, &open, &[&[2, 0], &[2, 1]]), not_open);
}

#[test]
fn exactly_the_open_sets_are_placements_on_every_topology_of_three_points() {
    for subbase in 0..1u32 << 8 {
        let sets: Vec<_> = (0..8).filter(|set| subbase >> set & 1 == 1).collect();
        let topology = Topology::generated(3, &sets);
        let open = sets.iter().map(|&set| bits(set)).collect();
        let mut description = SpaceSetup { open, ..setup(3, &[], &[]) };
        for set in 1..8 {
            description.placements = vec![bits(set)];
            let smallest_open = points(topology.smallest_open(set));
            let not_open = SpaceError::NotOpen { placement: Placement(0), smallest_open };
            let wanted = if topology.is_open(set) { None } else { Some(not_open) };
            assert_eq!(Space::new(&description).err(), wanted);
        }
    }
}

#[test]
fn sizes_up_to_a_limit_are_taken_and_those_past_it_refused() {
    // A discrete topology, since the pairs of an indiscrete one have a limit of their own.
    let of_points = |count: usize| {
        let open = (0..count as u32).map(|point| vec![point]).collect();
        Space::new(&SpaceSetup { open, ..setup(count, &[], &[]) }).map(drop)
    };
    let count = MAX_SPACE_POINTS + 1;
    assert_eq!(of_points(MAX_SPACE_POINTS), Ok(()));
    assert_eq!(of_points(count), Err(SpaceError::TooManyPoints { count }));
    let of_empty_sets = |count: usize| {
        let open = vec![Vec::new(); count];
        Space::new(&SpaceSetup { open, ..setup(1, &[], &[]) }).map(drop)
    };
    let count = MAX_SPACE_LISTED + 1;
    assert_eq!(of_empty_sets(MAX_SPACE_LISTED), Ok(()));
    assert_eq!(of_empty_sets(count), Err(SpaceError::TooMuchListed { count }));
}

#[test]
fn as_many_pairs_as_the_limit_allows_are_taken_and_no_more() {
    let most = MAX_SPACE_PAIRS.isqrt();
    let indiscrete = Space::new(&setup(most, &[], &[])).expect("as large as may be");
    assert_eq!(indiscrete.related(Point(0)).len(), most - 1);
    let last = SpaceError::TooManyPairs { point: Point((MAX_SPACE_PAIRS / (most + 1)) as u32) };
    assert_eq!(refusal(most + 1, &[], &[]), last);
}

#[test]
fn closures_of_all_placements_together_have_a_limit() {
    let sets: Vec<Vec<u32>> =
        (0..2_001).map(|x| if x == 0 { vec![0] } else { vec![0, x] }).collect();
    let description = SpaceSetup { open: sets.clone(), placements: sets, ..setup(2_001, &[], &[]) };
    let too_large = SpaceError::ClosuresTooLarge { placement: Placement(1_999) };
    assert_eq!(Space::new(&description), Err(too_large));
}
