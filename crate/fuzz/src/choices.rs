//! Boards, starts and rules chosen by the bytes of an input.

use arbitrary::{Result, Unstructured};
use gospace::boards::setup::{DisksSetup, GridSetup, PlaneSetup, RegionSetup, Wrap};
use gospace::colour::{PerPlayer, Player};
use gospace::geometry::Spot;

use crate::oracles::disk_boards::{WRAPS, faultless, reaching, rectangle};
use crate::oracles::naive_bids::{Rational, Rules};
use crate::oracles::naive_rules::{End, Given, Repetition};
use crate::oracles::naive_space::{Described, generated};
use crate::oracles::plane_boards::small_board;

const REPETITIONS: [Repetition; 5] = [
    Repetition::Positional,
    Repetition::Situational,
    Repetition::Simple,
    Repetition::Nothing,
    Repetition::Bids,
];

/// Rules of a game that ends; bids belong to games without end.
pub fn finite_rules(bytes: &mut Unstructured<'_>) -> Result<(Repetition, End)> {
    let repetition = *bytes.choose(&REPETITIONS[..4])?;
    let end = *bytes.choose(&[End::TwoPasses, End::NoTurnLoses])?;
    // If passing is not allowed, only superko brings a game to its end.
    let is_superko = matches!(repetition, Repetition::Positional | Repetition::Situational);
    let end = if is_superko { end } else { End::TwoPasses };
    Ok((repetition, end))
}

/// Rules of a game without end.
pub fn endless_rules(bytes: &mut Unstructured<'_>) -> Result<Rules> {
    let komi = *bytes.choose(&[None, Some(Rational::new(1, 2))])?;
    Ok(Rules { repetition: *bytes.choose(&REPETITIONS)?, komi })
}

/// A graph of at most twelve points, with edges, arcs, or both; loops and repetitions among them.
pub fn graph(bytes: &mut Unstructured<'_>) -> Result<Given> {
    let points = bytes.int_in_range(1..=12_u32)?;
    let links = bytes.int_in_range(0..=2 * points)?;
    let style: u8 = bytes.int_in_range(0..=2)?;
    let [mut edges, mut arcs] = [Vec::new(), Vec::new()];
    for _ in 0..links {
        let link = [bytes.int_in_range(0..=points - 1)?, bytes.int_in_range(0..=points - 1)?];
        let one_way = style == 1 || style == 2 && bytes.arbitrary()?;
        if one_way { arcs.push(link) } else { edges.push(link) }
    }
    Ok(Given::Graph(points as usize, edges, arcs))
}

/// A grid of at most five by five, glued or not.
pub fn grid(bytes: &mut Unstructured<'_>) -> Result<GridSetup> {
    let [columns, rows] = [bytes.int_in_range(1..=5)?, bytes.int_in_range(1..=5)?];
    let wraps =
        [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];
    Ok(GridSetup { columns, rows, wrap: *bytes.choose(&wraps)? })
}

/// A topology on at most six points, with at most eight of its open sets as placements.
pub fn space(bytes: &mut Unstructured<'_>) -> Result<Given> {
    let points = bytes.int_in_range(1..=6_usize)?;
    let whole = (1_u32 << points) - 1;
    let subbase = (0..bytes.int_in_range(0..=6)?)
        .map(|_| bytes.int_in_range(1..=whole))
        .collect::<Result<Vec<_>>>()?;
    let open: Vec<u32> = generated(points, &subbase).into_iter().filter(|&set| set != 0).collect();
    let mut placements = Vec::new();
    for _ in 0..bytes.int_in_range(1..=8)? {
        let set = *bytes.choose(&open)?;
        if !placements.contains(&set) {
            placements.push(set);
        }
    }
    Ok(Given::Space(Described { points, subbase, placements }))
}

/// At most ten disks, on the whole plane, in a region or on a glued rectangle.
pub fn disks(bytes: &mut Unstructured<'_>) -> Result<Given> {
    let region = match bytes.int_in_range(0..=3)? {
        0 | 1 => None,
        2 => Some(RegionSetup::Circle { centre: Spot::new(8, 8), radius: 9 }),
        _ => Some(rectangle([-3, 2], [13, 11], *bytes.choose(&WRAPS)?)),
    };
    let mut disks = Vec::new();
    for _ in 0..bytes.int_in_range(1..=10)? {
        let [x, y] = [bytes.int_in_range(0..=15)?, bytes.int_in_range(0..=15)?];
        let core = bytes.int_in_range(1..=7)?;
        disks.push(reaching(x, y, core, core + bytes.int_in_range(0..=4)?));
    }
    Ok(Given::Disks(faultless(DisksSetup { region, disks })))
}

/// A small plane, if its stones have room on it.
pub fn plane(bytes: &mut Unstructured<'_>) -> Result<Option<PlaneSetup>> {
    let setup = small_board(*bytes.choose(&[2, 3, 4, 5, 7, 25])?, bytes.arbitrary()?);
    Ok(gospace::boards::plane::Plane::new(&setup).is_ok().then_some(setup))
}

/// Placements of a start for each player: none shares a point with an earlier one.
pub fn start(bytes: &mut Unstructured<'_>, given: &Given) -> Result<PerPlayer<Vec<usize>>> {
    let ground = given.ground();
    let mut start: PerPlayer<Vec<usize>> = PerPlayer::default();
    for _ in 0..bytes.int_in_range(0..=3)? {
        let open = ground.open(&given.colouring(&start));
        if !open.is_empty() {
            start[*bytes.choose(&Player::BOTH)?].push(*bytes.choose(&open)?);
        }
    }
    Ok(start)
}
