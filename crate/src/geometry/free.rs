//! Liberties of a single stone: the search for a free centre beside it (RULES.md, D4).
//!
//! F, the free centres beside a stone at s, are the real points p with c ≤ |p − s| ≤ b, at least c
//! from every other stone, and inside the region, at least c/2 from its boundary. F is closed and
//! bounded. If it holds a point, then one on its border; follow that border's curve until F ends:
//! either it never does, and F holds the whole circle, or another curve crosses there. So F is
//! empty iff it holds no *vertex*: a crossing of two of the curves, or a point chosen on each
//! circle. The curves are the circles of radius c around the other stones, of radii c and b around
//! s and of radius c/2 around the corners that stick into the region, its edges moved inwards by
//! c/2, and the circle of radius r − c/2 in a round region.
//!
//! Vertices are right to 2^-23 tick and distances to 2^-23 tick (below); tested with a slack of
//! 2^-21 tick, a vertex that is free is always found, and one that is found breaks nothing by
//! 2^-20.
//!
//! Derivation of the bounds. With |tick| ≤ 2^24, c ≤ 2^25 and b ≤ 3·2^24, a vertex is less than
//! 2^26 from s and a stone that matters less than 2^27. Relative to s, whose coordinates are whole,
//! a vertex that its curve's module gives with an error of 2^-23 is rounded once to absolute
//! coordinates, by 2^-28. A difference of coordinates is rounded by 2^-28, a distance by that and a
//! few parts in 2^53 of itself: 2^-25 in all for points; for an edge the product that gives the
//! height is rounded by 2^-51 of the length, 2^-24.
//!
//! Knows nothing of colours, nor of the source of images: the caller gives each image that matters.

use super::circle::Circle;
use super::curve::Curve;
use super::moved_wall::MovedWall;
use super::region::Region;
use super::segment::{Segment, reflex_corners};
use super::spot::Spot;
use crate::order;

/// The slack, in ticks: a vertex that breaks an inequality by at most this counts as free.
const SLACK: f64 = 1.0 / (1u64 << 21) as f64;

/// Parts of a tick in which the side of a wall is decided. A free centre is further than that from
/// any wall.
const FINE: f64 = 1024.0;

/// The surroundings of a stone, as far as they can affect a centre that touches it.
#[derive(Clone, Debug)]
pub struct Near {
    centre: Spot,
    /// Relative to the centre, the nearest first.
    others: Vec<Spot>,
    /// Relative to the centre.
    walls: Vec<Segment>,
    /// The middle, relative to the centre, and the radius of a round region.
    round: Option<(Spot, i64)>,
    clearance: i64,
    contact: i64,
}

impl Near {
    /// The surroundings of a stone at `centre` among `others`: the images of all stones, its own
    /// other ones included, that are at most c + b away; further ones are skipped. Assumes that the
    /// centre is in the region and c/2 from its boundary, and 1 ≤ c ≤ b.
    pub fn new(
        region: &Region,
        centre: Spot,
        others: impl IntoIterator<Item = Spot>,
        clearance: i64,
        contact: i64,
    ) -> Near {
        let relative = |p: Spot| Spot::new(p.x - centre.x, p.y - centre.y);
        let reach = clearance + contact;
        let others = others.into_iter().filter(|q| centre.distance_squared(*q) <= reach * reach);
        let mut others: Vec<Spot> = others.map(relative).collect();
        order::short(&mut others, |a, b| {
            let key = |q: &Spot| (q.distance_squared(Spot::default()), *q);
            key(a).cmp(&key(b))
        });
        let walls = region.walls_near(centre, contact + clearance / 2 + 1);
        let walls = walls.iter().map(|wall| Segment::new(relative(wall.from), relative(wall.to)));
        let round = region.circle().map(|(middle, radius)| (relative(middle), radius));
        Near { centre, others, walls: walls.collect(), round, clearance, contact }
    }

    /// A free centre beside the stone, if there is one, in ticks. It breaks no inequality by more
    /// than 2^-20 tick. Cost: O(n²) for n stones and edges nearby, of which only those that are
    /// near each other count; far less as a rule, as the search stops at the first.
    pub fn witness(&self) -> Option<[f64; 2]> {
        let mut blocker = 0;
        self.search(|p| self.if_free(p, &mut blocker))
    }

    /// Every free vertex, in ticks, each once.
    pub fn vertices(&self) -> Vec<[f64; 2]> {
        let mut found: Vec<[f64; 2]> = Vec::new();
        let mut blocker = 0;
        self.search(|p| {
            let p = self.if_free(p, &mut blocker)?;
            let is_known =
                found.iter().any(|q| (q[0] - p[0]).abs() + (q[1] - p[1]).abs() < 4.0 * SLACK);
            if !is_known {
                found.push(p);
            }
            None::<()>
        });
        found
    }

    /// True if a centre beside the stone is free: surely if it breaks no inequality by more than
    /// 2^-22 tick, surely not if it breaks one by 2^-20. A result of `witness` stays free until a
    /// stone comes too near. Cost: O(n).
    pub fn is_free(&self, centre: [f64; 2]) -> bool {
        let [x, y] = [centre[0] - f64::from(self.centre.x), centre[1] - f64::from(self.centre.y)];
        self.is_open([x, y], &mut 0)
    }

