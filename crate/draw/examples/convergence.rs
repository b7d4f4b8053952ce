//! The agreement of a sampled board with the plane, as the pitch shrinks: random games on the samples
//! of planes with a larger reach, every turn of which is judged on both. Prints one line a sample:
//! reach, lattice, samples on a stone's radius, covering radius, and the shares of legality,
//! of turns and of captures on which both agree. Deterministic.
//!
//! `cargo run --release --example convergence`; `npm run convergence` makes the table and the plot
//! of docs/lab/convergence.md of it.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::families::square_plane;
use gospace::boards::setup::{PlaneSetup, Start, Wrap};
use gospace::geometry::Spot;
use gospace::rules::ruleset::Ruleset;
use gospace::{Colour, Game, Player, Point, Turn};
use gospace_draw::discretize::{Lattice, Sampling, sample};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// The number of stones that fit side by side.
const SIDE: u32 = 5;
const GAMES: u64 = 60;
/// Plays that are tried in a game.
const TRIED: usize = 400;
/// Centres whose legality is asked before each of them.
const ASKED: usize = 4;
/// Pitches in a stone's radius.
const PARTS: [i32; 6] = [1, 2, 3, 4, 6, 8];
/// Reaches, in ticks; a stone's radius is 1024.
const REACHES: [i32; 3] = [1088, 1280, 1536];

/// Counts of questions and of equal answers.
#[derive(Clone, Copy, Default)]
struct Agreement {
    asked: usize,
    agreed: usize,
}

impl Agreement {
    fn count(&mut self, agrees: bool) {
        self.asked += 1;
        self.agreed += usize::from(agrees);
    }

    fn share(self) -> f64 {
        self.agreed as f64 / self.asked.max(1) as f64
    }
}

fn main() {
    let lattices = [
        (Lattice::Square, "square"),
        (Lattice::Triangular, "triangular"),
        (Lattice::BlueNoise { seed: 1 }, "blue-noise"),
    ];
    for reach in REACHES {
        let plane = PlaneSetup {
            reach: Some(reach),
            ..square_plane(SIDE, Wrap::None).expect("a small square")
        };
        for (lattice, name) in lattices {
            for parts in PARTS {
                let sampled = Sampled::new(&plane, lattice, plane.radius / parts);
                let [legality, turns, captures] = compare(&plane, &sampled).map(Agreement::share);
                let radius = sampled.covering_radius;
                println!(
                    "{reach} {name} {parts} {radius:.1} {legality:.4} {turns:.4} {captures:.4}"
                );
            }
        }
    }
}

/// The agreement on where a stone may be put, on what a turn takes, and on the latter where either
/// takes something.
fn compare(plane: &PlaneSetup, sampled: &Sampled) -> [Agreement; 3] {
    let [mut legality, mut turns, mut captures] = [Agreement::default(); 3];
    for moment in (0..GAMES).flat_map(|seed| random_game(plane, sampled, seed)) {
        for &(spot, is_legal) in &moment.asked {
            legality.count(sampled.is_legal(&moment.before, spot) == is_legal);
        }
        let taken = sampled.taken(&moment.before, moment.played);
        turns.count(taken == moment.taken);
        if !moment.taken.is_empty() || !taken.is_empty() {
            captures.count(taken == moment.taken);
        }
    }
    [legality, turns, captures]
}

/// A turn of a game on the plane, and what the plane says of it.
struct Moment {
    before: Vec<(Spot, Player)>,
    played: (Spot, Player),
    /// The centres of the stones that it took.
    taken: BTreeSet<Spot>,
    /// Centres, and whether a stone could be put there before.
    asked: Vec<(Spot, bool)>,
}

/// A game of plays on random samples, less those that are refused.
fn random_game(setup: &PlaneSetup, sampled: &Sampled, seed: u64) -> Vec<Moment> {
    let board = Arc::new(Board::new(setup.clone().into()).expect("a plane"));
    let rules = Ruleset::on(board.setup(), None);
    let mut game = Game::new(board, rules, Start::default()).expect("an empty plane");
    let mut random = SplitMix64::seed_from_u64(seed);
    let mut moments = Vec::new();
    for _ in 0..TRIED {
        let asked = (0..ASKED).map(|_| ask(&game, &mut random)).collect();
        let at = sampled.spots[below(&mut random, sampled.spots.len())];
        let before = standing(&game);
        let player = game.player_to_act().expect("the game goes on");
        if game.play(Turn::play(at)).is_err() {
            continue;
        }
        let after: BTreeSet<Spot> = standing(&game).into_iter().map(|(spot, _)| spot).collect();
        let all = before.iter().map(|(spot, _)| *spot).chain([at]);
        let taken = all.filter(|spot| !after.contains(spot)).collect();
        moments.push(Moment { before, played: (at, player), taken, asked });
    }
    moments
}

/// A random centre, and whether a stone can be put there.
fn ask(game: &Game, random: &mut SplitMix64) -> (Spot, bool) {
    let stones = game.plane().expect("a plane").stones();
    let [least, greatest] = stones.plane().region().bounds();
    let mut between = |a: i32, b: i32| a + below(random, (b - a) as usize) as i32;
    let spot = Spot::new(between(least.x, greatest.x), between(least.y, greatest.y));
    (spot, stones.closed(spot).is_none())
}

