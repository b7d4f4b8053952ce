//! The game without end: its values, by the definition, by laws, and by certificates that another program checks.

use std::collections::HashMap;
use std::fs;
use std::sync::{Arc, LazyLock};

use gospace::Board;
use gospace::boards::graph::Graph;
use gospace_tables::boards::{Entry, entries};
use gospace_tables::checker::{self, Bounds};
use gospace_tables::forever::certificate::{Certificate, colour};
use gospace_tables::forever::publish::{TABLE, boards, certify, line};
use gospace_tables::forever::solve::{WithBids, Worth, letter, worth};
use gospace_tables::relation::orders;
use gospace_think::forever::arena::Arena;
use gospace_think::forever::bids::bounds as bounds_with_bids;

/// All digraphs of up to four points.
static DIGRAPHS: LazyLock<Vec<Certificate>> = LazyLock::new(|| {
    let digraphs = |entry: &Entry| entry.family == "digraphs";
    boards(entries()).iter().filter(|entry| digraphs(entry)).map(certify).collect()
});

/// The table in docs/values, without its head.
static LINES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let path = format!("{}/../../docs/values/{TABLE}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).unwrap().lines().skip(1).map(str::to_owned).collect()
});

fn of_edges(points: usize, edges: &[[u32; 2]]) -> Vec<Worth> {
    let arcs: Vec<[u32; 2]> = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]).collect();
    of_arcs(points, &arcs)
}

fn of_arcs(points: usize, arcs: &[[u32; 2]]) -> Vec<Worth> {
    let (graph, _) = Graph::new(points, &[], arcs).unwrap();
    worth(&Arena::new(&Arc::new(graph))).0
}

fn bounds(certificate: &Certificate) -> impl Iterator<Item = &WithBids> {
    certificate.positions.iter().flat_map(|each| &each.with_bids)
}

fn at(all: &[Worth], colours: &str, turn: char) -> Worth {
    all.iter().find(|each| each.colours == colours && each.turn == turn).unwrap().clone()
}

fn read(certificate: &Certificate) -> checker::Certificate {
    serde_json::from_value(serde_json::to_value(certificate).unwrap()).unwrap()
}

#[test]
fn all_238_digraphs_have_certificates_that_another_program_checks() {
    assert_eq!(DIGRAPHS.len(), 238);
    for certificate in DIGRAPHS.iter() {
        checker::check(&read(certificate))
            .unwrap_or_else(|fault| panic!("{}: {fault}", certificate.id));
    }
}

/// Each claim needs its strategies: a value changed by one, a kind that is said of one player more or less, a move that
/// is another, a bound that is more than is forced.
#[test]
fn the_checker_refuses_what_is_not_shown() {
    let row_of_three = DIGRAPHS.iter().find(|each| each.id == "digraphs-3-012").unwrap();
    let refused = |change: &dyn Fn(&mut checker::Certificate)| {
        let mut changed = read(row_of_three);
        change(&mut changed);
        assert!(checker::check(&changed).is_err());
    };
    assert!(checker::check(&read(row_of_three)).is_ok());
    for place in 0..row_of_three.positions.len() {
        for change in [-1, 1] {
            refused(&|certificate| certificate.positions[place].value += change);
        }
        for letters in ["", "b", "w", "bw"] {
            let Worth { passes, beats_passes, .. } = &row_of_three.positions[place];
            if letters != passes {
                refused(&|certificate| certificate.positions[place].passes = letters.into());
            }
            if letters != beats_passes {
                refused(&|certificate| certificate.positions[place].beats_passes = letters.into());
            }
        }
    }
    for (place, strategy) in row_of_three.strategies.iter().enumerate() {
        refused(&|certificate| certificate.strategies[place].forces[0].least += 1);
        for row in 0..strategy.rows.len() {
            refused(&|certificate| {
                certificate.strategies[place].rows.remove(row);
            });
        }
    }
    for (place, hold) in row_of_three.holds.iter().enumerate() {
        for (at, layer) in hold.layers.iter().enumerate() {
            refused(&|certificate| certificate.holds[place].layers[at].margin += 1);
            for row in 0..layer.rows.len() {
                refused(&|certificate| {
                    certificate.holds[place].layers[at].rows.remove(row);
                });
            }
        }
    }
    for place in 0..row_of_three.positions.len() {
        refused(&|certificate| certificate.positions[place].with_bids.as_mut().unwrap().least += 1);
        refused(&|certificate| certificate.positions[place].with_bids.as_mut().unwrap().most -= 1);
        let claims: [fn(&mut Bounds) -> &mut String; 4] = [
            |bounds| &mut bounds.passes,
            |bounds| &mut bounds.beats_passes,
            |bounds| &mut bounds.denies_passes,
            |bounds| &mut bounds.denies_beats,
        ];
        for (claim, letter) in claims.iter().flat_map(|claim| [(claim, 'b'), (claim, 'w')]) {
            let mut bounds = read(row_of_three).positions[place].with_bids.clone().unwrap();
            if !claim(&mut bounds).contains(letter) {
                claim(&mut bounds).push(letter);
                refused(&|certificate| {
                    certificate.positions[place].with_bids = Some(bounds.clone())
                });
            }
        }
    }
    refused(&|certificate| drop(certificate.positions.pop()));
    refused(&|certificate| certificate.arcs[0] = [0, 2]);
}

