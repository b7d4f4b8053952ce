//! Planes that somebody draws.

use std::sync::Arc;

use super::finding::{Finding, Findings};
use crate::boards::plane::{Plane, PlaneError};
use crate::boards::setup::{PlaneSetup, RegionSetup};
use crate::geometry::Spot;
use crate::limits::MAX_TICK;
use crate::rules::capture::tangent::Stones;
use crate::rules::plane_sample;

/// Looks at a plane, and gives it if it is one.
pub(super) fn look(drawn: &PlaneSetup, findings: &mut Findings) -> Option<Arc<Plane>> {
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

/// The plane with what is wrong made harmless, so that the rest can be judged; nothing if the rest
/// hangs on it.
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
