//! One workload of `npm run bench`, natively: `native playouts SIDE COUNT` or
//! `native replays GAMES TIMES`. Prints the seconds it took and the plays or turns made.

use std::time::Instant;

use gospace_wasm::bench::{PlayoutBench, ReplayBench};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let measured = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["playouts", side, count] => playouts(number(side), number(count)),
        ["replays", games, times] => replays(number(games), number(times)),
        _ => None,
    };
    match measured {
        Some((seconds, made)) => println!("{seconds} {made}"),
        None => {
            eprintln!("usage: native playouts SIDE COUNT | native replays GAMES TIMES");
            std::process::exit(2);
        }
    }
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or_default()
}

fn playouts(side: u32, count: u32) -> Option<(f64, f64)> {
    let mut bench = PlayoutBench::create(side)?;
    Some(timed(|| bench.run(count)))
}

fn replays(games: u32, times: u32) -> Option<(f64, f64)> {
    let bench = ReplayBench::create(games)?;
    Some(timed(|| bench.run(times)))
}

fn timed(work: impl FnOnce() -> f64) -> (f64, f64) {
    let start = Instant::now();
    let made = work();
    (start.elapsed().as_secs_f64(), made)
}
