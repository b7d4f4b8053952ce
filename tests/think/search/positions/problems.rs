//! Positions in which one turn decides the game, as pictures: `x` is Black's, who is to play, `o`
//! White's, `*` the right turn. Where there is no `*`, it is a pass.

use gospace::boards::setup::{BoardSetup, GridSetup, Wrap};

/// A position, and the komi between the results of the right turn and of any other.
pub struct Problem {
    /// The reason why the turn is right.
    pub why: &'static str,
    /// The edges of the grid.
    pub wrap: Wrap,
    /// The stones.
    pub rows: &'static [&'static str],
    /// White's komi, in whole points.
    pub komi: i32,
}

impl Problem {
    /// The board.
    pub fn board(&self) -> BoardSetup {
        let [columns, rows] = [self.rows[0].len(), self.rows.len()].map(|n| n as u32);
        BoardSetup::Grid(GridSetup { columns, rows, wrap: self.wrap })
    }
}

const fn on(wrap: Wrap, why: &'static str, komi: i32, rows: &'static [&'static str]) -> Problem {
    Problem { why, wrap, rows, komi }
}

const fn grid(why: &'static str, komi: i32, rows: &'static [&'static str]) -> Problem {
    on(Wrap::None, why, komi, rows)
}

/// The row of a board in which Black lives on the left and White on the right.
const S: &str = ".xxxoo.";
/// The same where the sides of the board are glued.
const G: &str = "x.xxo.o";
/// The rows of a player who lives, and those of one who lives below.
const LIVES: [&str; 3] = ["xxxxxxx", ".x.x.x.", "xxxxxxx"];

/// All problems.
pub const PROBLEMS: &[Problem] = &[
    grid("takes two stones in atari", 4, &[S, S, ".xoo*o.", S, S, S, S]),
    grid("takes three stones in atari at the edge", 3, &[S, S, S, S, S, S, "xooo*o."]),
    grid("connects two stones in atari", 8, &[S, S, S, S, S, ".xxxooo", ".xx*xxo"]),
    grid(
        "throws a stone in: who takes it is taken (snapback)",
        6,
        &[S, S, S, S, "xxxoooo", "xxo*oxx", "xxo.xx."],
    ),
    grid(
        "makes two eyes of three points in a row",
        -11,
        &["x.*.xo.", "xxxxxo.", "ooooooo", ".o.o.o.", "ooooooo", "xxxxxxx", ".x.x.x."],
    ),
    grid(
        "leaves three points in a row one eye",
        11,
        &["o.*.ox.", "ooooox.", LIVES[0], LIVES[1], LIVES[2], "ooooooo", ".o.o.o."],
    ),
    grid(
        "leaves a bent row of three points in the corner one eye",
        40,
        &["*.oxx..", ".ooxxx.", "oooxxx.", "xxxxxx.", LIVES[0], LIVES[1], LIVES[2]],
    ),
    grid(
        "makes two eyes of a bent row of three points in the corner",
        -40,
        &["*.xoo..", ".xxooo.", "xxxooo.", "oooooo.", "ooooooo", ".o.o.o.", "ooooooo"],
    ),
    grid(
        "leaves four points in the shape of a T one eye",
        34,
        &["o.*.ox.", "oo.oox.", "ooooox.", LIVES[0], LIVES[1], LIVES[2], ".x.x.x."],
    ),
    grid(
        "makes two eyes of four points in the shape of a T",
        -34,
        &["x.*.xo.", "xx.xxo.", "xxxxxo.", "ooooooo", ".o.o.o.", "ooooooo", ".o.o.o."],
    ),
    grid(
        "leaves five points, a square and one beside it, one eye",
        34,
        &[".*.oox.", "..ooox.", "ooooox.", LIVES[0], LIVES[1], LIVES[2], ".x.x.x."],
    ),
    grid(
        "makes two eyes of five points, a square and one beside it",
        -34,
        &[".*.xxo.", "..xxxo.", "xxxxxo.", "ooooooo", ".o.o.o.", "ooooooo", ".o.o.o."],
    ),
    grid(
        "joins two chains that have one eye each",
        -10,
        &[".x*x.xo", "xxoxxxo", "ooooooo", ".o.o.o.", "ooooooo", "xxxxxxx", ".x.x.x."],
    ),
    grid(
        "cuts two chains that have one eye each",
        10,
        &[".o*o.ox", "ooxooox", LIVES[0], LIVES[1], LIVES[2], "ooooooo", ".o.o.o."],
    ),
    grid("leaves a seki alone", 0, &[".x.xoo.xxo.o.", "xxxxoo.xxoooo"]),
    on(Wrap::Torus, "takes a stone in atari on a torus", 7, &[G, G, "x.xo*.o", G, G, G, G]),
    on(Wrap::Cylinder, "takes a stone in atari on a cylinder", 7, &[G, G, "x.xo*.o", G, G, G, G]),
    on(Wrap::Mobius, "takes a stone in atari on a band", 7, &[G, G, G, "x.xo*.o", G, G, G]),
    on(
        Wrap::Cylinder,
        "leaves three points in a row at a cylinder's edge one eye",
        11,
        &["o.*.oxx", "oooooxx", LIVES[0], "xxx.x.x", LIVES[2], "ooooooo", "ooo.o.o"],
    ),
    on(
        Wrap::Cylinder,
        "joins across the seam two chains that have one eye each",
        -11,
        &["x.xox.x*", "xxxoxxxo", "oooooooo", ".o.o.o.o", "oooooooo", "xxxxxxxx", ".x.x.x.x"],
    ),
];
