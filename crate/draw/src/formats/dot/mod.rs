//! DOT, the language of Graphviz: points, links, labels and places. Groups are flattened; ports,
//! HTML texts and attributes of appearance are left out. In DOT y grows upwards.

mod read;
mod token;

pub(super) use read::read;

use std::fmt::Write;

use gospace::boards::setup::GraphSetup;
use read::BACK;

/// Writes a graph, or a digraph if there are arcs. In it an edge is a line without a direction and, for programs
/// that read arcs alone, as networkx does, an invisible arc back.
pub(super) fn write(graph: &GraphSetup) -> String {
    let is_directed = !graph.arcs.is_empty();
    let [kind, sign] = if is_directed { ["digraph", "->"] } else { ["graph", "--"] };
    let mut out = format!("{kind} {{\n");
    for (point, [x, y]) in graph.points.iter().enumerate() {
        let _ = write!(out, "  {point} [pos=\"{x},{}!\"", 0.0 - y);
        if let Some(labels) = &graph.labels {
            let _ = write!(out, ", label=\"{}\"", quoted(&labels[point]));
        }
        out.push_str("];\n");
    }
    for [a, b] in &graph.edges {
        let _ = if is_directed {
            writeln!(out, "  {a} -> {b} [dir=none];\n  {b} -> {a} [class=\"{BACK}\", style=invis];")
        } else {
            writeln!(out, "  {a} -- {b};")
        };
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
