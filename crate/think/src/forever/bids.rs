//! The game with ko bids: the margin that a player can hold whatever is bid, deleted and reset.
//!
//! A *home* is a set of colourings. From each of them, with either player to move, the player keeps a margin and never leaves
//! the home but for something better. There the history is deleted once, so that the opponent, as the ko winner, can go back
//! into the home only: to name the opponent costs nothing. On the way to a home a bid is ignored, and the way ends.
//! `docs/forever.md` has the proof.

use std::cell::RefCell;
use std::collections::HashMap;

use gospace::Player;

use super::arena::{Arena, Move, Position};
use super::condition::{Events, events_of, margin, marked_step};
use super::muller::{self, Memory, MullerGame};

/// The means of holding a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Nothing unsustainable: who tires the player out by bids loses, and otherwise the margin is kept.
    Firm,
    /// Bids of nothing, too, for extra turns: if both bid for ever, it is a draw.
    Bids,
    /// Nothing unsustainable, and in the end only passes.
    Passing,
    /// Nothing unsustainable, and more than the margin if the opponent in the end only passes.
    Beating,
    /// Nothing unsustainable, and more than the margin unless the player in the end only passes. So the opponent has no
    /// [`Means::Beating`] that keeps it.
    DenyingBeats,
}

impl Means {
    /// True if it is enough that a game ends so far above the margin, where steps that count come again and again or not.
    fn is_enough(self, above: i32, marked: bool) -> bool {
        match self {
            Means::Firm => above >= 0,
            Means::Bids | Means::Passing => above >= 0 && !marked,
            Means::Beating => above > 0 || above == 0 && marked,
            Means::DenyingBeats => above > 0 || above == 0 && !marked,
        }
    }
}

/// The worth of a position to Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Black can hold this.
    pub least: i32,
    /// White can hold Black to this.
    pub most: i32,
    /// True if each player can draw at least with any komi from the least to the most.
    pub draws: bool,
}

/// The worth of each position. Cost: exponential in the number of points; some hundredths of a second for four.
pub fn bounds(arena: &Arena) -> Vec<Bounds> {
    bounds_of(&holds(arena), arena.positions.len())
}

/// The holds of both players that bound the worth: Black firmly, Black with bids, then White.
pub fn holds(arena: &Arena) -> [Hold<'_>; 4] {
    let [black, white] = Player::BOTH;
    let of = |player, means| Hold::new(arena, player, means);
    [of(black, Means::Firm), of(black, Means::Bids), of(white, Means::Firm), of(white, Means::Bids)]
}

/// The worth of so many positions, by what the players hold.
pub fn bounds_of(
    [black, black_bids, white, white_bids]: &[Hold<'_>; 4],
    count: usize,
) -> Vec<Bounds> {
    let of = |at: usize| {
        let [least, most] = [black.margin(at), -white.margin(at)];
        let draws = black_bids.margin(at) >= most && white_bids.margin(at) >= -least;
        Bounds { least, most, draws }
    };
    (0..count).map(of).collect()
}

/// The margins that a player can hold, and how.
pub struct Hold<'a> {
    /// The player.
    pub player: Player,
    /// The means.
    pub means: Means,
    /// From the greatest margin down. Each builds on those before it.
    pub homes: Vec<Home<'a>>,
    /// By position: the first home that it belongs to or leads to.
    pub first: Vec<usize>,
}

impl<'a> Hold<'a> {
    /// A player's hold by some means. Cost: as of [`bounds`], a quarter.
    pub fn new(arena: &'a Arena, player: Player, means: Means) -> Hold<'a> {
        let mut held: Vec<Option<i32>> = vec![None; arena.positions.len()];
        let mut first = vec![0; held.len()];
        let mut homes: Vec<Home> = Vec::new();
        let mut margin = arena.points as i32;
        while held.iter().any(Option::is_none) {
            let home = Home::new(arena, player, means, margin, held.clone());
            let ways = home.ways.iter().map(|&(at, _)| at);
            let gained: Vec<usize> = (0..held.len())
                .filter(|&at| home.inside[at])
                .chain(ways)
                .filter(|&at| held[at].is_none())
                .collect();
            if gained.is_empty() {
                margin -= 1;
                continue;
            }
            for at in gained {
                held[at] = Some(margin);
                first[at] = homes.len();
            }
            homes.push(home);
        }
        Hold { player, means, homes, first }
    }

    /// The margin that is held from a position.
    pub fn margin(&self, at: usize) -> i32 {
        self.home(at).margin
    }

    fn home(&self, at: usize) -> &Home<'a> {
        &self.homes[self.first[at]]
    }

