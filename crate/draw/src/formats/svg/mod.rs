//! SVG: outlines as regions, circles as disks.
//!
//! A drawing with an outline is a plane, or a board of disks in that region if there are circles
//! inside it. Circles without an outline are disks; a single one is a round region. Strokes,
//! colours, texts and references are left out. Gospace's own drawings declare ticks as their unit
//! and come back exactly; others are scaled ([`fit`]).

mod fit;
mod read;
mod shapes;
mod write;

pub(super) use read::read;
pub(super) use write::write;
