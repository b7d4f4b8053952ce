//! The program: arguments, input and output.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_gospace-gtp"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments reads nothing.
    let _ = program.stdin.take().unwrap().write_all(input.as_bytes());
    program.wait_with_output().unwrap()
}

#[test]
fn the_program_answers_its_input_until_it_is_asked_to_quit() {
    let input = "boardsize 5\n1 genmove b\n2 genmove w\n3 quit\n4 name\n";
    let arguments = ["--playouts", "50", "--seconds", "1.5", "--seed", "9", "--rules", "stone"];
    let output = run(&arguments, input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = text.split_terminator("\n\n").collect();
    assert_eq!((answers.len(), answers[0], answers[3]), (4, "=", "=3"), "{text}");
    assert!(answers[1].starts_with("=1 ") && answers[2].starts_with("=2 "), "{text}");
    assert_eq!(run(&arguments, input).stdout, text.as_bytes());
}

#[test]
fn wrong_arguments_are_named() {
    for arguments in [&["--playouts", "many"][..], &["--strength"], &["--rules", "chess"]] {
        let output = run(arguments, "");
        assert!(!output.status.success(), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
    let help = String::from_utf8(run(&["--help"], "").stdout).unwrap();
    for option in ["--playouts", "--seconds", "--seed", "--rules"] {
        assert!(help.contains(option), "{option}");
    }
}
