//! Generators of grids, tilings, solids, graphs of the textbooks, trees and one-way boards.

use super::generator::{Generator, WRAPS, choice, count, empty, fixed, random};
use gospace::boards::families::cube_sphere;
use gospace::boards::families::geodesic;
use gospace::boards::families::penrose;
use gospace::boards::families::twenty_four_cell;
use gospace::boards::families::united_states;
use gospace::boards::families::{TILINGS, hyperbolic};
use gospace::boards::families::{basket_weave, bricks};
use gospace::boards::families::{
    complete, complete_bipartite, cycle, hypercube, path, petersen, star,
};
use gospace::boards::families::{complete_tree, random_tree};
use gospace::boards::families::{corner_with_satellites, isolated_pairs, rows_of_three};
use gospace::boards::families::{
    cube, dodecahedron, football, icosahedron, octahedron, tetrahedron,
};
use gospace::boards::families::{cubic_lattice, diamond};
use gospace::boards::families::{
    cuboctahedron, icosidodecahedron, truncated_cube, truncated_dodecahedron, truncated_octahedron,
    truncated_tetrahedron,
};
use gospace::boards::families::{directed_cycle, one_way_streets};
use gospace::boards::families::{honeycomb, kings, triangular};
use gospace::boards::families::{kagome, rhombille, truncated_square};
use gospace::boards::setup::{GraphSetup, GridSetup};

const PLATONIC: [fn() -> GraphSetup; 5] =
    [tetrahedron, cube, octahedron, dodecahedron, icosahedron];
const ARCHIMEDEAN: [fn() -> GraphSetup; 7] = [
    truncated_tetrahedron,
    cuboctahedron,
    truncated_cube,
    truncated_octahedron,
    icosidodecahedron,
    truncated_dodecahedron,
    football,
];

