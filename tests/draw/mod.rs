//! All tests of gospace-draw, as one program: first the literal oracles and what laws share, which are files of the core's
//! tests, then the tests.

#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/checks/mod.rs"]
mod checks;
#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/many.rs"]
mod many;
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
#[path = "../core/naive_space.rs"]
mod naive_space;
#[allow(dead_code, reason = "the tests of the core use the rest")]
#[path = "../core/trials.rs"]
mod trials;

mod formats;
mod generator_laws;
mod quotient_cases;
mod quotient_laws;
mod sampling;
mod survey_laws;
