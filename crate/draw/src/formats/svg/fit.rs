//! From the unit of a drawing to ticks: scaling, and curves as polygons.

use kurbo::{BezPath, PathEl, Point, Rect, Shape, flatten};

use super::shapes::Drawing;
use crate::formats::error::FormatProblem;
use gospace::boards::setup::Disk;
use gospace::geometry::Spot;
use gospace::limits::{MAX_CORNERS, MAX_TICK};

/// The wider side of a drawing is at most this many ticks, sixteen stones of the default size, and
/// more than half of it.
const WIDTH: f64 = 32_768.0;
/// The distance of corners from their curve, in ticks, before they are rounded. SVG arcs become
/// curves that are up to 5 ticks off before.
const TOLERANCE: f64 = 1.0;
/// The least side of a drawing.
const LEAST_SIDE: f64 = 1e-9;

/// The map from a drawing to ticks.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    origin: Point,
    factor: f64,
}

impl Fit {
    /// Scales by a whole number or its inverse, and moves by whole units, so that whole coordinates
    /// of a drawing keep their proportions exactly.
    pub(super) fn of(drawing: &Drawing) -> Option<Fit> {
        if drawing.attributes.is_in_ticks {
            return Some(Fit { origin: Point::ORIGIN, factor: 1.0 });
        }
        let outlines = drawing.outlines.iter().map(|outline| outline.path.bounding_box());
        let bounds = outlines.reduce(|all: Rect, one| all.union(one)).or_else(|| {
            let circles = drawing.circles.iter().map(|round| round.circle.bounding_box());
            circles.reduce(|all: Rect, one| all.union(one))
        })?;
        let side = bounds.width().max(bounds.height());
        if side.is_nan() || side < LEAST_SIDE {
            return None;
        }
        let factor =
            if side <= WIDTH { libm::floor(WIDTH / side) } else { 1.0 / libm::ceil(side / WIDTH) };
        let origin = Point::new(libm::round(bounds.x0), libm::round(bounds.y0));
        Some(Fit { origin, factor })
    }

    /// A disk; nothing where it would be smaller than a tick or too far out.
    pub(super) fn disk(&self, circle: kurbo::Circle, reach: Option<i32>) -> Option<Disk> {
        let centre = self.spot(circle.center)?;
        let core = tick(circle.radius * self.factor).filter(|&core| core > 0)?;
        Some(Disk { centre, core, reach: reach.unwrap_or(core) })
    }

    fn spot(&self, point: Point) -> Option<Spot> {
        let Point { x, y } = point;
        let [x, y] = [(x - self.origin.x) * self.factor, (y - self.origin.y) * self.factor];
        Some(Spot::new(tick(x)?, tick(y)?))
    }

    /// The corners of each part of a path; of corners that fall on the same spot, one. `left` is how
    /// many there may be. Cost: O(curves and corners).
    pub(super) fn rings(
        &self,
        path: &BezPath,
        left: &mut usize,
    ) -> Result<Vec<Vec<Spot>>, FormatProblem> {
        let mut rings: Vec<Vec<Spot>> = Vec::new();
        let mut at = Point::ORIGIN;
        for &part in path.elements() {
            if let PathEl::MoveTo(_) = part {
                rings.push(Vec::new());
            }
            // One curve after the other, so that too many corners are noticed early.
            let mut corners = Vec::new();
            flatten([PathEl::MoveTo(at), part], TOLERANCE / self.factor, |step| match step {
                PathEl::MoveTo(corner) | PathEl::LineTo(corner) => corners.push(corner),
                PathEl::QuadTo(..) | PathEl::CurveTo(..) | PathEl::ClosePath => {}
            });
            at = part.end_point().unwrap_or(at);
            for corner in corners.into_iter().skip(1) {
                let spot = self.spot(corner).ok_or(FormatProblem::TooFarOut)?;
                if let Some(ring) = rings.last_mut().filter(|ring| ring.last() != Some(&spot)) {
                    ring.push(spot);
                    let too_many = FormatProblem::TooMany { what: "corners", limit: MAX_CORNERS };
                    *left = left.checked_sub(1).ok_or(too_many)?;
                }
            }
        }
        for ring in &mut rings {
            while ring.len() > 1 && ring.first() == ring.last() {
                ring.pop();
            }
        }
        Ok(rings)
    }
}

/// The nearest whole tick within the limit.
fn tick(value: f64) -> Option<i32> {
    let rounded = libm::round(value);
    (rounded.abs() <= f64::from(MAX_TICK)).then_some(rounded as i32)
}
