//! Drawings of relations: few crossings, no line through a point, whole coordinates.

use crate::relation::{Relation, orders};

/// A place, x to the right and y down.
pub type Place = [i32; 2];

/// The distance of neighbours, and the radius of rings.
pub(crate) const STEP: i32 = 40;

/// The faults of a drawing, the worst first: lines through points, crossings, squared length.
type Faults = (usize, usize, i64);

/// Places of the points, the best of a ring, a ring with a middle, and two rows. Cost: O(points! × links²).
pub fn places(relation: &Relation) -> Vec<Place> {
    let [edges, arcs] = relation.edges_and_arcs();
    let links: Vec<[usize; 2]> = edges.into_iter().chain(arcs).collect();
    let templates = [ring(relation.points), wheel(relation.points), rows(relation.points)];
    let orders = orders(relation.points);
    let drawn = templates.iter().flat_map(|template| {
        orders.iter().map(|order| order.iter().map(|&at| template[at]).collect::<Vec<Place>>())
    });
    drawn.min_by_key(|places| faults(places, &links)).unwrap_or_default()
}

fn ring(points: usize) -> Vec<Place> {
    if points < 3 {
        return (0..points as i32).map(|at| [STEP * at, 0]).collect();
    }
    let step = std::f64::consts::TAU / points as f64;
    let around = (0..points).map(|at| {
        let angle = step * at as f64;
        let of = |part: f64| (f64::from(STEP) * part).round() as i32;
        [STEP + of(angle.sin()), STEP - of(angle.cos())]
    });
    around.collect()
}

/// A ring round a middle.
fn wheel(points: usize) -> Vec<Place> {
    match points {
        0..=3 => ring(points),
        _ => [[STEP, STEP]].into_iter().chain(ring(points - 1)).collect(),
    }
}

fn rows(points: usize) -> Vec<Place> {
    let above = points.div_ceil(2);
    let place = |at| if at < above { [at, 0] } else { [at - above, 1] };
    (0..points).map(|at| place(at).map(|part| STEP * part as i32)).collect()
}

fn faults(places: &[Place], links: &[[usize; 2]]) -> Faults {
    let lines: Vec<[Place; 2]> = links.iter().map(|link| link.map(|v| places[v])).collect();
    let through = |line: &&[Place; 2]| places.iter().any(|&place| is_inside(place, **line));
    let crossings = |(at, &line): (usize, &[Place; 2])| {
        lines[..at].iter().filter(|&&other| cross(line, other)).count()
    };
    let length = |&[[a, b], [c, d]]: &[Place; 2]| i64::from((a - c).pow(2) + (b - d).pow(2));
    (
        lines.iter().filter(through).count(),
        lines.iter().enumerate().map(crossings).sum(),
        lines.iter().map(length).sum(),
    )
}

/// Twice the signed area of a triangle.
fn turn([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place) -> i32 {
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

fn is_inside(place: Place, [a, b]: [Place; 2]) -> bool {
    let toward = |from: Place, to: Place| {
        (place[0] - from[0]) * (to[0] - from[0]) + (place[1] - from[1]) * (to[1] - from[1])
    };
    turn(a, b, place) == 0 && toward(a, b) > 0 && toward(b, a) > 0
}

fn cross([a, b]: [Place; 2], [c, d]: [Place; 2]) -> bool {
    let opposite = |x: i32, y: i32| x.signum() * y.signum() < 0;
    opposite(turn(a, b, c), turn(a, b, d)) && opposite(turn(c, d, a), turn(c, d, b))
}
