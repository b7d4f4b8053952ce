//! Files as other programs write them, written by hand in their manner.

use gospace::boards::setup::BoardSetup;
use gospace_draw::formats::{self, Format, LeftOut, Notice, Reading};

use super::reading::{graph, left_out, read, strings};

const YED: &str = r##"<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
  <key for="port" id="d0" yfiles.type="portgraphics"/>
  <key attr.name="description" attr.type="string" for="node" id="d5"/>
  <key for="node" id="d6" yfiles.type="nodegraphics"/>
  <key for="edge" id="d10" yfiles.type="edgegraphics"/>
  <graph edgedefault="directed" id="G">
    <node id="n0">
      <data key="d6"><y:ShapeNode>
        <y:Geometry height="30.0" width="40.0" x="100.0" y="-15.0"/>
        <y:NodeLabel alignment="center">Caf&#233; &amp; bar<y:LabelModel/></y:NodeLabel>
      </y:ShapeNode></data>
    </node>
    <node id="n1">
      <data key="d6"><y:ShapeNode>
        <y:Geometry height="30.0" width="30.0" x="-15.0" y="85.0"/>
        <y:NodeLabel>B</y:NodeLabel>
      </y:ShapeNode></data>
    </node>
    <edge id="e0" source="n0" target="n1">
      <data key="d10"><y:PolyLineEdge><y:Arrows source="none" target="standard"/></y:PolyLineEdge></data>
    </edge>
  </graph>
</graphml>"##;

#[test]
fn yed_gives_corners_and_sizes_of_nodes() {
    let graph = graph(YED, Format::GraphMl);
    assert_eq!(graph.points, [[120.0, 0.0], [0.0, 100.0]]);
    assert_eq!(graph.labels, strings(&["Café & bar", "B"]));
    assert_eq!((graph.edges, graph.arcs), (vec![], vec![[0, 1]]));
    assert!(read(YED, Format::GraphMl).placed);
}

#[test]
fn labels_that_yed_gives_to_links_or_as_further_ones_of_a_node_are_counted() {
    let with = |old: &str, new: &str| read(&YED.replace(old, new), Format::GraphMl).notices;
    let left = |count| [left_out(LeftOut::Labels, count)];
    let link =
        r#"<y:EdgeLabel alignment="center">road<y:LabelModel/></y:EdgeLabel></y:PolyLineEdge>"#;
    assert_eq!(with("</y:PolyLineEdge>", link), left(1));
    assert_eq!(with("</y:PolyLineEdge>", "<y:EdgeLabel> </y:EdgeLabel></y:PolyLineEdge>"), []);
    let node = "B</y:NodeLabel><y:NodeLabel>second</y:NodeLabel><y:NodeLabel>B</y:NodeLabel>";
    let text = YED.replace("B</y:NodeLabel>", node);
    assert_eq!(graph(&text, Format::GraphMl).labels, strings(&["Café & bar", "B"]));
    assert_eq!(read(&text, Format::GraphMl).notices, left(1));
    let list = "<x:List><y:Label><y:Label.Text>live</y:Label.Text></y:Label></x:List>";
    assert_eq!(with("<y:Arrows", &format!("{list}<y:Arrows")), left(1));
    let text = YED.replace("<y:NodeLabel>B</y:NodeLabel>", list);
    assert_eq!(graph(&text, Format::GraphMl).labels, strings(&["Café & bar", "live"]));
}

#[test]
fn a_label_of_a_link_within_a_group_is_not_the_groups_own() {
    let text = r#"<graphml><graph edgedefault="undirected"><node id="a"><graph>
      <node id="b"/><edge source="a" target="b"><data key="d"><EdgeLabel>road</EdgeLabel></data></edge>
      </graph></node></graph></graphml>"#;
    assert_eq!(graph(text, Format::GraphMl).labels, strings(&["a", "b"]));
    let counted = [LeftOut::Labels, LeftOut::Groups];
    assert_eq!(read(text, Format::GraphMl).notices, counted.map(|what| left_out(what, 1)));
}

