//! The free part of a circle around a stone, for drawing. The decision which arcs are free is that
//! of `free.rs`; only their angles need more than + − × ÷ √.

use crate::order;
use std::f64::consts::TAU;

use super::circle::Circle;
use super::curve::Curve;
use super::free::Near;

/// An arc around a stone, from an angle to an angle in radians, growing from the right downwards:
/// 0 ≤ from ≤ 2π and from ≤ to ≤ from + 2π. Equal angles are a single point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FreeArc {
    /// Its beginning.
    pub from: f64,
    /// Its end.
    pub to: f64,
}

impl FreeArc {
    /// The whole circle.
    pub const WHOLE: FreeArc = FreeArc { from: 0.0, to: TAU };
}

/// A point at which the circle crosses another curve, relative to the stone.
struct Cut {
    point: [f64; 2],
    turn: f64,
}

impl Near {
    /// The arcs of the circle of this radius around the stone, c ≤ radius ≤ b, whose points are
    /// free, single points included, in no particular order. Cost: O(n²) for n stones and edges.
    pub fn arcs(&self, radius: i64) -> Vec<FreeArc> {
        let circle = Circle { centre: [0, 0], radius: 2 * radius };
        let cuts = self.cuts(circle);
        let mut blocker = 0;
        let mut is_free = |p| self.if_free(p, &mut blocker).is_some();
        if cuts.is_empty() {
            return if is_free(circle.extremes()[0]) { vec![FreeArc::WHOLE] } else { vec![] };
        }
        // Point 0, the arc from it to point 1, point 1, and so on around.
        let mut pieces = Vec::with_capacity(2 * cuts.len());
        for (i, cut) in cuts.iter().enumerate() {
            let next = &cuts[(i + 1) % cuts.len()];
            pieces.push(is_free(cut.point));
            pieces.push(is_free(middle(cut, next, radius as f64)));
        }
        joined(&cuts, &pieces)
    }

    /// The crossings of the circle with the other curves, in order around it, each place once.
    fn cuts(&self, circle: Circle) -> Vec<Cut> {
        let circle = Curve::Circle(circle);
        let points = self.obstacles().flat_map(|curve| circle.crossings(&curve)).flatten();
        let mut cuts: Vec<Cut> = points.map(|point| Cut { point, turn: turn(point) }).collect();
        order::by(&mut cuts, |a, b| a.turn.total_cmp(&b.turn));
        cuts.dedup_by(|a, b| a.turn == b.turn);
        cuts
    }
}

/// The longest runs of free pieces, which are points and arcs in turn.
fn joined(cuts: &[Cut], pieces: &[bool]) -> Vec<FreeArc> {
    let Some(gap) = pieces.iter().position(|&is_free| !is_free) else {
        return vec![FreeArc::WHOLE];
    };
    let mut arcs = Vec::new();
    let mut run: Option<usize> = None;
    for place in gap + 1..=gap + pieces.len() {
        let is_free = pieces[place % pieces.len()];
        match run {
            None if is_free => run = Some(place),
            Some(first) if !is_free => {
                arcs.push(between(cuts, first, place - 1));
                run = None;
            }
            _ => {}
        }
    }
    arcs
}

/// The arc of the pieces from one to another: an arc begins at the point before it and ends at the
/// one after.
fn between(cuts: &[Cut], first: usize, last: usize) -> FreeArc {
    let angle = |point: usize| {
        let Cut { point: [x, y], turn } = cuts[point % cuts.len()];
        let angle = libm::atan2(y, x);
        let angle = if angle < 0.0 { angle + TAU } else { angle };
        let rounds = (point / cuts.len()) as f64;
        rounds * TAU + if turn == 0.0 { 0.0 } else { angle }
    };
    let [begin, end] = [first / 2, last.div_ceil(2)];
    let before = begin / cuts.len() * cuts.len();
    let [from, to] = [begin, end].map(|point| angle(point - before));
    // Two cuts that nearly coincide may have their angles rounded past each other.
    FreeArc { from, to: to.max(from) }
}

/// The point halfway along the arc from one cut to the next.
fn middle(from: &Cut, to: &Cut, radius: f64) -> [f64; 2] {
    let [[ax, ay], [bx, by]] = [from.point, to.point];
    let ahead = (to.turn - from.turn).rem_euclid(4.0);
    let [x, y] = [ax + bx, ay + by];
    let length = (x * x + y * y).sqrt();
    // Points that are nearly opposite leave their sum without a direction.
    if length < 1e-6 * radius {
        return [-ay, ax];
    }
    let is_short = 0.0 < ahead && ahead < 2.0;
    let scale = if is_short { radius / length } else { -radius / length };
    [x * scale, y * scale]
}

/// A quantity in [0, 4) that grows with the angle: 1 a quarter of a circle.
fn turn([x, y]: [f64; 2]) -> f64 {
    let sum = x.abs() + y.abs();
    let turn = match (x >= 0.0, y >= 0.0) {
        (true, true) => y / sum,
        (false, true) => 1.0 - x / sum,
        (false, false) => 2.0 - y / sum,
        (true, false) => 3.0 + x / sum,
    };
    // Just before the first angle rounding gives 4.
    if turn < 4.0 { turn } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(point: [f64; 2]) -> Cut {
        Cut { point, turn: turn(point) }
    }

    #[test]
    fn the_middle_of_an_arc_is_halfway_along_it() {
        let [east, south, west, north] =
            [[5.0, 0.0], [0.0, 5.0], [-5.0, 0.0], [0.0, -5.0]].map(cut);
        assert_eq!(middle(&east, &west, 5.0), [0.0, 5.0], "half a circle");
        assert_eq!(middle(&south, &north, 5.0), [-5.0, 0.0]);
        assert_eq!(middle(&north, &south, 5.0), [5.0, 0.0]);
        let eighth = 12.5f64.sqrt();
        let near = |[x, y]: [f64; 2], [u, v]: [f64; 2]| (x - u).abs() + (y - v).abs() < 1e-9;
        assert!(near(middle(&east, &south, 5.0), [eighth, eighth]));
        assert!(near(middle(&south, &east, 5.0), [-eighth, -eighth]), "the long way");
        // (1, 3)/√10 · 5 is halfway between (5, 0) and (−4, 3), whose sum is short.
        let scale = 5.0 / 10f64.sqrt();
        assert!(near(middle(&east, &cut([-4.0, 3.0]), 5.0), [scale, 3.0 * scale]));
    }

    #[test]
    fn opposite_points_that_were_rounded_have_their_middle_a_quarter_away() {
        let far = 1e6;
        let to = cut([-far - 0.001, 0.0]);
        assert_eq!(middle(&cut([far, 0.0]), &to, far), [0.0, far]);
    }
}
