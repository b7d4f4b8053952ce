//! The board in text.

use gospace::boards::setup::SetupRef;
use gospace::{Colour, Game, Placement, Player};

use crate::vertex::Vertices;

/// A picture of a grid; of any other board the names of the stones.
pub fn board(game: &Game, vertices: &Vertices) -> String {
    match game.board().setup() {
        SetupRef::Grid(grid) => picture(game, vertices, grid.columns as usize),
        _ => stones(game, vertices),
    }
}

/// Rows from the top, with letters and numbers along the edges.
fn picture(game: &Game, vertices: &Vertices, columns: usize) -> String {
    let letters = |name: &String| name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let names = vertices.all();
    let head: Vec<String> = names.iter().take(columns).map(letters).collect();
    let head = format!("    {}", head.join(" "));
    let rows = game.colours().chunks(columns).zip(names.chunks(columns)).map(|(row, names)| {
        let number = names[0].trim_start_matches(|c: char| !c.is_ascii_digit());
        let marks: Vec<&str> = row.iter().map(|&colour| mark(colour)).collect();
        format!("{number:>3} {} {number}", marks.join(" "))
    });
    let lines: Vec<String> = [head.clone()].into_iter().chain(rows).chain([head]).collect();
    // The first line follows the mark of the answer.
    format!("\n{}", lines.join("\n"))
}

fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Empty => ".",
        Colour::Black => "X",
        Colour::White => "O",
    }
}

fn stones(game: &Game, vertices: &Vertices) -> String {
    let line = |player: Player| {
        let names: Vec<String> =
            stones_of(game, player).into_iter().map(|at| stone_name(game, vertices, at)).collect();
        format!("{player:?}: {}", if names.is_empty() { "none".into() } else { names.join("; ") })
    };
    format!("\n{}\n{}", line(Player::Black), line(Player::White))
}

/// A player's stones: placements, on a plane by the order of their plays.
pub fn stones_of(game: &Game, player: Player) -> Vec<Placement> {
    let count = game.plane().map_or(game.board().placement_count(), |_| game.colours().len());
    let places = (0..count).map(Placement::at);
    places.filter(|&at| game.placement_colour(at) == Some(player.into())).collect()
}

/// The name of a stone's place.
pub fn stone_name(game: &Game, vertices: &Vertices, at: Placement) -> String {
    let spot = game.plane().and_then(|plane| plane.spot(at));
    spot.map_or_else(|| vertices.name(at.into()), |spot| vertices.name(spot.into()))
}