#[test]
fn a_label_for_all_nodes_without_one_and_that_of_the_graph_are_counted() {
    let text = r#"<graphml><key id="l" for="node" attr.name="label"><default>none</default></key>
      <key id="g" for="graph" attr.name="label"/>
      <graph edgedefault="undirected"><data key="g">Roads</data><node id="0"/></graph></graphml>"#;
    let counted = [LeftOut::Labels, LeftOut::Attributes];
    assert_eq!(read(text, Format::GraphMl).notices, counted.map(|what| left_out(what, 1)));
}

const GEPHI: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key attr.name="label" attr.type="string" for="node" id="label"/>
<key attr.name="Edge Label" attr.type="string" for="edge" id="edgelabel"/>
<key attr.name="weight" attr.type="double" for="edge" id="weight"/>
<key attr.name="r" attr.type="int" for="node" id="r"/>
<key attr.name="x" attr.type="float" for="node" id="x"/>
<key attr.name="y" attr.type="float" for="node" id="y"/>
<graph edgedefault="undirected">
<node id="alice">
<data key="label">Alice</data><data key="r">153</data>
<data key="x">-100.5</data><data key="y">20.25</data>
</node>
<node id="bob">
<data key="label">Bob</data><data key="x">3e2</data><data key="y">0</data>
</node>
<edge id="0" source="alice" target="bob"><data key="weight">1.0</data></edge>
<edge id="1" source="bob" target="alice" directed="true"/>
</graph>
</graphml>"#;

#[test]
fn gephi_gives_places_as_data() {
    let imported = read(GEPHI, Format::GraphMl);
    let BoardSetup::Graph(graph) = &imported.document.board else { panic!("no graph") };
    assert_eq!(graph.points, [[-100.5, 20.25], [300.0, 0.0]]);
    assert_eq!(graph.labels, strings(&["Alice", "Bob"]));
    assert_eq!((&graph.edges, &graph.arcs), (&vec![[0, 1]], &vec![[1, 0]]));
    let notices = [left_out(LeftOut::LinkData, 1), left_out(LeftOut::Attributes, 1)];
    assert_eq!(imported.notices, notices);
}

#[test]
fn networkx_names_nodes_by_numbers_and_gives_no_places() {
    let text = r#"<?xml version='1.0' encoding='utf-8'?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="undirected">
  <node id="0" /><node id="1" /><node id="2" />
  <edge source="0" target="1" /><edge source="1" target="2" />
</graph></graphml>"#;
    let imported = read(text, Format::GraphMl);
    assert!(!imported.placed && imported.notices.is_empty());
    let graph = graph(text, Format::GraphMl);
    assert_eq!((graph.edges, graph.labels), (vec![[0, 1], [1, 2]], None));
}

#[test]
fn groups_of_nodes_are_opened_and_what_has_no_meaning_is_counted() {
    let text = r#"<graphml><graph edgedefault="undirected">
      <node id="a"><port name="p"/><graph edgedefault="directed">
        <node id="b"/><node id="c"/><edge source="b" target="c"/></graph></node>
      <edge source="c" target="a"/><hyperedge><endpoint node="a"/></hyperedge>
    </graph></graphml>"#;
    let imported = read(text, Format::GraphMl);
    let graph = graph(text, Format::GraphMl);
    assert_eq!((graph.edges, graph.arcs), (vec![[2, 0]], vec![[1, 2]]));
    let counted = [LeftOut::Groups, LeftOut::Ports, LeftOut::Hyperedges];
    assert_eq!(imported.notices, counted.map(|what| left_out(what, 1)));
}

