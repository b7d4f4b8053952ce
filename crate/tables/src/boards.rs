//! The boards of the tables, in their order. Each is a job of its own.

use std::collections::HashMap;

use gospace::boards::graph::Graph;
use gospace::boards::grid::Step;
use gospace::boards::setup::{BoardSetup, GraphSetup, GridSetup, Wrap};
use gospace::boards::{Board, families};

use crate::layout;
use crate::relation::{MOST_POINTS, Relation, connected_graphs, digraphs, topologies};
use crate::spaces;

/// A board of the tables.
pub struct Entry {
    /// Names its file: "digraphs-4-017". No two are equal.
    pub id: String,
    /// The family's word.
    pub family: &'static str,
    /// The board's name in its family: "K₂,₃".
    pub name: String,
    /// The board.
    pub setup: BoardSetup,
    /// The lines of its picture where they are not its edges.
    pub lines: Lines,
}

/// Lines of a picture that are not its edges: from one place to another.
pub type Lines = Vec<[[f64; 2]; 2]>;

/// The families, in the order of the tables, and their titles.
pub const FAMILIES: [(&str, &str); 15] = [
    ("paths", "Paths"),
    ("cycles", "Cycles"),
    ("stars", "Stars"),
    ("complete", "Complete graphs"),
    ("bipartite", "Complete bipartite graphs"),
    ("wheels", "Wheels"),
    ("prisms", "Prisms"),
    ("grids", "Grids"),
    ("tori", "Tori"),
    ("mobius-bands", "Möbius bands"),
    ("solids", "Platonic solids and the Petersen graph"),
    ("directed-cycles", "Directed cycles"),
    ("connected", "Connected graphs up to isomorphism"),
    ("digraphs", "Digraphs up to isomorphism"),
    ("spaces", "Spaces up to homeomorphism"),
];

/// All boards.
pub fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    let named = named_graphs().into_iter();
    entries.extend(named.map(|(family, name, size, setup)| {
        let id = format!("{family}-{size}");
        Entry { id, family, name, lines: lines(&setup), setup }
    }));
    let names = names_by_class(&entries);
    for points in 1..=6 {
        add(&mut entries, &names, "connected", connected_graphs(points), graph_entry);
    }
    for points in 1..=4 {
        add(&mut entries, &names, "digraphs", digraphs(points), graph_entry);
    }
    for points in 1..=4 {
        add(&mut entries, &names, "spaces", topologies(points), space_entry);
    }
    entries.sort_by_key(|entry| FAMILIES.iter().position(|(family, _)| *family == entry.family));
    entries
}

type Made = (BoardSetup, Lines);

fn add(
    entries: &mut Vec<Entry>,
    names: &HashMap<Relation, String>,
    family: &'static str,
    relations: Vec<Relation>,
    made: fn(&Relation) -> Made,
) {
    for (place, relation) in relations.iter().enumerate() {
        let (setup, lines) = made(relation);
        let number = format!("{} of {}", place + 1, relations.len());
        // Topologies are relations too, of other meaning.
        let known = names.get(relation).filter(|_| matches!(setup, BoardSetup::Graph(_)));
        let name = known.map_or(number.clone(), |name| format!("{number}, {name}"));
        let id = format!("{family}-{}-{:03}", relation.points, place + 1);
        entries.push(Entry { id, family, name, setup, lines });
    }
}

/// The first name of each small graph, by its class.
fn names_by_class(named: &[Entry]) -> HashMap<Relation, String> {
    let mut names = HashMap::new();
    for entry in named {
        let class = Board::new(entry.setup.clone()).ok().and_then(|board| class(board.graph()));
        if let Some(class) = class {
            names.entry(class).or_insert_with(|| entry.name.clone());
        }
    }
    names
}

/// The class of a small graph.
fn class(graph: &Graph) -> Option<Relation> {
    let arcs = graph
        .vertices()
        .flat_map(|v| graph.successors(v).iter().map(move |to| [v.index(), to.index()]));
    let points = graph.vertex_count();
    (points <= MOST_POINTS).then(|| Relation::new(points, arcs).canonical())
}

fn graph_entry(relation: &Relation) -> Made {
    let [edges, arcs] = relation.edges_and_arcs();
    let links = |pairs: Vec<[usize; 2]>| pairs.iter().map(|pair| pair.map(|v| v as u32)).collect();
    let points = layout::places(relation).into_iter().map(|place| place.map(f64::from)).collect();
    let graph =
        GraphSetup { points, edges: links(edges), arcs: links(arcs), ..GraphSetup::default() };
    (graph.into(), Lines::new())
}

fn space_entry(topology: &Relation) -> Made {
    let setup = spaces::space(topology);
    let line = |pair: [usize; 2]| pair.map(|v| setup.points[v]);
    let lines = spaces::hasse_lines(topology).into_iter().map(line).collect();
    (setup.clone().into(), lines)
}

