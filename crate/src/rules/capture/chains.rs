//! Undirected graphs: chains with pseudo-liberties, kept from play to play.
//!
//! A chain is a ring of stones with one of them, its head, as its name. Its *pseudo-liberties*
//! are the pairs (stone, empty neighbour); it is dead when there is none left. A play costs the
//! arcs around its point, the stones of the smaller chains that it joins, and the arcs around
//! the stones that it takes.

use std::sync::Arc;

use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The chains of a colouring. Knows nothing of how it came about.
#[derive(Clone, Debug)]
pub struct Chains {
    graph: Arc<Graph>,
    state: State,
}

/// What changes from play to play; every method takes the graph that it belongs to.
#[derive(Clone, Debug)]
struct State {
    colours: Vec<Colour>,
    /// The head of each stone's chain; the number of points where there is no stone.
    head: Vec<u32>,
    /// The next stone of the chain's ring.
    next: Vec<u32>,
    /// By head. The last one takes the counts that concern no chain; it is never near 0.
    chains: Vec<Chain>,
    /// By point: how many of its neighbours are stones of each player.
    beside: Vec<[u32; 2]>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    /// Pseudo-liberties.
    open: u32,
    /// Stones.
    size: u32,
}

/// What the count that concerns no chain begins with: as far from 0 as can be.
const NO_CHAIN: u32 = 1 << 31;

/// Is told what a play does, as it does it.
pub trait Observer {
    /// The chain `merged`, which had `open` pseudo-liberties, became part of `kept`.
    fn joined(&mut self, kept: Placement, merged: Placement, open: u32);
    /// A stone is taken; those of one chain come in the order of its ring, the head first.
    fn took(&mut self, stone: Placement, owner: Player);
    /// That was the last stone of the chain.
    fn took_chain(&mut self, size: u32);
}

impl Chains {
    /// The chains of a colouring. Cost: O(points + arcs + joins).
    pub fn new(graph: Arc<Graph>, colours: Vec<Colour>) -> Chains {
        let count = graph.vertex_count();
        let state = State {
            colours: vec![Colour::Empty; count],
            head: vec![count as u32; count],
            next: vec![0; count],
            chains: vec![Chain { open: NO_CHAIN, size: 0 }; count + 1],
            beside: vec![[0; 2]; count],
        };
        let mut chains = Chains { graph, state };
        chains.fill(&colours);
        chains
    }

    /// Sets another well-formed colouring. Cost: as of [`Chains::new`], without allocating.
    pub fn set(&mut self, colours: &[Colour]) {
        self.clear();
        self.fill(colours);
    }

    /// Puts stones on the empty board.
    fn fill(&mut self, colours: &[Colour]) {
        struct Nobody;
        impl Observer for Nobody {
            fn joined(&mut self, _: Placement, _: Placement, _: u32) {}
            fn took(&mut self, _: Placement, _: Player) {}
            fn took_chain(&mut self, _: u32) {}
        }
        let Chains { graph, state } = self;
        for (place, colour) in colours.iter().enumerate() {
            if let Some(player) = colour.player() {
                let at = Placement::at(place);
                state.place(graph, at, player);
                state.join(graph, at, &mut Nobody);
            }
        }
    }

    /// The colour of each point.
    #[inline]
    pub fn colours(&self) -> &[Colour] {
        &self.state.colours
    }

    /// The graph that they stand on.
    #[inline]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Plays at an empty point: colours it, takes the opponent's dead chains, then its own.
    #[inline]
    pub fn play(&mut self, at: Placement, player: Player, observer: &mut impl Observer) {
        let Chains { graph, state } = self;
        let around = state.place(graph, at, player);
        if around.friend {
            state.join(graph, at, observer);
        }
        if around.pressed {
            state.take_neighbours(graph, at, !player, observer);
        }
        let own = state.head[at.index()];
        if state.chains[own as usize].open == 0 {
            state.take(graph, own, player, observer);
        }
    }

    /// Puts a chain back that was taken, from its stones in the order they were told.
    pub(super) fn put_back(&mut self, ring: &[Placement], owner: Player) {
        self.state.put_back(&self.graph, ring, owner);
    }

    /// Undoes a join.
    pub(super) fn part(&mut self, kept: Placement, merged: Placement, open: u32) {
        self.state.part(kept, merged, open);
    }

    /// Takes a stone away that is a chain of its own.
    pub(super) fn lift(&mut self, at: Placement) {
        self.state.lift(&self.graph, at);
    }

    /// Takes all stones away.
    pub fn clear(&mut self) {
        let nobody = self.graph.vertex_count();
        self.state.colours.fill(Colour::Empty);
        self.state.head.fill(nobody as u32);
        self.state.beside.fill([0; 2]);
        self.state.chains[nobody].open = NO_CHAIN;
    }

    /// Who stands around an empty point.
    #[inline]
    pub fn company(&self, at: Placement, player: Player) -> Company {
        let beside = self.state.beside[at.index()];
        let [friends, enemies] = [beside[player as usize], beside[!player as usize]];
        match (friends, enemies) {
            _ if ((friends + enemies) as usize) < self.graph.successors(at).len() => Company::Space,
            (_, 0) => Company::Friends,
            (0, _) => Company::Enemies,
            _ => Company::Both,
        }
    }

    /// Whether a play at the point would take a chain there.
    pub fn takes(&self, at: Placement, player: Player) -> bool {
        let State { colours, head, chains, .. } = &self.state;
        let neighbours = self.graph.successors(at);
        neighbours.iter().any(|&u| {
            let name = head[u.index()];
            let beside = || neighbours.iter().filter(|w| head[w.index()] == name).count();
            colours[u.index()] == (!player).into()
                && chains[name as usize].open as usize == beside()
        })
    }

