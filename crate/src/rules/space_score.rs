//! Area on go-spaces (RULES.md, D6).
//!
//! Two placements touch iff their closures meet. An open placement belongs to the player whose
//! stones alone are touched by the open placements that it reaches through touching open ones.

use super::capture::strings::placements_of_colour;
use crate::boards::space::Space;
use crate::colour::{Colour, PerPlayer, Player};
use crate::ids::{Placement, Point};
use crate::order;

/// The owner of each placement: of a stone its player, of an open placement its region's owner;
/// mixed placements have none. Cost: O(closures of the placements).
pub fn owners(space: &Space, colours: &[Colour]) -> Vec<Colour> {
    let mut owners = vec![Colour::Empty; space.placement_count()];
    let mut near = PerPlayer { black: Vec::new(), white: Vec::new() };
    for player in Player::BOTH {
        let stones = placements_of_colour(space, colours, player.into());
        near[player] = closure_of_all(space, &stones);
        for stone in stones {
            owners[stone.index()] = player.into();
        }
    }
    for region in regions(space, &placements_of_colour(space, colours, Colour::Empty)) {
        let touches = |player: Player| {
            region.iter().any(|&e| closure(space, e).any(|p| near[player][p.index()]))
        };
        let owner = match (touches(Player::Black), touches(Player::White)) {
            (true, false) => Colour::Black,
            (false, true) => Colour::White,
            _ => Colour::Empty,
        };
        for e in region {
            owners[e.index()] = owner;
        }
    }
    owners
}

/// The open placements that an open one reaches through touching open ones, and the stones that they
/// touch, both ascending; nothing where the placement is not open. Cost: as of [`owners`].
pub(super) fn region(
    space: &Space,
    colours: &[Colour],
    at: Placement,
) -> Option<(Vec<Placement>, Vec<Placement>)> {
    let open = placements_of_colour(space, colours, Colour::Empty);
    let mut region = regions(space, &open).into_iter().find(|region| region.contains(&at))?;
    let held = closure_of_all(space, &region);
    let touched = |s: &Placement| closure(space, *s).any(|p| held[p.index()]);
    let stones = Player::BOTH.map(|player| placements_of_colour(space, colours, player.into()));
    let mut stones: Vec<Placement> = stones.concat().into_iter().filter(touched).collect();
    order::ids(&mut region);
    order::ids(&mut stones);
    Some((region, stones))
}

/// The owner of each point: of a coloured one its colour, of an empty one the owner of its open
/// placement. All open placements that share a point are one region, so they have one owner.
pub fn point_owners(space: &Space, colours: &[Colour], owners: &[Colour]) -> Vec<Colour> {
    let mut points = colours.to_vec();
    for e in placements_of_colour(space, colours, Colour::Empty) {
        for p in space.points_of(e) {
            points[p.index()] = owners[e.index()];
        }
    }
    points
}

fn closure(space: &Space, s: Placement) -> impl Iterator<Item = Point> + '_ {
    space.closure_parts(s).flatten().copied()
}

/// By point: true if the closure of one of the placements holds it.
fn closure_of_all(space: &Space, placements: &[Placement]) -> Vec<bool> {
    let mut inside = vec![false; space.point_count()];
    for p in placements.iter().flat_map(|&s| closure(space, s)) {
        inside[p.index()] = true;
    }
    inside
}

/// The connected components of the open placements under touching.
fn regions(space: &Space, open: &[Placement]) -> Vec<Vec<Placement>> {
    let mut holders = vec![Vec::new(); space.point_count()];
    for &e in open {
        closure(space, e).for_each(|p| holders[p.index()].push(e));
    }
    let mut seen = vec![false; space.placement_count()];
    let mut regions = Vec::new();
    for &start in open {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        let mut region = vec![start];
        let mut next = 0;
        while let Some(&e) = region.get(next) {
            next += 1;
            for p in closure(space, e) {
                // Emptied, since all its holders are in the region now.
                for other in std::mem::take(&mut holders[p.index()]) {
                    if !std::mem::replace(&mut seen[other.index()], true) {
                        region.push(other);
                    }
                }
            }
        }
        regions.push(region);
    }
    regions
}
