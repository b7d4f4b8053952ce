//! Spots that keep a distance from one another, in a grid in which each cell has room for one.

use std::ops::Range;

use gospace::geometry::{Motion, Spot, Surface};

/// Spots of a box, no two of them nearer to one another than the pitch. They are canonical.
pub(super) struct SampleSites {
    pitch: i64,
    bounds: [Spot; 2],
    /// The side of a cell; two spots of one cell would be nearer than the pitch.
    side: i64,
    columns: i64,
    rows: i64,
    /// For each cell its spot, or [`NONE`].
    cells: Vec<Spot>,
    spots: Vec<Spot>,
    /// The identity first, then all that can bring an image nearest, each with its inverse.
    motions: Vec<[Motion; 2]>,
}

/// No spot: so far out that none is there, and not so far that a square overflows.
const NONE: Spot = Spot::new(1 << 29, 1 << 29);

/// The number of cells of [`SampleSites::new`].
pub(super) fn cell_count(bounds: [Spot; 2], pitch: i64) -> u64 {
    let [columns, rows] = cells_along(bounds, side_of_cell(pitch));
    columns as u64 * rows as u64
}

fn side_of_cell(pitch: i64) -> i64 {
    ((pitch * pitch - 1) / 2).isqrt() + 1
}

fn cells_along([least, greatest]: [Spot; 2], side: i64) -> [i64; 2] {
    [[least.x, greatest.x], [least.y, greatest.y]].map(|ends| {
        let [least, greatest] = ends.map(i64::from);
        ((greatest - least).div_euclid(side) + 1).max(0)
    })
}

impl SampleSites {
    pub fn new(surface: &Surface, bounds: [Spot; 2], pitch: i64) -> SampleSites {
        let side = side_of_cell(pitch);
        let [columns, rows] = cells_along(bounds, side);
        let motions = surface.motions(0).into_iter().map(|motion| [motion, motion.inverse()]);
        let cells = vec![NONE; (columns * rows) as usize];
        let motions = motions.collect();
        SampleSites { pitch, bounds, side, columns, rows, cells, spots: Vec::new(), motions }
    }

    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    pub fn side(&self) -> i64 {
        self.side
    }

    /// The least corner of each cell, row by row.
    pub fn corners(&self) -> impl ExactSizeIterator<Item = Spot> + use<> {
        let ([corner, _], side, columns) = (self.bounds, self.side, self.columns);
        (0..self.cells.len()).map(move |i| {
            let [x, y] = [i as i64 % columns * side, i as i64 / columns * side];
            Spot::new(corner.x + x as i32, corner.y + y as i32)
        })
    }

    /// Adds a spot that [`is_free`](Self::is_free).
    pub fn add(&mut self, spot: Spot) {
        let cell = self.cell(spot);
        self.cells[cell] = spot;
        self.spots.push(spot);
    }

    /// Moves a spot to a place that is free but for itself.
    pub fn shift(&mut self, index: usize, to: Spot) {
        let [from, to_cell] = [self.cell(self.spots[index]), self.cell(to)];
        self.cells[from] = NONE;
        self.cells[to_cell] = to;
        self.spots[index] = to;
    }

    /// True if a spot is in the box.
    pub fn is_in_box(&self, spot: Spot) -> bool {
        self.is_box_around(spot, 0)
    }

    fn is_box_around(&self, spot: Spot, half: i64) -> bool {
        let [least, greatest] = self.bounds;
        let is_between = |least: i32, a: i32, greatest: i32| {
            i64::from(a) - half >= i64::from(least) && i64::from(a) + half <= i64::from(greatest)
        };
        is_between(least.x, spot.x, greatest.x) && is_between(least.y, spot.y, greatest.y)
    }

    /// True if no other spot is nearer than the pitch to this one of the box, `except` left out.
    pub fn is_free(&self, spot: Spot, except: Option<Spot>) -> bool {
        let resident = self.cells[self.cell(spot)];
        let is_vacant = resident == NONE || Some(resident) == except;
        is_vacant && !self.has_within(spot, self.pitch, except)
    }

    /// True if a spot is nearer than `distance` to this one, `except` left out.
    pub fn has_within(&self, spot: Spot, distance: i64, except: Option<Spot>) -> bool {
        let (square, except) = (distance * distance, except.unwrap_or(NONE));
        self.motions_near(spot, distance).iter().any(|[motion, _]| {
            let image = motion.apply(spot);
            let is_near = |&other: &Spot| image.distance_squared(other) < square && other != except;
            self.rows_near(image, distance).any(|row| self.cells[row].iter().any(is_near))
        })
    }

    /// Calls `visit` with the images of the other spots that may be as near as `within` to this spot,
    /// and perhaps others.
    pub fn for_each_near(&self, index: usize, within: i64, mut visit: impl FnMut(Spot)) {
        let spot = self.spots[index];
        for [motion, inverse] in self.motions_near(spot, within) {
            for row in self.rows_near(motion.apply(spot), within) {
                let others =
                    self.cells[row].iter().filter(|&&other| other != NONE && other != spot);
                others.for_each(|&other| visit(inverse.apply(other)));
            }
        }
    }

    /// The motions that can bring a spot of the box as near as this to another.
    fn motions_near(&self, spot: Spot, within: i64) -> &[[Motion; 2]] {
        let inner = self.is_box_around(spot, within);
        &self.motions[..if inner { 1 } else { self.motions.len() }]
    }

    /// The cells that a square around an image meets, row by row.
    fn rows_near(&self, image: Spot, half: i64) -> impl Iterator<Item = Range<usize>> + use<> {
        let [corner, _] = self.bounds;
        let cells = |a: i32, least: i32, count: i64| {
            let middle = i64::from(a) - i64::from(least);
            match middle + half {
                ..0 => [0, 0],
                end => [self.along((middle - half).max(0)), (self.along(end) + 1).min(count)],
            }
        };
        let [left, right] = cells(image.x, corner.x, self.columns);
        let [top, bottom] = cells(image.y, corner.y, self.rows);
        let (bottom, columns) = (if left < right { bottom } else { top }, self.columns);
        (top..bottom)
            .map(move |row| (row * columns + left) as usize..(row * columns + right) as usize)
    }

    fn cell(&self, spot: Spot) -> usize {
        let [corner, _] = self.bounds;
        let [x, y] = [[spot.x, corner.x], [spot.y, corner.y]]
            .map(|[a, least]| self.along(i64::from(a) - i64::from(least)));
        (y * self.columns + x) as usize
    }

    /// The row or column of a place so far from the corner, which is below 2^32: the shorter division
    /// is the faster one.
    fn along(&self, distance: i64) -> i64 {
        i64::from(distance as u32 / self.side as u32)
    }
}
