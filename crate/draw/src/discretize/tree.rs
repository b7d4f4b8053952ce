//! Spots in a tree of boxes: the nearest one that is not too near, and all that are near.

use gospace::geometry::Spot;

/// The greatest number of spots in a leaf.
const LEAF: usize = 8;

/// Spots that do not change.
pub(super) struct Tree {
    /// Leaf by leaf.
    spots: Vec<Spot>,
    /// The node i has the children 2i + 1 and 2i + 2 unless it is a leaf; each has half of its
    /// spots, the second half the odd one.
    boxes: Vec<[Spot; 2]>,
}

/// A query for the nearest spot that is at least so far away.
#[derive(Clone, Copy)]
pub(super) struct Query {
    pub from: Spot,
    /// The square of the least distance that counts.
    pub least: i64,
    /// Any spot as near as this will do; the square of the distance.
    pub enough: i64,
}

/// A place in `boxes`, and its spots: from `begin` to before `end`.
#[derive(Clone, Copy)]
struct Node {
    at: usize,
    begin: usize,
    end: usize,
}

impl Tree {
    /// Assumes a spot. Cost: O(n log n).
    pub fn new(spots: &[Spot]) -> Tree {
        let leaves = spots.len().div_ceil(LEAF).next_power_of_two();
        let boxes = vec![[spots[0]; 2]; 2 * leaves - 1];
        let mut tree = Tree { spots: spots.to_vec(), boxes };
        grow(&mut tree.spots, 0, &mut tree.boxes);
        tree
    }

    /// The square of the distance of the nearest admitted spot, or `found` if none is nearer.
    /// Cost: O(log n) where few spots are too near.
    pub fn nearest(&self, query: Query, found: i64, admits: impl Fn(Spot) -> bool) -> i64 {
        let mut search = Search { tree: self, query, found, admits };
        search.visit(self.root());
        search.found
    }

    /// Calls `visit` with all spots that are not farther from this one than `distance`, and perhaps
    /// some more. Cost: O(log n + shown).
    pub fn for_each_within(&self, from: Spot, distance: i64, mut visit: impl FnMut(Spot)) {
        let mut nodes = vec![self.root()];
        while let Some(node) = nodes.pop() {
            let [gap, _] = self.span_squared(node, from);
            match self.children(node) {
                _ if gap > distance * distance => {}
                Some(children) => nodes.extend(children),
                None => self.spots[node.begin..node.end].iter().for_each(|&spot| visit(spot)),
            }
        }
    }

    fn root(&self) -> Node {
        Node { at: 0, begin: 0, end: self.spots.len() }
    }

    fn children(&self, Node { at, begin, end }: Node) -> Option<[Node; 2]> {
        let half = begin + (end - begin) / 2;
        let children =
            [Node { at: 2 * at + 1, begin, end: half }, Node { at: 2 * at + 2, begin: half, end }];
        (children[1].at < self.boxes.len()).then_some(children)
    }

    /// The squares of the least and the greatest distance that a spot of the node can have.
    fn span_squared(&self, node: Node, from: Spot) -> [i64; 2] {
        let [least, greatest] = self.boxes[node.at];
        let along = |least: i32, a: i32, greatest: i32| {
            let [least, a, greatest] = [least, a, greatest].map(i64::from);
            [(least - a).max(a - greatest).max(0), (greatest - a).max(a - least)]
        };
        let x = along(least.x, from.x, greatest.x);
        let y = along(least.y, from.y, greatest.y);
        [0, 1].map(|i| x[i] * x[i] + y[i] * y[i])
    }
}

/// Halves the spots, so that it calls itself O(log n) deep.
fn grow(spots: &mut [Spot], at: usize, boxes: &mut [[Spot; 2]]) {
    let bounds = spots.iter().fold([spots[0]; 2], |[a, b], p| {
        [Spot::new(a.x.min(p.x), a.y.min(p.y)), Spot::new(b.x.max(p.x), b.y.max(p.y))]
    });
    boxes[at] = bounds;
    if 2 * at + 2 < boxes.len() {
        let [least, greatest] = bounds;
        let half = spots.len() / 2;
        if greatest.x - least.x > greatest.y - least.y {
            spots.select_nth_unstable_by_key(half, |p| (p.x, p.y));
        } else {
            spots.select_nth_unstable_by_key(half, |p| (p.y, p.x));
        }
        let (first, second) = spots.split_at_mut(half);
        grow(first, 2 * at + 1, boxes);
        grow(second, 2 * at + 2, boxes);
    }
}

struct Search<'a, F> {
    tree: &'a Tree,
    query: Query,
    found: i64,
    admits: F,
}

impl<F: Fn(Spot) -> bool> Search<'_, F> {
    /// Looks through a node, the nearer child first. Calls itself O(log n) deep.
    fn visit(&mut self, node: Node) {
        let Some([first, second]) = self.tree.children(node) else {
            return self.visit_leaf(node);
        };
        let mut children = [first, second].map(|child| (self.gap(child), child));
        if children[1].0 < children[0].0 {
            children.swap(0, 1);
        }
        for (gap, child) in children {
            if gap < self.found && self.found > self.query.enough {
                self.visit(child);
            }
        }
    }

    fn visit_leaf(&mut self, Node { begin, end, .. }: Node) {
        for &spot in &self.tree.spots[begin..end] {
            let distance = spot.distance_squared(self.query.from);
            if (self.query.least..self.found).contains(&distance) && (self.admits)(spot) {
                self.found = distance;
            }
        }
    }

    /// No spot of the node that counts is nearer than the root of this.
    fn gap(&self, node: Node) -> i64 {
        let [near, far] = self.tree.span_squared(node, self.query.from);
        if far < self.query.least { i64::MAX } else { near }
    }
}
