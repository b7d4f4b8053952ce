/** The keyboard: a table of keys, the same for doing and for showing. Silent while somebody writes. */

import type { Table } from "../model/game-controller.ts";
import { isCentre, type PlacementId, placeOf } from "../model/state.ts";
import type { MarkKind } from "../model/tree/marks.ts";
import { nextFirst } from "../tools/play.ts";
import { type Direction, type Pace, stepFrom } from "../view/direction.ts";
import type { Scene } from "../view/scene.ts";
import { type CommandName, run } from "./commands.ts";
import { focusByLink } from "./correspondence.ts";
import { byId, isWriting } from "./dom.ts";
import { mountHelp, showHelp } from "./help.ts";
import { movesOnPlane, startOnPlane, stepOnPlane, walkOnPlane } from "./plane-keys.ts";
import { chooseMark } from "./record/marks.ts";
import { ZOOM_STEP } from "./stage.ts";

/** What a key does. */
export type Deed =
  | { readonly kind: "command"; readonly name: CommandName }
  | { readonly kind: "move"; readonly direction: Direction; readonly pace: Pace }
  | { readonly kind: "place" }
  | { readonly kind: "mark"; readonly mark: MarkKind }
  | { readonly kind: "another" }
  | { readonly kind: "why" }
  | { readonly kind: "cancel" }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "fit" }
  | { readonly kind: "letter" }
  | { readonly kind: "help" };

const DEEDS: Readonly<Record<string, Deed>> = {
  ArrowLeft: { kind: "move", direction: "left", pace: "small" },
  ArrowRight: { kind: "move", direction: "right", pace: "small" },
  ArrowUp: { kind: "move", direction: "up", pace: "small" },
  ArrowDown: { kind: "move", direction: "down", pace: "small" },
  Enter: { kind: "place" },
  " ": { kind: "place" },
  Escape: { kind: "cancel" },
  Tab: { kind: "another" },
  n: { kind: "another" },
  y: { kind: "why" },
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
  "?": { kind: "help" },
};

const WITH_CONTROL: Readonly<Record<string, Deed>> = {
  z: { kind: "command", name: "undo" },
  y: { kind: "command", name: "redo" },
};

/** Whose keys are heard, and where the board is among them. */
export interface Keyboard {
  readonly heard: GlobalEventHandlers;
  readonly stage: HTMLElement;
  /** Whether the deed can be done here and now. */
  allows(deed: Deed): boolean;
  showHelp(): void;
  /** Where games are played by link. */
  toLetter?(): void;
}

/** The page's own. */
export function mountKeys(table: Table, scene: Scene): void {
  mountHelp();
  bindKeys(table, scene, {
    heard: document,
    stage: byId("stage"),
    allows: () => boardIsHeard(table) && document.querySelector("dialog[open]") === null,
    showHelp,
    toLetter: focusByLink,
  });
}

/** Other rooms have keys of their own. */
function boardIsHeard({ store }: Table): boolean {
  return store.state.room === "play" || store.state.room === "boards";
}

export function bindKeys(table: Table, scene: Scene, keyboard: Keyboard): void {
  const hear = (event: KeyboardEvent) => {
    const deed = deedOf(event, keyboard);
    if (deed === null || !keyboard.allows(deed)) return;
    if (event.key === "Tab" && !takesTab(event, table, scene, keyboard)) return;
    event.preventDefault();
    if (event.key !== "Tab" || scene.plan.kind !== "plane") act(deed, table, scene, keyboard);
  };
  keyboard.heard.addEventListener("keydown", hear);
}

