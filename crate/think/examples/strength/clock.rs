//! Searches for so long, by the processor time of the thread: other programs on the machine take nothing
//! from either side.

use std::time::Duration;

use cpu_time::ThreadTime;
use gospace_think::search::Search;

/// Searches for so many milliseconds, and at least one random game.
pub fn run_for(search: &mut Search, milliseconds: u64) {
    let start = ThreadTime::now();
    search.run(1);
    while start.elapsed() < Duration::from_millis(milliseconds) && !search.is_settled() {
        search.run(5);
    }
}
