//! Real centres that a pointer may mean: a stone there would touch two things, or one.
//!
//! Nothing is asked about legality: the caller rounds to a legal tick near by. Knows nothing of
//! colours.

use super::circle::Circle;
use super::curve::Curve;
use super::moved_wall::MovedWall;
use super::region::Region;
use super::segment::{Segment, reflex_corners};
use super::spot::Spot;
use super::wrap::Wrap;
use crate::limits::MAX_TICK;

/// Centres closer together than this, in ticks, are one.
const SAME: f64 = 1e-3;

/// The centres at most `within` ticks from a pointer at which a stone would touch two of: a stone
/// of those given (images near the pointer), whose centre is `tangent` away; the boundary of the
/// region, which is c/2 away; and the nearest ones at which it would touch one of them. Nearest to
/// the pointer first. Right to 2^-22 tick. Cost: O(n²) for n stones and edges that near.
pub fn candidates(
    region: &Region,
    stones: &[Spot],
    pointer: [f64; 2],
    within: f64,
    clearance: i64,
    tangent: i64,
) -> Vec<[f64; 2]> {
    let origin = pointer.map(|x| x.round() as i32).map(|x| x.clamp(-2 * MAX_TICK, 2 * MAX_TICK));
    let [left, top] = origin.map(f64::from);
    let pointer = [pointer[0] - left, pointer[1] - top];
    let within = within.clamp(0.0, farthest(region));
    let origin = Spot::new(origin[0], origin[1]);
    let mut curves = stone_curves(stones, origin, tangent);
    curves.extend(boundary_curves(region, origin, within, clearance));
    curves.retain(|curve| curve.nearest(pointer).is_none_or(|p| distance(p, pointer) <= within));
    let nearest = curves.iter().filter_map(|curve| curve.nearest(pointer));
    let mut found: Vec<[f64; 2]> = nearest.collect();
    for (i, curve) in curves.iter().enumerate() {
        found.extend(curves[i + 1..].iter().flat_map(|other| curve.crossings(other)).flatten());
    }
    found.retain(|&p| distance(p, pointer) <= within);
    found.sort_unstable_by(|&p, &q| distance(p, pointer).total_cmp(&distance(q, pointer)));
    distinct(found, pointer).into_iter().map(|[x, y]| [left + x, top + y]).collect()
}

/// As far as it is worth looking: on a glued surface all is seen within its width and height.
fn farthest(region: &Region) -> f64 {
    let [least, greatest] = region.bounds();
    match region.surface().wrap() {
        Wrap::None => 4.0 * f64::from(MAX_TICK),
        _ => f64::from(greatest.x - least.x) + f64::from(greatest.y - least.y),
    }
}

fn stone_curves(stones: &[Spot], origin: Spot, tangent: i64) -> Vec<Curve> {
    stones.iter().map(|&stone| circle(stone, origin, 2 * tangent)).collect()
}

fn boundary_curves(region: &Region, origin: Spot, within: f64, clearance: i64) -> Vec<Curve> {
    let round = region.circle().map(|(middle, radius)| (middle, 2 * radius - clearance));
    let round = round.filter(|&(_, inset)| inset > 0);
    let mut curves: Vec<Curve> =
        round.map(|(middle, inset)| circle(middle, origin, inset)).into_iter().collect();
    let walls = region.walls_near(origin, within.ceil() as i64 + clearance / 2 + 2);
    curves.extend(reflex_corners(&walls).into_iter().map(|p| circle(p, origin, clearance)));
    curves.extend(walls.iter().map(|wall| {
        let moved = Segment::new(relative(wall.from, origin), relative(wall.to, origin));
        Curve::Wall(MovedWall::new(moved, clearance))
    }));
    curves
}

fn circle(centre: Spot, origin: Spot, radius: i64) -> Curve {
    let centre = relative(centre, origin);
    Curve::Circle(Circle { centre: [centre.x, centre.y].map(|x| 2 * i64::from(x)), radius })
}

fn relative(p: Spot, origin: Spot) -> Spot {
    Spot::new(p.x - origin.x, p.y - origin.y)
}

fn distance([ax, ay]: [f64; 2], [bx, by]: [f64; 2]) -> f64 {
    let [dx, dy] = [bx - ax, by - ay];
    (dx * dx + dy * dy).sqrt()
}

/// Without those that stand where an earlier one does. They come by their distance from the pointer,
/// so that equal ones are near each other in the list.
fn distinct(points: Vec<[f64; 2]>, pointer: [f64; 2]) -> Vec<[f64; 2]> {
    let mut kept: Vec<[f64; 2]> = Vec::with_capacity(points.len());
    for p in points {
        let nearer = distance(p, pointer) - SAME;
        let beside = kept.iter().rev().take_while(|&&q| distance(q, pointer) >= nearer);
        if beside.into_iter().all(|&q| distance(p, q) > SAME) {
            kept.push(p);
        }
    }
    kept
}
