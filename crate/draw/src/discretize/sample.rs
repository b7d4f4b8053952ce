//! Sampled boards: finitely many disks of a plane (RULES.md, 5, the first kind).
//!
//! A disk of the plane has the diameter c = 2R − t and touches as one of the diameter b. Cores and
//! reaches are whole ticks; so where c or b is odd, the core is half a tick larger and the reach half
//! a tick smaller. Then whatever does not overlap on the sample does not on the plane, and whatever
//! touches on the sample does on the plane. One case is left: where c is odd and the way around a
//! glued surface is c, a larger core would overlap itself, and the core is half a tick smaller.
//! There stones may stand less than a tick nearer on the sample than on the plane.

use super::blue_noise::{self, TooMany};
use super::inset::Inset;
use super::lattice::Places;
use super::report::Report;
use super::sample_sites;
use gospace::boards::disks::{Disks, DisksError};
use gospace::boards::plane::{Plane, PlaneError};
use gospace::boards::setup::{Disk, DisksSetup, PlaneSetup};
use gospace::geometry::Spot;
use gospace::limits::{MAX_PLACEMENTS, MAX_SAMPLE_PLACES, MAX_TICK};

/// The arrangement of samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lattice {
    /// In rows and columns.
    Square,
    /// In rows, every second of which stands half a pitch aside.
    Triangular,
    /// At random, with a least distance, then moved apart.
    BlueNoise {
        /// The same seed gives the same sample.
        seed: u64,
    },
}

/// The parameters of a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sampling {
    /// The arrangement of the samples.
    pub lattice: Lattice,
    /// The least distance of two samples, in ticks: 1 or more.
    pub pitch: i32,
    /// The reach of the disks, in ticks; by default the plane's.
    pub reach: Option<i32>,
}

/// A sampled board, with a report on it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The board as it is described.
    pub setup: DisksSetup,
    /// The board.
    pub disks: Disks,
    /// The report.
    pub report: Report,
}

/// Reasons why a plane cannot be sampled so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum SampleError {
    /// The plane is invalid.
    #[error(transparent)]
    Plane(#[from] PlaneError),
    /// A pitch below 1 or past [`MAX_TICK`].
    #[error("a pitch is from 1 to {MAX_TICK} ticks, not {pitch}")]
    Pitch {
        /// The requested pitch.
        pitch: i32,
    },
    /// A reach below the core radius or past [`MAX_TICK`].
    #[error(
        "the reach is from {core}, the radius of a sampled disk, to {MAX_TICK} ticks, not {reach}"
    )]
    Reach {
        /// The requested reach.
        reach: i32,
        /// The core radius of the disks.
        core: i32,
    },
    /// More places to try around the region than [`MAX_SAMPLE_PLACES`].
    #[error(
        "with a pitch of {pitch} there are about {places} places in the rectangle around the region, \
         more than the limit of {MAX_SAMPLE_PLACES}"
    )]
    TooManyPlaces {
        /// The requested pitch.
        pitch: i32,
        /// The number of places.
        #[cfg_attr(
            feature = "typescript",
            serde(serialize_with = "gospace::typescript::as_double")
        )]
        places: u64,
    },
    /// More samples than [`MAX_PLACEMENTS`].
    #[error("with a pitch of {pitch} there are more than {MAX_PLACEMENTS} samples, the limit")]
    TooManySamples {
        /// The requested pitch.
        pitch: i32,
    },
    /// No sample on which a disk lies inside the region.
    #[error("with a pitch of {pitch} no sample is far enough inside the region")]
    NoSample {
        /// The requested pitch.
        pitch: i32,
    },
    /// The samples are not a valid board: they touch in too many pairs.
    #[error(transparent)]
    Disks(#[from] DisksError),
}

/// Samples a plane. `progress` receives the share of the work that is done, from time to time.
/// Errors: see [`SampleError`]. Cost: O(places + n log n) for n samples, and the pairs that touch.
pub fn sample(
    setup: &PlaneSetup,
    how: &Sampling,
    progress: &mut dyn FnMut(f64),
) -> Result<Sample, SampleError> {
    let plane = Plane::new(setup)?;
    let Sampling { pitch, .. } = *how;
    if !(1..=MAX_TICK).contains(&pitch) {
        return Err(SampleError::Pitch { pitch });
    }
    let core = core(&plane);
    let reach = how.reach.unwrap_or((plane.contact() / 2) as i32);
    if !(core..=MAX_TICK).contains(&reach) {
        return Err(SampleError::Reach { reach, core });
    }
    let diameter = plane.clearance().max(2 * i64::from(core));
    let inset = Inset { region: plane.region(), diameter };
    let mut centres = spread(&inset, how, &mut |share| progress(0.4 * share))?;
    centres.sort_unstable_by_key(|spot| (spot.y, spot.x));
    if centres.is_empty() {
        return Err(SampleError::NoSample { pitch });
    }
    let disks = centres.iter().map(|&centre| Disk { centre, core, reach }).collect();
    let setup = DisksSetup { region: Some(setup.region.clone()), disks };
    let disks = Disks::new(&setup)?;
    progress(0.6);
    let report =
        Report::new(&plane, &disks, pitch.into(), &mut |share| progress(0.6 + 0.4 * share));
    Ok(Sample { setup, disks, report })
}

/// Half of c, rounded up where that fits around the surface. A disk has a core of 1 at least, which
/// fits around no surface of a single tick.
fn core(plane: &Plane) -> i32 {
    let larger = (plane.clearance() + 1) / 2;
    let around = plane.region().surface().shortest_loop();
    let core = if around.is_none_or(|around| 2 * larger <= around) { larger } else { larger - 1 };
    core.max(1) as i32
}

/// The samples that the inset region holds.
fn spread(
    inset: &Inset,
    how: &Sampling,
    progress: &mut dyn FnMut(f64),
) -> Result<Vec<Spot>, SampleError> {
    let &Sampling { lattice, pitch, .. } = how;
    let places = match lattice {
        Lattice::Square => Places::square(inset, pitch.into()),
        Lattice::Triangular => Places::triangular(inset, pitch.into()),
        Lattice::BlueNoise { seed } => {
            check_places(pitch, sample_sites::cell_count(inset.bounds(), pitch.into()))?;
            return blue_noise::spots(inset, pitch.into(), seed, progress)
                .map_err(|TooMany| SampleError::TooManySamples { pitch });
        }
    };
    let count = places.count();
    check_places(pitch, count)?;
    let mut centres = Vec::new();
    for (i, place) in places.iter().enumerate() {
        if inset.holds(place) {
            if centres.len() == MAX_PLACEMENTS {
                return Err(SampleError::TooManySamples { pitch });
            }
            centres.push(place);
        }
        if i % 4096 == 0 {
            progress(i as f64 / count as f64);
        }
    }
    progress(1.0);
    Ok(centres)
}

fn check_places(pitch: i32, places: u64) -> Result<(), SampleError> {
    if places > MAX_SAMPLE_PLACES {
        return Err(SampleError::TooManyPlaces { pitch, places });
    }
    Ok(())
}
