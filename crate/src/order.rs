//! Sorting where the sorting itself takes no time that matters: compiled once for each type of item, whatever
//! it is ordered by, since every sort that is compiled adds some ten kilobytes to the wasm module. Stable.

use std::cmp::Ordering;

pub(crate) fn by<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    sort(items, &mut compare);
}

/// The key is asked for anew in every comparison.
pub(crate) fn by_key<T, K: Ord>(items: &mut [T], mut key: impl FnMut(&T) -> K) {
    sort(items, &mut |a, b| key(a).cmp(&key(b)));
}

#[inline(never)]
fn sort<T>(items: &mut [T], compare: &mut dyn FnMut(&T, &T) -> Ordering) {
    items.sort_by(compare);
}
