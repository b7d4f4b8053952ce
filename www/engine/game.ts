/** Game: the public class over a session of the core. */

import {
  limits as faceLimits,
  linkOfLine,
  Session,
  type StoneLists,
} from "../../build/wasm/full/gospace_wasm.js";
import { noSuchPlacement, noSuchTurn } from "../words/core/module.ts";
import { finite, index } from "./arguments.ts";
import { aroundOf, circleArcs, factsOf, listOf, refusalOf } from "./decode.ts";
import { documentText, json, linkText } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { checkPlacement, whyOf } from "./explain.ts";
import { Held } from "./held.ts";
import { call } from "./instance.ts";
import { ReplayLog } from "./replay-log.ts";
import type {
  Actor,
  Around,
  Board,
  BoardFacts,
  CircleArc,
  Drawing,
  GameDocument,
  GameResult,
  GameState,
  Outcome,
  Phase,
  Refusal,
  ResolvedRules,
  Score,
  Snap,
  Standing,
  Stone,
  Turn,
} from "./types.ts";
import type { Why } from "./why.ts";

/** A game: a board, its rules and the turns taken. Every method throws GospaceError `trap` if the
 *  instance dies; the next call replays the game in a new one. */
export class Game {
  readonly #session: Held<Session>;
  /** Replays the game in a fresh instance after a trap. */
  readonly #log: ReplayLog<Session>;
  #names: readonly string[] | null = null;
  /** Explanations of the current position. */
  readonly why: Why = whyOf((question) => this.#ask(question));

  /** Validates the whole document and replays all turns. Throws GospaceError. */
  constructor(document: GameDocument | string);
  /** @internal */
  constructor(link: LinkText);
  constructor(source: GameDocument | string | LinkText) {
    const open = opener(source);
    this.#session = new Held("game", open);
    this.#log = new ReplayLog(
      open,
      this.#session.ask((session) => session.turnCount(), open),
    );
  }

  /** The game in a link, with or without the "#". Equals `new Game(fromLink(link))` at less cost,
   *  and throws the same errors. */
  static fromLink(link: string): Game {
    return new Game(new LinkText(link));
  }

  /** A line of the game in a link, as a link: the turns of these numbers, as the core's `Document::on_line` counts them, and further
   *  ones; null: the core makes it of the line's document. Throws GospaceError, as opening the line does. @internal */
  static linkOfLine(
    link: string,
    numbers: readonly number[],
    further: readonly Turn[],
  ): string | null {
    const text = linkText(link);
    const turns = further.map((turn) => json(turn, "a turn")).join("\n");
    return call(() => linkOfLine(text, Uint32Array.from(numbers), turns)) ?? null;
  }

  /** The kind of turn that is due. */
  get phase(): Phase {
    return this.#ask((session) => session.phase());
  }

  /** The player to act; null when the game is over. */
  get actor(): Actor | null {
    return this.#ask((session) => session.actor()) ?? null;
  }

  get turnCount(): number {
    return this.#ask((session) => session.turnCount());
  }

  /** Number of turns that `redo` can restore. */
  get redoCount(): number {
    return this.#ask((session) => session.redoCount());
  }

  /** Per placement: 0 empty, 1 black, 2 white, 3 where its points differ. */
  colours(): Uint8Array {
    return this.#ask((session) => session.colours());
  }

  /** Per point of X: 0 empty, 1 black, 2 white. The points of a graph are its placements. */
  pointColours(): Uint8Array {
    return this.#ask((session) => session.pointColours());
  }

  /** Per placement, after the first `turns` turns. */
  coloursAfter(turns: number): Uint8Array {
    return this.#after(turns, (session) => session.coloursAfter(turns));
  }

  /** Per point, after the first `turns` turns. */
  pointColoursAfter(turns: number): Uint8Array {
    return this.#after(turns, (session) => session.pointColoursAfter(turns));
  }

  /** Per point: its colour if that has not changed since the first `turns` turns, otherwise 0. */
  lasting(turns: number): Uint8Array {
    index(turns, "turns");
    return this.#ask((session) => session.lasting(turns));
  }

  /** The points of the closure of a placement; on a graph the placement itself. Throws GospaceError: `range` if there is no
   *  such placement, as `name` does. */
  closure(placement: number): Uint32Array {
    return this.#at(placement, (session) => session.closure(placement));
  }

  /** The rules with every choice resolved. */
  rules(): ResolvedRules {
    return this.#ask((session) => session.rules());
  }

  /** State of the phases of divide-and-choose. */
  standing(): Standing {
    return this.#ask((session) => session.standing());
  }

