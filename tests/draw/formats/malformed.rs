//! A fault of a text is reported with its line; nothing stops the reader.

use gospace::limits::{MAX_NESTING, MAX_TEXT_BYTES};
use gospace_draw::formats::{self, Format, FormatProblem};
use proptest::collection::vec;
use proptest::prelude::*;

use super::super::trials::check;

fn error(text: &str, format: Format) -> formats::FormatError {
    match formats::read(text, Some(format), None) {
        Ok(_) => panic!("{} was read", &text[..text.len().min(99)]),
        Err(error) => error,
    }
}

#[test]
fn what_is_no_text_is_no_board() {
    for text in ["MZ\0\0\0", "a b\nc\0d"] {
        let error = formats::read(text, None, None).unwrap_err();
        assert!(matches!(error.problem, FormatProblem::Unexpected { expected: "a text", .. }));
    }
}

#[test]
fn an_error_names_its_line_and_what_is_wrong() {
    use Format::{
        AdjacencyList, Dot, EdgeList, Gml, Graph6, GraphMl, Json, Matrix, Pajek, Sgf, Svg, Tgf,
    };
    let cases: &[(Format, &str, Option<u32>, &str)] = &[
        (Gml, "graph [\n node [ id 0", Some(2), "a list begins here and does not end"),
        (Gml, "graph [\n node [ label 0 ]\n]", Some(2), "expected the id of a node"),
        (
            Gml,
            "graph [ node [ id 0 ]\n edge [ source 0 target 1 ] ]",
            Some(2),
            "there is no point \"1\"",
        ),
        (Gml, "graph [\n ] ]", Some(2), "expected a key, found \"]\""),
        (Gml, "graph [ node [\n id 0 label \"a\n ] ]", Some(2), "a text begins here"),
        (Pajek, "*Vertices 2\n*Edges\n1 3", Some(3), "there is no point \"3\""),
        (Pajek, "*Vertices two", Some(1), "expected the number of points, found \"two\""),
        (Pajek, "*Vertices 2\n*Matrix\n0 1", Some(2), "expected *Network"),
        (
            Json,
            r#"{"nodes":[{"id":0}],"links":[{"source":0}]}"#,
            None,
            "expected the target of a link",
        ),
        (
            Json,
            r#"{"nodes":[{"id":[0]}],"links":[]}"#,
            None,
            "expected the name of a point, found \"a list\"",
        ),
        (Json, r#"{"nodes":{},"links":[]}"#, None, "expected a list of nodes, found \"an object\""),
        (Graph6, "DQ", Some(1), "expected graph6, sparse6 or digraph6"),
        (Graph6, "D Q", Some(1), "expected graph6, sparse6 or digraph6"),
        (AdjacencyList, "# nothing", None, "expected the name of a point"),
        (EdgeList, "a b c d", Some(1), "expected the end of the line, found \"d\""),
        (EdgeList, "a b\nc ->", Some(2), "expected a name, but nothing follows"),
        (EdgeList, "a\n\n-> b", Some(3), "expected a name, found \"->\""),
        (EdgeList, "a \"b", Some(1), "a quoted name begins here and does not end"),
        (
            EdgeList,
            "a @ 1 north",
            Some(1),
            "expected a coordinate from -1e9 to 1e9, found \"north\"",
        ),
        (EdgeList, "a @ 1 1e10", Some(1), "expected a coordinate from -1e9 to 1e9, found \"1e10\""),
        (EdgeList, "a @ 1 2 3", Some(1), "expected the end of the line, found \"3\""),
        (EdgeList, "a b c\na -- b -- c", Some(2), "expected the end of the line, found \"--\""),
        (Matrix, "0 1\n1 x", Some(2), "expected a number, found \"x\""),
        (Matrix, "0 1\n1 0 0", Some(2), "a row of 3 numbers in a matrix of 2 rows and columns"),
        (
            Matrix,
            "# x\n0 1 0\n1 0 1",
            Some(2),
            "a row of 3 numbers in a matrix of 2 rows and columns",
        ),
        (Tgf, "1\n2\n1\n#", Some(3), "there is a point \"1\" already"),
        (Tgf, "1\n#\n1 2", Some(3), "there is no point \"2\""),
        (Tgf, "1\n#\n1", Some(3), "expected the name of a point, but nothing follows"),
        (GraphMl, "<graphml>\n<graph>\n</graphml>", Some(3), "this is not XML"),
        (GraphMl, "<graphml>\n<graph>", Some(2), "an element begins here and does not end"),
        (GraphMl, "<graphml/>", None, "expected a <graph> element, but nothing follows"),
        (GraphMl, "<graph>\n<node/></graph>", Some(2), "expected id, but nothing follows"),
        (
            GraphMl,
            "<graph>\n<node id='a'/>\n<edge source='a' target='b'/></graph>",
            Some(3),
            "there is no point \"b\"",
        ),
        (
            GraphMl,
            "<graph>\n<node id='a'/><node id='a'/></graph>",
            Some(2),
            "there is a point \"a\" already",
        ),
        (Dot, "graph {\n a -- \n}", Some(3), "expected a statement, found \"}\""),
        (Dot, "graph {\n a -- b\n", Some(1), "a group begins here and does not end"),
        (Dot, "graph {\n a [label=\"x]\n}", Some(2), "a quoted text begins here and does not end"),
        (Dot, "graph {\n a [pos=\"1;2\"]\n}", Some(2), "expected a coordinate"),
        (Dot, "grph {}", Some(1), "expected graph or digraph, found \"grph\""),
        (Dot, "graph {\n\na ! b}", Some(3), "expected a name, found \"! b}\""),
        (Dot, "graph { /* x", Some(1), "a comment begins here and does not end"),
        (Sgf, "(;SZ[9]\n;B[aa]\n;W[zz])", Some(3), "expected a point of the board, found \"zz\""),
        (Sgf, "(;SZ[9]\n;B[aa", Some(2), "a value begins here and does not end"),
        (Sgf, "\n(;SZ[9];B[aa]", Some(2), "a bracket begins here and does not end"),
        (Sgf, "(;SZ[99])", Some(1), "expected a size from 1 to 52, found \"99\""),
        (Sgf, "(;SZ[9]\nKM[six])", Some(2), "expected a komi, found \"six\""),
        (Sgf, "(;\nGM[2])", Some(2), "this is the record of another game than Go: GM[2]"),
        (Sgf, "(;SZ[9]\n;B)", Some(2), "expected [ after a property's name, but nothing follows"),
        (Sgf, "(;SZ[9];(\nB[aa];W[bb])B[aa])", Some(2), "expected ; before a property"),
        (Sgf, "(;SZ[9]\n?)", Some(2), "expected a property or one of ( ) ;"),
        (Sgf, "", None, "expected a game, which begins with (;, but nothing follows"),
        (Sgf, "(;SZ[9]\n;LB[aa])", Some(2), "expected a point and a label, found \"aa\""),
        (Svg, "<svg>\n<path d='M0 0L5'/></svg>", Some(2), "the attribute \"d\" cannot be read"),
        (Svg, "<svg>\n<circle r='x'/></svg>", Some(2), "the attribute \"r\" cannot be read"),
        (
            Svg,
            "<svg>\n<circle r='5%'/></svg>",
            Some(2),
            "only absolute lengths are read, not \"5%\"",
        ),
        (
            Svg,
            "<svg>\n<g transform='turn(5)'/></svg>",
            Some(2),
            "the attribute \"transform\" cannot be read",
        ),
        (Svg, "<svg></svg>", None, "there is no closed outline and no circle here"),
        (Svg, "<html></html>", None, "expected an <svg>, but nothing follows"),
        (Svg, "<svg>\n<rect width='5'", Some(2), "this is not XML"),
    ];
    for (format, text, line, words) in cases {
        let error = error(text, *format);
        assert_eq!(error.line, *line, "{error} in {text}");
        assert!(error.problem.to_string().starts_with(words), "{error}");
    }
}

#[test]
fn a_text_that_is_too_long_is_refused_before_it_is_read() {
    let long = " ".repeat(MAX_TEXT_BYTES + 1);
    for (_, format) in formats::FORMATS {
        let bytes = long.len();
        assert_eq!(error(&long, format).problem, FormatProblem::TooLong { bytes });
    }
}

#[test]
fn deeply_nested_texts_are_read_or_refused_without_a_stack() {
    let many = 200_000;
    let deep = [
        (Format::Dot, "graph {".to_owned() + &"{".repeat(many)),
        (Format::Dot, "graph { a".to_owned() + &" -- a".repeat(many)),
        (Format::Dot, "graph { a [label=".to_owned() + &"<".repeat(many)),
        (Format::GraphMl, "<graphml>".to_owned() + &"<graph>".repeat(many)),
        (Format::Svg, "<svg>".to_owned() + &"<g>".repeat(many)),
        (Format::Sgf, "(;".to_owned() + &"(;B[]".repeat(many)),
        (Format::Sgf, "(".repeat(many)),
    ];
    for (format, text) in deep {
        assert!(formats::read(&text, Some(format), None).is_err());
    }
    for depth in [MAX_NESTING, MAX_NESTING + 1] {
        let dot = "graph ".to_owned() + &"{".repeat(depth) + &"}".repeat(depth);
        let svg = "<svg>".to_owned()
            + &"<g>".repeat(depth - 2)
            + "<circle r='9'/>"
            + &"</g>".repeat(depth - 2)
            + "</svg>";
        for (format, text) in [(Format::Dot, dot), (Format::Svg, svg)] {
            let is_read = formats::read(&text, Some(format), None).is_ok();
            assert_eq!(is_read, depth == MAX_NESTING, "{format:?} {depth}");
        }
    }
}

#[test]
fn limits_hold() {
    let too_many = |text: &str, format| {
        let problem = error(text, format).problem;
        assert!(matches!(problem, FormatProblem::TooMany { .. }), "{problem}");
    };
    let points: String = (0..1_000_001).map(|n| format!("{n}\n")).collect();
    too_many(&points, Format::EdgeList);
    // 3,000 × 3,000 edges.
    let side: String = (0..3_000).map(|n| format!("a{n} ")).collect();
    too_many(&format!("graph {{ {{{side}}} -- {{{side}}} }}"), Format::Dot);
    too_many(&format!("(;SZ[52]{})", ";TR[aa:ZZ]".repeat(1_000)), Format::Sgf);
    too_many(&format!("(;SZ[9]{})", ";".repeat(1_000_000)), Format::Sgf);
}

const SEEDS: [(Format, &str); 8] = [
    (Format::Gospace, r#"{"gospace":1,"board":{"kind":"grid","columns":2,"rows":2}}"#),
    (Format::EdgeList, "a @ 1 2 = \"x\\n\"\na -> b\n\"q r\" -- b 5\n# c"),
    (Format::Matrix, "0 1 1\n1 0 1\n0 1 0"),
    (
        Format::GraphMl,
        "<?xml version='1.0'?><graphml><key id='x' for='node' attr.name='x'/><graph edgedefault='directed'><node id='n0'><data key='x'>1&lt;</data></node><!-- c --><edge source='n0' target='n0'/></graph></graphml>",
    ),
    (
        Format::Dot,
        "strict digraph g { a:p -> {b [label=\"x\\N\"]; c} [dir=none]; d [pos=\"1,2!\"] /* */ }",
    ),
    (Format::Tgf, "1 a\n2\n#\n1 2\n2 1 x"),
    (
        Format::Sgf,
        "(;GM[1]SZ[5:4]KM[6.5]RU[NZ]AB[aa:bb]RE[B+R];W[cc]C[a\\]b](;B[dd]LB[aa:x])(;AE[aa];W[]))",
    ),
    (
        Format::Svg,
        "<svg data-unit='tick' data-radius='5'><g transform='rotate(5)scale(2,3)'><path d='M0 0C1 2 3 4 50 60A5 6 0 1 0 9 9Q1 2 3 4z'/><circle cx='5' cy='1mm' r='3' data-reach='4'/></g><rect width='9' height='9' rx='2'/></svg>",
    ),
];

/// Signs that some format reads as its own.
const SIGNS: [&str; 24] = [
    "(", ")", "[", "]", "{", "}", "<", ">", "/", "\\", "\"", "'", ";", ":", ",", "#", "-", "=",
    "\n", "é", "1e309", "&", "NaN", "\0",
];

/// A seed after each change: a sign put in, a piece taken out, put twice, or the rest cut off.
fn mutated(seed: &str, changes: &[(u16, u16, u8)]) -> String {
    let mut chars: Vec<char> = seed.chars().collect();
    for &(at, length, kind) in changes {
        let at = usize::from(at) % (chars.len() + 1);
        let end = (at + usize::from(length) % 8).min(chars.len());
        match kind % 4 {
            0 => drop(chars.splice(at..at, SIGNS[usize::from(kind) % SIGNS.len()].chars())),
            1 => drop(chars.drain(at..end)),
            2 => {
                let piece = chars[at..end].to_vec();
                chars.splice(at..at, piece);
            }
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

#[test]
fn no_change_to_a_text_stops_the_reader() {
    let changes = vec((any::<u16>(), any::<u16>(), any::<u8>()), 0..6);
    check(4_000, (0..SEEDS.len(), changes), |(seed, changes)| {
        let (format, text) = SEEDS[seed];
        let text = mutated(text, &changes);
        for format in [Some(format), None] {
            if let Ok(imported) = formats::read(&text, format, None) {
                let again = imported.document.board().is_ok();
                assert!(again || imported.format == Format::Gospace, "{text}");
            }
        }
    });
}

#[test]
fn every_beginning_of_a_text_is_read_or_refused() {
    for (format, text) in SEEDS {
        for (end, _) in text.char_indices() {
            let _ = formats::read(&text[..end], Some(format), None);
        }
    }
}
