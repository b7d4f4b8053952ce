//! The boards of the tables: counts of classes, topologies by their axioms, drawings.

use std::collections::HashSet;

use gospace::boards::setup::BoardSetup;
use gospace_tables::layout;
use gospace_tables::relation::{connected_graphs, digraphs, orders, topologies};
use gospace_tables::spaces::space;

use crate::ENTRIES;

/// OEIS A001349, A000273 and A001930, from one point on.
#[test]
fn the_classes_are_as_many_as_oeis_counts() {
    let graphs: Vec<usize> = (1..=6).map(|points| connected_graphs(points).len()).collect();
    assert_eq!(graphs, [1, 1, 2, 6, 21, 112]);
    let directed: Vec<usize> = (1..=4).map(|points| digraphs(points).len()).collect();
    assert_eq!(directed, [1, 3, 16, 218]);
    let spaces: Vec<usize> = (1..=4).map(|points| topologies(points).len()).collect();
    assert_eq!(spaces, [1, 3, 9, 33]);
}

#[test]
fn orders_are_all_permutations() {
    let all: HashSet<Vec<usize>> = orders(5).into_iter().collect();
    assert_eq!(all.len(), 120);
    let mut sorted = all.into_iter().map(|mut order| {
        order.sort_unstable();
        order
    });
    assert!(sorted.all(|order| order == [0, 1, 2, 3, 4]));
}

#[test]
fn no_two_rows_have_the_same_id() {
    let ids: HashSet<&str> = ENTRIES.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids.len(), ENTRIES.len());
}

#[test]
fn placements_of_spaces_are_all_nonempty_sets_of_a_topology() {
    for topology in (1..=4).flat_map(topologies) {
        let setup = space(&topology);
        let bits = |set: &Vec<u32>| set.iter().fold(0_u32, |bits, x| bits | 1 << x);
        let open: HashSet<u32> = setup.placements.iter().map(bits).chain([0]).collect();
        assert_eq!(open.len(), setup.placements.len() + 1);
        assert!(open.contains(&((1 << topology.points) - 1)));
        for (a, b) in open.iter().flat_map(|a| open.iter().map(move |b| (a, b))) {
            assert!(open.contains(&(a | b)) && open.contains(&(a & b)), "{topology:?}");
        }
        // The given sets generate it.
        let given: HashSet<u32> = setup.open.iter().map(bits).collect();
        let unions = (0..1_u32 << given.len()).map(|chosen| {
            let sets = given.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            sets.fold(0, |union, (_, set)| union | set)
        });
        assert_eq!(unions.collect::<HashSet<u32>>(), open, "{topology:?}");
    }
}

#[test]
fn drawings_set_points_apart_and_lead_no_line_through_one() {
    for relation in (1..=5).flat_map(connected_graphs).chain((1..=4).flat_map(digraphs)) {
        let places = layout::places(&relation);
        let apart: HashSet<layout::Place> = places.iter().copied().collect();
        assert_eq!(apart.len(), relation.points);
        for [a, b] in relation.pairs() {
            let [[ax, ay], [bx, by]] = [places[a], places[b]];
            let between = places.iter().filter(|&&[x, y]| {
                let on_line = (bx - ax) * (y - ay) == (by - ay) * (x - ax);
                on_line && (x - ax) * (x - bx) + (y - ay) * (y - by) < 0
            });
            assert_eq!(between.count(), 0, "{relation:?}");
        }
    }
}

#[test]
fn wheels_prisms_and_glued_grids_have_their_edges() {
    let edges = |id: &str| {
        let entry = ENTRIES.iter().find(|entry| entry.id == id).unwrap();
        match &entry.setup {
            BoardSetup::Graph(graph) => graph.edges.len(),
            BoardSetup::Grid(grid) => grid.edges().len(),
            _ => 0,
        }
    };
    // A wheel has 2n edges, a prism 3n, a torus 2mn, a Möbius ladder of 2n points 3n.
    assert_eq!([edges("wheels-5"), edges("prisms-4"), edges("tori-3-3")], [10, 12, 18]);
    assert_eq!([edges("mobius-bands-3-2"), edges("mobius-bands-4-2")], [9, 12]);
}
