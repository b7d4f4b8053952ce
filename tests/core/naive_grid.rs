//! The slow literal oracle for grids: "Neighbours of a grid point are the four points one step away
//! after gluing, less itself, each once" (API.md). Steps that are glued nowhere leave the board.
//!
//! The quoted lines are API.md's: with W columns and H rows.

use std::collections::BTreeSet;

use gospace::boards::setup::{GridSetup, Wrap};

/// The place that a step from the board leads to, if it stays on the board or a side is glued.
fn glued(grid: &GridSetup, x: i64, y: i64) -> Option<[i64; 2]> {
    let [w, h] = [i64::from(grid.columns), i64::from(grid.rows)];
    // "(x + W, y) ~ …", used from right to left and from left to right.
    let sideways = |x: i64, y: i64| match grid.wrap {
        Wrap::None => None,
        // "(x + W, y) ~ (x, y)"
        Wrap::Cylinder | Wrap::Torus => Some([x, y]),
        // "(x + W, y) ~ (x, H − 1 − y)"
        Wrap::Mobius | Wrap::Klein | Wrap::Projective => Some([x, h - 1 - y]),
    };
    let upright = |x: i64, y: i64| match grid.wrap {
        Wrap::None | Wrap::Cylinder | Wrap::Mobius => None,
        // "(x, y + H) ~ (x, y)"
        Wrap::Torus | Wrap::Klein => Some([x, y]),
        // "(x, y + H) ~ (W − 1 − x, y)"
        Wrap::Projective => Some([w - 1 - x, y]),
    };
    match (x, y) {
        (x, y) if x == w => sideways(x - w, y),
        (-1, y) => sideways(-1 + w, y),
        (x, y) if y == h => upright(x, y - h),
        (x, -1) => upright(x, -1 + h),
        inside => Some([inside.0, inside.1]),
    }
}

/// Every arc of the grid: from each point, `row * columns + column`, to each neighbour.
pub fn arcs(grid: &GridSetup) -> Vec<[u32; 2]> {
    let [w, h] = [i64::from(grid.columns), i64::from(grid.rows)];
    let number = |[x, y]: [i64; 2]| u32::try_from(y * w + x).expect("a point of the grid");
    let mut arcs = BTreeSet::new();
    for (x, y) in (0..h).flat_map(|y| (0..w).map(move |x| (x, y))) {
        for [dx, dy] in [[1, 0], [-1, 0], [0, 1], [0, -1]] {
            if let Some(at) = glued(grid, x + dx, y + dy).filter(|&at| at != [x, y]) {
                arcs.insert([number([x, y]), number(at)]);
            }
        }
    }
    arcs.into_iter().collect()
}
