//! Writes documents, without recursion.

use super::decimal;
use super::error::VERSION;
use super::json_writer::JsonWriter;
use super::model::{Heading, Spelling};
use super::turns::{self, DEAD, DRAW, IGNORE, PASS, shape_name};
use super::words::{PRESETS, WRAPS, player_name, rules_in_words, word};
use crate::boards::setup::{
    Bend, Body, Disk, DisksSetup, GraphSetup, GridSetup, PlaneSetup, RegionSetup, SetupRef,
    SpaceSetup, Start, Wrap,
};
use crate::colour::Player;
use crate::geometry::Spot;
use crate::limits::{DEFAULT_RADIUS, DEFAULT_TOLERANCE};
use crate::record::{Entry, Marks, Notes, Shape};
use crate::rules::ruleset::Ruleset;
use crate::rules::turn::{Offer, Turn};
use crate::site::Site;

/// The parts of a document.
pub(super) struct Parts<'a> {
    pub heading: &'a Heading,
    pub board: SetupRef<'a>,
    pub start: &'a Start,
    pub rules: &'a Ruleset,
    pub turns: &'a [Entry],
    pub spelling: &'a Spelling,
}

pub(super) fn document(parts: &Parts<'_>) -> String {
    written(parts, board)
}

/// A document with null in place of a board of listed points, which may be millions.
pub(super) fn head(parts: &Parts<'_>) -> String {
    written(parts, |out, parts| match parts.board {
        SetupRef::Graph(_) | SetupRef::Space(_) => {
            out.key("board");
            out.json.value("null");
        }
        SetupRef::Grid(_) | SetupRef::Disks(_) | SetupRef::Plane(_) => board(out, parts),
    })
}

fn written(parts: &Parts<'_>, board: fn(&mut Writer, &Parts<'_>)) -> String {
    let mut out = Writer::default();
    out.json.begin_object();
    out.key("gospace");
    out.number(VERSION);
    let Heading { title, author, comment, drawing } = parts.heading;
    for (name, text) in [("title", title), ("author", author), ("comment", comment)] {
        out.optional_text(name, text.as_deref());
    }
    if let Some(drawing) = drawing {
        out.key("drawing");
        out.json.value(drawing);
    }
    board(&mut out, parts);
    rules(&mut out, parts);
    if parts.spelling.turns || !parts.turns.is_empty() {
        out.key("turns");
        lines(&mut out, parts.turns);
    }
    out.json.end_object();
    out.finish()
}

fn board(out: &mut Writer, parts: &Parts<'_>) {
    let Parts { start, spelling, .. } = parts;
    out.key("board");
    out.json.begin_object();
    match parts.board.present() {
        SetupRef::Grid(setup) => grid(out, setup, spelling),
        SetupRef::Graph(setup) => graph(out, setup, spelling),
        SetupRef::Space(setup) => space(out, setup),
        SetupRef::Disks(setup) => disks(out, setup, spelling),
        SetupRef::Plane(setup) => plane(out, setup, spelling),
    }
    if spelling.start || **start != Start::default() {
        out.key("start");
        out.json.begin_object();
        for (name, spelled, stones) in
            [("black", spelling.black, &start.black), ("white", spelling.white, &start.white)]
        {
            if spelled || !stones.is_empty() {
                out.key(name);
                out.sites(stones);
            }
        }
        out.json.end_object();
    }
    out.json.end_object();
}

fn grid(out: &mut Writer, setup: &GridSetup, spelling: &Spelling) {
    out.text_field("kind", "grid");
    out.key("columns");
    out.number(setup.columns);
    out.key("rows");
    out.number(setup.rows);
    if spelling.wrap || setup.wrap != Wrap::None {
        out.text_field("wrap", word(&WRAPS, setup.wrap));
    }
}

fn graph(out: &mut Writer, setup: &GraphSetup, spelling: &Spelling) {
    out.text_field("kind", "graph");
    points(out, &setup.points);
    for (name, spelled, links) in
        [("edges", spelling.edges, &setup.edges), ("arcs", spelling.arcs, &setup.arcs)]
    {
        if spelled || !links.is_empty() {
            out.key(name);
            out.list(links, |out, link| out.list(link, |out, &n| out.number(n)));
        }
    }
    if let Some(labels) = &setup.labels {
        out.key("labels");
        out.list(labels, |out, label| out.text(label));
    }
    if let Some(bends) = &setup.bends {
        out.key("bends");
        out.list(bends, |out, &Bend { link, at: [x, y] }| {
            out.list(&[f64::from(link), x, y], |out, &n| out.number(n));
        });
    }
    match &setup.body {
        Some(Body::Solid(places)) => body(out, places),
        Some(Body::Four(places)) => body(out, places),
        None => {}
    }
}

