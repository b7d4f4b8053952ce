//! The slow literal oracle: RULES.md 1, 2 and 6 (Tromp-Taylor) word for word, on plain vectors.
//!
//! It is what the engine is measured by, so nothing here is clever: every definition is computed
//! from the colouring alone, every time it is asked. Of the core it takes only the names of
//! the colours. The quoted lines are RULES.md's where nothing else is said.

use gospace::colour::{Colour, PerPlayer, Player};

/// The colour of every point.
pub type Colouring = Vec<Colour>;

/// "A finite directed graph": the arcs out of every point.
#[derive(Clone, Debug)]
pub struct Board {
    out: Vec<Vec<usize>>,
}

/// The result of a play and the points that it emptied; the lists ascend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub colouring: Colouring,
    pub captured: Vec<usize>,
    pub suicide: Vec<usize>,
}

impl Board {
    /// "an undirected edge is two arcs. Loops and parallel arcs are dropped".
    pub fn new(points: usize, edges: &[[u32; 2]], arcs: &[[u32; 2]]) -> Board {
        let mut out = vec![Vec::new(); points];
        let back = edges.iter().map(|&[a, b]| [b, a]);
        for [from, to] in edges.iter().chain(arcs).copied().chain(back) {
            let [from, to] = [from as usize, to as usize];
            if from != to && !out[from].contains(&to) {
                out[from].push(to);
            }
        }
        Board { out }
    }

    /// The number of points.
    pub fn points(&self) -> usize {
        self.out.len()
    }

    /// Every vn of "there is a path v = v1 → … → vn, n ≥ 1, along arcs, with
    /// b(v1) = … = b(v(n-1))", ascending.
    fn path_ends(&self, b: &[Colour], v: usize) -> Vec<usize> {
        let mut ends = vec![v];
        let mut next = 0;
        while next < ends.len() {
            let end = ends[next];
            next += 1;
            if b[end] != b[v] {
                continue;
            }
            for &w in &self.out[end] {
                if !ends.contains(&w) {
                    ends.push(w);
                }
            }
        }
        ends.sort_unstable();
        ends
    }

    fn ends_of_colour(&self, b: &[Colour], v: usize, c: Colour) -> Vec<usize> {
        let mut ends = self.path_ends(b, v);
        ends.retain(|&end| b[end] == c);
        ends
    }

    /// "`reaches(b, v, c)`: there is a path v = v1 → … → vn, n ≥ 1, along arcs, with b(vn) = c
    /// and b(v1) = … = b(v(n-1))".
    pub fn reaches(&self, b: &[Colour], v: usize, c: Colour) -> bool {
        !self.ends_of_colour(b, v, c).is_empty()
    }

    /// "`clear(b, p)`: empties every point of colour p that does not reach Empty"; "it decides
    /// every point against the same colouring and only then empties".
    pub fn clear(&self, b: &[Colour], p: Player) -> Colouring {
        let cleared = |v: usize| {
            if b[v] == Colour::from(p) && !self.reaches(b, v, Colour::Empty) {
                Colour::Empty
            } else {
                b[v]
            }
        };
        (0..self.points()).map(cleared).collect()
    }

    /// "A play of colour c at an open placement e": "colour e with c; clear the opponent's
    /// colour; clear c".
    pub fn play(&self, b: &[Colour], e: usize, c: Player) -> Played {
        let mut coloured = b.to_vec();
        coloured[e] = Colour::from(c);
        let opponent_cleared = self.clear(&coloured, !c);
        let colouring = self.clear(&opponent_cleared, c);
        Played {
            captured: emptied(&coloured, &opponent_cleared),
            suicide: emptied(&opponent_cleared, &colouring),
            colouring,
        }
    }

    /// The stones that make a colouring ill-formed: "every coloured point is in a stone that has
    /// a liberty (on a graph: reaches an empty point)".
    pub fn dead_points(&self, b: &[Colour]) -> Vec<usize> {
        let dead = |&v: &usize| !self.reaches(b, v, Colour::Empty);
        (0..self.points()).filter(dead).collect()
    }

    /// The colouring without its dead stones. The others only gain liberties, so it is well-formed.
    pub fn without_the_dead(&self, b: &[Colour]) -> Colouring {
        self.clear(&self.clear(b, Player::White), Player::Black)
    }

    /// "can be filled now: all its points are empty".
    pub fn open(&self, b: &[Colour]) -> Vec<usize> {
        (0..self.points()).filter(|&v| b[v] == Colour::Empty).collect()
    }

