"""Boards of networkx graphs. Expected documents are written by hand."""

import json
import pathlib
import unittest

import networkx as nx

import gospace
from gospace import Board, graph_document

SQUARE = {"a": (0, 0), "b": (1, 0), "c": (1, 1)}


class Documents(unittest.TestCase):
    def test_an_undirected_graph_has_edges_at_its_layout_with_y_downwards(self):
        graph = nx.Graph([("a", "b"), ("b", "c"), ("b", "a"), ("c", "c")], name="Corner")
        self.assertEqual(
            graph_document(graph, SQUARE),
            {
                "gospace": 1,
                "title": "Corner",
                "board": {
                    "kind": "graph",
                    "points": [[0, 0], [40, 0], [40, -40]],
                    "edges": [[0, 1], [1, 2]],
                    "labels": ["a", "b", "c"],
                },
            },
        )

    def test_a_directed_graph_has_streets_and_edges_where_both_ways_are_open(self):
        graph = nx.DiGraph([("a", "b"), ("b", "a"), ("b", "c")])
        board = graph_document(graph, SQUARE)["board"]
        self.assertEqual((board["edges"], board["arcs"]), ([[0, 1]], [[1, 2]]))

    def test_every_layout_keeps_points_apart(self):
        for graph in (nx.petersen_graph(), nx.path_graph(1), nx.balanced_tree(2, 3), nx.empty_graph(4)):
            points = graph_document(graph)["board"]["points"]
            self.assertEqual(len({tuple(point) for point in points}), len(graph))

    def test_a_graph_without_nodes_is_refused_in_words(self):
        with self.assertRaisesRegex(ValueError, "at least one point"):
            graph_document(nx.Graph())


class Widgets(unittest.TestCase):
    def test_turns_of_the_page_come_back_as_nodes(self):
        board = Board.from_graph(nx.Graph([("a", "b"), ("b", "c")]), SQUARE)
        document = board.document
        board.document_text = json.dumps({**document, "turns": [{"play": 1}, "pass", {"play": 2}]})
        self.assertEqual(board.moves, [("black", "b"), ("white", None), ("black", "c")])

    def test_a_turn_of_the_kernel_is_added_to_the_document(self):
        board = Board.from_graph(nx.Graph([("a", "b"), ("b", "c")]), SQUARE)
        board.play("c")
        board.pass_turn()
        self.assertEqual(board.turns, [{"play": 2}, "pass"])
        self.assertEqual(board.moves, [("black", "c"), ("white", None)])
        self.assertEqual(board.shown, -1)

    def test_another_document_has_none_of_the_nodes_of_the_graph_before(self):
        board = Board.from_graph(nx.Graph([("a", "b"), ("b", "c")]), SQUARE)
        board.document = {
            "gospace": 1,
            "board": {"kind": "grid", "columns": 3, "rows": 3},
            "turns": [{"play": 4}, {"play": 0}],
        }
        self.assertEqual(board.moves, [("black", 4), ("white", 0)])
        board.play(8)
        self.assertEqual(board.turns, [{"play": 4}, {"play": 0}, {"play": 8}])

    def test_the_script_with_the_core_is_in_the_package(self):
        script = pathlib.Path(gospace.__file__).parent / "static" / "widget.js"
        self.assertGreater(script.stat().st_size, 500_000)
        self.assertIn("render", script.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