fn body<const N: usize>(out: &mut Writer, places: &[[f64; N]]) {
    out.key("body");
    out.list(places, |out, place| out.list(place, |out, &x| out.number(x)));
}

fn space(out: &mut Writer, setup: &SpaceSetup) {
    out.text_field("kind", "gospace");
    points(out, &setup.points);
    for (name, sets) in [("open", &setup.open), ("placements", &setup.placements)] {
        out.key(name);
        out.list(sets, |out, set| out.list(set, |out, &n| out.number(n)));
    }
}

fn disks(out: &mut Writer, setup: &DisksSetup, spelling: &Spelling) {
    out.text_field("kind", "disks");
    if let Some(setup) = &setup.region {
        region(out, setup, spelling);
    }
    out.key("disks");
    let places: Vec<u32> = (0..setup.disks.len() as u32).collect();
    out.list(&places, |out, place| {
        let Disk { centre: Spot { x, y }, core, reach } = setup.disks[*place as usize];
        let names_reach = reach != core || spelling.reaches.binary_search(place).is_ok();
        let numbers = [x, y, core, reach];
        out.list(&numbers[..if names_reach { 4 } else { 3 }], |out, &n| out.number(n));
    });
}

fn plane(out: &mut Writer, setup: &PlaneSetup, spelling: &Spelling) {
    out.text_field("kind", "plane");
    region(out, &setup.region, spelling);
    if spelling.radius || setup.radius != DEFAULT_RADIUS {
        out.number_field("radius", setup.radius);
    }
    if spelling.tolerance || setup.tolerance != DEFAULT_TOLERANCE {
        out.number_field("tolerance", setup.tolerance);
    }
    match setup.reach {
        Some(reach) => out.number_field("reach", reach),
        None if spelling.reach => {
            out.key("reach");
            out.json.value("null");
        }
        None => {}
    }
}

fn region(out: &mut Writer, setup: &RegionSetup, spelling: &Spelling) {
    let corner =
        |out: &mut Writer, &Spot { x, y }: &Spot| out.list(&[x, y], |out, &n| out.number(n));
    out.key("region");
    out.json.begin_object();
    match setup {
        RegionSetup::Circle { centre, radius } => {
            out.key("circle");
            out.list(&[centre.x, centre.y, *radius], |out, &n| out.number(n));
        }
        RegionSetup::Polygon { outer, holes, wrap } => {
            out.key("outer");
            out.list(outer, corner);
            if spelling.holes || !holes.is_empty() {
                out.key("holes");
                out.list(holes, |out, hole| out.list(hole, corner));
            }
            if spelling.wrap || *wrap != Wrap::None {
                out.text_field("wrap", word(&WRAPS, *wrap));
            }
        }
    }
    out.json.end_object();
}

fn points(out: &mut Writer, points: &[[f64; 2]]) {
    out.key("points");
    out.list(points, |out, &[x, y]| out.list(&[x, y], |out, &n| out.number(n)));
}

fn rules(out: &mut Writer, parts: &Parts<'_>) {
    let Parts { board, rules, spelling, .. } = parts;
    if !spelling.rules && **rules == Ruleset::on(*board, None) {
        return;
    }
    out.key("rules");
    out.json.begin_object();
    if let Some(preset) = spelling.preset {
        out.text_field("preset", word(&PRESETS, preset));
    }
    let named = rules_in_words(&Ruleset::on(*board, spelling.preset));
    let spelled = [spelling.repetition, spelling.end, spelling.score, spelling.komi];
    for ((choice, named), spelled) in rules_in_words(rules).into_iter().zip(named).zip(spelled) {
        if spelled || choice != named {
            out.text_field(choice.0, &choice.1);
        }
    }
    if spelling.handicap || rules.handicap > 0 {
        out.number_field("handicap", rules.handicap);
    }
    if spelling.first || rules.first != Player::Black {
        out.text_field("first", player_name(rules.first));
    }
    out.json.end_object();
}

/// An open list or object while turns are written.
enum Open<'a> {
    Line(std::slice::Iter<'a, Entry>),
    Variations(std::slice::Iter<'a, Vec<Entry>>),
}

fn lines(out: &mut Writer, turns: &[Entry]) {
    out.json.begin_list();
    let mut open = vec![Open::Line(turns.iter())];
    while let Some(innermost) = open.last_mut() {
        match innermost {
            Open::Line(entries) => match entries.next() {
                None => {
                    out.json.end_list();
                    open.pop();
                }
                Some(entry) => {
                    if turn(out, entry)
                        && let Some(variations) = begin_variations(out, entry)
                    {
                        open.push(Open::Variations(variations.iter()));
                    }
                }
            },
            Open::Variations(variations) => match variations.next() {
                None => {
                    out.json.end_list();
                    out.json.end_object();
                    open.pop();
                }
                Some(line) => {
                    out.json.begin_list();
                    open.push(Open::Line(line.iter()));
                }
            },
        }
    }
}

/// Opens the list of a turn's variations, or closes the turn if it has none.
fn begin_variations<'a>(out: &mut Writer, entry: &'a Entry) -> Option<&'a [Vec<Entry>]> {
    let Some(Notes { variations: Some(variations), .. }) = entry.notes.as_deref() else {
        out.json.end_object();
        return None;
    };
    out.key("variations");
    out.json.begin_list();
    Some(variations)
}

