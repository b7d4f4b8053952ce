//! Graphs of random points, no two of which are nearer than a unit.

use super::proximity::{Proximity, proximity};
use super::transforms::{Keep, thinned};
use super::union_find::UnionFind;
use gospace::boards::families::layout::{
    Place, distance, nearest_distance, undirected, with_unit_spacing,
};
use gospace::boards::families::seeded::Seeded;
use gospace::boards::families::size::{FamilyError, Parameter, at_least, at_most};
use gospace::boards::setup::GraphSetup;
use gospace::order;

/// The greatest number of points.
const MOST_POINTS: u64 = 10_000;

/// The graph of so many random points, 1 to 10,000 (for Voronoi 8 at least, and there it is the
/// points that have the cells). Corners of Voronoi cells that would be drawn too near to be played
/// on are one point in their middle.
pub fn random_proximity(
    points: u32,
    kind: Proximity,
    seed: u64,
) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, if kind == Proximity::Voronoi { 8 } else { 1 })?;
    at_most(Parameter::Points, points, MOST_POINTS)?;
    let mut seeded = Seeded::new(seed);
    let mut drawn = of_scattered(points, kind, &mut seeded);
    if kind == Proximity::Voronoi {
        drawn = with_near_points_merged(drawn);
    }
    Ok(undirected(with_unit_spacing(drawn.points), drawn.edges))
}

/// A random planar connected graph, 1 to 10,000 points: random ones, and of the edges between those
/// that Delaunay's triangulation has `percent` of what is left when a spanning tree is taken out,
/// together with this tree. No lines cross.
pub fn random_planar(points: u32, percent: u32, seed: u64) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Points, points, 1)?;
    at_most(Parameter::Points, points, MOST_POINTS)?;
    at_most(Parameter::Percent, percent, 100)?;
    let mut seeded = Seeded::new(seed);
    let full = of_scattered(points, Proximity::Delaunay, &mut seeded);
    let spare = full.edges.len() - (points as usize - 1);
    let drops = spare - (spare * percent as usize + 50) / 100;
    let drawn = thinned(&full, drops, &mut seeded, Keep::Connected);
    Ok(undirected(with_unit_spacing(drawn.points), drawn.edges))
}

/// The graph of other points if one has none, which is rare with eight or more.
fn of_scattered(points: u32, kind: Proximity, seeded: &mut Seeded) -> GraphSetup {
    loop {
        if let Ok(drawn) = proximity(&scattered(points, seeded), kind) {
            return drawn;
        }
    }
}

/// Steps in a unit: places are whole numbers of steps.
const STEPS: u64 = 256;

/// Random places in a square, each at least a unit from all others. While there are fewer than
/// `count`, disks of radius 1 around them cannot cover the square, as they would have to overlap
/// too much (Kershner 1939: more than 0.384 a unit of area are needed), so that there is room.
fn scattered(count: u32, seeded: &mut Seeded) -> Vec<Place> {
    const DENSITY: f64 = 0.37;
    let side = (f64::from(count) / DENSITY).sqrt().ceil() as usize;
    let mut squares: Vec<Vec<Place>> = vec![Vec::new(); side * side];
    let mut places = Vec::new();
    while places.len() < count as usize {
        let place = [0, 1].map(|_| seeded.below(side as u64 * STEPS) as f64 / STEPS as f64);
        let [column, row] = place.map(|c| c as usize);
        let near = |at: usize| at.saturating_sub(1)..(at + 2).min(side);
        let mut around = near(row).flat_map(|y| near(column).map(move |x| y * side + x));
        if around.all(|square| squares[square].iter().all(|&p| distance(p, place) >= 1.0)) {
            squares[row * side + column].push(place);
            places.push(place);
        }
    }
    places
}

/// The graph in which points nearer than this part of a unit have become one, again and again.
fn with_near_points_merged(mut drawn: GraphSetup) -> GraphSetup {
    const NEAR: f64 = 0.4;
    while nearest_distance(&drawn.points) < NEAR {
        let mut pieces = UnionFind::new(drawn.points.len());
        let mut order: Vec<u32> = (0..drawn.points.len() as u32).collect();
        order::by(&mut order, |&a, &b| {
            drawn.points[a as usize][0].total_cmp(&drawn.points[b as usize][0])
        });
        let place = |v: u32| drawn.points[v as usize];
        for (i, &a) in order.iter().enumerate() {
            let later = order[i + 1..].iter();
            for &b in later.take_while(|&&b| place(b)[0] - place(a)[0] < NEAR) {
                if distance(place(a), place(b)) < NEAR {
                    pieces.join([a, b]);
                }
            }
        }
        drawn = contracted(&drawn, pieces);
    }
    drawn
}

/// One point in the middle of each component.
fn contracted(drawn: &GraphSetup, mut pieces: UnionFind) -> GraphSetup {
    let mut numbers = vec![u32::MAX; drawn.points.len()];
    let mut sums: Vec<[f64; 3]> = Vec::new();
    for (v, &[x, y]) in (0u32..).zip(&drawn.points) {
        let root = pieces.root(v) as usize;
        if numbers[root] == u32::MAX {
            numbers[root] = sums.len() as u32;
            sums.push([0.0; 3]);
        }
        let [sx, sy, count] = &mut sums[numbers[root] as usize];
        [*sx, *sy, *count] = [*sx + x, *sy + y, *count + 1.0];
    }
    let ends = drawn.edges.iter().map(|ends| ends.map(|v| numbers[pieces.root(v) as usize]));
    let mut edges: Vec<[u32; 2]> = ends.map(|[a, b]| [a.min(b), a.max(b)]).collect();
    edges.retain(|[a, b]| a != b);
    edges.sort_unstable();
    edges.dedup();
    let points = sums.iter().map(|[x, y, count]| [x / count, y / count]).collect();
    GraphSetup { points, edges, ..GraphSetup::default() }
}
