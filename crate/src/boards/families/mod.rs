//! Named boards: generators of graphs, spaces, disks and planes, and the gallery of examples.
//!
//! Every drawing of a graph or a space has y down and its two nearest points about one unit apart; coordinates are
//! multiples of 1/256, so that documents stay short. A size out of range is an error.

mod archimedean;
mod bodies;
mod classic;
mod cube_sphere;
mod digraphs;
mod disk_families;
mod gallery;
mod generator;
mod generators;
mod geodesic;
mod graph_generators;
mod grid_spaces;
mod hyperbolic;
mod lattices;
mod layout;
mod maps;
mod mosaics;
mod other_generators;
mod penrose;
mod planes;
mod polychora;
mod proximity;
mod random;
mod regular;
mod scattered;
pub(crate) mod seeded;
mod size;
mod small_spaces;
mod solids;
mod space_lattices;
mod springs;
mod strong;
mod tilings;
mod transforms;
mod trees;
mod tutte;
mod union_find;
mod unstable;

pub use archimedean::{
    cuboctahedron, icosidodecahedron, truncated_cube, truncated_dodecahedron, truncated_octahedron,
    truncated_tetrahedron,
};
pub use classic::{complete, complete_bipartite, cycle, hypercube, path, petersen, star};
pub use cube_sphere::cube_sphere;
pub use digraphs::{directed_cycle, one_way_streets};
pub use disk_families::{disk_grid, nested_disks, sunflower};
pub use gallery::{Family, gallery};
pub use generator::{Generator, ParameterSpec};
pub use generators::{GenerateError, generate, generators};
pub use geodesic::geodesic;
pub use grid_spaces::{dominoes, nested_squares, points_and_lines, trominoes, two_at_once};
pub use hyperbolic::{TILINGS, Tiling, hyperbolic};
pub use lattices::{honeycomb, kings, triangular};
pub use maps::united_states;
pub use mosaics::{basket_weave, bricks};
pub use penrose::penrose;
pub use planes::{holed_plane, round_plane, square_plane};
pub use polychora::twenty_four_cell;
pub use proximity::{Proximity, ProximityError, proximity};
pub use random::{random_cubic, random_digraph};
pub use regular::random_regular;
pub use scattered::{random_planar, random_proximity};
pub use size::{FamilyError, Parameter};
pub use small_spaces::{excluded_point, particular_point, sierpinski};
pub use solids::{cube, dodecahedron, football, icosahedron, octahedron, tetrahedron};
pub use space_lattices::{cubic_lattice, diamond};
pub use tilings::{kagome, rhombille, truncated_square};
pub use transforms::{Keep, TransformError, Turning, one_way, thin};
pub use trees::{complete_tree, random_tree};
pub use unstable::{corner_with_satellites, isolated_pairs, rows_of_three};
