//! Automorphisms of boards: permutations that keep all that rules ask of a board, and so carry every
//! game over to another one.
//!
//! They are found with a bounded effort: some may be missing, but each one found is one. Knows nothing
//! of drawn coordinates. A plane, with infinitely many centres, has none here.

use gospace::boards::Ground;
use gospace::ids::Placement;

/// Boards with more placements and points are not examined.
const MOST_ELEMENTS: usize = 4_000;
/// Rounds of the refinement: they tell apart what differs within so many steps.
const ROUNDS: usize = 64;
/// The image of an element that has none yet.
const NONE: u32 = u32::MAX;

/// The placements of a board, on a space its points behind them, and their relations.
pub struct Structure {
    placements: usize,
    /// Only elements of equal marks are exchanged.
    marks: Vec<u64>,
    /// By element, its relations: ascending.
    rows: Vec<Vec<Relation>>,
    /// The summed lengths of the rows.
    relations: usize,
    /// By element, a hash of its mark and of what lies within `ROUNDS` steps: no automorphism exchanges
    /// elements that differ in it.
    classes: Vec<u64>,
}

/// Another element, and the kinds of relations to it, as bits.
type Relation = (u32, u32);

/// An element in the order in which images are chosen, and an element before it that is related to it.
struct Step {
    at: u32,
    after: Option<Relation>,
}

impl Structure {
    /// The structure of a board; nothing of a plane, or of a very large board. Elements of which
    /// `placement_mark` or `point_mark` differ are never exchanged. Cost: O(board).
    pub fn new(
        ground: Ground<'_>,
        placement_mark: impl Fn(usize) -> u32,
        point_mark: impl Fn(usize) -> u32,
    ) -> Option<Structure> {
        let [placements, points] = [ground.placement_count(), ground.points_apart()];
        let count = placements + points;
        if count > MOST_ELEMENTS {
            return None;
        }
        let pairs = ground.relations()?;
        let size = |at: usize| match ground.disks() {
            Some(disks) => {
                let disk = disks.disk(Placement::at(at));
                hash([disk.core as u64, disk.reach as u64])
            }
            None => u64::from(at >= placements),
        };
        let first_point = if points == 0 { 0 } else { placements };
        let mark = |at: usize| {
            let point = at.checked_sub(first_point).map_or(0, &point_mark);
            let placement = if at < placements { placement_mark(at) } else { 0 };
            hash([size(at), placement.into(), point.into()])
        };
        let rows = rows(count, pairs);
        let mut structure = Structure {
            placements,
            marks: (0..count).map(mark).collect(),
            relations: rows.iter().map(Vec::len).sum(),
            rows,
            classes: Vec::new(),
        };
        structure.refine();
        Some(structure)
    }

    /// By placement, the least one to which an automorphism that was found carries it.
    /// Cost: `effort` steps at the most, and O(placements²) comparisons.
    pub fn orbits(&self, mut effort: u32) -> Vec<Placement> {
        let mut orbits: Vec<u32> = (0..self.marks.len() as u32).collect();
        for at in 1..self.placements as u32 {
            for least in 0..at {
                if effort == 0 {
                    break;
                }
                let is_new = root(&mut orbits, at) == at && orbits[least as usize] == least;
                if !is_new || self.classes[least as usize] != self.classes[at as usize] {
                    continue;
                }
                let order = self.order_from(least);
                effort = effort.saturating_sub((order.len() + self.relations) as u32);
                self.search(&order, Some(at), &mut effort, |images| {
                    for (element, &image) in images.iter().enumerate() {
                        join(&mut orbits, element as u32, image);
                    }
                    false
                });
            }
        }
        (0..self.placements as u32).map(|at| Placement(root(&mut orbits, at))).collect()
    }

    /// Automorphisms, the identity first: as many as are found, `most` of them at the most. Each has the
    /// images of the placements. Cost: `effort` images tried at the most.
    pub fn list(&self, most: usize, mut effort: u32) -> Vec<Vec<Placement>> {
        let identity = (0..self.placements).map(Placement::at).collect();
        let mut found: Vec<Vec<Placement>> = vec![identity];
        self.search(&self.order_from(0), None, &mut effort, |images| {
            let images: Vec<Placement> =
                images[..self.placements].iter().map(|&image| Placement(image)).collect();
            if found[0] != images {
                found.push(images);
            }
            found.len() < most
        });
        found
    }