  /** Placements that can be filled, before repetition is checked. */
  openPlacements(): Uint32Array {
    return this.#ask((session) => session.open());
  }

  /** Placements that the player to act may play. */
  allowed(): Uint32Array {
    return this.#ask((session) => session.allowed());
  }

  /** The reason that the turn is not allowed; null if it is allowed. */
  refusal(turn: Turn): Refusal | null {
    const text = json(turn, "a turn");
    const refusal = this.#ask((session) => session.refusal(text));
    return refusal === undefined ? null : refusalOf(refusal);
  }

  /** Takes a turn. Throws GospaceError if the turn is not allowed; the game is then unchanged. */
  play(turn: Turn): Outcome {
    const attempt = this.tryPlay(turn);
    if (attempt.refusal !== null) throw errorOf(attempt.refusal);
    return attempt.outcome;
  }

  /** Takes a turn, or returns its refusal and leaves the game unchanged. Throws GospaceError if the
   *  turn cannot be read. */
  tryPlay(turn: Turn): Attempt {
    const text = json(turn, "a turn");
    const answer = this.#ask((session) => session.play(text));
    if ("refused" in answer) return { refusal: refusalOf(answer.refused) };
    this.#log.play(text);
    const { outcome, turn: written } = answer;
    return { refusal: null, outcome, turn: written === undefined ? turn : JSON.parse(written) };
  }

  /** Everything that changes from turn to turn, in one call. */
  state(): GameState {
    const { stones, ...state } = this.#ask((session) => session.state());
    return { ...state, stones: stones === null ? [] : stonesOf(stones) };
  }

  /** Spells each centre of the record as the board has it once: on a glued plane it has many images. @internal */
  normalise(): void {
    this.#ask((session) => session.normalise());
  }

  /** Limits of a document: turns, nesting of variations, characters of a comment. @internal */
  static limits(): Uint32Array {
    limits ??= call(faceLimits);
    return limits;
  }

  /** Takes the last turn back; false if there is none. */
  undo(): boolean {
    const done = this.#ask((session) => session.undo());
    if (done) this.#log.undo();
    return done;
  }

  /** Restores the turn that was undone last; false if there is none. */
  redo(): boolean {
    const done = this.#ask((session) => session.redo());
    if (done) this.#log.redo();
    return done;
  }

  /** The stone's chain (string); on a directed graph, the stones that it reaches through its own
   *  colour. Throws GospaceError: `range` if there is no such placement. */
  chain(placement: number): Uint32Array {
    this.#check(placement);
    return this.#ask((session) => session.chain(placement));
  }

