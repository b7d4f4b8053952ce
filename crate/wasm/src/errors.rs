//! Errors and refusals: a code that programs switch on, a place, and a fault as data. English is
//! written on the other side.

use gospace::Refusal;
use gospace::Site;
use gospace::StartError;
use gospace::document::json::JsonError;
use gospace::document::{DocumentError, LinkError, Problem, TurnFault};
use gospace::rules::rational::RationalError;
#[cfg(feature = "full")]
use gospace_draw::continuous::ContinuousError;
#[cfg(feature = "full")]
use gospace_draw::discretize::{QuotientError, SampleError};
#[cfg(feature = "full")]
use gospace_draw::formats::{FormatError, FormatProblem, WriteError};
#[cfg(feature = "full")]
use gospace_draw::generators::{GenerateError, ProximityError, TransformError};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::answers::given;

/// The reason against a turn; where several fit, the first of this order but for `range`.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// A stone is there.
    Occupied,
    /// It would overlap one.
    Overlap,
    /// It would not lie in the region.
    Outside,
    /// The board would stand again.
    Repetition,
    /// The turn does not belong now.
    Phase,
    /// The game is over.
    Over,
    /// A number in it means nothing.
    Range,
}

/// The kind of an error.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// The text is not JSON.
    Json,
    /// More than a limit allows.
    Limit,
    /// A version that is not known.
    Version,
    /// Something that must be there is not.
    Missing,
    /// A field or a name that means nothing.
    Unknown,
    /// A field that stands twice.
    Repeated,
    /// A value of the wrong type.
    Type,
    /// A word that means nothing there.
    Choice,
    /// A text that is not a rational.
    Rational,
    /// The board is invalid.
    Board,
    /// The rules make no sense together.
    Rules,
    /// The stones before the first turn are not a valid start.
    Start,
    /// A text of another program that cannot be read or written.
    Format,
    /// The link is invalid.
    Link,
}

/// A code of either kind.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum CoreErrorCode {
    /// The kind of an error in the input.
    Error(ErrorKind),
    /// The refusal of a turn.
    Refusal(RefusalCode),
}

/// A fault, as data.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", content = "of", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Fault {
    /// In a document.
    Document(Problem),
    /// With a link.
    Link(LinkError),
    /// With a turn.
    Refusal(Refusal),
    /// With a sample of a plane.
    #[cfg(feature = "full")]
    Sample(SampleError),
    /// With the go-space of disks.
    #[cfg(feature = "full")]
    Quotient(QuotientError),
    /// In a text of another format.
    #[cfg(feature = "full")]
    Format(FormatProblem),
    /// With a document that a format cannot hold.
    #[cfg(feature = "full")]
    Write(WriteError),
    /// With the values given to a generator.
    #[cfg(feature = "full")]
    Generate(GenerateError),
    /// With points that should become a graph.
    #[cfg(feature = "full")]
    Proximity(ProximityError),
    /// With a change of a graph.
    #[cfg(feature = "full")]
    Transform(TransformError),
    /// With a number that should be a whole one, at least 0.
    NotWhole {
        /// The number.
        found: f64,
    },
}

/// The error that the module throws.
#[derive(Serialize, Tsify)]
pub struct CoreError {
    /// The kind of an error.
    pub code: CoreErrorCode,
    /// The place: "board.edges[3]", "line 3".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub path: Option<String>,
    /// The fault.
    pub fault: Fault,
}

/// The refusal of a turn.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Refused {
    /// The code that programs switch on.
    pub code: RefusalCode,
    /// For `repetition`: the colouring stood after this many turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub since_turn: Option<usize>,
    /// For a list of dead stones: those that it lacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub missing: Option<Vec<Site>>,
    /// The fault.
    #[tsify(type = "Extract<Fault, { kind: \"document\" | \"refusal\" }>")]
    pub fault: Fault,
}

impl Refused {
    /// A turn that cannot be read is an error; one that may not be taken, or of which only a number means
    /// nothing, is refused.
    pub fn of(fault: TurnFault) -> Result<Refused, CoreError> {
        match fault {
            TurnFault::Malformed(error) => Err(error.into()),
            TurnFault::Refused(refusal) => Ok(refusal.into()),
            TurnFault::Number(error) => {
                let fault = Fault::Document(error.problem);
                Ok(Refused { code: RefusalCode::Range, since_turn: None, missing: None, fault })
            }
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let since_turn = match refusal {
            Refusal::Repeats { since, .. } => Some(since),
            _ => None,
        };
        let missing = match &refusal {
            Refusal::Unclosed { missing } => Some(missing.clone()),
            _ => None,
        };
        let code = refusal_code(&refusal);
        Refused { code, since_turn, missing, fault: Fault::Refusal(refusal) }
    }
}

impl CoreError {
    /// A word that is none of those for the argument at `path`.
    #[cfg(feature = "full")]
    pub fn choice(
        code: ErrorKind,
        path: &str,
        found: &str,
        expected: Vec<&'static str>,
    ) -> CoreError {
        let problem = Problem::Choice { found: found.to_owned(), expected };
        CoreError::new(code, path, Fault::Document(problem))
    }