    /// A vertex, relative to the stone, in absolute coordinates if it is free there.
    pub(super) fn if_free(&self, [x, y]: [f64; 2], blocker: &mut usize) -> Option<[f64; 2]> {
        let [left, top] = [f64::from(self.centre.x), f64::from(self.centre.y)];
        let [x, y] = [left + x, top + y];
        self.is_open([x - left, y - top], blocker).then_some([x, y])
    }

    /// Passes every vertex to `found` until it returns something; the likely ones first.
    fn search<T>(&self, mut found: impl FnMut([f64; 2]) -> Option<T>) -> Option<T> {
        let own = self.own_circles();
        let nearest = own.iter().rev().flat_map(Circle::extremes).find_map(&mut found);
        if nearest.is_some() {
            return nearest;
        }
        let mut curves: Vec<Curve> = own.into_iter().map(Curve::Circle).collect();
        curves.extend(self.obstacles());
        for (i, curve) in curves.iter().enumerate() {
            let crossings = curves[i + 1..].iter().flat_map(|other| curve.crossings(other));
            if let Some(vertex) = crossings.flatten().find_map(&mut found) {
                return Some(vertex);
            }
        }
        let circles = curves.iter().filter_map(|curve| match curve {
            Curve::Circle(circle) => Some(circle.extremes()[0]),
            Curve::Wall(_) => None,
        });
        circles.into_iter().find_map(found)
    }

    /// The circles of radius c and b around the stone.
    fn own_circles(&self) -> Vec<Circle> {
        let mut radii = vec![2 * self.clearance, 2 * self.contact];
        radii.dedup();
        radii.into_iter().map(|radius| Circle { centre: [0, 0], radius }).collect()
    }

    /// All other curves.
    pub(super) fn obstacles(&self) -> impl Iterator<Item = Curve> {
        let c = self.clearance;
        let around = |p: Spot, radius| {
            Curve::Circle(Circle { centre: [p.x, p.y].map(|x| 2 * i64::from(x)), radius })
        };
        let round = self.round.map(|(middle, radius)| around(middle, 2 * radius - c));
        let others = self.others.iter().map(move |&q| around(q, 2 * c));
        let walls = self.walls.iter().map(move |&wall| Curve::Wall(MovedWall::new(wall, c)));
        let corners = reflex_corners(&self.walls).into_iter().map(move |p| around(p, c));
        round.into_iter().chain(others).chain(walls).chain(corners)
    }

    /// True if no inequality is broken at p, relative to the stone, by more than the slack. The
    /// stone that blocked the last point is tested first.
    fn is_open(&self, p: [f64; 2], blocker: &mut usize) -> bool {
        let squared = p[0] * p[0] + p[1] * p[1];
        let [least, most] = [self.clearance as f64 - SLACK, self.contact as f64 + SLACK];
        let spares = |q: &Spot| {
            let [dx, dy] = [p[0] - f64::from(q.x), p[1] - f64::from(q.y)];
            dx * dx + dy * dy >= least * least
        };
        if squared < least * least || squared > most * most {
            return false;
        }
        if self.others.get(*blocker).is_some_and(|q| !spares(q)) {
            return false;
        }
        if let Some(found) = self.others.iter().position(|q| !spares(q)) {
            *blocker = found;
            return false;
        }
        self.is_in_round(p)
            && self.walls.iter().all(|wall| self.clears(wall, p))
            && self.is_inside(p)
    }

    fn is_in_round(&self, p: [f64; 2]) -> bool {
        self.round.is_none_or(|(middle, radius)| {
            let [dx, dy] = [p[0] - f64::from(middle.x), p[1] - f64::from(middle.y)];
            let most = radius as f64 - self.clearance as f64 * 0.5 + SLACK;
            dx * dx + dy * dy <= most * most
        })
    }

    /// True if p is c/2 from a wall.
    fn clears(&self, wall: &Segment, p: [f64; 2]) -> bool {
        let least = self.clearance as f64 * 0.5 - SLACK;
        let [dx, dy] = wall.vector().map(|x| x as f64);
        let [px, py] = [p[0] - f64::from(wall.from.x), p[1] - f64::from(wall.from.y)];
        let along = px * dx + py * dy;
        let length_squared = dx * dx + dy * dy;
        if along <= 0.0 {
            return px * px + py * py >= least * least;
        }
        if along >= length_squared {
            let [qx, qy] = [px - dx, py - dy];
            return qx * qx + qy * qy >= least * least;
        }
        let height = dx * py - dy * px;
        height * height >= least * least * length_squared
    }

    /// True if p, which is c/2 from every wall, is in the region as the stone is: an even number of
    /// walls stand between. Exact after p is rounded, which takes it across no wall.
    fn is_inside(&self, p: [f64; 2]) -> bool {
        let p = p.map(|x| (x * FINE).round() as i128);
        let cross = |a: [i128; 2], b: [i128; 2]| a[0] * b[1] - a[1] * b[0];
        let stands_between = |wall: &&Segment| {
            let [from, to] = [wall.from, wall.to].map(|q| [i128::from(q.x), i128::from(q.y)]);
            let along = wall.vector().map(i128::from);
            let here = cross(from, along);
            let there = here * FINE as i128 + cross(along, p);
            (cross(p, from) < 0) != (cross(p, to) < 0) && (here < 0) != (there < 0)
        };
        self.walls.iter().filter(stands_between).count() % 2 == 0
    }
}
