//! Playing many games fast.

pub mod eyes;
pub mod playout;