    /// Tells elements apart by what is around them (Weisfeiler and Leman 1968).
    fn refine(&mut self) {
        self.classes = self.marks.clone();
        let mut count = 0;
        for _ in 0..ROUNDS {
            let mut sorted = self.classes.clone();
            sorted.sort_unstable();
            sorted.dedup();
            if sorted.len() == count {
                return;
            }
            count = sorted.len();
            let class = |at: usize| {
                let around =
                    |&(other, kinds): &Relation| hash([self.classes[other as usize], kinds.into()]);
                // A sum, since the order of the relations means nothing.
                let sum = self.rows[at].iter().map(around).fold(0, u64::wrapping_add);
                hash([self.classes[at], sum])
            };
            self.classes = (0..self.marks.len()).map(class).collect();
        }
    }

    /// All elements, each related to one before it where it can be.
    fn order_from(&self, first: u32) -> Vec<Step> {
        let mut known = vec![false; self.marks.len()];
        let mut order: Vec<Step> = Vec::new();
        let mut next = 0;
        let count = self.marks.len() as u32;
        for start in std::iter::once(first).chain(0..count).filter(|&start| start < count) {
            if !std::mem::replace(&mut known[start as usize], true) {
                order.push(Step { at: start, after: None });
            }
            while let Some(&Step { at, .. }) = order.get(next) {
                next += 1;
                for &(other, kinds) in &self.rows[at as usize] {
                    if !std::mem::replace(&mut known[other as usize], true) {
                        order.push(Step { at: other, after: Some((at, kinds)) });
                    }
                }
            }
        }
        order
    }

    /// Calls `found` with the images of all elements under each automorphism, until it returns false;
    /// `first` is the image of the first element of the order.
    fn search(
        &self,
        order: &[Step],
        first: Option<u32>,
        effort: &mut u32,
        mut found: impl FnMut(&[u32]) -> bool,
    ) {
        let mut images = vec![NONE; self.marks.len()];
        let mut used = vec![false; self.marks.len()];
        // By step, the place of the image among those that are tried, plus 1.
        let mut places: Vec<usize> = vec![0];
        while let Some(step) = places.len().checked_sub(1) {
            let Some(Step { at, after }) = order.get(step) else {
                if !found(&images) {
                    return;
                }
                places.pop();
                continue;
            };
            let image = &mut images[*at as usize];
            if *image != NONE {
                used[*image as usize] = false;
                *image = NONE;
            }
            let place = places[step];
            places[step] += 1;
            let tried = match (after, first) {
                (Some((before, kinds)), _) => {
                    let row = &self.rows[images[*before as usize] as usize];
                    row.get(place).map(|&(image, k)| if k == *kinds { image } else { NONE })
                }
                (None, Some(first)) if step == 0 => (place == 0).then_some(first),
                (None, _) => (place < images.len()).then_some(place as u32),
            };
            let Some(image) = tried else {
                places.pop();
                continue;
            };
            if *effort == 0 {
                return;
            }
            *effort -= 1;
            if image != NONE && !used[image as usize] && self.fits(&images, *at, image) {
                images[*at as usize] = image;
                used[image as usize] = true;
                places.push(0);
            }
        }
    }

    /// True if an element may have this image, given the images of others. With as many relations, those
    /// that are kept are all there are. Classes are hashes, which can collide: lengths are compared too.
    fn fits(&self, images: &[u32], at: u32, image: u32) -> bool {
        let [a, b] = [at as usize, image as usize];
        let rows = &self.rows;
        self.classes[a] == self.classes[b]
            && self.marks[a] == self.marks[b]
            && rows[a].len() == rows[b].len()
            && rows[a].iter().all(|&(other, kinds)| {
                let other = images[other as usize];
                other == NONE || rows[b].binary_search(&(other, kinds)).is_ok()
            })
    }
}

/// By element its relations, to and from others.
fn rows(count: usize, pairs: Vec<[u32; 3]>) -> Vec<Vec<Relation>> {
    let mut rows = vec![Vec::<Relation>::new(); count];
    for [from, to, kind] in pairs {
        rows[from as usize].push((to, kind));
        rows[to as usize].push((from, kind << 8));
    }
    for row in &mut rows {
        row.sort_unstable();
        row.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            if is_same {
                kept.1 |= next.1;
            }
            is_same
        });
    }
    rows
}

/// A hash of some numbers (the mixing step of SplitMix64: Steele, Lea and Flood 2014).
fn hash<const N: usize>(numbers: [u64; N]) -> u64 {
    numbers.into_iter().fold(0, |sum, number| {
        let mut mixed = (sum ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    })
}

/// The least element of an orbit, with the path to it halved.
fn root(orbits: &mut [u32], mut at: u32) -> u32 {
    while orbits[at as usize] != at {
        orbits[at as usize] = orbits[orbits[at as usize] as usize];
        at = orbits[at as usize];
    }
    at
}

/// Makes one orbit of those of two elements.
fn join(orbits: &mut [u32], a: u32, b: u32) {
    let [a, b] = [root(orbits, a), root(orbits, b)];
    orbits[a.max(b) as usize] = a.min(b);
}
