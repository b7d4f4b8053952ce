//! Strongly connected components of the stones of a colouring, after Kosaraju and Sharir, without
//! recursion.

use crate::colour::Colour;
use crate::ids::Placement;

/// By placement the number of its component, from 1; 0 for placements without a stone. `out` lists
/// the successors and `into` the predecessors of a placement; where both are equal these are the
/// connected components. Cost: O(placements + successors).
pub(in crate::rules) fn strong_components<'a>(
    colours: &[Colour],
    out: impl Fn(Placement) -> &'a [Placement],
    into: impl Fn(Placement) -> &'a [Placement],
) -> Vec<u32> {
    let mut strong_components = vec![0; colours.len()];
    let mut number = 0;
    for &start in postorder(colours, out).iter().rev() {
        if strong_components[start.index()] != 0 {
            continue;
        }
        number += 1;
        strong_components[start.index()] = number;
        let mut stack = vec![start];
        while let Some(v) = stack.pop() {
            for &u in into(v) {
                if colours[u.index()] == colours[v.index()] && strong_components[u.index()] == 0 {
                    strong_components[u.index()] = number;
                    stack.push(u);
                }
            }
        }
    }
    strong_components
}

/// The stones in postorder of a depth-first walk.
fn postorder<'a>(colours: &[Colour], out: impl Fn(Placement) -> &'a [Placement]) -> Vec<Placement> {
    let mut seen: Vec<bool> = colours.iter().map(|&colour| colour == Colour::Empty).collect();
    let mut postorder = Vec::new();
    for start in (0..colours.len()).map(Placement::at) {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        let mut stack = vec![(start, out(start).iter())];
        while let Some((v, next)) = stack.last_mut() {
            let v = *v;
            match next.find(|u| colours[u.index()] == colours[v.index()] && !seen[u.index()]) {
                Some(&u) => {
                    seen[u.index()] = true;
                    stack.push((u, out(u).iter()));
                }
                None => {
                    postorder.push(v);
                    stack.pop();
                }
            }
        }
    }
    postorder
}
