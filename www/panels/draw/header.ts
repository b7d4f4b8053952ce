/** Top line of the drawing room. */

import { Redo2, Undo2 } from "lucide";
import type { SketchKind } from "../../engine/features.ts";
import { documentOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { isEmpty } from "../../sketch/sketch.ts";
import { DRAW_HEADER as W } from "../../words/draw-commands.ts";
import { HEADER } from "../../words/header.ts";
import { PAPER_WORDS } from "../../words/kinds.ts";
import { byId } from "../dom.ts";
import { menuButton, shareButton } from "../header.ts";
import type { Exporter } from "../on-demand.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { button, html, type Markup, mount, type On } from "../template.ts";
import { betweenStrokes, SETTLED_READS } from "./between-strokes.ts";
import { drawIcon } from "./commands.ts";

/** Opens dialogs that are fetched on first use. */
export interface Openers {
  readonly generate: () => void;
  readonly import: () => void;
  readonly help: () => void;
}

/** Mounts the buttons of the top line. Returns those that begin a board: where the top line has no room for
 *  them, they stand in the inspector. */
export function mountDrawHeader(
  editor: EditorController,
  openers: Openers,
  exporter: Exporter,
  share: ShareDialog,
): () => Markup {
  const document = () => documentOf(editor.sketch);
  const boards = () => html`<div class="row boards">
    ${newPaper(editor)}
    ${button(W.generate.name, openers.generate, "btn", { tip: W.generate.tip })}
  </div>`;
  const items = () => [
    { words: HEADER.import, press: openers.import },
    { words: HEADER.export, press: () => exporter.open(document()) },
    { words: HEADER.keys, press: openers.help },
  ];
  const link = () => share.open({ whole: document(), turns: 0 });
  mount(betweenStrokes(editor), "draw-buttons", SETTLED_READS, (state) => [
    drawIcon(editor, state, "undo", Undo2),
    drawIcon(editor, state, "redo", Redo2),
    boards(),
    shareButton(link),
    menuButton(items),
  ]);
  mount(editor.store, "easel-start", ["now"], ({ now }) => (isEmpty(now.sketch) ? boards() : null));
  mount(editor.store, "sketch-title", ["now"], ({ now }) => now.sketch.heading.title || W.untitled);
  return boards;
}

const PAPERS = Object.keys(PAPER_WORDS) as readonly SketchKind[];

/** New drawing, by its kind. */
function newPaper(editor: EditorController): Markup {
  const pick = ({ currentTarget: field }: On<HTMLSelectElement>) => {
    const kind = PAPERS.find((each) => each === field.value);
    field.value = "";
    if (kind !== undefined) editor.start(kind);
    byId("easel").focus();
  };
  return html`<select class="btn" aria-label=${W.newDrawing} @change=${pick}>
    <option value="">${W.new}</option>
    ${PAPERS.map((kind) => html`<option value=${kind}>${PAPER_WORDS[kind]}</option>`)}
  </select>`;
}
