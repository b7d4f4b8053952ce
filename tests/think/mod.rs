//! All tests of gospace-think, as one program: first the literal oracles and what laws share, which are files of the core's
//! tests, then the tests.

#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/disk_boards.rs"]
mod disk_boards;
#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/naive.rs"]
mod naive;
#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/naive_disks.rs"]
mod naive_disks;
#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/naive_region.rs"]
mod naive_region;
#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/trials.rs"]
mod trials;

mod automorphisms;
mod endless;
mod search;
mod solve;
