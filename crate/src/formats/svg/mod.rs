//! SVG: outlines as regions, circles as disks.
//!
//! A drawing with an outline is a plane, or a board of disks in that region if there are circles
//! inside it. Circles without an outline are disks; one alone is a round region. Strokes, colours,
//! texts and what the drawing refers to are left out. Gospace's own drawings say that their unit is
//! a tick and come back exactly; others are enlarged ([`fit`]).

mod fit;
mod read;
mod shapes;
mod write;

pub(super) use read::read;
pub(super) use write::write;
