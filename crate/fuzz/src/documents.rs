//! Laws of every document that a reader returns.

use gospace::boards::setup::BoardSetup;
use gospace::document::{Document, LinkError, OpenGame};
use gospace_draw::formats::{self, Format};

/// Larger boards only take longer.
const MOST_POINTS: usize = 400;

/// A document is written as a text and as a link that say the same; a small one opens or is refused, and if it opens,
/// a format that can hold its board gives a board back: by the length of its text, since each for every input would
/// take most of the time.
pub fn check_document(document: &Document) {
    let text = document.write();
    let read = Document::read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(read.write(), text);
    assert_eq!((&read.board, &read.start), (&document.board, &document.start), "{text}");
    assert_eq!((&read.rules, &read.turns), (&document.rules, &document.turns), "{text}");
    check_link(document);
    if size(&document.board) > MOST_POINTS {
        return;
    }
    if let Ok(open) = OpenGame::open(document.clone()) {
        assert_eq!(open.write(), text);
        let formats = formats::formats_for(&document.board);
        if let Some(&format) = formats.get(text.len() % formats.len().max(1)) {
            check_format(document, format);
        }
    }
}

fn check_link(document: &Document) {
    match document.link() {
        Ok(link) => {
            let linked = Document::of_link(&link).expect("a link that was just written");
            assert_eq!(linked.link().as_ref(), Ok(&link), "{}", document.write());
        }
        Err(LinkError::TooLarge) => {}
        Err(error) => panic!("{error}: {}", document.write()),
    }
}

fn check_format(document: &Document, format: Format) {
    let Ok(text) = formats::write(document, format) else { return };
    let again = formats::read(&text, Some(format), None);
    let again = again.unwrap_or_else(|error| panic!("{error} in {text}")).document;
    assert!(again.board().is_ok(), "{text}");
}

fn size(board: &BoardSetup) -> usize {
    match board {
        BoardSetup::Grid(grid) => grid.point_count() as usize,
        BoardSetup::Graph(graph) => graph.points.len() + graph.link_count(),
        BoardSetup::Space(space) => space.points.len() + space.placements.len(),
        BoardSetup::Disks(disks) => disks.disks.len(),
        BoardSetup::Plane(_) => 0,
    }
}
