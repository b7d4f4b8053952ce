//! Findings on boards while they are drawn, against the definitions and the document.

mod cases;
mod drafts;
mod errors;
mod graphs;
mod sets;
mod tangencies;
