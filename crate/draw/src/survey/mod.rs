//! Surveys: everything that is wrong with a board while it is drawn, and everything that may not be
//! meant, at once.
//!
//! Assumes nothing of a description. Errors are the findings that keep its document from being
//! opened; all else is advice. The page has the English.

mod disks;
mod finding;
mod ground;
mod links;
mod report;
mod sets;

pub use finding::{Finding, Findings, LinkList, MOST_LISTED, Quantity, SetList, Severity};
pub use report::{Counts, Survey};

use std::collections::HashMap;
use std::sync::Arc;

use gospace::boards::Ground;
use gospace::boards::graph::Graph;
use gospace::boards::setup::{BoardSetup, GridSetup, Start};
use gospace::colour::Player;
use gospace::game::{StartError, start_faults};
use gospace::limits::MAX_PLACEMENTS;
use gospace::site::Site;

/// Surveys a board and its starting stones. The stones are checked once the board itself can be
/// played, invalid links being skipped. Never fails; at most [`MOST_LISTED`] findings of a kind are
/// listed, and all are counted. Cost: that of [`Board::new`], a few times, and that of finding
/// liberties.
///
/// [`Board::new`]: gospace::boards::Board::new
pub fn survey(board: &BoardSetup, start: &Start) -> Survey {
    let mut survey = Survey::default();
    let (graph, space, disks, plane);
    let ground = match board {
        BoardSetup::Grid(drawn) => {
            graph = examine_grid(drawn, &mut survey);
            graph.as_ref().map(Ground::Graph)
        }
        BoardSetup::Graph(drawn) => {
            graph = links::examine(drawn, &mut survey);
            graph.as_ref().map(Ground::Graph)
        }
        BoardSetup::Space(drawn) => {
            space = sets::examine(drawn, &mut survey);
            space.as_ref().map(Ground::Space)
        }
        BoardSetup::Disks(drawn) => {
            disks = disks::examine(drawn, &mut survey);
            disks.as_ref().map(Ground::Disks)
        }
        BoardSetup::Plane(drawn) => {
            plane = ground::examine(drawn, &mut survey.findings);
            plane.as_ref().map(Ground::Plane)
        }
    };
    if let Some(ground) = ground {
        check_start(ground, start, &mut survey.findings);
    }
    survey
}

fn examine_grid(grid: &GridSetup, survey: &mut Survey) -> Option<Arc<Graph>> {
    let points = grid.point_count();
    if points == 0 || points > MAX_PLACEMENTS as u64 {
        survey.findings.add(Finding::GridSize { columns: grid.columns, rows: grid.rows });
        return None;
    }
    links::count(points as usize, &grid.edges(), &[], survey)
}

fn check_start(ground: Ground<'_>, start: &Start, findings: &mut Findings) {
    let mut named: HashMap<Site, usize> = HashMap::new();
    for player in Player::BOTH {
        start[player].iter().for_each(|&at| *named.entry(at).or_default() += 1);
    }
    for fault in start_faults(ground, start) {
        match fault {
            // A survey has no ruleset.
            StartError::Rules(_) => {}
            StartError::Range { player, index, at } => findings.add(match at {
                Site::Placement(_) => Finding::StoneOutOfRange { player, index },
                Site::Spot(_) => Finding::StoneOutside { player, index },
            }),
            StartError::Twice { player, index, at } => findings.add(match named.get(&at) {
                Some(2..) => Finding::StoneTwice { player, index },
                _ => Finding::StoneOverlaps { player, index },
            }),
            StartError::IllFormed { points } => {
                points.into_iter().for_each(|point| findings.add(Finding::DeadPoint { point }));
            }
            StartError::Dead { centres } => {
                centres.into_iter().for_each(|centre| {
                    findings.add(Finding::DeadStone { x: centre.x, y: centre.y })
                });
            }
        }
    }
}
