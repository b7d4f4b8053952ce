//! A game on the plane by the engine and by the literal oracle, compared after every turn. Boards, rules
//! and starts reach the engine as the document says them.

use std::collections::BTreeSet;
use std::f64::consts::TAU;

use gospace::boards::setup::PlaneSetup;
use gospace::colour::{Colour, PerPlayer, Player};
use gospace::document::{Document, DocumentError, OpenGame, Problem};
use gospace::geometry::Spot;
use gospace::rules::liberty_arcs::{LibertyArc, liberty_arcs};
use gospace::{Game, Placement, Point, Refusal, StartError, Turn};

use super::board_texts::region_text;
use super::naive_plane::{FreeSet, Plane, Verdict};
use super::naive_plane_game::{self, Forbidden, Played, Stone};
use super::naive_region;

/// The board as the document says it.
pub fn board_text(setup: &PlaneSetup) -> String {
    let PlaneSetup { region, radius, tolerance, reach } = setup;
    let reach = reach.map_or("null".to_owned(), |reach| reach.to_string());
    let region = region_text(region);
    format!(
        r#""kind":"plane","region":{region},"radius":{radius},"tolerance":{tolerance},"reach":{reach}"#
    )
}

/// A game of the engine's.
pub struct Engine {
    pub open: OpenGame,
}

/// The stones emptied by a turn: places among the stones before it, ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emptied {
    pub captured: Vec<usize>,
    pub suicide: Vec<usize>,
}

impl Engine {
    /// A game with these stones on the board, or the centres of those without a liberty.
    pub fn new(
        setup: &PlaneSetup,
        rules: &str,
        start: &[Stone],
    ) -> Result<Engine, BTreeSet<naive_region::Spot>> {
        let of = |player: Player| {
            let own = start.iter().filter(|stone| stone.player == player);
            own.map(|stone| stone.at).collect::<Vec<_>>()
        };
        let [black, white] = [of(Player::Black), of(Player::White)];
        let start = format!(r#""start":{{"black":{black:?},"white":{white:?}}}"#);
        let board = board_text(setup);
        let text = format!(r#"{{"gospace":1,"board":{{{board},{start}}},"rules":{rules}}}"#);
        match read(&text) {
            Ok(open) => Ok(Engine { open }),
            Err(DocumentError {
                problem: Problem::Start(StartError::Dead { centres }), ..
            }) => Err(centres.into_iter().map(wide).collect()),
            Err(error) => panic!("{error} in {text}"),
        }
    }

    pub fn game(&self) -> &Game {
        &self.open.game
    }

    /// The points that are stones, in order of placement.
    fn order(&self) -> Vec<Point> {
        let game = self.game();
        let since = game.since(game.turn_count());
        let mut order: Vec<Point> = (0..game.colours().len()).map(Point::at).collect();
        order.retain(|p| game.colours()[p.index()] != Colour::Empty);
        order.sort_by_key(|p| since[p.index()]);
        order
    }

    pub fn stones(&self) -> Vec<Stone> {
        let plane = self.game().plane().expect("a plane");
        let stone = |p: &Point| Stone {
            at: wide(plane.spot(p.as_placement()).expect("a centre")),
            player: self.game().colours()[p.index()].player().expect("a stone"),
        };
        self.order().iter().map(stone).collect()
    }

    fn places(&self, order: &[Point], stones: &[Placement]) -> Vec<usize> {
        let place =
            |s: &Placement| order.iter().position(|&p| p == s.as_point()).unwrap_or(order.len());
        let mut places: Vec<usize> = stones.iter().map(place).collect();
        places.sort_unstable();
        places
    }

    pub fn act(&mut self, turn: Turn) -> Result<Emptied, Refusal> {
        let order = self.order();
        let taken = self.open.game.play(turn)?;
        let [captured, suicide] = [taken.captured.to_vec(), taken.suicide.to_vec()];
        let [captured, suicide] = [captured, suicide].map(|list| self.places(&order, &list));
        Ok(Emptied { captured, suicide })
    }

    pub fn chain(&self, i: usize) -> Vec<usize> {
        let order = self.order();
        self.places(&order, &self.game().chain(order[i].as_placement()))
    }

    pub fn liberty_arcs(&self, i: usize) -> Vec<LibertyArc> {
        liberty_arcs(self.game().plane().expect("a plane").stones(), self.order()[i])
    }

    pub fn scored(&self) -> PerPlayer<String> {
        self.game().score().expect("a score").map(|score| score.to_string())
    }

    /// The same game, from the document that is written of it.
    pub fn reopened(&self) -> Engine {
        let text = self.open.write();
        let open = read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(open.write(), text);
        Engine { open }
    }
}

fn read(text: &str) -> Result<OpenGame, DocumentError> {
    Document::read(text).and_then(OpenGame::open)
}

fn wide(p: Spot) -> naive_region::Spot {
    [p.x.into(), p.y.into()]
}

/// A play on the plane.
pub fn play(at: naive_region::Spot) -> Turn {
    let [x, y] = at.map(|v| i32::try_from(v).expect("a tick"));
    Turn::play(Spot::new(x, y))
}

/// Counts of events without which a law is worth little.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub plays: usize,
    pub captures: usize,
    /// Of stones that the played one does not touch.
    pub distant_captures: usize,
    pub suicides: usize,
    pub overlaps: usize,
    pub outside: usize,
    pub repeats: usize,
}

impl Seen {
    pub fn add(&mut self, other: Seen) {
        self.plays += other.plays;
        self.captures += other.captures;
        self.distant_captures += other.distant_captures;
        self.suicides += other.suicides;
        self.overlaps += other.overlaps;
        self.outside += other.outside;
        self.repeats += other.repeats;
    }
}

/// An engine's game and the oracle's, at the same moment.
pub struct Both {
    pub engine: Engine,
    pub oracle: naive_plane_game::Game,
    arc_radii: Vec<f64>,
    pub seen: Seen,
    /// True: a turn compares its own answer and the stones; all else is compared only by `compare`.
    pub sparing: bool,
}

/// The circles around a stone that show arcs: of radius 2R, and of twice the reach where that is more than 2R + t.
fn arc_radii(&PlaneSetup { radius, tolerance, reach, .. }: &PlaneSetup) -> Vec<f64> {
    let own = reach.map(|reach| 2 * reach).filter(|&contact| contact > 2 * radius + tolerance);
    std::iter::once(2 * radius).chain(own).map(f64::from).collect()
}

/// TopoGo's rules 4b-5b.
pub const STONE_RULES: &str = r#"{"preset":"stone"}"#;

impl Both {
    /// A game with positional superko and two passes, from stones that have liberties.
    pub fn new(setup: &PlaneSetup, start: &[Stone]) -> Both {
        let engine = Engine::new(setup, STONE_RULES, start).expect("a start");
        let plane = Plane::new(setup);
        let at = |stone: &Stone| Stone { at: plane.region.canonical(stone.at), ..*stone };
        let start = start.iter().map(at).collect();
        let oracle = naive_plane_game::Game::new(plane, start);
        let both = Both::of(setup, engine, oracle);
        both.compare();
        both
    }

