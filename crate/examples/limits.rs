//! The cost of documents and links at the limits: `limits NAME write` makes the text of one, then `limits NAME` opens it and
//! prints its milliseconds and, on Linux, the most megabytes that the process held beyond its text; without a name it lists
//! them.

use std::fs;
use std::time::Instant;

use gospace::document::{Document, OpenGame};
use gospace::limits::{
    MAX_CORNERS, MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_TURNS, MAX_VARIATION_DEPTH,
};

/// A text by name.
type Made = (&'static str, fn() -> String);

const MADE: [Made; 12] = [
    ("grid", || on(r#""kind":"grid","columns":1000,"rows":1000"#, "")),
    ("points", || {
        on(&format!(r#""kind":"graph","points":[{}]"#, listed(1_000_000, |_| "[0,0]".into())), "")
    }),
    ("edges", || {
        let edges = listed(2_000_000, |i| format!("[{},{}]", i % 3_000, i * 7 % 2_999));
        let points = listed(3_000, |_| "[0,0]".into());
        on(&format!(r#""kind":"graph","points":[{points}],"edges":[{edges}]"#), "")
    }),
    ("arcs", || {
        let arcs = listed(2_000_000, |i| format!("[{},{}]", i % 999, i * 7 % 997));
        let points = listed(1_000, |_| "[0,0]".into());
        on(&format!(r#""kind":"graph","points":[{points}],"arcs":[{arcs}]"#), "")
    }),
    ("disks", || {
        let disks = listed(500_000, |i| format!("[{},{},1,1]", i % 700 * 2, i / 700 * 2));
        on(&format!(r#""kind":"disks","disks":[{disks}]"#), "")
    }),
    ("disks that all touch", || {
        let disks = listed(4_000, |i| format!("[{i},0,3000,3000]"));
        on(&format!(r#""kind":"disks","disks":[{disks}]"#), "")
    }),
    ("space", || {
        let points = listed(2_000, |_| "[0,0]".into());
        let set = listed(999, |i| (i * 2).to_string());
        let open = listed(1_999, |_| format!("[{set}]"));
        on(&format!(r#""kind":"gospace","points":[{points}],"open":[{open}],"placements":[]"#), "")
    }),
    ("corners", || {
        let teeth = listed(MAX_CORNERS - 2, |i| {
            format!("[{},{}]", 4096 * (i % 4000), 9 * (i % 2) + i / 4000)
        });
        on(&format!(r#""kind":"plane","region":{{"outer":[{teeth},[0,99999],[7,99999]]}}"#), "")
    }),
    ("turns", || {
        // Apart from one another, so that none is refused.
        let play = |i| format!(r#"{{"play":{}}}"#, i / 500 * 2_000 + i % 500 * 2);
        let turns = listed(MAX_TURNS, play);
        on(r#""kind":"grid","columns":1000,"rows":1000"#, &format!(r#","turns":[{turns}]"#))
    }),
    ("variations", || {
        let begin = r#"[{"play":0,"variations":["#.repeat(MAX_VARIATION_DEPTH);
        on(GRID, &format!(r#","turns":{begin}[{{"play":0}}]{}"#, "]}]".repeat(MAX_VARIATION_DEPTH)))
    }),
    ("brackets", || "[".repeat(MAX_JSON_DEPTH + 1)),
    ("blanks", || " ".repeat(MAX_JSON_BYTES)),
];

const GRID: &str = r#""kind":"grid","columns":2,"rows":2"#;

fn on(board: &str, rest: &str) -> String {
    format!(r#"{{"gospace":1,"board":{{{board}}}{rest}}}"#)
}

fn listed(count: usize, each: impl Fn(usize) -> String) -> String {
    (0..count).map(each).collect::<Vec<_>>().join(",")
}

fn main() {
    let Some(name) = std::env::args().nth(1) else {
        MADE.iter().for_each(|(name, _)| println!("{name}"));
        return;
    };
    let (_, make) = MADE.iter().find(|(known, _)| *known == name).expect("a name of the list");
    // The text is made by a process of its own, whose memory is not counted.
    let path = std::env::temp_dir().join(format!("gospace-limit-{name}.json"));
    if std::env::args().nth(2).is_some() {
        return fs::write(path, make()).expect("a file");
    }
    let text = fs::read_to_string(path).expect("written before");
    let begun = Instant::now();
    let opened = Document::read(&text).and_then(OpenGame::open);
    let milliseconds = begun.elapsed().as_millis();
    let says = opened.err().map_or("opened".to_owned(), |error| error.to_string());
    println!("{name}\t{}\t{milliseconds}\t{}\t{says:.90}", text.len(), most_megabytes());
}

/// The most memory that this process held, where the system tells.
fn most_megabytes() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.map_or("–".to_owned(), |kilobytes| (kilobytes / 1_000).to_string())
}
