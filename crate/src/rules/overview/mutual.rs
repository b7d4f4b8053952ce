//! Strongly connected components of the stones of a colouring, after Kosaraju and Sharir, without
//! recursion.

use crate::colour::Colour;
use crate::ids::Placement;

/// By placement the number of its component, from 1; 0 for placements without a stone. `out` lists
/// the successors and `into` the predecessors of a placement; where both are equal these are the
/// connected components. Cost: O(placements + successors).
pub(super) fn classes<'a>(
    colours: &[Colour],
    out: impl Fn(Placement) -> &'a [Placement],
    into: impl Fn(Placement) -> &'a [Placement],
) -> Vec<u32> {
    let mut classes = vec![0; colours.len()];
    let mut number = 0;
    for &start in finished(colours, out).iter().rev() {
        if classes[start.index()] != 0 {
            continue;
        }
        number += 1;
        classes[start.index()] = number;
        let mut stack = vec![start];
        while let Some(v) = stack.pop() {
            for &u in into(v) {
                if colours[u.index()] == colours[v.index()] && classes[u.index()] == 0 {
                    classes[u.index()] = number;
                    stack.push(u);
                }
            }
        }
    }
    classes
}

/// The stones in postorder of a depth-first walk.
fn finished<'a>(colours: &[Colour], out: impl Fn(Placement) -> &'a [Placement]) -> Vec<Placement> {
    let mut seen: Vec<bool> = colours.iter().map(|&colour| colour == Colour::Empty).collect();
    let mut finished = Vec::new();
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
                    finished.push(v);
                    stack.pop();
                }
            }
        }
    }
    finished
}
