//! Sites, on boards that number their placements and on planes.

use super::coder::{Coded, Coder, bound, digits};
use super::fresh::Fresh;
use super::spots::Spots;
use crate::boards::kinds::PLANES;
use crate::boards::setup::{BoardSetup, SetupRef};
use crate::geometry::Spot;
use crate::ids::Placement;
use crate::site::Site;

/// The sites that a line of turns has played, on any board.
pub(super) enum Sites {
    /// A number of placements.
    Placements(usize, Fresh),
    /// Centres on a plane.
    Spots(Spots),
}

impl Sites {
    pub fn new(board: &BoardSetup) -> Sites {
        let setup = SetupRef::from(board);
        if let Some(plane) = setup.downcast() {
            return Sites::Spots(Spots::new(plane));
        }
        let count = setup.placement_count().unwrap_or(0);
        Sites::Placements(count, Fresh::new(count))
    }

    /// A site where a stone is played.
    pub fn play(&mut self, coder: &mut Coder<'_>, given: Option<Site>) -> Coded<Site> {
        match self {
            Sites::Placements(_, fresh) => {
                let at = fresh.play(coder, given.map(placement))?;
                coder.charge(digits(at.0.into()))?;
                Ok(at.into())
            }
            Sites::Spots(spots) => {
                PLANES.present(spots).spot(coder, given.map(spot)).map(Site::from)
            }
        }
    }

    /// Any site.
    pub fn any(&mut self, coder: &mut Coder<'_>, given: Option<Site>) -> Coded<Site> {
        match self {
            Sites::Placements(count, _) => {
                let given = given.map(|site| placement(site).0.into());
                let at = coder.below(bound(*count)?, given)?;
                coder.charge(digits(at))?;
                Ok(Placement(at as u32).into())
            }
            Sites::Spots(spots) => {
                PLANES.present(spots).spot(coder, given.map(spot)).map(Site::from)
            }
        }
    }

    /// Notes a play; true if it has to be taken back with its turn.
    pub fn note(&mut self, site: Site) -> bool {
        match (self, site) {
            (Sites::Placements(_, fresh), Site::Placement(at)) => fresh.note(at),
            (Sites::Spots(spots), Site::Spot(at)) => {
                PLANES.present(spots).note(at);
                true
            }
            _ => false,
        }
    }

    /// Takes back the last play that has to be.
    pub fn forget(&mut self) {
        match self {
            Sites::Placements(_, fresh) => fresh.forget(),
            Sites::Spots(spots) => PLANES.present(spots).forget(),
        }
    }

    /// The limit on lists of sites.
    pub fn most(&self) -> Option<usize> {
        match self {
            Sites::Placements(count, _) => Some(*count),
            Sites::Spots(_) => None,
        }
    }
}

/// A document's sites are all of its board's kind.
fn placement(site: Site) -> Placement {
    let Site::Placement(at) = site else { unreachable!("a plane has no placements") };
    at
}

fn spot(site: Site) -> Spot {
    let Site::Spot(at) = site else { unreachable!("placements are no spots") };
    at
}
