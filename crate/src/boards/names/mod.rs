//! Names of points and placements, by which a person finds them again (docs/names.md). Only the
//! document decides them. Assumes nothing of the description: it may be invalid.

pub(super) mod drawn;
pub(super) mod letters;
mod sets;

use super::setup::{GridSetup, SetupRef, SpaceSetup};
use crate::ids::Placement;
use crate::order;

/// The name of a placement: one of [`names`], at the cost of all of them but on a grid. Its number,
/// if there is no such placement.
pub fn name<'a>(setup: impl Into<SetupRef<'a>>, p: Placement) -> String {
    let setup = setup.into().present();
    match setup.downcast::<GridSetup>() {
        Some(grid) => grid.name(p),
        None => setup.names().into_iter().nth(p.index()).unwrap_or_else(|| p.to_string()),
    }
}

/// The names of all placements; none of a plane. They differ, but for labels that do not: "D4" on
/// a grid; the label, else "ring 2, 3 of 5" or "D4" on a graph; such a name on disks; on a space
/// "D4", "D4–D5", "D4, D5, E5" or "D4–F6 (8)". Cost: O(n log n) for n points, or points of
/// placements.
pub fn names<'a>(setup: impl Into<SetupRef<'a>>) -> Vec<String> {
    setup.into().names()
}

/// The names of all coloured points: on a space those of X, elsewhere those of the placements.
/// Cost: as of [`names`].
pub fn point_names<'a>(setup: impl Into<SetupRef<'a>>) -> Vec<String> {
    let setup = setup.into().present();
    setup.downcast::<SpaceSetup>().map_or_else(|| setup.names(), SpaceSetup::point_names)
}

/// Names with numbers where several are equal.
pub(super) fn apart(mut names: Vec<String>) -> Vec<String> {
    tell_apart(&mut names, &|_| false);
    names
}

/// Numbers all but the first of several equal names, "D4 #2", except for labels, until they differ.
pub(super) fn tell_apart(names: &mut [String], is_label: &dyn Fn(usize) -> bool) {
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
