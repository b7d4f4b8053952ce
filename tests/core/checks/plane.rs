//! Literal measures of a drawing: distances, crossings, faces by going around them.

use std::collections::BTreeSet;

use gospace::boards::graph::Graph;
use gospace::ids::Placement;

pub type Place = [f64; 2];

pub fn distance(a: Place, b: Place) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The distance of the two nearest points.
pub fn nearest(places: &[Place]) -> f64 {
    let later = |i: usize| places[i + 1..].iter();
    let pairs = (0..places.len()).flat_map(|i| later(i).map(move |&b| (places[i], b)));
    pairs.map(|(a, b)| distance(a, b)).fold(f64::INFINITY, f64::min)
}

/// The width over the height, each at least one unit.
pub fn shape(places: &[Place]) -> f64 {
    let extent = |i: usize| {
        let all = || places.iter().map(|p| p[i]);
        all().fold(f64::MIN, f64::max) - all().fold(f64::MAX, f64::min)
    };
    extent(0).max(1.0) / extent(1).max(1.0)
}

/// The distance of a place from the line between two others.
pub fn distance_to_line(p: Place, [a, b]: [Place; 2]) -> f64 {
    let [lx, ly] = [b[0] - a[0], b[1] - a[1]];
    let along = ((p[0] - a[0]) * lx + (p[1] - a[1]) * ly) / (lx * lx + ly * ly);
    let t = along.clamp(0.0, 1.0);
    distance(p, [a[0] + t * lx, a[1] + t * ly])
}

/// The least distance of a point from a line that does not end at it.
pub fn room_beside_lines(places: &[Place], lines: &[[u32; 2]]) -> f64 {
    let ends = |line: &[u32; 2]| line.map(|v| places[v as usize]);
    let mut least = f64::INFINITY;
    for line in lines {
        for (v, &p) in (0u32..).zip(places) {
            if !line.contains(&v) {
                least = least.min(distance_to_line(p, ends(line)));
            }
        }
    }
    least
}

/// Two lines that meet and share no end, if there are any.
pub fn crossing(places: &[Place], lines: &[[u32; 2]]) -> Option<[[u32; 2]; 2]> {
    for (i, &m) in lines.iter().enumerate() {
        for &n in &lines[i + 1..] {
            let apart = n.iter().all(|v| !m.contains(v));
            if apart && meet(m.map(|v| places[v as usize]), n.map(|v| places[v as usize])) {
                return Some([m, n]);
            }
        }
    }
    None
}

fn meet(m: [Place; 2], n: [Place; 2]) -> bool {
    let side = |[a, b]: [Place; 2], c: Place| {
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    };
    let parts = |m: [Place; 2], n: [Place; 2]| side(m, n[0]) * side(m, n[1]) <= 0.0;
    let boxes_meet = (0..2).all(|axis| {
        let [low, high] =
            [f64::min, f64::max].map(|pick| [m, n].map(|line| pick(line[0][axis], line[1][axis])));
        low[0] <= high[1] && low[1] <= high[0]
    });
    boxes_meet && parts(m, n) && parts(n, m)
}

/// The number of sides of each face, by going around it in the drawing: from each arc on to
/// the next line clockwise.
pub fn faces(graph: &Graph, places: &[Place]) -> Vec<usize> {
    let angle = |v: Placement, u: Placement| {
        let [from, to] = [places[v.index()], places[u.index()]];
        (to[1] - from[1]).atan2(to[0] - from[0])
    };
    let next = |v: Placement, u: Placement| {
        let mut around = graph.successors(u).to_vec();
        around.sort_by(|&a, &b| angle(u, a).total_cmp(&angle(u, b)));
        let back = around.iter().position(|&w| w == v).expect("an edge goes both ways");
        (u, around[(back + 1) % around.len()])
    };
    let mut seen = BTreeSet::new();
    let mut sides = Vec::new();
    for v in graph.vertices() {
        for &u in graph.successors(v) {
            let mut length = 0;
            let mut arc = (v, u);
            while seen.insert(arc) {
                length += 1;
                arc = next(arc.0, arc.1);
            }
            sides.extend((length > 0).then_some(length));
        }
    }
    sides
}
