//! Graphs that points in the plane have of themselves: Delaunay, Gabriel, relative neighbourhood
//! and Voronoi.
//!
//! Coordinates are rounded to a multiple of 2^-20 first; everything but where Voronoi's corners are
//! drawn is decided exactly on those.

use std::ops::RangeInclusive;

use robust::{Coord, incircle};
use spade::handles::DirectedEdgeHandle;
use spade::{DelaunayTriangulation, Point2, Triangulation};

use super::union_find::UnionFind;
use gospace::boards::setup::GraphSetup;
use gospace::limits::MAX_COORDINATE;
use gospace::order;

/// A graph that points have of themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proximity {
    /// Two points are joined if some circle through them has no point inside (Delaunay 1934); where
    /// more than three lie on an empty circle, as many as can be without lines that cross.
    Delaunay,
    /// If the circle on which they are opposite has no other point inside or on it (Gabriel and
    /// Sokal 1969).
    Gabriel,
    /// If no other point is nearer to both than they are to one another (Toussaint 1980).
    RelativeNeighbourhood,
    /// The corners of the Voronoi cells and the sides between them (Voronoi 1908). Left out are
    /// sides without an end, and corners outside the smallest upright rectangle around the points
    /// together with their sides.
    Voronoi,
}

/// Reasons why points have no such graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum ProximityError {
    /// More points than are taken.
    #[error("{count} points are more than the limit of {MOST_POINTS}")]
    TooManyPoints {
        /// The number of points.
        count: usize,
    },
    /// A coordinate that is no number, or too large.
    #[error("the coordinates of point {point} are not numbers of at most {MAX_COORDINATE}")]
    Coordinate {
        /// Which point's.
        point: usize,
    },
    /// Two points in one place.
    #[error("points {first} and {second} are at the same place")]
    SamePlace {
        /// The one.
        first: usize,
        /// The other.
        second: usize,
    },
    /// There would be no points.
    #[error("the Voronoi cells of these points have no corner among them")]
    NoCorners,
}

/// The greatest number of points: each may be examined for each edge of a relative neighbourhood.
const MOST_POINTS: usize = 10_000;
/// Coordinates are rounded to this part of a unit.
const STEPS: f64 = (1u32 << 20) as f64;

/// The graph of these points; all kinds but Voronoi keep the points as they are. Cost:
/// O(n log n), for the relative neighbourhood at worst O(n²).
pub fn proximity(points: &[[f64; 2]], kind: Proximity) -> Result<GraphSetup, ProximityError> {
    let cells = rounded(points)?;
    let places = cells.iter().map(|&[x, y]| Point2::new(x as f64, y as f64)).collect();
    // Coordinates are whole and of at most 2^50, which is all that could fail.
    let triangulation: DelaunayTriangulation<Point2<f64>> =
        DelaunayTriangulation::bulk_load_stable(places).unwrap_or_default();
    if kind == Proximity::Voronoi {
        return voronoi(&triangulation);
    }
    let mut links: Vec<Link> =
        triangulation.undirected_edges().map(|edge| Link::new(edge.as_directed())).collect();
    order::by_key(&mut links, |link| link.ends);
    if kind != Proximity::Delaunay {
        links.retain(|link| link.is_gabriel(&cells));
    }
    if kind == Proximity::RelativeNeighbourhood {
        let by_x = Columns::new(&cells);
        links.retain(|link| !by_x.some_nearer_to_both(link.ends));
    }
    let edges = links.iter().map(|link| link.ends).collect();
    Ok(GraphSetup { points: points.to_vec(), edges, ..GraphSetup::default() })
}

/// A place in steps.
type Cell = [i64; 2];

fn rounded(points: &[[f64; 2]]) -> Result<Vec<Cell>, ProximityError> {
    if points.len() > MOST_POINTS {
        return Err(ProximityError::TooManyPoints { count: points.len() });
    }
    let is_number = |c: &f64| c.abs() <= MAX_COORDINATE;
    if let Some(point) = points.iter().position(|place| !place.iter().all(is_number)) {
        return Err(ProximityError::Coordinate { point });
    }
    let cells: Vec<Cell> =
        points.iter().map(|place| place.map(|c| (c * STEPS).round() as i64)).collect();
    let mut order: Vec<usize> = (0..cells.len()).collect();
    order::by_key(&mut order, |&point| (cells[point], point));
    match order.windows(2).find(|two| cells[two[0]] == cells[two[1]]) {
        Some(two) => Err(ProximityError::SamePlace { first: two[0], second: two[1] }),
        None => Ok(cells),
    }
}

fn squared_distance([ax, ay]: Cell, [bx, by]: Cell) -> i128 {
    let [dx, dy] = [ax - bx, ay - by].map(i128::from);
    dx * dx + dy * dy
}

/// An edge of the triangulation.
struct Link {
    /// Ascending.
    ends: [u32; 2],
    /// The third corners of the triangles at it.
    beside: [Option<u32>; 2],
}

