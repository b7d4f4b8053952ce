/** Takes from the core what the page shows of a board and of a game. */
import type { Game } from "gospace";
import type { GameDocument, PlayerName, Turn } from "../engine/types.ts";
import {
  type BoardView,
  type GameView,
  type GridSize,
  isStone,
  NOTHING,
  type PlacementId,
  type Pointing,
} from "./state.ts";

export function readBoard(game: Game, galleryId: string | null): BoardView {
  const document = game.document();
  const size = gridSize(document);
  const facts = game.facts();
  return {
    title: document.title ?? plainTitle(size, facts.placements),
    galleryId,
    drawing: game.drawing(),
    facts,
    size,
    komi: document.rules?.komi ?? "0",
    names: (at) => game.name(at),
  };
}

function gridSize(document: GameDocument): GridSize | null {
  const board = document.board;
  return board.kind === "grid" ? { columns: board.columns, rows: board.rows } : null;
}

function plainTitle(size: GridSize | null, placements: number): string {
  if (size !== null) return `Grid, ${size.columns} × ${size.rows}`;
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
  return {
    actor: playerName(game.actor),
    record,
    turnCount: game.turnCount,
    colours: game.colours(),
    owners: game.owners(),
    score: game.score(),
    captures: game.captures(),
    result: game.result(),
  };
}

function playerName(actor: string | null): PlayerName | null {
  return actor === "black" || actor === "white" ? actor : null;
}

/** What is to be said and shown of one placement. */
export function readPointing(game: Game, colours: Uint8Array, at: PlacementId | null): Pointing {
  if (at === null) return NOTHING;
  const colour = colours[at];
  if (isStone(colour)) {
    return { kind: "stone", at, colour, chain: game.chain(at), liberties: game.liberties(at) };
  }
  const refusal = game.refusal({ play: at });
  return refusal === null ? { kind: "open", at } : { kind: "refused", at, refusal };
}
