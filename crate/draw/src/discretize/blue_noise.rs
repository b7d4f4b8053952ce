//! Blue noise: random spots, none nearer to another than the pitch and with no room for one more,
//! then moved apart (Bridson 2007; relaxation by repulsion).
//!
//! In decisions only integers and + − × ÷ √ on f64, so that a seed gives the same spots everywhere.

use super::inset::Inset;
use super::sample_sites::SampleSites;
use gospace::boards::families::seeded::Seeded;
use gospace::geometry::Spot;
use gospace::limits::MAX_PLACEMENTS;

/// The number of random trials around each spot.
const TRIES: usize = 8;
/// The number of rounds in which every spot is moved.
const ROUNDS: usize = 4;

/// There are more spots than placements of a board.
pub(super) struct TooMany;

/// The spots, canonical. Cost: O(cells), where the pitch is not much smaller than the region's
/// narrow places.
pub(super) fn spots(
    inset: &Inset,
    pitch: i64,
    seed: u64,
    progress: &mut dyn FnMut(f64),
) -> Result<Vec<Spot>, TooMany> {
    let surface = inset.region.surface();
    let sites = SampleSites::new(surface, inset.bounds(), pitch);
    let mut noise = Noise { inset, pitch, random: Seeded::new(seed), sites };
    noise.grow(&mut |share| progress(0.4 * share))?;
    noise.fill()?;
    for round in 0..ROUNDS {
        progress(0.5 + 0.1 * round as f64);
        noise.spread();
    }
    noise.fill()?;
    progress(1.0);
    Ok(noise.sites.spots().to_vec())
}

struct Noise<'a> {
    inset: &'a Inset<'a>,
    pitch: i64,
    random: Seeded,
    sites: SampleSites,
}

impl Noise<'_> {
    /// Adds spots around existing ones, starting again in every cell that these do not reach.
    fn grow(&mut self, progress: &mut dyn FnMut(f64)) -> Result<(), TooMany> {
        let cells = self.sites.corners().len().max(1);
        let side = self.sites.side() as u64;
        for (i, corner) in self.sites.corners().enumerate() {
            let [x, y] = [0; 2].map(|_| self.random.below(side) as i32);
            let mut next = self.sites.spots().len();
            self.add(Spot::new(corner.x + x, corner.y + y))?;
            while let Some(&spot) = self.sites.spots().get(next) {
                next += 1;
                for _ in 0..TRIES {
                    let beside = self.beside(spot);
                    self.add(beside)?;
                }
            }
            if i % 4096 == 0 {
                progress(i as f64 / cells as f64);
            }
        }
        Ok(())
    }

    /// A spot at random, a pitch away or a little farther.
    fn beside(&mut self, spot: Spot) -> Spot {
        let [x, y] = self.direction();
        let far = self.pitch as f64 * (1.0 + 0.25 * self.share()) + 1.0;
        let [x, y] = [x, y].map(|along| (along * far).round() as i32);
        self.inset.region.surface().canonical(Spot::new(spot.x + x, spot.y + y))
    }

    /// A vector of length 1: one of the eighth of the circle that t ↦ (1 − t², 2t) / (1 + t²) covers
    /// for 0 ≤ t ≤ √2 − 1, mirrored.
    fn direction(&mut self) -> [f64; 2] {
        let t = self.share() * (2f64.sqrt() - 1.0);
        let [along, across] = [1.0 - t * t, 2.0 * t].map(|side| side / (1.0 + t * t));
        let mirror = self.random.below(8);
        let [x, y] = if mirror & 1 == 0 { [along, across] } else { [across, along] };
        [if mirror & 2 == 0 { x } else { -x }, if mirror & 4 == 0 { y } else { -y }]
    }

    /// A number from 0 to 1.
    fn share(&mut self) -> f64 {
        self.random.below(1 << 24) as f64 / f64::from(1 << 24)
    }

    /// Adds a spot if there is room for it.
    fn add(&mut self, spot: Spot) -> Result<(), TooMany> {
        if self.sites.is_in_box(spot) && self.sites.is_free(spot, None) && self.inset.holds(spot) {
            if self.sites.spots().len() == MAX_PLACEMENTS {
                return Err(TooMany);
            }
            self.sites.add(spot);
        }
        Ok(())
    }

    /// Adds spots wherever there is room: in squares that are halved until one is covered or its
    /// middle is free.
    fn fill(&mut self) -> Result<(), TooMany> {
        let half = self.sites.side() / 2 + 1;
        let finest = (self.pitch / 32).max(1);
        let mut squares = Vec::new();
        for corner in self.sites.corners() {
            squares.push((corner, half));
            while let Some((corner, half)) = squares.pop() {
                if !self.settle(corner, half)? && half > finest {
                    let quarter = (half + 1) / 2;
                    squares.extend([[0, 0], [half, 0], [0, half], [half, half]].map(|[x, y]| {
                        (Spot::new(corner.x + x as i32, corner.y + y as i32), quarter)
                    }));
                }
            }
        }
        Ok(())
    }

    /// Adds a spot in the middle of a square of 2 · `half` if there is room; true if none is left
    /// then.
    fn settle(&mut self, corner: Spot, half: i64) -> Result<bool, TooMany> {
        let middle = Spot::new(corner.x + half as i32, corner.y + half as i32);
        // More than half a diagonal.
        let radius = half + half / 2 + 1;
        let left = self.pitch - radius;
        let is_covered = |noise: &Self| left > 0 && noise.sites.has_within(middle, left, None);
        if is_covered(self) || !self.inset.comes_near(middle, radius) {
            return Ok(true);
        }
        self.add(middle)?;
        Ok(is_covered(self))
    }

    /// Moves every spot away from those around it, as far as all keep the pitch and stay inside.
    fn spread(&mut self) {
        for index in 0..self.sites.spots().len() {
            let spot = self.sites.spots()[index];
            let [x, y] = self.push(index);
            for part in [1.0, 0.5, 0.25] {
                let [x, y] = [x, y].map(|along| (along * part * self.pitch as f64).round() as i32);
                let moved = Spot::new(spot.x + x, spot.y + y);
                let moved = self.inset.region.surface().canonical(moved);
                let is_free = moved != spot
                    && self.sites.is_in_box(moved)
                    && self.sites.is_free(moved, Some(spot))
                    && self.inset.holds(moved);
                if is_free {
                    self.sites.shift(index, moved);
                    break;
                }
            }
        }
    }

    /// The repulsion of a spot by those around it, as a share of the pitch: the nearer, the more.
    fn push(&self, index: usize) -> [f64; 2] {
        let spot = self.sites.spots()[index];
        let far = 1.3 * self.pitch as f64;
        let mut push = [0.0; 2];
        self.sites.for_each_near(index, far as i64, |other| {
            let away = [spot.x - other.x, spot.y - other.y].map(f64::from);
            let distance = (spot.distance_squared(other) as f64).sqrt();
            if distance < far {
                let weight = (1.0 - distance / far) / distance;
                push[0] += away[0] * weight;
                push[1] += away[1] * weight;
            }
        });
        let length = (push[0] * push[0] + push[1] * push[1]).sqrt();
        let shorter = if length > 0.5 { 0.5 / length } else { 1.0 };
        push.map(|along| along * shorter)
    }
}