fn below(random: &mut SplitMix64, end: usize) -> usize {
    (random.next_u64() % end as u64) as usize
}

fn standing(game: &Game) -> Vec<(Spot, Player)> {
    let spots = game.plane().expect("a plane").stones().spots();
    let player = |place: usize| game.colours()[Point::at(place).index()].player();
    spots.iter().enumerate().filter_map(|(i, &spot)| Some((spot, player(i)?))).collect()
}

/// A sample of the plane, on which every centre stands for the nearest sample.
struct Sampled {
    spots: Vec<Spot>,
    cells: HashMap<[i32; 2], Vec<Spot>>,
    cell: i32,
    /// The least distance of two stones.
    apart: i64,
    /// The greatest distance at which two stones touch.
    contact: i64,
    covering_radius: f64,
}

impl Sampled {
    fn new(plane: &PlaneSetup, lattice: Lattice, pitch: i32) -> Sampled {
        let how = Sampling { lattice, pitch, reach: None };
        let sample = sample(plane, &how, &mut |_| {}).expect("a sample");
        let mut cells: HashMap<[i32; 2], Vec<Spot>> = HashMap::new();
        for disk in &sample.setup.disks {
            cells.entry(key(disk.centre, pitch)).or_default().push(disk.centre);
        }
        let disk = sample.setup.disks[0];
        let covering_radius = sample.report.covering_radius;
        Sampled {
            spots: sample.setup.disks.iter().map(|disk| disk.centre).collect(),
            cells,
            cell: pitch,
            apart: 2 * i64::from(disk.core),
            contact: 2 * i64::from(disk.reach),
            covering_radius,
        }
    }

    /// The samples at most so far from a spot, and some more.
    fn near(&self, spot: Spot, within: i64) -> impl Iterator<Item = Spot> {
        let steps = (within / i64::from(self.cell)) as i32 + 1;
        let [column, row] = key(spot, self.cell);
        let columns = column - steps..=column + steps;
        let keys = columns.flat_map(move |x| (row - steps..=row + steps).map(move |y| [x, y]));
        keys.filter_map(|key| self.cells.get(&key)).flatten().copied()
    }

    fn nearest(&self, spot: Spot) -> Option<Spot> {
        let within = self.covering_radius.ceil() as i64;
        self.near(spot, within).min_by_key(|s| (s.distance_squared(spot), *s))
    }

    /// True if the sample nearest to a spot is open. A spot outside has none.
    fn is_legal(&self, stones: &[(Spot, Player)], spot: Spot) -> bool {
        let within = self.covering_radius.ceil() as i64;
        let Some(sample) = self.nearest(spot) else { return false };
        let stones: Vec<Spot> = stones.iter().filter_map(|(s, _)| self.nearest(*s)).collect();
        sample.distance_squared(spot) <= within * within && self.is_open(&stones, sample)
    }

    fn is_open(&self, stones: &[Spot], sample: Spot) -> bool {
        stones.iter().all(|s| s.distance_squared(sample) >= self.apart * self.apart)
    }

    /// The stones that a play takes on the sample, by their centres on the plane.
    fn taken(&self, before: &[(Spot, Player)], played: (Spot, Player)) -> BTreeSet<Spot> {
        let all = before.iter().chain([&played]);
        let mut stones: Vec<(Spot, Spot, Colour)> = all
            .filter_map(|&(spot, player)| Some((spot, self.nearest(spot)?, player.into())))
            .collect();
        let mut taken = BTreeSet::new();
        for owner in [!played.1, played.1] {
            let dead = self.dead(&stones, owner.into());
            stones.retain(|(spot, ..)| !dead.contains(spot));
            taken.extend(dead);
        }
        taken
    }

    fn dead(&self, stones: &[(Spot, Spot, Colour)], owner: Colour) -> BTreeSet<Spot> {
        let places: Vec<Spot> = stones.iter().map(|(_, place, _)| *place).collect();
        let own: Vec<usize> = (0..stones.len()).filter(|&i| stones[i].2 == owner).collect();
        let mut chain_of: HashMap<usize, usize> = HashMap::new();
        let mut alive: BTreeSet<usize> = BTreeSet::new();
        for &start in &own {
            if chain_of.contains_key(&start) {
                continue;
            }
            let mut stack = vec![start];
            chain_of.insert(start, start);
            while let Some(i) = stack.pop() {
                if !alive.contains(&start) && self.has_liberty(&places, places[i]) {
                    alive.insert(start);
                }
                for &j in &own {
                    if self.touch(places[i], places[j]) && !chain_of.contains_key(&j) {
                        chain_of.insert(j, start);
                        stack.push(j);
                    }
                }
            }
        }
        own.into_iter().filter(|i| !alive.contains(&chain_of[i])).map(|i| stones[i].0).collect()
    }

    fn touch(&self, a: Spot, b: Spot) -> bool {
        a.distance_squared(b) <= self.contact * self.contact
    }

    fn has_liberty(&self, places: &[Spot], stone: Spot) -> bool {
        let mut beside = self.near(stone, self.contact).filter(|&sample| self.touch(sample, stone));
        beside.any(|sample| self.is_open(places, sample))
    }
}

fn key(spot: Spot, cell: i32) -> [i32; 2] {
    [spot.x.div_euclid(cell), spot.y.div_euclid(cell)]
}
