//! Surveys a plane that is being drawn.

use std::sync::Arc;

use super::finding::{Finding, Findings};
use gospace::boards::plane::{Plane, PlaneError};
use gospace::boards::setup::{PlaneSetup, RegionSetup};
use gospace::geometry::Spot;
use gospace::limits::MAX_TICK;
use gospace::rules::capture::tangent::Stones;
use gospace::rules::plane_sample;

/// Surveys a plane, and returns it if it is valid.
pub(super) fn examine(drawn: &PlaneSetup, findings: &mut Findings) -> Option<Arc<Plane>> {
    let mut tried = drawn.clone();
    let plane = loop {
        match Plane::new(&tried) {
            Ok(plane) => break plane,
            Err(error) => {
                findings.add(error.into());
                tried = without(tried, error)?;
            }
        }
    };
    if tried != *drawn {
        return None;
    }
    let plane = Arc::new(plane);
    if !plane_sample::has_room(&Stones::new(Arc::clone(&plane))) {
        findings.add(Finding::NoCentre);
    }
    Some(plane)
}

/// The plane with the faulty part replaced by a harmless one, so that the rest can be checked;
/// nothing if the rest depends on that part.
fn without(drawn: PlaneSetup, error: PlaneError) -> Option<PlaneSetup> {
    match error {
        PlaneError::Region(_) => {
            let region = RegionSetup::Circle { centre: Spot::default(), radius: MAX_TICK };
            Some(PlaneSetup { region, ..drawn })
        }
        PlaneError::Tolerance { .. } => Some(PlaneSetup { tolerance: 0, ..drawn }),
        PlaneError::Reach { .. } => Some(PlaneSetup { reach: None, ..drawn }),
        PlaneError::Radius { .. }
        | PlaneError::OverlapsItself { .. }
        | PlaneError::TooManyImages { .. } => None,
    }
}
