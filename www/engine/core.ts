/** The module `gospace`: games and boards, computed by the core. API.md is its contract. */

import {
  boardFacts,
  type FaceFacts,
  type FaceRefusal,
  type FaceResult,
  type FaceSnap,
  type FaceStones,
  adjudicate as faceAdjudicate,
  asGoSpace as faceAsGoSpace,
  discretize as faceDiscretize,
  galleryDocument as faceGalleryDocument,
  quotient as faceQuotient,
  galleryEntries,
  Session,
} from "../../build/wasm/gospace_wasm.js";
import { GospaceError, refusalMessage } from "./errors.ts";
import { call, currentGeneration } from "./instance.ts";
import { Line } from "./line.ts";
import {
  ACTORS,
  type Actor,
  type BoardFacts,
  CELL_KINDS,
  type CellKind,
  type CircleArc,
  type Discretization,
  type DisksBoard,
  type Drawing,
  type GalleryEntry,
  type GameDocument,
  type GoSpaceBoard,
  type GraphBoard,
  type GridBoard,
  type Outcome,
  PHASES,
  type Phase,
  type PlaneBoard,
  type Refusal,
  type ResolvedRules,
  type Result,
  type Sampling,
  type Score,
  type Snap,
  type Standing,
  type Stone,
  type Turn,
  type Verdict,
} from "./types.ts";

export { ERROR_CODES, type ErrorCode, GospaceError } from "./errors.ts";
export { load } from "./instance.ts";
export * from "./types.ts";

/** A game: a board, its rules and the turns taken. */
export class Game {
  #session: Session;
  #generation: number;
  /** What is played anew when the instance that held the game is gone. */
  readonly #line: Line;

  /** Validates all of the document and replays all turns; throws GospaceError. */
  constructor(document: GameDocument | string) {
    const text = documentText(document);
    this.#session = call(() => new Session(text));
    this.#generation = currentGeneration();
    this.#line = new Line(text, this.turnCount);
  }

  /** What is to be done now. */
  get phase(): Phase {
    const phase = this.#ask((session) => session.phase());
    return PHASES.find((known) => known === phase) ?? "over";
  }

  /** Who is to act; null when the game is over. */
  get actor(): Actor | null {
    const actor = this.#ask((session) => session.actor());
    return ACTORS.find((known) => known === actor) ?? null;
  }

  get turnCount(): number {
    return this.#ask((session) => session.turnCount());
  }

  /** How many turns `redo` can take again. */
  get redoCount(): number {
    return this.#ask((session) => session.redoCount());
  }

  /** Per placement: 0 empty, 1 black, 2 white, 3 where its points differ. */
  colours(): Uint8Array {
    return this.#ask((session) => session.colours());
  }

  /** Per point of X; a graph's points are its placements. */
  pointColours(): Uint8Array {
    return this.#ask((session) => session.pointColours());
  }

  /** Per placement, after the first `turns` turns. */
  coloursAfter(turns: number): Uint8Array {
    return there(
      this.#ask((session) => session.coloursAfter(turns)),
      turns,
    );
  }

  /** Per point, after the first `turns` turns. */
  pointColoursAfter(turns: number): Uint8Array {
    return there(
      this.#ask((session) => session.pointColoursAfter(turns)),
      turns,
    );
  }

  /** Per point: its colour, if it has been that at every moment after the first `turns` turns. */
  lasting(turns: number): Uint8Array {
    return this.#ask((session) => session.lasting(turns));
  }

  /** The points of the closure of a placement; on a graph the placement itself. */
  closure(placement: number): Uint32Array {
    return this.#ask((session) => session.closure(placement));
  }

  /** The rules, every choice named. */
  rules(): ResolvedRules {
    return this.#ask((session) => session.rules());
  }

  /** What the phases of divide-and-choose keep. */
  standing(): Standing {
    return this.#ask((session) => session.standing());
  }

  /** What can be filled, before repetition is asked. */
  openPlacements(): Uint32Array {
    return this.#ask((session) => session.open());
  }

  /** What the player to act may play now. */
  allowed(): Uint32Array {
    return this.#ask((session) => session.allowed());
  }

  /** Why the turn may not be taken now; null if it may. */
  refusal(turn: Turn): Refusal | null {
    const text = json(turn, "a turn");
    const refusal = this.#ask((session) => session.refusal(text));
    return refusal && inWords(refusal);
  }