    /// Two games on such a board, which are at the same moment.
    pub fn of(setup: &PlaneSetup, engine: Engine, oracle: naive_plane_game::Game) -> Both {
        let arc_radii = arc_radii(setup);
        Both { engine, oracle, arc_radii, seen: Seen::default(), sparing: false }
    }

    /// Both play, or both refuse to and for the same reason.
    pub fn play(&mut self, at: naive_region::Spot) -> Result<Played, Forbidden> {
        let before = self.oracle.stones().to_vec();
        let refusal = self.engine.open.game.refusal(play(at));
        let expected = self.oracle.play(at);
        assert_same(expected.as_ref().err(), refusal.as_ref());
        let outcome = self.engine.act(play(at));
        match (&expected, &outcome) {
            (Ok(played), Ok(emptied)) => {
                assert_eq!(played.captured, emptied.captured);
                assert_eq!(played.suicide, emptied.suicide);
                self.note(&before, at, played);
            }
            _ => {
                assert_eq!(outcome.err(), refusal);
                self.note_refusal(expected.as_ref().err());
            }
        }
        self.look();
        expected
    }

    pub fn pass(&mut self) {
        let expected = self.oracle.pass();
        let outcome = self.engine.act(Turn::Pass);
        assert_same(expected.as_ref().err(), outcome.as_ref().err());
        self.look();
    }

    pub fn undo(&mut self) {
        self.oracle.undo();
        assert!(self.engine.open.game.undo(), "there is a turn to take back");
        self.look();
    }

    fn look(&self) {
        if self.sparing { self.compare_stones() } else { self.compare() }
    }

    fn compare_stones(&self) {
        let Both { engine, oracle, .. } = self;
        assert_eq!(engine.stones(), oracle.stones());
        assert_eq!(engine.game().turn_count(), oracle.turns());
        assert_eq!(engine.game().result().is_some(), oracle.is_over());
        let player = (!oracle.is_over()).then(|| oracle.player());
        assert_eq!(engine.game().player_to_act(), player);
    }

    fn note(&mut self, before: &[Stone], at: naive_region::Spot, played: &Played) {
        let Both { oracle: naive_plane_game::Game { plane, .. }, seen, .. } = self;
        seen.plays += 1;
        seen.captures += usize::from(!played.captured.is_empty());
        seen.suicides += usize::from(!played.suicide.is_empty());
        let touches = |&i: &usize| plane.touch(before[i].at, at);
        let is_distant = !played.captured.is_empty() && !played.captured.iter().any(touches);
        seen.distant_captures += usize::from(is_distant);
    }

