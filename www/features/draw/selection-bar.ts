/** Bar beside the selection, for fingers: what is done with it most. */
import { has } from "../../engine/features.ts";
import { byId } from "../../panels/dom.ts";
import { button, type Markup, mount } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import type { EditorState, SketchState } from "../../sketch/state.ts";
import type { Box, Spot } from "../../view/camera.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { itemsBox } from "../../view/editor-canvas/shape.ts";
import { DRAW_COMMAND_WORDS, INSPECTOR_WORDS } from "../../words/draw-commands.ts";
import { besideSelection } from "./beside-selection.ts";
import { afterPicture } from "./between-strokes.ts";
import { COMMANDS, type DrawCommand, runDraw } from "./commands.ts";

const OFFERED: readonly DrawCommand[] = ["delete", "duplicate", "placement"];

export function mountSelectionBar(editor: EditorController, scene: EditorScene): void {
  const bar = byId("selection-bar");
  const { store } = editor;
  let box: Box | null = null;
  const stand = () => {
    if (!bar.hidden && box !== null) standBeside(bar, box, store.state.now, scene);
  };
  const reads = ["now", "tool", "gesture", "menu", "writing", "choosing"] as const;
  const view = (state: EditorState) => (isOffered(state) ? buttons(editor, state) : null);
  const after = ({ now }: EditorState) => {
    box = bar.hidden ? null : itemsBox(now.sketch, now.selection);
    stand();
  };
  mount(afterPicture(store), bar, reads, view, { after });
  scene.follow(stand);
}

function isOffered({ now, tool, gesture, menu, writing, choosing }: EditorState): boolean {
  const isFree = gesture.kind === "none" && menu === null && writing === null && !choosing;
  return isFree && tool === "select" && now.selection.size > 0;
}

function buttons(editor: EditorController, state: EditorState): readonly Markup[] {
  const { sketch, selection } = state.now;
  const [id] = selection;
  const isPoint =
    selection.size === 1 && has(sketch, "links") && id !== undefined && sketch.points.has(id);
  const write = () => editor.store.dispatch({ kind: "writing", id: id ?? null });
  const commands = OFFERED.filter((name) => COMMANDS[name].can(state)).map((name) =>
    button(DRAW_COMMAND_WORDS[name].name, () => runDraw(editor, name), "btn"),
  );
  return isPoint ? [...commands, button(INSPECTOR_WORDS.label, write, "btn")] : commands;
}

function standBeside(
  bar: HTMLElement,
  box: Box,
  { sketch }: SketchState,
  scene: EditorScene,
): void {
  const [from, to] = [scene.toScreen([box.x0, box.y0]), scene.toScreen([box.x1, box.y1])];
  const selection = { x0: from.x, y0: from.y, x1: to.x, y1: to.y };
  const size = { width: bar.offsetWidth, height: bar.offsetHeight };
  const at = besideSelection(selection, size, scene.size, spotsOnScreen(sketch, scene));
  bar.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
}

/** Places of all items, one after another. */
function* spotsOnScreen({ points, disks, centres }: Sketch, scene: EditorScene): Generator<Spot> {
  for (const items of [points, disks, centres])
    for (const { x, y } of items.values()) yield scene.toScreen([x, y]);
}
