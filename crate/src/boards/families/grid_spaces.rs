//! Spaces on a rectangular grid: its points and, between them, its lines. A point is open by
//! itself; the least open set around a line is the line and its two ends.

use super::size::{FamilyError, Parameter, at_least, at_most, space_within_limits};
use crate::boards::setup::{GridSetup, SpaceSetup, Wrap};
use crate::order;

/// Column and row of a grid's point.
type Cell = [u32; 2];

/// The grid as a space of points and connections, each point a placement (Sensei, "One
/// implementation of Go on a normal board").
pub fn points_and_lines(columns: u32, rows: u32) -> Result<SpaceSetup, FamilyError> {
    Ok(GridSpace::new([columns, rows], [1, 1])?.space)
}

/// Two neighbouring points and the line between them at a time; needs two columns.
pub fn dominoes(columns: u32, rows: u32) -> Result<SpaceSetup, FamilyError> {
    GridSpace::new([columns, rows], [2, 1])?.tiled(|[x, y]| {
        let right = vec![[x, y], [x + 1, y]];
        let down = vec![[x, y], [x, y + 1]];
        vec![right, down]
    })
}

/// Three neighbouring points and the lines between them at a time, straight or bent; needs two
/// columns and two rows.
pub fn trominoes(columns: u32, rows: u32) -> Result<SpaceSetup, FamilyError> {
    GridSpace::new([columns, rows], [2, 2])?.tiled(|[x, y]| {
        let square = [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
        let bent = square.map(|left_out| square.into_iter().filter(|&c| c != left_out).collect());
        let straight = [(0..3).map(|i| [x + i, y]).collect(), (0..3).map(|i| [x, y + i]).collect()];
        straight.into_iter().chain(bent).collect()
    })
}

/// One point, or two that are a knight's move apart, at a time; needs three columns and two
/// rows. A pair's halves do not touch, but as each is a placement too, each lives or dies by
/// itself (TopoGo, comment D8).
pub fn two_at_once(columns: u32, rows: u32) -> Result<SpaceSetup, FamilyError> {
    GridSpace::new([columns, rows], [3, 2])?.tiled(|[x, y]| {
        let mut tiles = vec![vec![[x, y]]];
        let [right, down] = [[1, 2], [2, 1]].map(|[dx, dy]| [x + dx, y + dy]);
        tiles.extend([right, down].map(|to| vec![[x, y], to]));
        let left = [[1, 2], [2, 1]].into_iter().filter(|[dx, _]| *dx <= x);
        tiles.extend(left.map(|[dx, dy]| vec![[x, y], [x - dx, y + dy]]));
        tiles
    })
}

/// Squares inside squares: a grid of 2^levels columns and rows, and as placements its points,
/// its quarters' quarters and so on up to its quarters, each with the lines inside it. Levels
/// from 1 to 7.
pub fn nested_squares(levels: u32) -> Result<SpaceSetup, FamilyError> {
    at_least(Parameter::Levels, levels, 1)?;
    at_most(Parameter::Levels, levels, 7)?;
    GridSpace::new([1 << levels; 2], [1, 1])?.tiled(|[x, y]| {
        let sides = (0..levels).map(|level| 1 << level);
        let sides = sides.filter(|side| x % side == 0 && y % side == 0);
        let square = |side: u32| {
            let row = |dy| (0..side).map(move |dx| [x + dx, y + dy]);
            (0..side).flat_map(row).collect()
        };
        sides.map(square).collect()
    })
}

/// The space of points and lines, from which other placements on it are built.
struct GridSpace {
    grid: GridSetup,
    /// The ends of each line, ascending; line i is the point `grid.point_count() + i`.
    lines: Vec<[u32; 2]>,
    space: SpaceSetup,
}

impl GridSpace {
    fn new([columns, rows]: [u32; 2], least: [u32; 2]) -> Result<GridSpace, FamilyError> {
        at_least(Parameter::Columns, columns, least[0])?;
        at_least(Parameter::Rows, rows, least[1])?;
        let grid = GridSetup { columns, rows, wrap: Wrap::None };
        let points = u128::from(grid.point_count());
        let sides = u128::from(columns) + u128::from(rows);
        space_within_limits(u64::try_from(3 * points - sides).unwrap_or(u64::MAX))?;
        let mut lines = grid.edges();
        lines.sort_unstable();
        Ok(GridSpace { grid, lines, space: SpaceSetup::of_grid(&grid) })
    }

    /// The space with other placements: for each cell in turn those of its tiles that lie on the
    /// grid, the smaller first over all.
    fn tiled(self, tiles: impl Fn(Cell) -> Vec<Vec<Cell>>) -> Result<SpaceSetup, FamilyError> {
        let GridSetup { columns, rows, .. } = self.grid;
        let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| [x, y]));
        let mut tiles: Vec<_> = cells.flat_map(tiles).filter(|tile| self.holds(tile)).collect();
        order::by_key(&mut tiles, Vec::len);
        let placements = tiles.iter().map(|tile| self.with_lines(tile)).collect();
        Ok(SpaceSetup { placements, ..self.space })
    }

    fn holds(&self, tile: &[Cell]) -> bool {
        tile.iter().all(|&[x, y]| x < self.grid.columns && y < self.grid.rows)
    }

    /// The points of a tile and the lines between them, ascending.
    fn with_lines(&self, tile: &[Cell]) -> Vec<u32> {
        let mut points: Vec<_> = tile.iter().map(|&[x, y]| y * self.grid.columns + x).collect();
        points.sort_unstable();
        let lines = points.iter().flat_map(|&p| [[p, p + 1], [p, p + self.grid.columns]]);
        let inside = lines.filter(|[_, end]| points.binary_search(end).is_ok());
        let first = self.grid.columns * self.grid.rows;
        let found = inside.filter_map(|line| self.lines.binary_search(&line).ok());
        let found: Vec<_> = found.map(|line| first + line as u32).collect();
        points.extend(found);
        points.sort_unstable();
        points
    }
}