/// The lines of a grid; its glued sides have stubs.
fn lines(setup: &BoardSetup) -> Lines {
    let BoardSetup::Grid(grid) = setup else { return Lines::new() };
    let place = |v: u32| [f64::from(v % grid.columns), f64::from(v / grid.columns)];
    let plain = grid.plain_edges().into_iter().map(|edge| edge.map(place));
    let stubs = grid.glued_steps().into_iter().map(|step| stub(place(step.from), step.step));
    plain.chain(stubs).collect()
}

fn stub([x, y]: [f64; 2], step: Step) -> [[f64; 2]; 2] {
    let [dx, dy] = step.vector().map(f64::from);
    [[x, y], [x + 0.5 * dx, y + 0.5 * dy]]
}

type Named = (&'static str, String, String, BoardSetup);

fn named_graphs() -> Vec<Named> {
    let graph = |made: Result<GraphSetup, families::FamilyError>| {
        BoardSetup::from(made.expect("a size within the limits"))
    };
    let mut all: Vec<Named> = Vec::new();
    let mut one = |family, size: u32, name: &str, setup| {
        all.push((family, format!("{name}{}", subscript(size)), size.to_string(), setup));
    };
    (1..=9).for_each(|n| one("paths", n, "P", grid([n, 1], Wrap::None)));
    (3..=8).for_each(|n| one("cycles", n, "C", graph(families::cycle(n))));
    (1..=8).for_each(|n| one("stars", n, "K₁,", graph(families::star(n))));
    (1..=7).for_each(|n| one("complete", n, "K", graph(families::complete(n))));
    (4..=7).for_each(|n| one("wheels", n, "W", wheel(n).into()));
    (3..=5).for_each(|n| one("prisms", n, "Y", prism(n).into()));
    (3..=6).for_each(|n| one("directed-cycles", n, "C⃗", graph(families::directed_cycle(n))));
    for [m, n] in [[2, 2], [2, 3], [2, 4], [2, 5], [3, 3], [3, 4], [4, 4]] {
        let name = format!("K{},{}", subscript(m), subscript(n));
        let setup = graph(families::complete_bipartite(m, n));
        all.push(("bipartite", name, format!("{m}-{n}"), setup));
    }
    all.extend(named_grids());
    let solids = [
        ("tetrahedron", families::tetrahedron()),
        ("octahedron", families::octahedron()),
        ("cube", families::cube()),
        ("icosahedron", families::icosahedron()),
        ("dodecahedron", families::dodecahedron()),
        ("Petersen", families::petersen()),
    ];
    all.extend(
        solids.map(|(name, setup)| ("solids", name.to_owned(), name.to_lowercase(), setup.into())),
    );
    all
}

fn named_grids() -> Vec<Named> {
    let sizes = [
        ("grids", "grid", Wrap::None, vec![[2, 2], [3, 2], [4, 2], [5, 2], [3, 3], [4, 3]]),
        ("tori", "torus", Wrap::Torus, vec![[3, 2], [4, 2], [3, 3], [4, 3]]),
        ("mobius-bands", "Möbius band", Wrap::Mobius, vec![[3, 2], [4, 2], [5, 2], [3, 3]]),
    ];
    let of_family =
        |(family, kind, wrap, sizes): (&'static str, &'static str, Wrap, Vec<[u32; 2]>)| {
            sizes.into_iter().map(move |[columns, rows]| {
                let name = format!("{kind} {columns}×{rows}");
                (family, name, format!("{columns}-{rows}"), grid([columns, rows], wrap))
            })
        };
    sizes.into_iter().flat_map(of_family).collect()
}

fn grid([columns, rows]: [u32; 2], wrap: Wrap) -> BoardSetup {
    GridSetup { columns, rows, wrap }.into()
}

/// A middle joined to each point of a cycle.
fn wheel(spokes: u32) -> GraphSetup {
    let mut wheel = families::star(spokes).expect("a size within the limits");
    wheel.edges.extend((0..spokes).map(|at| [1 + at, 1 + (at + 1) % spokes]));
    wheel
}

/// Two cycles, each point joined to the one of the other.
fn prism(sides: u32) -> GraphSetup {
    let around = |radius: f64| {
        (0..sides).map(move |at| {
            let angle = std::f64::consts::TAU * f64::from(at) / f64::from(sides);
            [80.0 + radius * angle.sin(), 80.0 - radius * angle.cos()].map(f64::round)
        })
    };
    let next = |at: u32| (at + 1) % sides;
    let edges = |at| [[at, next(at)], [sides + at, sides + next(at)], [at, sides + at]];
    GraphSetup {
        points: around(80.0).chain(around(35.0)).collect(),
        edges: (0..sides).flat_map(edges).collect(),
        ..GraphSetup::default()
    }
}

fn subscript(number: u32) -> String {
    let digit = |c: char| char::from_u32(0x2080 + c.to_digit(10).unwrap_or(0)).unwrap_or(c);
    number.to_string().chars().map(digit).collect()
}
