//! Mosaics: grids with some of their lines taken out, so that cells become longer tiles.

use super::layout::undirected;
use super::size::{FamilyError, Parameter, at_least, grid_within_limits};
use crate::boards::setup::GraphSetup;

/// A wall of bricks, `length` ≥ 2 cells each: a grid in which of every so many upright lines between two rows
/// one stays, half a brick further on in every other course; the two ends of the wall stay whole.
pub fn bricks(columns: u32, rows: u32, length: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Side, length, 2)?;
    let is_end = move |x: u32| x == 0 || x + 1 == columns;
    mosaic(columns, rows, |link| match link {
        Link::Across { .. } => true,
        Link::Down { x, y } => is_end(x) || (x + y % 2 * (length / 2)).is_multiple_of(length),
    })
}

/// A basket weave: a grid in squares of two by two cells, of which every other one keeps only the line across
/// its middle, and the rest only the line down.
pub fn basket_weave(columns: u32, rows: u32) -> Result<GraphSetup, FamilyError> {
    let is_across = |x: u32, y: u32| (x / 2 + y / 2).is_multiple_of(2);
    mosaic(columns, rows, |link| match link {
        Link::Across { x, y } => y % 2 == 0 || is_across(x, y),
        Link::Down { x, y } => x % 2 == 0 || !is_across(x, y),
    })
}

/// A line of a grid from the point (x, y) to the next one across or down.
#[derive(Clone, Copy)]
enum Link {
    Across { x: u32, y: u32 },
    Down { x: u32, y: u32 },
}

fn mosaic(
    columns: u32,
    rows: u32,
    stays: impl Fn(Link) -> bool,
) -> Result<GraphSetup, FamilyError> {
    grid_within_limits(columns, rows, 4)?;
    let points: Vec<[u32; 2]> = (0..rows).flat_map(|y| (0..columns).map(move |x| [x, y])).collect();
    let mut edges = Vec::new();
    for &[x, y] in &points {
        let at = y * columns + x;
        if x + 1 < columns && stays(Link::Across { x, y }) {
            edges.push([at, at + 1]);
        }
        if y + 1 < rows && stays(Link::Down { x, y }) {
            edges.push([at, at + columns]);
        }
    }
    Ok(undirected(points.iter().map(|point| point.map(f64::from)).collect(), edges))
}
