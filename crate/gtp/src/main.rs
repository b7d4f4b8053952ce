//! `gospace-gtp`: answers the commands of the standard input on the standard output.

use std::io::{BufRead, Write, stdin, stdout};
use std::process::ExitCode;

use gospace_gtp::settings::{HELP, Request};
use gospace_gtp::{Session, answer};

fn main() -> ExitCode {
    let session = match Request::read(lexopt::Parser::from_env()) {
        Ok(Request::Help) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Ok(Request::Play(settings)) => Session::new(settings),
        Err(error) => Err(error.to_string()),
    };
    match session {
        Ok(session) => serve(session),
        Err(error) => {
            eprintln!("gospace-gtp: {error}\n\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

/// Answers until the input ends or asks to quit. A controller that is gone is no error.
fn serve(mut session: Session) -> ExitCode {
    let mut output = stdout().lock();
    for line in stdin().lock().lines().map_while(Result::ok) {
        let Some(text) = answer(&mut session, &line) else { continue };
        if output.write_all(text.as_bytes()).and_then(|()| output.flush()).is_err() {
            break;
        }
        if session.has_quit {
            break;
        }
    }
    ExitCode::SUCCESS
}
