//! The parts that playing does not need: boards made from others, surveys of drawings, generators,
//! formats and the search.

mod boards;
mod formats;
mod generators;
mod search;
mod survey;