  /** The stones of a board of disks or of a plane, in the order in which they were placed; on a
   *  plane the index here is the stone's number. With `turns`: the stones after that many turns. */
  stones(turns?: number): Stone[] {
    const moment = turns ?? this.turnCount;
    return stonesOf(this.#after(moment, (session) => session.stonesAfter(moment)));
  }

  /** The free arcs beside the chain of a stone on a plane: the centres that are its liberties. */
  libertyArcs(stone: number): CircleArc[] {
    index(stone, "stone");
    return circleArcs(this.#ask((session) => session.libertyArcs(stone)));
  }

  /** The best centre for a stone near (x, y) on a plane, at most `within` ticks and at most a stone's width
   *  away, before it goes up to 2 ticks along each axis to a free tick; null if there is none. */
  snap(x: number, y: number, within = SNAP_RANGE): Snap | null {
    checkSnap(x, y, within);
    return this.#ask((session) => session.snap(x, y, within)) ?? null;
  }

  /** Centres near (x, y) at which the stone would touch something, and the free centre nearest to
   *  it; the nearest first. None is farther than with `snap`. */
  snaps(x: number, y: number, within = SNAP_RANGE): Snap[] {
    checkSnap(x, y, within);
    return this.#ask((session) => session.snaps(x, y, within));
  }

  /** The liberties of the stone's chain; use `libertyArcs` on a plane. Throws GospaceError: `range` if there is no such
   *  placement. */
  liberties(placement: number): Uint32Array {
    this.#check(placement);
    return this.#ask((session) => session.liberties(placement));
  }

  /** The exact scores of the current position, White's with komi; null where nothing is scored. */
  score(): Score | null {
    return this.#ask((session) => session.score()) ?? null;
  }

  /** Area owner of each placement: 0 neutral, 1 Black, 2 White. */
  owners(): Uint8Array {
    return this.#ask((session) => session.owners());
  }

  /** The result; null while the game goes on. */
  result(): GameResult | null {
    return this.#ask((session) => session.result()) ?? null;
  }

  /** The game as a document, which the constructor accepts. Undone turns are left out. */
  document(): GameDocument {
    return JSON.parse(this.#ask((session) => session.document()));
  }

  /** The document, with null in place of a board of listed points. @internal */
  head(): GameHead {
    return JSON.parse(this.#ask((session) => session.head()));
  }

  /** The game as a link, without the "#". Throws GospaceError: `limit` if it is too large. */
  link(): string {
    return this.#ask((session) => session.link());
  }

  /** One turn of the record, without its variations; counted from 0, and from the next major version on from 1, as in
   *  `why.takenBy`. Throws GospaceError: `range` past the end. */
  turn(turn: number): Turn {
    return JSON.parse(this.#after(turn, (session) => session.turn(turn)));
  }

  /** Number of opposing stones that each player has captured. */
  captures(): { black: number; white: number } {
    const [black = 0, white = 0] = this.#ask((session) => session.captures());
    return { black, white };
  }

  /** Geometry for drawing the board. */
  drawing(): Drawing {
    return this.#ask((session) => session.drawing());
  }

  /** Display name of a placement, "D4" or its label; on a plane the number of a stone. Throws
   *  GospaceError: `range`. */
  name(placement: number): string {
    this.#check(placement);
    this.#names ??= this.names();
    return this.#names[placement] ?? String(placement);
  }

  /** Names of all placements, by which people find them again; empty on a plane. */
  names(): string[] {
    return listOf(this.#ask((session) => session.names()));
  }

  /** Names of all points: on a go-space those of X, elsewhere those of the placements. */
  pointNames(): string[] {
    return listOf(this.#ask((session) => session.pointNames()));
  }

  /** The neighbours of a placement, the arcs from and to it, the placements that overlap it, and the
   *  points that it covers; nothing on a plane. Throws GospaceError: `range` if there is no such placement. */
  around(placement: number): Around {
    return aroundOf(this.#at(placement, (session) => session.around(placement)));
  }

  /** Counts of the board. */
  facts(): BoardFacts {
    return factsOf(this.#ask((session) => session.facts()));
  }

  /** Frees the game's memory at once. Every later call throws GospaceError: `freed`. */
  free(): void {
    this.#session.free();
  }

  /** The answer to a question about an earlier moment. Throws GospaceError: `range` if there is none. */
  #after<T>(turns: number, question: (session: Session) => T | undefined): T {
    index(turns, "turns");
    const answer = this.#ask(question);
    if (answer === undefined) throw new GospaceError("range", noSuchTurn(turns));
    return answer;
  }

  /** The answer to a question about a placement. Throws GospaceError: `range` if the board has none of that number. */
  #at<T>(placement: number, question: (session: Session) => T | undefined): T {
    index(placement, "placement");
    const answer = this.#ask(question);
    if (answer === undefined)
      throw new GospaceError("range", noSuchPlacement(placement), "placement");
    return answer;
  }

  #check(placement: number): void {
    checkPlacement((question) => this.#ask(question), placement);
  }

  #ask<T>(question: (session: Session) => T): T {
    return this.#session.ask(question, () => this.#log.replay());
  }
}

/** A document without a board of listed points. */
export type GameHead = Omit<GameDocument, "board"> & { readonly board: Board | null };

let limits: Uint32Array | null = null;

class LinkText {
  readonly text: string;

  constructor(link: string) {
    this.text = linkText(link);
  }
}

/** An accepted turn as the core writes it, with its outcome; or the refusal. */
export type Attempt =
  | { readonly refusal: null; readonly turn: Turn; readonly outcome: Outcome }
  | { readonly refusal: Refusal };

function errorOf({ code, message }: Refusal): GospaceError {
  return new GospaceError(code, message);
}

/** Creates a session of the game; called again after a trap. */
function opener(source: GameDocument | string | LinkText): () => Session {
  if (source instanceof LinkText) return () => Session.fromLink(source.text);
  const text = documentText(source);
  return () => new Session(text);
}

/** Default snap range in ticks: half the default stone radius. */
const SNAP_RANGE = 512;

function stonesOf(lists: StoneLists): Stone[] {
  return Array.from(lists.colours, (colour, i) => {
    const stone: Stone = {
      x: at(lists.disks, 3 * i),
      y: at(lists.disks, 3 * i + 1),
      colour: colour === 1 ? 1 : 2,
      turn: at(lists.turns, i),
      radius: at(lists.disks, 3 * i + 2),
    };
    const placement = lists.placements[i];
    return placement === undefined ? stone : { ...stone, placement };
  });
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0;
}

function checkSnap(x: number, y: number, within: number): void {
  finite(x, "x");
  finite(y, "y");
  finite(within, "within");
}
