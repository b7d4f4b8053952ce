//! Games without end on the smallest boards: the turns by which a player keeps what is won or drawn, whatever the opponent
//! does, and agrees to no less and to a draw where there is no more. `docs/forever.md` has the strategies and their proofs.

use gospace::colour::{Colour, Player};
use gospace::game::Game;
use gospace::ids::Placement;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::Komi;
use gospace::rules::standing::Phase;
use gospace::rules::turn::{Offer, Turn};
use gospace::site::Site;

use super::choice;
use super::ko::MOST_CLAIMS;
use crate::forever::arena::Arena;
use crate::forever::bids::{Hold, Means, Place};
use crate::solve::endless;

/// The end of a game for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Lost, or not known to be more.
    Lost,
    /// Drawn at least.
    Drawn,
    /// Won.
    Won,
}

/// The turn of the player to act in a game that is known to be won, or drawn at least; nothing in others.
pub fn turn(game: &mut Game) -> Option<Turn> {
    if !endless::takes(game) {
        return None;
    }
    let player = game.player_to_act()?;
    let arena = Arena::new(game.board().graph());
    if game.standing().offer() == Some(&Offer::Draw) {
        // There is no more in a game that the opponent keeps drawn.
        let is_kept = Keeper::new(&arena, !player).outcome(game) >= Outcome::Drawn;
        return is_kept.then_some(Turn::Accept);
    }
    let keeper = Keeper::new(&arena, player);
    let least = keeper.outcome(game);
    if least == Outcome::Lost {
        return None;
    }
    if let Some(verdict) = game.agreed_verdict() {
        let keeps = outcome(player, verdict.winner) >= least;
        return Some(if keeps { Turn::Agree } else { Turn::Decline });
    }
    if let Some(claim) = claim(game, player, least) {
        return Some(claim);
    }
    let turn = keeper.turn(game);
    let ends = |game: &Game| game.score().map(|score| outcome(player, score.leader()));
    let may_end = turn == Turn::Pass && ends(game) >= Some(least);
    Some(if may_end { choice::ending_turn(game) } else { turn })
}

fn outcome(player: Player, winner: Option<Player>) -> Outcome {
    winner.map_or(
        Outcome::Drawn,
        |winner| {
            if winner == player { Outcome::Won } else { Outcome::Lost }
        },
    )
}

/// The best of some turns, for the player who keeps or for the opponent.
fn best(turns: &[(Turn, Outcome)], is_own: bool) -> Outcome {
    let outcomes = turns.iter().map(|&(_, outcome)| outcome);
    let best = if is_own { outcomes.max() } else { outcomes.min() };
    best.expect("a turn")
}

fn first_of(turns: &[(Turn, Outcome)], best: Outcome) -> Turn {
    let found = turns.iter().find(|&&(_, outcome)| outcome == best);
    found.expect("the best turn").0.clone()
}

/// The point of a play.
fn played(turn: &Turn) -> Option<usize> {
    match turn.site()? {
        Site::Placement(at) => Some(at.index()),
        Site::Spot(_) => None,
    }
}

/// An offer to go on for ever, if that keeps enough and no offer was declined on the way.
fn claim(game: &mut Game, player: Player, least: Outcome) -> Option<Turn> {
    if !matches!(game.phase(), Phase::Turn(_)) {
        return None;
    }
    let declined = game.record().iter().rposition(|entry| entry.turn == Turn::Decline);
    let since = game.moments_with(game.colours());
    let mut claims = since.into_iter().rev().take(MOST_CLAIMS);
    let keeps = |&since: &usize| {
        declined.is_none_or(|declined| declined < since)
            && game.adjudicate(since).is_ok_and(|v| outcome(player, v.winner) >= least)
    };
    claims.find(keeps).map(|since| Turn::Offer(Offer::Since(since)))
}

/// A player's holds on a board.
pub struct Keeper<'a> {
    arena: &'a Arena,
    player: Player,
    firm: Hold<'a>,
    with_bids: Hold<'a>,
}

/// The place of a strategy in a game: all that it remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    place: Option<Place>,
    /// While a bid is pending: the bidder's place before the play.
    before: Option<Place>,
}

