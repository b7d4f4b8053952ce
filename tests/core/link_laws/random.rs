//! Random documents of every kind. They need not be games: a link holds any document.

use gospace::boards::setup::{
    Bend, BoardSetup, Body, Disk, DisksSetup, GraphSetup, GridSetup, PlaneSetup, RegionSetup,
    SpaceSetup, Start, Wrap,
};
use gospace::document::{Document, Heading, Spelling};
use gospace::geometry::Spot;
use gospace::limits::MAX_TICK;
use gospace::record::{Entry, Marks, Notes};
use gospace::rules::rational::{Rational, parse};
use gospace::rules::ruleset::{End, Komi, Preset, Ruleset};
use gospace::{Offer, Placement, Player, Site, Turn};

use super::super::choices::{REPETITIONS, SCORINGS};

/// A sequence of numbers that look random (splitmix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, count: u64) -> u64 {
        self.next() % count
    }

    pub fn flip(&mut self) -> bool {
        self.below(2) == 0
    }

    /// From 0 to before 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize].clone()
    }

    fn list<T>(&mut self, most: u64, mut item: impl FnMut(&mut Random) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| item(self)).collect()
    }

    fn maybe<T>(&mut self, item: impl FnOnce(&mut Random) -> T) -> Option<T> {
        self.flip().then(|| item(self))
    }

    fn tick(&mut self) -> i32 {
        let far = self.pick(&[3, 100, 20_000, MAX_TICK]);
        self.below(2 * far as u64 + 1) as i32 - far
    }

    fn spot(&mut self) -> Spot {
        Spot::new(self.tick(), self.tick())
    }

    fn text(&mut self) -> String {
        const LETTERS: [&str; 12] =
            ["a", "e", " ", "Go", "\"", "\\", "\n", "<b>", "é", "囲碁", "🜚", "\u{7f}"];
        self.list(12, |random| random.pick(&LETTERS)).concat()
    }

    fn rational(&mut self) -> Rational {
        const KNOWN: [&str; 5] = ["0", "-3", "13/2", "1/3", "98765432109876543210/7"];
        parse(self.pick(&KNOWN)).expect("a rational")
    }
}

/// Coordinates that no step rounds: whole, with one decimal, in 16ths, or any.
fn exact_points(random: &mut Random, most: u64) -> Vec<[f64; 2]> {
    let kind = random.below(4);
    let coordinate = |random: &mut Random| {
        let whole = random.below(2_001) as f64 - 1_000.0;
        match kind {
            0 => whole * 1_000_000.0,
            1 => whole / 10.0,
            2 => whole / 16.0,
            _ => whole * 20.0,
        }
    };
    let mut points = random.list(most, |random| [coordinate(random), coordinate(random)]);
    // Two in one place: nothing may be rounded.
    if let Some(&first) = points.first() {
        points.push(first);
    }
    points
}

fn graph(random: &mut Random) -> GraphSetup {
    let points = exact_points(random, 12);
    let count = points.len() as u64;
    let links = |random: &mut Random| match count {
        0 => Vec::new(),
        _ => random.list(20, |random| [random.below(count) as u32, random.below(count) as u32]),
    };
    let [mut edges, arcs] = [links(random), links(random)];
    if random.flip() {
        edges.retain(|[from, to]| from < to);
        edges.sort_unstable();
    }
    let labels = random.maybe(|random| (0..count).map(|_| random.text()).collect());
    let links = edges.len() + arcs.len();
    let bends = random.maybe(|random| {
        let bent = (0..links as u32).filter(|_| random.flip()).collect::<Vec<_>>();
        let place = |random: &mut Random| (random.below(4_001) as f64 - 2_000.0) / 16.0;
        bent.into_iter().map(|link| Bend { link, at: [place(random), place(random)] }).collect()
    });
    let body = random.maybe(|random| body(random, count as usize));
    GraphSetup { points, edges, arcs, labels, bends, body }
}

fn body(random: &mut Random, count: usize) -> Body {
    let parts = [1.0, 256.0, 100.0, 3.0][random.below(4) as usize];
    let mut place = |_| (random.below(4_001) as f64 - 2_000.0) / parts;
    match count % 2 {
        0 => Body::Solid((0..count).map(|_| [0; 3].map(&mut place)).collect()),
        _ => Body::Four((0..count).map(|_| [0; 4].map(&mut place)).collect()),
    }
}

