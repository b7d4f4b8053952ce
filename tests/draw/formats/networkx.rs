//! Files that networkx 3.6 wrote: the karate club of Zachary, with 34 members and 78 friendships, the graph of Petersen,
//! with 10 points and 15 links, and the digraph 0 → 1, 1 → 2, 2 → 0, 2 → 1.

use gospace::boards::setup::{BoardSetup, GraphSetup};
use gospace_draw::formats::{self, Format};

macro_rules! files {
    ($($name:literal $format:ident),* $(,)?) => {
        [$(($name, Format::$format, include_str!(concat!("networkx/", $name)))),*]
    };
}

/// The graph of a file, the same by its name and by its contents alone.
fn graph_of((name, format, text): (&str, Format, &str)) -> GraphSetup {
    let read = |name| {
        let imported =
            formats::read(text, None, name).unwrap_or_else(|error| panic!("{name:?}: {error}"));
        assert_eq!(imported.format, format, "{name:?}");
        assert!(!imported.placed, "{name:?} has no places");
        imported.document.board
    };
    let board = read(None);
    assert_eq!(read(Some(name)), board, "{name}");
    let BoardSetup::Graph(graph) = board else { panic!("{name} is no graph") };
    graph
}

fn links(graph: &GraphSetup) -> Vec<[u32; 2]> {
    let mut links: Vec<_> = graph.edges.iter().map(|&[a, b]| [a.min(b), a.max(b)]).collect();
    links.sort_unstable();
    links
}

#[test]
fn the_karate_club_has_34_points_and_78_links_in_every_format() {
    let files = files![
        "karate.edges" EdgeList,
        "karate.adjlist" AdjacencyList,
        "karate.multiline.adjlist" AdjacencyList,
        "karate.gml" Gml,
        "karate.graphml" GraphMl,
        "karate.net" Pajek,
        "karate.links.json" Json,
        "karate.edges.json" Json,
        "karate.cyjs" Json,
        "karate.g6" Graph6,
        "karate.s6" Graph6,
    ];
    let expected = links(&graph_of(files[3]));
    for file in files {
        let graph = graph_of(file);
        assert_eq!((graph.points.len(), graph.edges.len()), (34, 78), "{}", file.0);
        assert!(graph.arcs.is_empty());
        assert_eq!(links(&graph), expected, "{}", file.0);
        // The instructor and the president (Zachary 1977).
        let degree = |point| graph.edges.iter().flatten().filter(|&&end| end == point).count();
        assert_eq!([degree(0), degree(33)], [16, 17], "{}", file.0);
    }
}

#[test]
fn the_petersen_graph_has_15_links_in_every_format() {
    let files = files![
        "petersen.edges" EdgeList,
        "petersen.adjlist" AdjacencyList,
        "petersen.multiline.adjlist" AdjacencyList,
        "petersen.gml" Gml,
        "petersen.graphml" GraphMl,
        "petersen.net" Pajek,
        "petersen.links.json" Json,
        "petersen.edges.json" Json,
        "petersen.cyjs" Json,
        "petersen.g6" Graph6,
        "petersen.s6" Graph6,
    ];
    for file in files {
        let graph = graph_of(file);
        assert_eq!((graph.points.len(), graph.edges.len()), (10, 15), "{}", file.0);
        for point in 0..10 {
            assert_eq!(graph.edges.iter().flatten().filter(|&&end| end == point).count(), 3);
        }
    }
}

#[test]
fn a_digraph_has_arcs_in_every_format_that_knows_them() {
    let files = files![
        "digraph.gml" Gml,
        "digraph.graphml" GraphMl,
        "digraph.net" Pajek,
        "digraph.links.json" Json,
        "digraph.edges.json" Json,
        "digraph.cyjs" Json,
    ];
    for file in files {
        let mut graph = graph_of(file);
        graph.arcs.sort_unstable();
        assert!(graph.edges.is_empty(), "{}", file.0);
        assert_eq!(graph.arcs, [[0, 1], [1, 2], [2, 0], [2, 1]], "{}", file.0);
    }
}
