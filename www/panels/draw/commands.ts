/** Commands of the studio, for buttons, keys and the menu, and the conditions for each. */

import { repeat } from "lit-html/directives/repeat.js";
import type { IconNode } from "lucide";
import { has } from "../../engine/features.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import {
  allItems,
  erase,
  linksWithin,
  pinned,
  type Turning,
  turnLinks,
} from "../../sketch/edits.ts";
import { canPaste, fragmentOf, withFragment } from "../../sketch/fragment.ts";
import { addSet } from "../../sketch/sets.ts";
import { type ItemId, type Sketch, withoutRegion } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { type Transform, transformed } from "../../sketch/transforms.ts";
import { button, html, iconButton, type Markup } from "../template.ts";

export const DRAW_COMMANDS = [
  "undo",
  "redo",
  "delete",
  "duplicate",
  "all",
  "mirror",
  "flip",
  "turn-left",
  "turn-right",
  "left",
  "right",
  "top",
  "bottom",
  "spread-across",
  "spread-down",
  "pin",
  "unpin",
  "one-way",
  "two-way",
  "reverse",
  "open-set",
  "placement",
  "region-off",
] as const;
export type DrawCommand = (typeof DRAW_COMMANDS)[number];

interface Spec {
  readonly words: string;
  readonly can: (editorState: EditorState) => boolean;
  readonly run: (editor: EditorController, editorState: EditorState) => void;
}

const QUARTER = Math.PI / 2;

export const COMMANDS: Readonly<Record<DrawCommand, Spec>> = {
  undo: {
    words: "Undo",
    can: ({ past, gesture }) => past.length > 0 || gesture.kind === "outline",
    run: (editor) => editor.store.dispatch({ kind: "undo" }),
  },
  redo: {
    words: "Redo",
    can: ({ future }) => future.length > 0,
    run: (editor) => editor.store.dispatch({ kind: "redo" }),
  },
  delete: {
    words: "Delete",
    can: hasSelection,
    run: edit((sketch, ids) => erase(sketch, ids)),
  },
  duplicate: { words: "Duplicate", can: hasSelection, run: duplicate },
  all: {
    words: "Select all",
    can: ({ now }) => allItems(now.sketch).size > 0,
    run: (editor, { now }) =>
      editor.store.dispatch({ kind: "selected", selection: allItems(now.sketch) }),
  },
  mirror: transform("Mirror", { kind: "mirror", axis: "across" }),
  flip: transform("Flip", { kind: "mirror", axis: "down" }),
  "turn-left": transform("Turn left", { kind: "rotate", angle: -QUARTER }),
  "turn-right": transform("Turn right", { kind: "rotate", angle: QUARTER }),
  left: transform("Align left", { kind: "align", side: "left" }),
  right: transform("Align right", { kind: "align", side: "right" }),
  top: transform("Align top", { kind: "align", side: "top" }),
  bottom: transform("Align bottom", { kind: "align", side: "bottom" }),
  "spread-across": transform("Spread across", { kind: "spread", axis: "across" }),
  "spread-down": transform("Spread down", { kind: "spread", axis: "down" }),
  pin: {
    words: "Pin",
    can: ({ now }) => selectedPoints(now.sketch, now.selection).some(({ pinned: is }) => !is),
    run: edit((sketch, ids) => pinned(sketch, ids, true)),
  },
  unpin: {
    words: "Unpin",
    can: ({ now }) => selectedPoints(now.sketch, now.selection).some(({ pinned: is }) => is),
    run: edit((sketch, ids) => pinned(sketch, ids, false)),
  },
  "one-way": turning("Make one-way", "one-way"),
  "two-way": turning("Make two-way", "two-way"),
  reverse: turning("Turn round", "reverse"),
  "open-set": {
    words: "Open set",
    can: inSpace,
    run: (editor, { now }) => addSelectedSet(editor, now.sketch, "opens"),
  },
  placement: {
    words: "Placement",
    can: inSpace,
    run: (editor, { now }) => addSelectedSet(editor, now.sketch, "placements"),
  },
  "region-off": {
    words: "Remove the region",
    can: ({ now }) => now.sketch.region !== null,
    run: edit(withoutRegion),
  },
};

