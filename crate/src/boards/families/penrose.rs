//! The Penrose tiling by thick and thin rhombs (P3), by deflation of half rhombs.
//!
//! A point is a whole combination of 1, ζ, ζ² and ζ³, where ζ is a tenth root of unity: points
//! coincide exactly if their numbers are equal. Rule as in de Bruijn, "Algebraic theory of
//! Penrose's non-periodic tilings" (1981), on halves as Robinson cut them.

use std::collections::BTreeMap;
use std::f64::consts::TAU;

use super::layout::{Place, undirected, with_unit_spacing};
use super::size::{FamilyError, Parameter, at_least, at_most};
use crate::boards::setup::GraphSetup;

/// a + bζ + cζ² + dζ³, where ζ⁴ = ζ³ − ζ² + ζ − 1.
type Tenfold = [i32; 4];

/// Half of a rhomb: the apex, where two sides of the rhomb meet, and the ends of the diagonal.
#[derive(Clone, Copy)]
struct Half {
    shape: Shape,
    apex: Tenfold,
    ends: [Tenfold; 2],
}

#[derive(Clone, Copy)]
enum Shape {
    /// 36° at the apex.
    Thin,
    /// 108° at the apex.
    Thick,
}

/// Rhombs around a middle with fivefold symmetry, after `levels` from 1 to 10 deflations of ten
/// half rhombs; about 10 · 2.6^(levels − 1) rhombs, all sides of one length, thick and thin ones
/// in a ratio that tends to φ. Halves at the rim are made whole. The short diagonal of a thin
/// rhomb, not its side, is one unit long.
pub fn penrose(levels: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Levels, levels, 1)?;
    at_most(Parameter::Levels, levels, 10)?;
    let mut halves = wheel();
    for _ in 0..levels {
        halves = halves.into_iter().flat_map(deflated).collect();
    }
    let mut sides: Vec<[Tenfold; 2]> = halves.into_iter().flat_map(sides_of_rhomb).collect();
    sides.sort_unstable();
    sides.dedup();
    let numbers: BTreeMap<Tenfold, u32> = sides.iter().flatten().map(|&point| (point, 0)).collect();
    let places = numbers.keys().map(|&point| place(point)).collect();
    let numbers: BTreeMap<_, _> = numbers.into_keys().zip(0u32..).collect();
    let edges = sides.iter().map(|ends| ends.map(|end| numbers[&end]));
    Ok(undirected(with_unit_spacing(places), edges.collect()))
}

/// Ten thin halves around the origin, each the mirror image of the next.
fn wheel() -> Vec<Half> {
    let mut ray = [1, 0, 0, 0];
    let mut halves = Vec::new();
    for turn in 0..10 {
        let next = turned(ray);
        let ends = if turn % 2 == 0 { [ray, next] } else { [next, ray] };
        halves.push(Half { shape: Shape::Thin, apex: [0; 4], ends });
        ray = next;
    }
    halves
}

/// The halves into which one falls, φ times enlarged so that sides stay as long as they were.
fn deflated(Half { shape, apex: a, ends: [b, c] }: Half) -> Vec<Half> {
    let half = |shape, apex, ends| Half { shape, apex, ends };
    // The point that divides the way from one to another by the golden section.
    let golden = |from: Tenfold, to: Tenfold| sum(enlarged(from), difference(to, from));
    let [far_a, far_b, far_c] = [a, b, c].map(enlarged);
    match shape {
        Shape::Thin => {
            let p = golden(a, b);
            vec![half(Shape::Thin, far_c, [p, far_b]), half(Shape::Thick, p, [far_c, far_a])]
        }
        Shape::Thick => {
            let [q, r] = [golden(b, a), golden(b, c)];
            vec![
                half(Shape::Thick, r, [far_c, far_a]),
                half(Shape::Thick, q, [r, far_b]),
                half(Shape::Thin, r, [q, far_a]),
            ]
        }
    }
}

/// All four sides of the rhomb of which this is a half, the ends of each ascending.
fn sides_of_rhomb(Half { apex, ends: [b, c], .. }: Half) -> [[Tenfold; 2]; 4] {
    let opposite = difference(sum(b, c), apex);
    [[apex, b], [apex, c], [opposite, b], [opposite, c]].map(|[p, q]| [p.min(q), p.max(q)])
}

fn sum(a: Tenfold, b: Tenfold) -> Tenfold {
    [0, 1, 2, 3].map(|i| a[i] + b[i])
}

fn difference(a: Tenfold, b: Tenfold) -> Tenfold {
    [0, 1, 2, 3].map(|i| a[i] - b[i])
}

/// ζ times it: a tenth of a turn.
fn turned([a, b, c, d]: Tenfold) -> Tenfold {
    [-d, a + d, b - d, c + d]
}

/// φ times it: φ = 1 + ζ² − ζ³.
fn enlarged(point: Tenfold) -> Tenfold {
    let twice = turned(turned(point));
    difference(sum(point, twice), turned(twice))
}

fn place(point: Tenfold) -> Place {
    let terms = point.iter().zip(0u32..).map(|(&n, power)| {
        let angle = TAU / 10.0 * f64::from(power);
        [f64::from(n) * angle.sin(), -f64::from(n) * angle.cos()]
    });
    terms.fold([0.0, 0.0], |[x, y], [dx, dy]| [x + dx, y + dy])
}
