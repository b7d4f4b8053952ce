//! Which disks hold a point.

/// The open disks that hold a point, and the circles that it is on; both ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Signature {
    open: Vec<u32>,
    on: Vec<u32>,
}

impl Signature {
    /// From lists in any order, in which a disk may stand more than once.
    pub fn new(mut open: Vec<u32>, mut on: Vec<u32>) -> Signature {
        for list in [&mut open, &mut on] {
            list.sort_unstable();
            list.dedup();
        }
        Signature { open, on }
    }

    /// O(p), ascending.
    pub fn open(&self) -> &[u32] {
        &self.open
    }

    /// C(p), in no particular order.
    pub fn closed(&self) -> impl Iterator<Item = u32> + '_ {
        self.open.iter().chain(&self.on).copied()
    }

    /// Whether p ∈ cl(q): O(p) ⊆ O(q) and C(q) ⊆ C(p).
    pub fn is_in_closure_of(&self, q: &Signature) -> bool {
        let holds = |list: &[u32], i: &u32| list.binary_search(i).is_ok();
        self.open.iter().all(|i| holds(&q.open, i))
            && q.closed().all(|i| holds(&self.open, &i) || holds(&self.on, &i))
    }
}
