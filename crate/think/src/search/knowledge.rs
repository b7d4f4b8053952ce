//! Knowledge of turns before any game is played through them, as games that count as won or lost
//! (priors: Gelly & Silver 2007; their kinds and weights follow Baudiš, michi, 2015).
//!
//! On undirected graphs it knows captures, ladders, self-atari, contact, eyes, the distance from the
//! last stone, and the edge of a board that has one; on directed graphs captures, self-atari, eyes, and
//! stones that cannot run from an atari; elsewhere eyes and captures.

use std::sync::Arc;

use super::eyes::Eyes;
use super::life::Life;
use super::position::Position;
use super::reading::{Reader, attackers_in_atari, is_nakade, liberties, liberties_after};
use super::shapes::Shapes;
use gospace::boards::graph::Graph;
use gospace::colour::{Colour, Player};
use gospace::ids::Placement;
use gospace::rules::capture::chains::{Chains, Neighbours};
use gospace::rules::ruleset::{End, Ruleset, Scoring};

/// Games that count as half won for every turn.
const EVEN: f32 = 10.0;
/// Games lost by filling one's own eye.
const EYE: f32 = 10.0;
/// Games lost by leaving one's own chain in atari.
const SELF_ATARI: f32 = 10.0;
/// Games won by taking or saving one stone, and more of them.
const LONE_STONE: f32 = 15.0;
const STONES: f32 = 30.0;
/// Games won by contact.
const CONTACT: f32 = 10.0;
/// Games won at these distances from the last stone, which its chain does not add to.
const NEAR: [f32; 3] = [24.0, 22.0, 8.0];
/// Games won or lost far from all stones: lost on the first two lines, won on the third.
const EDGE: f32 = 10.0;
/// The least distance from stones that is far.
const FAR: u8 = 4;
/// The cost of trying all plays of a board without chains that may take a stone, in points examined;
/// where it is more none is tried.
const MOST_TRIED: usize = 1_000_000;
/// Games by a pass, and those won where nothing is known of it: fewer than by filling an eye.
const PASS: f32 = 10.0;
const PASS_WON: f32 = 2.0;

/// Games before the first one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prior {
    /// The number of games.
    pub games: f32,
    /// Those of them that are won.
    pub won: f32,
}

impl Prior {
    fn win(&mut self, games: f32) {
        self.games += games;
        self.won += games;
    }

    fn lose(&mut self, games: f32) {
        self.games += games;
    }
}

/// The games won by taking or saving so many stones.
fn worth(stones: usize) -> f32 {
    match stones {
        0 => 0.0,
        1 => LONE_STONE,
        _ => STONES,
    }
}

/// Knows the priors of turns.
pub struct Knowledge {
    graph: Option<GraphKnowledge>,
    priors: Vec<Prior>,
    /// By placement, true if unconditional life has settled what a play could gain.
    useless: Vec<bool>,
}

struct GraphKnowledge {
    chains: Chains,
    eyes: Arc<Eyes>,
    shapes: Arc<Shapes>,
    reader: Reader,
    /// Nothing where plays gain other things than area.
    life: Option<Life>,
    /// By point, the number of steps from the edge; 255 where a board has none.
    lines: Vec<u8>,
    /// By point, the number of steps from what was asked last.
    steps: Vec<u8>,
    queue: Vec<Placement>,
}

impl Knowledge {
    /// Knowledge of a position's board. Cost: O(board).
    pub fn new(
        position: &Position,
        rules: &Ruleset,
        shared: Option<(Arc<Eyes>, Arc<Shapes>)>,
    ) -> Knowledge {
        let counts_area = rules.end == End::TwoPasses && rules.scoring == Scoring::Area;
        let graph = match (position.ground().graph(), shared) {
            (Some(graph), Some((eyes, shapes))) => Some(GraphKnowledge {
                chains: Chains::new(Arc::clone(graph), position.colours().to_vec()),
                eyes,
                shapes,
                reader: Reader::default(),
                life: counts_area.then(Life::default),
                lines: lines(graph),
                steps: Vec::new(),
                queue: Vec::new(),
            }),
            _ => None,
        };
        let count = position.placement_count();
        Knowledge { graph, priors: vec![Prior::default(); count], useless: vec![false; count] }
    }

    /// True if a play of the player who was judged last can gain nothing.
    pub fn is_useless(&self, at: Placement) -> bool {
        self.useless[at.index()]
    }

    /// The prior of a pass, of which the value is known if it ends the game.
    pub fn pass(&self, value: Option<f64>) -> Prior {
        Prior { games: PASS, won: value.map_or(PASS_WON, |value| PASS * value as f32) }
    }

    /// The prior of a play at an open placement, as last judged.
    pub fn prior(&self, at: Placement) -> Prior {
        self.priors[at.index()]
    }

