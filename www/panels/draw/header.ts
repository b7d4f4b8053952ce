/** Top line of the drawing room. */

import { Redo2, Undo2 } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { documentOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { DRAW_HEADER as W } from "../../words/draw-commands.ts";
import { HEADER } from "../../words/header.ts";
import { nameTab } from "../dom.ts";
import { menuButton, shareButton } from "../header.ts";
import type { Exporter } from "../on-demand.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { button, html, mount } from "../template.ts";
import { betweenStrokes, SETTLED_READS } from "./between-strokes.ts";
import { drawIcon } from "./commands.ts";
import { historyButton, historyItems } from "./history.ts";

/** Opens dialogs that are fetched on first use. */
export interface Openers {
  readonly generate: () => void;
  readonly import: () => void;
  readonly help: () => void;
  /** Shows the choice of a drawing. */
  readonly start: () => void;
}

/** Mounts the buttons of the top line. */
export function mountDrawHeader(
  editor: EditorController,
  controller: GameController,
  openers: Openers,
  exporter: Exporter,
  share: ShareDialog,
): void {
  const drawn = () => documentOf(editor.sketch);
  const items = () => [
    ...historyItems(editor, controller),
    { words: HEADER.import, press: openers.import },
    { words: HEADER.export, press: () => exporter.open(drawn(), drawn()) },
    { words: HEADER.keys, press: openers.help },
  ];
  const link = () => share.open({ whole: drawn(), turns: 0 });
  mount(betweenStrokes(editor), "draw-buttons", SETTLED_READS, (state) => [
    drawIcon(editor, state, "undo", Undo2),
    drawIcon(editor, state, "redo", Redo2),
    historyButton(editor, controller, state),
    html`<div class="row boards">
      ${button(W.new.name, openers.start, "btn", { tip: W.new.tip })}
      ${button(W.generate.name, openers.generate, "btn", { tip: W.generate.tip })}
    </div>`,
    shareButton(link),
    menuButton(items),
  ]);
  const title = () => editor.sketch.heading.title || W.untitled;
  const retitle = () => {
    const { room, board } = controller.store.state;
    nameTab(room === "draw" ? title() : board.title);
  };
  mount(editor.store, "sketch-title", ["now"], title, { after: retitle });
  controller.store.subscribe(({ room }, before) => {
    if (room !== before.room) retitle();
  });
}
