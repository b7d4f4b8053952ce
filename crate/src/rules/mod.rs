//! Colourings, plays, captures, repetition and scores.

pub mod agreement;
pub mod capture;
pub mod forever;
pub mod grounds;
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
pub mod standing;
pub mod turn;
pub mod wellformed;

pub use grounds::{disks as disk_score, space as space_score};
