//! The board without lines: every disk of one radius in a region (RULES.md, 5). Immutable; knows
//! nothing of stones.

use super::setup::PlaneSetup;
use crate::geometry::Region;
use crate::geometry::region::{RegionError, RegionPart};
use crate::limits::{MAX_IMAGES, MAX_TICK};

/// A region, and the distances at which stones may be placed and touch.
#[derive(Clone, Debug)]
pub struct Plane {
    region: Region,
    radius: i32,
    /// c = 2R − t; R ≤ clearance ≤ contact.
    clearance: i64,
    /// b = 2R + t, or twice the larger reach.
    contact: i64,
}

/// The part of a plane that an error concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlanePart {
    /// The region, or a part of it.
    Region(RegionPart),
    /// R.
    Radius,
    /// t.
    Tolerance,
    /// The larger reach.
    Reach,
}

/// Ways in which a plane can be invalid.
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
pub enum PlaneError {
    /// The region is invalid.
    #[error(transparent)]
    Region(#[from] RegionError),
    /// A radius below 1 or past the limit on ticks.
    #[error("a stone's radius is from 1 to {MAX_TICK} ticks, not {radius}")]
    Radius {
        /// R.
        radius: i32,
    },
    /// A tolerance below 0 or above the radius: with t > R a stone could cover another's centre.
    #[error("a tolerance is from 0 to the radius {radius}, not {tolerance}")]
    Tolerance {
        /// t.
        tolerance: i32,
        /// R.
        radius: i32,
    },
    /// A reach past the limit on ticks, or smaller than the tolerance allows.
    #[error(
        "a reach is from radius + tolerance/2 = {} to {MAX_TICK} ticks, not {reach}",
        half(least)
    )]
    Reach {
        /// The requested reach.
        reach: i32,
        /// Twice the least reach: 2R + t.
        least: i64,
    },
    /// A glued surface on which a stone would overlap its own image.
    #[error(
        "a stone would overlap itself: the way around is {around} ticks and must be {clearance}"
    )]
    OverlapsItself {
        /// The shortest way around the surface.
        around: i64,
        /// c.
        clearance: i64,
    },
    /// A reach that goes around a glued surface too often.
    #[error("{images} images of a stone are within reach, more than the limit of {MAX_IMAGES}")]
    TooManyImages {
        /// Their number.
        #[cfg_attr(feature = "typescript", serde(serialize_with = "crate::typescript::as_double"))]
        images: u64,
    },
}

fn half(twice: &i64) -> f64 {
    *twice as f64 / 2.0
}

impl PlaneError {
    /// The part that is wrong.
    pub fn part(&self) -> PlanePart {
        match self {
            PlaneError::Region(error) => PlanePart::Region(error.part()),
            PlaneError::Radius { .. } | PlaneError::OverlapsItself { .. } => PlanePart::Radius,
            PlaneError::Tolerance { .. } => PlanePart::Tolerance,
            PlaneError::Reach { .. } | PlaneError::TooManyImages { .. } => PlanePart::Reach,
        }
    }
}

impl Plane {
    /// Checks a description. Cost: that of [`Region::new`].
    pub fn new(setup: &PlaneSetup) -> Result<Plane, PlaneError> {
        let PlaneSetup { region, radius, tolerance, reach } = setup;
        let region = Region::new(region)?;
        let [radius, tolerance] = [*radius, *tolerance];
        if !(1..=MAX_TICK).contains(&radius) {
            return Err(PlaneError::Radius { radius });
        }
        if !(0..=radius).contains(&tolerance) {
            return Err(PlaneError::Tolerance { tolerance, radius });
        }
        let [clearance, least] =
            [-1, 1].map(|sign| 2 * i64::from(radius) + sign * i64::from(tolerance));
        let contact = match *reach {
            None => least,
            Some(reach) if reach <= MAX_TICK && 2 * i64::from(reach) >= least => {
                2 * i64::from(reach)
            }
            Some(reach) => return Err(PlaneError::Reach { reach, least }),
        };
        let plane = Plane { region, radius, clearance, contact };
        plane.check_images()?;
        Ok(plane)
    }

