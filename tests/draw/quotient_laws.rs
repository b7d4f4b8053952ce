//! The go-space of a family of disks (RULES.md, 5, the third kind), against its definition.

mod families;
mod games;
mod plane;

use std::collections::BTreeSet;

use gospace::boards::disks::Disks;
use gospace::boards::setup::{Disk, DisksSetup};
use gospace::boards::space::Space;
use gospace::{Placement, Point};
use gospace_draw::discretize::{CellKind, Quotient, QuotientError, quotient};

use super::trials;
use families::{disk, glued_families, hand_made, random_families};
use plane::Signature;

/// The disks, their go-space, and what its points are.
fn of(setup: &DisksSetup) -> (Disks, Space, Quotient) {
    let disks = Disks::new(setup).expect("a board");
    let quotient = quotient(&disks).expect("few enough disks");
    (disks, Space::new(&quotient.space).expect("a go-space"), quotient)
}

/// Shows hand-made families and many random ones, in the plane and on glued surfaces.
fn on_all_families(cases: u32, law: impl Fn(&DisksSetup)) {
    hand_made().iter().for_each(&law);
    trials::check(cases, random_families(), |setup| law(&setup));
    trials::check(cases / 2, glued_families(), |setup| law(&setup));
}

/// The signature of each point by the placements: those that hold it, and those whose closures do.
fn signatures(disks: &Disks, space: &Space) -> Vec<Signature> {
    let mut signatures = vec![Signature::default(); space.point_count()];
    for i in disks.placements() {
        let stone = space.points_of(i);
        for p in stone {
            signatures[p.index()].open.insert(i.0);
        }
        for p in space.closure(stone) {
            signatures[p.index()].closed.insert(i.0);
        }
    }
    signatures
}

#[test]
fn the_points_are_the_signatures_that_occur_in_the_plane() {
    on_all_families(300, |setup| {
        let (disks, space, _) = of(setup);
        let found = signatures(&disks, &space);
        let distinct: BTreeSet<Signature> = found.iter().cloned().collect();
        assert_eq!(distinct.len(), found.len(), "each once");
        assert_eq!(distinct, plane::signatures(setup), "{setup:?}");
    });
}

#[test]
fn every_whole_point_of_the_plane_has_its_signature_among_them() {
    on_all_families(60, |setup| {
        let (disks, space, _) = of(setup);
        let found: BTreeSet<Signature> = signatures(&disks, &space).into_iter().collect();
        for signature in plane::whole_points(setup) {
            assert!(found.contains(&signature), "{signature:?} of {setup:?}");
        }
    });
}

#[test]
fn a_point_is_in_the_closure_of_another_as_their_signatures_say() {
    on_all_families(60, |setup| {
        let (disks, space, _) = of(setup);
        let signatures = signatures(&disks, &space);
        for q in space.points() {
            let is_below = |p: &Point| {
                let [p, q] = [*p, q].map(|point| &signatures[point.index()]);
                p.open.is_subset(&q.open) && q.closed.is_subset(&p.closed)
            };
            let below: Vec<Point> = space.points().filter(is_below).collect();
            assert_eq!(space.closure_of_point(q), below, "{setup:?}");
        }
    });
}

#[test]
fn placements_share_points_as_disks_conflict_touch_and_lie_in_one_another() {
    on_all_families(200, |setup| {
        let (disks, space, _) = of(setup);
        let open: Vec<&[Point]> = disks.placements().map(|i| space.points_of(i)).collect();
        let closed: Vec<Vec<Point>> = open.iter().map(|points| space.closure(points)).collect();
        let share = |a: &[Point], b: &[Point]| a.iter().any(|p| b.binary_search(p).is_ok());
        for i in disks.placements() {
            let others = |law: &dyn Fn(usize, usize) -> bool| -> Vec<Placement> {
                disks.placements().filter(|&j| i != j && law(i.index(), j.index())).collect()
            };
            let conflicts = others(&|i, j| share(open[i], open[j]));
            assert_eq!(disks.conflicts(i), conflicts, "{setup:?}");
            let touches = others(&|i, j| share(&closed[i], &closed[j]));
            assert_eq!(disks.touches(i), touches, "{setup:?}");
            let inside = others(&|i, j| open[j].iter().all(|p| open[i].contains(p)));
            assert_eq!(disks.inside(i), inside, "{setup:?}");
        }
    });
}

#[test]
fn every_stone_and_its_closure_are_connected() {
    on_all_families(100, |setup| {
        let (disks, space, _) = of(setup);
        assert!(space.all_connected(), "{setup:?}");
        assert!(disks.placements().all(|i| space.is_connected(space.points_of(i))), "{setup:?}");
    });
}

#[test]
fn a_point_is_drawn_where_its_signature_is() {
    on_all_families(200, |setup| {
        let (disks, space, quotient) = of(setup);
        for (i, signature) in signatures(&disks, &space).iter().enumerate() {
            let place = quotient.space.points[i];
            assert!(
                plane::is_at(setup, signature, place),
                "{signature:?} at {place:?} of {setup:?}"
            );
            let circles = signature.closed.difference(&signature.open).count();
            let kind = quotient.kinds[i];
            let is_right = match kind {
                CellKind::Face => circles == 0,
                CellKind::Arc => circles == 1,
                // A disk that touches itself across a seam is on a point of one circle.
                CellKind::Crossing => circles >= 1,
            };
            assert!(is_right, "{kind:?} {signature:?}");
        }
    });
}

