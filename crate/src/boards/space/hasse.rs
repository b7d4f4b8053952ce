//! The specialisation preorder (q ≤ p iff q ∈ cl{p}) as its Hasse diagram: a smallest list of pairs
//! from which all others follow.

use fixedbitset::FixedBitSet;

use crate::boards::rows::Rows;
use crate::ids::Point;
use crate::order;

/// Pairs (p, q) with q ∈ cl{p} and p ≠ q, from which all others follow: between points of one
/// closure those of a path through them, pointing upwards in number, and between the first points
/// of two closures the pair, unless there is one between. Cost: O(Σ |cl{q}|) over the pairs and
/// sorting.
pub(super) fn pairs(least: &Rows<Point>, closures: &Rows<Point>) -> Vec<[Point; 2]> {
    let first = firsts(least, closures);
    let mut pairs = twins(&first);
    let mut below = FixedBitSet::with_capacity(first.len());
    let mut by_size = Vec::new();
    for p in (0..first.len()).map(Point::at).filter(|p| first[p.index()] == *p) {
        let closure = closures.row(p.index()).iter().copied();
        by_size.clear();
        by_size.extend(closure.filter(|&q| q != p && first[q.index()] == q));
        order::by_key(&mut by_size, |q| std::cmp::Reverse(closures.row(q.index()).len()));
        for &q in &by_size {
            if !below.contains(q.index()) {
                pairs.push([p, q]);
                below.extend(closures.row(q.index()).iter().map(|r| r.index()));
            }
        }
        closures.row(p.index()).iter().for_each(|q| below.remove(q.index()));
    }
    pairs
}

/// For each point the first one that has the same closure.
fn firsts(least: &Rows<Point>, closures: &Rows<Point>) -> Vec<Point> {
    let first = |i: usize| {
        let around = least.row(i).iter();
        let same = around.copied().find(|q| closures.row(i).binary_search(q).is_ok());
        same.unwrap_or(Point::at(i))
    };
    (0..least.len()).map(first).collect()
}

/// For each point but the first of its closure, the pair of the one before it and itself.
fn twins(first: &[Point]) -> Vec<[Point; 2]> {
    let mut last: Vec<_> = (0..first.len()).map(Point::at).collect();
    let mut pairs = Vec::new();
    for (i, f) in first.iter().enumerate() {
        let p = Point::at(i);
        if *f != p {
            pairs.push([std::mem::replace(&mut last[f.index()], p), p]);
        }
    }
    pairs
}
