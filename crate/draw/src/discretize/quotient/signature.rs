//! Signatures: the disks that hold a point.

/// The open disks that hold a point, and the circles that it is on; both ascending, apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Signature {
    open: Vec<u32>,
    on: Vec<u32>,
}

impl Signature {
    /// From disks in ascending order, and circles in any order of which some may stand twice.
    pub fn new(open: Vec<u32>, mut on: Vec<u32>) -> Signature {
        on.sort_unstable();
        on.dedup();
        Signature { open, on }
    }

    /// O(p), ascending.
    pub fn open(&self) -> &[u32] {
        &self.open
    }

    /// C(p) without O(p), ascending.
    pub fn on(&self) -> &[u32] {
        &self.on
    }

    /// C(p), in no particular order.
    pub fn closed(&self) -> impl Iterator<Item = u32> + '_ {
        self.open.iter().chain(&self.on).copied()
    }

    /// Calls `visit` with all signatures with O(p) ⊆ O and C ⊆ C(p), occurring or not: each circle is
    /// left outside, kept, or becomes a disk. Their number is 3 to the number of circles.
    pub fn for_each_above(&self, mut visit: impl FnMut(&Signature)) {
        let mut above = self.clone();
        for mut choice in 0..3usize.pow(self.on.len() as u32) {
            above.open.clone_from(&self.open);
            above.on.clear();
            for &circle in &self.on {
                match choice % 3 {
                    0 => {}
                    1 => above.on.push(circle),
                    _ => insert(&mut above.open, circle),
                }
                choice /= 3;
            }
            visit(&above);
        }
    }
}

/// Adds a disk to an ascending list.
pub(super) fn insert(list: &mut Vec<u32>, disk: u32) {
    let place = list.partition_point(|&other| other < disk);
    list.insert(place, disk);
}

/// Takes a disk out of an ascending list, if it is there.
pub(super) fn remove(list: &mut Vec<u32>, disk: u32) {
    if let Ok(place) = list.binary_search(&disk) {
        list.remove(place);
    }
}

/// Signatures p with what lies between them marked, to be compared with many others.
pub(super) struct Marked<'a> {
    signature: &'a Signature,
    /// For each disk.
    marks: &'a mut [Mark],
}

/// The place of a disk in a signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Nowhere,
    Open,
    On,
}

impl<'a> Marked<'a> {
    /// `marks` has one for each disk, all of them `Nowhere`.
    pub fn new(signature: &'a Signature, marks: &'a mut [Mark]) -> Marked<'a> {
        signature.open.iter().for_each(|&disk| marks[disk as usize] = Mark::Open);
        signature.on.iter().for_each(|&disk| marks[disk as usize] = Mark::On);
        Marked { signature, marks }
    }

    /// True if p ∈ cl(q): O(p) ⊆ O(q) and C(q) ⊆ C(p). Cost: O(|C(q)|), less if false.
    pub fn is_in_closure_of(&self, q: &Signature) -> bool {
        let mark = |disk: u32| self.marks[disk as usize];
        q.closed().all(|disk| mark(disk) != Mark::Nowhere)
            && q.open.iter().filter(|&&disk| mark(disk) == Mark::Open).count()
                == self.signature.open.len()
    }

    /// Leaves the marks as they were.
    pub fn clear(self) {
        self.signature.closed().for_each(|disk| self.marks[disk as usize] = Mark::Nowhere);
    }
}
