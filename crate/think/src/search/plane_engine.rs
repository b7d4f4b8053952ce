//! Stones on the sites of a plane, and what a play takes: fast enough for random games.
//!
//! Each stone keeps a liberty, an open angle of a circle around it, until a stone closes it; a
//! liberty need not be a site. Knows nothing of turns, repetition or scores.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::plane_arcs::{Arc, PlaneArcs};
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;

/// A circle around a stone, and an angle that is open on it.
type Liberty = (usize, u32);

/// The stones on the sites of a plane.
pub struct PlaneEngine {
    arcs: PlaneArcs,
    colours: Vec<Colour>,
    /// The number of stones that overlap the site; with none, and none on it, it is open.
    overlaps: Vec<u32>,
    /// For each stone a liberty, if it has one.
    liberties: Vec<Option<Liberty>>,
    /// By site: what a stone of each player adds to the key.
    keys: Vec<[u64; 2]>,
    key: u64,
    /// The plays, and all that they changed, the latest last: sites with their colours before, and
    /// stones with their liberties before.
    log: Vec<Step>,
    recoloured: Vec<(usize, Colour)>,
    refreshed: Vec<(usize, Option<Liberty>)>,
    /// The stones beside the current play.
    around: Vec<usize>,
    /// Arcs that are closed on the current circle.
    closed: Vec<Arc>,
}

/// A play: how long the lists of changes were before it.
struct Step {
    recoloured: usize,
    refreshed: usize,
    was_suicide: bool,
}

impl PlaneEngine {
    /// The engine with stones on some sites. Cost: O(sites + stones²).
    pub fn new(arcs: PlaneArcs, colours: &[Colour]) -> PlaneEngine {
        let mut random = SplitMix64::seed_from_u64(0x60_5ACE);
        let count = colours.len();
        let mut engine = PlaneEngine {
            arcs,
            colours: vec![Colour::Empty; count],
            overlaps: vec![0; count],
            liberties: vec![None; count],
            keys: (0..count).map(|_| [random.next_u64(), random.next_u64()]).collect(),
            key: 0,
            log: Vec::new(),
            recoloured: Vec::new(),
            refreshed: Vec::new(),
            around: Vec::new(),
            closed: Vec::new(),
        };
        let stones: Vec<usize> = (0..count).filter(|&s| colours[s] != Colour::Empty).collect();
        stones.iter().for_each(|&site| engine.recolour(site, colours[site]));
        stones.iter().for_each(|&site| engine.liberties[site] = engine.find_liberty(site));
        engine
    }

    /// The colour of each site that is a stone; empty are the others, open or not.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The colour of a site; nothing where a stone overlaps it.
    #[inline]
    pub fn colour(&self, at: Placement) -> Option<Colour> {
        match self.colours[at.index()] {
            Colour::Empty => (self.overlaps[at.index()] == 0).then_some(Colour::Empty),
            colour => Some(colour),
        }
    }

    /// The key of the colouring: equal for different ones only by a rare coincidence.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// True if the last play took its own stones and no others.
    pub fn was_suicide(&self) -> bool {
        self.log.last().is_some_and(|step| step.was_suicide)
    }

    /// The number of the opponent's stones that the last play took.
    pub fn captured(&self) -> usize {
        // All but the play itself.
        let taken = |step: &Step| self.recoloured.len() - step.recoloured - 1;
        self.log.last().filter(|step| !step.was_suicide).map_or(0, taken)
    }

    /// Colours an open site, clears the opponent's colour, then the player's.
    pub fn play(&mut self, at: Placement, player: Player) {
        let [recoloured, refreshed] = [self.recoloured.len(), self.refreshed.len()];
        self.set_colour(at.index(), player.into());
        self.refresh_liberty(at.index());
        let mut around = std::mem::take(&mut self.around);
        self.list_stones_beside(at.index(), &mut around);
        self.update_liberties(at.index(), &around);
        around.push(at.index());
        let captures = self.clear(&around, !player);
        let suicide = self.clear(&around, player);
        self.around = around;
        self.log.push(Step { recoloured, refreshed, was_suicide: suicide && !captures });
    }

