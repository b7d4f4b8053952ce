//! The board families against what the literature says of them, and laws of every drawing.

mod around;
mod continuous;
mod digraphs;
mod lengths;
mod links;
mod names;
mod pictures;
mod shapes;
mod sizes;
mod solids;
mod textbook;
mod wraps;

use gospace::boards::setup::{GraphSetup, GridSetup, Wrap};

use super::checks::graphs::{degrees, edge_count, graph};

const WRAPS: [Wrap; 6] =
    [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];

fn grid(columns: u32, rows: u32, wrap: Wrap) -> GridSetup {
    GridSetup { columns, rows, wrap }
}

fn points_edges_degrees(drawn: &GraphSetup) -> (usize, usize, Vec<usize>) {
    let graph = graph(drawn);
    let degrees = degrees(&graph).into_iter().collect();
    (graph.vertex_count(), edge_count(&graph), degrees)
}

/// API.md's table, read to the letter on whole numbers: (x + W, y) ~ … and (x, y + H) ~ …,
/// used forwards and backwards until the cell is in the rectangle.
fn reduced(grid: &GridSetup, mut x: i64, mut y: i64) -> u32 {
    let [w, h] = [grid.columns, grid.rows].map(i64::from);
    while !(0..w).contains(&x) || !(0..h).contains(&y) {
        if !(0..w).contains(&x) {
            let twisted = matches!(grid.wrap, Wrap::Mobius | Wrap::Klein | Wrap::Projective);
            x += if x < 0 { w } else { -w };
            y = if twisted { h - 1 - y } else { y };
        } else {
            y += if y < 0 { h } else { -h };
            x = if grid.wrap == Wrap::Projective { w - 1 - x } else { x };
        }
    }
    (y * w + x) as u32
}
