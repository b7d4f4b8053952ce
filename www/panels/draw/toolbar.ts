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
import type { Table } from "../../model/game-controller.ts";
import type { Studio } from "../../sketch/editor-controller.ts";
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

export function mountRail(studio: Studio, table: Table): void {
  const rail = byId("rail");
  for (const tool of TOOLS) {
    if (APART.includes(tool)) rail.append(element("hr"));
    rail.append(toolButton(studio, tool));
    if (tool === "region") rail.append(shapeButtons(studio));
  }
  rail.append(element("hr"), snapButton(studio), moreButton(table));
}

/** On a narrow screen the inspector is a sheet. */
function moreButton({ store }: Table): HTMLButtonElement {
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

function toolButton(studio: Studio, tool: ToolName): HTMLButtonElement {
  const { name, key } = TOOL_WORDS[tool];
  const made = iconButton(ICONS[tool], name, () => studio.store.dispatch({ kind: "tool", tool }));
  made.title = `${name} (${key})`;
  made.setAttribute("aria-keyshortcuts", key);
  made.append(element("small", { "aria-hidden": "true" }, key));
  studio.store.subscribe((easel) => {
    made.setAttribute("aria-pressed", String(easel.tool === tool));
  });
  return made;
}

function shapeButtons(studio: Studio): HTMLElement {
  const place = element("div", { class: "shapes", role: "group", "aria-label": "Shape" });
  for (const [shape, name, icon] of SHAPES) {
    const made = iconButton(icon, name, () => studio.store.dispatch({ kind: "shape", shape }));
    studio.store.subscribe((easel) => {
      made.setAttribute("aria-pressed", String(easel.shape === shape));
    });
    place.append(made);
  }
  studio.store.subscribe(({ tool }) => {
    place.hidden = tool !== "region";
  });
  return place;
}

/** All of snapping at once; the inspector has its parts. */
function snapButton(studio: Studio): HTMLButtonElement {
  const made = iconButton(Magnet, "Snapping", () => toggleSnapping(studio));
  made.title = "Snapping (G)";
  made.setAttribute("aria-keyshortcuts", "G");
  made.append(element("small", { "aria-hidden": "true" }, "G"));
  studio.store.subscribe(({ snapping: { grid, angles, lengths } }) => {
    made.setAttribute("aria-pressed", String(grid || angles || lengths));
  });
  return made;
}

export function toggleSnapping(studio: Studio): void {
  const { grid, angles, lengths } = studio.store.state.snapping;
  const on = !(grid || angles || lengths);
  studio.store.dispatch({ kind: "snapping", change: { grid: on, angles: on, lengths: on } });
}
