//! Trees, drawn around their root: no two edges cross, no two points come nearer than a unit.

use std::f64::consts::TAU;

use super::layout::{Place, polar, undirected};
use super::seeded::Seeded;
use super::size::{FamilyError, Parameter, at_least, within_limits};
use crate::boards::setup::GraphSetup;
use crate::order;

/// The complete tree: a root, `branches` ≥ 2 points below each point, `depth` times over;
/// (b^(d + 1) − 1) / (b − 1) points. The points below v are bv + 1, …, bv + b.
pub fn complete_tree(branches: u32, depth: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Branches, branches, 2)?;
    let mut points = 1u64;
    let mut layer = 1u64;
    for _ in 0..depth {
        layer *= u64::from(branches);
        points += layer;
        within_limits(points, 2 * points)?;
    }
    Ok(tree((1..points as u32).map(|v| (v - 1) / branches).collect()))
}

/// A random recursive tree: each of the points ≥ 1 after the first is joined to one of those
/// before it, each as likely as any other.
pub fn random_tree(points: u32, seed: u64) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 1)?;
    within_limits(points.into(), 2 * u64::from(points - 1))?;
    let mut seeded = Seeded::new(seed);
    let parents = (1..points).map(|v| seeded.below(v.into()) as u32);
    Ok(tree(parents.collect()))
}

/// The tree in which `parents[v − 1] < v` is the point above v.
fn tree(parents: Vec<u32>) -> GraphSetup {
    let edges = (1u32..).zip(&parents).map(|(v, &parent)| [parent, v]);
    undirected(balanced(&parents), edges.collect())
}

/// The tree drawn around a point from which no branch holds more than half of all points.
fn balanced(parents: &[u32]) -> Vec<Place> {
    let mut neighbours = vec![Vec::new(); parents.len() + 1];
    let mut sizes = vec![1; neighbours.len()];
    for (v, &parent) in (1u32..).zip(parents) {
        neighbours[v as usize].push(parent);
        neighbours[parent as usize].push(v);
    }
    for v in (1..sizes.len()).rev() {
        sizes[parents[v - 1] as usize] += sizes[v];
    }
    let is_heavy = |v: &usize| 2 * sizes[*v] >= sizes[0];
    let middle = (0..sizes.len()).rev().find(is_heavy).unwrap_or(0);
    let mut order = vec![(middle as u32, 0)];
    for next in 0.. {
        let Some(&(v, parent)) = order.get(next) else {
            break;
        };
        let above = order[parent].0;
        let below = neighbours[v as usize].iter();
        order.extend(below.filter(|&&u| u != above).map(|&u| (u, next)));
    }
    let new_parents: Vec<u32> = order[1..].iter().map(|&(_, parent)| parent as u32).collect();
    let mut places = vec![[0.0, 0.0]; order.len()];
    for (&(v, _), place) in order.iter().zip(radial(&new_parents)) {
        places[v as usize] = place;
    }
    places
}

/// Each point in the middle of a wedge, which its branches share by their numbers of leaves.
fn radial(parents: &[u32]) -> Vec<Place> {
    let angles = angles(parents);
    let mut depths = vec![0usize];
    for &parent in parents {
        depths.push(depths[parent as usize] + 1);
    }
    let mut layers = vec![Vec::new(); depths.iter().max().map_or(0, |deepest| deepest + 1)];
    for (&depth, v) in depths.iter().zip(0u32..) {
        layers[depth].push(v);
    }
    let mut radii = vec![0.0];
    for layer in &layers[1..] {
        radii.push(radius(radii[radii.len() - 1], layer, parents, &angles));
    }
    let polar_places = angles.iter().zip(&depths);
    polar_places.map(|(&angle, &depth)| polar(angle, radii[depth])).collect()
}

/// The smallest radius at which a layer's points are a unit from one another and from the
/// layer within, and no edge cuts into that layer's circle (so that edges cannot cross).
fn radius(inner: f64, layer: &[u32], parents: &[u32], angles: &[f64]) -> f64 {
    let angle = |v: u32| angles[v as usize];
    let mut sorted: Vec<f64> = layer.iter().map(|&v| angle(v)).collect();
    order::by(&mut sorted, f64::total_cmp);
    let around = sorted[0] + TAU - sorted[sorted.len() - 1];
    let gaps = sorted.windows(2).map(|two| two[1] - two[0]);
    let gap = gaps.fold(around.min(TAU / 2.0), f64::min);
    let offsets = layer.iter().map(|&v| {
        let parent = parents[v as usize - 1];
        (angle(v) - angle(parent)).abs()
    });
    let tangent = match inner {
        0.0 => 0.0,
        _ => inner / offsets.fold(0.0, f64::max).cos(),
    };
    (inner + 1.0).max(0.5 / (gap / 2.0).sin()).max(tangent)
}

/// The middle of each point's wedge.
fn angles(parents: &[u32]) -> Vec<f64> {
    /// No branch leaves its point at a wider angle: edges would run along the circle.
    const WIDEST: f64 = 1.1;
    let leaves = leaf_counts(parents);
    let mut outermost = vec![[0u32; 2]; leaves.len()];
    for (v, &parent) in (1u32..).zip(parents) {
        let [first, last] = &mut outermost[parent as usize];
        *first = if *first == 0 { v } else { *first };
        *last = v;
    }
    let mut wedges = vec![[0.0, TAU]; leaves.len()];
    let mut cursors = vec![0.0; leaves.len()];
    let mut angles = vec![0.0; leaves.len()];
    for v in 0..leaves.len() {
        if v > 0 {
            let parent = parents[v - 1] as usize;
            let share = f64::from(leaves[v]) / f64::from(leaves[parent]);
            wedges[v] = [cursors[parent], wedges[parent][1] * share];
            cursors[parent] += wedges[v][1];
        }
        let [begin, span] = wedges[v];
        angles[v] = begin + span / 2.0;
        let widest_share = outermost[v]
            .map(|u| 1.0 - f64::from(leaves[u as usize]) / f64::from(leaves[v]))
            .into_iter()
            .fold(0.0, f64::max);
        let widest = span / 2.0 * widest_share;
        if v > 0 && widest > WIDEST {
            wedges[v][1] = span * WIDEST / widest;
        }
        cursors[v] = angles[v] - wedges[v][1] / 2.0;
    }
    angles
}

/// The number of leaves below each point; a leaf counts itself.
fn leaf_counts(parents: &[u32]) -> Vec<u32> {
    let mut counts = vec![0u32; parents.len() + 1];
    for v in (0..counts.len()).rev() {
        counts[v] = counts[v].max(1);
        if v > 0 {
            counts[parents[v - 1] as usize] += counts[v];
        }
    }
    counts
}
