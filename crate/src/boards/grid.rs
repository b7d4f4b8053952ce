//! Rectangular grids and how their sides are glued: which points are neighbours.
//!
//! Assumes that the number of points has been checked where a list of edges is asked for.

use super::around::{Around, Relation};
use super::graph::{Graph, GraphError};
use super::names::letters::coordinate;
use super::rows::Rows;
use super::setup::{GraphSetup, GridSetup, Wrap};
use crate::ids::Placement;
use crate::limits::MAX_PLACEMENTS;
use crate::order;

/// A step from a point to one of the four beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One column on.
    Right,
    /// One row on.
    Down,
    /// One column back.
    Left,
    /// One row back.
    Up,
}

impl Step {
    /// The four steps.
    pub const ALL: [Step; 4] = [Step::Right, Step::Down, Step::Left, Step::Up];

    /// The step in columns (to the right) and rows (downwards).
    pub fn vector(self) -> [i32; 2] {
        match self {
            Step::Right => [1, 0],
            Step::Down => [0, 1],
            Step::Left => [-1, 0],
            Step::Up => [0, -1],
        }
    }

    fn is_sideways(self) -> bool {
        matches!(self, Step::Right | Step::Left)
    }
}

/// The gluing of one pair of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gluing {
    /// Not at all.
    Open,
    /// Each place to the one across from it.
    Straight,
    /// Each place to the one across from it after a half twist.
    Twisted,
}

impl Wrap {
    /// The gluing of left and right.
    pub fn sideways(self) -> Gluing {
        match self {
            Wrap::None => Gluing::Open,
            Wrap::Cylinder | Wrap::Torus => Gluing::Straight,
            Wrap::Mobius | Wrap::Klein | Wrap::Projective => Gluing::Twisted,
        }
    }

    /// The gluing of top and bottom.
    pub fn upright(self) -> Gluing {
        match self {
            Wrap::None | Wrap::Cylinder | Wrap::Mobius => Gluing::Open,
            Wrap::Torus | Wrap::Klein => Gluing::Straight,
            Wrap::Projective => Gluing::Twisted,
        }
    }
}

/// A step that leaves the rectangle by a glued side and enters it by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GluedStep {
    /// Its beginning.
    pub from: u32,
    /// Its end.
    pub to: u32,
    /// Which way it leaves `from`.
    pub step: Step,
}

impl GridSetup {
    /// The number of points. No two sizes overflow.
    pub fn point_count(&self) -> u64 {
        u64::from(self.columns) * u64::from(self.rows)
    }

    /// The same, if a board can have so many.
    pub(crate) fn checked_count(&self) -> Result<usize, GraphError> {
        // Counted before anything is listed: a short text can ask for a very large grid.
        match usize::try_from(self.point_count()) {
            Ok(count) if count <= MAX_PLACEMENTS => Ok(count),
            _ => Err(GraphError::TooManyVertices { count: self.point_count() }),
        }
    }

    /// Its graph.
    pub(super) fn graph(&self) -> Result<Graph, GraphError> {
        self.checked_count().map(|_| Graph::of_neighbours(self.neighbours()))
    }

    /// Its description as a graph, points one unit apart.
    pub(super) fn as_graph(&self) -> Result<GraphSetup, GraphError> {
        let count = self.checked_count()? as u32;
        let points = (0..count).map(|p| self.place(p).map(f64::from)).collect();
        Ok(GraphSetup { points, edges: self.edges(), ..GraphSetup::default() })
    }

    /// The column and the row of a point.
    fn place(&self, point: u32) -> [u32; 2] {
        [point % self.columns, point / self.columns]
    }

    /// The name of a point, by its column and its row from the bottom.
    pub(super) fn name(&self, p: Placement) -> String {
        let columns = self.columns.max(1);
        coordinate(p.0 % columns, self.rows.saturating_sub(p.0 / columns))
    }

    /// The names of all points.
    pub(super) fn names(&self) -> Vec<String> {
        (0..self.point_count()).map(|p| self.name(Placement(p as u32))).collect()
    }

