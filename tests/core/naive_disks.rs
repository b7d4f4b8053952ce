//! The slow literal oracle of boards of disks: RULES.md 1, 4 and D6, word for word, exact on every
//! pair of whole-tick disks.
//!
//! The points of such a board are the points of its region. A play colours an open disk, and two
//! stones that were played never overlap, so the coloured part of the plane is a disjoint union of
//! open disks; each of them is a placement, and a placement is of one colour iff it lies in one of
//! them (an open disk is connected). A colouring is written as the colour of every placement that is
//! a stone, the ones inside another included, and `Empty` for all others: two colourings of the
//! plane are the same iff they are written the same.
//!
//! Of the core it takes the names of the colours and how a board is described. The quoted lines are
//! RULES.md's where nothing else is said.

use gospace::boards::setup::{Disk, DisksSetup};
use gospace::colour::{Colour, PerPlayer, Player};

use super::naive::{Colouring, Played};
use super::naive_region::{Region, Spot};

/// A region, or the whole plane, and the disks on it.
#[derive(Clone, Debug)]
pub struct Disks {
    region: Region,
    disks: Vec<Disk>,
    /// The squared distance of the centres of every two: "the shortest over the images".
    distances: Vec<Vec<i128>>,
}

/// The faults of a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// "core ≥ 1, reach ≥ core".
    Size,
    /// "a disk that is not inside the region is an error naming it".
    Outside,
    /// "two disks with the same centre and core are a duplicate": of which one before it.
    Duplicate(usize),
    /// "a board on which a disk would overlap its own image is refused" (API.md).
    OwnImage,
}

impl Disks {
    pub fn new(setup: &DisksSetup) -> Disks {
        let region = setup.region.as_ref().map_or(Region::Whole, Region::new);
        let disks = setup.disks.clone();
        let row = |a: &Disk| {
            disks.iter().map(|b| region.distance_squared(centre(a), centre(b))).collect()
        };
        let distances = disks.iter().map(row).collect();
        Disks { region, disks, distances }
    }

    /// The number of placements.
    pub fn len(&self) -> usize {
        self.disks.len()
    }

    /// Every fault of every disk.
    pub fn faults(&self) -> Vec<(usize, Fault)> {
        (0..self.len()).flat_map(|i| self.faults_of(i)).collect()
    }

    fn faults_of(&self, i: usize) -> Vec<(usize, Fault)> {
        let at = centre(&self.disks[i]);
        let Disk { core, reach, .. } = self.disks[i];
        let mut faults = Vec::new();
        if core < 1 || reach < core {
            faults.push(Fault::Size);
        }
        if !self.region.holds_disk(at, 2 * i64::from(core)) {
            faults.push(Fault::Outside);
        }
        let same = |&j: &usize| self.distances[i][j] == 0 && self.core(j) == self.core(i);
        faults.extend((0..i).find(same).map(Fault::Duplicate));
        let loop2 = self.region.loop_squared(at);
        if loop2.is_some_and(|loop2| loop2 < square(2 * self.core(i))) {
            faults.push(Fault::OwnImage);
        }
        faults.into_iter().map(|fault| (i, fault)).collect()
    }

    fn core(&self, i: usize) -> i128 {
        self.disks[i].core.into()
    }

    fn reach(&self, i: usize) -> i128 {
        self.disks[i].reach.into()
    }

    /// "i and j *conflict* iff dist(i,j) < a_i + a_j: a stone at i closes j. Every disk conflicts
    /// with itself."
    pub fn conflict(&self, i: usize, j: usize) -> bool {
        self.distances[i][j] < square(self.core(i) + self.core(j))
    }

    /// "i and j *touch* iff dist(i,j) ≤ b_i + b_j: closed disks meet."
    pub fn touch(&self, i: usize, j: usize) -> bool {
        self.distances[i][j] <= square(self.reach(i) + self.reach(j))
    }

