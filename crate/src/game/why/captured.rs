//! Explains a capture: the turn, the chain, and the fate of its liberties.

use std::collections::BTreeSet;

use crate::boards::Ground;
use crate::colour::{Colour, Player};
use crate::game::state::Game;
use crate::ids::Placement;
use crate::order;
use crate::rules::capture::journal::Change;
use crate::rules::capture::{Engine, engine_with};
use crate::rules::liberty_arcs::{LibertyArc, liberty_arcs};
use crate::rules::turn::Turn;
use crate::site::Site;

/// The kinds of turns that empty a stone's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The opponent's play took it.
    Capture,
    /// Its own player's play took it.
    Suicide,
    /// The ko winner went back to an earlier colouring.
    Reset,
}

/// The explanation of a capture. A reset has no chain and no liberties.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyTaken {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// The player and the site of the play; nothing for a reset.
    pub play: Option<(Player, Site)>,
    /// The stone's owner.
    pub owner: Player,
    /// The kind of turn.
    pub loss: Loss,
    /// The stones taken with it: those of its chain just before the clearing (on a directed graph
    /// those that it reached, on a go-space those of its string) that are wholly empty after it.
    pub chain: Vec<Site>,
    /// The open placements that they reached or touched before the turn; empty on a plane.
    pub liberties: Vec<Placement>,
    /// The same on a plane.
    pub arcs: Vec<LibertyArc>,
    /// True if the play filled one of the liberties; else it only closed them, by overlapping.
    pub fills: bool,
}

/// A turn that emptied something.
struct Clearing<'a> {
    turn: usize,
    before: Vec<Colour>,
    /// With the stone just played, before anything was cleared.
    coloured: Vec<Colour>,
    after: Vec<Colour>,
    changes: &'a [Change],
}

impl Game {
    /// The explanation why the last stone there was taken: nothing if none ever was. On a plane
    /// stones are named by their centres. Cost: O(board + changes since).
    pub fn why_taken(&self, at: Site) -> Option<WhyTaken> {
        let at = self.placement_of(at)?;
        let clearing = self.last_clearing(at)?;
        let owner = placement_colour(self.board.ground(), &clearing.coloured, at)?.player()?;
        let turn = &self.record[clearing.turn - 1].turn;
        let Some(site) = turn.site() else {
            return Some(reset(clearing.turn, owner, self.site_of(at)));
        };
        let site = self.site_of(self.placement_of(site)?);
        let player = clearing.changes.first()?.after.player()?;
        Some(self.explain(&clearing, at, owner, (player, site)))
    }

    /// The stones taken by the turn of this number, from 1: ascending, on a plane by their centres.
    pub fn taken_by(&self, turn: usize) -> Vec<Site> {
        let clears = |turn: &Turn| turn.site().is_some();
        let Some(entry) = turn.checked_sub(1).and_then(|place| self.record.get(place)) else {
            return Vec::new();
        };
        if !clears(&entry.turn) {
            return Vec::new();
        }
        let Some(after) = self.colours_after(turn) else { return Vec::new() };
        let clearing = self.clearing(turn, after);
        let emptied = clearing.emptied(self.board.ground());
        emptied.into_iter().map(|at| self.site_of(at)).collect()
    }

    /// The number of a placement, on a plane that of a centre that was played.
    pub(in crate::game) fn placement_of(&self, at: Site) -> Option<Placement> {
        match (at, self.plane()) {
            (Site::Placement(at), None) => {
                (at.index() < self.board.placement_count()).then_some(at)
            }
            (Site::Spot(spot), Some(plane)) => plane.number_of(spot),
            _ => None,
        }
    }

    /// The public name of a placement; a plane's numbers are private.
    pub(in crate::game) fn site_of(&self, at: Placement) -> Site {
        let spot = self.plane().and_then(|plane| plane.spot(at));
        spot.map_or(Site::Placement(at), Site::Spot)
    }