impl Keeper<'_> {
    /// A player's holds. Cost: some hundredths of a second on four points.
    pub fn new(arena: &Arena, player: Player) -> Keeper<'_> {
        let of = |means| Hold::new(arena, player, means);
        Keeper { arena, player, firm: of(Means::Firm), with_bids: of(Means::Bids) }
    }

    /// The outcome that the player is known to keep, if the pending offer is declined.
    pub fn outcome(&self, game: &Game) -> Outcome {
        let plain = |mover| self.of(self.place(game, mover), &self.score(game));
        match game.phase() {
            Phase::Turn(player) => plain(*player),
            Phase::Offer { player, .. } => plain(!*player),
            Phase::Answer { player, bid } => {
                best(&self.answers(game, *player, bid), self.is(*player))
            }
            Phase::Reset { player, bid } => {
                best(&self.resets(game, *player, bid), self.is(*player))
            }
            Phase::Komi | Phase::Take { .. } | Phase::Over => Outcome::Lost,
        }
    }

    /// The turn that keeps it.
    pub fn turn(&self, game: &Game) -> Turn {
        let score = self.score(game);
        let at = self.place(game, self.player);
        let hold = self.hold(at, &score);
        let (places, memory) = self.follow(game, hold);
        let history = || game.history().iter().map(|&moment| places[moment]);
        let is_home = hold.is_home_with(at, []);
        match game.phase() {
            Phase::Turn(player) => {
                // At home the opponent, as the ko winner, is to find nothing else in the history.
                let is_safe = !is_home || hold.is_home_with(at, history());
                if !is_safe && game.standing().may_forget(*player, game.rules()) {
                    return Turn::Forget(*player);
                }
                let step = hold.step(memory.place.expect("a turn is due"));
                match step.at.map(|at| Site::Placement(Placement::at(at))) {
                    Some(site) if step.bids => Turn::PlayAndBid(site, Rational::zero()),
                    Some(site) => Turn::Play(site),
                    None => Turn::Pass,
                }
            }
            Phase::Answer { player, bid } => {
                let answers = self.answers(game, *player, bid);
                let [(ignored, outcome), (named, _), _] = &answers;
                let best = best(&answers, true);
                if *outcome == best {
                    // To ignore bids again and again would lose; on the way home, and before a deletion, they end.
                    let is_safe = is_home && hold.is_home_with(at, history());
                    return if is_safe { named.clone() } else { ignored.clone() };
                }
                first_of(&answers, best)
            }
            Phase::Reset { player, bid } => {
                let resets = self.resets(game, *player, bid);
                first_of(&resets, best(&resets, true))
            }
            _ => unreachable!("the player is to act"),
        }
    }

    /// The memories of the two strategies in a game.
    pub fn memory(&self, game: &Game) -> [Memory; 2] {
        [&self.firm, &self.with_bids].map(|hold| self.follow(game, hold).1)
    }

    fn is(&self, player: Player) -> bool {
        player == self.player
    }

    /// To ignore a bid, to name the other player, and oneself, for who answers it.
    fn answers(&self, game: &Game, player: Player, bid: &Rational) -> [(Turn, Outcome); 3] {
        let ignored = self.of(self.place(game, player), &self.score(game));
        let named = |winner| {
            let resets = self.resets(game, winner, bid);
            (Turn::Answer(Some(winner)), best(&resets, self.is(winner)))
        };
        [(Turn::Answer(None), ignored), named(!player), named(player)]
    }

    /// The ko winner's resets, the first to nothing.
    fn resets(&self, game: &Game, winner: Player, bid: &Rational) -> Vec<(Turn, Outcome)> {
        let score = self.score(game);
        let score = if self.is(winner) { &score - bid } else { &score + bid };
        let resets = endless::resets(game).into_iter();
        let of = |colours: &[Colour]| self.of(self.at(colours, winner), &score);
        resets.map(|(moment, colours)| (Turn::Reset(moment), of(&colours))).collect()
    }

    /// The outcome that is kept from a position, with the player so far ahead.
    fn of(&self, at: usize, score: &Rational) -> Outcome {
        let [firm, most] = [&self.firm, &self.with_bids]
            .map(|hold| score + &Rational::from_integer(hold.margin(at).into()));
        let zero = Rational::zero();
        match () {
            () if firm > zero => Outcome::Won,
            () if most >= zero => Outcome::Drawn,
            () => Outcome::Lost,
        }
    }

    /// Bids are of use only where nothing else draws.
    fn hold(&self, at: usize, score: &Rational) -> &Hold<'_> {
        let firm = score + &Rational::from_integer(self.firm.margin(at).into());
        if firm >= Rational::zero() { &self.firm } else { &self.with_bids }
    }

    fn place(&self, game: &Game, mover: Player) -> usize {
        self.at(game.colours(), mover)
    }

    fn at(&self, colours: &[Colour], mover: Player) -> usize {
        self.arena.place(colours, mover).expect("a legal colouring")
    }

    /// By how much the player is ahead, stones apart.
    fn score(&self, game: &Game) -> Rational {
        let scores = &game.standing().scores;
        &scores[self.player] - &scores[!self.player]
    }

    /// The position after each number of turns, of which only the colouring counts, and what a strategy remembers.
    fn follow(&self, game: &Game, hold: &Hold) -> (Vec<usize>, Memory) {
        let mut at = self.at(&game.colours_after(0).expect("the start"), game.rules().first);
        let begin = |at| Memory { place: Some(Hold::begin(at)), before: None };
        let mut memory = match game.rules().komi {
            Komi::Fixed(_) => begin(at),
            Komi::DivideAndChoose => Memory { place: None, before: None },
        };
        let mut winner = self.player;
        let mut places = vec![at];
        for entry in game.record() {
            let turn = &entry.turn;
            match turn {
                Turn::Take(_) => memory = begin(at),
                Turn::Play(_) | Turn::Pass | Turn::PlayAndBid(..) => {
                    let before = memory.place.expect("a turn is due");
                    let point = played(turn);
                    let mut moves = self.arena.moves[before.at].iter();
                    at = moves.find(|each| each.at == point).expect("a move").to;
                    memory = if matches!(turn, Turn::PlayAndBid(..)) {
                        Memory { place: None, before: Some(before) }
                    } else {
                        Memory { place: Some(hold.after(before, at, false)), before: None }
                    };
                }
                Turn::Answer(None) => memory = begin(at),
                Turn::Answer(Some(named)) => winner = *named,
                Turn::Reset(moment) => {
                    let before = memory.before.expect("a bid is pending");
                    let is_own = self.arena.positions[before.at].mover == self.player;
                    let back = moment.map_or(at, |moment| places[moment]);
                    at = self.at(&self.arena.positions[back].colours, winner);
                    memory = if is_own && winner == self.player && moment.is_none() {
                        Memory { place: Some(hold.after(before, at, true)), before: None }
                    } else {
                        begin(at)
                    };
                }
                _ => {}
            }
            places.push(at);
        }
        (places, memory)
    }
}
