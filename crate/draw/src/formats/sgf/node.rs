//! The turn, notes and setup of one node.

use super::board;
use super::parse::{PropertyValues, line_of_text, parts, text};
use crate::formats::error::{FormatError, FormatProblem, LeftOut, Omissions};
use gospace::boards::setup::GridSetup;
use gospace::colour::Player;
use gospace::limits::MAX_LABEL_CHARS;
use gospace::record::{Marks, Shape};
use gospace::rules::turn::Turn;
use gospace::site::Site;

/// The greatest number of points of all marks and setups of a game: 16 MB as sites, and a document
/// that holds their numbers is still short enough to be read.
const MAX_NAMED_POINTS: usize = 2_000_000;

/// A node's turn and notes.
#[derive(Default)]
pub(super) struct NodeContent {
    pub turn: Option<(Player, Turn)>,
    pub comment: String,
    pub marks: Marks,
    /// Stones that are set up or removed, in order.
    pub setup: Vec<(Site, Option<Player>)>,
}

/// A reader of nodes.
pub(super) struct Nodes {
    pub grid: GridSetup,
    pub omissions: Omissions,
    /// The number of points that may still be named.
    left: usize,
}

impl Nodes {
    pub(super) fn new(grid: GridSetup) -> Nodes {
        Nodes { grid, omissions: Omissions::default(), left: MAX_NAMED_POINTS }
    }

    /// Applies a property; false if it is not one of a turn.
    pub(super) fn apply(
        &mut self,
        property: PropertyValues<'_, '_>,
        content: &mut NodeContent,
    ) -> Result<bool, FormatError> {
        let shape = |shape: Shape| Some(shape as usize);
        let on_line = |problem: FormatProblem| problem.on(property.line);
        let marked = match property.name().as_str() {
            "B" => return self.turn(property, Player::Black, content).map_err(on_line),
            "W" => return self.turn(property, Player::White, content).map_err(on_line),
            "C" => {
                join(&mut content.comment, &text(property.values[0]));
                return Ok(true);
            }
            "LB" => return self.labels(property, content).map_err(on_line),
            "AB" => return self.setup(property, Some(Player::Black), content).map_err(on_line),
            "AW" => return self.setup(property, Some(Player::White), content).map_err(on_line),
            "AE" => return self.setup(property, None, content).map_err(on_line),
            "TR" => shape(Shape::Triangle),
            "SQ" => shape(Shape::Square),
            "CR" => shape(Shape::Circle),
            // FF[3] has M for any mark.
            "MA" | "M" => shape(Shape::Cross),
            _ => None,
        };
        let Some(shape) = marked else { return Ok(false) };
        let sites = self.sites(property).map_err(on_line)?;
        content.marks.shapes[shape].get_or_insert_default().extend(sites);
        Ok(true)
    }

    fn turn(
        &mut self,
        property: PropertyValues<'_, '_>,
        player: Player,
        content: &mut NodeContent,
    ) -> Result<bool, FormatProblem> {
        let turn = match board::played(&self.grid, property.values[0])? {
            Some(at) => Turn::play(at),
            None => Turn::Pass,
        };
        if content.turn.is_some() {
            self.omissions.add(LeftOut::Attributes);
        } else {
            content.turn = Some((player, turn));
        }
        Ok(true)
    }

    fn labels(
        &mut self,
        property: PropertyValues<'_, '_>,
        content: &mut NodeContent,
    ) -> Result<bool, FormatProblem> {
        for value in property.values {
            let split = parts(value);
            let (at, label) =
                split.ok_or_else(|| FormatProblem::unexpected("a point and a label", value))?;
            let site = board::point(&self.grid, at)?.into();
            let label = self.omissions.cut(line_of_text(label), MAX_LABEL_CHARS);
            self.count(1)?;
            content.marks.label.get_or_insert_default().push((site, label));
        }
        Ok(true)
    }

    fn setup(
        &mut self,
        property: PropertyValues<'_, '_>,
        stone: Option<Player>,
        content: &mut NodeContent,
    ) -> Result<bool, FormatProblem> {
        let sites = self.sites(property)?;
        content.setup.extend(sites.into_iter().map(|site| (site, stone)));
        Ok(true)
    }

    fn sites(&mut self, property: PropertyValues<'_, '_>) -> Result<Vec<Site>, FormatProblem> {
        let mut sites = Vec::new();
        for value in property.values.iter().filter(|value| !value.trim().is_empty()) {
            let points = board::points(&self.grid, value)?;
            self.count(points.len())?;
            sites.extend(points.into_iter().map(Site::from));
        }
        Ok(sites)
    }

    fn count(&mut self, points: usize) -> Result<(), FormatProblem> {
        let too_many =
            FormatProblem::TooMany { what: "points of marks and setups", limit: MAX_NAMED_POINTS };
        self.left = self.left.checked_sub(points).ok_or(too_many)?;
        Ok(())
    }
}

/// Adds a text to another after an empty line.
pub(super) fn join(comment: &mut String, text: &str) {
    if !comment.is_empty() && !text.is_empty() {
        comment.push_str("\n\n");
    }
    comment.push_str(text);
}
