//! Sampled boards (RULES.md, 5), against the definitions and against formulas for lattices.

mod places;
mod tight;

use std::f64::consts::{PI, TAU};

use gospace::Placement;
use gospace::boards::disks::DisksError;
use gospace::boards::setup::{PlaneSetup, RegionSetup, Wrap};
use gospace::geometry::Spot;
use gospace::limits::MAX_TICK;
use gospace_draw::discretize::{Lattice, Report, Sample, SampleError, Sampling, sample};
use proptest::prelude::*;

use super::trials;
use places::{GLUED, Surface, legal_spots, rectangle, with_hole};

const NOISE: Lattice = Lattice::BlueNoise { seed: 7 };
const LATTICES: [Lattice; 3] = [Lattice::Square, Lattice::Triangular, NOISE];

fn plane(region: RegionSetup, radius: i32, tolerance: i32) -> PlaneSetup {
    PlaneSetup { region, radius, tolerance, reach: None }
}

fn sampled(plane: &PlaneSetup, lattice: Lattice, pitch: i32) -> Result<Sample, SampleError> {
    sample(plane, &Sampling { lattice, pitch, reach: None }, &mut |_| {})
}

fn spots(sample: &Sample) -> Vec<Spot> {
    sample.setup.disks.iter().map(|disk| disk.centre).collect()
}

/// Rectangles with all wraps, round ones, and ones with a hole; stones and pitches of all sizes.
fn planes() -> impl Strategy<Value = (PlaneSetup, Surface, i32)> {
    let wrap = prop::sample::select(vec![Wrap::None, GLUED[0], GLUED[1], GLUED[2], GLUED[3]]);
    let shape = (wrap, 40..120, 40..120, 0..4);
    (shape, 2..9i32, 0..5i32, 4..60).prop_map(|((wrap, w, h, kind), radius, tolerance, pitch)| {
        let surface = Surface { wrap, width: w, height: h };
        let tolerance = tolerance.min(radius);
        let (region, surface) = match kind {
            0 => {
                let circle = RegionSetup::Circle { centre: Spot::new(0, 0), radius: w / 2 };
                (circle, Surface { wrap: Wrap::None, ..surface })
            }
            1 => (with_hole(w, h, wrap), surface),
            _ => (rectangle(w, h, wrap), surface),
        };
        (plane(region, radius, tolerance), surface, pitch)
    })
}

#[test]
fn no_two_samples_are_nearer_than_the_pitch_on_any_surface() {
    for lattice in LATTICES {
        trials::check(400, planes(), |(plane, surface, pitch)| {
            let Ok(sample) = sampled(&plane, lattice, pitch) else { return };
            let closest = surface.closest_pair(&spots(&sample));
            assert!(closest >= i64::from(pitch).pow(2), "{lattice:?}: {closest}");
            if closest < i64::MAX {
                assert_eq!(sample.report.pitch, (closest as f64).sqrt());
            }
        });
    }
}

#[test]
fn every_sample_is_a_legal_centre_with_the_cores_and_reaches_of_the_plane() {
    for lattice in LATTICES {
        trials::check(150, planes(), |(plane, surface, pitch)| {
            let Ok(sample) = sampled(&plane, lattice, pitch) else { return };
            let legal = legal_spots(&plane, &surface);
            let [c, b] = [-1, 1].map(|sign| 2 * plane.radius + sign * plane.tolerance);
            for disk in &sample.setup.disks {
                assert!(legal.contains(&disk.centre), "{lattice:?} {}", disk.centre);
                // Half a tick on the safe side where the tolerance is odd.
                assert!((c..=c + 1).contains(&(2 * disk.core)));
                assert!((b - 1..=b).contains(&(2 * disk.reach)));
            }
        });
    }
}

/// The greatest distance of a legal whole tick from the nearest sample; the square.
fn farthest(sample: &Sample, plane: &PlaneSetup, surface: &Surface) -> i64 {
    let spots = spots(sample);
    let nearest = |p: Spot| spots.iter().map(|&q| surface.distance_squared(p, q)).min();
    legal_spots(plane, surface).into_iter().filter_map(nearest).max().unwrap()
}

#[test]
fn the_covering_radius_is_that_of_all_legal_centres() {
    for lattice in LATTICES {
        trials::check(60, planes(), |(plane, surface, pitch)| {
            let Ok(sample) = sampled(&plane, lattice, pitch) else { return };
            let Report { covering_radius, covering_radius_at_least, .. } = sample.report;
            let farthest = (farthest(&sample, &plane, &surface) as f64).sqrt();
            assert!(covering_radius_at_least <= farthest && farthest <= covering_radius);
            // The step of the search, and what a float rounds.
            let step = f64::from(pitch) / 64.0 + 1e-9;
            assert!(covering_radius - covering_radius_at_least <= step);
        });
    }
}

