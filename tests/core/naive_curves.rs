//! The curves that bound free sets, and where two of them cross, in intervals.
//!
//! Lengths are half ticks seen from a stone.

use std::cmp::Ordering;

use super::naive_intervals::Interval;
use super::naive_region::{Spot, squared};

/// A point by its coordinates.
pub type Point<I> = [I; 2];

/// A curve of points that meet an inequality just so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curve {
    Circle {
        centre: Spot,
        radius: i64,
    },
    /// To one side of a line, or to the other where the room is negative.
    Line {
        from: Spot,
        to: Spot,
        room: i64,
    },
}

/// A point that may be a vertex of the free set.
#[derive(Clone, Copy, Debug)]
pub enum Vertex {
    /// One of two crossings of two curves.
    Crossing { curves: [Curve; 2], which: i128 },
    /// The rightmost point of a circle, which is as good as any where the free set has all of it.
    Rightmost { circle: Curve },
}

/// The place of a vertex, unless its curves surely do not cross.
pub fn place<I: Interval>(vertex: Vertex) -> Option<Point<I>> {
    match vertex {
        Vertex::Rightmost { circle: Curve::Circle { centre: [x, y], radius } } => {
            Some([I::whole((x + radius).into()), I::whole(y.into())])
        }
        Vertex::Rightmost { circle: Curve::Line { .. } } => None,
        Vertex::Crossing { curves, which } => match curves {
            [Curve::Circle { centre: a, radius: r }, Curve::Circle { centre: b, radius: s }] => {
                circles_cross(a, r, b, s, which)
            }
            [Curve::Circle { centre, radius }, Curve::Line { from, to, room }]
            | [Curve::Line { from, to, room }, Curve::Circle { centre, radius }] => {
                line_crosses(from, to, room, centre, radius, which)
            }
            [Curve::Line { from: a, to: b, room: r }, Curve::Line { from: c, to: d, room: s }] => {
                lines_cross((a, b, r), (c, d, s)).filter(|_| which == 1)
            }
        },
    }
}

/// The point with |p − a| = r and |p − b| = s: with D = b − a, p = a + u·D ± v·D⊥, u = (D² + r² − s²)/2D²,
/// v = √(4·D²·r² − (D² + r² − s²)²)/2D².
fn circles_cross<I: Interval>(a: Spot, r: i64, b: Spot, s: i64, which: i128) -> Option<Point<I>> {
    let [r2, s2] = [r, s].map(|n| i128::from(n) * i128::from(n));
    let d2 = squared(a, b);
    let twice = d2 + r2 - s2;
    let under = 4 * d2 * r2 - twice * twice;
    if d2 == 0 || under < 0 {
        return None;
    }
    let [dx, dy] = [0, 1].map(|axis| I::whole((b[axis] - a[axis]).into()));
    let twice = I::whole(twice);
    let root = I::whole(under).root().times(&I::whole(which));
    let x = twice.times(&dx).minus(&root.times(&dy)).over(2 * d2);
    let y = twice.times(&dy).plus(&root.times(&dx)).over(2 * d2);
    Some([x.plus(&I::whole(a[0].into())), y.plus(&I::whole(a[1].into()))])
}

/// A crossing of a circle and the line beside the one through two spots. With D from one to the other, the
/// point is p = centre + (h·D⊥ ± √(r²·D² − h²)·D)/D², h = D × (the line − the centre) in units of |D|.
fn line_crosses<I: Interval>(
    from: Spot,
    to: Spot,
    room: i64,
    centre: Spot,
    radius: i64,
    which: i128,
) -> Option<Point<I>> {
    let [dx, dy] = [0, 1].map(|axis| i128::from(to[axis] - from[axis]));
    let [fx, fy] = [0, 1].map(|axis| i128::from(from[axis] - centre[axis]));
    let length2 = dx * dx + dy * dy;
    let length = I::whole(length2).root();
    // D⊥ = (−dy, dx); the line is {q : q·D⊥ = from·D⊥ + room·|D|}, seen from the centre.
    let h = I::whole(fy * dx - fx * dy).plus(&length.times(&I::whole(room.into())));
    let under = I::whole(i128::from(radius) * i128::from(radius) * length2).minus(&h.square());
    if under.sign() == Some(Ordering::Less) {
        return None;
    }
    let along = under.root().times(&I::whole(which));
    let [wdx, wdy] = [I::whole(dx), I::whole(dy)];
    let x = along.times(&wdx).minus(&h.times(&wdy)).over(length2);
    let y = along.times(&wdy).plus(&h.times(&wdx)).over(length2);
    Some([x.plus(&I::whole(centre[0].into())), y.plus(&I::whole(centre[1].into()))])
}

/// The crossing of two lines beside others, by Cramer's rule.
fn lines_cross<I: Interval>(
    (a, b, r): (Spot, Spot, i64),
    (c, d, s): (Spot, Spot, i64),
) -> Option<Point<I>> {
    let way = |p: Spot, q: Spot| [0, 1].map(|axis| i128::from(q[axis] - p[axis]));
    let [[ax, ay], [cx, cy]] = [way(a, b), way(c, d)];
    let turn = ax * cy - ay * cx;
    if turn == 0 {
        return None;
    }
    let height = |p: Spot, [dx, dy]: [i128; 2], room: i64| {
        let length = I::whole(dx * dx + dy * dy).root();
        let at = i128::from(p[1]) * dx - i128::from(p[0]) * dy;
        I::whole(at).plus(&length.times(&I::whole(room.into())))
    };
    let [h, k] = [height(a, [ax, ay], r), height(c, [cx, cy], s)];
    // −ay·x + ax·y = h and −cy·x + cx·y = k.
    let sign = turn.signum();
    let solved = |u: i128, v: i128| {
        h.times(&I::whole(u * sign)).minus(&k.times(&I::whole(v * sign))).over(turn.abs())
    };
    Some([solved(cx, ax), solved(cy, ay)])
}
