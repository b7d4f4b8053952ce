/** Keyboard of the drawing room: tools, edits, and a cursor that taps without a pointer. */
import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { byId, isWriting } from "../../panels/dom.ts";
import { areLettersOn, isAtBoard, isHeard } from "../../panels/letter-keys.ts";
import { ZOOM_STEP } from "../../panels/stage.ts";
import { movedBy } from "../../sketch/background.ts";
import { bentBy } from "../../sketch/bends.ts";
import { CORE_TANGENCY } from "../../sketch/core-tangency.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { moveItems } from "../../sketch/edits.ts";
import { hit } from "../../sketch/hit.ts";
import { type ItemId, ringsOf, spotOfItem } from "../../sketch/sketch.ts";
import { type EditorState, NONE, TOOLS, type ToolName } from "../../sketch/state.ts";
import { cellAt } from "../../tools/draw/cut.ts";
import { addNeighbour } from "../../tools/draw/lines.ts";
import { closeOutline } from "../../tools/draw/region.ts";
import type { Touch } from "../../tools/draw/tool.ts";
import { DRAW_TOOLS, movesBackground } from "../../tools/draw/tools.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { DRAW_REFUSALS, TOOL_WORDS } from "../../words/drawing.ts";
import { COMMANDS, type DrawCommand, runDraw } from "./commands.ts";
import { toggleSnapping } from "./toolbar.ts";

const TOOL_OF = new Map(TOOLS.map((tool) => [TOOL_WORDS[tool].key.toLowerCase(), tool] as const));

const ARROWS: Readonly<Record<string, Pair>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const WITH_CONTROL: Readonly<Record<string, DrawCommand>> = {
  z: "undo",
  y: "redo",
  d: "duplicate",
  a: "all",
  g: "group",
};

const WITH_CONTROL_SHIFT: Readonly<Record<string, DrawCommand>> = { z: "redo", g: "ungroup" };

/** Step of the cursor with Shift, as a share of the grid's pitch. */
const FINE = 0.1;

interface DrawKeys {
  readonly editor: EditorController;
  readonly scene: EditorScene;
  readonly help: () => void;
  /** Opens the list of steps. */
  readonly steps: () => void;
}

export function mountDrawKeys(keys: DrawKeys, controller: GameController): void {
  document.addEventListener("keydown", (event) => {
    if (controller.store.state.room !== "draw") return;
    if (event.defaultPrevented || isWriting(event.target)) return;
    if (!isHeard(event) && !(areLettersOn() && isInStart(event.target))) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (!drawKey(event, keys)) return;
    event.preventDefault();
    hoverHere(keys.editor, keys.scene, event);
  });
}

/** Handles a key of the drawing room; false for any other. */
function drawKey(event: KeyboardEvent, { editor, scene, help, steps }: DrawKeys): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isWithControl = event.ctrlKey || event.metaKey;
  if (isWithControl && key !== "Enter") return controlKey(key, event.shiftKey, editor);
  const arrow = ARROWS[key];
  if (arrow !== undefined) return step(arrow, event, editor, scene);
  if (event.altKey) return false;
  const tool = TOOL_OF.get(key);
  if (tool !== undefined) return take(editor, tool);
  switch (key) {
    case "Enter":
      return (
        closesFromRail(event, editor) || (isAtBoard(event.target) && tapHere(event, editor, scene))
      );
    case " ":
      return isAtBoard(event.target) && space(event, editor, scene);
    case "Escape":
      return letGo(editor);
    case "Delete":
    case "Backspace":
      runDraw(editor, "delete");
      return true;
    case "n":
      return nextItem(editor, scene, event.shiftKey ? -1 : 1);
    case "PageDown":
      return isAtBoard(event.target) && nextItem(editor, scene, 1);
    case "PageUp":
      return isAtBoard(event.target) && nextItem(editor, scene, -1);
    case "o":
      runDraw(editor, "open-set");
      return true;
    case "b":
      runDraw(editor, "placement");
      return true;
    case "k":
      return lock(editor, event.shiftKey);
    case "g":
      toggleSnapping(editor);
      return true;
    case "0":
      scene.fit();
      return true;
    case "e":
      return extend(editor, scene);
    case "h":
      steps();
      return true;
    case "f":
      scene.fitSelection();
      return true;
    case "+":
    case "=":
      scene.zoom(ZOOM_STEP);
      return true;
    case "-":
      scene.zoom(1 / ZOOM_STEP);
      return true;
    case "?":
      help();
      return true;
    default:
      return false;
  }
}

