/** Keyboard of the play room: one table of keys for both action and display. Silent while a text is
 *  written. */

import { analysisSlice } from "../model/analysis.ts";
import { claimsSlice } from "../model/claims.ts";
import { pendingSlice } from "../model/correspondence.ts";
import { deadStonesSlice, listDead, toggleDead } from "../model/dead-stones.ts";
import { whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import { markingSlice } from "../model/marking.ts";
import { previewSlice } from "../model/preview.ts";
import { resigningSlice } from "../model/resigning.ts";
import { isCentre, type PlacementId, placeOf } from "../model/state.ts";
import type { MarkKind } from "../model/tree/marks.ts";
import { nextFirst } from "../tools/play.ts";
import { type Direction, type Pace, stepFrom } from "../view/direction.ts";
import type { Scene } from "../view/scene.ts";
import type { CommandName } from "../words/commands.ts";
import { chooseMark, run } from "./commands.ts";
import { isWriting } from "./dom.ts";
import { movesOnPlane, startOnPlane, stepOnPlane, walkOnPlane } from "./plane-keys.ts";
import { ZOOM_STEP } from "./stage.ts";

/** Action of a key. */
export type KeyAction =
  | { readonly kind: "command"; readonly name: CommandName }
  | { readonly kind: "move"; readonly direction: Direction; readonly pace: Pace }
  | { readonly kind: "place" }
  | { readonly kind: "mark"; readonly mark: MarkKind }
  | { readonly kind: "another"; readonly way: 1 | -1 }
  | { readonly kind: "why" }
  | { readonly kind: "around" }
  | { readonly kind: "score" }
  | { readonly kind: "cancel" }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "fit" }
  | { readonly kind: "letter" }
  | { readonly kind: "agreement" }
  | { readonly kind: "clock" }
  | { readonly kind: "atlas" }
  | { readonly kind: "value" }
  | { readonly kind: "body" }
  | { readonly kind: "help" };

const KEY_ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { kind: "move", direction: "left", pace: "small" },
  ArrowRight: { kind: "move", direction: "right", pace: "small" },
  ArrowUp: { kind: "move", direction: "up", pace: "small" },
  ArrowDown: { kind: "move", direction: "down", pace: "small" },
  Enter: { kind: "place" },
  " ": { kind: "place" },
  Escape: { kind: "cancel" },
  n: { kind: "another", way: 1 },
  PageDown: { kind: "another", way: 1 },
  PageUp: { kind: "another", way: -1 },
  y: { kind: "why" },
  i: { kind: "around" },
  s: { kind: "score" },
  p: { kind: "command", name: "pass" },
  u: { kind: "command", name: "undo" },
  r: { kind: "command", name: "redo" },
  h: { kind: "command", name: "suggest" },
  "[": { kind: "command", name: "back" },
  "]": { kind: "command", name: "forward" },
  Home: { kind: "command", name: "first" },
  End: { kind: "command", name: "last" },
  "1": { kind: "mark", mark: "triangle" },
  "2": { kind: "mark", mark: "square" },
  "3": { kind: "mark", mark: "circle" },
  "4": { kind: "mark", mark: "cross" },
  "5": { kind: "mark", mark: "label" },
  "0": { kind: "fit" },
  "+": { kind: "zoom", factor: ZOOM_STEP },
  "=": { kind: "zoom", factor: ZOOM_STEP },
  "-": { kind: "zoom", factor: 1 / ZOOM_STEP },
  l: { kind: "letter" },
  d: { kind: "agreement" },
  c: { kind: "clock" },
  g: { kind: "atlas" },
  w: { kind: "value" },
  b: { kind: "body" },
  "?": { kind: "help" },
};

const WITH_CONTROL: Readonly<Record<string, KeyAction>> = {
  z: { kind: "command", name: "undo" },
  y: { kind: "command", name: "redo" },
};

/** Source of the keys, and the board among its elements. */
export interface Keyboard {
  readonly heard: GlobalEventHandlers;
  readonly stage: HTMLElement;
  /** True if the action can be done here and now by this key. */
  allows(action: KeyAction, event: KeyboardEvent): boolean;
  showHelp(): void;
  /** Does this once there is what explains. */
  whenExplained(ask: () => void): void;
  /** Moves the focus to the card of a game by link; absent on pages without such games. */
  toLetter?(): void;
  /** Moves the focus to the agreement on dead stones; absent on pages without it. */
  toAgreement?(): void;
  /** Says the times of both players; absent on pages without a clock. */
  tellClock?(): void;
  /** Opens the atlas of boards; absent on pages without it. */
  toAtlas?(): void;
  /** Asks for the value of the position; absent where nothing answers. */
  askValue?(): void;
  /** Shows the board as a body, or flat again; absent on pages without bodies. */
  switchBody?(): void;
}

export function bindKeys(controller: GameController, scene: Scene, keyboard: Keyboard): void {
  const hear = (event: KeyboardEvent) => {
    const action = actionOf(event, keyboard);
    if (action === null || !keyboard.allows(action, event)) return;
    // Without a cursor at the board, the keys that turn pages scroll.
    const turnsPages = event.key === "PageDown" || event.key === "PageUp";
    const atCursor = atBoard(event.target, keyboard) && controller.store.state.cursor !== null;
    if (turnsPages && !atCursor) return;
    event.preventDefault();
    act(action, controller, scene, keyboard);
  };
  keyboard.heard.addEventListener("keydown", hear);
}

