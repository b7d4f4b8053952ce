//! Crossings of circles with another circle, in their order around it. Exact.
//!
//! Circle i has its middle at 0 and radius r; circle j is D away and has radius s. With d = |D|,
//! A = d² + r² − s² and K = 4 d² r² − A², they have a point in common iff K ≥ 0, and then the points are
//! (A·D ± √K·D⊥) / 2d². All of this is whole, so that the order of two such points around circle i,
//! and whether they are one, are signs of a + b√K + c√L + e√(KL) with whole a, b, c, e.
//!
//! Floats answer where they are certain, whole numbers of any size where they are not.

use std::cmp::Ordering;

use super::spot::Spot;
use crate::integer::Integer;

/// Which of the two points it is, seen from the middle of circle i towards that of circle j.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The point at which circle i, followed as y is turned from x, enters disk j.
    Entry,
    /// The point at which it leaves it.
    Exit,
    /// The point of tangency.
    Tangent,
}

/// A point that circle i has in common with another.
#[derive(Clone, Copy, Debug)]
pub struct Crossing {
    /// D
    away: [i64; 2],
    /// A
    along: i128,
    /// K
    square: i128,
    side: Side,
    /// From the middle of circle i, rounded.
    place: [f64; 2],
    /// 0 for directions from x, included, to −x, excluded; 1 for the others.
    half: u8,
}

/// The position of one circle relative to another, as far as it matters on the first.
#[derive(Clone, Copy, Debug)]
pub enum Relation {
    /// All of circle i is inside the open disk j, but for a point where they may be tangent.
    Inside(Option<Crossing>),
    /// None of it is, and a point may be tangent.
    Outside(Option<Crossing>),
    /// They cross: entry and exit.
    Crossing([Crossing; 2]),
}

/// The relation of circle i, around `middle` with radius r, to circle j. They are different
/// circles; |ticks| ≤ 2^27 and radii ≤ 2^24.
pub fn relation(middle: Spot, r: i32, other: Spot, s: i32) -> Relation {
    let away = [i64::from(other.x) - i64::from(middle.x), i64::from(other.y) - i64::from(middle.y)];
    let distance = i128::from(middle.distance_squared(other));
    let [r, s] = [i128::from(r), i128::from(s)];
    let along = distance + r * r - s * s;
    let square = 4 * distance * r * r - along * along;
    let crossing = |side| Crossing::new(away, along, square, side);
    if square > 0 {
        return Relation::Crossing([crossing(Side::Entry), crossing(Side::Exit)]);
    }
    let tangent = (square == 0).then(|| crossing(Side::Tangent));
    // Without a crossing d ≤ s − r, where A ≤ 2r(r − s) < 0, or d ≥ |r − s| with A > 0.
    if along < 0 { Relation::Inside(tangent) } else { Relation::Outside(tangent) }
}

impl Crossing {
    fn new(away: [i64; 2], along: i128, square: i128, side: Side) -> Crossing {
        let mut crossing = Crossing { away, along, square, side, place: [0.0; 2], half: 0 };
        crossing.place = crossing.rounded();
        crossing.half = crossing.exact_half();
        crossing
    }

    /// Which of the common points it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The middle of circle j, where that of circle i is given.
    pub fn other_middle(&self, middle: Spot) -> Spot {
        let [x, y] = self.away.map(|part| part as i32);
        Spot::new(middle.x + x, middle.y + y)
    }

    /// Its place from the middle of circle i, for drawing.
    pub fn place(&self) -> [f64; 2] {
        self.place
    }

    fn rounded(&self) -> [f64; 2] {
        let [x, y] = self.away.map(|part| part as f64);
        let [along, across] = [self.along as f64, self.turn() as f64 * (self.square as f64).sqrt()];
        let twice = 2.0 * (x * x + y * y);
        [(along * x - across * y) / twice, (along * y + across * x) / twice]
    }

    /// The order around circle i, from the direction of x on, as y is turned from x; equal iff they
    /// are one point. Cost: O(1).
    pub fn order(&self, other: &Crossing) -> Ordering {
        let halves = self.half.cmp(&other.half);
        halves.then_with(|| self.turn_to(other).reverse())
    }