    /// Takes the last play back.
    pub fn undo(&mut self) {
        let Some(step) = self.log.pop() else { return };
        while self.recoloured.len() > step.recoloured
            && let Some((site, colour)) = self.recoloured.pop()
        {
            self.recolour(site, colour);
        }
        for (site, liberty) in self.refreshed.drain(step.refreshed..).rev() {
            self.liberties[site] = liberty;
        }
    }

    fn recolour(&mut self, site: usize, colour: Colour) {
        let before = std::mem::replace(&mut self.colours[site], colour);
        for player in [before, colour].into_iter().filter_map(Colour::player) {
            self.key ^= self.keys[site][player as usize];
        }
        for &overlapping in self.arcs.overlapping(site) {
            let overlaps = &mut self.overlaps[overlapping as usize];
            *overlaps = match colour {
                Colour::Empty => *overlaps - 1,
                _ => *overlaps + 1,
            };
        }
    }

    fn set_colour(&mut self, site: usize, colour: Colour) {
        self.recoloured.push((site, self.colours[site]));
        self.recolour(site, colour);
    }

    fn refresh_liberty(&mut self, site: usize) {
        let found = self.find_liberty(site);
        let before = std::mem::replace(&mut self.liberties[site], found);
        self.refreshed.push((site, before));
    }

    /// Lists the stones that one on a site can matter to, each once.
    fn list_stones_beside(&self, site: usize, stones: &mut Vec<usize>) {
        stones.clear();
        let all = self.arcs.beside(site).iter().map(|beside| beside.of as usize);
        stones.extend(all.filter(|&s| self.colours[s] != Colour::Empty));
        stones.dedup();
    }

    /// Finds other liberties where a new stone has closed those that were known.
    fn update_liberties(&mut self, new: usize, around: &[usize]) {
        for &stone in around {
            let Some((circle, angle)) = self.liberties[stone] else { continue };
            let beside = self.arcs.beside(stone);
            let first = beside.partition_point(|beside| (beside.of as usize) < new);
            let images = beside[first..].iter().take_while(|beside| beside.of as usize == new);
            let mut images = first..first + images.count();
            if images.any(|image| self.arcs.closed_by(stone, circle, image).holds(angle)) {
                self.refresh_liberty(stone);
            }
        }
    }

    /// Takes the stones of a player in chains without liberties, of those that the last play can
    /// have closed in; true if there were any.
    fn clear(&mut self, around: &[usize], owner: Player) -> bool {
        let mut dead: Vec<usize> = Vec::new();
        for &stone in around {
            let is_pressed = self.colours[stone] == owner.into() && self.liberties[stone].is_none();
            if is_pressed && !dead.contains(&stone) {
                dead.extend(self.dead_chain(stone));
            }
        }
        for &stone in &dead {
            self.set_colour(stone, Colour::Empty);
        }
        let mut stones = Vec::new();
        for &stone in &dead {
            self.list_stones_beside(stone, &mut stones);
            for &beside in &stones {
                if self.liberties[beside].is_none() {
                    self.refresh_liberty(beside);
                }
            }
        }
        !dead.is_empty()
    }

    /// The chain of a stone, if it has no liberty.
    fn dead_chain(&self, stone: usize) -> Vec<usize> {
        let mut chain = vec![stone];
        let mut next = 0;
        while let Some(&stone) = chain.get(next) {
            next += 1;
            if self.liberties[stone].is_some() {
                return Vec::new();
            }
            for beside in self.arcs.beside(stone).iter().filter(|beside| beside.touches) {
                let other = beside.of as usize;
                if self.colours[other] == self.colours[stone] && !chain.contains(&other) {
                    chain.push(other);
                }
            }
        }
        chain
    }

