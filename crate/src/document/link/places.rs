//! Places: pairs of whole numbers, and drawn points.

use super::coder::{Coded, Coder, digits};
use super::error::LinkError;
use super::lattice::{MAX_DECIMALS, MAX_FRACTION, Step};
use super::models::{Bit, Number, Tree};
use crate::document::decimal;
use crate::limits::{MAX_COORDINATE, MAX_PLACEMENTS};

/// Two whole numbers.
pub(super) type Cell = [i64; 2];

/// The number of remembered steps from one place to the next.
const WAYS: usize = 16;

/// A path of places, each coded by the step from the one before: one of the latest steps, or its
/// length in both coordinates.
#[derive(Clone, Debug)]
pub(super) struct Path {
    at: Cell,
    /// The bit of a remembered step, by the same bit before.
    known: [Bit; 2],
    was_known: bool,
    /// The steps, the latest first.
    ways: Vec<Cell>,
    which: Tree<4>,
    far: [Number; 2],
}

impl Path {
    pub fn new() -> Path {
        Path {
            at: [0; 2],
            known: [Bit::quick(); 2],
            was_known: false,
            ways: Vec::with_capacity(WAYS),
            which: Tree::new(),
            far: [(); 2].map(|()| Number::new()),
        }
    }

    /// The next place, nearer to 0 than 2^61.
    pub fn next(&mut self, coder: &mut Coder<'_>, given: Option<Cell>) -> Coded<Cell> {
        let given = given.map(|[x, y]| [x - self.at[0], y - self.at[1]]);
        let place = given.map(|way| self.ways.iter().position(|&known| known == way));
        let known = &mut self.known[usize::from(self.was_known)];
        self.was_known = coder.bit(known, place.map(|place| place.is_some()))?;
        let [dx, dy] = if self.was_known {
            let place = coder.symbol(&mut self.which, place.flatten())?;
            if place >= self.ways.len() {
                return Err(LinkError::Malformed);
            }
            self.ways.remove(place)
        } else {
            self.ways.truncate(WAYS - 1);
            let [x, y] = &mut self.far;
            [coder.signed(x, given.map(|way| way[0]))?, coder.signed(y, given.map(|way| way[1]))?]
        };
        self.ways.insert(0, [dx, dy]);
        let sums = [self.at[0].checked_add(dx), self.at[1].checked_add(dy)];
        let [Some(x), Some(y)] = sums else { return Err(LinkError::Malformed) };
        self.at = [x, y];
        Ok(self.at)
    }
}

/// A rectangle, in which all places are as likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    /// Its least place.
    pub least: Cell,
    /// Its width and height in places, from 1 to 2^32.
    pub sides: [u64; 2],
}

impl Extent {
    /// The extent of some places; nothing if there are none, or if they are too far apart.
    pub fn of(cells: &[Cell]) -> Option<Extent> {
        let along = |axis: usize| {
            let least = cells.iter().map(|cell| cell[axis]).min()?;
            let greatest = cells.iter().map(|cell| cell[axis]).max()?;
            let side = greatest.abs_diff(least) + 1;
            (side <= 1 << u32::BITS).then_some((least, side))
        };
        let [(x, width), (y, height)] = [along(0)?, along(1)?];
        Some(Extent { least: [x, y], sides: [width, height] })
    }

    /// True if a place lies in it.
    pub fn holds(&self, cell: Cell) -> bool {
        [0, 1].iter().all(|&axis| {
            cell[axis] >= self.least[axis]
                && cell[axis].abs_diff(self.least[axis]) < self.sides[axis]
        })
    }

    fn sized(coder: &mut Coder<'_>, given: Option<Extent>) -> Coded<Extent> {
        let mut size = Number::new();
        let mut read = Extent { least: [0; 2], sides: [1; 2] };
        for axis in [0, 1] {
            read.least[axis] = coder.signed(&mut size, given.map(|extent| extent.least[axis]))?;
            let side = given.map(|extent| extent.sides[axis] - 1);
            read.sides[axis] = coder.number(&mut size, side)? + 1;
        }
        let is_sound = read.sides.iter().all(|&side| side <= 1 << u32::BITS);
        if is_sound { Ok(read) } else { Err(LinkError::Malformed) }
    }

    /// A place in it.
    pub fn place(&self, coder: &mut Coder<'_>, given: Option<Cell>) -> Coded<Cell> {
        let mut read = self.least;
        for axis in [0, 1] {
            let given = given.map(|cell| cell[axis].abs_diff(self.least[axis]));
            let offset = coder.below(self.sides[axis], given)?;
            // |least| < 2^62 and the offset is below 2^32.
            read[axis] += offset as i64;
        }
        Ok(read)
    }
}

