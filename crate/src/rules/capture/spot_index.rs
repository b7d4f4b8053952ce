//! An index of numbered spots of a surface: a grid of cells that finds the spots near a place.
//!
//! Assumes canonical spots. A query sees every image of every spot.

use std::collections::HashMap;

use crate::geometry::Spot;
use crate::geometry::surface::{Motion, Surface};
use crate::ids::Point;
use crate::order;

/// Spots by the cells of a grid.
#[derive(Clone, Debug)]
pub struct SpotIndex {
    /// The side of a cell, in ticks.
    side: i64,
    cells: HashMap<[i64; 2], Vec<(Point, Spot)>>,
    /// The least and the greatest column and row that ever held a spot: cells beyond are not looked at.
    least: [i64; 2],
    most: [i64; 2],
    /// Every motion whose images can be asked for, the identity first.
    motions: Vec<Motion>,
}

/// An image of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Image {
    /// The spot's point.
    pub of: Point,
    /// The place of the image.
    pub at: Spot,
    /// True for the spot itself.
    pub is_identity: bool,
}

impl SpotIndex {
    /// An empty index for queries of at most `within` ticks. Its cells are `side` ticks wide.
    pub fn new(surface: &Surface, within: i64, side: i64) -> SpotIndex {
        let [least, most] = [[i64::MAX; 2], [i64::MIN; 2]];
        SpotIndex { side, cells: HashMap::new(), least, most, motions: surface.motions(within) }
    }

    /// Adds a spot.
    pub fn insert(&mut self, of: Point, at: Spot) {
        let cell = self.cell(at.x.into(), at.y.into());
        for axis in [0, 1] {
            self.least[axis] = self.least[axis].min(cell[axis]);
            self.most[axis] = self.most[axis].max(cell[axis]);
        }
        self.cells.entry(cell).or_default().push((of, at));
    }

    /// Takes a spot away.
    pub fn remove(&mut self, of: Point, at: Spot) {
        let cell = self.cell(at.x.into(), at.y.into());
        if let Some(spots) = self.cells.get_mut(&cell) {
            spots.retain(|&(other, _)| other != of);
            if spots.is_empty() {
                self.cells.remove(&cell);
            }
        }
    }

    /// Every image at most `within` ticks from a spot, in ascending order. Cost: O(images of
    /// the cells around).
    pub fn near(&self, spot: Spot, within: i64) -> Vec<Image> {
        let mut images = Vec::new();
        for (place, motion) in self.motions.iter().enumerate() {
            let back = motion.inverse().apply(spot);
            let [x, y] = [i64::from(back.x), i64::from(back.y)];
            let least = self.cell(x - within, y - within);
            let most = self.cell(x + within, y + within);
            let between =
                |axis: usize| least[axis].max(self.least[axis])..=most[axis].min(self.most[axis]);
            for column in between(0) {
                for row in between(1) {
                    let spots = self.cells.get(&[column, row]).into_iter().flatten();
                    let close =
                        spots.filter(|(_, at)| at.distance_squared(back) <= within * within);
                    images.extend(close.map(|&(of, at)| Image {
                        of,
                        at: motion.apply(at),
                        is_identity: place == 0,
                    }));
                }
            }
        }
        order::short(&mut images, Ord::cmp);
        images
    }

    fn cell(&self, x: i64, y: i64) -> [i64; 2] {
        [x.div_euclid(self.side), y.div_euclid(self.side)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_share_a_cell_iff_they_are_in_one_square_of_its_side() {
        let mut index = SpotIndex::new(&Surface::PLANE, 10, 10);
        let spots = [[0, 0], [9, 9], [10, 9], [-1, 0], [-10, 9], [0, -1], [73, -48]];
        for (place, [x, y]) in spots.into_iter().enumerate() {
            index.insert(Point::at(place), Spot::new(x, y));
        }
        let mut cells: Vec<Vec<usize>> = index
            .cells
            .values()
            .map(|cell| cell.iter().map(|(point, _)| point.index()).collect())
            .collect();
        cells.sort();
        assert_eq!(cells, [vec![0, 1], vec![2], vec![3, 4], vec![5], vec![6]]);
    }
}
