//! The slow literal oracle for agreement on dead stones and on a draw (RULES.md 6, D10), and for games in which White begins. All of it
//! is computed from the turns; what is said is left out first, since it is no turn.
//!
//! The quoted lines are RULES.md's.

use std::cell::RefCell;
use std::rc::Rc;

use gospace::colour::{Colour, PerPlayer, Player};

use super::naive::Colouring;
use super::naive_rules::{self, Done, End, Forbidden, Given, Ground, Repetition};

/// A turn of a game that two passes end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    Play(usize),
    Pass,
    Resign,
    /// "The time of the player to act is up", who loses as by resigning.
    Timeout,
    Propose(Vec<usize>),
    /// "This ends here, and nobody wins."
    OfferDraw,
    Accept,
    Decline,
}

/// A game, as its turns.
#[derive(Clone, Debug)]
pub struct Game {
    pub given: Given,
    pub ground: Ground,
    pub repetition: Repetition,
    pub first: Player,
    pub moves: Vec<Move>,
    /// The turns that were asked about last, and the game of them: a test asks about one moment many times.
    found: RefCell<Option<(Vec<Move>, Rc<Plain>)>>,
}

/// The game without what was said, and for each number of its turns how many were taken with that.
#[derive(Debug)]
struct Plain {
    game: naive_rules::Game,
    came: Vec<usize>,
}

impl Game {
    pub fn new(given: &Given, repetition: Repetition, first: Player) -> Game {
        let ground = given.ground();
        let (given, moves, found) = (given.clone(), Vec::new(), RefCell::new(None));
        Game { given, ground, repetition, first, moves, found }
    }

    fn plain(&self) -> Rc<Plain> {
        if let Some((moves, plain)) = &*self.found.borrow()
            && *moves == self.moves
        {
            return Rc::clone(plain);
        }
        let plain = Rc::new(self.played());
        *self.found.borrow_mut() = Some((self.moves.clone(), Rc::clone(&plain)));
        plain
    }

    fn played(&self) -> Plain {
        let mut game = naive_rules::Game::new(self.ground.clone(), self.repetition, End::TwoPasses);
        game.first = self.first;
        let mut came = vec![0];
        for (place, turn) in self.moves.iter().enumerate() {
            match turn {
                Move::Play(at) => drop(game.play(*at).expect("a legal play")),
                Move::Pass => game.pass().expect("a legal pass"),
                Move::Resign | Move::Timeout => game.resign().expect("a legal resignation"),
                Move::Propose(_) | Move::OfferDraw | Move::Accept | Move::Decline => continue,
            }
            came.push(place + 1);
        }
        Plain { game, came }
    }

    pub fn colouring(&self) -> Colouring {
        self.plain().game.colouring().clone()
    }

    pub fn is_over(&self) -> bool {
        self.plain().game.is_over() || self.moves.last() == Some(&Move::Accept)
    }

    /// The proposal or offer that waits for an answer.
    pub fn pending(&self) -> Option<&Move> {
        self.moves.last().filter(|last| matches!(last, Move::Propose(_) | Move::OfferDraw))
    }

    /// "The other player answers `"accept"`: the game is over, and a draw"
    pub fn is_drawn(&self) -> bool {
        matches!(self.moves.as_slice(), [.., Move::OfferDraw, Move::Accept])
    }

    /// "The other player answers".
    pub fn actor(&self) -> Option<Player> {
        let player = self.plain().game.player();
        let actor = if self.pending().is_some() { !player } else { player };
        (!self.is_over()).then_some(actor)
    }

    /// The winner of a game that somebody resigned, or lost by time.
    pub fn winner_by_last_turn(&self) -> Option<Player> {
        let mut before = self.clone();
        matches!(before.moves.pop(), Some(Move::Resign | Move::Timeout))
            .then(|| before.actor().map(|p| !p))
            .flatten()
    }

