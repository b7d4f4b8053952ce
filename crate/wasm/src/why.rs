//! Explanations of a position: the turn that took a stone, the bar to a play, the parts of a score; and
//! all chains of the board at once. A place is a placement's number, on a plane the pair of a centre.

use gospace::game::{Loss, WhyRefused, WhyTaken};
use gospace::geometry::Spot;
use gospace::limits::MAX_TICK;
use gospace::rules::liberty_arcs::LibertyArc;
use gospace::{Colour, Placement, Player, Site};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::answers::{Both, exact, given};
use crate::arrays::{Float64Array, Uint8Array, Uint32Array, ascending, numbers};
use crate::session::Session;
use crate::stones;

/// The way in which a stone was taken.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum LossKind {
    /// The opponent's play took it.
    Capture,
    /// Its own player's play took it.
    Suicide,
    /// The ko winner went back to another board.
    Reset,
}

/// The turn that took a stone.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TakenStone {
    /// Its number, from 1.
    pub turn: usize,
    /// The player of the turn; null of a reset, which has no liberties either.
    pub by: Option<Player>,
    /// The site of the play.
    pub at: Option<Site>,
    /// The owner of the stone.
    pub owner: Player,
    /// The way in which it was taken.
    pub how: LossKind,
    /// The stones taken with it: the chain just before the clearing; on a directed graph the stones that it
    /// reached.
    pub chain: Vec<Site>,
    /// The liberties that they had before the turn, all of them closed by it; none of a plane.
    pub liberties: Uint32Array,
    /// The same on a plane: x, y, radius, from, to of each.
    pub arcs: Float64Array,
    /// True: the play filled one of them; else it only closed them, by overlapping.
    pub fills: bool,
}

/// The reason of the board for which a play is refused.
#[derive(Serialize, Tsify)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Bar {
    /// A stone is there.
    Occupied {
        /// That stone.
        stone: Site,
    },
    /// It would overlap stones.
    Overlap {
        /// All of them.
        stones: Vec<Site>,
    },
    /// It would not lie in the region.
    Outside,
    /// A board would stand again.
    Repetition {
        /// The very board that stood after so many turns.
        since_turn: usize,
        /// The opponent's stones that the play would take.
        captured: Vec<Site>,
        /// The player's own that it would take, with the stone just played.
        suicide: Vec<Site>,
        /// True: it would be the board that stands now.
        unchanged: bool,
    },
}

/// Exact parts that add up to the score, White's with komi.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Tally {
    /// By stones.
    pub stones: Both<String>,
    /// By empty ground that counts.
    pub territory: Both<String>,
    /// By bids.
    pub gained: Both<String>,
    /// White's.
    pub komi: String,
    /// The number of empty neutral placements; null where no area is scored, and on a plane.
    pub neutral: Option<usize>,
}

/// The stones that decide the owner of an open placement, by area.
#[derive(Serialize, Tsify)]
pub struct Reached {
    /// The open placements that it reaches, itself included.
    pub open: Uint32Array,
    /// The black stones that they reach.
    pub black: Uint32Array,
    /// The white stones that they reach.
    pub white: Uint32Array,
}

/// All chains of a board; on a plane by the order of `stones()`.
#[derive(Serialize, Tsify)]
pub struct AllChains {
    /// Per placement the number of its chain, from 1; 0 where no stone is. On a directed graph those of
    /// a chain reach each other.
    pub chains: Uint32Array,
    /// Pairs of stones of one chain that are next to each other.
    pub joins: Uint32Array,
    /// Per placement, the owner of the chains whose liberty it is: 1 Black, 2 White, 3 both; 0 on a plane.
    pub beside: Uint8Array,
    /// Per chain, from the first, how many liberties it has; empty on directed graphs and planes.
    pub liberties: Uint32Array,
    /// On a plane: the free arcs beside every stone; x, y, radius, from, to of each.
    pub arcs: Float64Array,
    /// The owner of each arc.
    pub owners: Uint8Array,
}

#[wasm_bindgen]
impl Session {
    /// The turn that took the stone that stood there last; nothing if none was taken.
    #[wasm_bindgen(js_name = whyTaken)]
    pub fn why_taken(&self, x: f64, y: Option<f64>) -> Option<Ts<TakenStone>> {
        let why = explained(&self.0.game).why_taken(site(x, y)?)?;
        Some(given(&why.into()))
    }

    /// The stones that a turn took.
    #[wasm_bindgen(js_name = takenBy)]
    pub fn taken_by(&self, turn: usize) -> Vec<Ts<Site>> {
        explained(&self.0.game).taken_by(turn).iter().map(given).collect()
    }

