//! Surveys a go-space that is being drawn.

use std::collections::HashMap;
use std::sync::Arc;

use super::finding::{Finding, Findings, Quantity, SetList};
use super::links;
use super::report::Survey;
use gospace::boards::setup::SpaceSetup;
use gospace::boards::space::{ListedSet, Space, SpaceError};
use gospace::ids::{Placement, Point};
use gospace::order;
use gospace::rules::capture::strings::Strings;

/// Surveys a space, and returns it if it is valid.
pub(super) fn examine(drawn: &SpaceSetup, survey: &mut Survey) -> Option<Arc<Space>> {
    survey.counts.points = drawn.points.len();
    survey.counts.placements = drawn.placements.len();
    links::check_coincident(&drawn.points, &mut survey.findings);
    let whole = Space::new(drawn);
    let findings = &mut survey.findings;
    let sets = match &whole {
        Ok(_) => drawn.placements.clone(),
        Err(_) => valid_sets(drawn, findings),
    };
    check_cover(drawn.points.len(), &sets, findings);
    match whole {
        Ok(space) => {
            check_points(&space, survey);
            check_connected(&space, &mut survey.findings);
            Some(Arc::new(space))
        }
        Err(error) => {
            let topology = drawn.topology();
            if let Some(what) = topology.as_ref().err().or(Some(&error)).and_then(too_large) {
                findings.add(Finding::TooLarge { what });
            }
            if let Ok(topology) = topology {
                check_open(&topology, &sets, findings);
                check_points(&topology, survey);
            }
            None
        }
    }
}

fn too_large(error: &SpaceError) -> Option<Quantity> {
    match error {
        SpaceError::TooManyPoints { .. } => Some(Quantity::Points),
        SpaceError::TooManyPlacements { .. } => Some(Quantity::Placements),
        SpaceError::TooMuchListed { .. } => Some(Quantity::Listed),
        SpaceError::TooManyPairs { .. } => Some(Quantity::Neighbours),
        SpaceError::ClosuresTooLarge { .. } => Some(Quantity::Closures),
        _ => None,
    }
}

/// The placements without their faulty points, ascending; faults of the placements and of the open
/// sets are reported.
fn valid_sets(drawn: &SpaceSetup, findings: &mut Findings) -> Vec<Vec<u32>> {
    let points = drawn.points.len();
    for (i, set) in drawn.open.iter().enumerate() {
        check_members(points, ListedSet::Open(i), set, findings);
    }
    for (i, set) in drawn.placements.iter().enumerate() {
        check_members(points, ListedSet::Placement(i), set, findings);
    }
    let sets: Vec<_> = drawn.placements.iter().map(|set| valid(points, set)).collect();
    let mut first = HashMap::with_capacity(sets.len());
    for (i, set) in sets.iter().enumerate() {
        let second = Placement::at(i);
        if drawn.placements[i].is_empty() {
            findings.add(Finding::EmptyPlacement { placement: second });
        } else if let Some(&first) = first.get(set).filter(|_| !set.is_empty()) {
            findings.add(Finding::EqualPlacements { first, second });
        } else {
            first.insert(set, second);
        }
    }
    sets
}

fn check_members(points: usize, set: ListedSet, members: &[u32], findings: &mut Findings) {
    let (list, set) = SetList::place(set);
    let mut order: Vec<usize> = (0..members.len()).collect();
    order::by_key(&mut order, |&index| (members[index], index));
    for (place, &index) in order.iter().enumerate() {
        let point = members[index];
        if point as usize >= points {
            findings.add(Finding::MemberOutOfRange { list, set, index, point });
        } else if place > 0 && members[order[place - 1]] == point {
            findings.add(Finding::MemberTwice { list, set, index, point: Point(point) });
        }
    }
}

/// The points of a set that exist, each once, ascending.
fn valid(points: usize, set: &[u32]) -> Vec<u32> {
    let mut valid: Vec<u32> = set.iter().copied().filter(|&p| (p as usize) < points).collect();
    valid.sort_unstable();
    valid.dedup();
    valid
}

fn check_cover(points: usize, placements: &[Vec<u32>], findings: &mut Findings) {
    if placements.is_empty() {
        return findings.add(Finding::Bare);
    }
    let mut covered = vec![false; points];
    placements.iter().flatten().for_each(|&p| covered[p as usize] = true);
    for point in (0..points).filter(|&p| !covered[p]).map(Point::at) {
        findings.add(Finding::Uncovered { point });
    }
}

fn check_open(topology: &Space, placements: &[Vec<u32>], findings: &mut Findings) {
    for (i, set) in placements.iter().enumerate() {
        let set: Vec<Point> = set.iter().copied().map(Point).collect();
        let least = topology.smallest_open(&set);
        if least != set {
            findings.add(Finding::NotOpen { placement: Placement::at(i), least });
        }
    }
}

fn check_points(space: &Space, survey: &mut Survey) {
    let all: Vec<Point> = space.points().collect();
    let pieces = space.components(&all);
    survey.counts.pieces = pieces.len();
    let large = pieces.iter().filter(|piece| piece.len() > 1).count();
    if large > 1 {
        survey.findings.add(Finding::Pieces { count: large });
    }
    for &point in &all {
        // Two points lie in the same open sets iff each lies in the least one around the other.
        let around = space.neighbourhood(point).iter().copied();
        let first = around
            .take_while(|&q| q < point)
            .find(|&q| space.neighbourhood(q).binary_search(&point).is_ok());
        if let Some(first) = first {
            survey.findings.add(Finding::Indistinct { point, first });
        }
    }
}

/// Strings only grow with more stones, so pieces that all placements together do not connect stay
/// apart in every colouring.
fn check_connected(space: &Space, findings: &mut Findings) {
    let strings = Strings::new(space, space.placements().collect());
    for placement in strings.detached {
        findings.add(Finding::Torn { placement });
    }
}