    /// True if all points of i are points of j: dist(i,j) + a_i ≤ a_j.
    pub fn lies_in(&self, i: usize, j: usize) -> bool {
        let room = self.core(j) - self.core(i);
        room >= 0 && self.distances[i][j] <= square(room)
    }

    /// The placements that are coloured whenever this one is: "a small disk inside a stone's disk
    /// is a stone too".
    pub fn inside(&self, j: usize) -> Vec<usize> {
        (0..self.len()).filter(|&i| self.lies_in(i, j)).collect()
    }

    /// The colour of all its points; none where they differ: "a disk that a stone covers in part has
    /// no one colour".
    pub fn colour(&self, b: &[Colour], i: usize) -> Option<Colour> {
        let stones = || (0..self.len()).filter(|&j| b[j] != Colour::Empty);
        match stones().find(|&j| self.lies_in(i, j)) {
            Some(j) => Some(b[j]),
            None if stones().any(|j| self.conflict(i, j)) => None,
            None => Some(Colour::Empty),
        }
    }

    fn of_colour(&self, b: &[Colour], c: Colour) -> Vec<usize> {
        (0..self.len()).filter(|&i| self.colour(b, i) == Some(c)).collect()
    }

    /// "a placement whose points all have one colour, black or white".
    pub fn stones(&self, b: &[Colour], p: Player) -> Vec<usize> {
        self.of_colour(b, p.into())
    }

    /// "a placement that can be filled now: all its points are empty".
    pub fn open(&self, b: &[Colour]) -> Vec<usize> {
        self.of_colour(b, Colour::Empty)
    }

    /// "chains are the components of "touch" among stones of one colour"; ascending, none where
    /// there is no stone.
    pub fn chain(&self, b: &[Colour], i: usize) -> Vec<usize> {
        let player = self.colour(b, i).and_then(Colour::player);
        player.map_or(Vec::new(), |p| self.component(&self.stones(b, p), i))
    }

    /// Those of the placements that i reaches from one touching one to the next; ascending.
    fn component(&self, among: &[usize], i: usize) -> Vec<usize> {
        let mut reached = vec![i];
        let mut next = 0;
        while next < reached.len() {
            let at = reached[next];
            next += 1;
            let new = |j: &&usize| self.touch(at, **j) && !reached.contains(j);
            let new: Vec<usize> = among.iter().filter(new).copied().collect();
            reached.extend(new);
        }
        reached.sort_unstable();
        reached
    }

    /// "a chain has liberty iff some open placement touches one of its stones": all of these.
    pub fn liberties(&self, b: &[Colour], i: usize) -> Vec<usize> {
        let chain = self.chain(b, i);
        let mut open = self.open(b);
        open.retain(|&e| chain.iter().any(|&s| self.touch(e, s)));
        open
    }

    /// The player's stones without a liberty.
    fn dead(&self, b: &[Colour], p: Player) -> Vec<usize> {
        let mut stones = self.stones(b, p);
        stones.retain(|&s| self.liberties(b, s).is_empty());
        stones
    }

    /// Empties every point that is in no stone with a liberty: "Clearing is simultaneous: it decides
    /// every point against the same colouring and only then empties." A stone and those inside it
    /// touch, so they go together.
    pub fn clear(&self, b: &[Colour], p: Player) -> Colouring {
        let mut cleared = b.to_vec();
        for s in self.dead(b, p) {
            cleared[s] = Colour::Empty;
        }
        cleared
    }

    /// "A play of colour c at an open placement e": "colour e with c; clear the opponent's
    /// colour; clear c"; what is captured or suicide "stood just before" the clearing and is
    /// "wholly empty after it".
    pub fn play(&self, b: &[Colour], e: usize, c: Player) -> Played {
        let mut coloured = b.to_vec();
        for s in self.inside(e) {
            coloured[s] = c.into();
        }
        let opponent_cleared = self.clear(&coloured, !c);
        let colouring = self.clear(&opponent_cleared, c);
        let emptied = |p: Player, before: &[Colour], after: &[Colour]| {
            let mut stones = self.stones(before, p);
            stones.retain(|&s| self.colour(after, s) == Some(Colour::Empty));
            stones
        };
        Played {
            captured: emptied(!c, &coloured, &opponent_cleared),
            suicide: emptied(c, &opponent_cleared, &colouring),
            colouring,
        }
    }

