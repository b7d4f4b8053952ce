/** What is measured in ticks: stones and disks, a round region, and how the region's sides are glued. */
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { wrapped } from "../../sketch/ground.ts";
import { inTicks, type RegionItem, type Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { button, element } from "../dom.ts";
import { offered } from "./commands.ts";
import { numberField } from "./number.ts";
import { openFill } from "./sample-region.ts";
import { section } from "./section.ts";

type Rings = Extract<RegionItem, { kind: "rings" }>;

/** A field, and on which papers it is of use. */
interface Field {
  readonly field: HTMLElement;
  readonly fits: (editorState: EditorState) => boolean;
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

export function ticksSection(editor: EditorController, bench: JobController): HTMLElement {
  const fields = [...stoneFields(editor), ...diskFields(editor), ...roundFields(editor)];
  const all = [...fields, { field: gluing(editor), fits: hasCorners }];
  const fill = button("Fill with disks…", () => openFill(editor, bench), "btn small");
  const made = section(
    "In ticks",
    element("div", { class: "fields" }, ...all.map(({ field }) => field)),
    element("div", { class: "row" }, fill),
    offered(editor, ["region-off"], "btn small"),
  );
  editor.store.subscribe((editorState) => {
    const { sketch } = editorState.now;
    made.hidden =
      !inTicks(sketch.kind) && editorState.tool !== "disk" && editorState.tool !== "region";
    fill.hidden = sketch.region === null;
    for (const { field, fits } of all) field.hidden = !fits(editorState);
  });
  return made;
}

function change({ store }: EditorController, part: Partial<Sketch>, stroke: string): void {
  const { sketch } = store.state.now;
  store.dispatch({ kind: "drawn", sketch: { ...sketch, ...part }, stroke });
}

/** Of a board without lines. */
function stoneFields(editor: EditorController): Field[] {
  const field = (name: string, part: "radius" | "tolerance") => ({
    field: numberField(
      name,
      ({ now }) => now.sketch.stone[part],
      (value) => change(editor, { stone: { ...editor.sketch.stone, [part]: value } }, part),
      editor,
    ),
    fits: isPlane,
  });
  return [field("Stone radius", "radius"), field("Tolerance", "tolerance")];
}

/** Of the next disk. */
function diskFields(editor: EditorController): Field[] {
  const { store } = editor;
  const radius = numberField(
    "Next radius",
    (editorState) => editorState.radius,
    (value) => store.dispatch({ kind: "radius", radius: value }),
    editor,
    "1",
    1,
  );
  const slack = numberField(
    "Touch within",
    (editorState) => 2 * editorState.slack,
    (value) => store.dispatch({ kind: "slack", slack: Math.floor(value / 2) }),
    editor,
  );
  const fits = (editorState: EditorState) => !isPlane(editorState) || editorState.tool === "disk";
  return [radius, slack].map((field) => ({ field, fits }));
}

function roundFields(editor: EditorController): Field[] {
  const field = (name: string, part: "x" | "y" | "radius", least: number) => ({
    field: numberField(
      name,
      ({ now: { sketch } }) => (sketch.region?.kind === "circle" ? sketch.region[part] : null),
      (value) => {
        const { region } = editor.sketch;
        if (region?.kind === "circle")
          change(editor, { region: { ...region, [part]: value } }, part);
      },
      editor,
      "1",
      least,
    ),
    fits: ({ now }: EditorState) => now.sketch.region?.kind === "circle",
  });
  return [
    field("Middle x", "x", -FARTHEST),
    field("Middle y", "y", -FARTHEST),
    field("Region’s radius", "radius", 1),
  ];
}

function gluing(editor: EditorController): HTMLLabelElement {
  const select = element("select", { "aria-label": "Gluing" });
  for (const [value, words] of WRAP_WORDS) select.append(element("option", { value }, words));
  select.addEventListener("change", () => {
    const chosen = WRAP_WORDS.find(([value]) => value === select.value)?.[0] ?? "none";
    editor.store.dispatch({ kind: "drawn", sketch: wrapped(editor.sketch, chosen) });
  });
  editor.store.subscribe(({ now: { sketch } }) => {
    if (sketch.region?.kind === "rings") select.value = sketch.region.wrap;
  });
  return element("label", { class: "field" }, element("span", {}, "Sides"), select);
}

function isPlane({ now }: EditorState): boolean {
  return now.sketch.kind === "plane";
}

function hasCorners({ now }: EditorState): boolean {
  return now.sketch.region?.kind === "rings";
}