    /// A liberty of the stone alone: where an arc that is closed ends, and no other holds its end.
    fn find_liberty(&mut self, site: usize) -> Option<Liberty> {
        let beside = self.arcs.beside(site).iter().enumerate();
        let stones = beside.filter(|(_, image)| self.colours[image.of as usize] != Colour::Empty);
        let stones: Vec<usize> = stones.map(|(place, _)| place).collect();
        (0..self.arcs.circles()).find_map(|circle| {
            self.closed.clear();
            self.closed.extend_from_slice(self.arcs.closed_by_walls(site, circle));
            for &image in &stones {
                self.closed.push(self.arcs.closed_by(site, circle, image));
            }
            let is_open = |angle: &u32| !self.closed.iter().any(|arc| arc.holds(*angle));
            let angle =
                [0].into_iter().chain(self.closed.iter().map(|arc| arc.end())).find(is_open);
            angle.map(|angle| (circle, angle))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use gospace::boards::families::{holed_plane, round_plane, square_plane};
    use gospace::boards::plane::Plane;
    use gospace::boards::setup::{PlaneSetup, Wrap};
    use gospace::geometry::Spot;
    use gospace::rules::capture::Capture;
    use gospace::rules::capture::tangent_engine::TangentEngine;

    /// Sites at random, half of them so that they touch one another.
    fn sites(plane: &Plane, random: &mut SplitMix64) -> Vec<Spot> {
        let [least, greatest] = plane.region().bounds();
        let mut below = |end: i64| (random.next_u64() % end as u64) as i64;
        let mut sites: Vec<Spot> = Vec::new();
        while sites.len() < 90 {
            let x = i64::from(least.x) + below((greatest.x - least.x).into());
            let y = i64::from(least.y) + below((greatest.y - least.y).into());
            let mut spot = Spot::new(x as i32, y as i32);
            if let Some(beside) = sites.last().filter(|_| below(2) > 0) {
                let angle = below(1 << 20) as f64;
                let step = |part: f64| (part * 2.0 * f64::from(plane.radius())).round() as i32;
                spot =
                    Spot::new(beside.x + step(libm::cos(angle)), beside.y + step(libm::sin(angle)));
            }
            let spot = plane.region().surface().canonical(spot);
            if plane.region().holds_disk(spot, plane.clearance()) && !sites.contains(&spot) {
                sites.push(spot);
            }
        }
        sites
    }

    /// Plays at random on both engines; returns how often they differed and how many stones went.
    fn compare(setup: &PlaneSetup, seed: u64) -> [usize; 2] {
        let mut random = SplitMix64::seed_from_u64(seed);
        let plane = Arc::new(Plane::new(setup).unwrap());
        let spots = sites(&plane, &mut random);
        let mut exact = TangentEngine::new(Arc::clone(&plane));
        let mut fast = PlaneEngine::new(
            PlaneArcs::new(&plane, spots.clone()).unwrap(),
            &vec![Colour::Empty; spots.len()],
        );
        let [mut differed, mut went] = [0; 2];
        for turn in 0..400 {
            let site = (random.next_u64() % spots.len() as u64) as usize;
            let player = Player::BOTH[turn % 2];
            let admitted = exact.admit(spots[site]);
            assert_eq!(admitted.is_ok(), fast.colour(Placement::at(site)) == Some(Colour::Empty));
            let Ok(at) = admitted else { continue };
            let before = (fast.colours().to_vec(), fast.key());
            exact.play(at, player);
            fast.play(Placement::at(site), player);
            let same = spots.iter().zip(fast.colours()).all(|(&spot, &colour)| {
                let other = exact.number_of(spot).and_then(|at| exact.placement_colour(at));
                other.unwrap_or_default() == colour
            });
            went += exact.taken().captured.len() + exact.taken().suicide.len();
            if !same || turn % 5 == 0 {
                differed += usize::from(!same);
                exact.undo();
                fast.undo();
                assert_eq!((fast.colours().to_vec(), fast.key()), before);
            }
        }
        [differed, went]
    }

    #[test]
    fn a_play_takes_what_it_takes_on_the_plane() {
        let wraps = [Wrap::None, Wrap::Torus, Wrap::Klein, Wrap::Mobius];
        let squares = wraps.map(|wrap| square_plane(4, wrap).unwrap());
        let setups = squares.into_iter().chain([round_plane(5).unwrap(), holed_plane(6).unwrap()]);
        let [mut strayed, mut taken] = [0; 2];
        for setup in setups {
            for reach in [None, Some(1100), Some(1500)] {
                let setup = PlaneSetup { reach, ..setup.clone() };
                let counts = (0..6).map(|seed| compare(&setup, seed));
                let [differed, went] = counts.fold([0; 2], |[a, b], [c, d]| [a + c, b + d]);
                assert!(went > 0, "{setup:?}");
                if reach.is_none() {
                    assert_eq!(differed, 0, "{setup:?}");
                }
                strayed += differed;
                taken += went;
            }
        }
        // With a larger reach liberties between the circles are not seen.
        assert!(50 * strayed <= taken, "{strayed} of {taken}");
    }
}
