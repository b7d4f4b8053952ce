//! The engine as the laws ask it: the only place here that names its interface. Boards, rules and
//! starts reach it as the document says them, turns as its own type.

use gospace::boards::BoardError;
use gospace::boards::disks::DisksError;
use gospace::boards::setup::DisksSetup;
use gospace::boards::space::SpaceError;
use gospace::colour::{Colour, PerPlayer, Player};
use gospace::document::{Document, DocumentError, OpenGame, Problem};
use gospace::rules::{forever, rational};
use gospace::{Game, GameResult, Offer, Placement, Refusal, Site, StartError, Turn};

use super::board_texts::board_text;
use super::naive_agreement::Move;
use super::naive_bids::{Action, Actor, Phase, Rational, Rules};
use super::naive_forever::Verdict;
use super::naive_rules::{End, Forbidden, Given, Repetition};
use super::naive_space::Described;

/// A game of the engine's.
pub struct Engine {
    open: OpenGame,
}

/// Ways in which a list of dead stones can be invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lists {
    OutOfRange(usize),
    NoStone(usize),
    Twice(usize),
    Lacks(Vec<usize>),
}

/// The stones emptied by a turn, ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emptied {
    pub captured: Vec<usize>,
    pub suicide: Vec<usize>,
}

impl Engine {
    /// A game of any rules but divide-and-choose; the points of an ill-formed start.
    pub fn new(
        given: &Given,
        repetition: Repetition,
        end: End,
        start: &PerPlayer<Vec<usize>>,
    ) -> Result<Engine, Vec<usize>> {
        Engine::finite(given, repetition, end, "0", start)
    }

    /// The same with two passes, its komi named and colours taken before the game.
    pub fn divided(given: &Given, repetition: Repetition) -> Engine {
        let start = PerPlayer::default();
        Engine::finite(given, repetition, End::TwoPasses, "divide-and-choose", &start)
            .expect("an empty board")
    }

    fn finite(
        given: &Given,
        repetition: Repetition,
        end: End,
        komi: &str,
        start: &PerPlayer<Vec<usize>>,
    ) -> Result<Engine, Vec<usize>> {
        let [end, score] = match end {
            End::TwoPasses => ["two-passes", "area"],
            End::NoTurnLoses => ["no-turn-loses", "none"],
        };
        let repetition = repetition_word(repetition);
        let rules = format!(
            r#"{{"repetition":"{repetition}","end":"{end}","score":"{score}","komi":"{komi}"}}"#
        );
        Engine::described(given, start, &rules)
    }

