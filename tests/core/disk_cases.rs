//! Named positions on boards of disks.

use gospace::boards::setup::{DisksSetup, RegionSetup, Wrap};
use gospace::colour::{Colour, PerPlayer};
use gospace::geometry::Spot;

use super::disk_boards::{capture_at_a_distance, disk, of, reaching, rectangle};
use super::naive_disks::{Disks, Fault};
use super::naive_rules::{End, Forbidden, Game, Given, Repetition};

fn game(setup: DisksSetup) -> Game {
    Game::new(Given::Disks(setup).ground(), Repetition::Positional, End::TwoPasses)
}

/// Disks of radius 1 in a row, each tangent to the next.
fn row(n: i32) -> Disks {
    Disks::new(&of((0..n).map(|x| disk(2 * x, 0, 1)).collect()))
}

#[test]
fn capture_at_a_distance_that_is_suicide_too_may_not_empty_the_board_again() {
    let mut game = game(of(capture_at_a_distance()));
    game.pass().expect("a pass");
    game.play(0).expect("White has B as a liberty");
    assert_eq!(game.ground.liberties(game.colouring(), 0), [1]);
    assert_eq!(game.play(2), Err(Forbidden::Repeats(vec![0, 1])));
}

#[test]
fn capture_at_a_distance_that_is_suicide_too_stands_beside_another_stone() {
    let beside = [disk(40, 0, 1), disk(42, 0, 1)];
    let mut game = game(of([capture_at_a_distance(), beside.to_vec()].concat()));
    game.pass().expect("a pass");
    game.play(0).expect("White has B as a liberty");
    game.play(3).expect("far off");
    game.pass().expect("a pass");
    let played = game.play(2).expect("the other stone alone never stood");
    assert_eq!((played.captured, played.suicide), (vec![0], vec![2]));
}

#[test]
fn capture_at_a_distance_is_no_suicide_where_the_stone_has_a_liberty() {
    let mut game = game(of([capture_at_a_distance(), vec![disk(18, 0, 1)]].concat()));
    game.pass().expect("a pass");
    game.play(0).expect("White has B as a liberty");
    let played = game.play(2).expect("Black's stone stays");
    assert_eq!((played.captured, played.suicide), (vec![0], vec![]));
    assert_eq!(game.ground.liberties(game.colouring(), 2), [3]);
}

#[test]
fn a_disk_inside_a_stone_is_a_stone_and_one_that_it_covers_in_part_is_not_open() {
    let mut game = game(of(vec![disk(0, 0, 5), disk(1, 0, 1), disk(6, 0, 2), disk(10, 0, 5)]));
    game.play(0).expect("an empty board");
    let b = game.colouring().clone();
    let colours: Vec<_> = (0..4).map(|i| game.ground.colour(&b, i)).collect();
    let black = Some(Colour::Black);
    assert_eq!(colours, [black, black, None, Some(Colour::Empty)]);
    assert_eq!(game.consider(1), Err(Forbidden::Occupied));
    assert_eq!(game.consider(2), Err(Forbidden::Overlap));
    assert_eq!(game.ground.chain(&b, 1), [0, 1]);
    assert_eq!(game.ground.liberties(&b, 1), [3]);
    let played = game.play(3).expect("a capture");
    assert_eq!(played.captured, [0, 1]);
}

#[test]
fn a_disk_around_a_stone_is_not_open() {
    let mut game = game(of(vec![disk(0, 0, 5), disk(1, 0, 1), disk(3, 0, 1)]));
    game.play(1).expect("an empty board");
    assert_eq!(game.consider(0), Err(Forbidden::Overlap));
    assert_eq!(game.ground.liberties(game.colouring(), 1), [2]);
}