/// “In our rules, these pairs are always worth 0.”
#[test]
fn isolated_pairs_are_worth_nothing_and_unstable() {
    let [one, two] = [of_edges(2, &[[0, 1]]), of_edges(4, &[[0, 1], [2, 3]])];
    for each in one.iter().chain(&two) {
        assert_eq!((each.value, each.kind()), (0, "unstable"), "{each:?}");
    }
}

/// By hand. A white stone beside the black one in the middle has no liberty, so that one stands for ever. A second black stone
/// leaves one liberty, where White takes both, and Black only takes the middle back.
#[test]
fn a_row_of_three_is_worth_one_to_whoever_takes_the_middle() {
    let row = of_edges(3, &[[0, 1], [1, 2]]);
    assert_eq!(at(&row, "...", 'b').value, 1);
    assert_eq!(at(&row, "...", 'w').value, -1);
    assert_eq!(at(&row, ".b.", 'w').value, 1);
    assert_eq!(at(&row, ".b.", 'b').value, 1);
}

/// A stone with an arc to a point that leads nowhere lives, unless somebody gives up a stone on that point.
#[test]
fn a_loose_arc_is_a_liberty_for_ever() {
    let one = of_arcs(2, &[[0, 1]]);
    assert_eq!(at(&one, "..", 'b').value, 0);
    let three = of_arcs(3, &[[0, 1], [0, 2]]);
    assert_eq!(at(&three, "...", 'b').value, 1);
    assert_eq!(at(&three, "w..", 'b').value, -1);
}

#[test]
fn the_colours_exchanged_the_value_is_the_opposite() {
    for certificate in DIGRAPHS.iter() {
        let values: HashMap<(String, char), &Worth> = certificate
            .positions
            .iter()
            .map(|each| ((each.colours.clone(), each.turn), each))
            .collect();
        let other = |text: &str| -> String {
            text.chars()
                .map(|c| match c {
                    'b' => 'w',
                    'w' => 'b',
                    c => c,
                })
                .collect()
        };
        for each in &certificate.positions {
            let turn = if each.turn == 'b' { 'w' } else { 'b' };
            let mirrored = values[&(other(&each.colours), turn)];
            assert_eq!(
                (mirrored.value, mirrored.kind()),
                (-each.value, each.kind()),
                "{}",
                certificate.id
            );
            let players = |text: &str| {
                let mut players: Vec<char> = other(text).chars().collect();
                players.sort_unstable();
                players.into_iter().collect::<String>()
            };
            let [own, other_way] = [each, mirrored].map(|worth| worth.with_bids.as_ref().unwrap());
            assert_eq!([other_way.least, other_way.most], [-own.most, -own.least]);
            assert_eq!(other_way.draws, own.draws);
            assert_eq!(mirrored.passes, players(&each.passes), "{}", certificate.id);
            assert_eq!(mirrored.beats_passes, players(&each.beats_passes), "{}", certificate.id);
        }
    }
}

