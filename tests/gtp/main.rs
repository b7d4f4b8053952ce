//! The Go Text Protocol: transcripts by its specification (Farnebäck, *Specification of the Go Text
//! Protocol, version 2, draft 2*, 2002), whole games, other boards, and the program itself.

mod boards;
mod games;
mod program;
mod transcripts;

use gospace_gtp::{Session, Settings, answer};

/// A session that considers little, on a board of this size.
fn session(size: u32) -> Session {
    let settings = Settings { playouts: 60, ..Settings::default() };
    let mut session = Session::new(settings).unwrap();
    assert_eq!(ask(&mut session, &format!("boardsize {size}")), "");
    session
}

/// The text of an answer that is not an error.
fn ask(session: &mut Session, line: &str) -> String {
    let answer = answer(session, line).expect("an answer");
    let text = answer.strip_prefix('=').unwrap_or_else(|| panic!("{line}: {answer}"));
    text.strip_suffix("\n\n").expect("an empty line at the end").trim_start_matches(' ').to_owned()
}

/// The message of an error.
fn error(session: &mut Session, line: &str) -> String {
    let answer = answer(session, line).expect("an answer");
    let text = answer.strip_prefix("? ").unwrap_or_else(|| panic!("{line}: {answer}"));
    text.strip_suffix("\n\n").expect("an empty line at the end").to_owned()
}
