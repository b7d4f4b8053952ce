//! The value of a colouring to the players, under every scoring.
//!
//! Numbers are floats here: they compare random games. The exact result is the game's.

use super::ownership::Ownership;
use super::plane_area::PlaneArea;
use super::position::Position;
use super::tree::PlayerOutcome;
use gospace::boards::disks::Disks;
use gospace::colour::{Colour, PerPlayer, Player};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{End, Scoring};
use gospace::rules::score;
use gospace::rules::standing::Phase;

/// The weight of the margin in the value of a game.
const MARGIN_WEIGHT: f64 = 0.1;
/// Below this, scores are equal.
const EQUAL: f64 = 1e-6;

/// The result of a game.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// 1 if Black wins, 0 if White does, ½ for a draw.
    pub black_wins: f64,
    /// Black's margin.
    pub margin: f64,
    /// The value that Black maximises and White minimises, from 0 to 1.
    pub value: f64,
}

impl Outcome {
    /// The same, but a player wins.
    pub fn won_by(self, winner: Player) -> Outcome {
        let wins = if winner == Player::Black { 1.0 } else { 0.0 };
        let value = self.value + (1.0 - MARGIN_WEIGHT) * (wins - self.black_wins);
        Outcome { black_wins: wins, value, ..self }
    }

    /// The winner; none of a draw.
    pub fn winner(self) -> Option<Player> {
        match self.black_wins {
            1.0 => Some(Player::Black),
            0.0 => Some(Player::White),
            _ => None,
        }
    }

    /// The same from the view of a player.
    pub fn seen_by(self, player: Player) -> PlayerOutcome {
        let Outcome { value, black_wins, margin } = self;
        match player {
            Player::Black => PlayerOutcome { value, wins: black_wins, margin },
            Player::White => {
                PlayerOutcome { value: 1.0 - value, wins: 1.0 - black_wins, margin: -margin }
            }
        }
    }
}

/// The scoring, White's lead by komi and bids, and, where they are counted, the owners at the ends
/// of games.
pub struct Scale {
    /// The owners at the ends of the games so far, if they are counted.
    pub ownership: Option<Ownership>,
    /// True if owners are also counted where both players passed in the tree, dead stones as they stand.
    pub counts_passed: bool,
    /// True if games end by a margin that is a number, not by the last turn or by a continuum.
    pub has_margin: bool,
    scoring: Scoring,
    lead: f64,
    spread: f64,
}

impl Scale {
    /// The scale of a game. A komi that is not named counts as 0.
    pub fn new(game: &Game, position: &Position) -> Scale {
        let standing = game.standing();
        let mut lead = &standing.scores.white - &standing.scores.black;
        if let Phase::Take { komi } = game.phase() {
            lead += komi;
        }
        let rules = game.rules();
        let counts_continua = position.is_continuous() && rules.scoring == Scoring::Cardinality;
        let points =
            position.area.as_ref().map_or(position.placement_count() as f64, PlaneArea::most);
        Scale {
            ownership: None,
            counts_passed: true,
            has_margin: rules.end != End::NoTurnLoses && !counts_continua,
            scoring: rules.scoring,
            lead: approximate(&lead),
            spread: points.sqrt().max(2.0),
        }
    }

    /// Gives points to Black.
    pub fn gain(&mut self, points: f64) {
        self.lead -= points;
    }

    /// The result of a game that has ended by two passes.
    pub fn ended(&mut self, position: &Position) -> Outcome {
        if self.counts_passed {
            self.count_owners(position, position.colours());
        }
        self.if_ended(position)
    }

    /// The result if the game ended here by two passes.
    pub fn if_ended(&self, position: &Position) -> Outcome {
        self.of(current_scores(self.scoring, position), self.lead)
    }

    /// The result of a random game that is cut off: players own the placements that only they can
    /// fill.
    pub fn cut_off(&mut self, position: &Position) -> Outcome {
        self.cut_off_with(position, position.colours())
    }

    /// The same with other colours on the board's points.
    pub fn cut_off_with(&mut self, position: &Position, colours: &[Colour]) -> Outcome {
        self.count_owners(position, colours);
        self.of(filled_scores(self.scoring, position, colours), self.lead)
    }

    /// The result of a game won by a player with the last turn.
    pub fn decided(&mut self, position: &Position, winner: Player) -> Outcome {
        self.count_owners(position, position.colours());
        let wins = if winner == Player::Black { 1.0 } else { 0.0 };
        Outcome { black_wins: wins, margin: 0.0, value: wins }
    }