/// Crossings, arcs and faces, the outside among the faces.
fn counts(setup: &DisksSetup) -> [usize; 3] {
    let (_, _, quotient) = of(setup);
    [CellKind::Crossing, CellKind::Arc, CellKind::Face]
        .map(|kind| quotient.kinds.iter().filter(|&&other| other == kind).count())
}

#[test]
fn disks_in_a_row_have_as_many_points_as_intervals() {
    // Equal disks around 0, 1, …, n − 1 on a line, any two of which cross: both crossings of i and j
    // are in the disks between them, and a face is in the disks of an interval. Euler: V = n(n − 1),
    // E = 2V, F = n² − n + 2, of which the line cuts 2n − 1 bounded ones and the rest comes in pairs.
    for n in [1, 2, 3, 7, 20] {
        let row = (0..n).map(|x| disk(x, 0, 100)).collect();
        let n = n as usize;
        let expected = [n * (n - 1) / 2, n * n, n * (n + 1) / 2 + 1];
        assert_eq!(counts(&DisksSetup { region: None, disks: row }), expected);
    }
}

#[test]
fn tangent_disks_at_all_points_of_a_grid_have_its_points_and_edges() {
    // TopoGo, example 1: each edge is a tangency; the four arcs of a circle have one signature.
    for n in [1, 2, 5, 19] {
        let grid = (0..n * n).map(|i| disk(2 * (i % n), 2 * (i / n), 1)).collect();
        let n = n as usize;
        let expected = [2 * n * (n - 1), n * n, n * n + 1];
        assert_eq!(counts(&DisksSetup { region: None, disks: grid }), expected);
    }
}

#[test]
fn disks_around_one_middle_are_cut_by_nothing() {
    let rings = (1..=30).map(|core| disk(3, 4, core)).collect();
    assert_eq!(counts(&DisksSetup { region: None, disks: rings }), [0, 30, 31]);
}

#[test]
fn a_pencil_of_circles_through_two_points_has_both_in_one_signature() {
    // Middles on the line x = 0, all through (±12, 0). Each circle is cut there into an upper and a
    // lower arc; the faces above are between two neighbours' upper arcs, and so below.
    let pencil = [(0, 12), (5, 13), (9, 15), (16, 20), (-5, 13), (-35, 37)];
    let disks: Vec<Disk> = pencil.iter().map(|&(y, core)| disk(0, y, core)).collect();
    let n = disks.len();
    // 2n arcs and 2n faces, the outside one of them; crossing: (∅, all).
    assert_eq!(counts(&DisksSetup { region: None, disks }), [1, 2 * n, 2 * n]);
}

#[test]
fn the_farthest_ticks_are_exact() {
    let far = (1 << 24) - 1;
    for (x, expected) in [(far, [1, 4, 4]), (1, [1, 4, 4])] {
        let pair = vec![disk(-x, 0, far), disk(x - 1, 0, far)];
        assert_eq!(counts(&DisksSetup { region: None, disks: pair }), expected);
        let tangent = vec![disk(-far, 0, far), disk(far, 0, far)];
        assert_eq!(counts(&DisksSetup { region: None, disks: tangent }), [1, 2, 3]);
    }
    // One tick decides whether three circles share a point: (3, 4, 5) enlarged.
    let unit = far / 5 / 4;
    let three = |x| {
        let disks = vec![
            disk(3 * unit + x, 4 * unit, 5 * unit),
            disk(-3 * unit, 4 * unit, 5 * unit),
            disk(0, -5 * unit, 5 * unit),
        ];
        plane_of_three(&DisksSetup { region: None, disks })
    };
    assert!(three(0) && !three(1) && !three(-1));
}

/// True if a point is on three circles.
fn plane_of_three(setup: &DisksSetup) -> bool {
    let (disks, space, _) = of(setup);
    let signatures = signatures(&disks, &space);
    signatures.iter().any(|s| s.closed.len() == 3 && s.open.is_empty())
}

#[test]
fn a_disk_that_reaches_farther_than_its_core_has_no_quotient() {
    let reaching = Disk { reach: 6, ..disk(20, 0, 5) };
    let disks = Disks::new(&DisksSetup { region: None, disks: vec![disk(0, 0, 5), reaching] });
    let error = QuotientError::Reach { disk: Placement(1), reach: 6, core: 5 };
    assert_eq!(quotient(&disks.expect("a board")), Err(error));
}

#[test]
fn a_family_with_too_many_cells_is_refused() {
    // 260 circles that all cross have more than 260² faces.
    let row = (0..260).map(|x| disk(x, x * x / 40, 100_000)).collect();
    let disks = Disks::new(&DisksSetup { region: None, disks: row }).expect("a board");
    let refused = quotient(&disks).map(|_| ());
    assert!(matches!(refused, Err(QuotientError::TooManyPoints | QuotientError::TooLarge)));
}

#[test]
fn the_go_space_plays_as_the_disks_do_turn_for_turn() {
    let mut seen = games::Seen::default();
    for (i, setup) in hand_made().iter().enumerate() {
        for seed in 0..u64::from(trials::cases(400)) / 20 {
            seen.add(games::play(setup, 1000 * i as u64 + seed));
        }
    }
    for seed in 0..u64::from(trials::cases(400)) {
        seen.add(games::play(&families::crowded(seed), seed));
    }
    for seed in 0..u64::from(trials::cases(200)) {
        seen.add(games::play(&families::crowded_on_a_surface(seed), seed));
    }
    assert!(seen.is_varied(), "{seen:?}");
}
