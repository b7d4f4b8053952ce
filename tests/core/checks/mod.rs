//! Slow, literal measures that tests share.

pub mod graphs;
pub mod names;
pub mod plane;
