/** Editor controller: holds the editor's state, asks the core for findings, sends layouts to the
 *  worker, and moves boards between editor and game. Assumes that the full module is loaded when
 *  `enter` is called. */
import { Game, GospaceError } from "gospace/play";
import { drawable } from "../engine/drawable.ts";
import { has, type SketchKind } from "../engine/features.ts";
import { full, isFullLoaded } from "../engine/full-module.ts";
import { pressGuard } from "../engine/press-guard.ts";
import type { Message } from "../engine/protocol.ts";
import type {
  DisksBoard,
  GameDocument,
  GoSpaceBoard,
  Pair,
  PlaneBoard,
  Site,
} from "../engine/types.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import type { LayoutKind } from "../layout/types.ts";
import type { Arrangement } from "../model/arrangement.ts";
import type { GameController } from "../model/game-controller.ts";
import { type Replay, replayed } from "../model/replay-turns.ts";
import { type BoardView, isStone } from "../model/state.ts";
import { Store } from "../model/store.ts";
import type { Moment } from "../model/tree/moment.ts";
import { type EditorAction, reduceEditor } from "./actions.ts";
import { isWritten } from "./background.ts";
import {
  boardOf,
  documentOf,
  drawnSketch,
  placementItems,
  planeOf,
  playableOf,
  sketchOf,
} from "./document.ts";
import { allItems } from "./edits.ts";
import { canPaste, fragmentOf, shiftTo, withFragment } from "./fragment.ts";
import { layoutRequest, placed } from "./layout.ts";
import { newPaper } from "./new-paper.ts";
import type { SketchSurvey } from "./picture-findings.ts";
import {
  EMPTY_SKETCH,
  FIRST_TOOLS,
  type ItemId,
  inTicks,
  isEmpty,
  isLarge,
  itemId,
  type Sketch,
} from "./sketch.ts";
import { usualPitch } from "./snap.ts";
import {
  type EditorState,
  freshEditor,
  type GameStones,
  NONE,
  PITCH_IN_TICKS,
  USUAL_PITCH,
} from "./state.ts";
import {
  arranged,
  arrangementOf,
  restoredSketch,
  type StoredDrawing,
  storedDrawing,
} from "./stored.ts";
import type { SurveyAnswer, SurveyRequest } from "./survey.ts";
import { usualLength } from "./usual-length.ts";

/** Milliseconds. Surveys wait until the drawing pauses. */
const DEBOUNCE_MS = 140;
/** Further wait for problems of a kind that is not shown yet: while a board begins, everything stands alone. */
const PAUSE_MS = 900;
/** After so long a survey, the findings on what the drawing was are shown no more. */
const PATIENCE_MS = 400;

/** Topology of the selected points of a go-space. */
export interface SetReport {
  readonly points: number;
  readonly closure: readonly ItemId[];
  /** The smallest open set that contains them. */
  readonly least: readonly ItemId[];
  /** Number of components in the subspace topology. */
  readonly pieces: number;
}

export class EditorController {
  readonly store: Store<EditorState, EditorAction>;
  readonly #controller: GameController;
  readonly #layouts = new WorkerClient();
  readonly #surveys = new WorkerClient<SurveyRequest, SurveyAnswer>(startSurveyWorker);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The drawing of which all findings are shown. */
  #surveyed: Sketch | null = null;
  /** The board of the open game, and its sketch. */
  #board: BoardView | null = null;
  #baseline: Sketch = EMPTY_SKETCH;
  #arrangement: { readonly board: BoardView; readonly arrangement: Arrangement } | null = null;
  #onMovedToGame: () => void = () => {};
  #pastePlace: () => Pair = () => [0, 0];
  #keepPicture: (picture: string) => string | null = () => null;

  constructor(controller: GameController) {
    this.#controller = controller;
    this.store = new Store(freshEditor(), reduceEditor);
    this.store.subscribe((editorState, before) => {
      if (editorState.now.sketch !== before.now.sketch) this.#scheduleSurvey();
    });
  }

  get sketch(): Sketch {
    return this.store.state.now.sketch;
  }

  /** Registers a listener for boards that were moved to the game. */
  onMovedToGame(listener: () => void): void {
    this.#onMovedToGame = listener;
  }

