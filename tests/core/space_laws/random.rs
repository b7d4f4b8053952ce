//! Random subbases: every method against its definition.

use std::collections::BTreeSet;

use gospace::boards::setup::SpaceSetup;
use gospace::boards::space::Space;
use gospace::ids::{Placement, Point};
use proptest::collection::vec;
use proptest::prelude::*;

use super::super::trials::cases;
use super::numbers;
use super::oracle::{Set, Topology, bits, points};

/// A number of points up to 5, and a subbase.
fn subbases() -> impl Strategy<Value = (usize, Vec<Set>)> {
    (0usize..=5).prop_flat_map(|n| (Just(n), vec(0..(1 << n) as Set, 0..=6)))
}

/// The space on which every open set but ∅ can be played.
fn all_playable(n: usize, subbase: &[Set], topology: &Topology) -> Space {
    let setup = SpaceSetup {
        points: vec![[0.0, 0.0]; n],
        open: subbase.iter().map(|&set| bits(set)).collect(),
        placements: topology.open().filter(|&set| set != 0).map(bits).collect(),
    };
    Space::new(&setup).expect("open sets are placements")
}

fn sets_of(lists: &[Vec<Point>]) -> BTreeSet<Set> {
    lists.iter().map(|list| list.iter().fold(0, |set, p| set | 1 << p.0)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(4_000)))]

    #[test]
    fn every_set_has_the_closure_and_the_components_of_the_definitions((n, subbase) in subbases()) {
        let topology = Topology::generated(n, &subbase);
        let space = all_playable(n, &subbase, &topology);
        for a in 0..1u8 << n {
            let listed = points(a);
            prop_assert_eq!(space.closure(&listed), points(topology.closure(a)));
            prop_assert_eq!(space.smallest_open(&listed), points(topology.smallest_open(a)));
            prop_assert_eq!(space.is_open(&listed), topology.is_open(a));
            prop_assert_eq!(space.is_connected(&listed), topology.is_connected(a));
            let components = space.components(&listed);
            prop_assert_eq!(sets_of(&components), topology.components(a));
            prop_assert!(components.iter().all(|part| part.is_sorted()));
        }
    }

    #[test]
    fn every_point_has_the_neighbours_of_the_definitions((n, subbase) in subbases()) {
        let topology = Topology::generated(n, &subbase);
        let space = all_playable(n, &subbase, &topology);
        for p in space.points() {
            let single = 1u8 << p.0;
            prop_assert_eq!(space.neighbourhood(p), points(topology.smallest_open(single)));
            prop_assert_eq!(space.closure_of_point(p), points(topology.closure(single)));
            let joined = |q: &Point| *q != p && topology.is_connected(single | 1 << q.0);
            let related: Vec<_> = space.points().filter(joined).collect();
            prop_assert_eq!(space.related(p), related);
        }
    }

    #[test]
    fn placements_know_their_points_and_the_parts_of_their_closures(
        (n, subbase) in subbases()
    ) {
        let topology = Topology::generated(n, &subbase);
        let space = all_playable(n, &subbase, &topology);
        let open: Vec<_> = topology.open().filter(|&set| set != 0).collect();
        prop_assert_eq!(space.placement_count(), open.len());
        let mut all_connected = true;
        for (s, &set) in space.placements().zip(&open) {
            prop_assert_eq!(space.points_of(s), points(set));
            let parts: Vec<_> = space.closure_parts(s).map(<[Point]>::to_vec).collect();
            prop_assert_eq!(sets_of(&parts), topology.components(topology.closure(set)));
            prop_assert!(parts.is_sorted_by_key(|part| part[0]));
            all_connected &= topology.is_connected(topology.closure(set));
        }
        prop_assert_eq!(space.all_connected(), all_connected);
        for p in space.points() {
            let holds = |s: &Placement| open[s.index()] >> p.0 & 1 == 1;
            let holders: Vec<_> = space.placements().filter(holds).collect();
            prop_assert_eq!(space.placements_of(p), holders);
        }
    }

    #[test]
    fn specialisations_give_the_preorder_and_nothing_twice((n, subbase) in subbases()) {
        let topology = Topology::generated(n, &subbase);
        let space = all_playable(n, &subbase, &topology);
        let pairs = space.specialisations();
        let closures = |pairs: &[[Point; 2]]| closures_of(n, pairs, &topology);
        let wanted: Vec<_> = (0..n).map(|p| topology.closure(1 << p)).collect();
        prop_assert_eq!(&closures(&pairs), &wanted);
        for left_out in 0..pairs.len() {
            let mut fewer = pairs.clone();
            fewer.remove(left_out);
            prop_assert_ne!(&closures(&fewer), &wanted);
        }
    }
}

/// The closure of each point, from pairs; points that share their closure are paired both ways.
fn closures_of(n: usize, pairs: &[[Point; 2]], topology: &Topology) -> Vec<Set> {
    let closure = |p: Point| topology.closure(1 << p.0);
    let back = pairs.iter().filter(|[p, q]| closure(*p) == closure(*q)).map(|&[p, q]| [q, p]);
    let steps: Vec<_> = pairs.iter().copied().chain(back).collect();
    let reached = |start: usize| {
        let mut found = 1 << start;
        for _ in 0..n {
            let onward = steps.iter().filter(|[p, _]| found >> p.0 & 1 == 1);
            found |= onward.fold(0, |set, [_, q]| set | 1 << q.0);
        }
        found
    };
    (0..n).map(reached).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(200)))]

    /// Small sets are found in another way than large ones: both kinds, mixed.
    #[test]
    fn neighbourhoods_are_the_intersections_of_the_given_sets_on_larger_spaces(
        n in 1u32..200,
        picks in vec((1u32..8, 0u32..200, 1u32..40), 0..60),
        large in vec(vec(0u32..200, 0..150), 0..4),
    ) {
        let small = picks.iter().map(|&(count, first, step)| {
            (0..count).map(|i| (first + i * step) % n).collect::<BTreeSet<_>>()
        });
        let large = large.iter().map(|set| set.iter().map(|p| p % n).collect());
        let open: Vec<BTreeSet<u32>> = small.chain(large).collect();
        let setup = SpaceSetup {
            points: vec![[0.0, 0.0]; n as usize],
            open: open.iter().map(|set| set.iter().rev().copied().collect()).collect(),
            placements: Vec::new(),
        };
        let space = Space::new(&setup).expect("a space without placements");
        for x in 0..n {
            let around = |q: &u32| open.iter().filter(|set| set.contains(&x)).all(|set| set.contains(q));
            let wanted: Vec<_> = (0..n).filter(around).collect();
            prop_assert_eq!(numbers(space.neighbourhood(Point(x))), wanted);
        }
    }
}
