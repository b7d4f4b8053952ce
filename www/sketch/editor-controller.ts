/** Where boards are drawn: keeps the easel, asks the core what is wrong with what is on it, sends layouts
 *  to the worker, and carries the board to the table and back. Assumes the full module from `enter` on. */
import { Game, GospaceError } from "gospace/play";
import { drawable } from "../engine/drawable.ts";
import { full, isFullLoaded } from "../engine/full-module.ts";
import { hand } from "../engine/press-guard.ts";
import type { Message } from "../engine/protocol.ts";
import type { DisksBoard, GameDocument, PlaneBoard, Site } from "../engine/types.ts";
import { Client } from "../engine/worker-client.ts";
import type { LayoutKind } from "../layout/types.ts";
import type { GameController } from "../model/game-controller.ts";
import { type Replay, replayed } from "../model/replay-turns.ts";
import type { BoardView } from "../model/state.ts";
import { Store } from "../model/store.ts";
import type { Moment } from "../model/tree/moment.ts";
import { type EditorAction, reduceEditor } from "./actions.ts";
import {
  boardOf,
  documentOf,
  placementItems,
  regionOf,
  resumedSketch,
  sketchOf,
} from "./document.ts";
import { allItems } from "./edits.ts";
import { cutOut, fits, putIn } from "./fragment.ts";
import { layoutRequest, placed, usualLength } from "./layout.ts";
import {
  EMPTY_SKETCH,
  type ItemId,
  inTicks,
  isEmpty,
  type Sketch,
  type SketchKind,
} from "./sketch.ts";
import { usualPitch } from "./snap.ts";
import { type EditorState, freshEditor, NONE, PITCH_IN_TICKS, USUAL_PITCH } from "./state.ts";

/** While somebody draws on, not every step is looked over. */
const PAUSE_MS = 140;

/** Of the selected points of a go-space. */
export interface SetReport {
  readonly points: number;
  readonly closure: readonly ItemId[];
  /** The smallest open set that holds them. */
  readonly least: readonly ItemId[];
  /** Components in the topology of the selection. */
  readonly pieces: number;
}

export class EditorController {
  readonly store: Store<EditorState, EditorAction>;
  readonly #controller: GameController;
  readonly #layouts = new Client();
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** What lies on the table, and the sketch of it. */
  #board: BoardView | null = null;
  #baseline: Sketch = EMPTY_SKETCH;
  #carried: () => void = () => {};

  constructor(controller: GameController) {
    this.#controller = controller;
    this.store = new Store(freshEditor(), reduceEditor);
    this.store.subscribe((editorState, before) => {
      if (editorState.now.sketch !== before.now.sketch) this.#lookSoon();
    });
  }

  get sketch(): Sketch {
    return this.store.state.now.sketch;
  }

  /** Calls whenever the board that is drawn has come to the table. */
  onCarried(listener: () => void): void {
    this.#carried = listener;
  }

  /** Whether something is drawn there that nobody has played on. */
  isUnplayed(sketch: Sketch): boolean {
    return sketch !== this.#baseline && !isEmpty(sketch);
  }

  /** One after the other; later ones are not worked out from what earlier ones changed. */
  do(recentMoves: readonly EditorAction[]): void {
    for (const deed of recentMoves) this.store.dispatch(deed);
  }

  /** To the easel, with the board of the table, unless it lies there already. */
  enter(): void {
    const { board } = this.#controller.store.state;
    if (board !== this.#board) {
      this.#load(this.#controller.document());
      this.#board = board;
    } else this.#lookSoon();
    this.#controller.store.dispatch({ kind: "room", room: "draw" });
  }

  /** An empty paper; what was drawn can be had back. */
  start(kind: SketchKind): void {
    const pitch = inTicks(kind) ? PITCH_IN_TICKS : USUAL_PITCH;
    const sketch = { ...EMPTY_SKETCH, kind, next: this.sketch.next };
    this.store.dispatch({ kind: "replaced", sketch, pitch });
  }

  /** What is selected, as the text of a document; null where nothing is. */
  copied(): string | null {
    const { sketch, selection } = this.store.state.now;
    const fragment = cutOut(sketch, selection);
    if (!fits(fragment, sketch)) return null;
    return JSON.stringify(documentOf({ ...EMPTY_SKETCH, stone: sketch.stone, ...fragment }));
  }