#[test]
fn the_reach_is_the_least_with_which_every_sample_can_be_tangent() {
    for lattice in LATTICES {
        trials::check(150, planes(), |(plane, surface, pitch)| {
            let Ok(sample) = sampled(&plane, lattice, pitch) else { return };
            let core = i64::from(sample.setup.disks[0].core);
            let spots = spots(&sample);
            let partner = |&p: &Spot| {
                let distances = spots.iter().map(|&q| surface.distance_squared(p, q));
                distances.filter(|&d| d >= 4 * core * core).min()
            };
            let partners: Vec<i64> = spots.iter().filter_map(partner).collect();
            let suffices = |reach: i64| partners.iter().all(|&d| d <= 4 * reach * reach);
            let reach = i64::from(sample.report.reach);
            assert!(reach >= core && suffices(reach) && (reach == core || !suffices(reach - 1)));
        });
    }
}

#[test]
fn the_report_counts_pairs() {
    for lattice in LATTICES {
        trials::check(60, planes(), |(plane, surface, pitch)| {
            let Ok(sample) = sampled(&plane, lattice, pitch) else { return };
            let spots = spots(&sample);
            let count = |within: &dyn Fn(i64) -> bool| {
                let pairs = (0..spots.len()).flat_map(|i| (0..i).map(move |j| [i, j]));
                pairs.filter(|&[i, j]| within(surface.distance_squared(spots[i], spots[j]))).count()
            };
            let [core, reach] = [sample.setup.disks[0].core, sample.setup.disks[0].reach];
            let [core, reach] = [core, reach].map(i64::from);
            assert_eq!(sample.report.placements, spots.len());
            assert_eq!(sample.report.conflicts, count(&|d| d < 4 * core * core));
            assert_eq!(sample.report.touches, count(&|d| d <= 4 * reach * reach));
        });
    }
}

#[test]
fn the_plane_of_topogo_example_1_is_sampled_as_the_grid_of_19_by_19() {
    // TopoGo: X = [0.5, 19.5]², disks of radius 1/2 at the integer points; RULES.md: 1 to 19.
    for tolerance in [0, 4] {
        let board = plane(rectangle(19 * 2048, 19 * 2048, Wrap::None), 1024, tolerance);
        let sample = sampled(&board, Lattice::Square, 2048).unwrap();
        let step = |i| Spot::new(1024 + 2048 * (i % 19), 1024 + 2048 * (i / 19));
        assert_eq!(spots(&sample), (0..361).map(step).collect::<Vec<_>>());
        assert_eq!(sample.report.conflicts, 0);
        assert_eq!(sample.report.touches, 2 * 19 * 18);
        assert_eq!(sample.report.reach, 1024);
    }
}

#[test]
fn a_lattice_that_fits_continues_across_every_seam() {
    // 12 columns and, for the triangular one, rows of 26 ticks: 15² + 26² = 901 ≥ 30².
    for wrap in GLUED {
        let is_closed = matches!(wrap, Wrap::Torus | Wrap::Klein);
        for (lattice, height, neighbours) in
            [(Lattice::Square, 300, 4), (Lattice::Triangular, 260, 6)]
        {
            let mut board = plane(rectangle(360, height, wrap), 15, 0);
            board.reach = Some(if neighbours == 4 { 15 } else { 16 });
            let sample = sampled(&board, lattice, 30).unwrap();
            assert!(sample.report.placements >= 100, "{wrap:?} {lattice:?} {:?}", sample.report);
            assert!(sample.report.pitch < 31.0, "{wrap:?} {lattice:?}");
            let rows: Vec<i32> = sample.setup.disks.iter().map(|disk| disk.centre.y).collect();
            let [first, last] = [rows[0], rows[rows.len() - 1]];
            for (i, y) in rows.iter().enumerate() {
                if is_closed || (*y != first && *y != last) {
                    let touching = sample.disks.touches(Placement::at(i)).len();
                    assert_eq!(touching, neighbours, "{wrap:?} {lattice:?} at {i}");
                }
            }
        }
    }
}

#[test]
fn lattices_on_a_torus_have_the_covering_radius_of_the_formula() {
    let covers = |lattice, height, radius: f64| {
        let board = plane(rectangle(100 * 640, height, Wrap::Torus), 1024, 4);
        let Report { covering_radius, covering_radius_at_least, .. } =
            sampled(&board, lattice, 640).unwrap().report;
        // The formula is rounded, too.
        let [less, more] = [radius - 1e-9, radius + 1e-9];
        assert!(covering_radius_at_least <= more && less <= covering_radius, "{lattice:?}");
        assert!(covering_radius - covering_radius_at_least <= 10.0 + 1e-9);
    };
    covers(Lattice::Square, 100 * 640, 640.0 / 2f64.sqrt());
    // Rows of 555 ticks: an isosceles triangle with half a base of 320 and this height.
    covers(Lattice::Triangular, 100 * 555, (320f64.powi(2) + 555f64.powi(2)) / (2.0 * 555.0));
}

