//! The computer in games without end, by definition: against every turn that the opponent can take, again and again, it never
//! falls below what it holds.

use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;
use std::sync::Arc;

use gospace::boards::Board;
use gospace::boards::setup::Start;
use gospace::rules::forever::unsustainable;
use gospace::rules::rational::Rational;
use gospace::rules::ruleset::{Preset, Ruleset};
use gospace::rules::turn::Offer;
use gospace::{Colour, Game, Phase, Player, Turn};
use gospace_tables::boards::Entry;
use gospace_tables::checker::components;
use gospace_think::forever::arena::Arena;
use gospace_think::forever::bids::{Hold, Means, Place};
use gospace_think::search::keeper::{self, Keeper, Memory, Outcome};

use super::ENTRIES;

/// All that can come about when one player keeps to a strategy.
struct Product<N> {
    player: Player,
    places: HashMap<N, usize>,
    nodes: Vec<N>,
    colours: Vec<Vec<Colour>>,
    steps: Vec<Vec<Step>>,
}

/// A turn to another node, with the action of a player that is unsustainable, if it is: from 1, a bid, to 4, a deletion.
#[derive(Clone, Copy)]
struct Step {
    to: usize,
    action: Option<(Player, u8)>,
}

impl<N: Copy + Eq + Hash> Product<N> {
    fn new(player: Player) -> Product<N> {
        let (places, nodes, colours, steps) = Default::default();
        Product { player, places, nodes, colours, steps }
    }

    fn place(&mut self, node: N) -> usize {
        *self.places.entry(node).or_insert_with(|| {
            self.nodes.push(node);
            self.nodes.len() - 1
        })
    }

    /// Of the nodes some, and of the steps between them those that are kept: the parts in which all can come again and again.
    fn parts(&self, nodes: &[usize], keeps: &dyn Fn(&Step) -> bool) -> Vec<BTreeSet<usize>> {
        let within: BTreeSet<usize> = nodes.iter().copied().collect();
        let out = |at: usize| {
            let kept = self.steps[at].iter().filter(|step| keeps(step));
            kept.map(|step| step.to).filter(|to| within.contains(to)).collect()
        };
        let all = components(nodes, &out, self.nodes.len()).into_iter();
        let parts = all.map(|part| part.into_iter().collect::<BTreeSet<usize>>());
        parts
            .filter(|part| part.iter().any(|&at| out(at).iter().any(|to| part.contains(to))))
            .collect()
    }

    /// True if the player is the more unsustainable one in some game that stays in these nodes, or neither is less.
    fn tires(&self, nodes: &[usize], draws_count: bool) -> bool {
        let of = |step: &Step, who: Player| {
            step.action.filter(|(player, _)| *player == who).map_or(0, |(_, worst)| worst)
        };
        (1..=4).any(|worst| {
            let most = if draws_count { worst } else { worst - 1 };
            let keeps = |step: &Step| of(step, !self.player) <= most;
            self.parts(nodes, &keeps).iter().any(|part| {
                let steps = part.iter().flat_map(|&at| &self.steps[at]);
                let mut inside = steps.filter(|step| keeps(step) && part.contains(&step.to));
                inside.any(|step| of(step, self.player) >= worst)
            })
        })
    }

    /// The least margin of the player in games that stay in these nodes and in which neither is unsustainable; none without such
    /// games. For each set of points that the opponent may have for ever the largest parts suffice.
    fn least_margin(&self, nodes: &[usize]) -> Option<i64> {
        let points = self.colours.first()?.len();
        let sets = (0..1_usize << points).flat_map(|set| {
            let others = |at: usize| {
                self.colours[at].iter().enumerate().all(|(point, colour)| {
                    set >> point & 1 == 0 || *colour == Colour::from(!self.player)
                })
            };
            let kept: Vec<usize> = nodes.iter().copied().filter(|&at| others(at)).collect();
            self.parts(&kept, &|step| step.action.is_none())
        });
        let margin = |part: BTreeSet<usize>| {
            let count = |player: Player| {
                let all = |point: &usize| {
                    part.iter().all(|&at| self.colours[at][*point] == player.into())
                };
                (0..points).filter(all).count() as i64
            };
            count(self.player) - count(!self.player)
        };
        sets.map(margin).min()
    }
}

fn digraphs(most: usize) -> impl Iterator<Item = (&'static Entry, Arc<Board>)> {
    let entries = ENTRIES.iter().filter(|entry| entry.family == "digraphs");
    let boards = entries.map(|entry| (entry, Arc::new(Board::new(entry.setup.clone()).unwrap())));
    boards.filter(move |(_, board)| board.placement_count() <= most)
}

