//! From the core's values to JavaScript's.

use std::fmt::Display;

use gospace::boards::drawing::Drawing;
use gospace::boards::setup::BoardSetup;
use gospace::boards::{Board, Ground};
use gospace::discretize::Report;
use gospace::rules::capture::strings::placement_colour;
use gospace::rules::disk_score;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::Scoring;
use gospace::{Actor, Colour, Game, GameResult, Offer, PerPlayer, Phase, Placement, Player, Point};
use js_sys::{Float64Array, Object, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::JsValue;

/// The player's name.
pub fn player(player: Player) -> &'static str {
    match player {
        Player::Black => "black",
        Player::White => "white",
    }
}

/// Colours as API.md numbers them.
pub fn bytes(colours: &[Colour]) -> Vec<u8> {
    colours.iter().map(|&colour| colour as u8).collect()
}

/// Placements as numbers.
pub fn numbers(placements: &[Placement]) -> Vec<u32> {
    placements.iter().map(|placement| placement.0).collect()
}

/// Placements as a typed array, sorted.
pub fn ascending(placements: &[Placement]) -> JsValue {
    let mut numbers = numbers(placements);
    numbers.sort_unstable();
    numbers_array(&numbers)
}

/// Numbers as a typed array.
pub fn numbers_array(numbers: &[u32]) -> JsValue {
    Uint32Array::from(numbers).into()
}

/// Exact scores, Black's first.
pub fn scores<T: Display>(score: &PerPlayer<T>) -> [JsValue; 2] {
    Player::BOTH.map(|player| score[player].to_string().into())
}

/// A plain object.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        set(&object, name, value);
    }
    object.into()
}

/// Sets a field of a plain object.
pub fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a field of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}

/// The word for a phase.
pub fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Komi => "komi",
        Phase::Take { .. } => "take",
        Phase::Turn(_) => "turn",
        Phase::Answer { .. } => "answer",
        Phase::Reset { .. } => "reset",
        Phase::Offer { .. } => "offer",
        Phase::Over => "over",
    }
}

/// The word for who acts.
pub fn actor(actor: Actor) -> &'static str {
    match actor {
        Actor::First => "first",
        Actor::Second => "second",
        Actor::Player(actor) => player(actor),
    }
}

/// The word for what is counted.
pub fn method(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Area => "area",
        Scoring::Stones => "stones",
        Scoring::Measure => "measure",
        Scoring::Cardinality => "cardinality",
        Scoring::Live => "live",
        Scoring::Unscored => "none",
    }
}

/// The colour of each placement in a colouring of the points; 3 where they differ.
pub fn placement_colours(board: &Board, colours: &[Colour]) -> Vec<u8> {
    const MIXED: u8 = 3;
    match board.ground() {
        Ground::Graph(_) | Ground::Plane(_) => bytes(colours),
        Ground::Disks(disks) => {
            let colours = disk_score::placement_colours(disks, colours).into_iter();
            colours.map(|colour| colour.map_or(MIXED, |colour| colour as u8)).collect()
        }
        Ground::Space(space) => {
            let of = |s: Placement| placement_colour(space, colours, s).map_or(MIXED, |c| c as u8);
            space.placements().map(of).collect()
        }
    }
}

/// The points of the closure of a placement; none if there is no such placement.
pub fn closure(board: &Board, at: Placement) -> Vec<u32> {
    if at.index() >= board.placement_count() {
        return Vec::new();
    }
    match board.ground() {
        Ground::Graph(_) | Ground::Disks(_) | Ground::Plane(_) => vec![at.0],
        Ground::Space(space) => {
            space.closure(space.points_of(at)).iter().map(|point| point.0).collect()
        }
    }
}

/// `FaceStanding`
pub fn standing(game: &Game) -> JsValue {
    let standing = game.standing();
    let [black, white] = scores(&standing.scores);
    let rational =
        |value: Option<&Rational>| value.map_or(JsValue::NULL, |value| value.to_string().into());
    let offer = match standing.offer() {
        None => JsValue::NULL,
        Some(Offer::Pass) => "pass".into(),
        Some(Offer::Since(turns)) => (turns as u32).into(),
    };
    let history: Vec<u32> = game.history().iter().map(|&turns| turns as u32).collect();
    let may_forget = |player: Player| standing.may_forget(player, game.rules()).into();
    object(&[
        ("scores", object(&[("black", black), ("white", white)])),
        ("first", standing.first.map_or(JsValue::NULL, |colour| player(colour).into())),
        ("named", rational(standing.named())),
        ("bid", rational(standing.bid())),
        ("offer", offer),
        ("history", Uint32Array::from(history.as_slice()).into()),
        (
            "mayForget",
            object(&[("black", may_forget(Player::Black)), ("white", may_forget(Player::White))]),
        ),
    ])
}