function controlKey(key: string, shift: boolean, editor: EditorController): boolean {
  const command = (shift ? WITH_CONTROL_SHIFT[key] : undefined) ?? WITH_CONTROL[key];
  if (command === undefined) return false;
  runDraw(editor, command);
  return true;
}

/** Adds a linked neighbour of the only selected point, or else of the point at the cursor, which goes along. */
function extend(editor: EditorController, scene: EditorScene): true {
  const editorState = editor.store.state;
  const { cursor, now } = editorState;
  const under = cursor === null ? null : hit(now.sketch, cursor, scene.reach("mouse").reach);
  const [selected] = now.selection.size === 1 ? now.selection : [];
  const from = selected ?? (under?.kind === "point" ? under.id : undefined);
  if (from === undefined || !now.sketch.points.has(from) || !has(now.sketch, "links")) {
    editor.store.dispatch({ kind: "message", message: DRAW_REFUSALS.whichNeighbour });
    return true;
  }
  editor.do(addNeighbour(editorState, from));
  const [added] = editor.store.state.now.selection;
  const at = added === undefined ? null : spotOfItem(editor.sketch, added);
  if (at === null) return true;
  if (cursor !== null) editor.store.dispatch({ kind: "cursor", at });
  scene.reveal(at);
  return true;
}

/** Locks the selection, or frees it if all of it is locked; with Shift frees everything. */
function lock(editor: EditorController, shift: boolean): true {
  const locks = COMMANDS.lock.can(editor.store.state);
  runDraw(editor, shift ? "unlock-all" : locks ? "lock" : "unlock");
  return true;
}

function isInStart(target: EventTarget | null): boolean {
  return target instanceof Node && byId("drawing-start").contains(target);
}

function take({ store }: EditorController, tool: ToolName): boolean {
  store.dispatch({ kind: "tool", tool });
  return true;
}

/** Moves the selection, or bends it where it is of links alone, or else moves the cursor. */
function step(
  [dx, dy]: Pair,
  event: KeyboardEvent,
  editor: EditorController,
  scene: EditorScene,
): boolean {
  if (!isAtBoard(event.target)) return false;
  const editorState = editor.store.state;
  const length = editorState.snapping.pitch * (event.shiftKey ? FINE : 1);
  const by: Pair = [dx * length, dy * length];
  const { sketch, selection } = editorState.now;
  if (sketch.background !== null && movesBackground(editorState)) {
    const background = movedBy(sketch.background, by);
    editor.store.dispatch({ kind: "drawn", sketch: { ...sketch, background }, stroke: "arrows" });
    return true;
  }
  const moves = editorState.tool === "select" && selection.size > 0 && editorState.cursor === null;
  if (moves) {
    const moved = ([x, y]: Pair): Pair => [tidy(x + by[0]), tidy(y + by[1])];
    const bends = [...selection].every((id) => sketch.links.has(id));
    const next = (bends ? bentBy : moveItems)(sketch, selection, moved);
    editor.store.dispatch({ kind: "drawn", sketch: next, stroke: "arrows" });
    return true;
  }
  const from = editorState.cursor ?? startOf(editorState, scene);
  const next: Pair =
    editorState.cursor === null ? from : [tidy(from[0] + by[0]), tidy(from[1] + by[1])];
  const inCells = editorState.tool === "cut" && !event.shiftKey;
  const at = inCells ? cellAt(next, editorState.snapping.pitch) : next;
  editor.store.dispatch({ kind: "cursor", at });
  if (editorState.gesture.kind === "cutting") {
    const touch = touchHere(at, editor.store.state, scene, event);
    editor.do(DRAW_TOOLS.cut.drag(editor.store.state, touch, CORE_TANGENCY));
  }
  scene.reveal(at);
  return true;
}

/** Rounds away the dust that steps of a tenth leave. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Start of the cursor: at the selection, or on the grid in the middle; scissors start beside it, in a cell. */
function startOf({ now, snapping: { pitch }, tool }: EditorState, scene: EditorScene): Pair {
  const [first] = now.selection;
  const spot = first === undefined ? null : spotOfItem(now.sketch, first);
  const [x, y] = spot ?? scene.middle();
  if (tool === "cut") return cellAt([x, y], pitch);
  if (spot !== null) return spot;
  return [Math.round(x / pitch) * pitch, Math.round(y / pitch) * pitch];
}

