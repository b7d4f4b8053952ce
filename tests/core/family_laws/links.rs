//! Links, stubs, seams and stars of the drawings.

use std::collections::BTreeSet;

use gospace::boards::drawing::Drawing;
use gospace::boards::names::name;
use gospace::boards::setup::{BoardSetup, Wrap};
use gospace::ids::Placement;

use super::super::checks::graphs::{drawing, graph_of, graphs_of_gallery};
use super::{WRAPS, grid, reduced};

#[test]
fn edges_arcs_and_stubs_account_for_every_arc_exactly() {
    let wrapped = WRAPS.iter().flat_map(|&wrap| {
        let sizes = (1..=5).flat_map(|w| (1..=5).map(move |h| (w, h)));
        sizes.map(move |(w, h)| BoardSetup::Grid(grid(w, h, wrap)))
    });
    let small = graphs_of_gallery().map(|family| family.setup().0);
    for setup in small.chain(wrapped) {
        let graph = graph_of(&setup);
        let drawing = drawing(&setup);
        let (edges, _) = drawing.edges.as_chunks::<2>();
        let (arcs, _) = drawing.arcs.as_chunks::<2>();
        let both_ways = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
        let drawn: Vec<_> = both_ways.chain(arcs.iter().copied()).collect();
        let by_stubs = stub_arcs(&setup, &drawing);
        let all: BTreeSet<_> = drawn.iter().copied().chain(by_stubs.iter().copied()).collect();
        assert_eq!(all.len(), drawn.len() + by_stubs.len(), "something is drawn twice");
        let wanted =
            graph.vertices().flat_map(|v| graph.successors(v).iter().map(move |u| [v.0, u.0]));
        assert_eq!(all, wanted.collect());
        assert!(arcs.iter().all(|&[a, b]| !graph.has_arc(Placement(b), Placement(a))));
    }
}

/// The ends of stubs: a whole step from their beginnings, by the table.
fn stub_arcs(setup: &BoardSetup, drawing: &Drawing) -> BTreeSet<[u32; 2]> {
    let BoardSetup::Grid(grid) = setup else {
        assert!(drawing.stubs.is_empty() && drawing.seams.is_empty());
        return BTreeSet::new();
    };
    let stubs = drawing.stubs.chunks(4).map(|stub| {
        let [x, y] = [stub[0] as i64, stub[1] as i64];
        let [dx, dy] = [stub[2] * 2.0, stub[3] * 2.0].map(|c| c as i64);
        [reduced(grid, x, y), reduced(grid, x + dx, y + dy)]
    });
    stubs.collect()
}

#[test]
fn stubs_come_out_at_the_same_place_of_the_other_seam() {
    for wrap in WRAPS {
        let setup = BoardSetup::Grid(grid(7, 5, wrap));
        let drawing = drawing(&setup);
        assert_eq!(drawing.seams.len(), 4 * drawing.seam_pairs.len());
        let stubs = || drawing.stubs.chunks(4);
        let tip = |s: &[f64]| [s[0] + s[2], s[1] + s[3]];
        for stub in stubs() {
            let here = seam_place(&drawing, tip(stub), None).expect("a stub ends on a seam");
            let pair = drawing.seam_pairs[here.0];
            let other = drawing.seam_pairs.iter().enumerate();
            let other = other.filter(|&(i, &p)| p == pair && i != here.0).map(|(i, _)| i).next();
            let matching = stubs().filter(|s| {
                let there = seam_place(&drawing, tip(s), other);
                there.is_some_and(|(_, along)| (along - here.1).abs() < 1e-9)
            });
            let BoardSetup::Grid(grid) = &setup else { unreachable!("the setup is a grid") };
            let [x, y] = [stub[0] + 2.0 * stub[2], stub[1] + 2.0 * stub[3]];
            let to = reduced(grid, x as i64, y as i64);
            let arrivals: Vec<_> =
                matching.map(|s| reduced(grid, s[0] as i64, s[1] as i64)).collect();
            assert_eq!(arrivals, [to], "{wrap:?}");
        }
    }
}

/// The seam that a place lies on and how far along it, among all seams or only one.
fn seam_place(drawing: &Drawing, [x, y]: [f64; 2], only: Option<usize>) -> Option<(usize, f64)> {
    let seams = drawing.seams.chunks(4).enumerate();
    let mut places = seams.filter_map(|(i, s)| {
        let [lx, ly] = [s[2] - s[0], s[3] - s[1]];
        let [px, py] = [x - s[0], y - s[1]];
        let is_on = (lx * py - ly * px).abs() < 1e-9;
        let along = (lx * px + ly * py) / (lx * lx + ly * ly);
        let is_wanted = only.is_none_or(|only| only == i);
        (is_on && is_wanted && (0.0..=1.0).contains(&along)).then_some((i, along))
    });
    places.next()
}

#[test]
fn only_the_usual_boards_have_stars() {
    for (size, count) in [(9, 5), (13, 5), (19, 9), (11, 0)] {
        for wrap in WRAPS {
            let setup = BoardSetup::Grid(grid(size, size, wrap));
            let stars = drawing(&setup).stars;
            assert_eq!(stars.len(), if wrap == Wrap::None { count } else { 0 });
        }
    }
    let setup = BoardSetup::Grid(grid(19, 19, Wrap::None));
    let stars = drawing(&setup).stars;
    let names: Vec<_> = stars.iter().map(|&p| name(&setup, Placement(p))).collect();
    let custom = ["D16", "K16", "Q16", "D10", "K10", "Q10", "D4", "K4", "Q4"];
    assert_eq!(names, custom);
}
