//! Colourings, plays and what they mean.

pub mod capture;
pub mod rational;
pub mod repetition;
pub mod ruleset;
pub mod score;
pub mod wellformed;