#[test]
fn measure_counts_the_greatest_stones_and_stone_count_all_of_them() {
    let disks = Disks::new(&of(vec![disk(0, 0, 5), disk(1, 0, 1), disk(9, 0, 3), disk(30, 0, 7)]));
    let b = [Colour::Black, Colour::Black, Colour::Empty, Colour::White];
    assert_eq!(disks.stone_count(&b), PerPlayer { black: 2, white: 1 });
    assert_eq!(disks.measure(&b), PerPlayer { black: 25, white: 49 });
    assert_eq!(disks.has_continuum(&b), PerPlayer { black: true, white: true });
}

#[test]
fn tangent_disks_touch_and_do_not_conflict() {
    let disks = Disks::new(&of(vec![disk(0, 0, 5), disk(6, 8, 5), disk(6, 9, 5), disk(6, 7, 5)]));
    assert_eq!([1, 2, 3].map(|j| disks.touch(0, j)), [true, false, true]);
    assert_eq!([0, 1, 2, 3].map(|j| disks.conflict(0, j)), [true, false, false, true]);
}

#[test]
fn a_larger_reach_touches_from_afar_and_closes_nothing() {
    let disks = [reaching(0, 0, 1, 2), reaching(5, 0, 1, 3), reaching(-6, 0, 1, 3)];
    let disks = Disks::new(&of(disks.to_vec()));
    assert!(disks.touch(0, 1) && !disks.touch(0, 2) && !disks.conflict(0, 1));
}

#[test]
fn a_stone_reaches_as_far_as_the_stones_inside_it() {
    let disks = vec![reaching(0, 0, 5, 5), reaching(0, 0, 1, 20), reaching(20, 0, 1, 1)];
    let mut game = game(of(disks));
    game.play(0).expect("an empty board");
    assert_eq!(game.ground.liberties(game.colouring(), 0), [2]);
}

#[test]
fn distance_on_glued_sides_is_the_shortest_over_the_images() {
    let on = |wrap, disks: Vec<_>| {
        let region = Some(rectangle([-1, 3], [6, 4], wrap));
        Disks::new(&DisksSetup { region, disks })
    };
    let across = || vec![disk(0, 4, 1), disk(4, 4, 1)];
    assert!(on(Wrap::Cylinder, across()).touch(0, 1));
    assert!(!on(Wrap::Mobius, across()).touch(0, 1));
    assert!(!on(Wrap::None, across()).touch(0, 1));
    let twisted = || vec![disk(0, 4, 1), disk(4, 6, 1)];
    assert!(on(Wrap::Mobius, twisted()).touch(0, 1));
    assert!(!on(Wrap::Cylinder, twisted()).touch(0, 1));
    // Both ways round at once: 2 to the left and, of heights 3 and 7 that are one, 0 up.
    assert!(on(Wrap::Klein, vec![disk(0, 3, 1), disk(4, 7, 1)]).touch(0, 1));
    assert!(on(Wrap::Torus, vec![disk(0, 3, 1), disk(4, 7, 1)]).touch(0, 1));
    let down = || vec![disk(0, 4, 1), disk(0, 6, 1), disk(2, 3, 1)];
    assert!(on(Wrap::Torus, down()).touch(0, 1) && !on(Wrap::Torus, down()).touch(1, 2));
}

#[test]
fn a_disk_that_overlaps_its_own_image_is_refused_and_one_that_touches_it_is_not() {
    let faults = |wrap, centre: [i32; 2], core| {
        let region = Some(rectangle([0, 0], [6, 20], wrap));
        Disks::new(&DisksSetup { region, disks: vec![disk(centre[0], centre[1], core)] }).faults()
    };
    assert_eq!(faults(Wrap::Cylinder, [0, 10], 3), []);
    assert_eq!(faults(Wrap::Cylinder, [0, 10], 4), [(0, Fault::OwnImage)]);
    assert_eq!(faults(Wrap::Mobius, [0, 10], 4), [(0, Fault::OwnImage)]);
    // A glide takes height 6 to 14: the image is 10 away, a second one 12.
    assert_eq!(faults(Wrap::Mobius, [0, 6], 5), []);
    assert_eq!(faults(Wrap::Mobius, [0, 7], 5), [(0, Fault::OwnImage)]);
    assert_eq!(faults(Wrap::Mobius, [0, 6], 6), [(0, Fault::OwnImage)]);
    assert_eq!(faults(Wrap::Mobius, [0, 5], 6), [(0, Fault::Outside), (0, Fault::OwnImage)]);
}

