//! Codes centres on a plane: somewhere in the box around its region, or an earlier centre.

use std::collections::HashMap;

use super::coder::{Coded, Coder, bound, digits};
use super::error::LinkError;
use super::models::Tree;
use super::places::{Cell, Extent};
use crate::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use crate::geometry::Spot;
use crate::limits::MAX_TICK;

/// The ways of coding a centre.
#[derive(Clone, Copy)]
enum SpotCode {
    /// In the box in which the region's centres are.
    Inside,
    /// As an earlier stone of this line.
    Again,
    /// Anywhere.
    Anywhere,
}

const SPOT_CODES: [SpotCode; 3] = [SpotCode::Inside, SpotCode::Again, SpotCode::Anywhere];

/// The centres that a line of turns has played on a plane.
pub(super) struct Spots {
    /// The box of the stones' centres: no stone lies nearer to the region's edge.
    inside: Extent,
    how: Tree<2>,
    /// In the order of their plays, each with the place of its play before.
    played: Vec<(Spot, Option<usize>)>,
    /// The place of each one's last play.
    last: HashMap<Spot, usize>,
}

impl Spots {
    pub fn new(plane: &PlaneSetup) -> Spots {
        Spots { inside: inside(plane), how: Tree::new(), played: Vec::new(), last: HashMap::new() }
    }

    /// A centre.
    pub fn spot(&mut self, coder: &mut Coder<'_>, given: Option<Spot>) -> Coded<Spot> {
        let again = given.and_then(|at| self.last.get(&at).copied());
        let how = given.map(|at| match again {
            Some(_) => SpotCode::Again,
            None if self.inside.holds(cell(at)) => SpotCode::Inside,
            None => SpotCode::Anywhere,
        });
        let how = coder.symbol(&mut self.how, how.map(|how| how as usize))?;
        let at = match SPOT_CODES.get(how).ok_or(LinkError::Malformed)? {
            SpotCode::Inside => spot(self.inside.place(coder, given.map(cell))?)?,
            SpotCode::Again => {
                let among = bound(self.played.len())?;
                self.played[coder.below(among, again.map(|place| place as u64))? as usize].0
            }
            SpotCode::Anywhere => spot(EVERYWHERE.place(coder, given.map(cell))?)?,
        };
        charge(coder, at)?;
        Ok(at)
    }

    pub fn note(&mut self, at: Spot) {
        let before = self.last.insert(at, self.played.len());
        self.played.push((at, before));
    }

    /// Takes back the last one noted.
    pub fn forget(&mut self) {
        let Some((at, before)) = self.played.pop() else { return };
        match before {
            Some(place) => self.last.insert(at, place),
            None => self.last.remove(&at),
        };
    }
}

/// Charges the JSON bytes of a pair beyond two "0"s.
pub(super) fn charge(coder: &mut Coder<'_>, Spot { x, y }: Spot) -> Coded<()> {
    let sizes = [x, y].map(|n| digits(n.unsigned_abs().into()) + usize::from(n < 0));
    coder.charge("[,]".len() + sizes[0] + sizes[1])
}

/// All spots that can be.
const EVERYWHERE: Extent =
    Extent { least: [-(MAX_TICK as i64); 2], sides: [2 * MAX_TICK as u64 + 1; 2] };

pub(super) fn cell(at: Spot) -> Cell {
    [at.x.into(), at.y.into()]
}

/// The spot there, if it is within the limit.
pub(super) fn spot(cell: Cell) -> Coded<Spot> {
    if !EVERYWHERE.holds(cell) {
        return Err(LinkError::Malformed);
    }
    Ok(Spot::new(cell[0] as i32, cell[1] as i32))
}

/// The box around the region, less half of 2R − t on every side where nothing is glued and as much
/// is there.
fn inside(plane: &PlaneSetup) -> Extent {
    let (corners, wrap): (Vec<Cell>, Wrap) = match &plane.region {
        RegionSetup::Polygon { outer, wrap, .. } => {
            (outer.iter().map(|&corner| cell(corner)).collect(), *wrap)
        }
        RegionSetup::Circle { centre, radius } => {
            let [[x, y], r] = [cell(*centre), [i64::from(*radius); 2]];
            (vec![[x - r[0], y - r[1]], [x + r[0], y + r[1]]], Wrap::None)
        }
    };
    let Some(extent) = Extent::of(&corners) else { return EVERYWHERE };
    let clearance = 2 * i64::from(plane.radius) - i64::from(plane.tolerance);
    let margin = if wrap == Wrap::None { (clearance.max(0) as u64).div_ceil(2) } else { 0 };
    if extent.sides.iter().any(|&side| side <= 2 * margin) {
        return extent;
    }
    Extent {
        least: extent.least.map(|least| least + margin as i64),
        sides: extent.sides.map(|side| side - 2 * margin),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::families::square_plane;

    #[test]
    fn a_play_that_is_forgotten_leaves_the_one_before_it_known() {
        let [first, second] = [Spot::new(3000, 3000), Spot::new(6000, 4000)];
        let plane = square_plane(8, Wrap::None).expect("a plane");
        let known = || {
            let mut spots = Spots::new(&plane);
            [first, second].into_iter().for_each(|at| spots.note(at));
            spots
        };
        let coded = |mut spots: Spots| {
            let mut coder = Coder::writing();
            spots.spot(&mut coder, Some(first)).expect("a spot");
            coder.finish().expect("bytes")
        };
        let mut again = known();
        again.note(first);
        again.forget();
        assert_eq!(coded(again), coded(known()));
        assert!(coded(known()).len() < coded(Spots::new(&plane)).len());
    }
}
