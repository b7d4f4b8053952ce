//! The slow literal oracle of games on the plane: RULES.md 1, 5 and 6 on the current stones.
//!
//! A colouring is the set of disks of each colour: open disks that do not overlap are the pieces of
//! their union, so the stones determine it. All earlier colourings are kept. The quoted lines are
//! RULES.md's unless another source is named.

use gospace::colour::{PerPlayer, Player};

use super::naive_plane::{Plane, Verdict};
use super::naive_region::Spot;

/// A stone and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stone {
    pub at: Spot,
    pub player: Player,
}

/// The result of a play and the stones that it emptied: places among the stones before it, "the
/// stone just played being the last" (API.md); ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// In order of placement.
    pub stones: Vec<Stone>,
    pub captured: Vec<usize>,
    pub suicide: Vec<usize>,
}

impl Plane {
    /// "chains are the components of "touch" among stones of one colour"; ascending.
    pub fn chain(&self, stones: &[Stone], i: usize) -> Vec<usize> {
        let mut chain = vec![i];
        let mut next = 0;
        while next < chain.len() {
            let Stone { at, player } = stones[chain[next]];
            next += 1;
            let joins = |j: &usize| {
                let other = stones[*j];
                other.player == player && self.touch(at, other.at) && !chain.contains(j)
            };
            let joined: Vec<usize> = (0..stones.len()).filter(joins).collect();
            chain.extend(joined);
        }
        chain.sort_unstable();
        chain
    }

    /// "a chain has liberty iff there is a legal centre within the touching distance of one of
    /// its stones": the player's stones whose chain has none.
    fn dead(&self, stones: &[Stone], player: Player) -> Vec<usize> {
        let spots: Vec<Spot> = stones.iter().map(|stone| stone.at).collect();
        let is_free = |&i: &usize| self.free_centre(spots[i], &spots) != Verdict::Closed;
        let own = (0..stones.len()).filter(|&i| stones[i].player == player);
        let chains = own.map(|i| (i, self.chain(stones, i)));
        // Each chain once, at its first stone.
        let once = chains.filter(|(i, chain)| chain[0] == *i).map(|(_, chain)| chain);
        let mut dead: Vec<usize> =
            once.filter(|chain| !chain.iter().any(is_free)).flatten().collect();
        dead.sort_unstable();
        dead
    }

    /// D9: the stones that no chain with a liberty holds.
    pub fn dead_stones(&self, stones: &[Stone]) -> Vec<usize> {
        let mut dead: Vec<usize> =
            Player::BOTH.iter().flat_map(|&player| self.dead(stones, player)).collect();
        dead.sort_unstable();
        dead
    }

    /// "colour e with c; clear the opponent's colour; clear c".
    pub fn play(&self, stones: &[Stone], at: Spot, player: Player) -> Played {
        let mut coloured = stones.to_vec();
        coloured.push(Stone { at, player });
        let captured = self.dead(&coloured, !player);
        let kept = |i: &usize| !captured.contains(i);
        let places: Vec<usize> = (0..coloured.len()).filter(kept).collect();
        let mut left: Vec<Stone> = places.iter().map(|&i| coloured[i]).collect();
        let suicide = self.dead(&left, player);
        for &i in suicide.iter().rev() {
            left.remove(i);
        }
        let suicide = suicide.iter().map(|&i| places[i]).collect();
        Played { stones: left, captured, suicide }
    }

    /// "R² a stone (plane), in units of π·tick²", with R for the unit: how many stones.
    pub fn stone_count(stones: &[Stone]) -> PerPlayer<usize> {
        let of = |player| stones.iter().filter(|stone| stone.player == player).count();
        PerPlayer { black: of(Player::Black), white: of(Player::White) }
    }
}

/// Why a stone may not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forbidden {
    Over,
    Outside,
    /// "a stone is there" (API.md): this very disk is one.
    Occupied,
    Overlap,
    /// The numbers of turns after which its colouring occurred.
    Repeats(Vec<usize>),
}

/// A game with positional superko and two passes: every colouring so far, and the passes.
#[derive(Clone, Debug)]
pub struct Game {
    pub plane: Plane,
    /// `moments[t]` is the moment after t turns.
    pub moments: Vec<Vec<Stone>>,
    /// `passes[t]` is true if turn t + 1 was a pass.
    pub passes: Vec<bool>,
}

impl Game {
    pub fn new(plane: Plane, start: Vec<Stone>) -> Game {
        Game { plane, moments: vec![start], passes: Vec::new() }
    }

    pub fn turns(&self) -> usize {
        self.passes.len()
    }

    pub fn stones(&self) -> &[Stone] {
        &self.moments[self.turns()]
    }

    pub fn player(&self) -> Player {
        if self.turns().is_multiple_of(2) { Player::Black } else { Player::White }
    }

    pub fn is_over(&self) -> bool {
        self.passes.ends_with(&[true, true])
    }

    /// The result of a play, or why it is forbidden.
    pub fn consider(&self, at: Spot) -> Result<Played, Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        if !self.plane.holds(at) {
            return Err(Forbidden::Outside);
        }
        let at = self.plane.region.canonical(at);
        if self.stones().iter().any(|stone| stone.at == at) {
            return Err(Forbidden::Occupied);
        }
        if self.stones().iter().any(|stone| self.plane.overlap(stone.at, at)) {
            return Err(Forbidden::Overlap);
        }
        let played = self.plane.play(self.stones(), at, self.player());
        let stood = |&t: &usize| same_colouring(&self.moments[t], &played.stones);
        let stood: Vec<usize> = (0..self.moments.len()).filter(stood).collect();
        if stood.is_empty() { Ok(played) } else { Err(Forbidden::Repeats(stood)) }
    }

    pub fn play(&mut self, at: Spot) -> Result<Played, Forbidden> {
        let played = self.consider(at)?;
        self.moments.push(played.stones.clone());
        self.passes.push(false);
        Ok(played)
    }

    pub fn pass(&mut self) -> Result<(), Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        self.moments.push(self.stones().to_vec());
        self.passes.push(true);
        Ok(())
    }

    pub fn undo(&mut self) {
        self.passes.pop();
        self.moments.truncate(self.passes.len() + 1);
    }
}

fn same_colouring(a: &[Stone], b: &[Stone]) -> bool {
    let sorted = |stones: &[Stone]| {
        let mut stones = stones.to_vec();
        stones.sort_unstable();
        stones
    };
    sorted(a) == sorted(b)
}
