//! Isolated pairs under superko: "it takes Ω(2^N) moves" (Digraph Go).

use std::collections::HashSet;

use gospace::colour::Player;

use super::super::naive::Colouring;
use super::super::naive_rules::{End, Ground, Repetition};
use super::super::rules_both::Both;
use super::isolated_pairs;

type Line = Vec<(Player, usize)>;

/// A search for the longest line of plays that repeats no colouring, each by either player: who
/// plays twice lets the opponent pass between.
struct Search {
    ground: Ground,
    stood: HashSet<Colouring>,
    line: Line,
    longest: Line,
    /// No line is longer: no colouring recurs.
    bound: usize,
}

impl Search {
    fn longest(pairs: usize) -> Line {
        let ground = isolated_pairs(pairs).ground();
        let start = ground.empty();
        let [line, longest] = [Vec::new(), Vec::new()];
        let bound = 5_usize.pow(pairs as u32) - 1;
        let stood = HashSet::from([start.clone()]);
        let mut search = Search { ground, stood, line, longest, bound };
        search.extend(&start);
        search.longest
    }

    fn new_plays(&self, b: &Colouring) -> Vec<(Player, usize, Colouring)> {
        let open = self.ground.open(b);
        let plays = open.into_iter().flat_map(|at| Player::BOTH.map(|p| (p, at)));
        let played = plays.map(|(p, at)| (p, at, self.ground.play(b, at, p).colouring));
        played.filter(|(_, _, to)| !self.stood.contains(to)).collect()
    }

    /// Tries every line, first those that leave the fewest ways to go on; until one cannot be longer.
    fn extend(&mut self, b: &Colouring) {
        if self.line.len() > self.longest.len() {
            self.longest = self.line.clone();
        }
        let mut plays = self.new_plays(b);
        plays.sort_by_cached_key(|(_, _, to)| self.new_plays(to).len());
        for (player, at, to) in plays {
            if self.longest.len() == self.bound {
                return;
            }
            self.stood.insert(to.clone());
            self.line.push((player, at));
            self.extend(&to);
            self.line.pop();
            self.stood.remove(&to);
        }
    }
}

fn truths() -> Vec<[usize; 2]> {
    let lines = include_str!("../../truths/isolated_pairs.tsv").lines();
    let rows = lines.filter(|line| !line.starts_with('#'));
    let number = |text: &str| text.parse().expect("a number");
    let row = |line: &str| line.split_once('\t').map(|(n, plays)| [number(n), number(plays)]);
    rows.map(|line| row(line).expect("two columns")).collect()
}

#[test]
fn the_longest_game_on_isolated_pairs_visits_five_to_the_power_of_their_number() {
    for [pairs, plays] in truths() {
        let line = Search::longest(pairs);
        assert_eq!(line.len(), plays, "{pairs} pairs");
        assert!(plays >= 1 << pairs);
        let mut both = Both::new(&isolated_pairs(pairs), Repetition::Positional, End::TwoPasses);
        for (player, at) in line {
            if both.oracle.player() != player {
                both.pass().expect("the last turn was a play");
            }
            both.play(at).expect("the colouring is new");
        }
        assert!(both.oracle.allowed().is_empty() || pairs == 1);
    }
}
