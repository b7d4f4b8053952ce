//! The drawing of a board as flat lists, which cross to the page at once.
//!
//! Knows nothing of pixels, colours or themes. x runs to the right, y down.

use super::disks::Disks;
use super::graph::Graph;
use super::grid::{GluedStep, Gluing};
use super::plane::Plane;
use super::setup::{
    Bend, DisksSetup, GraphSetup, GridSetup, PlaneSetup, RegionSetup, SpaceSetup, Wrap,
};
use super::space::Space;
use crate::geometry::Region;
use crate::ids::Point;

/// A board as lines and places, in the board's own unit (a grid's step is 1).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// x and y of each placement; on a space the centroid of its points.
    pub xy: Vec<f64>,
    /// Two placements for each two-way edge that is drawn as a line.
    pub edges: Vec<u32>,
    /// From and to, for each arc whose opposite is absent.
    pub arcs: Vec<u32>,
    /// place, x, y: the link at this place in the `edges`, then the `arcs`, is bent by hand, and the
    /// middle of its curve passes through (x, y).
    pub bends: Vec<f64>,
    /// Three coordinates of each placement on a body that turns, or four; empty without a body.
    pub body: Vec<f64>,
    /// x, y, dx, dy: a glued link leaves (x, y) and ends at (x + dx, y + dy), half a step on.
    pub stubs: Vec<f64>,
    /// x1, y1, x2, y2 for each glued side of the rectangle, half a step outside the points.
    /// Gluing lays two sides of a pair on each other so that their directions agree.
    pub seams: Vec<f64>,
    /// For each of the `seams`: 1 for left and right, 2 for top and bottom.
    pub seam_pairs: Vec<u8>,
    /// Placements that are customary handicap points.
    pub stars: Vec<u32>,
    /// True on a rectangular grid.
    pub grid: bool,
    /// x and y of each point of X, on a space only, as all that follows.
    pub points: Vec<f64>,
    /// Placement i holds the `hull_points` from `hull_starts[i]` to before `hull_starts[i + 1]`.
    pub hull_starts: Vec<u32>,
    /// The points of the placements, each placement's ascending.
    pub hull_points: Vec<u32>,
    /// Two points p, q for each pair of [`Space::specialisations`]: q lies in the closure of p.
    pub relations: Vec<u32>,
    /// The core radius of each placement, on disks only.
    pub radii: Vec<f64>,
    /// The reach of each placement, on disks only.
    pub reaches: Vec<f64>,
    /// The radius of every stone of a plane; 0 elsewhere.
    pub stone: f64,
    /// The least distance of the centres of two stones of a plane; 0 elsewhere.
    pub clearance: f64,
    /// The greatest distance of the centres of two stones of a plane that touch; 0 elsewhere.
    pub contact: f64,
    /// x and y of the corners of the region, ring by ring, the outline first.
    pub rings: Vec<f64>,
    /// The first corner of each ring, and how many corners there are.
    pub ring_starts: Vec<u32>,
    /// x, y and radius of a round region.
    pub circle: Vec<f64>,
    /// a, b, dx, dy: on a glued region (x, y) is seen at (a·x + dx, b·y + dy) too.
    pub motions: Vec<f64>,
}

impl Drawing {
    /// The drawing of a graph that `drawn` describes. Cost: O(points + arcs).
    pub fn of_graph(drawn: &GraphSetup, graph: &Graph) -> Drawing {
        let mut drawing =
            Drawing { xy: drawn.points.iter().flatten().copied().collect(), ..Drawing::default() };
        for v in graph.vertices() {
            for &u in graph.successors(v) {
                if !graph.is_undirected() && !graph.has_arc(u, v) {
                    drawing.arcs.extend([v.0, u.0]);
                } else if v < u {
                    drawing.edges.extend([v.0, u.0]);
                }
            }
        }
        drawing.bends = drawing.bends_of(drawn);
        drawing.body = drawn.body.as_ref().map_or(Vec::new(), |body| body.coordinates().to_vec());
        drawing
    }