/// A number of places, in the shorter of the two ways: as a path, or each somewhere in a rectangle.
fn cells(
    coder: &mut Coder<'_>,
    count: usize,
    given: Option<&[Cell]>,
    check: &impl Fn(&mut Coder<'_>, Cell) -> Coded<()>,
) -> Coded<Vec<Cell>> {
    let extent = given.map(Extent::of);
    let in_extent = given.is_some_and(|given| is_shorter_in_extent(coder, given));
    if coder.bit(&mut Bit::even(), given.map(|_| in_extent))? {
        let extent = Extent::sized(coder, extent.flatten())?;
        return coder.list(count, given, |coder, cell| {
            let cell = extent.place(coder, cell.copied())?;
            check(coder, cell)?;
            Ok(cell)
        });
    }
    let mut path = Path::new();
    coder.list(count, given, |coder, cell| {
        let cell = path.next(coder, cell.copied())?;
        check(coder, cell)?;
        Ok(cell)
    })
}

/// Tries both ways on copies.
fn is_shorter_in_extent(coder: &Coder<'_>, given: &[Cell]) -> bool {
    let Some(extent) = Extent::of(given) else { return false };
    let [mut by_path, mut by_extent] = [coder.clone(), coder.clone()];
    let mut path = Path::new();
    let walked = given.iter().try_for_each(|&cell| path.next(&mut by_path, Some(cell)).map(drop));
    let placed = Extent::sized(&mut by_extent, Some(extent)).and_then(|extent| {
        given.iter().try_for_each(|&cell| extent.place(&mut by_extent, Some(cell)).map(drop))
    });
    placed.is_ok() && (walked.is_err() || by_extent.len() < by_path.len())
}

/// A list of drawn points.
pub(super) fn points(coder: &mut Coder<'_>, given: Option<&[[f64; 2]]>) -> Coded<Vec<[f64; 2]>> {
    const LEAST: usize = "[0,0],".len();
    let count = given.map(<[_]>::len);
    let count = coder.count(&mut Number::new(), count, MAX_PLACEMENTS, LEAST)?;
    let (given_step, given) = given.map(Step::of).unzip();
    let step = step(coder, given_step)?;
    if step == Step::Bits {
        return coder.list(count, given.as_deref(), |coder, point| {
            let [x, y] = [0, 1].map(|axis| point.map(|point| point[axis]));
            Ok([raw(coder, x)?, raw(coder, y)?])
        });
    }
    let given: Option<Vec<Cell>> =
        given.map(|points| points.iter().map(|point| point.map(|x| step.count(x))).collect());
    let cells = cells(coder, count, given.as_deref(), &|coder, cell| {
        for count in cell {
            let x = step.coordinate(count).ok_or(LinkError::Malformed)?;
            let sign = usize::from(x < 0.0);
            coder.charge(sign + digits(x.abs() as u64) - 1 + step.decimals())?;
        }
        Ok(())
    })?;
    let place = |cell: Cell| cell.map(|count| step.coordinate(count).unwrap_or_default());
    Ok(cells.into_iter().map(place).collect())
}

pub(super) fn step(coder: &mut Coder<'_>, given: Option<Step>) -> Coded<Step> {
    let kind = given.map(|step| match step {
        Step::Whole(_) => 0,
        Step::Fraction(_) => 1,
        Step::Decimal(_) => 2,
        Step::Bits => 3,
    });
    let size = given.map(|step| match step {
        Step::Whole(size) => size - 1,
        Step::Fraction(places) | Step::Decimal(places) => u64::from(places) - 1,
        Step::Bits => 0,
    });
    Ok(match coder.below(4, kind)? {
        0 => Step::Whole(coder.number(&mut Number::new(), size)? + 1),
        1 => Step::Fraction(coder.below(MAX_FRACTION.into(), size)? as u32 + 1),
        2 => Step::Decimal(coder.below(MAX_DECIMALS.into(), size)? as u32 + 1),
        _ => Step::Bits,
    })
}

/// A coordinate as the 64 bits that it has.
pub(super) fn raw(coder: &mut Coder<'_>, given: Option<f64>) -> Coded<f64> {
    let x = f64::from_bits(coder.bits(u64::BITS, given.map(f64::to_bits))?);
    // NaN is not at most anything either.
    if x.abs() <= MAX_COORDINATE {
        coder.charge(decimal::written(x).len() - 1)?;
        Ok(x)
    } else {
        Err(LinkError::Malformed)
    }
}
