/** Generated boards, with their picture and survey. Runs in the worker. */
import { asGraph, generate, oneWay, proximity, survey, thin } from "gospace";
import { drawable } from "./drawable.ts";
import { has } from "./features.ts";
import { pictureOf } from "./picture-of.ts";
import type { BoardSource, GeneratedBoard, GenerateRequest } from "./protocol.ts";
import type { Board, GameDocument, GraphBoard } from "./types.ts";

/** Throws GospaceError. */
export function generated(request: GenerateRequest): GeneratedBoard {
  const plain = drawable(sourceBoard(request.origin, request.seed), asGraph);
  const { board } = plain;
  const document = has(board, "links") ? { ...plain, board: transformed(board, request) } : plain;
  return { document, picture: pictureOf(document), survey: survey(document) };
}

function sourceBoard(origin: BoardSource, seed: number): GameDocument {
  switch (origin.kind) {
    case "family":
      return { ...generate(origin.id, origin.values, seed), title: origin.title };
    case "points": {
      const { document } = origin;
      return { ...document, board: proximityGraph(document.board, origin.proximity) };
    }
    case "drawn":
      return origin.document;
  }
}

/** Points that stay in place keep their labels and stones. */
function proximityGraph(board: Board, kind: Parameters<typeof proximity>[1]): GraphBoard {
  const points = has(board, "points") ? board.points : [];
  const found = proximity(points, kind);
  if (kind === "voronoi" || !has(board, "links")) return found;
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