  /** Sets the place to which boards are pasted. */
  pasteAt(place: () => Pair): void {
    this.#pastePlace = place;
  }

  /** Sets the place that keeps the pictures of files: it takes a data URL, and gives the key at once. */
  keepPictures(keep: (picture: string) => string | null): void {
    this.#keepPicture = keep;
  }

  /** True while the sketch is the board of the game as it was taken over. */
  get isOfGame(): boolean {
    return this.sketch === this.#baseline;
  }

  /** True if the sketch was edited and not played on. */
  isUnplayed(sketch: Sketch): boolean {
    return sketch !== this.#baseline && !(isEmpty(sketch) && sketch.background === null);
  }

  /** Dispatches actions in order; each is computed from the state before all of them. */
  do(actions: readonly EditorAction[]): void {
    for (const action of actions) this.store.dispatch(action);
  }

  /** Opens the editor with the game's board, unless it is already there. */
  enter(): void {
    const { board } = this.#controller.store.state;
    if (board !== this.#board) {
      this.#load(this.#controller.document());
      this.#board = board;
      this.store.dispatch({ kind: "choosing", open: true });
    } else this.#scheduleSurvey();
    if (this.store.state.gameStones !== null) this.showGameStones("shown");
    this.#controller.store.dispatch({ kind: "room", room: "draw" });
  }

  /** Shows the stones that now stand in the game, where their places are still drawn. */
  showGameStones(how: "shown" | "hidden"): void {
    const stones = how === "shown" ? this.#stonesOfGame() : null;
    this.store.dispatch({ kind: "game-stones", stones });
  }

