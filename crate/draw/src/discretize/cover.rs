//! Bounds from above and below on the distance of a legal centre from the nearest sample.

use std::ops::Range;

use super::inset::Inset;
use super::tree::{Query, Tree};
use gospace::geometry::{Motion, Spot};

/// Bounds of a covering radius, in ticks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Covering {
    /// Some legal centre is so far from every sample.
    pub at_least: f64,
    /// No legal centre is farther from the nearest sample.
    pub at_most: f64,
}

/// Bounds that are apart by 1/64 of the pitch at most, for the legal centres, which are whole
/// ticks. Squares of the board are halved until the centres in one cannot be farther than that from
/// the bound found so far; in the smallest ones each centre is examined, since the middle of a
/// square may miss a passage that is narrower. Assumes a sample. Cost: O(squares of the pitch in
/// the rectangle around the region · log samples).
pub(super) fn covering(
    inset: &Inset,
    tree: &Tree,
    pitch: i64,
    progress: &mut dyn FnMut(f64),
) -> Covering {
    let mut measure = Measure::new(inset, tree, pitch);
    let half = (pitch as u64).next_power_of_two() as i32;
    let [least, greatest] = inset.bounds();
    for y in (least.y..=greatest.y).step_by(2 * half as usize) {
        for x in (least.x..=greatest.x).step_by(2 * half as usize) {
            measure.enter(Square { middle: Spot::new(x + half, y + half), half });
        }
        progress(f64::from(y - least.y) / f64::from(greatest.y - least.y + 1));
    }
    measure.covering()
}

/// A square of the board with its sides along the axes.
#[derive(Clone, Copy)]
struct Square {
    middle: Spot,
    half: i32,
}

/// The legal part of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Legal {
    All,
    /// Some of it, or nothing.
    Some,
}

struct Measure<'a> {
    inset: &'a Inset<'a>,
    tree: &'a Tree,
    motions: Vec<Motion>,
    /// The accuracy, in ticks: a centre that is farther by less than this is not searched for.
    step: f64,
    /// The square of what was found.
    at_least: i64,
    /// The square of the greatest bound of a square that was neither halved nor looked through.
    at_most: i64,
    /// (√`at_least` + `step`)²
    wanted: i64,
    /// For each square that is being examined, one in another, the samples that can be nearest to a
    /// point of it.
    samples: Vec<Spot>,
}