export function runDraw(editor: EditorController, name: DrawCommand): void {
  const editorState = editor.store.state;
  if (COMMANDS[name].can(editorState)) COMMANDS[name].run(editor, editorState);
}

/** Button that is always there, and disabled while its command is impossible. */
export function drawIcon(
  editor: EditorController,
  state: EditorState,
  name: DrawCommand,
  node: IconNode,
): Markup {
  const { words, can } = COMMANDS[name];
  return iconButton(node, words, () => runDraw(editor, name), "tool", { disabled: !can(state) });
}

/** Buttons for the possible commands. */
export function offered(
  editor: EditorController,
  state: EditorState,
  names: readonly DrawCommand[],
): Markup {
  const shown = names.filter((name) => COMMANDS[name].can(state));
  const buttons = repeat(
    shown,
    (name) => name,
    (name) => button(COMMANDS[name].words, () => runDraw(editor, name), "btn small"),
  );
  return html`<div class="row" ?hidden=${shown.length === 0}>${buttons}</div>`;
}

function hasSelection({ now }: EditorState): boolean {
  return now.selection.size > 0;
}

function inSpace({ now }: EditorState): boolean {
  return has(now.sketch, "sets") && selectedPoints(now.sketch, now.selection).length > 0;
}

function selectedPoints(sketch: Sketch, ids: ReadonlySet<ItemId>) {
  return [...ids].flatMap((id) => {
    const point = sketch.points.get(id);
    return point === undefined ? [] : [point];
  });
}

function edit(change: (sketch: Sketch, ids: ReadonlySet<ItemId>) => Sketch): Spec["run"] {
  return (editor, { now }) =>
    editor.store.dispatch({ kind: "drawn", sketch: change(now.sketch, now.selection) });
}

function transform(words: string, how: Transform): Spec {
  return {
    words,
    can: ({ now }) => now.selection.size > 1,
    run: edit((sketch, ids) => transformed(sketch, ids, how)),
  };
}

/** Command that turns the selected links, or those between selected points. */
function turning(words: string, how: Turning): Spec {
  const meant = ({ now }: EditorState) => {
    const links = [...now.selection].filter((id) => now.sketch.links.has(id));
    return links.length > 0 ? new Set(links) : linksWithin(now.sketch, now.selection);
  };
  const fits = (editorState: EditorState) => {
    const ways = [...meant(editorState)].map((id) => editorState.now.sketch.links.get(id)?.way);
    return ways.some((way) => (how === "one-way" ? way === "two" : way === "one"));
  };
  return {
    words,
    can: fits,
    run: (editor, editorState) =>
      editor.store.dispatch({
        kind: "drawn",
        sketch: turnLinks(editorState.now.sketch, meant(editorState), how),
      }),
  };
}

function duplicate(editor: EditorController, { now, snapping }: EditorState): void {
  const fragment = fragmentOf(now.sketch, now.selection);
  if (!canPaste(fragment, now.sketch)) return;
  const { sketch, ids } = withFragment(now.sketch, fragment, [snapping.pitch, snapping.pitch]);
  editor.store.dispatch({ kind: "drawn", sketch, selection: ids });
}

function addSelectedSet(
  editor: EditorController,
  sketch: Sketch,
  list: "opens" | "placements",
): void {
  const { selection } = editor.store.state.now;
  const points = new Set([...selection].filter((id) => sketch.points.has(id)));
  const added = addSet(sketch, list, points);
  editor.do([
    { kind: "drawn", sketch: added.sketch },
    { kind: "shown", sets: new Set([added.id]) },
  ]);
}
