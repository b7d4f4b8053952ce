/** Generated boards, with their picture and survey. Runs in the worker. */
import { asGraph, Game, generate, oneWay, proximity, survey, thin } from "gospace";
import { drawable } from "./drawable.ts";
import type { Made, MakeRequest, Origin } from "./protocol.ts";
import type { Board, GameDocument, GraphBoard } from "./types.ts";

/** Throws GospaceError. */
export function made(request: MakeRequest): Made {
  const plain = drawable(originalOf(request.origin, request.seed), asGraph);
  const { board } = plain;
  const document = board.kind === "graph" ? { ...plain, board: changed(board, request) } : plain;
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

function originalOf(origin: Origin, seed: number): GameDocument {
  switch (origin.kind) {
    case "family":
      return generate(origin.id, origin.values, seed);
    case "points": {
      const { document } = origin;
      return { ...document, board: graphOfPoints(document.board, origin.proximity) };
    }
    case "graph":
      return origin.document;
  }
}

/** Points that stay in place keep their labels and stones. */
function graphOfPoints(board: Board, kind: Parameters<typeof proximity>[1]): GraphBoard {
  const points = board.kind === "graph" || board.kind === "gospace" ? board.points : [];
  const found = proximity(points, kind);
  if (kind === "voronoi" || board.kind !== "graph") return found;
  const { labels, start } = board;
  return { ...found, ...(labels && { labels }), ...(start && { start }) };
}

function changed(board: GraphBoard, { seed, leftOut, oneWay: turned }: MakeRequest): GraphBoard {
  const thinner = leftOut > 0 ? thin(board, { share: leftOut, seed }) : board;
  return turned > 0 ? oneWay(thinner, { share: turned, seed }) : thinner;
}
