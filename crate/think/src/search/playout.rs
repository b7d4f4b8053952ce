//! Random playouts on undirected graphs, uniform or with replies to the last turns.
//!
//! They use the chains of the engine without journal and keys, and keep the open placements in a
//! list that gives a random one at once. Instead of superko a playout keeps simple ko, and ends at
//! a turn limit.

use std::sync::Arc;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::chance::below;
use super::eyes::Eyes;
use super::reading::{is_nakade, liberties_after};
use super::replies::Replies;
use super::shapes::Shapes;
use gospace::boards::graph::Graph;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;
use gospace::rules::capture::chains::{Chains, Neighbours, Observer, PseudoLiberties};

/// Turns of a playout at the most, for each point of the board.
const TURNS_PER_POINT: usize = 3;

/// Of 256 turns that leave a lone stone in atari, and of those that leave a few, the number that a
/// playout with replies tries.
const LONE_IN_ATARI: u32 = 128;
const FEW_IN_ATARI: u32 = 26;
/// As many stones are few: a larger eye space is none (nakade).
const FEW: u32 = 5;

/// Plays random games to their end, one after the other.
pub struct Playouts {
    chains: Chains,
    eyes: Arc<Eyes>,
    open: OpenList,
    /// Nothing in uniform playouts.
    replies: Option<Replies>,
    /// The last turn and the one before it, where they were plays.
    last: [Option<Placement>; 2],
    random: Xoshiro256PlusPlus,
}

/// The result of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Stones placed.
    pub plays: usize,
    /// Turns, passes included.
    pub turns: usize,
}

impl Playouts {
    /// Uniform playouts on a graph, or nothing if it is directed. The same seed gives the same games.
    pub fn new(graph: Arc<Graph>, seed: u64) -> Option<Playouts> {
        graph.is_undirected().then(|| Playouts {
            eyes: Arc::new(Eyes::new(&graph)),
            open: OpenList::new(graph.vertex_count()),
            replies: None,
            last: [None; 2],
            chains: Chains::new(Arc::clone(&graph), vec![Colour::Empty; graph.vertex_count()]),
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
        })
    }

    /// Playouts whose players reply to the last turns.
    pub fn with_replies(graph: Arc<Graph>, seed: u64) -> Option<Playouts> {
        let mut playouts = Playouts::new(graph, seed)?;
        let shapes = Shapes::new(playouts.graph(), &playouts.eyes);
        playouts.replies = Some(Replies::new(Arc::new(shapes)));
        Some(playouts)
    }

    /// The eyes and shapes of the graph, where players reply.
    pub(super) fn shapes(&self) -> Option<(Arc<Eyes>, Arc<Shapes>)> {
        Some((Arc::clone(&self.eyes), self.replies.as_ref()?.shapes()))
    }

    /// The graph that is played on.
    pub fn graph(&self) -> &Graph {
        self.chains.graph()
    }

    /// The colouring at the end of the last playout.
    pub fn colours(&self) -> &[Colour] {
        self.chains.colours()
    }

    /// Plays a game from the empty board until two passes or the turn limit, and calls `report` with
    /// each turn (nothing for a pass). Players choose uniformly among the points that are neither
    /// their own eye, nor the suicide of one stone, nor the recapture of a ko.
    pub fn play(&mut self, report: impl FnMut(Option<Placement>)) -> Played {
        self.chains.clear();
        self.open.refill();
        let limit = TURNS_PER_POINT * self.chains.graph().vertex_count();
        self.last = [None; 2];
        self.play_on(Player::Black, 0, limit, report)
    }

    /// The same from any well-formed colouring, with so many passes and these turns before it and so
    /// many turns at the most. Cost before the first turn: O(points + arcs).
    pub fn play_from(
        &mut self,
        colours: &[Colour],
        to_play: (Player, u32),
        last: [Option<Placement>; 2],
        limit: usize,
        report: impl FnMut(Option<Placement>),
    ) -> Played {
        self.chains.set(colours);
        self.open.refill();
        for (place, _) in colours.iter().enumerate().filter(|(_, c)| **c != Colour::Empty) {
            self.open.remove(Placement::at(place));
        }
        self.last = last;
        self.play_on(to_play.0, to_play.1, limit, report)
    }

    fn play_on(
        &mut self,
        mut player: Player,
        mut passes: u32,
        limit: usize,
        mut report: impl FnMut(Option<Placement>),
    ) -> Played {
        let mut played = Played { plays: 0, turns: 0 };
        while passes < 2 && played.turns < limit {
            let choice = self.choose(player);
            report(choice);
            self.last = [choice, self.last[0]];
            match choice {
                None => {
                    passes += 1;
                    self.open.ko = None;
                }
                Some(at) => {
                    passes = 0;
                    played.plays += 1;
                    self.put(at, player);
                }
            }
            played.turns += 1;
            player = !player;
        }
        played
    }

