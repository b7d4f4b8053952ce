//! The slow literal oracle for go-spaces: RULES.md 3 and TopoGo's definitions, word for word, on
//! spaces so small that a topology is the list of its sets and a string is found among all
//! sets of stones.
//!
//! A subset of X, or of S, is a bit mask. The tables hold what the definitions say of every
//! subset; they are filled by the definitions and by nothing else. The quoted lines are
//! TopoGo's where nothing else is said.

use gospace::colour::{Colour, PerPlayer, Player};

use super::naive::{Colouring, Played};

/// A subset of X, or of S: bit i stands for its i-th element.
pub type Subset = u32;

/// A go-space as it is described: the number of points, the subbase and S.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    pub points: usize,
    pub subbase: Vec<Subset>,
    pub placements: Vec<Subset>,
}

/// "a topological space (X,T) together with a subset S of T which does not contain the empty set".
#[derive(Clone, Debug)]
pub struct Space {
    pub points: usize,
    pub placements: Vec<Subset>,
    /// For every subset of X, its closure.
    closures: Vec<Subset>,
    /// For every subset of S, whether it is go-connected.
    go_connected: Vec<bool>,
}

/// "Every element of S must be open": a placement that is not, and the smallest open set
/// around it (D3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOpen {
    pub placement: usize,
    pub smallest: Subset,
}

/// The elements of a subset, ascending.
pub fn elements(subset: Subset) -> Vec<usize> {
    (0..Subset::BITS as usize).filter(|&i| has(subset, i)).collect()
}

/// The subset with these elements.
pub fn subset(elements: &[usize]) -> Subset {
    elements.iter().fold(0, |set, &i| set | 1 << i)
}

fn has(subset: Subset, element: usize) -> bool {
    subset >> element & 1 == 1
}

fn is_within(inner: Subset, outer: Subset) -> bool {
    inner & !outer == 0
}

fn all_of(points: usize) -> Subset {
    (1 << points) - 1
}

/// "T is what it generates, ∅ and X included": the subbase closed under unions and intersections.
pub fn generated(points: usize, subbase: &[Subset]) -> Vec<Subset> {
    let mut is_open = vec![false; 1 << points];
    let mut open = Vec::new();
    let mut add = |open: &mut Vec<Subset>, set: Subset| {
        if !std::mem::replace(&mut is_open[set as usize], true) {
            open.push(set);
        }
    };
    for &set in [0, all_of(points)].iter().chain(subbase) {
        add(&mut open, set);
    }
    let mut next = 0;
    while next < open.len() {
        for other in 0..=next {
            let [a, b] = [open[next], open[other]];
            add(&mut open, a | b);
            add(&mut open, a & b);
        }
        next += 1;
    }
    open
}

/// The closure of a set: "the intersection of the closed sets containing" it.
fn closure(points: usize, open: &[Subset], set: Subset) -> Subset {
    let closed = open.iter().map(|&o| all_of(points) & !o);
    closed.filter(|&c| is_within(set, c)).fold(all_of(points), |meet, c| meet & c)
}

/// "within the induced topology (U,TU) there are no clopen sets other than U and the empty set".
fn is_connected(open: &[Subset], u: Subset) -> bool {
    let induced: Vec<Subset> = open.iter().map(|&o| u & o).collect();
    let clopen = |&&s: &&Subset| induced.contains(&(u & !s));
    induced.iter().filter(clopen).all(|&s| s == 0 || s == u)
}

impl Space {
    /// The space, or the first placement that is not open.
    pub fn new(described: &Described) -> Result<Space, NotOpen> {
        let Described { points, subbase, placements } = described.clone();
        let open = generated(points, &subbase);
        if let Some(placement) = placements.iter().position(|s| !open.contains(s)) {
            let around = open.iter().filter(|&&o| is_within(placements[placement], o));
            return Err(NotOpen { placement, smallest: around.fold(!0, |meet, &o| meet & o) });
        }
        let closures: Vec<Subset> =
            (0..1 << points).map(|set| closure(points, &open, set)).collect();
        let union = |set: Subset| elements(set).iter().fold(0, |all, &s| all | placements[s]);
        let go_connected = (0..1 << placements.len())
            .map(|set| is_connected(&open, closures[union(set) as usize]))
            .collect();
        Ok(Space { points, placements, closures, go_connected })
    }

