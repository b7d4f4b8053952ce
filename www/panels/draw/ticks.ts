/** Fields in ticks: stones and disks, a round region, and the gluing of the region's sides. */
import { has } from "../../engine/features.ts";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { wrapped } from "../../sketch/ground.ts";
import { inTicks, type RegionItem, type Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { named, select } from "../field.ts";
import { button, html, type Markup, nothing, row } from "../template.ts";
import { offered } from "./commands.ts";
import { numberField } from "./number.ts";
import { openFill } from "./sample-region.ts";

type Rings = Extract<RegionItem, { kind: "rings" }>;

const WRAP_WORDS: readonly (readonly [Rings["wrap"], string])[] = [
  ["none", "Not glued"],
  ["cylinder", "Cylinder"],
  ["torus", "Torus"],
  ["mobius", "Möbius band"],
  ["klein", "Klein bottle"],
];

/** Bound of a region's fields: more than any region may reach. */
const FARTHEST = 1e9;

/** Section of the inspector; `calm` is the state between strokes. */
export function ticksSection(
  editor: EditorController,
  bench: JobController,
  state: EditorState,
  calm: EditorState,
): Markup | typeof nothing {
  const { now, tool } = state;
  if (!inTicks(now.sketch.kind) && tool !== "disk" && tool !== "region") return nothing;
  const fill = button("Fill with disks…", () => openFill(editor, bench), "btn small", {
    hidden: now.sketch.region === null,
  });
  return html`<section>
    <h2>In ticks</h2>
    <div class="fields">
      ${stoneFields(editor, state)}${diskFields(editor, state)}${regionFields(editor, state)}
    </div>
    ${row(fill)}
    ${offered(editor, calm, ["region-off"])}
  </section>`;
}

function change({ store }: EditorController, part: Partial<Sketch>, stroke: string): void {
  const { sketch } = store.state.now;
  store.dispatch({ kind: "drawn", sketch: { ...sketch, ...part }, stroke });
}

/** Fields for the stones of a board without lines. */
function stoneFields(editor: EditorController, { now }: EditorState): Markup[] {
  const { stone } = now.sketch;
  const field = (name: string, part: "radius" | "tolerance") =>
    numberField(name, stone[part], (value) =>
      change(editor, { stone: { ...editor.sketch.stone, [part]: value } }, part),
    );
  return has(now.sketch, "centres")
    ? [field("Stone radius", "radius"), field("Tolerance", "tolerance")]
    : [];
}

/** Fields for the next disk. */
function diskFields(
  { store }: EditorController,
  { now, tool, radius, slack }: EditorState,
): Markup[] {
  if (has(now.sketch, "centres") && tool !== "disk") return [];
  const resize = (value: number) => store.dispatch({ kind: "radius", radius: value });
  const loosen = (value: number) => store.dispatch({ kind: "slack", slack: Math.floor(value / 2) });
  return [
    numberField("Next radius", radius, resize, { least: 1 }),
    numberField("Touch within", 2 * slack, loosen),
  ];
}

function regionFields(editor: EditorController, { now }: EditorState): Markup[] {
  const { region } = now.sketch;
  if (region === null) return [];
  if (region.kind === "rings") return [gluing(editor, region)];
  const field = (name: string, part: "x" | "y" | "radius", least: number) =>
    numberField(
      name,
      region[part],
      (value) => change(editor, { region: { ...region, [part]: value } }, part),
      { least },
    );
  return [
    field("Middle x", "x", -FARTHEST),
    field("Middle y", "y", -FARTHEST),
    field("Region’s radius", "radius", 1),
  ];
}

function gluing(editor: EditorController, { wrap }: Rings): Markup {
  const glue = (chosen: Rings["wrap"]) =>
    editor.store.dispatch({ kind: "drawn", sketch: wrapped(editor.sketch, chosen) });
  return named("Sides", select({ label: "Gluing" }, WRAP_WORDS, wrap, glue));
}
