//! Gluings of the sides of a rectangle.

/// A gluing of the sides of a rectangle (API.md's table; W columns, H rows, or the width and the
/// height of a rectangle of the plane, for which the − 1 fall away).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Wrap {
    /// Not at all.
    #[default]
    None,
    /// (x + W, y) ~ (x, y)
    Cylinder,
    /// As the cylinder, and (x, y + H) ~ (x, y).
    Torus,
    /// (x + W, y) ~ (x, H − 1 − y)
    Mobius,
    /// As the Möbius band, and (x, y + H) ~ (x, y).
    Klein,
    /// (x + W, y) ~ (x, H − 1 − y) and (x, y + H) ~ (W − 1 − x, y); grids only.
    Projective,
}
