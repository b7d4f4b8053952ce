//! Limits on the sizes of a family, checked before anything is made.

use std::fmt;

use crate::limits::{MAX_ARCS, MAX_PLACEMENTS, MAX_SPACE_POINTS};

/// A parameter of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Parameter {
    /// Points in all, or on one side.
    Points,
    /// One-way arcs.
    Arcs,
    /// Points in a row.
    Columns,
    /// Points in a column.
    Rows,
    /// Points or cells along a side.
    Side,
    /// Points around the middle one.
    Leaves,
    /// Dimensions.
    Dimensions,
    /// Branches at a point of a tree.
    Branches,
    /// Copies of a small graph.
    Copies,
    /// Additional points.
    Satellites,
    /// Levels of subdivision.
    Levels,
    /// Edges at a point.
    Degree,
    /// Parts into which an edge is divided.
    Frequency,
    /// A share of all edges, in hundredths.
    Percent,
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Parameter::Points => "number of points",
            Parameter::Arcs => "number of arcs",
            Parameter::Columns => "number of columns",
            Parameter::Rows => "number of rows",
            Parameter::Side => "side",
            Parameter::Leaves => "number of leaves",
            Parameter::Dimensions => "dimension",
            Parameter::Branches => "number of branches",
            Parameter::Copies => "number of copies",
            Parameter::Satellites => "number of satellites",
            Parameter::Levels => "number of levels",
            Parameter::Degree => "degree",
            Parameter::Frequency => "frequency",
            Parameter::Percent => "percentage",
        })
    }
}

/// Reasons why a family has no board of a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum FamilyError {
    /// A parameter is too small.
    #[error("the {parameter} is {given}, but at least {least} is needed")]
    TooSmall {
        /// The parameter.
        parameter: Parameter,
        /// The requested value.
        given: u32,
        /// The smallest that can be made.
        least: u32,
    },
    /// A parameter is larger than the others allow.
    #[error("the {parameter} is {given}, but at most {most} is possible")]
    TooLarge {
        /// The parameter.
        parameter: Parameter,
        /// The requested value.
        given: u32,
        /// The largest that can be made.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        most: u64,
    },
    /// More points than a board may have. `count` saturates at the largest u64.
    #[error("{count} points are more than the limit of {MAX_PLACEMENTS}")]
    TooManyPoints {
        /// The number of points.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        count: u64,
    },
    /// More arcs than a board may have, an edge counting as two. `count` saturates at the largest
    /// u64.
    #[error("{count} arcs are more than the limit of {MAX_ARCS} (an edge is two arcs)")]
    TooManyArcs {
        /// The number of arcs.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        count: u64,
    },
    /// More points than a space may have. `count` saturates at the largest u64.
    #[error("{count} points are more than the limit of {MAX_SPACE_POINTS} for a space")]
    TooManySpacePoints {
        /// The number of points.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        count: u64,
    },
    /// A cubic graph (three edges at each point) needs an even number of points.
    #[error("{points} points cannot have three edges each: the number must be even")]
    OddPoints {
        /// The requested number of points.
        points: u32,
    },
    /// An odd number of points cannot each have an odd number of edges.
    #[error("{points} points cannot have {degree} edges each: both numbers are odd")]
    OddEnds {
        /// The requested number of points.
        points: u32,
        /// The requested number of edges at each.
        degree: u32,
    },
}

/// An error if the parameter is smaller than `least`.
pub fn at_least(parameter: Parameter, given: u32, least: u32) -> Result<(), FamilyError> {
    if given < least {
        return Err(FamilyError::TooSmall { parameter, given, least });
    }
    Ok(())
}

/// An error if the parameter is larger than `most`.
pub fn at_most(parameter: Parameter, given: u32, most: u64) -> Result<(), FamilyError> {
    if u64::from(given) > most {
        return Err(FamilyError::TooLarge { parameter, given, most });
    }
    Ok(())
}

/// An error if a space with so many points is past the limit.
pub(super) fn space_within_limits(count: u64) -> Result<(), FamilyError> {
    if count > MAX_SPACE_POINTS as u64 {
        return Err(FamilyError::TooManySpacePoints { count });
    }
    Ok(())
}

/// An error if a board with so many points and arcs is past a limit.
pub(super) fn within_limits(points: u64, arcs: u64) -> Result<(), FamilyError> {
    if points > MAX_PLACEMENTS as u64 {
        return Err(FamilyError::TooManyPoints { count: points });
    }
    if arcs > MAX_ARCS as u64 {
        return Err(FamilyError::TooManyArcs { count: arcs });
    }
    Ok(())
}

/// An error unless a grid has both sides and not too many points, each with at most `degree` arcs.
pub(super) fn grid_within_limits(columns: u32, rows: u32, degree: u64) -> Result<(), FamilyError> {
    at_least(Parameter::Columns, columns, 1)?;
    at_least(Parameter::Rows, rows, 1)?;
    let points = u64::from(columns) * u64::from(rows);
    within_limits(points, points.saturating_mul(degree))
}
