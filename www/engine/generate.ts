/** Generated boards, with their picture and survey. Runs in the worker. */
import { asGraph, Game, generate, oneWay, proximity, survey, thin } from "gospace";
import { drawable } from "./drawable.ts";
import type { BoardSource, GeneratedBoard, GenerateRequest } from "./protocol.ts";
import type { Board, GameDocument, GraphBoard } from "./types.ts";

/** Throws GospaceError. */
export function generated(request: GenerateRequest): GeneratedBoard {
  const plain = drawable(sourceBoard(request.origin, request.seed), asGraph);
  const { board } = plain;
  const document =
    board.kind === "graph" ? { ...plain, board: transformed(board, request) } : plain;
  const game = new Game(document);
  const picture = {
    drawing: game.drawing(),
    colours: game.colours(),
    points: game.pointColours(),
    stones: board.kind === "plane" ? game.stones() : [],
  };
  game.free();
  return { document, picture, survey: survey(document) };
}

function sourceBoard(origin: BoardSource, seed: number): GameDocument {
  switch (origin.kind) {
    case "family":
      return generate(origin.id, origin.values, seed);
    case "points": {
      const { document } = origin;
      return { ...document, board: proximityGraph(document.board, origin.proximity) };
    }
    case "graph":
      return origin.document;
  }
}

/** Points that stay in place keep their labels and stones. */
function proximityGraph(board: Board, kind: Parameters<typeof proximity>[1]): GraphBoard {
  const points = board.kind === "graph" || board.kind === "gospace" ? board.points : [];
  const found = proximity(points, kind);
  if (kind === "voronoi" || board.kind !== "graph") return found;
  const { labels, start } = board;
  return { ...found, ...(labels && { labels }), ...(start && { start }) };
}

function transformed(
  board: GraphBoard,
  { seed, leftOut, oneWay: directed }: GenerateRequest,
): GraphBoard {
  const thinner = leftOut > 0 ? thin(board, { share: leftOut, seed }) : board;
  return directed > 0 ? oneWay(thinner, { share: directed, seed }) : thinner;
}
