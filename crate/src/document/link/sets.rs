//! Lists of sets of points: the open sets and the placements of a space.

use super::coder::{Coded, Coder, bound, digits};
use super::error::LinkError;
use super::models::{Bit, Number};
use crate::limits::MAX_PLACEMENTS;

/// The models of sets over so many points.
pub(super) struct Sets {
    points: usize,
    counts: Number,
    sizes: Number,
    ascending: Bit,
    /// The first member of a set, relative to that of the set before.
    firsts: Number,
    first: i64,
    /// The gap from one member to the next.
    gaps: Number,
}

impl Sets {
    pub fn new(points: usize) -> Sets {
        Sets {
            points,
            counts: Number::new(),
            sizes: Number::new(),
            ascending: Bit::even(),
            firsts: Number::new(),
            first: 0,
            gaps: Number::new(),
        }
    }

    pub fn sets(
        &mut self,
        coder: &mut Coder<'_>,
        given: Option<&[Vec<u32>]>,
    ) -> Coded<Vec<Vec<u32>>> {
        let count = given.map(<[_]>::len);
        let count = coder.count(&mut self.counts, count, MAX_PLACEMENTS, "[],".len())?;
        self.first = 0;
        coder.list(count, given, |coder, set| self.set(coder, set.map(Vec::as_slice)))
    }

    fn set(&mut self, coder: &mut Coder<'_>, given: Option<&[u32]>) -> Coded<Vec<u32>> {
        let count = given.map(<[_]>::len);
        let count = coder.count(&mut self.sizes, count, self.points, "0,".len())?;
        let is_ascending = given.map(|set| set.windows(2).all(|pair| pair[0] < pair[1]));
        if count == 0 || !coder.bit(&mut self.ascending, is_ascending)? {
            let among = if count == 0 { 1 } else { bound(self.points)? };
            return coder.list(count, given, |coder, point| {
                let point = coder.below(among, point.map(|&point| point.into()))?;
                coder.charge(digits(point) - 1)?;
                Ok(point as u32)
            });
        }
        let mut last = None;
        coder.list(count, given, |coder, point| {
            let point = self.member(coder, last, point.map(|&point| point.into()))?;
            last = Some(point);
            Ok(point as u32)
        })
    }

    /// A member of an ascending set, after the one before.
    fn member(
        &mut self,
        coder: &mut Coder<'_>,
        last: Option<i64>,
        given: Option<i64>,
    ) -> Coded<i64> {
        let point = match last {
            None => {
                let way = coder.signed(&mut self.firsts, given.map(|point| point - self.first))?;
                self.first = self.first.checked_add(way).ok_or(LinkError::Malformed)?;
                self.first
            }
            Some(last) => {
                let gap =
                    coder.number(&mut self.gaps, given.map(|point| (point - last - 1) as u64))?;
                i64::try_from(gap).ok().and_then(|gap| gap.checked_add(last + 1)).unwrap_or(-1)
            }
        };
        if !(0..self.points as i64).contains(&point) {
            return Err(LinkError::Malformed);
        }
        coder.charge(digits(point as u64) - 1)?;
        Ok(point)
    }
}
