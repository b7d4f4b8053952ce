//! The slow literal oracle for what players may do (RULES.md 6), on graphs, go-spaces and boards of
//! disks: every repetition rule, two passes or no turn left, resignation; infinite games are in
//! `naive_bids`.
//!
//! The quoted lines are RULES.md's.

use gospace::boards::setup::DisksSetup;
use gospace::colour::{Colour, PerPlayer, Player};

use super::naive::{self, Colouring, Played};
use super::naive_disks::Disks;
pub use super::naive_repetition::{Repetition, Stood};
use super::naive_space::{Described, Space, elements};

/// A board as it is described: a graph's points, edges and arcs, a go-space, or disks.
#[derive(Clone, Debug)]
pub enum Given {
    Graph(usize, Vec<[u32; 2]>, Vec<[u32; 2]>),
    Space(Described),
    Disks(DisksSetup),
}

impl Given {
    pub fn ground(&self) -> Ground {
        match self {
            Given::Graph(n, edges, arcs) => Ground::Graph(naive::Board::new(*n, edges, arcs)),
            Given::Space(space) => Ground::Space(Space::new(space).expect("open placements")),
            Given::Disks(disks) => Ground::Disks(Disks::new(disks)),
        }
    }

    /// The points that a placement consists of; on disks the placements whose points it consists of.
    pub fn points(&self, placement: usize) -> Vec<usize> {
        match self {
            Given::Graph(..) => vec![placement],
            Given::Space(space) => elements(space.placements[placement]),
            Given::Disks(disks) => Disks::new(disks).inside(placement),
        }
    }

    /// The colouring with each player's stones on these placements.
    pub fn colouring(&self, start: &PerPlayer<Vec<usize>>) -> Colouring {
        let mut b = self.ground().empty();
        for p in Player::BOTH {
            for x in start[p].iter().flat_map(|&placement| self.points(placement)) {
                b[x] = Colour::from(p);
            }
        }
        b
    }
}

/// A board on which a play's meaning is defined.
#[derive(Clone, Debug)]
pub enum Ground {
    Graph(naive::Board),
    Space(Space),
    Disks(Disks),
}

/// Calls the same method on every kind of board.
macro_rules! any {
    ($ground:expr, $board:ident => $asked:expr) => {
        match $ground {
            Ground::Graph($board) => $asked,
            Ground::Space($board) => $asked,
            Ground::Disks($board) => $asked,
        }
    };
}

impl Ground {
    /// The colouring without stones.
    pub fn empty(&self) -> Colouring {
        match self {
            Ground::Graph(board) => vec![Colour::Empty; board.points()],
            Ground::Space(space) => vec![Colour::Empty; space.points],
            Ground::Disks(disks) => vec![Colour::Empty; disks.len()],
        }
    }

    pub fn placement_count(&self) -> usize {
        match self {
            Ground::Graph(board) => board.points(),
            Ground::Space(space) => space.placements.len(),
            Ground::Disks(disks) => disks.len(),
        }
    }

    /// The colour of a placement, none if its points differ.
    pub fn colour(&self, b: &[Colour], e: usize) -> Option<Colour> {
        match self {
            Ground::Graph(_) => Some(b[e]),
            Ground::Space(space) => space.colour(b, e),
            Ground::Disks(disks) => disks.colour(b, e),
        }
    }

    pub fn open(&self, b: &[Colour]) -> Vec<usize> {
        any!(self, board => board.open(b))
    }

    pub fn play(&self, b: &[Colour], e: usize, c: Player) -> Played {
        any!(self, board => board.play(b, e, c))
    }

    pub fn clear(&self, b: &[Colour], p: Player) -> Colouring {
        any!(self, board => board.clear(b, p))
    }

    pub fn region(&self, b: &[Colour], e: usize) -> (Vec<usize>, Vec<usize>) {
        any!(self, board => board.region(b, e))
    }

    pub fn chain(&self, b: &[Colour], e: usize) -> Vec<usize> {
        any!(self, board => board.chain(b, e))
    }

    pub fn liberties(&self, b: &[Colour], e: usize) -> Vec<usize> {
        any!(self, board => board.liberties(b, e))
    }

    pub fn owners(&self, b: &[Colour]) -> Vec<Colour> {
        any!(self, board => board.owners(b))
    }

    pub fn area(&self, b: &[Colour]) -> PerPlayer<usize> {
        any!(self, board => board.area(b))
    }

    /// The reason why no player can fill the placement: "`occupied` a stone is there; `overlap` it
    /// would overlap one; `range` no such placement" (API.md).
    pub fn blocked(&self, b: &[Colour], e: usize) -> Option<Forbidden> {
        if e >= self.placement_count() {
            return Some(Forbidden::Range);
        }
        match self.colour(b, e) {
            Some(Colour::Empty) => None,
            Some(Colour::Black | Colour::White) => Some(Forbidden::Occupied),
            None => Some(Forbidden::Overlap),
        }
    }
}

/// The rule that ends a game, besides resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    TwoPasses,
    /// "a player who has no turn under Primitive loses at once"; a pass is not a turn.
    NoTurnLoses,
}

/// Why a turn may not be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forbidden {
    Over,
    Phase,
    Range,
    Occupied,
    Overlap,
    /// The numbers of turns after which the forbidden colouring occurred.
    Repeats(Vec<usize>),
}