function actionOf(event: KeyboardEvent, keyboard: Keyboard): KeyAction | null {
  if (event.altKey || isWriting(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z" && event.shiftKey) return { kind: "command", name: "redo" };
    return WITH_CONTROL[key] ?? null;
  }
  const action = paced(KEY_ACTIONS[key] ?? null, event);
  return action?.kind === "place" && !atBoard(event.target, keyboard) ? null : action;
}

function paced(action: KeyAction | null, { shiftKey }: KeyboardEvent): KeyAction | null {
  if (!shiftKey) return action;
  if (action?.kind === "another") return { ...action, way: -1 };
  return action?.kind === "move" ? { ...action, pace: "wide" } : action;
}

/** True if the board has the key: on a button, Enter and Space press it. */
function atBoard(target: EventTarget | null, { stage }: Keyboard): boolean {
  return target === document.body || target === stage;
}

function act(
  action: KeyAction,
  controller: GameController,
  scene: Scene,
  keyboard: Keyboard,
): void {
  switch (action.kind) {
    case "command":
      run(controller, action.name);
      break;
    case "move":
      keyboard.stage.focus({ preventScroll: true });
      move(action.direction, action.pace, controller, scene);
      break;
    case "place":
      place(controller, scene);
      break;
    case "mark":
      chooseMark(controller, action.mark);
      break;
    case "another":
      another(action.way, controller, scene);
      break;
    case "why":
      keyboard.whenExplained(() => controller.explain.atPointer());
      break;
    case "around":
      controller.pointer.lookAround();
      break;
    case "score":
      keyboard.whenExplained(() => controller.explain.score());
      break;
    case "cancel":
      letGo(controller);
      break;
    case "zoom":
      scene.zoom(action.factor);
      break;
    case "fit":
      scene.home();
      break;
    case "letter":
      keyboard.toLetter?.();
      break;
    case "agreement":
      keyboard.toAgreement?.();
      break;
    case "clock":
      keyboard.tellClock?.();
      break;
    case "atlas":
      keyboard.toAtlas?.();
      break;
    case "value":
      keyboard.askValue?.();
      break;
    case "body":
      keyboard.switchBody?.();
      break;
    case "help":
      keyboard.showHelp();
      break;
  }
}

function move(direction: Direction, pace: Pace, controller: GameController, scene: Scene): void {
  if (movesOnPlane(scene)) {
    stepOnPlane(direction, pace, controller, scene);
    return;
  }
  const { cursor } = controller.store.state;
  if (scene.turning?.shape === "body" && (cursor === null || pace === "wide"))
    return scene.turning.step(direction);
  const from = isCentre(cursor) ? null : cursor;
  const next = from === null ? startOf(controller, scene) : stepFrom(scene.layout, from, direction);
  if (next === null) return;
  controller.pointer.moveCursor(next);
  scene.reveal(next);
}

/** Start of the cursor: the pointer's last place, or the middle. */
function startOf(controller: GameController, scene: Scene): PlacementId | null {
  const at = placeOf(controller.store.state.pointing);
  if (at !== null && !isCentre(at)) return at;
  const { box, index } = scene.layout;
  return index.nearest((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
}

function place(controller: GameController, scene: Scene): void {
  const { cursor, proposal, pointing } = controller.store.state;
  const marking = markingSlice.of(controller.store.state);
  const deadStones = deadStonesSlice.of(controller.store.state);
  if (deadStones !== null && cursor !== null && !isCentre(cursor))
    return toggleDead(controller, cursor);
  if (marking !== null && cursor !== null) return controller.editor.mark(cursor, marking);
  const chosen = cursor ?? proposal;
  const at = chosen !== null && pointing.kind === "free" ? pointing.at : chosen;
  if (at !== null) controller.playAt(at);
  else if (movesOnPlane(scene)) startOnPlane(controller, scene);
  else {
    const start = startOf(controller, scene);
    if (start !== null) controller.pointer.moveCursor(start);
  }
}

/** Goes to the next of the placements that overlap at the pointer or at the cursor; on a plane, to the next
 *  place that touches something. */
function another(way: 1 | -1, controller: GameController, scene: Scene): void {
  const { cursor, choices, proposal } = controller.store.state;
  const { placements } = choices;
  if (isCentre(cursor)) walkOnPlane(way, controller, scene);
  else if (cursor !== null) {
    const shared = nextFirst(scene.sharing(cursor), cursor);
    const next = way > 0 ? shared[0] : shared.at(-2);
    if (next !== undefined) controller.pointer.moveCursor(next);
  } else if (placements.length > 1) {
    const next = nextFirst(placements, placements[0] ?? null);
    if (proposal !== null) controller.pointer.propose(...next);
    else controller.pointer.singleOut(next);
  }
}

/** Closes an open answer; without one, lets go of everything else. */
function letGo(controller: GameController): void {
  if (whySlice.of(controller.store.state) !== null) return controller.explain.close();
  const analysis = analysisSlice.of(controller.store.state);
  if (analysis?.purpose === "suggest") controller.store.dispatch(analysisSlice.with(null));
  controller.store.dispatch(claimsSlice.with(null));
  listDead(controller, null);
  controller.store.dispatch(previewSlice.with(null));
  controller.store.dispatch({ kind: "proposed", at: null });
  controller.store.dispatch(resigningSlice.with(false));
  controller.store.dispatch(pendingSlice.with(null));
  if (controller.store.state.sheet === "open")
    controller.store.dispatch({ kind: "sheet", sheet: "closed" });
  controller.pointer.leave();
}
