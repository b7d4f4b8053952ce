//! Independence of a game from the points' numbers, and from the other components.

use std::sync::Arc;

use gospace::boards::setup::{BoardSetup, GraphSetup};
use gospace::rules::ruleset::Ruleset;
use gospace::{Colour, Game, Placement, Player, Refusal, Site, Turn};
use proptest::collection::vec;
use proptest::prelude::*;

use super::super::both::{Emptied, board, game, graph, play, stones};
use super::super::trials::{check, script};
use super::boards::{MOST_POINTS, random_small};
use super::players::{choose, play_engine};

/// New numbers for points: `new[v]` is what v is called.
struct Names(Vec<u32>);

impl Names {
    /// The order of `keys` as a permutation of so many points.
    fn sorted_by(keys: &[u32], points: usize) -> Names {
        let mut names: Vec<u32> = (0..points as u32).collect();
        names.sort_by_key(|&v| keys[v as usize]);
        Names(names)
    }

    fn links(&self, links: &[[u32; 2]]) -> Vec<[u32; 2]> {
        let new = |v: u32| self.0[v as usize];
        links.iter().map(|&link| link.map(new)).collect()
    }

    fn placement(&self, at: Placement) -> Placement {
        Placement(self.0[at.index()])
    }

    fn placements(&self, points: &[Placement]) -> Vec<Placement> {
        let mut named: Vec<Placement> = points.iter().map(|&at| self.placement(at)).collect();
        named.sort_unstable();
        named
    }

    fn colours(&self, colours: &[Colour]) -> Vec<Colour> {
        let mut named = vec![Colour::Empty; colours.len()];
        for (v, &colour) in colours.iter().enumerate() {
            named[self.0[v] as usize] = colour;
        }
        named
    }
}

fn assert_same_but_for_names(game: &mut Game, renamed: &mut Game, names: &Names) {
    assert_eq!(names.colours(game.colours()), renamed.colours());
    assert_eq!(names.colours(&game.owners()), renamed.owners());
    assert_eq!(names.placements(&game.allowed()), renamed.allowed());
    assert_eq!(game.score(), renamed.score());
    for at in game.board().graph().vertices() {
        let new = names.placement(at);
        assert_eq!(names.placements(&game.chain(at)), renamed.chain(new));
        assert_eq!(names.placements(&game.liberties(at)), renamed.liberties(new));
    }
}

fn graph_of(setup: BoardSetup) -> GraphSetup {
    match setup {
        BoardSetup::Graph(graph) => graph,
        _ => panic!("random boards are graphs"),
    }
}

#[test]
fn renaming_the_points_changes_nothing_else() {
    let keys = vec(any::<u32>(), MOST_POINTS);
    check(600, (random_small(), keys, script(80)), |(setup, keys, script)| {
        let drawn = graph_of(setup.clone());
        let names = Names::sorted_by(&keys, drawn.points.len());
        let edges = names.links(&drawn.edges);
        let arcs = names.links(&drawn.arcs);
        let mut renamed = game(&graph(drawn.points.len(), &edges, &arcs));
        play_engine(&mut game(&setup), &script, |game, turn| {
            let new_turn = match turn {
                Turn::Play(Site::Placement(at)) => Turn::play(names.placement(at)),
                other => other,
            };
            renamed.play(new_turn).expect("the same turn under another name");
            assert_same_but_for_names(game, &mut renamed, &names);
        });
    });
}

/// A part of a board in two parts, and the game that is played in it.
struct Part {
    setup: BoardSetup,
    first: usize,
    game: Game,
}

impl Part {
    fn new(setup: &BoardSetup, first: usize) -> Part {
        Part { setup: setup.clone(), first, game: game(setup) }
    }

    fn points(&self) -> usize {
        self.game.colours().len()
    }

    fn holds(&self, at: Placement) -> bool {
        (self.first..self.first + self.points()).contains(&at.index())
    }

    /// Plays here what was played on the whole board. A colouring of this part may recur on the
    /// whole board when the other part changed; then a new game starts from it here.
    fn follow(&mut self, player: Player, at: Placement) -> Emptied {
        let here = Placement::at(at.index() - self.first);
        let played = self.play_as(player, here);
        let emptied = match played {
            Err(Refusal::Repeats { .. }) => {
                let start = stones(self.game.colours());
                let board = Arc::new(board(&self.setup));
                self.game = Game::new(board, Ruleset::default(), start).expect("well-formed");
                self.play_as(player, here)
            }
            played => played,
        };
        self.to_whole(emptied.expect("what the whole board allows the part does"))
    }

    fn play_as(&mut self, player: Player, at: Placement) -> Result<Emptied, Refusal> {
        if self.game.player_to_act() != Some(player) {
            self.game.play(Turn::Pass)?;
        }
        play(&mut self.game, at)
    }

    fn to_whole(&self, emptied: Emptied) -> Emptied {
        let number = |at: Placement| Placement::at(at.index() + self.first);
        Emptied {
            captured: emptied.captured.into_iter().map(number).collect(),
            suicide: emptied.suicide.into_iter().map(number).collect(),
        }
    }
}

/// The two graphs side by side, with nothing between them.
fn side_by_side(left: &GraphSetup, right: &GraphSetup) -> BoardSetup {
    let [n, m] = [left.points.len(), right.points.len()];
    let shifted = Names((n as u32..(n + m) as u32).collect());
    let both = |left: &[[u32; 2]], right| [left, &shifted.links(right)].concat();
    graph(n + m, &both(&left.edges, &right.edges), &both(&left.arcs, &right.arcs))
}

#[test]
fn parts_that_nothing_joins_do_not_influence_one_another() {
    let boards = (random_small(), random_small());
    check(600, (boards, script(80)), |((left, right), script)| {
        let [drawn_left, drawn_right] = [&left, &right].map(|setup| graph_of(setup.clone()));
        let mut whole = game(&side_by_side(&drawn_left, &drawn_right));
        let mut parts = [Part::new(&left, 0), Part::new(&right, drawn_left.points.len())];
        for choice in script {
            let Some(player) = whole.player_to_act() else { return };
            let turn = choose(choice, &whole.allowed(), whole.colours().len());
            let Turn::Play(Site::Placement(at)) = turn else {
                whole.play(turn).expect("a pass is allowed");
                continue;
            };
            if let Ok(emptied) = play(&mut whole, at) {
                let part = parts.iter_mut().find(|part| part.holds(at));
                assert_eq!(part.expect("one of the two").follow(player, at), emptied);
                assert_eq!(whole.colours(), parts.each_ref().map(|p| p.game.colours()).concat());
                assert_eq!(whole.owners(), parts.each_ref().map(|p| p.game.owners()).concat());
            }
        }
    });
}
