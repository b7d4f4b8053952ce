//! The whole game of divide-and-choose on the smallest boards, by its definition: every history, every deletion, bid, answer and
//! reset, with bids of some sizes. Who can win, and who can draw at least, is what the bounds with bids say.
//!
//! All that a player needs for those bounds are bids of nothing, and whatever the opponent bids is answered in the same way:
//! so they hold just as well in a game of fewer sizes.

use std::collections::HashMap;
use std::sync::Arc;

use gospace::Player;
use gospace::boards::graph::Graph;
use gospace_think::forever::arena::Arena;
use gospace_think::forever::bids::bounds;
use gospace_think::forever::condition::{events_of, margin, stones};

use super::parity::{ParityGame, solve};
use super::tree::Tree;

/// Scores, bids and margins are counted in halves of a point.
const POINT: i32 = 2;

/// Unsustainable actions, from the worst down, as the source lists them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Action {
    DeletesHistory,
    IgnoresBid,
    NamesOneself,
    Bids,
}

/// The action that is due, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    /// The player whose turn it is not may delete the history.
    OtherDeletes(Player),
    /// The player whose turn it is may.
    MoverDeletes(Player),
    Turn(Player),
    /// The player has played and may bid.
    Bid(Player),
    /// The player answers a bid.
    Answer(Player, i32),
    /// The player is the ko winner.
    Reset(Player),
}

/// A moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Moment {
    phase: Phase,
    /// Of the colouring, among all.
    colours: usize,
    /// A bit for each colouring.
    history: u32,
    /// Black's score less White's.
    score: i32,
    /// The last action, if it is unsustainable.
    action: Option<(Player, Action)>,
    memory: usize,
}

struct Whole<'a> {
    arena: &'a Arena,
    bids: &'a [i32],
    most: i32,
    /// True: Black is to win; false: Black is to draw at least.
    to_win: bool,
    trees: HashMap<i32, Tree>,
    places: HashMap<Moment, u32>,
    moments: Vec<Moment>,
}

