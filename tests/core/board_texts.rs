//! Boards of the laws as the document says them.

use gospace::boards::setup::{BoardSetup, Disk, DisksSetup, RegionSetup, Wrap};
use gospace::document::Document;
use gospace::geometry::Spot;

use super::naive_rules::Given;
use super::naive_space::{Described, elements};

/// A board as the core describes it.
pub fn setup(given: &Given) -> BoardSetup {
    let text = format!(r#"{{"gospace":1,"board":{{{}}}}}"#, board_text(given));
    Document::read(&text).unwrap_or_else(|error| panic!("{error} in {text}")).board
}

/// The fields of a board, its points drawn in a row.
pub fn board_text(given: &Given) -> String {
    let points = |n: usize| (0..n).map(|x| [x, 0]).collect::<Vec<_>>();
    match given {
        Given::Graph(n, edges, arcs) => {
            let points = points(*n);
            format!(r#""kind":"graph","points":{points:?},"edges":{edges:?},"arcs":{arcs:?}"#)
        }
        Given::Space(Described { points: n, subbase, placements }) => {
            let [open, placements] = [subbase, placements]
                .map(|sets| sets.iter().map(|&set| elements(set)).collect::<Vec<_>>());
            let points = points(*n);
            format!(
                r#""kind":"gospace","points":{points:?},"open":{open:?},"placements":{placements:?}"#
            )
        }
        Given::Disks(DisksSetup { region, disks }) => {
            let disk = |d: &Disk| [d.centre.x, d.centre.y, d.core, d.reach];
            let disks = disks.iter().map(disk).collect::<Vec<_>>();
            let region = region.as_ref().map(|r| format!(r#""region":{},"#, region_text(r)));
            format!(r#""kind":"disks",{}"disks":{disks:?}"#, region.unwrap_or_default())
        }
    }
}

/// A region as the document says it.
pub fn region_text(region: &RegionSetup) -> String {
    let ring = |r: &[Spot]| r.iter().map(|s| [s.x, s.y]).collect::<Vec<_>>();
    match region {
        RegionSetup::Circle { centre, radius } => {
            format!(r#"{{"circle":[{},{},{radius}]}}"#, centre.x, centre.y)
        }
        RegionSetup::Polygon { outer, holes, wrap } => {
            let wrap = match wrap {
                Wrap::None => "none",
                Wrap::Cylinder => "cylinder",
                Wrap::Torus => "torus",
                Wrap::Mobius => "mobius",
                Wrap::Klein => "klein",
                Wrap::Projective => "projective",
            };
            let holes: Vec<_> = holes.iter().map(|hole| ring(hole)).collect();
            format!(r#"{{"outer":{:?},"holes":{holes:?},"wrap":"{wrap}"}}"#, ring(outer))
        }
    }
}
