//! The slow literal oracle of the plane: RULES.md 1 and 5.
//!
//! Plays and touches are compared as squared integers. Free centres are sought among the vertices
//! of the free set: a closed and bounded set that is not empty has a boundary point, and a walk
//! from it along that piece of circle or line inside the set either comes to another circle or line
//! or goes all the way round. So the set has a crossing of two of the curves that bound it, or
//! holds a whole circle. All crossings are found and tested against all inequalities in intervals:
//! first quick ones, then, where these are undecided, to 320 binary places. A number that even they
//! cannot separate from zero is zero and belongs to the set: "the set is closed".
//!
//! Lengths here are half ticks seen from the stone, so that c/2 is whole. Only the names of the
//! colours and the descriptions of boards come from the core. The quoted lines are RULES.md's
//! unless another source is named.

use std::cmp::Ordering;

use gospace::boards::setup::PlaneSetup;

use super::naive_curves::{Curve, Point, Vertex, place};
use super::naive_intervals::{Interval, Quick, Slow};
use super::naive_region::{Region, Spot, squared};

/// A board without lines.
#[derive(Clone, Debug)]
pub struct Plane {
    pub region: Region,
    /// c = 2R − t: no two centres are nearer.
    pub clearance: i64,
    /// b = 2R + t, or twice the larger reach: stones touch up to there.
    pub contact: i64,
}

/// The existence of a free centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One meets every inequality, all but those whose curves it was made of with room to spare.
    Free,
    /// One breaks no inequality, and is on so many curves at once that it could not be moved.
    Tight,
    /// None does.
    Closed,
}

impl Plane {
    pub fn new(setup: &PlaneSetup) -> Plane {
        let [radius, tolerance] = [setup.radius, setup.tolerance].map(i64::from);
        let reach = setup.reach.map(|reach| 2 * i64::from(reach));
        Plane {
            region: Region::new(&setup.region),
            clearance: 2 * radius - tolerance,
            contact: reach.unwrap_or(2 * radius + tolerance),
        }
    }

    /// "dist(centre, boundary) ≥ a = R − t/2", and the centre inside.
    pub fn holds(&self, p: Spot) -> bool {
        self.region.holds_disk(p, self.clearance)
    }

    /// "a play is legal iff d ≥ 2R − t to every stone": whether this stone forbids it.
    pub fn overlap(&self, p: Spot, q: Spot) -> bool {
        let c = i128::from(self.clearance);
        self.region.distance_squared(p, q) < c * c
    }

    /// "stones touch iff d ≤ 2R + t", or "d ≤ 2·reach".
    pub fn touch(&self, p: Spot, q: Spot) -> bool {
        let b = i128::from(self.contact);
        self.region.distance_squared(p, q) <= b * b
    }

    /// The square of the shortest way from a point to an image of itself: the width, or where sides
    /// above and below are glued their distance.
    pub fn shortest_loop(&self) -> Option<i128> {
        let Region::Glued { corner: [x, y], size: [_, h], .. } = self.region else { return None };
        self.region.loop_squared([x, y + h / 2])
    }

    /// True if there is "a point of the closed annulus 2R − t ≤ d ≤ 2R + t around a stone, at least
    /// 2R − t from every stone, inside the inset region".
    pub fn free_centre(&self, stone: Spot, stones: &[Spot]) -> Verdict {
        self.free_set(stone, stones).verdict()
    }

    /// The inequalities that a free centre around the stone meets. The stone is among the stones.
    pub fn free_set(&self, stone: Spot, stones: &[Spot]) -> FreeSet {
        let [c, b] = [self.clearance, self.contact];
        let seen = |p: Spot| [2 * (p[0] - stone[0]), 2 * (p[1] - stone[1])];
        let mut bounds = vec![Bound::AtMost { centre: [0, 0], radius: 2 * b }];
        let images = stones.iter().flat_map(|&q| self.region.images(q, stone, b + c));
        bounds.extend(images.map(|q| Bound::AtLeast { centre: seen(q), radius: 2 * c }));
        if let Region::Circle { centre, radius } = self.region {
            bounds.push(Bound::AtMost { centre: seen(centre), radius: 2 * radius - c });
        }
        for wall in self.region.walls(stone, b + c) {
            let [from, to] = wall.map(seen);
            if !is_far(from, to, 2 * b + c) {
                bounds.extend([from, to].map(|centre| Bound::AtLeast { centre, radius: c }));
                bounds.push(Bound::Beside { from, to, room: c });
            }
        }
        FreeSet { bounds, region: self.region.clone(), stone }
    }
}

