/** Top line of the drawing room. */

import { Redo2, Undo2 } from "lucide";
import type { GameDocument } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { toggleTheme } from "../../panels/appearance.ts";
import { type Item, openMenu } from "../../panels/button-menu.ts";
import { byId, nameTab } from "../../panels/dom.ts";
import { menuButton, shareButton } from "../../panels/header.ts";
import { languageItems } from "../../panels/language.ts";
import type { Sharing } from "../../panels/sharing.ts";
import { button, html, mount, nothing } from "../../panels/template.ts";
import { documentOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { isPlayable } from "../../sketch/finding-items.ts";
import { DRAW_COMMAND_WORDS, DRAW_HEADER as W } from "../../words/draw-commands.ts";
import { HEADER } from "../../words/header.ts";
import { betweenStrokes, SETTLED_READS } from "./between-strokes.ts";
import { drawIcon, runDraw } from "./commands.ts";
import { openSteps } from "./history.ts";
import { kindItems } from "./select-menu.ts";
import { wheelItem } from "./wheel.ts";

/** Opens dialogs that are fetched on first use. */
export interface Openers {
  readonly generate: () => void;
  readonly import: () => void;
  readonly help: () => void;
  /** Writes a drawing for other programs, or as a file. */
  readonly write: (document: GameDocument) => void;
}

/** Mounts the buttons of the top line. Returns a function that opens the list of steps at its menu. */
export function mountDrawHeader(
  editor: EditorController,
  controller: GameController,
  openers: Openers,
  share: Sharing | null,
  play: () => void,
): () => void {
  const drawn = () => documentOf(editor.sketch);
  const steps = (opener: HTMLButtonElement) => openSteps(editor, controller, opener);
  const link = share === null ? null : () => share.open({ whole: drawn(), turns: 0 });
  const kinds = (opener: HTMLButtonElement) => openMenu(opener, kindItems(editor));
  const redo = () => runDraw(editor, "redo");
  const items = () => {
    const { past, future, gameStones } = editor.store.state;
    const shown = gameStones !== null;
    return [
      ...hidden(".new", { words: W.new.name, tip: W.new.tip, press: openers.generate }),
      ...hidden(".redo", {
        words: DRAW_COMMAND_WORDS.redo.name,
        press: redo,
        disabled: future.length === 0,
      }),
      ...(link === null ? [] : hidden(".share", { words: HEADER.share, press: link })),
      { words: W.history, press: steps, disabled: past.length + future.length === 0 },
      { words: W.select.name, tip: W.select.tip, press: kinds },
      {
        words: W.gameStones.name,
        tip: W.gameStones.tip,
        pressed: shown,
        press: () => editor.showGameStones(shown ? "hidden" : "shown"),
      },
      wheelItem(),
      { words: HEADER.import, press: openers.import },
      { words: HEADER.export, press: () => openers.write(drawn()) },
      { words: HEADER.theme, press: () => toggleTheme(controller) },
      { words: HEADER.keys, press: openers.help },
      ...languageItems(),
    ];
  };
  mount(betweenStrokes(editor), "draw-buttons", SETTLED_READS, (state) => [
    drawIcon(editor, state, "undo", Undo2),
    html`<span class="redo">${drawIcon(editor, state, "redo", Redo2)}</span>`,
    button(W.new.name, openers.generate, "btn bare new", { tip: W.new.tip }),
    button(W.play.name, play, "btn primary", { tip: W.play.tip, disabled: !isPlayable(state) }),
    link === null ? nothing : html`<span class="share">${shareButton(link)}</span>`,
    menuButton(items),
  ]);
  fitLine(byId("draw-buttons"));
  const retitle = () => {
    const { room, board } = controller.store.state;
    nameTab(room === "draw" ? editor.sketch.heading.title || W.untitled : board.title);
  };
  editor.store.subscribe(({ now }, before) => {
    if (now !== before.now) retitle();
  });
  controller.store.subscribe(({ room }, before) => {
    if (room !== before.room) retitle();
  });
  return () => {
    const opener = byId("draw-buttons").querySelector<HTMLButtonElement>("[aria-haspopup]");
    if (opener !== null) steps(opener);
  };
}

/** An item of the menu for a part of the line that has no room. */
function hidden(part: string, item: Item): readonly Item[] {
  const isSeen = byId("draw-buttons").querySelector(part)?.checkVisibility() ?? true;
  return isSeen ? [] : [item];
}

/** Hides Share, then Redo and New, where the line has no room, whatever the size of the text. */
function fitLine(line: HTMLElement): void {
  const [header, tabs] = [line.parentElement, byId("tabs")];
  const overflows = () =>
    (header !== null && header.scrollWidth > header.clientWidth) ||
    tabs.scrollHeight > tabs.clientHeight;
  const fit = () => {
    for (const fewer of ["none", "share", "redo", "new"]) {
      line.dataset.without = fewer;
      if (!overflows()) return;
    }
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  for (const part of [document.body, line, ...line.children]) observer.observe(part);
}
