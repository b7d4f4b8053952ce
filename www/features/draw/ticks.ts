/** Fields in ticks: stones and disks, a round region, and the gluing of the region's sides. */

import { has } from "../../engine/features.ts";
import { named, select } from "../../panels/field.ts";
import type { MakeFinite } from "../../panels/result.ts";
import { html, line, type Markup, nothing } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { wrapped } from "../../sketch/ground.ts";
import { stonesAcross, withStonesAcross } from "../../sketch/room.ts";
import { inTicks, type RegionItem, type Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { acrossWords, TICK_WORDS } from "../../words/draw-commands.ts";
import { offered } from "./commands.ts";
import { fillRow, toQuotientRow } from "./make-finite.ts";
import { numberField } from "./number.ts";

type Rings = Extract<RegionItem, { kind: "rings" }>;

const WRAP_WORDS: readonly (readonly [Rings["wrap"], string])[] = [
  ["none", TICK_WORDS.glued],
  ["cylinder", TICK_WORDS.cylinder],
  ["torus", TICK_WORDS.torus],
  ["mobius", TICK_WORDS.mobiusBand],
  ["klein", TICK_WORDS.kleinBottle],
];

/** Bound of a region's fields: more than any region may reach. */
const FARTHEST = 1e9;

/** Section of the region, its stones or its disks; `calm` is the state between strokes. */
export function regionSection(
  editor: EditorController,
  makeFinite: MakeFinite | undefined,
  state: EditorState,
  calm: EditorState,
): Markup | typeof nothing {
  const { sketch } = state.now;
  if (!inTicks(sketch.kind)) return nothing;
  const { region } = sketch;
  return html`<section>
    ${across(state)}
    <div class="fields">
      ${acrossFields(editor, sketch)}
      ${region?.kind === "rings" ? gluing(editor, region) : nothing}
    </div>
    ${makeFinite === undefined ? nothing : fillRow(editor, makeFinite, state)}
    ${offered(editor, calm, ["region-off"])}
    ${makeFinite === undefined ? nothing : toQuotientRow(editor, makeFinite, calm)}
  </section>`;
}

/** Exact numbers in ticks. */
export function tickFields(editor: EditorController, state: EditorState): Markup | typeof nothing {
  const { now, tool } = state;
  if (!inTicks(now.sketch.kind) && tool !== "disk" && tool !== "region") return nothing;
  return html`<div class="fields">
      ${stoneFields(editor, state)}${diskFields(editor, state)}${roundFields(editor, state)}
    </div>
    <details class="more">
      <summary>${TICK_WORDS.meaning}</summary>
      ${TICK_WORDS.meanings.map((words) => line(words))}
    </details>`;
}

function across({ now: { sketch } }: EditorState): Markup | typeof nothing {
  const { region, stone } = sketch;
  if (region === null || !has(sketch, "centres")) return nothing;
  return line(acrossWords(stonesAcross(region, stone.radius)));
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
    ? [field(TICK_WORDS.stoneRadius, "radius"), field(TICK_WORDS.tolerance, "tolerance")]
    : [];
}

/** Field for the number of stones across the region, which sets their radius. */
function acrossFields(editor: EditorController, sketch: Sketch): Markup[] {
  const { region, stone } = sketch;
  if (region === null || !has(sketch, "centres")) return [];
  const now = Math.round(stonesAcross(region, stone.radius));
  const resize = (across: number) =>
    change(editor, withStonesAcross(editor.sketch, across), "across");
  return [numberField(TICK_WORDS.stonesAcross, now, resize, { least: 1 })];
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
    numberField(TICK_WORDS.nextRadius, radius, resize, { least: 1 }),
    numberField(TICK_WORDS.touchWithin, 2 * slack, loosen),
  ];
}

/** Fields of a round region. */
function roundFields(editor: EditorController, { now }: EditorState): Markup[] {
  const { region } = now.sketch;
  if (region?.kind !== "circle") return [];
  const field = (name: string, part: "x" | "y" | "radius", least: number) =>
    numberField(
      name,
      region[part],
      (value) => change(editor, { region: { ...region, [part]: value } }, part),
      { least },
    );
  return [
    field(TICK_WORDS.middleX, "x", -FARTHEST),
    field(TICK_WORDS.middleY, "y", -FARTHEST),
    field(TICK_WORDS.regionsRadius, "radius", 1),
  ];
}

function gluing(editor: EditorController, { wrap }: Rings): Markup {
  const glue = (chosen: Rings["wrap"]) =>
    editor.store.dispatch({ kind: "drawn", sketch: wrapped(editor.sketch, chosen) });
  return named(TICK_WORDS.sides, select({ label: TICK_WORDS.gluing }, WRAP_WORDS, wrap, glue));
}
