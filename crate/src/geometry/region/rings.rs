//! Checks that rings of corners bound a region: a simple outline, and disjoint simple holes inside
//! it.

use crate::geometry::segment::Segment;
use crate::geometry::segment_tree::{SegmentTree, find_meeting};
use crate::geometry::spot::Spot;
use crate::limits::MAX_CORNERS;
use crate::order;

/// A corner of an outline or a hole, or the edge that begins there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct Corner {
    /// 0 for the outline, from 1 on for the holes.
    pub ring: usize,
    /// Its place in the ring.
    pub corner: usize,
}

/// Ways in which rings can fail to bound a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum RingError {
    /// More corners than [`MAX_CORNERS`].
    #[error("{count} corners are more than the limit of {MAX_CORNERS}")]
    TooManyCorners {
        /// The number of corners of all rings.
        count: usize,
    },
    /// Fewer than three corners.
    #[error("{count} corners bound nothing")]
    TooFewCorners {
        /// The ring that has them.
        ring: usize,
        /// The number of corners.
        count: usize,
    },
    /// A coordinate past the limit on ticks.
    #[error("{spot} is too far out")]
    TooFarOut {
        /// The corner.
        corner: Corner,
        /// Its place.
        spot: Spot,
    },
    /// A corner that stands twice in its ring.
    #[error("this is corner {first} again")]
    CornerTwice {
        /// The later one.
        corner: Corner,
        /// The place of the earlier one.
        first: usize,
    },
    /// Two edges that share more than a common end.
    #[error("the edge that begins here meets {}", named(other))]
    EdgesMeet {
        /// The later edge.
        edge: Corner,
        /// The earlier one.
        other: Corner,
    },
    /// A hole that is not inside the outline.
    #[error("this hole is not inside the outline")]
    HoleOutside {
        /// The hole's ring.
        ring: usize,
    },
    /// A hole inside another.
    #[error("this hole is inside hole {}", other - 1)]
    HoleInHole {
        /// The inner hole's ring.
        ring: usize,
        /// The outer hole's ring.
        other: usize,
    },
}

fn named(edge: &Corner) -> String {
    match edge.ring {
        0 => format!("edge {} of the outline", edge.corner),
        ring => format!("edge {} of hole {}", edge.corner, ring - 1),
    }
}

/// Checks rings, the outline first, then the holes, and gives the edges of each, turned so that
/// `side` is above 0 inside the region. Cost: O(n log n) plus the pairs of edges that share an
/// abscissa, and the pairs of holes.
pub(super) fn checked(rings: &[&[Spot]]) -> Result<Vec<Vec<Segment>>, RingError> {
    let count = rings.iter().map(|ring| ring.len()).sum();
    if count > MAX_CORNERS {
        return Err(RingError::TooManyCorners { count });
    }
    for (ring, corners) in rings.iter().enumerate() {
        check_corners(ring, corners)?;
    }
    let edges: Vec<_> = rings.iter().map(|corners| edges_of(corners)).collect();
    check_edges(&edges)?;
    check_nesting(&edges)?;
    Ok(edges.into_iter().enumerate().map(|(ring, edges)| turned(edges, ring == 0)).collect())
}

/// The edges of a ring so that the positive side is inside it, or outside.
fn turned(edges: Vec<Segment>, is_inside: bool) -> Vec<Segment> {
    let origin = Spot::default();
    let twice_area: i128 = edges.iter().map(|edge| i128::from(edge.side(origin))).sum();
    if (twice_area > 0) == is_inside {
        return edges;
    }
    edges.into_iter().map(Segment::reversed).collect()
}

fn check_corners(ring: usize, corners: &[Spot]) -> Result<(), RingError> {
    if corners.len() < 3 {
        return Err(RingError::TooFewCorners { ring, count: corners.len() });
    }
    if let Some(corner) = corners.iter().position(|spot| !spot.is_within_limit()) {
        let spot = corners[corner];
        return Err(RingError::TooFarOut { corner: Corner { ring, corner }, spot });
    }
    let mut order: Vec<usize> = (0..corners.len()).collect();
    order::by_key(&mut order, |&i| (corners[i], i));
    match order.windows(2).find(|pair| corners[pair[0]] == corners[pair[1]]) {
        Some(pair) => {
            let corner = Corner { ring, corner: pair[1] };
            Err(RingError::CornerTwice { corner, first: pair[0] })
        }
        None => Ok(()),
    }
}

fn edges_of(corners: &[Spot]) -> Vec<Segment> {
    let ends = corners[1..].iter().chain(&corners[..1]);
    corners.iter().zip(ends).map(|(&from, &to)| Segment::new(from, to)).collect()
}

/// No two edges share more than the corner at which both end. A ring of three or more corners for
/// which that holds has an area.
fn check_edges(rings: &[Vec<Segment>]) -> Result<(), RingError> {
    let named = |(ring, edges): (usize, &Vec<Segment>)| {
        (0..edges.len()).map(move |corner| Corner { ring, corner }).collect::<Vec<_>>()
    };
    let names: Vec<Corner> = rings.iter().enumerate().flat_map(named).collect();
    let boxes: Vec<_> = rings.iter().flatten().map(|edge| edge.bounds()).collect();
    let meeting = find_meeting(&boxes, |i, j| {
        let [other, edge] = [names[i.min(j)], names[i.max(j)]];
        let meets = overlap_beyond_corner(rings, other, edge);
        meets.then_some(RingError::EdgesMeet { edge, other })
    });
    meeting.map_or(Ok(()), Err)
}

fn overlap_beyond_corner(rings: &[Vec<Segment>], first: Corner, later: Corner) -> bool {
    let [a, b] = [first, later].map(|name| rings[name.ring][name.corner]);
    if first.ring == later.ring {
        if a.to == b.from {
            return a.folds_back(b);
        }
        if b.to == a.from {
            return b.folds_back(a);
        }
    }
    a.meets(b)
}

/// Every hole is inside the outline and in no other hole. As no edges meet, one corner decides.
fn check_nesting(rings: &[Vec<Segment>]) -> Result<(), RingError> {
    let walls: Vec<_> = rings.iter().map(|edges| SegmentTree::new(edges.clone())).collect();
    for (ring, edges) in rings.iter().enumerate().skip(1) {
        let corner = edges[0].from;
        let is_inside = |other: usize| walls[other].left_of(corner).count() % 2 == 1;
        if !is_inside(0) {
            return Err(RingError::HoleOutside { ring });
        }
        if let Some(other) = (1..rings.len()).find(|&other| other != ring && is_inside(other)) {
            return Err(RingError::HoleInHole { ring, other });
        }
    }
    Ok(())
}
