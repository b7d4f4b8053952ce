//! Strings of a go-space and their liberties, computed from a colouring (TopoGo, Defns 5 to 8).
//!
//! The strings of a colour are the greatest go-connected sets of its stones (RULES.md, D1): the
//! components of the closure of all its stones, once the stones that lie in no single component are
//! left out. A stone that is left out is a string by itself (D2).

use crate::boards::space::Space;
use crate::colour::Colour;
use crate::ids::{Placement, Point};
use crate::order;

/// The component of a point, or none.
const NOWHERE: u32 = u32::MAX;

/// The strings of one colour.
#[derive(Clone, Debug)]
pub struct Strings {
    /// The stones inside one component, ascending.
    pub connected: Vec<Placement>,
    /// The stones whose closure meets several components (D2), ascending.
    pub detached: Vec<Placement>,
    /// By point: its component of the closure of all `connected` stones; `NOWHERE` outside.
    component: Vec<u32>,
    components: usize,
}

impl Strings {
    /// The strings of these stones, which are all stones of one colour, ascending.
    /// Cost: O(points + related points of the closure) for each time that stones are left out.
    pub fn new(space: &Space, stones: Vec<Placement>) -> Strings {
        let mut strings = Strings {
            connected: stones,
            detached: Vec::new(),
            component: Vec::new(),
            components: 0,
        };
        loop {
            strings.find_components(space);
            if space.all_connected() {
                return strings;
            }
            let (connected, torn): (Vec<_>, Vec<_>) =
                strings.connected.iter().partition(|&&s| strings.lies_in_one_component(space, s));
            strings.connected = connected;
            if torn.is_empty() {
                order::ids(&mut strings.detached);
                return strings;
            }
            strings.detached.extend(torn);
        }
    }

    fn find_components(&mut self, space: &Space) {
        self.component.clear();
        self.component.resize(space.point_count(), NOWHERE);
        let mut inside = vec![false; space.point_count()];
        for &stone in &self.connected {
            for &p in space.closure_parts(stone).flatten() {
                inside[p.index()] = true;
            }
        }
        self.components = 0;
        let mut stack = Vec::new();
        for start in space.points().filter(|p| inside[p.index()]) {
            if self.component[start.index()] != NOWHERE {
                continue;
            }
            let name = self.components as u32;
            self.components += 1;
            self.component[start.index()] = name;
            stack.push(start);
            while let Some(p) = stack.pop() {
                for &q in space.related(p) {
                    if inside[q.index()] && self.component[q.index()] == NOWHERE {
                        self.component[q.index()] = name;
                        stack.push(q);
                    }
                }
            }
        }
    }

    /// True if the stone's whole closure lies in one component.
    fn lies_in_one_component(&self, space: &Space, stone: Placement) -> bool {
        let mut names = space.closure_parts(stone).map(|part| self.component[part[0].index()]);
        let first = names.next();
        names.all(|name| Some(name) == first)
    }

    /// The component that a whole stone lies in.
    fn component_of(&self, space: &Space, stone: Placement) -> u32 {
        self.component[space.points_of(stone)[0].index()]
    }

    /// The components that an open placement would join as a whole: those that every part of its
    /// closure meets.
    fn components_joined_by(&self, space: &Space, open: Placement) -> Vec<u32> {
        let mut parts = space.closure_parts(open).map(|part| self.components_meeting(part));
        let mut joined = parts.next().unwrap_or_default();
        for met in parts {
            joined.retain(|name| met.binary_search(name).is_ok());
        }
        joined
    }

    /// The components that some of the points lie in, ascending.
    fn components_meeting(&self, points: &[Point]) -> Vec<u32> {
        let mut met: Vec<u32> = points.iter().map(|p| self.component[p.index()]).collect();
        met.retain(|&name| name != NOWHERE);
        order::numbers(&mut met);
        met.dedup();
        met
    }

    /// The stones whose strings have liberty (Defn 6), in no particular order.
    pub fn living(&self, space: &Space, open: &[Placement]) -> Vec<Placement> {
        let mut alive = vec![false; self.components];
        for &e in open {
            for name in self.components_joined_by(space, e) {
                alive[name as usize] = true;
            }
        }
        let lives = |s: &Placement| alive[self.component_of(space, *s) as usize];
        let lives_apart = |s: &Placement| open.iter().any(|&e| are_go_connected(space, *s, e));
        let connected = self.connected.iter().copied().filter(lives);
        connected.chain(self.detached.iter().copied().filter(lives_apart)).collect()
    }