  /** Takes a turn. Throws GospaceError if it may not be taken, and then nothing has changed. */
  play(turn: Turn): Outcome {
    const text = json(turn, "a turn");
    const answer = this.#ask((session) => session.play(text));
    if (answer.code !== undefined) {
      throw new GospaceError(answer.code, inWords(answer).message);
    }
    this.#line.play(text);
    return { captured: answer.captured, suicide: answer.suicide };
  }

  /** Takes the last turn back; false if there is none. */
  undo(): boolean {
    const done = this.#ask((session) => session.undo());
    if (done) this.#line.undo();
    return done;
  }

  /** Takes the turn again that was taken back last; false if there is none. */
  redo(): boolean {
    const done = this.#ask((session) => session.redo());
    if (done) this.#line.redo();
    return done;
  }

  /** The stone's chain (string); on a directed graph the stones that it reaches by its colour. */
  chain(placement: number): Uint32Array {
    return this.#ask((session) => session.chain(placement));
  }

  /**
   * The stones of a board of disks or of a plane, in the order in which they came to stand; on a
   * plane a stone's number is its place here. With `turns`: those after the first so many turns.
   */
  stones(turns?: number): Stone[] {
    return stonesOf(
      this.#ask((session) =>
        turns === undefined ? session.stones() : there(session.stonesAfter(turns), turns),
      ),
    );
  }

  /** The free arcs beside the chain of a stone of a plane: the centres that are its liberties. */
  libertyArcs(stone: number): CircleArc[] {
    const numbers = this.#ask((session) => session.libertyArcs(stone));
    return inFives(numbers).map(([x, y, radius, from, to]) => ({ x, y, radius, from, to }));
  }

  /**
   * Where a stone near (x, y) on a plane would best stand, at most `within` ticks away; null
   * where it could stand nowhere near.
   */
  snap(x: number, y: number, within = SNAP_RANGE): Snap | null {
    const snap = this.#ask((session) => session.snap(x, y, within));
    return snap && snapOf(snap);
  }

  /** Where it could stand so as to touch something, and just there; the nearest first. */
  snaps(x: number, y: number, within = SNAP_RANGE): Snap[] {
    return this.#ask((session) => session.snaps(x, y, within)).map(snapOf);
  }

  /** The liberties of the stone's chain; on a plane `libertyArcs` tells them. */
  liberties(placement: number): Uint32Array {
    return this.#ask((session) => session.liberties(placement));
  }

  /** The scores as the board stands, exact, White's with komi; null where nothing is scored. */
  score(): Score | null {
    return this.#ask((session) => session.score());
  }

  /** Whose each placement is now, for area: 0 nobody's, 1 Black's, 2 White's. */
  owners(): Uint8Array {
    return this.#ask((session) => session.owners());
  }

  /** How the game ended; null while it goes on. */
  result(): Result | null {
    const result = this.#ask((session) => session.result());
    return result && verdictOf(result);
  }

  /** The game as it stands; the constructor takes it. Turns taken back are not in it. */
  document(): GameDocument {
    return JSON.parse(this.#ask((session) => session.document()));
  }

  /** One turn of the record, without its variations. */
  turn(index: number): Turn {
    const text = this.#ask((session) => session.turn(index));
    if (text === undefined) throw new GospaceError("range", `There is no turn ${index}.`);
    return JSON.parse(text);
  }

  /** How many of the opponent's stones each player has captured. */
  captures(): { black: number; white: number } {
    const [black = 0, white = 0] = this.#ask((session) => session.captures());
    return { black, white };
  }

  /** What is needed to draw the board. */
  drawing(): Drawing {
    return this.#ask((session) => session.drawing());
  }

  /** What people call a placement: "D4", its label, or its number. */
  name(placement: number): string {
    return this.#ask((session) => session.name(placement));
  }

  /** Counts of the board. */
  facts(): BoardFacts {
    return told(this.#ask((session) => session.facts()));
  }

  /** Gives the game's memory back now instead of some time; the game is of no use afterwards. */
  free(): void {
    if (this.#generation === currentGeneration()) this.#session.free();
  }

  #ask<T>(question: (session: Session) => T): T {
    return call(() => {
      if (this.#generation !== currentGeneration()) {
        this.#session = this.#line.replay((text) => new Session(text));
        this.#generation = currentGeneration();
      }
      return question(this.#session);
    });
  }
}

/** Counts of a document's board, and what was dropped from it. Throws GospaceError. */
export function board(document: GameDocument | string): BoardFacts {
  const text = documentText(document);
  return told(call(() => boardFacts(text)));
}

/**
 * The go-space that plays as the graph does (TopoGo, example 2). Throws GospaceError where an arc
 * has no opposite.
 */
export function asGoSpace(board: GraphBoard | GridBoard): GoSpaceBoard {
  const text = documentText({ gospace: 1, board });
  return JSON.parse(call(() => faceAsGoSpace(text))).board;
}

/**
 * A sample of a plane as a board of disks, and what it is like. `progress` is told which share of
 * the work is done. Throws GospaceError.
 */
export function discretize(
  plane: PlaneBoard,
  how: Sampling,
  progress?: (share: number) => void,
): Discretization {
  const text = documentText({ gospace: 1, board: plane });
  const choices = json(how, "a way of sampling");
  const { document, report } = call(() => faceDiscretize(text, choices, progress));
  return { board: JSON.parse(document).board, report };
}

/**
 * The go-space that has the same game as disks whose reach is their core. Its points are the
 * crossings, arcs and faces of their circles, told apart by the disks that hold them.
 */
export function quotient(board: DisksBoard): GoSpaceBoard {
  return cells(board).board;
}

/** The same, and what each of its points is in the plane. Throws GospaceError. */
export function cells(board: DisksBoard): { board: GoSpaceBoard; kinds: CellKind[] } {
  const text = documentText({ gospace: 1, board });
  const { document, kinds } = call(() => faceQuotient(text));
  const kind = (number: number) => CELL_KINDS[number] ?? "face";
  return { board: JSON.parse(document).board, kinds: Array.from(kinds, kind) };
}

/** The verdict if the turns after the first `from` go on for ever. Throws GospaceError. */
export function adjudicate(document: GameDocument | string, from: number): Verdict {
  const text = documentText(document);
  const answer = call(() => faceAdjudicate(text, from));
  if (answer.code !== undefined) throw new GospaceError(answer.code, inWords(answer).message);
  const { winner, unsustainability, black, white } = answer;
  const verdict = { winner, unsustainability: unsustainability ?? { black: 0, white: 0 } };
  return black === undefined ? verdict : { ...verdict, black, white };
}

/** The boards that everybody can start from. */
export function gallery(): GalleryEntry[] {
  return call(galleryEntries);
}

/** The document of a board of the gallery. */
export function galleryDocument(id: string): GameDocument {
  const text = call(() => faceGalleryDocument(id));
  if (text === undefined) throw new GospaceError("range", `The gallery has no board "${id}".`);
  return JSON.parse(text);
}

/** Half the radius of a usual stone. */
const SNAP_RANGE = 512;

function stonesOf(face: FaceStones): Stone[] {
  return Array.from(face.colours, (colour, i) => {
    const stone: Stone = {
      x: at(face.disks, 3 * i),
      y: at(face.disks, 3 * i + 1),
      colour: colour === 1 ? 1 : 2,
      turn: at(face.turns, i),
      radius: at(face.disks, 3 * i + 2),
    };
    const placement = face.placements[i];
    return placement === undefined ? stone : { ...stone, placement };
  });
}

function snapOf({ stones, ...snap }: FaceSnap): Snap {
  return { ...snap, stones: [...stones] };
}

function inFives(numbers: ArrayLike<number>): [number, number, number, number, number][] {
  const five = (i: number) => (j: number) => at(numbers, 5 * i + j);
  return Array.from({ length: numbers.length / 5 }, (_, i) => {
    const number = five(i);
    return [number(0), number(1), number(2), number(3), number(4)];
  });
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0;
}

function there<T>(value: T | undefined, turns: number): T {
  if (value === undefined) throw new GospaceError("range", `There is no turn ${turns}.`);
  return value;
}

function verdictOf({ code: _, ...result }: FaceResult): Result {
  return result;
}

function inWords({ code, message: detail, sinceTurn }: FaceRefusal): Refusal {
  const message = refusalMessage(code, detail, sinceTurn);
  return sinceTurn === undefined ? { code, message } : { code, message, sinceTurn };
}

function told({ loops, repeats, ...facts }: FaceFacts): BoardFacts {
  const notices: string[] = [];
  if (loops > 0) notices.push(dropped(loops, "from a point to itself"));
  if (repeats > 0) notices.push(dropped(repeats, "repeated"));
  return { ...facts, notices };
}

function dropped(count: number, which: string): string {
  return `${count} ${count === 1 ? "arc" : "arcs"} ${which}: dropped.`;
}

/** A document as the text that the core reads; a string is such a text already. */
function documentText(document: GameDocument | string): string {
  return typeof document === "string" ? document : json(document, "a document");
}

function json(value: unknown, what: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    throw new GospaceError("json", `This is not ${what}: ${String(error)}`);
  }
  if (text === undefined) throw new GospaceError("type", `This is not ${what}.`);
  return text;
}
