//! Why it stands as it stands: what took a stone, what bars a play, what a score is made of; and all
//! chains of the board at once. A place is a placement's number, on a plane the pair of a centre.

use gospace::game::{Loss, WhyRefused, WhyTaken};
use gospace::geometry::Spot;
use gospace::limits::MAX_TICK;
use gospace::rules::liberty_arcs::LibertyArc;
use gospace::{Colour, Placement, Player, Site};
use js_sys::{Array, Float64Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::convert::{ascending, numbers, numbers_array, object, player, scores};
use crate::{Session, stones};

#[wasm_bindgen]
impl Session {
    /// Why the stone was taken that stood there last; null if none was.
    #[wasm_bindgen(js_name = whyTaken, unchecked_return_type = "FaceTaken | null")]
    pub fn why_taken(&self, x: f64, y: Option<f64>) -> JsValue {
        let why = site(x, y).and_then(|at| self.0.game.why_taken(at));
        why.map_or(JsValue::NULL, |why| taken(&why))
    }

    /// What a turn took.
    #[wasm_bindgen(js_name = takenBy, unchecked_return_type = "FaceSite[]")]
    pub fn taken_by(&self, turn: usize) -> Array {
        sites(&self.0.game.taken_by(turn))
    }

    /// Why a play there is refused; null if it is not, or not for what the board is.
    #[wasm_bindgen(js_name = whyRefused, unchecked_return_type = "FaceBar | null")]
    pub fn why_refused(&mut self, x: f64, y: Option<f64>) -> JsValue {
        let why = site(x, y).and_then(|at| self.0.game.why_refused(at));
        why.map_or(JsValue::NULL, |why| refused(&why))
    }

    /// The parts of the score; null where nothing is scored.
    #[wasm_bindgen(unchecked_return_type = "FaceTally | null")]
    pub fn tally(&self) -> JsValue {
        let Some(tally) = self.0.game.tally() else { return JsValue::NULL };
        let neutral = tally.neutral.map_or(JsValue::NULL, |count| (count as u32).into());
        object(&[
            ("stones", both(scores(&tally.stones))),
            ("territory", both(scores(&tally.territory))),
            ("gained", both(scores(&tally.gained))),
            ("komi", tally.komi.to_string().into()),
            ("neutral", neutral),
        ])
    }

    /// What decides whose an open placement is; null where no stone can be put, and on a plane.
    #[wasm_bindgen(unchecked_return_type = "FaceRegion | null")]
    pub fn region(&self, placement: u32) -> JsValue {
        let game = &self.0.game;
        let at = Placement(placement);
        let Some(region) = game.region(Site::Placement(at)) else { return JsValue::NULL };
        let of = |player: Player| {
            let is_players = |s: &&Placement| game.placement_colour(**s) == Some(player.into());
            let stones: Vec<Placement> = region.stones.iter().filter(is_players).copied().collect();
            numbers_array(&numbers(&stones))
        };
        object(&[
            ("open", numbers_array(&numbers(&region.open))),
            ("black", of(Player::Black)),
            ("white", of(Player::White)),
        ])
    }

    /// All chains and their liberties; on a plane by the stones' order.
    #[wasm_bindgen(unchecked_return_type = "FaceChains")]
    pub fn chains(&self) -> JsValue {
        let game = &self.0.game;
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
        object(&[
            ("chains", numbers_array(&chains)),
            ("joins", numbers_array(&joins)),
            ("beside", Uint8Array::from(all.beside.as_slice()).into()),
            ("liberties", Uint32Array::from(all.liberties.as_slice()).into()),
            ("arcs", fives(all.arcs.iter().map(|(_, arc)| arc))),
            ("owners", Uint8Array::from(owners.as_slice()).into()),
        ])
    }
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

fn place(site: Site) -> JsValue {
    match site {
        Site::Placement(at) => at.0.into(),
        Site::Spot(at) => Array::of2(&at.x.into(), &at.y.into()).into(),
    }
}

fn sites(sites: &[Site]) -> Array {
    sites.iter().map(|&site| place(site)).collect()
}

fn both([black, white]: [JsValue; 2]) -> JsValue {
    object(&[("black", black), ("white", white)])
}

/// `FaceTaken`
fn taken(why: &WhyTaken) -> JsValue {
    let (by, at) = match why.play {
        Some((by, at)) => (player(by).into(), place(at)),
        None => (JsValue::NULL, JsValue::NULL),
    };
    let how = match why.loss {
        Loss::Capture => "capture",
        Loss::Suicide => "suicide",
        Loss::Reset => "reset",
    };
    object(&[
        ("turn", (why.turn as u32).into()),
        ("by", by),
        ("at", at),
        ("owner", player(why.owner).into()),
        ("how", how.into()),
        ("chain", sites(&why.chain).into()),
        ("liberties", ascending(&why.liberties)),
        ("arcs", fives(why.arcs.iter())),
        ("fills", why.fills.into()),
    ])
}

/// `FaceBar`
fn refused(why: &WhyRefused) -> JsValue {
    match why {
        WhyRefused::Occupied { stone } => {
            object(&[("code", "occupied".into()), ("stone", place(*stone))])
        }
        WhyRefused::Overlap { stones } => {
            object(&[("code", "overlap".into()), ("stones", sites(stones).into())])
        }
        WhyRefused::Outside => object(&[("code", "outside".into())]),
        WhyRefused::Repeats { since, captured, suicide, unchanged } => object(&[
            ("code", "repetition".into()),
            ("sinceTurn", (*since as u32).into()),
            ("captured", sites(captured).into()),
            ("suicide", sites(suicide).into()),
            ("unchanged", (*unchanged).into()),
        ]),
    }
}

/// x, y, radius, from and to of each.
fn fives<'a>(arcs: impl Iterator<Item = &'a LibertyArc>) -> JsValue {
    let five = |arc: &LibertyArc| [arc.centre[0], arc.centre[1], arc.radius, arc.from, arc.to];
    let numbers: Vec<f64> = arcs.flat_map(five).collect();
    Float64Array::from(numbers.as_slice()).into()
}
