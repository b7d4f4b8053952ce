//! Boards and games in other formats: what is written comes back equal, files as other programs
//! write them are read, and what is wrong is named by its line.

mod drawings;
mod foreign;
mod games;
mod graphs;
mod malformed;
mod networkx;
mod reading;
