//! Names of placements: "D4" on a grid, the label or number on a graph, the points on a space.

use super::setup::{GridSetup, SetupRef, SpaceSetup};
use crate::ids::Placement;
use crate::order;

/// Column letters leave out I, which is easily read as a 1.
const COLUMN_LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The greatest number of points that are named one by one.
const NAMED_POINTS: usize = 5;

/// The name of a placement: on a grid its column's letters and its row counted from the bottom,
/// on a graph its label, or its number where it has none, on a space the numbers of its points:
/// "3", "3–4", "{3, 4, 9}"; of more than five the first two and its own number,
/// "{3, 4, …} #7". No two placements of a grid or a space have one name.
pub fn name<'a>(setup: impl Into<SetupRef<'a>>, p: Placement) -> String {
    match setup.into() {
        SetupRef::Grid(grid) => grid_name(grid, p),
        SetupRef::Graph(graph) => {
            let label = graph.labels.as_ref().and_then(|all| all.get(p.index()));
            match label {
                Some(label) if !label.is_empty() => label.clone(),
                _ => p.to_string(),
            }
        }
        SetupRef::Space(space) => space_name(space, p),
        SetupRef::Disks(_) | SetupRef::Plane(_) => p.to_string(),
    }
}

fn space_name(space: &SpaceSetup, p: Placement) -> String {
    let mut points = space.placements.get(p.index()).cloned().unwrap_or_default();
    order::numbers(&mut points);
    match *points {
        [] => p.to_string(),
        [point] => point.to_string(),
        [a, b] => format!("{a}–{b}"),
        [a, b, ..] if points.len() > NAMED_POINTS => format!("{{{a}, {b}, …}} #{p}"),
        _ => {
            let numbers: Vec<_> = points.iter().map(u32::to_string).collect();
            format!("{{{}}}", numbers.join(", "))
        }
    }
}

fn grid_name(grid: &GridSetup, p: Placement) -> String {
    let columns = grid.columns.max(1);
    let row = grid.rows.saturating_sub(p.0 / columns);
    format!("{}{row}", column_letters(p.0 % columns))
}

/// A … H, J … Z, then AA, AB, … (after the last letter the number of letters grows).
fn column_letters(column: u32) -> String {
    let base = COLUMN_LETTERS.len() as u32;
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(COLUMN_LETTERS[(rest % base) as usize]));
        rest /= base;
    }
    letters.iter().rev().collect()
}
