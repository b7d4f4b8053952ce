//! Chains of undirected graphs, with pseudo-liberties, updated by every play.
//!
//! A chain is a ring of stones with one of them, its head, as its name. Its *pseudo-liberties* are
//! the pairs (stone, empty neighbour); it is dead when there is none left. A play costs the arcs
//! around its point, the stones of the smaller chains that it joins, and the arcs around the stones
//! that it takes.

use std::sync::Arc;

use crate::boards::graph::Graph;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

/// The chains of a colouring. Knows nothing of earlier colourings.
#[derive(Clone, Debug)]
pub struct Chains {
    graph: Arc<Graph>,
    /// The greatest number of neighbours of a point.
    most_degree: u32,
    state: State,
}

/// The mutable part; every method takes the graph that it belongs to.
#[derive(Clone, Debug)]
struct State {
    colours: Vec<Colour>,
    /// By point.
    places: Vec<Place>,
    /// By head. The last entry absorbs the counts of points without a stone; it is never near 0.
    chains: Vec<Chain>,
}

/// The data of a point, side by side: a play reads all of it around the point.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The head of the stone's chain; the number of points where there is no stone.
    head: u32,
    /// The next stone of the chain's ring.
    next: u32,
    /// By player, the number of neighbours that are not that player's stones. A playout asks most
    /// often if this is 0, and need not know the degree for it.
    not_own: [u32; 2],
}

#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    open: PseudoLiberties,
    /// Stones.
    size: u32,
}

/// The pairs (stone, empty neighbour) of a chain.
#[derive(Clone, Copy, Debug, Default)]
pub struct PseudoLiberties {
    count: u32,
    /// The sum of the empty neighbours' numbers, modulo 2³²: a chain with one liberty has `count`
    /// times its number.
    sum: u32,
}

impl PseudoLiberties {
    #[inline]
    fn add(&mut self, PseudoLiberties { count, sum }: PseudoLiberties) {
        self.count = self.count.wrapping_add(count);
        self.sum = self.sum.wrapping_add(sum);
    }

    #[inline]
    fn remove(&mut self, PseudoLiberties { count, sum }: PseudoLiberties) {
        self.count = self.count.wrapping_sub(count);
        self.sum = self.sum.wrapping_sub(sum);
    }
}

/// The initial count of the entry that belongs to no chain: as far from 0 as possible.
const NO_CHAIN: u32 = 1 << 31;

/// A receiver of the events of a play, in order.
pub trait Observer {
    /// The chain `merged`, which had the pseudo-liberties `open`, was joined to `kept`.
    fn joined(&mut self, kept: Placement, merged: Placement, open: PseudoLiberties);
    /// A stone was taken; those of one chain come in the order of its ring, the head first.
    fn took(&mut self, stone: Placement, owner: Player);
    /// The last stone of a chain was taken.
    fn took_chain(&mut self, size: u32);
}

/// Receives the events of a play and keeps none.
pub struct Unobserved;

impl Observer for Unobserved {
    fn joined(&mut self, _: Placement, _: Placement, _: PseudoLiberties) {}
    fn took(&mut self, _: Placement, _: Player) {}
    fn took_chain(&mut self, _: u32) {}
}

