//! Generators: the families of boards with names and parameters, graphs of points, and changes of a graph.

mod generator;
#[expect(clippy::module_inception, reason = "it has the list of them")]
mod generators;
mod graph_generators;
mod other_generators;
mod proximity;
mod scattered;
mod strong;
mod transforms;
mod union_find;

pub use generator::{Generator, ParameterSpec};
pub use generators::{GenerateError, generate, generators};
pub use proximity::{Proximity, ProximityError, proximity};
pub use scattered::{random_planar, random_proximity};
pub use transforms::{Keep, TransformError, Turning, one_way, thin};
