//! The newer families, graphs of points, transforms and the list of generators, each against its
//! definition.

mod checks;
mod generator_laws;
