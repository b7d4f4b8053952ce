//! The engine for go-spaces: clears point by point (TopoGo, Defns 8 and 9).
//!
//! If the closure of every placement is connected, a play looks only at the strings beside the
//! placements that it closes ([`StringWalk`]); else a stone anywhere may join a string or cut it
//! off, and a play looks at the whole board ([`Strings`]).

use std::sync::Arc;

use super::engine::{Capture, TakenLists};
use super::journal::{Journal, Taken};
use super::string_walk::{StringWalk, from_stone};
use super::strings::Strings;
use crate::boards::space::Space;
use crate::colour::{Colour, PerPlayer, Player};
use crate::ids::{Placement, Point};

/// The engine for go-spaces. A play costs the strings that it looks at, to their first liberties;
/// where it looks at the whole board O(points + related points + closures of the open placements),
/// twice.
#[derive(Clone, Debug)]
pub struct StringEngine {
    space: Arc<Space>,
    colours: Vec<Colour>,
    /// For each placement the number of its points of each player's colour.
    held: Vec<PerPlayer<u32>>,
    /// Nothing where the closure of some placement is not connected.
    walk: Option<StringWalk>,
    journal: Journal,
    taken: TakenLists,
}

impl StringEngine {
    /// The engine with a well-formed colouring on the board.
    pub fn new(space: Arc<Space>, colours: Vec<Colour>) -> StringEngine {
        let mut engine = StringEngine {
            held: Vec::new(),
            walk: space.all_connected().then(|| StringWalk::new(&space)),
            journal: Journal::new(&colours),
            taken: TakenLists::default(),
            colours,
            space,
        };
        engine.count();
        engine
    }

    fn count(&mut self) {
        self.held = vec![PerPlayer::default(); self.space.placement_count()];
        for p in self.space.points() {
            if let Some(player) = self.colours[p.index()].player() {
                for s in self.space.placements_of(p) {
                    self.held[s.index()][player] += 1;
                }
            }
        }
    }

    /// Gives a point another colour, in the colouring and in the counts.
    fn recolour(&mut self, p: Point, after: Colour) {
        let before = std::mem::replace(&mut self.colours[p.index()], after);
        for s in self.space.placements_of(p) {
            let held = &mut self.held[s.index()];
            if let Some(player) = before.player() {
                held[player] -= 1;
            }
            if let Some(player) = after.player() {
                held[player] += 1;
            }
        }
    }

    fn placements(&self, colour: Colour) -> Vec<Placement> {
        let has_colour = |s: &Placement| self.placement_colour(*s) == Some(colour);
        self.space.placements().filter(has_colour).collect()
    }

    /// Clears a colour: empties its points that are in no stone whose string has
    /// liberty. Returns the stones that are empty now.
    fn clear(&mut self, owner: Player) -> Vec<Placement> {
        match &mut self.walk {
            Some(walk) => {
                let (space, held) = (&*self.space, &self.held);
                let dead = walk.dead(space, |s| colour_of(space, held, s), owner);
                for &stone in &dead {
                    self.empty(stone, owner);
                }
                dead
            }
            None => self.clear_all(owner),
        }
    }

    /// The same by a look at the whole board.
    fn clear_all(&mut self, owner: Player) -> Vec<Placement> {
        let space = Arc::clone(&self.space);
        let stones = self.placements(owner.into());
        let open = self.placements(Colour::Empty);
        let mut safe = vec![false; space.point_count()];
        for stone in Strings::new(&space, stones.clone()).living(&space, &open) {
            for p in space.points_of(stone) {
                safe[p.index()] = true;
            }
        }
        for p in space.points().filter(|p| !safe[p.index()]) {
            self.empty_point(p, owner);
        }
        let is_gone = |s: &Placement| self.placement_colour(*s) == Some(Colour::Empty);
        stones.into_iter().filter(is_gone).collect()
    }

    /// Empties the points of a stone that another one has not emptied yet.
    fn empty(&mut self, stone: Placement, owner: Player) {
        let space = Arc::clone(&self.space);
        for &p in space.points_of(stone) {
            self.empty_point(p, owner);
        }
    }

    /// Empties a point, if it has the owner's colour.
    fn empty_point(&mut self, p: Point, owner: Player) {
        if self.colours[p.index()] == owner.into() {
            self.journal.change(p, owner.into(), Colour::Empty);
            self.recolour(p, Colour::Empty);
        }
    }

    /// The string of a stone and its liberties, each ascending.
    fn string_at(&self, at: Placement) -> Option<(Vec<Placement>, Vec<Placement>)> {
        let player = self.placement_colour(at)?.player()?;
        if self.walk.is_some() {
            return Some(from_stone(&self.space, |s| self.placement_colour(s), at));
        }
        let strings = Strings::new(&self.space, self.placements(player.into()));
        let open = self.placements(Colour::Empty);
        Some((strings.string(&self.space, at), strings.liberties(&self.space, at, &open)))
    }
}

/// The colour of a placement, if all its points have the same.
fn colour_of(space: &Space, held: &[PerPlayer<u32>], at: Placement) -> Option<Colour> {
    let held = held.get(at.index())?;
    let size = space.points_of(at).len() as u32;
    match (held.black, held.white) {
        (0, 0) => Some(Colour::Empty),
        (black, _) if black == size => Some(Colour::Black),
        (_, white) if white == size => Some(Colour::White),
        _ => None,
    }
}

impl Capture for StringEngine {
    fn colours(&self) -> &[Colour] {
        &self.colours
    }

    fn placement_colour(&self, at: Placement) -> Option<Colour> {
        colour_of(&self.space, &self.held, at)
    }

    fn journal(&self) -> &Journal {
        &self.journal
    }

    fn play(&mut self, at: Placement, player: Player) {
        self.journal.begin(Some((at, player)));
        let space = Arc::clone(&self.space);
        if let Some(walk) = &mut self.walk {
            walk.begin(&space, |s| colour_of(&space, &self.held, s), at);
        }
        for &p in space.points_of(at) {
            self.journal.change(p, Colour::Empty, player.into());
            self.recolour(p, player.into());
        }
        self.taken.captured = self.clear(!player);
        self.taken.suicide = self.clear(player);
    }

    fn taken(&self) -> Taken<'_> {
        self.taken.view()
    }

    fn set(&mut self, colours: &[Colour]) {
        self.taken.clear();
        self.journal.begin(None);
        self.journal.change_all(&self.colours, colours);
        self.colours.copy_from_slice(colours);
        self.count();
    }

    fn undo(&mut self) {
        self.taken.clear();
        for change in self.journal.last_changes().to_vec().into_iter().rev() {
            self.recolour(change.at, change.before);
        }
        self.journal.forget();
    }

    fn chain(&self, at: Placement) -> Vec<Placement> {
        self.string_at(at).map_or(Vec::new(), |(string, _)| string)
    }

    fn liberties(&self, at: Placement) -> Vec<Placement> {
        self.string_at(at).map_or(Vec::new(), |(_, liberties)| liberties)
    }
}
