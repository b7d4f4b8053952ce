//! Findings on graphs, from the list of their arcs.

use std::collections::BTreeSet;

use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
use gospace::{Placement, Point};
use gospace_draw::survey::{Finding, LinkList, survey};

use super::super::trials::check;
use super::drafts;

/// The arcs between different points that are there.
fn arcs(graph: &GraphSetup) -> BTreeSet<[u32; 2]> {
    let edges = graph.edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
    let count = graph.points.len() as u32;
    let is_proper = |&[a, b]: &[u32; 2]| a != b && a < count && b < count;
    edges.chain(graph.arcs.iter().copied()).filter(is_proper).collect()
}

fn listed(graph: &GraphSetup) -> Vec<Finding> {
    survey(&BoardSetup::Graph(graph.clone()), &Start::default()).findings.listed().to_vec()
}

#[test]
fn points_without_an_arc_out_are_dead_ends_or_isolated() {
    check(1000, drafts::graphs(), |graph| {
        let arcs = arcs(&graph);
        let found = listed(&graph);
        for p in 0..graph.points.len() as u32 {
            let [out, into] = [0, 1].map(|end| arcs.iter().any(|arc| arc[end] == p));
            let point = Placement(p);
            assert_eq!(found.contains(&Finding::DeadEnd { point }), !out && into);
            assert_eq!(found.contains(&Finding::Isolated { point }), !out && !into);
        }
    });
}

#[test]
fn a_link_is_repeated_if_without_it_there_are_the_same_arcs() {
    check(1000, drafts::graphs(), |graph| {
        let found = listed(&graph);
        let count = graph.points.len() as u32;
        for (list, links) in [(LinkList::Edges, &graph.edges), (LinkList::Arcs, &graph.arcs)] {
            for (link, &[a, b]) in links.iter().enumerate() {
                let is_there = a < count && b < count;
                let wrong = |f: &&Finding| matches!(f, Finding::LinkOutOfRange { list: l, link: i, .. } if (*l, *i) == (list, link));
                assert_eq!(found.iter().any(|f| wrong(&f)), !is_there);
                assert_eq!(found.contains(&Finding::Loop { list, link }), is_there && a == b);
                let mut before = graph.clone();
                match list {
                    LinkList::Edges => {
                        before.edges.truncate(link);
                        before.arcs.clear();
                    }
                    LinkList::Arcs => before.arcs.truncate(link),
                }
                let mut with = before.clone();
                with.edges.extend((list == LinkList::Edges).then_some([a, b]));
                with.arcs.extend((list == LinkList::Arcs).then_some([a, b]));
                let repeats = is_there && a != b && arcs(&before) == arcs(&with);
                assert_eq!(found.contains(&Finding::Repeated { list, link }), repeats);
            }
        }
    });
}

#[test]
fn counts_are_those_of_the_arcs() {
    check(1000, drafts::graphs(), |graph| {
        let counts = survey(&BoardSetup::Graph(graph.clone()), &Start::default()).counts;
        let arcs = arcs(&graph);
        let both = arcs.iter().filter(|&&[a, b]| arcs.contains(&[b, a])).count();
        assert_eq!([counts.edges, counts.arcs], [both / 2, arcs.len() - both]);
        let mut piece: Vec<usize> = (0..graph.points.len()).collect();
        for &[a, b] in &arcs {
            let [from, to] = [piece[a as usize], piece[b as usize]];
            piece.iter_mut().filter(|p| **p == from).for_each(|p| *p = to);
        }
        assert_eq!(counts.pieces, piece.iter().collect::<BTreeSet<_>>().len());
    });
}

#[test]
fn points_drawn_at_one_spot_are_reported_with_the_first() {
    check(500, drafts::graphs(), |graph| {
        let found = listed(&graph);
        for (i, place) in graph.points.iter().enumerate() {
            let first = graph.points.iter().position(|other| other == place).expect("itself");
            let finding = Finding::Coincident { point: Point::at(i), first: Point::at(first) };
            assert_eq!(found.contains(&finding), first != i);
        }
    });
}