    /// D9: stones without a liberty.
    pub fn dead_points(&self, b: &[Colour]) -> Vec<usize> {
        let mut dead: Vec<usize> = Player::BOTH.iter().flat_map(|&p| self.dead(b, p)).collect();
        dead.sort_unstable();
        dead
    }

    /// "Stones counts placements that are stones (on a disk board those inside another stone's disk
    /// too)".
    pub fn stone_count(&self, b: &[Colour]) -> PerPlayer<usize> {
        per_player(|p| self.stones(b, p).len())
    }

    /// "Measure is the sum of core² over maximal stones", "in units of π·tick²".
    pub fn measure(&self, b: &[Colour]) -> PerPlayer<i128> {
        per_player(|p| {
            let stones = self.stones(b, p);
            let is_inner = |s: usize| stones.iter().any(|&t| t != s && self.lies_in(s, t));
            stones.iter().filter(|&&s| !is_inner(s)).map(|&s| square(self.core(s))).sum()
        })
    }

    /// "0 or the continuum": whether it is the continuum.
    pub fn has_continuum(&self, b: &[Colour]) -> PerPlayer<bool> {
        per_player(|p| !self.stones(b, p).is_empty())
    }

    /// D6, on one placement: "An open placement belongs to p iff the open placements reachable from
    /// it through touching open placements touch stones of p and none of the opponent; a placement
    /// with points of both kinds belongs to nobody." Its "touch iff their closures meet" is read with
    /// section 4's "touch iff dist(i,j) ≤ b_i + b_j: closed disks meet", so that where the reach is
    /// larger the same pairs touch when stones are joined and when area is counted.
    fn owner(&self, b: &[Colour], i: usize) -> Colour {
        let Some(Colour::Empty) = self.colour(b, i) else {
            return self.colour(b, i).unwrap_or(Colour::Empty);
        };
        let reached = self.component(&self.open(b), i);
        let touches =
            |p| self.stones(b, p).iter().any(|&s| reached.iter().any(|&e| self.touch(e, s)));
        let sole = |&p: &Player| touches(p) && !touches(!p);
        Player::BOTH.into_iter().find(sole).map_or(Colour::Empty, Colour::from)
    }

    /// The open placements reachable from an open one, and the stones that they touch; both ascending.
    pub fn region(&self, b: &[Colour], e: usize) -> (Vec<usize>, Vec<usize>) {
        let open = self.component(&self.open(b), e);
        let mut stones = Player::BOTH.map(|p| self.stones(b, p)).concat();
        stones.retain(|&s| open.iter().any(|&e| self.touch(e, s)));
        stones.sort_unstable();
        (open, stones)
    }

    /// The owner of each placement by area.
    pub fn owners(&self, b: &[Colour]) -> Vec<Colour> {
        (0..self.len()).map(|i| self.owner(b, i)).collect()
    }

    /// "Count placements on disk boards".
    pub fn area(&self, b: &[Colour]) -> PerPlayer<usize> {
        let owners = self.owners(b);
        per_player(|p| owners.iter().filter(|&&owner| owner == p.into()).count())
    }
}

fn centre(disk: &Disk) -> Spot {
    [disk.centre.x.into(), disk.centre.y.into()]
}

fn square(length: i128) -> i128 {
    length * length
}

fn per_player<T>(of: impl Fn(Player) -> T) -> PerPlayer<T> {
    PerPlayer { black: of(Player::Black), white: of(Player::White) }
}
