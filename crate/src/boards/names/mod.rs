//! Names of points and placements, by which a person finds them again (docs/names.md). Only the
//! document decides them. Assumes nothing of the description: it may be invalid.

mod drawn;
mod letters;
mod sets;

use letters::coordinate;

use super::setup::{DisksSetup, GraphSetup, GridSetup, SetupRef};
use crate::ids::Placement;
use crate::order;

/// The name of a placement: one of [`names`], at the cost of all of them but on a grid. Its number,
/// if there is no such placement.
pub fn name<'a>(setup: impl Into<SetupRef<'a>>, p: Placement) -> String {
    match setup.into() {
        SetupRef::Grid(grid) => grid_name(grid, p.0),
        other => names(other).into_iter().nth(p.index()).unwrap_or_else(|| p.to_string()),
    }
}

/// The names of all placements; none of a plane. They differ, but for labels that do not: "D4" on
/// a grid; the label, else "ring 2, 3 of 5" or "D4" on a graph; such a name on disks; on a space
/// "D4", "D4–D5", "D4, D5, E5" or "D4–F6 (8)". Cost: O(n log n) for n points, or points of
/// placements.
pub fn names<'a>(setup: impl Into<SetupRef<'a>>) -> Vec<String> {
    match setup.into() {
        SetupRef::Grid(grid) => {
            (0..grid.point_count()).map(|p| grid_name(grid, p as u32)).collect()
        }
        SetupRef::Graph(graph) => graph_names(graph),
        SetupRef::Space(space) => apart(sets::names(space)),
        SetupRef::Disks(disks) => drawn::by_place(&centres(disks)),
        SetupRef::Plane(_) => Vec::new(),
    }
}

/// The names of all coloured points: on a space those of X, elsewhere those of the placements.
/// Cost: as of [`names`].
pub fn point_names<'a>(setup: impl Into<SetupRef<'a>>) -> Vec<String> {
    match setup.into() {
        SetupRef::Space(space) => apart(sets::point_names(space)),
        other => names(other),
    }
}

/// Labels, and for points without one their names by place.
fn graph_names(graph: &GraphSetup) -> Vec<String> {
    let mut names = drawn::by_place(&graph.points);
    let Some(labels) = &graph.labels else { return names };
    let is_labelled = |p: usize| labels.get(p).is_some_and(|label| !label.is_empty());
    for (p, name) in names.iter_mut().enumerate().filter(|(p, _)| is_labelled(*p)) {
        name.clone_from(&labels[p]);
    }
    tell_apart(&mut names, &is_labelled);
    names
}

fn apart(mut names: Vec<String>) -> Vec<String> {
    tell_apart(&mut names, &|_| false);
    names
}

/// Numbers all but the first of several equal names, "D4 #2", except for labels, until they differ.
fn tell_apart(names: &mut [String], is_label: &dyn Fn(usize) -> bool) {
    let mut sorted: Vec<usize> = (0..names.len()).collect();
    let mut changed = true;
    while changed {
        changed = false;
        order::by(&mut sorted, |&a, &b| {
            names[a].cmp(&names[b]).then(is_label(b).cmp(&is_label(a))).then(a.cmp(&b))
        });
        let (mut kept, mut number) = (None, 1);
        for &p in &sorted {
            if kept.as_ref() != Some(&names[p]) {
                (kept, number) = (Some(names[p].clone()), 1);
            } else if !is_label(p) {
                number += 1;
                names[p] += &format!(" #{number}");
                changed = true;
            }
        }
    }
}

fn centres(disks: &DisksSetup) -> Vec<[f64; 2]> {
    disks.disks.iter().map(|disk| [disk.centre.x, disk.centre.y].map(f64::from)).collect()
}

fn grid_name(grid: &GridSetup, p: u32) -> String {
    let columns = grid.columns.max(1);
    coordinate(p % columns, grid.rows.saturating_sub(p / columns))
}
