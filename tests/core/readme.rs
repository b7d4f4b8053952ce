//! The first example of the crate's README, as it stands there.

use gospace::prelude::*;
use gospace::rules::rational;
use gospace::rules::score::Amount;

mod example {
    use gospace::prelude::*;
    pub(super) fn main() -> Result<(), Box<dyn std::error::Error>> {
        let petersen = r#"{"gospace": 1, "board": {"kind": "graph",
        "points": [[0,-20],[19,-6],[12,16],[-12,16],[-19,-6],[0,-10],[10,-3],[6,8],[-6,8],[-10,-3]],
        "edges": [[0,1],[1,2],[2,3],[3,4],[4,0],[0,5],[1,6],[2,7],[3,8],[4,9],[5,7],[7,9],[9,6],[6,8],[8,5]]}}"#;
        let mut game = OpenGame::open(Document::read(petersen)?)?.game;
        game.play(Turn::play(Placement(0)))?;
        println!("{}", game.score().ok_or("no score")?); // Black 10, White 0
        Ok(())
    }
}

/// The lines between two others, without their indents and the words that only a module needs.
fn lines(text: &str, first: &str, last: &str) -> Vec<String> {
    let after = text.lines().map(str::trim).skip_while(|line| *line != first).skip(1);
    after.take_while(|line| *line != last).map(|line| line.replace("pub(super) ", "")).collect()
}

#[test]
fn the_first_example_of_the_readme_has_ten_lines_and_runs() {
    let readme = lines(include_str!("../../crate/README.md"), "```rust", "```");
    assert_eq!(readme.len(), 10);
    let here = lines(include_str!("readme.rs"), "mod example {", "");
    assert_eq!(here[..10], readme);
    example::main().expect("the example");
}

#[test]
fn scores_print() {
    let game = Game::new(
        Board::new(BoardSetup::Graph(gospace::boards::families::petersen()))
            .expect("a graph")
            .into(),
        Ruleset::default(),
        Start { black: vec![Site::Placement(Placement(0))], white: vec![] },
    );
    let score = game.expect("a start").score().expect("a score");
    assert_eq!(score.to_string(), "Black 10, White 0");
    let half = Amount::Finite(rational::parse("13/2").expect("a number"));
    assert_eq!(
        PerPlayer { black: Amount::Continuum, white: half }.to_string(),
        "Black continuum, White 13/2"
    );
}
