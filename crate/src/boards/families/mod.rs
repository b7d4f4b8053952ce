//! Named boards: families of graphs, spaces, disks and planes, and the gallery of examples.
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
mod geodesic;
mod grid_spaces;
mod hyperbolic;
mod lattices;
pub mod layout;
mod maps;
mod mosaics;
mod penrose;
mod planes;
mod polychora;
mod random;
mod regular;
pub mod seeded;
pub mod size;
mod small_spaces;
mod solids;
mod space_lattices;
mod springs;
mod tilings;
mod trees;
mod tutte;
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
pub use geodesic::geodesic;
pub use grid_spaces::{dominoes, nested_squares, points_and_lines, trominoes, two_at_once};
pub use hyperbolic::{TILINGS, Tiling, hyperbolic};
pub use lattices::{honeycomb, kings, triangular};
pub use maps::united_states;
pub use mosaics::{basket_weave, bricks};
pub use penrose::penrose;
pub use planes::{holed_plane, round_plane, square_plane};
pub use polychora::twenty_four_cell;
pub use random::{random_cubic, random_digraph};
pub use regular::random_regular;
pub use size::{FamilyError, Parameter};
pub use small_spaces::{excluded_point, particular_point, sierpinski};
pub use solids::{cube, dodecahedron, football, icosahedron, octahedron, tetrahedron};
pub use space_lattices::{cubic_lattice, diamond};
pub use tilings::{kagome, rhombille, truncated_square};
pub use trees::{complete_tree, random_tree};
pub use unstable::{corner_with_satellites, isolated_pairs, rows_of_three};