    /// "all elements of s are coloured a single colour"; none for a mixed placement.
    pub fn colour(&self, b: &[Colour], s: usize) -> Option<Colour> {
        let points = elements(self.placements[s]);
        points.iter().all(|&x| b[x] == b[points[0]]).then(|| b[points[0]])
    }

    fn of_colour(&self, b: &[Colour], c: Colour) -> Vec<usize> {
        (0..self.placements.len()).filter(|&s| self.colour(b, s) == Some(c)).collect()
    }

    /// "A stone is an element of S which is coloured black or white."
    pub fn stones(&self, b: &[Colour], p: Player) -> Vec<usize> {
        self.of_colour(b, Colour::from(p))
    }

    /// "A legal placement is an element of S which is coloured empty."
    pub fn open(&self, b: &[Colour]) -> Vec<usize> {
        self.of_colour(b, Colour::Empty)
    }

    /// "A set of stones all of which have the same colour is go-connected if the closure of the
    /// union of the stones is T-connected."
    pub fn is_go_connected(&self, stones: Subset) -> bool {
        self.go_connected[stones as usize]
    }

    /// "the union over all subsets A of {t in S : t is of colour C} such that A contains s, and
    /// A is go-connected"; D2: "a stone that no go-connected set contains has string(s) = {s}".
    pub fn string(&self, b: &[Colour], s: usize) -> Subset {
        let colour = self.colour(b, s).expect("a stone has one colour");
        let same = subset(&self.of_colour(b, colour));
        let union = (0..1 << self.placements.len())
            .filter(|&a| is_within(a, same) && has(a, s) && self.is_go_connected(a))
            .fold(0, |union, a| union | a);
        if union == 0 { 1 << s } else { union }
    }

    /// The legal placements e such that "{e} union G would be go-connected".
    pub fn liberties_of(&self, b: &[Colour], g: Subset) -> Vec<usize> {
        let mut open = self.open(b);
        open.retain(|&e| self.is_go_connected(g | 1 << e));
        open
    }

    fn lives(&self, b: &[Colour], s: usize) -> bool {
        !self.liberties_of(b, self.string(b, s)).is_empty()
    }

    /// "colouring empty all elements in {x in X such that x is of colour C, and for all stones s of
    /// colour C in S : x is in s, string(s) does not have liberty}".
    pub fn clear(&self, b: &[Colour], p: Player) -> Colouring {
        let mut living = self.stones(b, p);
        living.retain(|&s| self.lives(b, s));
        let kept = |x: usize| living.iter().any(|&s| has(self.placements[s], x));
        let cleared =
            |x: usize| if b[x] == Colour::from(p) && !kept(x) { Colour::Empty } else { b[x] };
        (0..self.points).map(cleared).collect()
    }

    /// "choosing a legal placement e, colouring all elements of e one's own colour; then clearing
    /// the opponent colour, and then clearing one's own colour". RULES.md 1: what is captured or
    /// suicide "stood just before" the clearing and is "wholly empty after it".
    pub fn play(&self, b: &[Colour], e: usize, c: Player) -> Played {
        let mut coloured = b.to_vec();
        for x in elements(self.placements[e]) {
            coloured[x] = Colour::from(c);
        }
        let opponent_cleared = self.clear(&coloured, !c);
        let colouring = self.clear(&opponent_cleared, c);
        let emptied = |p: Player, before: &[Colour], after: &[Colour]| {
            let mut stones = self.stones(before, p);
            stones.retain(|&s| self.colour(after, s) == Some(Colour::Empty));
            stones
        };
        Played {
            captured: emptied(!c, &coloured, &opponent_cleared),
            suicide: emptied(c, &opponent_cleared, &colouring),
            colouring,
        }
    }

    /// Coloured points that are in no stone that has a liberty (D9).
    pub fn dead_points(&self, b: &[Colour]) -> Vec<usize> {
        let lives = |x: usize, p: Player| {
            self.stones(b, p).iter().any(|&s| has(self.placements[s], x) && self.lives(b, s))
        };
        let dead = |&x: &usize| b[x].player().is_some_and(|p| !lives(x, p));
        (0..self.points).filter(dead).collect()
    }