/// The kind of a past turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    Play,
    Pass,
    Resign,
    /// "naming a komi, taking a colour … are talk, and change neither who played last nor what stood".
    Talk,
}

impl Done {
    fn is_pass_or_play(self) -> bool {
        matches!(self, Done::Play | Done::Pass)
    }
}

/// A game: every colouring so far, and the turns.
#[derive(Clone, Debug)]
pub struct Game {
    pub ground: Ground,
    pub repetition: Repetition,
    pub end: End,
    /// `colourings[t]` is the colouring after t turns.
    pub colourings: Vec<Colouring>,
    pub done: Vec<Done>,
    /// The player who begins.
    pub first: Player,
}

/// The player after so many passes and plays: "Black and White alternate", the first one first.
fn actor_after(passes_and_plays: usize, first: Player) -> Player {
    if passes_and_plays.is_multiple_of(2) { first } else { !first }
}

impl Game {
    pub fn new(ground: Ground, repetition: Repetition, end: End) -> Game {
        let start = ground.empty();
        Game::from(ground, repetition, end, start)
    }

    pub fn from(ground: Ground, repetition: Repetition, end: End, start: Colouring) -> Game {
        let (colourings, first) = (vec![start], Player::Black);
        Game { ground, repetition, end, colourings, done: Vec::new(), first }
    }

    pub fn turns(&self) -> usize {
        self.done.len()
    }

    pub fn colouring(&self) -> &Colouring {
        &self.colourings[self.turns()]
    }

    pub fn player(&self) -> Player {
        actor_after(self.counting().len() - 1, self.first)
    }

    /// The numbers of turns after which there stood what counts: none, and those that end with a
    /// pass or a play.
    fn counting(&self) -> Vec<usize> {
        let counts = |&t: &usize| t == 0 || self.done[t - 1].is_pass_or_play();
        (0..=self.turns()).filter(counts).collect()
    }

    pub fn is_over(&self) -> bool {
        let ended = match self.end {
            End::TwoPasses => self.done.ends_with(&[Done::Pass; 2]),
            End::NoTurnLoses => self.allowed_on(self.colouring()).is_empty(),
        };
        ended || self.done.ends_with(&[Done::Resign])
    }

    /// The loser other than by score: by resignation, or for lack of a turn.
    pub fn loser(&self) -> Option<Player> {
        match (self.done.last(), self.end) {
            (Some(Done::Resign), _) => Some(self.player()),
            (_, End::NoTurnLoses) => self.is_over().then(|| self.player()),
            (_, End::TwoPasses) => None,
        }
    }

    /// The moments of the forbidden colouring.
    fn repeated(&self, to: &Colouring) -> Vec<usize> {
        let moments = self.counting();
        let numbered = moments.iter().enumerate();
        let stood: Vec<Stood> = numbered
            .map(|(n, &t)| (self.colourings[t].clone(), actor_after(n, self.first)))
            .collect();
        let places = self.repetition.forbids(&stood, to, !self.player());
        places.into_iter().map(|place| moments[place]).collect()
    }

    fn led_to(&self, b: &Colouring, e: usize) -> Result<Played, Forbidden> {
        if let Some(forbidden) = self.ground.blocked(b, e) {
            return Err(forbidden);
        }
        let played = self.ground.play(b, e, self.player());
        let repeated = self.repeated(&played.colouring);
        if repeated.is_empty() { Ok(played) } else { Err(Forbidden::Repeats(repeated)) }
    }

    fn allowed_on(&self, b: &Colouring) -> Vec<usize> {
        (0..self.ground.placement_count()).filter(|&e| self.led_to(b, e).is_ok()).collect()
    }

    /// Every placement that the player to act may play.
    pub fn allowed(&self) -> Vec<usize> {
        if self.is_over() { Vec::new() } else { self.allowed_on(self.colouring()) }
    }

    /// The result of a play at each placement, and at one that there is not, or why it is forbidden.
    pub fn considered(&self) -> Vec<Result<Played, Forbidden>> {
        let is_over = self.is_over();
        let result = |e| match is_over {
            true => Err(Forbidden::Over),
            false => self.led_to(self.colouring(), e),
        };
        (0..=self.ground.placement_count()).map(result).collect()
    }

    /// The result of a play, or why it is forbidden.
    pub fn consider(&self, e: usize) -> Result<Played, Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        self.led_to(self.colouring(), e)
    }

    pub fn play(&mut self, e: usize) -> Result<Played, Forbidden> {
        let played = self.consider(e)?;
        self.colourings.push(played.colouring.clone());
        self.done.push(Done::Play);
        Ok(played)
    }

    /// "passes are exempt" from repetition; under Primitive there are none.
    pub fn pass(&mut self) -> Result<(), Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        if self.end == End::NoTurnLoses {
            return Err(Forbidden::Phase);
        }
        self.stay(Done::Pass);
        Ok(())
    }

    /// "resignation ends any game".
    pub fn resign(&mut self) -> Result<(), Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        self.stay(Done::Resign);
        Ok(())
    }

    /// Names a komi or takes a colour, before the first pass or play.
    pub fn talk(&mut self) {
        self.stay(Done::Talk);
    }

    fn stay(&mut self, done: Done) {
        self.colourings.push(self.colouring().clone());
        self.done.push(done);
    }

    pub fn undo(&mut self) {
        self.done.pop();
        self.colourings.truncate(self.done.len() + 1);
    }
}
