//! The drawn points near a point, to which its edges are likely to lead.
//!
//! Part of the format: every reader of a link has to find the same points in the same order. All of
//! it is computed with the doubles as they are read, by operations that are the same on every
//! machine.

use super::coder::{Coded, Coder};
use crate::order;

/// The greatest number of listed points near a point.
pub(super) const MAX_NEAR: usize = 32;

/// Points in the cells of a square grid.
pub(super) struct Near<'a> {
    points: &'a [[f64; 2]],
    least: [f64; 2],
    /// A cell's side.
    side: f64,
    columns: usize,
    rows: usize,
    /// Cell c holds `members[starts[c]..starts[c + 1]]`, ascending.
    starts: Vec<u32>,
    members: Vec<u32>,
}

impl<'a> Near<'a> {
    /// About two points a cell. Cost: O(n).
    pub fn new(points: &'a [[f64; 2]]) -> Near<'a> {
        let bound = |axis: usize, better: fn(f64, f64) -> f64| {
            points.iter().map(|point| point[axis]).reduce(better).unwrap_or_default()
        };
        let least = [bound(0, f64::min), bound(1, f64::min)];
        let [width, height] = [bound(0, f64::max) - least[0], bound(1, f64::max) - least[1]];
        let cells = (points.len() / 2).max(1) as f64;
        // If all points are on a line, the cells are pieces of it.
        let side = (width * height / cells).sqrt().max(width.max(height) / cells);
        let along = |length: f64| if side > 0.0 { (length / side) as usize + 1 } else { 1 };
        let [columns, rows] = [along(width), along(height)];
        let mut near = Near { points, least, side, columns, rows, starts: vec![], members: vec![] };
        near.fill();
        near
    }

    fn fill(&mut self) {
        let cells: Vec<usize> = self.points.iter().map(|&point| self.cell(point)).collect();
        self.starts = vec![0; self.columns * self.rows + 1];
        for &cell in &cells {
            self.starts[cell + 1] += 1;
        }
        for cell in 1..self.starts.len() {
            self.starts[cell] += self.starts[cell - 1];
        }
        let mut ends = self.starts.clone();
        self.members = vec![0; self.points.len()];
        for (point, &cell) in cells.iter().enumerate() {
            self.members[ends[cell] as usize] = point as u32;
            ends[cell] += 1;
        }
    }

    fn place(&self, point: [f64; 2]) -> [usize; 2] {
        let along = |axis: usize, count: usize| {
            let cell =
                if self.side > 0.0 { (point[axis] - self.least[axis]) / self.side } else { 0.0 };
            (cell as usize).min(count - 1)
        };
        [along(0, self.columns), along(1, self.rows)]
    }

    fn cell(&self, point: [f64; 2]) -> usize {
        let [column, row] = self.place(point);
        row * self.columns + column
    }

    /// The points nearest to a point, itself left out, the nearest first and of those as near the one
    /// with the lower number, of at most so many in its cell and the eight around it, from row
    /// to row; only those from `from` on.
    pub fn of(&self, coder: &mut Coder<'_>, point: u32, from: u32) -> Coded<Vec<u32>> {
        const MAX_CANDIDATES: usize = 2 * MAX_NEAR;
        /// The steps charged for sorting one point.
        const WORK: u32 = 4;
        let centre = self.points[point as usize];
        let [column, row] = self.place(centre);
        let columns = [column.saturating_sub(1), (column + 1).min(self.columns - 1)];
        let rows = row.saturating_sub(1)..=(row + 1).min(self.rows - 1);
        let around = rows.flat_map(|row| {
            let [first, last] = columns.map(|column| row * self.columns + column);
            &self.members[self.starts[first] as usize..self.starts[last + 1] as usize]
        });
        let others = around.take(MAX_CANDIDATES).filter(|&&other| other != point && other >= from);
        let mut near: Vec<(f64, u32)> = others
            .map(|&other| {
                let [x, y] = self.points[other as usize];
                let [dx, dy] = [x - centre[0], y - centre[1]];
                (dx * dx + dy * dy, other)
            })
            .collect();
        coder.work(WORK * (1 + near.len() as u32))?;
        order::by(&mut near, |a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        near.truncate(MAX_NEAR);
        Ok(near.into_iter().map(|(_, other)| other).collect())
    }
}
