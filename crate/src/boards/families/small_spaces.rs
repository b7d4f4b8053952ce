//! Spaces that topology books know: the excluded and the particular point, and a finite
//! Sierpiński gasket.

use std::f64::consts::TAU;

use super::layout::{Place, normalised, polar, ring, unit_ring_radius};
use super::size::{FamilyError, Parameter, at_least, at_most};
use crate::boards::setup::SpaceSetup;
use crate::limits::{MAX_SPACE_CLOSURES, MAX_SPACE_POINTS};

/// A point 0 that no open set but X holds, and 2 or more others, each of which is open by
/// itself and a placement (Steen and Seebach, "Counterexamples in Topology", 13). The closure of
/// each placement holds point 0, so that all stones touch.
pub fn excluded_point(others: u32) -> Result<SpaceSetup, FamilyError> {
    at_least(Parameter::Points, others, 2)?;
    at_most(Parameter::Points, others, MAX_SPACE_POINTS as u64 - 1)?;
    let singles: Vec<_> = (1..=others).map(|x| vec![x]).collect();
    Ok(SpaceSetup { points: wheel(others), open: singles.clone(), placements: singles })
}

/// A point 0 that all open sets but ∅ hold, and 2 or more others (Steen and Seebach, 8; with one
/// other it would be Sierpiński's space). Placements are {0} and {0, x} for each other x. As any
/// two open sets meet, nothing is ever open beside a stone: whatever the placements, no stone
/// has liberty.
pub fn particular_point(others: u32) -> Result<SpaceSetup, FamilyError> {
    at_least(Parameter::Points, others, 2)?;
    // The closure of every placement is X.
    at_most(Parameter::Points, others, (MAX_SPACE_CLOSURES as u64).isqrt() - 1)?;
    let mut sets = vec![vec![0]];
    sets.extend((1..=others).map(|x| vec![0, x]));
    Ok(SpaceSetup { points: wheel(others), open: sets.clone(), placements: sets })
}

/// Point 0 in the middle of the others.
fn wheel(others: u32) -> Vec<Place> {
    let mut places = vec![[0.0, 0.0]];
    places.extend(ring(others, unit_ring_radius(others).max(1.0)));
    normalised(places)
}

/// Sierpiński's gasket after `levels` from 1 to 9 divisions, with its smallest triangles filled
/// and the inside of each taken as one point. X is the 3^levels triangles and then the
/// 3 (3^levels − 1) / 2 corners that two of them share. A triangle is open by itself, and the
/// least open set around a corner is the corner and its two triangles: a triangle and its corner
/// are Sierpiński's two-point space. Placements are the triangles of every size but the whole,
/// small ones first, each with the corners inside it.
pub fn sierpinski(levels: u32) -> Result<SpaceSetup, FamilyError> {
    at_least(Parameter::Levels, levels, 1)?;
    at_most(Parameter::Levels, levels, 9)?;
    let triangles = 3u32.pow(levels);
    let corners: Vec<_> = (1..=levels).flat_map(|level| corners(levels, level)).collect();
    let mut open: Vec<_> = (0..triangles).map(|t| vec![t]).collect();
    let mut points: Vec<_> = (0..triangles).map(|t| middle(levels, t)).collect();
    for (number, corner) in (triangles..).zip(&corners) {
        let [s, t] = corner.triangles;
        open.push(vec![s, number, t]);
        let [[x, y], [dx, dy]] = [points[s as usize], towards(corner.of_first)];
        points.push([x + dx, y + dy]);
    }
    let sizes = (0..levels).map(|level| 3u32.pow(level));
    let blocks = sizes.flat_map(|size| (0..triangles / size).map(move |b| (b * size, size)));
    let mut placements: Vec<Vec<_>> =
        blocks.map(|(first, n)| (first..first + n).collect()).collect();
    add_inner_corners(&mut placements, levels, &corners);
    Ok(SpaceSetup { points: normalised(points), open, placements })
}

/// A corner shared by two smallest triangles.
struct Corner {
    triangles: [u32; 2],
    /// Which corner of the first of them it is: 0 left, 1 right, 2 top.
    of_first: u32,
}

/// For each triangle of a level the corners at which two of its thirds meet: of thirds i and j,
/// the j-most triangle of i and the i-most of j.
fn corners(levels: u32, level: u32) -> impl Iterator<Item = Corner> {
    let third = 3u32.pow(level - 1);
    // The number whose digits in base 3 are all 1, one for each level below the thirds.
    let ones = (third - 1) / 2;
    (0..3u32.pow(levels - level)).flat_map(move |block| {
        let first = 3 * third * block;
        [[0, 1], [0, 2], [1, 2]].map(|[i, j]| {
            let triangles = [first + i * third + j * ones, first + j * third + i * ones];
            Corner { triangles, of_first: j }
        })
    })
}

/// Adds to each block of triangles the corners that two of its triangles share.
fn add_inner_corners(placements: &mut [Vec<u32>], levels: u32, corners: &[Corner]) {
    let triangles = 3u32.pow(levels);
    let mut first_block = 0;
    for level in 0..levels {
        let size = 3u32.pow(level);
        for (number, corner) in (triangles..).zip(corners) {
            let [s, t] = corner.triangles.map(|triangle| triangle / size);
            if s == t {
                placements[(first_block + s) as usize].push(number);
            }
        }
        first_block += triangles / size;
    }
}

/// The middle of a smallest triangle. Its digits in base 3 mean left, right or top, from the
/// largest triangle inwards.
fn middle(levels: u32, triangle: u32) -> Place {
    let digits = (0..levels).map(|level| (level, triangle / 3u32.pow(level) % 3));
    digits.fold([0.0, 0.0], |[x, y], (level, digit)| {
        let step = f64::from(1u32 << level);
        let [dx, dy] = towards(digit);
        [x + step * dx, y + step * dy]
    })
}

/// The way from a smallest triangle's middle to its left, right or top corner, one unit long.
fn towards(digit: u32) -> Place {
    polar(TAU / 3.0 * f64::from(2 - digit), 1.0)
}