    /// Bends of the lines that are drawn; of links between the same points the first bend counts.
    fn bends_of(&self, drawn: &GraphSetup) -> Vec<f64> {
        let Some(bends) = &drawn.bends else { return Vec::new() };
        // Both lists ascend.
        let [(edges, _), (arcs, _)] = [self.edges.as_chunks::<2>(), self.arcs.as_chunks::<2>()];
        let mut found = Vec::new();
        let mut bent = vec![false; edges.len() + arcs.len()];
        for &Bend { link, at: [x, y] } in bends {
            let mut links = drawn.edges.iter().chain(&drawn.arcs);
            let Some(&[a, b]) = links.nth(link as usize) else { continue };
            let edge = edges.binary_search(&[a.min(b), a.max(b)]);
            let line = edge.or_else(|_| arcs.binary_search(&[a, b]).map(|arc| edges.len() + arc));
            let Ok(line) = line else { continue };
            if !std::mem::replace(&mut bent[line], true) {
                found.extend([line as f64, x, y]);
            }
        }
        found
    }

    /// The drawing of a grid. Cost: O(points).
    pub fn of_grid(grid: &GridSetup) -> Drawing {
        let rows = 0..grid.rows;
        let places =
            rows.flat_map(|y| (0..grid.columns).map(move |x| [f64::from(x), f64::from(y)]));
        let glued = grid.glued_steps();
        let mut drawing = Drawing {
            xy: places.flatten().collect(),
            edges: grid.plain_edges().into_flattened(),
            stubs: glued.iter().flat_map(|step| stub(grid, step)).collect(),
            stars: stars(grid),
            grid: true,
            ..Drawing::default()
        };
        if grid.point_count() > 0 {
            let [right, bottom] = [grid.columns, grid.rows].map(|n| f64::from(n) - 0.5);
            drawing.add_seams(grid.wrap, [-0.5, -0.5, right, bottom]);
        }
        drawing
    }

    /// The drawing of disks. Cost: O(disks).
    pub fn of_disks(drawn: &DisksSetup, disks: &Disks) -> Drawing {
        let centres = drawn.disks.iter().flat_map(|disk| [disk.centre.x, disk.centre.y]);
        let mut drawing = Drawing {
            xy: centres.map(f64::from).collect(),
            radii: drawn.disks.iter().map(|disk| disk.core.into()).collect(),
            reaches: drawn.disks.iter().map(|disk| disk.reach.into()).collect(),
            ..Drawing::default()
        };
        if let (Some(setup), Some(region)) = (&drawn.region, disks.region()) {
            drawing.add_region(setup, region);
        }
        drawing
    }

    /// The drawing of a plane. Cost: O(corners).
    pub fn of_plane(drawn: &PlaneSetup, plane: &Plane) -> Drawing {
        let mut drawing = Drawing {
            stone: drawn.radius.into(),
            clearance: plane.clearance() as f64,
            contact: plane.contact() as f64,
            ..Drawing::default()
        };
        drawing.add_region(&drawn.region, plane.region());
        drawing
    }

    fn add_region(&mut self, drawn: &RegionSetup, region: &Region) {
        let (outer, holes, wrap) = match drawn {
            RegionSetup::Circle { centre, radius } => {
                self.circle = [centre.x, centre.y, *radius].map(f64::from).to_vec();
                return;
            }
            RegionSetup::Polygon { outer, holes, wrap } => (outer, holes, *wrap),
        };
        self.ring_starts.push(0);
        for ring in std::iter::once(outer).chain(holes) {
            self.rings.extend(ring.iter().flat_map(|corner| [corner.x, corner.y]).map(f64::from));
            self.ring_starts.push(self.rings.len() as u32 / 2);
        }
        let [least, greatest] = region.bounds();
        let bounds = [least.x, least.y, greatest.x, greatest.y].map(f64::from);
        self.add_seams(wrap, bounds);
        // All images of the rectangle that meet it.
        let motions = region.surface().motions(0).into_iter().skip(1);
        self.motions = motions.flat_map(|motion| motion.coefficients().map(f64::from)).collect();
    }

