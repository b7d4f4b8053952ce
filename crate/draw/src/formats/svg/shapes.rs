//! The outlines and circles of an SVG drawing, in the drawing's own unit: transforms are applied,
//! hidden elements left out. Uniform scales of the whole, such as a viewBox, are ignored.

use std::str::FromStr;

use kurbo::{Affine, BezPath, Circle, Ellipse, PathEl, Point, Rect, RoundedRect, Shape};
use svgtypes::{
    Length, LengthUnit, NumberListParser, PathParser, PathSegment, SimplePathSegment,
    SimplifyingPathParser,
};

use crate::formats::error::{FormatError, FormatProblem, LeftOut, Omissions};
use crate::formats::xml::{Element, Piece, Xml};
use gospace::limits::MAX_PLACEMENTS;

/// The shapes of a drawing.
#[derive(Default)]
pub(super) struct Drawing {
    pub outlines: Vec<Outline>,
    pub circles: Vec<Round>,
    /// The board attributes of the outermost element.
    pub attributes: BoardAttributes,
    pub omissions: Omissions,
}

/// A path, closed or to be closed.
pub(super) struct Outline {
    pub path: BezPath,
    pub line: u32,
}

/// A circle.
pub(super) struct Round {
    pub circle: Circle,
    /// `data-reach`
    pub reach: Option<i32>,
    /// `data-role="region"`
    pub is_region: bool,
    pub line: u32,
}

/// Attributes of the outermost element that only Gospace writes.
#[derive(Default)]
pub(super) struct BoardAttributes {
    /// `data-unit="tick"`: nothing is scaled.
    pub is_in_ticks: bool,
    /// `data-board="disks"`
    pub is_of_disks: bool,
    pub radius: Option<i32>,
    pub tolerance: Option<i32>,
    pub reach: Option<i32>,
    pub wrap: Option<String>,
}

/// The limit on coordinates: far below the sizes at which sums of floats fail.
const MAX_UNITS: f64 = 1e12;
/// The distance of curves from the round shape that they approximate, as a share of its radius.
const ROUNDNESS: f64 = 1e-5;
/// CSS: 96 pixels are an inch.
const PIXELS_PER_INCH: f64 = 96.0;

/// Reads a drawing. Cost: O(length).
pub(super) fn read(text: &str) -> Result<Drawing, FormatError> {
    let mut xml = Xml::new(text);
    let mut drawing = Drawing::default();
    // For each open element the transform of its contents; nothing where it is hidden.
    let mut open: Vec<Option<Affine>> = Vec::new();
    let mut is_svg = false;
    while let Some(piece) = xml.next()? {
        match piece {
            Piece::Open(element) => {
                if open.is_empty() && !is_svg {
                    is_svg = element.name() == "svg";
                    drawing.attributes = attributes(&element)?;
                }
                let around = open.last().copied().unwrap_or(Some(Affine::IDENTITY));
                let within = match around {
                    None => None,
                    Some(around) => drawing.element(&element, around)?,
                };
                open.push(within);
            }
            Piece::Text(_) => {}
            Piece::Close => {
                open.pop();
            }
        }
    }
    if is_svg { Ok(drawing) } else { Err(FormatProblem::Ended { expected: "an <svg>" }.into()) }
}

fn attributes(element: &Element<'_>) -> Result<BoardAttributes, FormatError> {
    Ok(BoardAttributes {
        is_in_ticks: element.attribute("data-unit")?.as_deref() == Some("tick"),
        is_of_disks: element.attribute("data-board")?.as_deref() == Some("disks"),
        radius: ticks(element, "data-radius")?,
        tolerance: ticks(element, "data-tolerance")?,
        reach: ticks(element, "data-reach")?,
        wrap: element.attribute("data-wrap")?,
    })
}

fn ticks(element: &Element<'_>, name: &'static str) -> Result<Option<i32>, FormatError> {
    let Some(text) = element.attribute(name)? else { return Ok(None) };
    text.parse().map(Some).map_err(|error| wrong(element, name, error))
}

fn wrong(element: &Element<'_>, name: &'static str, error: impl ToString) -> FormatError {
    FormatProblem::Attribute { name, message: error.to_string() }.on(element.line)
}

