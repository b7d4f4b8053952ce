//! Unions and connected components of sets of points.

use std::cmp::Reverse;

use fixedbitset::FixedBitSet;

use crate::boards::rows::Rows;
use crate::ids::Point;
use crate::order;

/// A reusable buffer for one set of points: empty between calls.
pub(super) struct Scratch {
    marked: FixedBitSet,
    found: Vec<Point>,
    order: Vec<Point>,
}

impl Scratch {
    pub fn new(points: usize) -> Scratch {
        let marked = FixedBitSet::with_capacity(points);
        Scratch { marked, found: Vec::new(), order: Vec::new() }
    }

    /// The union of the rows of these points, ascending. Assumes that each point lies in its own
    /// row, and that the row of each point of a row lies in that row: a point that an earlier row
    /// holds is not examined again, and long rows come first. Cost: the lengths of the rows of
    /// these points that are in no longer one, and sorting.
    pub fn union(&mut self, rows: &Rows<Point>, points: &[Point]) -> &[Point] {
        self.order.clear();
        self.order.extend_from_slice(points);
        order::by_key(&mut self.order, |p| Reverse(rows.row(p.index()).len()));
        self.found.clear();
        for p in &self.order {
            if !self.marked.contains(p.index()) {
                let row = rows.row(p.index()).iter().copied();
                self.found.extend(row.filter(|q| !self.marked.put(q.index())));
            }
        }
        self.found.iter().for_each(|p| self.marked.remove(p.index()));
        order::ids(&mut self.found);
        &self.found
    }

    /// Calls `take` with each component of these points in the graph that joins each to its row,
    /// the component with the smallest point first if `points` is ascending; a component is
    /// ascending. Cost: for each point the length of its row or, where that is longer, a search in
    /// it for each of the points, until none is left; and sorting.
    pub fn components(
        &mut self,
        joined: &Rows<Point>,
        points: &[Point],
        mut take: impl FnMut(&[Point]),
    ) {
        let mut left = 0;
        points.iter().for_each(|p| left += usize::from(!self.marked.put(p.index())));
        for &start in points {
            if !self.marked.contains(start.index()) {
                continue;
            }
            self.found.clear();
            self.find(start);
            let mut looked_at = 0;
            while looked_at < self.found.len() && self.found.len() < left {
                self.find_beside(joined.row(self.found[looked_at].index()), points);
                looked_at += 1;
            }
            left -= self.found.len();
            order::ids(&mut self.found);
            take(&self.found);
        }
    }

    /// Finds those of these points that the row holds.
    fn find_beside(&mut self, row: &[Point], points: &[Point]) {
        if row.len() <= points.len() {
            row.iter().for_each(|&q| self.find(q));
        } else {
            let beside = points.iter().filter(|q| row.binary_search(q).is_ok());
            beside.for_each(|&q| self.find(q));
        }
    }

    /// Takes the mark of a point and adds it to what is found, if it is marked.
    fn find(&mut self, p: Point) {
        if self.marked.contains(p.index()) {
            self.marked.remove(p.index());
            self.found.push(p);
        }
    }
}
