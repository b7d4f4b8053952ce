//! The picture of a board in whole numbers: its longer side is 100 long.

use gospace::boards::setup::{BoardSetup, SetupRef};
use serde::{Deserialize, Serialize};

use crate::boards::Lines;

const SIDE: f64 = 100.0;

/// Points, and the lines that are not edges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Width and height.
    pub size: [i32; 2],
    /// The points of the board.
    pub points: Vec<[i32; 2]>,
    /// Lines from one place to another; none where they are the edges.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<[i32; 4]>,
}

impl Picture {
    /// The picture of a board with these lines.
    pub fn new(setup: &BoardSetup, lines: &Lines) -> Picture {
        let points = places(setup);
        let all: Vec<[f64; 2]> = points.iter().chain(lines.iter().flatten()).copied().collect();
        let side =
            |axis: usize, of: fn(f64, f64) -> f64| all.iter().map(|place| place[axis]).reduce(of);
        let [left, top] = [0, 1].map(|axis| side(axis, f64::min).unwrap_or(0.0));
        let [right, bottom] = [0, 1].map(|axis| side(axis, f64::max).unwrap_or(0.0));
        let scale = SIDE / f64::max(right - left, bottom - top).max(1e-9);
        let at = |[x, y]: [f64; 2]| {
            [(x - left) * scale, (y - top) * scale].map(|part| part.round() as i32)
        };
        let line = |&[a, b]: &[[f64; 2]; 2]| {
            let [[ax, ay], [bx, by]] = [at(a), at(b)];
            [ax, ay, bx, by]
        };
        Picture {
            size: at([right, bottom]),
            points: points.into_iter().map(at).collect(),
            lines: lines.iter().map(line).collect(),
        }
    }
}

/// The places of the points; those of a grid are whole numbers.
fn places(setup: &BoardSetup) -> Vec<[f64; 2]> {
    match SetupRef::from(setup) {
        SetupRef::Graph(graph) => graph.points.clone(),
        SetupRef::Space(space) => space.points.clone(),
        SetupRef::Grid(grid) => {
            let place = |v: u64| (v % u64::from(grid.columns), v / u64::from(grid.columns));
            (0..grid.point_count()).map(place).map(|(x, y)| [x as f64, y as f64]).collect()
        }
        SetupRef::Disks(_) | SetupRef::Plane(_) => Vec::new(),
    }
}
