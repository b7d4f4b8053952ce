//! Arguments and environment.

use gospace_relay::settings::{HELP, Request};
use gospace_relay::{Limits, Settings};

fn read(arguments: &[&str], environment: &[(&str, &str)]) -> Result<Settings, String> {
    let find = |name: &str| {
        environment.iter().find(|(each, _)| *each == name).map(|(_, value)| (*value).to_owned())
    };
    match Request::read(lexopt::Parser::from_args(arguments), find)? {
        Request::Help => Err(HELP.to_owned()),
        Request::Serve(settings) => Ok(settings),
    }
}

#[test]
fn an_argument_stands_before_the_environment_and_that_before_the_default() {
    let environment = [("GOSPACE_RELAY_ROOMS", "7"), ("GOSPACE_RELAY_MEMBER_RATE", "9")];
    let settings = read(&["--rooms", "3", "--listen=[::1]:80"], &environment).unwrap();
    assert_eq!(settings.limits.rooms, 3);
    assert_eq!(settings.limits.member_rate, 9);
    assert_eq!(settings.limits.room_rate, Limits::default().room_rate);
    assert_eq!(settings.listen.to_string(), "[::1]:80");
    assert!(settings.origins.is_empty());
    let origins = ["--origins", "https://a.example/, http://b.example:8080"];
    let settings = read(&origins, &[]).unwrap();
    assert_eq!(settings.origins, ["https://a.example", "http://b.example:8080"]);
}

#[test]
fn wrong_values_are_refused_by_name() {
    let refused = |arguments: &[&str]| read(arguments, &[]).unwrap_err();
    assert_eq!(refused(&["--idle", "soon"]), "--idle cannot be \"soon\".");
    assert_eq!(refused(&["--members", "0"]), "--members has to be at least 1.");
    assert_eq!(refused(&["--memory", "1000"]), "--memory is too little for one member.");
    assert!(refused(&["--rom"]).contains("--rom"));
    assert_eq!(refused(&["--help"]), HELP);
    let error = read(&[], &[("GOSPACE_RELAY_LISTEN", "here")]).unwrap_err();
    assert_eq!(error, "--listen cannot be \"here\".");
}

#[test]
fn the_help_has_the_defaults() {
    let Limits { rooms, members, message, member_rate, room_rate, idle, memory, .. } =
        Limits::default();
    let idle = usize::try_from(idle.as_secs()).unwrap();
    let rates = [member_rate, room_rate].map(|rate| rate as usize);
    for number in [rooms, members, message, idle, memory, rates[0], rates[1]] {
        assert!(HELP.contains(&format!("({number})")), "{number}");
    }
    assert!(HELP.contains(&Settings::default().listen.to_string()));
}
