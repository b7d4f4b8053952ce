//! What a generator is: a family of boards with the numbers that people may set.

use super::size::FamilyError;
use crate::boards::setup::{
    BoardSetup, DisksSetup, GraphSetup, PlaneSetup, SpaceSetup, Start, Wrap,
};

/// A family of boards with what can be set of it.
#[derive(Clone, Copy, Debug)]
pub struct Generator {
    /// What links and tests call it; never changes.
    pub id: &'static str,
    /// What stands on its button.
    pub name: &'static str,
    /// What the board is, in a sentence.
    pub note: &'static str,
    /// Beside which others it stands.
    pub group: &'static str,
    /// What can be set.
    pub parameters: &'static [ParameterSpec],
    /// Whether a seed decides something.
    pub seeded: bool,
    pub(super) make: Make,
}

pub(super) type Made = Result<(BoardSetup, Start), FamilyError>;

/// Makes the board from a value for each parameter, all in range, and a seed.
pub(super) type Make = fn(&[u32], u64) -> Made;

/// A whole number that can be set.
#[derive(Clone, Copy, Debug)]
pub struct ParameterSpec {
    /// What links and tests call it; never changes.
    pub id: &'static str,
    /// What stands beside it.
    pub name: &'static str,
    /// The smallest value.
    pub least: u32,
    /// The largest value, with which boards stay below about 10,000 points.
    pub most: u32,
    /// The value where none is given.
    pub usual: u32,
    /// What the values from `least` on mean, if they are not counts.
    pub choices: &'static [&'static str],
}

/// In the order of the choices.
pub(super) const WRAPS: [Wrap; 6] =
    [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];

pub(super) fn graph(made: Result<GraphSetup, FamilyError>) -> Made {
    Ok((BoardSetup::Graph(made?), Start::default()))
}

pub(super) fn space(made: Result<SpaceSetup, FamilyError>) -> Made {
    Ok((BoardSetup::Space(made?), Start::default()))
}

pub(super) fn disks(made: Result<DisksSetup, FamilyError>) -> Made {
    Ok((BoardSetup::Disks(made?), Start::default()))
}

pub(super) fn plane(made: Result<PlaneSetup, FamilyError>) -> Made {
    Ok((BoardSetup::Plane(made?), Start::default()))
}

pub(super) const fn count(
    id: &'static str,
    name: &'static str,
    least: u32,
    most: u32,
    usual: u32,
) -> ParameterSpec {
    ParameterSpec { id, name, least, most, usual, choices: &[] }
}

pub(super) const fn choice(
    id: &'static str,
    name: &'static str,
    choices: &'static [&'static str],
) -> ParameterSpec {
    ParameterSpec { id, name, least: 0, most: choices.len() as u32 - 1, usual: 0, choices }
}

/// A generator in which nothing is left to a seed. Words are id, name, note and group.
pub(super) const fn fixed(
    [id, name, note, group]: [&'static str; 4],
    parameters: &'static [ParameterSpec],
    make: Make,
) -> Generator {
    Generator { id, name, note, group, parameters, seeded: false, make }
}

/// A generator in which a seed decides what the parameters leave open.
pub(super) const fn random(
    words: [&'static str; 4],
    parameters: &'static [ParameterSpec],
    make: Make,
) -> Generator {
    Generator { seeded: true, ..fixed(words, parameters, make) }
}
