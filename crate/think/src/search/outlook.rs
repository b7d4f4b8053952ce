//! The end of a game as short searches foretell it, one for each player to begin: whose each placement
//! will be, and who wins.
//!
//! A placement is settled if nearly all games of both end alike there. Where good players pass nearly all
//! placements are, and a turn earlier one of them is not, so that a hundred games suffice. Only for
//! undirected graphs, where random games are good enough, and where a search looks at the whole board.

use super::outcome::Scale;
use super::ownership::Ownership;
use super::position::Position;
use super::rollout::Rollouts;
use super::simulation::Simulation;
use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::ids::Placement;

/// The games of a search that each player begins, and the share of them that settles a placement.
const GAMES: u32 = 100;
const SETTLED: f64 = 0.85;
/// The random games before these, and the share of them by which little may be left to play.
const FIRST_GAMES: usize = 16;
const NEARLY_SETTLED: f64 = 0.75;
/// Of a board the part that may be open where little is left to play, and the part that has stones then.
const MOST_OPEN: f64 = 0.25;
const LEAST_FILLED: f64 = 0.37;

/// The ends of games from a position.
pub struct Outlook {
    position: Position,
    /// By placement whose it will be; nothing where that is open.
    owners: Vec<Option<Colour>>,
    /// The share of games that Black wins, draws as halves.
    black_wins: f64,
}

impl Outlook {
    /// The outlook of any position. Cost: 200 games of a search.
    pub fn new(game: &Game, seed: u64) -> Option<Outlook> {
        let position = Position::new(game).filter(is_judged)?;
        let mut wins = 0.0;
        let [first, second] = Player::BOTH.map(|beginner| {
            let mut games = Simulation::from_colours(game, game.colours(), beginner, seed);
            games.scale.ownership = Some(Ownership::new(position.placement_count()));
            games.scale.counts_passed = false;
            for _ in 0..GAMES {
                wins += games.play(game.rules().end).black_wins;
            }
            sure(&games.scale, SETTLED)
        });
        let agreed = first.into_iter().zip(second);
        let owners = agreed.map(|(a, b)| a.filter(|_| a == b)).collect();
        Some(Outlook { position, owners, black_wins: wins / f64::from(2 * GAMES) })
    }

    /// The outlook of a position where little is left to play; nothing of any other. Cost: 16 random
    /// games, or 200 of a search besides.
    pub fn of_end(game: &Game, seed: u64) -> Option<Outlook> {
        let stones = game.colours().iter().filter(|colour| **colour != Colour::Empty).count();
        if (stones as f64) < LEAST_FILLED * game.colours().len() as f64 {
            return None;
        }
        let mut position = Position::new(game).filter(is_judged)?;
        let mut scale = Scale::new(game, &position);
        scale.ownership = Some(Ownership::new(position.placement_count()));
        let mut rollouts = Rollouts::new(&position, game.rules().end, seed);
        for beginner in Player::BOTH.into_iter().cycle().take(FIRST_GAMES) {
            rollouts.play(&mut position, &mut scale, (beginner, 0), |_, _| {});
        }
        if !is_nearly_settled(&sure(&scale, NEARLY_SETTLED)) {
            return None;
        }
        Outlook::new(game, seed).filter(|outlook| is_nearly_settled(&outlook.owners))
    }

    /// True if nothing is open.
    pub fn is_settled(&self) -> bool {
        self.owners.iter().all(Option::is_some)
    }

    /// The share of games that a player wins.
    pub fn wins(&self, player: Player) -> f64 {
        if player == Player::Black { self.black_wins } else { 1.0 - self.black_wins }
    }

    /// True if the placement is a player's, and surely stays so.
    pub fn is_alive(&self, at: Placement, player: Player) -> bool {
        let colour = player.into();
        self.position.colour(at) == Some(colour) && self.owners[at.index()] == Some(colour)
    }

    /// The stones of a player that are surely the opponent's at the end.
    pub fn dead(&self, player: Player) -> Vec<Placement> {
        let [own, other] = [player, !player].map(Colour::from);
        let is_dead = |at: &Placement| {
            self.position.colour(*at) == Some(own) && self.owners[at.index()] == Some(other)
        };
        self.placements().filter(is_dead).collect()
    }

    /// The placements of which it is open whose they will be.
    pub fn open(&self) -> Vec<Placement> {
        self.placements().filter(|at| self.owners[at.index()].is_none()).collect()
    }

    /// By placement, true at these and where one of them is touched.
    pub fn near(&self, places: &[Placement]) -> Vec<bool> {
        let mut near = vec![false; self.owners.len()];
        for &at in places {
            near[at.index()] = true;
            for beside in self.position.surroundings.around(at) {
                near[beside.index()] = true;
            }
        }
        near
    }

    fn placements(&self) -> impl Iterator<Item = Placement> {
        (0..self.owners.len()).map(Placement::at)
    }
}

fn is_judged(position: &Position) -> bool {
    let is_guided = position.ground().graph().is_some_and(|graph| graph.is_undirected());
    is_guided && position.candidates.len() == position.placement_count()
}

fn is_nearly_settled(owners: &[Option<Colour>]) -> bool {
    let open = owners.iter().filter(|owner| owner.is_none()).count();
    open as f64 <= MOST_OPEN * owners.len() as f64
}

/// The owners in at least this share of the games.
fn sure(scale: &Scale, share: f64) -> Vec<Option<Colour>> {
    scale.ownership.as_ref().map(|ownership| ownership.sure(share)).unwrap_or_default()
}
