//! Patches of the regular tilings {p, q} of the hyperbolic plane, drawn in the Poincaré disk.
//!
//! Points lie on the hyperboloid t² = x² + y² + 1, where the mirror of a line is a plane through the origin
//! (Coxeter, "The trigonometry of hyperbolic tessellations" (1997)).

use std::collections::HashMap;
use std::f64::consts::PI;

use super::layout::{Place, difference, distance, nearest_distance, undirected, with_unit_spacing};
use super::size::{FamilyError, Parameter, at_least, at_most};
use crate::boards::setup::{Bend, GraphSetup};

/// x, y and t.
type Vector = [f64; 3];

/// The sides of a tile, and the number of tiles around a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// p, from 3 up.
    pub sides: u32,
    /// q, from 3 up; 1/p + 1/q < 1/2.
    pub around: u32,
}

/// The tilings that are offered: {4, 5}, {5, 4}, {3, 7} and {7, 3}.
pub const TILINGS: [Tiling; 4] = [
    Tiling { sides: 4, around: 5 },
    Tiling { sides: 5, around: 4 },
    Tiling { sides: 3, around: 7 },
    Tiling { sides: 7, around: 3 },
];

/// More layers would hold more than about ten thousand points, and lie in a hair's breadth of the rim.
const MOST_LAYERS: u64 = 6;

/// A tiling of [`TILINGS`] up to a number of layers. Where points have more neighbours than tiles have sides,
/// all tiles around the points fewer than so many steps from a middle point; else all tiles at most so many
/// tiles from a middle tile. Lines are arcs of circles at right angles to the rim.
pub fn hyperbolic(tiling: Tiling, layers: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Levels, layers, 1)?;
    at_most(Parameter::Levels, layers, MOST_LAYERS)?;
    let mut patch = Patch::default();
    if tiling.around > tiling.sides {
        patch.grow_around_points(tiling, layers);
    } else {
        patch.grow_around_tiles(tiling, layers);
    }
    Ok(patch.drawn())
}

#[derive(Default)]
struct Patch {
    points: Vec<Vector>,
    /// Points by their place in a fine net of squares.
    net: HashMap<[i64; 2], u32>,
    tiles: Vec<Vec<u32>>,
    /// Tiles by their corners, ascending.
    known: HashMap<Vec<u32>, usize>,
}

impl Patch {
    fn grow_around_tiles(&mut self, tiling: Tiling, layers: u32) {
        self.add(&middle_tile(tiling));
        let mut layer = 0..1;
        for _ in 0..layers {
            for tile in layer.clone() {
                for side in 0..tiling.sides {
                    self.mirror(tile, side);
                }
            }
            layer = layer.end..self.tiles.len();
        }
    }

    fn grow_around_points(&mut self, tiling: Tiling, layers: u32) {
        // The dual tiling's middle tile, moved: a tile with the origin as its first point.
        let tile = middle_tile(tiling);
        let back = moved_to_origin(tile[0]);
        self.add(&tile.iter().map(|&corner| back(corner)).collect::<Vec<_>>());
        let mut steps = HashMap::from([(0, 0)]);
        let mut queue = vec![0];
        let mut next = 0;
        while let Some(&point) = queue.get(next) {
            next += 1;
            let step = steps[&point] + 1;
            for beside in self.complete(point, tiling) {
                if step < layers && !steps.contains_key(&beside) {
                    steps.insert(beside, step);
                    queue.push(beside);
                }
            }
        }
    }

    /// Adds all tiles around a point, of which one is there; gives the points beside it.
    fn complete(&mut self, point: u32, tiling: Tiling) -> Vec<u32> {
        let p = tiling.sides as usize;
        let mut beside = Vec::new();
        let first = self.tiles.iter().position(|tile| tile.contains(&point));
        let mut tile = first.expect("a point is a corner of a tile");
        let mut from = None;
        for _ in 0..tiling.around {
            let corners = &self.tiles[tile];
            let at = corners.iter().position(|&corner| corner == point).unwrap_or(0);
            let sides = [at, (at + p - 1) % p];
            let ends = [corners[(at + 1) % p], corners[(at + p - 1) % p]];
            let way = usize::from(from == Some(ends[0]));
            from = Some(ends[way]);
            beside.push(ends[way]);
            tile = self.mirror(tile, sides[way] as u32);
        }
        beside
    }

    /// The tile across a side of a tile, from its corner of this place to the next.
    fn mirror(&mut self, tile: usize, side: u32) -> usize {
        let corners: Vec<Vector> =
            self.tiles[tile].iter().map(|&corner| self.points[corner as usize]).collect();
        let next = (side as usize + 1) % corners.len();
        let normal = normal(corners[side as usize], corners[next]);
        let seen = |&at: &Vector| {
            let twice = 2.0 * product(at, normal);
            on_hyperboloid([0, 1].map(|i| at[i] - twice * normal[i]))
        };
        let mirrored: Vec<Vector> = corners.iter().map(seen).collect();
        self.add(&mirrored)
    }

    fn add(&mut self, corners: &[Vector]) -> usize {
        let tile: Vec<u32> = corners.iter().map(|&corner| self.number(corner)).collect();
        let mut key = tile.clone();
        key.sort_unstable();
        let next = self.tiles.len();
        let known = *self.known.entry(key).or_insert(next);
        if known == next {
            self.tiles.push(tile);
        }
        known
    }