impl Drawing {
    /// Adds the shape of an element. Returns the transform of its contents, if they are shown.
    fn element(
        &mut self,
        element: &Element<'_>,
        around: Affine,
    ) -> Result<Option<Affine>, FormatError> {
        if element.attribute("display")?.as_deref() == Some("none") {
            return Ok(None);
        }
        let moved = match element.attribute("transform")? {
            None => around,
            Some(text) => around * transform(element, &text)?,
        };
        match element.name() {
            "svg" | "g" | "a" | "switch" => return Ok(Some(moved)),
            "path" => {
                let path = path(element)?;
                self.outline(element, moved, path)?;
            }
            "polygon" => {
                let path = polygon(element)?;
                self.outline(element, moved, path)?;
            }
            "rect" => {
                let path = rectangle(element)?;
                self.outline(element, moved, path)?;
            }
            "circle" => {
                let radius = length(element, "r")?;
                self.round(element, moved, [radius, radius])?;
            }
            "ellipse" => {
                let radii = [length(element, "rx")?, length(element, "ry")?];
                self.round(element, moved, radii)?;
            }
            "polyline" | "line" | "text" | "image" | "use" | "foreignObject" => {
                self.omissions.add(LeftOut::Shapes);
            }
            _ => {}
        }
        Ok(None)
    }

    fn outline(
        &mut self,
        element: &Element<'_>,
        moved: Affine,
        path: BezPath,
    ) -> Result<(), FormatError> {
        let path = moved * path;
        let are_near = |part: &PathEl| match *part {
            PathEl::MoveTo(a) | PathEl::LineTo(a) => is_near(a),
            PathEl::QuadTo(a, b) => is_near(a) && is_near(b),
            PathEl::CurveTo(a, b, c) => is_near(a) && is_near(b) && is_near(c),
            PathEl::ClosePath => true,
        };
        if !path.elements().iter().all(are_near) {
            return Err(FormatProblem::TooFarOut.on(element.line));
        }
        if path.elements().len() > 1 {
            self.outlines.push(Outline { path, line: element.line });
        } else {
            self.omissions.add(LeftOut::Shapes);
        }
        Ok(())
    }

    /// A circle, where it is one after the transforms; else an outline.
    fn round(
        &mut self,
        element: &Element<'_>,
        moved: Affine,
        [rx, ry]: [f64; 2],
    ) -> Result<(), FormatError> {
        let centre = Point::new(length(element, "cx")?, length(element, "cy")?);
        if !(rx > 0.0 && ry > 0.0) {
            self.omissions.add(LeftOut::Shapes);
            return Ok(());
        }
        let [a, b, c, d, _, _] = (moved * Affine::scale_non_uniform(rx, ry)).as_coeffs();
        let [across, along] = [a * a + b * b, c * c + d * d];
        let slack = 1e-9 * (across + along);
        if (across - along).abs() > slack || (a * c + b * d).abs() > slack {
            let tolerance = ROUNDNESS * rx.max(ry);
            return self.outline(
                element,
                moved,
                Ellipse::new(centre, (rx, ry), 0.0).to_path(tolerance),
            );
        }
        let circle = Circle::new(moved * centre, libm::sqrt((across + along) / 2.0));
        let reaches = circle.center.x.abs().max(circle.center.y.abs()) + circle.radius;
        if reaches.is_nan() || reaches > MAX_UNITS {
            return Err(FormatProblem::TooFarOut.on(element.line));
        }
        if self.circles.len() == MAX_PLACEMENTS {
            let problem = FormatProblem::TooMany { what: "circles", limit: MAX_PLACEMENTS };
            return Err(problem.on(element.line));
        }
        self.circles.push(Round {
            circle,
            reach: ticks(element, "data-reach")?,
            is_region: element.attribute("data-role")?.as_deref() == Some("region"),
            line: element.line,
        });
        Ok(())
    }
}

