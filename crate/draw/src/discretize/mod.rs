//! From continuous boards to finite ones (RULES.md, 5): samples of a plane, and disks as
//! the go-space that has the same game.
//!
//! Knows boards and geometry, nothing of colours, turns or rules.

mod blue_noise;
mod cover;
mod inset;
mod lattice;
pub mod quotient;
pub mod report;
pub mod sample;
mod sample_sites;
mod tree;

pub use quotient::{CellKind, Quotient, QuotientError, quotient};
pub use report::Report;
pub use sample::{Lattice, Sample, SampleError, Sampling, sample};
