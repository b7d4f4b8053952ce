//! Findings on go-spaces, and sets of their points, from the list of all open sets.

use std::cell::Cell;

use gospace::Point;
use gospace::boards::setup::{BoardSetup, SpaceSetup, Start};
use gospace_draw::survey::{Finding, survey};
use proptest::prelude::*;

use super::super::many;
use super::super::naive_space::{Described, Subset, elements, generated, subset};
use super::super::trials::check;
use super::drafts;

/// The points of a list that are there.
fn sound(points: usize, set: &[u32]) -> Subset {
    let there: Vec<usize> = set.iter().map(|&p| p as usize).filter(|&p| p < points).collect();
    subset(&there)
}

/// All open sets.
fn topology(space: &SpaceSetup) -> Vec<Subset> {
    let points = space.points.len();
    let subbase: Vec<Subset> = space.open.iter().map(|set| sound(points, set)).collect();
    generated(points, &subbase)
}

/// "p is in cl(A) iff" every open set around p meets A.
fn closure(points: usize, open: &[Subset], a: Subset) -> Subset {
    let is_in = |p: &usize| open.iter().all(|o| o >> p & 1 == 0 || o & a != 0);
    subset(&(0..points).filter(is_in).collect::<Vec<_>>())
}

fn least_open(open: &[Subset], a: Subset) -> Subset {
    open.iter().filter(|&&o| a & !o == 0).fold(!0, |meet, &o| meet & o)
}

/// No open set cuts A into two parts that are both open in A.
fn is_connected(open: &[Subset], a: Subset) -> bool {
    let parts: Vec<Subset> = open.iter().map(|o| o & a).collect();
    parts.iter().all(|&part| part == 0 || part == a || !parts.contains(&(a & !part)))
}

fn bits(points: &[Point]) -> Subset {
    subset(&points.iter().map(|p| p.index()).collect::<Vec<_>>())
}

fn setup(described: &Described) -> SpaceSetup {
    let lists = |sets: &[Subset]| {
        let list = |&set: &Subset| elements(set).into_iter().map(|p| p as u32).collect();
        sets.iter().map(list).collect()
    };
    SpaceSetup {
        points: (0..described.points).map(|i| [i as f64, 0.0]).collect(),
        open: lists(&described.subbase),
        placements: lists(&described.placements),
    }
}

fn listed(space: &SpaceSetup) -> Vec<Finding> {
    survey(&BoardSetup::Space(space.clone()), &Start::default()).findings.listed().to_vec()
}

#[test]
fn closure_and_least_open_set_are_those_of_the_list_of_all_open_sets() {
    check(800, (drafts::spaces(), any::<u8>()), |(space, picks)| {
        let (points, open) = (space.points.len(), topology(&space));
        let a = Subset::from(picks) & ((1 << points) - 1);
        let set: Vec<Point> = elements(Subset::from(picks)).into_iter().map(Point::at).collect();
        assert_eq!(bits(&space.closure(&set).expect("small")), closure(points, &open, a));
        assert_eq!(bits(&space.least_open(&set).expect("small")), least_open(&open, a));
    });
}

#[test]
fn pieces_are_the_greatest_connected_subsets() {
    check(800, (drafts::spaces(), any::<u8>()), |(space, picks)| {
        let open = topology(&space);
        let a = Subset::from(picks) & ((1 << space.points.len()) - 1);
        let set: Vec<Point> = elements(a).into_iter().map(Point::at).collect();
        let pieces = space.pieces(&set).expect("small");
        let connected: Vec<Subset> =
            (1..=a).filter(|&b| b & !a == 0 && is_connected(&open, b)).collect();
        let is_greatest =
            |&&b: &&Subset| connected.iter().all(|&other| other == b || b & !other != 0);
        let mut greatest: Vec<Subset> = connected.iter().filter(is_greatest).copied().collect();
        greatest.sort_by_key(|b| b.trailing_zeros());
        let pieces: Vec<Subset> = pieces.iter().map(|piece| bits(piece)).collect();
        assert_eq!(pieces, greatest);
    });
}

#[test]
fn placements_that_are_not_open_are_reported_with_the_smallest_open_set() {
    check(800, drafts::spaces(), |space| {
        let (found, open) = (listed(&space), topology(&space));
        for (i, placement) in space.placements.iter().enumerate() {
            let set = sound(space.points.len(), placement);
            let reported = found.iter().find_map(|finding| match finding {
                Finding::NotOpen { placement, least } if placement.index() == i => {
                    Some(bits(least))
                }
                _ => None,
            });
            let wanted = (!open.contains(&set)).then(|| least_open(&open, set));
            assert_eq!(reported, wanted, "placement {i}");
        }
    });
}

#[test]
fn uncovered_and_indistinct_points_are_reported() {
    check(800, drafts::spaces(), |space| {
        let (found, open) = (listed(&space), topology(&space));
        let same = |p: usize, q: usize| open.iter().all(|o| o >> p & 1 == o >> q & 1);
        for p in 0..space.points.len() {
            let point = Point::at(p);
            let is_covered = space.placements.iter().flatten().any(|&q| q as usize == p);
            let wanted = !is_covered && !space.placements.is_empty();
            assert_eq!(found.contains(&Finding::Uncovered { point }), wanted);
            let first = (0..p).find(|&q| same(p, q)).map(Point::at);
            let reported = found.iter().find_map(|finding| match finding {
                Finding::Indistinct { point: q, first } if *q == point => Some(*first),
                _ => None,
            });
            assert_eq!(reported, first);
        }
    });
}

#[test]
fn a_placement_is_torn_if_no_set_of_placements_with_it_has_a_connected_closure() {
    let torn = Cell::new(0);
    check(3000, many::any_spaces(), |described| {
        let space = setup(&described);
        let found = survey(&BoardSetup::Space(space.clone()), &Start::default()).findings;
        assert!(!found.has_errors());
        let (points, open) = (space.points.len(), topology(&space));
        let sets: Vec<Subset> = space.placements.iter().map(|set| sound(points, set)).collect();
        for i in 0..sets.len() {
            let union = |chosen: Subset| elements(chosen).iter().fold(0, |all, &j| all | sets[j]);
            let with = (0..1 << sets.len()).filter(|chosen| chosen >> i & 1 == 1);
            let joined = with
                .into_iter()
                .any(|chosen: Subset| is_connected(&open, closure(points, &open, union(chosen))));
            let reported = found
                .listed()
                .iter()
                .any(|f| matches!(f, Finding::Torn { placement } if placement.index() == i));
            assert_eq!(reported, !joined);
            torn.set(torn.get() + usize::from(reported));
        }
    });
    assert!(torn.get() > 10, "{torn:?}");
}