function deedOf(event: KeyboardEvent, keyboard: Keyboard): Deed | null {
  if (event.altKey || isWriting(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z" && event.shiftKey) return { kind: "command", name: "redo" };
    return WITH_CONTROL[key] ?? null;
  }
  const deed = paced(DEEDS[key] ?? null, event);
  return deed?.kind === "place" && !atBoard(event.target, keyboard) ? null : deed;
}

function paced(deed: Deed | null, { shiftKey }: KeyboardEvent): Deed | null {
  return deed?.kind === "move" && shiftKey ? { ...deed, pace: "wide" } : deed;
}

/** On a button, Enter and Space press it. */
function atBoard(target: EventTarget | null, { stage }: Keyboard): boolean {
  return target === document.body || target === stage;
}

function act(deed: Deed, table: Table, scene: Scene, keyboard: Keyboard): void {
  switch (deed.kind) {
    case "command":
      run(table, deed.name);
      break;
    case "move":
      keyboard.stage.focus({ preventScroll: true });
      move(deed.direction, deed.pace, table, scene);
      break;
    case "place":
      place(table, scene);
      break;
    case "mark":
      chooseMark(table, deed.mark);
      break;
    case "another":
      another(table, scene);
      break;
    case "why":
      table.inquiry.here();
      break;
    case "cancel":
      letGo(table);
      break;
    case "zoom":
      scene.zoom(deed.factor);
      break;
    case "fit":
      scene.fit();
      break;
    case "letter":
      keyboard.toLetter?.();
      break;
    case "help":
      keyboard.showHelp();
      break;
  }
}

function move(direction: Direction, pace: Pace, table: Table, scene: Scene): void {
  if (movesOnPlane(scene)) {
    stepOnPlane(direction, pace, table, scene);
    return;
  }
  const { cursor } = table.store.state;
  const from = isCentre(cursor) ? null : cursor;
  const next = from === null ? startOf(table, scene) : stepFrom(scene.plan, from, direction);
  if (next === null) return;
  table.pointer.moveCursor(next);
  scene.reveal(next);
}

/** Where the pointer was last, or the middle. */
function startOf(table: Table, scene: Scene): PlacementId | null {
  const at = placeOf(table.store.state.pointing);
  if (at !== null && !isCentre(at)) return at;
  const { box, index } = scene.plan;
  return index.nearest((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
}

function place(table: Table, scene: Scene): void {
  const { cursor, proposal, pointing, marking } = table.store.state;
  if (marking !== null && cursor !== null) return table.editor.mark(cursor, marking);
  const chosen = cursor ?? proposal;
  const at = chosen !== null && pointing.kind === "free" ? pointing.at : chosen;
  if (at !== null) table.playAt(at);
  else if (movesOnPlane(scene)) startOnPlane(table, scene);
  else {
    const start = startOf(table, scene);
    if (start !== null) table.pointer.moveCursor(start);
  }
}

/** Tab goes through placements only while the pointer is where several overlap, and on a plane from one
 *  place that touches something to the next; after the last it goes on through the page. */
function takesTab(event: KeyboardEvent, table: Table, scene: Scene, keyboard: Keyboard): boolean {
  if (!atBoard(event.target, keyboard)) return false;
  if (movesOnPlane(scene)) return walkOnPlane(event.shiftKey ? -1 : 1, table, scene);
  const { cursor, choices } = table.store.state;
  return cursor === null && choices.length > 1 && !event.shiftKey;
}

/** The next of the placements that overlap at the pointer or at the cursor. */
function another(table: Table, scene: Scene): void {
  const { cursor, choices, proposal } = table.store.state;
  if (isCentre(cursor)) walkOnPlane(1, table, scene);
  else if (cursor !== null) {
    const [next] = nextFirst(scene.sharing(cursor), cursor);
    if (next !== undefined) table.pointer.moveCursor(next);
  } else if (choices.length > 1) {
    const next = nextFirst(choices, choices[0] ?? null);
    if (proposal !== null) table.pointer.propose(...next);
    else table.pointer.singleOut(next);
  }
}

/** An answer is put away before anything else. */
function letGo(table: Table): void {
  if (table.store.state.why !== null) return table.inquiry.putAway();
  const { thought } = table.store.state;
  if (thought?.aim === "suggest") table.store.dispatch({ kind: "thought", thought: null });
  table.store.dispatch({ kind: "claiming", claims: null });
  table.store.dispatch({ kind: "marking", mark: null });
  table.store.dispatch({ kind: "glimpsed", glimpse: null });
  table.store.dispatch({ kind: "proposed", at: null });
  table.store.dispatch({ kind: "asked", question: "none" });
  table.store.dispatch({ kind: "held", turn: null });
  if (table.store.state.sheet === "open") table.store.dispatch({ kind: "sheet", sheet: "closed" });
  table.pointer.leave();
}