#[test]
fn a_disk_lies_in_the_region_up_to_tangency() {
    let ring = |corners: &[[i32; 2]]| corners.iter().map(|&[x, y]| Spot::new(x, y)).collect();
    let polygon = RegionSetup::Polygon {
        outer: ring(&[[0, 0], [40, 0], [40, 30], [0, 30]]),
        holes: vec![ring(&[[10, 10], [14, 13], [10, 16]])],
        wrap: Wrap::None,
    };
    let circle = RegionSetup::Circle { centre: Spot::new(0, 0), radius: 10 };
    let is_in = |region: &RegionSetup, d| {
        let setup = DisksSetup { region: Some(region.clone()), disks: vec![d] };
        Disks::new(&setup).faults().is_empty()
    };
    // Beside a wall; at a corner of the hole, 3-4-5 off it; off the hole's slanted side, its
    // normal (3, −4) times 1, from the side's point (12, 11.5), doubled.
    for (within, beyond) in [
        (disk(5, 15, 5), disk(4, 15, 5)),
        (disk(17, 9, 5), disk(17, 9, 6)),
        (disk(7, 6, 5), disk(7, 7, 5)),
        (disk(12, 5, 5), disk(12, 7, 5)),
        (disk(35, 25, 5), disk(36, 25, 5)),
    ] {
        assert!(is_in(&polygon, within), "{within:?}");
        assert!(!is_in(&polygon, beyond), "{beyond:?}");
    }
    assert!(!is_in(&polygon, disk(11, 13, 1)), "in the hole");
    assert!(!is_in(&polygon, disk(60, 15, 1)), "outside");
    assert!(is_in(&circle, disk(3, 4, 5)) && !is_in(&circle, disk(3, 4, 6)));
    assert!(!is_in(&circle, disk(30, 40, 5)));
}

#[test]
fn duplicates_and_senseless_sizes_are_faults() {
    let setup = of(vec![
        reaching(0, 0, 2, 2),
        reaching(0, 0, 2, 5),
        reaching(0, 0, 1, 5),
        reaching(9, 9, 0, 5),
        reaching(9, 0, 3, 2),
    ]);
    let faults = [(1, Fault::Duplicate(0)), (3, Fault::Size), (4, Fault::Size)];
    assert_eq!(Disks::new(&setup).faults(), faults);
}

#[test]
fn area_belongs_to_whose_stones_alone_touch_it() {
    use Colour::{Black, Empty, White};
    let row = row(9);
    let b = [Empty, Black, Empty, White, White, Empty, Empty, White, Empty];
    let owners = [Black, Black, Empty, White, White, White, White, White, White];
    assert_eq!(row.owners(&b), owners);
    assert_eq!(row.area(&b), PerPlayer { black: 2, white: 6 });
}

#[test]
fn a_placement_that_two_colours_share_is_nobodys() {
    use Colour::{Black, Empty, White};
    let disks = Disks::new(&of(vec![disk(0, 0, 2), disk(4, 0, 2), disk(2, 0, 2), disk(-3, 0, 1)]));
    assert_eq!(disks.owners(&[Black, White, Empty, Empty]), [Black, White, Empty, Black]);
}

#[test]
fn a_start_with_stones_that_have_no_liberty_is_ill_formed() {
    use Colour::{Black, Empty, White};
    let row = row(4);
    assert_eq!(row.dead_points(&[Black, White, Empty, Empty]), [0]);
    assert_eq!(row.dead_points(&[Black, Black, White, White]), [0, 1, 2, 3]);
    assert_eq!(row.dead_points(&[Black, Empty, White, White]), []);
}
