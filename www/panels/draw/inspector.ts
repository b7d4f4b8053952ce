/** The panel of the drawing room: what is selected, exactly; what the board is; layouts; snapping. */
import { X } from "lucide";
import type { LayoutKind } from "../../layout/types.ts";
import type { Table } from "../../model/table.ts";
import type { Workbench } from "../../model/workbench.ts";
import { wrapped } from "../../sketch/ground.ts";
import type { RegionItem, Sketch } from "../../sketch/sketch.ts";
import { inTicks } from "../../sketch/sketch.ts";
import type { Easel } from "../../sketch/state.ts";
import type { Studio } from "../../sketch/studio.ts";
import { countWords, KIND_WORDS } from "../../words/drawing.ts";
import { button, byId, element, iconButton } from "../dom.ts";
import { type DrawCommand, offered } from "./commands.ts";
import { openFill } from "./fill.ts";
import { numberField } from "./number.ts";
import { selectionFields } from "./selection.ts";
import { setsSection } from "./sets.ts";

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
    groundSection(studio, bench),
    layoutSection(studio),
    snapSection(studio),
  );
}

function section(title: string, ...children: readonly Node[]): HTMLElement {
  return element("section", {}, element("h2", {}, title), ...children);
}

function commands(studio: Studio, names: readonly DrawCommand[]): HTMLElement {
  return offered(studio, names, "btn small");
}

function selectionSection(studio: Studio): HTMLElement {
  const more = element(
    "details",
    { class: "more" },
    element("summary", {}, "Arrange"),
    commands(studio, TRANSFORMS),
    commands(studio, ALIGNS),
  );
  const made = section(
    "Selection",
    selectionFields(studio),
    commands(studio, [...EDITS, ...LINKS]),
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
  studio.store.subscribe(({ now: { sketch } }) => {
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

const WRAP_WORDS: readonly (readonly [Extract<RegionItem, { kind: "rings" }>["wrap"], string])[] = [
  ["none", "Not glued"],
  ["cylinder", "Cylinder"],
  ["torus", "Torus"],
  ["mobius", "Möbius band"],
  ["klein", "Klein bottle"],
];

/** Sizes of stones and disks, and how the region's sides are glued. */
function groundSection(studio: Studio, bench: Workbench): HTMLElement {
  const { store } = studio;
  const change = (part: Partial<Sketch>, stroke: string) => {
    const { sketch } = store.state.now;
    store.dispatch({ kind: "drawn", sketch: { ...sketch, ...part }, stroke });
  };
  const stone = (part: Partial<Sketch["stone"]>) =>
    change({ stone: { ...store.state.now.sketch.stone, ...part } }, "stone");
  const radius = numberField(
    "Stone radius",
    ({ now }) => now.sketch.stone.radius,
    (value) => stone({ radius: value }),
    studio,
  );
  const tolerance = numberField(
    "Tolerance",
    ({ now }) => now.sketch.stone.tolerance,
    (value) => stone({ tolerance: value }),
    studio,
  );
  const next = numberField(
    "Next radius",
    (easel) => easel.radius,
    (value) => store.dispatch({ kind: "radius", radius: value }),
    studio,
  );
  const slack = numberField(
    "Touch within",
    (easel) => 2 * easel.slack,
    (value) => store.dispatch({ kind: "slack", slack: Math.floor(value / 2) }),
    studio,
  );
  const round = (name: string, part: "x" | "y" | "radius") =>
    numberField(
      name,
      ({ now: { sketch } }) => (sketch.region?.kind === "circle" ? sketch.region[part] : null),
      (value) => {
        const { region } = store.state.now.sketch;
        if (region?.kind === "circle") change({ region: { ...region, [part]: value } }, part);
      },
      studio,
      "1",
      part === "radius" ? 1 : -1e9,
    );
  const circle = [
    round("Middle x", "x"),
    round("Middle y", "y"),
    round("Region’s radius", "radius"),
  ];
  const wrap = element("select", { "aria-label": "Gluing" });
  for (const [value, words] of WRAP_WORDS) wrap.append(element("option", { value }, words));
  wrap.addEventListener("change", () => {
    const chosen = WRAP_WORDS.find(([value]) => value === wrap.value)?.[0] ?? "none";
    const { sketch } = store.state.now;
    store.dispatch({ kind: "drawn", sketch: wrapped(sketch, chosen) });
  });
  const glue = element("label", { class: "field" }, element("span", {}, "Sides"), wrap);
  const fill = button("Fill with disks…", () => openFill(studio, bench), "btn small");
  const made = section(
    "In ticks",
    element("div", { class: "fields" }, radius, tolerance, next, slack, ...circle, glue),
    element("div", { class: "row" }, fill),
    commands(studio, ["region-off"]),
  );
  store.subscribe(({ now: { sketch }, tool }) => {
    made.hidden = !inTicks(sketch.kind) && tool !== "disk" && tool !== "region";
    radius.hidden = tolerance.hidden = sketch.kind !== "plane";
    next.hidden = slack.hidden = sketch.kind === "plane" && tool !== "disk";
    fill.hidden = sketch.region === null;
    for (const field of circle) field.hidden = sketch.region?.kind !== "circle";
    glue.hidden = sketch.region?.kind !== "rings";
    if (sketch.region?.kind === "rings") wrap.value = sketch.region.wrap;
  });
  return made;
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
