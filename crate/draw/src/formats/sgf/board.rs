//! Points of an SGF board, which has a letter for each column and row.

use crate::formats::error::FormatProblem;
use gospace::boards::setup::{GridSetup, Wrap};
use gospace::ids::Placement;

/// Columns and rows: a–z, then A–Z.
pub(super) const MAX_SIDE: u32 = 52;
/// The default side.
const USUAL_SIDE: u32 = 19;
/// On boards up to this side "tt" is a pass.
const TT_SIDE: u32 = 19;

/// `19` or `19:13`.
pub(super) fn grid(size: Option<&str>) -> Result<GridSetup, FormatProblem> {
    let Some(size) = size else {
        return Ok(GridSetup { columns: USUAL_SIDE, rows: USUAL_SIDE, wrap: Wrap::None });
    };
    let (columns, rows) = size.split_once(':').unwrap_or((size, size));
    let side = |text: &str| match text.trim().parse() {
        Ok(side) if (1..=MAX_SIDE).contains(&side) => Ok(side),
        _ => Err(FormatProblem::unexpected("a size from 1 to 52", size)),
    };
    Ok(GridSetup { columns: side(columns)?, rows: side(rows)?, wrap: Wrap::None })
}

/// The point that two letters name.
pub(super) fn point(grid: &GridSetup, value: &str) -> Result<Placement, FormatProblem> {
    let [column, row] = letters(grid, value)?;
    Ok(Placement(row * grid.columns + column))
}

/// The point of a move; nothing for a pass.
pub(super) fn played(grid: &GridSetup, value: &str) -> Result<Option<Placement>, FormatProblem> {
    let value = value.trim();
    let is_small = grid.columns <= TT_SIDE && grid.rows <= TT_SIDE;
    if value.is_empty() || (value == "tt" && is_small) {
        return Ok(None);
    }
    point(grid, value).map(Some)
}

/// The points of a value that may name the corners of a rectangle: `aa` or `aa:cc`.
pub(super) fn points(grid: &GridSetup, value: &str) -> Result<Vec<Placement>, FormatProblem> {
    let (from, to) = value.split_once(':').unwrap_or((value, value));
    let [left, top] = letters(grid, from)?;
    let [right, bottom] = letters(grid, to)?;
    let row = |y: u32| (left..=right).map(move |x| Placement(y * grid.columns + x));
    Ok((top..=bottom).flat_map(row).collect())
}

/// Column and row.
fn letters(grid: &GridSetup, value: &str) -> Result<[u32; 2], FormatProblem> {
    let number = |letter: u8| match letter {
        b'a'..=b'z' => Some(u32::from(letter - b'a')),
        b'A'..=b'Z' => Some(u32::from(letter - b'A') + 26),
        _ => None,
    };
    if let &[column, row] = value.trim().as_bytes()
        && let (Some(column), Some(row)) = (number(column), number(row))
        && column < grid.columns
        && row < grid.rows
    {
        return Ok([column, row]);
    }
    Err(FormatProblem::unexpected("a point of the board", value))
}

/// The letters of a point.
pub(super) fn name(grid: &GridSetup, point: Placement) -> String {
    let letter = |number: u32| {
        let first = if number < 26 { b'a' } else { b'A' };
        char::from(first + (number % 26) as u8)
    };
    let Placement(number) = point;
    [number % grid.columns, number / grid.columns].map(letter).iter().collect()
}
