/** The tools, one of them in the hand, and the switches of snapping. */
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
  Slash,
  SlidersHorizontal,
  Square,
  Type,
} from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { type RegionShape, TOOLS, type ToolName } from "../../sketch/state.ts";
import { TOOL_WORDS } from "../../words/drawing.ts";
import { byId, element, iconButton } from "../dom.ts";
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
};

const SHAPES: readonly (readonly [RegionShape, string, IconNode])[] = [
  ["corners", "Corner by corner", Hexagon],
  ["rectangle", "Rectangle", Square],
  ["round", "Round", Circle],
];

/** A fine line stands before these. */
const APART: readonly ToolName[] = ["stone"];

export function mountToolbar(editor: EditorController, controller: GameController): void {
  const rail = byId("rail");
  for (const tool of TOOLS) {
    if (APART.includes(tool)) rail.append(element("hr"));
    rail.append(toolButton(editor, tool));
    if (tool === "region") rail.append(shapeButtons(editor));
  }
  rail.append(element("hr"), snapButton(editor), moreButton(controller));
}

/** On a narrow screen the inspector is a sheet. */
function moreButton({ store }: GameController): HTMLButtonElement {
  const made = iconButton(
    SlidersHorizontal,
    "Details",
    () => {
      const { sheet } = store.state;
      store.dispatch({ kind: "sheet", sheet: sheet === "open" ? "closed" : "open" });
      if (sheet === "closed") byId("inspector").focus();
    },
    "tool more-details",
  );
  made.setAttribute("aria-controls", "inspector");
  store.subscribe(({ sheet }) => made.setAttribute("aria-expanded", String(sheet === "open")));
  return made;
}

function toolButton(editor: EditorController, tool: ToolName): HTMLButtonElement {
  const { name, key } = TOOL_WORDS[tool];
  const made = iconButton(ICONS[tool], name, () => editor.store.dispatch({ kind: "tool", tool }));
  made.title = `${name} (${key})`;
  made.setAttribute("aria-keyshortcuts", key);
  made.append(element("small", { "aria-hidden": "true" }, key));
  editor.store.subscribe((editorState) => {
    made.setAttribute("aria-pressed", String(editorState.tool === tool));
  });
  return made;
}

function shapeButtons(editor: EditorController): HTMLElement {
  const place = element("div", { class: "shapes", role: "group", "aria-label": "Shape" });
  for (const [shape, name, icon] of SHAPES) {
    const made = iconButton(icon, name, () => editor.store.dispatch({ kind: "shape", shape }));
    editor.store.subscribe((editorState) => {
      made.setAttribute("aria-pressed", String(editorState.shape === shape));
    });
    place.append(made);
  }
  editor.store.subscribe(({ tool }) => {
    place.hidden = tool !== "region";
  });
  return place;
}

/** All of snapping at once; the inspector has its parts. */
function snapButton(editor: EditorController): HTMLButtonElement {
  const made = iconButton(Magnet, "Snapping", () => toggleSnapping(editor));
  made.title = "Snapping (G)";
  made.setAttribute("aria-keyshortcuts", "G");
  made.append(element("small", { "aria-hidden": "true" }, "G"));
  editor.store.subscribe(({ snapping: { grid, angles, lengths } }) => {
    made.setAttribute("aria-pressed", String(grid || angles || lengths));
  });
  return made;
}

export function toggleSnapping(editor: EditorController): void {
  const { grid, angles, lengths } = editor.store.state.snapping;
  const on = !(grid || angles || lengths);
  editor.store.dispatch({ kind: "snapping", change: { grid: on, angles: on, lengths: on } });
}