const GRAPHVIZ: &str = r#"// neato -Tdot
strict digraph "G" {
	graph [bb="0,0,126,108"];
	node [label="\N", shape=circle];
	a	[height=0.5, label="one\ntwo", pos="27,90", width=0.75];
	b:n	[pos="99,18"]; c [pos="63,54!", label=<<b>bold</b>>]
	a -> b	[pos="e,84.0,33.0 42,75 51,66", dir=none];
	/* groups */
	subgraph cluster_0 { c -> "say \"hi\""; }
	{a b} -> c:se;
	"say \"hi\"" [pos="0,0"]
	edge [dir=back]
	b -> a -> c
}
"#;

#[test]
fn graphviz_draws_y_upwards_and_links_groups() {
    let imported = read(GRAPHVIZ, Format::Dot);
    let graph = graph(GRAPHVIZ, Format::Dot);
    assert_eq!(graph.points, [[27.0, -90.0], [99.0, -18.0], [63.0, -54.0], [0.0, 0.0]]);
    assert_eq!(graph.labels, strings(&["one\ntwo", "b", "c", "say \"hi\""]));
    assert_eq!(graph.edges, [[0, 1]]);
    assert_eq!(graph.arcs, [[2, 3], [0, 2], [1, 2], [0, 1], [2, 0]]);
    assert!(imported.placed);
    assert!(imported.notices.contains(&left_out(LeftOut::Groups, 2)));
    assert!(imported.notices.contains(&left_out(LeftOut::Ports, 2)));
}

#[test]
fn a_group_links_each_of_its_points_once() {
    let graph = graph("graph { a -- {b; c -- d; b} -- {e f} }", Format::Dot);
    let names = graph.labels.expect("names");
    let named: Vec<_> =
        graph.edges.iter().map(|end| end.map(|n| names[n as usize].as_str())).collect();
    let expected = [
        ["c", "d"],
        ["a", "b"],
        ["a", "c"],
        ["a", "d"],
        ["b", "e"],
        ["b", "f"],
        ["c", "e"],
        ["c", "f"],
        ["d", "e"],
        ["d", "f"],
    ];
    assert_eq!(named, expected);
}

#[test]
fn a_group_holds_the_points_of_the_groups_in_it() {
    assert_eq!(graph("graph { {a {b}} -- c }", Format::Dot).edges, [[0, 2], [1, 2]]);
}

#[test]
fn edge_lists_of_many_habits_are_read() {
    let expected = vec![[0, 1], [1, 2]];
    for text in [
        "a b\nb c",
        "a,b\nb,c\n",
        "a\tb\r\nb\tc",
        "a -- b\nb--c",
        "# x\na b # y\n\nb c",
        "a b {'weight': 3}\nb c 2.5",
        "\"a\" \"b\"; \nb;c",
    ] {
        let graph = graph(text, Format::EdgeList);
        assert_eq!(graph.edges, expected, "{text}");
        assert_eq!(graph.labels, strings(&["a", "b", "c"]), "{text}");
    }
    let arcs = graph("a->b\nlone\nb -> a", Format::EdgeList);
    assert_eq!((arcs.arcs, arcs.points.len()), (vec![[0, 1], [1, 0]], 3));
}

#[test]
fn matrices_of_many_habits_are_read() {
    for text in [
        "0 1 0\n1 0 1\n0 0 0",
        "0,1,0\n1,0,1\n0,0,0\n",
        "[[0, 1, 0],\n [1, 0, 1],\n [0, 0, 0]]",
        "# path\n\n0 2.5 0\n1 0 1\n0 0 0",
    ] {
        let graph = graph(text, Format::Matrix);
        assert_eq!((graph.edges, graph.arcs), (vec![[0, 1]], vec![[1, 2]]), "{text}");
    }
}

