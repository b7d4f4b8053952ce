//! Topology by its definitions, on sets of up to 8 points as bits of a number.

use std::collections::BTreeSet;

use gospace::ids::Point;

pub type Set = u8;

pub fn bits(set: Set) -> Vec<u32> {
    (0..8).filter(|p| set >> p & 1 == 1).collect()
}

pub fn points(set: Set) -> Vec<Point> {
    bits(set).into_iter().map(Point).collect()
}

pub fn is_subset(a: Set, b: Set) -> bool {
    a & !b == 0
}

/// A set of points and all its open sets.
pub struct Topology {
    whole: Set,
    open: BTreeSet<Set>,
}

impl Topology {
    /// What a subbase generates: ∅, X, and whatever intersections and unions come to.
    pub fn generated(points: usize, subbase: &[Set]) -> Topology {
        let whole = ((1u32 << points) - 1) as Set;
        let mut open = BTreeSet::from([0, whole]);
        open.extend(subbase);
        loop {
            let both = |&a: &Set| open.iter().flat_map(move |&b| [a & b, a | b]);
            let more: BTreeSet<_> = open.iter().flat_map(both).collect();
            if more.len() == open.len() {
                return Topology { whole, open };
            }
            open = more;
        }
    }

    pub fn open(&self) -> impl Iterator<Item = Set> {
        self.open.iter().copied()
    }

    pub fn is_open(&self, a: Set) -> bool {
        self.open.contains(&a)
    }

    /// The intersection of all closed sets around A.
    pub fn closure(&self, a: Set) -> Set {
        let closed = self.open.iter().map(|open| self.whole & !open);
        closed.filter(|&c| is_subset(a, c)).fold(self.whole, |all, c| all & c)
    }

    /// The intersection of all open sets around A.
    pub fn smallest_open(&self, a: Set) -> Set {
        self.open().filter(|&o| is_subset(a, o)).fold(self.whole, |all, o| all & o)
    }

    /// TopoGo, comment D5: no clopen sets of the induced topology but A and ∅.
    pub fn is_connected(&self, a: Set) -> bool {
        let induced: BTreeSet<_> = self.open.iter().map(|open| open & a).collect();
        let mut clopen = induced.iter().filter(|&&u| induced.contains(&(a & !u)));
        clopen.all(|&u| u == 0 || u == a)
    }

    /// The connected subsets of A but ∅ that no larger one contains.
    pub fn components(&self, a: Set) -> BTreeSet<Set> {
        let subsets = (1..=a).filter(|&b| is_subset(b, a) && self.is_connected(b));
        let connected: Vec<_> = subsets.collect();
        let is_inside = |b: Set| connected.iter().any(|&c| c != b && is_subset(b, c));
        connected.iter().copied().filter(|&b| !is_inside(b)).collect()
    }
}