    /// The number of the point here. Points of a tiling are farther apart than a square of the net is wide.
    fn number(&mut self, at: Vector) -> u32 {
        const SQUARES: f64 = 1e3;
        let square = [at[0], at[1]].map(|x| (x * SQUARES).round() as i64);
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| [dx, dy]));
        let mut near = around.map(|[dx, dy]| [square[0] + dx, square[1] + dy]);
        if let Some(&known) = near.find_map(|square| self.net.get(&square)) {
            return known;
        }
        let number = self.points.len() as u32;
        self.net.insert(square, number);
        self.points.push(at);
        number
    }

    fn edges(&self) -> Vec<[u32; 2]> {
        let sides = |tile: &Vec<u32>| {
            let next = tile.iter().cycle().skip(1);
            tile.iter().zip(next).map(|(&a, &b)| [a.min(b), a.max(b)]).collect::<Vec<_>>()
        };
        let mut edges: Vec<[u32; 2]> = self.tiles.iter().flat_map(sides).collect();
        edges.sort_unstable();
        edges.dedup();
        edges
    }

    fn drawn(&self) -> GraphSetup {
        let edges = self.edges();
        let middles = edges.iter().map(|&[a, b]| {
            let [a, b] = [a, b].map(|v| self.points[v as usize]);
            arc_middle([a, b].map(in_disk), in_disk([0, 1, 2].map(|i| a[i] + b[i])))
        });
        let places: Vec<Place> = self.points.iter().map(|&at| in_disk(at)).collect();
        let middles: Vec<Place> = middles.collect();
        let nearest = nearest_distance(&places);
        let graph = undirected(with_unit_spacing(places.clone()), edges);
        let least = [0, 1].map(|i| places.iter().map(|at| at[i]).fold(f64::INFINITY, f64::min));
        let bends = middles.iter().zip(&graph.edges).zip(0..).filter_map(|((at, ends), link)| {
            let at = [0, 1].map(|i| ((at[i] - least[i]) / nearest * 100.0).round() / 100.0);
            is_bent(at, ends.map(|v| graph.points[v as usize])).then_some(Bend { link, at })
        });
        let bends = Some(bends.collect());
        GraphSetup { bends, ..graph }
    }
}

/// The middle of the arc between two places that passes through a third, which is nearer to the end that is
/// farther out; in the middle of its chord, if it is straight.
fn arc_middle([a, b]: [Place; 2], through: Place) -> Place {
    let chord = [0, 1].map(|i| (a[i] + b[i]) / 2.0);
    let [ab, at] = [b, through].map(|to| difference(to, a));
    let area = 2.0 * (ab[0] * at[1] - ab[1] * at[0]);
    if area.abs() < 1e-9 {
        return chord;
    }
    let [ab2, at2] = [ab, at].map(|[x, y]| x * x + y * y);
    let centre = [(at[1] * ab2 - ab[1] * at2) / area, (ab[0] * at2 - at[0] * ab2) / area];
    let radius = centre[0].hypot(centre[1]);
    let out = [0, 1].map(|i| chord[i] - a[i] - centre[i]);
    let length = out[0].hypot(out[1]);
    [0, 1].map(|i| a[i] + centre[i] + out[i] / length * radius)
}

/// True if the middle of an arc lies so far from its chord that one can see it.
fn is_bent(at: Place, [a, b]: [Place; 2]) -> bool {
    let middle = [0, 1].map(|i| (a[i] + b[i]) / 2.0);
    distance(at, middle) > distance(a, b) / 64.0
}

/// The tile around the origin. Its corners are farther away the sharper its angles, of 2π/q, are.
fn middle_tile(Tiling { sides, around }: Tiling) -> Vec<Vector> {
    let [a, b] = [PI / f64::from(sides), PI / f64::from(around)];
    // cosh of the radius = cot(π/p) cot(π/q).
    let cosh = 1.0 / (a.tan() * b.tan());
    let radius = (cosh * cosh - 1.0).sqrt();
    let corner = |i: u32| {
        let angle = 2.0 * a * (f64::from(i) + 0.5) - PI / 2.0;
        on_hyperboloid([radius * angle.cos(), radius * angle.sin()])
    };
    (0..sides).map(corner).collect()
}

/// The motion along a line through the origin that takes this point there.
fn moved_to_origin([x, y, t]: Vector) -> impl Fn(Vector) -> Vector {
    let far = x.hypot(y);
    let [u, v] = [x / far, y / far];
    move |at: Vector| {
        let [along, aside] = [at[0] * u + at[1] * v, at[1] * u - at[0] * v];
        let along = t * along - far * at[2];
        on_hyperboloid([along * u - aside * v, along * v + aside * u])
    }
}

fn on_hyperboloid([x, y]: [f64; 2]) -> Vector {
    [x, y, (x * x + y * y + 1.0).sqrt()]
}

/// x·x' + y·y' − t·t'
fn product(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] - a[2] * b[2]
}

/// The unit vector at right angles to two points, whose plane is the line through them.
fn normal(a: Vector, b: Vector) -> Vector {
    let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[1] * b[0] - a[0] * b[1]];
    let length = product(cross, cross).sqrt();
    cross.map(|c| c / length)
}

/// The stereographic picture of a point, or of a multiple of one.
fn in_disk(at: Vector) -> Place {
    let length = (-product(at, at)).sqrt();
    let [x, y, t] = at.map(|c| c / length);
    [x / (1.0 + t), y / (1.0 + t)]
}