    fn note_refusal(&mut self, forbidden: Option<&Forbidden>) {
        match forbidden {
            Some(Forbidden::Overlap) => self.seen.overlaps += 1,
            Some(Forbidden::Outside) => self.seen.outside += 1,
            Some(Forbidden::Repeats(_)) => self.seen.repeats += 1,
            _ => {}
        }
    }

    /// Asserts that every query has the oracle's answer.
    pub fn compare(&self) {
        self.compare_stones();
        let Both { engine, oracle, .. } = self;
        let stones = oracle.stones();
        for i in 0..stones.len() {
            assert_eq!(engine.chain(i), oracle.plane.chain(stones, i), "chain of {i}");
        }
    }

    /// Asserts that the stones which show liberties are those that have some, that the arcs are free
    /// and what lies between them is not.
    pub fn compare_liberties(&self) {
        let Both { engine, oracle, .. } = self;
        let stones = oracle.stones();
        let spots: Vec<_> = stones.iter().map(|stone| stone.at).collect();
        for i in 0..stones.len() {
            let chain = oracle.plane.chain(stones, i);
            let has = |j: &usize| oracle.plane.free_centre(spots[*j], &spots) != Verdict::Closed;
            let expected: BTreeSet<_> = chain.into_iter().filter(has).map(|j| spots[j]).collect();
            let arcs = engine.liberty_arcs(i);
            let around = |arc: &LibertyArc| arc.centre.map(|v| v as i64);
            let shown: BTreeSet<_> = arcs.iter().map(around).collect();
            assert_eq!(shown, expected, "liberties of {i} among {stones:?}");
            for at in shown {
                let free_set = oracle.plane.free_set(at, &spots);
                let own = arcs.iter().filter(|arc| around(arc) == at).copied();
                assert_arcs_are_right(&free_set, own.collect(), &self.arc_radii);
            }
        }
    }
}

/// The error allowed to an arc, in ticks.
const BOUND: f64 = 1.0 / (1_u64 << 20) as f64;

/// Both ends and the middle of each arc are free. On each circle what lies between its arcs is not, seen at the
/// middle of each gap, or at eight places where it has no arc. An arc of no such circle is the only one.
fn assert_arcs_are_right(free_set: &FreeSet, mut arcs: Vec<LibertyArc>, radii: &[f64]) {
    let on = |centre: [f64; 2], radius: f64, angle: f64| {
        [centre[0] + radius * angle.cos(), centre[1] + radius * angle.sin()]
    };
    arcs.sort_by(|a, b| a.from.total_cmp(&b.from));
    for arc in &arcs {
        for angle in [arc.from, (arc.from + arc.to) / 2.0, arc.to] {
            let at = on(arc.centre, arc.radius, angle);
            assert!(free_set.is_met_by(at, BOUND), "{arc:?} of {free_set:?}");
        }
        assert!(arcs.len() == 1 || radii.contains(&arc.radius), "{arcs:?} of {free_set:?}");
    }
    let centre = arcs[0].centre;
    // The circles lie between c and b from the stone, often on a border of these two inequalities, which
    // would then leave no room.
    let free_set = free_set.clone().at_any_distance();
    for &radius in radii {
        let own: Vec<_> = arcs.iter().filter(|arc| arc.radius == radius).collect();
        let first = own.first().map(|arc| arc.from + TAU);
        let nexts = own.iter().skip(1).map(|arc| arc.from).chain(first);
        let gaps = own.iter().zip(nexts).filter(|(arc, next)| next - arc.to > 1e-6);
        let mut taken: Vec<f64> = gaps.map(|(arc, next)| f64::midpoint(arc.to, next)).collect();
        if own.is_empty() {
            taken.extend((0..8).map(|eighth| f64::from(eighth) * TAU / 8.0));
        }
        for angle in taken {
            let at = on(centre, radius, angle);
            assert!(!free_set.is_met_by(at, -BOUND), "{angle} at {radius}: {arcs:?}, {free_set:?}");
        }
    }
}

fn assert_same(expected: Option<&Forbidden>, refusal: Option<&Refusal>) {
    let same = match (expected, refusal) {
        (None, None) => true,
        (Some(Forbidden::Over), Some(Refusal::Over)) => true,
        (Some(Forbidden::Outside), Some(Refusal::Outside { .. })) => true,
        (Some(Forbidden::Occupied), Some(Refusal::Occupied { .. })) => true,
        (Some(Forbidden::Overlap), Some(Refusal::Overlap { .. })) => true,
        (Some(Forbidden::Repeats(stood)), Some(Refusal::Repeats { since, .. })) => {
            stood.first() == Some(since)
        }
        _ => false,
    };
    assert!(same, "the oracle {expected:?}, the engine {refusal:?}");
}
