//! See `tests/survey.rs`.

mod cases;
mod drafts;
mod errors;
mod graphs;
mod sets;
mod tangencies;
