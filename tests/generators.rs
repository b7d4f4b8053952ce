//! The newer families, graphs of points, transforms and the list of generators, each against its
//! definition.

#[expect(dead_code, reason = "the tests of the families measure more")]
mod checks;
mod generator_laws;