/// Only what happens for ever counts: a position is worth the best of those to which it leads.
#[test]
fn a_position_is_worth_its_best_move() {
    for entry in boards(entries()).iter().filter(|each| each.family == "digraphs") {
        let graph = Board::new(entry.setup.clone()).unwrap().graph().clone();
        if graph.vertex_count() > 3 {
            continue;
        }
        let arena = Arena::new(&graph);
        let (positions, _) = worth(&arena);
        for (place, moves) in arena.moves.iter().enumerate() {
            let values = moves.iter().map(|each| positions[each.to].value);
            let best = if positions[place].turn == 'b' { values.max() } else { values.min() };
            assert_eq!(best, Some(positions[place].value), "{}", entry.id);
        }
    }
}

#[test]
fn isomorphic_boards_are_worth_the_same() {
    let arcs = [[0, 1], [0, 3], [1, 0], [1, 2]];
    let named = of_arcs(4, &arcs);
    for order in orders(4) {
        let renamed =
            of_arcs(4, &arcs.map(|pair: [u32; 2]| pair.map(|v| order[v as usize] as u32)));
        for each in &named {
            let mut colours = ['.'; 4];
            each.colours.chars().enumerate().for_each(|(v, c)| colours[order[v]] = c);
            let colours: String = colours.into_iter().collect();
            let there = at(&renamed, &colours, each.turn);
            assert_eq!((there.value, there.kind()), (each.value, each.kind()));
        }
    }
}

#[test]
fn the_table_is_what_is_computed() {
    let lines: HashMap<&str, &String> =
        LINES.iter().map(|line| (line.split(',').next().unwrap(), line)).collect();
    assert_eq!(lines.len(), 238 + 143 + 4);
    let all = boards(entries());
    let is_larger = |entry: &&Entry| {
        ["paths", "cycles"].contains(&entry.family) || entry.id.starts_with("connected-5")
    };
    let larger = all.iter().filter(is_larger).map(|entry| {
        let certificate = certify(entry);
        let points = certificate.points;
        // Of eight points a strategy has millions of rows, which `check-forever` follows in minutes.
        assert!(points == 8 || checker::check(&read(&certificate)).is_ok(), "{}", entry.id);
        line(&certificate)
    });
    for expected in DIGRAPHS.iter().map(line).chain(larger) {
        let id = expected.split(',').next().unwrap();
        assert_eq!(format!("{}\n", lines[id]), expected);
    }
}

/// “Going first is good”: whoever begins may pass, so that the value is at least its opposite.
#[test]
fn to_begin_is_never_bad() {
    for line in LINES.iter() {
        let value: i32 = line.split(',').nth(4).unwrap().parse().unwrap();
        assert!(value >= 0, "{line}");
    }
}

/// The least boards on which it depends on the stones, without bids: three of four points, certified as all others.
#[test]
fn stability_depends_on_the_stones_of_three_digraphs() {
    let both: Vec<&str> = DIGRAPHS
        .iter()
        .filter(|each| {
            ["stable", "unstable"]
                .iter()
                .all(|kind| each.positions.iter().any(|at| at.kind() == *kind))
        })
        .map(|each| each.id.as_str())
        .collect();
    assert_eq!(both, ["digraphs-4-024", "digraphs-4-025", "digraphs-4-048"]);
}

