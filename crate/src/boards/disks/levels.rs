//! An index of disks by size and place: finds the disks that touch a disk fast, even on a board of
//! one huge disk and very many tiny ones.

use std::ops::Range;

use crate::boards::setup::Disk;
use crate::geometry::{Motion, Spot, Surface};
use crate::order;

/// Disks in levels: those of one level differ in reach by less than a factor of two.
pub(super) struct Levels {
    /// Small disks first.
    levels: Vec<Level>,
    /// The identity first, then all that can bring an image nearest.
    motions: Vec<Motion>,
}

/// Disks of about one size, in a grid of cells.
struct Level {
    /// The least coordinates of a centre.
    corner: Spot,
    /// The side of a cell, and the greatest reach.
    side: i64,
    /// Cell by cell, row by row.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The cell's row in the upper half, its column in the lower.
    cell: u64,
    /// Its place in the board's list.
    pub index: u32,
    pub disk: Disk,
}

impl Levels {
    /// Assumes that the centres are canonical and all numbers within limits. Cost: O(n log n).
    pub fn new(surface: &Surface, disks: &[Disk]) -> Levels {
        let mut by_size: Vec<Vec<Entry>> = vec![Vec::new(); i32::BITS as usize];
        for (i, &disk) in disks.iter().enumerate() {
            let entry = Entry { cell: 0, index: i as u32, disk };
            by_size[disk.reach.ilog2() as usize].push(entry);
        }
        by_size.retain(|entries| !entries.is_empty());
        let levels = by_size.into_iter().map(Level::new).collect();
        Levels { levels, motions: surface.motions(0) }
    }

    /// Calls `visit` for every two disks that touch, once, the disk of the smaller level first, with
    /// the square of their distance, until `visit` fails. Cost: O(disks · levels · log disks + pairs
    /// · images), as disks of one level that are close to each other touch.
    pub fn for_each_touching<E>(
        &self,
        mut visit: impl FnMut(&Entry, &Entry, i64) -> Result<(), E>,
    ) -> Result<(), E> {
        for (small, level) in self.levels.iter().enumerate() {
            for (place, p) in level.entries.iter().enumerate() {
                for large in small..self.levels.len() {
                    let after = if large == small { place + 1 } else { 0 };
                    self.touching(p, large, after, &mut visit)?;
                }
            }
        }
        Ok(())
    }

    /// Calls `visit` for the disks of a level that touch `p`, from the place `after` on.
    fn touching<E>(
        &self,
        p: &Entry,
        level: usize,
        after: usize,
        visit: &mut impl FnMut(&Entry, &Entry, i64) -> Result<(), E>,
    ) -> Result<(), E> {
        let level = &self.levels[level];
        for (i, motion) in self.motions.iter().enumerate() {
            let image = motion.apply(p.disk.centre);
            for row in level.rows_near(image, i64::from(p.disk.reach) + level.side, after) {
                for q in &level.entries[row] {
                    let contact = i64::from(p.disk.reach) + i64::from(q.disk.reach);
                    if image.distance_squared(q.disk.centre) > contact * contact {
                        continue;
                    }
                    if let Some(distance) = self.distance_by_first_motion(p, q, contact, i) {
                        visit(p, q, distance)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The square of the distance of two disks, if the first motion that brings them into contact is
    /// this one: on glued surfaces two may meet in several ways.
    fn distance_by_first_motion(
        &self,
        p: &Entry,
        q: &Entry,
        contact: i64,
        motion: usize,
    ) -> Option<i64> {
        let distance = |g: &Motion| g.apply(p.disk.centre).distance_squared(q.disk.centre);
        let earlier = &self.motions[..motion];
        if earlier.iter().any(|g| distance(g) <= contact * contact) {
            return None;
        }
        self.motions[motion..].iter().map(distance).min()
    }
}

impl Level {
    /// Assumes that there is an entry.
    fn new(mut entries: Vec<Entry>) -> Level {
        let centres = || entries.iter().map(|entry| entry.disk.centre);
        let corner = Spot::new(
            centres().map(|c| c.x).min().unwrap_or(0),
            centres().map(|c| c.y).min().unwrap_or(0),
        );
        let reaches = entries.iter().map(|entry| i64::from(entry.disk.reach));
        let side = reaches.max().unwrap_or(1);
        for entry in &mut entries {
            let Spot { x, y } = entry.disk.centre;
            let [column, row] = [(x, corner.x), (y, corner.y)]
                .map(|(a, least)| (i64::from(a) - i64::from(least)) / side);
            entry.cell = cell(row, column);
        }
        order::by_key(&mut entries, |entry| (entry.cell, entry.index));
        Level { corner, side, entries }
    }

    /// The entries, from the place `after` on, in the cells that a square of this half side around a
    /// spot meets: a range for each row.
    fn rows_near(
        &self,
        spot: Spot,
        half: i64,
        after: usize,
    ) -> impl Iterator<Item = Range<usize>> + '_ {
        let cells = |a: i32, least: i32| {
            let middle = i64::from(a) - i64::from(least);
            (((middle - half).max(0)) / self.side, (middle + half).div_euclid(self.side))
        };
        let (left, right) = cells(spot.x, self.corner.x);
        let (top, bottom) = cells(spot.y, self.corner.y);
        let mut begin = after;
        (top..=bottom).take_while(move |_| left <= right).map(move |row| {
            begin += self.before(begin, cell(row, left));
            let end = begin + self.before(begin, cell(row, right) + 1);
            std::mem::replace(&mut begin, end)..end
        })
    }

    /// The number of entries from a place on that are in earlier cells: found by steps that double,
    /// as it is often few. Cost: O(log of it).
    fn before(&self, begin: usize, cell: u64) -> usize {
        let rest = &self.entries[begin..];
        let mut bound = 1;
        while bound < rest.len() && rest[bound].cell < cell {
            bound *= 2;
        }
        rest[..rest.len().min(bound + 1)].partition_point(|entry| entry.cell < cell)
    }
}

/// Columns are below 2^26, so that the next column's cell is never the next row's first.
fn cell(row: i64, column: i64) -> u64 {
    (row as u64) << 32 | column as u64
}