  /** Puts a board beside what is drawn, if both can stand on one paper; else in its place. */
  paste(document: GameDocument, notices: readonly string[]): void {
    const { now, snapping } = this.store.state;
    this.attempt(() => {
      const pasted = sketchOf(drawable(document, full().asGraph));
      const fragment = cutOut(pasted, allItems(pasted));
      if (isEmpty(now.sketch) || !fits(fragment, now.sketch))
        return this.replace(document, notices);
      const { sketch, ids } = putIn(now.sketch, fragment, [snapping.pitch, snapping.pitch]);
      this.store.dispatch({ kind: "drawn", sketch, selection: ids });
    });
  }

  /** Takes a board onto the paper as one step that can be undone; none of its items is one of before. */
  replace(document: GameDocument, notices: readonly string[] = []): void {
    this.attempt(() => {
      const sketch = sketchOf(drawable(document, full().asGraph), this.sketch.next);
      this.store.dispatch({ kind: "replaced", sketch, pitch: pitchOf(sketch) });
      if (notices.length > 0) this.store.dispatch({ kind: "told", word: notices.join(" ") });
    });
  }

  /** A drawing that was kept comes back onto the paper; nobody has played on it. */
  resume(document: GameDocument): void {
    this.attempt(() => {
      const sketch = resumedSketch(document, this.sketch.next);
      const kind = this.isUnplayed(this.sketch) ? "replaced" : "loaded";
      this.store.dispatch({ kind, sketch, pitch: pitchOf(sketch) });
      this.#baseline = EMPTY_SKETCH;
      this.#board = this.#controller.store.state.board;
    });
  }

  /** To what is on the paper, whatever lies on the table meanwhile. */
  stay(): void {
    const { board } = this.#controller.store.state;
    if (board !== this.#board) this.#baseline = EMPTY_SKETCH;
    this.#board = board;
    this.#controller.store.dispatch({ kind: "room", room: "draw" });
  }

  /** To the table: at once if nothing changed, or if every turn can be played on the new board;
   *  otherwise it asks first. */
  play(): void {
    this.store.dispatch({ kind: "abandoned" });
    if (this.#board !== null && this.sketch === this.#baseline) return this.#toTable();
    this.attempt(() => {
      const document = this.#playable();
      const { branch } = this.#controller.store.state;
      if (branch.line.length === 0) return this.#carry(document);
      const replay = replayed(document, branch, this.#sites());
      if (replay.passed + replay.dropped === 0) return this.#carry(replay.document, replay.moment);
      this.store.dispatch({ kind: "asked", question: { replay, anew: document } });
    });
  }

  /** Answers the question that `play` asked. */
  carry(what: "replay" | "anew"): void {
    const { question } = this.store.state;
    if (question === null) return;
    const replay: Replay = question.replay;
    if (what === "replay") this.#carry(replay.document, replay.moment);
    else this.#carry(question.anew);
  }

  /** The board without lines of the region that is drawn, without its stones. */
  plane(): PlaneBoard | null {
    const { now, radius, slack } = this.store.state;
    const { region, stone, kind } = now.sketch;
    if (region === null) return null;
    const size = kind === "plane" ? stone : { radius, tolerance: 2 * slack };
    return { kind: "plane", region: regionOf(region), ...size };
  }

  /** Fills the region with the disks of a sample, in the place of those that are there. */
  fill(board: DisksBoard): void {
    const { next, heading, region } = this.sketch;
    const sample = sketchOf({ gospace: 1, board }, next);
    const sketch: Sketch = { ...sample, heading, region };
    this.store.dispatch({ kind: "drawn", sketch, selection: NONE });
  }

  /** What the topology makes of the selected points; null where none is selected, or where the sets
   *  are no sets yet. */
  setReport(): SetReport | null {
    const { sketch, selection } = this.store.state.now;
    const ids = [...sketch.points.keys()];
    const chosen = ids.flatMap((id, index) => (selection.has(id) ? [index] : []));
    const board = boardOf({ ...sketch, placements: new Map(), start: new Map() });
    if (chosen.length === 0 || board.kind !== "gospace") return null;
    const { closureOf, leastOpen, piecesOf } = full();
    const items = (indices: Uint32Array) => [...indices].flatMap((index) => ids[index] ?? []);
    return {
      points: chosen.length,
      closure: items(closureOf(board, chosen)),
      least: items(leastOpen(board, chosen)),
      pieces: piecesOf(board, chosen).length,
    };
  }

  /** The go-space that plays as the graph does (TopoGo, example 2). */
  toSpace(): void {
    const board = boardOf(this.sketch);
    if (board.kind !== "graph") return;
    this.attempt(() => {
      const { heading } = this.sketch;
      const space = sketchOf({ gospace: 1, board: full().asGoSpace(board) }, this.sketch.next);
      this.store.dispatch({ kind: "drawn", sketch: { ...space, heading }, selection: NONE });
    });
  }

  layOut(layout: LayoutKind): void {
    const { now, snapping } = this.store.state;
    const request = layoutRequest(now, layout, snapping.pitch);
    const stroke = `layout ${now.sketch.next} ${performance.now()}`;
    this.store.dispatch({ kind: "working", share: 0 });
    const show = (xy: Float64Array) =>
      this.store.dispatch({ kind: "drawn", sketch: placed(this.sketch, now, xy), stroke });
    this.#layouts.ask({ kind: "layout", request }, (message) => this.#hear(message, show));
  }

  cancelLayout(): void {
    this.#layouts.cancel();
    this.store.dispatch({ kind: "working", share: null });
  }

  #hear(message: Message, show: (xy: Float64Array) => void): void {
    switch (message.kind) {
      case "laying-out":
        show(message.xy);
        return this.store.dispatch({ kind: "working", share: message.share });
      case "laid-out":
        show(message.xy);
        return this.store.dispatch({ kind: "working", share: null });
      case "failed":
        this.store.dispatch({ kind: "working", share: null });
        return this.store.dispatch({ kind: "told", word: message.message });
      default:
        return;
    }
  }

  /** What was drawn and never played on can be had back. */
  #load(document: GameDocument): void {
    if (this.sketch === this.#baseline) {
      const sketch = sketchOf(drawable(document, full().asGraph));
      this.store.dispatch({ kind: "loaded", sketch, pitch: pitchOf(sketch) });
    } else this.replace(document);
    this.#baseline = this.sketch;
  }

  /** The board with the rules of the table, if they make sense on it. Throws GospaceError. */
  #playable(): GameDocument {
    const bare = documentOf(this.sketch);
    const { rules } = this.#controller.document();
    if (rules === undefined) return checked(bare);
    try {
      return checked({ ...bare, rules });
    } catch (error) {
      if (error instanceof GospaceError && error.path?.startsWith("rules")) return checked(bare);
      throw error;
    }
  }

