/** Panel of the drawing room: the board's name, counts and problems, what can be done with the selection, and folded
 *  the layouts, snapping and exact numbers. */

import { guard } from "lit-html/directives/guard.js";
import { X } from "lucide";
import type { LayoutKind } from "../../layout/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type OnField, textOf } from "../../panels/field.ts";
import type { MakeFinite } from "../../panels/result.ts";
import {
  button,
  html,
  iconButton,
  type Markup,
  mount,
  nothing,
  resting,
  row,
} from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { inTicks, isEmpty, type Sketch } from "../../sketch/sketch.ts";
import type { Snapping } from "../../sketch/snap.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { CLOSE } from "../../words/buttons.ts";
import {
  LAYOUT_WORDS,
  SNAP_WORDS,
  TOOLBAR_WORDS,
  INSPECTOR_WORDS as W,
} from "../../words/draw-commands.ts";
import { drawnWords } from "../../words/drawing.ts";
import { backgroundFold } from "./background/panel.ts";
import { afterPicture, isStroke, SETTLED_READS } from "./between-strokes.ts";
import { colourChoice } from "./colours.ts";
import { type DrawCommand, offered } from "./commands.ts";
import { findingRows, problemCard } from "./findings.ts";
import { fold } from "./fold.ts";
import { numberField, toPaper } from "./number.ts";
import { exactFields, selectionFields } from "./selection.ts";
import { opensFold, setsSection } from "./sets.ts";
import { symmetryFold } from "./symmetry.ts";
import { regionSection, tickFields } from "./ticks.ts";
import { toSpaceRow } from "./to-space.ts";

/** Parts of the state that no command depends on. */
const OWN_READS = ["layoutProgress", "highlighted", "movesBackground", "lostPicture"] as const;

const SETS: readonly DrawCommand[] = ["placement", "open-set"];
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
  "star",
  "unstar",
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
const CONSTRAINTS: readonly DrawCommand[] = ["midpoint", "equal", "tangent", "release"];

const BODIES: readonly DrawCommand[] = ["lift", "flatten"];

const LAYOUTS: readonly LayoutKind[] = ["force", "circle", "grid", "layers"];

export function mountInspector(
  editor: EditorController,
  controller: GameController,
  makeFinite: MakeFinite | undefined,
  scene: EditorScene,
  choosePicture: () => void,
): void {
  const close = () => controller.store.dispatch({ kind: "sheet", sheet: "closed" });
  const reads = [...SETTLED_READS, ...OWN_READS] as const;
  const source = afterPicture(editor.store);
  mount(source, "drawing-problem", ["survey"], (state) => problemCard(state, editor));
  let calm = editor.store.state;
  mount(source, "inspector", reads, (state) => {
    if (!isStroke(state)) calm = state;
    const still = reads.map((part) => calm[part]);
    return html`
      ${iconButton(X, CLOSE, close, "dismiss sheet-close")}
      ${boardSection(editor, state, scene)}
      ${selectionSection(editor, state, calm)}
      ${guard(still, () => setsSection(editor, calm))}
      ${regionSection(editor, makeFinite, state, calm)}
      <div class="folds">
        ${layoutFold(editor, state, calm)}
        ${symmetryFold(editor, state)}
        ${backgroundFold(editor, state, choosePicture)}
        ${snapFold(editor, state)}
        ${fold("numbers", W.exact, [exactFields(editor, state), tickFields(editor, state)])}
        ${guard(still, () => opensFold(editor, calm))}
      </div>`;
  });
}

function selectionSection(editor: EditorController, state: EditorState, calm: EditorState): Markup {
  const { sketch, selection } = state.now;
  const commands = (names: readonly DrawCommand[]) =>
    guard([calm.now], () => offered(editor, calm, names));
  return html`<section ?hidden=${selection.size === 0 && sketch.locked.size === 0}>
    <h2>${W.selection}</h2>
    ${selectionFields(editor, state, calm)}
    ${guard([calm.now], () => colourChoice(editor, calm))}
    ${commands([...SETS, ...EDITS, ...LINKS, ...CONSTRAINTS])}
    <details class="more" ?hidden=${selection.size < 2}>
      <summary>${W.arrange}</summary>
      ${commands(TRANSFORMS)}${commands(ALIGNS)}
    </details>
  </section>`;
}

function boardSection(
  editor: EditorController,
  { now: { sketch }, survey }: EditorState,
  scene: EditorScene,
): Markup {
  const name = (event: OnField) => {
    const heading = { ...editor.sketch.heading, title: textOf(event).trim() };
    editor.store.dispatch({ kind: "drawn", sketch: { ...editor.sketch, heading } });
  };
  return html`<section>
    <input type="text" class="name" aria-label=${W.title} placeholder=${W.untitled} maxlength="1000" autocomplete="off"
      spellcheck="false" @change=${name} @keydown=${toPaper} ${resting(sketch.heading.title)}>
    <p id="counts" role="status">${countsWords(sketch, survey)}</p>
    <ul id="findings" aria-label=${W.problems}>
      ${guard([survey], () => findingRows(editor.store.state, editor, scene))}
    </ul>
  </section>`;
}

function countsWords(sketch: Sketch, survey: EditorState["survey"]): string {
  if (isEmpty(sketch)) return W.nothing;
  return survey === null ? "" : drawnWords(sketch, survey);
}

function layoutFold(
  editor: EditorController,
  state: EditorState,
  calm: EditorState,
): Markup | typeof nothing {
  const { now, layoutProgress } = state;
  const { sketch } = now;
  if (inTicks(sketch.kind)) return nothing;
  const disabled = sketch.points.size === 0;
  const choice = (layout: LayoutKind) => {
    const { name, tip } = LAYOUT_WORDS[layout];
    return button(name, () => editor.layOut(layout), "btn small", { disabled, tip });
  };
  return fold(
    "layout",
    W.layout,
    html`${row(...LAYOUTS.map(choice))}
    <div class="progress" ?hidden=${layoutProgress === null}>
      <progress max="1" aria-label=${W.layout} .value=${layoutProgress ?? 0}></progress>
      ${button(W.stop.name, () => editor.cancelLayout(), "btn small", { tip: W.stop.tip })}
    </div>
    ${guard([now], () => offered(editor, state, BODIES))}
    ${guard([calm.now], () => toSpaceRow(editor, calm))}`,
  );
}

function snapFold({ store }: EditorController, { snapping }: EditorState): Markup {
  const change = (part: Partial<Snapping>) => store.dispatch({ kind: "snapping", change: part });
  const chip = (part: keyof typeof SNAP_WORDS) => {
    const { name, tip } = SNAP_WORDS[part];
    const press = () => change({ [part]: !snapping[part] });
    return button(name, press, "chip", { pressed: snapping[part], tip });
  };
  const pitch = numberField(W.pitch, snapping.pitch, (value) => change({ pitch: value }), {
    step: "any",
  });
  return fold(
    "snapping",
    TOOLBAR_WORDS.snapping,
    html`${row(chip("grid"), chip("angles"), chip("lengths"), chip("lines"))}
    <div class="fields">${pitch}</div>`,
  );
}
