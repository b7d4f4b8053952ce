//! Graphs made from others with a seed: edges removed, or made one-way.

use super::strong::{Passage, passages};
use super::union_find::UnionFind;
use gospace::boards::families::seeded::Seeded;
use gospace::boards::setup::GraphSetup;

/// The property that [`thin`] keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keep {
    /// Connected points stay connected, arcs being followed both ways.
    Connected,
    /// Nothing.
    Anything,
}

/// The directions in which [`one_way`] turns edges into arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turning {
    /// Each either way with the same chance.
    AtRandom,
    /// So that reachability is kept (Robbins 1939). Bridges stay two-way.
    KeepingWays,
}

/// Reasons why a graph cannot be changed so.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        content = "of",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum TransformError {
    /// A share that is not a number from 0 to 1.
    #[error("the share is {given}, but must be from 0 to 1")]
    Share {
        /// The requested share.
        given: f64,
    },
    /// An edge or arc whose end is not a point.
    #[error("there is no point {point}: there are {points} points")]
    NoSuchPoint {
        /// The end.
        point: u32,
        /// The number of points.
        points: usize,
    },
}

/// The graph without `share` (0 to 1) of its edges and arcs, which are drawn at random and counted
/// to the nearest whole number; fewer go where more would have to stay. The rest keeps its order.
/// Cost: O(points + edges).
pub fn thin(
    setup: &GraphSetup,
    share: f64,
    seed: u64,
    keep: Keep,
) -> Result<GraphSetup, TransformError> {
    check(setup, share)?;
    let drops = share_of(setup.edges.len() + setup.arcs.len(), share);
    Ok(thinned(setup, drops, &mut Seeded::new(seed), keep))
}

/// The graph without so many of its edges and arcs, or as many as can go. Assumes that all ends are
/// points.
pub(super) fn thinned(
    setup: &GraphSetup,
    drops: usize,
    seeded: &mut Seeded,
    keep: Keep,
) -> GraphSetup {
    let links: Vec<[u32; 2]> = setup.edges.iter().chain(&setup.arcs).copied().collect();
    let mut order: Vec<usize> = (0..links.len()).collect();
    seeded.shuffle(&mut order);
    if keep == Keep::Connected {
        let mut pieces = UnionFind::new(setup.points.len());
        order.retain(|&link| !pieces.join(links[link]));
    }
    order.truncate(drops);
    let mut stays = vec![true; links.len()];
    for link in order {
        stays[link] = false;
    }
    let left = stays.iter().enumerate().filter(|&(_, &stays)| stays).map(|(link, _)| link);
    let bends = setup.bends_of(left);
    let (edges, arcs) = stays.split_at(setup.edges.len());
    let staying = |links: &[[u32; 2]], stays: &[bool]| {
        links.iter().zip(stays).filter(|&(_, &stays)| stays).map(|(&link, _)| link).collect()
    };
    GraphSetup {
        edges: staying(&setup.edges, edges),
        arcs: staying(&setup.arcs, arcs),
        bends,
        ..setup.clone()
    }
}

/// The graph with `share` (0 to 1) of its edges turned into arcs, drawn at random and counted to the
/// nearest whole number; fewer where others have to stay two-way. The arcs come after those that
/// were there. Cost: O(points + edges).
pub fn one_way(
    setup: &GraphSetup,
    share: f64,
    seed: u64,
    turning: Turning,
) -> Result<GraphSetup, TransformError> {
    check(setup, share)?;
    let mut seeded = Seeded::new(seed);
    let mut order: Vec<usize> = (0..setup.edges.len()).collect();
    seeded.shuffle(&mut order);
    let directed: Vec<Passage> = match turning {
        Turning::AtRandom => {
            let coin = |&[a, b]: &[u32; 2]| {
                Passage::OneWay(if seeded.below(2) == 0 { [a, b] } else { [b, a] })
            };
            setup.edges.iter().map(coin).collect()
        }
        Turning::KeepingWays => passages(setup.points.len(), &setup.edges, &order),
    };
    let mut turned: Vec<(usize, [u32; 2])> = order
        .into_iter()
        .filter_map(|edge| match directed[edge] {
            Passage::OneWay(arc) => Some((edge, arc)),
            Passage::Bridge => None,
        })
        .take(share_of(setup.edges.len(), share))
        .collect();
    turned.sort_unstable();
    let mut drawn = setup.clone();
    let is_turned = |edge: &usize| turned.binary_search_by_key(edge, |(edge, _)| *edge).is_ok();
    let staying = (0..setup.edges.len()).filter(|edge| !is_turned(edge));
    let arcs = setup.edges.len()..setup.link_count();
    let links = staying.clone().chain(arcs).chain(turned.iter().map(|(edge, _)| *edge));
    drawn.bends = setup.bends_of(links);
    drawn.edges = staying.map(|edge| setup.edges[edge]).collect();
    drawn.arcs.extend(turned.iter().map(|(_, arc)| arc));
    Ok(drawn)
}

fn share_of(count: usize, share: f64) -> usize {
    (count as f64 * share).round() as usize
}

fn check(setup: &GraphSetup, share: f64) -> Result<(), TransformError> {
    if !(0.0..=1.0).contains(&share) {
        return Err(TransformError::Share { given: share });
    }
    let points = setup.points.len();
    let ends = setup.edges.iter().chain(&setup.arcs).flatten();
    match ends.copied().find(|&end| end as usize >= points) {
        Some(point) => Err(TransformError::NoSuchPoint { point, points }),
        None => Ok(()),
    }
}
