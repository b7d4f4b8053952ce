/** Inspector of the drawing room: the selection in exact numbers, the board's properties, layouts,
 *  snapping. */

import { guard } from "lit-html/directives/guard.js";
import { X } from "lucide";
import { has } from "../../engine/features.ts";
import type { LayoutKind } from "../../layout/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { inTicks } from "../../sketch/sketch.ts";
import type { Snapping } from "../../sketch/snap.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { CLOSE } from "../../words/buttons.ts";
import { LAYOUT_WORDS, SNAP_WORDS, INSPECTOR_WORDS as W } from "../../words/draw-commands.ts";
import { drawnWords, PAPER_WORDS } from "../../words/kinds.ts";
import { type OnField, textOf } from "../field.ts";
import {
  button,
  html,
  iconButton,
  line,
  type Markup,
  mount,
  nothing,
  resting,
  row,
} from "../template.ts";
import { isStroke, SETTLED_READS } from "./between-strokes.ts";
import { type DrawCommand, offered } from "./commands.ts";
import { findingRows } from "./findings.ts";
import { numberField, toPaper } from "./number.ts";
import { selectButton } from "./select-menu.ts";
import { selectionFields } from "./selection.ts";
import { setsSection } from "./sets.ts";
import { ticksSection } from "./ticks.ts";

const EDITS: readonly DrawCommand[] = [
  "duplicate",
  "delete",
  "group",
  "ungroup",
  "lock",
  "unlock",
  "unlock-all",
  "pin",
  "unpin",
];
const TRANSFORMS: readonly DrawCommand[] = ["mirror", "flip", "turn-left", "turn-right"];
const ALIGNS: readonly DrawCommand[] = [
  "left",
  "right",
  "top",
  "bottom",
  "column",
  "row",
  "spread-across",
  "spread-down",
];
const LINKS: readonly DrawCommand[] = ["one-way", "two-way", "reverse", "straighten"];

const BODIES: readonly DrawCommand[] = ["lift", "flatten"];

const LAYOUTS: readonly LayoutKind[] = ["force", "circle", "grid", "layers"];

/** Disks whose quotient is small enough to be drawn. */
const MOST_DISKS_OF_SPACE = 100;

export function mountInspector(
  editor: EditorController,
  controller: GameController,
  bench: JobController,
  scene: EditorScene,
): void {
  const close = () => controller.store.dispatch({ kind: "sheet", sheet: "closed" });
  const reads = [...SETTLED_READS, "layoutProgress", "highlighted", "gameStones"] as const;
  let calm = editor.store.state;
  mount(editor.store, "inspector", reads, (state) => {
    if (!isStroke(state)) calm = state;
    const still = reads.map((part) => calm[part]);
    return html`
      ${iconButton(X, CLOSE, close, "dismiss sheet-close")}
      ${selectionSection(editor, state, calm)}
      ${boardSection(editor, state, calm, scene)}
      ${guard(still, () => setsSection(editor, calm))}
      ${ticksSection(editor, bench, state, calm)}
      ${layoutSection(editor, state)}
      ${snapSection(editor, state)}`;
  });
}

function selectionSection(editor: EditorController, state: EditorState, calm: EditorState): Markup {
  const commands = (names: readonly DrawCommand[]) =>
    guard([calm.now], () => offered(editor, calm, names));
  return html`<section>
    <h2>${W.selection}</h2>
    ${selectionFields(editor, state, calm)}
    ${row(selectButton(editor))}
    ${commands([...EDITS, ...LINKS])}
    <details class="more" ?hidden=${state.now.selection.size < 2}>
      <summary>${W.arrange}</summary>
      ${commands(TRANSFORMS)}${commands(ALIGNS)}
    </details>
  </section>`;
}

function boardSection(
  editor: EditorController,
  { now: { sketch }, survey, gameStones }: EditorState,
  calm: EditorState,
  scene: EditorScene,
): Markup {
  const name = (event: OnField) => {
    const heading = { ...editor.sketch.heading, title: textOf(event).trim() };
    editor.store.dispatch({ kind: "drawn", sketch: { ...editor.sketch, heading } });
  };
  const shown = gameStones !== null;
  const show = () => editor.showGameStones(shown ? "hidden" : "shown");
  return html`<section>
    <h2>${W.board}</h2>
    <input type="text" aria-label=${W.title} placeholder=${W.untitled} maxlength="1000" @change=${name} @keydown=${toPaper}
      ${resting(sketch.heading.title)}>
    <p class="kind"><span class="soft">${PAPER_WORDS[sketch.kind]}</span></p>
    <p id="counts" role="status">${survey === null ? "" : drawnWords(sketch.kind, survey)}</p>
    <ul id="findings" aria-label=${W.problems}>
      ${guard([survey], () => findingRows(editor.store.state, editor, scene))}
    </ul>
    ${row(button(W.gameStones.name, show, "chip", { pressed: shown, tip: W.gameStones.tip }))}
    ${guard([calm.now], () => toSpaceRow(editor, calm))}
  </section>`;
}

/** Button that makes a graph or disks a go-space, or the reason why it cannot. */
function toSpaceRow(
  editor: EditorController,
  { now: { sketch } }: EditorState,
): Markup | typeof nothing {
  const isGraph = has(sketch, "links") && sketch.points.size > 0;
  const areDisks = sketch.disks.size > 0 && sketch.disks.size <= MOST_DISKS_OF_SPACE;
  if (!isGraph && !areDisks) return nothing;
  const oneWay = [...sketch.links.values()].some(({ way }) => way === "one");
  const loose = [...sketch.disks.values()].some(({ core, reach }) => reach !== core);
  const { name, tip } = isGraph ? W.toSpace : W.toQuotient;
  const disabled = oneWay || loose;
  const press = button(name, () => editor.toSpace(), "btn small", { tip, disabled });
  return html`${row(press)}${disabled ? line(oneWay ? W.directed : W.inexact) : nothing}`;
}

function layoutSection(editor: EditorController, state: EditorState): Markup | typeof nothing {
  const { now, layoutProgress } = state;
  const { sketch } = now;
  if (inTicks(sketch.kind)) return nothing;
  const disabled = sketch.points.size === 0;
  const choice = (layout: LayoutKind) => {
    const { name, tip } = LAYOUT_WORDS[layout];
    return button(name, () => editor.layOut(layout), "btn small", { disabled, tip });
  };
  return html`<section>
    <h2>${W.layout}</h2>
    ${row(...LAYOUTS.map(choice))}
    ${guard([now], () => offered(editor, state, BODIES))}
    <div class="progress" ?hidden=${layoutProgress === null}>
      <progress max="1" aria-label=${W.layout} .value=${layoutProgress ?? 0}></progress>
      ${button(W.stop.name, () => editor.cancelLayout(), "btn small", { tip: W.stop.tip })}
    </div>
  </section>`;
}

function snapSection({ store }: EditorController, { snapping }: EditorState): Markup {
  const change = (part: Partial<Snapping>) => store.dispatch({ kind: "snapping", change: part });
  const chip = (part: keyof typeof SNAP_WORDS) => {
    const { name, tip } = SNAP_WORDS[part];
    const press = () => change({ [part]: !snapping[part] });
    return button(name, press, "chip", { pressed: snapping[part], tip });
  };
  const pitch = numberField(W.pitch, snapping.pitch, (value) => change({ pitch: value }), {
    step: "any",
  });
  return html`<section>
    <h2>${W.snapTo}</h2>
    ${row(chip("grid"), chip("angles"), chip("lengths"), chip("lines"))}
    <div class="fields">${pitch}</div>
  </section>`;
}