    #[inline]
    fn put(&mut self, at: Placement, player: Player) {
        self.open.remove(at);
        self.open.taken = 0;
        self.chains.play(at, player, &mut self.open);
        let is_ko = self.open.taken == 1 && self.chains.is_lone_in_atari(at);
        self.open.ko = is_ko.then_some(self.open.last_taken);
    }

    /// The next turn of a player.
    #[inline]
    fn choose(&mut self, player: Player) -> Option<Placement> {
        let Playouts { chains, open, replies, last, random, .. } = self;
        let reply = replies.as_mut().and_then(|r| r.choose(chains, player, *last, open.ko, random));
        reply.or_else(|| self.choose_any(player))
    }

    /// A random open placement that the player would play.
    #[inline]
    fn choose_any(&mut self, player: Player) -> Option<Placement> {
        let mut left = self.open.list.len() as u32;
        while left > 0 {
            let place = below(&mut self.random, left);
            let at = self.open.list[place as usize];
            if self.is_playable(at, player) && (self.replies.is_none() || self.is_sound(at, player))
            {
                return Some(at);
            }
            left -= 1;
            self.open.swap(place, left);
        }
        None
    }

    /// True unless the play leaves its chain in atari for nothing; sometimes then too.
    fn is_sound(&mut self, at: Placement, player: Player) -> bool {
        let Playouts { chains, random, .. } = self;
        if liberties_after::<2>(chains, at, player) == 2 || chains.would_capture(at, player) {
            return true;
        }
        if is_nakade(chains, at, player) {
            return true;
        }
        let own = |u: &&Placement| chains.colours()[u.index()] == player.into();
        let around = chains.graph().successors(at).iter();
        let size: u32 = around.filter(own).map(|&u| chains.size(u)).sum();
        let tried = match size {
            0 => LONE_IN_ATARI,
            size if size < FEW => FEW_IN_ATARI,
            _ => 0,
        };
        random.next_u32() >> 24 < tried
    }

    #[inline]
    fn is_playable(&self, at: Placement, player: Player) -> bool {
        match self.chains.neighbours(at, player) {
            Neighbours::Mixed => true,
            neighbours => self.is_playable_closed(at, player, neighbours),
        }
    }

    /// The same at a point that one player surrounds. A separate function, so that little is loaded
    /// for others.
    #[inline(never)]
    fn is_playable_closed(&self, at: Placement, player: Player, neighbours: Neighbours) -> bool {
        match neighbours {
            Neighbours::Mixed => true,
            Neighbours::Own => !self.eyes.is_eye(&self.chains, at, player),
            // After a ko only stones of the opponent surround the point.
            Neighbours::Opponent => {
                self.open.ko != Some(at) && self.chains.would_capture(at, player)
            }
        }
    }
}

/// The open placements in any order, and where the last play left a ko.
struct OpenList {
    list: Vec<Placement>,
    /// `list[place[v]] == v` for each open v.
    place: Vec<u32>,
    /// Stones taken by the current play, and the last of them.
    taken: usize,
    last_taken: Placement,
    ko: Option<Placement>,
}

impl OpenList {
    fn new(count: usize) -> OpenList {
        let mut open = OpenList {
            list: Vec::with_capacity(count),
            place: vec![0; count],
            taken: 0,
            last_taken: Placement(0),
            ko: None,
        };
        open.refill();
        open
    }

    fn refill(&mut self) {
        self.ko = None;
        self.list.clear();
        self.list.extend((0..self.place.len()).map(Placement::at));
        for (place, slot) in self.place.iter_mut().enumerate() {
            *slot = place as u32;
        }
    }

    #[inline]
    fn swap(&mut self, a: u32, b: u32) {
        self.list.swap(a as usize, b as usize);
        self.place[self.list[a as usize].index()] = a;
        self.place[self.list[b as usize].index()] = b;
    }

    #[inline]
    fn remove(&mut self, at: Placement) {
        let place = self.place[at.index()];
        self.list.swap_remove(place as usize);
        if let Some(moved) = self.list.get(place as usize) {
            self.place[moved.index()] = place;
        }
    }
}

impl Observer for OpenList {
    #[inline]
    fn joined(&mut self, _: Placement, _: Placement, _: PseudoLiberties) {}

    #[inline]
    fn took(&mut self, stone: Placement, _: Player) {
        self.place[stone.index()] = self.list.len() as u32;
        self.list.push(stone);
        self.taken += 1;
        self.last_taken = stone;
    }

    #[inline]
    fn took_chain(&mut self, _: u32) {}
}
