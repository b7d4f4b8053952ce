/** Commands of the studio, for buttons, keys and the menu, and the conditions for each. */

import type { IconNode } from "lucide";
import { has } from "../../engine/features.ts";
import { keyed } from "../../panels/keyed.ts";
import { button, html, iconButton, type Markup } from "../../panels/template.ts";
import { someBent, straightened } from "../../sketch/bends.ts";
import { canLift, flattened, hasBody, lifted } from "../../sketch/body.ts";
import {
  canConstrain,
  constraintFor,
  constraintsOf,
  released,
  withConstraint,
} from "../../sketch/constraints.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import {
  allItems,
  erase,
  linksWithin,
  pinned,
  starred,
  type Turning,
  turnLinks,
} from "../../sketch/edits.ts";
import { canPaste, fragmentOf, withFragment } from "../../sketch/fragment.ts";
import { canGroup, grouped, groupsOf, ungrouped } from "../../sketch/groups.ts";
import { canLock, unlocked, withLocks } from "../../sketch/locks.ts";
import { addSet } from "../../sketch/sets.ts";
import {
  type ConstraintKind,
  type ItemId,
  isEmpty,
  type PointItem,
  type Sketch,
  withoutRegion,
} from "../../sketch/sketch.ts";
import type { EditorState, SketchState } from "../../sketch/state.ts";
import { onGridAgain, type Transform, transformed } from "../../sketch/transforms.ts";
import { arcNews } from "../../tools/draw/tool.ts";
import { DRAW_COMMAND_WORDS } from "../../words/draw-commands.ts";

export type DrawCommand = keyof typeof DRAW_COMMAND_WORDS;

interface Spec {
  readonly can: (editorState: EditorState) => boolean;
  readonly run: (editor: EditorController, editorState: EditorState) => void;
}

const QUARTER = Math.PI / 2;