impl Chains {
    /// The chains of a colouring. Cost: O(points + arcs + joins).
    pub fn new(graph: Arc<Graph>, colours: Vec<Colour>) -> Chains {
        let count = graph.vertex_count();
        let mut chains = vec![Chain::default(); count + 1];
        chains[count].open.count = NO_CHAIN;
        let state =
            State { colours: vec![Colour::Empty; count], places: vacant(&graph).collect(), chains };
        let most_degree = graph.degrees().max().unwrap_or(0);
        let mut chains = Chains { graph, most_degree, state };
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
        let Chains { graph, state, .. } = self;
        for (place, colour) in colours.iter().enumerate() {
            if let Some(player) = colour.player() {
                let at = Placement::at(place);
                state.place(graph, at, player);
                state.join(graph, at, &mut Unobserved);
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
        let Chains { graph, state, .. } = self;
        let around = state.place(graph, at, player);
        if around.own {
            state.join(graph, at, observer);
        }
        if around.dead_chain {
            state.take_neighbours(graph, at, !player, observer);
        }
        let own = state.places[at.index()].head;
        if state.chains[own as usize].open.count == 0 {
            state.take(graph, own, player, observer);
        }
    }

    /// Puts a taken chain back, its stones in the order in which they were taken.
    pub(super) fn put_back(&mut self, ring: &[Placement], owner: Player) {
        self.state.put_back(&self.graph, ring, owner);
    }

    /// Undoes a join.
    pub(super) fn split(&mut self, kept: Placement, merged: Placement, open: PseudoLiberties) {
        self.state.split(kept, merged, open);
    }

    /// Takes a stone away that is a chain of its own.
    pub(super) fn unplace(&mut self, at: Placement) {
        self.state.unplace(&self.graph, at);
    }

    /// Takes all stones away.
    pub fn clear(&mut self) {
        let no_chain = self.graph.vertex_count();
        self.state.colours.fill(Colour::Empty);
        for (place, vacant) in self.state.places.iter_mut().zip(vacant(&self.graph)) {
            *place = vacant;
        }
        self.state.chains[no_chain].open.count = NO_CHAIN;
    }

    /// The colours around an empty point, as a player sees them.
    #[inline]
    pub fn neighbours(&self, at: Placement, player: Player) -> Neighbours {
        let not_own = self.state.places[at.index()].not_own;
        match [not_own[player as usize], not_own[!player as usize]] {
            [0, _] => Neighbours::Own,
            [_, 0] => Neighbours::Opponent,
            _ => Neighbours::Mixed,
        }
    }

    /// True if a play at the point would take a chain.
    #[inline(never)]
    pub fn would_capture(&self, at: Placement, player: Player) -> bool {
        let State { colours, places, chains } = &self.state;
        let neighbours = self.graph.successors(at);
        neighbours.iter().any(|&u| {
            let name = places[u.index()].head;
            let open = chains[name as usize].open.count as usize;
            let beside = || neighbours.iter().filter(|w| places[w.index()].head == name).count();
            colours[u.index()] == (!player).into() && open <= neighbours.len() && open == beside()
        })
    }

    /// The liberty of a stone's chain, if it has one alone. Cost: O(degree of the liberty).
    #[inline]
    pub fn sole_liberty(&self, stone: Placement) -> Option<Placement> {
        let head = self.state.places[stone.index()].head;
        let PseudoLiberties { count, sum } = self.state.chains[head as usize].open;
        if count == 0 || count > self.most_degree || sum % count != 0 {
            return None;
        }
        let at = sum / count;
        if self.state.colours.get(at as usize) != Some(&Colour::Empty) {
            return None;
        }
        let around = self.graph.successors(Placement(at)).iter();
        let arcs = around.filter(|u| self.state.places[u.index()].head == head).count();
        (arcs == count as usize).then_some(Placement(at))
    }

    /// The head of a stone's chain; the same for all points without a stone.
    #[inline]
    pub fn head(&self, at: Placement) -> u32 {
        self.state.places[at.index()].head
    }

    /// The number of stones in a stone's chain.
    #[inline]
    pub fn size(&self, stone: Placement) -> u32 {
        self.state.chains[self.head(stone) as usize].size
    }

    /// The stones of a stone's chain, itself first.
    #[inline]
    pub fn ring(&self, stone: Placement) -> impl Iterator<Item = Placement> {
        let next = |at: &Placement| Some(Placement(self.state.places[at.index()].next));
        let after = std::iter::successors(next(&stone), next);
        std::iter::once(stone).chain(after.take_while(move |&at| at != stone))
    }

    /// Becomes equal to other chains of the same graph, without allocating.
    pub fn copy(&mut self, other: &Chains) {
        let State { colours, places, chains } = &other.state;
        self.state.colours.copy_from_slice(colours);
        self.state.places.copy_from_slice(places);
        self.state.chains.copy_from_slice(chains);
    }

    /// True if the stone is a chain by itself with one liberty.
    #[inline]
    pub fn is_lone_in_atari(&self, at: Placement) -> bool {
        let chain = self.state.chains[self.state.places[at.index()].head as usize];
        chain.open.count == 1 && chain.size == 1
    }
}

/// The points of the empty board.
fn vacant(graph: &Graph) -> impl Iterator<Item = Place> {
    let no_chain = graph.vertex_count() as u32;
    graph.degrees().map(move |degree| Place { head: no_chain, next: 0, not_own: [degree; 2] })
}

/// The colours around an empty point, as a player sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// Only the player's stones, or no neighbour at all.
    Own,
    /// Only the opponent's stones.
    Opponent,
    /// An empty neighbour, or stones of both.
    Mixed,
}

impl State {
    /// Puts a stone that is a chain of its own, and closes its point to the neighbours.
    #[inline(always)]
    fn place(&mut self, graph: &Graph, at: Placement, player: Player) -> Around {
        let v = at.index();
        let dead_chain = self.close(graph, at, player);
        let degree = graph.degree(at);
        let place = &mut self.places[v];
        (place.head, place.next) = (v as u32, v as u32);
        let [black, white] = place.not_own;
        self.colours[v] = player.into();
        let count = black + white - degree;
        let open = PseudoLiberties { count, sum: self.open_sum(graph, at, count) };
        self.chains[v] = Chain { open, size: 1 };
        Around { own: [black, white][player as usize] < degree, dead_chain }
    }

    /// The sum of the numbers of the `count` empty neighbours of a point.
    #[inline]
    fn open_sum(&self, graph: &Graph, at: Placement, count: u32) -> u32 {
        let is_empty = |u: &&Placement| self.colours[u.index()] == Colour::Empty;
        let open = graph.successors(at).iter().filter(is_empty).take(count as usize);
        open.fold(0, |sum, u| sum.wrapping_add(u.0))
    }

