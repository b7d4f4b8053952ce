/** Toolbar: the tools, one of them chosen, and the switches of snapping. */

import {
  Circle,
  CircleDot,
  Eraser,
  Hexagon,
  type IconNode,
  Magnet,
  MousePointer2,
  MoveUpRight,
  Pentagon,
  Scissors,
  Slash,
  SlidersHorizontal,
  Square,
  Type,
} from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { type EditorState, type RegionShape, TOOLS, type ToolName } from "../../sketch/state.ts";
import { REGION_SHAPE_WORDS, TOOLBAR_WORDS } from "../../words/draw-commands.ts";
import { TOOL_WORDS } from "../../words/drawing.ts";
import { byId } from "../dom.ts";
import { areLettersOn, onLettersSwitched } from "../letter-keys.ts";
import { html, iconButton, type Markup, mount, nothing } from "../template.ts";
import { STONES_ICON } from "./icons.ts";

const ICONS: Readonly<Record<ToolName, IconNode>> = {
  select: MousePointer2,
  point: CircleDot,
  link: Slash,
  arc: MoveUpRight,
  disk: Circle,
  region: Pentagon,
  stone: STONES_ICON,
  text: Type,
  erase: Eraser,
  cut: Scissors,
};

const SHAPES: readonly (readonly [RegionShape, IconNode])[] = [
  ["corners", Hexagon],
  ["rectangle", Square],
  ["round", Circle],
];

/** Tools with a fine line before them. */
const AFTER_DIVIDER: readonly ToolName[] = ["stone"];

export function mountToolbar(editor: EditorController, controller: GameController): void {
  const refresh = mount(editor.store, "rail", ["tool", "shape", "snapping"], (state) => {
    const snapping = { ...keyOf("G"), pressed: snapsAtAll(state) };
    return html`
      ${TOOLS.map((tool) => toolPart(editor, state, tool))}
      <hr>
      ${iconButton(Magnet, TOOLBAR_WORDS.snapping, () => toggleSnapping(editor), "tool", snapping)}
      ${moreButton(controller)}`;
  });
  controller.store.subscribe(({ sheet }, before) => {
    if (sheet !== before.sheet) refresh();
  });
  onLettersSwitched(refresh);
}

/** Key of a button, while letter keys are on. */
function keyOf(keys: string): { readonly keys?: string } {
  return areLettersOn() ? { keys } : {};
}

function toolPart({ store }: EditorController, state: EditorState, tool: ToolName): Markup {
  const { name, key } = TOOL_WORDS[tool];
  const is = { ...keyOf(key), pressed: state.tool === tool };
  const choose = () => store.dispatch({ kind: "tool", tool });
  const shapeButton = ([shape, node]: (typeof SHAPES)[number]) =>
    iconButton(
      node,
      REGION_SHAPE_WORDS[shape],
      () => store.dispatch({ kind: "shape", shape }),
      "tool",
      {
        pressed: state.shape === shape,
      },
    );
  return html`
    ${AFTER_DIVIDER.includes(tool) ? html`<hr>` : nothing}
    ${iconButton(ICONS[tool], name, choose, "tool", is)}
    ${
      tool === "region"
        ? html`<div class="shapes" role="group" aria-label=${TOOLBAR_WORDS.shape} ?hidden=${state.tool !== "region"}>
          ${SHAPES.map(shapeButton)}</div>`
        : nothing
    }`;
}

/** Button that opens the inspector, which is a sheet on a narrow screen. */
function moreButton({ store }: GameController): Markup {
  const { sheet } = store.state;
  const toggle = () => {
    store.dispatch({ kind: "sheet", sheet: sheet === "open" ? "closed" : "open" });
    if (sheet === "closed") byId("inspector").focus();
  };
  const is = { controls: "inspector", expanded: sheet === "open" };
  return iconButton(SlidersHorizontal, TOOLBAR_WORDS.details, toggle, "tool more-details", is);
}

/** Toggles all of snapping at once; the inspector has its parts. */
export function toggleSnapping(editor: EditorController): void {
  const on = !snapsAtAll(editor.store.state);
  const change = { grid: on, angles: on, lengths: on, lines: on };
  editor.store.dispatch({ kind: "snapping", change });
}

function snapsAtAll({ snapping: { grid, angles, lengths, lines } }: EditorState): boolean {
  return grid || angles || lengths || lines;
}
