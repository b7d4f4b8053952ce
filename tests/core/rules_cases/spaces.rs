//! Go-spaces: placements of several points, overlapping ones, and stones that were never played.

use gospace::colour::{Colour, PerPlayer};

use super::super::engine::Engine;
use super::super::naive::Played;
use super::super::naive_bids::drawn;
use super::super::naive_rules::{End, Forbidden, Given, Repetition};
use super::super::naive_space::{Described, of_graph, subset};
use super::super::rules_both::Both;

/// A row of points as a go-space, each given set of them a placement.
fn row_of(points: usize, placements: &[&[usize]]) -> Given {
    let edges: Vec<[usize; 2]> = (1..points).map(|v| [v - 1, v]).collect();
    let placements = placements.iter().map(|points| subset(points)).collect();
    Given::Space(Described { placements, ..of_graph(points, &edges) })
}

fn tromp_taylor(given: &Given) -> Both {
    Both::new(given, Repetition::Positional, End::TwoPasses)
}

/// The first points of the colouring, those of a row without what lies between them.
fn assert_stands(both: &Both, colouring: &str) {
    assert_eq!(drawn(&both.oracle.colouring()[..colouring.len()]), colouring);
}

fn emptied(played: Result<Played, Forbidden>) -> (Vec<usize>, Vec<usize>) {
    let played = played.expect("an allowed play");
    (played.captured, played.suicide)
}

#[test]
fn two_points_at_once_die_as_soon_as_they_are_placed() {
    let given = row_of(4, &[&[0, 3], &[1], &[2]]);
    assert_eq!(tromp_taylor(&given).play(0), Err(Forbidden::Repeats(vec![0])));
    let mut both = Both::new(&given, Repetition::Nothing, End::TwoPasses);
    assert_eq!(emptied(both.play(0)), (vec![], vec![0]));
    assert_stands(&both, "....");
}

#[test]
fn two_points_at_once_live_while_one_liberty_touches_both() {
    let mut both = tromp_taylor(&row_of(4, &[&[0, 3], &[1], &[2], &[1, 2]]));
    assert_eq!(emptied(both.play(0)), (vec![], vec![]));
    assert_eq!(both.engine.liberties(0), [3]);
    assert_eq!(emptied(both.play(1)), (vec![0], vec![]));
    assert_stands(&both, ".O..");
}

#[test]
fn a_placement_of_two_points_loses_one_and_keeps_the_other() {
    let mut both = tromp_taylor(&row_of(5, &[&[0, 3], &[0], &[1], &[2], &[3], &[4]]));
    assert_eq!(emptied(both.play(0)), (vec![], vec![]));
    assert_stands(&both, "X..X.");
    assert_eq!(emptied(both.play(2)), (vec![1], vec![]));
    assert_stands(&both, ".O.X.");
    assert_eq!(both.engine.placement_colours()[0], None);
}

#[test]
fn a_placement_that_came_to_have_one_colour_is_a_stone_and_is_captured() {
    let mut both = tromp_taylor(&row_of(3, &[&[0], &[1], &[0, 1], &[2]]));
    both.play(0).expect("an open placement");
    both.pass().expect("a pass");
    both.play(1).expect("an open placement");
    assert_eq!(both.engine.chain(0), [0, 1, 2]);
    assert_eq!(emptied(both.play(3)), (vec![0, 1, 2], vec![]));
}

#[test]
fn a_placement_under_a_stone_is_occupied_and_one_half_under_it_overlaps() {
    let mut both = tromp_taylor(&row_of(4, &[&[0, 1], &[0], &[1, 2], &[2], &[3]]));
    both.play(0).expect("an open placement");
    assert_eq!(both.play(1), Err(Forbidden::Occupied));
    assert_eq!(both.play(2), Err(Forbidden::Overlap));
    assert_eq!(both.play(5), Err(Forbidden::Range));
}

/// The disks of the rules on a line, A = (0, 0) radius 2, B = (10, 0) radius 8, E = (16, 0)
/// radius 1, as the cells that they cut: A; where A and B touch; B alone; the rim of E; E. Two
/// more points stand apart and touch each other.
fn capture_at_a_distance() -> Given {
    let [a, touch, b, rim, e, f, between, g] = [0, 1, 2, 3, 4, 5, 6, 7];
    let sets = |sets: &[&[usize]]| sets.iter().map(|set| subset(set)).collect();
    Given::Space(Described {
        points: 8,
        subbase: sets(&[
            &[a],
            &[a, touch, b],
            &[b],
            &[b, rim, e],
            &[e],
            &[f],
            &[f, between, g],
            &[g],
        ]),
        placements: sets(&[&[a], &[b, rim, e], &[e], &[f], &[g]]),
    })
}

#[test]
fn a_play_captures_what_it_does_not_touch_by_closing_its_last_liberty() {
    let mut both = tromp_taylor(&capture_at_a_distance());
    both.pass().expect("a pass");
    both.play(0).expect("white takes A");
    assert_eq!(both.engine.liberties(0), [1]);
    both.play(3).expect("black has another stone");
    both.pass().expect("a pass");
    assert_eq!(emptied(both.play(2)), (vec![0], vec![2]));
    assert_stands(&both, ".....X..");
}

#[test]
fn a_capture_at_a_distance_that_empties_the_board_repeats_it() {
    let mut both = tromp_taylor(&capture_at_a_distance());
    both.pass().expect("a pass");
    both.play(0).expect("white takes A");
    assert_eq!(both.play(2), Err(Forbidden::Repeats(vec![0, 1])));
}

#[test]
fn an_ill_formed_start_is_refused_and_names_the_dead_points() {
    let given = row_of(4, &[&[0], &[1], &[0, 1], &[2], &[3]]);
    let start = PerPlayer { black: vec![2], white: vec![3] };
    let refused = Engine::new(&given, Repetition::Positional, End::TwoPasses, &start);
    assert_eq!(refused.err(), Some(vec![0, 1]));
}

#[test]
fn a_placement_that_is_not_open_is_refused_with_the_smallest_open_set_around_it() {
    let Given::Space(mut described) = row_of(3, &[&[0], &[1]]) else { panic!("a go-space") };
    described.placements.push(subset(&[0, 3]));
    assert_eq!(Engine::not_open(&described), Some((2, vec![0, 1, 3])));
}

#[test]
fn an_open_placement_belongs_to_whom_alone_its_region_touches() {
    let given = row_of(6, &[&[0], &[1], &[2], &[3], &[4], &[5], &[0, 5]]);
    let mut both = tromp_taylor(&given);
    both.play(2).expect("an open placement");
    both.play(4).expect("an open placement");
    let [empty, black, white] = [Colour::Empty, Colour::Black, Colour::White];
    // The placement {0, 5} is open and touches both regions, so it joins them.
    assert_eq!(both.engine.owners(), [empty, empty, black, empty, white, empty, empty]);
    let mut both = tromp_taylor(&row_of(6, &[&[0], &[1], &[2], &[3], &[4], &[5]]));
    both.play(2).expect("an open placement");
    both.play(4).expect("an open placement");
    assert_eq!(both.engine.owners(), [black, black, black, empty, white, white]);
    assert_eq!(both.engine.area(), PerPlayer { black: 3, white: 2 });
}