#[test]
fn trivial_graph_format_has_labels_and_arcs() {
    let text = "1 First node\n2 Second node\n3\n#\n1 2 knows\n2 1\n3 1\n";
    let imported = read(text, Format::Tgf);
    let graph = graph(text, Format::Tgf);
    assert_eq!(graph.labels, strings(&["First node", "Second node", ""]));
    assert_eq!((graph.edges, graph.arcs), (vec![[0, 1]], vec![[2, 0]]));
    assert_eq!(imported.notices, [left_out(LeftOut::LinkData, 1)]);
}

#[test]
fn a_format_is_known_by_the_name_of_the_file_or_by_the_text() {
    let by_text = [
        (
            "\u{feff}{\"gospace\":1,\"board\":{\"kind\":\"grid\",\"columns\":1,\"rows\":1}}",
            Format::Gospace,
        ),
        ("a b\n# a comment\nb c", Format::EdgeList),
        ("#\na b", Format::EdgeList),
        ("graph paper", Format::EdgeList),
        ("0 1\n1 0", Format::Matrix),
        ("1", Format::EdgeList),
        ("1\n2\n#\n1 2", Format::Tgf),
        (YED, Format::GraphMl),
        (GRAPHVIZ, Format::Dot),
        ("# made by hand\ngraph{a--b}", Format::Dot),
        ("(;GM[1]SZ[9])", Format::Sgf),
        ("<svg xmlns='http://www.w3.org/2000/svg'><circle r='5'/></svg>", Format::Svg),
    ];
    for (text, expected) in by_text {
        let imported = formats::read(text, None, Some("board.txt"));
        assert_eq!(imported.map(|imported| imported.format), Ok(expected), "{text}");
    }
    let by_name = [("a.TGF", Format::Tgf), ("x.y.edges", Format::EdgeList), ("1.gv", Format::Dot)];
    for (name, expected) in by_name {
        let text = if expected == Format::Dot { "graph {}" } else { "1\n" };
        let imported = formats::read(text, None, Some(name));
        assert_eq!(imported.map(|imported| imported.format), Ok(expected), "{name}");
    }
}

/// The edges, the arcs and the number of points of a text whose format is guessed.
fn guessed(text: &str) -> (Format, Vec<[u32; 2]>, Vec<[u32; 2]>, usize) {
    let imported = formats::read(text, None, None).expect(text);
    let BoardSetup::Graph(graph) = imported.document.board else { panic!("{text}") };
    (imported.format, graph.edges, graph.arcs, graph.points.len())
}

#[test]
fn repeated_links_are_merged_and_counted() {
    let imported = read("a b\nb a\na b 3\nc -> a\nc -> a\na -> c", Format::EdgeList);
    assert_eq!(imported.notices, [left_out(LeftOut::LinkData, 1), left_out(LeftOut::Repeats, 3)]);
    let BoardSetup::Graph(graph) = imported.document.board else { panic!("a graph") };
    assert_eq!((graph.edges, graph.arcs), (vec![[0, 1]], vec![[2, 0], [0, 2]]));
}

#[test]
fn tables_of_links_have_heads() {
    for text in [
        "Source,Target\na,b\nb,c\n",
        "\nsource;target;weight\na;b;2\nb;c;\n",
        "Id\tFrom\tTo\n1\ta\tb\n2\tb\tc",
        "Source,Target,Type\n\"a\",\"b\",Undirected\nb,c,Undirected",
    ] {
        assert_eq!(guessed(text), (Format::EdgeList, vec![[0, 1], [1, 2]], vec![], 3), "{text}");
    }
    let text = "Source,Target,Type\n\"Rio, \"\"the\"\" city\",b,Directed";
    let graph = graph(text, Format::EdgeList);
    assert_eq!((graph.arcs, graph.edges.len()), (vec![[0, 1]], 0));
    assert_eq!(graph.labels, strings(&["Rio, \"the\" city", "b"]));
    let error = formats::read("source,target\na,b\nc", None, None).expect_err("no target");
    assert_eq!(error.line, Some(3));
}