/// A moment of a hold's strategy. What the history has beside the home is the opponent's to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Moment {
    /// A turn is due; `true`: all of the history is of the home.
    Turn(Place, bool),
    /// The player has bid for an extra turn from a place, and the position after the play is this, the opponent to move.
    Bid(Place, usize),
    /// The opponent goes back to a colouring of the home of a position.
    Back(usize),
}

/// The moments that follow, each with an unsustainable action on the way there.
fn follow(arena: &Arena, hold: &Hold, moment: Moment) -> Vec<(Moment, Option<(Player, u8)>)> {
    let player = hold.player;
    let own = |worst| Some((player, worst));
    let other = |worst| Some((!player, worst));
    let is_home = |at: usize| hold.is_home_with(at, []);
    let is_at_one = |from: usize, to: usize| hold.first[from] == hold.first[to] && is_home(from);
    // Of a new home the history may have all or not.
    let safe = |from: usize, is_safe: bool, to: usize| {
        if is_at_one(from, to) { vec![is_safe] } else { vec![false, true] }
    };
    let enter = |from: usize, is_safe: bool, place: Place, action| {
        let all = safe(from, is_safe, place.at).into_iter();
        all.map(move |is_safe| (Moment::Turn(place, is_safe), action)).collect::<Vec<_>>()
    };
    match moment {
        Moment::Turn(place, is_safe) if arena.positions[place.at].mover == player => {
            if is_home(place.at) && !is_safe {
                return vec![(Moment::Turn(place, true), own(4))];
            }
            let step = hold.step(place);
            if step.bids {
                return vec![(Moment::Bid(place, step.to ^ 1), own(1))];
            }
            enter(place.at, is_safe, hold.after(place, step.to, false), None)
        }
        Moment::Turn(place, is_safe) => {
            let mut all = vec![(Moment::Turn(place, true), other(4))];
            for step in &arena.moves[place.at] {
                let next = hold.after(place, step.to, false);
                all.extend(enter(place.at, is_safe, next, None));
                if step.at.is_none() {
                    continue;
                }
                for is_safe in safe(place.at, is_safe, step.to) {
                    if is_home(step.to) && is_safe {
                        all.push((Moment::Back(step.to), other(1)));
                    } else {
                        let ignored = Moment::Turn(Hold::begin(step.to), is_safe);
                        // Both are what happens, and the worse of the player's counts.
                        all.push((ignored, own(3)));
                    }
                }
            }
            all
        }
        Moment::Bid(place, to) => {
            let mut all = enter(place.at, true, Hold::begin(to), other(3));
            all.push((Moment::Back(to), other(2)));
            all.extend(enter(place.at, true, hold.after(place, to ^ 1, true), None));
            all
        }
        Moment::Back(from) => {
            let home = &hold.homes[hold.first[from]];
            let turns = (0..arena.positions.len())
                .filter(|&at| home.inside[at] && arena.positions[at].mover != player);
            turns.flat_map(|at| enter(from, true, Hold::begin(at), None)).collect()
        }
    }
}

fn place_of(moment: Moment) -> usize {
    match moment {
        Moment::Turn(place, _) => place.at,
        Moment::Bid(_, at) | Moment::Back(at) => at,
    }
}

