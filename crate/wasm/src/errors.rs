//! Errors and refusals as tagged values.

use gospace::Refusal;
use gospace::document::json::JsonError;
use gospace::document::{DocumentError, Problem};
use gospace::rules::rational::RationalError;
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

/// A turn that cannot be read is an error, but one at no placement of the board is refused.
pub fn turn_error(error: DocumentError) -> Result<JsValue, JsValue> {
    match error.problem {
        Problem::NoSuchPlacement { .. } if error.path == "play" => {
            Ok(object(&[("code", "range".into())]))
        }
        _ => Err(document_error(error)),
    }
}

/// `{ code, sinceTurn? }`
pub fn refusal(refusal: Refusal) -> JsValue {
    let mut fields = vec![("code", refusal_code(refusal).into())];
    if let Refusal::Repeats { since } = refusal {
        fields.push(("sinceTurn", (since as u32).into()));
    }
    object(&fields)
}

fn refusal_code(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Occupied { .. } => "occupied",
        Refusal::Repeats { .. } => "repetition",
        Refusal::Over => "over",
        Refusal::Range { .. } => "range",
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
        Problem::Graph(_) | Problem::Space(_) => "board",
        Problem::Start(_) => "start",
        Problem::Turn(refusal) => refusal_code(*refusal),
    }
}