#[test]
fn the_counts_in_the_docs_are_those_of_the_table() {
    let digraphs = LINES.iter().filter(|line| line.starts_with("digraphs"));
    let kinds: Vec<Vec<bool>> = digraphs
        .map(|line| line.split(',').skip(6).take(3).map(|count| count != "0").collect())
        .collect();
    let only = |kind: [bool; 3]| kinds.iter().filter(|each| each[..] == kind).count();
    let [stable, unstable, neither] =
        [[true, false, false], [false, true, false], [false, false, true]].map(only);
    let several = kinds.len() - stable - unstable - neither;
    let expected = format!(
        "Of {} digraphs, {unstable} are unstable and {stable} stable from every position; \
         {neither} are neither from every position, and {several} are of more than one kind.",
        kinds.len()
    );
    let path = format!("{}/../../docs/forever.md", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").contains(&expected), "{expected}");
    let cells = |line: &String| line.split(',').map(str::to_owned).collect::<Vec<String>>();
    let graphs: Vec<Vec<String>> =
        LINES.iter().map(cells).filter(|line| line[0].starts_with("connected")).collect();
    let both: Vec<&Vec<String>> =
        graphs.iter().filter(|line| line[6] != "0" && line[7] != "0").collect();
    assert!(both.iter().all(|line| line[1] == "6"));
    let expected = format!("Of {} connected graphs, {} have both", graphs.len(), both.len());
    assert!(words.join(" ").contains(&expected), "{expected}");
}

/// “In our rules, these pairs are always worth 0”, with bids as without, and so are two.
#[test]
fn with_bids_isolated_pairs_are_worth_nothing() {
    for [pairs, points] in [[1, 2], [2, 4]] {
        let arcs: Vec<[u32; 2]> = (0..pairs)
            .flat_map(|pair| [[2 * pair, 2 * pair + 1], [2 * pair + 1, 2 * pair]])
            .collect();
        let (graph, _) = Graph::new(points as usize, &[], &arcs).unwrap();
        for each in bounds_with_bids(&Arena::new(&Arc::new(graph))) {
            assert_eq!([each.least, each.most], [0, 0]);
        }
    }
}

/// “Independence of disconnected settled boards”: what stands apart changes nothing but the count of its own stones. A stone on a
/// point without arcs is gone at once, so that one can play there and bid for ever; on a pair one can do that, too, and nobody
/// gains by either.
#[test]
fn what_stands_apart_changes_nothing() {
    let beside = |certificate: &Certificate, more: usize, arcs: &[[usize; 2]]| {
        let all = certificate.arcs.iter().chain(arcs).map(|arc| arc.map(|v| v as u32));
        let points = certificate.points + more;
        let (graph, _) = Graph::new(points, &[], &all.collect::<Vec<_>>()).unwrap();
        let arena = Arena::new(&Arc::new(graph));
        let bounds = bounds_with_bids(&arena);
        for (position, bounds) in arena.positions.iter().zip(bounds) {
            let colours = position.colours[..certificate.points].iter().map(|&each| colour(each));
            let own =
                at(&certificate.positions, &colours.collect::<String>(), letter(position.mover));
            let WithBids { least, most, draws, .. } = own.with_bids.unwrap();
            let found = (bounds.least, bounds.most, bounds.draws);
            assert_eq!((least, most, draws), found, "{}, {position:?}", certificate.id);
        }
    };
    let least = |points: usize| DIGRAPHS.iter().filter(move |each| each.points <= points);
    least(3).for_each(|certificate| beside(certificate, 1, &[]));
    for certificate in least(2) {
        let [a, b] = [certificate.points, certificate.points + 1];
        beside(certificate, 2, &[[a, b], [b, a]]);
    }
}

/// By hand: the stone in the middle can only be taken by two turns in a row, and whoever bids for the second is ignored, since
/// the middle is not taken back and forth.
#[test]
fn with_bids_a_row_of_three_is_worth_one() {
    let row = DIGRAPHS.iter().find(|each| each.id == "digraphs-3-012").unwrap();
    let start = at(&row.positions, "...", 'b').with_bids.unwrap();
    assert_eq!([start.least, start.most], [1, 1]);
    assert_eq!(start.kind(), Some("neither"));
    assert!(bounds(row).all(|each| each.least == each.most));
}

#[test]
fn boards_of_up_to_three_points_are_solved_with_bids() {
    let small: Vec<&Certificate> = DIGRAPHS.iter().filter(|each| each.points <= 3).collect();
    assert_eq!(small.len(), 20);
    for certificate in small {
        assert!(bounds(certificate).all(|each| each.least == each.most || each.draws));
    }
}

/// “On any graph, all win-or-draw strategies choose the same Komi”: not on A→B, A→C, B→C, the least board of all where it is not
/// so, by points and then by arcs.
#[test]
fn perfect_komi_fails_on_three_points() {
    let fails = |each: &&Certificate| {
        let start = at(&each.positions, &".".repeat(each.points), 'b').with_bids.unwrap();
        start.least < start.most && start.draws
    };
    let least = DIGRAPHS.iter().filter(fails).min_by_key(|each| (each.points, each.arcs.len()));
    assert_eq!(least.unwrap().arcs, [[0, 1], [0, 2], [1, 2]]);
    assert_eq!(DIGRAPHS.iter().filter(fails).filter(|each| each.points == 3).count(), 2);
}

/// “Each graph is stable or unstable”: not, with bids, on A→B, A→C, B→A, the least board of all, nor on the row of three, the least
/// connected graph.
#[test]
fn stability_fails_on_three_points() {
    let fails = |each: &&Certificate| bounds(each).all(|at| at.kind() == Some("neither"));
    let least = DIGRAPHS.iter().filter(fails).min_by_key(|each| (each.points, each.arcs.len()));
    assert_eq!(least.unwrap().arcs, [[0, 1], [0, 2], [1, 0]]);
    let graphs = LINES.iter().filter(|line| line.starts_with("connected-"));
    let cells = graphs.map(|line| line.split(',').collect::<Vec<&str>>());
    let least = cells.filter(|line| line[16] != "0").min_by_key(|line| line[1].to_owned());
    assert_eq!(least.unwrap()[2], "0-1 0-2 1-0 2-0");
}

#[test]
fn with_bids_no_board_is_stable_and_unstable() {
    for each in LINES.iter() {
        let cells: Vec<&str> = each.split(',').collect();
        let is_both = !["", "0"].contains(&cells[14]) && !["", "0"].contains(&cells[15]);
        assert!(!is_both, "{each}");
    }
}

/// Whoever begins on the empty board may pass.
#[test]
fn to_begin_is_never_bad_with_bids() {
    for certificate in DIGRAPHS.iter() {
        let empty = ".".repeat(certificate.points);
        let start = at(&certificate.positions, &empty, 'b').with_bids.unwrap();
        assert!(start.most >= 0 && start.most >= -start.least, "{}", certificate.id);
    }
}

#[test]
fn the_counts_with_bids_in_the_docs_are_those_of_the_table() {
    let solved = |each: &&Certificate| bounds(each).all(|at| at.least == at.most || at.draws);
    let [worth, open] = [
        DIGRAPHS.iter().filter(|each| bounds(each).all(|at| at.least == at.most)).count(),
        DIGRAPHS.iter().filter(|each| !solved(each)).count(),
    ];
    let drawn = DIGRAPHS.len() - worth - open;
    let expected = format!(
        "Of 238 digraphs, {worth} have one worth in every position, {drawn} are drawn with many komi, and {open} are open."
    );
    let path = format!("{}/../../docs/forever.md", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").contains(&expected), "{expected}");
    let graphs = LINES.iter().filter(|line| line.starts_with("connected"));
    let counts: Vec<Vec<&str>> =
        graphs.map(|line| line.split(',').skip(11).take(3).collect()).collect();
    let of = |wanted: [bool; 2]| {
        counts.iter().filter(|each| [each[1] != "0", each[2] != "0"] == wanted).count()
    };
    let [worth, drawn] = [of([false, false]), of([true, false])];
    let expected = format!(
        "Of {} connected graphs, {worth} have one worth in every position, {drawn} are drawn with many komi, and {} are open.",
        counts.len(),
        counts.len() - worth - drawn
    );
    assert!(words.join(" ").contains(&expected), "{expected}");
    let cells = |line: &String| line.split(',').map(str::to_owned).collect::<Vec<String>>();
    let of = |family: &str| -> Vec<Vec<String>> {
        let all = LINES.iter().filter(|line| line.starts_with(family)).map(cells);
        all.filter(|line| line[11] == line[3]).collect()
    };
    let kinds = |all: &[Vec<String>], wanted: [bool; 3]| {
        all.iter().filter(|line| [14, 15, 16].map(|at| line[at] != "0") == wanted).count()
    };
    let [digraphs, graphs] = [of("digraphs"), of("connected")];
    let [stable, unstable, neither] =
        [[true, false, false], [false, true, false], [false, false, true]];
    let unknown = kinds(&digraphs, [false; 3]);
    let count = |wanted| kinds(&digraphs, wanted);
    let several = digraphs.len() - unknown - count(stable) - count(unstable) - count(neither);
    let expected = [
        format!(
            "Of the {} digraphs with one worth in every position, {} are unstable and {} stable from every position, \
             {} are neither from every position, {several} are of more than one kind, and of {unknown} it is not known.",
            digraphs.len(),
            count(unstable),
            count(stable),
            count(neither)
        ),
        format!(
            "Of the {} connected graphs, {} are unstable, {} is stable, and {} are neither.",
            graphs.len(),
            kinds(&graphs, unstable),
            kinds(&graphs, stable),
            kinds(&graphs, neither)
        ),
    ];
    for expected in expected {
        assert!(words.join(" ").contains(&expected), "{expected}");
    }
}
