//! Real centres near a pointer at which a stone would touch two things, or one.
//!
//! Legality is not checked: the caller rounds to a legal tick near by. Knows nothing of colours.

use super::circle::Circle;
use super::clamp::clamped;
use super::curve::Curve;
use super::moved_wall::MovedWall;
use super::region::Region;
use super::segment::{Segment, reflex_corners};
use super::spot::Spot;
use super::wrap::Wrap;
use crate::limits::MAX_TICK;
use crate::order;

/// Centres closer together than this, in ticks, are one.
const SAME: f64 = 1e-3;

/// The things that a disk near a pointer can touch.
#[derive(Clone, Copy, Debug)]
pub struct Touchable<'a> {
    /// The region of the disk; nothing for the whole plane.
    pub region: Option<&'a Region>,
    /// Twice the disk's distance from the region's boundary where it touches it, c.
    pub clearance: i64,
    /// The centres of the others, images near the pointer, each with twice the distance at which it
    /// is touched, at most 2^27.
    pub circles: &'a [(Spot, i64)],
    /// The greatest number of curves examined, the nearest to the pointer first; on each curve the
    /// disk touches one thing.
    pub most: usize,
}

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
    let circles: Vec<_> = stones.iter().map(|&stone| (stone, 2 * tangent)).collect();
    let all = Touchable { region: Some(region), clearance, circles: &circles, most: usize::MAX };
    tangent_centres(&all, pointer, within)
}

/// As [`candidates`], for disks of any sizes.
pub fn tangent_centres(things: &Touchable, pointer: [f64; 2], within: f64) -> Vec<[f64; 2]> {
    let origin = nearest_tick(pointer);
    let limit = -2 * MAX_TICK..=2 * MAX_TICK;
    let [x, y] = [origin.x, origin.y].map(|x| x.clamp(*limit.start(), *limit.end()));
    let (origin, [left, top]) = (Spot::new(x, y), [x, y].map(f64::from));
    let pointer = [pointer[0] - left, pointer[1] - top];
    let within = clamped(within, farthest(things.region));
    let mut found: Vec<[f64; 2]> = Vec::new();
    let curves = nearest_curves(things, origin, pointer, within);
    found.extend(curves.iter().filter_map(|curve| curve.nearest(pointer)));
    for (i, curve) in curves.iter().enumerate() {
        found.extend(curves[i + 1..].iter().flat_map(|other| curve.crossings(other)).flatten());
    }
    found.retain(|&p| distance(p, pointer) <= within);
    order::by(&mut found, |&p, &q| distance(p, pointer).total_cmp(&distance(q, pointer)));
    distinct(found, pointer).into_iter().map(|[x, y]| [left + x, top + y]).collect()
}

/// The curves within that distance of the pointer; all coordinates are relative to the origin.
fn nearest_curves(things: &Touchable, origin: Spot, pointer: [f64; 2], within: f64) -> Vec<Curve> {
    let around = |&(centre, radius): &(Spot, i64)| circle(centre, origin, radius);
    let mut curves: Vec<Curve> = things.circles.iter().map(around).collect();
    if let Some(region) = things.region {
        curves.extend(boundary_curves(region, origin, within, things.clearance));
    }
    let away = |curve: &Curve| curve.nearest(pointer).map_or(0.0, |p| distance(p, pointer));
    curves.retain(|curve| away(curve) <= within);
    if curves.len() > things.most {
        order::by(&mut curves, |a, b| away(a).total_cmp(&away(b)));
        curves.truncate(things.most);
    }
    curves
}

/// The tick nearest to a point.
pub fn nearest_tick([x, y]: [f64; 2]) -> Spot {
    Spot::new(x.round() as i32, y.round() as i32)
}

/// The ticks nearest to a point, the nearest first.
pub fn ticks_around(point: [f64; 2]) -> impl Iterator<Item = Spot> {
    let Spot { x, y } = nearest_tick(point);
    let steps = (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| Spot::new(x + dx, y + dy)));
    let mut ticks: Vec<Spot> = steps.collect();
    let distance = |spot: &Spot| {
        let [dx, dy] = [f64::from(spot.x) - point[0], f64::from(spot.y) - point[1]];
        dx * dx + dy * dy
    };
    order::by(&mut ticks, |a, b| distance(a).total_cmp(&distance(b)));
    ticks.into_iter()
}

/// The greatest useful distance: on a glued surface its width and height together.
pub fn farthest(region: Option<&Region>) -> f64 {
    let Some(region) = region.filter(|region| region.surface().wrap() != Wrap::None) else {
        return 4.0 * f64::from(MAX_TICK);
    };
    let [least, greatest] = region.bounds();
    f64::from(greatest.x - least.x) + f64::from(greatest.y - least.y)
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

/// The points without those nearly equal to an earlier one. They are sorted by their distance from
/// the pointer, so equal ones are near each other in the list.
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
