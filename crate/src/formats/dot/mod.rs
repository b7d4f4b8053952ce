//! DOT, the language of Graphviz: points, links, labels and places. Groups are flattened; ports,
//! HTML texts and attributes of appearance are left out. In DOT y grows upwards.

mod read;
mod token;

pub(super) use read::read;

use std::fmt::Write;

use crate::boards::setup::GraphSetup;

/// Writes a graph, or a digraph if there are arcs, in which edges have no direction.
pub(super) fn write(graph: &GraphSetup) -> String {
    let is_directed = !graph.arcs.is_empty();
    let [kind, sign] = if is_directed { ["digraph", "->"] } else { ["graph", "--"] };
    let undirected = if is_directed { " [dir=none]" } else { "" };
    let mut out = format!("{kind} {{\n");
    for (point, [x, y]) in graph.points.iter().enumerate() {
        let _ = write!(out, "  {point} [pos=\"{x},{}!\"", 0.0 - y);
        if let Some(labels) = &graph.labels {
            let _ = write!(out, ", label=\"{}\"", quoted(&labels[point]));
        }
        out.push_str("];\n");
    }
    for [a, b] in &graph.edges {
        let _ = writeln!(out, "  {a} {sign} {b}{undirected};");
    }
    for [a, b] in &graph.arcs {
        let _ = writeln!(out, "  {a} {sign} {b};");
    }
    out.push_str("}\n");
    out
}

fn quoted(label: &str) -> String {
    label.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}
