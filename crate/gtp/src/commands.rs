//! The commands by name (GTP 2, section 6), and those of Gospace's own.

use std::fs;

use gospace::boards::setup::SetupRef;
use gospace::document::Document;
use gospace::document::link::LINK_VERSION;
use gospace::rules::ruleset::End;
use gospace::rules::turn::Turn;
use gospace::{Phase, Placement, Player};
use gospace_draw::formats;

use crate::clock::{TimeLeft, TimeSettings};
use crate::line::{Line, cut, written};
use crate::session::Session;
use crate::table::Table;
use crate::{score, show};

/// The answer to a command: a text, or the message of an error.
type Answer = Result<String, String>;

type Command = fn(&mut Session, &Line) -> Answer;

/// All commands.
const COMMANDS: [(&str, Command); 22] = [
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("name", |_, _| Ok("Gospace".to_owned())),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", |_, line| Ok(find(&line.rest).is_some().to_string())),
    ("list_commands", |_, _| Ok(COMMANDS.map(|(name, _)| name).join("\n"))),
    ("quit", quit),
    ("boardsize", boardsize),
    ("clear_board", |session, _| session.table.clear().map(|()| String::new())),
    ("komi", |session, line| session.table.set_komi(&line.rest).map(|()| String::new())),
    ("play", play),
    ("genmove", genmove),
    ("undo", undo),
    ("fixed_handicap", fixed_handicap),
    ("set_free_handicap", set_free_handicap),
    ("time_settings", time_settings),
    ("time_left", time_left),
    ("final_score", final_score),
    ("final_status_list", final_status_list),
    ("showboard", |session, _| Ok(show::board(&session.table.game, &session.table.vertices))),
    ("loadsgf", loadsgf),
    ("gospace-load", gospace_load),
    ("gospace-names", gospace_names),
];

/// The largest square grid: its columns have one letter each.
const LARGEST: u32 = 25;
/// The stones of a fixed handicap (GTP 2, section 4.1.1).
const HANDICAPS: std::ops::RangeInclusive<usize> = 2..=9;

const SYNTAX: &str = "syntax error";

/// The answer to a line; nothing to an empty one.
pub fn answer(session: &mut Session, line: &str) -> Option<String> {
    let line = Line::read(line)?;
    let answer = match find(&line.name) {
        Some(command) => command(session, &line),
        None => Err("unknown command".to_owned()),
    };
    Some(written(line.id, &answer))
}

