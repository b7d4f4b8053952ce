//! Games on the plane by the engine and by the literal oracle.

use arbitrary::{Result, Unstructured};

use crate::choices::plane;
use crate::oracles::naive_plane::Plane;
use crate::oracles::naive_plane_game::Stone;
use crate::oracles::plane_boards::{Picks, centre, start_of};
use crate::oracles::plane_engine::Both;

const MOST_TURNS: usize = 24;

/// A game on a small plane, from a start if no stone of it is dead.
pub fn plane_game(bytes: &mut Unstructured<'_>) -> Result<()> {
    let Some(setup) = plane(bytes)? else { return Ok(()) };
    let script: [u16; 3] = bytes.arbitrary()?;
    let oracle = Plane::new(&setup);
    let start = start_of(&oracle, &script[..bytes.int_in_range(0..=3)?]);
    let start = if oracle.dead_stones(&start).is_empty() { start } else { Vec::new() };
    let mut game = Both::new(&setup, &start);
    game.sparing = true;
    let mut undone = Vec::new();
    for _ in 0..MOST_TURNS {
        if bytes.is_empty() || game.oracle.is_over() {
            break;
        }
        let choice: u16 = bytes.arbitrary()?;
        match choice % 16 {
            0 => game.pass(),
            1 => back(&mut game, &mut undone),
            2 => forward(&mut game, &mut undone),
            3 => drop(game.play([i64::from(choice >> 10), i64::from(choice >> 4 & 63)])),
            _ => {
                let at = centre(&game.oracle, &mut Picks(u64::from(choice)));
                drop(game.play(at));
            }
        }
        if !matches!(choice % 16, 1 | 2) && game.engine.game().redo_count() == 0 {
            undone.clear();
        }
    }
    game.compare();
    game.compare_liberties();
    game.engine = game.engine.reopened();
    game.compare();
    Ok(())
}

fn back(game: &mut Both, undone: &mut Vec<(Vec<Stone>, bool)>) {
    let oracle = &mut game.oracle;
    let Some(passed) = oracle.passes.pop() else {
        assert!(!game.engine.open.game.undo(), "nothing is before the first turn");
        return;
    };
    undone.push((oracle.moments.pop().expect("one more than turns"), passed));
    assert!(game.engine.open.game.undo(), "there is a turn to take back");
}

fn forward(game: &mut Both, undone: &mut Vec<(Vec<Stone>, bool)>) {
    let Some((stones, passed)) = undone.pop() else {
        assert!(!game.engine.open.game.redo(), "nothing is after the last turn");
        return;
    };
    game.oracle.moments.push(stones);
    game.oracle.passes.push(passed);
    assert!(game.engine.open.game.redo(), "there is a turn to take again");
}
