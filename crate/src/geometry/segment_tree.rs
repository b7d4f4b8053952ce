//! A tree of boxes over many segments, in which the few near a place are found fast. Knows nothing
//! of the area that they enclose.

use crate::order;

use super::segment::{Segment, boxes_meet};
use super::spot::Spot;

/// The greatest number of segments in a leaf.
const LEAF: usize = 6;

/// Segments by where they are.
#[derive(Clone, Debug, Default)]
pub(super) struct SegmentTree {
    /// Leaf by leaf.
    segments: Vec<Segment>,
    /// Each node before its children.
    nodes: Vec<Node>,
}

/// A box around some segments.
#[derive(Clone, Copy, Debug)]
struct Node {
    bounds: [Spot; 2],
    /// Its segments if it is a leaf, else nothing.
    leaf: [u32; 2],
    /// The next node that is not inside this one.
    next: u32,
}

impl SegmentTree {
    /// Cost: O(n log n).
    pub fn new(mut segments: Vec<Segment>) -> SegmentTree {
        let mut nodes = Vec::with_capacity(4 * segments.len() / LEAF + 1);
        if !segments.is_empty() {
            grow(&mut segments, 0, &mut nodes);
        }
        SegmentTree { segments, nodes }
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// True if an open disk of this diameter around p meets none of them. Cost: O(log n) where
    /// few are near.
    pub fn are_clear_of(&self, p: Spot, diameter: i64) -> bool {
        let is_near = |bounds| 4 * gap_squared(bounds, p) < diameter * diameter;
        self.within(is_near).all(|segment| !segment.meets_disk(p, diameter))
    }

    /// The segments with a point at most this far from p.
    pub fn near(&self, p: Spot, distance: i64) -> impl Iterator<Item = Segment> {
        let is_near = move |bounds| gap_squared(bounds, p) <= distance * distance;
        self.within(is_near).filter(move |segment| segment.meets_disk(p, 2 * distance + 1))
    }

    /// The segments that the half-line from p to the left crosses; the lower end of a segment does
    /// not belong to it here, so that a corner counts once. Assumes that p lies on none of them.
    /// Cost: O(log n + found).
    pub fn left_of(&self, p: Spot) -> impl Iterator<Item = Segment> {
        let is_level =
            move |[least, greatest]: [Spot; 2]| least.x < p.x && least.y <= p.y && p.y < greatest.y;
        let crosses = move |segment: &Segment| {
            let is_downward = segment.from.y < segment.to.y;
            is_level(segment.bounds()) && is_downward == (segment.side(p) < 0)
        };
        self.within(is_level).filter(crosses)
    }

    /// The segments of all leaves for which the test holds, and so for all boxes around them.
    fn within(&self, holds: impl Fn([Spot; 2]) -> bool) -> impl Iterator<Item = Segment> {
        let mut at = 0;
        let leaves = std::iter::from_fn(move || {
            while let Some(node) = self.nodes.get(at) {
                let enters = holds(node.bounds);
                at = if enters { at + 1 } else { node.next as usize };
                if enters && node.leaf[0] < node.leaf[1] {
                    return Some(node.leaf);
                }
            }
            None
        });
        leaves.flat_map(|[first, end]| self.segments[first as usize..end as usize].iter().copied())
    }
}

/// Adds the node of these segments, of which `first` stand before them, and all nodes below it.
/// Halves them, so that it calls itself O(log n) deep.
fn grow(segments: &mut [Segment], first: usize, nodes: &mut Vec<Node>) {
    let bounds = bounds_of(segments);
    let at = nodes.len();
    let is_leaf = segments.len() <= LEAF;
    let leaf = if is_leaf { [first as u32, (first + segments.len()) as u32] } else { [0, 0] };
    nodes.push(Node { bounds, leaf, next: 0 });
    if !is_leaf {
        let [least, greatest] = bounds;
        let is_wide = greatest.x - least.x > greatest.y - least.y;
        let middle = |s: &Segment| if is_wide { s.from.x + s.to.x } else { s.from.y + s.to.y };
        order::by_key(segments, middle);
        let half = segments.len() / 2;
        let (left, right) = segments.split_at_mut(half);
        grow(left, first, nodes);
        grow(right, first + half, nodes);
    }
    nodes[at].next = nodes.len() as u32;
}

/// The box around segments, of which there is at least one.
fn bounds_of(segments: &[Segment]) -> [Spot; 2] {
    segments.iter().fold(segments[0].bounds(), |[a, b], segment| {
        let [c, d] = segment.bounds();
        [Spot::new(a.x.min(c.x), a.y.min(c.y)), Spot::new(b.x.max(d.x), b.y.max(d.y))]
    })
}

/// The square of the distance of p from a box.
#[inline]
fn gap_squared([least, greatest]: [Spot; 2], p: Spot) -> i64 {
    let gap = |least: i32, p: i32, greatest: i32| {
        let [least, p, greatest] = [least, p, greatest].map(i64::from);
        (least - p).max(p - greatest).max(0)
    };
    let [dx, dy] = [gap(least.x, p.x, greatest.x), gap(least.y, p.y, greatest.y)];
    dx * dx + dy * dy
}

/// Every two of these boxes that share a point, by their places, each pair once, until the visitor
/// says stop by returning something. Cost: O(n log n) plus the pairs that share an abscissa: at
/// most n²/2 comparisons of numbers.
pub(super) fn find_meeting<T>(
    boxes: &[[Spot; 2]],
    mut visit: impl FnMut(usize, usize) -> Option<T>,
) -> Option<T> {
    let mut order: Vec<usize> = (0..boxes.len()).collect();
    order::by_key(&mut order, |&i| (boxes[i][0].x, i));
    for (place, &i) in order.iter().enumerate() {
        let later = &order[place + 1..];
        for &j in later.iter().take_while(|&&j| boxes[j][0].x <= boxes[i][1].x) {
            if boxes_meet(boxes[i], boxes[j])
                && let Some(found) = visit(i, j)
            {
                return Some(found);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gap_of_a_box_is_the_distance_of_its_nearest_point() {
        let bounds = [Spot::new(-2, 5), Spot::new(10, 20)];
        for (x, y, gap) in
            [(0, 7, 0), (10, 20, 0), (-5, 9, 9), (13, 24, 25), (-7, 0, 50), (4, 27, 49)]
        {
            assert_eq!(gap_squared(bounds, Spot::new(x, y)), gap, "{x}, {y}");
        }
    }

    #[test]
    fn few_leaves_of_a_row_are_near_one_place() {
        // A row along x, one along y and one that is steep, through the origin, in no order.
        for [dx, dy] in [[10, 0], [0, 10], [3, 20], [20, -3]] {
            let place = |i: i32| Spot::new(dx * (i - 500), dy * (i - 500));
            let order = (0..1000).map(|i| i * 337 % 1000);
            let row = order.map(|i| Segment::new(place(i), place(i + 1)));
            let tree = SegmentTree::new(row.collect());
            for i in 0..1000 {
                let bounds = Segment::new(place(i), place(i + 1)).bounds();
                let near = tree.within(|other| boxes_meet(other, bounds)).count();
                assert!((2..=3 * LEAF).contains(&near), "{near} of the row along {dx}, {dy}");
            }
        }
    }
}
