//! Checks of the lists of a description, before any topology.

use super::error::{ListedSet, SpaceError};
use crate::boards::rows::Rows;
use crate::boards::setup::SpaceSetup;
use crate::ids::{Placement, Point};
use crate::limits::{MAX_PLACEMENTS, MAX_SPACE_LISTED, MAX_SPACE_POINTS};
use crate::order;

/// An error if something is past a limit that can be counted at once.
pub(super) fn counts(setup: &SpaceSetup) -> Result<(), SpaceError> {
    let [points, placements] = [setup.points.len(), setup.placements.len()];
    if points > MAX_SPACE_POINTS {
        return Err(SpaceError::TooManyPoints { count: points });
    }
    if placements > MAX_PLACEMENTS {
        return Err(SpaceError::TooManyPlacements { count: placements });
    }
    let sets = setup.open.iter().chain(&setup.placements);
    let count = sets.map(Vec::len).sum::<usize>() + setup.open.len();
    if count > MAX_SPACE_LISTED {
        return Err(SpaceError::TooMuchListed { count });
    }
    Ok(())
}

/// The sets of a list, each ascending. An error if one names a point out of range or twice.
pub(super) fn sets(
    points: usize,
    listed: &[Vec<u32>],
    name: impl Fn(usize) -> ListedSet,
) -> Result<Rows<Point>, SpaceError> {
    let mut last_set = vec![usize::MAX; points];
    let mut rows = Rows::new();
    let mut sorted = Vec::new();
    for (i, numbers) in listed.iter().enumerate() {
        for (index, &number) in numbers.iter().enumerate() {
            let set = name(i);
            let Some(last) = last_set.get_mut(number as usize) else {
                return Err(SpaceError::PointOutOfRange { set, index, point: number });
            };
            if std::mem::replace(last, i) == i {
                return Err(SpaceError::PointTwice { set, index, point: Point(number) });
            }
        }
        sorted.clear();
        sorted.extend(numbers.iter().copied().map(Point));
        order::ids(&mut sorted);
        rows.push(sorted.iter().copied());
    }
    rows.shrink_to_fit();
    Ok(rows)
}

/// An error if a placement is empty or two are equal. Cost: O(n log n) comparisons of rows.
pub(super) fn distinct(placements: &Rows<Point>) -> Result<(), SpaceError> {
    if let Some(empty) = placements.iter().position(<[Point]>::is_empty) {
        return Err(SpaceError::EmptyPlacement { placement: Placement::at(empty) });
    }
    let mut order: Vec<_> = (0..placements.len()).collect();
    order::by_key(&mut order, |&i| (placements.row(i), i));
    let pairs = order.iter().zip(order.iter().skip(1));
    let equal = pairs.filter(|(a, b)| placements.row(**a) == placements.row(**b));
    match equal.min_by_key(|(_, second)| **second) {
        None => Ok(()),
        Some((&first, &second)) => {
            let [first, second] = [first, second].map(Placement::at);
            Err(SpaceError::EqualPlacements { first, second })
        }
    }
}
