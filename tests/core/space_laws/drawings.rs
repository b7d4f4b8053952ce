//! Drawings of spaces.

use gospace::boards::Board;
use gospace::boards::drawing::Drawing;
use gospace::boards::setup::BoardSetup;

use super::setup;

#[test]
fn a_placement_stands_in_the_middle_of_its_points() {
    let setup = setup(3, &[&[0], &[0, 1, 2], &[2]], &[&[0], &[2], &[2, 0]]);
    let drawing = Board::new(BoardSetup::Space(setup)).expect("a space").drawing();
    let wanted = Drawing {
        xy: vec![0.0, 0.0, 2.0, 0.0, 1.0, 0.0],
        points: vec![0.0, 0.0, 1.0, 0.0, 2.0, 0.0],
        hull_starts: vec![0, 1, 2, 4],
        hull_points: vec![0, 2, 0, 2],
        relations: vec![0, 1, 2, 1],
        ..Drawing::default()
    };
    assert_eq!(drawing, wanted);
}

#[test]
fn relations_leave_out_what_follows_from_others() {
    let chain = setup(4, &[&[0], &[0, 1], &[0, 1, 2, 3]], &[]);
    let drawing = Board::new(BoardSetup::Space(chain)).expect("a space").drawing();
    let (pairs, _) = drawing.relations.as_chunks();
    let mut pairs: Vec<[u32; 2]> = pairs.to_vec();
    pairs.sort_unstable();
    assert_eq!(pairs, [[0, 1], [1, 2], [2, 3]]);
}
