//! The gallery: named example boards, in the order shown.

use super::classic::{complete, complete_bipartite, cycle, hypercube, path, petersen, star};
use super::cube_sphere::cube_sphere;
use super::digraphs::{directed_cycle, one_way_streets};
use super::disk_families::{disk_grid, nested_disks, sunflower};
use super::grid_spaces::{dominoes, nested_squares, points_and_lines, trominoes, two_at_once};
use super::hyperbolic::{TILINGS, hyperbolic};
use super::lattices::{honeycomb, kings, triangular};
use super::maps::united_states;
use super::mosaics::basket_weave;
use super::planes::{holed_plane, round_plane, square_plane};
use super::polychora::twenty_four_cell;
use super::random::random_digraph;
use super::size::FamilyError;
use super::small_spaces::{excluded_point, particular_point, sierpinski};
use super::solids::{cube, dodecahedron, football, icosahedron, octahedron, tetrahedron};
use super::space_lattices::{cubic_lattice, diamond};
use super::trees::complete_tree;
use super::unstable::{corner_with_satellites, isolated_pairs, rows_of_three};
use crate::boards::setup::{BoardSetup, GridSetup, Start, Wrap};

/// A board of the gallery.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// A stable id, used by links and tests.
    pub id: &'static str,
    /// The caption of its picture.
    pub name: &'static str,
    /// A sentence about Go on this board.
    pub note: &'static str,
    make: fn() -> (BoardSetup, Start),
}

impl Family {
    /// The board and its starting stones.
    pub fn setup(&self) -> (BoardSetup, Start) {
        (self.make)()
    }
}

/// All boards of the gallery.
pub fn gallery() -> &'static [Family] {
    GALLERY
}

const fn family(
    id: &'static str,
    name: &'static str,
    note: &'static str,
    make: fn() -> (BoardSetup, Start),
) -> Family {
    Family { id, name, note, make }
}

fn grid(columns: u32, rows: u32, wrap: Wrap) -> (BoardSetup, Start) {
    empty(GridSetup { columns, rows, wrap })
}

fn empty(setup: impl Into<BoardSetup>) -> (BoardSetup, Start) {
    (setup.into(), Start::default())
}

/// The sizes of the gallery are fixed and in range, as its test shows.
fn sized<T>(made: Result<T, FamilyError>) -> T {
    made.expect("the sizes in the gallery are in range")
}