    /// The reason why a turn may not be taken: "over, phase, range, …".
    pub fn consider(&self, turn: &Move) -> Result<(), Forbidden> {
        if self.is_over() {
            return Err(Forbidden::Over);
        }
        let found = self.plain();
        let Plain { game: plain, came } = &*found;
        match (turn, self.pending()) {
            (Move::Resign | Move::Timeout, _) | (Move::Accept | Move::Decline, Some(_)) => Ok(()),
            (_, Some(_)) | (Move::Accept | Move::Decline, None) => Err(Forbidden::Phase),
            // "instead of a turn, whatever the rules"
            (Move::Pass | Move::OfferDraw, None) => Ok(()),
            (Move::Play(at), None) => match plain.consider(*at) {
                Err(Forbidden::Repeats(stood)) => {
                    Err(Forbidden::Repeats(stood.into_iter().map(|t| came[t]).collect()))
                }
                other => other.map(drop),
            },
            // "Right after a pass, the player to act may … propose"
            (Move::Propose(_), None) if plain.done.last() != Some(&Done::Pass) => {
                Err(Forbidden::Phase)
            }
            (Move::Propose(dead), None) if !is_list(&self.ground, plain.colouring(), dead) => {
                Err(Forbidden::Range)
            }
            (Move::Propose(dead), None) if !self.is_closed(plain.colouring(), dead) => {
                Err(Forbidden::Range)
            }
            (Move::Propose(_), None) => Ok(()),
        }
    }

    /// "its score is that of the colouring with the listed stones emptied at once"
    pub fn settled(&self) -> Colouring {
        let mut b = self.colouring();
        if let [.., Move::Propose(dead), Move::Accept] = self.moves.as_slice() {
            for x in dead.iter().flat_map(|&stone| self.given.points(stone)) {
                b[x] = Colour::Empty;
            }
        }
        b
    }

    pub fn area(&self) -> PerPlayer<usize> {
        self.ground.area(&self.settled())
    }

    /// "A list is closed iff it has the chain of each of its stones, each stone that shares a point with one of them, and
    /// each that reaches liberties only through them."
    pub fn is_closed(&self, b: &[Colour], list: &[usize]) -> bool {
        let has = |stone: &usize| list.contains(stone);
        let chains = list.iter().all(|&stone| self.ground.chain(b, stone).iter().all(has));
        let mut others = stones(&self.ground, b);
        others.retain(|stone| !has(stone));
        chains
            && others
                .iter()
                .all(|&stone| self.shares_nothing(stone, list) && self.lives(b, stone, list))
    }

    fn shares_nothing(&self, stone: usize, list: &[usize]) -> bool {
        let Given::Space(_) = self.given else { return true };
        let points = self.given.points(stone);
        list.iter().all(|&other| !self.given.points(other).iter().any(|x| points.contains(x)))
    }

    /// On a graph: it reaches an empty point by a path without stones of the list.
    fn lives(&self, b: &[Colour], stone: usize, list: &[usize]) -> bool {
        let Ground::Graph(board) = &self.ground else { return true };
        let mut barred = b.to_vec();
        for &listed in list {
            barred[listed] = b[stone].player().map_or(Colour::Empty, |own| (!own).into());
        }
        board.reaches(&barred, stone, Colour::Empty)
    }

    /// The other stones of the least closed list with these.
    pub fn missing(&self, b: &[Colour], list: &[usize]) -> Vec<usize> {
        let mut others = stones(&self.ground, b);
        others.retain(|stone| !list.contains(stone));
        let subsets = (0..1_u32 << others.len()).map(|bits| {
            let is_in = |place: &usize| bits >> place & 1 == 1;
            (0..others.len()).filter(is_in).map(|place| others[place]).collect::<Vec<_>>()
        });
        let closed: Vec<_> =
            subsets.filter(|more| self.is_closed(b, &[list, more].concat())).collect();
        let least = closed.iter().min_by_key(|more| more.len()).expect("all stones are closed");
        assert!(closed.iter().all(|more| least.iter().all(|stone| more.contains(stone))));
        least.clone()
    }
}

pub fn stones(ground: &Ground, b: &[Colour]) -> Vec<usize> {
    let is_stone = |&e: &usize| ground.colour(b, e).is_some_and(|colour| colour != Colour::Empty);
    (0..ground.placement_count()).filter(is_stone).collect()
}

/// Stones, none of them twice.
fn is_list(ground: &Ground, b: &[Colour], list: &[usize]) -> bool {
    let stones = stones(ground, b);
    let once = |(place, stone): (usize, &usize)| !list[..place].contains(stone);
    list.iter().all(|stone| stones.contains(stone)) && list.iter().enumerate().all(once)
}
