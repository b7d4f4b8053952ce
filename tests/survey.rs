//! What is said of boards while they are drawn, against the definitions and the document.

mod many;
mod naive;
mod naive_disks;
mod naive_region;
mod naive_space;
mod survey_laws;
mod trials;
