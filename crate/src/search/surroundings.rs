//! The surroundings of a placement, on every kind of board, and eyes.

use std::sync::Arc;

use crate::boards::Ground;
use crate::boards::disks::Disks;
use crate::boards::graph::Graph;
use crate::boards::space::Space;
use crate::colour::{Colour, Player};
use crate::ids::Placement;

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

    /// True if the placement is the player's own eye, which random games leave alone: the player's
    /// stones touch it, none of the opponent's does, and every open placement that touches it would
    /// be closed with it.
    pub fn is_eye(
        &self,
        colour: impl Fn(Placement) -> Option<Colour>,
        at: Placement,
        player: Player,
    ) -> bool {
        let (mut friend, mut other) = (false, false);
        let own = Some(player.into());
        let mut look = |beside: Placement, closed_with: bool| {
            let colour = colour(beside);
            friend |= colour == own;
            let is_closed = colour.is_none() || colour == Some(Colour::Empty) && closed_with;
            other |= colour != own && !is_closed;
        };
        match self {
            Surroundings::Graph(graph) => {
                let around = graph.successors(at).iter().chain(graph.predecessors(at));
                around.for_each(|&u| look(u, false));
            }
            Surroundings::Disks(disks) => {
                let conflicts = disks.conflicts(at);
                for &u in disks.touches(at) {
                    look(u, conflicts.binary_search(&u).is_ok());
                }
            }
            Surroundings::Space(pairs) => {
                let around = pairs.get(at.index()).map_or(&[][..], Vec::as_slice);
                around.iter().for_each(|&(u, shares)| look(u, shares));
            }
        }
        friend && !other
    }
}

/// The placements whose closures meet, or nothing where they are too many to list.
fn touching(space: &Space) -> Vec<Vec<(Placement, bool)>> {
    let mut holders = vec![Vec::new(); space.point_count()];
    for s in space.placements() {
        for &p in space.closure_parts(s).flatten() {
            holders[p.index()].push(s);
        }
    }
    let pairs: usize = holders.iter().map(|held| held.len() * held.len()).sum();
    if pairs > MOST_PAIRS {
        return Vec::new();
    }
    let beside = |s: Placement| {
        let all = space.closure_parts(s).flatten().flat_map(|p| &holders[p.index()]);
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
