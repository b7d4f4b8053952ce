//! Minimal open neighbourhoods of a subbase: U(x) is the intersection of all the given sets that
//! hold x, and X where there is none.

use fixedbitset::FixedBitSet;

use super::error::SpaceError;
use crate::boards::rows::Rows;
use crate::ids::Point;
use crate::limits::MAX_SPACE_PAIRS;
use crate::order;

/// Sets that hold more than one point in so many are kept as bits, 64 of which are cut at a time.
const SPARSE: usize = 32;

/// U(x) for each x, ascending. Cost: O(points / 32) for each point of each set, and less where
/// the sets are small.
pub(super) fn neighbourhoods(points: usize, open: &Rows<Point>) -> Result<Rows<Point>, SpaceError> {
    let subbase = Subbase::new(points, open);
    let mut rows = Rows::new();
    let mut dense = FixedBitSet::with_capacity(points);
    let mut sparse = Vec::new();
    for x in 0..points {
        match subbase.sparse_sets(x) {
            [] => {
                subbase.cut_bits(x, &mut dense);
                rows.push(dense.ones().map(Point::at));
            }
            [smallest, others @ ..] => {
                sparse.clear();
                sparse.extend_from_slice(open.row(*smallest as usize));
                subbase.cut_list(x, others, &mut sparse);
                rows.push(sparse.iter().copied());
            }
        }
        if rows.item_count() > MAX_SPACE_PAIRS {
            return Err(SpaceError::TooManyPairs { point: Point::at(x) });
        }
    }
    rows.shrink_to_fit();
    Ok(rows)
}

/// The given sets, those that hold many points as bits.
struct Subbase<'a> {
    open: &'a Rows<Point>,
    bits: Vec<FixedBitSet>,
    /// For each point the places in `bits` of the dense sets that hold it.
    dense: Rows<u32>,
    /// For each point the places in `open` of the other sets that hold it, small ones first.
    sparse: Rows<u32>,
}

impl<'a> Subbase<'a> {
    fn new(points: usize, open: &'a Rows<Point>) -> Subbase<'a> {
        let is_dense = |&i: &usize| open.row(i).len() * SPARSE > points;
        let (dense, mut sparse): (Vec<_>, Vec<_>) = (0..open.len()).partition(is_dense);
        order::by_key(&mut sparse, |&i| open.row(i).len());
        let bits = dense.iter().map(|&i| {
            let mut set = FixedBitSet::with_capacity(points);
            set.extend(open.row(i).iter().map(|p| p.index()));
            set
        });
        let members = |sets: &[usize]| {
            let mut rows = Rows::new();
            sets.iter().for_each(|&i| rows.push(open.row(i).iter().copied()));
            rows
        };
        Subbase {
            open,
            bits: bits.collect(),
            dense: members(&dense).transposed(points, Point::index, |i| i as u32),
            sparse: members(&sparse)
                .transposed(points, Point::index, |i| sparse.get(i).map_or(0, |&set| set as u32)),
        }
    }

    fn sparse_sets(&self, x: usize) -> &[u32] {
        self.sparse.row(x)
    }

    /// The intersection of the dense sets that hold x.
    fn cut_bits(&self, x: usize, into: &mut FixedBitSet) {
        into.insert_range(..);
        for &set in self.dense.row(x) {
            into.intersect_with(&self.bits[set as usize]);
        }
    }

    /// Leaves what lies in these sparse sets and in all dense sets that hold x.
    fn cut_list(&self, x: usize, sparse: &[u32], list: &mut Vec<Point>) {
        for &set in sparse {
            let set = self.open.row(set as usize);
            list.retain(|p| set.binary_search(p).is_ok());
        }
        for &set in self.dense.row(x) {
            let set = &self.bits[set as usize];
            list.retain(|p| set.contains(p.index()));
        }
    }
}
