//! Points of the plane whose coordinates are whole ticks.

use std::fmt;

use crate::limits::MAX_TICK;

/// A point of the plane, x to the right and y down, in ticks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(into = "[i32; 2]"),
    tsify(type = "[number, number]")
)]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

impl Spot {
    /// The spot with these coordinates.
    pub const fn new(x: i32, y: i32) -> Spot {
        Spot { x, y }
    }

    /// The square of the distance, exact: |x|, |y| ≤ 2^28 keeps it below 2^60.
    #[inline]
    pub fn distance_squared(self, other: Spot) -> i64 {
        let dx = i64::from(self.x) - i64::from(other.x);
        let dy = i64::from(self.y) - i64::from(other.y);
        dx * dx + dy * dy
    }

    /// True if both coordinates are within the limit.
    pub fn is_within_limit(self) -> bool {
        [self.x, self.y].iter().all(|v| v.unsigned_abs() <= MAX_TICK.unsigned_abs())
    }
}

impl From<Spot> for [i32; 2] {
    fn from(spot: Spot) -> [i32; 2] {
        [spot.x, spot.y]
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_written_and_given_as_its_two_coordinates() {
        let spot = Spot::new(3, -4);
        assert_eq!(spot.to_string(), "(3, -4)");
        assert_eq!(<[i32; 2]>::from(spot), [3, -4]);
    }
}