    /// The last turn that wholly emptied the stone there.
    fn last_clearing(&self, at: Placement) -> Option<Clearing<'_>> {
        let points = self.board.ground().points_of(at);
        let empties =
            |change: &Change| change.after == Colour::Empty && points.contains(&change.at);
        let turns = (1..=self.turn_count()).rev();
        let mut clearing = turns.filter(|&turn| self.changes_of(turn).iter().any(empties));
        clearing.find_map(|turn| {
            let clearing = self.clearing(turn, self.colours_after(turn)?);
            clearing.empties_stone(self.board.ground(), at).then_some(clearing)
        })
    }

    fn changes_of(&self, turn: usize) -> &[Change] {
        let steps = |turns| self.history.steps_after(turns).unwrap_or_default();
        self.engine.journal().changes_between(steps(turn - 1), steps(turn))
    }

    fn clearing(&self, turn: usize, after: Vec<Colour>) -> Clearing<'_> {
        let changes = self.changes_of(turn);
        let mut before = after.clone();
        changes.iter().rev().for_each(|change| before[change.at.index()] = change.before);
        let mut coloured = before.clone();
        let coloring = changes.iter().filter(|change| change.before == Colour::Empty);
        coloring.for_each(|change| coloured[change.at.index()] = change.after);
        Clearing { turn, before, coloured, after, changes }
    }

    fn explain(
        &self,
        clearing: &Clearing<'_>,
        at: Placement,
        owner: Player,
        play: (Player, Site),
    ) -> WhyTaken {
        let ground = self.board.ground();
        let spots = self.plane().map(|plane| plane.stones().spots()).unwrap_or_default();
        let filled = engine_with(ground, spots, &clearing.coloured);
        let before = engine_with(ground, spots, &clearing.before);
        let mut chain = filled.chain(at);
        chain.retain(|&stone| clearing.empties_stone(ground, stone));
        let (liberties, arcs) = liberties_of(&before, &chain);
        let fills = match (self.placement_of(play.1), before.plane()) {
            (Some(played), None) => liberties.contains(&played),
            (Some(played), Some(engine)) => {
                let (stones, contact) = (engine.stones(), engine.stones().plane().contact());
                let near = stones.near(stones.spots()[played.index()], contact);
                near.iter().any(|image| chain.contains(&image.of.as_placement()))
            }
            (None, _) => false,
        };
        WhyTaken {
            turn: clearing.turn,
            play: Some(play),
            owner,
            loss: if owner == play.0 { Loss::Suicide } else { Loss::Capture },
            chain: chain.into_iter().map(|stone| self.site_of(stone)).collect(),
            liberties,
            arcs,
            fills,
        }
    }
}

impl Clearing<'_> {
    /// True if the placement was a stone just before the clearing, and is wholly empty after it.
    fn empties_stone(&self, ground: Ground<'_>, at: Placement) -> bool {
        let stood = placement_colour(ground, &self.coloured, at).and_then(Colour::player).is_some();
        stood && ground.points_of(at).iter().all(|p| self.after[p.index()] == Colour::Empty)
    }

    /// All stones that it takes, ascending.
    fn emptied(&self, ground: Ground<'_>) -> Vec<Placement> {
        let emptied = self.changes.iter().filter(|change| change.after == Colour::Empty);
        let placements =
            order::distinct(emptied.flat_map(|change| ground.placements_of(change.at)));
        placements.into_iter().filter(|&at| self.empties_stone(ground, at)).collect()
    }
}

fn reset(turn: usize, owner: Player, stone: Site) -> WhyTaken {
    WhyTaken {
        turn,
        play: None,
        owner,
        loss: Loss::Reset,
        chain: vec![stone],
        liberties: Vec::new(),
        arcs: Vec::new(),
        fills: false,
    }
}

/// The former liberties of stones; those of one chain are sought once. Stones that were not on the
/// board had none.
fn liberties_of(before: &Engine, stones: &[Placement]) -> (Vec<Placement>, Vec<LibertyArc>) {
    let mut seen = BTreeSet::new();
    let mut liberties = Vec::new();
    let mut arcs = Vec::new();
    for &stone in stones {
        if seen.contains(&stone) {
            continue;
        }
        // A stone reached from another has no further liberties.
        seen.extend(before.chain(stone));
        liberties.extend(before.liberties(stone));
        if let Some(engine) = before.plane()
            && before.placement_colour(stone) != Some(Colour::Empty)
        {
            arcs.extend(liberty_arcs(engine.stones(), stone.as_point()));
        }
    }
    (order::distinct(liberties.into_iter()), arcs)
}

/// The one colour of all points of a placement.
fn placement_colour(ground: Ground<'_>, colours: &[Colour], at: Placement) -> Option<Colour> {
    let points = ground.points_of(at);
    let colour = colours[points.first()?.index()];
    points.iter().all(|point| colours[point.index()] == colour).then_some(colour)
}
