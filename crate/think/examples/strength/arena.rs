//! Paired games between two players, most with random openings.

use std::fmt::Debug;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, GridSetup, Start, Wrap};
use gospace::document::{Document, Heading, OpenGame, Spelling};
use gospace::rules::ruleset::{Komi, Preset, Ruleset};
use gospace::rules::{plane_sample, rational};
use gospace::{Game, GameResult, Player, Site, Turn};
use gospace_draw::generators::{Turning, one_way, random_planar};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::players::Competitor;

/// The boards of matches, and White's komi.
pub fn board(name: &str) -> (BoardSetup, &'static str) {
    let (kind, size) = name.split_at(name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len()));
    let size = || size.parse().expect("a size");
    match kind {
        "grid" => (grid(size(), Wrap::None), "7"),
        "torus" => (grid(size(), Wrap::Torus), "7/2"),
        "honeycomb" => small(families::honeycomb(size())),
        "triangular" => small(families::triangular(size())),
        "kings" => small(families::kings(size(), size())),
        "planar" => small(random_planar(size(), 80, 5)),
        "streets" => small(families::one_way_streets(size(), size())),
        "digraph" => small(families::random_digraph(size(), 3 * size(), 5)),
        "oneway" => small(one_way(
            &random_planar(size(), 80, 5).expect("a board"),
            0.5,
            5,
            Turning::KeepingWays,
        )),
        "dominoes" => small(families::dominoes(size(), size())),
        "sierpinski" => small(families::sierpinski(size())),
        "disks" => small(families::sunflower(size())),
        "plane" => small(families::square_plane(size(), Wrap::None)),
        _ => panic!("no board is called {name}"),
    }
}

fn small<E: Debug>(made: Result<impl Into<BoardSetup>, E>) -> (BoardSetup, &'static str) {
    (made.expect("a board").into(), "1/2")
}

fn grid(side: u32, wrap: Wrap) -> BoardSetup {
    GridSetup { columns: side, rows: side, wrap }.into()
}

/// The games won by the first player of so many; a draw is half of one. As many games at once as there are
/// processors, which changes no game: a turn has a number of playouts, or the time of its own thread.
pub fn wins(setup: &BoardSetup, komi: &str, names: [&str; 2], games: u32) -> f64 {
    let next = AtomicU32::new(0);
    let done = Mutex::new((0, 0.0));
    let work = || {
        let mut players = names.map(Competitor::named);
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= games {
                return;
            }
            let black = (round % 2) as usize;
            let points = match play(setup, komi, &mut players, black, round) {
                Some(Player::Black) => f64::from(u8::from(black == 0)),
                Some(Player::White) => f64::from(u8::from(black == 1)),
                None => 0.5,
            };
            let mut done = done.lock().expect("no game panics");
            done.0 += 1;
            done.1 += points;
            eprint!("\r{} of {}", done.1, done.0);
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| (0..threads.min(games as usize)).for_each(|_| drop(scope.spawn(work))));
    eprintln!();
    done.into_inner().expect("no game panics").1
}

/// One game; every two begin alike, on the empty board if a player varies its games.
fn play(
    setup: &BoardSetup,
    komi: &str,
    players: &mut [Competitor; 2],
    black: usize,
    round: u32,
) -> Option<Player> {
    let seed = u64::from(round / 2);
    let plays = if players.iter().any(Competitor::varies) { 0 } else { 2 + seed % 3 };
    let mut game = opened(setup, komi, seed, plays);
    players.iter_mut().for_each(|player| player.begin(&game, round));
    let most_turns = 100 + 3 * game.game.board().placement_count();
    for number in game.game.record().len()..most_turns {
        let Some(player) = game.game.player_to_act() else { break };
        let place = if player == Player::Black { black } else { 1 - black };
        let seed = u64::from(round) << 32 | number as u64;
        let turn = players[place].turn(&mut game, seed);
        if game.game.play(turn).is_err() {
            game.game.play(Turn::Pass).expect("a pass");
        }
    }
    if std::env::var_os("STRENGTH_GAMES").is_some() {
        println!("{}", game.write());
    }
    winner(&game.game)
}

/// A game after so many random plays.
fn opened(setup: &BoardSetup, komi: &str, seed: u64, plays: u64) -> OpenGame {
    let mut rules = Ruleset::on(setup, Some(Preset::TrompTaylor));
    rules.komi = Komi::Fixed(rational::parse(komi).expect("a komi"));
    let document = Document {
        heading: Heading::default(),
        board: setup.clone(),
        start: Start::default(),
        rules,
        turns: Vec::new(),
        spelling: Spelling::default(),
    };
    let mut game = OpenGame::open(document).expect("a game");
    let mut random = SplitMix64::seed_from_u64(seed);
    for _ in 0..plays {
        let sites: Vec<Site> = match game.game.plane() {
            Some(plane) => {
                plane_sample::proposals(plane.stones()).into_iter().map(Site::from).collect()
            }
            None => game.game.open().into_iter().map(Site::from).collect(),
        };
        let site = sites[(random.next_u64() % sites.len() as u64) as usize];
        _ = game.game.play(Turn::play(site));
    }
    game
}

fn winner(game: &Game) -> Option<Player> {
    match game.result() {
        Some(GameResult::Scored { winner, .. }) => winner,
        Some(GameResult::NoTurn { winner }) => Some(winner),
        _ => game.score()?.leader(),
    }
}