export const COMMANDS: Readonly<Record<DrawCommand, Spec>> = {
  undo: {
    can: ({ past, gesture }) => past.length > 0 || gesture.kind === "outline",
    run: (editor) => editor.store.dispatch({ kind: "undo" }),
  },
  redo: {
    can: ({ future }) => future.length > 0,
    run: (editor) => editor.store.dispatch({ kind: "redo" }),
  },
  delete: {
    can: hasSelection,
    run: edit((sketch, ids) => erase(sketch, ids)),
  },
  duplicate: { can: hasSelection, run: duplicate },
  all: {
    can: ({ now }) => !isEmpty(now.sketch),
    run: (editor, { now: { sketch } }) =>
      editor.store.dispatch({ kind: "selected", selection: unlocked(sketch, allItems(sketch)) }),
  },
  mirror: transform({ kind: "mirror", axis: "across" }),
  flip: transform({ kind: "mirror", axis: "down" }),
  "turn-left": transform({ kind: "rotate", angle: -QUARTER }),
  "turn-right": transform({ kind: "rotate", angle: QUARTER }),
  left: transform({ kind: "align", side: "left" }),
  right: transform({ kind: "align", side: "right" }),
  top: transform({ kind: "align", side: "top" }),
  bottom: transform({ kind: "align", side: "bottom" }),
  column: transform({ kind: "align", side: "column" }),
  row: transform({ kind: "align", side: "row" }),
  "spread-across": transform({ kind: "spread", axis: "across" }),
  "spread-down": transform({ kind: "spread", axis: "down" }),
  pin: {
    can: ({ now }) => someSelected(now, ({ pinned: is }) => !is),
    run: edit((sketch, ids) => pinned(sketch, ids, true)),
  },
  unpin: {
    can: ({ now }) => someSelected(now, ({ pinned: is }) => is),
    run: edit((sketch, ids) => pinned(sketch, ids, false)),
  },
  lock: {
    can: ({ now }) => canLock(now.sketch, now.selection, "lock"),
    run: edit((sketch, ids) => withLocks(sketch, ids, "lock")),
  },
  unlock: {
    can: ({ now }) => canLock(now.sketch, now.selection, "free"),
    run: edit((sketch, ids) => withLocks(sketch, ids, "free")),
  },
  "unlock-all": {
    can: ({ now }) => now.sketch.locked.size > 0,
    run: edit((sketch) => withLocks(sketch, sketch.locked, "free")),
  },
  star: {
    can: ({ now }) => has(now.sketch, "links") && someSelected(now, ({ star }) => star !== true),
    run: edit((sketch, ids) => starred(sketch, ids, true)),
  },
  unstar: {
    can: ({ now }) => someSelected(now, ({ star }) => star === true),
    run: edit((sketch, ids) => starred(sketch, ids, false)),
  },
  midpoint: constrain("midpoint"),
  equal: constrain("equal"),
  tangent: constrain("tangent"),
  release: {
    can: ({ now }) => constraintsOf(now.sketch, now.selection).length > 0,
    run: edit(released),
  },
  group: { can: ({ now }) => canGroup(now.sketch, now.selection), run: edit(grouped) },
  ungroup: {
    can: ({ now }) => groupsOf(now.sketch, now.selection).length > 0,
    run: edit(ungrouped),
  },
  "one-way": turning("one-way"),
  "two-way": turning("two-way"),
  reverse: turning("reverse"),
  straighten: {
    can: (editorState) => someBent(editorState.now.sketch, meantLinks(editorState)),
    run: (editor, editorState) =>
      editor.store.dispatch({
        kind: "drawn",
        sketch: straightened(editorState.now.sketch, meantLinks(editorState)),
      }),
  },
  lift: { can: ({ now }) => canLift(now.sketch), run: edit(lifted) },
  flatten: { can: ({ now }) => hasBody(now.sketch), run: edit(flattened) },
  "open-set": {
    can: inSpace,
    run: (editor, { now }) => addSelectedSet(editor, now.sketch, "opens"),
  },
  placement: {
    can: inSpace,
    run: (editor, { now }) => addSelectedSet(editor, now.sketch, "placements"),
  },
  "region-off": {
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
  const { can } = COMMANDS[name];
  return iconButton(node, DRAW_COMMAND_WORDS[name].name, () => runDraw(editor, name), "tool", {
    disabled: !can(state),
  });
}

/** Buttons for the possible commands. */
export function offered(
  editor: EditorController,
  state: EditorState,
  names: readonly DrawCommand[],
): Markup {
  const shown = names.filter((name) => COMMANDS[name].can(state));
  const buttons = keyed(
    shown,
    (name) => name,
    (name) => {
      const { name: words, tip } = DRAW_COMMAND_WORDS[name];
      return button(words, () => runDraw(editor, name), "btn small", { tip });
    },
  );
  return html`<div class="row" ?hidden=${shown.length === 0}>${buttons}</div>`;
}

function hasSelection({ now }: EditorState): boolean {
  return now.selection.size > 0;
}

function inSpace({ now }: EditorState): boolean {
  return has(now.sketch, "sets") && someSelected(now, () => true);
}

function someSelected(
  { sketch, selection }: SketchState,
  is: (point: PointItem) => boolean,
): boolean {
  for (const id of selection) {
    const point = sketch.points.get(id);
    if (point !== undefined && is(point)) return true;
  }
  return false;
}

function edit(change: (sketch: Sketch, ids: ReadonlySet<ItemId>) => Sketch): Spec["run"] {
  return (editor, { now }) =>
    editor.store.dispatch({ kind: "drawn", sketch: change(now.sketch, now.selection) });
}

function constrain(kind: ConstraintKind): Spec {
  return {
    can: ({ now }) => canConstrain(now.sketch, now.selection, kind),
    run: (editor, { now: { sketch, selection } }) => {
      const constraint = constraintFor(sketch, selection, kind);
      if (constraint !== null)
        editor.store.dispatch({ kind: "drawn", sketch: withConstraint(sketch, constraint) });
    },
  };
}

function transform(how: Transform): Spec {
  return {
    can: ({ now }) => now.selection.size > 1,
    run: (editor, { now: { sketch, selection }, snapping }) => {
      const next = transformed(sketch, selection, how);
      const turns = snapping.grid && (how.kind === "mirror" || how.kind === "rotate");
      editor.store.dispatch({
        kind: "drawn",
        sketch: turns ? onGridAgain(sketch, next, selection, snapping.pitch) : next,
      });
    },
  };
}

const meant = new WeakMap<SketchState, ReadonlySet<ItemId>>();

/** The selected links, or those between selected points; found once for all the commands that ask. */
function meantLinks({ now }: EditorState): ReadonlySet<ItemId> {
  const known = meant.get(now) ?? linksMeantBy(now);
  meant.set(now, known);
  return known;
}

function linksMeantBy({ sketch, selection }: SketchState): ReadonlySet<ItemId> {
  const links = new Set<ItemId>();
  for (const id of selection) if (sketch.links.has(id)) links.add(id);
  return links.size > 0 ? links : linksWithin(sketch, selection);
}

function turning(how: Turning): Spec {
  const fits = (editorState: EditorState) => {
    const { links } = editorState.now.sketch;
    for (const id of meantLinks(editorState))
      if (links.get(id)?.way === (how === "one-way" ? "two" : "one")) return true;
    return false;
  };
  return {
    can: fits,
    run: (editor, editorState) => {
      const { sketch } = editorState.now;
      const next = turnLinks(sketch, meantLinks(editorState), how);
      for (const action of [{ kind: "drawn", sketch: next } as const, ...arcNews(sketch, next)])
        editor.store.dispatch(action);
    },
  };
}

function duplicate(editor: EditorController, { now, snapping }: EditorState): void {
  const fragment = fragmentOf(now.sketch, now.selection);
  if (!canPaste(fragment, now.sketch)) return;
  const { sketch, ids } = withFragment(now.sketch, fragment, [snapping.pitch, snapping.pitch]);
  editor.store.dispatch({ kind: "drawn", sketch, selection: ids });
}

/** The sketch with an open set for a placement that is not open yet: a stone fills nothing else (RULES, D3). */
function opened(editor: EditorController, points: ReadonlySet<ItemId>): Sketch {
  const { sketch } = editor;
  const report = editor.setReport();
  if (report === null || report.least.length === report.points) return sketch;
  return addSet(sketch, "opens", points).sketch;
}

function addSelectedSet(
  editor: EditorController,
  sketch: Sketch,
  list: "opens" | "placements",
): void {
  const { selection } = editor.store.state.now;
  const points = new Set([...selection].filter((id) => sketch.points.has(id)));
  const added = addSet(list === "placements" ? opened(editor, points) : sketch, list, points);
  editor.do([
    { kind: "drawn", sketch: added.sketch },
    { kind: "shown", sets: new Set([added.id]) },
  ]);
}
