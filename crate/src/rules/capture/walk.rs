//! Chain and liberties of one stone of a graph, by a walk from it.

use std::collections::HashSet;

use crate::boards::graph::Graph;
use crate::colour::Colour;
use crate::ids::Placement;
use crate::order;

/// The stones that the stone at `at` reaches through its own colour, itself included, and the
/// empty points that it reaches so; both ascending, and both empty where no stone is.
/// Cost: O(arcs from the stones).
pub(super) fn from_stone(
    graph: &Graph,
    colours: &[Colour],
    at: Placement,
) -> (Vec<Placement>, Vec<Placement>) {
    let (mut chain, mut liberties) = (Vec::new(), Vec::new());
    let Some(&colour) = colours.get(at.index()).filter(|&&c| c != Colour::Empty) else {
        return (chain, liberties);
    };
    let mut seen = HashSet::from([at]);
    chain.push(at);
    let mut next = 0;
    while let Some(&stone) = chain.get(next) {
        next += 1;
        for &u in graph.successors(stone) {
            let list = match colours[u.index()] {
                Colour::Empty => &mut liberties,
                other if other == colour => &mut chain,
                _ => continue,
            };
            if seen.insert(u) {
                list.push(u);
            }
        }
    }
    order::ids(&mut chain);
    order::ids(&mut liberties);
    (chain, liberties)
}
