//! Generators of random graphs, graphs of points, spaces, disks and planes.

use super::generator::{Generator, WRAPS, choice, count, empty, fixed, random};
use super::proximity::Proximity;
use super::scattered::{random_planar, random_proximity};
use gospace::boards::families::random_digraph;
use gospace::boards::families::random_regular;
use gospace::boards::families::{disk_grid, nested_disks, sunflower};
use gospace::boards::families::{
    dominoes, nested_squares, points_and_lines, trominoes, two_at_once,
};
use gospace::boards::families::{excluded_point, particular_point, sierpinski};
use gospace::boards::families::{holed_plane, round_plane, square_plane};

pub(super) const OTHERS: &[Generator] = &[
    random(
        ["random-digraph", "Random arcs", "Any arcs at all, some of them both ways.", "Random"],
        &[count("points", "points", 1, 5000, 20), count("arcs", "arcs", 0, 20000, 50)],
        |v, seed| empty(random_digraph(v[0], v[1], seed)),
    ),
    random(
        [
            "random-regular",
            "Random, regular",
            "The same number of neighbours everywhere, and no other order.",
            "Random",
        ],
        &[count("points", "points", 2, 5000, 24), count("degree", "neighbours", 1, 8, 3)],
        |v, seed| empty(random_regular(v[0], v[1], seed)),
    ),
    random(
        [
            "random-planar",
            "Random, planar",
            "Lines that never cross, from a tree to a triangulation.",
            "Random",
        ],
        &[
            count("points", "points", 1, 10000, 60),
            count("percent", "percent of the lines", 0, 100, 40),
        ],
        |v, seed| empty(random_planar(v[0], v[1], seed)),
    ),
    random(
        [
            "delaunay",
            "Delaunay",
            "Random points joined across empty circles: triangles.",
            "From points",
        ],
        &[count("points", "points", 1, 10000, 80)],
        |v, seed| empty(random_proximity(v[0], Proximity::Delaunay, seed)),
    ),
    random(
        [
            "gabriel",
            "Gabriel",
            "Random points joined where the circle between them is empty.",
            "From points",
        ],
        &[count("points", "points", 1, 10000, 80)],
        |v, seed| empty(random_proximity(v[0], Proximity::Gabriel, seed)),
    ),
    random(
        [
            "relative-neighbours",
            "Relative neighbours",
            "Random points joined where no third is nearer to both.",
            "From points",
        ],
        &[count("points", "points", 1, 10000, 80)],
        |v, seed| empty(random_proximity(v[0], Proximity::RelativeNeighbourhood, seed)),
    ),
    random(
        ["voronoi", "Voronoi", "The borders between the realms of random points.", "From points"],
        &[count("points", "points", 8, 5000, 80)],
        |v, seed| empty(random_proximity(v[0], Proximity::Voronoi, seed)),
    ),
    fixed(
        [
            "points-and-lines",
            "Points and lines",
            "The grid as a space: stones on points, lines between them.",
            "Spaces",
        ],
        &[count("columns", "columns", 1, 50, 7), count("rows", "rows", 1, 50, 7)],
        |v, _| empty(points_and_lines(v[0], v[1])),
    ),
    fixed(
        ["dominoes", "Dominoes", "Two crossings and the line between them at a time.", "Spaces"],
        &[count("columns", "columns", 2, 50, 7), count("rows", "rows", 1, 50, 7)],
        |v, _| empty(dominoes(v[0], v[1])),
    ),
    fixed(
        ["trominoes", "Trominoes", "Three points at a time, straight or bent.", "Spaces"],
        &[count("columns", "columns", 2, 40, 6), count("rows", "rows", 2, 40, 6)],
        |v, _| empty(trominoes(v[0], v[1])),
    ),
    fixed(
        [
            "two-at-once",
            "Two at once",
            "One point, or two that are a knight's move apart.",
            "Spaces",
        ],
        &[count("columns", "columns", 3, 40, 7), count("rows", "rows", 2, 40, 7)],
        |v, _| empty(two_at_once(v[0], v[1])),
    ),
    fixed(
        [
            "nested-squares",
            "Nested squares",
            "Stones of every size from a point to a quarter.",
            "Spaces",
        ],
        &[count("levels", "divisions", 1, 6, 3)],
        |v, _| empty(nested_squares(v[0])),
    ),
    fixed(
        ["sierpinski", "Sierpiński", "Triangles in triangles.", "Spaces"],
        &[count("levels", "divisions", 1, 7, 3)],
        |v, _| empty(sierpinski(v[0])),
    ),
    fixed(
        [
            "excluded-point",
            "Excluded point",
            "All stones touch at one point on which none can stand.",
            "Spaces",
        ],
        &[count("points", "others", 2, 1000, 8)],
        |v, _| empty(excluded_point(v[0])),
    ),
    fixed(
        [
            "particular-point",
            "Particular point",
            "One point in every stone: nothing has liberties.",
            "Spaces",
        ],
        &[count("points", "others", 2, 1000, 8)],
        |v, _| empty(particular_point(v[0])),
    ),
    fixed(
        ["disk-grid", "Disk grid", "Tangent disks in rows, which play as the grid does.", "Disks"],
        &[count("columns", "columns", 1, 70, 9), count("rows", "rows", 1, 70, 9)],
        |v, _| empty(disk_grid(v[0], v[1])),
    ),
    fixed(
        ["nested-disks", "Nested disks", "Disks that touch, and disks that hold others.", "Disks"],
        &[count("side", "squares along a side", 2, 30, 3)],
        |v, _| empty(nested_disks(v[0])),
    ),
    fixed(
        ["sunflower", "Sunflower", "Disks that grow as they turn by the golden angle.", "Disks"],
        &[count("points", "disks", 1, 300, 90)],
        |v, _| empty(sunflower(v[0])),
    ),
    fixed(
        ["square-plane", "Square", "Stones anywhere on a square, flat or glued.", "Planes"],
        &[
            count("side", "stones across", 3, 50, 12),
            choice("wrap", "sides", &["flat", "cylinder", "torus", "Möbius strip", "Klein bottle"]),
        ],
        |v, _| empty(square_plane(v[0], WRAPS[v[1] as usize])),
    ),
    fixed(
        ["round-plane", "Round", "Stones anywhere on a disk.", "Planes"],
        &[count("side", "stones across", 1, 50, 12)],
        |v, _| empty(round_plane(v[0])),
    ),
    fixed(
        ["holed-plane", "Square with a hole", "Stones anywhere around a hole.", "Planes"],
        &[count("side", "stones across", 4, 50, 14)],
        |v, _| empty(holed_plane(v[0])),
    ),
];