impl Whole<'_> {
    /// The pairs of a position's place and a score for which Black reaches the aim, the history being new.
    fn reached(arena: &Arena, bids: &[i32], most: i32, scores: &[i32], to_win: bool) -> Vec<bool> {
        let trees = (-most..=most).map(|score| {
            let points = arena.points;
            let is_reached = |events| {
                let total = POINT * margin(Player::Black, events, points) + score;
                if to_win { total > 0 } else { total >= 0 }
            };
            (score, Tree::new(points, stones(points), &is_reached))
        });
        let (trees, places, moments) = (trees.collect(), HashMap::new(), Vec::new());
        let mut whole = Whole { arena, bids, most, to_win, trees, places, moments };
        let starts: Vec<u32> = (0..arena.positions.len())
            .flat_map(|at| scores.iter().map(move |&score| (at, score)))
            .map(|(at, score)| {
                whole.place(whole.turn(at / 2, arena.positions[at].mover, 0, score, None))
            })
            .collect();
        let mut game = ParityGame { owner: vec![], priority: vec![], successors: vec![] };
        while let Some(&moment) = whole.moments.get(game.owner.len()) {
            let (player, next) = whole.next(moment);
            game.owner.push(u8::from(player == Player::White));
            game.priority.push(whole.priority(moment));
            let places = next.into_iter().map(|next| whole.place(next)).collect();
            game.successors.push(places);
        }
        let solution = solve(&game);
        starts.iter().map(|&start| solution.winner[start as usize] == 0).collect()
    }

    fn place(&mut self, moment: Moment) -> u32 {
        *self.places.entry(moment).or_insert_with(|| {
            self.moments.push(moment);
            self.moments.len() as u32 - 1
        })
    }

    /// A turn begins: the colouring joins the history.
    fn turn(
        &self,
        colours: usize,
        player: Player,
        history: u32,
        score: i32,
        from: Option<Moment>,
    ) -> Moment {
        let memory = from.map_or(0, |from| self.after(from));
        let history = history | 1 << colours;
        let phase = Phase::OtherDeletes(player);
        Moment { phase, colours, history, score, action: None, memory }
    }

    /// The memory of the stones after a moment.
    fn after(&self, moment: Moment) -> usize {
        match moment.phase {
            Phase::OtherDeletes(_) => self.step(moment).1,
            _ => moment.memory,
        }
    }

    fn step(&self, moment: Moment) -> (usize, usize) {
        let events = events_of(&self.arena.positions[2 * moment.colours]);
        self.trees[&moment.score].step(moment.memory, events)
    }

    /// The lower the graver. Where Black is to draw at least, White's action comes before the same one of Black's.
    fn priority(&self, moment: Moment) -> u8 {
        if let Some((player, action)) = moment.action {
            let first = if self.to_win { Player::Black } else { Player::White };
            let own = 2 * action as u8 + u8::from(self.to_win);
            return own + u8::from(player != first);
        }
        // After all actions.
        let after = 10;
        match moment.phase {
            Phase::OtherDeletes(_) => {
                let odd = !self.trees[&moment.score].is_reached_at_root;
                after + self.step(moment).0 as u8 + u8::from(odd)
            }
            _ => u8::MAX,
        }
    }

    fn next(&self, moment: Moment) -> (Player, Vec<Moment>) {
        let Moment { colours, history, score, .. } = moment;
        let plain = Moment { action: None, memory: self.after(moment), ..moment };
        let begin = |colours, player| self.turn(colours, player, history, score, Some(plain));
        match moment.phase {
            Phase::OtherDeletes(player) | Phase::MoverDeletes(player) => {
                let is_other = matches!(moment.phase, Phase::OtherDeletes(_));
                let phase =
                    if is_other { Phase::MoverDeletes(player) } else { Phase::Turn(player) };
                let who = if is_other { !player } else { player };
                let action = Some((who, Action::DeletesHistory));
                let kept = Moment { phase, ..plain };
                (who, vec![kept, Moment { history: 0, action, ..kept }])
            }
            Phase::Turn(player) => {
                let place = 2 * colours + usize::from(player == Player::White);
                let moves = self.arena.moves[place].iter().map(|each| {
                    let after = each.to / 2;
                    match each.at {
                        None => begin(after, !player),
                        Some(_) => Moment { phase: Phase::Bid(player), colours: after, ..plain },
                    }
                });
                (player, moves.collect())
            }
            Phase::Bid(player) => {
                let action = Some((player, Action::Bids));
                let fits = |bid: &&i32| score.abs() + **bid <= self.most;
                let bids = self.bids.iter().filter(fits).map(|&bid| {
                    let phase = Phase::Answer(!player, bid);
                    Moment { phase, action, ..plain }
                });
                (player, [begin(colours, !player)].into_iter().chain(bids).collect())
            }
            Phase::Answer(player, bid) => {
                let ignored =
                    Moment { action: Some((player, Action::IgnoresBid)), ..begin(colours, player) };
                let named = Player::BOTH.map(|winner| {
                    let gain = if winner == Player::White { bid } else { -bid };
                    let action = (winner == player).then_some((player, Action::NamesOneself));
                    // With another score begins another goal.
                    let memory = if gain == 0 { plain.memory } else { 0 };
                    let phase = Phase::Reset(winner);
                    Moment { phase, score: score + gain, action, memory, ..plain }
                });
                (player, [ignored].into_iter().chain(named).collect())
            }
            Phase::Reset(winner) => {
                let all = history | 1 << colours;
                let resets = (0..self.arena.positions.len() / 2).filter(|at| all >> at & 1 == 1);
                (winner, resets.map(|at| begin(at, winner)).collect())
            }
        }
    }
}

fn arena(points: usize, arcs: &[[u32; 2]]) -> Arena {
    let (graph, _) = Graph::new(points, &[], arcs).unwrap();
    Arena::new(&Arc::new(graph))
}

/// For every position and score, Black wins, or draws at least, where the bounds say so, and nowhere else.
fn agrees(points: usize, arcs: &[[u32; 2]], bids: &[i32], most: i32, scores: &[i32]) {
    let arena = arena(points, arcs);
    let bounds = bounds(&arena);
    for to_win in [false, true] {
        let reached = Whole::reached(&arena, bids, most, scores, to_win);
        let mut reached = reached.into_iter();
        for (at, bounds) in bounds.iter().enumerate() {
            assert!(bounds.least == bounds.most || bounds.draws, "{bounds:?}");
            for &score in scores {
                let expected = if to_win {
                    score + POINT * bounds.least > 0
                } else {
                    score + POINT * bounds.most >= 0
                };
                let context = format!("{:?}, {score}, {to_win}", arena.positions[at]);
                assert_eq!(reached.next(), Some(expected), "{context}");
            }
        }
    }
}

#[test]
fn with_whole_histories_two_points_are_worth_what_the_bounds_say() {
    let scores: Vec<i32> = (-5..=5).collect();
    for arcs in [&[][..], &[[0, 1]], &[[0, 1], [1, 0]]] {
        agrees(2, arcs, &[0, 1, 2], 5, &scores);
    }
    agrees(1, &[], &[0, 1, 2], 5, &scores);
}

/// A→B, A→C, B→C. Whoever stands on A keeps it; the other takes it back by bids of nothing, for ever.
#[test]
fn with_whole_histories_three_points_are_a_draw_with_many_komi() {
    agrees(3, &[[0, 1], [0, 2], [1, 2]], &[0], 3, &[-3, -2, -1, 0, 1, 2, 3]);
}
