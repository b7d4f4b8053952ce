//! Dead stones and the final score, by random games from the position on: a stone is dead that is in
//! its opponent's hands at the end of most of them.

use std::sync::Arc;

use gospace::boards::setup::Start;
use gospace::rules::score::Amount;
use gospace::{Colour, Game, PerPlayer, Placement, Player};
use gospace_think::search::Search;

use crate::show::stones_of;

/// Games that decide.
const PLAYOUTS: u32 = 1_000;

/// By placement: true for dead stones. Empty where the board is no graph: there none are judged
/// dead.
pub fn dead(game: &Game, seed: u64) -> Vec<bool> {
    if game.board().ground().graph().is_none() {
        return Vec::new();
    }
    let Some(mut scratch) = without(game, &[]) else { return Vec::new() };
    let mut search = Search::new(&mut scratch, seed);
    search.count_owners();
    search.run(PLAYOUTS);
    let owners = search.report().owners;
    let colours = game.colours().iter();
    let is_dead = |(&colour, owner): (&Colour, f64)| match colour {
        Colour::Black => owner < 0.0,
        Colour::White => owner > 0.0,
        Colour::Empty => false,
    };
    colours.zip(owners).map(is_dead).collect()
}

/// The chains of the stones that are dead or alive, as lists of placements.
pub fn chains(game: &Game, dead: &[bool], wanted: bool) -> Vec<Vec<Placement>> {
    let is_dead = |at: &Placement| dead.get(at.index()).copied().unwrap_or(false);
    let stones = Player::BOTH.into_iter().flat_map(|player| stones_of(game, player));
    let mut left: Vec<Placement> = stones.filter(|at| is_dead(at) == wanted).collect();
    let mut chains = Vec::new();
    while let Some(&first) = left.first() {
        let mut chain = game.chain(first);
        chain.retain(|at| left.contains(at));
        if chain.is_empty() {
            chain.push(first);
        }
        left.retain(|at| !chain.contains(at));
        chains.push(chain);
    }
    chains
}

/// "B+3.5", "W+2", "0"; nothing where the rules know no score.
pub fn text(game: &Game, dead: &[bool]) -> Option<String> {
    let score = match without(game, dead) {
        Some(cleared) => cleared.score()?,
        None => game.score()?,
    };
    Some(match score.leader() {
        None => "0".to_owned(),
        Some(player) => format!("{}+{}", letter(player), margin(&score, player)),
    })
}

fn letter(player: Player) -> char {
    if player == Player::Black { 'B' } else { 'W' }
}

fn margin(score: &PerPlayer<Amount>, leader: Player) -> String {
    let (Amount::Finite(more), Amount::Finite(less)) = (&score[leader], &score[!leader]) else {
        return "0".to_owned();
    };
    let margin = (more - less).to_string();
    // Komi of halves is all that programs write; other fractions stay fractions.
    match margin.split_once('/') {
        Some((halves, "2")) => {
            halves.parse().map_or(margin.clone(), |n: u64| format!("{}.5", n / 2))
        }
        _ => margin,
    }
}

/// A game that starts from the position, on a graph, without the dead stones.
fn without(game: &Game, dead: &[bool]) -> Option<Game> {
    game.board().ground().graph()?;
    let is_dead = |at: &Placement| dead.get(at.index()).copied().unwrap_or(false);
    let sites = |player| {
        stones_of(game, player).into_iter().filter(|at| !is_dead(at)).map(Into::into).collect()
    };
    let start = Start { black: sites(Player::Black), white: sites(Player::White) };
    Game::new(Arc::clone(game.board()), game.rules().clone(), start).ok()
}
