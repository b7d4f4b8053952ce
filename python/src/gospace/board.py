"""The widget, and documents of graphs. Decides nothing about Go: the core in the page does."""

from __future__ import annotations

import json
import math
import pathlib
from typing import Any, Hashable, Mapping

import anywidget
import traitlets

_SCRIPT = pathlib.Path(__file__).parent / "static" / "widget.js"
# Distance of the two nearest points of a drawing, as boards of Gospace have it.
_STEP = 40.0


class Board(anywidget.AnyWidget):
    """A board to be played on. The page answers with the traits ``turns``, ``link`` and ``words``."""

    _esm = _SCRIPT

    document_text = traitlets.Unicode("").tag(sync=True)
    shown = traitlets.Int(-1, help="Number of turns that stand; -1: all.").tag(sync=True)
    lit = traitlets.Unicode("", help="Name of a marked place; empty: none.").tag(sync=True)
    height = traitlets.Int(480, help="In CSS pixels.").tag(sync=True)
    options = traitlets.Unicode("", help="As in the address of an embed: 'theme=dark&numbers'.").tag(sync=True)
    link = traitlets.Unicode("", help="Fragment for a page of Gospace, from the page.").tag(sync=True)
    words = traitlets.Unicode("", help="The player to act, or the result, from the page.").tag(sync=True)
    message = traitlets.Unicode("", help="Reason of the last refusal or error, from the page.").tag(sync=True)

    def __init__(self, document: Mapping[str, Any] | None = None, **traits: Any) -> None:
        if document is not None:
            traits["document_text"] = json.dumps(document)
        self._nodes: list[Hashable] | None = None
        super().__init__(**traits)

    @classmethod
    def from_graph(
        cls,
        graph: Any,
        pos: Mapping[Hashable, Any] | None = None,
        rules: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> Board:
        """A board of a networkx graph; of a directed one, with one-way streets."""
        board = cls(graph_document(graph, pos, rules), **traits)
        board._nodes = list(graph.nodes)
        return board

    @property
    def document(self) -> dict[str, Any]:
        """The game, with the turns that were taken in the page."""
        return json.loads(self.document_text) if self.document_text else {}

    @document.setter
    def document(self, document: Mapping[str, Any]) -> None:
        # Its places are other nodes', or nobody's.
        self._nodes = None
        self._show(document)

    @property
    def turns(self) -> list[Any]:
        return self.document.get("turns", [])

    @property
    def moves(self) -> list[tuple[str, Hashable | None]]:
        """Players and nodes in turn, under rules in which they alternate; None for a pass."""
        played = [turn for turn in self.turns if _is_move(turn)]
        return [(("black", "white")[i % 2], self._node(turn)) for i, turn in enumerate(played)]

    def play(self, node: Hashable) -> None:
        """Takes a turn at a node, or at a placement of a board without nodes. The page judges it."""
        place = node if self._nodes is None else self._nodes.index(node)
        self._add({"play": place})

    def pass_turn(self) -> None:
        self._add("pass")

    def _add(self, turn: Any) -> None:
        document = self.document
        turns = document.get("turns", [])
        self._show({**document, "turns": [*turns, turn]})

    def _show(self, document: Mapping[str, Any]) -> None:
        self.shown = -1
        self.document_text = json.dumps(document)

    def _node(self, turn: Any) -> Hashable | None:
        place = turn.get("play") if isinstance(turn, dict) else None
        if place is None or self._nodes is None or not isinstance(place, int):
            return place if place is None else _hashable(place)
        return self._nodes[place]


def _is_move(turn: Any) -> bool:
    return turn == "pass" or (isinstance(turn, dict) and ("play" in turn or "pass" in turn))


def _hashable(place: Any) -> Hashable:
    return tuple(place) if isinstance(place, list) else place


def graph_document(
    graph: Any,
    pos: Mapping[Hashable, Any] | None = None,
    rules: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of a networkx graph. Loops are dropped, and parallel edges are one."""
    nodes = list(graph.nodes)
    if not nodes:
        raise ValueError("The graph has no node: a board has at least one point.")
    number = {node: i for i, node in enumerate(nodes)}
    pairs = {(number[a], number[b]) for a, b in graph.edges() if a != b}
    if graph.is_directed():
        edges = sorted((a, b) for a, b in pairs if a < b and (b, a) in pairs)
        arcs = sorted((a, b) for a, b in pairs if (b, a) not in pairs)
    else:
        edges = sorted({(min(pair), max(pair)) for pair in pairs})
        arcs = []
    board = {
        "kind": "graph",
        "points": _points(graph, nodes, pos),
        "edges": [list(edge) for edge in edges],
        "labels": [str(node) for node in nodes],
    }
    if arcs:
        board["arcs"] = [list(arc) for arc in arcs]
    document: dict[str, Any] = {"gospace": 1, "board": board}
    if graph.name:
        document["title"] = str(graph.name)
    if rules is not None:
        document["rules"] = dict(rules)
    return document


def _points(graph: Any, nodes: list[Hashable], pos: Mapping[Hashable, Any] | None) -> list[list[float]]:
    if pos is None:
        pos = {node: data["pos"] for node, data in graph.nodes(data=True) if "pos" in data}
    if len(pos) < len(nodes):
        pos = _layout(graph)
    # networkx has y upwards, a board downwards.
    spots = [(float(pos[node][0]), -float(pos[node][1])) for node in nodes]
    apart = [
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        for i, (ax, ay) in enumerate(spots)
        for bx, by in spots[:i]
    ]
    scale = _STEP / min(apart) if apart and min(apart) > 0 else _STEP
    return [[round(x * scale, 3), round(y * scale, 3)] for x, y in spots]


def _layout(graph: Any) -> Mapping[Hashable, Any]:
    """The layout of Kamada and Kawai, which needs numpy and scipy; without them, a circle."""
    import networkx

    try:
        return networkx.kamada_kawai_layout(networkx.Graph(graph))
    except ModuleNotFoundError:
        step = 2 * math.pi / len(graph)
        return {node: (math.sin(i * step), math.cos(i * step)) for i, node in enumerate(graph)}