#[test]
fn blue_noise_leaves_no_room_for_one_more_and_is_decided_by_its_seed() {
    let board = plane(with_hole(30_000, 24_000, Wrap::Klein), 200, 4);
    let noise = |seed| sampled(&board, Lattice::BlueNoise { seed }, 400).unwrap();
    let [one, two] = [noise(1), noise(2)];
    assert_eq!(spots(&one), spots(&noise(1)));
    assert_ne!(spots(&one), spots(&two));
    for sample in [one, two] {
        // Full to 1/16 of the pitch: a sixteenth of it is the side of the last squares looked at.
        assert!(sample.report.covering_radius < 400.0 * 17.0 / 16.0 + 10.0, "{:?}", sample.report);
        // Such a sample has about 0.7 spots to a square of the pitch, the densest lattice 1.15.
        let squares = (30_000.0 * 24_000.0 - 5_000.0 * 4_000.0) / 400.0f64.powi(2);
        let density = sample.report.placements as f64 / squares;
        assert!((0.65..0.85).contains(&density), "{density}");
    }
}

/// Disks thrown at random until no more fit cover 0.547 of the plane (Feder 1980), and no distance of two is more frequent
/// than the least.
#[test]
fn blue_noise_is_denser_than_disks_thrown_at_random_spread_apart_and_alike_in_every_direction() {
    let [side, pitch] = [30_000, 400];
    let board = plane(rectangle(side, side, Wrap::Torus), 200, 4);
    let spots = spots(&sampled(&board, NOISE, pitch).unwrap());
    let mut sectors = [0; 16];
    let mut rings = [0; 2];
    for a in &spots {
        for b in spots.iter().filter(|b| *b != a) {
            let [x, y] = [b.x - a.x, b.y - a.y].map(f64::from);
            let distance = x.hypot(y) / f64::from(pitch);
            if distance < 1.2 {
                sectors[(16.0 * (y.atan2(x) / TAU + 0.5)) as usize % 16] += 1;
                rings[usize::from(distance >= 1.1)] += 1;
            }
        }
    }
    let covered = spots.len() as f64 * PI / 4.0 * (f64::from(pitch) / f64::from(side)).powi(2);
    assert!(covered > 1.03 * 0.547, "{covered}");
    assert!(3 * rings[0] < rings[1], "{rings:?}");
    let even = f64::from(sectors.iter().sum::<i32>()) / 16.0;
    let is_even = |&count: &i32| (0.8..1.25).contains(&(f64::from(count) / even));
    assert!(sectors.iter().all(is_even), "{sectors:?}");
}

#[test]
fn the_share_done_grows_to_the_whole() {
    for lattice in LATTICES {
        let mut shares = vec![0.0];
        let board = plane(rectangle(60_000, 60_000, Wrap::Torus), 300, 4);
        sample(&board, &Sampling { lattice, pitch: 500, reach: None }, &mut |share| {
            shares.push(share)
        })
        .unwrap();
        assert!(shares.is_sorted() && shares.len() > 10 && shares[shares.len() - 1] <= 1.0);
        assert!(shares[shares.len() - 1] > 0.9);
    }
}

#[test]
fn planes_that_cannot_be_sampled_are_refused_with_their_numbers() {
    let square = |side| plane(rectangle(side, side, Wrap::None), 10, 0);
    let error = |plane: &PlaneSetup, lattice, pitch, reach| {
        sample(plane, &Sampling { lattice, pitch, reach }, &mut |_| {}).err()
    };
    for lattice in trials::share(LATTICES.into_iter()) {
        for pitch in [0, -5, MAX_TICK + 1] {
            let refused = error(&square(100), lattice, pitch, None);
            assert_eq!(refused, Some(SampleError::Pitch { pitch }));
        }
        let reach = Some(SampleError::Reach { reach: 9, core: 10 });
        assert_eq!(error(&square(100), lattice, 20, Some(9)), reach);
        assert_eq!(error(&square(100), lattice, 20, Some(10)), None);
        let nothing = Some(SampleError::NoSample { pitch: 20 });
        assert_eq!(error(&square(19), lattice, 20, None), nothing);
        let places = error(&square(MAX_TICK), lattice, 1, None);
        assert!(matches!(
            places,
            Some(SampleError::TooManyPlaces { pitch: 1, places: 16_000_001.. })
        ));
        let samples = error(&square(4000), lattice, 2, None);
        assert_eq!(samples, Some(SampleError::TooManySamples { pitch: 2 }), "{lattice:?}");
        let pairs = error(&square(400), lattice, 1, None);
        assert_eq!(pairs, Some(SampleError::Disks(DisksError::TooManyPairs)), "{lattice:?}");
        let flat = error(&square(0), lattice, 20, None);
        assert!(matches!(flat, Some(SampleError::Plane(_))));
    }
}
