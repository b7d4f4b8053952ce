//! Talk is no turn (RULES.md 6): an offer with its answer, a komi and a colour change neither who played
//! last nor what stood. Two games with the same passes and plays, one of them with talk between, have
//! the same turns left, under every repetition rule and every end.

use std::cell::Cell;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::families::gallery;
use gospace::boards::setup::{BoardSetup, PlaneSetup, RegionSetup, Start};
use gospace::colour::{PerPlayer, Player};
use gospace::geometry::Spot;
use gospace::rules::rational::Rational;
use gospace::rules::repetition::Recurrence;
use gospace::rules::ruleset::{End, Komi, Repetition, Ruleset, Scoring};
use gospace::{Game, Offer, Phase, Placement, Refusal, Site, Turn};
use proptest::prelude::*;

use super::board_texts::setup;
use super::choices::REPETITIONS;
use super::disk_boards;
use super::many::{directed, spaces};
use super::naive_bids::{Action, Rational as Small, Rules};
use super::naive_rules::{Forbidden, Given, Repetition as Rule};
use super::rules_both::{Both, BothBid};
use super::trials::{check, script};

/// The rules under which people can talk: komi before any game but Primitive, offers in games without
/// end.
fn mixes() -> Vec<(Repetition, End)> {
    let ends = |&repetition: &Repetition| {
        [(repetition, End::TwoPasses), (repetition, End::Forever)]
            .into_iter()
            .filter(|mix| *mix != (Repetition::Bids, End::TwoPasses))
    };
    REPETITIONS.iter().flat_map(ends).collect()
}

/// A game from the empty board.
fn game(board: &Arc<Board>, (repetition, end): (Repetition, End), komi: Komi) -> Game {
    let scoring = if end == End::Forever { Scoring::Live } else { Scoring::Stones };
    let rules = Ruleset { repetition, end, scoring, komi, ..Ruleset::default() };
    Game::new(Arc::clone(board), rules, Start::default()).expect("an empty board")
}

/// Two games with the same passes and plays.
struct Pair {
    plain: Game,
    talked: Game,
    /// After how many turns of the one with talk there came to stand what the other had after none,
    /// one, two …
    came: Vec<usize>,
    sites: Vec<Site>,
    repeats: usize,
    proposals: usize,
}

impl Pair {
    fn new(setup: &BoardSetup, mix: (Repetition, End), divides: bool) -> Pair {
        let board = Arc::new(Board::new(setup.clone()).expect("a board"));
        let zero = || Rational::from_integer(0.into());
        let plain = game(&board, mix, Komi::Fixed(zero()));
        let komi = if divides { Komi::DivideAndChoose } else { Komi::Fixed(zero()) };
        let mut talked = game(&board, mix, komi);
        if divides {
            for turn in [Turn::Komi(zero()), Turn::Take(Player::White)] {
                talked.play(turn).expect("it belongs here");
            }
        }
        let sites = sites(setup, &board);
        let mut pair = Pair { plain, talked, came: vec![0], sites, repeats: 0, proposals: 0 };
        pair.compare();
        pair
    }

    /// A proposal that stones are dead and its refusal, in the one game, if one belongs there.
    fn propose(&mut self, pick: usize) {
        let mut dead: Vec<Site> = Vec::new();
        if let Some(&site) = self.sites.get(pick % self.sites.len()) {
            dead.push(site);
        }
        for _ in 0..2 {
            match self.talked.refusal(Turn::Offer(Offer::Dead(dead.clone()))) {
                Some(Refusal::Unclosed { missing }) => dead.extend(missing),
                Some(Refusal::Phase { .. }) => return,
                Some(_) => dead.clear(),
                None => break,
            }
        }
        for turn in [Turn::Offer(Offer::Dead(dead)), Turn::Decline] {
            self.talked.play(turn).expect("it belongs here");
        }
        self.proposals += 1;
        self.compare();
    }

    /// An offer of a draw and its refusal, in the one game.
    fn offer_draw(&mut self) {
        for turn in [Turn::Offer(Offer::Draw), Turn::Decline] {
            self.talked.play(turn).expect("it belongs here");
        }
        self.compare();
    }

