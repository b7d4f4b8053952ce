//! Boards by generator id and parameters: checks the values and makes the board.

use std::sync::LazyLock;

use super::generator::{Generator, ParameterSpec};
use super::graph_generators::GRAPHS;
use super::other_generators::OTHERS;
use gospace::boards::families::FamilyError;
use gospace::boards::setup::{BoardSetup, Start};

static GENERATORS: LazyLock<Vec<Generator>> = LazyLock::new(|| [GRAPHS, OTHERS].concat());

/// Reasons why a generator makes no board.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum GenerateError {
    /// No generator has this id.
    #[error("there is no generator \"{id}\"")]
    NoSuchGenerator {
        /// The requested id.
        id: String,
    },
    /// The generator has no such parameter.
    #[error("\"{generator}\" has no parameter \"{parameter}\"")]
    NoSuchParameter {
        /// The generator.
        generator: &'static str,
        /// The given parameter id.
        parameter: String,
    },
    /// A value out of range, or not a whole number.
    #[error("the {name} is {given}, but must be a whole number from {least} to {most}")]
    Value {
        /// The parameter's id.
        parameter: &'static str,
        /// The parameter's label.
        name: &'static str,
        /// The given value.
        given: f64,
        /// The smallest value.
        least: u32,
        /// The largest value.
        most: u32,
    },
    /// Each value is in range, but not the combination.
    #[error(transparent)]
    Family(#[from] FamilyError),
}

/// All generators, grouped.
pub fn generators() -> &'static [Generator] {
    &GENERATORS
}

/// The board of a generator and its starting stones. A parameter without a value has its default;
/// of two values for one parameter the last counts. The same seed makes the same board.
pub fn generate(
    id: &str,
    values: &[(&str, f64)],
    seed: u64,
) -> Result<(BoardSetup, Start), GenerateError> {
    let generator = GENERATORS
        .iter()
        .find(|generator| generator.id == id)
        .ok_or_else(|| GenerateError::NoSuchGenerator { id: id.to_owned() })?;
    let mut complete: Vec<u32> = generator.parameters.iter().map(|spec| spec.usual).collect();
    for &(parameter, given) in values {
        let place = generator.parameters.iter().position(|spec| spec.id == parameter);
        let place = place.ok_or_else(|| GenerateError::NoSuchParameter {
            generator: generator.id,
            parameter: parameter.to_owned(),
        })?;
        complete[place] = generator.parameters[place].checked(given)?;
    }
    Ok((generator.make)(&complete, seed)?)
}

impl ParameterSpec {
    fn checked(&self, given: f64) -> Result<u32, GenerateError> {
        let &ParameterSpec { id, name, least, most, .. } = self;
        let range = f64::from(least)..=f64::from(most);
        if given.fract() == 0.0 && range.contains(&given) {
            return Ok(given as u32);
        }
        Err(GenerateError::Value { parameter: id, name, given, least, most })
    }
}
