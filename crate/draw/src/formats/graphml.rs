//! GraphML: nodes, edges of both kinds, labels and places, as networkx, Gephi and yEd write them.
//! Groups are flattened; ports, hyperedges, labels of links and other data are left out.

use std::collections::HashMap;
use std::fmt::Write;

use super::draft::{Draft, Link, Unlabelled, coordinate};
use super::error::{FormatError, FormatProblem, LeftOut};
use super::imported::{Format, Imported};
use super::xml::{Element, Piece, Xml, escaped};
use gospace::boards::setup::{Bend, GraphSetup};
use gospace::limits::MAX_ARCS;

/// The meaning of a key for a node.
#[derive(Clone, Copy)]
enum KeyMeaning {
    Label,
    X,
    Y,
    /// For an arc: the place of a two-way link's two arcs.
    Way,
    /// For a link: a coordinate, x or y, of its bend.
    Bend(usize),
    Other,
}

/// An open element.
enum Open {
    Graph {
        is_directed: bool,
    },
    Node(u32),
    Edge,
    Key(KeyMeaning),
    Data(KeyMeaning),
    /// The label of a point, or of something else.
    Label(Option<usize>),
    Other,
}

/// An edge whose ends are not looked up yet: they may be named before they are defined.
struct NamedEdge {
    ends: [String; 2],
    link: Link,
    /// x and y of its bend, where they are known.
    bend: [Option<f64>; 2],
    /// All bends that yEd gives.
    bends: Vec<[f64; 2]>,
    line: u32,
}

#[derive(Default)]
struct Reading {
    draft: Draft,
    keys: Vec<(String, KeyMeaning)>,
    edges: Vec<NamedEdge>,
    open: Vec<Open>,
    /// The text of the data or label that is open.
    text: String,
    /// x and y of the nodes, once one is known.
    places: Vec<[Option<f64>; 2]>,
    has_graph: bool,
}

/// Reads a graph. Cost: O(length · log points), and the keys for each piece of data.
pub(super) fn read(text: &str) -> Result<Imported, FormatError> {
    let mut xml = Xml::new(text);
    let mut reading = Reading::default();
    let mut line = 1;
    while let Some(piece) = xml.next()? {
        match piece {
            Piece::Open(element) => {
                line = element.line;
                let open = reading.begin(&element)?;
                reading.open.push(open);
            }
            Piece::Text(text) => reading.add_text(&text),
            Piece::Close => {
                if let Some(open) = reading.open.pop() {
                    reading.end(open).map_err(|problem| problem.on(line))?;
                }
            }
        }
    }
    reading.finish()
}

impl Reading {
    fn begin(&mut self, element: &Element<'_>) -> Result<Open, FormatError> {
        let on_line = |problem: FormatProblem| problem.on(element.line);
        match element.name() {
            "key" => return self.key(element),
            "graph" => return self.graph(element),
            "node" => {
                let point = self.draft.new_point(&element.required("id")?).map_err(on_line)?;
                self.places.push([None; 2]);
                return Ok(Open::Node(point));
            }
            "edge" => return self.edge(element),
            "hyperedge" => self.draft.omissions.add(LeftOut::Hyperedges),
            "port" => self.draft.omissions.add(LeftOut::Ports),
            "data" => {
                self.text.clear();
                return Ok(Open::Data(self.meaning(&element.required("key")?)));
            }
            "NodeLabel" | "EdgeLabel" | "Label.Text" => {
                self.text.clear();
                return Ok(Open::Label(self.node()));
            }
            "default" if matches!(self.open.last(), Some(Open::Key(KeyMeaning::Label))) => {
                self.text.clear();
                return Ok(Open::Label(None));
            }
            // yEd gives the upper left corner of a node; the point is in its middle.
            "Arrows" => self.arrows(element)?,
            // A point of the line of a link, beside its ends.
            "Point" if self.in_edge() => self.bend(element)?,
            "Geometry" => self.position(element, ["width", "height"])?,
            "position" => self.position(element, ["", ""])?,
            _ => {}
        }
        Ok(Open::Other)
    }