    /// An offer and its refusal, in the one game.
    fn talk(&mut self, pick: usize) {
        let claim = Turn::Offer(Offer::Since(pick % (self.talked.turn_count() + 1)));
        let can_claim = pick.is_multiple_of(2) && self.talked.refusal(&claim).is_none();
        let offer = if can_claim { claim } else { Turn::Offer(Offer::Pass) };
        for turn in [offer, Turn::Decline] {
            self.talked.play(turn).expect("it belongs here");
        }
        self.compare();
    }

    /// The same turn in both, taken or refused.
    fn take(&mut self, turn: Turn) {
        let [plain, talked] = [&mut self.plain, &mut self.talked]
            .map(|game| game.play(turn.clone()).map(drop).is_ok());
        assert_eq!(plain, talked, "{turn:?}");
        if plain {
            self.came.push(self.talked.turn_count());
        }
        self.compare();
    }

    fn compare(&mut self) {
        assert_eq!(self.plain.colours(), self.talked.colours());
        assert_eq!(self.plain.player_to_act(), self.talked.player_to_act());
        assert_eq!(self.plain.allowed(), self.talked.allowed());
        let said =
            [Turn::Pass, Turn::Resign, Turn::Timeout, Turn::Accept, Turn::Agree, Turn::Decline];
        let proposal = Turn::Offer(Offer::Dead(Vec::new()));
        let plays = self.sites.clone().into_iter().map(Turn::Play);
        for turn in plays.chain(said).chain([proposal]) {
            let [plain, talked] =
                [&mut self.plain, &mut self.talked].map(|game| game.refusal(&turn));
            assert_eq!(kind(plain.as_ref()), kind(talked.as_ref()), "{turn:?}");
            let (plain, talked) = (repetition(plain), repetition(talked));
            if let (Some((since, way)), Some((with_talk, way_with_talk))) = (plain, talked) {
                assert_eq!((self.came[since], way), (with_talk, way_with_talk));
                self.repeats += 1;
            }
        }
    }

    /// Plays a script: talk a third of the time where there can be some.
    fn play(&mut self, script: &[u16]) {
        for &choice in script {
            let pick = usize::from(choice / 16);
            match choice % 16 {
                0..5 if self.talked.rules().end == End::Forever => self.talk(pick),
                2..7 => self.propose(pick),
                0..2 => self.take(Turn::Pass),
                7 => self.offer_draw(),
                _ => self.take(Turn::Play(self.sites[pick % self.sites.len()])),
            }
            if *self.plain.phase() == Phase::Over {
                return;
            }
        }
    }
}

fn kind(refusal: Option<&Refusal>) -> Option<Discriminant<Refusal>> {
    refusal.map(discriminant)
}

fn repetition(refusal: Option<Refusal>) -> Option<(usize, Recurrence)> {
    match refusal? {
        Refusal::Repeats { since, way } => Some((since, way)),
        _ => None,
    }
}

/// Every placement, one that the board does not have, and on a plane a few centres that overlap.
pub fn sites(setup: &BoardSetup, board: &Board) -> Vec<Site> {
    let spots = |x: i32| (0..3).map(move |y| Site::Spot(Spot::new(4 * x, 4 * y)));
    match setup {
        BoardSetup::Plane(_) => (-1..4).flat_map(spots).collect(),
        _ => (0..=board.placement_count()).map(|at| Placement::at(at).into()).collect(),
    }
}

/// Room for two stones, or one in the middle, in which stones take each other.
fn narrow_plane() -> BoardSetup {
    let corners = [[-5, -5], [13, -5], [13, 5], [-5, 5]];
    let outer = corners.map(|[x, y]| Spot::new(x, y)).to_vec();
    let region = RegionSetup::Polygon { outer, holes: vec![], wrap: Default::default() };
    BoardSetup::Plane(PlaneSetup { region, radius: 5, tolerance: 2, reach: None })
}