    /// The sign of √K·D⊥.
    fn turn(&self) -> i128 {
        match self.side {
            Side::Entry => -1,
            Side::Exit => 1,
            Side::Tangent => 0,
        }
    }

    fn exact_half(&self) -> u8 {
        let [x, y] = self.away.map(i128::from);
        let height = sign(self.along * y, self.turn() * x, self.square);
        match height {
            Ordering::Greater => 0,
            Ordering::Less => 1,
            Ordering::Equal => {
                let width = sign(self.along * x, -self.turn() * y, self.square);
                u8::from(width == Ordering::Less)
            }
        }
    }

    /// The sign of the cross product of the two directions.
    fn turn_to(&self, other: &Crossing) -> Ordering {
        let [u, v] = [self.place, other.place];
        let certain = (u[0].hypot(u[1]) * v[0].hypot(v[1])) * CERTAIN;
        let value = u[0] * v[1] - u[1] * v[0];
        if value.abs() > certain {
            return value.total_cmp(&0.0);
        }
        // Most that look like one point are one, which is cheaper to verify than the exact order.
        if self.is(other) { Ordering::Equal } else { self.exact_turn_to(other) }
    }

    /// True if both are one point: this one is on the circle of the other, on the same side of the
    /// line through the middles.
    fn is(&self, other: &Crossing) -> bool {
        let [cross, dot] = self.products(other);
        let [x, y] = self.away.map(i128::from);
        let from_circle = self.along * dot - other.along * (x * x + y * y);
        is_zero(from_circle, self.turn() * cross, self.square)
            && (other.side == Side::Tangent
                || sign(-self.along * cross, self.turn() * dot, self.square)
                    == other.turn().cmp(&0))
    }

    fn exact_turn_to(&self, other: &Crossing) -> Ordering {
        let [cross, dot] = self.products(other);
        let [s1, s2] = [self.turn(), other.turn()];
        let [a1, a2] = [self.along, other.along].map(Integer::from);
        let a = &a1 * &a2 * Integer::from(cross);
        let b = &a2 * Integer::from(-s1 * dot);
        let c = &a1 * Integer::from(s2 * dot);
        let e = Integer::from(s1 * s2 * cross);
        sign_of_two(&[a, b, c, e], &self.square.into(), &other.square.into())
    }

    /// Cross and dot product of both vectors D.
    fn products(&self, other: &Crossing) -> [i128; 2] {
        let [[x1, y1], [x2, y2]] = [self.away, other.away].map(|away| away.map(i128::from));
        [x1 * y2 - y1 * x2, x1 * x2 + y1 * y2]
    }
}

/// The share of the product of two lengths below which a float's cross product may have the wrong
/// sign. Places are right to a few parts in 2^52 of r, since |A| and √K are 2dr at most.
const CERTAIN: f64 = 1.0 / (1u64 << 40) as f64;

/// The sign of a + b√k.
fn sign(a: i128, b: i128, k: i128) -> Ordering {
    let [p, q] = [a as f64, b as f64 * (k as f64).sqrt()];
    if (p + q).abs() > (p.abs() + q.abs()) / (1u64 << 40) as f64 {
        return (p + q).total_cmp(&0.0);
    }
    sign_of_one(&a.into(), &b.into(), &k.into())
}

/// True if a + b√k = 0, for k ≥ 0 and |b| < 2^64.
fn is_zero(a: i128, b: i128, k: i128) -> bool {
    let root = if k == 0 { 0 } else { b.signum() };
    let [size, b, k] = [a, b, k].map(i128::unsigned_abs);
    a.signum() == -root && (root == 0 || product(size, size) == product(b * b, k))
}

/// The upper and the lower half of a product.
fn product(a: u128, b: u128) -> [u128; 2] {
    const LOW: u128 = u64::MAX as u128;
    let [a1, a0, b1, b0] = [a >> 64, a & LOW, b >> 64, b & LOW];
    let low = a0 * b0;
    let middle = a1 * b0 + (low >> 64);
    let also = a0 * b1 + (middle & LOW);
    [a1 * b1 + (middle >> 64) + (also >> 64), also << 64 | low & LOW]
}