/// True if no point of a side is within a distance of the origin.
fn is_far(from: Spot, to: Spot, distance: i64) -> bool {
    let [fx, fy, tx, ty, r] = [from[0], from[1], to[0], to[1], distance].map(i128::from);
    let [dx, dy] = [tx - fx, ty - fy];
    let [along, length2] = [-(fx * dx + fy * dy), dx * dx + dy * dy];
    let to_line = fx * dy - fy * dx;
    let beside = along > 0 && along < length2;
    let ends = squared(from, [0, 0]).min(squared(to, [0, 0]));
    ends > r * r && !(beside && to_line * to_line <= r * r * length2)
}

/// An inequality. Lengths are half ticks, the stone is the origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    AtMost {
        centre: Spot,
        radius: i64,
    },
    AtLeast {
        centre: Spot,
        radius: i64,
    },
    /// At least `room` from a side, for centres that are nearest to it between its ends.
    Beside {
        from: Spot,
        to: Spot,
        room: i64,
    },
}

/// The conditions on the centres around a stone.
#[derive(Clone, Debug)]
pub struct FreeSet {
    bounds: Vec<Bound>,
    region: Region,
    stone: Spot,
}

impl FreeSet {
    /// The existence of a point.
    pub fn verdict(&self) -> Verdict {
        let mut verdict = Verdict::Closed;
        for vertex in self.vertices() {
            let sure = match self.judged::<Quick>(vertex) {
                Verdict::Tight => self.judged::<Slow>(vertex),
                sure => sure,
            };
            match sure {
                Verdict::Free => return Verdict::Free,
                Verdict::Tight => verdict = Verdict::Tight,
                Verdict::Closed => {}
            }
        }
        verdict
    }

    /// Without the two inequalities on the distance to the stone itself.
    pub fn at_any_distance(mut self) -> FreeSet {
        self.bounds.remove(0);
        self.bounds.retain(|bound| !matches!(bound, Bound::AtLeast { centre: [0, 0], .. }));
        self
    }

    /// True if a point, in ticks, breaks no inequality by more than so many parts of a tick.
    pub fn is_met_by(&self, witness: [f64; 2], slack: f64) -> bool {
        let quick = self.met_by::<Quick>(witness, slack);
        quick.or_else(|| self.met_by::<Slow>(witness, slack)).unwrap_or(true)
    }

    fn met_by<I: Interval>(&self, witness: [f64; 2], slack: f64) -> Option<bool> {
        let seen = |axis: usize| {
            let off = I::float(witness[axis]).minus(&I::whole(self.stone[axis].into()));
            off.plus(&off)
        };
        let p = [seen(0), seen(1)];
        let slack = I::float(2.0 * slack);
        let signs = self.bounds.iter().map(|bound| room_but_for(bound, &p, &slack));
        let mut met = Some(self.is_inside([p[0].about(), p[1].about()]));
        for sign in signs {
            match sign {
                Some(Ordering::Less) => return Some(false),
                Some(_) => {}
                None => met = None,
            }
        }
        met
    }

    fn curves(&self) -> Vec<Curve> {
        let mut curves = Vec::new();
        for &bound in &self.bounds {
            let of_bound = match bound {
                Bound::AtMost { centre, radius } | Bound::AtLeast { centre, radius } => {
                    vec![Curve::Circle { centre, radius }]
                }
                Bound::Beside { from, to, room } => {
                    [room, -room].map(|room| Curve::Line { from, to, room }).to_vec()
                }
            };
            for curve in of_bound {
                if !curves.contains(&curve) {
                    curves.push(curve);
                }
            }
        }
        curves
    }

    fn vertices(&self) -> Vec<Vertex> {
        let curves = self.curves();
        let mut vertices = Vec::new();
        for (i, &a) in curves.iter().enumerate() {
            for &b in &curves[..i] {
                vertices.extend([1, -1].map(|which| Vertex::Crossing { curves: [a, b], which }));
            }
            if let Curve::Circle { .. } = a {
                vertices.push(Vertex::Rightmost { circle: a });
            }
        }
        vertices
    }