/// Small boards of every kind: those of the gallery, and random ones.
pub fn boards() -> impl Strategy<Value = BoardSetup> {
    let is_small = |setup: &BoardSetup| {
        Board::new(setup.clone()).is_ok_and(|board| (1..17).contains(&board.placement_count()))
    };
    let known: Vec<BoardSetup> =
        gallery().iter().map(|family| family.setup().0).filter(is_small).collect();
    assert!(known.len() >= 8, "of the gallery there are only {}", known.len());
    let graphs = directed(1..6, 5).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs));
    prop_oneof![
        1 => Just(narrow_plane()),
        3 => proptest::sample::select(known),
        3 => graphs.prop_map(|given| setup(&given)),
        2 => spaces().prop_map(|described| setup(&Given::Space(described))),
        2 => disk_boards::boards().prop_map(BoardSetup::Disks),
    ]
}

#[test]
fn talk_changes_no_turn_that_is_allowed_and_no_refusal() {
    for mix in mixes() {
        for divides in [false, true] {
            let (repeats, proposals) = (Cell::new(0), Cell::new(0));
            check(120, (boards(), script(40)), |(setup, script)| {
                let mut pair = Pair::new(&setup, mix, divides);
                pair.play(&script);
                repeats.set(repeats.get() + pair.repeats);
                proposals.set(proposals.get() + pair.proposals);
            });
            let forbids = !matches!(mix.0, Repetition::Free | Repetition::Bids);
            assert_eq!(repeats.get() > 20, forbids, "{mix:?}: {repeats:?}");
            assert_eq!(proposals.get() > 20, mix.1 == End::TwoPasses, "{mix:?}: {proposals:?}");
        }
    }
}

fn forever(given: &Given, repetition: Rule) -> BothBid {
    BothBid::under(given, Rules { repetition, komi: Some(Small::from(0)) })
}

const OFFERED: [Action; 2] = [Action::ForeverPass, Action::Decline];

#[test]
fn an_offer_that_is_declined_does_not_lift_a_ko() {
    let mut both = forever(&Given::Graph(2, vec![[0, 1]], vec![]), Rule::Simple);
    both.all(&[Action::Play(0), Action::Play(1)]);
    let ko = Err(Forbidden::Repeats(vec![1]));
    assert_eq!(both.act(Action::Play(0)), ko);
    both.all(&OFFERED);
    assert_eq!(both.act(Action::Play(0)), ko);
    both.all(&OFFERED).all(&[Action::Pass, Action::Pass, Action::Play(0)]);
}

#[test]
fn before_the_first_turn_there_is_no_ko_whatever_was_said() {
    let mut both = Both::divided(&Given::Graph(2, vec![], vec![]), Rule::Simple);
    assert_eq!(both.oracle.allowed(), [0, 1]);
    both.play(0).expect("White has had no turn");
    assert_eq!(both.play(0), Err(Forbidden::Repeats(vec![0])));
}

#[test]
fn an_offer_makes_no_situation_that_stood() {
    let mut both = forever(&Given::Graph(1, vec![], vec![]), Rule::Situational);
    both.all(&OFFERED).all(&[Action::Play(0)]).all(&OFFERED);
    assert_eq!(both.act(Action::Play(0)), Err(Forbidden::Repeats(vec![0])));
}

#[test]
fn a_game_with_two_passes_goes_after_a_komi_as_it_goes_without() {
    for repetition in [Rule::Positional, Rule::Situational, Rule::Simple, Rule::Nothing] {
        let boards = directed(1..6, 5).prop_map(|(n, edges, arcs)| Given::Graph(n, edges, arcs));
        check(300, (boards, script(40)), |(given, script)| {
            super::rules_agree::play_both(&mut Both::divided(&given, repetition), &script, |_| {});
        });
    }
}

#[test]
fn stones_of_a_narrow_plane_take_each_other() {
    let mut both = Pair::new(&narrow_plane(), (Repetition::SimpleKo, End::Forever), false);
    for x in [0, 8] {
        both.take(Turn::play(Spot::new(x, 0)));
    }
    assert_eq!(both.talked.captures(), PerPlayer { black: 0, white: 1 });
}