    fn add_seams(&mut self, wrap: Wrap, bounds: [f64; 4]) {
        let seams = seams(wrap, bounds);
        self.seams = seams.iter().flat_map(|seam| seam.ends).collect();
        self.seam_pairs = seams.iter().map(|seam| seam.pair as u8).collect();
    }

    /// The drawing of a space that `drawn` describes. Cost: O(points of all placements) and that of
    /// [`Space::specialisations`].
    pub fn of_space(drawn: &SpaceSetup, space: &Space) -> Drawing {
        let mut drawing = Drawing {
            points: drawn.points.iter().flatten().copied().collect(),
            hull_starts: vec![0],
            relations: space.specialisations().iter().flatten().map(|p| p.0).collect(),
            ..Drawing::default()
        };
        for s in space.placements() {
            let points = space.points_of(s);
            drawing.xy.extend(centroid(drawn, points));
            drawing.hull_points.extend(points.iter().map(|p| p.0));
            drawing.hull_starts.push(drawing.hull_points.len() as u32);
        }
        drawing
    }
}

/// The middle of points, of which there is at least one.
fn centroid(drawn: &SpaceSetup, points: &[Point]) -> [f64; 2] {
    let count = points.len() as f64;
    [0, 1].map(|axis| points.iter().map(|p| drawn.points[p.index()][axis]).sum::<f64>() / count)
}

fn stub(grid: &GridSetup, glued: &GluedStep) -> [f64; 4] {
    let [x, y] = [glued.from % grid.columns, glued.from / grid.columns];
    let [dx, dy] = glued.step.vector();
    [x.into(), y.into(), f64::from(dx) / 2.0, f64::from(dy) / 2.0]
}

/// The two sides that are glued to one another.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Pair {
    Sideways = 1,
    Upright = 2,
}

struct Seam {
    ends: [f64; 4],
    pair: Pair,
}

/// The glued sides, directed as in the usual fundamental polygons.
fn seams(wrap: Wrap, [left, top, right, bottom]: [f64; 4]) -> Vec<Seam> {
    let mut seams = seam_pair(
        wrap.sideways(),
        Pair::Sideways,
        [left, top, left, bottom],
        [right, top, right, bottom],
    );
    seams.extend(seam_pair(
        wrap.upright(),
        Pair::Upright,
        [left, top, right, top],
        [left, bottom, right, bottom],
    ));
    seams
}

fn seam_pair(gluing: Gluing, pair: Pair, first: [f64; 4], second: [f64; 4]) -> Vec<Seam> {
    let [x1, y1, x2, y2] = second;
    let second = match gluing {
        Gluing::Open => return Vec::new(),
        Gluing::Straight => second,
        Gluing::Twisted => [x2, y2, x1, y1],
    };
    vec![Seam { ends: first, pair }, Seam { ends: second, pair }]
}

/// The handicap points of the three usual boards; other boards have no custom.
fn stars(grid: &GridSetup) -> Vec<u32> {
    let (Wrap::None, true) = (grid.wrap, grid.columns == grid.rows) else {
        return Vec::new();
    };
    let places: &[[u32; 2]] = match grid.columns {
        9 => &[[2, 2], [6, 2], [4, 4], [2, 6], [6, 6]],
        13 => &[[3, 3], [9, 3], [6, 6], [3, 9], [9, 9]],
        19 => &[[3, 3], [9, 3], [15, 3], [3, 9], [9, 9], [15, 9], [3, 15], [9, 15], [15, 15]],
        _ => &[],
    };
    places.iter().map(|[x, y]| y * grid.columns + x).collect()
}