fn find(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

fn quit(session: &mut Session, _: &Line) -> Answer {
    session.has_quit = true;
    Ok(String::new())
}

fn boardsize(session: &mut Session, line: &Line) -> Answer {
    let size: u32 = line.rest.parse().map_err(|_| SYNTAX)?;
    if !(1..=LARGEST).contains(&size) {
        return Err("unacceptable size".to_owned());
    }
    session.table = Table::grid(size, &session.settings.rules)?;
    Ok(String::new())
}

fn play(session: &mut Session, line: &Line) -> Answer {
    let (player, vertex) = cut(&line.rest);
    let player = colour(player)?;
    let turn = turn(session, vertex)?;
    session.table.play(player, turn).map(|()| String::new())
}

fn genmove(session: &mut Session, line: &Line) -> Answer {
    let player = colour(&line.rest)?;
    if *session.table.game.phase() != Phase::Over {
        return session.genmove(player);
    }
    let has_passed = session.table.game.rules().end != End::NoTurnLoses;
    Ok(if has_passed { "pass" } else { "resign" }.to_owned())
}

fn undo(session: &mut Session, _: &Line) -> Answer {
    if session.table.undo() { Ok(String::new()) } else { Err("cannot undo".to_owned()) }
}

fn colour(word: &str) -> Result<Player, String> {
    match word.to_lowercase().as_str() {
        "b" | "black" => Ok(Player::Black),
        "w" | "white" => Ok(Player::White),
        _ => Err(SYNTAX.to_owned()),
    }
}

fn turn(session: &Session, vertex: &str) -> Result<Turn, String> {
    match vertex.to_lowercase().as_str() {
        "pass" => Ok(Turn::Pass),
        "resign" => Ok(Turn::Resign),
        _ => session.table.vertices.site(vertex).map(Turn::play).ok_or_else(|| SYNTAX.to_owned()),
    }
}

fn fixed_handicap(session: &mut Session, line: &Line) -> Answer {
    let stones: usize = line.rest.parse().map_err(|_| SYNTAX)?;
    let size = match session.table.game.board().setup() {
        SetupRef::Grid(grid) if grid.columns == grid.rows => grid.columns as usize,
        _ => 0,
    };
    let most = if size % 2 == 1 && size > 7 { *HANDICAPS.end() } else { 4 };
    if size < 7 || !HANDICAPS.contains(&stones) || stones > most {
        return Err("invalid number of stones".to_owned());
    }
    let vertices = handicap_points(size, stones);
    let names: Vec<String> =
        vertices.into_iter().map(|at| session.table.vertices.name(at.into())).collect();
    handicap(session, &names)?;
    Ok(names.join(" "))
}

/// The points of a fixed handicap on a square grid, as the specification places them.
fn handicap_points(size: usize, stones: usize) -> Vec<Placement> {
    let near = if size > 12 { 3 } else { 2 };
    let (far, middle) = (size - 1 - near, size / 2);
    let at = |column: usize, row: usize| Placement::at((size - 1 - row) * size + column);
    let corners = [at(near, near), at(far, far), at(near, far), at(far, near)];
    let sides = [at(near, middle), at(far, middle), at(middle, near), at(middle, far)];
    let paired = stones - stones % 2;
    let mut points: Vec<Placement> = match stones {
        2 | 3 => corners[..stones].to_vec(),
        _ => corners.into_iter().chain(sides).take(paired).collect(),
    };
    if stones > 4 && stones % 2 == 1 {
        points.push(at(middle, middle));
    }
    points
}

fn set_free_handicap(session: &mut Session, line: &Line) -> Answer {
    let names: Vec<String> = line.words().into_iter().map(str::to_owned).collect();
    if names.len() < 2 {
        return Err("bad vertex list".to_owned());
    }
    handicap(session, &names).map(|()| String::new())
}

/// Black plays there, and White passes between, so that White is next.
fn handicap(session: &mut Session, names: &[String]) -> Result<(), String> {
    let Session { table, .. } = session;
    if table.game.turn_count() > 0 || table.game.colours().iter().any(|c| c.player().is_some()) {
        return Err("board not empty".to_owned());
    }
    for name in names {
        let site = table.vertices.site(name);
        let played = site.map(|site| table.play(Player::Black, Turn::play(site)));
        if !matches!(played, Some(Ok(()))) {
            table.clear()?;
            return Err("bad vertex list".to_owned());
        }
    }
    table.keep();
    Ok(())
}

fn time_settings(session: &mut Session, line: &Line) -> Answer {
    let [main, byo_yomi, stones] = line.words()[..] else { return Err(SYNTAX.to_owned()) };
    let [main, byo_yomi] = [seconds(main)?, seconds(byo_yomi)?];
    let stones = stones.parse().map_err(|_| SYNTAX)?;
    session.clock.set(TimeSettings { main, byo_yomi, stones });
    Ok(String::new())
}

fn time_left(session: &mut Session, line: &Line) -> Answer {
    let [player, left, stones] = line.words()[..] else { return Err(SYNTAX.to_owned()) };
    let (player, seconds) = (colour(player)?, seconds(left)?);
    let stones = stones.parse().map_err(|_| SYNTAX)?;
    session.clock.set_left(player, TimeLeft { seconds, stones });
    Ok(String::new())
}

fn seconds(word: &str) -> Result<f64, String> {
    let seconds: f64 = word.parse().map_err(|_| SYNTAX)?;
    if seconds.is_finite() && seconds >= 0.0 { Ok(seconds) } else { Err(SYNTAX.to_owned()) }
}

fn final_score(session: &mut Session, _: &Line) -> Answer {
    let dead = score::dead(&session.table.game, session.settings.seed);
    score::text(&session.table.game, &dead).ok_or_else(|| "cannot score".to_owned())
}

fn final_status_list(session: &mut Session, line: &Line) -> Answer {
    let wanted = match line.rest.as_str() {
        "dead" => true,
        "alive" => false,
        "seki" => return Ok(String::new()),
        _ => return Err(SYNTAX.to_owned()),
    };
    let game = &session.table.game;
    let dead = score::dead(game, session.settings.seed);
    let chains = score::chains(game, &dead, wanted).into_iter();
    let name = |at: Placement| show::stone_name(game, &session.table.vertices, at);
    let lines = chains.map(|chain| chain.into_iter().map(name).collect::<Vec<_>>().join(" "));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

fn loadsgf(session: &mut Session, line: &Line) -> Answer {
    let (file, turns) = match line.rest.rsplit_once(' ') {
        Some((file, number)) if number.parse::<usize>().is_ok() => {
            (file.trim(), number.parse().ok())
        }
        _ => (line.rest.as_str(), None),
    };
    let text = contents(file)?;
    let read = formats::read(&text, Some(formats::Format::Sgf), None).map_err(no_file)?;
    let mut table = Table::open(read.document).map_err(no_file)?;
    if let Some(turns) = turns {
        table.back_to(usize::saturating_sub(turns, 1));
    }
    session.table = table;
    Ok(String::new())
}

/// Opens a document, any other format that the page reads, or a link; `FILE` may be a link itself.
fn gospace_load(session: &mut Session, line: &Line) -> Answer {
    let text = contents(&line.rest)
        .or_else(|error| link_in(&line.rest).map(str::to_owned).ok_or(error))?;
    let document = match link_in(text.trim()) {
        Some(link) => Document::of_link(link).map_err(no_file)?,
        None => formats::read(&text, None, Some(&line.rest)).map_err(no_file)?.document,
    };
    session.table = Table::open(document)?;
    Ok(String::new())
}

/// The link of an address, or a link alone.
fn link_in(text: &str) -> Option<&str> {
    let link = text.rsplit('#').next().unwrap_or(text);
    let link = link.split(['&', '?']).next().unwrap_or(link);
    let is_link = |c: char| c.is_ascii_alphanumeric() || "-_%".contains(c);
    let is_known = |c: char| ('1'..=LINK_VERSION).contains(&c);
    (link.starts_with(is_known) && link.len() > 5 && link.chars().all(is_link)).then_some(link)
}

fn contents(file: &str) -> Result<String, String> {
    fs::read_to_string(file).map_err(no_file)
}

fn no_file(error: impl std::fmt::Display) -> String {
    format!("cannot load file: {error}")
}

fn gospace_names(session: &mut Session, _: &Line) -> Answer {
    let names = session.table.vertices.all();
    if names.is_empty() {
        return Err(
            "a board without lines has no names: vertices are stone widths, \"3.5,2\"".into()
        );
    }
    Ok(names.join("\n"))
}