  /** Where the placements of the table's board are on this one. */
  #sites(): (before: Site) => Site | null {
    const before = placementItems(this.#baseline);
    const now = new Map(placementItems(this.sketch).map((id, site) => [id, site] as const));
    return (site) => {
      if (typeof site !== "number") return this.sketch.kind === "plane" ? site : null;
      const id = before[site];
      return id === undefined ? null : (now.get(id) ?? null);
    };
  }

  #carry(document: GameDocument, moment: Moment | null = null): void {
    this.store.dispatch({ kind: "asked", question: null });
    this.#controller.open(document, null, [], moment);
    this.#baseline = this.sketch;
    this.#carried();
    this.#toTable();
  }

  #toTable(): void {
    this.#board = this.#controller.store.state.board;
    this.#controller.store.dispatch({ kind: "room", room: "play" });
  }

  /** What the core refuses is told, and nothing is changed. */
  attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.store.dispatch({ kind: "told", word: error.message });
    }
  }

  /** A drawing that is kept from before is looked over once somebody comes to it. */
  #lookSoon(): void {
    clearTimeout(this.#pause);
    if (!isFullLoaded()) return;
    this.#pause = setTimeout(() => hand.whenUp(() => this.#look()), PAUSE_MS);
  }

  /** Not in the middle of a drag: a large board takes a few milliseconds. */
  #look(): void {
    const { gesture, stroke } = this.store.state;
    if (gesture.kind !== "none" && stroke !== null) return this.#lookSoon();
    this.attempt(() => {
      const { survey } = full();
      this.store.dispatch({ kind: "surveyed", survey: survey(documentOf(this.sketch)) });
    });
  }
}

function checked(document: GameDocument): GameDocument {
  new Game(document).free();
  return document;
}

/** Of the grid that such a sketch is drawn on. */
export function pitchOf(sketch: Sketch): number {
  if (inTicks(sketch.kind)) return PITCH_IN_TICKS;
  const length = usualLength(sketch);
  return length === null ? USUAL_PITCH : usualPitch(length);
}
