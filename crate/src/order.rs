//! Sorting, compiled once or twice for everything that is sorted: each further instance of a sort
//! adds some five kilobytes to the wasm module. Stable. The short lists that a plane engine sorts
//! again and again have sorts of their own in the whole module. The one that only plays has a merge sort
//! of half a kilobyte for everything.

use std::cmp::Ordering;

use bytemuck::TransparentWrapper;

/// Ids, as fast as their numbers can be sorted.
pub fn ids<T: TransparentWrapper<u32>>(ids: &mut [T]) {
    numbers(T::peel_slice_mut(ids));
}

/// Each once, ascending.
pub fn distinct<T: TransparentWrapper<u32> + PartialEq>(found: impl Iterator<Item = T>) -> Vec<T> {
    let mut found: Vec<T> = found.collect();
    ids(&mut found);
    found.dedup();
    found
}

/// Numbers, ascending.
#[inline(never)]
pub fn numbers(numbers: &mut [u32]) {
    #[cfg(not(feature = "compact"))]
    numbers.sort_unstable();
    #[cfg(feature = "compact")]
    numbers.copy_from_slice(&merged(numbers.to_vec(), &mut |a, b| a.cmp(&b)));
}

/// Short lists that are sorted again and again; equal items in any order.
pub fn short<T>(items: &mut [T], compare: impl FnMut(&T, &T) -> Ordering) {
    #[cfg(not(feature = "compact"))]
    items.sort_unstable_by(compare);
    #[cfg(feature = "compact")]
    by(items, compare);
}

/// From the least to the greatest. Cost: as of [`by`].
pub fn ascending<T: Ord>(items: &mut [T]) {
    by(items, T::cmp);
}

/// The key is asked for anew in every comparison. Cost: as of [`by`].
pub fn by_key<T, K: Ord>(items: &mut [T], mut key: impl FnMut(&T) -> K) {
    by(items, |a, b| key(a).cmp(&key(b)));
}

/// Cost: O(n log n) calls of `compare`, and four bytes an item. Assumes fewer than 2^32 items.
pub fn by<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let mut sources =
        sorted(items.len(), &mut |a, b| compare(&items[a as usize], &items[b as usize]));
    arrange(&mut sources, &mut |a, b| items.swap(a, b));
}

/// The indices of the items in sorted order, equal ones in their order.
#[inline(never)]
fn sorted(count: usize, compare: &mut dyn FnMut(u32, u32) -> Ordering) -> Vec<u32> {
    sort((0..count as u32).collect(), compare)
}

#[cfg(not(feature = "compact"))]
fn sort(mut items: Vec<u32>, compare: &mut dyn FnMut(u32, u32) -> Ordering) -> Vec<u32> {
    items.sort_unstable_by(|&a, &b| compare(a, b).then(a.cmp(&b)));
    items
}

#[cfg(feature = "compact")]
use merged as sort;

/// Merge sort from pairs up: stable, with O(n log n) comparisons and four further bytes an item.
#[cfg(any(test, feature = "compact"))]
fn merged(mut items: Vec<u32>, compare: &mut dyn FnMut(u32, u32) -> Ordering) -> Vec<u32> {
    let mut next = items.clone();
    let mut run = 1;
    while run < items.len() {
        for start in (0..items.len()).step_by(2 * run) {
            let end = (start + 2 * run).min(items.len());
            let middle = (start + run).min(end);
            let [mut left, mut right] = [start, middle];
            for place in &mut next[start..end] {
                let from_left =
                    left < middle && (right == end || compare(items[left], items[right]).is_le());
                let taken = if from_left { &mut left } else { &mut right };
                *place = items[*taken];
                *taken += 1;
            }
        }
        std::mem::swap(&mut items, &mut next);
        run *= 2;
    }
    items
}

/// Moves to each place the item at its source, along the cycles of the permutation.
#[inline(never)]
fn arrange(sources: &mut [u32], swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..sources.len() {
        let mut place = start;
        loop {
            let source = std::mem::replace(&mut sources[place], place as u32) as usize;
            if source == start {
                break;
            }
            swap(place, source);
            place = source;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_sorted_as_the_standard_library_sorts_them_and_equal_ones_stay_in_their_order() {
        let mut state = 7_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as u32
        };
        for (count, keys) in [(0, 1), (1, 1), (2, 2), (9, 3), (40, 40), (300, 7), (1000, 100_000)] {
            for _ in 0..20 {
                let items: Vec<(u32, usize)> = (0..count).map(|i| (random() % keys, i)).collect();
                let (mut expected, mut found) = (items.clone(), items);
                expected.sort_by_key(|item| item.0);
                let places = (0..count as u32).collect();
                let merged =
                    merged(places, &mut |a, b| found[a as usize].0.cmp(&found[b as usize].0));
                assert!(
                    merged.iter().map(|&place| found[place as usize]).eq(expected.iter().copied())
                );
                by_key(&mut found, |item| item.0);
                assert_eq!(found, expected);
            }
        }
    }
}
