/** A game, as the core plays it. */

import { Session, type StoneLists } from "../../build/wasm/full/gospace_wasm.js";
import { noSuchTurn } from "../words/core/module.ts";
import { circleArcs, factsOf, refusalOf } from "./decode.ts";
import { documentText, json, linkText } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { whyOf } from "./explain.ts";
import { call, currentGeneration } from "./instance.ts";
import { ReplayLog } from "./replay-log.ts";
import type {
  Actor,
  BoardFacts,
  CircleArc,
  Drawing,
  GameDocument,
  GameState,
  Outcome,
  Phase,
  Refusal,
  ResolvedRules,
  Result,
  Score,
  Snap,
  Standing,
  Stone,
  Turn,
} from "./types.ts";
import type { Why } from "./why.ts";

/** A game: a board, its rules and the turns taken. */
export class Game {
  #session: Session;
  #generation: number;
  /** What is played anew when the instance that held the game is gone. */
  readonly #line: ReplayLog<Session>;
  /** Asks why it stands as it does. */
  readonly why: Why = whyOf((question) => this.#ask(question));

  /** Validates all of the document and replays all turns; throws GospaceError. */
  constructor(document: GameDocument | string);
  /** @internal */
  constructor(link: LinkText);
  constructor(source: GameDocument | string | LinkText) {
    const open = opening(source);
    this.#session = call(open);
    this.#generation = currentGeneration();
    this.#line = new ReplayLog(open, this.turnCount);
  }

  /** The game in a link, with or without the "#"; what `new Game(fromLink(link))` is, at less cost.
   *  Throws GospaceError as both do. */
  static fromLink(link: string): Game {
    return new Game(new LinkText(link));
  }

  /** What is to be done now. */
  get phase(): Phase {
    return this.#ask((session) => session.phase());
  }

  /** Who is to act; null when the game is over. */
  get actor(): Actor | null {
    return this.#ask((session) => session.actor()) ?? null;
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
    return refusal === undefined ? null : refusalOf(refusal);
  }

  /** Takes a turn. Throws GospaceError if it may not be taken, and then nothing has changed. */
  play(turn: Turn): Outcome {
    const attempt = this.tryPlay(turn);
    if (attempt.refusal !== null) throw errorOf(attempt.refusal);
    return attempt.outcome;
  }

  /** Takes a turn, or returns why it may not be taken, and then nothing has changed. Throws GospaceError
   *  where the turn cannot be read. */
  tryPlay(turn: Turn): Attempt {
    const text = json(turn, "a turn");
    const answer = this.#ask((session) => session.play(text));
    if ("refused" in answer) return { refusal: refusalOf(answer.refused) };
    this.#line.play(text);
    const { outcome, turn: written } = answer;
    return { refusal: null, outcome, turn: written === undefined ? turn : JSON.parse(written) };
  }

  /** All that changes from turn to turn, at once. */
  state(): GameState {
    const { stones, ...state } = this.#ask((session) => session.state());
    return { ...state, stones: stones === null ? [] : stonesOf(stones) };
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
      this.#ask((session) => {
        const moment = turns ?? session.turnCount();
        return there(session.stonesAfter(moment), moment);
      }),
    );
  }

  /** The free arcs beside the chain of a stone of a plane: the centres that are its liberties. */
  libertyArcs(stone: number): CircleArc[] {
    return circleArcs(this.#ask((session) => session.libertyArcs(stone)));
  }

  /**
   * Where a stone near (x, y) on a plane would best stand, at most `within` ticks away; null
   * where it could stand nowhere near.
   */
  snap(x: number, y: number, within = SNAP_RANGE): Snap | null {
    return this.#ask((session) => session.snap(x, y, within)) ?? null;
  }

  /** Where it could stand so as to touch something, and just there; the nearest first. */
  snaps(x: number, y: number, within = SNAP_RANGE): Snap[] {
    return this.#ask((session) => session.snaps(x, y, within));
  }

  /** The liberties of the stone's chain; on a plane `libertyArcs` tells them. */
  liberties(placement: number): Uint32Array {
    return this.#ask((session) => session.liberties(placement));
  }

  /** The scores as the board stands, exact, White's with komi; null where nothing is scored. */
  score(): Score | null {
    return this.#ask((session) => session.score()) ?? null;
  }

  /** Whose each placement is now, for area: 0 nobody's, 1 Black's, 2 White's. */
  owners(): Uint8Array {
    return this.#ask((session) => session.owners());
  }

  /** How the game ended; null while it goes on. */
  result(): Result | null {
    return this.#ask((session) => session.result()) ?? null;
  }

  /** The game as it stands; the constructor takes it. Turns taken back are not in it. */
  document(): GameDocument {
    return JSON.parse(this.#ask((session) => session.document()));
  }

  /**
   * The game as it stands, as a link: what stands after the "#" of an address. Throws GospaceError:
   * `limit` if it is too large.
   */
  link(): string {
    return this.#ask((session) => session.link());
  }

  /** One turn of the record, without its variations. */
  turn(index: number): Turn {
    const text = this.#ask((session) => session.turn(index));
    if (text === undefined) throw new GospaceError("range", noSuchTurn(index));
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

  /** The names of all placements; none of a plane. */
  names(): string[] {
    return this.#ask((session) => session.names());
  }

  /** Counts of the board. */
  facts(): BoardFacts {
    return factsOf(this.#ask((session) => session.facts()));
  }

  /** Gives the game's memory back now instead of some time; the game is of no use afterwards. */
  free(): void {
    if (this.#generation === currentGeneration()) this.#session.free();
  }

  #ask<T>(question: (session: Session) => T): T {
    return call(() => {
      if (this.#generation !== currentGeneration()) {
        this.#session = this.#line.replay();
        this.#generation = currentGeneration();
      }
      return question(this.#session);
    });
  }
}

class LinkText {
  readonly text: string;

  constructor(link: string) {
    this.text = linkText(link);
  }
}

/** A turn that was taken, as the core writes it, and what it took; or why it may not be taken. */
export type Attempt =
  | { readonly refusal: null; readonly turn: Turn; readonly outcome: Outcome }
  | { readonly refusal: Refusal };

function errorOf({ code, message }: Refusal): GospaceError {
  return new GospaceError(code, message);
}

/** How the core comes to the game. */
function opening(source: GameDocument | string | LinkText): () => Session {
  if (source instanceof LinkText) return () => Session.fromLink(source.text);
  const text = documentText(source);
  return () => new Session(text);
}

/** Half the radius of a usual stone. */
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

function there<T>(value: T | undefined, turns: number): T {
  if (value === undefined) throw new GospaceError("range", noSuchTurn(turns));
  return value;
}