    /// Joins the stone with the chains of its colour around it.
    fn join(&mut self, graph: &Graph, at: Placement, observer: &mut impl Observer) {
        let colour = self.colours[at.index()];
        let mut own = at.0;
        for &u in graph.successors(at) {
            if self.colours[u.index()] != colour {
                continue;
            }
            let other = self.places[u.index()].head;
            if other == own {
                continue;
            }
            let larger = self.chains[other as usize].size >= self.chains[own as usize].size;
            let (kept, merged) = if larger { (other, own) } else { (own, other) };
            let Chain { open, size } = self.chains[merged as usize];
            self.relabel(merged, kept);
            self.splice(kept, merged);
            self.chains[kept as usize].open.add(open);
            self.chains[kept as usize].size += size;
            observer.joined(Placement(kept), Placement(merged), open);
            own = kept;
        }
    }

    /// Gives every stone of the ring that `first` is on the head `head`; returns how many.
    fn relabel(&mut self, first: u32, head: u32) -> u32 {
        let mut stone = first;
        let mut size = 0;
        loop {
            let place = &mut self.places[stone as usize];
            place.head = head;
            stone = place.next;
            size += 1;
            if stone == first {
                return size;
            }
        }
    }

    /// Makes one ring of two, or two of one.
    fn splice(&mut self, a: u32, b: u32) {
        let [after_a, after_b] = [a, b].map(|stone| self.places[stone as usize].next);
        self.places[a as usize].next = after_b;
        self.places[b as usize].next = after_a;
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
            let head = self.places[u.index()].head;
            if self.colours[u.index()] == owner.into() && self.chains[head as usize].open.count == 0
            {
                self.take(graph, head, owner, observer);
            }
        }
    }

    /// Empties a chain and opens its points to the chains around it.
    fn take(&mut self, graph: &Graph, head: u32, owner: Player, observer: &mut impl Observer) {
        let no_chain = graph.vertex_count() as u32;
        let size = self.chains[head as usize].size;
        let mut stone = head;
        loop {
            let v = stone as usize;
            self.colours[v] = Colour::Empty;
            self.places[v].head = no_chain;
            self.open(graph, Placement(stone), owner);
            observer.took(Placement(stone), owner);
            stone = self.places[v].next;
            if stone == head {
                break;
            }
        }
        observer.took_chain(size);
    }

    /// Marks a point that was its owner's as empty, for its neighbours.
    #[inline]
    fn open(&mut self, graph: &Graph, at: Placement, owner: Player) {
        for &u in graph.successors(at) {
            let place = &mut self.places[u.index()];
            place.not_own[owner as usize] += 1;
            let chain = &mut self.chains[place.head as usize];
            chain.open.add(PseudoLiberties { count: 1, sum: at.0 });
        }
    }

    /// Marks a point that becomes its owner's as filled, for its neighbours; true if a chain has no
    /// pseudo-liberty then.
    #[inline(always)]
    fn close(&mut self, graph: &Graph, at: Placement, owner: Player) -> bool {
        let mut close = |u: Placement| {
            let place = &mut self.places[u.index()];
            place.not_own[owner as usize] -= 1;
            let chain = &mut self.chains[place.head as usize];
            chain.open.remove(PseudoLiberties { count: 1, sum: at.0 });
            chain.open.count == 0
        };
        match *graph.successors(at) {
            // Unrolled, since points of four neighbours are the most frequent by far.
            [a, b, c, d] => [close(a), close(b), close(c), close(d)].contains(&true),
            ref row => row.iter().fold(false, |dead_chain, &u| close(u) | dead_chain),
        }
    }

    /// Puts back a chain emptied by `take`, its stones in the order in which they were taken.
    fn put_back(&mut self, graph: &Graph, ring: &[Placement], owner: Player) {
        for &stone in ring {
            self.close(graph, stone, owner);
        }
        let Some(&head) = ring.first() else { return };
        for (place, &stone) in ring.iter().enumerate() {
            let next = ring.get(place + 1).copied().unwrap_or(head);
            self.colours[stone.index()] = owner.into();
            let place = &mut self.places[stone.index()];
            (place.head, place.next) = (head.0, next.0);
        }
        self.chains[head.index()] =
            Chain { open: PseudoLiberties::default(), size: ring.len() as u32 };
    }

    /// Undoes a join.
    fn split(&mut self, kept: Placement, merged: Placement, open: PseudoLiberties) {
        self.splice(kept.0, merged.0);
        let size = self.relabel(merged.0, merged.0);
        self.chains[merged.index()] = Chain { open, size };
        self.chains[kept.index()].open.remove(open);
        self.chains[kept.index()].size -= size;
    }

    /// Undoes `place`.
    fn unplace(&mut self, graph: &Graph, at: Placement) {
        let owner = self.colours[at.index()].player();
        self.colours[at.index()] = Colour::Empty;
        self.places[at.index()].head = graph.vertex_count() as u32;
        if let Some(owner) = owner {
            self.open(graph, at, owner);
        }
    }
}

/// The surroundings of a new stone.
#[derive(Clone, Copy, Default)]
struct Around {
    /// A stone of its own colour.
    own: bool,
    /// A chain without a liberty, of either colour.
    dead_chain: bool,
}