    /// Registers a key; keys without a meaning here are not distinguished.
    fn key(&mut self, element: &Element<'_>) -> Result<Open, FormatError> {
        let meaning = match element.attribute("attr.name")?.unwrap_or_default().as_str() {
            "label" | "Label" => KeyMeaning::Label,
            "x" | "X" => KeyMeaning::X,
            "y" | "Y" => KeyMeaning::Y,
            WAY => KeyMeaning::Way,
            BEND_X => KeyMeaning::Bend(0),
            BEND_Y => KeyMeaning::Bend(1),
            _ => return Ok(Open::Other),
        };
        let owner = element.attribute("for")?;
        let is_of_edge = matches!(meaning, KeyMeaning::Way | KeyMeaning::Bend(_));
        let owned = if is_of_edge { "edge" } else { "node" };
        if owner.as_deref().is_none_or(|owner| owner == owned || owner == "all")
            && self.keys.len() < MAX_KEYS
        {
            self.keys.push((element.required("id")?, meaning));
        }
        Ok(Open::Key(meaning))
    }

    fn meaning(&self, key: &str) -> KeyMeaning {
        let known = self.keys.iter().find(|(id, _)| id == key);
        known.map_or(KeyMeaning::Other, |&(_, meaning)| meaning)
    }

    fn graph(&mut self, element: &Element<'_>) -> Result<Open, FormatError> {
        if self.has_graph {
            let is_group = self.open.iter().any(|open| matches!(open, Open::Graph { .. }));
            let what = if is_group { LeftOut::Groups } else { LeftOut::Further };
            self.draft.omissions.add(what);
        }
        self.has_graph = true;
        let is_directed = element.attribute("edgedefault")?.as_deref() == Some("directed");
        Ok(Open::Graph { is_directed })
    }

    fn edge(&mut self, element: &Element<'_>) -> Result<Open, FormatError> {
        let is_directed = match element.attribute("directed")?.as_deref() {
            Some("true" | "1") => true,
            Some("false" | "0") => false,
            None => self.open.iter().rev().find_map(Open::direction).unwrap_or(false),
            Some(other) => {
                return Err(FormatProblem::unexpected("true or false", other).on(element.line));
            }
        };
        if self.edges.len() == MAX_ARCS {
            return Err(FormatProblem::TooMany { what: "arcs", limit: MAX_ARCS }.on(element.line));
        }
        let ends = [element.required("source")?, element.required("target")?];
        let link = if is_directed { Link::Arc } else { Link::Edge };
        self.edges.push(NamedEdge {
            ends,
            link,
            bend: [None; 2],
            bends: Vec::new(),
            line: element.line,
        });
        Ok(Open::Edge)
    }

    /// Sets the place of the node around this element.
    fn position(&mut self, element: &Element<'_>, sizes: [&str; 2]) -> Result<(), FormatError> {
        let Some(point) = self.node() else { return Ok(()) };
        for (axis, (name, size)) in ["x", "y"].into_iter().zip(sizes).enumerate() {
            let number = |name: &str| match element.attribute(name)? {
                None => Ok(None),
                Some(text) => {
                    coordinate(&text).map(Some).map_err(|problem| problem.on(element.line))
                }
            };
            if let Some(corner) = number(name)? {
                self.places[point][axis] = Some(corner + number(size)?.unwrap_or(0.0) / 2.0);
            }
        }
        Ok(())
    }

    /// Takes the direction of a link from the heads that yEd draws, whatever the graph says.
    fn arrows(&mut self, element: &Element<'_>) -> Result<(), FormatError> {
        let has_head = |end: &str| {
            let head = element.attribute(end)?;
            Ok::<_, FormatError>(head.is_some_and(|head| head != "none"))
        };
        let heads = [has_head("source")?, has_head("target")?];
        if let Some(edge) = self.edges.last_mut().filter(|edge| edge.link != Link::Edge) {
            edge.link = Link::of_heads(heads);
        }
        Ok(())
    }