fn sign_of_one(a: &Integer, b: &Integer, k: &Integer) -> Ordering {
    let zero = Integer::default();
    let root = if *k == zero { Ordering::Equal } else { b.cmp(&zero) };
    match (a.cmp(&zero), root) {
        (sign, other) if sign == other || other == Ordering::Equal => sign,
        (Ordering::Equal, other) => other,
        (sign, _) => {
            // Of two numbers with opposite signs the one with the larger square decides.
            let larger = (a * a).cmp(&(b * b * k));
            if sign == Ordering::Greater { larger } else { larger.reverse() }
        }
    }
}

/// The sign of a + b√k + c√l + e√(kl) = (a + b√k) + (c + e√k)·√l.
fn sign_of_two([a, b, c, e]: &[Integer; 4], k: &Integer, l: &Integer) -> Ordering {
    let first = sign_of_one(a, b, k);
    let second = if l.is_zero() { Ordering::Equal } else { sign_of_one(c, e, k) };
    match (first, second) {
        (sign, other) if sign == other || other == Ordering::Equal => sign,
        (Ordering::Equal, other) => other,
        (sign, _) => {
            let whole = a * a + b * b * k - l * (c * c + e * e * k);
            let root = (a * b - l * (c * e)) * Integer::from(2);
            let larger = sign_of_one(&whole, &root, k);
            if sign == Ordering::Greater { larger } else { larger.reverse() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> Spot {
        Spot::new(x, y)
    }

    fn points(r: i32, other: Spot, s: i32) -> Vec<Crossing> {
        match relation(at(0, 0), r, other, s) {
            Relation::Crossing(both) => both.to_vec(),
            Relation::Inside(tangent) | Relation::Outside(tangent) => tangent.into_iter().collect(),
        }
    }

    #[test]
    fn circles_that_cross_do_so_where_pythagoras_says() {
        let both = points(5, at(6, 0), 5);
        assert_eq!(both.iter().map(Crossing::place).collect::<Vec<_>>(), [[3.0, -4.0], [3.0, 4.0]]);
        assert_eq!(both[0].side(), Side::Entry);
        assert_eq!(both[1].order(&both[0]), Ordering::Less, "(3, 4) comes first, from x on");
        assert_eq!(both[0].other_middle(at(20, 30)), at(26, 30));
        assert_eq!(points(5, at(3, -4), 5)[0].other_middle(at(20, 30)), at(23, 26));
    }

    #[test]
    fn the_order_begins_at_the_direction_of_x_and_goes_by_that_of_y() {
        let tangent = |x, y| points(5, at(2 * x, 2 * y), 5)[0];
        let around = [[5, 0], [4, 3], [0, 5], [-4, 3], [-5, 0], [-3, -4], [0, -5], [3, -4]];
        let around = around.map(|[x, y]| tangent(x, y));
        for (i, a) in around.iter().enumerate() {
            for (j, b) in around.iter().enumerate() {
                assert_eq!(a.order(b), i.cmp(&j), "{:?} {:?}", a.place(), b.place());
            }
        }
    }

    #[test]
    fn tangent_circles_have_one_point_and_a_side() {
        assert_eq!(points(5, at(10, 0), 5)[0].place(), [5.0, 0.0]);
        assert!(matches!(relation(at(0, 0), 5, at(10, 0), 5), Relation::Outside(Some(_))));
        assert!(matches!(relation(at(0, 0), 5, at(3, 0), 8), Relation::Inside(Some(_))));
        assert_eq!(points(5, at(3, 0), 8)[0].place(), [-5.0, 0.0]);
        assert!(matches!(relation(at(0, 0), 5, at(3, 0), 2), Relation::Outside(Some(_))));
        assert!(matches!(relation(at(0, 0), 5, at(3, 0), 9), Relation::Inside(None)));
        assert!(matches!(relation(at(0, 0), 5, at(11, 0), 5), Relation::Outside(None)));
    }

    #[test]
    fn circles_through_one_point_are_equal_there_and_only_there() {
        // All through (4, 3), which is no whole multiple of anything of theirs.
        let through = [(at(8, 6), 5), (at(4, 8), 5), (at(8, 0), 5), (at(0, 6), 5), (at(1, -1), 5)];
        for scale in [1, 1000, 3_333_333] {
            let near: Vec<Crossing> = through
                .iter()
                .flat_map(|&(Spot { x, y }, s)| {
                    points(5 * scale, at(x * scale, y * scale), s * scale)
                })
                .filter(|c| {
                    let [x, y] = c.place().map(|part| part / f64::from(scale));
                    (x - 4.0).abs() + (y - 3.0).abs() < 1e-9
                })
                .collect();
            assert_eq!(near.len(), through.len());
            for a in &near {
                assert!(near.iter().all(|b| a.order(b) == Ordering::Equal), "{scale}");
            }
        }
    }

    #[test]
    fn circles_through_two_points_of_a_circle_are_equal_at_both() {
        // Around a circle of radius 25; their middles are d away along (3, 4), and (d − 5)² + 600 is their
        // radius squared, so that all have the same chord, half of which is √600.
        for scale in [1, 999, 333_333] {
            let both = [(6, 8, 25), (18, 24, 35), (-12, -16, 35)]
                .map(|(x, y, s)| points(25 * scale, at(x * scale, y * scale), s * scale));
            for a in &both {
                for b in &both {
                    let opposite = a[0].order(&b[0]) != Ordering::Equal;
                    assert_eq!(a[0].order(&b[usize::from(opposite)]), Ordering::Equal, "{scale}");
                    assert_eq!(a[1].order(&b[usize::from(!opposite)]), Ordering::Equal, "{scale}");
                }
            }
        }
    }

    #[test]
    fn the_exact_order_is_that_of_floats_where_they_are_certain() {
        let crossing = |i| points(60, at(i * i % 97 - 48, i * i * i % 89 - 44), 20 + i % 50);
        let tangent = [at(100, 0), at(0, -100), at(-60, 80)].map(|middle| points(60, middle, 40));
        let all: Vec<Crossing> = (1..200).flat_map(crossing).chain(tangent.concat()).collect();
        let mut compared = 0;
        for a in &all {
            for b in &all {
                let [u, v] = [a.place(), b.place()];
                let value = u[0] * v[1] - u[1] * v[0];
                if value.abs() > 1e-3 {
                    assert_eq!(a.exact_turn_to(b), value.total_cmp(&0.0), "{a:?} {b:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 10_000, "{compared}");
    }

    #[test]
    fn the_least_difference_that_there_is_is_seen() {
        let far = 1 << 23;
        let [a, b] = [points(far, at(far, 0), far), points(far, at(far, 1), far)];
        assert_eq!(a[1].order(&b[1]), Ordering::Less);
        let turned = points(far, at(0, far), far);
        // 60° and 30°: irrational, but in order.
        assert_eq!(turned[0].order(&a[1]), Ordering::Less);
        assert_eq!(a[1].order(&a[1]), Ordering::Equal);
    }

    #[test]
    fn products_have_both_halves() {
        assert_eq!(product(u128::MAX, u128::MAX), [u128::MAX - 1, 1]);
        assert_eq!(product(1 << 100, 3 << 100), [3 << 72, 0]);
        assert_eq!(product(u64::MAX.into(), u64::MAX.into()), [0, (1 << 64) * ((1 << 64) - 2) + 1]);
        assert!(is_zero(-(1 << 100), 1 << 50, 1 << 100) && !is_zero(1 << 100, 1 << 50, 1 << 100));
        assert!(
            !is_zero(1 - (1 << 100), 1 << 50, 1 << 100) && is_zero(0, 7, 0) && is_zero(0, 0, 3)
        );
        assert!(!is_zero(3, 0, 2) && !is_zero(0, 3, 2));
    }

    #[test]
    fn signs_of_sums_of_roots_are_those_of_identities() {
        let big = |numbers: [i64; 4]| numbers.map(Integer::from);
        // (√2 + √3)² = 5 + 2√6, and 1 − √2 − √3 + √6 = (1 − √2)(1 − √3) > 0.
        let sign = |numbers, k: i64, l: i64| sign_of_two(&big(numbers), &k.into(), &l.into());
        assert_eq!(sign([1, -1, -1, 1], 2, 3), Ordering::Greater);
        assert_eq!(sign([0, 2, -1, 0], 2, 8), Ordering::Equal);
        assert_eq!(sign([-6, 0, 0, 1], 4, 9), Ordering::Equal);
        assert_eq!(sign([-3, 1, 1, 0], 2, 3), Ordering::Greater);
        assert_eq!(sign([-4, 1, 1, 0], 2, 3), Ordering::Less);
    }

    #[test]
    fn a_sum_that_floats_lose_has_the_sign_that_pell_gives_it() {
        // a² − 2b² is 1 and −1 in turn, so that a − b√2 is 1/2a at most.
        let [mut a, mut b] = [1i128, 1];
        let mut expected = Ordering::Less;
        while a < 1 << 110 {
            assert_eq!(sign(a, -b, 2), expected, "{a} − {b}√2");
            assert_eq!(sign(-a, b, 2), expected.reverse(), "{b}√2 − {a}");
            [a, b] = [a + 2 * b, a + b];
            expected = expected.reverse();
        }
    }

    #[test]
    fn crossings_too_near_for_floats_come_in_their_exact_order() {
        // Around a circle of radius 2^24. The orders are those of an evaluation to 80 digits; the directions
        // differ by less than 2^-42.
        type Through = ([i32; 3], usize);
        let cases: [(Through, Through, Ordering); 7] = [
            (
                ([15825987, -15550386, 14043172], 0),
                ([-6239636, -13043606, 8848295], 1),
                Ordering::Greater,
            ),
            (([5609170, 182090, 12317973], 1), ([10188169, -3790751, 13491679], 1), Ordering::Less),
            (
                ([-16079508, -15170515, 6959788], 0),
                ([-11135662, 1880851, 10812995], 1),
                Ordering::Less,
            ),
            (
                ([10370619, -3916058, 11108236], 1),
                ([10126308, 14552438, 10390702], 0),
                Ordering::Greater,
            ),
            (
                ([16323594, 5491067, 12156458], 1),
                ([5613428, -1086615, 15907269], 1),
                Ordering::Greater,
            ),
            (
                ([-7139848, -13885657, 9639098], 0),
                ([-3802108, -10376155, 11214776], 0),
                Ordering::Greater,
            ),
            (
                ([-2680764, -7300745, 10892728], 1),
                ([16610929, -6501980, 16708420], 0),
                Ordering::Less,
            ),
        ];
        let crossing = |([x, y, s], side): Through| points(1 << 24, at(x, y), s)[side];
        for (first, second, order) in cases {
            let [a, b] = [first, second].map(crossing);
            assert_eq!(a.order(&b), order, "{first:?} {second:?}");
            assert_eq!(b.order(&a), order.reverse(), "{second:?} {first:?}");
            assert!(!a.is(&b) && !b.is(&a) && a.is(&a), "{first:?} {second:?}");
        }
    }

    #[test]
    fn a_crossing_is_the_common_point_of_all_circles_through_it_and_no_other() {
        // All through (4, 3); those with their middles on one line through 0 share (−4, −3) or nothing.
        let through = [(at(8, 6), 5), (at(4, 8), 5), (at(8, 0), 5), (at(0, 6), 5), (at(1, -1), 5)];
        let all: Vec<Crossing> =
            through.iter().flat_map(|&(middle, s)| points(5, middle, s)).collect();
        for a in &all {
            for b in &all {
                let [p, q] = [a, b].map(Crossing::place);
                let are_one = (p[0] - q[0]).abs() + (p[1] - q[1]).abs() < 1e-9;
                assert_eq!(a.is(b), are_one, "{p:?} {q:?}");
            }
        }
    }

    #[test]
    fn a_sum_of_two_parts_with_one_sign_has_that_sign() {
        let big = |numbers: [i64; 4]| numbers.map(Integer::from);
        let sign = |numbers, k: i64, l: i64| sign_of_two(&big(numbers), &k.into(), &l.into());
        // 1 + 3√2 > 0, where the root is the larger part; and its opposite.
        assert_eq!(sign([1, 3, 0, 0], 2, 3), Ordering::Greater);
        assert_eq!(sign([-1, -3, 0, 0], 2, 3), Ordering::Less);
        assert_eq!(sign([1, 0, 3, 0], 2, 3), Ordering::Greater);
        assert_eq!(sign([-1, 0, -3, 0], 2, 3), Ordering::Less);
        assert_eq!(sign([0, 0, 1, 1], 2, 0), Ordering::Equal);
    }
}