    /// The reason of the board for which a play there is refused; nothing if there is none.
    #[wasm_bindgen(js_name = whyRefused)]
    pub fn why_refused(&mut self, x: f64, y: Option<f64>) -> Option<Ts<Bar>> {
        let why = explained(&mut self.0.game).why_refused(site(x, y)?)?;
        Some(given(&why.into()))
    }

    /// The parts of the score; nothing where nothing is scored.
    pub fn tally(&self) -> Option<Ts<Tally>> {
        let tally = explained(&self.0.game).tally()?;
        Some(given(&Tally {
            stones: exact(&tally.stones),
            territory: exact(&tally.territory),
            gained: exact(&tally.gained),
            komi: tally.komi.to_string(),
            neutral: tally.neutral,
        }))
    }

    /// The stones that decide the owner of an open placement; nothing where no stone can be put, and on a
    /// plane.
    pub fn region(&self, placement: u32) -> Option<Ts<Reached>> {
        let game = explained(&self.0.game);
        let region = game.region(Site::Placement(Placement(placement)))?;
        let of = |player: Player| {
            let is_players = |s: &&Placement| game.placement_colour(**s) == Some(player.into());
            let stones: Vec<Placement> = region.stones.iter().filter(is_players).copied().collect();
            Uint32Array::from(stones.as_slice())
        };
        Some(given(&Reached {
            open: region.open.as_slice().into(),
            black: of(Player::Black),
            white: of(Player::White),
        }))
    }

    /// All chains and their liberties; on a plane by the stones' order.
    pub fn chains(&self) -> Ts<AllChains> {
        let game = explained(&self.0.game);
        let all = game.overview();
        let joins: Vec<Placement> = all.joins.into_iter().flatten().collect();
        let (chains, joins) = match game.plane() {
            None => (all.chains, numbers(&joins)),
            Some(_) => {
                let order = stones::standing(game);
                let mut place = vec![0; all.chains.len()];
                order.iter().enumerate().for_each(|(i, p)| place[p.index()] = i as u32);
                let chains = order.iter().map(|p| all.chains[p.index()]).collect();
                (chains, joins.iter().map(|s| place[s.index()]).collect())
            }
        };
        let owners: Vec<u8> =
            all.arcs.iter().map(|(player, _)| Colour::from(*player) as u8).collect();
        given(&AllChains {
            chains: chains.into(),
            joins: joins.into(),
            beside: all.beside.into(),
            liberties: all.liberties.into(),
            arcs: fives(all.arcs.iter().map(|(_, arc)| arc)),
            owners: owners.into(),
        })
    }
}

/// A game that is explained: the module for games in links is asked for no explanation, and has none.
#[inline(always)]
fn explained<T>(game: T) -> T {
    if cfg!(feature = "documents") { game } else { unreachable!("another module explains") }
}

/// A centre of whole ticks, or a placement.
fn site(x: f64, y: Option<f64>) -> Option<Site> {
    let tick = |value: f64| {
        let whole = value.fract() == 0.0 && value.abs() <= f64::from(MAX_TICK);
        whole.then_some(value as i32)
    };
    match y {
        Some(y) => Some(Site::Spot(Spot::new(tick(x)?, tick(y)?))),
        None => Some(Site::Placement(Placement(u32::try_from(tick(x)?).ok()?))),
    }
}

impl From<WhyTaken> for TakenStone {
    fn from(why: WhyTaken) -> TakenStone {
        let (by, at) = why.play.unzip();
        TakenStone {
            turn: why.turn,
            by,
            at,
            owner: why.owner,
            how: match why.loss {
                Loss::Capture => LossKind::Capture,
                Loss::Suicide => LossKind::Suicide,
                Loss::Reset => LossKind::Reset,
            },
            chain: why.chain,
            liberties: ascending(&why.liberties).into(),
            arcs: fives(why.arcs.iter()),
            fills: why.fills,
        }
    }
}

impl From<WhyRefused> for Bar {
    fn from(why: WhyRefused) -> Bar {
        match why {
            WhyRefused::Occupied { stone } => Bar::Occupied { stone },
            WhyRefused::Overlap { stones } => Bar::Overlap { stones },
            WhyRefused::Outside => Bar::Outside,
            WhyRefused::Repeats { since, captured, suicide, unchanged } => {
                Bar::Repetition { since_turn: since, captured, suicide, unchanged }
            }
        }
    }
}

/// x, y, radius, from and to of each.
fn fives<'a>(arcs: impl Iterator<Item = &'a LibertyArc>) -> Float64Array {
    let five = |arc: &LibertyArc| [arc.centre[0], arc.centre[1], arc.radius, arc.from, arc.to];
    arcs.flat_map(five).collect::<Vec<f64>>().into()
}
