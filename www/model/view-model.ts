/** Takes from the core what the page shows of a board and of a game. */

import { type Game, GospaceError } from "gospace/play";
import { has, withQuotient } from "../engine/features.ts";
import type {
  Board,
  BoardFacts,
  Drawing,
  GameDocument,
  Pair,
  Snap,
  Stone,
  Turn,
} from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import { PLACEMENT_NOUNS, POINT_NOUN, untitledWords } from "../words/kinds.ts";
import { placeName } from "../words/point-names.ts";
import { type Aim, exactly, extentOf, stoneAt, stonesAcross } from "./aim.ts";
import {
  type BoardView,
  type Colouring,
  type GameView,
  type GridSize,
  isCentre,
  isStone,
  type Names,
  NOTHING,
  type Place,
  type PlacementId,
  type Pointing,
  type Touching,
} from "./state.ts";
import { openingTurns } from "./turns.ts";
import { cycleStart } from "./verdict.ts";

/** Placements and points whose names take longer than a moment. */
const LARGE = 2000;

/** `head` is what the game's document says of the board; of a large one it takes long to write. */
export function readBoard(
  game: Game,
  galleryId: string | null,
  head: Pick<GameDocument, "title" | "drawing" | "board"> = game.document(),
): BoardView {
  const facts = game.facts();
  const size = has(facts, "lattice") ? gridSize(head.board) : null;
  const drawing = withStars(game.drawing(), facts, head.drawing?.stars);
  const rules = game.rules();
  return {
    title: head.title ?? untitledWords({ ...facts, ...size, across: across(drawing) }),
    galleryId,
    drawing,
    facts,
    size,
    rules,
    names: new DisplayNames(game, facts, drawing, () => head.board, openingTurns(rules)),
    quotient: has(facts, "continuous") && withQuotient(head.board) !== null,
  };
}

/** The drawing of a graph with the star points that its document names; those that it has not are left out. */
function withStars(drawing: Drawing, facts: BoardFacts, named: unknown): Drawing {
  if (!Array.isArray(named) || drawing.grid || !has(facts, "links")) return drawing;
  const isThere = (each: unknown) =>
    Number.isInteger(each) && Number(each) >= 0 && Number(each) < facts.placements;
  return { ...drawing, stars: Uint32Array.from(new Set(named.filter(isThere))) };
}

function gridSize(board: Board): GridSize | null {
  return has(board, "lattice") ? { columns: board.columns, rows: board.rows } : null;
}

/** Names of places: placements by the core, centres in stone widths from the region's least corner. */
class DisplayNames implements Names {
  readonly noun: string;
  readonly #placements: () => readonly string[];
  readonly #points: () => readonly string[];
  readonly #corner: Pair;
  readonly #width: number;

  constructor(
    game: Game,
    facts: BoardFacts,
    drawing: Drawing,
    board: () => Board,
    readonly opening: number,
  ) {
    const sets = has(facts, "sets");
    this.noun = sets ? POINT_NOUN : PLACEMENT_NOUNS[facts.kind];
    const isLarge = drawing.xy.length + drawing.points.length > 2 * LARGE;
    this.#placements = listed(() => namesInWords(game.names(), board()), isLarge);
    this.#points = sets ? listed(() => game.pointNames(), isLarge) : this.#placements;
    this.#corner = extentOf(drawing).corner;
    this.#width = 2 * drawing.stone;
  }

