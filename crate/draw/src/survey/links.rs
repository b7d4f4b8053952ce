//! Surveys a graph that is being drawn.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::finding::{Finding, Findings, LinkList, Quantity};
use super::report::Survey;
use gospace::boards::graph::{Graph, GraphError};
use gospace::boards::setup::GraphSetup;
use gospace::ids::Point;

/// Surveys a graph, and returns the graph of its valid links.
pub(super) fn examine(drawn: &GraphSetup, survey: &mut Survey) -> Option<Arc<Graph>> {
    let points = drawn.points.len();
    let findings = &mut survey.findings;
    if let Some(labels) = drawn.labels.as_ref().map(Vec::len).filter(|&count| count != points) {
        findings.add(Finding::LabelCount { labels, points });
    }
    check_coincident(&drawn.points, findings);
    let mut seen = HashSet::with_capacity(2 * drawn.edges.len() + drawn.arcs.len());
    let edges = valid(&drawn.edges, LinkList::Edges, points, &mut seen, findings);
    let arcs = valid(&drawn.arcs, LinkList::Arcs, points, &mut seen, findings);
    count(points, &edges, &arcs, survey)
}

/// Counts a graph, reports isolated points and components, and returns it.
pub(super) fn count(
    points: usize,
    edges: &[[u32; 2]],
    arcs: &[[u32; 2]],
    survey: &mut Survey,
) -> Option<Arc<Graph>> {
    let graph = match Graph::new(points, edges, arcs) {
        Ok((graph, _)) => graph,
        Err(error) => {
            let what = match error {
                GraphError::TooManyVertices { .. } => Quantity::Points,
                _ => Quantity::Arcs,
            };
            survey.findings.add(Finding::TooLarge { what });
            return None;
        }
    };
    let both = |v| graph.successors(v).iter().filter(|&&u| graph.has_arc(u, v)).count();
    let twice: usize = graph.vertices().map(both).sum();
    survey.counts.points = points;
    survey.counts.placements = points;
    survey.counts.edges = twice / 2;
    survey.counts.arcs = graph.arc_count() - twice;
    survey.counts.pieces = graph.component_count();
    check_ends(&graph, survey.counts.pieces, &mut survey.findings);
    Some(Arc::new(graph))
}

/// The links whose ends exist; the others and redundant ones are reported.
fn valid(
    links: &[[u32; 2]],
    list: LinkList,
    points: usize,
    seen: &mut HashSet<[u32; 2]>,
    findings: &mut Findings,
) -> Vec<[u32; 2]> {
    let mut kept = Vec::with_capacity(links.len());
    for (link, &[a, b]) in links.iter().enumerate() {
        let missing = [a, b].into_iter().find(|&end| end as usize >= points);
        if let Some(point) = missing {
            findings.add(Finding::LinkOutOfRange { list, link, point });
            continue;
        }
        kept.push([a, b]);
        let adds = match list {
            LinkList::Edges => seen.insert([a, b]) | seen.insert([b, a]),
            LinkList::Arcs => seen.insert([a, b]),
        };
        if a == b {
            findings.add(Finding::Loop { list, link });
        } else if !adds {
            findings.add(Finding::Repeated { list, link });
        }
    }
    kept
}

fn check_ends(graph: &Graph, pieces: usize, findings: &mut Findings) {
    if graph.vertex_count() == 0 {
        findings.add(Finding::Bare);
    }
    let mut isolated = 0;
    for point in graph.vertices() {
        if !graph.successors(point).is_empty() {
            continue;
        }
        if graph.predecessors(point).is_empty() {
            isolated += 1;
            findings.add(Finding::Isolated { point });
        } else {
            findings.add(Finding::DeadEnd { point });
        }
    }
    if pieces > isolated + 1 {
        findings.add(Finding::Pieces { count: pieces - isolated });
    }
}

/// Points drawn where an earlier one is. Cost: O(points).
pub(super) fn check_coincident(places: &[[f64; 2]], findings: &mut Findings) {
    let mut first = HashMap::with_capacity(places.len());
    for (i, place) in places.iter().enumerate() {
        // Adding 0 gives −0, which is drawn where 0 is, the bits of 0.
        let here = *first.entry(place.map(|x| (x + 0.0).to_bits())).or_insert(i);
        if here != i {
            findings.add(Finding::Coincident { point: Point::at(i), first: Point::at(here) });
        }
    }
}