/// Firmly no game is lost or drawn by what is unsustainable, with bids none is lost; and in all others the margin is kept.
#[test]
fn no_hold_of_any_digraph_of_up_to_four_points_is_broken_by_any_bids_deletions_and_resets() {
    let mut count = 0;
    for (Entry { id, .. }, board) in digraphs(4) {
        let arena = Arena::new(board.graph());
        for player in Player::BOTH {
            for means in [Means::Firm, Means::Bids] {
                let hold = Hold::new(&arena, player, means);
                let mut product = Product::new(player);
                for at in 0..arena.positions.len() {
                    for is_safe in [false, true] {
                        product.place(Moment::Turn(Hold::begin(at), is_safe));
                    }
                }
                while let Some(&moment) = product.nodes.get(product.steps.len()) {
                    let next = follow(&arena, &hold, moment).into_iter();
                    let steps =
                        next.map(|(moment, action)| Step { to: product.place(moment), action });
                    let steps = steps.collect();
                    product.steps.push(steps);
                    product.colours.push(arena.positions[place_of(moment)].colours.clone());
                }
                let margin = |at: &usize| hold.margin(place_of(product.nodes[*at]));
                let all = 0..product.nodes.len();
                for at in all.clone() {
                    let falls = product.steps[at].iter().any(|step| margin(&step.to) < margin(&at));
                    assert!(!falls, "{id}, {player:?}, {means:?}: a margin is lost");
                }
                let margins: BTreeSet<i32> = all.clone().map(|at| margin(&at)).collect();
                for least in margins {
                    let nodes: Vec<usize> = all.clone().filter(|at| margin(at) == least).collect();
                    let context = format!("{id}, {player:?}, {means:?}, {least}");
                    assert!(!product.tires(&nodes, means == Means::Firm), "{context}: tired out");
                    let kept = product.least_margin(&nodes);
                    assert!(kept.is_none_or(|kept| kept >= least.into()), "{context}: {kept:?}");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 1000, "{count}");
}

/// A moment of a game: all that its future depends on, and all that the player's strategies remember.
type Whole = (Phase, Vec<Colour>, BTreeSet<Vec<u8>>, [bool; 2], Rational, [Memory; 2]);

/// Every game that the opponent can play against the computer, by the game's own rules, until histories, deletions, scores and
/// what is remembered come again. Bids are of these amounts, while nobody is ahead by more than `most`.
struct Games<'a> {
    keeper: Keeper<'a>,
    board: Arc<Board>,
    bids: &'a [i64],
    most: Rational,
    product: Product<usize>,
    known: HashMap<Whole, usize>,
    records: Vec<Vec<Turn>>,
    outcomes: Vec<Outcome>,
}

fn number(number: i64) -> Rational {
    Rational::from_integer(number.into())
}

impl Games<'_> {
    fn game(&self, record: &[Turn]) -> Game {
        let rules = Ruleset::preset(Preset::DivideAndChoose);
        let mut game = Game::new(Arc::clone(&self.board), rules, Start::default()).unwrap();
        record.iter().for_each(|turn| game.play(turn.clone()).map(drop).unwrap());
        game
    }

    fn whole(&self, game: &Game) -> Whole {
        let standing = game.standing();
        let colours = |&moment: &usize| game.colours_after(moment).unwrap();
        let codes = |colours: Vec<Colour>| colours.into_iter().map(|each| each as u8).collect();
        let history = game.history().iter().map(|moment| codes(colours(moment))).collect();
        let may_forget = Player::BOTH.map(|player| standing.may_forget(player, game.rules()));
        let score = &standing.scores.black - &standing.scores.white;
        let memory = self.keeper.memory(game);
        (game.phase().clone(), game.colours().to_vec(), history, may_forget, score, memory)
    }

    fn turns(&self, game: &Game) -> Vec<Turn> {
        let player = self.product.player;
        let other = !player;
        let mut turns = Vec::new();
        if game.standing().may_forget(other, game.rules()) {
            turns.push(Turn::Forget(other));
        }
        match game.phase() {
            _ if game.player_to_act() == Some(player) => turns.push(self.keeper.turn(game)),
            Phase::Turn(_) => {
                turns.push(Turn::Pass);
                let score = self.lead(game);
                for at in game.open() {
                    turns.push(Turn::play(at));
                    let bids = self.bids.iter().map(|&bid| number(bid));
                    let fits = |bid: &Rational| &score + bid <= self.most;
                    turns.extend(bids.filter(fits).map(|bid| Turn::PlayAndBid(at.into(), bid)));
                }
            }
            Phase::Answer { .. } => {
                let answers = [None, Some(player), Some(other)];
                turns.extend(answers.map(Turn::Answer));
            }
            Phase::Reset { .. } => {
                let resets = game.history().iter().copied().map(Some);
                turns.extend(resets.chain([None]).map(Turn::Reset));
            }
            phase => unreachable!("{phase:?}"),
        }
        turns
    }

    fn lead(&self, game: &Game) -> Rational {
        let scores = &game.standing().scores;
        &scores[self.product.player] - &scores[!self.product.player]
    }

    fn place(&mut self, game: &Game, record: &[Turn]) -> usize {
        let next = self.known.len();
        let place = *self.known.entry(self.whole(game)).or_insert(next);
        if place == next {
            self.records.push(record.to_vec());
            self.outcomes.push(self.keeper.outcome(game));
            self.product.nodes.push(place);
            self.product.colours.push(game.colours().to_vec());
        }
        place
    }

    /// Follows all turns; nothing is said of games that are lost already.
    fn explore(&mut self) {
        while let Some(record) = self.records.get(self.product.steps.len()).cloned() {
            let at = self.product.steps.len();
            let mut steps = Vec::new();
            if self.outcomes[at] > Outcome::Lost {
                let mut game = self.game(&record);
                for turn in self.turns(&game) {
                    let actor = game.player_to_act().unwrap();
                    game.play(turn.clone()).unwrap_or_else(|fault| panic!("{turn:?}: {fault}"));
                    let to =
                        self.place(&game, &[&record[..], std::slice::from_ref(&turn)].concat());
                    game.undo();
                    let action = unsustainable(&turn, actor);
                    steps.push(Step { to, action: action.map(|(who, worst)| (who, worst as u8)) });
                }
            }
            self.product.steps.push(steps);
        }
    }

    fn check(&self, context: &str) {
        for (at, steps) in self.product.steps.iter().enumerate() {
            for step in steps {
                let record = &self.records[step.to];
                assert!(self.outcomes[step.to] >= self.outcomes[at], "{context}: {record:?}");
            }
        }
        let leads: Vec<Rational> = self.known_leads();
        for least in [Outcome::Drawn, Outcome::Won] {
            let of = |at: &usize| self.outcomes[*at] == least;
            let nodes: Vec<usize> = (0..self.records.len()).filter(of).collect();
            let is_won = least == Outcome::Won;
            assert!(!self.product.tires(&nodes, is_won), "{context}, {least:?}: tired out");
            let leads_here: BTreeSet<&Rational> = nodes.iter().map(|&at| &leads[at]).collect();
            for lead in leads_here {
                let nodes: Vec<usize> =
                    nodes.iter().copied().filter(|&at| leads[at] == *lead).collect();
                let Some(kept) = self.product.least_margin(&nodes) else { continue };
                let total = lead + &number(kept);
                let zero = number(0);
                assert!(total > zero || total == zero && !is_won, "{context}: {total}");
            }
        }
    }

    /// By node how far the player is ahead.
    fn known_leads(&self) -> Vec<Rational> {
        let mut leads = vec![number(0); self.known.len()];
        for ((_, _, _, _, score, _), &at) in &self.known {
            let is_black = self.product.player == Player::Black;
            leads[at] = if is_black { score.clone() } else { -score.clone() };
        }
        leads
    }
}

/// Of larger boards there are too many histories.
#[test]
fn against_every_turn_of_the_opponent_the_computer_keeps_what_it_has_on_small_boards() {
    let mut ends = HashMap::<Outcome, usize>::new();
    for (Entry { id, .. }, board) in digraphs(3) {
        let arena = Arena::new(board.graph());
        let bids: &[i64] = match arena.positions.len() {
            ..=14 => &[0, 1],
            15..=18 => &[0],
            _ => continue,
        };
        for player in Player::BOTH {
            let mut games = Games {
                keeper: Keeper::new(&arena, player),
                board: Arc::clone(&board),
                bids,
                most: number(2),
                product: Product::new(player),
                known: HashMap::new(),
                records: Vec::new(),
                outcomes: Vec::new(),
            };
            for (halves, taken) in (-3..=3).flat_map(|komi| Player::BOTH.map(|taken| (komi, taken)))
            {
                let komi = Rational::new(halves.into(), 2.into());
                let record = [Turn::Komi(komi), Turn::Take(taken)];
                games.place(&games.game(&record), &record);
            }
            games.explore();
            games.check(&format!("{id}, {player:?}"));
            for outcome in &games.outcomes {
                *ends.entry(*outcome).or_default() += 1;
            }
        }
    }
    assert!(ends[&Outcome::Won] > 10_000 && ends[&Outcome::Drawn] > 10_000, "{ends:?}");
}

/// An isolated pair is worth nothing: each komi but 0 decides it.
#[test]
fn an_offered_draw_is_accepted_where_the_opponent_keeps_one() {
    let (_, board) = digraphs(2).find(|(entry, _)| entry.id == "digraphs-2-003").unwrap();
    for (komi, answer) in [(0, Some(Turn::Accept)), (1, None), (-1, Some(Turn::Accept))] {
        let rules = Ruleset::preset(Preset::DivideAndChoose);
        let mut game = Game::new(Arc::clone(&board), rules, Start::default()).unwrap();
        let offer = Turn::Offer(Offer::Draw);
        for turn in [Turn::Komi(number(komi)), Turn::Take(Player::Black), offer] {
            game.play(turn).unwrap();
        }
        assert_eq!(game.player_to_act(), Some(Player::White));
        assert_eq!(keeper::turn(&mut game), answer, "White has {komi}");
    }
}