    /// True if the position is at home, and all of these too, of which only the colouring counts: the opponent may go back there.
    pub fn is_home_with(&self, at: usize, history: impl IntoIterator<Item = usize>) -> bool {
        let home = self.home(at);
        home.inside[at] && history.into_iter().all(|each| home.inside[each])
    }

    /// The place at which the player begins from a position.
    pub fn begin(at: usize) -> Place {
        Place { at, marked: false, memory: 0 }
    }

    /// The place after a turn; the memory goes on at the same home.
    pub fn after(&self, place: Place, to: usize, marked: bool) -> Place {
        let home = self.home(place.at);
        let stays = self.first[place.at] == self.first[to] && home.inside[place.at];
        let memory = if stays { home.memory_after(place) } else { 0 };
        Place { at: to, marked, memory }
    }

    /// The player's step, at a place where the player is to move: a move of the home, or one on the way to it.
    pub fn step(&self, place: Place) -> Step {
        let home = self.home(place.at);
        if home.inside[place.at] {
            return home.choice(place);
        }
        let way = home.ways.iter().find(|(at, _)| *at == place.at).and_then(|(_, way)| *way);
        let Move { at, to } = way.expect("a way from where the player moves");
        Step { at, to, bids: false }
    }
}

/// The greatest home of a margin, where some positions are held already.
pub struct Home<'a> {
    /// The board's positions.
    pub arena: &'a Arena,
    /// The player who holds.
    pub player: Player,
    /// The margin.
    pub margin: i32,
    /// By position: true at home.
    pub inside: Vec<bool>,
    /// The positions from which the player comes home, or to what is held already, whatever the opponent does: each with the
    /// move, where it is the player's turn.
    pub ways: Vec<(usize, Option<Move>)>,
    means: Means,
    held: Vec<Option<i32>>,
    successors: Vec<Vec<u32>>,
    solution: muller::Solved,
    memories: RefCell<Memories>,
}

/// The memories of a home's strategy, in the order in which they come up.
struct Memories {
    all: Vec<Memory>,
    numbers: HashMap<Memory, usize>,
}

/// The vertex of a game in which something better is reached: all stones are the player's who holds.
const BETTER: usize = 0;
/// The vertex outside the home: all are the opponent's.
const OUT: usize = 1;

/// A place in the games of a home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The position.
    pub at: usize,
    /// True if the step to it [counts](Home::marks).
    pub marked: bool,
    /// The memory.
    pub memory: usize,
}

/// A move, perhaps with a bid of nothing for an extra turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The point that is played; `None`: a pass.
    pub at: Option<usize>,
    /// The position to which it leads, if the extra turn comes about.
    pub to: usize,
    /// True with a bid.
    pub bids: bool,
}

