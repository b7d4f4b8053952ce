//! Colourings, what plays make of them, and what they count.

use std::sync::Arc;

use super::sets::{Arcs, Points, point, points};
use gospace::boards::Board;
use gospace::colour::{Colour, PerPlayer, Player};
use gospace::game::{Game, counted};
use gospace::ids::Placement;
use gospace::rules::capture::{Engine, engine_with};
use gospace::rules::ruleset::Scoring;
use gospace::rules::score::Amount;

/// A colouring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stones {
    /// Black's points.
    pub black: Points,
    /// White's points; none is Black's.
    pub white: Points,
}

impl Stones {
    /// The colouring in a list.
    pub fn of(colours: &[Colour]) -> Stones {
        let of = |colour| {
            let all = colours.iter().enumerate();
            all.fold(0, |set, (v, &c)| set | Points::from(c == colour) << v)
        };
        Stones { black: of(Colour::Black), white: of(Colour::White) }
    }

    /// The points of a player.
    pub fn of_player(&self, player: Player) -> Points {
        match player {
            Player::Black => self.black,
            Player::White => self.white,
        }
    }

    /// The points of both.
    pub fn all(&self) -> Points {
        self.black | self.white
    }

    /// The same with colours exchanged.
    pub fn exchanged(self) -> Stones {
        Stones { black: self.white, white: self.black }
    }

    fn colours(&self, count: usize) -> Vec<Colour> {
        let mut colours = vec![Colour::Empty; count];
        points(self.black).for_each(|at| colours[at.index()] = Colour::Black);
        points(self.white).for_each(|at| colours[at.index()] = Colour::White);
        colours
    }
}

/// The results of plays on one board, and the scoring.
pub enum Plays {
    /// On a graph, by sets of points.
    Graph {
        /// The arcs of the graph.
        arcs: Arcs,
        /// The scoring: area, or stones.
        scoring: Scoring,
    },
    /// On a go-space or disks, by the engine of its games.
    Listed {
        /// The board.
        board: Arc<Board>,
        /// Its engine, with any colouring.
        engine: Box<Engine>,
        /// The scoring.
        scoring: Scoring,
    },
}

impl Plays {
    /// The plays of a game that is not on a plane.
    pub fn new(game: &Game) -> Plays {
        let scoring = game.rules().scoring;
        let ground = game.board().ground();
        match ground.graph() {
            Some(graph) => Plays::Graph { arcs: Arcs::new(graph), scoring },
            None => Plays::Listed {
                engine: Box::new(engine_with(ground, &[], game.colours())),
                board: Arc::clone(game.board()),
                scoring,
            },
        }
    }

    /// The open placements, ascending.
    pub fn open(&mut self, stones: Stones) -> Vec<Placement> {
        match self {
            Plays::Graph { arcs, .. } => points(arcs.all() & !stones.all()).collect(),
            Plays::Listed { board, engine, .. } => {
                let count = engine.colours().len();
                engine.set(&stones.colours(count));
                let all = (0..board.placement_count()).map(Placement::at);
                let open =
                    all.filter(|&at| engine.placement_colour(at) == Some(Colour::Empty)).collect();
                engine.undo();
                open
            }
        }
    }

    /// The colouring after a play at an open placement.
    pub fn after(&mut self, stones: Stones, player: Player, at: Placement) -> Stones {
        match self {
            Plays::Graph { arcs, .. } => {
                let own = stones.of_player(player) | point(at);
                let theirs = stones.of_player(!player);
                let theirs = arcs.reaching(theirs, arcs.all() & !(own | theirs));
                let own = arcs.reaching(own, arcs.all() & !(own | theirs));
                match player {
                    Player::Black => Stones { black: own, white: theirs },
                    Player::White => Stones { black: theirs, white: own },
                }
            }
            Plays::Listed { engine, .. } => {
                let count = engine.colours().len();
                engine.set(&stones.colours(count));
                engine.play(at, player);
                let after = Stones::of(engine.colours());
                engine.undo();
                engine.undo();
                after
            }
        }
    }

    /// By how much Black is ahead where a colouring is counted, komi apart; nothing where nothing is
    /// scored.
    pub fn margin(&self, stones: Stones) -> Option<i64> {
        let size = |set: Points| i64::from(set.count_ones());
        match self {
            Plays::Graph { arcs, scoring: Scoring::Area } => {
                let empty = arcs.all() & !stones.all();
                let beside_black = arcs.reaching(empty, stones.black);
                let beside_white = arcs.reaching(empty, stones.white);
                let black = stones.black | beside_black & !beside_white;
                let white = stones.white | beside_white & !beside_black;
                Some(size(black) - size(white))
            }
            Plays::Graph { scoring: Scoring::Unscored, .. } => None,
            Plays::Graph { .. } => Some(size(stones.black) - size(stones.white)),
            Plays::Listed { board, engine, scoring } => {
                let colours = stones.colours(engine.colours().len());
                let PerPlayer { black, white } = counted(board, *scoring, &colours)?;
                Some(number(&black)? - number(&white)?)
            }
        }
    }

    /// The arcs of an undirected graph.
    pub fn edges(game: &Game) -> Option<Arcs> {
        let graph = game.board().ground().graph()?;
        graph.is_undirected().then(|| Arcs::new(graph))
    }
}

fn number(amount: &Amount) -> Option<i64> {
    let Amount::Finite(amount) = amount else { return None };
    let digits = amount.numer().digits();
    (digits.len() < 2).then(|| digits.first().copied().unwrap_or_default().into())
}