    fn in_edge(&self) -> bool {
        self.open.iter().any(|open| matches!(open, Open::Edge))
    }

    fn bend(&mut self, element: &Element<'_>) -> Result<(), FormatError> {
        let number = |name: &'static str| {
            coordinate(&element.required(name)?).map_err(|problem| problem.on(element.line))
        };
        let bend = [number("x")?, number("y")?];
        if let Some(edge) = self.edges.last_mut() {
            edge.bends.push(bend);
        }
        Ok(())
    }

    /// The innermost open node, unless a link is open in it.
    fn node(&self) -> Option<usize> {
        let owner = self.open.iter().rev().find(|open| matches!(open, Open::Node(_) | Open::Edge));
        if let Some(Open::Node(point)) = owner { Some(*point as usize) } else { None }
    }

    /// Gives a point its first label; all others are left out.
    fn label(&mut self, point: Option<usize>, label: &str) {
        match point.map(|point| (point, self.draft.label_of(point))) {
            Some((point, None | Some(""))) => self.draft.label(point as u32, label.to_owned()),
            Some((_, Some(known))) if known == label => {}
            _ if label.is_empty() => {}
            _ => self.draft.omissions.add(LeftOut::Labels),
        }
    }

    fn add_text(&mut self, text: &str) {
        if let Some(Open::Data(_) | Open::Label(_)) = self.open.last() {
            self.text.push_str(text);
        }
    }

    fn end(&mut self, open: Open) -> Result<(), FormatProblem> {
        match open {
            Open::Data(meaning) => self.data(meaning),
            Open::Label(point) => {
                let text = std::mem::take(&mut self.text);
                if !text.trim().is_empty() {
                    self.label(point, text.trim());
                }
                Ok(())
            }
            Open::Graph { .. } | Open::Node(_) | Open::Edge | Open::Key(_) | Open::Other => Ok(()),
        }
    }

    fn data(&mut self, meaning: KeyMeaning) -> Result<(), FormatProblem> {
        let text = std::mem::take(&mut self.text);
        // Data of the graph or of an edge do not concern a node.
        let Some(Open::Node(point)) = self.open.last() else {
            if let KeyMeaning::Way = meaning {
                self.two_way(&text);
            } else if let (KeyMeaning::Bend(axis), Some(edge)) = (meaning, self.edges.last_mut()) {
                edge.bend[axis] = Some(coordinate(&text)?);
            } else if !text.trim().is_empty() {
                let of_graph = matches!(self.open.last(), Some(Open::Graph { .. }) | None);
                let what = if of_graph { LeftOut::Attributes } else { LeftOut::LinkData };
                self.draft.omissions.add(what);
            }
            return Ok(());
        };
        let point = *point;
        match meaning {
            KeyMeaning::Label => self.label(Some(point as usize), &text),
            KeyMeaning::X => self.places[point as usize][0] = Some(coordinate(&text)?),
            KeyMeaning::Y => self.places[point as usize][1] = Some(coordinate(&text)?),
            _ if text.trim().is_empty() => {}
            _ => self.draft.omissions.add(LeftOut::Attributes),
        }
        Ok(())
    }

    /// Makes one link of the two arcs that it was written as.
    fn two_way(&mut self, text: &str) {
        match text.trim() {
            BACK => drop(self.edges.pop()),
            _ => self.edges.iter_mut().last().into_iter().for_each(|edge| edge.link = Link::Edge),
        }
    }

    fn finish(mut self) -> Result<Imported, FormatError> {
        if !self.has_graph {
            return Err(FormatProblem::Ended { expected: "a <graph> element" }.into());
        }
        for (point, place) in (0..).zip(self.places) {
            if let [Some(x), Some(y)] = place {
                self.draft.place(point, [x, y]);
            }
        }
        for NamedEdge { ends: [a, b], link, bend, bends, line } in self.edges {
            let ends = self.draft.known(&a).and_then(|a| Ok([a, self.draft.known(&b)?]));
            let done = ends.and_then(|ends| self.draft.link(ends, link));
            done.map_err(|problem| problem.on(line))?;
            if let [Some(x), Some(y)] = bend {
                self.draft.bend(link, [x, y]);
            } else {
                self.draft.bend_amid(link, &bends);
            }
        }
        self.draft.finish(Format::GraphMl, Unlabelled::Nameless)
    }
}