    /// The verdict on a vertex in such intervals: `Tight` where they are undecided.
    fn judged<I: Interval>(&self, vertex: Vertex) -> Verdict {
        let Some(p) = place::<I>(vertex) else { return Verdict::Closed };
        let made_of = |curve: Curve| match vertex {
            Vertex::Crossing { curves, .. } => curves.contains(&curve),
            Vertex::Rightmost { circle } => circle == curve,
        };
        let mut verdict = Verdict::Free;
        for bound in &self.bounds {
            match room::<I>(bound, &p, made_of) {
                Some(Ordering::Less) => return Verdict::Closed,
                Some(Ordering::Equal | Ordering::Greater) => {}
                None => verdict = Verdict::Tight,
            }
        }
        if self.is_inside([p[0].about(), p[1].about()]) { verdict } else { Verdict::Closed }
    }

    /// True if a point that is off the walls by c/2 or so is within them.
    fn is_inside(&self, half_ticks: [f64; 2]) -> bool {
        const UNIT: i128 = 1 << 20;
        let absolute = |axis: usize| {
            (half_ticks[axis] / 2.0 * UNIT as f64) as i128 + i128::from(self.stone[axis]) * UNIT
        };
        self.region.surrounds([absolute(0), absolute(1)], UNIT)
    }
}

fn distance_squared<I: Interval>(p: &Point<I>, q: Spot) -> I {
    let [dx, dy] = [0, 1].map(|axis| p[axis].minus(&I::whole(q[axis].into())));
    dx.square().plus(&dy.square())
}

/// The sign of what is left of an inequality at a point; where the point was made of the bound's own
/// curve, nothing is left.
fn room<I: Interval>(
    bound: &Bound,
    p: &Point<I>,
    made_of: impl Fn(Curve) -> bool,
) -> Option<Ordering> {
    let is_its_own = match *bound {
        Bound::AtMost { centre, radius } | Bound::AtLeast { centre, radius } => {
            radius >= 0 && made_of(Curve::Circle { centre, radius })
        }
        Bound::Beside { from, to, room } => {
            [room, -room].iter().any(|&room| made_of(Curve::Line { from, to, room }))
        }
    };
    if is_its_own { Some(Ordering::Equal) } else { room_but_for(bound, p, &I::whole(0)) }
}

/// The sign of what is left of an inequality at a point if so much of its length is forgiven.
fn room_but_for<I: Interval>(bound: &Bound, p: &Point<I>, slack: &I) -> Option<Ordering> {
    match *bound {
        Bound::AtMost { radius, .. } if radius < 0 => Some(Ordering::Less),
        Bound::AtMost { centre, radius } => {
            let most = I::whole(radius.into()).plus(slack);
            most.square().minus(&distance_squared(p, centre)).sign()
        }
        Bound::AtLeast { centre, radius } => {
            let least = I::whole(radius.into()).minus(slack);
            distance_squared(p, centre).minus(&least.square()).sign()
        }
        Bound::Beside { from, to, room } => {
            beside(from, to, &I::whole(room.into()).minus(slack), p)
        }
    }
}

/// True if a point is off a side by that room, or so far along that an end is nearer.
fn beside<I: Interval>(from: Spot, to: Spot, room: &I, p: &Point<I>) -> Option<Ordering> {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]].map(|d| I::whole(d.into()));
    let [px, py] = [0, 1].map(|axis| p[axis].minus(&I::whole(from[axis].into())));
    let length2 = squared(from, to);
    let along = px.times(&dx).plus(&py.times(&dy));
    let left = I::whole(length2).minus(&along);
    let to_line = px.times(&dy).minus(&py.times(&dx));
    let wanted = room.square().times(&I::whole(length2));
    let off = to_line.square().minus(&wanted).sign();
    // The first of the three that holds is enough; all three must fail for the bound to be broken.
    let past = [along.sign().map(Ordering::reverse), left.sign().map(Ordering::reverse), off];
    if past.iter().any(|sign| matches!(sign, Some(Ordering::Greater | Ordering::Equal))) {
        return Some(Ordering::Greater);
    }
    if past.contains(&None) { None } else { Some(Ordering::Less) }
}
