//! Edges and arcs of a drawn graph, in their order: where each begins, by where the one before did,
//! and which of the points near it it leads to.

use super::coder::{Coded, Coder, digits};
use super::error::LinkError;
use super::models::{Bit, Number, Tree};
use super::near::Near;

/// Edges or arcs: true for `Both` if the reverse link is the same link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// An edge.
    Both,
    /// An arc.
    One,
}

/// The beginning of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begin {
    /// The beginning of the link before.
    Same,
    /// One point on.
    Next,
    /// The end of the link before.
    End,
    /// More than one point on.
    On,
    /// Anywhere.
    Any,
}

const BEGINS: [Begin; 5] = [Begin::Same, Begin::Next, Begin::End, Begin::On, Begin::Any];

/// The links that are read, and what is learnt from them.
struct Links<'a> {
    near: Near<'a>,
    points: u32,
    /// True if every link leads to a point with a higher number.
    upward: bool,
    sense: Sense,
    last: [u32; 2],
    /// By the kind of beginning of the link before.
    begin: [Tree<3>; BEGINS.len()],
    begun: usize,
    on: Number,
    is_near: Bit,
    rank: Tree<5>,
    /// For each point seen, the points near it that it is not linked with yet.
    left: Vec<Option<Vec<u32>>>,
}

/// The links between points; at most `most` of them.
pub(super) fn links(
    coder: &mut Coder<'_>,
    points: &[[f64; 2]],
    sense: Sense,
    most: usize,
    given: Option<&[[u32; 2]]>,
) -> Coded<Vec<[u32; 2]>> {
    const LEAST: usize = "[0,0],".len();
    let count = given.map(<[_]>::len);
    let count = coder.count(&mut Number::new(), count, most, LEAST)?;
    if count == 0 {
        return Ok(Vec::new());
    }
    if points.is_empty() {
        return Err(LinkError::Malformed);
    }
    let upward = given.map(|links| links.iter().all(|[from, to]| from < to));
    let upward = coder.bit(&mut Bit::even(), upward)?;
    let mut links = Links::new(points, sense, upward);
    coder.list(count, given, |coder, link| links.next(coder, link.copied()))
}

impl<'a> Links<'a> {
    fn new(points: &'a [[f64; 2]], sense: Sense, upward: bool) -> Links<'a> {
        Links {
            near: Near::new(points),
            points: points.len() as u32,
            upward,
            sense,
            last: [0; 2],
            begin: [(); BEGINS.len()].map(|()| Tree::new()),
            begun: 0,
            on: Number::new(),
            is_near: Bit::even(),
            rank: Tree::new(),
            left: vec![None; points.len()],
        }
    }

    fn next(&mut self, coder: &mut Coder<'_>, given: Option<[u32; 2]>) -> Coded<[u32; 2]> {
        let from = self.from(coder, given.map(|link| link[0]))?;
        let to = self.to(coder, from, given.map(|link| link[1]))?;
        self.last = [from, to];
        coder.charge(digits(from.into()) + digits(to.into()) - 2)?;
        Ok([from, to])
    }

    fn from(&mut self, coder: &mut Coder<'_>, given: Option<u32>) -> Coded<u32> {
        let [begun, ended] = self.last;
        let begin = given.map(|from| match from {
            _ if from == begun => Begin::Same,
            _ if from == begun + 1 => Begin::Next,
            _ if from == ended => Begin::End,
            _ if from > begun && self.begun != Begin::Any as usize => Begin::On,
            _ => Begin::Any,
        });
        let model = &mut self.begin[self.begun];
        let begin = coder.symbol(model, begin.map(|begin| begin as usize))?;
        self.begun = begin;
        let from = match BEGINS.get(begin).ok_or(LinkError::Malformed)? {
            Begin::Same => begun,
            Begin::Next => begun + 1,
            Begin::End => ended,
            Begin::On => {
                let on = coder.number(&mut self.on, given.map(|from| (from - begun - 2).into()))?;
                u32::try_from(on).ok().and_then(|on| on.checked_add(begun + 2)).unwrap_or(u32::MAX)
            }
            Begin::Any => coder.below(self.points.into(), given.map(u64::from))? as u32,
        };
        if from < self.points { Ok(from) } else { Err(LinkError::Malformed) }
    }

    fn to(&mut self, coder: &mut Coder<'_>, from: u32, given: Option<u32>) -> Coded<u32> {
        self.look_around(coder, from)?;
        let left = self.left[from as usize].get_or_insert_default();
        let rank = given.map(|to| left.iter().position(|&near| near == to));
        let near = coder.bit(&mut self.is_near, rank.map(|rank| rank.is_some()))?;
        if !near {
            return self.anywhere(coder, from, given);
        }
        let rank = coder.symbol(&mut self.rank, rank.flatten())?;
        let to = *left.get(rank).ok_or(LinkError::Malformed)?;
        left.remove(rank);
        if self.sense == Sense::Both && !self.upward {
            self.look_around(coder, to)?;
            let back = self.left[to as usize].get_or_insert_default();
            back.retain(|&near| near != from);
        }
        Ok(to)
    }

    /// Lists what is near a point, when it first comes up.
    fn look_around(&mut self, coder: &mut Coder<'_>, point: u32) -> Coded<()> {
        if self.left[point as usize].is_none() {
            let from = if self.upward { point + 1 } else { 0 };
            self.left[point as usize] = Some(self.near.of(coder, point, from)?);
        }
        Ok(())
    }

    fn anywhere(&self, coder: &mut Coder<'_>, from: u32, given: Option<u32>) -> Coded<u32> {
        let first = if self.upward { from + 1 } else { 0 };
        if first == self.points {
            return Err(LinkError::Malformed);
        }
        let to = coder.below((self.points - first).into(), given.map(|to| (to - first).into()))?;
        Ok(first + to as u32)
    }
}