fn transform(element: &Element<'_>, text: &str) -> Result<Affine, FormatError> {
    let transform = svgtypes::Transform::from_str(text);
    let t = transform.map_err(|error| wrong(element, "transform", error))?;
    Ok(Affine::new([t.a, t.b, t.c, t.d, t.e, t.f]))
}

fn path(element: &Element<'_>) -> Result<BezPath, FormatError> {
    let data = element.attribute("d")?.unwrap_or_default();
    check_arcs(element, &data)?;
    let mut path = BezPath::new();
    for segment in SimplifyingPathParser::from(data.as_str()) {
        path.push(match segment.map_err(|error| wrong(element, "d", error))? {
            SimplePathSegment::MoveTo { x, y } => PathEl::MoveTo((x, y).into()),
            SimplePathSegment::LineTo { x, y } => PathEl::LineTo((x, y).into()),
            SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                PathEl::CurveTo((x1, y1).into(), (x2, y2).into(), (x, y).into())
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                PathEl::QuadTo((x1, y1).into(), (x, y).into())
            }
            SimplePathSegment::ClosePath => PathEl::ClosePath,
        });
        let end = path.elements().last().and_then(PathEl::end_point);
        if end.is_some_and(|end| !is_near(end)) {
            return Err(FormatProblem::TooFarOut.on(element.line));
        }
    }
    Ok(path)
}

/// An arc is split into curves by its size, so its numbers are checked before.
fn check_arcs(element: &Element<'_>, data: &str) -> Result<(), FormatError> {
    for segment in PathParser::from(data) {
        let segment = segment.map_err(|error| wrong(element, "d", error))?;
        if let PathSegment::EllipticalArc { rx, ry, x, y, .. } = segment
            && !(is_near(Point::new(rx, ry)) && is_near(Point::new(x, y)))
        {
            return Err(FormatProblem::TooFarOut.on(element.line));
        }
    }
    Ok(())
}

fn is_near(point: Point) -> bool {
    point.x.abs().max(point.y.abs()) <= MAX_UNITS
}

fn polygon(element: &Element<'_>) -> Result<BezPath, FormatError> {
    let points = element.attribute("points")?.unwrap_or_default();
    let numbers: Vec<f64> = NumberListParser::from(points.as_str())
        .collect::<Result<_, _>>()
        .map_err(|error| wrong(element, "points", error))?;
    let mut path = BezPath::new();
    for (place, point) in numbers.chunks_exact(2).enumerate() {
        let point = Point::new(point[0], point[1]);
        path.push(if place == 0 { PathEl::MoveTo(point) } else { PathEl::LineTo(point) });
    }
    Ok(path)
}

fn rectangle(element: &Element<'_>) -> Result<BezPath, FormatError> {
    let [x, y] = [length(element, "x")?, length(element, "y")?];
    let [width, height] = [length(element, "width")?, length(element, "height")?];
    let rectangle = Rect::new(x, y, x + width, y + height);
    let most = width.min(height) / 2.0;
    let rounding = length(element, "rx")?.max(length(element, "ry")?).min(most);
    if !(width > 0.0 && height > 0.0) {
        return Ok(BezPath::new());
    }
    Ok(if rounding > 0.0 {
        RoundedRect::from_rect(rectangle, rounding).to_path(ROUNDNESS * rounding)
    } else {
        rectangle.to_path(1.0)
    })
}

/// A length in pixels; 0 if absent.
fn length(element: &Element<'_>, name: &'static str) -> Result<f64, FormatError> {
    let Some(text) = element.attribute(name)? else { return Ok(0.0) };
    let length = Length::from_str(text.trim()).map_err(|error| wrong(element, name, error))?;
    let pixels = match length.unit {
        LengthUnit::None | LengthUnit::Px => 1.0,
        LengthUnit::In => PIXELS_PER_INCH,
        LengthUnit::Cm => PIXELS_PER_INCH / 2.54,
        LengthUnit::Mm => PIXELS_PER_INCH / 25.4,
        LengthUnit::Pt => PIXELS_PER_INCH / 72.0,
        LengthUnit::Pc => PIXELS_PER_INCH / 6.0,
        _ => return Err(FormatProblem::RelativeLength { text }.on(element.line)),
    };
    Ok(length.number * pixels)
}