    /// A game with two passes, scored by area, that this player begins.
    pub fn beginning(given: &Given, repetition: Repetition, first: Player) -> Engine {
        let repetition = repetition_word(repetition);
        let first = if first == Player::White { r#","first":"white""# } else { "" };
        Engine::with_rules(given, &format!(r#"{{"repetition":"{repetition}"{first}}}"#))
    }

    /// A game without end; the points of an ill-formed start.
    pub fn forever(
        given: &Given,
        rules: Rules,
        start: &PerPlayer<Vec<usize>>,
    ) -> Result<Engine, Vec<usize>> {
        let repetition = repetition_word(rules.repetition);
        let komi = rules.komi.map_or("divide-and-choose".to_owned(), |komi| komi.to_string());
        let rules = format!(
            r#"{{"repetition":"{repetition}","end":"forever","score":"live","komi":"{komi}"}}"#
        );
        Engine::described(given, start, &rules)
    }

    /// A game of a preset, or of other rules as the document says them.
    pub fn with_rules(given: &Given, rules: &str) -> Engine {
        Engine::described(given, &PerPlayer::default(), rules).expect("an empty board")
    }

    fn described(
        given: &Given,
        start: &PerPlayer<Vec<usize>>,
        rules: &str,
    ) -> Result<Engine, Vec<usize>> {
        let PerPlayer { black, white } = start;
        let start = format!(r#""start":{{"black":{black:?},"white":{white:?}}}"#);
        let board = board_text(given);
        let text = format!(r#"{{"gospace":1,"board":{{{board},{start}}},"rules":{rules}}}"#);
        match read(&text) {
            Ok(open) => Ok(Engine { open }),
            Err(DocumentError { problem: Problem::Start(error), .. }) => match error {
                StartError::IllFormed { points } => Err(points.iter().map(|p| p.index()).collect()),
                _ => panic!("{error} in {text}"),
            },
            Err(error) => panic!("{error} in {text}"),
        }
    }

    /// The fault of a board of disks.
    pub fn disks_error(setup: &DisksSetup) -> Option<DisksError> {
        let board = board_text(&Given::Disks(setup.clone()));
        match read(&format!(r#"{{"gospace":1,"board":{{{board}}}}}"#)).err()?.problem {
            Problem::Board(BoardError::Disks(error)) => Some(error),
            problem => panic!("{problem} in {board}"),
        }
    }

    /// The placement that is refused for not being open, and the smallest open set around it.
    pub fn not_open(described: &Described) -> Option<(usize, Vec<usize>)> {
        let board = board_text(&Given::Space(described.clone()));
        match read(&format!(r#"{{"gospace":1,"board":{{{board}}}}}"#)).err()?.problem {
            Problem::Board(BoardError::Space(SpaceError::NotOpen { placement, smallest_open })) => {
                Some((placement.index(), smallest_open.iter().map(|p| p.index()).collect()))
            }
            problem => panic!("{problem} in {board}"),
        }
    }

    pub fn game(&self) -> &Game {
        &self.open.game
    }

    /// The game, for questions that are answered by trying.
    pub fn game_mut(&mut self) -> &mut Game {
        &mut self.open.game
    }

    /// Takes a turn and returns the stones that it emptied.
    pub fn act(&mut self, action: Action) -> Result<Emptied, Forbidden> {
        match self.open.game.play(turn(action)) {
            Err(refusal) => Err(forbidden(&refusal)),
            Ok(taken) => {
                let [mut captured, mut suicide] = [taken.captured, taken.suicide].map(indices);
                captured.sort_unstable();
                suicide.sort_unstable();
                Ok(Emptied { captured, suicide })
            }
        }
    }

    pub fn refusal(&mut self, action: Action) -> Option<Forbidden> {
        self.open.game.refusal(turn(action)).as_ref().map(forbidden)
    }

    pub fn take(&mut self, turn: &Move) -> Result<(), Forbidden> {
        self.open.game.play(said(turn)).map(drop).map_err(|refusal| forbidden(&refusal))
    }

    pub fn refusal_of(&mut self, turn: &Move) -> Option<Forbidden> {
        self.open.game.refusal(said(turn)).as_ref().map(forbidden)
    }

    /// The fault of a list of dead stones, where one may be proposed.
    pub fn list_fault(&mut self, dead: &[usize]) -> Option<Lists> {
        let number = |at: &Site| match at {
            Site::Placement(at) => at.index(),
            Site::Spot(_) => panic!("a plane"),
        };
        match self.open.game.refusal(said(&Move::Propose(dead.to_vec())))? {
            Refusal::Range { at } => Some(Lists::OutOfRange(number(&at))),
            Refusal::NoStone { at } => Some(Lists::NoStone(number(&at))),
            Refusal::ListedTwice { at } => Some(Lists::Twice(number(&at))),
            Refusal::Unclosed { missing } => {
                Some(Lists::Lacks(missing.iter().map(number).collect()))
            }
            _ => None,
        }
    }

    /// The stones that such a list lacks, if it does.
    pub fn missing(&mut self, dead: &[usize]) -> Option<Vec<usize>> {
        match self.list_fault(dead)? {
            Lists::Lacks(missing) => Some(missing),
            _ => None,
        }
    }

    pub fn player(&self) -> Option<Player> {
        self.game().player_to_act()
    }

    /// The proposal or offer that waits for an answer.
    pub fn pending(&self) -> Option<Move> {
        let dead = match self.game().phase() {
            gospace::Phase::Offer { offer: Offer::Dead(dead), .. } => dead,
            gospace::Phase::Offer { offer: Offer::Draw, .. } => return Some(Move::OfferDraw),
            _ => return None,
        };
        let number =
            |at: &Site| if let Site::Placement(at) = at { at.index() } else { panic!("a plane") };
        Some(Move::Propose(dead.iter().map(number).collect()))
    }

    /// True if the game ended by agreement on dead stones.
    pub fn is_agreed(&self) -> bool {
        matches!(self.game().result(), Some(GameResult::Agreed { .. }))
    }

    pub fn undo(&mut self) -> bool {
        self.open.game.undo()
    }

    pub fn redo(&mut self) -> bool {
        self.open.game.redo()
    }

    /// The same game, from the document that is written of it.
    pub fn reopened(&self) -> Engine {
        let text = self.open.write();
        let open = read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(open.write(), text);
        Engine { open }
    }

    pub fn point_colours(&self) -> Vec<Colour> {
        self.game().colours().to_vec()
    }

    pub fn placement_colours(&self) -> Vec<Option<Colour>> {
        let placements = self.game().board().placement_count();
        (0..placements).map(|at| self.game().placement_colour(Placement::at(at))).collect()
    }

    pub fn open(&self) -> Vec<usize> {
        indices(&self.game().open())
    }

    pub fn allowed(&mut self) -> Vec<usize> {
        indices(&self.open.game.allowed())
    }

    pub fn chain(&self, at: usize) -> Vec<usize> {
        indices(&self.game().chain(Placement::at(at)))
    }

    pub fn liberties(&self, at: usize) -> Vec<usize> {
        indices(&self.game().liberties(Placement::at(at)))
    }

    pub fn owners(&self) -> Vec<Colour> {
        self.game().owners()
    }

    /// The scores of a game that is scored by area, with komi 0.
    pub fn area(&self) -> PerPlayer<usize> {
        let score = self.game().score().expect("area is scored");
        score.map(|score| score.to_string().parse().expect("a whole number"))
    }

    /// The scores as they are written.
    pub fn scored(&self) -> PerPlayer<String> {
        self.game().score().expect("a score").map(|score| score.to_string())
    }

    /// Komi and bids gained so far.
    pub fn scores(&self) -> PerPlayer<Rational> {
        small(&self.game().standing().scores)
    }

    pub fn turns(&self) -> usize {
        self.game().turn_count()
    }

    pub fn is_over(&self) -> bool {
        self.game().result().is_some()
    }

    /// The winner, or nothing in a draw, if the game is over.
    pub fn winner(&self) -> Option<Option<Player>> {
        Some(match self.game().result()? {
            GameResult::Scored { winner, .. } | GameResult::Agreed { winner, .. } => winner,
            GameResult::Drawn => None,
            GameResult::Resigned { winner }
            | GameResult::TimedOut { winner }
            | GameResult::NoTurn { winner } => Some(winner),
            GameResult::Forever(verdict) => verdict.winner,
        })
    }

    /// The verdict of a game that ended by agreement.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.game().result()? {
            GameResult::Forever(verdict) => Some(plain(&verdict)),
            _ => None,
        }
    }

    /// The verdict on the turns after the first so many, again and again.
    pub fn adjudicate(&mut self, from: usize) -> Verdict {
        plain(&self.open.game.adjudicate(from).expect("a claim that can be made"))
    }

    pub fn actor(&self) -> Option<Actor> {
        self.game().actor().map(actor)
    }

    /// The one who took the last turn.
    pub fn last_mover(&self) -> Option<Actor> {
        self.game().last_mover().map(actor)
    }

    pub fn phase(&self) -> Phase {
        match self.game().phase() {
            gospace::Phase::Komi => Phase::Komi,
            gospace::Phase::Take { .. } => Phase::Take,
            &gospace::Phase::Turn(player) => Phase::Turn(player),
            &gospace::Phase::Answer { player, .. } => Phase::Answer(player),
            &gospace::Phase::Reset { player, .. } => Phase::Reset(player),
            &gospace::Phase::Offer { player, .. } => Phase::Offer(player),
            gospace::Phase::Over => Phase::Over,
        }
    }
}

fn actor(actor: gospace::Actor) -> Actor {
    match actor {
        gospace::Actor::First => Actor::First,
        gospace::Actor::Second => Actor::Second,
        gospace::Actor::Player(player) => Actor::Player(player),
    }
}

fn read(text: &str) -> Result<OpenGame, DocumentError> {
    Document::read(text).and_then(OpenGame::open)
}

fn repetition_word(repetition: Repetition) -> &'static str {
    match repetition {
        Repetition::Positional => "positional",
        Repetition::Situational => "situational",
        Repetition::Simple => "simple",
        Repetition::Nothing => "none",
        Repetition::Bids => "bids",
    }
}

fn indices(placements: &[Placement]) -> Vec<usize> {
    placements.iter().map(|p| p.index()).collect()
}

fn turn(action: Action) -> Turn {
    match action {
        Action::Komi(komi) => Turn::Komi(large(komi)),
        Action::Take(player) => Turn::Take(player),
        Action::Play(at) => Turn::play(Placement::at(at)),
        Action::PlayAndBid(at, bid) => Turn::PlayAndBid(Placement::at(at).into(), large(bid)),
        Action::Pass => Turn::Pass,
        Action::Resign => Turn::Resign,
        Action::Forget(player) => Turn::Forget(player),
        Action::Answer(winner) => Turn::Answer(winner),
        Action::Reset(moment) => Turn::Reset(moment),
        Action::ForeverPass => Turn::Offer(Offer::Pass),
        Action::ForeverCycle(from) => Turn::Offer(Offer::Since(from)),
        Action::Agree => Turn::Agree,
        Action::Decline => Turn::Decline,
    }
}

fn said(turn: &Move) -> Turn {
    match turn {
        Move::Play(at) => Turn::play(Placement::at(*at)),
        Move::Pass => Turn::Pass,
        Move::Resign => Turn::Resign,
        Move::Timeout => Turn::Timeout,
        Move::Propose(dead) => {
            Turn::Offer(Offer::Dead(dead.iter().map(|&at| Placement::at(at).into()).collect()))
        }
        Move::OfferDraw => Turn::Offer(Offer::Draw),
        Move::Accept => Turn::Accept,
        Move::Decline => Turn::Decline,
    }
}

fn forbidden(refusal: &Refusal) -> Forbidden {
    match refusal {
        Refusal::Over => Forbidden::Over,
        Refusal::Phase { .. } => Forbidden::Phase,
        Refusal::Range { .. }
        | Refusal::NoStone { .. }
        | Refusal::ListedTwice { .. }
        | Refusal::Unclosed { .. }
        | Refusal::Outside { .. }
        | Refusal::NegativeBid
        | Refusal::NotInHistory { .. }
        | Refusal::Cycle { .. } => Forbidden::Range,
        Refusal::Occupied { .. } => Forbidden::Occupied,
        Refusal::Overlap { .. } => Forbidden::Overlap,
        Refusal::Repeats { since, .. } => Forbidden::Repeats(vec![*since]),
    }
}

fn large(number: Rational) -> rational::Rational {
    rational::parse(&number.to_string()).expect("a rational")
}

fn small(numbers: &PerPlayer<rational::Rational>) -> PerPlayer<Rational> {
    let small = |number: &rational::Rational| number.to_string().parse().expect("a small rational");
    PerPlayer { black: small(&numbers.black), white: small(&numbers.white) }
}

fn plain(verdict: &forever::Verdict) -> Verdict {
    let PerPlayer { black, white } = verdict.unsustainability;
    Verdict {
        winner: verdict.winner,
        unsustainability: PerPlayer { black: black as u8, white: white as u8 },
        scores: verdict.totals.as_ref().map(small),
    }
}
