/** Toolbar: the tools, one of them chosen, and the switch of snapping. */

import {
  Circle,
  CircleDot,
  Ellipsis,
  Eraser,
  Hexagon,
  type IconNode,
  Magnet,
  MousePointer2,
  MoveUpRight,
  Pentagon,
  Scissors,
  Slash,
  Square,
  Type,
} from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { byId } from "../../panels/dom.ts";
import { areLettersOn, onLettersSwitched } from "../../panels/letter-keys.ts";
import {
  type ButtonState,
  button,
  html,
  icon,
  iconButton,
  type Markup,
  mount,
  nothing,
} from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import {
  type EditorState,
  FEW_TOOLS,
  type RegionShape,
  TOOLS,
  type ToolName,
} from "../../sketch/state.ts";
import { CLOSE, MORE } from "../../words/buttons.ts";
import { REGION_SHAPE_WORDS, TOOLBAR_WORDS } from "../../words/draw-commands.ts";
import { TOOL_WORDS } from "../../words/drawing.ts";
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

const OTHER_TOOLS = TOOLS.filter((tool) => !FEW_TOOLS.includes(tool));

export function mountToolbar(editor: EditorController, controller: GameController): void {
  const { store } = controller;
  const choose = (tool: ToolName) => {
    editor.store.dispatch({ kind: "tool", tool });
    if (store.state.sheet === "open") store.dispatch({ kind: "sheet", sheet: "closed" });
  };
  const refresh = mount(editor.store, "rail", ["tool", "shape", "snapping"], (state) => {
    const snapping = { ...keyOf("G"), pressed: snapsAtAll(state) };
    const { snapping: name, snap } = TOOLBAR_WORDS;
    return html`
      ${FEW_TOOLS.map((tool) => toolPart(editor, state, tool, choose))}
      ${moreButton(controller, state)}
      <hr>
      ${OTHER_TOOLS.map((tool) => toolPart(editor, state, tool, choose))}
      <hr>
      ${named(Magnet, name, snap, () => toggleSnapping(editor), "tool other", snapping)}`;
  });
  store.subscribe(({ sheet }, before) => {
    if (sheet !== before.sheet) refresh();
  });
  onLettersSwitched(refresh);
}

/** Key of a button, while letter keys are on. */
function keyOf(keys: string): { readonly keys?: string } {
  return areLettersOn() ? { keys } : {};
}

/** Button with an icon, and on a phone a short name under it. */
function named(
  node: IconNode,
  name: string,
  short: string,
  press: () => void,
  classes: string,
  is: ButtonState,
): Markup {
  return button(face(node, short), press, classes, { ...is, name });
}

function face(node: IconNode, short: string): Markup {
  return html`${icon(node)}<span class="tool-name" aria-hidden="true">${short}</span>`;
}

function toolPart(
  { store }: EditorController,
  state: EditorState,
  tool: ToolName,
  choose: (tool: ToolName) => void,
): Markup {
  const { name, short = name, key } = TOOL_WORDS[tool];
  const is = { ...keyOf(key), pressed: state.tool === tool };
  const classes = FEW_TOOLS.includes(tool) ? "tool" : "tool other";
  const shapeButton = ([shape, node]: (typeof SHAPES)[number]) => {
    const take = () => store.dispatch({ kind: "shape", shape });
    return iconButton(node, REGION_SHAPE_WORDS[shape], take, "tool", {
      pressed: state.shape === shape,
    });
  };
  return html`
    ${named(ICONS[tool], name, short, () => choose(tool), classes, is)}
    ${
      tool === "region"
        ? html`<div class="shapes" role="group" aria-label=${TOOLBAR_WORDS.shape} ?hidden=${state.tool !== "region"}>
          ${SHAPES.map(shapeButton)}</div>`
        : nothing
    }`;
}

/** Button of a small window that opens the other tools and the panel, a sheet there. It shows the tool in hand, if
 *  that is one of the others. */
function moreButton({ store }: GameController, { tool }: EditorState): Markup {
  const { sheet } = store.state;
  const toggle = () => {
    store.dispatch({ kind: "sheet", sheet: sheet === "open" ? "closed" : "open" });
    if (sheet === "closed") byId("inspector").focus();
  };
  const hides = sheet === "closed" && !FEW_TOOLS.includes(tool);
  const { name, short = name } = TOOL_WORDS[tool];
  const rest = sheet === "open" ? CLOSE : MORE.name;
  const is = {
    name: hides ? `${rest}: ${short}` : rest,
    controls: "inspector",
    expanded: sheet === "open",
    tip: TOOLBAR_WORDS.more,
  };
  const held = hides ? html`<span class="held">${face(ICONS[tool], short)}</span>` : nothing;
  const faces = html`<span class="rest">${face(Ellipsis, rest)}</span>${held}`;
  return button(faces, toggle, hides ? "tool more-tools in-hand" : "tool more-tools", is);
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
