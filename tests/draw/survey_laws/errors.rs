//! Errors are the findings that keep a document from being opened; their evidence is at the named
//! place.

use gospace::boards::setup::{BoardSetup, Start};
use gospace::document::{Document, Heading, OpenGame, Spelling, read_draft};
use gospace::rules::ruleset::Ruleset;
use gospace_draw::survey::{Finding, MOST_LISTED, survey};

use super::super::naive_disks::{self, Fault};
use super::super::trials::check;
use super::drafts;

fn written(board: &BoardSetup, start: &Start) -> String {
    let document = Document {
        heading: Heading::default(),
        rules: Ruleset::on(board, None),
        board: board.clone(),
        start: start.clone(),
        turns: vec![],
        spelling: Spelling::default(),
    };
    document.write()
}

#[test]
fn a_document_can_be_opened_unless_its_survey_finds_an_error() {
    check(3000, drafts::boards(), |(board, start)| {
        let found = survey(&board, &start);
        let opened = Document::read(&written(&board, &start)).and_then(OpenGame::open);
        let refused = opened.err();
        assert_eq!(found.findings.has_errors(), refused.is_some(), "{found:?}, but {refused:?}");
    });
}

#[test]
fn a_draft_is_read_as_it_was_written_however_wrong() {
    check(500, drafts::boards(), |(board, start)| {
        let text = written(&board, &start);
        assert_eq!(read_draft(&text), Ok((board, start)), "{text}");
    });
}

#[test]
fn every_fault_of_every_disk_is_reported() {
    let wrong = |board: &gospace::boards::setup::DisksSetup| {
        let found = survey(&BoardSetup::Disks(board.clone()), &Start::default());
        let mut kinds: Vec<(usize, &'static str)> = found
            .findings
            .listed()
            .iter()
            .filter_map(|finding| match finding {
                Finding::DiskOverlapsItself { disk }
                | Finding::DiskOutside { disk }
                | Finding::DiskTwice { disk, .. }
                | Finding::DiskTooFarOut { disk }
                | Finding::DiskCore { disk }
                | Finding::DiskReach { disk } => Some((disk.index(), finding.kind())),
                _ => None,
            })
            .collect();
        kinds.sort_unstable();
        kinds
    };
    check(800, drafts::disks(), |board| {
        let region = board.region.as_ref().map(gospace::geometry::Region::new);
        if region.is_some_and(|region| region.is_err()) {
            return;
        }
        let is_disk =
            |disk: &gospace::boards::setup::Disk| disk.core >= 1 && disk.reach >= disk.core;
        // The oracle assumes numbers that a disk can have.
        if !board.disks.iter().all(is_disk) {
            assert!(!wrong(&board).is_empty());
            return;
        }
        let named = |fault: Fault| match fault {
            Fault::OwnImage => "disk-overlaps-itself",
            Fault::Outside => "disk-outside",
            Fault::Duplicate(_) => "disk-twice",
            Fault::Size => unreachable!("all sizes are right"),
        };
        let oracle = naive_disks::Disks::new(&board);
        let faults = oracle.faults();
        let mut wanted: Vec<_> = faults.iter().map(|&(at, fault)| (at, named(fault))).collect();
        // A disk that overlaps itself is not checked against the region.
        wanted.retain(|&fault| {
            fault.1 != "disk-outside" || !faults.contains(&(fault.0, Fault::OwnImage))
        });
        wanted.sort_unstable();
        assert_eq!(wrong(&board), wanted);
    });
}

#[test]
fn all_are_counted_though_not_all_are_listed() {
    let links = MOST_LISTED + 100;
    let graph = gospace::boards::setup::GraphSetup {
        points: vec![[0.0, 0.0]],
        edges: vec![[0, 7]; links],
        ..Default::default()
    };
    let found = survey(&BoardSetup::Graph(graph), &Start::default()).findings;
    let is_link = |finding: &&Finding| matches!(finding, Finding::LinkOutOfRange { .. });
    assert_eq!(found.listed().iter().filter(is_link).count(), MOST_LISTED);
    assert_eq!(found.more().collect::<Vec<_>>(), [("link-out-of-range", links)]);
}
