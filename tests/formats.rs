//! Boards and games in other formats: what is written comes back equal, files as other programs
//! write them are read, and what is wrong is named by its line.

mod trials;

#[path = "formats/drawings.rs"]
mod drawings;
#[path = "formats/foreign.rs"]
mod foreign;
#[path = "formats/games.rs"]
mod games;
#[path = "formats/graphs.rs"]
mod graphs;
#[path = "formats/malformed.rs"]
mod malformed;
#[path = "formats/reading.rs"]
mod reading;