    /// The surroundings of a point of its graph.
    pub(super) fn around(&self, graph: &Graph, at: Placement) -> Around {
        let mut around = Around::default();
        let [x, y] = self.place(at.0);
        for &p in graph.successors(at) {
            let [u, v] = self.place(p.0);
            let is_beside = u.abs_diff(x) + v.abs_diff(y) == 1;
            around.add(if is_beside { Relation::Next } else { Relation::Across }, p.0);
        }
        around
    }

    /// Every two neighbours once: the four points one step away after gluing, less the point
    /// itself. Cost: O(points). Assumes `point_count() <= MAX_PLACEMENTS`.
    pub fn edges(&self) -> Vec<[u32; 2]> {
        let mut edges = self.plain_edges();
        let glued = self.glued_steps();
        let mut glued: Vec<_> =
            glued.iter().map(|s| [s.from.min(s.to), s.from.max(s.to)]).collect();
        order::ascending(&mut glued);
        glued.dedup();
        edges.append(&mut glued);
        edges
    }

    /// The neighbours of each point, ascending: the graph of [`edges`](Self::edges) without a list of them. Same cost and
    /// assumption.
    pub(super) fn neighbours(&self) -> Rows<Placement> {
        let mut glued: Vec<_> =
            self.glued_steps().iter().map(|step| [step.from, step.to]).collect();
        order::ascending(&mut glued);
        glued.dedup();
        let mut glued = glued.into_iter().peekable();
        let mut rows = Rows::new();
        let mut beside = Vec::new();
        for y in 0..self.rows {
            for x in 0..self.columns {
                let point = y * self.columns + x;
                beside.clear();
                beside.extend((y > 0).then(|| point - self.columns));
                beside.extend((x > 0).then(|| point - 1));
                beside.extend((x + 1 < self.columns).then_some(point + 1));
                beside.extend((y + 1 < self.rows).then_some(point + self.columns));
                while let Some([_, to]) = glued.next_if(|&[from, _]| from == point) {
                    let place = beside.partition_point(|&other| other < to);
                    beside.insert(place, to);
                }
                rows.push(beside.iter().map(|&point| Placement(point)));
            }
        }
        rows.shrink_to_fit();
        rows
    }

    /// The edges that cross no side. Same cost and assumption as [`edges`](Self::edges).
    pub fn plain_edges(&self) -> Vec<[u32; 2]> {
        let mut edges = Vec::with_capacity(2 * self.point_count() as usize);
        for y in 0..self.rows {
            for x in 0..self.columns {
                let point = y * self.columns + x;
                if x + 1 < self.columns {
                    edges.push([point, point + 1]);
                }
                if y + 1 < self.rows {
                    edges.push([point, point + self.columns]);
                }
            }
        }
        edges
    }

    /// The steps across glued sides, each way, but for those that lead to the point itself or
    /// to one that is beside it in the rectangle already. Two of them may join the same two
    /// points (the corners of a projective plane). Cost: O(columns + rows).
    pub fn glued_steps(&self) -> Vec<GluedStep> {
        let mut steps = Vec::new();
        if self.point_count() == 0 {
            return steps;
        }
        let [right, bottom] = [self.columns - 1, self.rows - 1];
        for y in 0..self.rows {
            steps.extend(self.glued_step(0, y, Step::Left));
            steps.extend(self.glued_step(right, y, Step::Right));
        }
        for x in 0..self.columns {
            steps.extend(self.glued_step(x, 0, Step::Up));
            steps.extend(self.glued_step(x, bottom, Step::Down));
        }
        steps
    }

    /// The step out of the rectangle from a point of that side.
    fn glued_step(&self, x: u32, y: u32, step: Step) -> Option<GluedStep> {
        let [mirror_x, mirror_y] = [self.columns - 1 - x, self.rows - 1 - y];
        let [to_x, to_y] = if step.is_sideways() {
            match self.wrap.sideways() {
                Gluing::Open => return None,
                Gluing::Straight => [mirror_x, y],
                Gluing::Twisted => [mirror_x, mirror_y],
            }
        } else {
            match self.wrap.upright() {
                Gluing::Open => return None,
                Gluing::Straight => [x, mirror_y],
                Gluing::Twisted => [mirror_x, mirror_y],
            }
        };
        let leads_away = x.abs_diff(to_x) + y.abs_diff(to_y) > 1;
        leads_away.then(|| GluedStep {
            from: y * self.columns + x,
            to: to_y * self.columns + to_x,
            step,
        })
    }
}