    /// `string(s)` of a stone, ascending; none where there is no stone.
    pub fn chain(&self, b: &[Colour], s: usize) -> Vec<usize> {
        match self.colour(b, s) {
            None | Some(Colour::Empty) => Vec::new(),
            Some(Colour::Black | Colour::White) => elements(self.string(b, s)),
        }
    }

    /// The liberties of a stone's string; none where there is no stone.
    pub fn liberties(&self, b: &[Colour], s: usize) -> Vec<usize> {
        match self.colour(b, s) {
            None | Some(Colour::Empty) => Vec::new(),
            Some(Colour::Black | Colour::White) => self.liberties_of(b, self.string(b, s)),
        }
    }

    /// RULES.md D6: "Two placements touch iff their closures meet."
    fn touch(&self, e: usize, f: usize) -> bool {
        let [e, f] = [e, f].map(|s| self.closures[self.placements[s] as usize]);
        e & f != 0
    }

    /// The open placements that are "reachable from it through touching open placements".
    fn reachable_open(&self, b: &[Colour], e: usize) -> Vec<usize> {
        let open = self.open(b);
        let mut reached = vec![e];
        let mut next = 0;
        while next < reached.len() {
            let at = reached[next];
            next += 1;
            let new = |&f: &usize| self.touch(at, f) && !reached.contains(&f);
            let new: Vec<usize> = open.iter().copied().filter(new).collect();
            reached.extend(new);
        }
        reached
    }

    /// Those, and the stones that they touch; both ascending.
    pub fn region(&self, b: &[Colour], e: usize) -> (Vec<usize>, Vec<usize>) {
        let mut open = self.reachable_open(b, e);
        let mut stones = Player::BOTH.map(|p| self.stones(b, p)).concat();
        stones.retain(|&t| open.iter().any(|&e| self.touch(e, t)));
        open.sort_unstable();
        stones.sort_unstable();
        (open, stones)
    }

    fn owner(&self, b: &[Colour], s: usize) -> Colour {
        match self.colour(b, s) {
            None => Colour::Empty,
            Some(stone @ (Colour::Black | Colour::White)) => stone,
            Some(Colour::Empty) => {
                let region = self.reachable_open(b, s);
                let touches = |p: Player| {
                    let stones = self.stones(b, p);
                    stones.iter().any(|&t| region.iter().any(|&e| self.touch(e, t)))
                };
                let sole = |&p: &Player| touches(p) && !touches(!p);
                Player::BOTH.into_iter().find(sole).map_or(Colour::Empty, Colour::from)
            }
        }
    }

    /// The owner of each placement: "An open placement belongs to p iff the open placements
    /// reachable from it through touching open placements touch stones of p and none of the
    /// opponent; a placement with points of both kinds belongs to nobody."
    pub fn owners(&self, b: &[Colour]) -> Vec<Colour> {
        (0..self.placements.len()).map(|s| self.owner(b, s)).collect()
    }

    /// "count the points of X that lie in such placements".
    pub fn area(&self, b: &[Colour]) -> PerPlayer<usize> {
        let owners = self.owners(b);
        let count = |p: Player| {
            let own = |&s: &usize| owners[s] == Colour::from(p);
            let union = (0..owners.len()).filter(own).fold(0, |all, s| all | self.placements[s]);
            union.count_ones() as usize
        };
        PerPlayer { black: count(Player::Black), white: count(Player::White) }
    }
}

/// "X = vertices ∪ edges, subbase = {v} for each vertex and {u, uv, v} for each edge, S = the
/// one-vertex sets" (RULES.md 3). The edges are distinct and no loops.
pub fn of_graph(vertices: usize, edges: &[[usize; 2]]) -> Described {
    let placements: Vec<Subset> = (0..vertices).map(|v| 1 << v).collect();
    let lines = edges.iter().enumerate();
    let lines = lines.map(|(i, &[u, v])| 1 << u | 1 << v | 1 << (vertices + i));
    Described {
        points: vertices + edges.len(),
        subbase: placements.iter().copied().chain(lines).collect(),
        placements,
    }
}