/// `FaceResult`
pub fn result(result: &GameResult) -> JsValue {
    let winner = |winner: Option<Player>| JsValue::from(winner.map_or("draw", player));
    let (won, by, score) = match result {
        GameResult::Resigned { winner } => (Some(*winner), "resignation", None),
        GameResult::NoTurn { winner } => (Some(*winner), "no-turn", None),
        GameResult::Scored { winner, score } => (*winner, "two-passes", Some(scores(score))),
        GameResult::Forever(verdict) => {
            (verdict.winner, "forever", verdict.totals.as_ref().map(scores))
        }
    };
    let mut fields = vec![("winner", winner(won)), ("by", by.into())];
    if let Some([black, white]) = score {
        fields.extend([("black", black), ("white", white)]);
    }
    if let GameResult::Forever(verdict) = result {
        let [black, white] =
            Player::BOTH.map(|player| JsValue::from(verdict.unsustainability[player] as u8));
        fields.push(("unsustainability", object(&[("black", black), ("white", white)])));
    }
    object(&fields)
}

/// `Drawing` of types.ts.
pub fn drawing(drawing: &Drawing) -> JsValue {
    let floats = |values: &[f64]| Float64Array::from(values).into();
    let numbers = |values: &[u32]| Uint32Array::from(values).into();
    object(&[
        ("xy", floats(&drawing.xy)),
        ("edges", numbers(&drawing.edges)),
        ("arcs", numbers(&drawing.arcs)),
        ("stubs", floats(&drawing.stubs)),
        ("seams", floats(&drawing.seams)),
        ("seamPairs", Uint8Array::from(drawing.seam_pairs.as_slice()).into()),
        ("stars", numbers(&drawing.stars)),
        ("grid", drawing.grid.into()),
        ("points", floats(&drawing.points)),
        ("hullStarts", numbers(&drawing.hull_starts)),
        ("hullPoints", numbers(&drawing.hull_points)),
        ("relations", numbers(&drawing.relations)),
        ("radii", floats(&drawing.radii)),
        ("stone", drawing.stone.into()),
        ("rings", floats(&drawing.rings)),
        ("ringStarts", numbers(&drawing.ring_starts)),
        ("circle", floats(&drawing.circle)),
        ("motions", floats(&drawing.motions)),
    ])
}

/// `SampleReport` of types.ts.
pub fn report(report: &Report) -> JsValue {
    let count = |count: usize| JsValue::from(count as f64);
    object(&[
        ("placements", count(report.placements)),
        ("conflicts", count(report.conflicts)),
        ("touches", count(report.touches)),
        ("pitch", report.pitch.into()),
        ("coveringRadius", report.covering_radius.into()),
        ("reach", report.reach.into()),
    ])
}

/// `BoardFacts` of types.ts, but for its words: the dropped arcs are counts here.
pub fn facts(board: &Board) -> JsValue {
    let kind = match board.setup() {
        BoardSetup::Grid(_) => "grid",
        BoardSetup::Graph(_) => "graph",
        BoardSetup::Space(_) => "gospace",
        BoardSetup::Disks(_) => "disks",
        BoardSetup::Plane(_) => "plane",
    };
    let [points, placements] = [board.point_count() as f64, board.placement_count() as f64];
    let mut directed = false;
    let mut fields = Vec::new();
    let (points, placements, arcs, components) = match board.ground() {
        Ground::Graph(graph) => {
            directed = !graph.is_undirected();
            (points, placements, graph.arc_count(), graph.component_count())
        }
        Ground::Space(space) => {
            let all: Vec<Point> = space.points().collect();
            (points, placements, 0, space.components(&all).len())
        }
        Ground::Disks(disks) => {
            let [conflicts, touches] = disks.pair_counts().map(|pairs| pairs as f64);
            fields = vec![("conflicts", conflicts.into()), ("touches", touches.into())];
            (f64::INFINITY, placements, 0, disks.component_count())
        }
        Ground::Plane(_) => (f64::INFINITY, f64::INFINITY, 0, 1),
    };
    let dropped = board.dropped();
    let count = |count: usize| JsValue::from(count as u32);
    fields.extend([
        ("kind", kind.into()),
        ("points", points.into()),
        ("placements", placements.into()),
        ("arcs", count(arcs)),
        ("directed", directed.into()),
        ("connected", (components <= 1).into()),
        ("components", count(components)),
        ("loops", count(dropped.loops)),
        ("repeats", count(dropped.repeats)),
    ]);
    object(&fields)
}
