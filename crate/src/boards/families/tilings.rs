//! Patches of tilings of the plane: 4.8.8, 3.6.3.6 and the rhombille.
//!
//! Points have whole coordinates until they are drawn, so that what coincides is equal. Names and
//! configurations as in Grünbaum and Shephard, "Tilings and Patterns" (1987), §2.1 and §2.7.

use super::lattices::{HEIGHT, honeycomb_corners, linked, seen_along_diagonal, steps};
use super::layout::undirected;
use super::size::{FamilyError, Parameter, at_least, grid_within_limits, within_limits};
use crate::boards::setup::GraphSetup;
use crate::order;

/// The truncated square tiling 4.8.8: `columns` × `rows` squares, each joined to the next by an
/// edge, and octagons between them; 4WH points and 6WH − W − H edges, three at each inner point.
pub fn truncated_square(columns: u32, rows: u32) -> Result<GraphSetup, FamilyError> {
    grid_within_limits(columns, rows, 12)?;
    within_limits(4 * u64::from(columns) * u64::from(rows), 0)?;
    let [w, h] = [columns as i32, rows as i32];
    let corners: Vec<[i32; 3]> = (0..h)
        .flat_map(|y| (0..w).flat_map(move |x| (0..4).map(move |corner| [x, y, corner])))
        .collect();
    let step = 1.0 + 2f64.sqrt();
    let places = corners.iter().map(|&[x, y, corner]| {
        let [dx, dy] = [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]][corner as usize];
        let half = 0.5f64.sqrt();
        [f64::from(x) * step + dx * half, f64::from(y) * step + dy * half]
    });
    let edges = linked(&corners, |[x, y, corner]| {
        let onward = match corner {
            1 => [x + 1, y, 3],
            2 => [x, y + 1, 0],
            _ => [-1, -1, 0],
        };
        [[x, y, (corner + 1) % 4], onward]
    });
    Ok(undirected(places.collect(), edges))
}

/// The trihexagonal tiling 3.6.3.6, called kagome: `side` ≥ 1 hexagons along each side of a
/// hexagon, and triangles between them; 9s² − 3s points, which are the middles of the honeycomb's
/// edges, and 18s² − 12s edges, four at each inner point.
pub fn kagome(side: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Side, side, 1)?;
    let s = u64::from(side);
    let points = s.saturating_mul(s).saturating_mul(9);
    within_limits(points, points.saturating_mul(4))?;
    let corners = honeycomb_corners(side);
    let middles = linked(&corners, steps);
    let mut at_corner = vec![Vec::new(); corners.len()];
    for (middle, ends) in (0u32..).zip(&middles) {
        for &end in ends {
            at_corner[end as usize].push(middle);
        }
    }
    let places = middles.iter().map(|ends| {
        let [[ax, ay], [bx, by]] = ends.map(|end| seen_along_diagonal(corners[end as usize]));
        [(ax + bx) / 2.0 / HEIGHT, (ay + by) / 2.0 / HEIGHT]
    });
    let edges = at_corner.iter().flat_map(|around| match around[..] {
        [a, b] => vec![[a, b]],
        [a, b, c] => vec![[a, b], [b, c], [a, c]],
        _ => Vec::new(),
    });
    Ok(undirected(places.collect(), edges.collect()))
}

/// The rhombille, whose tiles are rhombs seen as the faces of piled cubes: the middles of the
/// honeycomb's cells, `side` ≥ 2 along each side of a hexagon, each joined to the corners of its
/// cell; of these only those that two cells share. 9s² − 9s + 1 points and 18s² − 24s + 6 edges,
/// six or three at each inner point.
pub fn rhombille(side: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Side, side, 2)?;
    let s = u64::from(side);
    let points = s.saturating_mul(s).saturating_mul(9);
    within_limits(points, points.saturating_mul(4))?;
    let far = side as i32 - 1;
    let mut points = honeycomb_corners(side);
    points.retain(|&corner| cells_around(corner, far) >= 2);
    let middles = (-far..=far).flat_map(|a| (-far..=far).map(move |b| [a, b, -a - b]));
    points.extend(middles.filter(|&[_, _, c]| c.abs() <= far));
    order::by_key(&mut points, |&[a, b, c]| [b + c - 2 * a, c - b]);
    let places = points.iter().map(|&point| seen_along_diagonal(point)).collect();
    let edges = linked(&points, |point| {
        let [a, b, c] = point;
        let beyond = [[a, b + 1, c + 1], [a + 1, b, c + 1], [a + 1, b + 1, c]];
        let [p, q, r] = steps(point);
        let is_middle = a + b + c == 0;
        // Nothing is linked onward from a corner: no point has coordinates so far out.
        let none = [i32::MAX; 3];
        [p, q, r, beyond[0], beyond[1], beyond[2]].map(|to| if is_middle { to } else { none })
    });
    Ok(undirected(places, edges))
}

/// The number of cells of the honeycomb with this corner. A cell's middle (a, b, c) has a + b + c =
/// 0, and none of them beyond `far`.
fn cells_around([a, b, c]: [i32; 3], far: i32) -> usize {
    let steps_off = match a + b + c {
        1 => [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
        _ => [[0, 1, 1], [1, 0, 1], [1, 1, 0]],
    };
    let middles = steps_off.iter().map(|[x, y, z]| [a - x, b - y, c - z]);
    middles.filter(|middle| middle.iter().all(|m| m.abs() <= far)).count()
}