#[test]
fn matrices_of_weights_and_with_heads_are_guessed() {
    for text in [
        "0 0.5 0\n0.5 0 2.5\n0 2.5 0",
        "0 7 0\n7 0 3\n0 3 0",
        ",a,b,c\na,0,1,0\nb,1,0,1\nc,0,1,0\n",
        "[[0,1,0],[1,0,1],[0,1,0]]",
        "[[0 1 0]\n [1 0 1]\n [0 1 0]]",
        "[0, 1, 0]\n[1, 0, 1]\n[0, 1, 0]",
    ] {
        assert_eq!(guessed(text), (Format::Matrix, vec![[0, 1], [1, 2]], vec![], 3), "{text}");
    }
    let named = graph(",a,b\na,0,1\nb,1,0\n", Format::Matrix);
    assert_eq!(named.labels, strings(&["a", "b"]));
    // Weighted links, as many as numbers in a line.
    let (format, edges, _, _) = guessed("0 1 0.5\n1 2 0.25\n2 0 0.75");
    assert_eq!((format, edges), (Format::EdgeList, vec![[0, 1], [1, 2], [2, 0]]));
}

#[test]
fn lists_in_brackets_are_pairs_neighbours_or_parents() {
    let links = |edges: &[[u32; 2]], arcs: &[[u32; 2]], points| {
        (Format::EdgeList, edges.to_vec(), arcs.to_vec(), points)
    };
    let cases = [
        ("[[0,1],[1,2]]", links(&[[0, 1], [1, 2]], &[], 3)),
        ("[(0, 1), (1, 2)]", links(&[[0, 1], [1, 2]], &[], 3)),
        ("[[\"a\",\"b\"],['b','c']]", links(&[[0, 1], [1, 2]], &[], 3)),
        ("[[0,1,5],[1,2,0.5]]", links(&[[0, 1], [1, 2]], &[], 3)),
        ("[[1,2],[3],[3],[]]", links(&[], &[[0, 1], [0, 2], [1, 3], [2, 3]], 4)),
        ("[[2,4],[1,3],[2,4],[1,3]]", links(&[[0, 1], [0, 3], [1, 2], [2, 3]], &[], 4)),
        ("[[1,2,3],[0,2],[0,1,3],[0,2]]", links(&[[0, 1], [0, 2], [0, 3], [1, 2], [2, 3]], &[], 4)),
        ("[-1,0,0,1]", links(&[[0, 1], [0, 2], [1, 3]], &[], 4)),
    ];
    for (text, expected) in cases {
        assert_eq!(guessed(text), expected, "{text}");
    }
    let reading = |text| formats::read(text, None, None).expect(text).notices;
    assert_eq!(reading("[-1,0,0,1]"), [Notice::ReadAs { what: Reading::Parents }]);
    assert_eq!(reading("[[1],[0],[]]"), [Notice::ReadAs { what: Reading::Neighbours }]);
    for text in
        ["[1,2,9]", "[[0,1],[1,2]", "[[0,1],2]", "[3,[1,2]]", "[[0,7],[1],[]]", "[[[0]]]", "[{}]x"]
    {
        assert!(formats::read(text, None, None).is_err(), "{text}");
    }
}

