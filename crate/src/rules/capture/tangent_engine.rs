//! The engine for planes, where a stone may have any centre.
//!
//! Its points are all centres played so far, numbered in order of appearance. Stones do not
//! overlap, so two colourings of the plane are the same if the same centres have the same colours.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::engine::{Capture, TakenLists};
use super::journal::{Journal, Taken};
use super::tangent::{Closed, Stones};
use crate::boards::plane::Plane;
use crate::colour::{Colour, Player};
use crate::geometry::Spot;
use crate::ids::{Placement, Point};

/// The engine for planes. A play costs the free centres of the stones around what it changes,
/// and the stones of the chains that lost one there.
#[derive(Clone, Debug)]
pub struct TangentEngine {
    stones: Stones,
    numbers: HashMap<Spot, Point>,
    journal: Journal,
    taken: TakenLists,
    /// By step: the number of centres before it.
    numbered: Vec<usize>,
    /// The number of centres before the last one was admitted, until it is played.
    admitted: Option<usize>,
}

impl TangentEngine {
    /// The engine with no stones on the board.
    pub fn new(plane: Arc<Plane>) -> TangentEngine {
        TangentEngine {
            stones: Stones::new(plane),
            numbers: HashMap::new(),
            journal: Journal::new(&[]),
            taken: TakenLists::default(),
            numbered: Vec::new(),
            admitted: None,
        }
    }

    /// The engine with these centres numbered in this order, and their colours as they are.
    pub fn with(plane: Arc<Plane>, spots: &[Spot], colours: &[Colour]) -> TangentEngine {
        let mut engine = TangentEngine::new(plane);
        let numbers: Vec<Point> = spots.iter().map(|&spot| engine.number(spot)).collect();
        let stones: Vec<(Point, Colour)> =
            numbers.into_iter().zip(colours.iter().copied()).collect();
        engine.stones.recolour(&stones);
        for (at, colour) in stones {
            engine.journal.set_initial(at, colour);
        }
        engine
    }

    /// Puts a stone on a centre that was just admitted, before the first step.
    pub fn add(&mut self, spot: Spot, player: Player) {
        self.admitted = None;
        let at = self.number(spot);
        self.stones.recolour(&[(at, player.into())]);
        self.journal.set_initial(at, player.into());
    }

    /// The stones.
    pub fn stones(&self) -> &Stones {
        &self.stones
    }

    /// The centre that has a number.
    pub fn spot(&self, at: Placement) -> Option<Spot> {
        self.stones.spots().get(at.index()).copied()
    }

    /// The number of a centre, if it came up.
    pub fn number_of(&self, spot: Spot) -> Option<Placement> {
        let spot = self.stones.plane().region().surface().canonical(spot);
        self.numbers.get(&spot).map(|&at| at.as_placement())
    }

    /// Numbers a centre that a stone may have now. The number stays until the following play is
    /// undone.
    pub fn admit(&mut self, spot: Spot) -> Result<Placement, Closed> {
        let spot = self.stones.plane().region().surface().canonical(spot);
        if let Some(closed) = self.stones.closed(spot) {
            return Err(closed);
        }
        if let Some(count) = self.admitted {
            self.truncate(count);
        }
        self.admitted = Some(self.stones.spots().len());
        Ok(self.number(spot).as_placement())
    }

    /// The stones without a liberty, ascending.
    pub fn dead(&self) -> Vec<Point> {
        self.stones.dead_among(self.occupied().into_iter())
    }

    /// The points that are stones, ascending.
    pub fn occupied(&self) -> Vec<Point> {
        let colours = self.stones.colours().iter().enumerate();
        let stones = colours.filter(|(_, colour)| **colour != Colour::Empty);
        stones.map(|(place, _)| Point::at(place)).collect()
    }

    fn number(&mut self, spot: Spot) -> Point {
        let spot = self.stones.plane().region().surface().canonical(spot);
        *self.numbers.entry(spot).or_insert_with(|| self.stones.number(spot))
    }

    fn truncate(&mut self, count: usize) {
        for spot in self.stones.truncate(count) {
            self.numbers.remove(&spot);
        }
    }

    /// Empties stones of a player and logs it.
    fn take(&mut self, stones: Vec<Point>, owner: Player) -> Vec<Placement> {
        let empty = |&stone: &Point| (stone, Colour::Empty);
        self.stones.recolour(&stones.iter().map(empty).collect::<Vec<_>>());
        for &stone in &stones {
            self.journal.change(stone, owner.into(), Colour::Empty);
        }
        stones.into_iter().map(Point::as_placement).collect()
    }
}

impl Capture for TangentEngine {
    fn colours(&self) -> &[Colour] {
        self.stones.colours()
    }

    fn placement_colour(&self, at: Placement) -> Option<Colour> {
        self.colours().get(at.index()).copied()
    }

    fn journal(&self) -> &Journal {
        &self.journal
    }

    fn play(&mut self, at: Placement, player: Player) {
        let spot = self.stones.spots()[at.index()];
        let count = self.stones.spots().len();
        self.numbered.push(self.admitted.take().unwrap_or(count));
        self.journal.begin(Some((at, player)));
        self.journal.change(at.as_point(), Colour::Empty, player.into());
        self.stones.recolour(&[(at.as_point(), player.into())]);
        let captured = self.stones.dead_around(spot, !player);
        self.taken.captured = self.take(captured, !player);
        let suicide = self.stones.dead_around(spot, player);
        self.taken.suicide = self.take(suicide, player);
    }

    fn taken(&self) -> Taken<'_> {
        self.taken.view()
    }

    fn set(&mut self, colours: &[Colour]) {
        self.taken.clear();
        self.numbered.push(self.stones.spots().len());
        self.journal.begin(None);
        self.journal.change_all(self.stones.colours(), colours);
        let after = colours.iter().enumerate().map(|(place, &colour)| (Point::at(place), colour));
        self.stones.recolour(&after.collect::<Vec<_>>());
    }

    fn undo(&mut self) {
        self.taken.clear();
        let Some(count) = self.numbered.pop() else { return };
        let changes = self.journal.last_changes().iter().rev();
        let mut before = BTreeMap::new();
        before.extend(changes.map(|change| (change.at, change.before)));
        self.stones.recolour(&before.into_iter().collect::<Vec<_>>());
        self.journal.forget();
        self.truncate(count);
    }

    fn chain(&self, at: Placement) -> Vec<Placement> {
        match self.placement_colour(at) {
            None | Some(Colour::Empty) => Vec::new(),
            Some(_) => {
                self.stones.chain(at.as_point()).into_iter().map(Point::as_placement).collect()
            }
        }
    }

    /// Liberties of a plane have no numbers: [`Stones::around`] finds them.
    fn liberties(&self, _: Placement) -> Vec<Placement> {
        Vec::new()
    }
}