  #stonesOfGame(): GameStones {
    const { colours, stones } = this.#controller.store.state.game;
    const start = placementItems(this.#baseline).flatMap((id, site) => {
      const colour = colours[site];
      return isStone(colour) ? [[id, colour] as const] : [];
    });
    const standing = has(this.#baseline, "centres") && has(this.sketch, "centres") ? stones : [];
    // Stones of the game are no items: their numbers are below those of all items.
    const centres = standing.map((stone, i) => [itemId(-1 - i), stone] as const);
    return { start: new Map(start), centres: new Map(centres) };
  }

  /** Starts a new paper with its first tool; undo restores the previous one. */
  start(kind: SketchKind): void {
    const pitch = inTicks(kind) ? PITCH_IN_TICKS : USUAL_PITCH;
    const sketch = newPaper(kind, this.sketch.next + 1);
    this.do([
      { kind: "replaced", sketch, pitch },
      { kind: "tool", tool: FIRST_TOOLS[kind] },
      { kind: "shown", sets: new Set(sketch.placements.keys()) },
    ]);
  }

  /** The selection as the text of a document; null if empty. */
  copied(): string | null {
    const { sketch, selection } = this.store.state.now;
    const fragment = fragmentOf(sketch, selection);
    if (!canPaste(fragment, sketch)) return null;
    return JSON.stringify(documentOf({ ...EMPTY_SKETCH, stone: sketch.stone, ...fragment }));
  }

  /** Adds a board to the sketch, at the place for it, if their kinds fit; otherwise replaces it. */
  paste(document: GameDocument, notices: readonly string[]): void {
    const { now, snapping } = this.store.state;
    this.attempt(() => {
      const pasted = sketchOf(drawable(document, full().asGraph));
      const fragment = fragmentOf(pasted, allItems(pasted));
      if (isEmpty(now.sketch) || !canPaste(fragment, now.sketch))
        return this.replace(document, notices);
      const by = shiftTo(now.sketch, fragment, this.#pastePlace(), snapping.pitch);
      const { sketch, ids } = withFragment(now.sketch, fragment, by);
      this.store.dispatch({ kind: "drawn", sketch, selection: ids });
      this.#say(notices);
    });
  }

  /** Length for links without one: as long as the drawing's cells. */
  spacing(): number {
    const { now, snapping } = this.store.state;
    return inTicks(now.sketch.kind) ? USUAL_PITCH : snapping.pitch;
  }

  /** Replaces the sketch as one undo step; all its items get new numbers. */
  replace(document: GameDocument, notices: readonly string[] = []): void {
    this.attempt(() => {
      const sketch = this.#kept(drawnSketch(document, full().asGraph, this.sketch.next + 1));
      this.store.dispatch({ kind: "replaced", sketch, pitch: pitchOf(sketch) });
      this.#say(notices);
    });
  }

  /** The sketch with the key of a picture that a file has brought. */
  #kept(sketch: Sketch): Sketch {
    const { background } = sketch;
    if (background === null || !isWritten(background)) return sketch;
    const picture = this.#keepPicture(background.picture);
    return { ...sketch, background: picture === null ? null : { ...background, picture } };
  }

  #say(notices: readonly string[]): void {
    if (notices.length === 0) return;
    this.store.dispatch({ kind: "message", message: notices.join(" "), tone: "news" });
  }

  /** Keeps locks, groups and background for the drawing of the game's board, which is made when the editor opens. */
  arrange(arrangement: Arrangement): void {
    this.#arrangement = { board: this.#controller.store.state.board, arrangement };
  }

  /** Locks, groups and background of the drawing of the game's board; null without any. */
  get arrangement(): Arrangement | null {
    const { board } = this.#controller.store.state;
    if (board !== this.#board) return this.#keptFor(board);
    return this.isUnplayed(this.sketch) ? null : arrangementOf(this.sketch);
  }

  #keptFor(board: BoardView): Arrangement | null {
    return this.#arrangement?.board === board ? this.#arrangement.arrangement : null;
  }

  /** Restores a stored drawing, which counts as unplayed. */
  resume(drawing: StoredDrawing): void {
    this.attempt(() => {
      const sketch = restoredSketch(drawing, this.sketch.next);
      const kind = this.isUnplayed(this.sketch) ? "replaced" : "loaded";
      this.store.dispatch({ kind, sketch, pitch: pitchOf(sketch) });
      this.#baseline = EMPTY_SKETCH;
      this.#board = this.#controller.store.state.board;
    });
  }

  /** True if a sketch takes too long to be stored within an edit. */
  isLarge(sketch: Sketch): boolean {
    return isLarge(sketch);
  }

  /** A sketch as it is stored. */
  stored(sketch: Sketch): StoredDrawing {
    return storedDrawing(sketch);
  }

  /** Keeps the current sketch, whatever board the game has. */
  keepSketch(): void {
    const { board } = this.#controller.store.state;
    if (board !== this.#board) this.#baseline = EMPTY_SKETCH;
    this.#board = board;
    this.#controller.store.dispatch({ kind: "room", room: "draw" });
  }

  /** Moves the board to the game: at once if it is unchanged or keeps every turn; otherwise asks
   *  first. Where nothing is drawn the game is shown as it was. */
  play(): void {
    this.store.dispatch({ kind: "abandoned" });
    const isSame = this.#board !== null && this.sketch === this.#baseline;
    if (isSame || isEmpty(this.sketch)) return this.#showGame();
    this.attempt(() => {
      const document = this.#playable();
      const { branch } = this.#controller.store.state;
      // Another paper takes no turns of the old game with it.
      if (branch.line.length === 0 || this.sketch.paper !== this.#baseline.paper)
        return this.#openInGame(document);
      const replay = replayed(document, branch, this.#sites());
      if (replay.passed + replay.dropped === 0)
        return this.#openInGame(replay.document, replay.moment, "same game");
      this.store.dispatch({ kind: "asked", question: { replay, anew: document } });
    });
  }

  /** Answers the question of `play`. */
  answer(what: "replay" | "anew"): void {
    const { question } = this.store.state;
    if (question === null) return;
    const replay: Replay = question.replay;
    if (what === "replay") this.#openInGame(replay.document, replay.moment);
    else this.#openInGame(question.anew);
  }

  /** The board with the game's rules; null while it cannot be played on. */
  playable(): GameDocument | null {
    try {
      return this.#playable();
    } catch (error) {
      if (error instanceof GospaceError && error.code !== "trap") return null;
      throw error;
    }
  }

  /** The plane of the drawn region, without its stones. */
  plane(): PlaneBoard | null {
    const { now, radius, slack } = this.store.state;
    const { sketch } = now;
    return planeOf(
      sketch,
      has(sketch, "centres") ? sketch.stone : { radius, tolerance: 2 * slack },
    );
  }

  /** Replaces the disks in the region by those of a sample. */
  fill(board: DisksBoard): void {
    const { next, heading, region, background, paper } = this.sketch;
    const sample = sketchOf({ gospace: 1, board }, next);
    const sketch: Sketch = { ...sample, heading, region, background, paper };
    this.store.dispatch({ kind: "drawn", sketch, selection: NONE });
  }

  /** Topology of the selected points; null if none is selected, or if the sets are invalid. */
  setReport(): SetReport | null {
    const { sketch, selection } = this.store.state.now;
    const ids = [...sketch.points.keys()];
    const chosen = ids.flatMap((id, index) => (selection.has(id) ? [index] : []));
    const board = boardOf({ ...sketch, placements: new Map(), start: new Map() });
    if (chosen.length === 0 || !has(board, "sets")) return null;
    const { closureOf, leastOpen, piecesOf } = full();
    const items = (indices: Uint32Array) => [...indices].flatMap((index) => ids[index] ?? []);
    return {
      points: chosen.length,
      closure: items(closureOf(board, chosen)),
      least: items(leastOpen(board, chosen)),
      pieces: piecesOf(board, chosen).length,
    };
  }

  /** Converts a graph to the go-space with the same play (TopoGo, example 2). */
  toSpace(): void {
    const board = boardOf(this.sketch);
    this.attempt(() => {
      if (has(board, "links")) this.drawSpace(full().asGoSpace(board));
    });
  }

  /** Goes on with a go-space that was made of the drawing. */
  drawSpace(board: GoSpaceBoard): void {
    const { heading, next } = this.sketch;
    const sketch = { ...sketchOf({ gospace: 1, board }, next), heading };
    if (inTicks(this.sketch.kind))
      this.store.dispatch({ kind: "replaced", sketch, pitch: pitchOf(sketch) });
    else this.store.dispatch({ kind: "drawn", sketch, selection: NONE });
  }

  layOut(layout: LayoutKind): void {
    const { now, snapping } = this.store.state;
    const request = layoutRequest(now, layout, snapping.pitch);
    const stroke = `layout ${now.sketch.next} ${performance.now()}`;
    this.store.dispatch({ kind: "working", share: 0 });
    const show = (xy: Float64Array) =>
      this.store.dispatch({ kind: "drawn", sketch: placed(this.sketch, now, xy), stroke });
    this.#layouts.send({ kind: "layout", request }, (message) => this.#onMessage(message, show));
  }

  cancelLayout(): void {
    this.#layouts.cancel();
    this.store.dispatch({ kind: "working", share: null });
  }

  #onMessage(message: Message, show: (xy: Float64Array) => void): void {
    switch (message.kind) {
      case "laying-out":
        show(message.xy);
        return this.store.dispatch({ kind: "working", share: message.share });
      case "laid-out":
        show(message.xy);
        return this.store.dispatch({ kind: "working", share: null });
      case "failed":
        this.store.dispatch({ kind: "working", share: null });
        return this.store.dispatch({ kind: "message", message: message.message });
      default:
        return;
    }
  }

  /** Undo restores an unplayed drawing, and the steps that led to a played one. */
  #load(document: GameDocument): void {
    if (this.#isShown(document)) return;
    if (this.sketch === this.#baseline && this.store.state.past.length === 0) {
      const bare = this.#kept(drawnSketch(document, full().asGraph));
      const sketch = arranged(bare, this.#keptFor(this.#controller.store.state.board));
      this.store.dispatch({ kind: "loaded", sketch, pitch: pitchOf(sketch) });
    } else this.replace(document);
    this.#baseline = this.sketch;
  }

  /** True if the document has the very board of the sketch, with its texts. */
  #isShown(document: GameDocument): boolean {
    const { gospace, title, author, comment, drawing, board } = drawable(document, full().asGraph);
    const shown = documentOf(sketchOf({ gospace, title, author, comment, drawing, board }));
    return (
      this.sketch === this.#baseline &&
      JSON.stringify(shown) === JSON.stringify(documentOf(this.sketch))
    );
  }

  /** The board with the game's rules, if they apply to it. Throws GospaceError. */
  #playable(): GameDocument {
    const bare = playableOf(this.sketch);
    const { rules } = this.#controller.document();
    if (rules === undefined) return checked(bare);
    try {
      return checked({ ...bare, rules });
    } catch (error) {
      if (error instanceof GospaceError && error.path?.startsWith("rules")) return checked(bare);
      throw error;
    }
  }

  /** Maps the placements of the game's board to this one. */
  #sites(): (before: Site) => Site | null {
    const before = placementItems(this.#baseline);
    const now = new Map(placementItems(this.sketch).map((id, site) => [id, site] as const));
    return (site) => {
      if (typeof site !== "number") return has(this.sketch, "centres") ? site : null;
      const id = before[site];
      return id === undefined ? null : (now.get(id) ?? null);
    };
  }

  #openInGame(
    document: GameDocument,
    moment: Moment | null = null,
    as: "same game" | "another game" = "another game",
  ): void {
    this.store.dispatch({ kind: "asked", question: null });
    // First, since a change of room puts away the notice of the game that is replaced.
    this.#controller.store.dispatch({ kind: "room", room: "play" });
    if (as === "same game") this.#controller.openChanged(document, moment);
    else this.#controller.open(document, null, [], moment);
    this.#baseline = this.sketch;
    this.#board = this.#controller.store.state.board;
    this.#onMovedToGame();
  }

  #showGame(): void {
    this.#board = this.#controller.store.state.board;
    this.#controller.store.dispatch({ kind: "room", room: "play" });
  }

  /** Shows the core's refusal; nothing is changed then. */
  attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.store.dispatch({ kind: "message", message: error.message });
    }
  }

  /** A restored drawing is surveyed when the editor opens. */
  #scheduleSurvey(): void {
    clearTimeout(this.#timer);
    if (!isFullLoaded() || this.sketch === this.#surveyed) return;
    this.#timer = setTimeout(() => pressGuard.whenReleased(() => this.#survey()), DEBOUNCE_MS);
  }

  /** Skipped during a drag, which goes on changing the drawing. */
  #survey(): void {
    const { gesture, stroke, survey } = this.store.state;
    if (gesture.kind !== "none" && stroke !== null) return this.#scheduleSurvey();
    const { sketch } = this;
    const shown = new Set(survey?.findings.map(({ kind }) => kind));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => pressGuard.whenReleased(() => this.#forget()), PATIENCE_MS);
    const text = JSON.stringify(documentOf(sketch));
    this.#surveys.send({ kind: "survey", text }, (answer) => {
      // The drawing has gone on, and is surveyed again.
      if (this.sketch !== sketch) return;
      clearTimeout(this.#timer);
      if (answer.kind === "surveyed") return this.#show(answer.survey, sketch, shown);
      this.#forget();
      this.store.dispatch({ kind: "message", message: answer.message });
    });
  }

  /** Puts away the findings on what the drawing was. */
  #forget(): void {
    this.#surveyed = null;
    if (this.store.state.survey !== null) this.store.dispatch({ kind: "surveyed", survey: null });
  }

  /** Findings of kinds that were not shown wait for a pause. */
  #show(survey: SketchSurvey, sketch: Sketch, shown: ReadonlySet<string>): void {
    const findings = survey.findings.filter(({ kind }) => shown.has(kind));
    this.#surveyed = null;
    this.store.dispatch({ kind: "surveyed", survey: { ...survey, findings } });
    const showAll = () => {
      // The drawing may have gone on, and been surveyed again.
      if (this.sketch !== sketch) return;
      this.#surveyed = sketch;
      if (findings.length < survey.findings.length)
        this.store.dispatch({ kind: "surveyed", survey });
    };
    if (findings.length === survey.findings.length) return showAll();
    this.#timer = setTimeout(() => pressGuard.whenReleased(showAll), PAUSE_MS);
  }
}

function startSurveyWorker(): Worker {
  return new Worker(new URL("./survey-worker.ts", import.meta.url), { type: "module" });
}

function checked(document: GameDocument): GameDocument {
  new Game(document).free();
  return document;
}

/** Grid pitch for a sketch. */
export function pitchOf(sketch: Sketch): number {
  if (inTicks(sketch.kind)) return PITCH_IN_TICKS;
  const length = usualLength(sketch);
  return length === null ? USUAL_PITCH : usualPitch(length);
}