  of(place: Place): string {
    if (!isCentre(place)) return isolated(this.#placements()[place] ?? String(place));
    const widths = place.map((x, axis) => (x - (this.#corner[axis] ?? 0)) / this.#width);
    return widths.map((width) => width.toFixed(1).replace("-", "−")).join(", ");
  }

  ofPoint(point: number): string {
    return isolated(this.#points()[point] ?? String(point));
  }
}

/** Labels are the author's: they stay in every language, and no other name becomes equal to one. */
export function namesInWords(names: readonly string[], board: Board): readonly string[] {
  const labels = (has(board, "links") && board.labels) || [];
  return names.map((name, at) => {
    const said = labels[at] ? name : placeName(name);
    return said !== name && labels.includes(said) ? `${said} #2` : said;
  });
}

/** Names, those of a large board once one is asked for. Of a game that has been closed by then there are none. */
function listed(names: () => readonly string[], isLarge: boolean): () => readonly string[] {
  let known = isLarge ? null : names();
  return () => {
    known ??= namesOrNone(names);
    return known;
  };
}

function namesOrNone(names: () => readonly string[]): readonly string[] {
  try {
    return names();
  } catch (error) {
    if (error instanceof GospaceError && error.code === "freed") return [];
    throw error;
  }
}

function across(drawing: Drawing): number {
  return Math.round(stonesAcross(extentOf(drawing).size, drawing.stone));
}

/** `record` also has turns that were taken back, where there are any. */
export function readGame(game: Game, record = turnsOf(game)): GameView {
  const state = game.state();
  const isForever = state.result?.by === "forever";
  const since = isForever ? cycleStart(record, state.turnCount) : null;
  return { ...state, record, lasting: since === null ? null : game.lasting(since) };
}

/** The turns that stand. */
function turnsOf(game: Game): readonly Turn[] {
  return Array.from({ length: game.turnCount }, (_, index) => game.turn(index));
}

/** The board as it stood after the first `turns` turns. */
export function readColouring(game: Game, { facts }: BoardView, turns: number): Colouring {
  return {
    colours: game.coloursAfter(turns),
    points: game.pointColoursAfter(turns),
    stones: has(facts, "centres") ? game.stones(turns) : [],
  };
}

/** A placement at the pointer: its stone, or whether a play there is open or refused. */
export function readPointing(game: Game, view: GameView, at: PlacementId | null): Pointing {
  if (at === null) return NOTHING;
  const colour = view.colours[at];
  const closure = game.closure(at);
  if (isStone(colour)) {
    const [chain, liberties] = [game.chain(at), game.liberties(at)];
    return { kind: "stone", at, colour, chain, liberties, closure };
  }
  const refusal = game.refusal({ play: at });
  return refusal === null
    ? { kind: "open", at, closure, suicide: suicideAt(game, view, at) }
    : { kind: "refused", at, refusal, closure, isAlone: isAlone(game, at) };
}

function isAlone(game: Game, at: PlacementId): boolean {
  const { next, across, to } = game.around(at);
  return next.length + across.length + to.length === 0;
}

/** Plays there and takes the play back. Turns that can be played again would be lost by it: then it is not known. */
function suicideAt(game: Game, { record, turnCount }: GameView, at: PlacementId): number {
  if (record.length > turnCount) return 0;
  const { suicide } = game.play({ play: at });
  game.undo();
  return suicide.length;
}

/** The stone, the free centre or the refusal at an aim on a plane. */
export function readAim(
  game: Game,
  drawing: Drawing,
  stones: readonly Stone[],
  aim: Aim,
): Pointing {
  const index = stoneAt(drawing, stones, aim.at);
  const stone = stones[index];
  if (stone !== undefined) return readStone(game, stone, index);
  const snap = snapNear(game, aim);
  const at: Pair = snap === null ? exactly(aim.at).at : [snap.x, snap.y];
  const refusal = game.refusal({ play: at });
  if (refusal !== null) return { kind: "barred", at, refusal };
  return { kind: "free", at, touching: snap ?? NO_TOUCH };
}

const NO_TOUCH: Touching = { stones: [], walls: 0 };

/** The stones and walls that a stone played just there would touch. */
export function readTouching(game: Game, [x, y]: Pair): Touching {
  return game.snap(x, y, 0) ?? NO_TOUCH;
}

/** The best place near the aim; if there is no room, the best near the nearest place that touches something. */
function snapNear(game: Game, { at: [x, y], near, far }: Aim): Snap | null {
  const here = game.snap(x, y, near);
  const next = here === null ? game.snaps(x, y, far)[0] : undefined;
  return next === undefined ? here : game.snap(next.x, next.y, near);
}

function readStone(game: Game, { x, y, colour }: Stone, index: number): Pointing {
  const [chain, arcs] = [game.chain(index), game.libertyArcs(index)];
  return { kind: "plane-stone", at: [x, y], colour, chain, arcs };
}