#[test]
fn a_mixed_graph_is_written_with_one_direction_for_networkx() {
    let board = r#"{"kind":"graph","points":[[0,0],[1,0],[2,0]],"edges":[[0,1]],"arcs":[[1,2]]}"#;
    let text = super::reading::write(&super::reading::of_board(board), Format::GraphMl);
    assert!(text.contains(r#"edgedefault="directed""#) && !text.contains("directed=\""), "{text}");
    assert_eq!(text.matches("<edge ").count(), 3);
    let again = graph(&text, Format::GraphMl);
    assert_eq!((again.edges, again.arcs), (vec![[0, 1]], vec![[1, 2]]));
}

/// networkx reads `a -> b` as one arc, whatever its `dir`.
#[test]
fn an_edge_of_a_mixed_graph_in_dot_has_both_its_arcs_for_networkx() {
    let board = r#"{"kind":"graph","points":[[0,0],[1,0],[2,0]],"edges":[[0,1]],"arcs":[[1,2]]}"#;
    let text = super::reading::write(&super::reading::of_board(board), Format::Dot);
    for arc in ["0 -> 1", "1 -> 0", "1 -> 2"] {
        assert_eq!(text.matches(arc).count(), 1, "{text}");
    }
    let read = super::reading::read(&text, Format::Dot);
    assert_eq!(read.notices, []);
    let again = graph(&text, Format::Dot);
    assert_eq!((again.edges, again.arcs), (vec![[0, 1]], vec![[1, 2]]));
    let edges = r#"{"kind":"graph","points":[[0,0],[1,0]],"edges":[[0,1]]}"#;
    let text = super::reading::write(&super::reading::of_board(edges), Format::Dot);
    assert!(text.contains("  0 -- 1;\n") && !text.contains("->"), "{text}");
}

#[test]
fn a_link_that_yed_draws_without_arrows_is_an_edge_and_its_middle_bend_is_kept() {
    let text = YED.replace("target=\"standard\"/>", "target=\"none\"/>");
    let drawn = graph(&text, Format::GraphMl);
    assert_eq!((drawn.edges, drawn.arcs), (vec![[0, 1]], vec![]));
    let text =
        YED.replace("source=\"none\" target=\"standard\"", "source=\"delta\" target=\"none\"");
    assert_eq!(graph(&text, Format::GraphMl).arcs, [[1, 0]]);
    let path = r#"<y:Path sx="0" sy="0" tx="0" ty="0"><y:Point x="1" y="2"/><y:Point x="30" y="40"/></y:Path>"#;
    let text = YED.replace("<y:Arrows", &format!("{path}<y:Arrows"));
    let bends = graph(&text, Format::GraphMl).bends.expect("a bend");
    assert_eq!((bends[0].link, bends[0].at), (0, [30.0, 40.0]));
    assert_eq!(read(&text, Format::GraphMl).notices, [left_out(LeftOut::LinkData, 1)]);
}

#[test]
fn a_spline_of_graphviz_is_a_bend_and_a_straight_one_is_none() {
    let text = |curve: &str| {
        format!(r#"digraph {{ a [pos="0,0"]; b [pos="80,0"]; a -> b [pos="{curve}"]; }}"#)
    };
    // The middle of a cubic is (p + 3q + 3r + s) / 8.
    let bent = graph(&text("e,80,0 0,0 20,40 60,40 80,0"), Format::Dot);
    assert_eq!(bent.bends.expect("a bend")[0].at, [40.0, -30.0]);
    let two = graph(&text("0,0 10,10 30,30 40,30 50,30 70,10 80,0"), Format::Dot);
    assert_eq!(two.bends.expect("a bend")[0].at, [40.0, -30.0]);
    assert_eq!(graph(&text("e,80,0 0,0 20,0 60,0 80,0"), Format::Dot).bends, None);
}

#[test]
fn gml_gives_places_bends_and_heads_as_yed_draws_them() {
    let text = r##"Creator "yFiles"
graph [
  directed 1
  node [ id 7 label "Caf&#233;" graphics [ x 10.0 y -5 w 30 h 30 ] ]
  node [ id 8 label "B &amp; C" graphics [ x 90.0 y -5 ] ]
  edge [ source 7 target 8 graphics [ targetArrow "standard"
    Line [ point [ x 10 y -5 ] point [ x 50 y 25 ] point [ x 90 y -5 ] ] ] ]
  edge [ source 8 target 7 graphics [ fill "#000000" ] ]
]"##;
    let imported = formats::read(text, None, None).expect("GML");
    assert!(imported.format == Format::Gml && imported.placed && imported.notices.is_empty());
    let graph = graph(text, Format::Gml);
    assert_eq!(graph.points, [[10.0, -5.0], [90.0, -5.0]]);
    assert_eq!(graph.labels, strings(&["Café", "B & C"]));
    assert_eq!((graph.edges, graph.arcs), (vec![[1, 0]], vec![[0, 1]]));
    let bends = graph.bends.expect("a bend");
    assert_eq!((bends[0].link, bends[0].at), (1, [50.0, 25.0]));
}

#[test]
fn pajek_gives_places_labels_and_lists() {
    let text = "% a comment\n*Network roads\n*Vertices 4\n1 \"North end\" 0.5 0.1 0.0\n2 two 0.1 0.9\n\
                3 3 0.9 0.9\n4 4 0.2 0.2\n*Edgeslist\n1 2 3\n*Arcs\n4 1 2.5\n";
    let imported = formats::read(text, None, None).expect("a network");
    assert_eq!(imported.format, Format::Pajek);
    assert_eq!(imported.notices, [left_out(LeftOut::LinkData, 1)]);
    let graph = graph(text, Format::Pajek);
    assert_eq!(graph.points[0], [0.5, 0.1]);
    assert_eq!(graph.labels, strings(&["North end", "two", "", ""]));
    assert_eq!((graph.edges, graph.arcs), (vec![[0, 1], [0, 2]], vec![[3, 0]]));
}

/// The examples of McKay's description.
#[test]
fn graph6_digraph6_and_sparse6_are_as_mckay_describes_them() {
    let read = |text: &str| {
        let imported = formats::read(text, None, None).expect("a graph");
        assert_eq!(imported.format, Format::Graph6);
        graph(text, Format::Graph6)
    };
    assert_eq!(read("DQc").edges, [[0, 2], [1, 3], [0, 4], [3, 4]]);
    assert_eq!(read("&DI?AO?").arcs, [[0, 2], [0, 4], [3, 1], [3, 4]]);
    let sparse = read(":Fa@x^");
    assert_eq!(sparse.points.len(), 7);
    assert_eq!(sparse.edges, [[0, 1], [0, 2], [1, 2], [5, 6]]);
    let two = formats::read("DQc\nBw\n", None, None).expect("two graphs");
    assert_eq!(two.notices, [left_out(LeftOut::Further, 1)]);
}

#[test]
fn d3_and_graphology_write_json_too() {
    let d3 = r#"{"nodes":[{"name":"A","x":1,"y":2},{"name":"B","x":3,"y":4}],"links":[{"source":"A","target":"B","weight":3}]}"#;
    let drawn = read(d3, Format::Json);
    assert!(drawn.placed);
    assert_eq!(drawn.notices, [left_out(LeftOut::LinkData, 1)]);
    let bare = graph(r#"{"nodes":[{},{}],"links":[{"source":0,"target":1}]}"#, Format::Json);
    assert_eq!(bare.edges, [[0, 1]]);
    let graphology = r#"{"options":{"type":"mixed"},"nodes":[{"key":"a","attributes":{"x":0,"y":0,"label":"Ann"}},
        {"key":"b","attributes":{"x":1,"y":0}}],"edges":[{"source":"a","target":"b","undirected":true}]}"#;
    let mixed = graph(graphology, Format::Json);
    assert_eq!(mixed.labels, strings(&["Ann", ""]));
    assert_eq!(mixed.edges, [[0, 1]]);
}

#[test]
fn a_sentence_is_no_list_of_links_and_is_refused_by_its_line() {
    for text in ["0 1\nthis line is not an edge", "0 1\na b c d"] {
        let error = formats::read(text, None, None).unwrap_err();
        assert_eq!(error.line, Some(2), "{text}");
    }
    assert_eq!(
        graph("0 1 2.5 1e3\n1 2 {'color': 'a -- b'}", Format::EdgeList).edges,
        [[0, 1], [1, 2]]
    );
}
