//! From continuous boards to finite ones (RULES.md, 5): samples of a plane.
//!
//! Knows boards and geometry, nothing of colours, turns or rules.

mod blue_noise;
mod cover;
mod inset;
mod lattice;
pub mod report;
pub mod sample;
mod sites;
mod tree;

pub use report::Report;
pub use sample::{Lattice, Sample, SampleError, Sampling, sample};
