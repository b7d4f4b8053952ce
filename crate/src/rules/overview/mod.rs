//! All chains of a board and their liberties at once, for pictures of the whole board.
//!
//! On a directed graph each stone lives alone (RULES.md 2); a chain there is a set of stones of one
//! colour that reach each other, which live and die together.

mod mutual;

use super::capture::Engine;
use super::capture::strings::{Strings, placements_of_colour};
use super::capture::tangent::Stones;
use super::liberty_arcs::{LibertyArc, beside};
use crate::boards::disks::Disks;
use crate::boards::graph::Graph;
use crate::boards::space::Space;
use crate::boards::{Board, Ground};
use crate::colour::{Colour, Player};
use crate::ids::Placement;
use crate::order;

/// The chains of a board and their liberties. On a plane placements are the centres with numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overview {
    /// By placement: the number of its chain, from 1; 0 where no stone is.
    pub chains: Vec<u32>,
    /// Stones of one chain that are next to each other.
    pub joins: Vec<[Placement; 2]>,
    /// By placement: the players of whose chains it is a liberty, 1 Black, 2 White, 3 both. All 0
    /// on a plane.
    pub beside: Vec<u8>,
    /// By chain, from the first: its number of liberties. Empty on a directed graph, where a
    /// chain's stones may reach further liberties, and on a plane.
    pub liberties: Vec<u32>,
    /// On a plane the free arcs beside every stone, with its owner.
    pub arcs: Vec<(Player, LibertyArc)>,
}

/// The chains of the current colouring. Cost: O(board), on a plane that of all liberty arcs.
pub fn overview(board: &Board, engine: &Engine) -> Overview {
    match board.ground() {
        Ground::Graph(graph) => of_graph(graph, engine.colours()),
        Ground::Disks(disks) => {
            let is_open = |at| engine.placement_colour(at) == Some(Colour::Empty);
            of_disks(disks, engine.colours(), is_open)
        }
        Ground::Space(space) => of_space(space, engine.colours()),
        Ground::Plane(_) => {
            engine.plane().map(|engine| of_plane(engine.stones())).unwrap_or_default()
        }
    }
}

fn of_graph(graph: &Graph, colours: &[Colour]) -> Overview {
    let (out, into) = (|v| graph.successors(v), |v| graph.predecessors(v));
    let chains = mutual::strong_components(colours, out, into);
    let joined = |v: Placement, u: Placement| chains[v.index()] == chains[u.index()];
    let mut joins = Vec::new();
    for v in stones(colours) {
        let next = graph.successors(v).iter().copied().filter(|&u| joined(v, u));
        joins.extend(next.filter(|&u| v < u || !graph.has_arc(u, v)).map(|u| [v, u]));
    }
    let is_open = |v: Placement| colours[v.index()] == Colour::Empty;
    let mut all = with_liberties(chains, joins, colours, is_open, into);
    if !graph.is_undirected() {
        all.liberties.clear();
    }
    all
}

fn of_disks(disks: &Disks, colours: &[Colour], is_open: impl Fn(Placement) -> bool) -> Overview {
    let touches = |v| disks.touches(v);
    let chains = mutual::strong_components(colours, touches, touches);
    let mut joins = Vec::new();
    for v in stones(colours) {
        let same = |u: &Placement| v < *u && chains[u.index()] == chains[v.index()];
        let apart = |u: &Placement| disks.conflicts(v).binary_search(u).is_err();
        joins.extend(disks.touches(v).iter().filter(|u| same(u) && apart(u)).map(|&u| [v, u]));
    }
    with_liberties(chains, joins, colours, is_open, touches)
}

/// Adds to each open placement the chains of the stones `before` it.
fn with_liberties<'a>(
    chains: Vec<u32>,
    joins: Vec<[Placement; 2]>,
    colours: &[Colour],
    is_open: impl Fn(Placement) -> bool,
    before: impl Fn(Placement) -> &'a [Placement],
) -> Overview {
    let mut beside = vec![0; colours.len()];
    let mut liberties = vec![0; count(&chains)];
    for e in (0..colours.len()).map(Placement::at).filter(|&e| is_open(e)) {
        let mut met: Vec<u32> = Vec::new();
        for &stone in before(e) {
            beside[e.index()] |= colours[stone.index()] as u8;
            met.push(chains[stone.index()]);
        }
        order::numbers(&mut met);
        met.dedup();
        met.iter()
            .filter(|&&chain| chain > 0)
            .for_each(|&chain| liberties[chain as usize - 1] += 1);
    }
    Overview { chains, joins, beside, liberties, arcs: Vec::new() }
}

fn of_space(space: &Space, colours: &[Colour]) -> Overview {
    let open = placements_of_colour(space, colours, Colour::Empty);
    let mut all = Overview {
        chains: vec![0; space.placement_count()],
        beside: vec![0; space.placement_count()],
        ..Overview::default()
    };
    for player in Player::BOTH {
        let strings = Strings::new(space, placements_of_colour(space, colours, player.into()));
        let first = all.liberties.len();
        let numbered = strings.numbered(space);
        all.liberties.resize(first + numbered.iter().map(|(_, n)| n + 1).max().unwrap_or(0), 0);
        for &(stone, number) in &numbered {
            all.chains[stone.index()] = (first + number + 1) as u32;
        }
        for &e in &open {
            for number in strings.strings_with_liberty(space, e) {
                all.beside[e.index()] |= Colour::from(player) as u8;
                all.liberties[first + number] += 1;
            }
        }
        join_in_space(space, &strings.connected, &mut all);
    }
    all
}

/// Joins consecutive stones whose closures share a point: enough to connect them all.
fn join_in_space(space: &Space, stones: &[Placement], all: &mut Overview) {
    let mut holder: Vec<Option<Placement>> = vec![None; space.point_count()];
    for &stone in stones {
        for p in space.closure_parts(stone).flatten() {
            if let Some(other) = holder[p.index()].replace(stone) {
                all.joins.push([other, stone]);
            }
        }
    }
    order::ascending(&mut all.joins);
    all.joins.dedup();
}

fn of_plane(stones: &Stones) -> Overview {
    let colours = stones.colours();
    let occupied: Vec<Placement> = self::stones(colours).collect();
    let mut touching = vec![Vec::new(); colours.len()];
    for &v in &occupied {
        let near = stones.near(stones.spots()[v.index()], stones.plane().contact());
        let others = near.iter().map(|image| image.of.as_placement()).filter(|&u| u != v);
        touching[v.index()].extend(others);
    }
    let next = |v: Placement| touching[v.index()].as_slice();
    let chains = mutual::strong_components(colours, next, next);
    let mut joins = Vec::new();
    let mut arcs = Vec::new();
    for v in occupied {
        let same = |u: &Placement| v < *u && chains[u.index()] == chains[v.index()];
        joins.extend(next(v).iter().filter(|u| same(u)).map(|&u| [v, u]));
        let player = colours[v.index()].player().unwrap_or(Player::Black);
        arcs.extend(beside(stones, v.as_point()).into_iter().map(|arc| (player, arc)));
    }
    Overview { beside: vec![0; chains.len()], chains, joins, liberties: Vec::new(), arcs }
}

fn stones(colours: &[Colour]) -> impl Iterator<Item = Placement> + '_ {
    let stones = colours.iter().enumerate().filter(|(_, colour)| **colour != Colour::Empty);
    stones.map(|(place, _)| Placement::at(place))
}

fn count(chains: &[u32]) -> usize {
    chains.iter().copied().max().unwrap_or_default() as usize
}
