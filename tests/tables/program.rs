//! The program: its arguments, and a worker that is killed.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use gospace_tables::folder;

use crate::Folder;

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gospace-tables"));
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn output(arguments: &[&str]) -> Output {
    program(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).output().unwrap()
}

fn rows(folder: &Path) -> usize {
    folder::files(folder).map_or(0, |files| files.len())
}

#[test]
fn a_killed_worker_leaves_whole_rows_and_another_one_goes_on() {
    let folder = Folder::new("killed");
    let to = folder.path().to_str().unwrap();
    let arguments = ["--nodes", "500", "--to", to, "--resume"];
    let mut worker = program(&arguments).spawn().unwrap();
    while rows(folder.path()) < 3 && worker.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    worker.kill().unwrap();
    worker.wait().unwrap();
    for path in folder::files(folder.path()).unwrap() {
        assert!(matches!(folder::read_file(&path), Ok(Some(Ok(_)))), "{path:?}");
    }
    let tables = folder.path().join("tables");
    let merge = ["merge", to, "--to", tables.to_str().unwrap()];
    let before = rows(folder.path());
    // A fast machine may have finished before the kill.
    if before < crate::ENTRIES.len() {
        let refused = output(&merge);
        assert!(!refused.status.success());
        assert!(String::from_utf8_lossy(&refused.stdout).contains("is missing"));
        assert!(!tables.exists());
    }
    let resumed = output(&arguments);
    let expected = format!("{} rows computed", crate::ENTRIES.len() - before);
    assert!(String::from_utf8_lossy(&resumed.stderr).starts_with(&expected));
    assert!(output(&merge).status.success());
    assert!(
        ["values.json", "values.csv", "README.md"].iter().all(|file| tables.join(file).exists())
    );
}

#[test]
fn wrong_arguments_are_named() {
    for arguments in
        [&["--shard", "3/2"][..], &["--nodes", "few"], &["gather"], &["--fast", "list"]]
    {
        let output = output(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains("--shard I/N"), "{error}");
    }
    let help = String::from_utf8(output(&["--help"]).stdout).unwrap();
    for option in ["--shard", "--resume", "--nodes", "--to", "merge", "list"] {
        assert!(help.contains(option), "{option}");
    }
}