    /// Judges a player's plays.
    pub fn judge(&mut self, position: &mut Position, player: Player) {
        self.priors.fill(Prior { games: EVEN, won: EVEN / 2.0 });
        if let Some(graph) = &mut self.graph {
            graph.add(position, player, &mut self.priors);
            if let Some(life) = &mut graph.life {
                life.mark_useless(&graph.chains, player, &mut self.useless);
            }
            return;
        }
        self.add_trials(position, player);
    }

    /// Eyes, captures by either player, and on directed graphs what becomes of stones in atari.
    fn add_trials(&mut self, position: &mut Position, player: Player) {
        let mut tried = Vec::new();
        let mut cost = 0;
        for &at in &position.candidates {
            if position.colour(at) != Some(Colour::Empty) {
                continue;
            }
            if position.is_eye(at, player) {
                self.priors[at.index()].lose(EYE);
                continue;
            }
            let takers = [player, !player].map(|taker| position.may_take(at, taker));
            cost += takers.iter().filter(|may| **may).count() * position.play_cost();
            tried.push((at, takers));
        }
        if cost > MOST_TRIED {
            return;
        }
        for (at, [may_take, may_save]) in tried {
            let taken = if may_take { position.captures(at, player) } else { 0 };
            let saved = if may_save { position.captures(at, !player) } else { 0 };
            let prior = &mut self.priors[at.index()];
            prior.win(worth(taken));
            if let Some((arcs, colours)) = position.arcs() {
                if taken == 0 && arcs.liberties::<2>(colours, at, player).as_slice().len() < 2 {
                    prior.lose(SELF_ATARI);
                    continue;
                }
                prior.win(worth(arcs.caught(colours, at, player)));
            }
            prior.win(worth(saved));
        }
    }
}

impl GraphKnowledge {
    fn add(&mut self, position: &Position, player: Player, priors: &mut [Prior]) {
        self.chains.set(position.colours());
        self.add_captures(player, priors);
        if let Some(last) = position.last_plays()[0] {
            self.walk([last], 3);
            for (prior, &steps) in priors.iter_mut().zip(&self.steps) {
                if let Some(&games) = NEAR.get(usize::from(steps).wrapping_sub(1)) {
                    prior.win(games);
                }
            }
        }
        for &at in &position.candidates {
            if self.chains.colours()[at.index()] == Colour::Empty {
                self.add_shape(at, player, &mut priors[at.index()]);
            }
        }
        self.add_edge(priors);
    }

    fn add_shape(&self, at: Placement, player: Player, prior: &mut Prior) {
        let chains = &self.chains;
        if chains.neighbours(at, player) == Neighbours::Own && self.eyes.is_eye(chains, at, player)
        {
            prior.lose(EYE);
        } else if liberties_after::<2>(chains, at, player) < 2
            && !chains.would_capture(at, player)
            && !is_nakade(chains, at, player)
        {
            prior.lose(SELF_ATARI);
        } else if self.shapes.is_contact(chains, at) {
            prior.win(CONTACT);
        }
    }

    /// Chains of either player that can be taken, and the turns that take or save them.
    fn add_captures(&mut self, player: Player, priors: &mut [Prior]) {
        let GraphKnowledge { chains, reader, .. } = self;
        for stone in chains.graph().vertices().filter(|&v| chains.head(v) == v.0) {
            let games = worth(chains.size(stone) as usize);
            let is_own = chains.colours()[stone.index()] == player.into();
            match (chains.sole_liberty(stone), is_own) {
                (Some(at), false) => priors[at.index()].win(games),
                (Some(at), true) => {
                    attackers_in_atari(chains, stone, |at| priors[at.index()].win(games));
                    if reader.can_run(chains, player, stone, at) {
                        priors[at.index()].win(games);
                    }
                }
                (None, _) if liberties::<3>(chains, stone).as_slice().len() == 2 => {
                    if let Some(at) = reader.ladder(chains, stone) {
                        priors[at.index()].win(games);
                    }
                }
                _ => {}
            }
        }
    }

    /// Far from all stones the third line is better than the first two.
    fn add_edge(&mut self, priors: &mut [Prior]) {
        let stones: Vec<Placement> = {
            let colours = self.chains.colours();
            let all = self.chains.graph().vertices();
            all.filter(|v| colours[v.index()] != Colour::Empty).collect()
        };
        self.walk(stones, FAR);
        for (at, prior) in priors.iter_mut().enumerate() {
            if self.steps[at] >= FAR {
                match self.lines[at] {
                    0 | 1 => prior.lose(EDGE),
                    2 => prior.win(EDGE),
                    _ => {}
                }
            }
        }
    }