impl<'a> Measure<'a> {
    fn new(inset: &'a Inset<'a>, tree: &'a Tree, pitch: i64) -> Measure<'a> {
        let step = pitch as f64 / 64.0;
        let wanted = (step * step) as i64;
        let motions = inset.region.surface().motions(0);
        Measure { inset, tree, motions, step, at_least: 0, at_most: 0, wanted, samples: Vec::new() }
    }

    fn covering(&self) -> Covering {
        let [at_least, at_most] =
            [self.at_least, self.at_most].map(|square| (square as f64).sqrt());
        Covering { at_least, at_most: at_most.max(at_least).next_up() }
    }

    /// Looks at a square of which nothing is known. The motions bring the nearest image of a sample
    /// to every point of the box; squares reach beyond it, but what is there is not examined.
    fn enter(&mut self, square: Square) {
        if self.legal(square, Legal::Some).is_none() {
            return;
        }
        let nearest = self.motions.iter().fold(i64::MAX, |found, motion| {
            let query = Query { from: motion.apply(square.middle), least: 0, enough: 0 };
            self.tree.nearest(query, found, |_| true)
        });
        let within = nearest.isqrt() + 1 + 2 * square.radius();
        self.samples.clear();
        for motion in &self.motions {
            let (from, back) = (motion.apply(square.middle), motion.inverse());
            self.tree.for_each_within(from, within, |spot| self.samples.push(back.apply(spot)));
        }
        self.look_at(square, Legal::Some, 0..self.samples.len());
    }

    /// Looks at a square; the samples of a range are those that can be nearest to a point of it.
    /// Calls itself at most 24 deep.
    fn look_at(&mut self, square: Square, legal: Legal, range: Range<usize>) {
        let samples = &self.samples[range.clone()];
        let bound = samples.iter().map(|&sample| square.span_squared(sample)[1]).min();
        let bound = bound.unwrap_or(i64::MAX);
        if bound <= self.wanted {
            return self.at_most = self.at_most.max(bound);
        }
        let Some(legal) = self.legal(square, legal) else { return };
        if square.half == 1 {
            return square.ticks().for_each(|tick| self.find(tick, legal, range.clone()));
        }
        self.find(square.middle, legal, range.clone());
        let begin = self.samples.len();
        for i in range {
            let sample = self.samples[i];
            if square.span_squared(sample)[0] <= bound {
                self.samples.push(sample);
            }
        }
        let near = begin..self.samples.len();
        square
            .quarters()
            .into_iter()
            .for_each(|quarter| self.look_at(quarter, legal, near.clone()));
        self.samples.truncate(begin);
    }

    /// Takes a spot into account, if it is legal and farther from all samples than what was found.
    fn find(&mut self, spot: Spot, legal: Legal, range: Range<usize>) {
        let samples = self.samples[range].iter();
        let nearest = samples.map(|sample| sample.distance_squared(spot)).min().unwrap_or(0);
        if nearest > self.at_least && self.is_legal(spot, legal) {
            self.at_least = nearest;
            self.wanted = ((nearest as f64).sqrt() + self.step).powi(2) as i64;
        }
    }

    /// The legal part of a square, of which so much is known; nothing if none of it is, or all that
    /// is lies outside the box and is examined as another image.
    fn legal(&self, square: Square, known: Legal) -> Option<Legal> {
        let (middle, radius) = (square.middle, square.radius());
        if !square.meets(self.inset.bounds()) {
            return None;
        }
        if known == Legal::All || self.inset.holds_around(middle, radius) {
            return Some(Legal::All);
        }
        self.inset.comes_near(middle, radius).then_some(Legal::Some)
    }

    /// True if a spot is a legal centre and the image of it that is examined.
    fn is_legal(&self, spot: Spot, around: Legal) -> bool {
        let is_canonical = self.inset.region.surface().canonical(spot) == spot;
        is_canonical && (around == Legal::All || self.inset.holds(spot))
    }
}

impl Square {
    /// A little more than half a diagonal.
    fn radius(self) -> i64 {
        let half = i64::from(self.half);
        half + half / 2 + 1
    }

    /// True if a point of the square is in a box or less than a tick away from it.
    fn meets(self, [least, greatest]: [Spot; 2]) -> bool {
        let Square { middle: Spot { x, y }, half } = self;
        let is_level =
            |a: i32, least: i32, greatest: i32| least - 1 <= a + half && a - half <= greatest + 1;
        is_level(x, least.x, greatest.x) && is_level(y, least.y, greatest.y)
    }

    /// The nine ticks of a square of the least size.
    fn ticks(self) -> impl Iterator<Item = Spot> {
        let Spot { x, y } = self.middle;
        (y - 1..=y + 1).flat_map(move |y| (x - 1..=x + 1).map(move |x| Spot::new(x, y)))
    }

    fn quarters(self) -> [Square; 4] {
        let Square { middle: Spot { x, y }, half } = self;
        let half = half / 2;
        [[-1, -1], [1, -1], [-1, 1], [1, 1]]
            .map(|[i, j]| Square { middle: Spot::new(x + i * half, y + j * half), half })
    }

    /// The squares of the least and the greatest distance of a spot from a point of the square.
    fn span_squared(self, spot: Spot) -> [i64; 2] {
        let Spot { x, y } = self.middle;
        let along = |a: i32, middle: i32| (i64::from(a) - i64::from(middle)).abs();
        let [dx, dy] = [along(spot.x, x), along(spot.y, y)];
        let half = i64::from(self.half);
        let near = [dx, dy].map(|d| (d - half).max(0));
        let far = [dx, dy].map(|d| d + half);
        [near, far].map(|[x, y]| x * x + y * y)
    }
}