function touchHere(
  at: Pair,
  editorState: EditorState,
  scene: EditorScene,
  event: KeyboardEvent,
): Touch {
  const reach = scene.reach("mouse");
  const free = event.ctrlKey || event.metaKey;
  const { x, y } = scene.toScreen(at);
  const under =
    editorState.tool === "stone"
      ? scene.under({ x, y }, "mouse")
      : hit(editorState.now.sketch, at, reach.reach);
  return { at, under, ...reach, shift: event.shiftKey, free, copies: event.altKey };
}

/** Points with the tool at the cursor, so that what a key has changed there is seen and announced. */
function hoverHere(editor: EditorController, scene: EditorScene, event: KeyboardEvent): void {
  const editorState = editor.store.state;
  if (editorState.cursor === null) return;
  const touch = touchHere(editorState.cursor, editorState, scene, event);
  editor.do(DRAW_TOOLS[editorState.tool].hover(editorState, touch, CORE_TANGENCY));
}

/** Taps at the cursor; without one the bar is held to move the paper. */
function space(event: KeyboardEvent, editor: EditorController, scene: EditorScene): boolean {
  const taps = editor.store.state.cursor !== null && !event.repeat;
  return taps ? tapHere(event, editor, scene) : true;
}

/** Closes the outline while a button of the rail still has the focus, as after a click on its tool. */
function closesFromRail({ target }: KeyboardEvent, editor: EditorController): boolean {
  const editorState = editor.store.state;
  const { gesture } = editorState;
  if (gesture.kind !== "outline" || gesture.corners.length < 3) return false;
  if (!(target instanceof Node && byId("rail").contains(target))) return false;
  editor.do(closeOutline(editorState, gesture));
  byId("drawing").focus({ preventScroll: true });
  return true;
}

/** Taps at the cursor. A tap on the first corner of an outline closes it, and so does one with Shift, or without
 *  a cursor. */
function tapHere(event: KeyboardEvent, editor: EditorController, scene: EditorScene): boolean {
  const editorState = editor.store.state;
  const { cursor, gesture } = editorState;
  if (gesture.kind === "outline" && (event.shiftKey || cursor === null)) {
    editor.do(closeOutline(editorState, gesture));
    return true;
  }
  if (cursor === null) {
    editor.store.dispatch({ kind: "cursor", at: startOf(editorState, scene) });
    return true;
  }
  const touch = touchHere(cursor, editorState, scene, event);
  editor.do(DRAW_TOOLS[editorState.tool].tap(editorState, touch, CORE_TANGENCY));
  return true;
}

/** Lets go of one thing after the other; false where none is left, so that the page takes the key. */
function letGo({ store }: EditorController): boolean {
  const { menu, gesture, cursor, now, message, choosing } = store.state;
  if (choosing) store.dispatch({ kind: "choosing", open: false });
  else if (menu !== null) store.dispatch({ kind: "menu", menu: null });
  else if (gesture.kind !== "none") store.dispatch({ kind: "abandoned" });
  else if (movesBackground(store.state)) store.dispatch({ kind: "moves-background", on: false });
  else if (cursor !== null) store.dispatch({ kind: "cursor", at: null });
  else if (now.selection.size > 0) store.dispatch({ kind: "selected", selection: NONE });
  else if (message !== null) store.dispatch({ kind: "message", message: null });
  else return false;
  return true;
}

/** Moves the cursor from item to item. */
function nextItem(editor: EditorController, scene: EditorScene, way: 1 | -1): boolean {
  const { now, cursor } = editor.store.state;
  const { sketch } = now;
  const items: ItemId[] = [
    ...sketch.points.keys(),
    ...sketch.disks.keys(),
    ...sketch.centres.keys(),
    ...ringsOf(sketch.region).flatMap((ring) => ring.map(({ id }) => id)),
  ];
  if (items.length === 0) return true;
  const here = items.findIndex((id) => {
    const spot = spotOfItem(sketch, id);
    return spot !== null && cursor !== null && spot[0] === cursor[0] && spot[1] === cursor[1];
  });
  const next = here < 0 && way < 0 ? items.at(-1) : items.at((here + way) % items.length);
  const at = next === undefined ? null : spotOfItem(sketch, next);
  if (at === null) return true;
  editor.store.dispatch({ kind: "cursor", at });
  scene.reveal(at);
  return true;
}
