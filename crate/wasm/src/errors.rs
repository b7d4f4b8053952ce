//! Errors and refusals as tagged values.

use gospace::discretize::{QuotientError, SampleError};
use gospace::document::json::JsonError;
use gospace::document::{DocumentError, Problem};
use gospace::rules::rational::RationalError;
use gospace::{Refusal, StartError};
use wasm_bindgen::JsValue;

use crate::convert::object;

/// `{ code, path, message }`
pub fn document_error(error: DocumentError) -> JsValue {
    let mut fields =
        vec![("code", code(&error.problem).into()), ("message", error.to_string().into())];
    if !error.path.is_empty() {
        fields.push(("path", error.path.into()));
    }
    object(&fields)
}

/// A turn that cannot be read is an error; but where only a number in it means nothing (no such
/// placement, no rational, no moment), it is refused.
pub fn turn_error(error: DocumentError) -> Result<JsValue, JsValue> {
    let is_number = matches!(
        error.problem,
        Problem::NoSuchPlacement { .. } | Problem::Number { .. } | Problem::Rational(_)
    );
    if is_number && TURN_NUMBERS.contains(&error.path.as_str()) {
        return Ok(object(&[("code", "range".into()), ("message", error.to_string().into())]));
    }
    Err(document_error(error))
}

/// The fields of a turn that are numbers.
const TURN_NUMBERS: [&str; 5] = ["play", "bid", "komi", "reset", "forever"];

/// `{ code, message, sinceTurn? }`
pub fn refusal(refusal: Refusal) -> JsValue {
    let mut fields =
        vec![("code", refusal_code(&refusal).into()), ("message", refusal.to_string().into())];
    if let Refusal::Repeats { since } = refusal {
        fields.push(("sinceTurn", (since as u32).into()));
    }
    object(&fields)
}

/// The word for a refusal.
pub fn refusal_code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Occupied { .. } => "occupied",
        Refusal::Overlap { .. } => "overlap",
        Refusal::Outside { .. } => "outside",
        Refusal::Repeats { .. } => "repetition",
        Refusal::Over => "over",
        Refusal::Phase { .. } => "phase",
        Refusal::Range { .. }
        | Refusal::NegativeBid
        | Refusal::NotInHistory { .. }
        | Refusal::Cycle { .. } => "range",
    }
}

/// What kind of problem it is: a word that programs can switch on.
fn code(problem: &Problem) -> &'static str {
    match problem {
        Problem::Json(JsonError::Syntax { .. } | JsonError::NumberTooLarge { .. }) => "json",
        Problem::Json(JsonError::TooLong { .. } | JsonError::TooDeep)
        | Problem::TooMany { .. }
        | Problem::TooDeep
        | Problem::Rational(RationalError::TooLong) => "limit",
        Problem::Version { .. } => "version",
        Problem::Missing => "missing",
        Problem::UnknownField => "unknown",
        Problem::RepeatedField => "repeated",
        Problem::Type { .. } | Problem::TurnKind | Problem::LabelCount { .. } => "type",
        Problem::Choice { .. } => "choice",
        Problem::Number { .. } | Problem::NoSuchPlacement { .. } => "range",
        Problem::Rational(_) => "rational",
        Problem::Board(_) | Problem::OneWay(_) | Problem::Kind { .. } => "board",
        Problem::Sample(SampleError::TooManyPlaces { .. } | SampleError::TooManySamples { .. })
        | Problem::Quotient(QuotientError::TooManyPoints | QuotientError::TooLarge) => "limit",
        Problem::Sample(SampleError::Pitch { .. } | SampleError::Reach { .. }) => "range",
        Problem::Sample(_) | Problem::Quotient(_) => "board",
        Problem::Start(StartError::Rules(_)) => "rules",
        Problem::Start(_) => "start",
        Problem::Turn(refusal) => refusal_code(refusal),
    }
}
