//! Patches of lattices in space: the cubic lattice and the diamond, drawn aslant.

use std::collections::HashMap;

use super::bodies;
use super::layout::{Place, undirected, with_unit_spacing};
use super::size::{FamilyError, Parameter, at_least, at_most, within_limits};
use crate::boards::setup::GraphSetup;

type Site = [i32; 3];

/// The cubic lattice in a block with `side` ≥ 1 points along each edge: s³ points and 3s²(s − 1) edges, six
/// at each inner point.
pub fn cubic_lattice(side: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Side, side, 1)?;
    at_most(Parameter::Side, side, 100)?;
    let s = u64::from(side);
    within_limits(s.pow(3), 6 * s.pow(3))?;
    let sites: Vec<Site> = (0..side as i32)
        .flat_map(|z| (0..side as i32).flat_map(move |y| (0..side as i32).map(move |x| [x, y, z])))
        .collect();
    let place = |site: &Site| aslant(site.map(f64::from), side);
    let onward = |&[x, y, z]: &Site| vec![[x + 1, y, z], [x, y + 1, z], [x, y, z + 1]];
    Ok(in_space(&sites, place, onward))
}

/// The diamond lattice within `steps` ≥ 1 steps of a point, four edges at each inner point. In the k-th
/// step ⌊5k² / 2⌋ + 2 points are reached (Conway and Sloane, "Low-dimensional lattices VII" (1997)).
pub fn diamond(steps: u32) -> Result<GraphSetup, FamilyError> {
    at_least(Parameter::Levels, steps, 1)?;
    at_most(Parameter::Levels, steps, 100)?;
    let s = u64::from(steps);
    within_limits(2 * s.pow(3), 8 * s.pow(3))?;
    let mut sites: Vec<Site> = vec![[0; 3]];
    let mut known: HashMap<Site, u32> = HashMap::from([([0; 3], 0)]);
    let mut next = 0;
    while let Some(&site) = sites.get(next) {
        next += 1;
        let step = known[&site] + 1;
        for beside in bonds(&site).into_iter().filter(|_| step <= steps) {
            known.entry(beside).or_insert_with(|| {
                sites.push(beside);
                step
            });
        }
    }
    // Each layer lies in a square lattice, whose steps are the diagonals of the coordinates'.
    let place = |site: &Site| {
        let [x, y, z] = site.map(f64::from);
        aslant([(x + y) / 2.0, (x - y) / 2.0, z], 2 * steps + 1)
    };
    let onward = |site: &Site| if is_even(site) { bonds(site) } else { Vec::new() };
    Ok(in_space(&sites, place, onward))
}

/// Each of so many layers is drawn a part of a step aside, less than a step in all, so that no line meets a point of
/// another.
fn aslant([x, y, z]: [f64; 3], layers: u32) -> Place {
    let far = z / f64::from(layers);
    [x + 0.8 * far, y - 0.62 * far]
}

fn is_even(site: &Site) -> bool {
    site.iter().sum::<i32>().rem_euclid(4) == 0
}

/// The four sites beside one: towards every second corner of a cube, or towards the others.
fn bonds(site: &Site) -> Vec<Site> {
    let sign = if is_even(site) { 1 } else { -1 };
    let steps = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]];
    steps.iter().map(|step| std::array::from_fn(|i| site[i] + sign * step[i])).collect()
}

/// The graph of sites that joins each to those of `onward` that are there.
fn in_space(
    sites: &[Site],
    place: impl Fn(&Site) -> Place,
    onward: impl Fn(&Site) -> Vec<Site>,
) -> GraphSetup {
    let numbers: HashMap<&Site, u32> = sites.iter().zip(0..).collect();
    let edges = sites.iter().zip(0u32..).flat_map(|(site, v)| {
        let there = onward(site).into_iter().filter_map(|beside| numbers.get(&beside).copied());
        there.map(|u| [v, u]).collect::<Vec<_>>()
    });
    let graph = undirected(with_unit_spacing(sites.iter().map(place).collect()), edges.collect());
    let middle: [f64; 3] = std::array::from_fn(|axis| {
        sites.iter().map(|site| f64::from(site[axis])).sum::<f64>() / sites.len() as f64
    });
    let about = |site: &Site| std::array::from_fn(|axis| f64::from(site[axis]) - middle[axis]);
    bodies::solid(graph, sites.iter().map(about).collect())
}