    /// Counts the steps from some stones, up to `most`; along a chain there are none.
    fn walk(&mut self, from: impl IntoIterator<Item = Placement>, most: u8) {
        let GraphKnowledge { chains, steps, queue, .. } = self;
        steps.clear();
        steps.resize(chains.colours().len(), u8::MAX);
        queue.clear();
        for stone in from {
            reach(chains, stone, 0, steps, queue);
        }
        let mut next = 0;
        while let Some(&v) = queue.get(next) {
            next += 1;
            let step = steps[v.index()] + 1;
            if step > most {
                break;
            }
            for &u in chains.graph().successors(v) {
                reach(chains, u, step, steps, queue);
            }
        }
    }
}

/// Marks a point as reached, or where a stone is its chain.
fn reach(chains: &Chains, at: Placement, step: u8, steps: &mut [u8], queue: &mut Vec<Placement>) {
    if steps[at.index()] != u8::MAX {
        return;
    }
    let mut mark = |at: Placement| {
        steps[at.index()] = step;
        queue.push(at);
    };
    if chains.colours()[at.index()] == Colour::Empty {
        mark(at);
    } else {
        chains.ring(at).for_each(mark);
    }
}

/// By point, the number of steps from the edge: the points with fewer neighbours than most have.
/// There is no edge if no degree is that of most points.
fn lines(graph: &Graph) -> Vec<u8> {
    let mut degrees: Vec<u32> = graph.degrees().collect();
    degrees.sort_unstable();
    let usual = degrees.get(degrees.len() / 2).copied().unwrap_or(0);
    let usual_count = degrees.iter().filter(|d| **d == usual).count();
    let mut lines = vec![u8::MAX; degrees.len()];
    if 2 * usual_count <= degrees.len() {
        return lines;
    }
    let mut queue: Vec<Placement> = graph.vertices().filter(|&v| graph.degree(v) < usual).collect();
    queue.iter().for_each(|v| lines[v.index()] = 0);
    let mut next = 0;
    while let Some(&v) = queue.get(next) {
        next += 1;
        for &u in graph.successors(v) {
            if lines[u.index()] == u8::MAX && lines[v.index()] < 8 {
                lines[u.index()] = lines[v.index()] + 1;
                queue.push(u);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{EVEN, Knowledge, LONE_STONE, Position, SELF_ATARI, STONES};
    use gospace::boards::Board;
    use gospace::boards::setup::{BoardSetup, GraphSetup, Start};
    use gospace::colour::{Colour, Player};
    use gospace::game::Game;
    use gospace::ids::Placement;
    use gospace::rules::ruleset::{Preset, Ruleset};

    /// The games before the first, beyond the even ones, and how many of them are won, of Black's play at point 1, with
    /// these stones.
    fn judged(colours: &str, arcs: &[[u32; 2]]) -> (f32, f32) {
        let setup: BoardSetup = GraphSetup {
            points: (0..colours.len()).map(|at| [at as f64, 0.0]).collect(),
            edges: Vec::new(),
            arcs: arcs.to_vec(),
            labels: None,
            bends: None,
            body: None,
        }
        .into();
        let rules = Ruleset::on(&setup, Some(Preset::TrompTaylor));
        let board = Arc::new(Board::new(setup).unwrap());
        let game = Game::new(board, rules, Start::default()).unwrap();
        let colours = colours.chars().map(|letter| match letter {
            'X' => Colour::Black,
            'O' => Colour::White,
            _ => Colour::Empty,
        });
        let mut position = Position::with_colours(&game, &colours.collect::<Vec<_>>());
        let mut knowledge = Knowledge::new(&position, game.rules(), None);
        knowledge.judge(&mut position, Player::Black);
        let prior = knowledge.prior(Placement(1));
        (prior.games - EVEN, prior.won - EVEN / 2.0)
    }

    #[test]
    fn a_stone_with_one_arc_out_puts_itself_in_atari() {
        assert_eq!(judged("....", &[[0, 1], [1, 2], [1, 3], [3, 1]]), (0.0, 0.0));
        assert_eq!(judged("....", &[[0, 1], [1, 2], [3, 1]]), (SELF_ATARI, 0.0));
    }

    #[test]
    fn a_stone_is_saved_by_a_run_to_two_liberties_and_not_to_one() {
        assert_eq!(judged("X...", &[[0, 1], [1, 2], [1, 3]]), (LONE_STONE, LONE_STONE));
        assert_eq!(judged("X...", &[[0, 1], [1, 2], [3, 1]]), (SELF_ATARI, 0.0));
    }

    #[test]
    fn a_play_that_takes_stones_is_no_self_atari() {
        assert_eq!(judged("O..O", &[[0, 1], [1, 2], [3, 0]]), (STONES, STONES));
    }

    #[test]
    fn a_stone_in_atari_that_can_run_to_one_liberty_alone_is_caught() {
        let arcs = [[0, 1], [0, 2], [1, 3], [1, 4], [2, 3]];
        assert_eq!(judged("O....", &arcs), (LONE_STONE, LONE_STONE));
        let with_another = [&arcs[..], &[[2, 4]]].concat();
        assert_eq!(judged("O....", &with_another), (0.0, 0.0));
    }
}
