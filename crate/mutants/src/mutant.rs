//! One change that cargo-mutants lists.

use std::str::FromStr;

/// A place in a text: the line, and the column in characters, both from 1.
pub type Position = (usize, usize);

/// A change: what stands at a place, and what replaces it.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The number of its switch.
    pub number: u32,
    /// The kind of the change.
    pub genre: Genre,
    /// The beginning of what is changed: an operator, an arm, a guard or the body of a function.
    pub start: Position,
    /// The text that stands there instead; empty if it is deleted.
    pub replacement: String,
}

/// The kinds of changes, named as cargo-mutants does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Genre {
    /// A function returns a value at once.
    FnValue,
    /// Another operator between two operands.
    BinaryOperator,
    /// An operator before its operand is left out.
    UnaryOperator,
    /// An arm of a match is left out.
    MatchArm,
    /// The guard of an arm is always true, or never.
    MatchArmGuard,
    /// A field is left out of a struct that has a rest.
    StructField,
}

impl FromStr for Genre {
    type Err = String;

    fn from_str(name: &str) -> Result<Genre, String> {
        match name {
            "FnValue" => Ok(Genre::FnValue),
            "BinaryOperator" => Ok(Genre::BinaryOperator),
            "UnaryOperator" => Ok(Genre::UnaryOperator),
            "MatchArm" => Ok(Genre::MatchArm),
            "MatchArmGuard" => Ok(Genre::MatchArmGuard),
            "StructField" => Ok(Genre::StructField),
            _ => Err(format!("no switch is known for a {name}")),
        }
    }
}
