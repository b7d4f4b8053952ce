//! Certificates of many boards, and the table of them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use gospace::Board;
use gospace_think::forever::arena::Arena;

use super::certificate::Certificate;
use super::holds::with_bids;
use super::solve::{WithBids, Worth, worth};
use crate::boards::Entry;

/// The table's file.
pub const TABLE: &str = "forever.csv";

const HEAD: &str = "id,points,arcs,positions,value,empty,stable,unstable,neither,least,most,worth,drawn,open,bids_stable,bids_unstable,bids_neither";

/// The kinds of positions.
const KINDS: [&str; 3] = ["stable", "unstable", "neither"];

/// Boards of more points than this are solved without bids only.
const MOST_POINTS_WITH_BIDS: usize = 6;

/// Larger boards than the rest of the table.
const LARGER: [&str; 4] = ["paths-7", "paths-8", "cycles-7", "cycles-8"];

/// The boards of the table: every digraph of up to four points, every connected graph of up to six, and rows and cycles of up to
/// eight.
pub fn boards(entries: Vec<Entry>) -> Vec<Entry> {
    let is_small = |each: &Entry| ["connected", "digraphs"].contains(&each.family);
    let all = entries.into_iter();
    all.filter(|each| is_small(each) || LARGER.contains(&each.id.as_str())).collect()
}

/// The certificate of a board.
pub fn certify(entry: &Entry) -> Certificate {
    let board = Board::new(entry.setup.clone()).expect("a board of the tables");
    let graph = board.graph();
    let arena = Arena::new(graph);
    let (mut positions, mut strategies) = worth(&arena);
    let mut holds = Vec::new();
    if arena.points <= MOST_POINTS_WITH_BIDS {
        let (all, shown, against_passes) = with_bids(&arena);
        holds = shown;
        strategies.extend(against_passes);
        for (position, worth) in positions.iter_mut().zip(all) {
            position.with_bids = Some(worth);
        }
    }
    let arcs = graph
        .vertices()
        .flat_map(|v| graph.successors(v).iter().map(move |to| [v.index(), to.index()]));
    Certificate {
        id: entry.id.clone(),
        points: graph.vertex_count(),
        arcs: arcs.collect(),
        positions,
        strategies,
        holds,
    }
}

/// Writes the certificates of boards into a folder, one file each. `on_board` hears each.
pub fn write<'a>(
    boards: impl Iterator<Item = &'a Entry>,
    folder: &Path,
    mut on_board: impl FnMut(&Certificate),
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in boards {
        let certificate = certify(entry);
        let text = serde_json::to_string(&certificate).expect("a certificate");
        fs::write(folder.join(format!("{}.json", certificate.id)), text)?;
        on_board(&certificate);
    }
    Ok(())
}

/// Writes the table of all boards, whose certificates lie in these folders; gives their number, or names the first board
/// that has none, and then writes nothing.
pub fn merge(
    boards: &[Entry],
    folders: &[PathBuf],
    to: &Path,
) -> io::Result<Result<usize, String>> {
    let mut table = format!("{HEAD}\n");
    for Entry { id, .. } in boards {
        let files = folders.iter().map(|folder| folder.join(format!("{id}.json")));
        let text = files.map(fs::read_to_string).find_map(Result::ok);
        match text.as_deref().map(serde_json::from_str::<Certificate>) {
            Some(Ok(certificate)) => table += &line(&certificate),
            Some(Err(error)) => return Ok(Err(format!("{id} is damaged: {error}"))),
            None => return Ok(Err(format!("{id} is missing"))),
        }
    }
    fs::create_dir_all(to)?;
    fs::write(to.join(TABLE), table)?;
    Ok(Ok(boards.len()))
}

/// The line of a board: its value and its kind where Black begins on the empty board, and the number of positions of each kind;
/// then with bids what each player can hold there, how many positions have one worth, are drawn with any komi between what
/// the two can hold, and are open, and how many are known to be of each kind.
pub fn line(certificate: &Certificate) -> String {
    let Certificate { id, points, arcs, positions, .. } = certificate;
    let is_start = |each: &&Worth| each.turn == 'b' && each.colours.chars().all(|c| c == '.');
    let start = positions.iter().find(is_start).expect("the empty board");
    let arcs: Vec<String> = arcs.iter().map(|[from, to]| format!("{from}-{to}")).collect();
    let kinds =
        KINDS.map(|kind| positions.iter().filter(|each| each.kind() == kind).count().to_string());
    let (arcs, kinds, count) = (arcs.join(" "), kinds.join(","), positions.len());
    let with_bids =
        start.with_bids.as_ref().map_or(",,,,,,,".into(), |WithBids { least, most, .. }| {
            let all = || positions.iter().flat_map(|each| &each.with_bids);
            let worth = all().filter(|each| each.least == each.most).count();
            let drawn = all().filter(|each| each.least < each.most && each.draws).count();
            let of = |kind| all().filter(|each| each.kind() == Some(kind)).count().to_string();
            let kinds = KINDS.map(of).join(",");
            format!("{least},{most},{worth},{drawn},{},{kinds}", count - worth - drawn)
        });
    format!("{id},{points},{arcs},{count},{},{},{kinds},{with_bids}\n", start.value, start.kind())
}
