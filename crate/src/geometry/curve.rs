//! The curves that bound the free centres: circles around stones and corners, and walls moved
//! inwards. Units and bounds are those of `circle.rs`.

use super::circle::{Circle, Crossings};
use super::moved_wall::MovedWall;

/// A circle, or a wall that was moved.
#[derive(Clone, Copy, Debug)]
pub(super) enum Curve {
    Circle(Circle),
    Wall(MovedWall),
}

impl Curve {
    /// The points at which two curves cross or touch; none if they are the same. Moved walls are no
    /// longer than their boxes.
    pub fn crossings(&self, other: &Curve) -> Crossings {
        match (self, other) {
            (Curve::Circle(a), Curve::Circle(b)) => a.crossings(b),
            (Curve::Circle(circle), Curve::Wall(wall))
            | (Curve::Wall(wall), Curve::Circle(circle)) => wall.crossings(circle),
            (Curve::Wall(a), Curve::Wall(b)) => [a.crossing(b), None],
        }
    }

    /// The point of the curve that is nearest to p, in ticks; nothing at a circle's centre.
    pub fn nearest(&self, p: [f64; 2]) -> Option<[f64; 2]> {
        match self {
            Curve::Circle(circle) => circle.nearest(p),
            Curve::Wall(wall) => Some(wall.nearest(p)),
        }
    }
}
