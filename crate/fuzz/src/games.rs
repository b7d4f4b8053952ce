//! Games by the engine and by the literal oracle, turn by turn, with undo, redo and jumps.
//!
//! Positions are compared after every turn, all else at the end and where an input says so: since the beginning of a
//! game is an input too, no moment is beyond comparison, and an input costs what its turns cost.

use arbitrary::{Result, Unstructured};
use gospace::colour::PerPlayer;

use crate::choices::{endless_rules, finite_rules, grid, start};
use crate::oracles::bidders::propose;
use crate::oracles::both;
use crate::oracles::engine::Engine;
use crate::oracles::naive::Colouring;
use crate::oracles::naive_bids::{Action, State};
use crate::oracles::naive_rules::{Done, End, Given, Ground, Repetition};
use crate::oracles::rules_both::{Both, BothBid};

const MOST_TURNS: usize = 60;

/// A game on the board, under rules that the bytes choose.
pub fn any_game(bytes: &mut Unstructured<'_>, given: &Given) -> Result<()> {
    match bytes.int_in_range(0..=2)? {
        0 => endless_game(bytes, given),
        _ => finite_game(bytes, given),
    }
}

/// A step of a script: the way through the record, or a turn.
enum Step {
    Undo,
    Redo,
    /// Back to the start and forward again so many turns, without a look between.
    Jump(usize),
    /// Compares everything.
    Look,
    Turn(u16),
}

fn step(bytes: &mut Unstructured<'_>, turns: usize) -> Result<Step> {
    let choice: u16 = bytes.arbitrary()?;
    let pick = usize::from(choice / 64);
    Ok(match choice % 64 {
        57 => Step::Look,
        58..=59 => Step::Undo,
        60..=61 => Step::Redo,
        62..=63 => Step::Jump(pick % (turns + 1)),
        _ => Step::Turn(choice),
    })
}

fn finite_game(bytes: &mut Unstructured<'_>, given: &Given) -> Result<()> {
    let (repetition, end) = finite_rules(bytes)?;
    let start = start(bytes, given)?;
    let Some(mut game) = started(given, repetition, end, &start) else { return Ok(()) };
    game.sparing = true;
    let mut undone = Vec::new();
    for _ in 0..MOST_TURNS {
        if bytes.is_empty() {
            break;
        }
        match step(bytes, game.oracle.turns())? {
            Step::Undo => back(&mut game, &mut undone),
            Step::Redo => forward(&mut game, &mut undone),
            Step::Jump(to) => jump(&mut game, &mut undone, to),
            Step::Look => game.compare(),
            Step::Turn(choice) => {
                let before = game.oracle.turns();
                take(&mut game, choice);
                if game.oracle.turns() > before {
                    undone.clear();
                }
            }
        }
    }
    game.compare();
    while !undone.is_empty() {
        forward(&mut game, &mut undone);
    }
    game.compare();
    game.engine = game.engine.reopened();
    game.compare();
    Ok(())
}

/// The game, if no stone of the start is dead; else the engine names the same stones as the oracle.
fn started(
    given: &Given,
    repetition: Repetition,
    end: End,
    start: &PerPlayer<Vec<usize>>,
) -> Option<Both> {
    let colouring = given.colouring(start);
    let dead = match given.ground() {
        Ground::Graph(board) => board.dead_points(&colouring),
        Ground::Space(space) => space.dead_points(&colouring),
        Ground::Disks(disks) => disks.dead_points(&colouring),
    };
    if dead.is_empty() {
        return Some(Both::from(given, repetition, end, start));
    }
    assert_eq!(Engine::new(given, repetition, end, start).err(), Some(dead));
    None
}

/// A resignation seldom, a pass now and then, else a play: forbidden ones too.
fn take(game: &mut Both, choice: u16) {
    let pick = usize::from(choice / 64);
    let allowed = game.engine.allowed();
    match (choice % 64, allowed.len()) {
        (0, _) if pick % 16 == 0 => drop(game.resign()),
        (0..3, _) | (_, 0) => drop(game.pass()),
        (3..10, _) => drop(game.play(pick % (game.oracle.ground.placement_count() + 1))),
        (_, n) => drop(game.play(allowed[pick % n])),
    }
}