    fn count_owners(&mut self, position: &Position, colours: &[Colour]) {
        if let Some(ownership) = &mut self.ownership {
            ownership.count(position.ground(), colours);
        }
    }

    fn of(&self, [black, white]: [f64; 2], lead: f64) -> Outcome {
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
        Outcome {
            black_wins,
            margin,
            value: (1.0 - MARGIN_WEIGHT) * black_wins + MARGIN_WEIGHT * clear,
        }
    }
}

/// The nearest float, but for a rounding or two.
pub fn approximate(number: &Rational) -> f64 {
    /// As many digits as a float holds without its becoming infinite.
    const MOST: usize = 30;
    let [above, below] = [number.numer(), number.denom()].map(|part| part.digits());
    let skipped = above.len().max(below.len()).saturating_sub(MOST);
    let float = |digits: &[u32]| {
        let kept = digits.iter().skip(skipped).rev();
        kept.fold(0.0, |sum, &digit| sum * 2_f64.powi(32) + f64::from(digit))
    };
    let size = float(above) / float(below);
    if number.numer().is_negative() { -size } else { size }
}

/// The scores of the current position.
fn current_scores(scoring: Scoring, position: &Position) -> [f64; 2] {
    let (colours, rules) = (position.colours(), position.ground().rules());
    let PerPlayer { black, white } = match scoring {
        Scoring::Area => return filled_scores(scoring, position, colours),
        Scoring::Stones | Scoring::Live => rules.stones(colours).map(|stones| stones as f64),
        Scoring::Measure => rules.measure(colours).map(|measure| measure as f64),
        Scoring::Cardinality if position.is_continuous() => {
            score::count(colours).map(|n| if n > 0 { f64::INFINITY } else { 0.0 })
        }
        Scoring::Cardinality | Scoring::Unscored => score::count(colours).map(|n| n as f64),
    };
    [black, white]
}

/// The scores once players have filled the placements that only they can reach.
fn filled_scores(scoring: Scoring, position: &Position, colours: &[Colour]) -> [f64; 2] {
    let (ground, rules) = (position.ground(), position.ground().rules());
    let owners = rules.owners(colours);
    match (ground.disks(), &position.area, scoring) {
        (Some(_), Some(area), Scoring::Area) => {
            on_plane(area, colours, &rules.placement_colours(colours), &owners)
        }
        (Some(disks), ..) => on_disks(scoring, disks, &rules.placement_colours(colours), owners),
        (None, _, Scoring::Stones | Scoring::Live) => sum(owners.into_iter().map(|c| (c, 1.0))),
        _ => sum(rules.counted(colours, owners).into_iter().map(|colour| (colour, 1.0))),
    }
}

/// Open disks that overlap cannot all be filled: unless each is counted, each has its share of the
/// value.
fn on_disks(
    scoring: Scoring,
    disks: &Disks,
    colours: &[Option<Colour>],
    owners: Vec<Colour>,
) -> [f64; 2] {
    let each = scoring == Scoring::Area;
    let is_open = |at: &Placement| colours[at.index()] == Some(Colour::Empty);
    let value = |at: Placement| {
        let core = disks.disk(at).core as f64;
        let size = if scoring == Scoring::Measure { core * core } else { 1.0 };
        let shared = if each || !is_open(&at) {
            0
        } else {
            disks.conflicts(at).iter().filter(|other| is_open(other)).count()
        };
        size / (1 + shared) as f64
    };
    sum(owners.into_iter().enumerate().map(|(place, colour)| (colour, value(Placement::at(place)))))
}

/// Stones, and the ground that only one player's stones surround.
fn on_plane(
    area: &PlaneArea,
    stones: &[Colour],
    colours: &[Option<Colour>],
    owners: &[Colour],
) -> [f64; 2] {
    let is_stone = |site: usize| stones[site] != Colour::Empty;
    let owner = |site: usize| (colours[site] == Some(Colour::Empty)).then(|| owners[site]);
    let ground = area.ground(owner, is_stone);
    let on_board = sum(stones.iter().map(|&colour| (colour, 1.0)));
    [0, 1].map(|player| ground[player] + on_board[player])
}

fn sum(values: impl Iterator<Item = (Colour, f64)>) -> [f64; 2] {
    values.fold([0.0; 2], |[black, white], (colour, value)| match colour {
        Colour::Empty => [black, white],
        Colour::Black => [black + value, white],
        Colour::White => [black, white + value],
    })
}