fn space(random: &mut Random) -> SpaceSetup {
    let points = exact_points(random, 9);
    let count = points.len() as u64;
    let sets = |random: &mut Random| {
        random.list(7, |random| {
            let mut set = match count {
                0 => Vec::new(),
                _ => random.list(count, |random| random.below(count) as u32),
            };
            if random.flip() {
                set.sort_unstable();
                set.dedup();
            }
            set
        })
    };
    let [open, placements] = [sets(random), sets(random)];
    SpaceSetup { points, open, placements }
}

const WRAPS: [Wrap; 6] =
    [Wrap::None, Wrap::Cylinder, Wrap::Torus, Wrap::Mobius, Wrap::Klein, Wrap::Projective];

fn region(random: &mut Random) -> RegionSetup {
    if random.flip() {
        return RegionSetup::Circle { centre: random.spot(), radius: random.tick() };
    }
    RegionSetup::Polygon {
        outer: random.list(6, Random::spot),
        holes: random.list(2, |random| random.list(4, Random::spot)),
        wrap: random.pick(&WRAPS),
    }
}

fn disks(random: &mut Random, spelling: &mut Spelling) -> DisksSetup {
    let region = random.maybe(region);
    let disks = random.list(9, |random| {
        let core = random.tick();
        let reach = if random.flip() { core } else { random.tick() };
        Disk { centre: random.spot(), core, reach }
    });
    for (index, disk) in disks.iter().enumerate() {
        if disk.core == disk.reach && random.flip() {
            spelling.reaches.push(index as u32);
        }
    }
    DisksSetup { region, disks }
}

fn plane(random: &mut Random) -> PlaneSetup {
    let [radius, tolerance] = [random.tick(), random.tick()];
    PlaneSetup {
        region: region(random),
        radius: random.pick(&[1024, radius]),
        tolerance: random.pick(&[4, tolerance]),
        reach: random.maybe(Random::tick),
    }
}

fn board(random: &mut Random, spelling: &mut Spelling) -> BoardSetup {
    match random.below(5) {
        0 => {
            let side = |random: &mut Random| random.below(25) as u32 + 1;
            let [columns, rows] = [side(random), side(random)];
            BoardSetup::Grid(GridSetup { columns, rows, wrap: random.pick(&WRAPS) })
        }
        1 => BoardSetup::Graph(graph(random)),
        2 => BoardSetup::Space(space(random)),
        3 => BoardSetup::Disks(disks(random, spelling)),
        _ => BoardSetup::Plane(plane(random)),
    }
}

/// The number of placements of a board; none for a plane.
fn placements(board: &BoardSetup) -> u64 {
    match board {
        BoardSetup::Grid(grid) => grid.point_count(),
        BoardSetup::Graph(graph) => graph.points.len() as u64,
        BoardSetup::Space(space) => space.placements.len() as u64,
        BoardSetup::Disks(disks) => disks.disks.len() as u64,
        BoardSetup::Plane(_) => 0,
    }
}

/// Sites of a board, some of them repeated; nothing where there is none.
struct Sites {
    plane: bool,
    count: u64,
    before: Vec<Site>,
}

impl Sites {
    fn site(&mut self, random: &mut Random) -> Option<Site> {
        if random.below(4) == 0 && !self.before.is_empty() {
            return Some(random.pick(&self.before));
        }
        let site = match (self.plane, self.count) {
            (true, _) => random.spot().into(),
            (false, 0) => return None,
            (false, count) => Placement(random.below(count) as u32).into(),
        };
        self.before.push(site);
        Some(site)
    }

    fn sites(&mut self, random: &mut Random, most: u64) -> Vec<Site> {
        let most = if self.plane { most } else { most.min(self.count) };
        random.list(most, |random| self.site(random)).into_iter().flatten().collect()
    }
}