impl Home<'_> {
    fn new(
        arena: &Arena,
        player: Player,
        means: Means,
        least: i32,
        held: Vec<Option<i32>>,
    ) -> Home<'_> {
        let mut inside = vec![true; arena.positions.len()];
        // Colourings are left out from which the player does not keep the margin within those that are left.
        loop {
            let memories =
                Memories { all: vec![Memory::new()], numbers: HashMap::from([(Memory::new(), 0)]) };
            let mut home = Home {
                arena,
                player,
                margin: least,
                inside: inside.clone(),
                ways: Vec::new(),
                means,
                held: held.clone(),
                successors: Vec::new(),
                solution: muller::Solved::default(),
                memories: RefCell::new(memories),
            };
            home.solve();
            // Positions stand in pairs, Black's turn and White's.
            let next = |at: usize| home.inside[at] && home.is_won(at) && home.is_won(at ^ 1);
            inside = (0..inside.len()).map(next).collect();
            if inside == home.inside {
                home.ways = home.find_ways();
                return home;
            }
        }
    }

    fn is_won(&self, at: usize) -> bool {
        self.held[at].is_some() || self.solution.winner[vertex(at, false)] == 0
    }

    /// Solves the game within the colourings. Player 0 is the one who holds.
    fn solve(&mut self) {
        let points = self.arena.points;
        let mark = marked_step(points);
        let of = |player: Player| {
            let colours = vec![player.into(); points];
            events_of(&Position { colours, mover: player })
        };
        let mut owner = vec![0; 2];
        let [better, out] = [of(self.player), of(!self.player)];
        let wants = self.means == Means::Beating;
        let mut events = if wants { vec![better | mark, out] } else { vec![better, out | mark] };
        let mut successors = vec![vec![BETTER as u32], vec![OUT as u32]];
        for (at, position) in self.arena.positions.iter().enumerate() {
            let steps = self.steps(at);
            for marked in [false, true] {
                owner.push(u8::from(position.mover != self.player));
                events.push(events_of(position) | if marked { mark } else { 0 });
                let to = |step: &Step| match self.held[step.to] {
                    Some(_) => BETTER,
                    None if self.inside[step.to] => vertex(step.to, self.marks(at, step)),
                    None => OUT,
                };
                successors.push(steps.iter().map(|step| to(step) as u32).collect());
            }
        }
        let is_reached = &|events: Events| {
            let above = margin(self.player, events, points) - self.margin;
            self.means.is_enough(above, events & mark != 0)
        };
        let game = MullerGame { owner, events, successors, is_reached, points };
        self.solution = muller::solve(&game);
        self.successors = game.successors;
    }

    /// The vertex to which the player goes from a place within the home, and the number of the memory after it.
    fn after(&self, place: Place) -> (u32, usize) {
        let Place { at, marked, memory } = place;
        let mut memories = self.memories.borrow_mut();
        let (to, next) = self.solution.step(vertex(at, marked) as u32, &memories.all[memory]);
        let count = memories.all.len();
        let number = *memories.numbers.entry(next.clone()).or_insert(count);
        if number == count {
            memories.all.push(next);
        }
        (to, number)
    }

    /// The memory after a place.
    pub fn memory_after(&self, place: Place) -> usize {
        self.after(place).1
    }

    /// True if a position was held before.
    pub fn was_held(&self, at: usize) -> bool {
        self.held[at].is_some()
    }

    /// The step of the player who holds, at a place within the home.
    pub fn choice(&self, place: Place) -> Step {
        let (to, _) = self.after(place);
        let successors = &self.successors[vertex(place.at, place.marked)];
        let found = successors.iter().position(|&each| each == to);
        self.steps(place.at)[found.expect("a successor")]
    }

    /// The moves from a position; for the player who holds and bids, each play into the home with an extra turn after it, too.
    pub fn steps(&self, at: usize) -> Vec<Step> {
        let moves = &self.arena.moves[at];
        let own = self.arena.positions[at].mover == self.player;
        let plain = moves.iter().map(|each| Step { at: each.at, to: each.to, bids: false });
        let bids = moves.iter().filter(|each| {
            own && self.means == Means::Bids && each.at.is_some() && self.inside[each.to]
        });
        plain.chain(bids.map(|each| Step { at: each.at, to: each.to ^ 1, bids: true })).collect()
    }

    /// True for a step that counts: a bid for an extra turn, or a play of the player whose passes the means are about.
    pub fn marks(&self, at: usize, step: &Step) -> bool {
        let own = self.arena.positions[at].mover == self.player;
        match self.means {
            Means::Firm => false,
            Means::Bids => step.bids,
            Means::Passing | Means::DenyingBeats => own && step.at.is_some(),
            Means::Beating => !own && step.at.is_some(),
        }
    }

    fn find_ways(&self) -> Vec<(usize, Option<Move>)> {
        let mut there: Vec<bool> =
            (0..self.inside.len()).map(|at| self.inside[at] || self.was_held(at)).collect();
        let mut ways = Vec::new();
        loop {
            let before = ways.len();
            for at in 0..there.len() {
                let moves = &self.arena.moves[at];
                let Position { mover, .. } = self.arena.positions[at];
                let way = moves.iter().find(|each| there[each.to]).copied();
                let leads = if mover == self.player {
                    way.is_some()
                } else {
                    moves.iter().all(|each| there[each.to])
                };
                if leads && !there[at] {
                    ways.push((at, way.filter(|_| mover == self.player)));
                    there[at] = true;
                }
            }
            if ways.len() == before {
                return ways;
            }
        }
    }
}

fn vertex(at: usize, marked: bool) -> usize {
    2 + 2 * at + usize::from(marked)
}
