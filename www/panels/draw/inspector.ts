/** The panel of the drawing room: what is selected, exactly; what the board is; layouts; snapping. */
import { X } from "lucide";
import type { LayoutKind } from "../../layout/types.ts";
import type { Table } from "../../model/game-controller.ts";
import type { Workbench } from "../../model/job-controller.ts";
import type { Studio } from "../../sketch/editor-controller.ts";
import { inTicks } from "../../sketch/sketch.ts";
import type { Easel } from "../../sketch/state.ts";
import { countWords, KIND_WORDS } from "../../words/drawing.ts";
import { button, byId, element, iconButton } from "../dom.ts";
import { onSettled } from "./between-strokes.ts";
import { type DrawCommand, offered } from "./commands.ts";
import { numberField } from "./number.ts";
import { section } from "./section.ts";
import { selectionFields } from "./selection.ts";
import { setsSection } from "./sets.ts";
import { ticksSection } from "./ticks.ts";

const EDITS: readonly DrawCommand[] = ["duplicate", "delete", "pin", "unpin"];
const TRANSFORMS: readonly DrawCommand[] = ["mirror", "flip", "turn-left", "turn-right"];
const ALIGNS: readonly DrawCommand[] = [
  "left",
  "right",
  "top",
  "bottom",
  "spread-across",
  "spread-down",
];
const LINKS: readonly DrawCommand[] = ["one-way", "two-way", "reverse"];

const LAYOUTS: readonly (readonly [LayoutKind, string])[] = [
  ["force", "Relax"],
  ["circle", "Circle"],
  ["grid", "Grid"],
  ["layers", "Layers"],
];

export function mountInspector(studio: Studio, table: Table, bench: Workbench): void {
  const close = () => table.store.dispatch({ kind: "sheet", sheet: "closed" });
  byId("inspector").append(
    iconButton(X, "Close", close, "dismiss sheet-close"),
    selectionSection(studio),
    boardSection(studio),
    setsSection(studio),
    ticksSection(studio, bench),
    layoutSection(studio),
    snapSection(studio),
  );
}

function selectionSection(studio: Studio): HTMLElement {
  const more = element(
    "details",
    { class: "more" },
    element("summary", {}, "Arrange"),
    offered(studio, TRANSFORMS, "btn small"),
    offered(studio, ALIGNS, "btn small"),
  );
  const made = section(
    "Selection",
    selectionFields(studio),
    offered(studio, [...EDITS, ...LINKS], "btn small"),
    more,
  );
  studio.store.subscribe(({ now }) => {
    more.hidden = now.selection.size < 2;
  });
  return made;
}

function boardSection(studio: Studio): HTMLElement {
  const title = element("input", {
    type: "text",
    "aria-label": "Title",
    placeholder: "Untitled",
    maxlength: "1000",
  });
  title.addEventListener("change", () => {
    const { sketch } = studio.store.state.now;
    const heading = { ...sketch.heading, title: title.value.trim() };
    studio.store.dispatch({ kind: "drawn", sketch: { ...sketch, heading } });
  });
  const kind = element("span", { class: "soft" });
  const counts = element("p", { id: "counts", role: "status" });
  const findings = element("ul", { id: "findings", "aria-label": "What to look at" });
  studio.store.subscribe(({ now, survey }) => {
    const { heading } = now.sketch;
    if (document.activeElement !== title) title.value = heading.title;
    kind.textContent = KIND_WORDS[now.sketch.kind];
    counts.textContent = survey === null ? "" : countWords(now.sketch.kind, survey);
  });
  const space = button("Make it a go-space", () => studio.toSpace(), "btn small");
  onSettled(studio, ({ now: { sketch } }) => {
    const oneWay = [...sketch.links.values()].some(({ way }) => way === "one");
    space.hidden = sketch.kind !== "graph" || sketch.points.size === 0 || oneWay;
  });
  return section(
    "Board",
    title,
    element("p", { class: "kind" }, kind),
    counts,
    findings,
    element("div", { class: "row" }, space),
  );
}

function layoutSection(studio: Studio): HTMLElement {
  const buttons = LAYOUTS.map(([layout, words]) =>
    button(words, () => studio.layOut(layout), "btn small"),
  );
  const bar = element("progress", { max: "1", "aria-label": "Layout" });
  const cancel = button("Stop", () => studio.cancelLayout(), "btn small");
  const progress = element("div", { class: "progress" }, bar, cancel);
  const made = section("Layout", element("div", { class: "row" }, ...buttons), progress);
  studio.store.subscribe(({ now, working }) => {
    made.hidden = inTicks(now.sketch.kind);
    progress.hidden = working === null;
    if (working !== null) bar.value = working;
    for (const each of buttons) each.disabled = now.sketch.points.size === 0;
  });
  return made;
}

function snapSection(studio: Studio): HTMLElement {
  const chip = (words: string, part: "grid" | "angles" | "lengths") => {
    const made = button(
      words,
      () => {
        const { snapping } = studio.store.state;
        studio.store.dispatch({ kind: "snapping", change: { [part]: !snapping[part] } });
      },
      "chip",
    );
    studio.store.subscribe(({ snapping }: Easel) => {
      made.setAttribute("aria-pressed", String(snapping[part]));
    });
    return made;
  };
  const pitch = numberField(
    "Grid pitch",
    ({ snapping }) => snapping.pitch,
    (value) => studio.store.dispatch({ kind: "snapping", change: { pitch: value } }),
    studio,
    "any",
  );
  return section(
    "Snap to",
    element(
      "div",
      { class: "row" },
      chip("Grid", "grid"),
      chip("Angles", "angles"),
      chip("Lengths", "lengths"),
    ),
    element("div", { class: "fields" }, pitch),
  );
}
