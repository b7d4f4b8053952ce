/** What is measured in ticks: stones and disks, a round region, and how the region's sides are glued. */
import type { Workbench } from "../../model/job-controller.ts";
import type { Studio } from "../../sketch/editor-controller.ts";
import { wrapped } from "../../sketch/ground.ts";
import { inTicks, type RegionItem, type Sketch } from "../../sketch/sketch.ts";
import type { Easel } from "../../sketch/state.ts";
import { button, element } from "../dom.ts";
import { offered } from "./commands.ts";
import { numberField } from "./number.ts";
import { openFill } from "./sample-region.ts";
import { section } from "./section.ts";

type Rings = Extract<RegionItem, { kind: "rings" }>;

/** A field, and on which papers it is of use. */
interface Field {
  readonly field: HTMLElement;
  readonly fits: (easel: Easel) => boolean;
}

const WRAP_WORDS: readonly (readonly [Rings["wrap"], string])[] = [
  ["none", "Not glued"],
  ["cylinder", "Cylinder"],
  ["torus", "Torus"],
  ["mobius", "Möbius band"],
  ["klein", "Klein bottle"],
];

/** As far as a region may reach, and more. */
const FARTHEST = 1e9;

export function ticksSection(studio: Studio, bench: Workbench): HTMLElement {
  const fields = [...stoneFields(studio), ...diskFields(studio), ...roundFields(studio)];
  const all = [...fields, { field: gluing(studio), fits: hasCorners }];
  const fill = button("Fill with disks…", () => openFill(studio, bench), "btn small");
  const made = section(
    "In ticks",
    element("div", { class: "fields" }, ...all.map(({ field }) => field)),
    element("div", { class: "row" }, fill),
    offered(studio, ["region-off"], "btn small"),
  );
  studio.store.subscribe((easel) => {
    const { sketch } = easel.now;
    made.hidden = !inTicks(sketch.kind) && easel.tool !== "disk" && easel.tool !== "region";
    fill.hidden = sketch.region === null;
    for (const { field, fits } of all) field.hidden = !fits(easel);
  });
  return made;
}

function change({ store }: Studio, part: Partial<Sketch>, stroke: string): void {
  const { sketch } = store.state.now;
  store.dispatch({ kind: "drawn", sketch: { ...sketch, ...part }, stroke });
}

/** Of a board without lines. */
function stoneFields(studio: Studio): Field[] {
  const field = (name: string, part: "radius" | "tolerance") => ({
    field: numberField(
      name,
      ({ now }) => now.sketch.stone[part],
      (value) => change(studio, { stone: { ...studio.sketch.stone, [part]: value } }, part),
      studio,
    ),
    fits: isPlane,
  });
  return [field("Stone radius", "radius"), field("Tolerance", "tolerance")];
}

/** Of the next disk. */
function diskFields(studio: Studio): Field[] {
  const { store } = studio;
  const radius = numberField(
    "Next radius",
    (easel) => easel.radius,
    (value) => store.dispatch({ kind: "radius", radius: value }),
    studio,
    "1",
    1,
  );
  const slack = numberField(
    "Touch within",
    (easel) => 2 * easel.slack,
    (value) => store.dispatch({ kind: "slack", slack: Math.floor(value / 2) }),
    studio,
  );
  const fits = (easel: Easel) => !isPlane(easel) || easel.tool === "disk";
  return [radius, slack].map((field) => ({ field, fits }));
}

function roundFields(studio: Studio): Field[] {
  const field = (name: string, part: "x" | "y" | "radius", least: number) => ({
    field: numberField(
      name,
      ({ now: { sketch } }) => (sketch.region?.kind === "circle" ? sketch.region[part] : null),
      (value) => {
        const { region } = studio.sketch;
        if (region?.kind === "circle")
          change(studio, { region: { ...region, [part]: value } }, part);
      },
      studio,
      "1",
      least,
    ),
    fits: ({ now }: Easel) => now.sketch.region?.kind === "circle",
  });
  return [
    field("Middle x", "x", -FARTHEST),
    field("Middle y", "y", -FARTHEST),
    field("Region’s radius", "radius", 1),
  ];
}

function gluing(studio: Studio): HTMLLabelElement {
  const select = element("select", { "aria-label": "Gluing" });
  for (const [value, words] of WRAP_WORDS) select.append(element("option", { value }, words));
  select.addEventListener("change", () => {
    const chosen = WRAP_WORDS.find(([value]) => value === select.value)?.[0] ?? "none";
    studio.store.dispatch({ kind: "drawn", sketch: wrapped(studio.sketch, chosen) });
  });
  studio.store.subscribe(({ now: { sketch } }) => {
    if (sketch.region?.kind === "rings") select.value = sketch.region.wrap;
  });
  return element("label", { class: "field" }, element("span", {}, "Sides"), select);
}

function isPlane({ now }: Easel): boolean {
  return now.sketch.kind === "plane";
}

function hasCorners({ now }: Easel): boolean {
  return now.sketch.region?.kind === "rings";
}