pub(super) const GRAPHS: &[Generator] = &[
    fixed(
        ["grid", "Rectangular grid", "Go's own board, flat or glued at its sides.", "Grids"],
        &[
            count("columns", "columns", 1, 100, 9),
            count("rows", "rows", 1, 100, 9),
            choice(
                "wrap",
                "sides",
                &["flat", "cylinder", "torus", "Möbius strip", "Klein bottle", "projective plane"],
            ),
        ],
        |v, _| empty(Ok(GridSetup { columns: v[0], rows: v[1], wrap: WRAPS[v[2] as usize] })),
    ),
    fixed(
        [
            "kings",
            "King's moves",
            "A grid with both diagonals: stones touch corner to corner.",
            "Grids",
        ],
        &[count("columns", "columns", 1, 100, 9), count("rows", "rows", 1, 100, 9)],
        |v, _| empty(kings(v[0], v[1])),
    ),
    fixed(
        ["triangular", "Triangles", "Six neighbours everywhere inside a hexagon.", "Tilings"],
        &[count("side", "points along a side", 1, 58, 6)],
        |v, _| empty(triangular(v[0])),
    ),
    fixed(
        ["honeycomb", "Honeycomb", "Three neighbours: few liberties, sharp fights.", "Tilings"],
        &[count("side", "cells along a side", 1, 40, 4)],
        |v, _| empty(honeycomb(v[0])),
    ),
    fixed(
        [
            "truncated-square",
            "Squares, octagons",
            "4.8.8: three neighbours, and eyes of two sizes.",
            "Tilings",
        ],
        &[count("columns", "columns", 1, 50, 5), count("rows", "rows", 1, 50, 5)],
        |v, _| empty(truncated_square(v[0], v[1])),
    ),
    fixed(
        ["kagome", "Kagome", "3.6.3.6: triangles corner to corner around hexagons.", "Tilings"],
        &[count("side", "hexagons along a side", 1, 33, 4)],
        |v, _| empty(kagome(v[0])),
    ),
    fixed(
        [
            "rhombille",
            "Rhombille",
            "Piled cubes: points with three neighbours between points with six.",
            "Tilings",
        ],
        &[count("side", "cells along a side", 2, 33, 4)],
        |v, _| empty(rhombille(v[0])),
    ),
    fixed(
        ["penrose", "Penrose rhombs", "Thick and thin rhombs that never repeat.", "Tilings"],
        &[count("levels", "divisions", 1, 8, 4)],
        |v, _| empty(penrose(v[0])),
    ),
    fixed(
        [
            "hyperbolic",
            "Hyperbolic tiling",
            "More room the farther out: most of the board is its rim.",
            "Tilings",
        ],
        &[
            choice("tiling", "tiles", &["{4, 5}", "{5, 4}", "{3, 7}", "{7, 3}"]),
            count("levels", "layers", 1, 5, 3),
        ],
        |v, _| empty(hyperbolic(TILINGS[v[0] as usize], v[1])),
    ),
    fixed(
        [
            "bricks",
            "Wall of bricks",
            "A grid with lines taken out: long tiles, shifted.",
            "Tilings",
        ],
        &[
            count("columns", "columns", 1, 100, 9),
            count("rows", "rows", 1, 100, 9),
            count("length", "cells of a brick", 2, 5, 2),
        ],
        |v, _| empty(bricks(v[0], v[1], v[2])),
    ),
    fixed(
        [
            "basket-weave",
            "Basket weave",
            "A grid with lines taken out: pairs of tiles across and down.",
            "Tilings",
        ],
        &[count("columns", "columns", 1, 100, 9), count("rows", "rows", 1, 100, 9)],
        |v, _| empty(basket_weave(v[0], v[1])),
    ),
    fixed(
        [
            "platonic",
            "Platonic solid",
            "The same number of sides and neighbours everywhere.",
            "Solids",
        ],
        &[choice(
            "solid",
            "solid",
            &["tetrahedron", "cube", "octahedron", "dodecahedron", "icosahedron"],
        )],
        |v, _| empty(Ok(PLATONIC[v[0] as usize]())),
    ),
    fixed(
        [
            "archimedean",
            "Archimedean solid",
            "Two kinds of faces, and every point like every other.",
            "Solids",
        ],
        &[choice(
            "solid",
            "solid",
            &[
                "truncated tetrahedron",
                "cuboctahedron",
                "truncated cube",
                "truncated octahedron",
                "icosidodecahedron",
                "truncated dodecahedron",
                "truncated icosahedron",
            ],
        )],
        |v, _| empty(Ok(ARCHIMEDEAN[v[0] as usize]())),
    ),
    fixed(
        [
            "geodesic",
            "Geodesic sphere",
            "A ball of triangles: twelve points with five neighbours, all others with six.",
            "Solids",
        ],
        &[count("frequency", "parts of an edge", 1, 31, 3)],
        |v, _| empty(geodesic(v[0])),
    ),
    fixed(
        [
            "cube-sphere",
            "Cube sphere",
            "A ball of squares: eight points with three neighbours, all others with four.",
            "Solids",
        ],
        &[count("frequency", "parts of an edge", 1, 40, 4)],
        |v, _| empty(cube_sphere(v[0])),
    ),
    fixed(
        [
            "cubic-lattice",
            "Cubic lattice",
            "A grid of three dimensions: six neighbours inside.",
            "Solids",
        ],
        &[count("side", "points along an edge", 1, 21, 4)],
        |v, _| empty(cubic_lattice(v[0])),
    ),
    fixed(
        [
            "diamond",
            "Diamond lattice",
            "Four neighbours in space, and no ring of stones shorter than six.",
            "Solids",
        ],
        &[count("levels", "steps from the middle", 1, 15, 4)],
        |v, _| empty(diamond(v[0])),
    ),
    fixed(
        [
            "twenty-four-cell",
            "24-cell",
            "A regular body of four dimensions: eight neighbours everywhere.",
            "Solids",
        ],
        &[],
        |_, _| empty(Ok(twenty_four_cell())),
    ),
    fixed(
        ["path", "Path", "Points in a row.", "Classic graphs"],
        &[count("points", "points", 1, 10000, 30)],
        |v, _| empty(path(v[0])),
    ),
    fixed(
        ["cycle", "Cycle", "Points in a ring.", "Classic graphs"],
        &[count("points", "points", 3, 10000, 24)],
        |v, _| empty(cycle(v[0])),
    ),
    fixed(
        ["star", "Star", "One point between all others.", "Classic graphs"],
        &[count("leaves", "leaves", 1, 9999, 12)],
        |v, _| empty(star(v[0])),
    ),
    fixed(
        ["complete", "Complete graph", "Every point beside every other.", "Classic graphs"],
        &[count("points", "points", 1, 200, 7)],
        |v, _| empty(complete(v[0])),
    ),
    fixed(
        [
            "complete-bipartite",
            "Two sides",
            "Every point above beside every point below.",
            "Classic graphs",
        ],
        &[count("above", "points above", 1, 150, 4), count("below", "points below", 1, 150, 4)],
        |v, _| empty(complete_bipartite(v[0], v[1])),
    ),
    fixed(
        ["hypercube", "Hypercube", "Corners of a cube in many dimensions.", "Classic graphs"],
        &[count("dimensions", "dimensions", 0, 13, 4)],
        |v, _| empty(hypercube(v[0])),
    ),
    fixed(
        [
            "petersen",
            "Petersen graph",
            "Ten points, three neighbours each, and no cycle below five.",
            "Classic graphs",
        ],
        &[],
        |_, _| empty(Ok(petersen())),
    ),
    fixed(
        [
            "united-states",
            "United States",
            "A map: states are neighbours where they share a border.",
            "Classic graphs",
        ],
        &[],
        |_, _| empty(Ok(united_states())),
    ),
    fixed(
        ["isolated-pairs", "Pairs", "Twos that touch nothing else.", "Classic graphs"],
        &[count("copies", "pairs", 1, 5000, 20)],
        |v, _| empty(isolated_pairs(v[0])),
    ),
    fixed(
        ["rows-of-three", "Rows of three", "White at both ends of every row.", "Classic graphs"],
        &[count("copies", "rows", 1, 3000, 12)],
        |v, _| rows_of_three(v[0]).map(|(made, start)| (made.into(), start)),
    ),
    fixed(
        [
            "complete-tree",
            "Complete tree",
            "A root, and the same number of branches everywhere.",
            "Trees",
        ],
        &[count("branches", "branches", 2, 6, 2), count("depth", "depth", 0, 5, 4)],
        |v, _| empty(complete_tree(v[0], v[1])),
    ),
    random(
        ["random-tree", "Random tree", "Every point grows from one of those before it.", "Trees"],
        &[count("points", "points", 1, 5000, 40)],
        |v, seed| empty(random_tree(v[0], seed)),
    ),
    fixed(
        [
            "one-way-streets",
            "One-way streets",
            "Rows and columns lead there and back in turn.",
            "One-way",
        ],
        &[count("columns", "columns", 1, 100, 8), count("rows", "rows", 1, 100, 8)],
        |v, _| empty(one_way_streets(v[0], v[1])),
    ),
    fixed(
        ["directed-cycle", "Directed cycle", "A ring that leads one way.", "One-way"],
        &[count("points", "points", 3, 10000, 12)],
        |v, _| empty(directed_cycle(v[0])),
    ),
    fixed(
        [
            "satellites",
            "Corner, satellites",
            "Points that only look at a corner of a grid.",
            "One-way",
        ],
        &[
            count("columns", "columns", 1, 70, 5),
            count("rows", "rows", 1, 70, 5),
            count("satellites", "satellites", 1, 5000, 8),
        ],
        |v, _| empty(corner_with_satellites(v[0], v[1], v[2])),
    ),
];