    /// An error at a place; at none where the path is empty.
    pub fn new(code: impl Into<CoreErrorCode>, path: impl Into<String>, fault: Fault) -> CoreError {
        let path = Some(path.into()).filter(|path| !path.is_empty());
        CoreError { code: code.into(), path, fault }
    }
}

impl From<ErrorKind> for CoreErrorCode {
    fn from(kind: ErrorKind) -> CoreErrorCode {
        CoreErrorCode::Error(kind)
    }
}

impl From<RefusalCode> for CoreErrorCode {
    fn from(code: RefusalCode) -> CoreErrorCode {
        CoreErrorCode::Refusal(code)
    }
}

impl From<CoreError> for JsValue {
    fn from(error: CoreError) -> JsValue {
        given(&error).into()
    }
}

impl From<DocumentError> for CoreError {
    fn from(DocumentError { path, problem }: DocumentError) -> CoreError {
        CoreError::new(code(&problem), path, Fault::Document(problem))
    }
}

impl From<LinkError> for CoreError {
    fn from(error: LinkError) -> CoreError {
        let code = match error {
            LinkError::TooLong { .. } | LinkError::HoldsTooMuch | LinkError::TooLarge => {
                ErrorKind::Limit
            }
            LinkError::Newer { .. } => ErrorKind::Version,
            LinkError::Damaged | LinkError::Malformed => ErrorKind::Link,
        };
        CoreError::new(code, "", Fault::Link(error))
    }
}

impl From<Refusal> for CoreError {
    fn from(refusal: Refusal) -> CoreError {
        CoreError::new(refusal_code(&refusal), "", Fault::Refusal(refusal))
    }
}

#[cfg(feature = "full")]
impl From<FormatError> for CoreError {
    /// A problem of a document becomes the error that documents give.
    fn from(FormatError { line, problem }: FormatError) -> CoreError {
        match problem {
            FormatProblem::Document(error) => error.into(),
            other => {
                let path = line.map(|line| format!("line {line}")).unwrap_or_default();
                CoreError::new(ErrorKind::Format, path, Fault::Format(other))
            }
        }
    }
}

#[cfg(feature = "full")]
impl From<ContinuousError> for CoreError {
    fn from(error: ContinuousError) -> CoreError {
        match error {
            ContinuousError::Document(error) => error.into(),
            ContinuousError::Sample(error) => {
                let code: CoreErrorCode = match error {
                    SampleError::Pitch { .. } | SampleError::Reach { .. } => {
                        RefusalCode::Range.into()
                    }
                    SampleError::TooManyPlaces { .. } | SampleError::TooManySamples { .. } => {
                        ErrorKind::Limit.into()
                    }
                    _ => ErrorKind::Board.into(),
                };
                CoreError::new(code, "", Fault::Sample(error))
            }
            ContinuousError::Quotient(error) => {
                let (code, path) = match error {
                    QuotientError::Reach { disk, .. } => {
                        (ErrorKind::Board, format!("board.disks[{disk}]"))
                    }
                    QuotientError::TooManyPoints | QuotientError::TooLarge => {
                        (ErrorKind::Limit, "board".to_owned())
                    }
                };
                CoreError::new(code, path, Fault::Quotient(error))
            }
        }
    }
}

/// The word for a refusal.
pub fn refusal_code(refusal: &Refusal) -> RefusalCode {
    match refusal {
        Refusal::Occupied { .. } => RefusalCode::Occupied,
        Refusal::Overlap { .. } => RefusalCode::Overlap,
        Refusal::Outside { .. } => RefusalCode::Outside,
        Refusal::Repeats { .. } => RefusalCode::Repetition,
        Refusal::Over => RefusalCode::Over,
        Refusal::Phase { .. } => RefusalCode::Phase,
        Refusal::Range { .. }
        | Refusal::NoStone { .. }
        | Refusal::ListedTwice { .. }
        | Refusal::Unclosed { .. }
        | Refusal::NegativeBid
        | Refusal::NotInHistory { .. }
        | Refusal::Cycle { .. } => RefusalCode::Range,
    }
}

/// The kind of a problem.
fn code(problem: &Problem) -> CoreErrorCode {
    let kind = match problem {
        Problem::Turn(refusal) => return refusal_code(refusal).into(),
        Problem::Number { .. } | Problem::NoSuchPlacement { .. } | Problem::NoSuchLink { .. } => {
            return RefusalCode::Range.into();
        }
        Problem::Json(JsonError::Syntax { .. } | JsonError::NumberTooLarge { .. }) => {
            ErrorKind::Json
        }
        Problem::Json(JsonError::TooLong { .. } | JsonError::TooDeep)
        | Problem::TooMany { .. }
        | Problem::TooDeep
        | Problem::Rational(RationalError::TooLong) => ErrorKind::Limit,
        Problem::Version { .. } => ErrorKind::Version,
        Problem::Missing => ErrorKind::Missing,
        Problem::UnknownField => ErrorKind::Unknown,
        Problem::RepeatedField | Problem::BentTwice { .. } => ErrorKind::Repeated,
        Problem::Type { .. }
        | Problem::TurnKind
        | Problem::LabelCount { .. }
        | Problem::BodyCount { .. }
        | Problem::BodyPlace { .. } => ErrorKind::Type,
        Problem::Choice { .. } => ErrorKind::Choice,
        Problem::Rational(_) => ErrorKind::Rational,
        Problem::Board(_) | Problem::OneWay(_) | Problem::Kind { .. } => ErrorKind::Board,
        Problem::Start(StartError::Rules(_)) => ErrorKind::Rules,
        Problem::Start(_) => ErrorKind::Start,
    };
    kind.into()
}