/// Keys that say where a node is or what it is called: three, or a few more for several tools.
const MAX_KEYS: usize = 100;

impl Open {
    fn direction(&self) -> Option<bool> {
        match self {
            Open::Graph { is_directed } => Some(*is_directed),
            _ => None,
        }
    }
}

/// Name of the data that two arcs of one link have, and their values.
const WAY: &str = "gospace-way";
const FORTH: &str = "forth";
const BACK: &str = "back";
/// Names of the data of a link that is bent by hand.
const BEND_X: &str = "gospace-bend-x";
const BEND_Y: &str = "gospace-bend-y";

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="label" for="node" attr.name="label" attr.type="string"/>
  <key id="x" for="node" attr.name="x" attr.type="double"/>
  <key id="y" for="node" attr.name="y" attr.type="double"/>
"#;
const WAY_KEY: &str = r#"  <key id="way" for="edge" attr.name="gospace-way" attr.type="string"/>
"#;
const BEND_KEYS: &str = r#"  <key id="bend-x" for="edge" attr.name="gospace-bend-x" attr.type="double"/>
  <key id="bend-y" for="edge" attr.name="gospace-bend-y" attr.type="double"/>
"#;

/// Writes labels and places as data. All links have one direction, since networkx refuses others: where
/// some are arcs, an edge is written as two.
pub(super) fn write(graph: &GraphSetup) -> String {
    let mut out = String::from(HEAD);
    let is_directed = !graph.arcs.is_empty();
    let is_mixed = is_directed && !graph.edges.is_empty();
    out.push_str(if is_mixed { WAY_KEY } else { "" });
    let bends = bend_data(graph);
    out.push_str(if bends.is_empty() { "" } else { BEND_KEYS });
    let direction = if is_directed { "directed" } else { "undirected" };
    let _ = writeln!(out, r#"  <graph edgedefault="{direction}">"#);
    for (point, [x, y]) in graph.points.iter().enumerate() {
        let _ = write!(out, r#"    <node id="n{point}">"#);
        if let Some(labels) = &graph.labels {
            let _ = write!(out, r#"<data key="label">{}</data>"#, escaped(&labels[point]));
        }
        let _ = writeln!(out, r#"<data key="x">{x}</data><data key="y">{y}</data></node>"#);
    }
    let mut links = (0..).zip(graph.edges.iter().chain(&graph.arcs));
    for (link, &[a, b]) in links.by_ref().take(graph.edges.len()) {
        let bend = bends.get(&link).map_or("", String::as_str);
        if is_mixed {
            write_link(&mut out, [a, b], &format!("{}{bend}", way_data(FORTH)));
            write_link(&mut out, [b, a], &way_data(BACK));
        } else {
            write_link(&mut out, [a, b], bend);
        }
    }
    for (link, &ends) in links {
        write_link(&mut out, ends, bends.get(&link).map_or("", String::as_str));
    }
    out.push_str("  </graph>\n</graphml>\n");
    out
}

/// The data of each bent link.
fn bend_data(graph: &GraphSetup) -> HashMap<u32, String> {
    let data = |&Bend { link, at: [x, y] }: &Bend| {
        (link, format!(r#"<data key="bend-x">{x}</data><data key="bend-y">{y}</data>"#))
    };
    graph.bends.iter().flatten().map(data).collect()
}

fn way_data(way: &str) -> String {
    format!(r#"<data key="way">{way}</data>"#)
}

fn write_link(out: &mut String, [a, b]: [u32; 2], data: &str) {
    let _ = match data {
        "" => writeln!(out, r#"    <edge source="n{a}" target="n{b}"/>"#),
        _ => writeln!(out, r#"    <edge source="n{a}" target="n{b}">{data}</edge>"#),
    };
}
