//! Players of a match: the search of this build, another build's `answer`, or GNU Go.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use gospace::boards::setup::SetupRef;
use gospace::document::OpenGame;
use gospace::{Phase, Placement, Player, Site, Turn};
use gospace_think::search::Search;

use crate::clock;

/// A player, as an argument names it.
pub enum Competitor {
    /// So many playouts a turn.
    Playouts(u32),
    /// So many milliseconds of processor time a turn.
    Time(u64),
    /// A program that answers each line, the document of a game, with a turn.
    Answers(Program),
    /// GNU Go, and how many turns it knows.
    GnuGo(Program, usize),
}

/// A running program.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Drop for Program {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Program {
    fn start(command: &str) -> Program {
        let mut words = command.split_whitespace();
        // Debian keeps games there.
        let path = std::env::var("PATH").unwrap_or_default() + ":/usr/games";
        let mut child = Command::new(words.next().expect("a program"))
            .args(words)
            .env("PATH", path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{command}: {error}"));
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Program { child, input, output }
    }

    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("the program runs");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the program runs");
        answer.trim().to_owned()
    }

    /// Sends a GTP command; the text of its answer.
    fn gtp(&mut self, command: &str) -> String {
        let answer = self.ask(command);
        _ = self.output.read_line(&mut String::new());
        match answer.strip_prefix('=') {
            Some(answer) => answer.trim().to_owned(),
            None => panic!("{command}: {answer}"),
        }
    }
}

impl Competitor {
    /// `1000`: playouts; `500ms`: time; `gnugo:10`: GNU Go at a level; anything else: a command.
    pub fn named(name: &str) -> Competitor {
        if let Ok(playouts) = name.parse() {
            return Competitor::Playouts(playouts);
        }
        if let Some(Ok(time)) = name.strip_suffix("ms").map(str::parse) {
            return Competitor::Time(time);
        }
        let Some(level) = name.strip_prefix("gnugo:") else {
            return Competitor::Answers(Program::start(name));
        };
        let options = "--mode gtp --chinese-rules --positional-superko --allow-suicide \
                       --capture-all-dead";
        Competitor::GnuGo(Program::start(&format!("gnugo {options} --level {level}")), 0)
    }

    /// True for a program that varies its games by itself, by a seed.
    pub fn varies(&self) -> bool {
        matches!(self, Competitor::GnuGo(..))
    }

    /// Begins a game.
    pub fn begin(&mut self, game: &OpenGame, seed: u32) {
        let Competitor::GnuGo(program, known) = self else { return };
        *known = 0;
        let (columns, _) = size(game);
        program.gtp(&format!("boardsize {columns}"));
        program.gtp("clear_board");
        program.gtp(&format!("set_random_seed {}", seed + 1));
        let komi = &game.game.standing().scores.white;
        program.gtp(&format!("komi {komi}"));
    }

    /// The turn that the player takes.
    pub fn turn(&mut self, game: &mut OpenGame, seed: u64) -> Turn {
        match self {
            Competitor::Playouts(playouts) => searched(game, seed, |search| search.run(*playouts)),
            Competitor::Time(milliseconds) => {
                searched(game, seed, |search| clock::run_for(search, *milliseconds))
            }
            Competitor::Answers(program) => {
                let answer = program.ask(&game.write());
                game.read_turn(&answer).unwrap_or_else(|error| panic!("{answer}: {error}")).turn
            }
            Competitor::GnuGo(..) if matches!(game.game.phase(), Phase::Offer { .. }) => {
                Turn::Decline
            }
            Competitor::GnuGo(program, known) => ask_gnu_go(program, known, game),
        }
    }
}

fn searched(game: &mut OpenGame, seed: u64, run: impl FnOnce(&mut Search)) -> Turn {
    let mut search = Search::new(&mut game.game, seed);
    run(&mut search);
    search.report().best.expect("a game that goes on")
}

fn ask_gnu_go(program: &mut Program, known: &mut usize, game: &OpenGame) -> Turn {
    // It does not hear of offers.
    let steps =
        || game.game.record().iter().map(|entry| &entry.turn).filter(|t| t.is_pass_or_play());
    for (number, turn) in steps().enumerate().skip(*known) {
        let vertex = turn.site().map_or("pass".to_owned(), |site| vertex(game, site));
        program.gtp(&format!("play {} {vertex}", colour(Player::BOTH[number % 2])));
    }
    let count = steps().count();
    *known = count + 1;
    let answer = program.gtp(&format!("genmove {}", colour(Player::BOTH[count % 2])));
    turn_of_vertex(game, &answer)
}

fn colour(player: Player) -> &'static str {
    match player {
        Player::Black => "black",
        Player::White => "white",
    }
}

fn size(game: &OpenGame) -> (u32, u32) {
    match game.game.board().setup() {
        SetupRef::Grid(grid) => (grid.columns, grid.rows),
        _ => panic!("GNU Go plays on grids"),
    }
}

/// A placement as GTP writes it: no column is called I, and rows count from below.
fn vertex(game: &OpenGame, site: Site) -> String {
    let Site::Placement(Placement(at)) = site else { panic!("a grid has placements") };
    let (columns, rows) = size(game);
    let letter = b'A' + (at % columns) as u8;
    let letter = if letter >= b'I' { letter + 1 } else { letter };
    format!("{}{}", char::from(letter), rows - at / columns)
}

fn turn_of_vertex(game: &OpenGame, text: &str) -> Turn {
    let (columns, rows) = size(game);
    let places = (0..columns * rows).map(Placement);
    let found = places.map(Site::from).find(|&site| vertex(game, site).eq_ignore_ascii_case(text));
    found.map_or(Turn::Pass, Turn::play)
}