    /// The string of a stone of the colour, ascending.
    pub fn string(&self, space: &Space, stone: Placement) -> Vec<Placement> {
        if self.detached.binary_search(&stone).is_ok() {
            return vec![stone];
        }
        let name = self.component_of(space, stone);
        let same = |s: &Placement| self.component_of(space, *s) == name;
        self.connected.iter().copied().filter(same).collect()
    }

    /// The stones with the numbers of their strings, from 0 without gaps.
    pub fn numbered(&self, space: &Space) -> Vec<(Placement, usize)> {
        let connected = self.connected.iter().map(|&s| (s, self.component_of(space, s) as usize));
        let detached = self.detached.iter().enumerate().map(|(i, &s)| (s, self.components + i));
        connected.chain(detached).collect()
    }

    /// The numbers of the strings that an open placement is a liberty of.
    pub fn strings_with_liberty(&self, space: &Space, open: Placement) -> Vec<usize> {
        let connected =
            self.components_joined_by(space, open).into_iter().map(|name| name as usize);
        let detached =
            self.detached.iter().enumerate().filter(|(_, s)| are_go_connected(space, **s, open));
        connected.chain(detached.map(|(i, _)| self.components + i)).collect()
    }

    /// The open placements that are liberties of the stone's string.
    pub fn liberties(&self, space: &Space, stone: Placement, open: &[Placement]) -> Vec<Placement> {
        if self.detached.binary_search(&stone).is_ok() {
            return open.iter().copied().filter(|&e| are_go_connected(space, stone, e)).collect();
        }
        let name = self.component_of(space, stone);
        let is_liberty = |e: &Placement| self.components_joined_by(space, *e).contains(&name);
        open.iter().copied().filter(is_liberty).collect()
    }
}

/// True if the closure of the union of two placements is connected.
fn are_go_connected(space: &Space, a: Placement, b: Placement) -> bool {
    let mut union = [space.points_of(a), space.points_of(b)].concat();
    order::ids(&mut union);
    space.is_connected(&space.closure(&union))
}

/// The colour of a placement, if all its points have the same (TopoGo, Defn 2).
pub fn placement_colour(space: &Space, colours: &[Colour], s: Placement) -> Option<Colour> {
    let mut points = space.points_of(s).iter().map(|p| colours[p.index()]);
    let first = points.next()?;
    points.all(|colour| colour == first).then_some(first)
}

/// The placements that have this colour, ascending.
pub fn placements_of_colour(space: &Space, colours: &[Colour], colour: Colour) -> Vec<Placement> {
    let has = |s: &Placement| placement_colour(space, colours, *s) == Some(colour);
    space.placements().filter(has).collect()
}

/// The coloured points that are in no stone with a liberty, ascending; none if the colouring is
/// well-formed (RULES.md, D9).
pub fn dead_points(space: &Space, colours: &[Colour]) -> Vec<Point> {
    let open = placements_of_colour(space, colours, Colour::Empty);
    let mut dead: Vec<bool> = colours.iter().map(|&colour| colour != Colour::Empty).collect();
    for colour in [Colour::Black, Colour::White] {
        let stones = placements_of_colour(space, colours, colour);
        for stone in Strings::new(space, stones).living(space, &open) {
            for p in space.points_of(stone) {
                dead[p.index()] = false;
            }
        }
    }
    space.points().filter(|p| dead[p.index()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::setup::SpaceSetup;

    /// Two placements in two pieces each, of which a third one, beside both pieces, is a liberty; and one by itself.
    fn space() -> Space {
        // Of each three points the first two are the pieces and the third is beside both, at two points more.
        let joined = |first: u32| {
            let [a, b, c, at_a, at_b] = [0, 1, 2, 3, 4].map(|n| first + n);
            [vec![a], vec![b], vec![c], vec![a, c, at_a], vec![b, c, at_b]]
        };
        Space::new(&SpaceSetup {
            points: vec![[0.0, 0.0]; 11],
            open: [joined(0), joined(5)].concat().into_iter().chain([vec![10]]).collect(),
            placements: vec![vec![10], vec![0, 1], vec![5, 6], vec![2], vec![7]],
        })
        .expect("a space")
    }

    #[test]
    fn each_stone_in_pieces_is_a_string_with_a_number_and_liberties_of_its_own() {
        let space = space();
        let [alone, first, second, beside_first, beside_second] = [0, 1, 2, 3, 4].map(Placement);
        let strings = Strings::new(&space, vec![alone, first, second]);
        assert_eq!(strings.numbered(&space), [(alone, 0), (first, 1), (second, 2)]);
        assert_eq!(strings.strings_with_liberty(&space, beside_first), [1]);
        assert_eq!(strings.strings_with_liberty(&space, beside_second), [2]);
    }
}
