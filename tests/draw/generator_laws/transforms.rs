//! Thinning and one-way edges on many graphs.

use std::collections::BTreeSet;

use gospace::boards::families;
use gospace::boards::graph::Graph;
use gospace::boards::setup::{Bend, GraphSetup};
use gospace_draw::generators::{Keep, TransformError, Turning, one_way, random_planar, thin};

use super::super::checks::graphs::{distances, graph};

fn graphs() -> Vec<GraphSetup> {
    let made = [
        families::triangular(4),
        families::penrose(3),
        random_planar(60, 30, 1),
        families::random_tree(30, 2),
        families::isolated_pairs(4),
        families::random_digraph(20, 60, 3),
        families::path(1),
    ];
    made.into_iter().map(|made| made.expect("a small graph")).collect()
}

/// The connected components, arcs being followed both ways.
fn pieces(drawn: &GraphSetup) -> Vec<usize> {
    let links = drawn.edges.iter().chain(&drawn.arcs).copied().collect::<Vec<_>>();
    let both = Graph::new(drawn.points.len(), &links, &[]).expect("a graph").0;
    let first = |v| distances(&both, v).iter().position(Option::is_some).unwrap_or(0);
    both.vertices().map(first).collect()
}

fn links(drawn: &GraphSetup) -> usize {
    drawn.edges.len() + drawn.arcs.len()
}

fn ways(drawn: &GraphSetup) -> Vec<Vec<bool>> {
    let graph = graph(drawn);
    let from = |v| distances(&graph, v).iter().map(Option::is_some).collect();
    graph.vertices().map(from).collect()
}

#[test]
fn thinning_drops_the_share_and_keeps_the_rest_in_order() {
    for drawn in graphs() {
        for share in [0.0, 0.3, 0.5, 1.0] {
            let left = thin(&drawn, share, 7, Keep::Anything).expect("a share");
            let dropped = (links(&drawn) as f64 * share).round() as usize;
            assert_eq!(links(&left), links(&drawn) - dropped);
            let mut all = drawn.edges.iter();
            assert!(left.edges.iter().all(|edge| all.any(|other| other == edge)));
            let mut all = drawn.arcs.iter();
            assert!(left.arcs.iter().all(|arc| all.any(|other| other == arc)));
            assert_eq!(left.points, drawn.points);
        }
    }
}

#[test]
fn thinning_that_keeps_pieces_stops_at_trees() {
    for drawn in graphs() {
        let whole = pieces(&drawn);
        let forest = drawn.points.len() - whole.iter().collect::<BTreeSet<_>>().len();
        for share in [0.2, 0.6, 1.0] {
            let left = thin(&drawn, share, 3, Keep::Connected).expect("a share");
            assert_eq!(pieces(&left), whole);
            let wished = links(&drawn) - (links(&drawn) as f64 * share).round() as usize;
            assert_eq!(links(&left), wished.max(forest));
        }
    }
}

#[test]
fn one_way_edges_join_the_same_points() {
    for drawn in graphs() {
        for (share, turning) in
            [(0.4, Turning::AtRandom), (1.0, Turning::AtRandom), (1.0, Turning::KeepingWays)]
        {
            let turned = one_way(&drawn, share, 9, turning).expect("a share");
            let ends = |drawn: &GraphSetup| {
                let links = drawn.edges.iter().chain(&drawn.arcs);
                let mut all: Vec<_> = links.map(|[a, b]| [*a.min(b), *a.max(b)]).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(ends(&turned), ends(&drawn));
            if turning == Turning::AtRandom {
                let count = (drawn.edges.len() as f64 * share).round() as usize;
                assert_eq!(turned.arcs.len(), drawn.arcs.len() + count);
            }
        }
    }
}

#[test]
fn one_way_edges_can_keep_every_way_and_only_bridges_stay_two_way() {
    for drawn in graphs() {
        for (seed, share) in [(0, 1.0), (1, 1.0), (2, 0.5)] {
            let turned = one_way(&drawn, share, seed, Turning::KeepingWays).expect("a share");
            let before = GraphSetup { arcs: Vec::new(), ..drawn.clone() };
            let after =
                GraphSetup { arcs: turned.arcs[drawn.arcs.len()..].to_vec(), ..turned.clone() };
            assert_eq!(ways(&after), ways(&before));
            if share == 1.0 {
                for edge in &turned.edges {
                    let mut without = before.clone();
                    without.edges.retain(|other| other != edge);
                    assert_ne!(pieces(&without), pieces(&before), "{edge:?} is no bridge");
                }
            }
        }
    }
}

#[test]
fn the_seed_decides_and_another_decides_otherwise() {
    let drawn = families::triangular(4).expect("a small graph");
    let made = |seed| {
        let thinned = thin(&drawn, 0.5, seed, Keep::Anything).expect("a share");
        one_way(&thinned, 0.5, seed, Turning::AtRandom).expect("a share")
    };
    assert_eq!(made(4), made(4));
    assert_ne!(made(4), made(5));
}

#[test]
fn a_share_out_of_range_or_an_edge_to_nowhere_is_refused() {
    let drawn = families::path(3).expect("a small graph");
    for given in [-0.1, 1.5, f64::INFINITY] {
        let refused = thin(&drawn, given, 0, Keep::Anything);
        assert_eq!(refused, Err(TransformError::Share { given }));
    }
    assert!(one_way(&drawn, f64::NAN, 0, Turning::AtRandom).is_err());
    let nowhere = GraphSetup { edges: vec![[0, 3]], ..drawn };
    let refused = one_way(&nowhere, 1.0, 0, Turning::KeepingWays);
    assert_eq!(refused, Err(TransformError::NoSuchPoint { point: 3, points: 3 }));
}

#[test]
fn bends_stay_with_their_links() {
    for mut drawn in graphs() {
        let all = 0..drawn.link_count() as u32;
        let at = |link: u32| [f64::from(link), -f64::from(link)];
        drawn.bends = Some(all.map(|link| Bend { link, at: at(link) }).collect());
        let ends = |drawn: &GraphSetup, link: u32| {
            let all: Vec<_> = drawn.edges.iter().chain(&drawn.arcs).copied().collect();
            let [a, b] = all[link as usize];
            [a.min(b), a.max(b)]
        };
        let thinned = thin(&drawn, 0.5, 3, Keep::Anything).expect("a share");
        let turned = one_way(&drawn, 0.5, 3, Turning::AtRandom).expect("a share");
        for made in [thinned, turned] {
            let bends = made.bends.as_ref().expect("bends");
            assert_eq!(bends.len(), made.link_count());
            for bend in bends {
                assert_eq!(ends(&made, bend.link), ends(&drawn, bend.at[0] as u32));
            }
        }
    }
}
