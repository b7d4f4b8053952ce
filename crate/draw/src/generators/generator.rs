//! Generators: families of boards with parameters.

use gospace::boards::families::FamilyError;
use gospace::boards::setup::{BoardSetup, Start, Wrap};

/// A family of boards with its parameters.
#[derive(Clone, Copy, Debug)]
pub struct Generator {
    /// A stable id, used by links and tests.
    pub id: &'static str,
    /// The label of its button.
    pub name: &'static str,
    /// A sentence that describes the board.
    pub note: &'static str,
    /// The heading under which it is listed.
    pub group: &'static str,
    /// The parameters.
    pub parameters: &'static [ParameterSpec],
    /// True if the board depends on a seed.
    pub seeded: bool,
    pub(super) make: Make,
}

pub(super) type Made = Result<(BoardSetup, Start), FamilyError>;

/// Makes the board from a value for each parameter, all in range, and a seed.
pub(super) type Make = fn(&[u32], u64) -> Made;

/// A whole-number parameter.
#[derive(Clone, Copy, Debug)]
pub struct ParameterSpec {
    /// A stable id, used by links and tests.
    pub id: &'static str,
    /// The label of its field.
    pub name: &'static str,
    /// The smallest value.
    pub least: u32,
    /// The largest value, with which boards stay below about 10,000 points.
    pub most: u32,
    /// The default value.
    pub usual: u32,
    /// The meanings of the values from `least` on, if they are not counts.
    pub choices: &'static [&'static str],
}

/// In the order of the choices.
pub(super) const WRAPS: [Wrap; 6] =
    [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];

/// An empty board.
pub(super) fn empty(made: Result<impl Into<BoardSetup>, FamilyError>) -> Made {
    Ok((made?.into(), Start::default()))
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

/// A generator that needs no seed. The words are id, name, note and group.
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
