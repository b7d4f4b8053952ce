"""Go on any graph, as a widget of Jupyter."""

from .board import Board, graph_document

__all__ = ["Board", "graph_document"]
