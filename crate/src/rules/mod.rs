//! Colourings, plays, captures, repetition and scores.

pub mod agreement;
pub mod capture;
pub mod disk_score;
pub mod forever;
pub mod key_index;
pub mod liberty_arcs;
pub mod overview;
pub mod plane_sample;
pub mod plane_score;
pub mod rational;
pub mod region;
pub mod repetition;
pub mod ruleset;
pub mod score;
pub mod snap;
pub mod space_score;
pub mod standing;
pub mod turn;
pub mod wellformed;
