//! Small positions in which one turn alone wins, as every game from them shows.

use gospace::boards::families;
use gospace::boards::setup::{BoardSetup, Start};
use gospace::rules::ruleset::Preset;
use gospace::{Game, GameResult, Player, Turn};

use super::super::super::search::{Chance, best, game, graph, grid, row};

/// The positions that may be looked at for one problem.
const BUDGET: usize = 8_000;
/// The positions wanted from each board.
const WANTED: usize = 4;

/// Every game from a position, as far as a budget of positions goes.
struct EveryGame {
    left: usize,
}

impl EveryGame {
    fn turns(game: &mut Game, preset: Preset) -> Vec<Turn> {
        let plays = game.allowed().into_iter().map(Turn::play);
        let pass = (preset != Preset::Primitive).then_some(Turn::Pass);
        pass.into_iter().chain(plays).collect()
    }

    /// The winner if both play their best, none of a draw. An error when the budget is spent.
    fn winner(&mut self, game: &mut Game, preset: Preset) -> Result<Option<Player>, ()> {
        self.left = self.left.checked_sub(1).ok_or(())?;
        match game.result() {
            Some(GameResult::Scored { winner, .. }) => return Ok(winner),
            Some(GameResult::NoTurn { winner }) => return Ok(Some(winner)),
            _ => {}
        }
        let player = game.player_to_act().expect("a game that goes on");
        let mut found = Some(!player);
        for turn in EveryGame::turns(game, preset) {
            game.play(turn).expect("an allowed turn");
            let winner = self.winner(game, preset);
            game.undo();
            match winner? {
                Some(winner) if winner == player => return Ok(Some(player)),
                None => found = None,
                _ => {}
            }
        }
        Ok(found)
    }

    /// The turns that win.
    fn winning(&mut self, game: &mut Game, preset: Preset) -> Result<Vec<Turn>, ()> {
        let player = game.player_to_act().ok_or(())?;
        let mut winning = Vec::new();
        for turn in EveryGame::turns(game, preset) {
            game.play(turn.clone()).expect("an allowed turn");
            let winner = self.winner(game, preset);
            game.undo();
            if winner? == Some(player) {
                winning.push(turn);
            }
        }
        Ok(winning)
    }
}

fn boards() -> Vec<(&'static str, BoardSetup, Preset)> {
    let ring = |points: u32| {
        graph(points, &(0..points).map(|v| [v, (v + 1) % points]).collect::<Vec<_>>(), &[])
    };
    let streets = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]];
    let knot = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0], [0, 2], [3, 1]];
    let wheel = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [2, 3], [3, 4], [4, 1]];
    let star = [[0, 1], [0, 2], [0, 3], [0, 4]];
    let space = |made: Result<_, _>| BoardSetup::Space(made.expect("a space"));
    let disks = |made: Result<_, _>| BoardSetup::Disks(made.expect("disks"));
    vec![
        ("path", row(4), Preset::TrompTaylor),
        ("path", row(5), Preset::TrompTaylor),
        ("path", row(5), Preset::Primitive),
        ("ring", ring(5), Preset::TrompTaylor),
        ("ring", ring(5), Preset::Primitive),
        ("star", graph(5, &star, &[]), Preset::TrompTaylor),
        ("star", graph(5, &star, &[]), Preset::Primitive),
        ("wheel", graph(5, &wheel, &[]), Preset::TrompTaylor),
        ("wheel", graph(5, &wheel, &[]), Preset::Primitive),
        ("grid", grid(2, 2), Preset::TrompTaylor),
        ("grid", grid(3, 2), Preset::Primitive),
        ("streets", graph(4, &[], &streets), Preset::TrompTaylor),
        ("streets", graph(4, &[], &streets), Preset::Primitive),
        ("knot", graph(5, &[], &knot), Preset::TrompTaylor),
        ("knot", graph(5, &[], &knot), Preset::Primitive),
        ("points and lines", space(families::points_and_lines(2, 2)), Preset::TrompTaylor),
        ("dominoes", space(families::dominoes(3, 2)), Preset::TrompTaylor),
        ("dominoes", space(families::dominoes(3, 2)), Preset::Stone),
        ("Sierpiński", space(families::sierpinski(1)), Preset::TrompTaylor),
        ("disks", disks(families::sunflower(4)), Preset::TrompTaylor),
        ("disks", disks(families::disk_grid(2, 2)), Preset::Stone),
        ("nested disks", disks(families::nested_disks(2)), Preset::TrompTaylor),
    ]
}

/// Positions after some turns of chance with one winning turn among at least three, and that turn.
fn problems(setup: &BoardSetup, preset: Preset, chance: &mut Chance) -> Vec<(Game, Turn)> {
    let mut found = Vec::new();
    for _ in 0..60 {
        let komi =
            (preset != Preset::Primitive).then(|| format!("{}/2", 2 * chance.below(7) as i32 - 5));
        let mut game = game(setup.clone(), preset, komi.as_deref(), Start::default());
        for _ in 0..2 + chance.below(5) {
            let allowed = game.allowed();
            if game.player_to_act().is_some() && !allowed.is_empty() {
                let at = allowed[chance.below(allowed.len())];
                game.play(Turn::play(at)).expect("an allowed turn");
            }
        }
        if game.player_to_act().is_none() || EveryGame::turns(&mut game, preset).len() < 3 {
            continue;
        }
        let winning = EveryGame { left: BUDGET }.winning(&mut game, preset);
        if let Ok([turn]) = winning.as_deref() {
            let turn = turn.clone();
            found.push((game, turn));
        }
        if found.len() == WANTED {
            break;
        }
    }
    found
}

/// In `npm run check` alone.
mod deep {
    use super::*;

    #[test]
    fn of_the_turns_that_alone_win_95_percent_are_found() {
        let mut chance = Chance(2026);
        let mut asked = 0;
        let mut failed = Vec::new();
        for (name, setup, preset) in boards() {
            let problems = problems(&setup, preset, &mut chance);
            for (mut game, turn) in problems {
                asked += 1;
                let found = best(&mut game, 2_000);
                if found != turn {
                    failed.push((name, preset, turn, found));
                }
            }
        }
        assert!(asked >= 40 && 20 * failed.len() <= asked, "{failed:?} of {asked}");
    }
}
