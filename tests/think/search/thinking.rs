//! More playouts win more games, on every kind of board.

use gospace::rules::ruleset::Preset;

use super::matches::{KINDS, Match};

/// With ten times the playouts at least 60 of 100 games are won.
fn assert_helps(kind: &str, games: u32) {
    let (_, setup) = KINDS.into_iter().find(|(name, _)| *name == kind).expect("a kind of board");
    let setup = setup().expect("a board");
    let played = Match { games, playouts: [200, 20], preset: Preset::TrompTaylor };
    let wins = played.wins(&setup);
    assert!(wins >= 0.6 * f64::from(games), "{kind}: {wins} of {games}");
}

/// In `npm run check` alone.
mod deep {
    use super::*;

    #[test]
    fn thinking_helps_on_a_grid() {
        assert_helps("grid", 40);
    }

    #[test]
    fn thinking_helps_on_a_torus() {
        assert_helps("torus", 40);
    }

    #[test]
    fn thinking_helps_on_a_graph() {
        assert_helps("graph", 40);
    }

    #[test]
    fn thinking_helps_on_a_digraph() {
        assert_helps("digraph", 24);
    }

    #[test]
    fn thinking_helps_on_a_go_space() {
        assert_helps("go-space", 40);
    }

    #[test]
    fn thinking_helps_on_disks() {
        assert_helps("disks", 24);
    }

    #[test]
    fn thinking_helps_on_a_plane() {
        assert_helps("plane", 24);
    }

    #[test]
    fn thinking_helps_on_a_glued_plane() {
        assert_helps("glued plane", 20);
    }
}