    fn check_images(&self) -> Result<(), PlaneError> {
        let surface = self.region.surface();
        let Plane { clearance, contact, .. } = *self;
        if let Some(around) = surface.shortest_loop().filter(|&around| around < clearance) {
            return Err(PlaneError::OverlapsItself { around, clearance });
        }
        let images = surface.motion_count(clearance + contact);
        if images > MAX_IMAGES {
            return Err(PlaneError::TooManyImages { images });
        }
        Ok(())
    }

    /// The region of the stones: the disk of diameter `clearance()` around each centre is inside.
    pub fn region(&self) -> &Region {
        &self.region
    }

    /// R, as stones are drawn and measured, in ticks.
    pub fn radius(&self) -> i32 {
        self.radius
    }

    /// c = 2R − t: the least distance of two centres, in ticks.
    pub fn clearance(&self) -> i64 {
        self.clearance
    }

    /// b: the greatest distance of the centres of two stones that touch, in ticks.
    pub fn contact(&self) -> i64 {
        self.contact
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::setup::{RegionSetup, Wrap};
    use crate::geometry::Spot;

    fn square(side: i32, wrap: Wrap) -> RegionSetup {
        let outer = [[0, 0], [side, 0], [side, side], [0, side]];
        let outer = outer.map(|[x, y]| Spot::new(x, y)).to_vec();
        RegionSetup::Polygon { outer, holes: vec![], wrap }
    }

    fn plane(side: i32, wrap: Wrap, radius: i32, tolerance: i32, reach: Option<i32>) -> PlaneSetup {
        PlaneSetup { region: square(side, wrap), radius, tolerance, reach }
    }

    fn wrong_part(setup: PlaneSetup) -> Option<PlanePart> {
        Plane::new(&setup).err().map(|error| error.part())
    }

    #[test]
    fn clearance_and_contact_are_two_radii_less_and_more_the_tolerance() {
        let distances = |tolerance, reach| {
            let plane = Plane::new(&plane(9000, Wrap::None, 1024, tolerance, reach)).unwrap();
            [plane.clearance(), plane.contact()]
        };
        assert_eq!(distances(4, None), [2044, 2052]);
        assert_eq!(distances(0, None), [2048, 2048]);
        assert_eq!(distances(1024, None), [1024, 3072]);
        assert_eq!(distances(4, Some(1026)), [2044, 2052]);
        assert_eq!(distances(4, Some(1500)), [2044, 3000]);
    }

    #[test]
    fn faults_are_named() {
        let open = |radius, tolerance, reach| {
            wrong_part(plane(9000, Wrap::None, radius, tolerance, reach))
        };
        assert_eq!(open(0, 0, None), Some(PlanePart::Radius));
        assert_eq!(open(MAX_TICK + 1, 0, None), Some(PlanePart::Radius));
        assert_eq!(open(9, -1, None), Some(PlanePart::Tolerance));
        assert_eq!(open(9, 10, None), Some(PlanePart::Tolerance));
        assert_eq!(open(9, 3, Some(10)), Some(PlanePart::Reach));
        assert_eq!(open(9, 3, Some(11)), None);
        assert_eq!(open(9, 3, Some(MAX_TICK + 1)), Some(PlanePart::Reach));
        let flat = wrong_part(plane(0, Wrap::None, 9, 0, None));
        assert!(matches!(flat, Some(PlanePart::Region(RegionPart::Corner(_)))));
    }

    #[test]
    fn a_stone_may_touch_its_own_image_but_not_overlap_it() {
        for wrap in [Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein] {
            assert_eq!(wrong_part(plane(2044, wrap, 1024, 4, None)), None);
            assert_eq!(wrong_part(plane(2043, wrap, 1024, 4, None)), Some(PlanePart::Radius));
        }
        assert_eq!(wrong_part(plane(20, Wrap::None, 1024, 4, None)), None);
    }

    #[test]
    fn a_reach_that_goes_around_too_often_is_refused() {
        assert_eq!(wrong_part(plane(20, Wrap::Torus, 10, 0, Some(100))), None);
        let far = wrong_part(plane(20, Wrap::Torus, 10, 0, Some(MAX_TICK)));
        assert_eq!(far, Some(PlanePart::Reach));
    }
}