static GALLERY: &[Family] = &[
    family(
        "grid-9",
        "Grid 9×9",
        "The small board: a whole game in ten minutes, and one mistake decides it.",
        || grid(9, 9, Wrap::None),
    ),
    family(
        "grid-13",
        "Grid 13×13",
        "The board between: room for an opening, and home in time for supper.",
        || grid(13, 13, Wrap::None),
    ),
    family(
        "grid-19",
        "Grid 19×19",
        "The board itself: four corners, four sides and a middle to fight about.",
        || grid(19, 19, Wrap::None),
    ),
    family(
        "cylinder",
        "Cylinder",
        "Left meets right: no corners, but two long edges where stones still crawl.",
        || grid(11, 11, Wrap::Cylinder),
    ),
    family(
        "torus",
        "Torus",
        "No edge anywhere: every point has four neighbours, and nowhere is it easy to make life.",
        || grid(11, 11, Wrap::Torus),
    ),
    family(
        "mobius",
        "Möbius band",
        "Left meets right upside down: the two edges of the board are one edge.",
        || grid(11, 11, Wrap::Mobius),
    ),
    family(
        "klein",
        "Klein bottle",
        "Edgeless like the torus, but a ladder that goes around comes back mirrored.",
        || grid(11, 11, Wrap::Klein),
    ),
    family(
        "projective",
        "Projective plane",
        "Every side is glued to its opposite with a twist: opposite corners are neighbours.",
        || grid(11, 11, Wrap::Projective),
    ),
    family(
        "honeycomb",
        "Honeycomb",
        "Three liberties a stone: captures come fast, and a cut is soon fatal.",
        || empty(sized(honeycomb(4))),
    ),
    family(
        "triangular",
        "Triangular",
        "Six liberties a stone: almost everything connects, and capturing takes patience.",
        || empty(sized(triangular(6))),
    ),
    family(
        "kings",
        "King's moves",
        "Diagonals connect too: eight liberties in the open, and no diagonal can be cut.",
        || empty(sized(kings(9, 9))),
    ),
    family(
        "petersen",
        "Petersen",
        "Ten points, all alike, and no ring of stones shorter than five: eyes are expensive.",
        || empty(petersen()),
    ),
    family(
        "cube",
        "Cube",
        "Eight corners and six little squares: a board that one can read to the end.",
        || empty(cube()),
    ),
    family(
        "tetrahedron",
        "Tetrahedron",
        "Four points, all neighbours: filling the last one takes all that the opponent has.",
        || empty(tetrahedron()),
    ),
    family(
        "octahedron",
        "Octahedron",
        "Each point touches all others but the one across: two eyes must be opposite points.",
        || empty(octahedron()),
    ),
    family(
        "dodecahedron",
        "Dodecahedron",
        "Twelve pentagons, three liberties a stone, and no corner to run to.",
        || empty(dodecahedron()),
    ),
    family(
        "icosahedron",
        "Icosahedron",
        "Twelve points with five neighbours each: dense, round, and quickly full.",
        || empty(icosahedron()),
    ),
    family(
        "football",
        "Football",
        "Sixty points on a ball: every one is where two hexagons and a pentagon meet.",
        || empty(football()),
    ),
    family(
        "hypercube",
        "Hypercube",
        "The corners of a cube in four dimensions: four liberties each, and no edge.",
        || empty(sized(hypercube(4))),
    ),
    family(
        "twenty-four-cell",
        "24-cell",
        "A body of four dimensions whose points have eight neighbours each, and all are alike.",
        || empty(twenty_four_cell()),
    ),
    family(
        "cube-sphere",
        "Cube sphere",
        "A ball of squares: four liberties as ever, but three at the eight corners of the cube.",
        || empty(sized(cube_sphere(3))),
    ),
    family(
        "cubic-lattice",
        "Cubic lattice",
        "A grid in three dimensions: six liberties inside, and a wall takes a whole layer.",
        || empty(sized(cubic_lattice(4))),
    ),
    family(
        "diamond",
        "Diamond lattice",
        "Four liberties as on the grid, but in space: the shortest ring around a point is of six.",
        || empty(sized(diamond(3))),
    ),
    family(
        "hyperbolic-squares",
        "Hyperbolic squares",
        "Five squares meet at a point: there is more room outside than in, and most of it is edge.",
        || empty(sized(hyperbolic(TILINGS[0], 2))),
    ),
    family(
        "heptagons",
        "Heptagons",
        "Three heptagons at a point: walls grow longer the farther out they stand.",
        || empty(sized(hyperbolic(TILINGS[3], 2))),
    ),
    family(
        "basket-weave",
        "Basket weave",
        "A grid with lines taken out: two to four liberties, and pairs of tiles across and down.",
        || empty(sized(basket_weave(11, 11))),
    ),
    family(
        "united-states",
        "United States",
        "States breathe across their borders: Maine has one neighbour, Tennessee and Missouri eight.",
        || empty(united_states()),
    ),
    family(
        "tree",
        "Tree",
        "No way around anything: one stone on a fork cuts all the branches beyond it.",
        || empty(sized(complete_tree(2, 4))),
    ),
    family(
        "star",
        "Star",
        "All leaves live off the middle: who holds it last holds everything.",
        || empty(sized(star(12))),
    ),
    family(
        "path",
        "Path",
        "Go in one dimension: two stones are enough to shut off everything between them.",
        || empty(sized(path(30))),
    ),
    family(
        "cycle",
        "Cycle",
        "One dimension without ends: there are always two ways to run, until there are none.",
        || empty(sized(cycle(16))),
    ),
    family(
        "complete",
        "Complete graph",
        "All points are neighbours, so all empty points are everybody's liberties.",
        || empty(sized(complete(8))),
    ),
    family(
        "complete-bipartite",
        "Two rows",
        "Each point above touches each below: stones of one row share all their liberties.",
        || empty(sized(complete_bipartite(5, 6))),
    ),
    family(
        "one-way-streets",
        "One-way streets",
        "Stones breathe only forwards: one that you see behind you does not help you.",
        || empty(sized(one_way_streets(8, 8))),
    ),
    family(
        "directed-cycle",
        "Roundabout",
        "A stone breathes only ahead: through the next point, or through its own stones from there on.",
        || empty(sized(directed_cycle(12))),
    ),
    family(
        "random-digraph",
        "Random arrows",
        "Nobody knows the opening here: of two linked stones one may die and the other live.",
        || empty(sized(random_digraph(18, 40, 188))),
    ),
    family(
        "isolated-pairs",
        "Isolated pairs",
        "In each pair any stone can be taken back at once: worth nothing, and never quite over.",
        || empty(sized(isolated_pairs(12))),
    ),
    family(
        "rows-of-three",
        "Rows of three",
        "White holds both ends of every row, and Black takes both by playing in the middle.",
        || {
            let (graph, start) = sized(rows_of_three(8));
            (graph.into(), start)
        },
    ),
    family(
        "satellites",
        "Satellites",
        "The points outside breathe only through one corner: a ko for it is a ko for them all.",
        || empty(sized(corner_with_satellites(9, 9, 9))),
    ),
    family(
        "domino",
        "Dominoes",
        "Every stone covers two crossings and the line between them, three points: a gap of one crossing is no liberty.",
        || empty(sized(dominoes(7, 7))),
    ),
    family(
        "tromino",
        "Trominoes",
        "Stones of three points, straight or bent: a gap is a liberty only if one fits into it.",
        || empty(sized(trominoes(5, 5))),
    ),
    family(
        "two-at-once",
        "Two at once",
        "Play one point, or two a knight's move apart: each half lives or dies by itself.",
        || empty(sized(two_at_once(5, 5))),
    ),
    family(
        "sierpinski",
        "Sierpiński gasket",
        "Triangles in triangles: play a small one, or a large one while all of it is empty.",
        || empty(sized(sierpinski(3))),
    ),
    family(
        "nested",
        "Nested squares",
        "Play a point, or a whole square of four or sixteen while all of it is empty.",
        || empty(sized(nested_squares(3))),
    ),
    family(
        "excluded-point",
        "Excluded point",
        "All stones meet in the middle, where nobody can play, and share all their liberties.",
        || empty(sized(excluded_point(30))),
    ),
    family(
        "particular-point",
        "Particular point",
        "Every open set holds the middle: any stone closes the whole board and dies of it.",
        || empty(sized(particular_point(30))),
    ),
    family(
        "points-and-lines",
        "Points and lines",
        "The usual 9×9 as a space: what touches is not the stones but the lines between them.",
        || empty(sized(points_and_lines(9, 9))),
    ),
    family(
        "disks-19",
        "Disks in rows",
        "Disks that touch where the lines of a board would be: it plays as the 19×19 does.",
        || empty(sized(disk_grid(19, 19))),
    ),
    family(
        "nested-disks",
        "Disks in disks",
        "Play four small stones or one large: what overlaps a stone is closed, however far it reaches.",
        || empty(sized(nested_disks(4))),
    ),
    family(
        "sunflower",
        "Sunflower",
        "Every disk a little larger than the last: a seed has as many neighbours as a petal.",
        || empty(sized(sunflower(64))),
    ),
    family(
        "plane",
        "Without lines",
        "Play anywhere: stones that touch are joined, and a liberty is room for one stone more.",
        || empty(sized(square_plane(10, Wrap::None))),
    ),
    family(
        "plane-round",
        "Round table",
        "A board without lines and without corners: nobody can begin in one.",
        || empty(sized(round_plane(11))),
    ),
    family(
        "plane-hole",
        "With a hole",
        "Walls inside as well as outside: a chain around the hole splits what is left in two.",
        || empty(sized(holed_plane(12))),
    ),
    family(
        "plane-torus",
        "Endless plane",
        "A flat torus, left meets right and top meets bottom: no line, no edge, nowhere a place to lean on.",
        || empty(sized(square_plane(9, Wrap::Torus))),
    ),
    family(
        "plane-klein",
        "Mirrored plane",
        "A Klein bottle without lines: whoever walks out to the right comes back upside down.",
        || empty(sized(square_plane(9, Wrap::Klein))),
    ),
    family(
        "ten-thousand",
        "Ten thousand",
        "A hundred by a hundred points: bring friends, and take the weekend off.",
        || grid(100, 100, Wrap::None),
    ),
];
