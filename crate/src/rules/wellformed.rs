//! Well-formed colourings: every stone reaches an empty point (Tromp-Taylor, "Theorems").

use crate::boards::graph::Graph;
use crate::colour::Colour;
use crate::ids::Placement;

/// The stones that reach no empty point through their own colour, ascending; none if the colouring
/// is well-formed. Cost: O(points + arcs).
pub fn dead_points(graph: &Graph, colours: &[Colour]) -> Vec<Placement> {
    if colours.iter().all(|&c| c == Colour::Empty) {
        return Vec::new();
    }
    let mut alive: Vec<bool> = colours.iter().map(|&c| c == Colour::Empty).collect();
    let mut stack: Vec<Placement> = graph.vertices().filter(|v| alive[v.index()]).collect();
    while let Some(v) = stack.pop() {
        for &u in graph.predecessors(v) {
            let reaches_v = [Colour::Empty, colours[u.index()]].contains(&colours[v.index()]);
            if reaches_v && !alive[u.index()] {
                alive[u.index()] = true;
                stack.push(u);
            }
        }
    }
    graph.vertices().filter(|v| !alive[v.index()]).collect()
}