    /// The owner of each point by "area score of p: points of colour p, plus empty points that
    /// reach p and do not reach the opponent". "On a directed graph empty points look along their
    /// *out*-arcs."
    pub fn owners(&self, b: &[Colour]) -> Vec<Colour> {
        let owns = |v: usize, p: Player| {
            b[v] == Colour::from(p)
                || (b[v] == Colour::Empty
                    && self.reaches(b, v, Colour::from(p))
                    && !self.reaches(b, v, Colour::from(!p)))
        };
        let owner = |v| Player::BOTH.into_iter().find(|&p| owns(v, p));
        (0..self.points()).map(|v| owner(v).map_or(Colour::Empty, Colour::from)).collect()
    }

    /// The empty points and the stones that an empty point reaches, both ascending.
    pub fn region(&self, b: &[Colour], v: usize) -> (Vec<usize>, Vec<usize>) {
        let stones = Player::BOTH.map(|p| self.ends_of_colour(b, v, p.into()));
        let mut stones = stones.concat();
        stones.sort_unstable();
        (self.ends_of_colour(b, v, Colour::Empty), stones)
    }

    /// The number of points that are each player's by area, without komi.
    pub fn area(&self, b: &[Colour]) -> PerPlayer<usize> {
        let owners = self.owners(b);
        let count = |p: Player| owners.iter().filter(|&&o| o == Colour::from(p)).count();
        PerPlayer { black: count(Player::Black), white: count(Player::White) }
    }

    /// "on a directed graph: the stones it reaches through its own colour" (API.md); on an
    /// undirected one that is "a maximal connected set of stones of one colour". None where
    /// there is no stone.
    pub fn chain(&self, b: &[Colour], v: usize) -> Vec<usize> {
        match b[v] {
            Colour::Empty => Vec::new(),
            own => self.ends_of_colour(b, v, own),
        }
    }

    /// "its liberties are the empty points it reaches through its own colour". None where there
    /// is no stone.
    pub fn liberties(&self, b: &[Colour], v: usize) -> Vec<usize> {
        match b[v] {
            Colour::Empty => Vec::new(),
            _ => self.ends_of_colour(b, v, Colour::Empty),
        }
    }
}

fn emptied(before: &[Colour], after: &[Colour]) -> Vec<usize> {
    (0..before.len()).filter(|&v| before[v] != Colour::Empty && after[v] == Colour::Empty).collect()
}

/// Why a turn may not be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forbidden {
    Over,
    Range,
    Occupied,
    /// The numbers of turns after which the play's colouring occurred.
    Repeats(Vec<usize>),
}

/// A game under Tromp-Taylor: every colouring so far, and the passes.
#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    /// `colourings[t]` is the colouring after t turns.
    pub colourings: Vec<Colouring>,
    /// `passes[t]` is true if turn t + 1 was a pass.
    pub passes: Vec<bool>,
}

impl Game {
    pub fn new(board: Board, start: Colouring) -> Game {
        Game { board, colourings: vec![start], passes: Vec::new() }
    }

    /// The current colouring.
    pub fn colouring(&self) -> &Colouring {
        &self.colourings[self.turns()]
    }

    /// The number of turns taken.
    pub fn turns(&self) -> usize {
        self.passes.len()
    }

    /// "The game ends after 2 consecutive passes" (TopoGo 4b; Tromp-Taylor: n = 2).
    pub fn is_over(&self) -> bool {
        self.passes.ends_with(&[true, true])
    }

    /// "the players alternate turns, starting with Black" (TopoGo 3).
    pub fn player(&self) -> Player {
        if self.turns().is_multiple_of(2) { Player::Black } else { Player::White }
    }

    /// The result of a play at a point, or why it is forbidden: "a play may not lead to a colouring
    /// that occurred before in the game, the initial one included".
    pub fn consider(&self, e: usize) -> Result<Played, Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        match self.colouring().get(e) {
            None => return Err(Forbidden::Range),
            Some(Colour::Empty) => {}
            Some(Colour::Black | Colour::White) => return Err(Forbidden::Occupied),
        }
        let played = self.board.play(self.colouring(), e, self.player());
        let stood: Vec<usize> = (0..self.colourings.len())
            .filter(|&t| self.colourings[t] == played.colouring)
            .collect();
        if stood.is_empty() { Ok(played) } else { Err(Forbidden::Repeats(stood)) }
    }

    /// Plays at a point.
    pub fn play(&mut self, e: usize) -> Result<Played, Forbidden> {
        let played = self.consider(e)?;
        self.colourings.push(played.colouring.clone());
        self.passes.push(false);
        Ok(played)
    }

    /// "passes are exempt".
    pub fn pass(&mut self) -> Result<(), Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        self.colourings.push(self.colouring().clone());
        self.passes.push(true);
        Ok(())
    }

    /// Forgets the last turn.
    pub fn undo(&mut self) {
        self.passes.pop();
        self.colourings.truncate(self.passes.len() + 1);
    }
}