fn turn(random: &mut Random, sites: &mut Sites) -> Turn {
    let player = random.pick(&Player::BOTH);
    let turns = random.below(40) as usize;
    let site = sites.site(random);
    match (random.below(20), site) {
        (0, _) => Turn::Pass,
        (1, _) => Turn::Resign,
        (2, _) => Turn::Komi(random.rational()),
        (3, _) => Turn::Take(player),
        (4, _) => Turn::Forget(player),
        (5, _) => Turn::Answer(random.pick(&[None, Some(Player::Black), Some(Player::White)])),
        (6, _) => Turn::Reset(random.pick(&[None, Some(turns), Some(u32::MAX as usize)])),
        (7, _) => Turn::Offer(random.pick(&[Offer::Pass, Offer::Since(turns), Offer::Draw])),
        (8, _) => random.pick(&[Turn::Agree, Turn::Agree, Turn::Accept, Turn::Timeout]),
        (9, None) | (10, _) if random.flip() => Turn::Offer(Offer::Dead(sites.sites(random, 3))),
        (9, Some(site)) => Turn::PlayAndBid(site, random.rational()),
        (10.., Some(site)) => Turn::Play(site),
        _ => Turn::Decline,
    }
}

fn marks(random: &mut Random, sites: &mut Sites) -> Marks {
    let shapes = [(); 4].map(|()| random.maybe(|random| sites.sites(random, 3)));
    let label = random.maybe(|random| {
        let at = sites.sites(random, 3);
        at.into_iter().map(|site| (site, random.text())).collect()
    });
    Marks { shapes, label }
}

fn line(random: &mut Random, sites: &mut Sites, depth: usize) -> Vec<Entry> {
    random.list(if depth == 0 { 30 } else { 4 }, |random| {
        let turn = turn(random, sites);
        if random.below(4) > 0 {
            return turn.into();
        }
        let branches = depth < 4 && random.flip();
        let notes = Notes {
            comment: random.maybe(Random::text),
            marks: random.maybe(|random| marks(random, sites)),
            variations: branches.then(|| random.list(3, |random| line(random, sites, depth + 1))),
        };
        Entry { turn, notes: Some(Box::new(notes)) }
    })
}

fn rules(random: &mut Random, named: Ruleset) -> Ruleset {
    let repetition = random.pick(&REPETITIONS);
    let scoring = random.pick(&SCORINGS);
    let komi = random.rational();
    Ruleset {
        repetition: random.pick(&[named.repetition, repetition]),
        end: random.pick(&[named.end, End::TwoPasses, End::NoTurnLoses, End::Forever]),
        scoring: random.pick(&[named.scoring, scoring]),
        komi: random.pick(&[named.komi, Komi::Fixed(komi), Komi::DivideAndChoose]),
        handicap: random.pick(&[0, 0, 0, 2, 9, u32::MAX]),
        first: random.pick(&[Player::Black, Player::Black, Player::White]),
    }
}

fn spelling(random: &mut Random) -> Spelling {
    const PRESETS: [Option<Preset>; 5] = [
        None,
        Some(Preset::TrompTaylor),
        Some(Preset::Primitive),
        Some(Preset::Stone),
        Some(Preset::DivideAndChoose),
    ];
    let rules = random.flip();
    Spelling {
        wrap: random.flip(),
        holes: random.flip(),
        reaches: Vec::new(),
        radius: random.flip(),
        tolerance: random.flip(),
        reach: random.flip(),
        edges: random.flip(),
        arcs: random.flip(),
        start: random.flip(),
        black: random.flip(),
        white: random.flip(),
        rules,
        preset: if rules { random.pick(&PRESETS) } else { None },
        repetition: random.flip(),
        end: random.flip(),
        score: random.flip(),
        komi: random.flip(),
        handicap: random.below(5) == 0,
        first: random.below(5) == 0,
        turns: random.flip(),
    }
}

/// A document whose drawn coordinates all stay as they are.
pub fn document(random: &mut Random) -> Document {
    let mut spelling = spelling(random);
    let board = board(random, &mut spelling);
    let plane = matches!(board, BoardSetup::Plane(_));
    let mut sites = Sites { plane, count: placements(&board), before: Vec::new() };
    let start = Start { black: sites.sites(random, 3), white: sites.sites(random, 3) };
    let named = Ruleset::on(&board, spelling.preset);
    let rules = if spelling.rules { rules(random, named) } else { named };
    let heading = Heading {
        title: random.maybe(Random::text),
        author: random.maybe(Random::text),
        comment: random.maybe(Random::text),
        drawing: None,
    };
    let turns = random.maybe(|random| line(random, &mut sites, 0)).unwrap_or_default();
    Document { heading, board, start, rules, turns, spelling }
}