fn back(game: &mut Both, undone: &mut Vec<(Done, Colouring)>) {
    let oracle = &mut game.oracle;
    let Some(done) = oracle.done.pop() else {
        assert!(!game.engine.undo(), "nothing is before the first turn");
        return;
    };
    undone.push((done, oracle.colourings.pop().expect("one more than turns")));
    assert!(game.engine.undo(), "there is a turn to take back");
}

fn forward(game: &mut Both, undone: &mut Vec<(Done, Colouring)>) {
    let Some((done, colouring)) = undone.pop() else {
        assert!(!game.engine.redo(), "nothing is after the last turn");
        return;
    };
    game.oracle.done.push(done);
    game.oracle.colourings.push(colouring);
    assert!(game.engine.redo(), "there is a turn to take again");
}

fn jump(game: &mut Both, undone: &mut Vec<(Done, Colouring)>, to: usize) {
    while game.oracle.turns() > 0 {
        back(game, undone);
    }
    for _ in 0..to {
        forward(game, undone);
    }
}

fn endless_game(bytes: &mut Unstructured<'_>, given: &Given) -> Result<()> {
    let mut game = BothBid::under(given, endless_rules(bytes)?);
    game.sparing = true;
    let mut undone = Vec::new();
    for _ in 0..MOST_TURNS {
        if bytes.is_empty() {
            break;
        }
        match step(bytes, game.oracle.turns())? {
            Step::Undo => unbid(&mut game, &mut undone),
            Step::Redo => rebid(&mut game, &mut undone),
            Step::Jump(to) => {
                while game.oracle.turns() > 0 {
                    unbid(&mut game, &mut undone);
                }
                for _ in 0..to {
                    rebid(&mut game, &mut undone);
                }
            }
            Step::Look => game.compare(),
            Step::Turn(choice) => {
                if game.act(propose(&game.oracle, choice)).is_ok() {
                    undone.clear();
                }
            }
        }
    }
    game.compare();
    while !undone.is_empty() {
        rebid(&mut game, &mut undone);
    }
    game.compare();
    claims(&mut game);
    game.engine = game.engine.reopened();
    game.compare();
    Ok(())
}

/// Every claim that a cycle goes on for ever is allowed to both or to neither, and judged alike.
fn claims(game: &mut BothBid) {
    for since in 0..game.oracle.turns() {
        let claim = Action::ForeverCycle(since);
        let claim = (game.oracle.consider(claim).err(), game.engine.refusal(claim));
        assert_eq!(claim.0, claim.1, "since {since}");
        if claim.0.is_none() {
            assert_eq!(game.oracle.adjudicate(since), game.engine.adjudicate(since));
        }
    }
}

fn unbid(game: &mut BothBid, undone: &mut Vec<(Action, State)>) {
    let Some(&action) = game.oracle.actions.last() else {
        assert!(!game.engine.undo(), "nothing is before the first turn");
        return;
    };
    undone.push((action, game.oracle.state().clone()));
    game.oracle.undo();
    assert!(game.engine.undo(), "there is a turn to take back");
}

fn rebid(game: &mut BothBid, undone: &mut Vec<(Action, State)>) {
    let Some((action, state)) = undone.pop() else {
        assert!(!game.engine.redo(), "nothing is after the last turn");
        return;
    };
    game.oracle.act(action).expect("it was allowed");
    assert_eq!(*game.oracle.state(), state);
    assert!(game.engine.redo(), "there is a turn to take again");
}

/// A game on a grid as the core makes it, under its default rules.
pub fn grid_game(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut game = both::Both::new(&grid(bytes)?.into());
    game.sparing = true;
    for _ in 0..MOST_TURNS {
        if bytes.is_empty() || game.oracle.is_over() {
            break;
        }
        let choice: u16 = bytes.arbitrary()?;
        let pick = usize::from(choice / 64);
        let allowed = game.engine.allowed();
        match (choice % 64, allowed.len()) {
            (0..2, _) | (_, 0) => game.pass(),
            (2..6, _) if game.oracle.turns() > 0 => game.undo(),
            (6, _) => game.compare(),
            (6..12, _) => drop(game.play(pick % (game.oracle.board.points() + 1))),
            (_, n) => drop(game.play(allowed[pick % n].index())),
        }
    }
    game.compare();
    Ok(())
}