    /// Whether the stone is a chain by itself with one liberty.
    #[inline]
    pub fn is_lone_in_atari(&self, at: Placement) -> bool {
        let chain = self.state.chains[self.state.head[at.index()] as usize];
        chain.open == 1 && chain.size == 1
    }
}

/// Who stands around an empty point, as a player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// An empty neighbour, whoever else there is.
    Space,
    /// Only the player's stones, or no neighbour at all.
    Friends,
    /// Only the opponent's stones.
    Enemies,
    /// Stones of both.
    Both,
}

impl State {
    /// Puts a stone that is a chain of its own, and closes its point to the neighbours.
    #[inline]
    fn place(&mut self, graph: &Graph, at: Placement, player: Player) -> Around {
        let v = at.index();
        let neighbours = graph.successors(at);
        let [black, white] = self.beside[v];
        let mut pressed = false;
        for &u in neighbours {
            let chain = &mut self.chains[self.head[u.index()] as usize];
            chain.open = chain.open.wrapping_sub(1);
            pressed |= chain.open == 0;
            self.beside[u.index()][player as usize] += 1;
        }
        self.colours[v] = player.into();
        self.head[v] = v as u32;
        self.next[v] = v as u32;
        self.chains[v] = Chain { open: neighbours.len() as u32 - black - white, size: 1 };
        Around { friend: [black, white][player as usize] > 0, pressed }
    }

    /// Joins the stone with the chains of its colour around it.
    fn join(&mut self, graph: &Graph, at: Placement, observer: &mut impl Observer) {
        for &u in graph.successors(at) {
            let [own, other] = [self.head[at.index()], self.head[u.index()]];
            if self.colours[u.index()] != self.colours[at.index()] || own == other {
                continue;
            }
            let larger = self.chains[other as usize].size >= self.chains[own as usize].size;
            let (kept, merged) = if larger { (other, own) } else { (own, other) };
            let Chain { open, size } = self.chains[merged as usize];
            self.rename(merged, kept);
            self.next.swap(kept as usize, merged as usize);
            self.chains[kept as usize].open += open;
            self.chains[kept as usize].size += size;
            observer.joined(Placement(kept), Placement(merged), open);
        }
    }

    /// Gives every stone of the ring that `first` is on the head `head`; returns how many.
    fn rename(&mut self, first: u32, head: u32) -> u32 {
        let mut stone = first;
        let mut size = 0;
        loop {
            self.head[stone as usize] = head;
            stone = self.next[stone as usize];
            size += 1;
            if stone == first {
                return size;
            }
        }
    }

    #[cold]
    fn take_neighbours(
        &mut self,
        graph: &Graph,
        at: Placement,
        owner: Player,
        observer: &mut impl Observer,
    ) {
        for &u in graph.successors(at) {
            let head = self.head[u.index()];
            if self.colours[u.index()] == owner.into() && self.chains[head as usize].open == 0 {
                self.take(graph, head, owner, observer);
            }
        }
    }

    /// Empties a chain and opens its points to the chains around it.
    fn take(&mut self, graph: &Graph, head: u32, owner: Player, observer: &mut impl Observer) {
        let nobody = graph.vertex_count() as u32;
        let size = self.chains[head as usize].size;
        let mut stone = head;
        loop {
            let v = stone as usize;
            self.colours[v] = Colour::Empty;
            self.head[v] = nobody;
            for &u in graph.successors(Placement(stone)) {
                let chain = &mut self.chains[self.head[u.index()] as usize];
                chain.open = chain.open.wrapping_add(1);
                self.beside[u.index()][owner as usize] -= 1;
            }
            observer.took(Placement(stone), owner);
            stone = self.next[v];
            if stone == head {
                break;
            }
        }
        observer.took_chain(size);
    }

    /// Puts a chain back that `take` emptied, from its stones in the order they were told.
    fn put_back(&mut self, graph: &Graph, ring: &[Placement], owner: Player) {
        for &stone in ring {
            for &u in graph.successors(stone) {
                let chain = &mut self.chains[self.head[u.index()] as usize];
                chain.open = chain.open.wrapping_sub(1);
                self.beside[u.index()][owner as usize] += 1;
            }
        }
        let Some(&head) = ring.first() else { return };
        for (place, &stone) in ring.iter().enumerate() {
            let next = ring.get(place + 1).copied().unwrap_or(head);
            self.colours[stone.index()] = owner.into();
            self.head[stone.index()] = head.0;
            self.next[stone.index()] = next.0;
        }
        self.chains[head.index()] = Chain { open: 0, size: ring.len() as u32 };
    }

    /// Undoes a join.
    fn part(&mut self, kept: Placement, merged: Placement, open: u32) {
        self.next.swap(kept.index(), merged.index());
        let size = self.rename(merged.0, merged.0);
        self.chains[merged.index()] = Chain { open, size };
        self.chains[kept.index()].open -= open;
        self.chains[kept.index()].size -= size;
    }

    /// Undoes `place`.
    fn lift(&mut self, graph: &Graph, at: Placement) {
        let owner = self.colours[at.index()];
        self.colours[at.index()] = Colour::Empty;
        self.head[at.index()] = graph.vertex_count() as u32;
        for &u in graph.successors(at) {
            let chain = &mut self.chains[self.head[u.index()] as usize];
            chain.open = chain.open.wrapping_add(1);
            if let Some(player) = owner.player() {
                self.beside[u.index()][player as usize] -= 1;
            }
        }
    }
}

/// What a new stone finds around it.
#[derive(Clone, Copy, Default)]
struct Around {
    /// A stone of its own colour.
    friend: bool,
    /// A chain without a liberty, of either colour.
    pressed: bool,
}
