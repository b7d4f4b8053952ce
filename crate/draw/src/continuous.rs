//! Documents of finite boards made from those of planes and disks.

use gospace::boards::BoardError;
use gospace::document::fields::{Object, Read, choice, natural, tick};
use gospace::document::{Document, DocumentError, Problem, json, of_kind, wrong_kind};

use crate::discretize::{
    self, CellKind, Lattice, Quotient, QuotientError, Report, SampleError, Sampling,
};

/// The fields of how a plane is to be sampled.
pub const SAMPLING: [&str; 4] = ["lattice", "pitch", "seed", "reach"];

/// The words for lattices.
pub const LATTICES: [(&str, Lattice); 3] = [
    ("square", Lattice::Square),
    ("triangular", Lattice::Triangular),
    ("blue-noise", Lattice::BlueNoise { seed: 0 }),
];

/// The reason why a document has no sample or quotient.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ContinuousError {
    /// The document is invalid, or its board of another kind.
    #[error(transparent)]
    Document(#[from] DocumentError),
    /// The plane cannot be sampled so.
    #[error(transparent)]
    Sample(SampleError),
    /// The disks have no go-space.
    #[error(transparent)]
    Quotient(QuotientError),
}

/// Reads how a plane is to be sampled, `{"lattice": "square", "pitch": 512}` as JSON text.
pub fn read_sampling(text: &str) -> Read<Sampling> {
    let json = json::Json::read(text).map_err(Problem::from)?;
    let fields = Object::read(json.root(), &SAMPLING)?;
    let lattice = fields.required("lattice", |value| choice(value, &LATTICES))?;
    let seed = fields.optional("seed", natural)?.unwrap_or_default();
    Ok(Sampling {
        lattice: match lattice {
            Lattice::BlueNoise { .. } => Lattice::BlueNoise { seed: seed.into() },
            other => other,
        },
        pitch: fields.required("pitch", tick)?,
        reach: fields.optional("reach", tick)?,
    })
}

/// The board of a document, a plane, as a sample of disks, with a report on the sample. `progress` receives the share of the
/// work that is done, from time to time.
pub fn sampled(
    document: Document,
    how: &Sampling,
    progress: &mut dyn FnMut(f64),
) -> Result<(Document, Report), ContinuousError> {
    let plane = of_kind(&document.board, "plane")?;
    let sample = discretize::sample(plane, how, progress).map_err(|error| match error {
        SampleError::Plane(error) => DocumentError::from(BoardError::from(error)).into(),
        SampleError::Disks(error) => Problem::Board(error.into()).at("").into(),
        other => ContinuousError::Sample(other),
    })?;
    Ok((document.on(sample.setup), sample.report))
}

/// The go-space that has the same game as a document's board of disks, and the kind of each of its points in the plane.
pub fn quotient(document: Document) -> Result<(Document, Vec<CellKind>), ContinuousError> {
    let board = document.board()?;
    let disks = board.ground().disks().ok_or_else(|| wrong_kind("disks"))?;
    let Quotient { space, kinds } =
        discretize::quotient(disks).map_err(ContinuousError::Quotient)?;
    Ok((document.on(space), kinds))
}
