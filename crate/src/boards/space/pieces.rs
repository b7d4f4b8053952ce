//! Sets of points put together, and taken to pieces.

use fixedbitset::FixedBitSet;

use crate::boards::rows::Rows;
use crate::ids::Point;

/// Room for one set of points, used again and again: empty between calls.
pub(super) struct Workbench {
    marked: FixedBitSet,
    found: Vec<Point>,
}

impl Workbench {
    pub fn new(points: usize) -> Workbench {
        Workbench { marked: FixedBitSet::with_capacity(points), found: Vec::new() }
    }

    /// The union of the rows of these points, ascending. Cost: the lengths of these rows, and
    /// sorting.
    pub fn union(&mut self, rows: &Rows<Point>, points: &[Point]) -> &[Point] {
        self.found.clear();
        for p in points {
            let row = rows.row(p.index()).iter().copied();
            self.found.extend(row.filter(|q| !self.marked.put(q.index())));
        }
        self.found.iter().for_each(|p| self.marked.remove(p.index()));
        self.found.sort_unstable();
        &self.found
    }

    /// Whether the union of the rows of these points is no larger than these points, each of
    /// which lies in its own row. Cost: the lengths of these rows.
    pub fn holds_rows(&mut self, rows: &Rows<Point>, points: &[Point]) -> bool {
        points.iter().for_each(|p| self.marked.insert(p.index()));
        let mut all = points.iter().flat_map(|p| rows.row(p.index()));
        let is_closed = all.all(|q| self.marked.contains(q.index()));
        points.iter().for_each(|p| self.marked.remove(p.index()));
        is_closed
    }

    /// Gives `take` each component of these points in the graph that joins each to its row, the
    /// component with the smallest point first if `points` is ascending; a component comes
    /// ascending. Cost: the lengths of the rows of these points, and sorting.
    pub fn components(
        &mut self,
        joined: &Rows<Point>,
        points: &[Point],
        mut take: impl FnMut(&[Point]),
    ) {
        points.iter().for_each(|p| self.marked.insert(p.index()));
        for &start in points {
            if !self.unmark(start) {
                continue;
            }
            self.found.clear();
            self.found.push(start);
            let mut looked_at = 0;
            while let Some(&p) = self.found.get(looked_at) {
                looked_at += 1;
                for &q in joined.row(p.index()) {
                    if self.unmark(q) {
                        self.found.push(q);
                    }
                }
            }
            self.found.sort_unstable();
            take(&self.found);
        }
    }

    /// Takes a point's mark, and says whether it had one.
    fn unmark(&mut self, p: Point) -> bool {
        let was_marked = self.marked.contains(p.index());
        self.marked.remove(p.index());
        was_marked
    }
}