/// One turn by itself, without its variations.
pub(super) fn single_turn(entry: &Entry) -> String {
    let mut out = Writer::default();
    if turn(&mut out, entry) {
        out.json.end_object();
    }
    out.finish()
}

/// Writes a turn without its variations. If it is written as an object, the object is left open and
/// the result is true.
fn turn(out: &mut Writer, entry: &Entry) -> bool {
    if let (Some(word), None) = (turns::bare_word(&entry.turn), &entry.notes) {
        out.text(word);
        return false;
    }
    out.json.begin_object();
    what(out, &entry.turn);
    if let Some(Notes { comment, marks, .. }) = entry.notes.as_deref() {
        out.optional_text("comment", comment.as_deref());
        if let Some(marks) = marks {
            out.key("marks");
            write_marks(out, marks);
        }
    }
    true
}

/// Writes the fields of a turn's action.
fn what(out: &mut Writer, turn: &Turn) {
    match turn {
        Turn::Play(site) => out.site_field("play", *site),
        Turn::PlayAndBid(site, bid) => {
            out.site_field("play", *site);
            out.text_field("bid", &bid.to_string());
        }
        Turn::Komi(komi) => out.text_field("komi", &komi.to_string()),
        Turn::Take(colour) => out.text_field("take", player_name(*colour)),
        Turn::Forget(player) => out.text_field("forget", player_name(*player)),
        Turn::Answer(None) => out.text_field("answer", IGNORE),
        Turn::Answer(Some(winner)) => out.text_field("answer", player_name(*winner)),
        Turn::Reset(None) => {
            out.key("reset");
            out.json.value("null");
        }
        Turn::Reset(Some(turns)) => out.number_field("reset", *turns as u32),
        Turn::Offer(Offer::Pass) => out.text_field("forever", PASS),
        Turn::Offer(Offer::Since(turns)) => out.number_field("forever", *turns as u32),
        Turn::Offer(Offer::Draw) => out.text_field("agree", DRAW),
        Turn::Offer(Offer::Dead(dead)) => {
            out.key("agree");
            out.json.begin_object();
            out.key(DEAD);
            out.sites(dead);
            out.json.end_object();
        }
        Turn::Pass | Turn::Resign | Turn::Timeout | Turn::Agree | Turn::Accept | Turn::Decline => {
            out.key(turns::bare_word(turn).unwrap_or_default());
            out.json.value("true");
        }
    }
}

fn write_marks(out: &mut Writer, marks: &Marks) {
    out.json.begin_object();
    for shape in Shape::ALL {
        if let Some(places) = &marks.shapes[shape as usize] {
            out.key(shape_name(shape));
            out.sites(places);
        }
    }
    if let Some(labels) = &marks.label {
        out.key("label");
        out.list(labels, |out, (at, text)| {
            out.json.begin_list();
            out.site(*at);
            out.text(text);
            out.json.end_list();
        });
    }
    out.json.end_object();
}

#[derive(Default)]
struct Writer {
    json: JsonWriter,
}

impl Writer {
    fn key(&mut self, name: &str) {
        self.json.key(name);
    }

    fn text(&mut self, text: &str) {
        self.json.string(text);
    }

    fn number(&mut self, value: impl Into<f64>) {
        self.json.value(&decimal::written(value.into()));
    }

    fn number_field(&mut self, name: &str, value: impl Into<f64>) {
        self.key(name);
        self.number(value);
    }

    fn site_field(&mut self, name: &str, site: Site) {
        self.key(name);
        self.site(site);
    }

    fn text_field(&mut self, name: &str, text: &str) {
        self.key(name);
        self.text(text);
    }

    fn optional_text(&mut self, name: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.text_field(name, text);
        }
    }

    fn list<T>(&mut self, items: &[T], write: impl Fn(&mut Writer, &T)) {
        self.json.begin_list();
        for item in items {
            write(self, item);
        }
        self.json.end_list();
    }

    fn site(&mut self, site: Site) {
        match site {
            Site::Placement(at) => self.number(at.0),
            Site::Spot(Spot { x, y }) => self.list(&[x, y], |out, &n| out.number(n)),
        }
    }

    fn sites(&mut self, sites: &[Site]) {
        self.list(sites, |out, &site| out.site(site));
    }

    fn finish(self) -> String {
        self.json.finish()
    }
}
