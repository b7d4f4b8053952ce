//! Grounds, as the search sees them: the surroundings of a placement, eyes, and the cost of a play.

use std::sync::Arc;

use gospace::boards::Ground;
use gospace::boards::disks::Disks;
use gospace::boards::graph::Graph;
use gospace::boards::space::Space;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;

/// The greatest number of listed pairs of placements of a space: 32 MB. With more, no eyes are
/// seen.
const MOST_PAIRS: usize = 1 << 22;

/// The contacts between placements.
pub enum Surroundings {
    /// On a graph: by an arc, whichever way it leads.
    Graph(Arc<Graph>),
    /// On disks.
    Disks(Arc<Disks>),
    /// On a space: by placement, the placements that it touches, each with true if they share a
    /// point.
    Space(Vec<Vec<(Placement, bool)>>),
}

/// The approximate cost of a play, in points examined.
pub(super) fn play_cost(ground: Ground<'_>) -> usize {
    match ground {
        Ground::Graph(graph) => 20 + graph.vertex_count() / 50,
        Ground::Space(space) => 10 + 8 * (space.point_count() + space.placement_count()),
        Ground::Disks(disks) => 20 + 2 * disks.pair_counts()[1] / disks.len().max(1),
        Ground::Plane(_) => 1,
    }
}

impl Surroundings {
    /// Those of a board that lists its placements. Cost: O(touching pairs).
    pub fn new(ground: Ground<'_>) -> Surroundings {
        match ground {
            Ground::Graph(graph) => Surroundings::Graph(Arc::clone(graph)),
            Ground::Disks(disks) => Surroundings::Disks(Arc::clone(disks)),
            Ground::Space(space) => Surroundings::Space(touching(space)),
            Ground::Plane(_) => unreachable!("a plane is searched as disks"),
        }
    }

    /// The placements that touch a placement.
    pub fn around(&self, at: Placement) -> Vec<Placement> {
        match self {
            Surroundings::Graph(graph) => [graph.successors(at), graph.predecessors(at)].concat(),
            Surroundings::Disks(disks) => disks.touches(at).to_vec(),
            Surroundings::Space(pairs) => {
                pairs.get(at.index()).into_iter().flatten().map(|&(u, _)| u).collect()
            }
        }
    }

    /// Calls `look` with the placements that touch a placement, and with true for those that a stone
    /// there closes, until it returns false; false if it did.
    #[inline]
    fn all_around(&self, at: Placement, mut look: impl FnMut(Placement, bool) -> bool) -> bool {
        match self {
            Surroundings::Graph(graph) => {
                let mut around = graph.successors(at).iter().chain(graph.predecessors(at));
                around.all(|&u| look(u, false))
            }
            Surroundings::Disks(disks) => {
                let conflicts = disks.conflicts(at);
                disks.touches(at).iter().all(|&u| look(u, conflicts.binary_search(&u).is_ok()))
            }
            Surroundings::Space(pairs) => {
                let around = pairs.get(at.index()).map_or(&[][..], Vec::as_slice);
                around.iter().all(|&(u, shares)| look(u, shares))
            }
        }
    }

    /// True if the placement is the player's own eye, which random games leave alone: the player's
    /// stones touch it, none of the opponent's does, and every open placement that touches it would
    /// be closed with it.
    pub fn is_eye(
        &self,
        colour: impl Fn(Placement) -> Option<Colour>,
        at: Placement,
        player: Player,
    ) -> bool {
        let mut friend = false;
        let own = Some(player.into());
        let is_closed = self.all_around(at, |beside, closed_with| {
            let colour = colour(beside);
            friend |= colour == own;
            colour == own || colour.is_none() || colour == Some(Colour::Empty) && closed_with
        });
        friend && is_closed
    }

    /// True if a stone may have one liberty: no two open placements are beside the stone itself. Much
    /// cheaper than the liberties of its chain.
    pub fn may_be_in_atari(
        &self,
        colour: impl Fn(Placement) -> Option<Colour>,
        stone: Placement,
    ) -> bool {
        let mut open = None;
        self.all_beyond(stone, |u| colour(u) != Some(Colour::Empty) || *open.get_or_insert(u) == u)
    }

    /// True if all placements that could be liberties of a stone itself are so: on a graph they lie
    /// along its arcs.
    #[inline]
    fn all_beyond(&self, stone: Placement, mut is_so: impl FnMut(Placement) -> bool) -> bool {
        match self {
            Surroundings::Graph(graph) => graph.successors(stone).iter().all(|&u| is_so(u)),
            _ => self.all_around(stone, |u, _| is_so(u)),
        }
    }

    /// True if a play may take a stone that touches it: it closes all open placements beside the stone.
    /// Much cheaper than a play.
    pub fn may_take(
        &self,
        colour: impl Fn(Placement) -> Option<Colour>,
        at: Placement,
        player: Player,
    ) -> bool {
        let opponent = Some(Colour::from(!player));
        let is_closed = |beside: Placement| beside == at || self.overlap(at, beside);
        let is_left = |stone: Placement| {
            self.all_beyond(stone, |u| colour(u) != Some(Colour::Empty) || is_closed(u))
        };
        !self.all_around(at, |u, _| colour(u) != opponent || !is_left(u))
    }

    /// True if only one of two placements can hold a stone.
    fn overlap(&self, at: Placement, other: Placement) -> bool {
        match self {
            Surroundings::Graph(_) => false,
            Surroundings::Disks(disks) => disks.conflicts(at).binary_search(&other).is_ok(),
            Surroundings::Space(pairs) => {
                let around = pairs.get(at.index()).map_or(&[][..], Vec::as_slice);
                let place = around.binary_search_by_key(&other, |&(u, _)| u);
                place.is_ok_and(|place| around[place].1)
            }
        }
    }
}

/// The placements whose closures meet, or nothing where they are too many to list.
fn touching(space: &Space) -> Vec<Vec<(Placement, bool)>> {
    let pairs: usize = space.points().map(|p| space.touching(p).len().pow(2)).sum();
    if pairs > MOST_PAIRS {
        return Vec::new();
    }
    let beside = |s: Placement| {
        let all = space.closure_parts(s).flatten().flat_map(|&p| space.touching(p));
        let mut all: Vec<Placement> = all.copied().filter(|&other| other != s).collect();
        all.sort_unstable();
        all.dedup();
        let shares = |u: Placement| {
            space.points_of(s).iter().any(|p| space.points_of(u).binary_search(p).is_ok())
        };
        all.into_iter().map(|u| (u, shares(u))).collect()
    };
    space.placements().map(beside).collect()
}
