//! Square and triangular lattices, fitted to a rectangle and to how its sides are glued.
//!
//! Along sides that are not glued, neighbours are a pitch apart and the lattice stands in the
//! middle. Around a glued direction as many steps are taken as keep neighbours a pitch apart, the
//! seam included, and they are as equal as whole ticks can be. Where the seam is twisted, the rows
//! are symmetric about the middle and their number is such that the lattice continues across it.
//! So no two places are nearer than the pitch, on every surface.

use super::inset::Inset;
use gospace::geometry::{Spot, Wrap};

/// The places of a lattice in a rectangle, row by row.
pub(super) struct Places {
    rows: Rows,
    columns: Columns,
    /// The row j has the columns k with k − j divisible by this: 1 for square, 2 for triangular.
    stride: i64,
}

/// Column k is at `start` + ⌊k · length / steps⌋.
#[derive(Clone, Copy)]
struct Columns {
    start: i64,
    length: i64,
    steps: i64,
    count: i64,
}

#[derive(Clone, Copy)]
enum Rows {
    /// With this gap, in the middle between two bounds, symmetric about it.
    Open { least: i64, greatest: i64, gap: i64, count: i64 },
    /// Once around this height, symmetric.
    Around { least: i64, height: i64, count: i64 },
}

impl Places {
    /// A square lattice of a pitch ≥ 1.
    pub fn square(inset: &Inset, pitch: i64) -> Places {
        let Sides { wrap, x, y } = Sides::of(inset);
        let columns = match wrap {
            Wrap::None => Columns::open(x, pitch, 1),
            _ => Columns::around(x, (width(x) / pitch).max(1)),
        };
        let rows = match wrap {
            Wrap::Torus | Wrap::Klein => Rows::around(y, (width(y) / pitch).max(1)),
            _ => Rows::open(y, pitch),
        };
        Places { rows, columns, stride: 1 }
    }

    /// A triangular lattice of a pitch ≥ 1: every second row stands half a pitch aside.
    pub fn triangular(inset: &Inset, pitch: i64) -> Places {
        let Sides { wrap, x, y } = Sides::of(inset);
        let place = |columns: Columns| {
            let gap = columns.row_gap(pitch);
            let rows = match wrap {
                Wrap::Torus | Wrap::Klein => Rows::around(y, (height_in_pairs(y, gap)).max(1)),
                // Row j continues as row count − 1 − j, `steps` columns on.
                Wrap::Mobius => Rows::open(y, gap).of_parity(columns.steps + 1),
                _ => Rows::open(y, gap),
            };
            Places { rows, columns, stride: 2 }
        };
        let around = |odd: i64| {
            let steps = 2 * width(x) / pitch;
            place(Columns::around(x, (steps - (steps + odd) % 2).max(2 - odd)))
        };
        match wrap {
            Wrap::None => place(Columns::open(x, pitch, 2)),
            Wrap::Mobius if around(1).count() > around(0).count() => around(1),
            _ => around(0),
        }
    }

    /// The number of places, or one or two more in each row.
    pub fn count(&self) -> u64 {
        self.rows.count() as u64 * self.columns.count.div_euclid(self.stride).max(1) as u64
    }

    pub fn iter(&self) -> impl Iterator<Item = Spot> + '_ {
        (0..self.rows.count()).flat_map(move |j| {
            let y = self.rows.at(j);
            let columns = (j % self.stride..self.columns.count).step_by(self.stride as usize);
            columns.map(move |k| Spot::new(self.columns.at(k) as i32, y as i32))
        })
    }
}

/// The least and the greatest coordinate of a centre, or of the rectangle along glued directions.
struct Sides {
    wrap: Wrap,
    x: [i64; 2],
    y: [i64; 2],
}

impl Sides {
    fn of(inset: &Inset) -> Sides {
        let surface = inset.region.surface();
        let [[least, greatest], [_, corner]] = [inset.bounds(), inset.region.bounds()];
        let side = |least: i32, greatest: i32, corner: i32, is_glued: bool| {
            [least, if is_glued { corner } else { greatest }].map(i64::from)
        };
        Sides {
            wrap: surface.wrap(),
            x: side(least.x, greatest.x, corner.x, surface.is_glued_sideways()),
            y: side(least.y, greatest.y, corner.y, surface.is_glued_upright()),
        }
    }
}

fn width([least, greatest]: [i64; 2]) -> i64 {
    greatest - least
}

/// The greatest even number of rows around a height.
fn height_in_pairs(y: [i64; 2], gap: i64) -> i64 {
    2 * (width(y) / (2 * gap))
}

impl Columns {
    /// A `part` of a pitch apart, in the middle.
    fn open(x: [i64; 2], pitch: i64, parts: i64) -> Columns {
        let count = (width(x) * parts).div_euclid(pitch) + 1;
        let slack = width(x) - (count - 1) * pitch / parts;
        Columns { start: x[0] + slack / 2, length: pitch, steps: parts, count: count.max(0) }
    }

    fn around(x: [i64; 2], steps: i64) -> Columns {
        Columns { start: x[0], length: width(x), steps, count: steps }
    }

    fn at(self, k: i64) -> i64 {
        self.start + k * self.length / self.steps
    }

    /// The least gap of the rows of a triangular lattice: two places in rows side by side are half
    /// a pitch or more aside, and must be a pitch apart; so must rows that are two apart.
    fn row_gap(self, pitch: i64) -> i64 {
        let aside = (self.length / self.steps).min(pitch);
        let square = pitch * pitch - aside * aside;
        let root = square.isqrt();
        (root + i64::from(root * root < square)).max((pitch + 1) / 2)
    }
}

impl Rows {
    fn open([least, greatest]: [i64; 2], gap: i64) -> Rows {
        let count = ((greatest - least).div_euclid(gap) + 1).max(0);
        Rows::Open { least, greatest, gap, count }
    }

    fn around(y: [i64; 2], count: i64) -> Rows {
        Rows::Around { least: y[0], height: width(y), count }
    }

    /// One row less, unless their number has the parity of this one.
    fn of_parity(mut self, parity: i64) -> Rows {
        let (Rows::Open { count, .. } | Rows::Around { count, .. }) = &mut self;
        *count -= (*count + parity) % 2 * (*count).min(1);
        self
    }

    fn count(self) -> i64 {
        let (Rows::Open { count, .. } | Rows::Around { count, .. }) = self;
        count
    }

    fn at(self, j: i64) -> i64 {
        match self {
            Rows::Open { least, greatest, gap, count } => {
                let slack = greatest - least - (count - 1) * gap;
                match (2 * j + 1).cmp(&count) {
                    std::cmp::Ordering::Less => least + slack / 2 + j * gap,
                    std::cmp::Ordering::Equal => (least + greatest).div_euclid(2),
                    std::cmp::Ordering::Greater => greatest - slack / 2 - (count - 1 - j) * gap,
                }
            }
            Rows::Around { least, height, count } if 2 * j <= count => least + j * height / count,
            Rows::Around { least, height, count } => least + height - (count - j) * height / count,
        }
    }
}
