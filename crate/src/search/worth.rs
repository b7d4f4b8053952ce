//! The value of a colouring to the players, under every scoring.
//!
//! Numbers are floats here: they compare random games. The exact result is the game's.

use num_traits::ToPrimitive;

use super::field::Field;
use super::plane_area::PlaneArea;
use super::tree::PlayerWorth;
use crate::boards::Ground;
use crate::boards::disks::Disks;
use crate::colour::{Colour, Player};
use crate::game::Game;
use crate::ids::Placement;
use crate::rules::capture::strings::placements_of_colour;
use crate::rules::ruleset::Scoring;
use crate::rules::standing::Phase;
use crate::rules::{disk_score, score, space_score};

/// The weight of the margin in the value of a game.
const MARGIN_WEIGHT: f64 = 0.1;
/// Below this, scores are equal.
const EQUAL: f64 = 1e-6;

/// The result of a game.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// 1 if Black wins, 0 if White does, ½ for a draw.
    pub black_wins: f64,
    /// Black's margin.
    pub margin: f64,
    /// The value that Black maximises and White minimises, from 0 to 1.
    pub value: f64,
}

impl Worth {
    /// The same from the view of a player.
    pub fn seen_by(self, player: Player) -> PlayerWorth {
        let Worth { value, black_wins, margin } = self;
        match player {
            Player::Black => PlayerWorth { value, wins: black_wins, margin },
            Player::White => {
                PlayerWorth { value: 1.0 - value, wins: 1.0 - black_wins, margin: -margin }
            }
        }
    }
}

/// The scoring, and White's lead by komi and bids.
pub struct Scale {
    scoring: Scoring,
    lead: f64,
    spread: f64,
}

impl Scale {
    /// The scale of a game. A komi that is not named counts as 0.
    pub fn new(game: &Game, field: &Field) -> Scale {
        let standing = game.standing();
        let mut lead = &standing.scores.white - &standing.scores.black;
        if let Phase::Take { komi } = game.phase() {
            lead += komi;
        }
        let points = field.area.as_ref().map_or(field.placement_count() as f64, PlaneArea::most);
        Scale {
            scoring: game.rules().scoring,
            lead: lead.to_f64().unwrap_or_default(),
            spread: points.sqrt().max(2.0),
        }
    }

    /// The result of a game that ends by two passes.
    pub fn ended(&self, field: &Field) -> Worth {
        self.of(current_scores(self.scoring, field), self.lead)
    }

    /// The result of a random game that is cut off: players own the placements that only they can
    /// fill.
    pub fn cut_off(&self, field: &Field) -> Worth {
        self.of(filled_scores(self.scoring, field, field.colours()), self.lead)
    }

    /// The same with other colours on the board's points.
    pub fn cut_off_with(&self, field: &Field, colours: &[Colour]) -> Worth {
        self.of(filled_scores(self.scoring, field, colours), self.lead)
    }

    /// The result of a game won by a player with the last turn.
    pub fn decided(&self, winner: Player) -> Worth {
        let wins = if winner == Player::Black { 1.0 } else { 0.0 };
        Worth { black_wins: wins, margin: 0.0, value: wins }
    }

    fn of(&self, [black, white]: [f64; 2], lead: f64) -> Worth {
        // The points of a disk are more than any komi.
        let margin = match (self.scoring, black.is_infinite(), white.is_infinite()) {
            (_, true, true) => 0.0,
            _ => black - white - lead,
        };
        let black_wins = if margin > EQUAL {
            1.0
        } else if margin < -EQUAL {
            0.0
        } else {
            0.5
        };
        let margin = margin.clamp(-1e9, 1e9);
        let clear = 0.5 + 0.5 * margin / (self.spread + margin.abs());
        Worth {
            black_wins,
            margin,
            value: (1.0 - MARGIN_WEIGHT) * black_wins + MARGIN_WEIGHT * clear,
        }
    }
}

/// The scores of the current position.
fn current_scores(scoring: Scoring, field: &Field) -> [f64; 2] {
    let colours = field.colours();
    match (field.ground(), scoring) {
        (_, Scoring::Area) => filled_scores(scoring, field, colours),
        (Ground::Space(space), Scoring::Stones | Scoring::Live) => [Colour::Black, Colour::White]
            .map(|colour| placements_of_colour(space, colours, colour).len() as f64),
        (Ground::Disks(disks), Scoring::Measure) => {
            let measure = disk_score::measure(disks, colours);
            [measure.black as f64, measure.white as f64]
        }
        (Ground::Disks(_), Scoring::Cardinality) => {
            let count = score::count(colours);
            [count.black, count.white].map(|n| if n > 0 { f64::INFINITY } else { 0.0 })
        }
        _ => sum(colours.iter().map(|&colour| (colour, 1.0))),
    }
}

/// The scores once players have filled the placements that only they can reach.
fn filled_scores(scoring: Scoring, field: &Field, colours: &[Colour]) -> [f64; 2] {
    match field.ground() {
        Ground::Graph(graph) => {
            sum(score::owners(graph, colours).into_iter().map(|colour| (colour, 1.0)))
        }
        Ground::Space(space) => {
            let owners = space_score::owners(space, colours);
            match scoring {
                Scoring::Stones | Scoring::Live => sum(owners.into_iter().map(|c| (c, 1.0))),
                _ => {
                    let points = space_score::point_owners(space, colours, &owners);
                    sum(points.into_iter().map(|colour| (colour, 1.0)))
                }
            }
        }
        Ground::Disks(disks) => match &field.area {
            Some(area) if scoring == Scoring::Area => on_plane(disks, area, colours),
            _ => on_disks(scoring, disks, colours),
        },
        Ground::Plane(_) => [0.0; 2],
    }
}

/// Open disks that overlap cannot all be filled: unless each is counted, each has its share of the
/// value.
fn on_disks(scoring: Scoring, disks: &Disks, stones: &[Colour]) -> [f64; 2] {
    let owners = disk_score::owners(disks, stones);
    let each = scoring == Scoring::Area;
    let colours = disk_score::placement_colours(disks, stones);
    let is_open = |at: &Placement| colours[at.index()] == Some(Colour::Empty);
    let worth = |at: Placement| {
        let core = disks.disk(at).core as f64;
        let size = if scoring == Scoring::Measure { core * core } else { 1.0 };
        let shared = if each || !is_open(&at) {
            0
        } else {
            disks.conflicts(at).iter().filter(|other| is_open(other)).count()
        };
        size / (1 + shared) as f64
    };
    sum(owners.into_iter().enumerate().map(|(place, colour)| (colour, worth(Placement::at(place)))))
}

/// Stones, and the ground that only one player's stones surround.
fn on_plane(disks: &Disks, area: &PlaneArea, stones: &[Colour]) -> [f64; 2] {
    let owners = disk_score::owners(disks, stones);
    let colours = disk_score::placement_colours(disks, stones);
    let is_stone = |site: usize| stones[site] != Colour::Empty;
    let owner = |site: usize| (colours[site] == Some(Colour::Empty)).then(|| owners[site]);
    let ground = area.ground(owner, is_stone);
    let on_board = sum(stones.iter().map(|&colour| (colour, 1.0)));
    [0, 1].map(|player| ground[player] + on_board[player])
}

fn sum(worths: impl Iterator<Item = (Colour, f64)>) -> [f64; 2] {
    worths.fold([0.0; 2], |[black, white], (colour, worth)| match colour {
        Colour::Empty => [black, white],
        Colour::Black => [black + worth, white],
        Colour::White => [black, white + worth],
    })
}
