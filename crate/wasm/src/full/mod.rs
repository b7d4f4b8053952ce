//! The parts that playing does not need: boards made from others, surveys of drawings, generators,
//! formats, the search and the solver.

mod boards;
mod formats;
mod generators;
mod search;
mod solver;
mod survey;
