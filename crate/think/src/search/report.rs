//! The results of a search so far.

use super::tree::{Branch, Tree};
use gospace::rules::turn::Turn;
use gospace::site::Site;

/// The turns of an expected line at most, and the games through each at least.
const LINE_TURNS: usize = 12;
const LINE_GAMES: u32 = 10;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Random games played.
    pub playouts: u32,
    /// True if more playouts would change nothing.
    pub is_settled: bool,
    /// The turn that looks best; nothing before the first playout, or when the game is over.
    pub best: Option<Turn>,
    /// The share of the games through it that its player won, from 0 to 1; a half where a ko is settled
    /// by bids.
    pub share: f64,
    /// True if the player to act may resign: the best turn is a play that wins less than 1 game of 20, this
    /// was so at the player's last three turns by random games alone, the opening is over, and by the score
    /// now the player is not ahead.
    pub is_lost: bool,
    /// The mean margin at the end of the games through it, for its player, komi counted; nothing
    /// before the first game, and where the rules know no margin: under [`End::NoTurnLoses`], and
    /// where disks are counted by cardinality.
    ///
    /// [`End::NoTurnLoses`]: gospace::rules::ruleset::End::NoTurnLoses
    pub lead: Option<f64>,
    /// The turns that the search expects, from the best one on: each the most visited after those
    /// before it, with at least 10 games; at most 12. On a plane only the first is sure to be legal.
    pub line: Vec<Turn>,
    /// By placement the mean owner at the ends of all games, from −1 (White) to 1 (Black); empty
    /// unless [`Search::count_owners`] was called.
    ///
    /// [`Search::count_owners`]: super::Search::count_owners
    pub owners: Vec<f64>,
    /// Every candidate play, and the pass.
    pub candidates: Vec<Candidate>,
}

/// A play or a pass, and its results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The site; nothing for a pass.
    pub site: Option<Site>,
    /// Games through it, or through its equal that stands for it.
    pub visits: u32,
    /// The share of them that its player won, from 0 to 1.
    pub share: f64,
    /// The number of plays that symmetries of the board make equal to this one, itself among them.
    pub equals: u32,
}

/// The branches that are expected, from this one of the root on.
pub(super) fn line(tree: &Tree, first: usize) -> Vec<&Branch> {
    let next = |&turn: &usize| most_visited(tree, tree.after(turn)?);
    let turns = std::iter::successors(Some(first), next).map(|turn| tree.turn(turn));
    turns.take_while(|branch| branch.visits >= LINE_GAMES).take(LINE_TURNS).collect()
}

/// The first of the most visited turns of a node.
fn most_visited(tree: &Tree, node: usize) -> Option<usize> {
    let turns = tree.turns(node);
    let best = turns.reduce(|best, next| if next.1.visits > best.1.visits { next } else { best });
    best.map(|(turn, _)| turn)
}
