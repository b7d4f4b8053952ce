//! Surveys a board of disks that is being drawn.

use std::sync::Arc;

use super::finding::{Finding, Findings, Quantity};
use super::report::{Counts, Survey};
use gospace::boards::disks::{self, Disks, DisksError};
use gospace::boards::setup::{Disk, DisksSetup};
use gospace::geometry::Region;
use gospace::ids::Placement;

/// Surveys disks, and returns their board if nothing is wrong. Advice on touching disks covers the
/// valid ones.
pub(super) fn examine(drawn: &DisksSetup, survey: &mut Survey) -> Option<Arc<Disks>> {
    survey.counts.placements = drawn.disks.len();
    survey.counts.points = drawn.disks.len();
    let findings = &mut survey.findings;
    if drawn.disks.is_empty() {
        findings.add(Finding::Bare);
    }
    let region = drawn.region.as_ref().map(Region::new).transpose();
    let is_region = region.is_ok();
    let region = region.unwrap_or_else(|error| {
        findings.add(error.into());
        None
    });
    let faults = disks::faults(region.as_ref(), &drawn.disks);
    let is_valid = is_region && faults.is_empty();
    let valid = valid(&drawn.disks, &faults);
    faults.into_iter().for_each(|fault| findings.add(fault.into()));
    let disks = valid.iter().map(|&at| drawn.disks[at.index()]).collect();
    let region = drawn.region.clone().filter(|_| is_region);
    match Disks::new(&DisksSetup { region, disks }) {
        Ok(disks) => {
            count(&disks, &mut survey.counts);
            check_contacts(&disks, &valid, survey.counts.pieces, &mut survey.findings);
            is_valid.then(|| Arc::new(disks))
        }
        Err(error) => {
            let what = match error {
                DisksError::TooManyDisks { .. } => Quantity::Placements,
                _ => Quantity::Touches,
            };
            survey.findings.add(Finding::TooLarge { what });
            None
        }
    }
}

/// The disks without a fault.
fn valid(disks: &[Disk], faults: &[DisksError]) -> Vec<Placement> {
    let mut is_valid = vec![true; disks.len()];
    for at in faults.iter().filter_map(DisksError::disk) {
        is_valid[at.index()] = false;
    }
    (0..disks.len()).filter(|&i| is_valid[i]).map(Placement::at).collect()
}

fn count(disks: &Disks, counts: &mut Counts) {
    [counts.conflicts, counts.touches] = disks.pair_counts();
    counts.pieces = disks.component_count();
}

fn check_contacts(disks: &Disks, named: &[Placement], pieces: usize, findings: &mut Findings) {
    let is_alone = |&at: &Placement| disks.touches(at).is_empty();
    let lonely: Vec<Placement> = disks.placements().filter(is_alone).collect();
    if pieces > lonely.len() + 1 {
        findings.add(Finding::Pieces { count: pieces - lonely.len() });
    }
    for at in lonely {
        findings.add(Finding::Lonely { disk: named[at.index()] });
    }
}