impl Link {
    fn new<V, D, U, F>(edge: DirectedEdgeHandle<'_, V, D, U, F>) -> Link {
        let [a, b] = edge.vertices().map(|vertex| vertex.index() as u32);
        let third = [edge, edge.rev()].map(|side| side.opposite_vertex());
        let beside = third.map(|vertex| vertex.map(|vertex| vertex.index() as u32));
        Link { ends: [a.min(b), a.max(b)], beside }
    }

    /// The part of the circle on the ends' diameter that lies on one side of the edge lies within
    /// the circle around the triangle there, unless that triangle's third corner is in it: no other
    /// points need to be examined.
    fn is_gabriel(&self, cells: &[Cell]) -> bool {
        let [a, b] = self.ends.map(|end| cells[end as usize]);
        self.beside.iter().flatten().all(|&c| {
            let c = cells[c as usize];
            // The angle at c is acute.
            squared_distance(a, c) + squared_distance(b, c) > squared_distance(a, b)
        })
    }
}

/// Points in the order of their x.
struct Columns<'a> {
    cells: &'a [Cell],
    order: Vec<usize>,
}

impl Columns<'_> {
    fn new(cells: &[Cell]) -> Columns<'_> {
        let mut order: Vec<usize> = (0..cells.len()).collect();
        order::by_key(&mut order, |&point| cells[point][0]);
        Columns { cells, order }
    }

    fn some_nearer_to_both(&self, ends: [u32; 2]) -> bool {
        let [a, b] = ends.map(|end| self.cells[end as usize]);
        let apart = squared_distance(a, b);
        let far = apart.isqrt() as i64 + 1;
        let near = |&point: &usize| {
            let c = self.cells[point];
            squared_distance(a, c) < apart && squared_distance(b, c) < apart
        };
        self.between(a[0].max(b[0]) - far..=a[0].min(b[0]) + far).iter().any(near)
    }

    fn between(&self, x: RangeInclusive<i64>) -> &[usize] {
        let first = self.order.partition_point(|&point| self.cells[point][0] < *x.start());
        let last = self.order.partition_point(|&point| self.cells[point][0] <= *x.end());
        &self.order[first..last.max(first)]
    }
}

/// Corners of cells are the middles of circles through three points or more; two triangles whose
/// corners lie on one circle have the same.
fn voronoi(
    triangulation: &DelaunayTriangulation<Point2<f64>>,
) -> Result<GraphSetup, ProximityError> {
    let triangles: Vec<_> = triangulation.inner_faces().collect();
    let mut circles = UnionFind::new(triangulation.num_all_faces());
    let mut sides = Vec::new();
    for edge in triangulation.undirected_edges().map(|edge| edge.as_directed()) {
        let [Some(left), Some(right)] = [edge.face(), edge.rev().face()].map(|f| f.as_inner())
        else {
            continue;
        };
        let between = [left, right].map(|face| face.index() as u32);
        let [a, b, c] = left.positions().map(coordinates);
        let beyond = edge.rev().opposite_position().map(coordinates);
        if beyond.is_some_and(|d| incircle(a, b, c, d) == 0.0) {
            circles.join(between);
        } else {
            sides.push(between);
        }
    }
    let inside = rectangle(triangulation);
    let mut numbers = vec![None; triangulation.num_all_faces()];
    let mut points = Vec::new();
    for triangle in triangles {
        let index = triangle.index() as u32;
        let Point2 { x, y } = triangle.circumcenter();
        if circles.root(index) == index && inside[0].contains(&x) && inside[1].contains(&y) {
            numbers[index as usize] = Some(points.len() as u32);
            points.push([x / STEPS, y / STEPS]);
        }
    }
    let ends = sides.into_iter().filter_map(|side| {
        let [a, b] = side.map(|face| numbers[circles.root(face) as usize]);
        a.zip(b).map(|(a, b)| [a.min(b), a.max(b)])
    });
    let mut edges: Vec<[u32; 2]> = ends.collect();
    edges.sort_unstable();
    if points.is_empty() {
        return Err(ProximityError::NoCorners);
    }
    Ok(GraphSetup { points, edges, ..GraphSetup::default() })
}

fn coordinates(place: Point2<f64>) -> Coord<f64> {
    Coord { x: place.x, y: place.y }
}

/// The least and greatest x, then y, of all points.
fn rectangle(triangulation: &DelaunayTriangulation<Point2<f64>>) -> [RangeInclusive<f64>; 2] {
    let places = || triangulation.vertices().map(|vertex| vertex.position());
    let of = |coordinate: fn(Point2<f64>) -> f64| {
        let least = places().map(coordinate).fold(f64::INFINITY, f64::min);
        least..=places().map(coordinate).fold(f64::NEG_INFINITY, f64::max)
    };
    [of(|place| place.x), of(|place| place.y)]
}
