//! On boards small enough to search all games, a long search finds the winner.

use gospace::boards::setup::{BoardSetup, Start};
use gospace::rules::ruleset::Preset;

use super::{Chance, game, graph, grid, row, search};

/// Every game on a graph, by the definitions (Tromp-Taylor; TopoGo, Rule 4a).
pub struct Games<'a> {
    /// The arcs of the graph.
    pub arcs: &'a [[usize; 2]],
    /// Twice White's komi, odd so that there is no draw; nothing where the player without a turn
    /// loses.
    pub komi: Option<i32>,
}

impl Games<'_> {
    /// `clear` of Tromp-Taylor: what does not reach an empty point goes.
    pub fn clear(&self, board: &mut [u8], colour: u8) {
        let mut lives: Vec<bool> = board.iter().map(|&c| c == 0).collect();
        for _ in 0..board.len() {
            for &[from, to] in self.arcs {
                lives[from] |= board[from] == colour && lives[to];
            }
        }
        for (point, lives) in board.iter_mut().zip(lives) {
            if *point == colour && !lives {
                *point = 0;
            }
        }
    }

    /// Twice Black's area less White's.
    pub fn lead(&self, board: &[u8]) -> i32 {
        let area = |colour: u8| {
            let mut reaches: Vec<bool> = board.iter().map(|&c| c == colour).collect();
            for _ in 0..board.len() {
                for &[from, to] in self.arcs {
                    reaches[from] |= board[from] == 0 && reaches[to];
                }
            }
            reaches
        };
        let (black, white) = (area(1), area(2));
        let owned = black.iter().zip(&white).map(|(&b, &w)| i32::from(b) - i32::from(w));
        2 * owned.sum::<i32>()
    }

    /// True if the player who is to act wins.
    pub fn wins(&self, board: &[u8], seen: &mut Vec<Vec<u8>>, player: u8, passes: u32) -> bool {
        if let Some(komi) = self.komi {
            let ends = passes == 1 && (self.lead(board) > komi) == (player == 1);
            if ends || passes == 0 && !self.wins(board, seen, 3 - player, 1) {
                return true;
            }
        }
        (0..board.len()).filter(|&at| board[at] == 0).any(|at| {
            let mut after = board.to_vec();
            after[at] = player;
            self.clear(&mut after, 3 - player);
            self.clear(&mut after, player);
            if seen.contains(&after) {
                return false;
            }
            seen.push(after.clone());
            let wins = !self.wins(&after, seen, 3 - player, 0);
            seen.pop();
            wins
        })
    }

    fn black_wins(&self, points: usize) -> bool {
        let empty = vec![0; points];
        self.wins(&empty, &mut vec![empty.clone()], 1, 0)
    }
}

fn both_ways(edges: &[[usize; 2]]) -> Vec<[usize; 2]> {
    edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect()
}

fn line(points: usize) -> Vec<[usize; 2]> {
    both_ways(&(1..points).map(|v| [v - 1, v]).collect::<Vec<_>>())
}

#[test]
fn under_tromp_taylor_a_long_search_knows_who_wins() {
    let boards: [(BoardSetup, usize, Vec<[usize; 2]>); 5] = [
        (row(2), 2, line(2)),
        (row(3), 3, line(3)),
        (row(4), 4, line(4)),
        (grid(2, 2), 4, both_ways(&[[0, 1], [0, 2], [1, 3], [2, 3]])),
        (graph(3, &[], &[[0, 1], [1, 2], [2, 0]]), 3, vec![[0, 1], [1, 2], [2, 0]]),
    ];
    for (setup, points, arcs) in boards {
        for twice in [-1, 1, 3, 5] {
            let black = Games { arcs: &arcs, komi: Some(twice) }.black_wins(points);
            let komi = format!("{twice}/2");
            let mut game = game(setup.clone(), Preset::TrompTaylor, Some(&komi), Start::default());
            let found = search(&mut game, 20_000).share > 0.5;
            assert_eq!(found, black, "{setup:?} with komi {komi}");
        }
    }
}

#[test]
fn where_the_player_without_a_turn_loses_a_long_search_knows_who() {
    let cycle = |n: u32| (0..n).map(|v| [v, (v + 1) % n]).collect::<Vec<_>>();
    let boards = [
        (row(2), 2, line(2)),
        (row(3), 3, line(3)),
        (row(4), 4, line(4)),
        (graph(3, &cycle(3), &[]), 3, both_ways(&[[0, 1], [1, 2], [2, 0]])),
        (graph(4, &cycle(4), &[]), 4, both_ways(&[[0, 1], [1, 2], [2, 3], [3, 0]])),
    ];
    for (setup, points, arcs) in boards {
        let black = Games { arcs: &arcs, komi: None }.black_wins(points);
        let mut game = game(setup.clone(), Preset::Primitive, None, Start::default());
        assert_eq!(search(&mut game, 20_000).share > 0.5, black, "{setup:?}");
    }
}

/// A digraph of at most four points with any arcs.
pub fn any_digraph(chance: &mut Chance) -> (usize, Vec<[usize; 2]>) {
    let points = 2 + chance.below(3);
    let pairs = (0..points).flat_map(|a| (0..points).map(move |b| [a, b]));
    (points, pairs.filter(|[a, b]| a != b && chance.below(2) == 0).collect())
}

#[test]
fn on_small_digraphs_a_search_proves_who_wins() {
    let mut chance = Chance(77);
    for round in 0..60 {
        let (points, arcs) = any_digraph(&mut chance);
        let twice = (round % 4 == 0).then_some([-3, -1, 1, 3][round / 4 % 4]);
        let black = Games { arcs: &arcs, komi: twice }.black_wins(points);
        let (preset, komi) = match twice {
            Some(twice) => (Preset::TrompTaylor, Some(format!("{twice}/2"))),
            None => (Preset::Primitive, None),
        };
        let listed: Vec<[u32; 2]> = arcs.iter().map(|arc| arc.map(|v| v as u32)).collect();
        let setup = graph(points as u32, &[], &listed);
        let mut game = game(setup, preset, komi.as_deref(), Start::default());
        let report = search(&mut game, 30_000);
        // A share of 1 or 0 is a proof: in the games themselves both sides have won some.
        assert_eq!(report.share, f64::from(u8::from(black)), "{arcs:?} with komi {komi:?}");
        assert!(komi.is_some() || report.is_settled);
    }
}
