/** Takes from the core what the page shows of a board and of a game. */
import type { Game } from "gospace";
import type { BoardFacts, GameDocument, Result, Turn } from "../engine/types.ts";
import {
  type BoardView,
  type Claim,
  type GameView,
  type GridSize,
  isStone,
  NOTHING,
  type PlacementId,
  type Pointing,
} from "./state.ts";
import { lastingSince } from "./verdict.ts";

export function readBoard(game: Game, galleryId: string | null): BoardView {
  const document = game.document();
  const size = gridSize(document);
  const facts = game.facts();
  return {
    title: document.title ?? plainTitle(size, facts),
    galleryId,
    drawing: game.drawing(),
    facts,
    size,
    rules: game.rules(),
    names: (at) => game.name(at),
  };
}

function gridSize(document: GameDocument): GridSize | null {
  const board = document.board;
  return board.kind === "grid" ? { columns: board.columns, rows: board.rows } : null;
}

function plainTitle(size: GridSize | null, { kind, placements }: BoardFacts): string {
  if (size !== null) return `Grid, ${size.columns} × ${size.rows}`;
  if (kind === "gospace")
    return `A space of ${placements} ${placements === 1 ? "placement" : "placements"}`;
  return placements === 1 ? "A board of one point" : `A board of ${placements} points`;
}

/** The turns that stand, and after them the ones that were taken back, as `before` had them. */
export function readRecord(game: Game, before: readonly Turn[]): readonly Turn[] {
  const total = game.turnCount + game.redoCount;
  if (before.length === total) return before;
  const known = Math.min(before.length, game.turnCount);
  const record = before.slice(0, known);
  for (let index = known; index < total; index++) record.push(game.turn(index));
  return record;
}

export function readGame(game: Game, record: readonly Turn[]): GameView {
  const result = game.result();
  return {
    phase: game.phase,
    actor: game.actor,
    record,
    turnCount: game.turnCount,
    colours: game.colours(),
    points: game.pointColours(),
    owners: game.rules().score === "area" ? game.owners() : null,
    score: game.score(),
    captures: game.captures(),
    result,
    standing: game.standing(),
    mayPass: game.refusal("pass") === null,
    mayResign: game.refusal("resign") === null,
    lasting: readLasting(game, result, record),
  };
}

function readLasting(
  game: Game,
  result: Result | null,
  record: readonly Turn[],
): Uint8Array | null {
  const since = result?.by === "forever" ? lastingSince(record, game.turnCount) : null;
  return since === null ? null : game.lasting(since);
}

/** What is to be said and shown of one placement. */
export function readPointing(game: Game, colours: Uint8Array, at: PlacementId | null): Pointing {
  if (at === null) return NOTHING;
  const colour = colours[at];
  const closure = game.closure(at);
  if (isStone(colour)) {
    const [chain, liberties] = [game.chain(at), game.liberties(at)];
    return { kind: "stone", at, colour, chain, liberties, closure };
  }
  const refusal = game.refusal({ play: at });
  return refusal === null
    ? { kind: "open", at, closure }
    : { kind: "refused", at, refusal, closure };
}

/** Every earlier moment, the latest first, and why "and so on for ever" cannot be said since then. */
export function readClaims(game: Game): Claim[] {
  const moments = Array.from({ length: game.turnCount }, (_, from) => from).reverse();
  return moments.map((from) => ({ from, refusal: game.refusal({ forever: from }) }));
}
