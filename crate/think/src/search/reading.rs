//! Liberties counted as far as they matter, and ladders read to their end, on undirected graphs.

use gospace::colour::{Colour, Player};
use gospace::ids::Placement;
use gospace::rules::capture::chains::{Chains, Unobserved};

/// The turns of the attacker tried in one reading.
const TRIES: u32 = 40;
/// The stones that fill an eye space of six points, all but one; more points are always two eyes.
const MOST_NAKADE: u32 = 5;
/// Boards with more points are not read: a try copies the board.
const MOST_POINTS: usize = 1_500;

/// At most `N` distinct placements.
#[derive(Clone, Copy)]
pub struct Few<const N: usize> {
    list: [Placement; N],
    count: usize,
}

impl<const N: usize> Few<N> {
    pub(super) fn new() -> Few<N> {
        Few { list: [Placement(0); N], count: 0 }
    }

    /// Adds a placement unless it is there; true when the list is full.
    #[inline]
    pub(super) fn add(&mut self, at: Placement) -> bool {
        if self.count < N && !self.as_slice().contains(&at) {
            self.list[self.count] = at;
            self.count += 1;
        }
        self.count == N
    }

    /// The placements.
    #[inline]
    pub fn as_slice(&self) -> &[Placement] {
        &self.list[..self.count]
    }
}

/// The liberties of a stone's chain, `N` of them where it has more.
pub fn liberties<const N: usize>(chains: &Chains, stone: Placement) -> Few<N> {
    let mut found = Few::new();
    add_liberties(chains, stone, None, &mut found);
    found
}

/// Adds the liberties of a stone's chain except one; true when the list is full.
fn add_liberties<const N: usize>(
    chains: &Chains,
    stone: Placement,
    except: Option<Placement>,
    found: &mut Few<N>,
) -> bool {
    let colours = chains.colours();
    chains.ring(stone).any(|stone| {
        chains
            .graph()
            .successors(stone)
            .iter()
            .any(|&u| colours[u.index()] == Colour::Empty && Some(u) != except && found.add(u))
    })
}

/// The number of liberties of the player's chain after a play at an empty point, `N` where it has
/// more. Of a chain that is taken the stones beside the point count.
pub fn liberties_after<const N: usize>(chains: &Chains, at: Placement, player: Player) -> usize {
    let mut found = Few::<N>::new();
    let colours = chains.colours();
    let around = chains.graph().successors(at);
    if around.iter().any(|&u| colours[u.index()] == Colour::Empty && found.add(u)) {
        return N;
    }
    for &u in around {
        let Some(owner) = colours[u.index()].player() else { continue };
        let is_full = if owner == player {
            add_liberties(chains, u, Some(at), &mut found)
        } else {
            chains.sole_liberty(u) == Some(at) && found.add(u)
        };
        if is_full {
            return N;
        }
    }
    found.count
}

/// True if a play that leaves its own chain in atari fills the eye space of a chain, so that this has
/// one liberty left (nakade): few stones, around which only that chain stands.
pub fn is_nakade(chains: &Chains, at: Placement, player: Player) -> bool {
    let colours = chains.colours();
    let around = || chains.graph().successors(at).iter().copied();
    let own = around().filter(|u| colours[u.index()] == player.into());
    if own.clone().map(|u| chains.size(u)).sum::<u32>() >= MOST_NAKADE {
        return false;
    }
    let beside = own.flat_map(|u| chains.ring(u));
    let beside = beside.flat_map(|u| chains.graph().successors(u).iter().copied());
    let mut others = around().chain(beside).filter(|u| colours[u.index()] == (!player).into());
    let Some(stone) = others.next() else { return false };
    let left = liberties::<3>(chains, stone);
    others.all(|u| chains.head(u) == chains.head(stone))
        && left.as_slice().len() == 2
        && left.as_slice().contains(&at)
}

/// The liberties of the opponent's chains in atari beside a stone's chain.
pub fn attackers_in_atari(chains: &Chains, stone: Placement, mut found: impl FnMut(Placement)) {
    let colours = chains.colours();
    let own = colours[stone.index()];
    for stone in chains.ring(stone) {
        for &u in chains.graph().successors(stone) {
            let colour = colours[u.index()];
            if colour != own && colour != Colour::Empty {
                chains.sole_liberty(u).into_iter().for_each(&mut found);
            }
        }
    }
}

/// Reads ladders on one graph: the attacker leaves the chain one liberty with every turn.
#[derive(Default)]
pub struct Reader {
    /// A copy of the board for each turn of the attacker.
    boards: Vec<Chains>,
    left: u32,
}

impl Reader {
    /// True if a player's chain in atari lives on by a play at its liberty `at`.
    pub fn can_run(
        &mut self,
        chains: &Chains,
        player: Player,
        stone: Placement,
        at: Placement,
    ) -> bool {
        match liberties_after::<3>(chains, at, player) {
            0 | 1 => false,
            2 => !self.is_lost(chains, stone),
            _ => true,
        }
    }

    /// True if a chain in atari is taken although its player is to move. On large boards none is.
    pub fn is_lost(&mut self, chains: &Chains, stone: Placement) -> bool {
        if chains.colours().len() > MOST_POINTS {
            return false;
        }
        self.left = TRIES;
        self.copy(0, chains);
        self.runs_into_capture(0, stone)
    }

    /// The turn that takes a chain of two liberties in a ladder, if its opponent is to move.
    pub fn ladder(&mut self, chains: &Chains, stone: Placement) -> Option<Placement> {
        if chains.colours().len() > MOST_POINTS {
            return None;
        }
        self.left = TRIES;
        self.copy(0, chains);
        self.attack(0, stone)
    }

    fn copy(&mut self, depth: usize, chains: &Chains) {
        match self.boards.get_mut(depth) {
            Some(board) => board.copy(chains),
            None => self.boards.push(chains.clone()),
        }
    }

    /// The turn that takes the chain, its opponent to move.
    fn attack(&mut self, depth: usize, stone: Placement) -> Option<Placement> {
        let board = &self.boards[depth];
        let found = liberties::<3>(board, stone);
        if let [at] = found.as_slice() {
            return Some(*at);
        }
        let &[a, b] = found.as_slice() else { return None };
        let attacker = !board.colours()[stone.index()].player()?;
        [a, b].into_iter().find(|&at| {
            if self.left == 0 || liberties_after::<1>(&self.boards[depth], at, attacker) == 0 {
                return false;
            }
            self.left -= 1;
            let (before, after) = self.boards.split_at_mut(depth + 1);
            match after.first_mut() {
                Some(board) => board.copy(&before[depth]),
                None => self.boards.push(self.boards[depth].clone()),
            }
            self.boards[depth + 1].play(at, attacker, &mut Unobserved);
            self.runs_into_capture(depth + 1, stone)
        })
    }

    /// True if the chain in atari is taken, its player to move.
    fn runs_into_capture(&mut self, depth: usize, stone: Placement) -> bool {
        let board = &mut self.boards[depth];
        let mut counters = false;
        attackers_in_atari(board, stone, |_| counters = true);
        let (Some(at), Some(player)) =
            (board.sole_liberty(stone), board.colours()[stone.index()].player())
        else {
            return false;
        };
        if counters {
            return false;
        }
        match liberties_after::<3>(board, at, player) {
            0 | 1 => true,
            2 => {
                board.play(at, player, &mut Unobserved);
                self.attack(depth, stone).is_some()
            }
            _ => false,
        }
    }
}
